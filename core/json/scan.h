#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The two tokens of JSON that have an inside, numbers and strings, for the strict reader.

#include "core/json/syntaxerror.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace jinbang::core::json {

struct ScanFailure {
    SyntaxProblem problem{};
    const char *at = nullptr;
    std::string message;
};

/// In the first of int64, uint64, double that holds it.
struct Number {
    enum class Kind { Integer, Unsigned, Real };
    Kind kind = Kind::Integer;
    std::int64_t integer = 0;
    std::uint64_t unsignedInteger = 0;
    double real = 0;
};

/// Shape: `*at` is a digit or '-'; on success `at` is behind the number.
/// Returns false with `failure` filled for what RFC 8259 does not allow, or is beyond a double.
[[nodiscard]] bool scanNumber(const char *&at, const char *end, Number &number,
                              ScanFailure &failure);

class StringScanner
{
public:
    /// Shape: `*at` is the opening quote; on success `at` is behind the closing one. `out` lives
    /// until the next call.
    /// Returns false with `failure` filled for bad escapes, lone surrogates, bad UTF-8, control
    /// characters and a missing end.
    [[nodiscard]] bool scan(const char *&at, const char *end, std::string_view &out,
                            ScanFailure &failure);

private:
    bool skipNonAscii();
    bool escape();
    bool unicodeEscape();
    [[nodiscard]] int codeUnit(const char *at) const;
    bool fail(SyntaxProblem problem, const char *at, std::string message);

    const char *m_at = nullptr;
    const char *m_end = nullptr;
    std::string m_buffer; // of a string with escapes
    ScanFailure *m_failure = nullptr;
};

} // namespace jinbang::core::json
