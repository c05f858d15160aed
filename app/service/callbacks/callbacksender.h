#pragma once

#include "app/base/clock.h"
#include "app/service/callbacks/transfers.h"
#include "app/service/core/stores.h"

#include <functional>
#include <memory>

namespace ink::service::callbacks {

/**
 * Carries out `callback` jobs (contract §7): the JSON POST, then the POST with the files, each signed with
 * the account's callback secret. What was delivered is not sent again; the second waits for the first. Every
 * try is kept.
 *
 * One thread talks to the database, another makes all POSTs. So many may wait for their receivers at a time,
 * and at most `perReceiver` for one (scheme, host and port) by all instances together: what is beyond that
 * stays in the outbox, and a receiver that does not answer holds up nobody else. An account gets no more
 * slots than it leaves free (`Outbox::takeByLane`), so receivers that do not answer, however many, do not
 * delay the callbacks of other accounts.
 */
class CallbackSender final
{
public:
    struct Options
    {
        CallbackPolicy policy;
        std::chrono::milliseconds timeout{15'000};
        QString caFile; ///< PEM; empty = the system's authorities
        Lookup lookup;  ///< empty = the system's
        /** A stored document as an answer would show it, with its signing addresses; may be empty. */
        std::function<domain::Document(domain::Document)> told;
        QString owner = QStringLiteral("callbacks"); ///< for the leases: unique to this process
        std::function<void(bool)> onPost;            ///< called after every POST: whether it arrived
        int perReceiver = 4;
        int most = 256;
    };
    CallbackSender(Stores& stores, const Clock& clock, Options options);
    ~CallbackSender(); ///< stops

    /** Works on a thread of its own until `stop`. */
    void start();
    /**
     * Takes nothing more, waits so long for what runs and breaks off the rest: that is tried again by whoever
     * works on this outbox next, as if it had not been tried.
     */
    void stop(std::chrono::milliseconds patience = {});
    /** Something was queued. */
    void kick();
    /** Carries out what is due, on this thread, and returns when nothing is under way any more. */
    void runDue();

    /** The pause after the n-th try (1-based) without jitter; nothing = give up (after 3 days). */
    [[nodiscard]] static std::optional<std::chrono::seconds> pauseAfter(int tries);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::callbacks
