// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/broken/adapter.h"

#include "tests/support/broken/accidents.h"
#include "tests/support/broken/liar.h"

#include <algorithm>
#include <array>

namespace jinbang::tests {

using namespace core;
using namespace core::contract;

namespace {

using Wrapped = std::unique_ptr<contract::Operation>;

/// Tells an honest answer as a lie.
class Lying final : public Accident
{
public:
    Lying(Wrapped honest, Lie lie)
        : Accident(std::move(honest))
        , m_lie(lie)
    {
    }
    void output(AnswerSink &sink) override
    {
        LyingSink lying(sink, m_lie);
        Accident::output(lying);
    }

private:
    Lie m_lie;
};

template <Lie L>
Wrapped lying(Wrapped honest)
{
    return std::make_unique<Lying>(std::move(honest), L);
}
template <class A>
Wrapped accident(Wrapped honest)
{
    return std::make_unique<A>(std::move(honest));
}

struct Kind {
    std::string_view variant, summary;
    Wrapped (*wrap)(Wrapped honest);
};

constexpr std::array kKinds{
    Kind{"honest", "does nothing wrong", &accident<Accident>},
    Kind{"drops-field", "one field or member is missing", &lying<Lie::DropsField>},
    Kind{"ulp1", "doubles are one unit in the last place off", &lying<Lie::Ulp1>},
    Kind{"ulp2", "doubles are two units in the last place off", &lying<Lie::Ulp2>},
    Kind{"missed-escape", "an escape is not written or not read", &lying<Lie::MissedEscape>},
    Kind{"swapped-shape", "pretty for compact, compact for pretty", &lying<Lie::SwappedShape>},
    Kind{"discards-result", "works, and throws the result away", &accident<DiscardsResult>},
    Kind{"constant", "returns at once with its first answer", &accident<Constant>},
    Kind{"mutates-input", "leaves its input changed", &accident<MutatesInput>},
    Kind{"ignores-failure", "reports success for a refused text", &accident<IgnoresFailure>},
    Kind{"crash", "dies of SIGSEGV", &accident<Crash>},
    Kind{"abort", "dies of SIGABRT", &accident<Abort>},
    Kind{"loop", "never returns", &accident<EndlessLoop>},
    Kind{"hog", "takes 8 GiB", &accident<Hog>},
    Kind{"noisy-stdout", "prints 100 MB to standard output", &accident<NoisyStdout>},
};

core::Operation swapped(core::Operation operation)
{
    switch (operation) {
    case core::Operation::Stringify:
        return core::Operation::Prettify;
    case core::Operation::Prettify:
        return core::Operation::Stringify;
    default:
        return operation;
    }
}

} // namespace

About BrokenAdapter::about() const
{
    About about = m_honest.about();
    const Variant honest = about.variants.front();
    about.id = "broken";
    about.library = "Broken";
    about.facts = {{"built on", honest.id}};
    about.variants.clear();
    for (const Kind &kind : kKinds) {
        Variant variant = honest;
        variant.id = kind.variant;
        variant.summary = kind.summary;
        about.variants.push_back(std::move(variant));
    }
    for (auto &[operation, variant] : about.defaults)
        variant = "honest";
    return about;
}

Result<Wrapped> BrokenAdapter::make(const Task &task) const
{
    const std::string_view wanted =
        task.variant.empty() ? "honest" : std::string_view(task.variant);
    const auto kind = std::ranges::find(kKinds, wanted, &Kind::variant);
    if (kind == kKinds.end())
        return Error{ErrorCode::UnknownName, task.variant, "honest, drops-field, ..."};
    Task honestTask = task;
    honestTask.variant = "json";
    if (wanted == "swapped-shape")
        honestTask.operation = swapped(task.operation);
    auto honest = m_honest.make(honestTask);
    if (!honest)
        return honest.error();
    if (honestTask.operation != task.operation)
        return std::move(*honest); // swapped already
    return kind->wrap(std::move(*honest));
}

} // namespace jinbang::tests
