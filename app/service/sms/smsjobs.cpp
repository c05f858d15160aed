#include "app/service/sms/smsjobs.h"

#include "app/base/reasons.h"
#include "app/domain/history.h"
#include "app/domain/phonenumber.h"
#include "app/service/lifecycle.h"
#include "app/service/signertexts.h"
#include "app/service/smscode.h"

#include <algorithm>
#include <array>

namespace ink::service::sms {

using namespace std::chrono_literals;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using Verdict = SmsResult::Verdict;

namespace {

constexpr std::array<std::chrono::seconds, 4> pauses{10s, 30s, 1min, 2min};
constexpr std::chrono::seconds giveUpAfter = 10min; // the code has expired then
constexpr qsizetype maxSenderName = 40;

const Invitation* find(const Document& document, const QString& guid)
{
    const auto found = std::find_if(document.invitations.begin(), document.invitations.end(),
                                    [&](const Invitation& each) { return each.guid == guid; });
    return guid.isEmpty() || found == document.invitations.end() ? nullptr : &*found;
}

/** Whether somebody still waits for the code. */
bool isWanted(const Document& document, const Invitation* recipient)
{
    return recipient && !document.deleted && document.status == domain::SigningStatus::InProgress &&
           (recipient->status == InvitationStatus::WaitToOpen ||
            recipient->status == InvitationStatus::Viewed ||
            recipient->status == InvitationStatus::WorkInProgress);
}

/** One line of letters, digits and plain signs: a name must not be able to pass for another message. */
QString plainName(const QString& name)
{
    QString plain;
    for (const QChar c : name.simplified())
        if (c.isLetterOrNumber() || c.isMark() || QStringLiteral(" -'’&,.").contains(c)) plain += c;
    return plain.left(maxSenderName).trimmed();
}

QString textFor(const Document& document, const Invitation& recipient, const QString& code)
{
    const bool isFrench = document.setting.language == domain::LanguageCode::French;
    const QString language = !recipient.language.isEmpty() ? recipient.language
                             : isFrench                    ? QStringLiteral("fr")
                                                           : QStringLiteral("en");
    const QString name = plainName(document.senderName);
    return signerText(SignerText::SmsCode, language)
        .arg(code, name.isEmpty() ? plainName(document.senderEmail.section(QLatin1Char('@'), 0, 0)) : name);
}

} // namespace

SmsJobs::SmsJobs(Stores& stores, const Clock& clock, SmsSender& sender)
    : m_stores(stores), m_clock(clock), m_sender(sender)
{
}

void SmsJobs::stop()
{
    m_stop = true;
    m_sender.stop();
}

std::optional<std::chrono::seconds> SmsJobs::pauseAfter(int attempts)
{
    std::chrono::seconds sum{};
    std::chrono::seconds pause = pauses.front();
    for (int i = 0; i < attempts; ++i) {
        pause = pauses.at(std::min(static_cast<std::size_t>(i), pauses.size() - 1));
        sum += pause;
        if (sum > giveUpAfter) return std::nullopt;
    }
    return pause;
}

std::optional<OutboxWorker::Retry> SmsJobs::run(const store::Job& job)
{
    auto outcome = carryOut(job);
    // A fault on this side is no reason to give up.
    if (!outcome) return OutboxWorker::Retry{m_clock.now() + 1min, outcome.error().detail};
    return *outcome;
}

Result<std::optional<OutboxWorker::Retry>> SmsJobs::carryOut(const store::Job& job)
{
    const auto loaded = m_stores.documents.loadAny(job.documentId);
    if (!loaded) {
        const bool isGone =
            loaded.error().code == ErrorCode::NotFound || loaded.error().code == ErrorCode::Deleted;
        if (!isGone) return fail(loaded.error());
        INK_TRY(finish(job, std::nullopt));
        return std::nullopt;
    }
    const QString guid = job.payload.value(QLatin1StringView("invitation")).toString();
    const Invitation* recipient = find(*loaded, guid);
    const QString number = recipient ? domain::smsNumber(*recipient) : QString();
    if (!isWanted(*loaded, recipient) || number.isEmpty()) {
        INK_TRY(finish(job, std::nullopt));
        return std::nullopt;
    }
    const QString code = job.payload.value(QLatin1StringView("code")).toString();
    const SmsResult result = m_sender.send(number, textFor(*loaded, *recipient, code));
    const QString name =
        recipient->recipientName.isEmpty() ? recipient->recipientEmail : recipient->recipientName;
    const Message told = reasons::historySms(name, domain::maskedNumber(number), result.error);
    if (result.verdict == Verdict::Later) {
        if (m_stop) return OutboxWorker::Retry{m_clock.now(), result.error};
        if (const auto pause = pauseAfter(job.tries)) {
            if (job.lastError.isEmpty()) INK_TRY(note(job, domain::HistoryEvent::SmsDelayed, told));
            return OutboxWorker::Retry{m_clock.now() + *pause, result.error};
        }
    }
    const bool isSent = result.verdict == Verdict::Sent;
    if (!isSent) INK_TRY(note(job, domain::HistoryEvent::SmsFailed, told));
    store::MailOutcome outcome;
    outcome.documentId = job.documentId;
    outcome.key = job.key;
    outcome.invitation = guid;
    outcome.notice = smsNotice();
    outcome.sent = isSent;
    outcome.error = result.error;
    outcome.time = m_clock.now();
    outcome.address = domain::maskedNumber(number);
    INK_TRY(finish(job, outcome));
    return std::nullopt;
}

Result<void> SmsJobs::finish(const store::Job& job, const std::optional<store::MailOutcome>& outcome)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    if (outcome) INK_TRY(m_stores.mails.note(transaction, *outcome));
    INK_TRY(m_stores.outbox.done(transaction, job.id));
    return transaction.commit();
}

Result<void> SmsJobs::note(const store::Job& job, const domain::HistoryEvent& event, const Message& detail)
{
    return store::retrying(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(document, m_stores.documents.loadAny(job.documentId));
        // The seal is made over the history: it must not change under the sealer's hands.
        if (lifecycle::isSealing(document)) return {};
        const qint64 version = document.version;
        domain::HistoryEntry entry;
        entry.time = m_clock.now();
        entry.event = event;
        entry.actor = QStringLiteral("Inkstone");
        domain::setDetail(entry, detail);
        domain::appendHistory(document, std::move(entry));
        document.lastModifiedTime = m_clock.now();
        INK_TRY(m_stores.documents.replace(transaction, std::move(document), version));
        return transaction.commit();
    });
}

} // namespace ink::service::sms
