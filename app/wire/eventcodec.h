#pragma once

#include "app/base/result.h"
#include "app/domain/history/documentevent.h"

#include <QJsonObject>
#include <QPair>
#include <QString>

#include <optional>

// Events of documents and their subscriptions [ours, contract §11].
namespace ink::wire {

/** An event in lists and in the POST to a subscription. */
[[nodiscard]] QJsonObject toJson(const domain::DocumentEvent& event);
/** `{"event":{…}}`: the body of the POST. */
[[nodiscard]] QJsonObject eventToBody(const domain::DocumentEvent& event);
/** `{"events":[…],"next":N,"more":bool}`. */
[[nodiscard]] QJsonObject toJson(const domain::EventPage& page);
[[nodiscard]] Result<domain::EventPage> eventPageFromJson(const QJsonObject& object);

/** The query of GET /v1/changes. */
struct ChangesQuery
{
    std::optional<qint64> after;    ///< nothing = from `since`, or from the oldest stored event
    std::optional<Timestamp> since; ///< from the first event at this time or later; not along with `after`
    int limit = 100;
    bool operator==(const ChangesQuery&) const = default;
};
[[nodiscard]] Result<ChangesQuery> changesQueryFromItems(const QList<QPair<QString, QString>>& items);
/** The query of a replay: only `after`, which is required. */
[[nodiscard]] Result<qint64> replayQueryFromItems(const QList<QPair<QString, QString>>& items);

/** The body that requests a subscription: `url`, `events`, `folderId`. */
[[nodiscard]] QJsonObject subscriptionBody(const domain::EventSubscription& subscription);
/** Fails with Validation for missing, unknown or repeated events, and for unknown members, because a
 * restriction that isn't supported must not appear to be in effect. */
[[nodiscard]] Result<domain::EventSubscription> subscriptionFromBody(const QJsonObject& object);

[[nodiscard]] QJsonObject toJson(const domain::EventSubscription& subscription);
/** `{"success":true,"subscription":{…}}`. */
[[nodiscard]] QJsonObject subscriptionResponse(const domain::EventSubscription& subscription);
[[nodiscard]] Result<domain::EventSubscription> subscriptionFromResponse(const QJsonObject& object);
/** `{"subscriptions":[…],"last":N}`; `last` is the number of the account's newest event. */
struct SubscriptionList
{
    QList<domain::EventSubscription> subscriptions;
    qint64 last = 0;
    bool operator==(const SubscriptionList&) const = default;
};
[[nodiscard]] QJsonObject toJson(const SubscriptionList& list);
[[nodiscard]] Result<SubscriptionList> subscriptionListFromJson(const QJsonObject& object);

/** The result of a replay. */
struct ReplayResult
{
    qint64 count = 0; ///< number of queued events
    qint64 next = 0;  ///< replay after this number to continue
    bool hasMore = false;
    bool operator==(const ReplayResult&) const = default;
};
/** `{"success":true,"events":N,"next":N,"more":bool}`. */
[[nodiscard]] QJsonObject toJson(const ReplayResult& result);
[[nodiscard]] Result<ReplayResult> replayResultFromJson(const QJsonObject& object);

} // namespace ink::wire
