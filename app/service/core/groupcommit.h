#pragma once

#include <QtGlobal>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace ink::service {

/**
 * Group commit: concurrent requests from several threads are processed together by the thread of the first
 * one. Later requests join the next round. For work that mostly waits, such as for a disk, and takes little
 * longer for many items than for one.
 */
template <typename Item> class GroupCommit final
{
public:
    using Work = std::function<void(const std::vector<Item*>& together)>;
    /** `work` must not throw. */
    explicit GroupCommit(Work work) : m_work(std::move(work)) {}

    /** Adds an item, and returns after `work` was called with it. */
    void perform(Item& own)
    {
        bool done = false;
        std::unique_lock lock(m_mutex);
        m_waiting.push_back({&own, &done});
        while (!done) {
            if (m_isRunning) {
                m_changed.wait(lock);
                continue;
            }
            m_isRunning = true;
            const std::vector<Waiting> round = std::exchange(m_waiting, {});
            Q_ASSERT(!round.empty()); // contains at least this thread's own item
            lock.unlock();
            std::vector<Item*> together;
            for (const Waiting& each : round)
                together.push_back(each.item);
            m_work(together);
            lock.lock();
            Q_ASSERT(m_isRunning);
            for (const Waiting& each : round)
                *each.done = true;
            m_isRunning = false;
            m_changed.notify_all();
        }
    }

    /** Returns the number of items that have arrived since the current round began. */
    [[nodiscard]] size_t waitingCount() const
    {
        const std::lock_guard lock(m_mutex);
        return m_waiting.size();
    }

private:
    struct Waiting
    {
        Item* item = nullptr;
        bool* done = nullptr;
    };
    const Work m_work;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<Waiting> m_waiting;
    bool m_isRunning = false;
};

} // namespace ink::service
