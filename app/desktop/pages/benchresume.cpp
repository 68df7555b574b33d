// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench and runs beside the usual one: those that did not come to their end are offered, gone
// on with or left as they are; an HTTP load has a dialog of its own.
#include "app/desktop/dialogs/httpload.h"
#include "app/desktop/pages/benchpage.h"
#include "app/desktop/pages/runcard.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"

#include <algorithm>
#include <utility>

namespace jinbang::app {

void BenchPage::setPastRuns(PastRuns past)
{
    m_past = std::move(past);
    if (!m_past.find)
        return;
    m_past.find([this](const PastRuns::Unfinished &runs) {
        const auto died = std::find_if(runs.begin(), runs.end(),
                                       [](const auto &run) { return run.died && run.forks > 0; });
        if (died == runs.end())
            return;
        m_offer = *died;
        if (m_phase == Phase::Planning)
            showPlan();
    });
}

HttpLoad *BenchPage::httpLoad()
{
    if (!m_httpFor || m_controller.isRunning() || m_setup.candidates.empty())
        return nullptr;
    auto *dialog = new HttpLoad(m_bench, m_setup, m_httpFor, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HttpLoad::loaded, this, &BenchPage::httpLoaded);
    connect(dialog, &HttpLoad::picturesWanted, this, &BenchPage::httpPicturesWanted);
    dialog->open(); // modal: nothing else is measured beside it
    return dialog;
}

bool BenchPage::canResume() const
{
    if (!m_past.resume || m_controller.isRunning())
        return false;
    return m_phase == Phase::Planning ? isOffering() : !m_stoppedRun.empty();
}

void BenchPage::resume()
{
    if (!canResume())
        return;
    resumeRun(m_phase == Phase::Planning ? std::string(m_offer->runId) : m_stoppedRun);
}

void BenchPage::resumeRun(std::string runId)
{
    if (!m_past.resume || m_controller.isRunning())
        return;
    m_offer.reset();
    start(m_past.resume(runId));
    m_wentOn = true;
}

void BenchPage::settleOffer()
{
    if (!m_offer)
        return;
    const std::string runId = std::exchange(m_offer, std::nullopt)->runId;
    showPlan();
    if (!m_past.settle)
        return;
    if (const auto settled = m_past.settle(runId); !settled)
        m_card->setTexts(tr("A run did not come to its end"), errorText(settled.error()));
}

void BenchPage::showOffer()
{
    const QString when = whenText(m_offer->startedAt);
    const QString name =
        m_offer->title.empty() ? when : tr("%1, %2").arg(shown(m_offer->title), when);
    m_card->setTexts(tr("A run did not come to its end"),
                     tr("%1: the program ended while it was measuring. %n process(es) are kept and "
                        "need not run again.",
                        nullptr, int(m_offer->forks))
                         .arg(name));
    m_card->setFigures({});
    m_card->showButtons({.resume = canResume(), .dismiss = true});
}

} // namespace jinbang::app
