// SPDX-License-Identifier: GPL-3.0-or-later
// Is a number of ours the number that a hand-written Google Benchmark loop gives? Processes of both
// alternate in a shuffled order; what is compared is the median of each process. Beside the ratio
// of medians stand the middle four fifths of the ratios of neighbouring processes, and the ratio of
// the best samples: on a machine that is not quiet it is the steadiest. Prints a table; exit status
// 1 when a ratio of medians lies outside 0.95..1.05. Both sides by CPU time, so that a neighbour
// does not count as the library's work.
// A round is one process of each; no round begins after SECONDS, and the table says how many there
// were.
//   bench_against_gbench [PROCESSES [SECONDS]] [LIBRARY...]

#include "core/base/random.h"
#include "core/contest/launcher.h"
#include "core/contest/ticker.h"
#include "core/fixture/loadfixture.h"
#include "core/protocol/codec.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <span>
#include <unistd.h>

namespace {

using namespace jinbang::core;

constexpr double kLowest = 0.95;
constexpr double kHighest = 1.05;
constexpr double kPatienceNs = 60e9;

struct Metric {
    std::string library;
    Operation operation{};
    std::string workload;
    std::filesystem::path file;
    std::uint64_t bytes = 0;
    std::vector<double> loop, ours; // ns per operation: median of a process, one each
    double loopBest = std::numeric_limits<double>::infinity(); // of all processes
    double oursBest = std::numeric_limits<double>::infinity();
};

double median(std::vector<double> values)
{
    if (values.empty())
        return std::nan("");
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The value that `share` of them do not exceed.
double quantile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    const double at = share * static_cast<double>(values.size() - 1);
    return values.empty() ? std::nan("") : values[static_cast<std::size_t>(std::lround(at))];
}

class Comparison
{
public:
    void fixture(const std::filesystem::path &folder, const std::string &workload)
    {
        const auto made = fixture::builtinFixture(workload, {}, 1, KeyOrder::Ordered,
                                                  JINBANG_SOURCE_DIR "/resources");
        if (!made) {
            std::fprintf(stderr, "%s\n", sentence(made.error()).c_str());
            return;
        }
        const std::string_view text = made->text->view();
        const auto file = folder / (workload + ".json");
        std::ofstream(file, std::ios::binary) << text;
        for (const std::string library :
             {"rapidjson", "nlohmann", "boostjson", "simdjson", "qtjson"}) {
            for (const Operation operation : {Operation::Serialize, Operation::Deserialize}) {
                Metric metric{library, operation, workload, file, text.size(), {}, {}};
                if (std::filesystem::exists(loopOf(metric)))
                    m_metrics.push_back(std::move(metric));
            }
        }
    }
    void only(const std::vector<std::string> &libraries)
    {
        std::erase_if(m_metrics, [&](const Metric &metric) {
            return !libraries.empty()
                   && std::ranges::find(libraries, metric.library) == libraries.end();
        });
    }
    void run(int processes, double seconds)
    {
        const double endNs = m_ticker->nowNs() + seconds * 1e9;
        for (int process = 0; process < processes && m_ticker->nowNs() < endNs; ++process) {
            m_random.shuffle(std::span(m_metrics));
            for (Metric &metric : m_metrics) {
                const bool oursFirst = m_random.below(2) == 0;
                for (const bool ours : {oursFirst, !oursFirst}) {
                    const std::vector<double> samples = ours ? measure(metric) : loop(metric);
                    (ours ? metric.ours : metric.loop).push_back(median(samples));
                    double &best = ours ? metric.oursBest : metric.loopBest;
                    for (const double sample : samples)
                        best = std::min(best, sample);
                }
            }
        }
    }
    [[nodiscard]] bool print()
    {
        std::ranges::sort(m_metrics, {}, [](const Metric &metric) {
            return std::tuple(metric.library, metric.operation, metric.bytes);
        });
        bool inside = true;
        std::printf("processes of each side: %zu; seed %llu\n",
                    m_metrics.empty() ? 0 : m_metrics.front().loop.size(),
                    static_cast<unsigned long long>(m_seed));
        std::printf("%-10s %-12s %-8s %12s %12s %7s %15s %7s\n", "library", "operation", "workload",
                    "loop ns", "jinbang ns", "ratio", "80 % of pairs", "best");
        for (const Metric &metric : m_metrics) {
            const double ratio = median(metric.ours) / median(metric.loop);
            std::vector<double> pairs;
            for (std::size_t i = 0; i < metric.ours.size(); ++i)
                pairs.push_back(metric.ours[i] / metric.loop[i]);
            const bool good = ratio >= kLowest && ratio <= kHighest;
            inside = inside && good;
            std::printf("%-10s %-12s %-8s %12.0f %12.0f %7.3f %7.3f..%6.3f %7.3f%s\n",
                        metric.library.c_str(), std::string(text(metric.operation)).c_str(),
                        metric.workload.c_str(), median(metric.loop), median(metric.ours), ratio,
                        quantile(pairs, 0.1), quantile(pairs, 0.9),
                        metric.oursBest / metric.loopBest, good ? "" : "  outside");
        }
        return inside && !m_metrics.empty();
    }

private:
    static std::string loopOf(const Metric &metric)
    {
        return JINBANG_BENCH_DIR "/gbench_" + metric.library + '_'
               + std::string(text(metric.operation)) + '_' + metric.workload;
    }
    /// Another stack and another heap in each process, as in a run: what is compared are medians
    /// over many placements, on both sides.
    std::unique_ptr<contest::Child> start(std::vector<std::string> arguments)
    {
        contest::LaunchSpec spec;
        spec.arguments = std::move(arguments);
        spec.environmentPad = m_random.below(4096);
        auto child = m_launcher->launch(spec);
        return child ? std::move(*child) : nullptr;
    }
    /// Five repetitions of Google Benchmark.
    std::vector<double> loop(const Metric &metric)
    {
        const auto child = start(
            {loopOf(metric), metric.file.string(), std::to_string(m_random.below(1U << 30U)),
             "--benchmark_min_time=0.02", "--benchmark_repetitions=5", "--benchmark_format=csv"});
        std::vector<double> samples;
        while (child) {
            const auto line = child->line(m_ticker->nowNs() + kPatienceNs, {});
            if (line.state != contest::ReceiveState::Got)
                break;
            // "loop",ITERATIONS,REAL,CPU,ns,...
            if (line.text.starts_with("\"loop\",")) {
                const std::string_view row = line.text;
                std::size_t from = 0;
                for (int column = 0; column < 3; ++column)
                    from = row.find(',', from) + 1;
                double nanoseconds = 0;
                std::from_chars(row.data() + from, row.data() + row.size(), nanoseconds);
                samples.push_back(nanoseconds);
            }
        }
        if (child && child->end(m_ticker->nowNs() + kPatienceNs).code != 0) {
            std::fprintf(stderr, "%s: the loop failed\n", metric.library.c_str());
            samples.clear();
        }
        return samples;
    }
    /// Five samples of a fork.
    std::vector<double> measure(const Metric &metric)
    {
        const auto child = start({JINBANG_BIN_DIR "/jinbang-contender-" + metric.library});
        protocol::Run run;
        run.id = 1;
        run.task.operation = metric.operation;
        run.task.record = metric.workload == "large" ? "Article" : "User";
        run.task.many = metric.workload == "medium";
        run.fixture = {metric.file.string(), 0, metric.bytes};
        run.measure.sampleTargetNs = 20e6;
        run.measure.seed = m_random.next() >> 11U;
        run.measure.check = false; // as in every fork but the first of a cell
        std::vector<double> samples;
        if (!child)
            return samples;
        run.task.variant = defaultVariant(*child, metric.operation);
        child->send(protocol::encode(run));
        while (const auto event = next(*child)) {
            if (const auto *sample = std::get_if<protocol::Sample>(&*event);
                sample && !sample->warmup)
                samples.push_back(sample->cpuNs / static_cast<double>(sample->n));
            if (const auto *failure = std::get_if<protocol::Failure>(&*event))
                std::fprintf(stderr, "%s: %s\n", metric.library.c_str(), failure->reason.c_str());
            if (std::holds_alternative<protocol::RunResult>(*event)
                || std::holds_alternative<protocol::Failure>(*event))
                break;
        }
        child->end(m_ticker->nowNs() + kPatienceNs);
        return samples;
    }
    std::string defaultVariant(contest::Child &child, Operation operation)
    {
        child.send(protocol::encode(protocol::Describe{}));
        const auto event = next(child);
        const auto *hello = event ? std::get_if<protocol::Hello>(&*event) : nullptr;
        return hello && hello->defaults.contains(operation) ? hello->defaults.at(operation) : "";
    }
    std::optional<protocol::Event> next(contest::Child &child)
    {
        const auto line = child.line(m_ticker->nowNs() + kPatienceNs, {});
        std::uint64_t bytes = 0;
        if (line.state != contest::ReceiveState::Got)
            return std::nullopt;
        auto event = protocol::decodeEvent(line.text, bytes);
        return event ? std::optional(std::move(*event)) : std::nullopt;
    }

    std::unique_ptr<contest::Ticker> m_ticker = contest::systemTicker();
    std::unique_ptr<contest::Launcher> m_launcher = contest::processLauncher(*m_ticker);
    std::vector<Metric> m_metrics;
    // Other placements each time.
    const std::uint64_t m_seed = static_cast<std::uint64_t>(::getpid());
    Random m_random{m_seed};
};

} // namespace

int main(int argc, char **argv)
{
    double processes = 20, seconds = 3600;
    std::vector<std::string> libraries(argv + 1, argv + argc);
    for (double *const number : {&processes, &seconds}) {
        const char *const end =
            libraries.empty() ? nullptr : libraries[0].data() + libraries[0].size();
        if (end && std::from_chars(libraries[0].data(), end, *number).ec == std::errc())
            libraries.erase(libraries.begin());
    }
    const auto folder =
        std::filesystem::temp_directory_path() / ("jinbang-gbench-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    Comparison comparison;
    for (const std::string workload : {"small", "medium", "large"})
        comparison.fixture(folder, workload);
    comparison.only(libraries);
    comparison.run(static_cast<int>(processes), seconds);
    const bool inside = comparison.print();
    std::filesystem::remove_all(folder);
    return inside ? 0 : 1;
}
