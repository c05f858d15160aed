#pragma once

#include "app/base/clock.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"
#include "app/service/mail/letter.h"
#include "app/service/mail/mailer.h"

#include <atomic>
#include <functional>
#include <optional>

namespace ink::service::mail {

/**
 * Carries out `mail` jobs (app/service/core/notices.h): one job is one mail to one address. What nobody needs
 * any more is dropped (an invitation to somebody who has finished), what cannot be sent is tried for three
 * days, and what the server refuses for good is kept as failed and recorded in the document's history.
 */
class MailJobs final
{
public:
    struct Options
    {
        /** A stored document as an answer would show it, with its signing addresses. */
        std::function<domain::Document(domain::Document)> told = {};
    };
    MailJobs(Stores& stores, const Clock& clock, Mailer& mailer, Options options);

    /** The outbox handler. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    /** Gives up what runs at once (it is tried again later): for a quick end of the process. */
    void stop();

    /** The pause after the n-th try (1-based) without jitter; nothing = give up: after three days, a one-time
     * code after ten minutes. */
    [[nodiscard]] static std::optional<std::chrono::seconds> pauseAfter(NoticeKind kind, int tries);

private:
    /** A mail that is still wanted. */
    struct Plan
    {
        Address to;
        LetterFacts facts;
        bool mayAttach = false;
    };
    [[nodiscard]] std::optional<Plan> planFor(const store::Job& job, NoticeKind kind,
                                              const domain::Document& document,
                                              const domain::AccountDetails& account) const;
    [[nodiscard]] Result<std::optional<OutboxWorker::Retry>> carryOut(const store::Job& job, NoticeKind kind);
    /** The attachments: the sealed files, or none when they exceed the size limit together. */
    [[nodiscard]] Result<QList<Attachment>> sealedFiles(const domain::Document& document) const;
    [[nodiscard]] Result<SendResult> send(const store::Job& job, const domain::Document& document, Plan& plan,
                                          const QList<Attachment>& attachments);
    /** Ends the job of a mail that has left; the history entry is written in the same transaction. */
    [[nodiscard]] Result<void> finishSent(const store::Job& job, NoticeKind kind,
                                          const store::MailOutcome& outcome);

    Stores& m_stores;
    const Clock& m_clock;
    Mailer& m_mailer;
    Options m_options;
    std::atomic_bool m_stop = false;
};

} // namespace ink::service::mail
