// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/dataexport.h"

#include "app/desktop/text/errortext.h"
#include "app/desktop/text/formattext.h"
#include "core/archive/formats.h"
#include "core/archive/safefile.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <utility>

namespace jinbang::app {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

// What a file dialog takes as the default suffix of this format.
QString suffixOf(const core::archive::Format &format)
{
    return format.id == "json" ? QStringLiteral("jinbang.json") : text(format.suffix).mid(1);
}

} // namespace

DataExport::DataExport(const Look &look, std::shared_ptr<const core::archive::Report> report,
                       QWidget *parent)
    : QDialog(parent)
    , m_look(look)
    , m_report(std::move(report))
    , m_list(new QListWidget(this))
    , m_about(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_save(new QPushButton(tr("Save as…"), this))
{
    setWindowTitle(tr("Export data"));
    build();
    choose(0);
}

void DataExport::build()
{
    for (const core::archive::Format *format : core::archive::formats()) {
        if (format->write == nullptr)
            continue;
        m_formats.push_back(format);
        m_list->addItem(QStringLiteral("%1   .%2").arg(formatTitle(format->id), suffixOf(*format)));
        // Chinese lines are higher
        m_list->item(m_list->count() - 1)->setSizeHint({100, m_look.theme().px(27)});
    }
    m_list->setAccessibleName(tr("Format"));
    m_list->setSpacing(2);
    m_about->setWordWrap(true);
    m_about->setProperty("role", QStringLiteral("secondary"));
    m_about->setMinimumHeight(m_look.theme().px(36));
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_problem->setWordWrap(true);
    m_problem->setProperty("role", QStringLiteral("error"));
    m_problem->hide();
    m_save->setIcon(m_look.icon(Icon::Download, &Tokens::onAccent));
    m_save->setIconSize({22, 16});
    m_save->setProperty("kind", QStringLiteral("primary"));
    m_save->setDefault(true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    auto *card = new QFrame(this);
    card->setProperty("card", QStringLiteral("plain"));
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(6, 6, 6, 6);
    inside->addWidget(m_list);
    column->addWidget(card, 1);
    column->addWidget(m_about);
    column->addWidget(m_problem);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
    resize(m_look.theme().px(460), m_look.theme().px(430));
    connect(m_list, &QListWidget::currentRowChanged, this, &DataExport::showChoice);
    connect(m_list, &QListWidget::itemActivated, this, &DataExport::saveAs);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &DataExport::saveAs);
}

const core::archive::Format &DataExport::format() const
{
    return *m_formats[size_t(std::max(0, m_list->currentRow()))];
}

void DataExport::choose(int format)
{
    m_list->setCurrentRow(format);
}

void DataExport::showChoice()
{
    m_about->setText(formatPurpose(format().id));
    m_problem->hide();
}

core::Result<void> DataExport::saveTo(const QString &path) const
{
    const core::archive::Format *chosen = &format();
    const QString shared = text(chosen->suffix).section(u'.', -1);
    const std::filesystem::path file(path.toStdString());
    const auto named = core::archive::formatToWrite(file);
    if (!named)
        return named.error();
    // "a.csv" with Excel's CSV chosen stays Excel's; "a.md" does not.
    const bool onlyShared = text((*named)->suffix) == u'.' + shared;
    if (!onlyShared)
        chosen = *named;
    if (auto held = core::archive::checkHeld(*m_report, *chosen); !held)
        return held;
    return core::archive::writeFileSafely(
        file, [&](core::archive::Output &output) { chosen->write(*m_report, output); });
}

void DataExport::saveAs()
{
    QFileDialog dialog(
        this, tr("Export data"), QString(),
        QStringLiteral("%1 (*.%2)").arg(formatTitle(format().id), suffixOf(format())));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffixOf(format()));
    const QString title =
        QString::fromStdString(m_report->title.empty() ? m_report->runId : m_report->title);
    dialog.selectFile((title.isEmpty() ? QStringLiteral("run") : QString(title).replace(u'/', u'-'))
                      + u'.' + suffixOf(format()));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    if (const auto done = saveTo(path); !done) {
        // Stay open with the choice kept, or it looks as if it had been saved.
        m_problem->setText(errorText(done.error()));
        m_problem->show();
        return;
    }
    Q_EMIT saved(path);
    accept();
}

} // namespace jinbang::app
