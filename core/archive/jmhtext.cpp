// SPDX-License-Identifier: GPL-3.0-or-later
// The table that JMH prints at the end of a run, as people paste it: from a log, with whatever
// stands above and below it. Its columns are found by their words, since their widths vary.
#include "core/archive/csvtable.h"
#include "core/archive/foreignscore.h"
#include "core/archive/jmhparts.h"
#include "core/archive/jsontree.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace jinbang::core::archive {
namespace {

struct Word {
    std::string_view text;
    std::size_t at = 0;
};

struct Line {
    std::string_view text;
    std::size_t at = 0;
};

std::vector<Word> wordsOf(const Line &line)
{
    std::vector<Word> words;
    for (std::size_t at = 0;;) {
        at = line.text.find_first_not_of(" \t\r", at);
        if (at == line.text.npos)
            return words;
        const std::size_t end = std::min(line.text.find_first_of(" \t\r", at), line.text.size());
        words.push_back({line.text.substr(at, end - at), line.at + at});
        at = end;
    }
}

bool isHeading(const std::vector<Word> &words)
{
    const auto has = [&](std::string_view wanted) {
        return std::ranges::any_of(words, [&](const Word &word) { return word.text == wanted; });
    };
    return words.size() >= 4 && words.front().text == "Benchmark" && has("Mode") && has("Score")
           && has("Units");
}

/// "(size)" of the heading is the parameter "size".
std::vector<std::string> paramsOf(const std::vector<Word> &heading)
{
    std::vector<std::string> names;
    for (const Word &word : heading) {
        if (word.text.starts_with('(') && word.text.ends_with(')'))
            names.emplace_back(word.text.substr(1, word.text.size() - 2));
    }
    return names;
}

/// JMH shows what rounds to nothing as a power of ten: "10⁻⁶".
std::optional<double> powerOfTen(std::string_view text)
{
    static constexpr std::array<std::string_view, 10> kRaised{"⁰", "¹", "²", "³", "⁴",
                                                              "⁵", "⁶", "⁷", "⁸", "⁹"};
    if (!text.starts_with("10"))
        return std::nullopt;
    text.remove_prefix(2);
    const bool negative = text.starts_with("⁻");
    if (negative)
        text.remove_prefix(std::string_view("⁻").size());
    int exponent = 0;
    while (!text.empty() && exponent < 400) {
        const auto digit = std::ranges::find_if(
            kRaised, [&](std::string_view each) { return text.starts_with(each); });
        if (digit == kRaised.end())
            return std::nullopt;
        exponent = exponent * 10 + static_cast<int>(digit - kRaised.begin());
        text.remove_prefix(digit->size());
    }
    return std::pow(10, negative ? -exponent : exponent);
}

class Importer
{
public:
    Importer(std::string_view text, const ReadOptions &options)
        : m_text(text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text)
        , m_options(options)
    {
    }

    Result<Report> read()
    {
        if (const auto valid = json::validUtf8Prefix(m_text); valid != m_text.size())
            return Error{ErrorCode::InvalidText, m_options.subject,
                         "not UTF-8 at " + placeInText(m_text, valid)};
        bool within = false;
        while (m_next < m_text.size()) {
            const Line line = nextLine();
            const auto words = wordsOf(line);
            if (isHeading(words)) {
                m_params = paramsOf(words);
                within = true;
            } else if (words.empty()) {
                within = false;
            } else if (within) {
                if (auto done = addRow(words); !done)
                    return done.error();
            }
        }
        return reportOf(std::move(m_scores), "JMH", m_text, m_options);
    }

private:
    Line nextLine()
    {
        const std::size_t end = std::min(m_text.find('\n', m_next), m_text.size());
        const Line line{m_text.substr(m_next, end - m_next), m_next};
        m_next = end + 1;
        return line;
    }

    Result<void> addRow(const std::vector<Word> &words)
    {
        const std::size_t modeAt = 1 + m_params.size();
        const auto mode =
            words.size() > modeAt ? parseWord<Mode>(words[modeAt].text) : std::nullopt;
        if (!mode)
            return wrong(words.front(),
                         "a row of JMH's table is expected: name, parameters, mode, score, unit");
        const std::string_view last = words.back().text; // of a line that was cut: no unit
        if (words.size() == modeAt + 1 || numberInCell(last) || last == "±")
            return wrong(words.back(), "a score and its unit are expected after the mode");
        ForeignScore score;
        score.at = words.front().at;
        score.benchmark = words.front().text;
        score.mode = *mode;
        for (std::size_t i = 0; i < m_params.size(); ++i) {
            if (words[i + 1].text != "N/A")
                score.params[m_params[i]] = words[i + 1].text;
        }
        score.unit = words.back().text;
        if (auto done = readFigures(
                {words.begin() + static_cast<std::ptrdiff_t>(modeAt) + 1, words.end() - 1},
                words[modeAt], score);
            !done)
            return done;
        if (!addJmhRow(std::move(score), m_scores))
            return wrong(words.front(), "this row belongs to no benchmark above it");
        return {};
    }

    /// [count] score [± error], or ≈ score.
    Result<void> readFigures(std::vector<Word> figures, const Word &mode, ForeignScore &score)
    {
        const auto plusMinus =
            std::ranges::find_if(figures, [](const Word &word) { return word.text == "±"; });
        if (plusMinus != figures.end()) {
            const auto error =
                plusMinus + 1 == figures.end() ? std::nullopt : numberInCell((plusMinus + 1)->text);
            if (plusMinus + 1 != figures.end() && !error && (plusMinus + 1)->text != "NaN")
                return wrong(*(plusMinus + 1), "the error is no number");
            score.error = error;
            figures.erase(plusMinus, figures.end());
        }
        const auto about =
            std::ranges::find_if(figures, [](const Word &word) { return word.text == "≈"; });
        const bool rounded = about != figures.end();
        if (rounded) {
            figures.erase(about);
            score.notes.emplace_back("JMH printed the score as a power of ten only");
        }
        if (figures.empty() || figures.size() > 2)
            return wrong(mode, "one count and one score are expected after the mode");
        score.score = rounded ? powerOfTen(figures.back().text) : numberInCell(figures.back().text);
        if (!score.score && figures.back().text != "NaN")
            return wrong(figures.back(), "the score is no number");
        if (figures.size() == 2) {
            const auto count = numberInCell(figures.front().text);
            if (!count || *count < 0 || *count > 9e15)
                return wrong(figures.front(), "the count is no number");
            score.samples = static_cast<std::int64_t>(*count);
        }
        return {};
    }

    [[nodiscard]] Error wrong(const Word &word, const std::string &what) const
    {
        return {ErrorCode::BadFormat, m_options.subject,
                placeInText(m_text, word.at) + ": " + what};
    }

    std::string_view m_text;
    const ReadOptions &m_options;
    std::size_t m_next = 0;
    std::vector<std::string> m_params;
    std::vector<ForeignScore> m_scores;
};

Likeness looksLike(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (text.substr(at, end - at).starts_with("Benchmark")
            && isHeading(wordsOf({text.substr(at, end - at), at})))
            return Likeness::Yes;
        at = end + 1;
    }
    return Likeness::No;
}

Result<Report> read(std::string_view text, const ReadOptions &options)
{
    return Importer(text, options).read();
}

} // namespace

extern const Format kJmhText;
const Format kJmhText{"jmh.txt", "", "JMH text table", looksLike, read, nullptr};

} // namespace jinbang::core::archive
