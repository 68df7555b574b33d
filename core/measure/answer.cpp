// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/answer.h"

#include "core/json/canonicalwriter.h"
#include "core/record/recordjson.h"

namespace jinbang::core::measure {
namespace {

class Text final : public contract::AnswerSink
{
public:
    void text(std::string_view text) override { out = text; }
    void record(const record::AnyRecord &record) override { record::tell(record, m_writer); }
    json::EventSink &document() override { return m_writer; }
    void walked(const json::WalkSum &) override {}
    void accepted() override {}

    std::string out;

private:
    json::CanonicalWriter m_writer{out};
};

} // namespace

std::string answerText(contract::Operation &operation)
{
    Text text;
    operation.output(text);
    return std::move(text.out);
}

} // namespace jinbang::core::measure
