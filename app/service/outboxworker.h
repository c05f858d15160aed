#pragma once

#include "app/base/clock.h"
#include "app/store/outbox.h"

#include <functional>
#include <memory>

namespace ink::service {

/**
 * Threads that take jobs from the outbox and hand them to the handler of their kind. A handler ends its job itself (in
 * its own transaction) or returns when to try again. `kick` wakes them; they also wake for the next due job.
 */
class OutboxWorker final
{
public:
    /** How a job went: nothing = done (the handler removed it); else try again at that time for that reason. */
    struct Retry
    {
        Timestamp notBefore{};
        QString reason;
    };
    using Handler = std::function<std::optional<Retry>(const store::Job&)>;

    OutboxWorker(store::Outbox& outbox, const Clock& clock, QString owner);
    ~OutboxWorker(); ///< finishes what runs

    void handle(const QString& kind, int threads, Handler handler); ///< before start
    void start();
    void stop();
    void kick();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service
