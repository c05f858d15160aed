#include "app/domain/document/historyevent.h"

#include <QHash>

namespace ink::domain {

namespace {

QString eventCode(HistoryEvent::Kind kind)
{
    switch (kind) {
    case HistoryEvent::Unknown:
        break;
    case HistoryEvent::Created:
        return QStringLiteral("created");
    case HistoryEvent::Updated:
        return QStringLiteral("updated");
    case HistoryEvent::Sent:
        return QStringLiteral("sent");
    case HistoryEvent::Invited:
        return QStringLiteral("invited");
    case HistoryEvent::Opened:
        return QStringLiteral("opened");
    case HistoryEvent::Viewed:
        return QStringLiteral("viewed");
    case HistoryEvent::Saved:
        return QStringLiteral("saved");
    case HistoryEvent::Corrected:
        return QStringLiteral("corrected");
    case HistoryEvent::Edited:
        return QStringLiteral("edited");
    case HistoryEvent::Attached:
        return QStringLiteral("attached");
    case HistoryEvent::Detached:
        return QStringLiteral("detached");
    case HistoryEvent::Consented:
        return QStringLiteral("consented");
    case HistoryEvent::DisclosureAccepted:
        return QStringLiteral("disclosure_accepted");
    case HistoryEvent::InPerson:
        return QStringLiteral("in_person");
    case HistoryEvent::SubmittedOffline:
        return QStringLiteral("handed_in");
    case HistoryEvent::OpenedToNetwork:
        return QStringLiteral("opened_to_network");
    case HistoryEvent::ClosedToNetwork:
        return QStringLiteral("closed_to_network");
    case HistoryEvent::SignedOnPaper:
        return QStringLiteral("signed_on_paper");
    case HistoryEvent::Signed:
        return QStringLiteral("signed");
    case HistoryEvent::Approved:
        return QStringLiteral("approved");
    case HistoryEvent::Finished:
        return QStringLiteral("finished");
    case HistoryEvent::Authenticated:
        return QStringLiteral("authenticated");
    case HistoryEvent::CodesLocked:
        return QStringLiteral("codes_locked");
    case HistoryEvent::Rejected:
        return QStringLiteral("rejected");
    case HistoryEvent::Cancelled:
        return QStringLiteral("cancelled");
    case HistoryEvent::Reminded:
        return QStringLiteral("reminded");
    case HistoryEvent::Warned:
        return QStringLiteral("warned");
    case HistoryEvent::Expired:
        return QStringLiteral("expired");
    case HistoryEvent::Delegated:
        return QStringLiteral("delegated");
    case HistoryEvent::DeputyInvited:
        return QStringLiteral("deputy_invited");
    case HistoryEvent::QuestionAsked:
        return QStringLiteral("question_asked");
    case HistoryEvent::QuestionAnswered:
        return QStringLiteral("question_answered");
    case HistoryEvent::SignedCopySent:
        return QStringLiteral("signed_copy_sent");
    case HistoryEvent::Named:
        return QStringLiteral("named");
    case HistoryEvent::Released:
        return QStringLiteral("released");
    case HistoryEvent::Scheduled:
        return QStringLiteral("scheduled");
    case HistoryEvent::ScheduleCancelled:
        return QStringLiteral("schedule_cancelled");
    case HistoryEvent::ScheduleFailed:
        return QStringLiteral("schedule_failed");
    case HistoryEvent::MailDelayed:
        return QStringLiteral("mail_delayed");
    case HistoryEvent::MailFailed:
        return QStringLiteral("mail_failed");
    case HistoryEvent::MailBounced:
        return QStringLiteral("mail_bounced");
    case HistoryEvent::SmsDelayed:
        return QStringLiteral("sms_delayed");
    case HistoryEvent::SmsFailed:
        return QStringLiteral("sms_failed");
    case HistoryEvent::CallbackFailed:
        return QStringLiteral("callback_failed");
    case HistoryEvent::FileRepaired:
        return QStringLiteral("file_repaired");
    case HistoryEvent::FileDecrypted:
        return QStringLiteral("file_decrypted");
    case HistoryEvent::RecipientChanged:
        return QStringLiteral("recipient_changed");
    case HistoryEvent::RecipientAdded:
        return QStringLiteral("recipient_added");
    case HistoryEvent::RecipientRemoved:
        return QStringLiteral("recipient_removed");
    case HistoryEvent::OrderChanged:
        return QStringLiteral("order_changed");
    case HistoryEvent::TagsChanged:
        return QStringLiteral("tags_changed");
    case HistoryEvent::DeadlineChanged:
        return QStringLiteral("deadline_changed");
    case HistoryEvent::FileReplaced:
        return QStringLiteral("file_replaced");
    case HistoryEvent::SealingDelayed:
        return QStringLiteral("sealing_delayed");
    case HistoryEvent::SignatureAdded:
        return QStringLiteral("signature_added");
    case HistoryEvent::Sealed:
        return QStringLiteral("sealed");
    case HistoryEvent::SealRaised:
        return QStringLiteral("seal_raised");
    case HistoryEvent::SealStays:
        return QStringLiteral("seal_stays");
    case HistoryEvent::Finalized:
        return QStringLiteral("finalized");
    case HistoryEvent::Completed:
        return QStringLiteral("completed");
    case HistoryEvent::Deleted:
        return QStringLiteral("deleted");
    case HistoryEvent::Trashed:
        return QStringLiteral("trashed");
    case HistoryEvent::Restored:
        return QStringLiteral("restored");
    case HistoryEvent::Moved:
        return QStringLiteral("moved");
    }
    return {};
}

} // namespace

HistoryEvent HistoryEvent::fromCode(const QString& code)
{
    static const QHash<QString, Kind> kinds = [] {
        QHash<QString, Kind> all;
        for (int kind = Unknown + 1; kind <= Moved; ++kind)
            all.insert(eventCode(static_cast<Kind>(kind)), static_cast<Kind>(kind));
        return all;
    }();
    HistoryEvent event(kinds.value(code, Unknown));
    if (event.m_kind == Unknown) event.m_unknown = code;
    return event;
}

QString HistoryEvent::code() const
{
    return m_kind == Unknown ? m_unknown : eventCode(m_kind);
}

} // namespace ink::domain
