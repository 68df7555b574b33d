// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/rapidjson/parse.h"

namespace jinbang::adapters {

void parseInsitu(rapidjson::Document &document, char *text)
{
    document.ParseInsitu<kRapidjsonStrict>(text);
}

} // namespace jinbang::adapters
