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

// Events of documents [ours, contract §11], which notify other programs in the order of their numbers.

/** The type of an event. */
enum class EventType {
    Sent,
    Opened, ///< by a recipient
    Signed, ///< a recipient has signed, approved or edited the document
    Declined,
    Undelivered, ///< an email or a one-time code didn't reach its recipient
    Expired,
    Corrected, ///< recipients, their order, fields, files or the deadline of a running document were changed
    Completed,
    Test ///< requested for one subscription; has no document
};
/** Returns the name in the API, such as `sent`. */
[[nodiscard]] QString eventTypeName(EventType type);
[[nodiscard]] std::optional<EventType> eventTypeFromName(const QString& name);
/** The types that a subscription can have, in the order of the contract: all but Test. */
[[nodiscard]] const QList<EventType>& subscribableEvents();
[[nodiscard]] QStringList eventTypeNames(const QList<EventType>& types);

// Index(eventOf): Events: which entries of a history are events
/** Returns the event type of a history entry of this kind; nothing if such an entry isn't an event. */
[[nodiscard]] std::optional<EventType> eventOf(HistoryEvent::Kind kind);

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
    qint64 number = 0; ///< 1, 2, 3 … of its account; 0 until it is stored, and for a test
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
    QString hash; ///< hash of the history entry that proves the event
    /** The recipient that the event concerns; null if there isn't exactly one. */
    InvitationId invitation;
    QString recipientName;
    QString recipientEmail;
    QString documentUrl; ///< URL of the document's page for people; only set in responses
    bool operator==(const DocumentEvent&) const = default;
};

/** Returns the events among a document's history entries from the 0-based index `first`. None for
 * templates. */
[[nodiscard]] QList<DocumentEvent> eventsOf(const Document& document, qsizetype first);
/** Returns an event of the type Test, requested by `actor`. It isn't one of the account's numbered events, so
 * it has the number 0. */
[[nodiscard]] DocumentEvent testEvent(Timestamp time, const QString& actor);

/** A URL to which an account's events are sent. */
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
    qint64 next = 0;             ///< the event number to continue after
    bool hasMore = false;
    bool operator==(const EventPage&) const = default;
};

} // namespace ink::domain
