// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings/libraryslots.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace jinbang::app {

LibrarySlots::LibrarySlots(QHash<QString, int> known)
    : m_slots(std::move(known))
{
    const std::pair<const char *, int> fixed[] = {
        {"simdjson", 0}, {"rapidjson", 1}, {"nlohmann", 2}, {"boostjson", 3},
        {"yyjson", 4},   {"glaze", 5},     {"qtjson", 6}};
    // A slot that became fixed leaves whoever had taken it before to look for another.
    m_slots.removeIf([&](QHash<QString, int>::iterator kept) {
        return std::any_of(std::begin(fixed), std::end(fixed),
                           [&](const auto &own) { return own.second == kept.value(); });
    });
    for (const auto &[id, slot] : fixed)
        m_slots.insert(QString::fromLatin1(id), slot);
}

int LibrarySlots::ofLabel(const QString &label)
{
    QString plain;
    for (const QChar letter : label) {
        if (letter.isLetterOrNumber())
            plain += letter.toLower();
    }
    // The only one of ours whose name does not begin with its id.
    if (plain.startsWith(QStringLiteral("qjsondocument")))
        return of(QStringLiteral("qtjson"));
    QString best;
    for (auto it = m_slots.constBegin(); it != m_slots.constEnd(); ++it) {
        if (!it.key().isEmpty() && plain.startsWith(it.key()) && it.key().size() > best.size())
            best = it.key();
    }
    return of(best.isEmpty() ? label : best);
}

int LibrarySlots::of(const QString &id)
{
    const auto known = m_slots.constFind(id);
    if (known != m_slots.constEnd())
        return *known;
    const auto values = m_slots.values();
    int slot = 7;
    while (values.contains(slot))
        ++slot;
    m_slots.insert(id, slot);
    return slot;
}

} // namespace jinbang::app
