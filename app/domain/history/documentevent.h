#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/historyentry.h"
#include "app/domain/document/ids.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

struct Document;
struct Invitation;

// Events of documents [ours, contract §11]: what other programs are told, in order, each with a number.

/** The type of an event. */
enum class EventType {
    Sent,
    Opened, ///< by a recipient
    Signed, ///< or approved, or edited: a recipient has done their part
    Declined,
    Undelivered, ///< an email or a one-time code didn't reach its recipient
    Expired,
    Corrected, ///< recipients, their order, fields, files or the deadline of a running document were changed
    Completed,
    Test ///< requested for one subscription; of no document
};
/** `sent`, `opened` … */
[[nodiscard]] QString eventTypeName(EventType type);
[[nodiscard]] std::optional<EventType> eventTypeFromName(const QString& name);
/** The types that a subscription can have, in the order of the contract: all but Test. */
[[nodiscard]] const QList<EventType>& subscribableEvents();
[[nodiscard]] QStringList eventTypeNames(const QList<EventType>& types);

// Index(eventOf): Events: which entries of a history are events
/** The event that a history entry of this kind is; nothing if it isn't one. */
[[nodiscard]] std::optional<EventType> eventOf(HistoryEvent::Kind kind);
/** The event that tells of a document reaching this status; nothing if none does. */
[[nodiscard]] std::optional<EventType> eventOf(SigningStatus status);

// Number(eventRetention, time): Events: how long they are kept for reading and replaying
inline constexpr std::chrono::days eventRetention{90};
// Number(maxEventSubscriptions, subscriptions): Events: subscriptions of an account
inline constexpr qsizetype maxEventSubscriptions = 20;
// Number(maxEventsPerPage, events): Events: how many GET /v1/changes returns at most
inline constexpr int maxEventsPerPage = 1000;
// Number(maxReplayedEvents, events): Events: how many one replay sends again at most
inline constexpr int maxReplayedEvents = 1'000;

/** An event with the state of its document at that time. It never changes. */
struct DocumentEvent
{
    qint64 number = 0; ///< 1, 2, 3 … of its account; 0 until it is stored
    EventType type = EventType::Sent;
    Timestamp time{};
    DocumentId document; ///< null for a test
    QString guid;
    QString title;
    SigningStatus status = SigningStatus::Draft;
    FolderId folder;
    DocumentId templateId;
    DocumentData data;
    QString actor; ///< as in the history
    Message detail;
    QString hash; ///< of the history entry, which proves the event
    /** The recipient it is about; null if it isn't about one. */
    InvitationId invitation;
    QString recipientName;
    QString recipientEmail;
    QString documentUrl; ///< an address for people; set in the service's responses
    bool operator==(const DocumentEvent&) const = default;
};

/** The events among a document's history entries from index `first` on. Templates have none. */
[[nodiscard]] QList<DocumentEvent> eventsOf(const Document& document, qsizetype first);

/** An address that is sent an account's events. */
struct EventSubscription
{
    qint64 id = 0;
    QString url;
    QList<EventType> types; ///< in the order of the contract
    FolderId folder;        ///< only documents in it and its subfolders; null = all
    Timestamp created{};
    bool isPaused = false;
    Message pauseReason; ///< the last error if the service paused it
    bool operator==(const EventSubscription&) const = default;
};

/** A page of the events after a number. */
struct EventPage
{
    QList<DocumentEvent> events; ///< in order
    qint64 next = 0;             ///< continue after this number
    bool hasMore = false;
    bool operator==(const EventPage&) const = default;
};

} // namespace ink::domain
