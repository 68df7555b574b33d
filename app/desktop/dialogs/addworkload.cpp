// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/addworkload.h"

#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/dialogs/filefacts.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/safefile.h"
#include "app/desktop/theme/glyphs.h"
#include "app/desktop/theme/tabular.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

// A row of the list: the verdict has a sign besides its word.
class FileDelegate : public QStyledItemDelegate
{
public:
    FileDelegate(const Look &look, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_look(look)
    {
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Theme &theme = m_look.theme();
        const Tokens &tokens = theme.tokens();
        const int tone = index.data(WorkloadFilesModel::ToneRole).toInt();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintRowGround(*painter, tokens, option);
        QRectF box = QRectF(option.rect).adjusted(8, 0, -8, 0);
        painter->setFont(theme.font(TextRole::Body));
        painter->setPen(index.column() == WorkloadFilesModel::Name ? tokens.text : tokens.text2);
        if (index.column() == WorkloadFilesModel::Verdict) {
            const QColor colour = tone == 3   ? tokens.err
                                  : tone == 2 ? tokens.warn
                                  : tone == 1 ? tokens.ok
                                              : tokens.text2;
            paintIcon(*painter,
                      tone == 3   ? Icon::CircleX
                      : tone == 2 ? Icon::Warning
                      : tone == 1 ? Icon::CircleCheck
                                  : Icon::Clock,
                      {box.left(), box.center().y() - 7, 14, 14}, colour);
            box.adjust(21, 0, 0, 0);
            painter->setPen(tone == 3 ? tokens.err : tokens.text2);
        }
        const Qt::Alignment align =
            index.column() == WorkloadFilesModel::Size ? Qt::AlignRight : Qt::AlignLeft;
        drawLine(*painter, box, align, index.data().toString());
        painter->restore();
    }

private:
    const Look &m_look;
};

} // namespace

SetupWorkload workloadOf(const FileProbe &probe)
{
    SetupWorkload workload;
    workload.name = probe.path;
    workload.isFile = true;
    workload.document = !probe.article;
    workload.bytes = double(probe.facts.bytes);
    workload.encoding = probe.options.encoding;
    workload.chosen = workload.probed = true;
    return workload;
}

