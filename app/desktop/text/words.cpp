// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/words.h"

#include "app/desktop/text/numbers.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <utility>

namespace jinbang::app {

namespace {

QString word(const char *text)
{
    return QCoreApplication::translate("Words", text);
}

// "gbk" of "gbk.html", "gbk (2)" of "gbk.html (2)": files of one name are numbered behind it.
QString fileBase(const QString &name)
{
    const qsizetype number = name.endsWith(u')') ? name.lastIndexOf(QStringLiteral(" (")) : -1;
    const QString file = number > 0 ? name.left(number) : name;
    return QFileInfo(file).completeBaseName() + name.mid(file.size());
}

} // namespace

QString operationText(core::Operation operation)
{
    switch (operation) {
    case core::Operation::Serialize:
        return word(QT_TRANSLATE_NOOP("Words", "Serialize"));
    case core::Operation::Deserialize:
        return word(QT_TRANSLATE_NOOP("Words", "Deserialize"));
    case core::Operation::Parse:
        return word(QT_TRANSLATE_NOOP("Words", "Parse"));
    case core::Operation::Stringify:
        return word(QT_TRANSLATE_NOOP("Words", "Stringify"));
    case core::Operation::Prettify:
        return word(QT_TRANSLATE_NOOP("Words", "Prettify"));
    case core::Operation::Walk:
        return word(QT_TRANSLATE_NOOP("Words", "Walk"));
    case core::Operation::Validate:
        return word(QT_TRANSLATE_NOOP("Words", "Validate"));
    }
    return {};
}

QString operationInSentence(core::Operation operation)
{
    return operationText(operation).toLower();
}

QString presetText(core::contest::Preset preset)
{
    using core::contest::Preset;
    switch (preset) {
    case Preset::Quick:
        return word(QT_TRANSLATE_NOOP("Words", "Quick"));
    case Preset::Standard:
        return word(QT_TRANSLATE_NOOP("Words", "Standard"));
    case Preset::Strict:
        return word(QT_TRANSLATE_NOOP("Words", "Strict"));
    case Preset::Article:
        return word(QT_TRANSLATE_NOOP("Words", "Article"));
    case Preset::Custom:
        return word(QT_TRANSLATE_NOOP("Words", "Custom"));
    }
    return {};
}

QString statusText(core::CellStatus status)
{
    switch (status) {
    case core::CellStatus::Ok:
        return word(QT_TRANSLATE_NOOP("Words", "ok"));
    case core::CellStatus::Unsupported:
        return word(QT_TRANSLATE_NOOP("Words", "unsupported"));
    case core::CellStatus::Wrong:
        return word(QT_TRANSLATE_NOOP("Words", "wrong answer"));
    case core::CellStatus::Rejected:
        return word(QT_TRANSLATE_NOOP("Words", "rejected"));
    case core::CellStatus::Crashed:
        return word(QT_TRANSLATE_NOOP("Words", "crashed"));
    case core::CellStatus::Timeout:
        return word(QT_TRANSLATE_NOOP("Words", "timed out"));
    case core::CellStatus::OutOfMemory:
        return word(QT_TRANSLATE_NOOP("Words", "out of memory"));
    case core::CellStatus::Cancelled:
        return word(QT_TRANSLATE_NOOP("Words", "cancelled"));
    case core::CellStatus::Skipped:
        return word(QT_TRANSLATE_NOOP("Words", "skipped"));
    }
    return {};
}

QString apiText(core::Api api)
{
    switch (api) {
    case core::Api::Dom:
        return QStringLiteral("DOM");
    case core::Api::Sax:
        return QStringLiteral("SAX");
    case core::Api::OnDemand:
        return QStringLiteral("On-Demand");
    case core::Api::Binding:
        return word(QT_TRANSLATE_NOOP("Words", "typed"));
    case core::Api::None:
        return {};
    }
    return {};
}

QString workloadText(const QString &name, NameLength length)
{
    const bool full = length == NameLength::Full;
    const qsizetype colon = name.indexOf(u':');
    const QString base = colon < 0 ? name : name.left(colon);
    const QString count = colon < 0 ? QString() : name.mid(colon + 1);
    QString text;
    if (base == QStringLiteral("small"))
        text = full ? word(QT_TRANSLATE_NOOP("Words", "One user"))
                    : word(QT_TRANSLATE_NOOP("Words", "User"));
    else if (base == QStringLiteral("medium"))
        text = full ? word(QT_TRANSLATE_NOOP("Words", "20 users"))
                    : word(QT_TRANSLATE_NOOP("Words", "Users ×20"));
    else if (base == QStringLiteral("large"))
        text = full ? word(QT_TRANSLATE_NOOP("Words", "Article, HTML body"))
                    : word(QT_TRANSLATE_NOOP("Words", "Article"));
    else if (base == QStringLiteral("users"))
        text = full ? word(QT_TRANSLATE_NOOP("Words", "List of users"))
                    : word(QT_TRANSLATE_NOOP("Words", "Users"));
    else if (base == QStringLiteral("bean"))
        text = full ? word(QT_TRANSLATE_NOOP("Words", "Beans, all types"))
                    : word(QT_TRANSLATE_NOOP("Words", "Beans"));
    else if (base == QStringLiteral("mini"))
        text = full ? word(QT_TRANSLATE_NOOP("Words", "Small users"))
                    : word(QT_TRANSLATE_NOOP("Words", "Mini"));
    else if (base == QStringLiteral("entity"))
        text = word(QT_TRANSLATE_NOOP("Words", "Entity"));
    else if (base == QStringLiteral("client"))
        text = full ? word(QT_TRANSLATE_NOOP("Words", "Client, nested lists"))
                    : word(QT_TRANSLATE_NOOP("Words", "Client"));
    else
        return full ? name : fileBase(name);
    bool isNumber = false;
    const qulonglong number = count.toULongLong(&isNumber);
    return isNumber ? text + QStringLiteral(" ×") + wholeText(double(number)) : text;
}

QString joinedSentences(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences) {
        // A full-width stop has its space in itself.
        const bool closed = text.isEmpty() || QStringLiteral("。！？；").contains(text.back());
        text += closed ? sentence : u' ' + sentence;
    }
    return text;
}

