#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// RapidJSON takes its SIMD paths only when told so before any of its headers is read, and the same
// way in every translation unit: hence this one place.

#if defined(__SSE4_2__)
#define RAPIDJSON_SSE42
#elif defined(__SSE2__)
#define RAPIDJSON_SSE2
#endif

#include <rapidjson/document.h>
#include <rapidjson/error/en.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <string>

namespace jinbang::adapters {

/// Exact doubles and checked UTF-8: what the library's defaults leave out.
inline constexpr unsigned kRapidjsonStrict =
    rapidjson::kParseFullPrecisionFlag | rapidjson::kParseValidateEncodingFlag;

/// The library's own words and the byte offset.
[[nodiscard]] inline std::string rapidjsonProblem(rapidjson::ParseErrorCode code,
                                                  std::size_t offset)
{
    return rapidjson::GetParseError_En(code) + (" (byte " + std::to_string(offset) + ")");
}

} // namespace jinbang::adapters
