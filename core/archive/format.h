#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A file format as a value. Adding one means one file that defines a Format and one line in
// formats.cpp.

#include "core/archive/names.h"
#include "core/archive/output.h"
#include "core/archive/report.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::archive {

struct ReadOptions {
    std::string subject;          // names the file in errors
    std::vector<NamePattern> map; // which part of a foreign name is the library

    /// What a result is called that has no title of its own: its file, without the folder.
    [[nodiscard]] std::string title() const
    {
        return std::filesystem::path(subject).filename().string();
    }
};

/// How sure a format is that a text is one of its own.
enum class Likeness { No, Perhaps, Yes };

struct Format {
    std::string_view id;     // "jmh.json"
    std::string_view suffix; // of files to write, ".jmh.json"; empty: cannot be written
    std::string_view title;  // for a person
    Likeness (*looksLike)(std::string_view text) = nullptr;
    /// Whole or not at all. Null: cannot be read.
    Result<Report> (*read)(std::string_view text, const ReadOptions &options) = nullptr;
    void (*write)(const Report &report, Output &output) = nullptr;
    /// Why a report cannot be written in it without losing its results: half a sentence for a
    /// person; empty when it can be. Null: it can hold everything.
    std::string (*whyNot)(const Report &report) = nullptr;
};

} // namespace jinbang::core::archive
