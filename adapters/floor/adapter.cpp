// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of an operation when there is no library in it: an owned copy of the bytes. It
// shows the harness's own cost, is never checked and never ranked.
#include "adapters/floor/adapter.h"

#include "core/contract/bodies.h"
#include "core/contract/cpufeatures.h"
#include "core/contract/offers.h"

#include <array>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

/// Reading copies the input; writing copies the canonical text of what is to be written.
class FloorCopy final : public ReadingBody
{
public:
    explicit FloorCopy(bool) {}
    bool once()
    {
        m_copy.reset();
        m_copy.emplace(m_text);
        return true;
    }
    void output(AnswerSink &sink)
    {
        if (m_copy)
            sink.text(*m_copy);
    }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_copy ? m_copy->size() : 0; }

private:
    std::optional<std::string> m_copy;
};

using Do = core::Operation;

constexpr std::array kOffers{
    Offer{"copy", Do::Serialize, &makeForDocument<FloorCopy>},
    Offer{"copy", Do::Deserialize, &makeForDocument<FloorCopy>},
    Offer{"copy", Do::Parse, &makeForDocument<FloorCopy>},
    Offer{"copy", Do::Stringify, &makeForDocument<FloorCopy>},
    Offer{"copy", Do::Prettify, &makeForDocument<FloorCopy>},
    Offer{"copy", Do::Walk, &makeForDocument<FloorCopy>},
    Offer{"copy", Do::Validate, &makeForDocument<FloorCopy>},
};

} // namespace

About FloorAdapter::about() const
{
    About about;
    about.id = "floor";
    about.library = "(floor)";
    about.version = "1";
    about.license = "GPL-3.0-or-later";
    about.checked = false;
    about.cpuFeatures = compiledForFeatures();
    Variant copy;
    copy.id = "copy";
    copy.checking = Checking::Trusting;
    copy.api = Api::None;
    copy.summary = "an owned copy of the bytes";
    copy.operations = operationsOf(kOffers, copy.id);
    for (const Do operation : copy.operations)
        about.defaults.emplace_back(operation, copy.id);
    about.variants = {std::move(copy)};
    return about;
}

Result<std::unique_ptr<contract::Operation>> FloorAdapter::make(const Task &task) const
{
    return makeOffered(kOffers, about(), task);
}

} // namespace jinbang::adapters
