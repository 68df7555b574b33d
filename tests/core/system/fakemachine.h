#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A /proc and /sys of the test's own.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace jinbang::core::system::test {

class FakeMachine : public testing::Test
{
protected:
    void SetUp() override
    {
        const auto *info = testing::UnitTest::GetInstance()->current_test_info();
        m_root = std::filesystem::path(testing::TempDir())
                 / (std::string("jinbang_") + info->test_suite_name() + "_" + info->name());
        std::filesystem::remove_all(m_root);
        std::filesystem::create_directories(m_root);
    }
    void TearDown() override { std::filesystem::remove_all(m_root); }

    void file(std::string_view path, std::string_view text)
    {
        const std::filesystem::path full = m_root / path.substr(1);
        std::filesystem::create_directories(full.parent_path());
        std::ofstream(full, std::ios::binary) << text;
    }
    [[nodiscard]] const std::filesystem::path &root() const { return m_root; }

private:
    std::filesystem::path m_root;
};

} // namespace jinbang::core::system::test
