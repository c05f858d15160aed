#include "app/service/mail/mailjobs.h"

#include "app/base/reasons.h"
#include "app/base/translatedmessage.h"
#include "app/domain/account/network.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/localsender.h"
#include "app/domain/history/history.h"
#include "app/domain/history/questions.h"
#include "app/domain/routing/absence.h"
#include "app/domain/routing/filevisibility.h"
#include "app/service/core/lifecycle.h"
#include "app/service/jobs/messagejobs.h"
#include "app/service/mail/reasons.h"
#include "app/service/sealing/seenartifacts.h"
#include "app/service/sealing/signaturefields.h"
#include "app/service/sealing/signersignatures.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QUrl>

#include <algorithm>
#include <array>

namespace ink::service::mail {

using namespace std::chrono_literals;
using domain::Document;
using domain::Invitation;
using domain::SigningStatus;
using Verdict = SendResult::Verdict;

namespace {

// Index(pauses): Mail: retries
constexpr std::array<std::chrono::seconds, 5> pauses{1min, 5min, 30min, 2h, 6h};
constexpr RetrySchedule retries{pauses, 72h};

QString field(const store::Job& job, const char* name)
{
    return job.payload.value(QLatin1StringView(name)).toString();
}

/** Returns whether the email is still relevant. `recipient` is null for the sender and for copies. */
bool isWanted(NoticeKind kind, const Document& document, const Invitation* recipient,
              const domain::NotificationSetting& choices)
{
    const bool inProgress = document.status == SigningStatus::InProgress && !document.deleted;
    switch (kind) {
    case NoticeKind::Invitation:
    case NoticeKind::Reminder:
    case NoticeKind::Code:
        return inProgress && recipient && isOpen(*recipient);
    case NoticeKind::ExpiryWarning:
        return inProgress && (!recipient || isOpen(*recipient));
    case NoticeKind::Completed:
        return document.status == SigningStatus::Completed &&
               (!recipient || choices.completionMail != domain::CompletionMail::None);
    case NoticeKind::Rejected:
        return document.status == SigningStatus::Rejected || !recipient;
    case NoticeKind::Expired:
        return document.status == SigningStatus::ReachDeadline;
    case NoticeKind::Cancelled:
        return document.status == SigningStatus::Cancelled;
    case NoticeKind::Viewed:
    case NoticeKind::Signed:
        return !recipient;
    case NoticeKind::Bounced:
    case NoticeKind::Delegated:
    case NoticeKind::Asked:
        return !recipient;
    case NoticeKind::Answered:
    case NoticeKind::ListCode: // sent even after the recipient has finished this document
        return recipient && !document.deleted;
    case NoticeKind::SignedCopy:
        return !recipient && document.status == SigningStatus::Completed && !document.deleted;
    case NoticeKind::CodesLocked:
    case NoticeKind::DeputyInvited: // sent to a former recipient
        return !recipient && document.status == SigningStatus::InProgress;
    }
    return false;
}

/** Returns the sender's reason for cancelling. */
QString cancelReason(const Document& document)
{
    const auto last = std::find_if(
        document.histories.rbegin(), document.histories.rend(),
        [](const domain::HistoryEntry& entry) { return entry.event == domain::HistoryEvent::Cancelled; });
    // An entry with a reason code is the service's own text. Older entries have no code.
    const bool isOwn = last == document.histories.rend() || !last->reason.isEmpty() || document.deleted;
    return isOwn ? QString() : last->detail;
}

/** Adds the question that an email is about, and the answer. */
void addQuestion(const store::Job& job, const Document& document, EmailFacts& facts)
{
    const qint64 number = job.payload.value(QLatin1StringView("question")).toInteger();
    if (number < 1) return;
    const QList<domain::Question> questions = domain::questionsOf(document.histories);
    if (number > questions.size()) return;
    const domain::Question& question = questions.at(number - 1);
    facts.question = question.text;
    facts.questionPage = question.pageIndex;
    const qint64 answer = job.payload.value(QLatin1StringView("answer")).toInteger();
    if (answer >= 1 && answer <= question.answers.size()) facts.answer = question.answers.at(answer - 1).text;
}

/** Returns an id that doesn't disclose what it is made from. */
QByteArray hashedId(const QByteArray& from)
{
    return QCryptographicHash::hash(from, QCryptographicHash::Sha256).toHex().left(40);
}

/** Returns the same id for every attempt of an email, so that receivers can detect duplicates. The id reveals
 * no GUID and can't be guessed without the email, so a report with this id is about this email. */
QByteArray messageIdOf(const store::Job& job, const Document& document)
{
    return hashedId(job.key.toUtf8() + '\n' + document.guid.toUtf8() + '\n' + QByteArray::number(job.id));
}

/** Returns the id that all emails about a document to one reader refer to, so that mail programs show them as
 * one conversation. No email has it as its own Message-ID, because not everybody gets an invitation first. */
QByteArray threadIdOf(const Document& document, const Address& reader)
{
    return hashedId("thread\n" + document.guid.toUtf8() + '\n' + reader.email.toLower().toUtf8());
}

QString brandOf(const MailOptions& options)
{
    return options.from.name.isEmpty() ? QStringLiteral("Inkstone") : options.from.name;
}

/** Returns the document's URL; empty for a service on this computer, whose port may change with each
 * start. */
QString openableUrl(const QString& documentUrl)
{
    return domain::isLoopbackHost(QUrl(documentUrl).host()) ? QString() : documentUrl;
}

} // namespace

MailJobs::MailJobs(Stores& stores, const Clock& clock, Mailer& mailer, Options options)
    : m_stores(stores), m_clock(clock), m_mailer(mailer), m_options(std::move(options))
{
}

void MailJobs::stop()
{
    m_stop = true;
    m_mailer.stop();
}

std::optional<std::chrono::seconds> MailJobs::delayAfter(NoticeKind kind, int tries)
{
    const bool code = kind == NoticeKind::Code || kind == NoticeKind::ListCode;
    return (code ? codeRetries : retries).delayAfter(tries);
}

std::optional<OutboxWorker::Retry> MailJobs::run(const store::Job& job)
{
    const auto kind = noticeFromName(field(job, "notice"));
    const auto later = [&](std::chrono::milliseconds pause, const ink::Message& reason) {
        const double jitter = 0.9 + 0.2 * QRandomGenerator::global()->generateDouble();
        const auto jittered = static_cast<qint64>(static_cast<double>(pause.count()) * jitter);
        return OutboxWorker::Retry{m_clock.now() + std::chrono::milliseconds(jittered), reason};
    };
    Result<std::optional<OutboxWorker::Retry>> outcome;
    if (kind) {
        outcome = perform(job, *kind);
    } else if (const auto dropped = endMessageJob(m_stores, job, std::nullopt); !dropped) {
        outcome = fail(dropped.error());
    }
    // A local error is never a reason to give up.
    if (!outcome) return later(1min, outcome.error().detail);
    if (!*outcome || m_stop) return *outcome;
    return later((*outcome)->notBefore - m_clock.now(), (*outcome)->reason);
}

Address MailJobs::senderOf(const Document& document) const
{
    const QString email = domain::displaySenderEmail(document.senderEmail);
    return {domain::displaySenderName(document.senderName),
            email.isEmpty() ? m_mailer.options().from.email : email};
}

std::optional<MailJobs::Plan> MailJobs::planFor(const store::Job& job, NoticeKind kind,
                                                const Document& document,
                                                const domain::AccountDetails& account) const
{
    const QString guid = field(job, "invitation");
    const Invitation* recipient = recipientOf(document, guid);
    const domain::NotificationSetting& choices = account.notificationSetting;
    if ((!guid.isEmpty() && !recipient) || !isWanted(kind, document, recipient, choices)) return std::nullopt;

    Plan plan;
    EmailFacts& facts = plan.facts;
    facts.kind = kind;
    facts.brand = brandOf(m_mailer.options());
    facts.title = document.title;
    facts.senderName = domain::displaySenderName(document.senderName);
    facts.senderEmail = senderOf(document).email;
    facts.deadline = lifecycle::deadlineOf(document);
    facts.timeZone = account.userSetting.timeZone;
    const bool hasCode = kind == NoticeKind::Code || kind == NoticeKind::ListCode;
    facts.code = hasCode ? field(job, "code") : QString();
    if (const Invitation* about = recipientOf(document, field(job, "about"))) {
        facts.aboutName = about->recipientName.isEmpty() ? about->recipientEmail : about->recipientName;
        if (kind == NoticeKind::Rejected && !recipient) facts.reason = about->rejectReason;
        facts.aboutEmail = about->recipientEmail;
    }
    if (kind == NoticeKind::Cancelled) facts.reason = cancelReason(document);
    addQuestion(job, document, facts);
    if (recipient) // counts only the pages of files that the recipient may see
        facts.questionPage =
            domain::seenPageOf(document, document.invitationIndexOf(guid), facts.questionPage);
    facts.continuesAfterDecline = document.status != SigningStatus::Rejected;
    plan.mayAttach =
        kind == NoticeKind::SignedCopy || (kind == NoticeKind::Completed && document.setting.attachSigned &&
                                           choices.completionMail == domain::CompletionMail::Attachment);

    const auto languageOf = [&](const Invitation& reader) {
        return emailLanguage(
            {reader.language, languageTag(document.setting.language), account.userSetting.language});
    };
    if (kind == NoticeKind::DeputyInvited) {
        const Invitation* deputy = recipientOf(document, field(job, "about"));
        if (!deputy || !deputy->onBehalfOf) return std::nullopt; // replaced again in the meantime
        plan.to = {deputy->onBehalfOf->name, deputy->onBehalfOf->email};
        facts.recipientName = plan.to.name;
        facts.language = languageOf(*deputy);
        return plan;
    }
    if (!recipient) {
        const QString copy = field(job, "copyTo");
        facts.audience = copy.isEmpty() ? Audience::Sender : Audience::Copy;
        plan.to = copy.isEmpty() ? senderOf(document) : Address{{}, copy};
        facts.recipientName = plan.to.name;
        if (facts.audience == Audience::Sender) facts.documentUrl = openableUrl(document.documentUrl);
        facts.language =
            emailLanguage({account.userSetting.language, languageTag(document.setting.language)});
        const Invitation* about = recipientOf(document, field(job, "about"));
        if (kind == NoticeKind::Bounced && about && about->mailFault)
            facts.reason = messageIn(facts.language, about->mailFault->reason);
        return plan;
    }
    if (recipient->recipientEmail.isEmpty()) return std::nullopt;
    plan.to = {recipient->recipientName, recipient->recipientEmail};
    facts.recipientName = recipient->recipientName;
    facts.action = recipient->actionType;
    facts.language = languageOf(*recipient);
    if (const auto& absent = recipient->onBehalfOf) facts.onBehalfOf = domain::displayName(*absent);
    facts.privateBody = recipient->privateMessage;
    facts.customSubject = document.setting.emailSubject;
    facts.customBody = document.setting.emailBody.isEmpty() ? document.message : document.setting.emailBody;
    if (kind == NoticeKind::Invitation || kind == NoticeKind::Reminder || kind == NoticeKind::ExpiryWarning ||
        kind == NoticeKind::Completed || (kind == NoticeKind::Answered && isOpen(*recipient)))
        facts.link = recipient->signingUrl;
    return plan;
}

Result<QList<Attachment>> MailJobs::sealedFiles(const Document& document,
                                                domain::InvitationId recipient) const
{
    INK_ASSIGN(artifacts, seenArtifacts(m_stores, document, recipient));
    // The certificate is attached separately unless every file contains it in its last pages.
    const bool apart = hasSignaturePerSigner(document) ||
                       std::any_of(document.files.begin(), document.files.end(),
                                   [](const domain::File& file) { return file.intake.hasSignatures; });
    artifacts.removeIf([apart](const auto& artifact) {
        return artifact.kind != store::DocumentStore::ArtifactKind::Signed && !apart;
    });
    qint64 all = 0;
    for (const auto& artifact : std::as_const(artifacts))
        all += artifact.size;
    QList<Attachment> attachments;
    if (all > m_mailer.options().attachmentLimit) return attachments;
    for (const auto& artifact : std::as_const(artifacts)) {
        INK_ASSIGN(blob, m_stores.blobs.read(artifact.sha256));
        INK_ASSIGN(bytes, blob.read(0, blob.size()));
        attachments.append({artifact.name, "application/pdf", std::move(bytes)});
    }
    return attachments;
}

Result<SendResult> MailJobs::send(const store::Job& job, const Document& document, Plan& plan,
                                  const QList<Attachment>& attachments)
{
    EmailFacts facts = plan.facts;
    facts.hasAttachment = !attachments.isEmpty();
    const EmailContent letter = compose(facts);
    Message message;
    message.from = m_mailer.options().from;
    const bool isPersonal = facts.audience == Audience::Recipient || facts.kind == NoticeKind::SignedCopy;
    const QString sender = oneLine(facts.senderName).left(100);
    if (isPersonal && !sender.isEmpty() && sender != facts.brand)
        message.from.name = QStringLiteral("%1 via %2").arg(sender, facts.brand);
    message.to = plan.to;
    message.replyTo = senderOf(document);
    message.subject = letter.subject;
    message.text = letter.text;
    message.html = letter.html;
    message.language = letter.language;
    message.attachments = attachments;
    message.messageId = messageIdOf(job, document);
    message.threadId = threadIdOf(document, plan.to);
    message.date = m_clock.now();
    const auto written = serialize(message);
    if (!written) return SendResult{Verdict::Refused, 0, written.error().detail}; // permanent
    return m_mailer.send(*written);
}

Result<std::optional<OutboxWorker::Retry>> MailJobs::perform(const store::Job& job, NoticeKind kind)
{
    const auto loaded = m_stores.documents.loadAny(job.documentId);
    if (!loaded) {
        const bool gone =
            loaded.error().code == ErrorCode::NotFound || loaded.error().code == ErrorCode::Deleted;
        if (!gone) return fail(loaded.error());
        INK_TRY(endMessageJob(m_stores, job, std::nullopt));
        return std::nullopt;
    }
    const Document document = m_options.present ? m_options.present(*loaded) : *loaded;
    INK_ASSIGN(account, m_stores.accounts.load(document.accountId));
    domain::AccountDetails details;
    details.userSetting = account.userSetting;
    details.notificationSetting = account.notificationSetting;
    auto plan = planFor(job, kind, document, details);
    if (!plan) {
        INK_TRY(endMessageJob(m_stores, job, std::nullopt));
        return std::nullopt;
    }

    QList<Attachment> attachments;
    if (plan->mayAttach) {
        const int reader = document.invitationIndexOf(field(job, "invitation")); // 0 = the sender's side
        INK_ASSIGN(files, reader > 0 ? sealedFiles(domain::documentSeenBy(document, reader),
                                                   document.invitations.at(reader - 1).id)
                                     : sealedFiles(document, {}));
        attachments = std::move(files);
    }
    const bool isCopy = kind == NoticeKind::SignedCopy; // pointless without the files
    SendResult result{Verdict::Refused, 0, reasons::signedFilesTooLarge()};
    if (!isCopy || !attachments.isEmpty()) {
        INK_ASSIGN(sent, send(job, document, *plan, attachments));
        result = std::move(sent);
    }
    if (result.verdict == Verdict::TooLarge && !attachments.isEmpty() && !isCopy) {
        INK_ASSIGN(smaller, send(job, document, *plan, {}));
        result = std::move(smaller);
    }

    const QString recipient = plan->to.name.isEmpty()
                                  ? plan->to.email
                                  : QStringLiteral("%1 <%2>").arg(plan->to.name, plan->to.email);
    const ink::Message eventDetail =
        reasons::historyMail(noticeSubject(kind), oneLine(recipient), result.error);
    store::MailOutcome outcome{document.id,
                               job.key,
                               field(job, "invitation"),
                               noticeName(kind),
                               result.verdict == Verdict::Sent,
                               result.error,
                               m_clock.now(),
                               messageIdOf(job, document),
                               plan->to.email};
    const auto refused = [&](bool isFinal) {
        return domain::MailFault{isFinal, result.error, m_clock.now(), false};
    };
    if (result.verdict == Verdict::TemporaryFailure) {
        if (m_stop) return OutboxWorker::Retry{m_clock.now(), result.error};
        if (const auto pause = delayAfter(kind, job.attempts)) {
            if (job.lastError.isEmpty())
                INK_TRY(addToHistory(m_stores, job, domain::HistoryEvent::MailDelayed, eventDetail,
                                     m_clock.now(), refused(false)));
            return OutboxWorker::Retry{m_clock.now() + *pause, result.error};
        }
    }
    if (outcome.isSent) {
        INK_TRY(finishSent(job, kind, outcome));
        return std::nullopt;
    }
    INK_TRY(addToHistory(m_stores, job, domain::HistoryEvent::MailFailed, eventDetail, m_clock.now(),
                         refused(true)));
    if (m_options.wakeWorkers) m_options.wakeWorkers();
    INK_TRY(endMessageJob(m_stores, job, outcome));
    return std::nullopt;
}

namespace {

/** Records in the document that an email was sent: clears the recipient's mail fault, and adds a history
 * entry for a reminder, a warning or a signed copy. Returns false if nothing changed. */
bool noteLeft(Document& document, const store::Job& job, NoticeKind kind, Timestamp now)
{
    const QString requestedBy = field(job, "by").isEmpty() ? QStringLiteral("Inkstone") : field(job, "by");
    if (kind == NoticeKind::SignedCopy) {
        domain::HistoryEntry entry;
        entry.time = now;
        entry.actor = requestedBy;
        entry.event = domain::HistoryEvent::SignedCopySent;
        entry.detail = field(job, "copyTo");
        domain::appendHistory(document, std::move(entry));
        document.lastModifiedTime = now;
        return true;
    }
    const bool isTold = kind == NoticeKind::Reminder || kind == NoticeKind::ExpiryWarning;
    const auto found =
        std::find_if(document.invitations.begin(), document.invitations.end(),
                     [guid = field(job, "invitation")](const Invitation& each) { return each.guid == guid; });
    // The seal covers the history, which must not change during sealing.
    if (found == document.invitations.end() || lifecycle::isSealing(document)) return false;
    const bool hadFault = found->mailFault.has_value();
    found->mailFault.reset(); // the error belonged to the previous email
    if (!isTold || document.status != SigningStatus::InProgress) return hadFault;
    domain::HistoryEntry entry;
    entry.time = now;
    entry.actor = requestedBy;
    entry.detail = QStringLiteral("%1 <%2>").arg(found->recipientName, found->recipientEmail);
    if (kind == NoticeKind::Reminder) {
        entry.event = domain::HistoryEvent::Reminded;
        found->lastReminderSent = now;
        ++found->reminderEmailCount;
    } else {
        entry.event = domain::HistoryEvent::Warned;
    }
    domain::appendHistory(document, std::move(entry));
    document.lastModifiedTime = now;
    return true;
}

} // namespace

Result<void> MailJobs::finishSent(const store::Job& job, NoticeKind kind, const store::MailOutcome& outcome)
{
    const auto kept = store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(document, m_stores.documents.loadAny(job.documentId));
        const qint64 version = document.version;
        if (noteLeft(document, job, kind, m_clock.now()))
            INK_TRY(m_stores.documents.replace(transaction, std::move(document), version));
        INK_TRY(m_stores.mails.record(transaction, outcome));
        INK_TRY(m_stores.outbox.complete(transaction, job.id));
        return transaction.commit();
    });
    // The email must not be sent twice because the history could not be written.
    return kept ? kept : endMessageJob(m_stores, job, outcome);
}

} // namespace ink::service::mail
