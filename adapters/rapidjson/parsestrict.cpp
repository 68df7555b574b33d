// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/rapidjson/parse.h"

namespace jinbang::adapters {

void parseStrict(rapidjson::Document &document, std::string_view text)
{
    document.Parse<kRapidjsonStrict>(text.data(), text.size());
}

} // namespace jinbang::adapters
