#pragma once

#include "app/base/result.h"

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <utility>

namespace ink::workflow {

/**
 * One thread beside the event loop that does one thing after the other, in the order given: for the
 * workstation's own database. Make it a member of its context (or let it go first), for it is waited for when
 * it goes, and what is told to a context that is gone then is dropped.
 */
class Background final
{
public:
    Background()
    {
        m_pool.setMaxThreadCount(1);
        m_pool.setExpiryTimeout(-1);
    }
    ~Background() { m_pool.waitForDone(); }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /** `work` runs in the background; `done` is called in the context's thread, later. */
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
