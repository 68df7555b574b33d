// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON file of 1 GiB as a fixture: its facts must not cost a second copy. The file is written at
// run time, without holes, beside the program's temporary files.
//
// usage: bench_hugefixture [GIB]
#include "core/base/number.h"
#include "core/fixture/loadfixture.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

using namespace jinbang::core;

namespace {

constexpr double kAllowedGrowth = 64.0 * 1024 * 1024; // bytes of peak resident memory

double peakResidentBytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024;
}

/// An array of objects as an export of a shop has them.
bool writeHuge(const std::filesystem::path &path, std::uint64_t bytes)
{
    std::ofstream file(path, std::ios::binary);
    std::string block;
    std::uint64_t written = 1, number = 0;
    file << '[';
    while (written < bytes && file) {
        block.clear();
        for (int i = 0; i < 4096; ++i, ++number) {
            block.append(number == 0 ? "\n" : ",\n")
                .append("{\"id\":")
                .append(std::to_string(number));
            block.append(",\"name\":\"金榜题名 "
                         "\\u00e9\",\"price\":12.75,\"tags\":[\"a\",\"b\"],\"sold\":true}");
        }
        file << block;
        written += block.size();
    }
    file << "\n]\n";
    return file.flush().good();
}

} // namespace

int main(int argc, char **argv)
{
    const auto gib = argc > 1 ? parseInteger(argv[1]) : Result<std::int64_t>(1);
    if (!gib || *gib < 1 || *gib > 64) {
        std::fputs("usage: bench_hugefixture [GIB from 1 to 64]\n", stderr);
        return 2;
    }
    const std::filesystem::path path =
        std::filesystem::temp_directory_path()
        / std::string("jinbang-huge-").append(std::to_string(::getpid())).append(".json");
    int status = 1;
    if (writeHuge(path, static_cast<std::uint64_t>(*gib) << 30)) {
        const double before = peakResidentBytes();
        const auto start = std::chrono::steady_clock::now();
        const auto fixture = fixture::loadFixture(path);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        if (fixture) {
            const double growth = peakResidentBytes() - before;
            const auto bytes = static_cast<double>(fixture->facts.bytes);
            std::printf("fixture of %s: %s s, %s/s, peak memory grew by %s (allowed %s), %s "
                        "objects, sha256 %s\n",
                        bytesText(bytes).c_str(), fixed(took.count(), 1).c_str(),
                        bytesText(bytes / took.count()).c_str(), bytesText(growth).c_str(),
                        bytesText(kAllowedGrowth).c_str(), grouped(fixture->facts.objects).c_str(),
                        fixture->sha256.c_str());
            status = growth <= kAllowedGrowth ? 0 : 1;
        } else {
            std::fprintf(stderr, "%s\n", sentence(fixture.error()).c_str());
        }
    } else {
        std::fprintf(stderr, "cannot write %s\n", path.c_str());
    }
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    return status;
}
