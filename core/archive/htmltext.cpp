// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/htmltext.h"

#include "core/json/utf8.h"

#include <array>
#include <optional>
#include <vector>

namespace jinbang::core::archive {
namespace {

/// "{}" stands for what differs, in the same order in both languages.
struct Entry {
    std::string_view english, chinese;
};

constexpr std::array kEntries{
    Entry{"Ranking", "排名"},
    Entry{"Metrics", "指标"},
    Entry{"Experiments", "实验"},
    Entry{"Threads", "线程数"},
    Entry{"Efficiency", "扩展效率"},
    Entry{"Fairness", "公平性"},
    Entry{"Condition", "条件"},
    Entry{"Factor", "倍数"},
    Entry{"growth", "增长"},
    Entry{"Rank", "名次"},
    Entry{"Scaling: {}, elapsed time", "规模：{}，总用时"},
    Entry{"Scaling: {}, ns an object", "规模：{}，每个对象的纳秒数"},
    Entry{"Memory: {}, peak of a process", "内存：{}，进程峰值"},
    Entry{"With the input, the records and the answer that is checked.",
          "包括输入、记录和用于核对的结果。"},
    Entry{"{}: no clear difference between {}.", "{}：{} 之间没有明显差别。"},
    Entry{"{}: {} was fastest, by too few blocks to be sure.",
          "{}：{} 最快，但轮数太少，不能确定。"},
    Entry{"req/s", "请求/秒"},
    Entry{"rounds", "轮数"},
    Entry{"done", "完成"},
    Entry{"taken", "总用时"},
    Entry{"a request", "每个请求"},
    Entry{"across", "按全部连接平均"},
    Entry{"Requests answered within", "各百分比的请求在此时间内得到应答"},
    Entry{"Closed loop, as ab: a server that stalls is asked less, so its stall hardly shows.",
          "闭环，与 ab 相同：服务器停顿时收到的请求也变少，因此停顿几乎看不出来。"},
    Entry{"Open loop: latency counts from the moment a request was due. ± is of the time of a "
          "request, by which they are ranked.",
          "开环：延迟从请求应当发出的时刻算起。± 属于每个请求的用时，排名以它为准。"},
    Entry{"HTTP, closed loop: {} requests, {} connections, keep-alive {}",
          "HTTP，闭环：{} 个请求，{} 个连接，keep-alive {}"},
    Entry{"HTTP, open loop at {} requests/s: {} requests, {} connections, keep-alive {}",
          "HTTP，开环，每秒 {} 个请求：共 {} 个请求，{} 个连接，keep-alive {}"},
    Entry{"Conditions", "测试条件"},
    Entry{"Method", "方法"},
    Entry{"Log", "日志"},
    Entry{"Title", "称号"},
    Entry{"Library", "库"},
    Entry{"Total", "总分"},
    Entry{"Mean", "均值"},
    Entry{"Mark", "得分"},
    Entry{"Points", "得分"},
    Entry{"Change", "变化"},
    Entry{"Target", "精度目标"},
    Entry{"met", "达到"},
    Entry{"not met", "未达到"},
    Entry{"unranked", "不参与排名"},
    Entry{"unsupported", "不支持"},
    Entry{"wrong answer", "结果错误"},
    Entry{"refuses input", "拒绝输入"},
    Entry{"crashed", "崩溃"},
    Entry{"timed out", "超时"},
    Entry{"out of memory", "内存不足"},
    Entry{"cancelled", "已取消"},
    Entry{"skipped", "跳过"},
    Entry{"overall: sum of points (article), what is unsupported earns 0",
          "总榜：各项得分之和（文章算法），不支持的项目得 0 分"},
    Entry{"overall: mean of points (article), what is unsupported is left out",
          "总榜：各项得分的平均（文章算法），不计不支持的项目"},
    Entry{"overall: geometric mean over shared cells", "总榜：共有项目的几何平均"},
    Entry{"overall: geometric mean over each one's own cells", "总榜：各自项目的几何平均"},
    Entry{"serialize: sum of points (article), what is unsupported earns 0",
          "序列化：各项得分之和（文章算法），不支持的项目得 0 分"},
    Entry{"deserialize: sum of points (article), what is unsupported earns 0",
          "反序列化：各项得分之和（文章算法），不支持的项目得 0 分"},
    Entry{"serialize: geometric mean over shared cells", "序列化：共有项目的几何平均"},
    Entry{"deserialize: geometric mean over shared cells", "反序列化：共有项目的几何平均"},
    Entry{"time of one operation, lower is better", "单次操作耗时，越低越好"},
    Entry{"mark, higher is better", "得分，越高越好"},
    Entry{"score as given", "原始分数"},
    Entry{"Measured by", "测试工具"},
    Entry{"Started", "开始"},
    Entry{"Finished", "结束"},
    Entry{"State", "状态"},
    Entry{"complete", "完整"},
    Entry{"stopped", "已停止"},
    Entry{"failed", "失败"},
    Entry{"Preset", "预设"},
    Entry{"Seed", "随机种子"},
    Entry{"Cores", "核心"},
    Entry{"Caches", "缓存"},
    Entry{"Memory", "内存"},
    Entry{"System", "系统"},
    Entry{"Kernel", "内核"},
    Entry{"Virtual machine", "虚拟机"},
    Entry{"Governor", "调频策略"},
    Entry{"Turbo", "睿频"},
    Entry{"Compiler", "编译器"},
    Entry{"Flags", "编译选项"},
    Entry{"Build", "构建类型"},
    Entry{"Clock", "时钟"},
    Entry{"Warning", "警告"},
    Entry{"noise floor (one contender against itself): {} %",
          "噪声下限（同一个库与自己相比）：{} %"},
    Entry{"{}: {} of {} metrics", "{}：{} / {} 项指标"},
    Entry{"This run was stopped: it shows what was finished until then.",
          "本次运行被停止，仅显示已完成的部分。"},
    Entry{"This run failed: it shows what was finished until then.",
          "本次运行失败，仅显示已完成的部分。"},
    Entry{"Debug or sanitizer build: {} are not ranked.", "调试或 sanitizer 构建：{} 不参与排名。"},
    Entry{"Checking differs: {} trust their input (no UTF-8 check); the others check it.",
          "检查程度不同：{} 信任输入（不检查 UTF-8），其余的库会检查。"},
    Entry{
        "Disturbed machine: with the rejected samples the figure changes by more than 2 % for {}.",
        "机器受到干扰：若计入被剔除的样本，下列结果变化超过 2 %：{}。"},
    Entry{"The target of ±{} % was not met in {} of {} cells: {}.",
          "±{} % 的精度目标未在 {} 格（共 {} 格）达到：{}。"},
    Entry{"Only {} was measured, so its 100 points compare it with nobody.",
          "只测了 {}，它的 100 分没有比较对象。"},
    Entry{"All share a rank: of these results there are {} whole blocks, and {} libraries can be "
          "told apart from {} on. Ask for --forks {} or more, and for some more on a busy machine.",
          "所有库名次并列：此结果的完整轮数为 {}，而 {} 个库至少需要 {} 轮才能分出高下。"
          "请使用 --forks {} 或更多；机器繁忙时再多一些。"},
    Entry{"No intervals and no ties: 6 whole blocks give the first honest 95 % interval; of "
          "these results: {}. Ask for --forks 6 or more, and for some more on a busy machine.",
          "没有区间和并列：至少 6 个完整轮次才能给出可信的 95 % 区间，此结果的完整轮数：{}。"
          "请使用 --forks 6 或更多；机器繁忙时再多一些。"},
    Entry{"There is no metric that all libraries can do, so the geometric mean has nothing to "
          "compare.",
          "没有所有库都支持的指标，几何平均无从比较。"},
    Entry{"The two formulas order {} and {} differently: by the article's sum {} is ahead, by the "
          "geometric mean {} is.",
          "两种算法对 {} 与 {} 的排序不同：按文章的总分 {} 领先，按几何平均 {} 领先。"},
    Entry{"{} has no score in {}: {}.", "{} 在 {} 没有成绩：{}。"},
    Entry{"{} is first in every metric it takes part in, but not in the total.",
          "{} 在它参加的每一项都是第一，但总分不是。"},
    Entry{"not ranked: {}", "不参与排名：{}"},
    Entry{"no number", "没有数值"},
    Entry{"under 6 blocks", "不足 6 轮"},
    Entry{"no noise floor is known (standard and strict measure one)",
          "噪声下限未知（standard 和 strict 会测量）"},
    Entry{"other input under one name: the two did not do the same work", "同名但输入不同：两次做的不是同一件事"},
    Entry{"another harness: its processes were not interleaved", "其他测试工具：进程未交错运行"},
    Entry{"the scores count different things", "两个分数统计的对象不同"},
    Entry{"{} is not complete: it was stopped.", "{} 不完整：已被停止。"},
    Entry{"{} is not complete: it failed.", "{} 不完整：运行失败。"},
    Entry{"it only reads", "它只能读取"},
    Entry{"Each library runs in processes of its own; one process of every library makes a block, "
          "in a shuffled order. The "
          "figure is the Hodges-Lehmann estimate over blocks with its exact 95 % interval. Points "
          "are 100 x score / best, "
          "rounded to one decimal; libraries that cannot be told apart share a rank (Holm, 0.03).",
          "每个库在独立进程中运行；每个库各运行一个进程构成一轮，顺序随机。数值为各轮的 "
          "Hodges-Lehmann 估计及其精确 95 % 区间。"
          "得分为 100 x 成绩 / 最好成绩，保留一位小数；无法区分高下的库名次并列（Holm，0.03）。"},
};

/// What stands in the places of a pattern; nothing when the text does not fit it.
std::optional<std::vector<std::string_view>> placesOf(std::string_view pattern,
                                                      std::string_view text)
{
    std::vector<std::string_view> places;
    for (;;) {
        const auto place = pattern.find("{}");
        const std::string_view literal = pattern.substr(0, place);
        if (!text.starts_with(literal))
            return std::nullopt;
        text.remove_prefix(literal.size());
        if (place == pattern.npos)
            return text.empty() ? std::optional(places) : std::nullopt;
        pattern.remove_prefix(place + 2);
        const std::string_view next = pattern.substr(0, pattern.find("{}"));
        // The last piece of text is looked for from the end: a name may hold the same words.
        const bool last = next.size() == pattern.size();
        const auto end = next.empty() ? text.size() : last ? text.rfind(next) : text.find(next);
        if (end == text.npos)
            return std::nullopt;
        places.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

std::string filled(std::string_view pattern, const std::vector<std::string_view> &places)
{
    std::string result;
    for (const std::string_view place : places) {
        const auto at = pattern.find("{}");
        result.append(pattern.substr(0, at)).append(place);
        pattern.remove_prefix(at + 2);
    }
    return result.append(pattern);
}

} // namespace

std::string escapedHtml(std::string_view text)
{
    std::string result;
    for (const char *at = text.data(), *end = at + text.size(); at != end;) {
        const std::size_t length = json::sequenceLength(at, end);
        const std::string_view piece(at, length == 0 ? 1 : length);
        const auto byte = static_cast<unsigned char>(*at);
        if (piece == "&")
            result += "&amp;";
        else if (piece == "<")
            result += "&lt;";
        else if (piece == ">")
            result += "&gt;";
        else if (piece == "\"")
            result += "&quot;";
        else if (piece == "'")
            result += "&#39;";
        else if (piece == "\xE2\x80\xA8")
            result += "&#x2028;";
        else if (piece == "\xE2\x80\xA9")
            result += "&#x2029;";
        else if (length == 0 || byte == 0x7f || (byte < 0x20 && byte != '\t' && byte != '\n'))
            result += "\xEF\xBF\xBD";
        else
            result += piece;
        at += piece.size();
    }
    return result;
}

std::string inChinese(std::string_view english)
{
    for (const Entry &entry : kEntries) {
        if (const auto different = placesOf(entry.english, english))
            return filled(entry.chinese, *different);
    }
    return {};
}

std::string bilingual(std::string_view english)
{
    const std::string chinese = inChinese(english);
    const std::string plain = escapedHtml(english);
    if (chinese.empty())
        return plain;
    return "<span class=\"en\" lang=\"en\">" + plain + "</span><span class=\"zh\" lang=\"zh-CN\">"
           + escapedHtml(chinese) + "</span>";
}

} // namespace jinbang::core::archive
