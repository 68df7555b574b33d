// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/planfields.h"

#include "app/desktop/text/words.h"
#include "app/desktop/widgets/segmented.h"
#include "core/base/number.h"
#include "core/contest/allocators.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <thread>

namespace jinbang::app {

using core::contest::Preset;

namespace {

constexpr double kMs = 1e6;
constexpr int kPackageRole = Qt::UserRole + 1;
constexpr core::Mode kModes[] = {core::Mode::Throughput, core::Mode::AverageTime,
                                 core::Mode::SampleTime, core::Mode::SingleShot};

// "system", "jemalloc", ...
std::vector<std::string> allocators()
{
    std::vector<std::string> names;
    for (const QString &name :
         QString::fromStdString(core::contest::allocatorNames()).split(QStringLiteral(", ")))
        names.push_back(name.toStdString());
    return names;
}

// Whole units, never down to the zero that means "default".
int wholeUnits(const std::optional<double> &value, double unit)
{
    return value ? std::max(1, int(std::ceil(*value / unit))) : 0;
}

} // namespace

PlanFields::PlanFields(const Look &look, core::contest::Plan &options, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_options(options)
{
    build();
    buildMore();
    retranslate();
    showOptions();
}

void PlanFields::addField(QGridLayout *grid, int row, int column, QWidget *editor, const char *text,
                          const char *tip, int span)
{
    auto *label = new QLabel(this);
    label->setProperty("role", QStringLiteral("field"));
    label->setBuddy(editor);
    grid->addWidget(label, row * 2, column, 1, span);
    grid->addWidget(editor, row * 2 + 1, column, 1, span);
    m_fields.push_back({label, editor, text, tip});
}

QSpinBox *PlanFields::addSpin(QGridLayout *grid, int row, int column, const char *text,
                              const char *tip, int least, int most)
{
    auto *spin = new QSpinBox(this);
    spin->setRange(least, most);
    spin->setButtonSymbols(QAbstractSpinBox::NoButtons);
    spin->setKeyboardTracking(false);
    spin->setMinimumWidth(40);
    addField(grid, row, column, spin, text, tip);
    return spin;
}

void PlanFields::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_preset = new Segmented(5, this);
    m_preset->setProperty("dense", true);
    column->addWidget(m_preset);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    for (int i = 0; i < 3; ++i)
        grid->setColumnStretch(i, 1);
    m_iterations = addSpin(grid, 0, 0, QT_TR_NOOP("Iterations"),
                           QT_TR_NOOP("Timed samples in each process"), 1, 1000);
    m_time = addSpin(grid, 0, 1, QT_TR_NOOP("Time each"), QT_TR_NOOP("Length of one sample"), 1,
                     3'600'000);
    m_warmup = addSpin(grid, 0, 2, QT_TR_NOOP("Warm-up"),
                       QT_TR_NOOP("Untimed work before the first sample, at least"), 0, 3'600'000);
    m_forks = addSpin(
        grid, 1, 0, QT_TR_NOOP("Blocks"),
        QT_TR_NOOP("Processes of each cell, at most; every block starts one of each library"), 1,
        1000);
    m_threads = new QLineEdit(this);
    m_threads->setMinimumWidth(40);
    addField(grid, 1, 1, m_threads, QT_TR_NOOP("Threads"),
             QT_TR_NOOP("Number of threads; several make one row each, such as 1,2,4"));
    m_pin = new QComboBox(this);
    m_pin->setMinimumContentsLength(3);
    m_pin->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pin->addItem(QString());
    for (unsigned cpu = 0; cpu < std::thread::hardware_concurrency(); ++cpu)
        m_pin->addItem(QStringLiteral("CPU %1").arg(cpu));
    addField(grid, 1, 2, m_pin, QT_TR_NOOP("Pin to core"),
             QT_TR_NOOP("Keep the measured process on one core"));
    column->addLayout(grid);

    m_moreButton = new QToolButton(this);
    m_moreButton->setProperty("disclosure", true);
    m_moreButton->setCheckable(true);
    m_moreButton->setArrowType(Qt::RightArrow);
    m_moreButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_moreButton->setFocusPolicy(Qt::TabFocus);
    column->addWidget(m_moreButton);
    m_more = new QWidget(this);
    m_more->hide();
    column->addWidget(m_more);
    connect(m_moreButton, &QToolButton::toggled, this, [this](bool open) {
        m_moreButton->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_more->setVisible(open);
    });
    connect(m_preset, &Segmented::choose, this, [this](int index) { choosePreset(Preset(index)); });
    for (QSpinBox *spin : {m_iterations, m_time, m_warmup, m_forks})
        connect(spin, &QSpinBox::valueChanged, this, &PlanFields::takeSampling);
    connect(m_threads, &QLineEdit::editingFinished, this, &PlanFields::takeRest);
    connect(m_pin, &QComboBox::activated, this, &PlanFields::takeRest);
}

void PlanFields::buildMore()
{
    auto *grid = new QGridLayout(m_more);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    const auto combo = [this](int items) {
        auto *box = new QComboBox(this);
        box->setMinimumContentsLength(5);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (int i = 0; i < items; ++i)
            box->addItem(QString());
        connect(box, &QComboBox::activated, this, &PlanFields::takeRest);
        return box;
    };
    m_mode = combo(4);
    m_reuse = combo(3);
    m_keys = combo(3);
    addField(grid, 0, 0, m_mode, QT_TR_NOOP("Mode"), QT_TR_NOOP("What is reported, as in JMH"));
    addField(grid, 0, 1, m_reuse, QT_TR_NOOP("Reuse of parsers"),
             QT_TR_NOOP("Parser and writer objects kept between operations, or made anew"));
    addField(grid, 1, 0, m_keys, QT_TR_NOOP("Key order"),
             QT_TR_NOOP("Order of the members in typed fixtures"));
    m_seed = new QLineEdit(this);
    addField(grid, 1, 1, m_seed, QT_TR_NOOP("Seed"),
             QT_TR_NOOP("Of fixtures and order; empty draws a new one"));
    m_maxTime = addSpin(grid, 2, 0, QT_TR_NOOP("Whole run, at most"),
                        QT_TR_NOOP("The run ends then, with what it has"), 0, 100'000);
    m_timeout = addSpin(grid, 2, 1, QT_TR_NOOP("Process, at most"),
                        QT_TR_NOOP("A process that takes longer is killed"), 0, 100'000);
    m_memory = addSpin(grid, 3, 0, QT_TR_NOOP("Memory, at most"), QT_TR_NOOP("Of one process"), 0,
                       1'000'000);
    m_allocator = combo(0);
    for (const std::string &name : allocators()) {
        m_allocator->addItem(QString::fromStdString(name));
        const auto *allocator = core::contest::findAllocator(name);
        const bool there =
            allocator->library.empty() || core::contest::libraryOf(*allocator).has_value();
        auto *item =
            static_cast<QStandardItemModel *>(m_allocator->model())->item(m_allocator->count() - 1);
        item->setEnabled(there);
        item->setData(
            QString::fromUtf8(allocator->package.data(), qsizetype(allocator->package.size())),
            kPackageRole);
    }
    m_allocator->addItem(QString()); // each of them
    addField(
        grid, 3, 1, m_allocator, QT_TR_NOOP("Allocator"),
        QT_TR_NOOP("Memory allocator put under the libraries; each of them makes one row each"));
    m_http = new QPushButton(this);
    m_oversubscribe = new QCheckBox(this);
    connect(m_oversubscribe, &QCheckBox::toggled, this, &PlanFields::takeRest);
    grid->setRowMinimumHeight(8, m_look.theme().px(6));
    grid->addWidget(m_oversubscribe, 9, 0, 1, 2);
    grid->setRowMinimumHeight(10, m_look.theme().px(6));
    grid->addWidget(m_http, 11, 0, 1, 2);
    connect(m_http, &QPushButton::clicked, this, &PlanFields::httpPressed);
    connect(m_seed, &QLineEdit::editingFinished, this, &PlanFields::takeRest);
    for (QSpinBox *spin : {m_maxTime, m_timeout, m_memory})
        connect(spin, &QSpinBox::valueChanged, this, &PlanFields::takeRest);
}

void PlanFields::choosePreset(Preset preset)
{
    m_options.preset = preset;
    if (preset != Preset::Custom) // Custom goes on from the figures that are there
        m_options.sampling = core::contest::samplingOf(preset);
    showOptions();
    Q_EMIT edited();
}

void PlanFields::showOptions()
{
    m_showing = true;
    const core::contest::Sampling &s = m_options.sampling;
    m_preset->setChosen(int(m_options.preset));
    m_iterations->setValue(s.fixed ? s.fixed->iterations : s.samplesPerFork);
    m_time->setValue(int((s.fixed ? s.fixed->iterationNs : s.sampleTargetNs) / kMs));
    m_warmup->setValue(
        int((s.fixed ? s.fixed->warmupNs * s.fixed->warmupIterations : s.warmupMinNs) / kMs));
    m_forks->setValue(s.maxBlocks);
    QStringList threads;
    for (const int count : m_options.threads)
        threads << QString::number(count);
    m_threads->setText(threads.join(u','));
    showRest();
    m_showing = false;
}

void PlanFields::showRest()
{
    m_pin->setCurrentIndex(m_options.pinnedCpus.empty()
                               ? 0
                               : std::min(m_options.pinnedCpus[0] + 1, m_pin->count() - 1));
    m_mode->setCurrentIndex(
        int(m_options.modes.empty() ? core::Mode::Throughput : m_options.modes[0]));
    m_reuse->setCurrentIndex(m_options.reuse.size() > 1                      ? 2
                             : m_options.reuse.empty() || m_options.reuse[0] ? 0
                                                                             : 1);
    m_keys->setCurrentIndex(m_options.keys.size() > 1 ? 2
                            : m_options.keys.empty()  ? 0
                                                      : int(m_options.keys[0]));
    m_seed->setText(m_options.seed == 0 ? QString() : QString::number(m_options.seed));
    m_maxTime->setValue(wholeUnits(m_options.maxTimeNs, 1e9));
    m_timeout->setValue(wholeUnits(m_options.timeoutNs, 1e9));
    m_memory->setValue(m_options.memoryCapBytes ? wholeUnits(double(*m_options.memoryCapBytes), 1e6)
                                                : 0);
    const int known = m_allocator->findText(
        QString::fromStdString(m_options.allocators.empty() ? "system" : m_options.allocators[0]));
    m_oversubscribe->setChecked(m_options.oversubscribe);
    m_allocator->setCurrentIndex(m_options.allocators.size() > 1 ? m_allocator->count() - 1
                                                                 : std::max(0, known));
}

std::vector<std::string> PlanFields::chosenAllocators() const
{
    if (m_allocator->currentIndex() < m_allocator->count() - 1)
        return {m_allocator->currentText().toStdString()};
    std::vector<std::string> there;
    for (int i = 0; i < m_allocator->count() - 1; ++i) {
        if (static_cast<const QStandardItemModel *>(m_allocator->model())->item(i)->isEnabled())
            there.push_back(m_allocator->itemText(i).toStdString());
    }
    return there;
}

void PlanFields::takeSampling()
{
    if (m_showing)
        return;
    core::contest::Sampling &s = m_options.sampling;
    if (s.fixed) {
        s.fixed->iterations = m_iterations->value();
        s.fixed->iterationNs = m_time->value() * kMs;
        s.fixed->warmupNs = m_warmup->value() * kMs / std::max(1, s.fixed->warmupIterations);
    } else {
        s.samplesPerFork = m_iterations->value();
        s.sampleTargetNs = m_time->value() * kMs;
        s.warmupMinNs = m_warmup->value() * kMs;
        s.warmupMaxNs = std::max(s.warmupMaxNs, s.warmupMinNs);
    }
    s.maxBlocks = m_forks->value();
    s.minBlocks = std::min(s.minBlocks, s.maxBlocks);
    m_options.preset = Preset::Custom;
    m_preset->setChosen(int(Preset::Custom));
    Q_EMIT edited();
}

void PlanFields::takeRest()
{
    if (m_showing)
        return;
    const core::contest::Plan before = m_options;
    std::vector<int> threads;
    for (const QString &part : m_threads->text().split(u',', Qt::SkipEmptyParts)) {
        const auto count = core::parseInteger(part.trimmed().toStdString());
        // 0 is refused by validate()
        threads.push_back(count ? int(std::clamp<std::int64_t>(*count, -1, 100'000)) : 0);
    }
    m_options.threads = threads.empty() ? std::vector<int>{1} : threads;
    m_options.pinnedCpus.clear();
    if (m_pin->currentIndex() > 0)
        m_options.pinnedCpus = {m_pin->currentIndex() - 1};
    m_options.modes = {kModes[m_mode->currentIndex()]};
    m_options.reuse = m_reuse->currentIndex() == 2
                          ? std::vector<bool>{true, false}
                          : std::vector<bool>{m_reuse->currentIndex() == 0};
    m_options.keys = m_keys->currentIndex() == 2
                         ? std::vector{core::KeyOrder::Ordered, core::KeyOrder::Shuffled}
                         : std::vector{core::KeyOrder(m_keys->currentIndex())};
    m_options.allocators = chosenAllocators();
    m_options.oversubscribe = m_oversubscribe->isChecked();
    m_options.seed = m_seed->text().trimmed().toULongLong(); // 0, also for what is no number: drawn
    const auto optional = [](int value, double unit) {
        return value > 0 ? std::optional(value * unit) : std::nullopt;
    };
    m_options.maxTimeNs = optional(m_maxTime->value(), 1e9);
    m_options.timeoutNs = optional(m_timeout->value(), 1e9);
    m_options.memoryCapBytes.reset();
    if (m_memory->value() > 0)
        m_options.memoryCapBytes = std::uint64_t(m_memory->value()) * 1'000'000;
    if (m_options == before)
        return; // a field was only left
    m_options.preset = Preset::Custom;
    m_preset->setChosen(int(Preset::Custom));
    Q_EMIT edited();
}

void PlanFields::retranslate()
{
    m_preset->setAccessibleName(tr("Preset"));
    QStringList presets;
    for (int i = 0; i < 5; ++i)
        presets << presetText(Preset(i));
    m_preset->setTexts(presets);
    for (const Field &field : m_fields) {
        field.label->setText(tr(field.text));
        field.editor->setAccessibleName(tr(field.text));
        field.editor->setToolTip(tr(field.tip));
    }
    for (QSpinBox *spin : {m_time, m_warmup})
        spin->setSuffix(QStringLiteral(" ms"));
    m_pin->setItemText(0, tr("Auto"));
    const QStringList modes{tr("Throughput"), tr("Average time"), tr("Sampled times"),
                            tr("Single shot")};
    for (int i = 0; i < 4; ++i)
        m_mode->setItemText(i, modes[i]);
    const QStringList reuse{tr("Kept"), tr("Made anew"), tr("Both")};
    for (int i = 0; i < 3; ++i)
        m_reuse->setItemText(i, reuse[i]);
    m_keys->setItemText(0, tr("In order"));
    m_keys->setItemText(1, tr("Shuffled"));
    m_keys->setItemText(2, tr("Both"));
    m_allocator->setItemText(m_allocator->count() - 1, tr("Each of them"));
    for (int i = 0; i < m_allocator->count() - 1; ++i) {
        const bool there =
            static_cast<QStandardItemModel *>(m_allocator->model())->item(i)->isEnabled();
        const QString package = m_allocator->itemData(i, kPackageRole).toString();
        m_allocator->setItemData(
            i, there ? QString() : tr("The package %1 is not installed").arg(package),
            Qt::ToolTipRole);
    }
    m_seed->setPlaceholderText(tr("drawn"));
    for (QSpinBox *spin : {m_maxTime, m_timeout})
        spin->setSuffix(QStringLiteral(" s"));
    m_memory->setSuffix(QStringLiteral(" MB"));
    for (QSpinBox *spin : {m_maxTime, m_timeout, m_memory})
        spin->setSpecialValueText(tr("default"));
    m_oversubscribe->setText(tr("More threads than cores"));
    m_oversubscribe->setToolTip(tr("Threads then take turns; what is measured so is marked"));
    m_http->setText(tr("HTTP load…"));
    m_http->setToolTip(tr("Let libraries serve a record over HTTP and put a load on them (%1)")
                           .arg(QStringLiteral("Ctrl+L")));
    m_moreButton->setText(tr("More"));
    m_moreButton->setAccessibleName(tr("More of the run plan"));
}

void PlanFields::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace jinbang::app
