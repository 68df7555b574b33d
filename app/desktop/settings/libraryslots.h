#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Which colour and shape a library has. The first seven are fixed; any other takes the next free
// slot when it is first seen and keeps it.

#include <QHash>
#include <QString>

namespace jinbang::app {

class LibrarySlots
{
public:
    explicit LibrarySlots(QHash<QString, int> known = {});

    /// The slot of a contender's id, given for good on the first question.
    int of(const QString &id);
    /// The slot of an entry by its label, where nothing else is known of it: that of the library
    /// whose id the label begins with ("RapidJSON sax", "nlohmann/json").
    int ofLabel(const QString &label);
    [[nodiscard]] const QHash<QString, int> &all() const { return m_slots; }

private:
    QHash<QString, int> m_slots;
};

} // namespace jinbang::app
