// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file: refused with a sentence, or a fixture whose text is JSON and whose facts
// agree.
#include "core/fixture/loadfixture.h"
#include "core/json/digest.h"
#include "core/json/strictreader.h"
#include "core/json/utf8.h"
#include "tests/core/fuzz/must.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace jinbang::core;

namespace {

const std::filesystem::path &folder()
{
    static const std::filesystem::path path = [] {
        std::filesystem::path made =
            std::filesystem::temp_directory_path() / ("jinbang-fuzz-" + std::to_string(::getpid()));
        std::filesystem::create_directories(made);
        return made;
    }();
    return path;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr const char *kNames[] = {"a.json", "a.html", "a"};
    constexpr const char *kEncodings[] = {"", "", "", "", "gbk", "big5", "utf-16le", "utf-8"};
    if (size == 0)
        return 0;
    const std::filesystem::path path = folder() / kNames[data[0] % 3];
    {
        std::ofstream file(path, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char *>(data) + 1,
                   static_cast<std::streamsize>(size - 1));
    }
    fixture::LoadOptions options;
    options.encoding = kEncodings[data[0] / 3 % 8];
    options.mapFrom = data[0] >= 192 ? 1 : 1 << 20;
    const auto loaded = fixture::loadFixture(path, options);
    if (!loaded) {
        const std::string said = sentence(loaded.error());
        must(!said.empty() && json::validUtf8Prefix(said) == said.size());
        return 0;
    }
    json::Digester digester;
    json::SyntaxError error;
    must(json::readStrict(loaded->text->view(), digester, error));
    must(loaded->facts.bytes == loaded->text->view().size());
    must(loaded->facts.depth == digester.digest().depth);
    must(loaded->facts.members == digester.digest().sum.members);
    must(loaded->facts.escapePercent <= 100 && loaded->facts.nonAsciiPercent <= 100);
    must(fixture::checkUnchanged(*loaded).has_value());
    return 0;
}
