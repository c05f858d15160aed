#include "app/pdf/certificate/certificatetexts.h"

#include "app/base/isolated.h"
#include "app/base/translatedmessage.h"
#include "app/domain/history/history.h"
#include "app/domain/history/questions.h"
#include "app/domain/history/reasons.h"

#include <QDateTime>
#include <QHash>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

namespace ink::pdf {

CertificateTexts::CertificateTexts(const QString& language) : m_language(languageCode(language)) {}

QString CertificateTexts::localize(const char* words) const
{
    return translatedIn(m_language, "ink::Certificate", words);
}

QString CertificateTexts::isolate(const QString& text) const
{
    return isolatedIn(m_language, text);
}

QString CertificateTexts::roleName(domain::ActionType type) const
{
    switch (type) {
    case domain::ActionType::Signer:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Signer"));
    case domain::ActionType::Viewer:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Viewer"));
    case domain::ActionType::Reviewer:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Reviewer"));
    case domain::ActionType::SigningHost:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Signing host"));
    case domain::ActionType::OpenSigner:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Open signer"));
    case domain::ActionType::Editor:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Editor"));
    }
    return {};
}

QString CertificateTexts::statusName(domain::InvitationStatus status) const
{
    using domain::InvitationStatus;
    switch (status) {
    case InvitationStatus::NotSent:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Not sent"));
    case InvitationStatus::WaitToOpen:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Not opened"));
    case InvitationStatus::ReachDeadline:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Expired"));
    case InvitationStatus::WorkInProgress:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "In progress"));
    case InvitationStatus::Viewed:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Viewed"));
    case InvitationStatus::Rejected:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Declined"));
    case InvitationStatus::Finalized:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Finished"));
    case InvitationStatus::Cancelled:
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Cancelled"));
    }
    return {};
}

