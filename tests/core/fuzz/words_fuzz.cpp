// SPDX-License-Identifier: GPL-3.0-or-later
// The small readers of what people and pages write: workloads and labels of encodings.
#include "core/fixture/decode.h"
#include "core/fixture/htmllabel.h"
#include "core/fixture/workloads.h"
#include "tests/core/fuzz/must.h"

#include <cstdint>

using namespace jinbang::core;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    (void)fixture::findEncoding(fixture::htmlLabel(text));
    const auto workloads = fixture::parseWorkloads(
        text, [](const std::string &path) { return path.find('/') != path.npos; });
    if (workloads) {
        for (const fixture::Workload &workload : *workloads)
            must(workload.isFile
                 || (fixture::findBuiltin(workload.name) != nullptr
                     && workload.count.value_or(1) > 0));
    }
    return 0;
}
