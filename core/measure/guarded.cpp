// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/guarded.h"

#include <exception>
#include <new>

namespace jinbang::core::measure {
namespace {

template <class F>
auto guarded(F &&work) -> decltype(work())
{
    try {
        return work();
    } catch (const std::bad_alloc &) {
        return Error{ErrorCode::OutOfMemory, "the library", {}};
    } catch (const std::exception &exception) {
        return Error{ErrorCode::Rejected, "the library", exception.what()};
    } catch (...) {
        return Error{ErrorCode::Rejected, "the library", "an exception of an unknown type"};
    }
}

class Guarded final : public contract::Operation
{
public:
    explicit Guarded(std::unique_ptr<contract::Operation> operation)
        : m_operation(std::move(operation))
    {
    }
    Result<void> prepare(const contract::Input &input) override
    {
        return guarded([&] { return m_operation->prepare(input); });
    }
    Result<void> run(std::uint64_t n) override
    {
        return guarded([&] { return m_operation->run(n); });
    }
    /// An answer that ends in an exception is an answer that is missing, which the check says.
    void output(contract::AnswerSink &sink) override
    {
        (void)guarded([&]() -> Result<void> {
            m_operation->output(sink);
            return {};
        });
    }
    std::uint64_t outputBytes() const override { return m_operation->outputBytes(); }

private:
    std::unique_ptr<contract::Operation> m_operation;
};

} // namespace

Result<std::unique_ptr<contract::Operation>> makeGuarded(const contract::Adapter &adapter,
                                                         const contract::Task &task)
{
    return guarded([&]() -> Result<std::unique_ptr<contract::Operation>> {
        Result<std::unique_ptr<contract::Operation>> made = adapter.make(task);
        if (!made)
            return made;
        return std::unique_ptr<contract::Operation>(std::make_unique<Guarded>(std::move(*made)));
    });
}

} // namespace jinbang::core::measure
