#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Result files on their way into the window: read on the worker's thread, and where a table leaves
// open what it means, somebody is asked, one table after the other. What is cancelled or refused
// changes nothing.

#include "app/desktop/run/worker.h"
#include "app/desktop/theme/look.h"
#include "core/archive/report.h"
#include "core/base/error.h"

#include <QPointer>
#include <QStringList>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace jinbang::app {

/// What came of some files.
struct TakenFiles {
    struct Result {
        QString path;
        std::shared_ptr<const core::archive::Report> report;
    };
    std::vector<Result> results;
    QStringList workloads;
    std::vector<core::Error> refused;
};

class ResultFiles : public QObject
{
    Q_OBJECT
public:
    // what is no result; may be: JSON and pages
    enum class Others { Refuse, MayBeWorkloads, AreWorkloads };
    enum class Tables { AskWhereOpen, AskAlways };
    using Then = std::function<void(TakenFiles)>;

    ResultFiles(const Look &look, Worker &worker, QWidget *window);

    void read(const QStringList &paths, Others others, Tables tables, Then then);

private:
    struct Reading {
        TakenFiles taken;
        std::deque<QString> tables; // to be asked about
        Then then;
    };
    void askNext(const std::shared_ptr<Reading> &reading);

    const Look &m_look;
    Worker &m_worker;
    QWidget *m_window;
};

} // namespace jinbang::app
