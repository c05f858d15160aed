#pragma once

#include "app/base/clock.h"
#include "app/store/jobs/outbox.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::service {

/** Returns the reason for a retry after this error: the error's message, or the name of its code if it has no
 * message. */
[[nodiscard]] inline Message retryReason(const Error& error)
{
    return error.detail.isEmpty() ? Message::literal(errorCodeName(error.code)) : error.detail;
}

/**
 * Threads that lease jobs from the outbox and pass them to the handler of their kind. A handler ends its job
 * itself (in its own transaction) or returns the time of the next attempt. `wake` wakes the threads, which
 * also wake for the next due job.
 */
class OutboxWorker final
{
public:
    /** The duration of a job's lease. The worker loses the job after this time unless it renews the lease. */
    static constexpr std::chrono::seconds leaseTime{60};

    /** The time of the next attempt and the reason for it. A handler returns std::nullopt instead if it has
     * completed and removed its job. */
    struct Retry
    {
        Timestamp notBefore{};
        Message reason;
        bool countsAsAttempt = true; ///< counts towards the attempts after which the job is given up
    };
    using Handler = std::function<std::optional<Retry>(const store::Job&)>;

    OutboxWorker(store::Outbox& outbox, const Clock& clock, QString owner);
    ~OutboxWorker(); ///< finishes running jobs

    void addHandler(store::JobKind kind, int threads, Handler handler); ///< call before start
    /** Calls `task` at this interval on its own thread; the first call is `first` after start(). Call
     * before start(). */
    void addPeriodicTask(std::chrono::milliseconds interval, std::function<void()> task,
                         std::chrono::milliseconds first = {});
    void start();
    void stop(); ///< finishes running jobs and starts no more
    void wake();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service
