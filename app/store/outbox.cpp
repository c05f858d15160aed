#include "app/store/outbox.h"

#include "app/base/reasons.h"
#include "app/store/query.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

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
    delivery.created = toTime(row.value(6));
    delivery.attempts = row.value(7).toInt();
    return delivery;
}

} // namespace

Result<void> Outbox::queue(Transaction& transaction, const Job& job)
{
    INK_TRY(run(transaction.database(), "outbox_queue",
                {job.kind, job.key, job.documentId.value(), jsonText(job.payload), fromTime(job.notBefore)}));
    if (!job.lane.isEmpty())
        INK_TRY(run(transaction.database(), "outbox_lane", {job.lane, job.kind, job.key}));
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
    const QString next =
        QStringLiteral("SELECT id FROM outbox WHERE kind IN (%1) AND not_before <= ? AND lease_until <= ? "
                       "ORDER BY not_before, id LIMIT 1")
            .arg(marks.join(QLatin1Char(',')));
    {
        INK_ASSIGN(look, runText(m_db, next, values));
        if (!look.next()) return std::nullopt;
    }
    // Side by side, each takes another one: what somebody is just taking is passed over.
    const QString take =
        statement(m_db, "outbox_take")
            .arg(m_db.isPostgreSql() ? next + QStringLiteral(" FOR UPDATE SKIP LOCKED") : next);
    values.prepend(fromTime(now + lease));
    values.prepend(owner);
    // Whose a job is matters only while somebody is at work: a power cut ends all leases with their holders.
    INK_ASSIGN(transaction, Transaction::begin(m_db, Durability::WhileRunning));
    std::optional<Job> job;
    {
        INK_ASSIGN(query, runText(m_db, take, values));
        if (query.next()) job = jobOf(query);
    }
    INK_TRY(transaction.commit());
    return job;
}

namespace {

struct Lane
{
    QString name;
    int held = 0;
};

/** The lanes with something due and room for more, the ones with the least in work first. */
Result<QList<Lane>> openLanes(const Database& db, const QString& kind, Timestamp now, int perLane)
{
    INK_ASSIGN(query, run(db, "outbox_lanes",
                          {kind, kind, kind, fromTime(now), kind, fromTime(now), fromTime(now)}));
    QList<Lane> lanes;
    while (query.next()) {
        const int held = query.value(1).toInt();
        if (!query.value(2).isNull() && held < perLane) lanes.append({query.value(0).toString(), held});
    }
    std::stable_sort(lanes.begin(), lanes.end(),
                     [](const Lane& a, const Lane& b) { return a.held < b.held; });
    return lanes;
}

} // namespace

Result<QList<Job>> Outbox::takeByLane(const QString& kind, const QString& owner, Timestamp now,
                                      std::chrono::milliseconds lease, int most, int perLane)
{
    {
        INK_ASSIGN(look, openLanes(m_db, kind, now, perLane)); // without the write lock
        if (look.isEmpty() || most <= 0) return QList<Job>();
    }
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "outbox_lanes_lock", {})); // who counts lanes counts alone
    INK_ASSIGN(lanes, openLanes(m_db, kind, now, perLane));
    QList<QList<Job>> due;
    for (const Lane& lane : std::as_const(lanes)) {
        INK_ASSIGN(query, run(m_db, "outbox_lane_due",
                              {kind, lane.name, fromTime(now), fromTime(now), perLane - lane.held}));
        due.append(QList<Job>());
        while (query.next())
            due.last().append(jobOf(query));
        if (due.size() >= most) break;
    }
    QList<Job> taken;
    for (qsizetype turn = 0; turn < perLane && taken.size() < most; ++turn) {
        for (const QList<Job>& ofLane : std::as_const(due)) {
            if (turn >= ofLane.size() || taken.size() == most) continue;
            Job job = ofLane.at(turn);
            INK_ASSIGN(got,
                       run(m_db, "outbox_take_free", {owner, fromTime(now + lease), job.id, fromTime(now)}));
            if (got.numRowsAffected() != 1) continue;
            ++job.tries;
            taken.append(std::move(job));
        }
    }
    INK_TRY(transaction.commit());
    return taken;
}

Result<bool> Outbox::holds(Transaction& transaction, qint64 jobId, const QString& owner)
{
    INK_ASSIGN(query, run(transaction.database(), "outbox_hold", {jobId, owner}));
    return query.next();
}

Result<void> Outbox::renew(const QList<qint64>& jobIds, const QString& owner, Timestamp until)
{
    if (jobIds.isEmpty()) return {};
    INK_ASSIGN(transaction, Transaction::begin(m_db, Durability::WhileRunning));
    for (const qint64 id : jobIds)
        INK_TRY(run(m_db, "outbox_renew", {fromTime(until), id, owner}));
    return transaction.commit();
}

Result<void> Outbox::done(Transaction& transaction, qint64 jobId)
{
    INK_TRY(run(transaction.database(), "outbox_done", {jobId}));
    return {};
}

Result<void> Outbox::retryLater(qint64 jobId, Timestamp notBefore, const QString& reason,
                                const QString& owner)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    if (!owner.isEmpty()) {
        INK_ASSIGN(held, holds(transaction, jobId, owner));
        if (!held) return {};
    }
    INK_TRY(retryLater(transaction, jobId, notBefore, reason));
    return transaction.commit();
}

Result<void> Outbox::retryLater(Transaction& transaction, qint64 jobId, Timestamp notBefore,
                                const QString& reason)
{
    INK_TRY(run(transaction.database(), "outbox_retry", {fromTime(notBefore), text(reason), jobId}));
    return {};
}

Result<std::optional<Timestamp>> Outbox::nextDue(const QString& kind, Timestamp now) const
{
    INK_ASSIGN(query, run(m_db, "outbox_next_of", {kind, fromTime(now), kind, fromTime(now)}));
    if (!query.next()) return std::nullopt;
    return toOptionalTime(query.value(0));
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
                 triesText(delivery.tries), fromTime(delivery.created), delivery.attempts}));
    return {};
}

Result<void> DeliveryStore::update(Transaction& transaction, const Delivery& delivery)
{
    INK_TRY(run(transaction.database(), "delivery_update",
                {delivery.url, delivery.state, triesText(delivery.tries), delivery.attempts, delivery.id}));
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
    while (query.next())
        all.append(deliveryOf(query));
    return all;
}

Result<QList<DeliveryStore::Listed>> DeliveryStore::listOf(AccountId account, const QString& state, int limit,
                                                           int offset) const
{
    INK_ASSIGN(query, state.isEmpty() ? run(m_db, "delivery_account", {account.value(), limit, offset})
                                      : run(m_db, "delivery_account_state",
                                            {account.value(), state, limit, offset}));
    QList<Listed> all;
    while (query.next())
        all.append({deliveryOf(query), query.value(8).toString()});
    return all;
}

} // namespace ink::store
