#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the members of a message: every type and range is checked, and the first thing that is
// wrong is named with its place. A message comes from another program and may be anything.

#include "core/base/words.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace jinbang::core::protocol {

using Json = nlohmann::json;

enum class Need { Optional, Required };

/// One object of a message. An absent or null optional member leaves its target as it was.
/// After the first problem nothing more is read.
class Members
{
public:
    /// `problem` is shared by the objects of one message and must outlive them.
    Members(const Json &value, std::string place, std::string &problem);

    void read(const char *name, std::string &out, Need need = Need::Optional);
    void read(const char *name, bool &out, Need need = Need::Optional);
    void read(const char *name, std::uint64_t &out, Need need = Need::Optional,
              std::uint64_t least = 0,
              std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
    void read(const char *name, std::int64_t &out);
    void read(const char *name, int &out, Need need, int least, int most);
    /// Not negative and at most 1e18 (30 years in nanoseconds).
    void read(const char *name, double &out, Need need = Need::Optional);

    template <class E>
    requires std::is_enum_v<E>
    void read(const char *name, E &out, Need need = Need::Optional)
    {
        std::string word;
        read(name, word, need);
        if (m_problem.empty() && !word.empty())
            out = wordAt<E>(word, name);
    }

    /// The word that `text` spells; a wrong one becomes the problem.
    template <class E>
    E wordAt(std::string_view spelling, std::string_view name)
    {
        const auto word = parseWord<E>(spelling);
        if (!word)
            fail(name, "has the unknown value \"" + std::string(spelling.substr(0, 60)) + '"');
        return word.value_or(E{});
    }

    /// Null when absent, null or of another type (which then is the problem).
    [[nodiscard]] const Json *object(const char *name, Need need = Need::Optional);
    [[nodiscard]] const Json *array(const char *name, Need need = Need::Optional);

    /// A whole number that is not negative, as in read(); nothing when it is none.
    [[nodiscard]] static std::optional<std::uint64_t> count(const Json &value);

    void fail(std::string_view name, std::string_view what);
    [[nodiscard]] bool ok() const { return m_problem.empty(); }
    [[nodiscard]] std::string placeOf(std::string_view name) const;
    [[nodiscard]] std::string &problem() { return m_problem; }

private:
    [[nodiscard]] const Json *find(const char *name, Need need);
    /// A whole number, also when written 5.0 or 5e3; nothing when it is none.
    template <class T>
    static bool whole(const Json &value, T &out);

    const Json &m_value;
    std::string m_place;
    std::string &m_problem;
};

} // namespace jinbang::core::protocol
