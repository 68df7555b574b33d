// SPDX-License-Identifier: GPL-3.0-or-later
// A plan as the command that measures the same in a terminal.
#include "app/desktop/run/setupplan.h"
#include "app/desktop/text/words.h"

#include <QStringList>

#include <algorithm>

namespace jinbang::app {

namespace {

using core::contest::Plan;
using core::contest::Preset;

QString quoted(const QString &text)
{
    const bool plain = !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber())
               || QStringLiteral("_./:,=+-@").contains(c);
    });
    return plain ? text : u'\'' + QString(text).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

template <class E>
QString spelled(E value)
{
    const std::string_view text = core::text(value);
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

template <class List, class Text>
QString joined(const List &list, Text text)
{
    QStringList parts;
    for (const auto &value : list)
        parts << text(value);
    return parts.join(u',');
}

QString milliseconds(double ns)
{
    return QString::number(ns / 1e6, 'g', 12) + QStringLiteral("ms");
}

void addEntries(QStringList &words, const Plan &plan)
{
    if (!plan.entries.empty())
        words << QStringLiteral("-l") << quoted(joined(plan.entries, [](const auto &entry) {
            return entry.variant.empty() ? shown(entry.contender)
                                         : shown(entry.contender + "." + entry.variant);
        }));
    QString encoding;
    for (const auto &workload : plan.workloads) {
        const QString count = workload.count ? u':' + QString::number(*workload.count) : QString();
        words << QStringLiteral("-w") << quoted(shown(workload.name) + count);
        encoding = workload.encoding.empty() ? encoding : shown(workload.encoding);
    }
    if (!plan.operations.empty())
        words << QStringLiteral("-o")
              << joined(plan.operations, [](auto op) { return spelled(op); });
    if (!encoding.isEmpty())
        words << QStringLiteral("--encoding") << quoted(encoding);
}

void addSampling(QStringList &words, const Plan &plan, bool &exact)
{
    const auto &sampling = plan.sampling;
    auto base = core::contest::samplingOf(plan.preset);
    // Custom may be so for its threads only.
    Preset preset = plan.preset;
    for (const Preset like : {Preset::Quick, Preset::Standard, Preset::Strict, Preset::Article}) {
        if (preset == Preset::Custom && core::contest::samplingOf(like) == sampling)
            preset = like;
    }
    if (preset != Preset::Custom) {
        base = core::contest::samplingOf(preset);
        words << QStringLiteral("--preset") << spelled(preset);
    } else {
        base = core::contest::samplingOf(Preset::Quick);
        words << QStringLiteral("--forks") << QString::number(sampling.maxBlocks);
        base.minBlocks = base.maxBlocks = sampling.maxBlocks;
        base.deadlineNs.reset();
    }
    if (sampling.fixed && sampling.fixed != base.fixed) {
        words << QStringLiteral("--warmup-iterations")
              << QString::number(sampling.fixed->warmupIterations)
              << QStringLiteral("--warmup-time") << milliseconds(sampling.fixed->warmupNs)
              << QStringLiteral("--iterations") << QString::number(sampling.fixed->iterations)
              << QStringLiteral("--time") << milliseconds(sampling.fixed->iterationNs);
        base.fixed = sampling.fixed;
    }
    exact = sampling == base;
}

void addConditions(QStringList &words, const Plan &plan)
{
    const Plan base;
    if (plan.modes != base.modes)
        words << QStringLiteral("--mode")
              << joined(plan.modes, [](auto mode) { return spelled(mode); });
    if (plan.threads != base.threads)
        words << QStringLiteral("--threads")
              << joined(plan.threads, [](int n) { return QString::number(n); });
    if (plan.oversubscribe)
        words << QStringLiteral("--oversubscribe");
    if (plan.reuse != base.reuse)
        words << QStringLiteral("--reuse")
              << (plan.reuse.size() > 1 ? QStringLiteral("both") : QStringLiteral("off"));
    if (plan.keys != base.keys)
        words << (plan.keys.size() > 1 ? QStringLiteral("--shuffle-keys=both")
                                       : QStringLiteral("--shuffle-keys"));
    if (plan.allocators != base.allocators)
        words << QStringLiteral("--allocator")
              << joined(plan.allocators, [](const auto &name) { return shown(name); });
    if (!plan.pinnedCpus.empty())
        words << QStringLiteral("--pin")
              << joined(plan.pinnedCpus, [](int cpu) { return QString::number(cpu); });
}

void addLimits(QStringList &words, const Plan &plan)
{
    if (plan.timeoutNs)
        words << QStringLiteral("--timeout") << milliseconds(*plan.timeoutNs);
    if (plan.maxTimeNs)
        words << QStringLiteral("--max-time") << milliseconds(*plan.maxTimeNs);
    if (plan.memoryCapBytes)
        words << QStringLiteral("--memory-cap") << QString::number(*plan.memoryCapBytes);
    if (plan.seed != 0)
        words << QStringLiteral("--seed") << QString::number(plan.seed);
    if (plan.formula != core::Formula::Article)
        words << QStringLiteral("--score") << spelled(plan.formula);
    if (plan.unsupported != core::UnsupportedRule::Zero)
        words << QStringLiteral("--unsupported") << spelled(plan.unsupported);
    if (!plan.title.empty())
        words << QStringLiteral("--title") << quoted(shown(plan.title));
}

} // namespace

QString commandLine(const Plan &plan)
{
    QStringList words{QStringLiteral("jinbang-cli"), QStringLiteral("run")};
    bool exact = true;
    addEntries(words, plan);
    addSampling(words, plan, exact);
    addConditions(words, plan);
    addLimits(words, plan);
    // A comment is no lie: the options have no words for the rest, a plan file has.
    if (!exact)
        words << QStringLiteral(
            "# samples and warm-up differ from the preset: save the plan and run it with --plan");
    return words.join(u' ');
}

} // namespace jinbang::app
