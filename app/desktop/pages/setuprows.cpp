// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/setuprows.h"

#include "app/desktop/run/knownlibraries.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QAction>
#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace jinbang::app {

namespace {

bool canDo(const core::protocol::Hello &hello, core::Operation operation)
{
    return hello.defaults.contains(operation);
}

// Why typed data cannot be written or read, in the adapter's words.
QString lackOf(const core::protocol::Hello &hello)
{
    for (const core::Operation operation :
         {core::Operation::Serialize, core::Operation::Deserialize}) {
        const auto why = hello.unsupported.find(operation);
        if (!canDo(hello, operation) && why != hello.unsupported.end())
            return engineText(why->second);
    }
    return {};
}

} // namespace

std::vector<Chip> chipsOf(const core::protocol::Hello &hello)
{
    std::vector<Chip> chips;
    for (const core::Api api :
         {core::Api::OnDemand, core::Api::Dom, core::Api::Sax, core::Api::Binding}) {
        const bool has = std::any_of(hello.variants.begin(), hello.variants.end(),
                                     [api](const auto &variant) { return variant.api == api; });
        if (has)
            chips.push_back({apiText(api), false});
    }
    const bool writesTyped = canDo(hello, core::Operation::Serialize);
    const bool writes = writesTyped || canDo(hello, core::Operation::Stringify);
    const bool reads =
        canDo(hello, core::Operation::Deserialize) || canDo(hello, core::Operation::Parse);
    if (!writes)
        chips.push_back({LibraryRow::tr("no write"), true});
    else if (!writesTyped)
        chips.push_back({LibraryRow::tr("no typed write"), true});
    else if (chips.size() < 3)
        chips.push_back({LibraryRow::tr("write"), false});
    if (!reads)
        chips.push_back({LibraryRow::tr("no read"), true});
    return chips;
}

LibraryRow::LibraryRow(const Look &look, const core::contest::Candidate &candidate, int slot,
                       bool chosen, const std::vector<core::contest::EntryChoice> &variants,
                       QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_id(candidate.command.id)
    , m_slot(slot)
    , m_box(new QCheckBox(this))
{
    const bool usable = app::isUsable(candidate);
    m_name = candidate.hello ? shown(candidate.hello->library) : knownName(m_id);
    m_version = candidate.hello ? shown(candidate.hello->version) : QStringLiteral("—");
    if (!usable)
        m_problem = candidate.hello ? tr("measures the harness, never ranked")
                                    : engineText(candidate.problem);
    m_box->setChecked(usable && chosen);
    m_box->setEnabled(usable);
    m_box->setAccessibleName(m_name);
    if (usable)
        m_lack = lackOf(*candidate.hello);
    m_box->setAccessibleDescription(usable ? m_lack : m_problem);
    QStringList chips;
    if (usable) {
        for (const Chip &chip : chipsOf(*candidate.hello)) {
            auto *label = new QLabel(chip.text, this);
            label->setProperty("chip",
                               chip.warning ? QStringLiteral("warn") : QStringLiteral("plain"));
            (chip.warning ? m_warnings : m_chips).push_back(label);
            chips << chip.text;
        }
        setToolTip(chips.join(QStringLiteral(", ")));
    } else {
        setToolTip(QStringLiteral("<qt>%1</qt>").arg(m_problem.toHtmlEscaped()));
    }
    if (usable && !otherWays(*candidate.hello).empty())
        buildWays(*candidate.hello, variants);
    if (!m_lack.isEmpty())
        setToolTip(QStringLiteral("<qt>%1</qt>")
                       .arg(chips.join(QStringLiteral(", ")).toHtmlEscaped()
                            + QStringLiteral("<br>") + m_lack.toHtmlEscaped()));
    setFixedHeight(look.theme().px(m_lack.isEmpty() ? 43 : 58));
    m_box->setGeometry(0, look.theme().px(12), 20, 20);
    connect(m_box, &QCheckBox::toggled, this, &LibraryRow::toggled);
}

void LibraryRow::buildWays(const core::protocol::Hello &hello,
                           const std::vector<core::contest::EntryChoice> &variants)
{
    m_ways = new QToolButton(this);
    m_ways->setProperty("ways", true);
    m_ways->setPopupMode(QToolButton::InstantPopup);
    m_ways->setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(m_ways);
    menu->setToolTipsVisible(true);
    for (const auto &way : otherWays(hello)) {
        QAction *action = menu->addAction(shown(way.id));
        action->setCheckable(true);
        action->setData(shown(way.id));
        action->setToolTip(QStringLiteral("<qt>%1</qt>").arg(shown(way.summary).toHtmlEscaped()));
        action->setChecked(
            std::find(variants.begin(), variants.end(), core::contest::EntryChoice{m_id, way.id})
            != variants.end());
        m_wayActions.push_back(action);
        connect(action, &QAction::toggled, this, [this] {
            showWays();
            Q_EMIT toggled();
        });
    }
    m_ways->setMenu(menu);
    m_ways->setToolTip(tr("Other ways to use it, each measured in a column of its own: by hand "
                          "beside binding, DOM beside SAX"));
    showWays();
}

double LibraryRow::versionWidth() const
{
    return std::min(QFontMetricsF(m_look.theme().font(TextRole::Small)).horizontalAdvance(m_version)
                        + 2,
                    width() * 0.4);
}

// Beside the version, in the line that has room for it.
void LibraryRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeChips();
    if (m_ways == nullptr)
        return;
    const QSize size = m_ways->sizeHint();
    m_ways->setGeometry(QRect(QPoint(int(width() - versionWidth()) - 8 - size.width(), 0), size));
}

