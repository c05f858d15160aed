#include "app/service/sms/smsjobs.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/document/phonenumber.h"
#include "app/service/core/signertexts.h"
#include "app/service/jobs/messagejobs.h"
#include "app/service/records/smscode.h"

namespace ink::service::sms {

using namespace std::chrono_literals;
using domain::Document;
using domain::Invitation;
using Verdict = SmsResult::Verdict;

namespace {

constexpr qsizetype maxSenderName = 40;

/** Returns whether the code is still required. */
bool isWanted(const Document& document, const Invitation* recipient)
{
    return recipient && !document.deleted && document.status == domain::SigningStatus::InProgress &&
           isOpen(*recipient);
}

/** Returns a single line of letters, digits and simple punctuation, because a name must not imitate another
 * message. */
QString plainName(const QString& name)
{
    QString plain;
    for (const QChar c : name.simplified())
        if (c.isLetterOrNumber() || c.isMark() || QStringLiteral(" -'’&,.").contains(c)) plain += c;
    return plain.left(maxSenderName).trimmed();
}

/** Returns the recipient in the form of the history, which events recognize. */
QString nameAndAddress(const Invitation& recipient)
{
    if (recipient.recipientName.isEmpty()) return recipient.recipientEmail;
    if (recipient.recipientEmail.isEmpty()) return recipient.recipientName;
    return QStringLiteral("%1 <%2>").arg(recipient.recipientName, recipient.recipientEmail);
}

QString textFor(const Document& document, const Invitation& recipient, const QString& code)
{
    const QString language =
        recipient.language.isEmpty() ? languageTag(document.setting.language) : recipient.language;
    const QString email = domain::displaySenderEmail(document.senderEmail);
    for (const QString& name : {domain::displaySenderName(document.senderName), email.section(u'@', 0, 0)})
        if (const QString plain = plainName(name); !plain.isEmpty())
            return signerText(SignerText::SmsCode, language).arg(code, plain);
    return signerText(SignerText::SmsCode, language).arg(code, QStringLiteral("Inkstone"));
}

} // namespace

SmsJobs::SmsJobs(Stores& stores, const Clock& clock, SmsSender& sender, std::function<void()> wakeWorkers)
    : m_stores(stores), m_clock(clock), m_sender(sender), m_wakeWorkers(std::move(wakeWorkers))
{
}

void SmsJobs::stop()
{
    m_stop = true;
    m_sender.stop();
}

std::optional<OutboxWorker::Retry> SmsJobs::run(const store::Job& job)
{
    auto outcome = perform(job);
    // A local error is retried.
    if (!outcome) return OutboxWorker::Retry{m_clock.now() + 1min, outcome.error().detail};
    return *outcome;
}

Result<std::optional<OutboxWorker::Retry>> SmsJobs::perform(const store::Job& job)
{
    const auto loaded = m_stores.documents.loadAny(job.documentId);
    if (!loaded) {
        const bool isGone =
            loaded.error().code == ErrorCode::NotFound || loaded.error().code == ErrorCode::Deleted;
        if (!isGone) return fail(loaded.error());
        INK_TRY(endMessageJob(m_stores, job, std::nullopt));
        return std::nullopt;
    }
    const QString guid = job.payload.value(QLatin1StringView("invitation")).toString();
    const Invitation* recipient = recipientOf(*loaded, guid);
    const QString number = recipient ? domain::smsNumber(*recipient) : QString();
    if (!isWanted(*loaded, recipient) || number.isEmpty()) {
        INK_TRY(endMessageJob(m_stores, job, std::nullopt));
        return std::nullopt;
    }
    const QString code = job.payload.value(QLatin1StringView("code")).toString();
    const SmsResult result = m_sender.send(number, textFor(*loaded, *recipient, code));
    const Message eventDetail =
        reasons::historySms(nameAndAddress(*recipient), domain::maskedNumber(number), result.error);
    if (result.verdict == Verdict::TemporaryFailure) {
        if (m_stop) return OutboxWorker::Retry{m_clock.now(), result.error};
        if (const auto pause = codeRetries.delayAfter(job.attempts)) {
            if (job.lastError.isEmpty())
                INK_TRY(addToHistory(m_stores, job, domain::HistoryEvent::SmsDelayed, eventDetail,
                                     m_clock.now()));
            return OutboxWorker::Retry{m_clock.now() + *pause, result.error};
        }
    }
    const bool isSent = result.verdict == Verdict::Sent;
    if (!isSent) {
        INK_TRY(addToHistory(m_stores, job, domain::HistoryEvent::SmsFailed, eventDetail, m_clock.now()));
        if (m_wakeWorkers) m_wakeWorkers();
    }
    store::MailOutcome outcome;
    outcome.documentId = job.documentId;
    outcome.key = job.key;
    outcome.invitation = guid;
    outcome.notice = smsNoticeName();
    outcome.isSent = isSent;
    outcome.error = result.error;
    outcome.time = m_clock.now();
    outcome.address = domain::maskedNumber(number);
    INK_TRY(endMessageJob(m_stores, job, outcome));
    return std::nullopt;
}

} // namespace ink::service::sms
