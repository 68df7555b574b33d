#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// QJsonDocument: parse, walk, print, and records through it. It has no parser or writer object that
// could be kept, so `reuse` changes nothing here.

#include "adapters/qtjson/binding.h"
#include "core/contract/bodies.h"
#include "core/contract/walker.h"

#include <QByteArray>
#include <QJsonParseError>

#include <optional>
#include <string>

namespace jinbang::adapters {

/// Parses without copying the text; null when it is refused.
inline QJsonDocument parseQt(std::string_view text, QJsonParseError &error)
{
    return QJsonDocument::fromJson(
        QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), &error);
}

[[nodiscard]] inline std::string qtProblem(const QJsonParseError &error)
{
    return error.errorString().toStdString() + " (byte " + std::to_string(error.offset) + ")";
}

/// The root as a value.
[[nodiscard]] inline QJsonValue qtRoot(const QJsonDocument &document)
{
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}
[[nodiscard]] inline QJsonDocument qtDocument(const QJsonValue &root)
{
    return root.isArray() ? QJsonDocument(root.toArray()) : QJsonDocument(root.toObject());
}

/// Visits every value; text is taken as UTF-8, as every reader of it would.
template <class Receiver>
void visitQt(const QJsonValue &value, Receiver &receiver)
{
    const auto utf8 = [](const QByteArray &bytes) {
        return std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    };
    switch (value.type()) {
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        receiver.startObject();
        for (auto member = object.constBegin(); member != object.constEnd(); ++member) {
            receiver.key(utf8(member.key().toUtf8()));
            visitQt(member.value(), receiver);
        }
        receiver.endObject();
        break;
    }
    case QJsonValue::Array: {
        const QJsonArray array = value.toArray();
        receiver.startArray();
        for (const QJsonValue element : array)
            visitQt(element, receiver);
        receiver.endArray();
        break;
    }
    case QJsonValue::String:
        receiver.string(utf8(value.toString().toUtf8()));
        break;
    case QJsonValue::Double: {
        qint64 integer = 0;
        if (qtInteger(value, integer))
            receiver.integer(integer);
        else
            receiver.real(value.toDouble());
        break;
    }
    case QJsonValue::Bool:
        receiver.boolean(value.toBool());
        break;
    default:
        receiver.null();
        break;
    }
}

class QtDocumentBody : public core::contract::ReadingBody
{
protected:
    bool parse()
    {
        m_document.reset();
        QJsonParseError error;
        m_document.emplace(parseQt(m_text, error));
        return error.error == QJsonParseError::NoError || refuse(qtProblem(error));
    }

    std::optional<QJsonDocument> m_document;
};

class QtParse final : public QtDocumentBody
{
public:
    explicit QtParse(bool) {}
    bool once() { return parse(); }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_document)
            visitQt(qtRoot(*m_document), sink.document());
    }
};

class QtWalk final : public QtDocumentBody
{
public:
    explicit QtWalk(bool) {}
    bool once()
    {
        if (!parse())
            return false;
        m_walker = {};
        visitQt(qtRoot(*m_document), m_walker);
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (!m_document)
            return;
        visitQt(qtRoot(*m_document), sink.document());
        sink.walked(m_walker.sum());
    }

private:
    core::contract::Walker m_walker;
};

template <class T>
class QtRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit QtRead(bool) {}
    bool once()
    {
        QJsonParseError error;
        const QJsonDocument document = parseQt(this->m_text, error);
        if (error.error != QJsonParseError::NoError) [[unlikely]]
            return this->refuse(qtProblem(error));
        return readQt(qtRoot(document), this->fresh())
               || this->refuse("a member is missing or of another type");
    }
};

template <class T>
class QtSerialize final : public core::contract::RecordWritingBody<T>
{
public:
    explicit QtSerialize(bool) {}
    bool once()
    {
        m_out.reset();
        m_out.emplace(qtDocument(qtValue(*this->m_record)).toJson(QJsonDocument::Compact));
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_out)
            sink.text({m_out->constData(), outputBytes()});
    }
    [[nodiscard]] std::uint64_t outputBytes() const
    {
        return m_out ? static_cast<std::uint64_t>(m_out->size()) : 0;
    }

private:
    std::optional<QByteArray> m_out;
};

template <QJsonDocument::JsonFormat Format>
class QtPrint final : public QtDocumentBody
{
public:
    explicit QtPrint(bool) {}
    core::Result<void> prepare(const core::contract::Input &input)
    {
        (void)QtDocumentBody::prepare(input);
        if (!parse())
            return core::Error{core::ErrorCode::Rejected, "QJsonDocument", problem()};
        return {};
    }
    bool once()
    {
        m_out.reset();
        m_out.emplace(m_document->toJson(Format));
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_out)
            sink.text({m_out->constData(), outputBytes()});
    }
    [[nodiscard]] std::uint64_t outputBytes() const
    {
        return m_out ? static_cast<std::uint64_t>(m_out->size()) : 0;
    }

private:
    std::optional<QByteArray> m_out;
};

} // namespace jinbang::adapters
