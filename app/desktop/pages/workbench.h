#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What every page needs, handed to its constructor: the look, the libraries' colours, what is
// remembered. Owned by the main window's application object; pages only borrow it.

#include "app/desktop/settings/libraryslots.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/theme/look.h"

#include <string>

namespace jinbang::app {

struct Workbench {
    Look &look;
    Settings &settings;
    LibrarySlots &slotTable;

    [[nodiscard]] int slotOf(const std::string &contender) const
    {
        return slotTable.of(QString::fromStdString(contender));
    }
    [[nodiscard]] int slotOfLabel(const std::string &label) const
    {
        return slotTable.ofLabel(QString::fromStdString(label));
    }
};

} // namespace jinbang::app
