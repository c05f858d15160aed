#include "app/store/jobs/deliverystore.h"

#include "app/store/database/knowncode.h"
#include "app/store/database/query.h"
#include "app/store/jobs/reasons.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ink::store {

using namespace domain;

namespace {

QString triesText(const QList<Delivery::Try>& tries)
{
    QJsonArray array;
    for (const auto& t : tries)
        array.append(QJsonObject{{QStringLiteral("time"), qint64(t.time.time_since_epoch().count())},
                                 {QStringLiteral("status"), t.httpStatus},
                                 {QStringLiteral("error"), toStoredText(t.error)}});
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

/** Database when the row holds an unknown state. */
Result<Delivery> deliveryOf(const QSqlQuery& row)
{
    Delivery delivery;
    delivery.id = row.value(0).toString();
    delivery.documentId = DocumentId(row.value(1).toLongLong());
    delivery.part = row.value(2).toInt();
    delivery.url = row.value(3).toString();
    const auto state = deliveryStateFromCode(row.value(4).toString());
    if (!state) return fail(unknownCode("delivery.state", row.value(4), delivery.id));
    delivery.state = *state;
    const auto tries = QJsonDocument::fromJson(row.value(5).toString().toUtf8()).array();
    for (const auto& entry : tries) {
        const QJsonObject o = entry.toObject();
        delivery.tries.append(
            {Timestamp(std::chrono::milliseconds(o.value(QStringLiteral("time")).toInteger())),
             o.value(QStringLiteral("status")).toInt(),
             messageFromStoredText(o.value(QStringLiteral("error")).toString())});
    }
    delivery.created = toTime(row.value(6));
    delivery.attempts = row.value(7).toInt();
    return delivery;
}

} // namespace

Result<void> DeliveryStore::insert(Transaction& transaction, const Delivery& delivery)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_TRY(run(transaction.database(), "delivery_insert",
                {delivery.id, delivery.documentId.value(), delivery.part, delivery.url,
                 deliveryStateCode(delivery.state), triesText(delivery.tries), fromTime(delivery.created),
                 delivery.attempts}));
    return {};
}

Result<void> DeliveryStore::update(Transaction& transaction, const Delivery& delivery)
{
    INK_TRY(run(transaction.database(), "delivery_update",
                {delivery.url, deliveryStateCode(delivery.state), triesText(delivery.tries),
                 delivery.attempts, delivery.id}));
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

Result<QList<DeliveryStore::Listed>>
DeliveryStore::listOf(AccountId account, std::optional<DeliveryState> state, int limit, int offset) const
{
    INK_ASSIGN(query, state ? run(m_db, "delivery_account_state",
                                  {account.value(), deliveryStateCode(*state), limit, offset})
                            : run(m_db, "delivery_account", {account.value(), limit, offset}));
    QList<Listed> all;
    while (query.next()) {
        INK_ASSIGN(delivery, deliveryOf(query));
        all.append({std::move(delivery), query.value(8).toString()});
    }
    return all;
}

} // namespace ink::store
