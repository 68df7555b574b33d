// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/runstore.h"

#include "app/desktop/text/enginetext.h"

#include <utility>

namespace jinbang::app {

RunStore::RunStore(std::filesystem::path dataFolder, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(dataFolder))
{
}

core::Result<void> RunStore::open()
{
    if (m_history)
        return {};
    auto opened = core::history::History::open(m_folder);
    if (!opened)
        return opened.error();
    m_history = std::move(*opened);
    for (const std::string &note : m_history->notes())
        Q_EMIT noted(engineText(note)); // queued: the receiver lives on the window's thread
    return {};
}

} // namespace jinbang::app
