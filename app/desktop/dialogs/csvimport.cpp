// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/csvimport.h"

#include "app/desktop/delegates/previewdelegate.h"
#include "app/desktop/models/rowsmodel.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/words.h"
#include "app/desktop/theme/glyphs.h"
#include "app/desktop/widgets/segmented.h"
#include "core/archive/units.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace jinbang::app {

using core::archive::ColumnRole;
using core::archive::CsvChoice;

namespace {

constexpr std::array kFields{ColumnRole::Metric, ColumnRole::Library, ColumnRole::Score,
                             ColumnRole::Unit, ColumnRole::Error};
constexpr const char *kEncodings[] = {"UTF-8",    "GB18030",   "Big5",   "UTF-16LE",
                                      "UTF-16BE", "Shift_JIS", "EUC-KR", "windows-1252"};
constexpr const char *kUnits[] = {"ops/s", "ops/ms", "ns/op", "us/op", "ms/op", "s/op", "MB/s"};

struct Separator {
    char mark;
    const char *name;
};
constexpr Separator kSeparators[] = {
    {',', QT_TRANSLATE_NOOP("jinbang::app::CsvImport", "Comma ,")},
    {';', QT_TRANSLATE_NOOP("jinbang::app::CsvImport", "Semicolon ;")},
    {'\t', QT_TRANSLATE_NOOP("jinbang::app::CsvImport", "Tab")},
    {'|', QT_TRANSLATE_NOOP("jinbang::app::CsvImport", "Bar |")},
    {' ', QT_TRANSLATE_NOOP("jinbang::app::CsvImport", "Space")}};

QString asSentence(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace

CsvImport::CsvImport(const Look &look, Worker &worker, const QString &path, QWidget *parent)
    : QDialog(parent)
    , m_look(look)
    , m_worker(worker)
    , m_path(path)
    , m_model(new CsvPreviewModel(this))
    , m_table(new QTableView(this))
    , m_encoding(new QComboBox(this))
    , m_separator(new QComboBox(this))
    , m_unit(new QComboBox(this))
    , m_decimal(new Segmented(2, this))
    , m_headings(new QCheckBox(tr("The first row is headings"), this))
    , m_fileName(new QLabel(this))
    , m_verdictIcon(new QLabel(this))
    , m_verdict(new QLabel(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_import(new QPushButton(tr("Import"), this))
{
    setWindowTitle(tr("Import a table"));
    build();
    load();
}

QWidget *CsvImport::buildFields()
{
    auto *fields = new QWidget(this);
    auto *grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    const auto add = [&](int row, int column, const QString &name, QWidget *widget) {
        auto *label = new QLabel(name, this);
        label->setProperty("role", QStringLiteral("field"));
        label->setBuddy(widget);
        widget->setAccessibleName(name);
        grid->addWidget(label, 2 * row, column, Qt::AlignBottom);
        grid->addWidget(widget, 2 * row + 1, column);
        grid->setColumnStretch(column, 1);
    };
    for (const char *name : kEncodings)
        m_encoding->addItem(QString::fromLatin1(name));
    for (const Separator &separator : kSeparators)
        m_separator->addItem(tr(separator.name));
    m_decimal->setTexts({QStringLiteral("1.5"), QStringLiteral("1,5")});
    m_unit->setEditable(true);
    m_unit->setInsertPolicy(QComboBox::NoInsert);
    for (const char *unit : kUnits)
        m_unit->addItem(QString::fromLatin1(unit));
    add(0, 0, tr("Encoding"), m_encoding);
    add(0, 1, tr("Between cells"), m_separator);
    add(0, 2, tr("Decimal mark"), m_decimal);
    grid->addWidget(m_headings, 1, 3, 1, 3);
    for (size_t i = 0; i < kFields.size(); ++i) {
        m_columns[i] = new QComboBox(this);
        m_columns[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_columns[i]->setMinimumContentsLength(6);
        add(1, int(i), roleText(kFields[i]), m_columns[i]);
        m_columns[i]->setAccessibleName(tr("Column: %1").arg(roleText(kFields[i])));
        connect(m_columns[i], &QComboBox::activated, this,
                [this, i](int item) { takeColumn(i, item); });
    }
    add(1, int(kFields.size()), tr("Unit of all scores"), m_unit);
    m_unit->setToolTip(tr("Where no column says it; without one, more is better"));
    grid->setRowMinimumHeight(1, m_look.theme().px(30));
    grid->setRowMinimumHeight(2, m_look.theme().px(24)); // sets the columns a little apart
    return fields;
}

void CsvImport::build()
{
    m_fileName->setText(QFileInfo(m_path).fileName());
    m_fileName->setTextFormat(Qt::PlainText);
    m_fileName->setProperty("role", QStringLiteral("title"));
    m_fileName->setToolTip(m_path.toHtmlEscaped());
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PreviewDelegate(m_look, m_table));
    m_table->setAccessibleName(tr("The first rows as they would be understood"));
    dressTable(*m_table, m_look, kCellEdge);
    m_table->horizontalHeader()->setFixedHeight(m_look.theme().px(42));
    m_table->horizontalHeader()->setDefaultSectionSize(m_look.theme().px(140));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setMinimumHeight(m_look.theme().px(36));
    m_import->setProperty("kind", QStringLiteral("primary"));
    m_import->setDefault(true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    column->addWidget(m_fileName);
    column->addWidget(buildFields());
    auto *card = new QFrame(this);
    card->setProperty("card", QStringLiteral("plain"));
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(m_table);
    column->addWidget(card, 1);
    auto *footer = new QHBoxLayout;
    footer->setSpacing(8);
    footer->addWidget(m_verdictIcon);
    footer->addWidget(m_verdict, 1);
    footer->addWidget(m_cancel);
    footer->addWidget(m_import);
    column->addLayout(footer);
    resize(m_look.theme().px(900), m_look.theme().px(580));
    std::vector<QWidget *> order{m_encoding, m_separator, m_decimal->button(0),
                                 m_decimal->button(1), m_headings};
    order.insert(order.end(), m_columns.begin(), m_columns.end());
    order.insert(order.end(), {m_unit, m_table, m_cancel, m_import});
    for (size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);

    connect(m_encoding, &QComboBox::activated, this, [this] {
        m_choice.encoding = m_encoding->currentText().toStdString();
        ask(Ask::Guess);
    });
    connect(m_separator, &QComboBox::activated, this, [this](int item) {
        m_choice.separator = kSeparators[item].mark;
        ask(Ask::Guess);
    });
    connect(m_headings, &QCheckBox::clicked, this, [this](bool on) {
        m_choice.headings = on;
        ask(Ask::Guess);
    });
    connect(m_decimal, &Segmented::choose, this, [this](int index) {
        m_choice.decimal = index == 1 ? ',' : '.';
        m_decimalSaid = true;
        ask(Ask::Preview);
    });
    connect(m_unit, &QComboBox::editTextChanged, this, [this](const QString &text) {
        m_choice.unit = text.trimmed().toStdString();
        ask(Ask::Preview);
    });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_import, &QPushButton::clicked, this, &QDialog::accept);
}

void CsvImport::load()
{
    m_busy = true;
    showVerdict();
    m_worker.ask(
        this, [path = m_path] { return readTable(path); },
        [this](core::Result<TableReading> reading) {
            if (reading)
                return take(std::move(*reading));
            m_busy = false;
            for (QWidget *field :
                 {static_cast<QWidget *>(m_encoding), static_cast<QWidget *>(m_separator),
                  static_cast<QWidget *>(m_decimal), static_cast<QWidget *>(m_headings),
                  static_cast<QWidget *>(m_unit)})
                field->setEnabled(false);
            showColumns();
            m_import->setEnabled(false);
            say(errorText(reading.error()), "error");
            Q_EMIT settled();
        });
}

void CsvImport::ask(Ask what)
{
    if (m_busy) { // the last word counts, and a guess is not lost behind a preview
        m_next = m_next == Ask::Guess ? Ask::Guess : what;
        return;
    }
    if (m_bytes == nullptr)
        return;
    m_busy = true;
    showVerdict();
    m_worker.ask(
        this,
        [path = m_path, reading = TableReading{m_bytes, m_choice, {}},
         wish = TableWish{what == Ask::Guess, m_decimalSaid}] {
            return understood(reading, wish, path);
        },
        [this](TableReading reading) { take(std::move(reading)); });
}

void CsvImport::take(TableReading reading)
{
    m_busy = false;
    m_bytes = reading.bytes;
    if (const auto next = std::exchange(m_next, std::nullopt)) {
        ask(*next); // of what was chosen meanwhile
        return;
    }
    m_choice = reading.choice;
    m_model->setPreview(std::move(reading.preview), m_choice);
    showChoice();
    showColumns();
    showVerdict();
    Q_EMIT settled();
}

// A column has one role at a time: the field that had it before takes over the old one of this.
void CsvImport::takeColumn(size_t field, int item)
{
    const bool mayLack = kFields[field] == ColumnRole::Unit || kFields[field] == ColumnRole::Error;
    const int column = mayLack ? item - 1 : item;
    auto &roles = m_choice.roles;
    roles.resize(size_t(m_model->columnCount()), ColumnRole::Ignored);
    const auto before = std::find(roles.begin(), roles.end(), kFields[field]);
    const ColumnRole other = column < 0 ? ColumnRole::Ignored : roles[size_t(column)];
    if (before != roles.end())
        *before = other;
    if (column >= 0)
        roles[size_t(column)] = kFields[field];
    showColumns();
    ask(Ask::Preview);
}

void CsvImport::showChoice()
{
    const QString encoding = shown(m_choice.encoding);
    if (m_encoding->findText(encoding) < 0)
        m_encoding->addItem(encoding);
    m_encoding->setCurrentText(encoding);
    const auto separator =
        std::find_if(std::begin(kSeparators), std::end(kSeparators),
                     [&](const Separator &each) { return each.mark == m_choice.separator; });
    m_separator->setCurrentIndex(
        separator == std::end(kSeparators) ? -1 : int(separator - std::begin(kSeparators)));
    m_decimal->setChosen(m_choice.decimal == ',' ? 1 : 0);
    m_headings->setChecked(m_choice.headings);
    if (m_unit->currentText().trimmed() != shown(m_choice.unit)) {
        const QSignalBlocker quiet(m_unit);
        m_unit->setEditText(shown(m_choice.unit));
    }
}

void CsvImport::showColumns()
{
    const auto &roles = m_choice.roles;
    for (size_t i = 0; i < kFields.size(); ++i) {
        QComboBox *box = m_columns[i];
        const bool mayLack = kFields[i] == ColumnRole::Unit || kFields[i] == ColumnRole::Error;
        box->clear();
        if (mayLack)
            box->addItem(tr("None"));
        for (int column = 0; column < m_model->columnCount(); ++column)
            box->addItem(m_model->columnName(column));
        const auto found = std::find(roles.begin(), roles.end(), kFields[i]);
        const int column = found == roles.end() ? -1 : int(found - roles.begin());
        box->setCurrentIndex(column < 0 ? (mayLack ? 0 : -1) : column + (mayLack ? 1 : 0));
        box->setEnabled(m_model->columnCount() > 0);
    }
    m_unit->setEnabled(m_bytes != nullptr && m_columns[3]->currentIndex() <= 0);
}

void CsvImport::showVerdict()
{
    const core::archive::CsvPreview &preview = m_model->preview();
    m_import->setEnabled(!m_busy && !preview.problem && preview.rowCount > 0);
    if (m_busy)
        say(tr("Reading…"), "secondary");
    else if (!preview.problem)
        say(foundText(), "secondary");
    else if (preview.problem->code == core::ErrorCode::BadFormat)
        // the file has its name above
        say(asSentence(engineText(preview.problem->detail)), "error");
    else
        say(errorText(*preview.problem), "error");
}

QString CsvImport::foundText() const
{
    const core::archive::CsvPreview &preview = m_model->preview();
    QStringList parts{tr("%n score(s)", nullptr, int(preview.rowCount)),
                      tr("%n metric(s)", nullptr, int(preview.metrics)),
                      tr("%n library(s)", nullptr, int(preview.libraries))};
    if (m_columns[3]->currentIndex() <= 0) // no column has the unit
        parts << (core::archive::higherIsBetter(m_choice.unit) ? tr("more is better")
                                                               : tr("less is better"));
    QString texts;
    for (const auto &row : preview.rows) {
        for (const std::string &cell : row)
            texts += shown(cell);
    }
    const QFont font = m_look.theme().font(TextRole::Body);
    const QString boxes = glyphWarning(missingGlyphs(texts, font), font);
    QString found = parts.join(QStringLiteral(" · "));
    if (!boxes.isEmpty())
        found += u'\n' + boxes;
    return found;
}

void CsvImport::say(const QString &text, const char *role)
{
    const bool error = QByteArray(role) == "error";
    m_verdict->setText(text);
    m_verdictIcon->setPixmap(m_busy ? QPixmap()
                                    : m_look
                                          .icon(error ? Icon::CircleX : Icon::CircleCheck,
                                                error ? &Tokens::err : &Tokens::ok)
                                          .pixmap(16, 16));
    m_verdict->setProperty("role", QString::fromLatin1(role));
    m_verdict->style()->unpolish(m_verdict);
    m_verdict->style()->polish(m_verdict);
}

void CsvImport::accept()
{
    if (!m_import->isEnabled())
        return;
    m_busy = true;
    showVerdict();
    m_worker.ask(
        this,
        [path = m_path, reading = TableReading{m_bytes, m_choice, {}}] {
            return importTable(reading, path);
        },
        [this](core::Result<core::archive::Report> report) {
            m_busy = false;
            if (!report) {
                showVerdict();
                say(errorText(report.error()), "error");
                return;
            }
            m_report = std::make_shared<const core::archive::Report>(std::move(*report));
            QDialog::accept();
        });
}

} // namespace jinbang::app
