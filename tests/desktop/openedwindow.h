#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with invented data and nothing of this machine in it, and the states in which it is
// looked at: by screenshots, by golden pictures, and by the walks over contrast and text size.

#include "app/desktop/shell/mainwindow.h"

#include <QImage>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

namespace jinbang::app::test {

struct Appearance {
    bool dark = false;
    QString language = QStringLiteral("en");
    QSize size{1440, 900};
    double textScale = 1;
};

/// Both themes, both languages, both sizes.
[[nodiscard]] std::vector<Appearance> allAppearances();
/// Fewer of them: each theme in each language, each size in half of those.
[[nodiscard]] std::vector<Appearance> crossedAppearances();
/// "en_dark_1440x900", or "en_dark_1440x900_150" with text of one and a half times the size.
[[nodiscard]] QString nameOf(const Appearance &appearance);

class OpenedWindow;

/// A page or a dialog in a state.
struct Shot {
    const char *name;
    bool withReport;
    std::function<void(OpenedWindow &)> prepare;
    bool isFurther = false; // another view of a page that has a shot: looked at less often
};
[[nodiscard]] const std::vector<Shot> &allShots();

class OpenedWindow
{
public:
    /// Shown, with libraries and a machine found.
    explicit OpenedWindow(const Appearance &appearance);
    OpenedWindow(const Appearance &appearance, const Shot &shot);
    ~OpenedWindow();

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Look &look() { return m_look; }
    [[nodiscard]] Settings &settings() { return m_settings; }
    [[nodiscard]] Worker &worker() { return m_worker; }
    /// Where the runs are kept; where files for dialogs may be put.
    [[nodiscard]] QString dataFolder() const { return m_folder.path(); }
    [[nodiscard]] QString sampleFolder() const { return m_samples.path(); }
    /// Shows a dialog of the window, which is what is looked at from now on.
    void open(QDialog *dialog);
    /// The dialog, or the window where there is none.
    [[nodiscard]] QWidget &shown();
    /// Lets events be handled until then.
    static void waitFor(const std::function<bool()> &done);
    /// As it is painted, with `density` pixels for one.
    [[nodiscard]] QImage picture(int density = 1);

private:
    Settings m_settings;
    Look m_look;
    LibrarySlots m_slots;
    Workbench m_bench{m_look, m_settings, m_slots};
    Language m_language;
    SystemTheme m_system;
    QTemporaryDir m_folder, m_samples;
    RunStore m_store{m_folder.path().toStdString()};
    Worker m_worker;
    std::unique_ptr<MainWindow> m_window;
    QDialog *m_dialog = nullptr; // of the window
};

} // namespace jinbang::app::test
