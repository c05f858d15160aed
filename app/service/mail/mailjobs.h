#pragma once

#include "app/base/clock.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"
#include "app/service/mail/emailcontent.h"
#include "app/service/mail/mailer.h"

#include <atomic>
#include <functional>
#include <optional>

namespace ink::service::mail {

/**
 * Processes `mail` jobs (app/service/core/notices.h). A job is one email to one address. Obsolete emails are
 * dropped (such as an invitation to a recipient who has finished), failed ones are retried for three days,
 * and permanently rejected ones are stored as failed and recorded in the document's history.
 */
class MailJobs final
{
public:
    struct Options
    {
        /** Converts a stored document to the form used in responses, with its signing links. */
        std::function<domain::Document(domain::Document)> present = {};
        /** Called after a failure was recorded, which is an event that may be sent; may be empty. */
        std::function<void()> wakeWorkers = {};
    };
    MailJobs(Stores& stores, const Clock& clock, Mailer& mailer, Options options);

    /** Handles an outbox job. Returns the next attempt, or std::nullopt if the job has ended. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    /** Aborts running jobs at once (they are retried later), to end the process quickly. */
    void stop();

    /** Returns the delay after the n-th attempt (1-based), without jitter; nullopt = give up. Gives up after
     * three days, or after ten minutes for a one-time code. */
    [[nodiscard]] static std::optional<std::chrono::seconds> delayAfter(NoticeKind kind, int tries);

private:
    /** An email that is still required. */
    struct Plan
    {
        Address to;
        EmailFacts facts;
        bool mayAttach = false;
    };
    /** Returns the document's sender, who gets the sender's emails and the recipients' replies. */
    [[nodiscard]] Address senderOf(const domain::Document& document) const;
    [[nodiscard]] std::optional<Plan> planFor(const store::Job& job, NoticeKind kind,
                                              const domain::Document& document,
                                              const domain::AccountDetails& account) const;
    [[nodiscard]] Result<std::optional<OutboxWorker::Retry>> perform(const store::Job& job, NoticeKind kind);
    /** Returns the attachments: the sealed files, or none if they exceed the size limit together. */
    [[nodiscard]] Result<QList<Attachment>> sealedFiles(const domain::Document& document,
                                                        domain::InvitationId recipient) const;
    [[nodiscard]] Result<SendResult> send(const store::Job& job, const domain::Document& document, Plan& plan,
                                          const QList<Attachment>& attachments);
    /** Ends the job of a sent email, and writes the history entry in the same transaction. */
    [[nodiscard]] Result<void> finishSent(const store::Job& job, NoticeKind kind,
                                          const store::MailOutcome& outcome);

    Stores& m_stores;
    const Clock& m_clock;
    Mailer& m_mailer;
    Options m_options;
    std::atomic_bool m_stop = false;
};

} // namespace ink::service::mail
