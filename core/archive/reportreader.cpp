// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/fieldpath.h"
#include "core/archive/jsontree.h"
#include "core/archive/labels.h"
#include "core/archive/planjson.h"
#include "core/archive/reportfields.h"
#include "core/archive/reportjson.h"

#include <algorithm>
#include <limits>

namespace jinbang::core::archive {
namespace {

/// What one load shares: the first problem, and what no value has room for.
struct Loading {
    std::map<std::string, Unknown> &elsewhere;
    std::optional<Error> problem;

    void fail(const JsonNode &node, std::string_view what)
    {
        if (!problem)
            problem = node.error(what);
    }
};

/// Reads the members of one object. A member that is absent leaves its value as it is, so that
/// older files load; a member of another type is a problem.
class FieldReader
{
public:
    FieldReader(JsonNode object, FieldPath path, Loading &loading)
        : m_object(object)
        , m_next(object.first())
        , m_path(path)
        , m_loading(loading)
    {
    }

    template <class T>
    void operator()(const char *name, T &value)
    {
        const JsonNode node = take(name);
        if (!node.isMissing())
            read(node, value, FieldPath{&m_path, name});
    }
    void scaled(const char *name, double &value, double factor)
    {
        const JsonNode node = take(name);
        if (const auto number = node.number())
            value = *number * factor;
        else if (!node.isMissing())
            m_loading.fail(node, std::string(name) + " is no number");
    }
    void scaled(const char *name, std::optional<double> &value, double factor)
    {
        (*this)(name, value);
        if (value)
            *value *= factor;
    }
    void fixed(const char *name, double) { (void)take(name); }
    template <class T>
    void nullIf(bool, const char *name, T &value)
    {
        const JsonNode node = take(name);
        if (!node.isMissing() && !node.isNull())
            read(node, value, FieldPath{&m_path, name});
    }
    template <class Fields>
    void group(const char *name, Fields fields)
    {
        const JsonNode node = take(name);
        if (!node.isMissing())
            object(node, FieldPath{&m_path, name}, fields);
    }
    template <class Fields>
    void group(const char *name, Fields fields, Unknown &unknown)
    {
        group(name, [&](FieldReader &inner) {
            fields(inner);
            inner.rest(unknown);
        });
    }
    void columns(const char *name, std::vector<ReportSample> &samples, Unknown &unknown)
    {
        group(name, [&](FieldReader &inner) {
            const JsonNode n = inner.take("n");
            samples.resize(n.size());
            inner.column(n, "n", samples, &ReportSample::n);
            inner.column(inner.take("wallNs"), "wallNs", samples, &ReportSample::wallNs);
            inner.column(inner.take("cpuNs"), "cpuNs", samples, &ReportSample::cpuNs);
            inner.column(inner.take("flags"), "flags", samples, &ReportSample::flag);
            inner.rest(unknown);
        });
    }

    /// The members that nobody took, as they stand in the file.
    void rest(Unknown &unknown)
    {
        m_restTaken = true;
        if (m_taken.size() >= m_object.size())
            return;
        for (JsonNode key = m_object.first(); !key.isMissing();) {
            const JsonNode value = key.next();
            if (std::ranges::find(m_taken, value.raw().data()) == m_taken.end()) {
                unknown.append(unknown.empty() ? "" : ", ").append(key.raw());
                unknown.append(": ").append(value.raw());
            }
            key = value.next();
        }
    }

private:
    /// The member of that name. Files of ours have the members in the order in which they are asked
    /// for, so the next one is tried first.
    JsonNode take(std::string_view name)
    {
        JsonNode value;
        if (!m_next.isMissing() && *m_next.string() == name) {
            value = m_next.next();
            m_next = value.next();
        } else {
            value = m_object[name];
        }
        if (!value.isMissing())
            m_taken.push_back(value.raw().data());
        return value;
    }

    template <class T>
    void column(const JsonNode &node, const char *name, std::vector<ReportSample> &samples,
                T ReportSample::*member)
    {
        if (node.isMissing())
            return;
        if (!node.isArray() || node.size() != samples.size())
            return m_loading.fail(node, std::string(name) + " is no list as long as n");
        std::size_t at = 0;
        node.forEachElement(
            [&](const JsonNode &element) { read(element, samples[at++].*member, m_path); });
    }

    template <class Fields>
    void object(const JsonNode &node, FieldPath path, Fields fields)
    {
        if (!node.isObject())
            return m_loading.fail(node, "an object is expected");
        FieldReader inner(node, path, m_loading);
        fields(inner);
        if (inner.m_restTaken)
            return;
        Unknown unknown;
        inner.rest(unknown);
        if (!unknown.empty())
            m_loading.elsewhere[path.text()] = std::move(unknown);
    }