AddWorkload::AddWorkload(const Look &look, QString pasteFolder, QWidget *parent)
    : QDialog(parent)
    , m_look(look)
    , m_pasteFolder(std::move(pasteFolder))
    , m_model(new WorkloadFilesModel(this))
    , m_table(new QTableView(this))
    , m_facts(new FileFacts(look, this))
    , m_preview(new QPlainTextEdit(this))
    , m_previewTitle(new QLabel(this))
    , m_summary(new QLabel(this))
    , m_files(new QPushButton(tr("Files…"), this))
    , m_folder(new QPushButton(tr("Folder…"), this))
    , m_paste(new QPushButton(tr("Paste"), this))
    , m_remove(new QPushButton(tr("Remove"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_add(new QPushButton(this))
{
    setWindowTitle(tr("Add workload"));
    setAcceptDrops(true);
    build();
    connect(&m_queue, &ProbeQueue::listed, this, &AddWorkload::take);
    connect(&m_queue, &ProbeQueue::probed, this, [this](int id, const FileProbe &probe) {
        m_model->setProbe(id, probe);
        showChosen();
        showSummary();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AddWorkload::showChosen);
    connect(m_facts, &FileFacts::optionsChosen, this, &AddWorkload::askAgain);
    connect(m_files, &QPushButton::clicked, this, &AddWorkload::chooseFiles);
    connect(m_folder, &QPushButton::clicked, this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("Add the files of a folder"));
        if (!folder.isEmpty())
            addPaths({folder});
    });
    connect(m_paste, &QPushButton::clicked, this, [this] {
        if (const auto added = addText(QGuiApplication::clipboard()->text()); !added)
            m_summary->setText(errorText(added.error()));
    });
    connect(m_remove, &QPushButton::clicked, this, &AddWorkload::removeChosen);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &QDialog::accept);
    connect(this, &QDialog::finished, &m_queue, &ProbeQueue::cancel);
    showChosen();
    showSummary();
}

AddWorkload::~AddWorkload() = default;

void AddWorkload::build()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new FileDelegate(m_look, m_table));
    m_table->setAccessibleName(tr("Files to add"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_look.theme().px(28));
    m_table->horizontalHeader()->setSectionResizeMode(WorkloadFilesModel::Name,
                                                      QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setColumnWidth(WorkloadFilesModel::Type, m_look.theme().px(120));
    m_table->setColumnWidth(WorkloadFilesModel::Size, m_look.theme().px(86));
    m_table->setColumnWidth(WorkloadFilesModel::Verdict, m_look.theme().px(160));
    m_table->installEventFilter(this);
    m_preview->setReadOnly(true);
    m_preview->setUndoRedoEnabled(false);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(m_look.theme().font(TextRole::Fixed));
    m_preview->setAccessibleName(tr("Beginning of the file"));
    m_preview->setTabChangesFocus(true);
    m_previewTitle->setProperty("role", QStringLiteral("secondary"));
    m_summary->setProperty("role", QStringLiteral("secondary"));
    m_summary->setWordWrap(true);
    m_files->setIcon(m_look.icon(Icon::Document));
    m_folder->setIcon(m_look.icon(Icon::Folder));
    m_paste->setIcon(m_look.icon(Icon::Copy));
    m_remove->setIcon(m_look.icon(Icon::Trash));
    m_add->setProperty("kind", QStringLiteral("primary"));
    m_add->setDefault(true);
    for (QPushButton *button : {m_files, m_folder, m_paste, m_remove}) {
        button->setIconSize({22, 16});
        button->setAutoDefault(false);
    }

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    auto *sources = new QHBoxLayout;
    for (QPushButton *button : {m_files, m_folder, m_paste})
        sources->addWidget(button);
    sources->addStretch(1);
    sources->addWidget(m_remove);
    column->addLayout(sources);
    auto *list = new QFrame(this);
    list->setProperty("card", QStringLiteral("plain"));
    auto *inside = new QVBoxLayout(list);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(m_table);
    column->addWidget(list, 2);
    auto *below = new QHBoxLayout;
    below->setSpacing(20);
    auto *facts = new QVBoxLayout;
    facts->addWidget(m_facts);
    facts->addStretch(1);
    below->addLayout(facts, 5);
    auto *preview = new QVBoxLayout;
    preview->setSpacing(4);
    preview->addWidget(m_previewTitle);
    preview->addWidget(m_preview, 1);
    below->addLayout(preview, 6);
    column->addLayout(below, 3);
    auto *footer = new QHBoxLayout;
    footer->addWidget(m_summary, 1);
    footer->addWidget(m_cancel);
    footer->addWidget(m_add);
    column->addLayout(footer);
    // As large as its text asks for, but never with its buttons below the screen.
    constexpr QSize kUsual(880, 620);
    const Theme &theme = m_look.theme();
    const QSize room = (screen()->availableSize() * 0.92).expandedTo(kUsual);
    resize(QSize(theme.px(kUsual.width()), theme.px(kUsual.height())).boundedTo(room));
}

void AddWorkload::chooseFiles()
{
    auto *chooser =
        new QFileDialog(this, tr("Choose files"), QString(),
                        tr("JSON and HTML (*.json *.html *.htm *.xhtml);;All files (*)"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFiles);
    connect(chooser, &QFileDialog::filesSelected, this, &AddWorkload::addPaths);
    chooser->open();
}

void AddWorkload::addPaths(const QStringList &paths)
{
    if (!paths.isEmpty())
        m_queue.list(paths);
}

core::Result<void> AddWorkload::addText(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    if (text.trimmed().isEmpty())
        return core::Error{core::ErrorCode::EmptyInput, tr("The clipboard").toStdString(), {}};
    // Named after its content: the same text pasted twice is one file.
    const QByteArray hash =
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(8);
    const bool page = text.trimmed().startsWith(u'<');
    QDir().mkpath(m_pasteFolder);
    const QString path =
        QDir(m_pasteFolder)
            .filePath(QStringLiteral("pasted-%1.%2")
                          .arg(QString::fromLatin1(hash),
                               page ? QStringLiteral("html") : QStringLiteral("json")));
    const auto saved = saveSafely(path, bytes);
    if (saved)
        addPaths({path});
    return saved;
}

std::vector<SetupWorkload> AddWorkload::workloads() const
{
    std::vector<SetupWorkload> made;
    for (const CandidateFile &file : m_model->files()) {
        if (file.probe && file.probe->isValid())
            made.push_back(workloadOf(*file.probe));
    }
    return made;
}

void AddWorkload::take(const FileList &list)
{
    int firstNew = -1;
    for (const QString &path : list.paths) {
        if (!m_model->add(m_nextId, path))
            continue;
        if (firstNew < 0)
            firstNew = m_model->rowCount() - 1;
        m_queue.ask(m_nextId++, path, {});
    }
    if (firstNew >= 0)
        m_table->selectRow(firstNew);
    showSummary();
    if (const QString leftOut = leftOutText(list); !leftOut.isEmpty())
        m_summary->setText(leftOut);
}

int AddWorkload::chosen() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? index.row() : -1;
}

void AddWorkload::askAgain(const ProbeOptions &options)
{
    const int row = chosen();
    if (row < 0)
        return;
    const CandidateFile &file = m_model->files()[size_t(row)];
    m_queue.ask(file.id, file.path, options);
    m_model->setOptions(row, options);
    showSummary();
}

void AddWorkload::removeChosen()
{
    if (const int row = chosen(); row >= 0) {
        m_model->remove(row);
        showChosen();
        showSummary();
    }
}

void AddWorkload::showChosen()
{
    const int row = chosen();
    const CandidateFile *file = row < 0 ? nullptr : &m_model->files()[size_t(row)];
    m_facts->showFile(file);
    m_remove->setEnabled(file != nullptr);
    const bool known = file != nullptr && file->probe.has_value();
    const QString text = known ? file->probe->preview : QString();
    if (m_preview->toPlainText() != text)
        m_preview->setPlainText(text);
    m_previewTitle->setText(known && file->probe->previewCut
                                ? tr("The first 64 KB; long lines are broken")
                                : tr("Preview"));
}

void AddWorkload::showSummary()
{
    const int valid = m_model->validCount();
    const int waiting = m_model->waitingCount();
    m_add->setEnabled(valid > 0 && waiting == 0);
    m_add->setText(valid > 0 ? tr("Add %n workload(s)", nullptr, valid) : tr("Add"));
    const int refused = m_model->rowCount() - valid - waiting;
    QString names;
    for (const CandidateFile &file : m_model->files())
        names += QFileInfo(file.path).fileName();
    const QFont font = m_look.theme().font(TextRole::Body);
    const QString boxes = glyphWarning(missingGlyphs(names, font), font);
    m_summary->setText(
        m_model->rowCount() == 0
            ? tr("Choose JSON documents or HTML pages, drop them here, or paste a text.")
        : waiting > 0 ? tr("%n file(s) being read…", nullptr, waiting)
        : refused > 0 ? tr("%n file(s) cannot be measured and will be left out.", nullptr, refused)
                      : boxes);
}

void AddWorkload::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void AddWorkload::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls())
        paths << url.toLocalFile();
    paths.removeAll(QString());
    addPaths(paths);
    event->acceptProposedAction();
}

bool AddWorkload::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            removeChosen();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace jinbang::app
