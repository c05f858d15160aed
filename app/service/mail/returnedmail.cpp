#include "app/service/mail/returnedmail.h"

#include "app/base/reasons.h"
#include "app/domain/history/history.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/notices.h"
#include "app/service/mail/mailaddress.h"
#include "app/service/mail/reasons.h"

#include <algorithm>

namespace ink::service::mail {

namespace {

using domain::Invitation;

/** Returns a normalized address for comparison, with the domain in ASCII, all in lower case. */
QString comparable(const QString& address)
{
    const auto mailbox = mailboxFrom(address);
    return (mailbox ? QString::fromUtf8(mailbox->address) : address).toLower();
}

struct Verdict
{
    bool isFinal = false;
    ink::Message reason;
};

// Index(verdictFor): Mail that comes back: whom it marks
/** Returns the status reported for the email's address. */
std::optional<Verdict> verdictFor(const DeliveryReport& report, const QString& address)
{
    const QString wanted = comparable(address);
    const DeliveryReport::Recipient* about = nullptr;
    const DeliveryReport::Recipient* other = nullptr;
    for (const DeliveryReport::Recipient& recipient : report.recipients) {
        const bool isIt = recipient.addresses.isEmpty() ||
                          std::any_of(recipient.addresses.begin(), recipient.addresses.end(),
                                      [&](const QString& each) { return comparable(each) == wanted; });
        const DeliveryReport::Recipient*& into = isIt ? about : other;
        if (!into || (recipient.isFinal && !into->isFinal)) into = &recipient;
    }
    if (about) return Verdict{about->isFinal, reasonOf(*about)};
    if (!other || !other->isFinal) return std::nullopt;
    // The address may have forwarded the email, and its owner may have received it.
    const QString whom = other->addresses.constFirst();
    const QString words =
        other->diagnostic.isEmpty() ? QString::fromLatin1(other->status) : other->diagnostic;
    return Verdict{false,
                   reasons::bounceForwarded(words.isEmpty() ? whom : whom + QStringLiteral(": ") + words)};
}

} // namespace

ReturnedMail::ReturnedMail(Stores& stores, const Clock& clock) : m_stores(stores), m_clock(clock) {}

Result<ReturnedMail::Outcome> ReturnedMail::processReport(const DeliveryReport& report)
{
    Outcome outcome = Outcome::Unknown;
    INK_TRY(store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(letter, m_stores.mails.findByMessageId(report.messageId));
        if (!letter) return {};
        INK_ASSIGN(written, write(report, *letter));
        outcome = written;
        return {};
    }));
    return outcome;
}

Result<ReturnedMail::Outcome> ReturnedMail::write(const DeliveryReport& report,
                                                  const store::MailOutcome& letter)
{
    const auto verdict = verdictFor(report, letter.address);
    if (!verdict || !letter.isSent) return Outcome::Ignored;
    if (!verdict->isFinal && !letter.error.isEmpty()) return Outcome::Ignored; // one warning is enough
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    auto document = m_stores.documents.loadAny(letter.documentId);
    if (!document) {
        const bool isGone =
            document.error().code == ErrorCode::NotFound || document.error().code == ErrorCode::Deleted;
        return isGone ? Result<Outcome>(Outcome::Ignored) : fail(document.error());
    }
    // Another process may read the same mailbox. The document is locked from here on.
    INK_ASSIGN(again, m_stores.mails.findByMessageId(report.messageId));
    if (!again || again->isSent != letter.isSent || again->error != letter.error) return Outcome::Ignored;
    INK_ASSIGN(account, m_stores.accounts.load(document->accountId));
    const Timestamp now = m_clock.now();
    store::MailOutcome outcome = letter;
    outcome.isSent = !verdict->isFinal;
    outcome.error = verdict->reason;
    outcome.time = now;
    INK_TRY(m_stores.mails.record(transaction, outcome));

    const auto person =
        std::find_if(document->invitations.begin(), document->invitations.end(), [&](const Invitation& each) {
            return !each.guid.isEmpty() && each.guid == letter.invitation;
        });
    const bool isKnown = person != document->invitations.end();
    // The seal covers the history, which must not change during sealing.
    if (!lifecycle::isSealing(*document)) {
        const qint64 version = document->version;
        if (isKnown) person->mailFault = domain::MailFault{verdict->isFinal, verdict->reason, now};
        domain::HistoryEntry entry;
        entry.time = now;
        entry.event =
            verdict->isFinal ? domain::HistoryEvent::MailBounced : domain::HistoryEvent::MailDelayed;
        entry.actor = QStringLiteral("Inkstone");
        const auto kind = noticeFromName(letter.notice);
        const QString whom = isKnown && !person->recipientName.isEmpty()
                                 ? QStringLiteral("%1 <%2>").arg(person->recipientName, letter.address)
                                 : letter.address;
        domain::setDetail(
            entry, reasons::historyMail(kind ? noticeSubject(*kind) : ink::Message::literal(letter.notice),
                                        oneLine(whom), verdict->reason));
        domain::appendHistory(*document, std::move(entry));
        document->lastModifiedTime = now;
        if (isKnown && verdict->isFinal) {
            for (Notice& notice : senderNotices(NoticeKind::Bounced, *document, account.notificationSetting,
                                                letter.invitation)) {
                notice.key += QLatin1Char(':') + QString::fromLatin1(letter.messageId.left(12));
                INK_TRY(queueNotice(m_stores.outbox, transaction, true, letter.documentId, notice, now));
            }
        }
        INK_TRY(m_stores.documents.replace(transaction, *std::move(document), version));
    }
    INK_TRY(transaction.commit());
    return verdict->isFinal ? Outcome::Failed : Outcome::Delayed;
}

} // namespace ink::service::mail