    void read(const JsonNode &node, bool &value, FieldPath)
    {
        assign(node, node.boolean(), value, "true or false is expected");
    }
    void read(const JsonNode &node, double &value, FieldPath)
    {
        if (!node.isNull()) // a number that was not finite
            assign(node, node.number(), value, "a number is expected");
    }
    void read(const JsonNode &node, std::string &value, FieldPath)
    {
        if (const auto string = node.string())
            value.assign(*string);
        else
            m_loading.fail(node, "a text is expected");
    }
    void read(const JsonNode &node, std::uint64_t &value, FieldPath)
    {
        assign(node, node.natural(), value, "a whole number from 0 to 2^64-1 is expected");
    }
    void read(const JsonNode &node, std::int64_t &value, FieldPath)
    {
        assign(node, node.integer(), value, "a whole number is expected");
    }
    void read(const JsonNode &node, int &value, FieldPath)
    {
        const auto whole = node.integer();
        using Limits = std::numeric_limits<int>;
        if (whole && *whole >= Limits::min() && *whole <= Limits::max())
            value = static_cast<int>(*whole);
        else
            m_loading.fail(node, "a whole number is expected");
    }
    template <class E>
    requires std::is_enum_v<E>
    void read(const JsonNode &node, E &value, FieldPath)
    {
        const auto word = node.string() ? parseWord<E>(*node.string()) : std::nullopt;
        if (word) {
            value = *word;
            return;
        }
        std::string known = "one of";
        for (const auto &each : kWords<E>)
            known.append(" ").append(each.text);
        m_loading.fail(node, known + " is expected");
    }
    template <class T>
    void read(const JsonNode &node, std::optional<T> &value, FieldPath path)
    {
        value.reset();
        if (!node.isNull())
            read(node, value.emplace(), path);
    }
    void read(const JsonNode &node, std::pair<double, std::uint64_t> &bucket, FieldPath path)
    {
        if (!node.isArray() || node.size() != 2)
            return m_loading.fail(node, "a pair of time and count is expected");
        read(node.first(), bucket.first, path);
        read(node.first().next(), bucket.second, path);
    }
    template <class T>
    void read(const JsonNode &node, std::vector<T> &values, FieldPath path)
    {
        if (!node.isArray())
            return m_loading.fail(node, "a list is expected");
        values.clear();
        values.reserve(node.size());
        node.forEachElement([&](const JsonNode &element) {
            T value{};
            read(element, value, FieldPath{&path, values.size()});
            values.push_back(std::move(value));
        });
    }
    template <class T>
    void read(const JsonNode &node, std::map<std::string, T> &values, FieldPath path)
    {
        if (!node.isObject())
            return m_loading.fail(node, "an object is expected");
        values.clear();
        node.forEachMember([&](std::string_view key, const JsonNode &element) {
            const std::string name(key);
            read(element, values[name], FieldPath{&path, name.c_str()});
        });
    }
    template <class T>
    requires requires(FieldReader &visit, T &value) { describe(visit, value); }
    void read(const JsonNode &node, T &value, FieldPath path)
    {
        object(node, path, [&](FieldReader &inner) { describe(inner, value); });
    }

    template <class Found, class T>
    void assign(const JsonNode &node, const Found &found, T &value, std::string_view expected)
    {
        if (found)
            value = *found;
        else
            m_loading.fail(node, expected);
    }

    JsonNode m_object, m_next;
    FieldPath m_path;
    Loading &m_loading;
    std::vector<const char *> m_taken;
    bool m_restTaken = false;
};

/// Whether a file is of this kind and of a version that is known.
Result<void> checkHead(const JsonNode &root, std::string_view schema, std::string_view kind,
                       int newest, const std::string &subject)
{
    if (!root.isObject() || root["schema"].string() != schema)
        return root.error("this is no Jinbang " + std::string(kind) + ": its \"schema\" is not \""
                          + std::string(schema) + "\"");
    const JsonNode version = root["schemaVersion"];
    if (!version.integer())
        return (version.isMissing() ? root : version).error("schemaVersion is no whole number");
    if (*version.integer() > newest)
        return Error{ErrorCode::NewerVersion, subject,
                     "schema version " + std::to_string(*version.integer()) + ", known up to "
                         + std::to_string(newest)};
    return {};
}

/// The members of the root into `value`.
template <class T>
std::optional<Error> readRoot(const JsonNode &root, T &value, std::map<std::string, Unknown> &rest)
{
    Loading loading{rest, std::nullopt};
    FieldReader visit(root, FieldPath{}, loading);
    std::string schema;
    std::int64_t schemaVersion = 0;
    visit("schema", schema);
    visit("schemaVersion", schemaVersion);
    describe(visit, value);
    return loading.problem;
}

} // namespace

Result<contest::Plan> readPlanJson(std::string_view text, std::string subject)
{
    const auto tree = JsonTree::parse(text, subject);
    if (!tree)
        return tree.error();
    if (auto fits = checkHead(tree->root(), "jinbang-plan", "plan", kPlanVersion, subject); !fits)
        return fits.error();
    contest::Plan plan;
    std::map<std::string, Unknown> rest;
    if (auto problem = readRoot(tree->root(), plan, rest))
        return *problem;
    return plan;
}

Result<Report> readReportJson(std::string_view text, std::string subject)
{
    const auto tree = JsonTree::parse(text, subject);
    if (!tree)
        return tree.error();
    if (auto fits = checkHead(tree->root(), "jinbang-report", "report", kSchemaVersion, subject);
        !fits)
        return fits.error();
    Report report;
    if (auto problem = readRoot(tree->root(), report, report.unknownElsewhere))
        return *problem;
    makeLabelsUnique(report);
    return report;
}

} // namespace jinbang::core::archive
