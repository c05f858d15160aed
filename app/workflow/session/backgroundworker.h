#pragma once

#include "app/base/result.h"

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <utility>

namespace ink::workflow {

/**
 * Runs work in one background thread, in order, for the workstation's own database. Make it a member of
 * its context (or destroy it first): the destructor waits for the thread, and results for a destroyed
 * context are dropped.
 */
class BackgroundWorker final
{
public:
    BackgroundWorker()
    {
        m_pool.setMaxThreadCount(1);
        m_pool.setExpiryTimeout(-1);
    }
    ~BackgroundWorker() { m_pool.waitForDone(); }
    BackgroundWorker(const BackgroundWorker&) = delete;
    BackgroundWorker& operator=(const BackgroundWorker&) = delete;

    /** Runs `work` in the background, then calls `done` in the thread of `context`. */
    template <typename T>
    void run(std::function<Result<T>()> work, QObject* context, std::function<void(Result<T>)> done)
    {
        m_pool.start([work = std::move(work), context, done = std::move(done)] {
            QMetaObject::invokeMethod(
                context, [done, result = work()] { done(result); }, Qt::QueuedConnection);
        });
    }

private:
    QThreadPool m_pool;
};

} // namespace ink::workflow
