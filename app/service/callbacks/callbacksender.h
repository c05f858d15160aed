#pragma once

#include "app/base/clock.h"
#include "app/service/callbacks/httppost.h"
#include "app/service/outboxworker.h"
#include "app/service/signingservice.h"

#include <atomic>
#include <functional>

namespace ink::service::callbacks {

/**
 * Carries out `callback` jobs (contract §7): the JSON POST, then the POST with the files, each signed with
 * the account's callback secret. What was delivered is not sent again; the second waits for the first. Every
 * try is kept.
 */
class CallbackSender final
{
public:
    struct Options
    {
        bool allowLoopback = false;
        std::chrono::milliseconds timeout{15'000};
        /** A stored document as an answer would show it, with its signing addresses; may be empty. */
        std::function<domain::Document(domain::Document)> told = {};
    };
    CallbackSender(Stores& stores, const Clock& clock, Options options);

    /** The outbox handler. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    /** Gives up a running POST at once (it is tried again later): for a quick end of the process. */
    void stop() { m_stop = true; }

    /** The pause after the n-th try (1-based) without jitter; nothing = give up (after 3 days). */
    [[nodiscard]] static std::optional<std::chrono::seconds> pauseAfter(int tries);

private:
    [[nodiscard]] Result<void> finishJob(const store::Job& job, const QList<store::Delivery>& failed);
    [[nodiscard]] Result<Body> bodyOf(const store::Delivery& delivery, const domain::Document& document,
                                      QByteArray& contentType) const;
    [[nodiscard]] Result<PostResult> attempt(store::Delivery& delivery, const domain::Document& document,
                                             const QByteArray& secret);
    [[nodiscard]] OutboxWorker::Retry later(const store::Job& job, const QString& reason) const;
    [[nodiscard]] Result<std::optional<OutboxWorker::Retry>> deliver(const store::Job& job);

    Stores& m_stores;
    const Clock& m_clock;
    Options m_options;
    std::atomic_bool m_stop = false;
};

} // namespace ink::service::callbacks