QString CertificateTexts::event(const domain::HistoryEvent& event) const
{
    using domain::HistoryEvent;
    static const QHash<int, const char*> known{
        {HistoryEvent::Created, QT_TRANSLATE_NOOP("ink::Certificate", "Created")},
        {HistoryEvent::Updated, QT_TRANSLATE_NOOP("ink::Certificate", "Changed")},
        {HistoryEvent::Sent, QT_TRANSLATE_NOOP("ink::Certificate", "Sent")},
        {HistoryEvent::Invited, QT_TRANSLATE_NOOP("ink::Certificate", "Invited")},
        {HistoryEvent::Opened, QT_TRANSLATE_NOOP("ink::Certificate", "Opened")},
        {HistoryEvent::Viewed, QT_TRANSLATE_NOOP("ink::Certificate", "Viewed")},
        {HistoryEvent::Saved, QT_TRANSLATE_NOOP("ink::Certificate", "Values saved")},
        {HistoryEvent::Corrected, QT_TRANSLATE_NOOP("ink::Certificate", "Values corrected")},
        {HistoryEvent::Attached, QT_TRANSLATE_NOOP("ink::Certificate", "File attached")},
        {HistoryEvent::Detached, QT_TRANSLATE_NOOP("ink::Certificate", "Attachment removed")},
        {HistoryEvent::Edited, QT_TRANSLATE_NOOP("ink::Certificate", "Filled in")},
        {HistoryEvent::Consented, QT_TRANSLATE_NOOP("ink::Certificate", "Consent given")},
        {HistoryEvent::DisclosureAccepted, QT_TRANSLATE_NOOP("ink::Certificate", "Disclosure accepted")},
        {HistoryEvent::InPerson, QT_TRANSLATE_NOOP("ink::Certificate", "Signing in person")},
        {HistoryEvent::SignedOnPaper, QT_TRANSLATE_NOOP("ink::Certificate", "Signed on paper")},
        {HistoryEvent::Signed, QT_TRANSLATE_NOOP("ink::Certificate", "Signed")},
        {HistoryEvent::Approved, QT_TRANSLATE_NOOP("ink::Certificate", "Approved")},
        {HistoryEvent::Finished, QT_TRANSLATE_NOOP("ink::Certificate", "Finished")},
        {HistoryEvent::Reminded, QT_TRANSLATE_NOOP("ink::Certificate", "Reminder sent")},
        {HistoryEvent::Warned, QT_TRANSLATE_NOOP("ink::Certificate", "Deadline warning sent")},
        {HistoryEvent::Authenticated, QT_TRANSLATE_NOOP("ink::Certificate", "Authenticated")},
        {HistoryEvent::CodesLocked,
         QT_TRANSLATE_NOOP("ink::Certificate", "Locked after too many wrong codes")},
        {HistoryEvent::Rejected, QT_TRANSLATE_NOOP("ink::Certificate", "Declined")},
        {HistoryEvent::Cancelled, QT_TRANSLATE_NOOP("ink::Certificate", "Cancelled")},
        {HistoryEvent::Expired, QT_TRANSLATE_NOOP("ink::Certificate", "Expired")},
        {HistoryEvent::FileRepaired, QT_TRANSLATE_NOOP("ink::Certificate", "Damaged file repaired")},
        {HistoryEvent::SubmittedOffline, QT_TRANSLATE_NOOP("ink::Certificate", "Signed offline, submitted")},
        {HistoryEvent::OpenedToNetwork,
         QT_TRANSLATE_NOOP("ink::Certificate", "Made available on the local network")},
        {HistoryEvent::ClosedToNetwork,
         QT_TRANSLATE_NOOP("ink::Certificate", "Access from the local network ended")},
        {HistoryEvent::FileDecrypted, QT_TRANSLATE_NOOP("ink::Certificate", "File encryption removed")},
        {HistoryEvent::MailDelayed, QT_TRANSLATE_NOOP("ink::Certificate", "Email delayed")},
        {HistoryEvent::MailFailed, QT_TRANSLATE_NOOP("ink::Certificate", "Email not delivered")},
        {HistoryEvent::MailBounced, QT_TRANSLATE_NOOP("ink::Certificate", "Email bounced")},
        {HistoryEvent::SmsDelayed, QT_TRANSLATE_NOOP("ink::Certificate", "SMS code delayed")},
        {HistoryEvent::SmsFailed, QT_TRANSLATE_NOOP("ink::Certificate", "SMS code not delivered")},
        {HistoryEvent::Delegated, QT_TRANSLATE_NOOP("ink::Certificate", "Delegated to another person")},
        {HistoryEvent::DeputyInvited, QT_TRANSLATE_NOOP("ink::Certificate", "Deputy invited")},
        {HistoryEvent::FileReplaced, QT_TRANSLATE_NOOP("ink::Certificate", "File replaced")},
        {HistoryEvent::Named, QT_TRANSLATE_NOOP("ink::Certificate", "Next recipient named")},
        {HistoryEvent::Released, QT_TRANSLATE_NOOP("ink::Certificate", "Other group members have acted")},
        {HistoryEvent::Scheduled, QT_TRANSLATE_NOOP("ink::Certificate", "Sending scheduled")},
        {HistoryEvent::ScheduleCancelled,
         QT_TRANSLATE_NOOP("ink::Certificate", "Scheduled sending cancelled")},
        {HistoryEvent::ScheduleFailed, QT_TRANSLATE_NOOP("ink::Certificate", "Scheduled sending failed")},
        {HistoryEvent::QuestionAsked, QT_TRANSLATE_NOOP("ink::Certificate", "Question to the sender")},
        {HistoryEvent::QuestionAnswered, QT_TRANSLATE_NOOP("ink::Certificate", "Question answered")},
        {HistoryEvent::SignedCopySent, QT_TRANSLATE_NOOP("ink::Certificate", "Signed copy sent")},
        {HistoryEvent::SealingDelayed, QT_TRANSLATE_NOOP("ink::Certificate", "Sealing postponed")},
        {HistoryEvent::SignatureAdded, QT_TRANSLATE_NOOP("ink::Certificate", "Signature added")},
        {HistoryEvent::RecipientChanged, QT_TRANSLATE_NOOP("ink::Certificate", "Recipient changed")},
        {HistoryEvent::RecipientAdded, QT_TRANSLATE_NOOP("ink::Certificate", "Recipient added")},
        {HistoryEvent::RecipientRemoved, QT_TRANSLATE_NOOP("ink::Certificate", "Recipient removed")},
        {HistoryEvent::OrderChanged, QT_TRANSLATE_NOOP("ink::Certificate", "Signing order changed")},
        {HistoryEvent::TagsChanged, QT_TRANSLATE_NOOP("ink::Certificate", "Fields changed")},
        {HistoryEvent::DeadlineChanged, QT_TRANSLATE_NOOP("ink::Certificate", "Deadline changed")},
        {HistoryEvent::Deleted, QT_TRANSLATE_NOOP("ink::Certificate", "Moved to the trash")},
        {HistoryEvent::Restored, QT_TRANSLATE_NOOP("ink::Certificate", "Restored")},
        {HistoryEvent::Finalized, QT_TRANSLATE_NOOP("ink::Certificate", "Completed and sealed")},
    };
    const auto at = known.constFind(event.kind());
    return at == known.cend() ? event.code() : localize(*at);
}

QString CertificateTexts::detail(const domain::HistoryEntry& entry) const
{
    // Messages between people are private, so the certificate only states that they were sent.
    if (entry.event == domain::HistoryEvent::QuestionAsked ||
        entry.event == domain::HistoryEvent::QuestionAnswered)
        return {};
    const Message detail = domain::historyDetail(entry);
    return detail.hasReason() ? messageIn(m_language, detail) : withoutDirectionControls(detail.plainText());
}

