#include "app/store/outbox.h"

#include "app/store/query.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace ink::store {

using namespace domain;

namespace {

Job jobOf(const QSqlQuery& row)
{
    Job job;
    job.id = row.value(0).toLongLong();
    job.kind = row.value(1).toString();
    job.key = row.value(2).toString();
    job.documentId = DocumentId(row.value(3).toLongLong());
    job.payload = jsonObject(row.value(4));
    job.tries = row.value(5).toInt();
    job.notBefore = toTime(row.value(6));
    job.lastError = row.value(7).toString();
    return job;
}

QString triesText(const QList<Delivery::Try>& tries)
{
    QJsonArray array;
    for (const auto& t : tries)
        array.append(QJsonObject{{QStringLiteral("time"), qint64(t.time.time_since_epoch().count())},
                                 {QStringLiteral("status"), t.httpStatus},
                                 {QStringLiteral("error"), t.error}});
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

Delivery deliveryOf(const QSqlQuery& row)
{
    Delivery delivery;
    delivery.id = row.value(0).toString();
    delivery.documentId = DocumentId(row.value(1).toLongLong());
    delivery.part = row.value(2).toInt();
    delivery.url = row.value(3).toString();
    delivery.state = row.value(4).toString();
    const auto tries = QJsonDocument::fromJson(row.value(5).toString().toUtf8()).array();
    for (const auto& entry : tries) {
        const QJsonObject o = entry.toObject();
        delivery.tries.append(
            {Timestamp(std::chrono::milliseconds(o.value(QStringLiteral("time")).toInteger())),
             o.value(QStringLiteral("status")).toInt(), o.value(QStringLiteral("error")).toString()});
    }
    return delivery;
}

} // namespace

Result<void> Outbox::queue(Transaction& transaction, const Job& job)
{
    INK_TRY(run(transaction.database(), "outbox_queue",
                {job.kind, job.key, job.documentId.value(), jsonText(job.payload), fromTime(job.notBefore)}));
    return {};
}

Result<std::optional<Job>> Outbox::take(const QStringList& kinds, const QString& owner, Timestamp now,
                                        std::chrono::milliseconds lease)
{
    // A cheap look first: idle workers must not queue for the write lock.
    QStringList marks;
    QVariantList values;
    for (const QString& kind : kinds) {
        marks.append(QStringLiteral("?"));
        values.append(kind);
    }
    values.append(fromTime(now));
    values.append(fromTime(now));
    const QString sql =
        QStringLiteral(
            "SELECT id, kind, job_key, document_id, payload, tries, not_before, last_error FROM outbox "
            "WHERE kind IN (%1) AND not_before <= ? AND lease_until <= ? ORDER BY not_before, id LIMIT 1")
            .arg(marks.join(QLatin1Char(',')));
    {
        INK_ASSIGN(look, runText(m_db, sql, values));
        if (!look.next()) return std::nullopt;
    }
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(query, runText(m_db, sql, values));
    if (!query.next()) return std::nullopt;
    Job job = jobOf(query);
    query.finish();
    INK_TRY(run(m_db, "outbox_take", {owner, fromTime(now + lease), job.id}));
    INK_TRY(transaction.commit());
    ++job.tries;
    return job;
}

Result<void> Outbox::done(Transaction& transaction, qint64 jobId)
{
    INK_TRY(run(transaction.database(), "outbox_done", {jobId}));
    return {};
}

Result<void> Outbox::retryLater(qint64 jobId, Timestamp notBefore, const QString& reason)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "outbox_retry", {fromTime(notBefore), text(reason), jobId}));
    return transaction.commit();
}

Result<std::optional<Timestamp>> Outbox::nextDue() const
{
    INK_ASSIGN(query, run(m_db, "outbox_next", {}));
    if (!query.next()) return std::nullopt;
    return toOptionalTime(query.value(0));
}

Result<QList<Job>> Outbox::jobsOf(DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "outbox_document", {id.value()}));
    QList<Job> jobs;
    while (query.next())
        jobs.append(jobOf(query));
    return jobs;
}

Result<void> Outbox::releaseLeases(const QString& ownerPrefix)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "outbox_release", {ownerPrefix, ownerPrefix}));
    return transaction.commit();
}

Result<void> DeliveryStore::insert(Transaction& transaction, const Delivery& delivery)
{
    INK_TRY(run(transaction.database(), "delivery_insert",
                {delivery.id, delivery.documentId.value(), delivery.part, delivery.url, delivery.state,
                 triesText(delivery.tries)}));
    return {};
}

Result<void> DeliveryStore::update(Transaction& transaction, const Delivery& delivery)
{
    INK_TRY(run(transaction.database(), "delivery_update",
                {delivery.url, delivery.state, triesText(delivery.tries), delivery.id}));
    return {};
}

Result<Delivery> DeliveryStore::load(const QString& id) const
{
    INK_ASSIGN(query, run(m_db, "delivery_load", {id}));
    if (!query.next()) return fail(ErrorCode::NotFound, QStringLiteral("There is no such delivery."));
    return deliveryOf(query);
}

Result<QList<Delivery>> DeliveryStore::list(DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "delivery_list", {id.value()}));
    QList<Delivery> all;
    while (query.next())
        all.append(deliveryOf(query));
    return all;
}

} // namespace ink::store
