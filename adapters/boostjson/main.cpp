// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/boostjson/adapter.h"
#include "core/measure/contendermain.h"
#include "core/measure/httpserver.h"
int main()
{
    using namespace jinbang;
    return core::measure::contenderMain(adapters::BoostjsonAdapter{}, core::measure::serveHttp);
}
