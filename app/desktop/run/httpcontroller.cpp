// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/httpcontroller.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace jinbang::app {

namespace {

/// From the engine's events to where the load is.
class Tracker
{
public:
    /// False when the event changes nothing of it.
    bool take(const core::http::HttpEvent &event)
    {
        if (const auto *started = std::get_if<core::http::HttpStarted>(&event)) {
            const core::http::HttpRun &run = started->header;
            for (const auto &entry : run.header.entries)
                m_labels.push_back(entry.label);
            m_place.rounds = run.rounds;
            m_serversOfARound =
                std::max<size_t>(1, m_labels.size() * run.loads.size() * run.rows.size());
            return false;
        }
        if (const auto *round = std::get_if<core::http::HttpRoundStarted>(&event)) {
            m_servers = round->round + 1 == m_place.round ? m_servers + 1 : 0;
            m_place.round = round->round + 1;
            m_place.label = labelOf(round->entry);
            m_place.done = m_place.requests = 0;
        } else if (const auto *at = std::get_if<core::http::HttpProgress>(&event)) {
            m_place.label = labelOf(at->entry);
            m_place.done = at->done;
            m_place.requests = at->requests;
        } else {
            return false;
        }
        const double ofServer =
            m_place.requests == 0 ? 0 : double(m_place.done) / double(m_place.requests);
        const double ofRound =
            std::min(1.0, (double(m_servers) + ofServer) / double(m_serversOfARound));
        m_place.share = (m_place.round - 1 + ofRound) / std::max(1, m_place.rounds);
        return true;
    }
    [[nodiscard]] const HttpPlace &place() const { return m_place; }

private:
    [[nodiscard]] std::string labelOf(int entry) const
    {
        return entry >= 0 && size_t(entry) < m_labels.size() ? m_labels[size_t(entry)]
                                                             : std::string();
    }

    std::vector<std::string> m_labels;
    size_t m_serversOfARound = 1, m_servers = 0; // those of this round before the current one
    HttpPlace m_place;
};

} // namespace

HttpController::HttpController(QObject *parent)
    : QObject(parent)
{
}

HttpController::~HttpController() = default;

// On the window's thread; dropped by Qt when the controller is gone by then.
template <class Told>
void HttpController::post(Told told)
{
    QMetaObject::invokeMethod(this, std::move(told), Qt::QueuedConnection);
}

void HttpController::start(Work work)
{
    if (m_running)
        return;
    m_running = true;
    m_worker = std::jthread([this, work = std::move(work)](std::stop_token stop) {
        Tracker tracker;
        // The engine tells of its progress at most ten times a second, so each is passed on.
        const Watch watch{
            [&](const core::http::HttpEvent &event) {
                if (tracker.take(event))
                    post([this, place = tracker.place()] { Q_EMIT moved(place); });
            },
            [&](const core::archive::Report &report) {
                post([this, shared = Shared(std::make_shared<const core::archive::Report>(
                                report))] { Q_EMIT grown(shared); });
            },
            [&](const std::string &why) { post([this, why] { Q_EMIT notKept(why); }); }};
        auto report = work(stop, watch);
        core::Result<Shared> result =
            report ? core::Result<Shared>(
                std::make_shared<const core::archive::Report>(std::move(*report)))
                   : core::Result<Shared>(report.error());
        post([this, result = std::move(result)] { finish(result); });
    });
}

void HttpController::finish(const core::Result<Shared> &result)
{
    if (m_worker.joinable())
        m_worker.join();
    m_running = false;
    Q_EMIT ended(result);
}

} // namespace jinbang::app
