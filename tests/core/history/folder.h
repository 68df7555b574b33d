#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A data folder for a test, with runs in it.

#include "core/history/history.h"
#include "tests/support/inventedrun.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace jinbang::core::history {

class DataFolder : public testing::Test
{
protected:
    DataFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "金榜 data-XXXXXX").string();
        data = ::mkdtemp(name.data());
    }
    ~DataFolder() override
    {
        std::error_code ignored;
        std::filesystem::remove_all(data, ignored);
    }

    /// Run number `n`, a minute after the one before.
    std::string addRun(int n, test::RunShape shape = {}) const
    {
        const std::string minute = (n < 10 ? "0" : "") + std::to_string(n);
        shape.id = "20261130-12" + minute + "00-0000000" + std::to_string(n % 10);
        shape.startedAt = "2026-11-30T12:" + minute + ":00Z";
        shape.finishedAt = "2026-11-30T12:" + minute + ":27Z";
        test::writeJournal(data / "runs", test::inventedRun(shape));
        return shape.id;
    }
    [[nodiscard]] History opened() const
    {
        auto history = History::open(data);
        EXPECT_TRUE(history) << sentence(history.error());
        EXPECT_TRUE(history->refresh());
        return *std::move(history);
    }
    [[nodiscard]] static std::vector<std::string> idsOf(const std::vector<RunEntry> &entries)
    {
        std::vector<std::string> ids;
        for (const RunEntry &entry : entries)
            ids.push_back(entry.id);
        return ids;
    }
    [[nodiscard]] static std::string bytesOf(const std::filesystem::path &file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    static void write(const std::filesystem::path &file, std::string_view content)
    {
        std::ofstream(file, std::ios::binary)
            .write(content.data(), static_cast<std::streamsize>(content.size()));
    }

    std::filesystem::path data;
};

} // namespace jinbang::core::history
