// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a layer from learning about a layer above it.
#include "tests/core/layering/arrows.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace jinbang::layering;

namespace {

const std::filesystem::path kRoot = JINBANG_SOURCE_DIR;

bool isSource(const std::filesystem::path &path)
{
    return path.extension() == ".h" || path.extension() == ".cpp";
}

std::vector<std::filesystem::path> sourcesOfTheTree()
{
    std::vector<std::filesystem::path> result;
    for (const char *top : {"core", "adapters", "app"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(kRoot / top)) {
            if (entry.is_regular_file() && isSource(entry.path()))
                result.push_back(entry.path());
        }
    }
    return result;
}

std::string contentOf(const std::filesystem::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

TEST(Layering, ArrowsPointDown)
{
    EXPECT_EQ(wrongArrow("core/json/reader.h", "core/base/result.h"), "");
    EXPECT_EQ(wrongArrow("core/archive/report.h", "core/contest/cell.h"), "");
    EXPECT_EQ(wrongArrow("adapters/floor/floor.cpp", "adapters/floor/copy.h"), "");
    EXPECT_EQ(wrongArrow("adapters/floor/floor.cpp", "core/contract/adapter.h"), "");
    EXPECT_EQ(wrongArrow("adapters/floor/main.cpp", "core/measure/contendermain.h"), "");
    EXPECT_EQ(wrongArrow("app/desktop/pages/bench.cpp", "core/archive/report.h"), "");
    EXPECT_EQ(wrongArrow("app/desktop/pages/bench.cpp", "QWidget"), "");
    EXPECT_EQ(wrongArrow("core/base/error.cpp", "string"), "");
}

TEST(Layering, ArrowsUpAndSidewaysAreNamed)
{
    EXPECT_EQ(wrongArrow("core/base/error.h", "core/json/reader.h"),
              "core/base may not know core/json");
    EXPECT_EQ(wrongArrow("core/contest/contest.cpp", "core/archive/report.h"),
              "core/contest may not know core/archive");
    EXPECT_EQ(wrongArrow("core/contest/contest.cpp", "core/measure/clock.h"),
              "core/contest may not know core/measure");
    EXPECT_EQ(wrongArrow("adapters/floor/floor.cpp", "adapters/simdjson/read.h"),
              "adapters may not know adapters/simdjson");
    EXPECT_EQ(wrongArrow("adapters/floor/floor.cpp", "core/measure/clock.h"),
              "adapters may not know core/measure");
    EXPECT_EQ(wrongArrow("app/cli/main.cpp", "adapters/floor/floor.h"),
              "app/cli may not know adapters/floor");
    EXPECT_EQ(wrongArrow("app/cli/main.cpp", "app/desktop/text/words.h"),
              "app/cli may not know app/desktop/text");
    EXPECT_EQ(wrongArrow("core/stats/sample.h", "QVector"), "Qt belongs to the desktop");
    EXPECT_EQ(wrongArrow("core/newfolder/x.h", "string"), "its folder is in no layer");
}

TEST(Layering, IncludeLinesAreReadAsThePreprocessorDoes)
{
    EXPECT_EQ(includesOf("#include \"core/a.h\"\n  #  include <QWidget> // why\n"
                         "// #include \"core/no.h\"\n#define include <no>\nint x;\n"),
              (std::vector<std::string>{"core/a.h", "QWidget"}));
}

TEST(Layering, EverySourceOfTheTreeKeepsTheRules)
{
    const auto sources = sourcesOfTheTree();
    EXPECT_GT(sources.size(), 10U) << "the scan looked in the wrong place: " << kRoot;
    for (const auto &source : sources) {
        const std::string path = source.lexically_relative(kRoot).generic_string();
        for (const std::string &include : includesOf(contentOf(source)))
            EXPECT_EQ(wrongArrow(path, include), "") << path << " includes " << include;
    }
}

TEST(Layering, ProjectIncludesStartAtTheRoot)
{
    for (const auto &source : sourcesOfTheTree()) {
        for (const std::string &include : includesOf(contentOf(source)))
            EXPECT_FALSE(exists(source.parent_path() / include))
                << source << " includes its neighbour as " << include;
    }
}
