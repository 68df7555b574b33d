// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/fieldpath.h"
#include "core/archive/jsonwriter.h"
#include "core/archive/planjson.h"
#include "core/archive/reportfields.h"
#include "core/archive/reportjson.h"

namespace jinbang::core::archive {
namespace {

using Elsewhere = std::map<std::string, Unknown>;

/// Writes the members of one object.
class FieldWriter
{
public:
    FieldWriter(JsonWriter &json, FieldPath path, const Elsewhere &elsewhere)
        : m_json(json)
        , m_path(path)
        , m_elsewhere(elsewhere)
    {
    }

    template <class T>
    void operator()(const char *name, const T &value)
    {
        m_json.key(name);
        write(value, FieldPath{&m_path, name});
    }
    void scaled(const char *name, double value, double factor) { (*this)(name, value / factor); }
    void scaled(const char *name, const std::optional<double> &value, double factor)
    {
        (*this)(name, value ? std::optional(*value / factor) : std::nullopt);
    }
    void fixed(const char *name, double value) { (*this)(name, value); }
    template <class T>
    void nullIf(bool condition, const char *name, const T &value)
    {
        if (!condition)
            return (*this)(name, value);
        m_json.key(name);
        m_json.null();
    }
    template <class Fields>
    void group(const char *name, Fields fields)
    {
        m_json.key(name);
        object(FieldPath{&m_path, name}, JsonWriter::Layout::Lines, fields);
    }
    template <class Fields>
    void group(const char *name, Fields fields, const Unknown &unknown)
    {
        group(name, [&](FieldWriter &inner) {
            fields(inner);
            inner.rest(unknown);
        });
    }
    void columns(const char *name, const std::vector<ReportSample> &samples, const Unknown &unknown)
    {
        group(name, [&](FieldWriter &inner) {
            inner.column("n", samples, &ReportSample::n);
            inner.column("wallNs", samples, &ReportSample::wallNs);
            inner.column("cpuNs", samples, &ReportSample::cpuNs);
            inner.column("flags", samples, &ReportSample::flag);
            inner.rest(unknown);
        });
    }
    void rest(const Unknown &unknown)
    {
        m_restWritten = true;
        m_json.members(unknown);
    }

private:
    template <class T>
    void column(const char *name, const std::vector<ReportSample> &samples, T ReportSample::*member)
    {
        m_json.key(name);
        m_json.beginArray(JsonWriter::Layout::OneLine);
        for (const ReportSample &sample : samples)
            write(sample.*member, m_path);
        m_json.endArray();
    }

    template <class Fields>
    void object(FieldPath path, JsonWriter::Layout layout, Fields fields)
    {
        m_json.beginObject(layout);
        FieldWriter inner(m_json, path, m_elsewhere);
        fields(inner);
        if (!inner.m_restWritten && !m_elsewhere.empty()) {
            const auto found = m_elsewhere.find(path.text());
            if (found != m_elsewhere.end())
                m_json.members(found->second);
        }
        m_json.endObject();
    }

    void write(bool value, FieldPath) { m_json.boolean(value); }
    void write(double value, FieldPath) { m_json.number(value); }
    template <std::signed_integral T>
    void write(T value, FieldPath)
    {
        m_json.integer(value);
    }
    template <std::unsigned_integral T>
    void write(T value, FieldPath)
    {
        m_json.natural(value);
    }
    void write(const std::string &value, FieldPath) { m_json.string(value); }
    template <class E>
    requires std::is_enum_v<E>
    void write(E value, FieldPath) { m_json.string(text(value)); }
    template <class T>
    void write(const std::optional<T> &value, FieldPath path)
    {
        if (value)
            write(*value, path);
        else
            m_json.null();
    }
    void write(const std::pair<double, std::uint64_t> &bucket, FieldPath)
    {
        m_json.beginArray();
        m_json.number(bucket.first);
        m_json.natural(bucket.second);
        m_json.endArray();
    }
    template <class T>
    void write(const std::vector<T> &values, FieldPath path)
    {
        constexpr bool kObjects = requires(FieldWriter & visit, const T &value)
        {
            describe(visit, value);
        };
        m_json.beginArray(kObjects ? JsonWriter::Layout::Lines : JsonWriter::Layout::OneLine);
        for (std::size_t i = 0; i < values.size(); ++i)
            write(values[i], FieldPath{&path, i});
        m_json.endArray();
    }
    template <class T>
    void write(const std::map<std::string, T> &values, FieldPath path)
    {
        m_json.beginObject();
        for (const auto &[name, value] : values) {
            m_json.key(name);
            write(value, FieldPath{&path, name.c_str()});
        }
        m_json.endObject();
    }
    template <class T>
    requires requires(FieldWriter &visit, const T &value) { describe(visit, value); }
    void write(const T &value, FieldPath path)
    {
        constexpr bool kOneLine = std::same_as<T, ReportFork>; // there are thousands of them
        object(path, kOneLine ? JsonWriter::Layout::OneLine : JsonWriter::Layout::Lines,
               [&](FieldWriter &inner) { describe(inner, value); });
    }

    JsonWriter &m_json;
    FieldPath m_path;
    const Elsewhere &m_elsewhere;
    bool m_restWritten = false;
};

void writeFields(JsonWriter &json, const Report &report)
{
    FieldWriter visit(json, FieldPath{}, report.unknownElsewhere);
    describe(visit, report);
}

} // namespace

void writePlanJson(const contest::Plan &plan, Output &output)
{
    JsonWriter json(output);
    json.beginObject();
    json.key("schema");
    json.string("jinbang-plan");
    json.key("schemaVersion");
    json.integer(kPlanVersion);
    const Elsewhere none;
    FieldWriter visit(json, FieldPath{}, none);
    describe(visit, plan);
    json.endObject();
    json.finish();
}

void writeReportJson(const Report &report, Output &output)
{
    JsonWriter json(output);
    json.beginObject();
    json.key("schema");
    json.string("jinbang-report");
    json.key("schemaVersion");
    json.integer(kSchemaVersion);
    writeFields(json, report);
    json.endObject();
    json.finish();
}

} // namespace jinbang::core::archive