QString formulaSentence(core::Formula formula, core::UnsupportedRule rule)
{
    const QString points = word(
        QT_TRANSLATE_NOOP("Words", "Best in each column = 100, the others 100 × score ÷ best."));
    const bool own = rule == core::UnsupportedRule::Omit; // each library's columns
    const QString total =
        formula == core::Formula::Article
            ? own ? word(QT_TRANSLATE_NOOP(
                  "Words", "Total = mean over each library's own columns, best = 100."))
                  : word(QT_TRANSLATE_NOOP("Words", "Total = sum of the columns, best = 100."))
        : own ? word(QT_TRANSLATE_NOOP(
              "Words", "Total = geometric mean over each library's own columns, best = 100."))
              : word(QT_TRANSLATE_NOOP(
                  "Words", "Total = geometric mean over the columns that all share, best = 100."));
    const QString unsupported = rule == core::UnsupportedRule::Zero
                                    ? word(QT_TRANSLATE_NOOP("Words", "Unsupported earns 0."))
                                    : word(QT_TRANSLATE_NOOP("Words", "Unsupported is left out."));
    return joinedSentences({points, total, unsupported});
}

QString checkText(const std::string &id)
{
    const std::pair<const char *, const char *> names[] = {
        {"governor", QT_TRANSLATE_NOOP("Words", "CPU governor")},
        {"turbo", QT_TRANSLATE_NOOP("Words", "Turbo")},
        {"battery", QT_TRANSLATE_NOOP("Words", "Power")},
        {"hypervisor", QT_TRANSLATE_NOOP("Words", "Virtual machine")},
        {"load", QT_TRANSLATE_NOOP("Words", "System load")},
        {"memory", QT_TRANSLATE_NOOP("Words", "Memory")},
        {"build", QT_TRANSLATE_NOOP("Words", "Build")},
        {"sanitizer", QT_TRANSLATE_NOOP("Words", "Sanitizers")},
        {"debugger", QT_TRANSLATE_NOOP("Words", "Debugger")},
        {"clock", QT_TRANSLATE_NOOP("Words", "Timer")},
        {"quota", QT_TRANSLATE_NOOP("Words", "CPU quota")},
        {"canary", QT_TRANSLATE_NOOP("Words", "Steadiness")}};
    for (const auto &[known, text] : names) {
        if (id == known)
            return word(text);
    }
    return shown(id);
}

QString shortLibrary(const QString &library)
{
    if (library == QStringLiteral("nlohmann/json"))
        return QStringLiteral("nlohmann");
    if (library == QStringLiteral("Boost.JSON"))
        return QStringLiteral("Boost");
    if (library == QStringLiteral("QJsonDocument"))
        return QStringLiteral("Qt JSON");
    return library;
}

QString sealText(const std::string &title)
{
    const QString text = shown(title);
    for (const QChar seal : {QChar(u'状'), QChar(u'榜'), QChar(u'探')}) {
        if (text.startsWith(seal))
            return seal;
    }
    return {};
}

QString titleText(const std::string &title)
{
    const QString text = shown(title);
    if (text == QStringLiteral("状元"))
        return word(QT_TRANSLATE_NOOP("Words", "Zhuangyuan · first"));
    if (text == QStringLiteral("榜眼"))
        return word(QT_TRANSLATE_NOOP("Words", "Bangyan · second"));
    if (text == QStringLiteral("探花"))
        return word(QT_TRANSLATE_NOOP("Words", "Tanhua · third"));
    if (text == QStringLiteral("孙山"))
        return word(QT_TRANSLATE_NOOP("Words", "Sun Shan · last"));
    if (text == QStringLiteral("进士"))
        return word(QT_TRANSLATE_NOOP("Words", "Jinshi · listed"));
    return text;
}

} // namespace jinbang::app
