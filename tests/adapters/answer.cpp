// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/answer.h"

#include "core/json/strictreader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace jinbang::tests {

using namespace core;

void Recorder::startObject()
{
    m_writer.startObject();
    m_digester.startObject();
}
void Recorder::key(std::string_view text)
{
    m_writer.key(text);
    m_digester.key(text);
}
void Recorder::endObject()
{
    m_writer.endObject();
    m_digester.endObject();
}
void Recorder::startArray()
{
    m_writer.startArray();
    m_digester.startArray();
}
void Recorder::endArray()
{
    m_writer.endArray();
    m_digester.endArray();
}
void Recorder::string(std::string_view text)
{
    m_writer.string(text);
    m_digester.string(text);
}
void Recorder::integer(std::int64_t value)
{
    m_writer.integer(value);
    m_digester.integer(value);
    m_numbers.push_back(static_cast<double>(value));
}
void Recorder::unsignedInteger(std::uint64_t value)
{
    m_writer.unsignedInteger(value);
    m_digester.unsignedInteger(value);
    m_numbers.push_back(static_cast<double>(value));
}
void Recorder::real(double value)
{
    m_writer.real(value);
    m_digester.real(value);
    m_numbers.push_back(value);
}
void Recorder::boolean(bool value)
{
    m_writer.boolean(value);
    m_digester.boolean(value);
}
void Recorder::null()
{
    m_writer.null();
    m_digester.null();
}

ExactText::ExactText(std::string_view text)
    : m_size(text.size())
    , m_bytes(std::make_unique_for_overwrite<char[]>(text.size()))
{
    std::ranges::copy(text, m_bytes.get());
}

void ExactText::overwrite(char with)
{
    std::fill_n(m_bytes.get(), m_size, with);
}

Result<Answer> ask(const contract::Adapter &adapter, const contract::Task &task,
                   const contract::Input &input, std::uint64_t n)
{
    auto operation = adapter.make(task);
    if (!operation)
        return operation.error();
    if (const auto prepared = (*operation)->prepare(input); !prepared)
        return prepared.error();
    if (const auto ran = (*operation)->run(n); !ran)
        return ran.error();
    Answer answer;
    (*operation)->output(answer);
    answer.m_outputBytes = (*operation)->outputBytes();
    return answer;
}

std::optional<Recorder> strictly(std::string_view text)
{
    std::optional<Recorder> recorder(std::in_place);
    json::SyntaxError error;
    if (!json::readStrict(text, *recorder, error))
        recorder.reset();
    return recorder;
}

json::Difference difference(std::string_view expected, std::string_view actual, std::uint64_t ulp)
{
    const auto teller = [](std::string_view text) {
        return [text](json::EventSink &sink) {
            json::SyntaxError error;
            EXPECT_TRUE(json::readStrict(text, sink, error)) << error.message;
        };
    };
    return json::compare(teller(expected), teller(actual), ulp);
}

std::string readCase(std::string_view file)
{
    std::ifstream in(std::string(JINBANG_TEST_DATA "/cases/") + std::string(file),
                     std::ios::binary);
    EXPECT_TRUE(in.is_open()) << file;
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace jinbang::tests
