// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/exportdialog.h"

#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/safefile.h"
#include "app/desktop/widgets/segmented.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace jinbang::app {

namespace {

constexpr int kSideWidth = 256; // px

} // namespace

ExportDialog::ExportDialog(const Look &look, std::vector<ChartExport> charts, QWidget *parent)
    : QDialog(parent)
    , m_look(look)
    , m_charts(std::move(charts))
    , m_preview(new QLabel(this))
    , m_size(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_which(new QComboBox(this))
    , m_format(new Segmented(3, this))
    , m_scale(new Segmented(3, this))
    , m_colours(new Segmented(3, this))
    , m_title(new QCheckBox(tr("Title and units"), this))
    , m_footer(new QCheckBox(tr("Run details in the footer"), this))
    , m_transparent(new QCheckBox(tr("Transparent background"), this))
    , m_outlines(new QCheckBox(tr("Text as outlines (SVG)"), this))
    , m_copy(new QPushButton(tr("Copy to clipboard"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_save(new QPushButton(tr("Save as…"), this))
{
    setWindowTitle(tr("Export chart"));
    build();
    updatePreview();
}

void ExportDialog::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(20);
    m_preview->setProperty("card", QStringLiteral("plain"));
    m_preview->setMinimumSize(560, 400);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    middle->addWidget(m_preview, 1);
    auto *side = new QVBoxLayout;
    side->setSpacing(5);
    const auto add = [&](const QString &name, QWidget *widget) {
        auto *label = new QLabel(name, this);
        label->setProperty("role", QStringLiteral("secondary"));
        label->setBuddy(widget);
        widget->setAccessibleName(name);
        side->addWidget(label);
        side->addWidget(widget);
        side->addSpacing(8);
        return label;
    };
    QLabel *which = add(tr("Chart"), m_which);
    for (const ChartExport &chart : m_charts)
        m_which->addItem(chart.title);
    which->setVisible(m_charts.size() > 1);
    m_which->setVisible(m_charts.size() > 1);
    add(tr("Format"), m_format);
    add(tr("Scale"), m_scale);
    add(tr("Colours"), m_colours);
    m_format->setTexts({QStringLiteral("PNG"), QStringLiteral("SVG"), QStringLiteral("PDF")});
    m_scale->setTexts({QStringLiteral("1×"), QStringLiteral("2×"), QStringLiteral("3×")});
    m_scale->setChosen(1);
    m_colours->setTexts({tr("As shown"), tr("Light"), tr("Dark")});
    for (QCheckBox *box : {m_title, m_footer, m_outlines})
        box->setChecked(true);
    for (QCheckBox *box : {m_title, m_footer, m_transparent, m_outlines}) {
        side->addWidget(box);
        side->addSpacing(3);
        connect(box, &QCheckBox::toggled, this, &ExportDialog::updatePreview);
    }
    side->addStretch(1);
    m_size->setProperty("role", QStringLiteral("secondary"));
    m_problem->setProperty("role", QStringLiteral("warn"));
    m_problem->setWordWrap(true);
    side->addWidget(m_problem);
    side->addWidget(m_size);
    auto *sideBox = new QWidget(this);
    sideBox->setFixedWidth(m_look.theme().px(kSideWidth));
    side->setContentsMargins(0, 0, 0, 0);
    sideBox->setLayout(side);
    middle->addWidget(sideBox);
    column->addLayout(middle, 1);

    auto *buttons = new QHBoxLayout;
    m_copy->setIcon(m_look.icon(Icon::Copy));
    m_copy->setIconSize({22, 16});
    m_save->setIcon(m_look.icon(Icon::Download, &Tokens::onAccent));
    m_save->setIconSize({22, 16});
    m_save->setProperty("kind", QStringLiteral("primary"));
    m_save->setDefault(true);
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);

    for (Segmented *segmented : {m_format, m_scale, m_colours})
        connect(segmented, &Segmented::choose, this, &ExportDialog::updatePreview);
    connect(m_which, &QComboBox::currentIndexChanged, this, &ExportDialog::updatePreview);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setImage(copied()); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::saveAs);
}

Theme ExportDialog::theme() const
{
    Theme chosen = m_look.theme();
    chosen.compact = false;
    chosen.scale = 1; // a picture does not depend on the text size of this desktop
    if (m_colours->chosen() > 0)
        chosen.dark = m_colours->chosen() == 2;
    return chosen;
}

std::unique_ptr<ChartBase> ExportDialog::chart() const
{
    const auto index = size_t(std::max(0, m_which->currentIndex()));
    return framedChart(m_charts[index], theme(),
                       {m_title->isChecked(), m_footer->isChecked(), m_transparent->isChecked()});
}

PictureOptions ExportDialog::options(const ChartBase &made) const
{
    const ChartExport &item = m_charts[size_t(std::max(0, m_which->currentIndex()))];
    PictureOptions options;
    options.format = PictureFormat(m_format->chosen());
    options.size = exportSize(made);
    options.scale = m_scale->chosen() + 1;
    options.outlines = m_outlines->isChecked();
    options.title = item.title;
    options.description = made.sentence();
    return options;
}

void ExportDialog::updatePreview()
{
    const auto made = chart();
    const PictureOptions wanted = options(*made);
    const bool png = wanted.format == PictureFormat::Png;
    m_scale->setEnabled(png);
    m_outlines->setEnabled(wanted.format == PictureFormat::Svg);
    const QImage image = drawImage(*made, wanted.size, 2);
    QPixmap pixmap = QPixmap::fromImage(
        image.scaled(QSize(m_preview->size() - QSize(4, 4)) * devicePixelRatioF(),
                     Qt::KeepAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    m_preview->setPixmap(pixmap);
    const auto bytes = drawPicture(*made, wanted);
    const QString weight = bytes ? sizeText(double(bytes->size())) : QString();
    const QSize pixels = png ? wanted.size * wanted.scale : wanted.size;
    m_size->setText(tr("%1 × %2 px, %3")
                        .arg(groupedText(pixels.width()), groupedText(pixels.height()), weight));
    tell(glyphProblem(*made));
}

void ExportDialog::tell(const QString &problem)
{
    m_problem->setText(problem);
    // In nested layouts a label of several lines gets the height of fewer (ui.md T17).
    const int height = m_problem->heightForWidth(m_look.theme().px(kSideWidth));
    m_problem->setMinimumHeight(problem.isEmpty() ? 0 : std::max(0, height));
    m_problem->setVisible(!problem.isEmpty());
}

QImage ExportDialog::copied() const
{
    const auto made = chart();
    return drawImage(*made, exportSize(*made), m_scale->chosen() + 1);
}

core::Result<void> ExportDialog::saveTo(const QString &path) const
{
    const auto format = formatOf(path);
    if (!format)
        return format.error();
    const auto made = chart();
    PictureOptions wanted = options(*made);
    wanted.format = *format;
    const auto bytes = drawPicture(*made, wanted);
    if (!bytes)
        return bytes.error();
    return saveSafely(path, *bytes);
}

void ExportDialog::saveAs()
{
    const QString suffix = QStringList{QStringLiteral("png"), QStringLiteral("svg"),
                                       QStringLiteral("pdf")}[m_format->chosen()];
    QFileDialog dialog(this, tr("Save chart"), QString(),
                       QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    QString name = m_charts[size_t(std::max(0, m_which->currentIndex()))].title;
    for (const QChar apart : QStringLiteral("/\\:*?\"<>|"))
        name.replace(apart, u'-'); // what no file system everywhere takes
    dialog.selectFile(name.left(100) + u'.' + suffix);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    const auto done = saveTo(path);
    if (!done) {
        // Stay open with the choice kept, or it looks as if it had been saved.
        tell(errorText(done.error()));
        return;
    }
    Q_EMIT saved(path);
    accept();
}

void ExportDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    updatePreview();
}

} // namespace jinbang::app
