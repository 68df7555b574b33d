#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with invented data and nothing of this machine in it, and the states in which it is
// looked at: by screenshots, by golden pictures, and by the walks over contrast and text size.

#include "app/desktop/shell/mainwindow.h"

#include <QTemporaryDir>

#include <QImage>

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
/// "en_dark_1440x900".
[[nodiscard]] QString nameOf(const Appearance &appearance);

/// A page in a state.
struct Shot {
    const char *name;
    bool withReport;
    std::function<void(MainWindow &)> prepare;
};
[[nodiscard]] const std::vector<Shot> &allShots();

class OpenedWindow
{
public:
    /// Shown, with libraries and a machine found.
    explicit OpenedWindow(const Appearance &appearance);
    OpenedWindow(const Appearance &appearance, const Shot &shot);

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Look &look() { return m_look; }
    /// As it is painted, with `density` pixels for one.
    [[nodiscard]] QImage picture(int density = 1);

private:
    Settings m_settings;
    Look m_look;
    LibrarySlots m_slots;
    Workbench m_bench{m_look, m_settings, m_slots};
    Language m_language;
    SystemTheme m_system;
    QTemporaryDir m_folder;
    RunStore m_store{m_folder.path().toStdString()};
    std::unique_ptr<MainWindow> m_window;
};

} // namespace jinbang::app::test
