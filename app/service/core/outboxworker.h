#pragma once

#include "app/base/clock.h"
#include "app/store/jobs/outbox.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::service {

/** The reason why a job failed: the error's sentence, or the name of its code when it has none. */
[[nodiscard]] inline Message failureOf(const Error& error)
{
    return error.detail.isEmpty() ? Message::literal(errorCodeName(error.code)) : error.detail;
}

/**
 * Threads that take jobs from the outbox and hand them to the handler of their kind. A handler ends its job
 * itself (in its own transaction) or returns when to try again. `kick` wakes them; they also wake for the
 * next due job.
 */
class OutboxWorker final
{
public:
    /** The lease of a job: the worker that took it loses it after this time. */
    static constexpr std::chrono::seconds lease{60};

    /** The result of a job: nothing = done (the handler removed it); else try again at that time for that
     * reason.
     */
    struct Retry
    {
        Timestamp notBefore{};
        Message reason;
    };
    using Handler = std::function<std::optional<Retry>(const store::Job&)>;

    OutboxWorker(store::Outbox& outbox, const Clock& clock, QString owner);
    ~OutboxWorker(); ///< finishes what runs

    void handle(store::JobKind kind, int threads, Handler handler); ///< before start
    /** Calls `task` every so often on a thread of its own, the first time this long after start. Before
     * start.
     */
    void every(std::chrono::milliseconds interval, std::function<void()> task,
               std::chrono::milliseconds first = {});
    void start();
    void stop(); ///< finishes what runs; nothing is taken any more
    void kick();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service
