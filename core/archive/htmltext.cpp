// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/htmltext.h"

#include "core/json/utf8.h"

#include <array>

namespace jinbang::core::archive {
namespace {

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
    Entry{"time taken", "总用时"},
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
    Entry{"Each library runs in processes of its own; one process of every library makes a block, "
          "in a shuffled order. The "
          "figure is the Hodges-Lehmann estimate over blocks with its exact 95 % interval. Points "
          "are 100 x score / best, "
          "rounded to one decimal; libraries that cannot be told apart share a rank (Holm, 0.03).",
          "每个库在独立进程中运行；每个库各运行一个进程构成一轮，顺序随机。数值为各轮的 "
          "Hodges-Lehmann 估计及其精确 95 % 区间。"
          "得分为 100 x 成绩 / 最好成绩，保留一位小数；无法区分高下的库名次并列（Holm，0.03）。"},
};

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

std::string_view inChinese(std::string_view english)
{
    for (const Entry &entry : kEntries) {
        if (entry.english == english)
            return entry.chinese;
    }
    return {};
}

std::string bilingual(std::string_view english)
{
    const std::string_view chinese = inChinese(english);
    const std::string plain = escapedHtml(english);
    if (chinese.empty())
        return plain;
    return "<span class=\"en\" lang=\"en\">" + plain + "</span><span class=\"zh\" lang=\"zh-CN\">"
           + escapedHtml(chinese) + "</span>";
}

} // namespace jinbang::core::archive
