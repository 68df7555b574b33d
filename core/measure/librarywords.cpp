// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/librarywords.h"

namespace jinbang::core::measure {

std::string libraryWords(std::string_view text)
{
    const auto bracket = text.rfind(" [");
    const bool isPlace = bracket != text.npos && text.ends_with("]")
                         && text.find(" at ", bracket) != text.npos
                         && text.find(" in function", bracket) != text.npos;
    return std::string(isPlace ? text.substr(0, bracket) : text);
}

} // namespace jinbang::core::measure
