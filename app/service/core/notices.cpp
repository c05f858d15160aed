#include "app/service/core/notices.h"

#include "app/domain/document/document.h"
#include "app/service/core/reasons.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;

namespace {

struct Word
{
    NoticeKind kind;
    const char* name;
};
constexpr std::array<Word, 18> words{{{NoticeKind::Invitation, "invitation"},
                                      {NoticeKind::Reminder, "reminder"},
                                      {NoticeKind::ExpiryWarning, "expiryWarning"},
                                      {NoticeKind::Completed, "completed"},
                                      {NoticeKind::Rejected, "rejected"},
                                      {NoticeKind::Expired, "expired"},
                                      {NoticeKind::Cancelled, "cancelled"},
                                      {NoticeKind::Viewed, "viewed"},
                                      {NoticeKind::Signed, "signed"},
                                      {NoticeKind::Code, "code"},
                                      {NoticeKind::ListCode, "listCode"},
                                      {NoticeKind::CodesLocked, "codesLocked"},
                                      {NoticeKind::Bounced, "bounced"},
                                      {NoticeKind::Delegated, "delegated"},
                                      {NoticeKind::DeputyInvited, "deputyInvited"},
                                      {NoticeKind::Asked, "asked"},
                                      {NoticeKind::Answered, "answered"},
                                      {NoticeKind::SignedCopy, "signedCopy"}}};

bool wanted(NoticeKind kind, const domain::NotificationSetting& choices)
{
    switch (kind) {
    case NoticeKind::Viewed:
        return choices.onViewed;
    case NoticeKind::Signed:
        return choices.onSigned;
    case NoticeKind::Completed:
        return choices.onCompleted;
    case NoticeKind::Rejected:
        return choices.onRejected;
    case NoticeKind::Expired:
        return choices.onExpired;
    case NoticeKind::Invitation:
    case NoticeKind::Reminder:
    case NoticeKind::ExpiryWarning:
    case NoticeKind::Cancelled:
    case NoticeKind::Code:
    case NoticeKind::ListCode:
    case NoticeKind::CodesLocked:
    case NoticeKind::Bounced:
    case NoticeKind::Delegated:
    case NoticeKind::DeputyInvited:
    case NoticeKind::Asked:
    case NoticeKind::Answered:
    case NoticeKind::SignedCopy:
        return true;
    }
    return true;
}

} // namespace

Message noticeSubject(NoticeKind kind)
{
    switch (kind) {
    case NoticeKind::Invitation:
        return reasons::mailInvitation();
    case NoticeKind::Reminder:
        return reasons::mailReminder();
    case NoticeKind::ExpiryWarning:
        return reasons::mailExpiryWarning();
    case NoticeKind::Completed:
        return reasons::mailCompleted();
    case NoticeKind::Rejected:
        return reasons::mailRejected();
    case NoticeKind::Expired:
        return reasons::mailExpired();
    case NoticeKind::Cancelled:
        return reasons::mailCancelled();
    case NoticeKind::Viewed:
        return reasons::mailViewed();
    case NoticeKind::Signed:
        return reasons::mailSigned();
    case NoticeKind::Code:
    case NoticeKind::ListCode:
        return reasons::mailCode();
    case NoticeKind::CodesLocked:
        return reasons::mailCodesLocked();
    case NoticeKind::Bounced:
        return reasons::mailBounced();
    case NoticeKind::Delegated:
        return reasons::mailDelegated();
    case NoticeKind::DeputyInvited:
        return reasons::mailDeputyInvited();
    case NoticeKind::Asked:
        return reasons::mailAsked();
    case NoticeKind::Answered:
        return reasons::mailAnswered();
    case NoticeKind::SignedCopy:
        return reasons::mailSignedCopy();
    }
    return {};
}

QString noticeName(NoticeKind kind)
{
    const auto* found =
        std::find_if(words.begin(), words.end(), [&](const Word& w) { return w.kind == kind; });
    return QString::fromLatin1(found->name);
}

std::optional<NoticeKind> noticeFromName(const QString& name)
{
    for (const Word& word : words)
        if (name == QLatin1StringView(word.name)) return word.kind;
    return std::nullopt;
}

