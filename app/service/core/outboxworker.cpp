#include "app/service/core/outboxworker.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace ink::service {

namespace {
using Steady = std::chrono::steady_clock;
constexpr std::chrono::milliseconds minWait{100};    ///< another worker may hold the due jobs
constexpr std::chrono::milliseconds maxWait{30'000}; ///< another process may have queued a job
constexpr std::chrono::milliseconds afterFailure{1'000};
constexpr int maxJobsPerThread = 100;                   ///< jobs after which a thread is replaced by a new
                                                        ///< one
constexpr std::chrono::milliseconds idleTimeout{5'000}; ///< idle time after which a thread that has done jobs
                                                        ///< is replaced, too
} // namespace

struct OutboxWorker::Private
{
    struct Kind
    {
        store::JobKind id;
        int threads = 1;
        Handler handler;
    };
    struct Task
    {
        std::chrono::milliseconds interval{};
        std::function<void()> run;
        std::chrono::milliseconds first{};
    };

    Private(store::Outbox& theOutbox, const Clock& theClock, QString theOwner)
        : outbox(theOutbox), clock(theClock), owner(std::move(theOwner))
    {
    }

    /** Waits until a job may be due, wake() is called or the worker stops. Returns false if the worker
     * stops. */
    bool wait(std::chrono::milliseconds time, quint64& seen)
    {
        std::unique_lock lock(mutex);
        wake.wait_for(lock, time, [&] { return stopping || kicks != seen; });
        seen = kicks;
        return !stopping;
    }

    /** Returns the time to sleep. Due jobs held by other workers are checked at growing intervals. */
    std::chrono::milliseconds untilDue(const Kind& kind, int& vain) const
    {
        const auto due = outbox.nextDueTime(kind.id, clock.now());
        if (!due) return afterFailure;
        if (!*due) return maxWait;
        const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(**due - clock.now());
        if (rest > minWait) {
            vain = 0;
            return std::min(rest, maxWait);
        }
        return minWait * (1 << std::min(vain++, 6));
    }

    /** Starts the thread of a slot, replacing the previous one. */
    void startThread(std::size_t place, const Kind& kind)
    {
        Q_ASSERT(place < threads.size());
        Q_ASSERT(!stopping);
        threads.at(place) =
            std::thread([this, place, &kind, before = std::move(threads.at(place))]() mutable {
                if (before.joinable()) before.join();
                work(kind);
                const std::lock_guard lock(mutex);
                if (!stopping) startThread(place, kind);
            });
    }

    /**
     * Runs until the worker stops, `maxJobsPerThread` jobs are done, or the thread is idle after a job. Qt
     * caches data per thread, such as every font used for painting. Ending the thread releases the caches, so
     * that rare characters don't make the process grow.
     */
    void work(const Kind& kind)
    {
        quint64 seen = 0;
        int vain = 0;
        for (int done = 0; done < maxJobsPerThread;) {
            {
                const std::lock_guard lock(mutex);
                if (stopping) return;
                seen = kicks; // read before checking, so that no kick is lost
            }
            const auto job = outbox.leaseNext({kind.id}, owner, clock.now(), leaseTime);
            if (!job) {
                qWarning("The outbox could not be read: %s", qPrintable(job.error().detail.english()));
                if (!wait(afterFailure, seen)) return;
            } else if (!*job) {
                const auto time = untilDue(kind, vain);
                const bool endsAtRest = done > 0 && time > idleTimeout;
                const quint64 before = seen;
                if (!wait(endsAtRest ? idleTimeout : time, seen)) return;
                if (endsAtRest && seen == before) return;
            } else {
                vain = 0;
                ++done;
                perform(kind, **job);
            }
        }
    }

    void perform(const Kind& kind, const store::Job& job)
    {
        {
            // A job that outlives its lease is leased again by a thread of this process, which renews the
            // lease.
            const std::lock_guard lock(mutex);
            if (!running.emplace(job.id, Steady::now()).second) return;
        }
        Q_ASSERT(job.kind == kind.id);
        std::optional<Retry> retry;
        try {
            retry = kind.handler(job);
        } catch (const std::exception& fault) {
            retry = Retry{clock.now() + std::chrono::minutes(1),
                          Message::literal(QString::fromUtf8(fault.what()))};
        }
        if (retry) {
            const auto put =
                outbox.retryLater(job.id, retry->notBefore, retry->reason, owner, retry->countsAsAttempt);
            if (!put)
                qWarning("A job could not be put back: %s",
                         qPrintable(put.error().detail.english())); // retried after the lease ends
        }
        const std::lock_guard lock(mutex);
        running.erase(job.id);
    }

    /** Renews the leases of running jobs, so that long jobs stay with their worker. */
    void renewLeases()
    {
        QList<qint64> old;
        {
            const std::lock_guard lock(mutex);
            const auto now = Steady::now();
            for (auto& [id, since] : running)
                if (now - since >= leaseTime / 3) {
                    old.append(id);
                    since = now;
                }
        }
        if (const auto renewed = outbox.renewLeases(old, owner, clock.now() + leaseTime); !renewed)
            qWarning("Leases could not be renewed: %s", qPrintable(renewed.error().detail.english()));
    }

    void repeat(const Task& task)
    {
        auto next = Steady::now() + task.first;
        std::unique_lock lock(mutex);
        if (wake.wait_until(lock, next, [this] { return stopping; })) return;
        while (!stopping) {
            lock.unlock();
            task.run();
            lock.lock();
            next += task.interval;
            wake.wait_until(lock, next, [this] { return stopping; });
        }
    }

    store::Outbox& outbox;
    const Clock& clock;
    const QString owner;
    std::vector<Kind> kinds;
    std::vector<Task> tasks;
    std::vector<std::thread> threads;
    std::mutex mutex;
    std::condition_variable wake;
    bool stopping = false;
    quint64 kicks = 0;
    std::map<qint64, Steady::time_point> running; ///< job id to the start of the lease
};

OutboxWorker::OutboxWorker(store::Outbox& outbox, const Clock& clock, QString owner)
    : d(std::make_unique<Private>(outbox, clock, std::move(owner)))
{
}

OutboxWorker::~OutboxWorker()
{
    stop();
}

void OutboxWorker::addHandler(store::JobKind kind, int threads, Handler handler)
{
    Q_ASSERT(threads > 0 && handler);
    Q_ASSERT_X(d->threads.empty(), "OutboxWorker::handle", "the worker has started");
    d->kinds.push_back({kind, threads, std::move(handler)});
}

void OutboxWorker::addPeriodicTask(std::chrono::milliseconds interval, std::function<void()> task,
                                   std::chrono::milliseconds first)
{
    Q_ASSERT(interval.count() > 0 && task);
    Q_ASSERT_X(d->threads.empty(), "OutboxWorker::every", "the worker has started");
    d->tasks.push_back({interval, std::move(task), first});
}

void OutboxWorker::start()
{
    addPeriodicTask(
        leaseTime / 6, [this] { d->renewLeases(); }, leaseTime / 6);
    const std::lock_guard lock(d->mutex); // threads that end look up their slot, so all must have one first
    Q_ASSERT_X(!d->stopping, "OutboxWorker::start", "a stopped worker doesn't start again");
    for (const auto& kind : d->kinds)
        for (int i = 0; i < kind.threads; ++i) {
            d->threads.emplace_back();
            d->startThread(d->threads.size() - 1, kind);
        }
    for (const auto& task : d->tasks)
        d->threads.emplace_back([this, &task] { d->repeat(task); });
}

void OutboxWorker::stop()
{
    {
        const std::lock_guard lock(d->mutex);
        d->stopping = true;
    }
    d->wake.notify_all();
    for (std::thread& thread : d->threads)
        thread.join();
    d->threads.clear();
}

void OutboxWorker::wake()
{
    {
        const std::lock_guard lock(d->mutex);
        ++d->kicks;
    }
    d->wake.notify_all();
}

} // namespace ink::service
