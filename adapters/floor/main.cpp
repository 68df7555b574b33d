// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/floor/adapter.h"
#include "core/measure/contendermain.h"
#include "core/measure/httpserver.h"
int main()
{
    using namespace jinbang;
    return core::measure::contenderMain(adapters::FloorAdapter{}, core::measure::serveHttp);
}