// All that fit; of those that do not the tool tip tells. What a library lacks is always there.
void LibraryRow::placeChips()
{
    constexpr int kLeft = 46, kGap = 6;
    const int top = m_look.theme().px(21);
    const int height = m_look.theme().px(43) - top - 3;
    int reserved = 0;
    for (const QLabel *label : m_warnings)
        reserved += kGap + label->sizeHint().width();
    int x = kLeft;
    bool room = true;
    for (QLabel *label : m_chips) {
        const int wide = label->sizeHint().width();
        room = room && x + wide + reserved <= width();
        label->setVisible(room);
        label->setGeometry(x, top, wide, height);
        x += room ? wide + kGap : 0;
    }
    for (QLabel *label : m_warnings) {
        label->setGeometry(x, top, label->sizeHint().width(), height);
        x += label->width() + kGap;
    }
}

void LibraryRow::showWays()
{
    const auto count = int(variants().size());
    m_ways->setText(count == 0 ? tr("ways") : tr("ways +%1").arg(count));
    m_ways->setAccessibleName(tr("Other ways of %1").arg(m_name));
    m_ways->setAccessibleDescription(tr("%n chosen", nullptr, count));
    QResizeEvent same(size(), size());
    resizeEvent(&same); // the words have another width
    update();
}

std::vector<core::contest::EntryChoice> LibraryRow::variants() const
{
    std::vector<core::contest::EntryChoice> chosen;
    for (const QAction *action : m_wayActions) {
        if (action->isChecked())
            chosen.push_back({m_id, action->data().toString().toStdString()});
    }
    return chosen;
}

bool LibraryRow::isChosen() const
{
    return m_box->isChecked();
}

void LibraryRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_box->isEnabled() && rect().contains(event->position().toPoint()))
        m_box->toggle();
}

void LibraryRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    const double line = theme.px(20);
    const bool usable = m_problem.isEmpty();
    if (usable)
        paintMarker(painter, theme, m_slot, {33, line / 2 + 1}, 10);
    else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.line2);
        painter.drawEllipse(QPointF(33, line / 2 + 1), 5, 5);
    }
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(usable ? tokens.text2 : tokens.text3);
    const double version = versionWidth();
    drawLine(painter, {width() - version, 0, version, line}, Qt::AlignRight, m_version);
    painter.setFont(theme.font(TextRole::Body));
    painter.setPen(usable ? tokens.text : tokens.text3);
    const double nameEnd = m_ways != nullptr ? m_ways->x() - 6.0 : width() - version - 8;
    drawLine(painter, {47, 0, nameEnd - 47, line}, Qt::AlignLeft, m_name);
    painter.setFont(theme.font(TextRole::Tiny));
    if (!usable)
        drawLine(painter, {47, line, width() - 47.0, line - 2}, Qt::AlignLeft, m_problem);
    painter.setPen(tokens.text2);
    if (!m_lack.isEmpty())
        drawLine(painter,
                 {47, double(height() - theme.px(17)), width() - 47.0, double(theme.px(15))},
                 Qt::AlignLeft, m_lack);
}