QString CertificateTexts::actor(const QString& actor, const QList<domain::Invitation>& invitations) const
{
    const auto hosted = domain::hostedActor(actor, invitations);
    if (!hosted) return withoutDirectionControls(actor);
    const auto mail = actor.lastIndexOf(QLatin1String(" <"));
    return messageIn(m_language, reasons::personHostedBy(hosted->name, hosted->host)) +
           (mail < 0 ? QString() : withoutDirectionControls(actor.sliced(mail)));
}

QString CertificateTexts::isolatedActor(const QString& actor,
                                        const QList<domain::Invitation>& invitations) const
{
    // Names in a text translated here are already isolated for bidirectional text.
    return domain::hostedActor(actor, invitations) ? this->actor(actor, invitations) : isolate(actor);
}

QString CertificateTexts::sealReason() const
{
    return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Sealed after every recipient had finished"));
}

QString CertificateTexts::signerReason(const QString& who, Timestamp finished) const
{
    return localize(QT_TRANSLATE_NOOP("ink::Certificate", "%1 finished signing on %2"))
        .arg(isolate(who), isolate(formatTime(finished)));
}

QString CertificateTexts::languageName(const QString& tag) const
{
    return ink::languageName(tag, m_language);
}

QString CertificateTexts::authentication(const domain::Identification& identification) const
{
    if (!identification.hasActed) return QStringLiteral("–");
    QStringList parts;
    if (!identification.paperRecorder.isEmpty()) {
        const auto mail = identification.paperRecorder.lastIndexOf(QLatin1String(" <"));
        return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Signed on paper, recorded by %1"))
            .arg(isolate(mail > 0 ? identification.paperRecorder.left(mail) : identification.paperRecorder));
    }
    if (!identification.host.isEmpty()) {
        const auto mail = identification.host.lastIndexOf(QLatin1String(" <"));
        parts << localize(QT_TRANSLATE_NOOP("ink::Certificate", "In person, hosted by %1"))
                     .arg(isolate(mail > 0 ? identification.host.left(mail) : identification.host));
    }
    for (const auto& each : identification.codes) {
        switch (each.type) {
        case domain::AuthenticationType::Email:
            parts << localize(QT_TRANSLATE_NOOP("ink::Certificate", "Code by email"));
            break;
        case domain::AuthenticationType::Sms:
            parts << localize(QT_TRANSLATE_NOOP("ink::Certificate", "Code by SMS")) +
                         (each.phone.size() > 4 ? QStringLiteral(" (…%1)").arg(each.phone.right(2))
                                                : QString());
            break;
        case domain::AuthenticationType::AccessCode:
            parts << localize(QT_TRANSLATE_NOOP("ink::Certificate", "Access code"));
            break;
        }
    }
    return parts.isEmpty() ? localize(QT_TRANSLATE_NOOP("ink::Certificate", "Personal link"))
                           : parts.join(QStringLiteral(", "));
}

QString CertificateTexts::formatSize(qint64 bytes) const
{
    const auto text = [this](double value, const QString& unit) {
        QString number = QString::number(value, 'f', value < 10 ? 1 : 0);
        if (QLocale(m_language).decimalPoint() == QLatin1String(","))
            number.replace(QLatin1Char('.'), QLatin1Char(','));
        return number + QChar(0xA0) + unit;
    };
    if (bytes < 1000)
        return QString::number(bytes) + QChar(0xA0) +
               localize(QT_TRANSLATE_NOOP("ink::Certificate", "bytes"));
    if (bytes < 1'000'000)
        return text(double(bytes) / 1e3, localize(QT_TRANSLATE_NOOP("ink::Certificate", "kB")));
    return text(double(bytes) / 1e6, localize(QT_TRANSLATE_NOOP("ink::Certificate", "MB")));
}

QString CertificateTexts::formatPageCount(qsizetype count) const
{
    return QString::number(count) + QChar(0xA0) +
           (count == 1 ? localize(QT_TRANSLATE_NOOP("ink::Certificate", "page"))
                       : localize(QT_TRANSLATE_NOOP("ink::Certificate", "pages")));
}

QString CertificateTexts::formatFileCount(qsizetype count) const
{
    return QString::number(count) + QChar(0xA0) +
           (count == 1 ? localize(QT_TRANSLATE_NOOP("ink::Certificate", "file"))
                       : localize(QT_TRANSLATE_NOOP("ink::Certificate", "files")));
}

QString CertificateTexts::deviceTime(Timestamp signedAt) const
{
    return localize(QT_TRANSLATE_NOOP("ink::Certificate", "Signed offline, time according to the device: %1"))
        .arg(isolate(formatTime(signedAt)));
}

QString CertificateTexts::formatTime(std::optional<Timestamp> time)
{
    if (!time) return QStringLiteral("–");
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count(), QTimeZone::utc())
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss 'UTC'"));
}

} // namespace ink::pdf
