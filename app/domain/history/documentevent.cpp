#include "app/domain/history/documentevent.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ink::domain {

namespace {

constexpr std::array eventNames{std::pair(EventType::Sent, QLatin1StringView("sent")),
                                std::pair(EventType::Opened, QLatin1StringView("opened")),
                                std::pair(EventType::Signed, QLatin1StringView("signed")),
                                std::pair(EventType::Declined, QLatin1StringView("declined")),
                                std::pair(EventType::Undelivered, QLatin1StringView("undelivered")),
                                std::pair(EventType::Expired, QLatin1StringView("expired")),
                                std::pair(EventType::Corrected, QLatin1StringView("corrected")),
                                std::pair(EventType::Completed, QLatin1StringView("completed")),
                                std::pair(EventType::Test, QLatin1StringView("test"))};

/** Returns whether a text of an entry, such as its actor, names this recipient. */
bool namesRecipient(const QString& text, const Invitation& invitation)
{
    return !text.isEmpty() && (text == invitation.recipientEmail || isActorOf(text, invitation));
}

/** The recipient whose action or message an entry records; null if there isn't exactly one. */
const Invitation* eventRecipient(const Document& document, EventType type, const HistoryEntry& entry)
{
    if (type == EventType::Sent) return nullptr;
    QStringList texts;
    // The sender may be a recipient too, so the actor of their actions doesn't name the recipient concerned.
    if (type != EventType::Corrected && entry.event.kind() != HistoryEvent::SignedOnPaper)
        texts.append(entry.actor);
    const Message detail = historyDetail(entry);
    for (qsizetype i = 0; i < detail.args().size(); ++i)
        texts.append(detail.argumentText(i + 1));
    for (const QString& text : std::as_const(texts)) {
        const Invitation* found = nullptr;
        int count = 0;
        for (const Invitation& each : document.invitations)
            if (namesRecipient(text, each)) {
                found = &each;
                ++count;
            }
        if (count == 1) return found;
    }
    return nullptr;
}

} // namespace

QString eventTypeName(EventType type)
{
    const auto* const found = std::find_if(eventNames.begin(), eventNames.end(),
                                           [type](const auto& entry) { return entry.first == type; });
    Q_ASSERT(found != eventNames.end());
    return found->second;
}

std::optional<EventType> eventTypeFromName(const QString& name)
{
    const auto* const found = std::find_if(eventNames.begin(), eventNames.end(),
                                           [&name](const auto& entry) { return entry.second == name; });
    if (found == eventNames.end()) return std::nullopt;
    return found->first;
}

const QList<EventType>& subscribableEvents()
{
    static const QList<EventType> all = [] {
        QList<EventType> types;
        for (const auto& [type, name] : eventNames)
            if (type != EventType::Test) types.append(type);
        return types;
    }();
    return all;
}

QStringList eventTypeNames(const QList<EventType>& types)
{
    QStringList names;
    for (const EventType type : types)
        names.append(eventTypeName(type));
    return names;
}

// Without a default label, so that the compiler warns about a new kind.
std::optional<EventType> eventOf(HistoryEvent::Kind kind)
{
    switch (kind) {
    case HistoryEvent::Sent:
        return EventType::Sent;
    case HistoryEvent::Opened:
        return EventType::Opened;
    case HistoryEvent::Signed:
    case HistoryEvent::Approved:
    case HistoryEvent::Edited:
    case HistoryEvent::SignedOnPaper:
        return EventType::Signed;
    case HistoryEvent::Rejected:
        return EventType::Declined;
    case HistoryEvent::MailFailed:
    case HistoryEvent::MailBounced:
    case HistoryEvent::SmsFailed:
        return EventType::Undelivered;
    case HistoryEvent::Expired:
        return EventType::Expired;
    case HistoryEvent::RecipientChanged:
    case HistoryEvent::RecipientAdded:
    case HistoryEvent::RecipientRemoved:
    case HistoryEvent::OrderChanged:
    case HistoryEvent::TagsChanged:
    case HistoryEvent::DeadlineChanged:
    case HistoryEvent::FileReplaced:
    case HistoryEvent::Delegated:
    case HistoryEvent::DeputyInvited:
    case HistoryEvent::Named:
        return EventType::Corrected;
    case HistoryEvent::Finalized:
        return EventType::Completed;
    case HistoryEvent::Unknown:
    case HistoryEvent::Created:
    case HistoryEvent::Updated:
    case HistoryEvent::Invited:
    case HistoryEvent::Viewed:
    case HistoryEvent::Saved:
    case HistoryEvent::Corrected: // a recipient changed another one's value: part of filling in
    case HistoryEvent::Attached:
    case HistoryEvent::Detached:
    case HistoryEvent::Consented:
    case HistoryEvent::DisclosureAccepted:
    case HistoryEvent::InPerson:         // comes with Signed
    case HistoryEvent::SubmittedOffline: // comes with Signed
    case HistoryEvent::OpenedToNetwork:
    case HistoryEvent::ClosedToNetwork:
    case HistoryEvent::Finished:
    case HistoryEvent::Authenticated:
    case HistoryEvent::CodesLocked:
    case HistoryEvent::Cancelled: // cancelled by the account itself
    case HistoryEvent::Reminded:
    case HistoryEvent::Warned:
    case HistoryEvent::QuestionAsked:
    case HistoryEvent::QuestionAnswered:
    case HistoryEvent::SignedCopySent:
    case HistoryEvent::Released:
    case HistoryEvent::Scheduled:
    case HistoryEvent::ScheduleCancelled:
    case HistoryEvent::ScheduleFailed:
    case HistoryEvent::MailDelayed: // the email may still arrive
    case HistoryEvent::SmsDelayed:
    case HistoryEvent::CallbackFailed:
    case HistoryEvent::FileRepaired:
    case HistoryEvent::FileDecrypted:
    case HistoryEvent::SealingDelayed:
    case HistoryEvent::SignatureAdded:
    case HistoryEvent::Sealed:
    case HistoryEvent::SealRaised:
    case HistoryEvent::SealStays:
    case HistoryEvent::Completed: // of other services; ours records Finalized
    case HistoryEvent::Deleted:
    case HistoryEvent::Trashed:
    case HistoryEvent::Restored:
    case HistoryEvent::Moved:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

QList<DocumentEvent> eventsOf(const Document& document, qsizetype first)
{
    QList<DocumentEvent> events;
    if (document.type != DocumentType::Document) return events;
    for (qsizetype i = first; i < document.histories.size(); ++i) {
        const HistoryEntry& entry = document.histories.at(i);
        const auto type = eventOf(entry.event.kind());
        if (!type) continue;
        // Editing a draft isn't a correction.
        if (*type == EventType::Corrected && document.status == SigningStatus::Draft) continue;
        DocumentEvent event;
        event.type = *type;
        event.time = entry.time;
        event.document = document.id;
        event.guid = document.guid;
        event.title = document.title;
        event.status = document.status;
        event.folder = document.folderId;
        event.templateId = document.templateId;
        event.data = document.data;
        event.actor = entry.actor;
        event.detail = historyDetail(entry);
        event.hash = entry.hash;
        if (const Invitation* const recipient = eventRecipient(document, *type, entry)) {
            event.invitation = recipient->id;
            event.recipientName = recipient->recipientName;
            event.recipientEmail = recipient->recipientEmail;
        }
        events.append(std::move(event));
    }
    return events;
}

DocumentEvent testEvent(Timestamp time, const QString& actor)
{
    DocumentEvent event;
    event.type = EventType::Test;
    event.time = time;
    event.actor = actor;
    return event;
}

} // namespace ink::domain
