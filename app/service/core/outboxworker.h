#pragma once

#include "app/base/clock.h"
#include "app/store/jobs/outbox.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::service {

/** The reason for a retry after this error: its message, or the name of its code if it has none. */
[[nodiscard]] inline Message retryReason(const Error& error)
{
    return error.detail.isEmpty() ? Message::literal(errorCodeName(error.code)) : error.detail;
}

/**
 * Threads that take jobs from the outbox and pass them to the handler of their kind. A handler ends its
 * job itself (in its own transaction) or returns the time of the next attempt. `kick` wakes the threads;
 * they also wake for the next due job.
 */
class OutboxWorker final
{
public:
    /** The lease of a job: the worker that took the job loses it after this time. */
    static constexpr std::chrono::seconds lease{60};

    /** The time of the next attempt and the reason for it. A handler that has completed and removed its
     * job returns std::nullopt instead. */
    struct Retry
    {
        Timestamp notBefore{};
        Message reason;
        bool counts = true; ///< counts as one of the attempts after which the job is given up
    };
    using Handler = std::function<std::optional<Retry>(const store::Job&)>;

    OutboxWorker(store::Outbox& outbox, const Clock& clock, QString owner);
    ~OutboxWorker(); ///< finishes running jobs

    void handle(store::JobKind kind, int threads, Handler handler); ///< call before start
    /** Calls `task` at this interval on its own thread; the first call is `first` after start(). Call
     * before start(). */
    void every(std::chrono::milliseconds interval, std::function<void()> task,
               std::chrono::milliseconds first = {});
    void start();
    void stop(); ///< finishes running jobs; takes no more
    void kick();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service
