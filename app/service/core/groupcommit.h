#pragma once

#include <QtGlobal>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace ink::service {

/**
 * Group commit: concurrent requests from several threads are carried out together, by the first one's
 * thread; later arrivals join the next round. For work that mostly waits, such as for a disk, and takes
 * little longer for many items than for one.
 */
template <typename Item> class GroupCommit final
{
public:
    using Work = std::function<void(const std::vector<Item*>& together)>;
    /** `work` must not throw. */
    explicit GroupCommit(Work work) : m_work(std::move(work)) {}

    /** Returns after `work` was called with `own`. */
    void perform(Item& own)
    {
        bool done = false;
        std::unique_lock lock(m_mutex);
        m_waiting.push_back({&own, &done});
        while (!done) {
            if (m_atWork) {
                m_changed.wait(lock);
                continue;
            }
            m_atWork = true;
            const std::vector<Waiting> round = std::exchange(m_waiting, {});
            Q_ASSERT(!round.empty()); // at least this thread's own item
            lock.unlock();
            std::vector<Item*> together;
            for (const Waiting& each : round)
                together.push_back(each.item);
            m_work(together);
            lock.lock();
            Q_ASSERT(m_atWork);
            for (const Waiting& each : round)
                *each.done = true;
            m_atWork = false;
            m_changed.notify_all();
        }
    }

    /** The number of items that have arrived since the current round began. */
    [[nodiscard]] size_t waiting() const
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
    bool m_atWork = false;
};

} // namespace ink::service
