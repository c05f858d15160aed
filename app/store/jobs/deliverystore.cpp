#include "app/store/jobs/deliverystore.h"

#include "app/store/database/query.h"
#include "app/store/database/storedcode.h"
#include "app/store/jobs/reasons.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace ink::store {

using namespace domain;

namespace {

QString triesText(const QList<Delivery::Attempt>& tries)
{
    QJsonArray array;
    for (const auto& t : tries)
        array.append(QJsonObject{{QStringLiteral("time"), qint64(t.time.time_since_epoch().count())},
                                 {QStringLiteral("status"), t.httpStatus},
                                 {QStringLiteral("error"), toStoredText(t.error)}});
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

/** Reads a delivery from a row. Returns a Database error if the row contains an unknown state. */
Result<Delivery> deliveryOf(const Query& row)
{
    Delivery delivery;
    delivery.id = row["id"].toString();
    delivery.documentId = DocumentId(row["document_id"].toLongLong());
    delivery.part = row["part"].toInt();
    delivery.url = row["url"].toString();
    const auto state = deliveryStateFromCode(row["state"].toString());
    if (!state) return fail(unknownCodeError("delivery.state", row["state"], delivery.id));
    delivery.state = *state;
    const auto tries = QJsonDocument::fromJson(row["tries"].toString().toUtf8()).array();
    for (const auto& entry : tries) {
        const QJsonObject o = entry.toObject();
        delivery.attemptLog.append(
            {Timestamp(std::chrono::milliseconds(o.value(QStringLiteral("time")).toInteger())),
             o.value(QStringLiteral("status")).toInt(),
             messageFromStoredText(o.value(QStringLiteral("error")).toString())});
    }
    delivery.created = toTime(row["created"]);
    delivery.attempts = row["attempts"].toInt();
    delivery.subscription = row["subscription_id"].toLongLong();
    delivery.event = row["event_number"].toLongLong();
    delivery.eventType = row["event_type"].toString();
    return delivery;
}

Result<QList<Delivery>> deliveriesOf(Query& query)
{
    QList<Delivery> all;
    while (query.next()) {
        INK_ASSIGN(delivery, deliveryOf(query));
        all.append(std::move(delivery));
    }
    return all;
}

} // namespace

BoundValues deliveryValues(const Delivery& delivery)
{
    const bool isEvent = delivery.subscription != 0;
    return {{"id", delivery.id},
            {"document_id", delivery.documentId.value()},
            {"part", delivery.part},
            {"url", delivery.url},
            {"state", deliveryStateCode(delivery.state)},
            {"tries", triesText(delivery.attemptLog)},
            {"created", fromTime(delivery.created)},
            {"attempts", delivery.attempts},
            {"subscription_id", isEvent ? QVariant(delivery.subscription) : QVariant()},
            {"event_number", delivery.event != 0 ? QVariant(delivery.event) : QVariant()},
            {"event_type", fromText(delivery.eventType)}};
}

Result<void> DeliveryStore::insert(Transaction& transaction, const Delivery& delivery)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_TRY(run(transaction.database(), "delivery_insert", deliveryValues(delivery)));
    return {};
}

Result<void> DeliveryStore::update(Transaction& transaction, const Delivery& delivery)
{
    INK_TRY(run(transaction.database(), "delivery_update", deliveryValues(delivery)));
    return {};
}

Result<Delivery> DeliveryStore::load(const QString& id) const
{
    INK_ASSIGN(query, run(m_db, "delivery_load", {id}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::notSuchDelivery());
    return deliveryOf(query);
}

Result<QList<Delivery>> DeliveryStore::list(DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "delivery_list", {id.value()}));
    return deliveriesOf(query);
}

Result<QList<Delivery>> DeliveryStore::waiting(DocumentId id, qint64 subscription) const
{
    INK_ASSIGN(query, subscription == 0 ? run(m_db, "delivery_waiting", {id.value()})
                                        : run(m_db, "delivery_waiting_events", {subscription, id.value()}));
    return deliveriesOf(query);
}

Result<bool> DeliveryStore::hasDeliveredSince(qint64 subscription, Timestamp time) const
{
    INK_ASSIGN(query, run(m_db, "delivery_delivered_since", {subscription, fromTime(time)}));
    return query.next();
}

Result<QList<DeliveryStore::ListEntry>> DeliveryStore::listByAccount(AccountId account,
                                                                     std::optional<DeliveryState> state,
                                                                     int limit, int offset,
                                                                     const std::optional<Place>& after) const
{
    constexpr qint64 behindAll = std::numeric_limits<qint64>::max() / 2;
    BoundValues values{{"account_id", account.value()},
                       {"created", after ? fromTime(after->created) : QVariant(behindAll)},
                       {"document_id", after ? after->document.value() : behindAll},
                       {"part", after ? qint64(after->part) : behindAll},
                       {"event_number", after ? after->event : behindAll},
                       {"id", after ? fromText(after->id) : fromText({})},
                       {"row_count", limit},
                       {"first_row", offset}};
    if (state) values.append({"state", deliveryStateCode(*state)});
    INK_ASSIGN(query, run(m_db, state ? "delivery_account_state" : "delivery_account", values));
    QList<ListEntry> all;
    while (query.next()) {
        INK_ASSIGN(delivery, deliveryOf(query));
        all.append({std::move(delivery), query["title"].toString()});
    }
    return all;
}

} // namespace ink::store
