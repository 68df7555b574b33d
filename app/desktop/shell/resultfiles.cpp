// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/resultfiles.h"

#include "app/desktop/dialogs/csvimport.h"
#include "app/desktop/run/resultfile.h"

#include <utility>

namespace jinbang::app {

ResultFiles::ResultFiles(const Look &look, Worker &worker, QWidget *window)
    : QObject(window)
    , m_look(look)
    , m_worker(worker)
    , m_window(window)
{
}

void ResultFiles::read(const QStringList &paths, Others others, Tables tables, Then then)
{
    auto reading = std::make_shared<Reading>();
    reading->then = std::move(then);
    if (tables == Tables::AskAlways) {
        reading->tables.assign(paths.begin(), paths.end());
        askNext(reading);
        return;
    }
    m_worker.ask(
        this,
        [paths, mayBeWorkload = others != Others::Refuse] {
            std::vector<OpenedFile> opened;
            for (const QString &path : paths)
                opened.push_back(openResult(path, mayBeWorkload));
            return opened;
        },
        [this, reading, others](std::vector<OpenedFile> opened) {
            for (OpenedFile &file : opened) {
                if (file.report != nullptr)
                    reading->taken.results.push_back({file.path, std::move(file.report)});
                else if (file.isTable)
                    reading->tables.push_back(file.path);
                else if (file.isWorkload || others == Others::AreWorkloads)
                    reading->taken.workloads << file.path;
                else
                    reading->taken.refused.push_back(file.error);
            }
            askNext(reading);
        });
}

void ResultFiles::askNext(const std::shared_ptr<Reading> &reading)
{
    if (reading->tables.empty()) {
        reading->then(std::move(reading->taken));
        return;
    }
    const QString path = reading->tables.front();
    reading->tables.pop_front();
    auto *dialog = new CsvImport(m_look, m_worker, path, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, reading, path, dialog] {
        if (dialog->report() != nullptr)
            reading->taken.results.push_back({path, dialog->report()});
        askNext(reading);
    });
    dialog->open();
}

} // namespace jinbang::app
