#pragma once

#include <QMutex>
#include <QMutexLocker>
#include <QThread>
#include <QWaitCondition>

#include <atomic>
#include <functional>
#include <optional>
#include <type_traits>

namespace ink {

/** A low-priority background thread that processes orders, for work that keeps something open between them;
 * for other work use runInBackground(). A subclass stores the orders in its own members, locks them with
 * lockOrders() while changing them, announces new ones with wake(), and gets them in run() with
 * waitForOrder(). */
class OrderThread : public QThread
{
protected:
    OrderThread(const QString& name, QObject* parent);
    /** A subclass's destructor must call finish(). */
    ~OrderThread() override = default;

    /** Locks the orders. */
    [[nodiscard]] QMutexLocker<QMutex> lockOrders() const { return QMutexLocker<QMutex>(&m_mutex); }
    /** Announces an order; call with the orders locked. The first call starts the thread. */
    void wake();
    /** Waits until `take`, which is called with the orders locked, returns an order. Returns nothing if the
     * thread is to end. */
    template <typename Take> [[nodiscard]] std::invoke_result_t<Take> waitForOrder(const Take& take)
    {
        QMutexLocker<QMutex> lock(&m_mutex);
        for (;;) {
            if (m_isEnding) return std::nullopt;
            if (auto order = take()) return order;
            m_wake.wait(&m_mutex);
        }
    }
    /** True once the thread is to end: running work should stop at its next step. */
    [[nodiscard]] bool isEnding() const { return m_isEnding; }
    /** Ends the thread and waits for it: orders that have not been started are dropped. */
    void finish();

private:
    mutable QMutex m_mutex;
    QWaitCondition m_wake;
    std::atomic<bool> m_isEnding = false;
};

} // namespace ink
