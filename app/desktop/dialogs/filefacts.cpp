// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/filefacts.h"

#include "app/desktop/text/errortext.h"
#include "app/desktop/text/notetext.h"
#include "app/desktop/text/numbers.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace jinbang::app {

namespace {

// Those a page or a file of today may have; any other name can be typed.
constexpr const char *kEncodings[] = {"UTF-8",        "GB18030",      "Big5",      "UTF-16LE",
                                      "UTF-16BE",     "Shift_JIS",    "EUC-JP",    "EUC-KR",
                                      "windows-1252", "windows-1251", "ISO-8859-1"};

} // namespace

FileFacts::FileFacts(const Look &look, QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_encoding(new QComboBox(this))
    , m_read(new QPushButton(tr("Read this file"), this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(14);
    m_form->setVerticalSpacing(5);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [&](const QString &name) {
        auto *value = new QLabel(this);
        value->setWordWrap(true);
        value->setTextFormat(Qt::PlainText);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        auto *label = new QLabel(name, this);
        label->setProperty("role", QStringLiteral("secondary"));
        m_form->addRow(label, value);
        return value;
    };
    m_type = add(tr("Type"));
    m_size = add(tr("Size"));
    auto *encoding = new QLabel(tr("Encoding"), this);
    encoding->setProperty("role", QStringLiteral("secondary"));
    encoding->setBuddy(m_encoding);
    m_encoding->setEditable(true);
    m_encoding->setInsertPolicy(QComboBox::NoInsert);
    m_encoding->setAccessibleName(tr("Encoding"));
    m_encoding->setToolTip(tr("Choose another where the preview is not readable"));
    m_encoding->addItem(QString());
    for (const char *name : kEncodings)
        m_encoding->addItem(QString::fromLatin1(name));
    m_form->addRow(encoding, m_encoding);
    m_depth = add(tr("Depth"));
    m_counts = add(tr("Contents"));
    m_characters = add(tr("Characters"));
    m_verdict = add(tr("Check"));
    m_notes = add(tr("Notes"));
    m_read->setIcon(look.icon(Icon::Document));
    m_form->addRow(QString(), m_read);
    connect(m_encoding, &QComboBox::activated, this, [this](int index) {
        m_options.encoding = index == 0 ? QString() : m_encoding->itemText(index);
        Q_EMIT optionsChosen(m_options);
    });
    connect(m_read, &QPushButton::clicked, this, [this] {
        m_options.evenIfLarge = true;
        Q_EMIT optionsChosen(m_options);
    });
    showFile(nullptr);
}

void FileFacts::setValue(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
    m_form->labelForField(label)->setVisible(!text.isEmpty());
}

void FileFacts::showFile(const CandidateFile *file)
{
    m_options = file != nullptr ? file->options : ProbeOptions{};
    for (QLabel *label : {m_type, m_size, m_depth, m_counts, m_characters, m_verdict, m_notes})
        setValue(label, QString());
    m_encoding->setEnabled(file != nullptr);
    m_read->hide();
    const QSignalBlocker quiet(m_encoding);
    const QString found = file != nullptr && file->probe ? file->probe->encoding : QString();
    m_encoding->setItemText(0, found.isEmpty() || !m_options.encoding.isEmpty()
                                   ? tr("Detected")
                                   : tr("Detected: %1").arg(found));
    const int index = m_options.encoding.isEmpty() ? 0 : m_encoding->findText(m_options.encoding);
    m_encoding->setCurrentIndex(index);
    if (index < 0)
        m_encoding->setEditText(m_options.encoding);
    if (file == nullptr)
        return;
    setValue(m_verdict, verdictText(*file));
    if (file->probe)
        showProbe(*file->probe);
}

void FileFacts::showProbe(const FileProbe &probe)
{
    setValue(m_size,
             probe.fileBytes > 0
                 ? tr("%1 (%2 bytes)").arg(sizeText(probe.fileBytes), wholeText(probe.fileBytes))
                 : QString());
    if (probe.error) {
        setValue(m_verdict, errorText(*probe.error));
        return;
    }
    if (probe.unread) {
        setValue(m_verdict,
                 tr("Files of this size take a while to read. Nothing is known of it yet."));
        m_read->show();
        return;
    }
    const core::fixture::Facts &facts = probe.facts;
    setValue(m_type, probe.article ? tr("HTML page; it becomes the body of an Article, %1 as JSON")
                                         .arg(sizeText(double(facts.bytes)))
                                   : tr("JSON document"));
    setValue(m_depth, wholeText(double(facts.depth)));
    setValue(m_counts, countsText(facts));
    setValue(m_characters,
             tr("%1 % not ASCII · %2 % of the text escaped")
                 .arg(threeDigits(facts.nonAsciiPercent), threeDigits(facts.escapePercent)));
    QStringList notes;
    for (const auto &note : probe.notes)
        notes << noteText(note);
    setValue(m_notes, notes.join(u'\n'));
}

} // namespace jinbang::app
