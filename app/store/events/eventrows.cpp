#include "app/store/events/eventrows.h"

#include "app/store/database/query.h"
#include "app/store/database/reasons.h"
#include "app/store/database/storedcode.h"
#include "app/store/database/storeddata.h"
#include "app/store/jobs/outbox.h"

#include <QUuid>

namespace ink::store {

using namespace domain;

Result<DocumentEvent> eventFromRow(const Query& row)
{
    DocumentEvent event;
    event.number = row["number"].toLongLong();
    const auto type = eventTypeFromName(row["type"].toString());
    if (!type) return fail(unknownCodeError("event.type", row["type"], row["number"], "number"));
    event.type = *type;
    event.time = toTime(row["time"]);
    event.document = DocumentId(row["document_id"].toLongLong());
    event.guid = row["guid"].toString();
    event.title = row["title"].toString();
    INK_ASSIGN(status, enumFromCode<SigningStatus>("event.status", row["status"], row["number"], "number"));
    event.status = status;
    event.folder = FolderId(row["folder_id"].toLongLong());
    event.templateId = DocumentId(row["template_id"].toLongLong());
    event.data = dataFromJson(jsonObject(row["data"]));
    event.actor = row["actor"].toString();
    event.detail = messageFromStoredText(row["detail"].toString());
    event.hash = row["hash"].toString();
    event.invitation = InvitationId(row["invitation_id"].toLongLong());
    event.recipientName = row["recipient_name"].toString();
    event.recipientEmail = row["recipient_email"].toString();
    return event;
}

BoundValues eventValues(AccountId account, const DocumentEvent& event)
{
    return {{"account_id", account.value()},
            {"number", event.number},
            {"type", eventTypeName(event.type)},
            {"time", fromTime(event.time)},
            {"document_id", event.document.value()},
            {"guid", fromText(event.guid)},
            {"title", fromText(event.title)},
            {"status", static_cast<int>(event.status)},
            {"folder_id", orNull(event.folder)},
            {"template_id", orNull(event.templateId)},
            {"data", jsonText(dataToJson(event.data))},
            {"actor", fromText(event.actor)},
            {"detail", fromText(toStoredText(event.detail))},
            {"hash", fromText(event.hash)},
            {"invitation_id", orNull(event.invitation)},
            {"recipient_name", fromText(event.recipientName)},
            {"recipient_email", fromText(event.recipientEmail)}};
}

Result<EventStore::Subscription> subscriptionFromRow(const Query& row)
{
    EventStore::Subscription found;
    EventSubscription& subscription = found.subscription;
    subscription.id = row["id"].toLongLong();
    found.account = AccountId(row["account_id"].toLongLong());
    subscription.url = row["url"].toString();
    found.lane = row["lane"].toString();
    for (const QString& name : row["types"].toString().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto type = eventTypeFromName(name);
        if (!type) return fail(unknownCodeError("event_subscription.types", name, row["id"]));
        subscription.types.append(*type);
    }
    subscription.folder = FolderId(row["folder_id"].toLongLong());
    subscription.created = toTime(row["created"]);
    subscription.isPaused = row["paused"].toBool();
    subscription.pauseReason = messageFromStoredText(row["pause_reason"].toString());
    return found;
}

Result<QList<EventStore::Subscription>> subscriptionsOf(const Database& database, AccountId account)
{
    INK_ASSIGN(rows, run(database, "event_subscription_list", {account.value()}));
    QList<EventStore::Subscription> all;
    while (rows.next()) {
        INK_ASSIGN(one, subscriptionFromRow(rows));
        all.append(std::move(one));
    }
    return all;
}

QString typesToRow(const QList<EventType>& types)
{
    return eventTypeNames(types).join(QLatin1Char(' '));
}

Result<void> takeNumbers(const Database& database, AccountId account, QList<DocumentEvent>& events)
{
    INK_ASSIGN(row, run(database, "event_take_numbers",
                        {{"count", events.size()}, {"account_id", account.value()}}));
    if (!row.next()) return fail(ErrorCode::Database, reasons::databaseGaveNoNumber());
    qint64 number = row["event_number"].toLongLong() - events.size();
    for (DocumentEvent& event : events)
        event.number = ++number;
    return {};
}

Delivery newDelivery(const EventSubscription& subscription, const DocumentEvent& event, Timestamp now)
{
    Delivery delivery;
    delivery.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    delivery.documentId = event.document;
    delivery.part = 0;
    delivery.url = subscription.url;
    delivery.created = now;
    delivery.subscription = subscription.id;
    delivery.event = event.number;
    delivery.eventType = eventTypeName(event.type);
    return delivery;
}

Result<void> queueEvents(const Database& database, const EventStore::Subscription& subscription,
                         DocumentId document, Timestamp now, bool waitsBehind)
{
    Job job(JobKind::Callback);
    // One job per document and subscription, because a later event waits for the earlier ones.
    job.key = QStringLiteral("%1/%2").arg(document.value()).arg(subscription.subscription.id);
    job.documentId = document;
    job.payload = subscriptionPayload(subscription.subscription.id);
    job.notBefore = now;
    job.lane = subscription.lane;
    job.account = subscription.account;
    job.waitsBehind = waitsBehind;
    INK_TRY(queueJob(database, job));
    return {};
}

Result<bool> SubscriptionFilter::accepts(const EventSubscription& subscription, const DocumentEvent& event)
{
    if (!subscription.types.contains(event.type)) return false;
    if (subscription.folder.isNull()) return true;
    if (event.folder.isNull()) return false;
    const qint64 folder = subscription.folder.value();
    if (!m_inside.contains(folder)) {
        QSet<qint64> inside;
        INK_ASSIGN(rows, run(m_db, "folder_inside", {m_account.value(), folder}));
        while (rows.next())
            inside.insert(rows["id"].toLongLong());
        m_inside.insert(folder, inside);
    }
    return m_inside.value(folder).contains(event.folder.value());
}

} // namespace ink::store
