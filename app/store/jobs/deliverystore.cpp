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

BoundValues valuesOf(const Delivery& delivery)
{
    return {{"id", delivery.id},
            {"document_id", delivery.documentId.value()},
            {"part", delivery.part},
            {"url", delivery.url},
            {"state", deliveryStateCode(delivery.state)},
            {"tries", triesText(delivery.attemptLog)},
            {"created", fromTime(delivery.created)},
            {"attempts", delivery.attempts}};
}

/** Reads a delivery from a row. Database error if the row contains an unknown state. */
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
    return delivery;
}

} // namespace

Result<void> DeliveryStore::insert(Transaction& transaction, const Delivery& delivery)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_TRY(run(transaction.database(), "delivery_insert", valuesOf(delivery)));
    return {};
}

Result<void> DeliveryStore::update(Transaction& transaction, const Delivery& delivery)
{
    INK_TRY(run(transaction.database(), "delivery_update", valuesOf(delivery)));
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
    QList<Delivery> all;
    while (query.next()) {
        INK_ASSIGN(delivery, deliveryOf(query));
        all.append(std::move(delivery));
    }
    return all;
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
