#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window may ask of any page, so that a new page is one line of its list: where the focus
// goes, what Ctrl+C takes, which charts there are to export.

#include "app/desktop/dialogs/chartexport.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace jinbang::app {

enum class ChartOption { Whiskers, Values, LogScale };

class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// The run that is shown everywhere, or null.
    virtual void setReport(std::shared_ptr<const core::archive::Report>) {}
    /// Gives the focus to what the page is about; called when it comes to the front.
    virtual void focusMain() = 0;
    virtual void copy() const = 0;
    /// Parts that F6 stops at, in the order that they are read.
    [[nodiscard]] virtual std::vector<QWidget *> regions() { return {this}; }
    /// Puts the cursor into the page's search field; false when it has none.
    [[nodiscard]] virtual bool find() { return false; }
    /// What the export dialog and the clipboard get: the selected chart first.
    [[nodiscard]] virtual std::vector<ChartExport> exports() const { return {}; }
    virtual void toggle(ChartOption) {}

Q_SIGNALS:
    void goToBench();
    void exportWanted();
    /// For the status line: something was done, something failed.
    void said(const QString &text);
    void failed(const QString &text);
    /// What a user named is shown now; told where no font can show it.
    void namesShown(const QStringList &names);
    /// Something was done that can be taken further, or back.
    void offered(const QString &text, const QString &link, const std::function<void()> &action);
};

} // namespace jinbang::app
