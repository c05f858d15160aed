#pragma once

#include "app/store/journals/bulkjournal.h"
#include "app/workflow/session/backgroundworker.h"

#include <functional>
#include <utility>

namespace ink::workflow {

// Private to app/workflow/bulk.

/** Runs the reads and writes of a bulk run's journal in the background, in order. */
class BulkWork final
{
public:
    /** Callbacks run in the thread of `context`. */
    BulkWork(store::Database& database, QObject* context) : m_journal(database), m_context(context) {}

    /** The journal for synchronous reads and writes; background work uses a copy. */
    [[nodiscard]] store::BulkJournal& journal() { return m_journal; }
    template <typename T> void run(std::function<Result<T>()> work, std::function<void(Result<T>)> done)
    {
        ++m_running;
        m_background.run<T>(std::move(work), m_context, [this, done = std::move(done)](Result<T> result) {
            --m_running;
            done(std::move(result));
        });
    }
    [[nodiscard]] bool isBusy() const { return m_running > 0; }

private:
    store::BulkJournal m_journal;
    QObject* m_context;
    int m_running = 0;
    BackgroundWorker m_background;
};

} // namespace ink::workflow
