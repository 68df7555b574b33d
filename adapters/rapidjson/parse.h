#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The three ways of filling a Document, each a translation unit of its own: the parser is one deep
// chain of inlined calls, which the compiler gives up in a unit with much else in it.

#include "adapters/rapidjson/library.h"

#include <string_view>

namespace jinbang::adapters {

/// Parse(pointer, length) with full precision and UTF-8 validation: no terminator, no copy.
void parseStrict(rapidjson::Document &document, std::string_view text);
/// The same in place; `text` is terminated and will be changed.
void parseInsitu(rapidjson::Document &document, char *text);
/// Parse(pointer, length) with the library's default flags.
void parseTrusting(rapidjson::Document &document, std::string_view text);

} // namespace jinbang::adapters
