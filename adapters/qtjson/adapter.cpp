// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what QJsonDocument offers, and the words about it.
#include "adapters/qtjson/adapter.h"

#include "adapters/qtjson/dom.h"
#include "core/contract/cpufeatures.h"
#include "core/contract/offers.h"

#include <array>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

using Do = core::Operation;

constexpr std::array kOffers{
    Offer{"document", Do::Serialize, &makeForRecord<QtSerialize>},
    Offer{"document", Do::Deserialize, &makeForRecord<QtRead>},
    Offer{"document", Do::Parse, &makeForDocument<QtParse>},
    Offer{"document", Do::Stringify, &makeForDocument<QtPrint<QJsonDocument::Compact>>},
    Offer{"document", Do::Prettify, &makeForDocument<QtPrint<QJsonDocument::Indented>>},
    Offer{"document", Do::Walk, &makeForDocument<QtWalk>},
};

} // namespace

About QtjsonAdapter::about() const
{
    About about;
    about.id = "qtjson";
    about.library = "QJsonDocument";
    about.version = qVersion();
    about.homepage = "https://doc.qt.io/qt-6/json.html";
    about.license = "LGPL-3.0-only";
    about.facts = {{"library form", "shared library (Qt Core), with the distribution's flags"},
                   {"binding", "none: structs are written and read by hand"},
                   {"reuse", "no object to keep: on and off are the same"},
                   {"beyond the grammar",
                    "takes 1. and .5, unknown escapes, raw control characters, "
                    "lone surrogates"},
                   {"roots", "objects and arrays only"},
                   {"strings", "held as UTF-16"},
                   {"integers", "beyond 63 bits held as doubles"}};
    about.depthLimit = 1024; // nestingLimit in its parser, which no header shows
    about.cpuFeatures = compiledForFeatures();
    Variant document;
    document.id = "document";
    document.summary = "QJsonDocument::fromJson and QJsonValue; toJson; keys sorted";
    document.operations = operationsOf(kOffers, document.id);
    document.dropsDuplicateKeys = true;
    document.sortsKeys = true;
    for (const Do operation : document.operations)
        about.defaults.emplace_back(operation, document.id);
    about.variants = {std::move(document)};
    about.unsupported = {{Do::Validate, "Qt has no validator beside parsing"}};
    return about;
}

Result<std::unique_ptr<contract::Operation>> QtjsonAdapter::make(const Task &task) const
{
    return makeOffered(kOffers, about(), task);
}

} // namespace jinbang::adapters
