#pragma once

#include "app/base/clock.h"
#include "app/domain/history/documentevent.h"
#include "app/service/callbacks/transfers.h"
#include "app/service/core/stores.h"

#include <functional>
#include <memory>

namespace ink::service::callbacks {

/**
 * Processes `callback` jobs (contract §7): sends the JSON POST, then the POST with the files, each signed
 * with the account's callback secret; or the events of a document to a subscription, in order. Delivered
 * POSTs are not sent again. A POST is sent only after the one before it was delivered. Every attempt is
 * recorded.
 *
 * When an event could not be delivered for three days, and the subscription's receiver has accepted no later
 * one, the subscription is paused; otherwise, the document's next event follows.
 *
 * One thread uses the database, another makes all POSTs. The number of concurrent POSTs is limited in total,
 * and to `maxPerReceiver` for one receiver (scheme, host and port) across all instances. The remaining jobs
 * stay in the outbox, so that an unresponsive receiver does not block others. An account gets at most half of
 * the free slots (`Outbox::leaseByLane`), so that unresponsive receivers, however many, do not delay the
 * callbacks of other accounts.
 */
class CallbackSender final
{
public:
    struct Options
    {
        CallbackPolicy policy;
        // Number(callbackTimeout_timeout, time): Callback: how long the receiver has to answer
        std::chrono::milliseconds timeout{15'000};
        QString caFile; ///< PEM; empty = the system's certificate authorities
        Lookup lookup;  ///< empty = the system's resolver
        /** Converts a stored document to the form used in responses, with its signing links; may be
         * empty. */
        std::function<domain::Document(domain::Document)> present;
        /** Converts a stored event to the form used in responses; may be empty. */
        std::function<domain::DocumentEvent(domain::DocumentEvent)> presentEvent;
        QString owner = QStringLiteral("callbacks"); ///< owner of the leases; unique to this process
        std::function<void(bool)> onPost;            ///< called after every POST; true if it succeeded
        int maxPerReceiver = 4;
        int maxConcurrent = 256;
    };
    CallbackSender(Stores& stores, const Clock& clock, Options options);
    ~CallbackSender(); ///< calls stop()

    /** Runs on its own thread until `stop` is called. */
    void start();
    /**
     * Starts no more jobs, waits up to `patience` for running ones and aborts the rest. Aborted jobs do not
     * count as attempts, and the next worker on this outbox runs them.
     */
    void stop(std::chrono::milliseconds patience = {});
    /** Wakes the sender after a job was queued. */
    void wake();
    /** Runs due jobs on the calling thread. Returns when no job is in progress. */
    void runDue();

    /** Returns the delay after the n-th attempt (1-based), without jitter; nullopt = give up (after 3
     * days). */
    [[nodiscard]] static std::optional<std::chrono::seconds> delayAfter(int tries);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::callbacks
