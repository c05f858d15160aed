#pragma once

#include "app/base/clock.h"
#include "app/service/callbacks/transfers.h"
#include "app/service/core/stores.h"

#include <functional>
#include <memory>

namespace ink::service::callbacks {

/**
 * Carries out `callback` jobs (contract §7): the JSON POST, then the POST with the files, each signed
 * with the account's callback secret. Delivered POSTs are not sent again; the second waits for the
 * first. Every attempt is recorded.
 *
 * One thread uses the database, another makes all POSTs. The number of POSTs under way is limited in
 * total, and to `perReceiver` for one receiver (scheme, host and port) across all instances: the rest
 * stays in the outbox, so an unresponsive receiver does not block others. An account gets no more slots
 * than it leaves free (`Outbox::takeByLane`), so unresponsive receivers, however many, do not delay the
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
        QString owner = QStringLiteral("callbacks"); ///< owner of the leases: unique to this process
        std::function<void(bool)> onPost;            ///< called after every POST; true if it succeeded
        int perReceiver = 4;
        int maximum = 256;
    };
    CallbackSender(Stores& stores, const Clock& clock, Options options);
    ~CallbackSender(); ///< stops

    /** Runs on its own thread until `stop` is called. */
    void start();
    /**
     * Takes no more jobs, waits up to `patience` for running ones and aborts the rest. Aborted jobs do
     * not count as attempts and are carried out by the next worker on this outbox.
     */
    void stop(std::chrono::milliseconds patience = {});
    /** Wakes the sender after a job was queued. */
    void kick();
    /** Carries out due jobs on the calling thread, and returns when none is in progress. */
    void runDue();

    /** The pause after the n-th attempt (1-based) without jitter; nothing = give up (after 3 days). */
    [[nodiscard]] static std::optional<std::chrono::seconds> pauseAfter(int tries);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::callbacks