WorkloadRow::WorkloadRow(const Look &look, const SetupWorkload &workload, const QString &place,
                         QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_workload(workload)
    , m_box(new QCheckBox(this))
{
    QString name =
        workload.isFile ? QFileInfo(workload.name).fileName() : workloadText(workload.name);
    if (!place.isEmpty())
        name += QStringLiteral(" · ") + place;
    m_name = name;
    m_box->setChecked(workload.chosen);
    m_box->setAccessibleName(name);
    setFixedHeight(look.theme().px(30));
    m_box->setGeometry(0, (height() - 20) / 2, 20, 20);
    connect(m_box, &QCheckBox::toggled, this, &WorkloadRow::edited);
    if (workload.isFile)
        buildFile(name);
    if (!workload.takesCount)
        return;
    m_counts = new QLineEdit(workload.counts, this);
    m_counts->setProperty("count", true);
    m_counts->setAccessibleName(tr("Counts of %1").arg(name));
    m_counts->setToolTip(tr("Number of objects; several make one row each, such as 1,10,100"));
    m_counts->setAlignment(Qt::AlignRight);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    m_counts->setFixedWidth(look.theme().px(92));
    row->addWidget(m_counts);
    connect(m_counts, &QLineEdit::editingFinished, this, &WorkloadRow::edited);
}

void WorkloadRow::setBytes(double bytes)
{
    m_workload.bytes = bytes;
    update();
}

void WorkloadRow::buildFile(const QString &name)
{
    setToolTip(QStringLiteral("<qt>%1</qt>")
                   .arg((m_workload.problem.isEmpty() ? m_workload.name : m_workload.problem)
                            .toHtmlEscaped()));
    m_box->setEnabled(m_workload.problem.isEmpty());
    m_box->setAccessibleDescription(m_workload.problem);
    m_remove = new QToolButton(this);
    m_remove->setIcon(m_look.icon(Icon::Trash));
    m_remove->setIconSize({14, 14});
    m_remove->setFocusPolicy(Qt::TabFocus);
    m_remove->setAccessibleName(tr("Remove %1").arg(name));
    m_remove->setToolTip(tr("Take this file off the list; the file itself stays"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(m_remove);
    connect(m_remove, &QToolButton::clicked, this,
            [this] { Q_EMIT removePressed(m_workload.name); });
}

bool WorkloadRow::isChosen() const
{
    return m_box->isChecked();
}

QString WorkloadRow::counts() const
{
    return m_counts != nullptr ? m_counts->text() : QString();
}

void WorkloadRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_box->isEnabled() && rect().contains(event->position().toPoint()))
        m_box->toggle();
}

void WorkloadRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    const bool many = m_workload.takesCount || m_workload.name == QStringLiteral("medium");
    const Icon icon = m_workload.document ? Icon::Document
                      : m_workload.isFile || m_workload.name == QStringLiteral("large")
                          ? Icon::Article
                      : many ? Icon::Users
                             : Icon::User;
    paintIcon(painter, icon, {26, height() / 2.0 - 8, 16, 16}, tokens.text2);
    double right = m_counts != nullptr   ? m_counts->x() - 8
                   : m_remove != nullptr ? m_remove->x() - 4
                                         : width();
    if (!m_workload.problem.isEmpty()) {
        paintIcon(painter, Icon::Warning, {right - 15, height() / 2.0 - 7, 14, 14}, tokens.err);
        right -= 22;
    } else if (m_counts == nullptr && m_workload.bytes > 0) {
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(tokens.text2);
        // Of a built-in one as made from another seed.
        const QString size =
            (m_workload.isFile ? QString() : QStringLiteral("≈ ")) + sizeText(m_workload.bytes);
        const double width0 = tabularWidth(painter.font(), size);
        drawTabular(painter, {right - width0, 0, width0, double(height())}, Qt::AlignRight, size);
        right -= width0 + 8;
    }
    painter.setFont(theme.font(TextRole::Body));
    painter.setPen(m_workload.problem.isEmpty() ? tokens.text : tokens.text3);
    drawLine(painter, {49, 0, right - 49, double(height())}, Qt::AlignLeft, m_name);
}

} // namespace jinbang::app