Result<bool> queueNotice(store::Outbox& outbox, store::Transaction& transaction, bool mail,
                         domain::DocumentId document, const Notice& notice, Timestamp now)
{
    if (!mail) return false;
    store::Job job(store::JobKind::Mail);
    job.key = notice.key;
    job.documentId = document;
    job.notBefore = now;
    job.payload = {{QStringLiteral("notice"), noticeName(notice.kind)},
                   {QStringLiteral("invitation"), notice.invitation},
                   {QStringLiteral("copyTo"), notice.copyTo}};
    if (!notice.causedBy.isEmpty()) job.payload.insert(QStringLiteral("about"), notice.causedBy);
    if (!notice.code.isEmpty()) job.payload.insert(QStringLiteral("code"), notice.code);
    if (!notice.requestedBy.isEmpty()) job.payload.insert(QStringLiteral("by"), notice.requestedBy);
    if (notice.question > 0) job.payload.insert(QStringLiteral("question"), notice.question);
    if (notice.answer > 0) job.payload.insert(QStringLiteral("answer"), notice.answer);
    INK_TRY(outbox.queue(transaction, job));
    return true;
}

QList<Notice> invitationNotices(const Document& document, const QList<qsizetype>& opened, Timestamp now)
{
    QList<Notice> notices;
    for (const qsizetype index : opened) {
        const Invitation& invitation = document.invitations.at(index);
        if (invitation.recipientEmail.isEmpty()) continue;
        notices.append(
            {NoticeKind::Invitation,
             invitation.guid,
             {},
             QStringLiteral("invitation:%1:%2").arg(invitation.guid).arg(now.time_since_epoch().count())});
    }
    return notices;
}

Notice reminderNotice(const Invitation& invitation, const QString& by)
{
    return {NoticeKind::Reminder,
            invitation.guid,
            {},
            QStringLiteral("reminder:%1:%2").arg(invitation.guid).arg(invitation.requestedReminderCount),
            {},
            {},
            by};
}

Notice deputyNotice(const Invitation& deputy)
{
    const QString address = deputy.onBehalfOf ? deputy.onBehalfOf->email : QString();
    return {
        NoticeKind::DeputyInvited, {}, address, QStringLiteral("deputy:%1").arg(deputy.guid), deputy.guid};
}

QList<Notice> senderNotices(NoticeKind kind, const Document& document,
                            const domain::NotificationSetting& choices, const QString& about)
{
    if (!wanted(kind, choices)) return {};
    const QString event =
        QStringLiteral("%1:%2").arg(noticeName(kind), about.isEmpty() ? document.guid : about);
    QList<Notice> notices{{kind, {}, {}, event + QStringLiteral(":sender"), about}};
    for (const QString& address : choices.copyTo)
        notices.append({kind, {}, address, event + QStringLiteral(":copy:") + address, about});
    return notices;
}

QList<Notice> endNotices(NoticeKind kind, const Document& document, const QString& except)
{
    QList<Notice> notices;
    for (const Invitation& invitation : document.invitations) {
        // Recipients who were never invited are not notified when the document ends, nor are those who
        // declined.
        const bool knew = invitation.invitedTime || invitation.openedTime || invitation.finishedTime;
        if (!knew || invitation.recipientEmail.isEmpty() || invitation.guid == except) continue;
        notices.append({kind,
                        invitation.guid,
                        {},
                        QStringLiteral("%1:%2").arg(noticeName(kind), invitation.guid),
                        except});
    }
    return notices;
}

QList<Notice> completedNotices(const Document& document, const domain::NotificationSetting& choices)
{
    QList<Notice> notices;
    if (choices.completionMail != domain::CompletionMail::None)
        for (const Invitation& invitation : document.invitations)
            if (invitation.status != InvitationStatus::Rejected && !invitation.recipientEmail.isEmpty() &&
                (!invitation.isReleased ||
                 invitation.invitedTime)) // people who were never invited are not notified
                notices.append({NoticeKind::Completed,
                                invitation.guid,
                                {},
                                QStringLiteral("completed:%1").arg(invitation.guid)});
    return notices + senderNotices(NoticeKind::Completed, document, choices);
}

} // namespace ink::service
