#include "app/store/jobs/idempotency.h"

#include "app/store/database/query.h"
#include "app/store/jobs/reasons.h"

namespace ink::store {

using namespace std::chrono_literals;

namespace {
constexpr auto cleanEvery = std::chrono::milliseconds(1min);
/** A request that never finished because its process was killed may be repeated after this time. */
constexpr auto runningFor = 2min;
} // namespace

Result<IdempotencyStore::Reservation> IdempotencyStore::reserve(domain::AccountId account, const QString& key,
                                                                const QByteArray& requestHash, Timestamp now)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    if (isCleanupDue(now)) INK_TRY(run(m_db, "idempotency_clean", {fromTime(now - retention)}));
    Reservation reservation;
    INK_ASSIGN(reserved, insertNew(account, key, requestHash, now));
    if (reserved) {
        INK_TRY(transaction.commit());
        return reservation;
    }
    Q_ASSERT(m_db.isInTransaction());
    // Where writers run concurrently, waits for a request that is about to finish, and locks out other
    // requests.
    INK_ASSIGN(query, run(m_db, "idempotency_load", {account.value(), key}));
    if (query.next() && toTime(query["created"]) + retention > now) {
        const bool same = query["request_hash"].toByteArray() == requestHash;
        const int status = query["status"].toInt();
        const bool stale = toTime(query["created"]) + runningFor <= now;
        const bool left = query["owner"].toString().isEmpty() || stale; // released, or running for too long
        if (!same) {
            reservation.state = State::Mismatch;
            return reservation;
        }
        if (status != 0) {
            reservation.state = State::Replay;
            reservation.response = {.httpStatus = status,
                                    .body = query["body"].toByteArray(),
                                    .contentType = query["content_type"].toByteArray(),
                                    .location = query["location"].toByteArray()};
            return reservation;
        }
        if (!left) {
            reservation.state = State::Running;
            return reservation;
        }
        if (const QByteArray effect = query["effect"].toByteArray(); !effect.isEmpty()) {
            query.finish();
            INK_TRY(run(m_db, "idempotency_take_over", {m_owner, fromTime(now), account.value(), key}));
            INK_TRY(transaction.commit());
            reservation.state = State::Done;
            for (const QByteArray& id : effect.split(','))
                if (!id.isEmpty()) reservation.affectedDocuments.append(domain::DocumentId(id.toLongLong()));
            return reservation;
        }
    }
    query.finish();
    INK_TRY(run(m_db, "idempotency_forget", {account.value(), key}));
    INK_ASSIGN(again, insertNew(account, key, requestHash, now));
    if (!again) reservation.state = State::Running; // another process has reserved the key
    INK_TRY(transaction.commit());
    return reservation;
}

Result<bool> IdempotencyStore::insertNew(domain::AccountId account, const QString& key,
                                         const QByteArray& requestHash, Timestamp now)
{
    INK_ASSIGN(query, run(m_db, "idempotency_insert",
                          {{"account_id", account.value()},
                           {"request_key", key},
                           {"request_hash", requestHash},
                           {"created", fromTime(now)},
                           {"owner", m_owner}}));
    return query.numRowsAffected() > 0;
}

bool IdempotencyStore::isCleanupDue(Timestamp now)
{
    const qint64 time = now.time_since_epoch().count();
    qint64 last = m_lastCleanup;
    return (time < last || time >= last + qint64{cleanEvery.count()}) &&
           m_lastCleanup.compare_exchange_strong(last, time);
}

Result<void> IdempotencyStore::finish(domain::AccountId account, const QString& key, const Response& answer)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(finish(transaction, account, key, answer));
    return transaction.commit();
}

namespace {

/** Fails if another process presumed this one dead and took over the request, which must run only once. */
Result<void> stillMine(const Query& changed)
{
    if (changed.numRowsAffected() == 1) return {};
    auto lost = fail(ErrorCode::Unavailable, reasons::requestTakenOver());
    lost.value().retryable = true;
    return lost;
}

} // namespace

Result<void> IdempotencyStore::finish(Transaction& transaction, domain::AccountId account, const QString& key,
                                      const Response& answer)
{
    Q_ASSERT(&transaction.database() == &m_db);
    Q_ASSERT_X(answer.httpStatus > 0, "IdempotencyStore::finish", "0 marks a running request");
    INK_ASSIGN(changed, run(transaction.database(), "idempotency_finish",
                            {{"status", answer.httpStatus},
                             {"body", answer.body},
                             {"content_type", answer.contentType},
                             {"location", answer.location},
                             {"account_id", account.value()},
                             {"request_key", key},
                             {"owner", m_owner}}));
    return stillMine(changed);
}

Result<void> IdempotencyStore::addAffectedDocument(Transaction& transaction, domain::AccountId account,
                                                   const QString& key, domain::DocumentId document)
{
    INK_ASSIGN(changed,
               run(transaction.database(), "idempotency_effect",
                   {QString::number(document.value()) + QLatin1Char(','), account.value(), key, m_owner}));
    return stillMine(changed);
}

Result<void> IdempotencyStore::releaseRunning(const QString& ownerPrefix)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "idempotency_release", {{"owner_prefix", ownerPrefix}}));
    INK_TRY(run(m_db, "idempotency_release_done", {{"owner_prefix", ownerPrefix}}));
    return transaction.commit();
}

Result<void> IdempotencyStore::abandon(domain::AccountId account, const QString& key)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "idempotency_give_up", {account.value(), key, m_owner}));
    INK_TRY(run(m_db, "idempotency_let_go", {account.value(), key, m_owner}));
    return transaction.commit();
}

} // namespace ink::store
