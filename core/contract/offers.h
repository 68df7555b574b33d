#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The table by which an adapter says what it offers and how it is made, so that the two cannot
// disagree: variant x operation -> factory.

#include "core/contract/loop.h"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::contract {

using MadeOperation = Result<std::unique_ptr<Operation>>;

/// One line of an adapter's table.
struct Offer {
    std::string_view variant;
    core::Operation operation{};
    MadeOperation (*make)(const Task &task, const std::string &library);
};

/// One table of several. An adapter gives each way of using its library a source file with a table
/// of its own: in one large unit the compiler stops inlining and the library runs up to 1.4 times
/// slower than in a user's program.
[[nodiscard]] inline std::vector<Offer> joined(std::initializer_list<std::span<const Offer>> tables)
{
    std::vector<Offer> offers;
    for (const std::span<const Offer> table : tables)
        offers.insert(offers.end(), table.begin(), table.end());
    return offers;
}

/// Factory of a body that knows no record type; the body is constructed from `task.reuse`.
template <Body B>
MadeOperation makeForDocument(const Task &task, const std::string &library)
{
    return MadeOperation(std::make_unique<LoopOperation<B>>(library, task.reuse));
}

/// Factory of B<T>, T being the record type of the task; constructed from `task.reuse`.
template <template <class> class B>
MadeOperation makeForRecord(const Task &task, const std::string &library)
{
    if (!task.record)
        return Error{ErrorCode::Unsupported, library, "a document has no record type to bind to"};
    return record::withRecordType(
        *task.record, task.many, [&]<class T>(std::type_identity<T>) -> MadeOperation {
            return MadeOperation(std::make_unique<LoopOperation<B<T>>>(library, task.reuse));
        });
}

/// What `variant` offers, in the order of the table.
[[nodiscard]] inline std::vector<core::Operation> operationsOf(std::span<const Offer> offers,
                                                               std::string_view variant)
{
    std::vector<core::Operation> operations;
    for (const Offer &offer : offers) {
        if (offer.variant == variant)
            operations.push_back(offer.operation);
    }
    return operations;
}

namespace detail {
template <class Value>
[[nodiscard]] std::string_view valueFor(const std::vector<std::pair<core::Operation, Value>> &pairs,
                                        core::Operation operation)
{
    const auto found =
        std::ranges::find(pairs, operation, &std::pair<core::Operation, Value>::first);
    return found == pairs.end() ? std::string_view{} : std::string_view(found->second);
}
} // namespace detail

/// Makes what a task asks for; an empty variant is the default one of the operation.
/// Errors: UnknownName for a variant; Unsupported with the reason.
[[nodiscard]] inline MadeOperation makeOffered(std::span<const Offer> offers, const About &about,
                                               const Task &task)
{
    const std::string_view reason = detail::valueFor(about.unsupported, task.operation);
    if (!reason.empty())
        return Error{ErrorCode::Unsupported, about.library, std::string(reason)};
    const std::string_view variant = task.variant.empty()
                                         ? detail::valueFor(about.defaults, task.operation)
                                         : std::string_view(task.variant);
    std::string known;
    bool exists = false;
    for (const Variant &each : about.variants) {
        exists = exists || each.id == variant;
        known += (known.empty() ? "" : ", ") + each.id;
    }
    if (!exists)
        return Error{ErrorCode::UnknownName, about.id + "." + std::string(variant), known};
    for (const Offer &offer : offers) {
        if (offer.variant == variant && offer.operation == task.operation)
            return offer.make(task, about.library);
    }
    return Error{ErrorCode::Unsupported, about.library,
                 "variant " + std::string(variant) + " has no "
                     + std::string(text(task.operation))};
}

} // namespace jinbang::core::contract
