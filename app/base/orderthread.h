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

/**
 * A background thread of low priority that waits for orders, for work that keeps something open between them;
 * other work is runInBackground(). A subclass keeps its orders in members of its own, which it changes with
 * held() and announces with wake(); its run() takes them with next().
 */
class OrderThread : public QThread
{
protected:
    OrderThread(const QString& name, QObject* parent);
    /** A subclass's destructor calls finish(). */
    ~OrderThread() override = default;

    /** Locks the orders. */
    [[nodiscard]] QMutexLocker<QMutex> held() const { return QMutexLocker<QMutex>(&m_mutex); }
    /** Says that there is an order, with the orders locked; the first one starts the thread. */
    void wake();
    /**
     * Waits until `take`, which is called with the orders locked, returns an order. Nothing when the thread
     * is to end.
     */
    template <typename Take> [[nodiscard]] std::invoke_result_t<Take> next(const Take& take)
    {
        QMutexLocker<QMutex> lock(&m_mutex);
        for (;;) {
            if (m_isEnding) return std::nullopt;
            if (auto order = take()) return order;
            m_wake.wait(&m_mutex);
        }
    }
    /** True once the thread is to end: work under way stops at its next step. */
    [[nodiscard]] bool isEnding() const { return m_isEnding; }
    /** Ends the thread and waits for it: orders that have not begun are dropped. */
    void finish();

private:
    mutable QMutex m_mutex;
    QWaitCondition m_wake;
    std::atomic<bool> m_isEnding = false;
};

} // namespace ink
