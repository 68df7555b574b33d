#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench's page with invented libraries and a run that is only told.

#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/benchpage.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QPushButton>
#include <QTableView>

namespace jinbang::test {

class BenchPageTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        page.resize(1100, 800);
        page.show();
        page.setCandidates(inventedCandidates());
        QCoreApplication::processEvents();
        table = page.findChild<QTableView *>();
        model = page.findChild<app::RunMatrixModel *>();
    }
    void press(int key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(table, &event);
    }
    void goTo(int row, int column)
    {
        table->selectionModel()->setCurrentIndex(model->indexOf(row, column),
                                                 QItemSelectionModel::NoUpdate);
    }
    [[nodiscard]] app::CellState stateAt(int row, int column) const
    {
        return model->matrix().cells[size_t(row)][size_t(column)].state;
    }
    [[nodiscard]] QPushButton *button(const QString &start) const
    {
        for (QPushButton *found : page.findChildren<QPushButton *>()) {
            if (found->text().startsWith(start) && found->isVisibleTo(&page))
                return found;
        }
        return nullptr;
    }
    static void finish(const app::BenchPage &bench)
    {
        QElapsedTimer clock;
        clock.start();
        while (bench.isRunning() && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }

    app::Settings settings;
    app::Look look;
    app::LibrarySlots slotTable;
    app::Workbench bench{look, settings, slotTable};
    std::vector<core::contest::Plan> asked;
    core::contest::RunState end = core::contest::RunState::Complete;
    bool refused = false; // whatever is asked, by everybody
    app::BenchPage page{
        bench, [this](const core::contest::Plan &plan) -> app::RunController::Work {
            asked.push_back(plan);
            return [this](std::stop_token, const core::contest::Observer &observer)
                       -> core::Result<core::contest::RunData> {
                for (const auto &event :
                     refused ? inventedFailure()
                             : inventedEvents(end == core::contest::RunState::Complete ? 1 : 0.4))
                    observer(event);
                core::contest::RunData data;
                data.runId = "stopped-run";
                data.state = end;
                return data;
            };
        }};
    QTableView *table = nullptr;
    app::RunMatrixModel *model = nullptr;
};

} // namespace jinbang::test
