#include "app/store/jobs/outbox.h"

#include "app/store/database/query.h"
#include "app/store/database/reasons.h"
#include "app/store/database/storedcode.h"

#include <QHash>

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

/** Reads a job from a row. Returns a Database error if the row contains an unknown kind. */
Result<Job> jobOf(const Query& row)
{
    const auto kind = jobKindFromName(row["kind"].toString());
    if (!kind) return fail(unknownCodeError("outbox.kind", row["kind"], row["id"]));
    Job job(*kind);
    job.id = row["id"].toLongLong();
    job.key = row["job_key"].toString();
    job.documentId = DocumentId(row["document_id"].toLongLong());
    job.payload = jsonObject(row["payload"]);
    job.attempts = row["tries"].toInt();
    job.notBefore = toTime(row["not_before"]);
    job.lastError = messageFromStoredText(row["last_error"].toString());
    return job;
}

Result<QList<Job>> jobsFrom(Query& query)
{
    QList<Job> jobs;
    while (query.next()) {
        INK_ASSIGN(job, jobOf(query));
        jobs.append(std::move(job));
    }
    return jobs;
}

} // namespace

qint64 subscriptionOf(const Job& job)
{
    return job.payload.value(QLatin1StringView("subscription")).toInteger();
}

QJsonObject subscriptionPayload(qint64 subscription)
{
    return {{QStringLiteral("subscription"), subscription}};
}

Result<qint64> queueJob(const Database& database, const Job& job)
{
    INK_ASSIGN(queued, run(database, job.waitsBehind ? "outbox_queue_behind" : "outbox_queue",
                           {{"kind", jobKindName(job.kind)},
                            {"job_key", job.key},
                            {"document_id", job.documentId.value()},
                            {"payload", jsonText(job.payload)},
                            {"not_before", fromTime(job.notBefore)}}));
    if (!queued.next()) return fail(ErrorCode::Database, reasons::databaseGaveNoNumber());
    const qint64 account = job.account.isNull() ? queued["account_id"].toLongLong() : job.account.value();
    queued.finish();
    if (!job.lane.isEmpty())
        INK_TRY(run(database, "outbox_lane", {job.lane, account, jobKindName(job.kind), job.key}));
    return account;
}

Result<void> Outbox::queue(Transaction& transaction, const Job& job)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_ASSIGN(account, queueJob(transaction.database(), job));
    if (account > 0 && isShown(job.kind)) transaction.touchAccountAtCommit(account);
    return {};
}

Result<std::optional<Job>> Outbox::leaseNext(const QList<JobKind>& kinds, const QString& owner, Timestamp now,
                                             std::chrono::milliseconds lease)
{
    Q_ASSERT(!kinds.isEmpty());
    // Reads without the lock first, because idle workers must not wait for the write lock.
    QVariantList values;
    for (const JobKind kind : kinds)
        values.append(jobKindName(kind));
    values.append(fromTime(now));
    values.append(fromTime(now));
    const QString next =
        QStringLiteral("SELECT id FROM outbox WHERE kind IN (%1) AND not_before <= ? AND lease_until <= ? "
                       "ORDER BY not_before, id LIMIT 1")
            .arg(placeholders(kinds.size()));
    {
        INK_ASSIGN(look, runText(m_db, next, values));
        if (!look.next()) return std::nullopt;
    }
    // With concurrent workers, skips rows that another worker is leasing.
    const QString take =
        statementSql(m_db, "outbox_take")
            .arg(m_db.isPostgreSql() ? next + QStringLiteral(" FOR UPDATE SKIP LOCKED") : next);
    values.prepend(fromTime(now + lease));
    values.prepend(owner);
    // A job's owner matters only while the job runs. A power failure ends all leases together with their
    // owners.
    INK_ASSIGN(transaction, Transaction::begin(m_db, Durability::WhileRunning));
    std::optional<Job> job;
    {
        INK_ASSIGN(query, runText(m_db, take, values));
        if (query.next()) {
            INK_ASSIGN(taken, jobOf(query));
            job = std::move(taken);
        }
    }
    INK_TRY(transaction.commit());
    return job;
}

namespace {

struct Lane
{
    QString name;
    QList<Job> due;
};

/** An account with due jobs that may get more slots. */
struct LaneAccount
{
    qint64 id = 0;
    qint64 since = 0; ///< time when its earliest job became due, in milliseconds
    int held = 0;     ///< number of jobs held by all workers
    int ownHeld = 0;  ///< number of jobs held by the calling worker
    bool isLoaded = false;
    QList<Lane> lanes = {};
    qsizetype turn = 0; ///< index of the next lane
};

// Index(LaneChoice): Callback: fair shares of accounts
/** Chooses the jobs that `leaseByLane` leases. Only reads. */
class LaneChoice final
{
public:
    LaneChoice(const Database& database, JobKind kind, QString owner, Timestamp now, Outbox::Slots slots)
        : m_db(database), m_kind(jobKindName(kind)), m_owner(std::move(owner)), m_now(fromTime(now)),
          m_slots(slots)
    {
    }

    Result<QList<Job>> choose()
    {
        INK_TRY(loadAccounts());
        QList<Job> chosen;
        while (chosen.size() < m_slots.maxPerCall && m_slots.free > 0 && !m_accounts.isEmpty()) {
            const auto next = std::min_element(m_accounts.begin(), m_accounts.end(), isBefore);
            INK_ASSIGN(job, nextOf(*next));
            if (!job) {
                m_accounts.erase(next);
                continue;
            }
            ++next->held;
            ++next->ownHeld;
            --m_slots.free;
            Q_ASSERT(m_slots.free >= 0);
            chosen.append(std::move(*job));
        }
        return chosen;
    }

private:
    static bool isBefore(const LaneAccount& a, const LaneAccount& b)
    {
        return a.held != b.held ? a.held < b.held : a.since < b.since;
    }

    Result<void> loadAccounts()
    {
        INK_ASSIGN(due, run(m_db, "outbox_due_accounts", {{"kind", m_kind}, {"now", m_now}}));
        while (due.next())
            if (!due["since"].isNull())
                m_accounts.append({.id = due["id"].toLongLong(), .since = due["since"].toLongLong()});
        if (m_accounts.isEmpty()) return {};
        INK_ASSIGN(held, run(m_db, "outbox_held_by_accounts", {m_owner, m_kind, m_now}));
        while (held.next())
            for (LaneAccount& account : m_accounts)
                if (account.id == held["account_id"].toLongLong()) {
                    account.held = held["held"].toInt();
                    account.ownHeld = held["own"].toInt();
                }
        return {};
    }

    /** Returns the account's next job; nullopt if it may not get more jobs or has no suitable one. */
    Result<std::optional<Job>> nextOf(LaneAccount& account)
    {
        if (account.ownHeld >= m_slots.free) return std::nullopt;
        if (!account.isLoaded) INK_TRY(loadLanes(account));
        while (!account.lanes.isEmpty()) {
            account.turn %= account.lanes.size();
            Lane& lane = account.lanes[account.turn];
            int& held = m_laneHeld[lane.name]; // other accounts may share the lane
            if (lane.due.isEmpty() || held >= m_slots.maxPerLane) {
                account.lanes.removeAt(account.turn);
                continue;
            }
            ++held;
            ++account.turn;
            return lane.due.takeFirst();
        }
        return std::nullopt;
    }

    Result<void> loadLanes(LaneAccount& account)
    {
        Q_ASSERT(!account.isLoaded);
        account.isLoaded = true;
        QList<std::pair<int, QString>> open;
        INK_ASSIGN(lanes, run(m_db, "outbox_lanes",
                              {{"kind", m_kind},
                               {"account_id", account.id},
                               {"now", m_now},
                               {"per_lane", m_slots.maxPerLane},
                               {"lanes", Outbox::maxLanesPerAccount}}));
        while (lanes.next())
            open.append({lanes["held"].toInt(), lanes["lane"].toString()});
        std::stable_sort(open.begin(), open.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [held, name] : std::as_const(open)) {
            if (!m_laneHeld.contains(name)) m_laneHeld.insert(name, held);
            INK_ASSIGN(query, run(m_db, "outbox_lane_due",
                                  {{"kind", m_kind},
                                   {"account_id", account.id},
                                   {"lane", name},
                                   {"now", m_now},
                                   {"jobs", m_slots.maxPerLane - held}}));
            Lane lane{name, {}};
            while (query.next()) {
                INK_ASSIGN(job, jobOf(query));
                lane.due.append(std::move(job));
            }
            account.lanes.append(std::move(lane));
        }
        return {};
    }

    const Database& m_db;
    const QString m_kind;
    const QString m_owner;
    const QVariant m_now;
    Outbox::Slots m_slots;
    QList<LaneAccount> m_accounts;
    QHash<QString, int> m_laneHeld;
};

} // namespace

Result<QList<Job>> Outbox::leaseByLane(JobKind kind, const QString& owner, Timestamp now,
                                       std::chrono::milliseconds lease, const Slots& slots)
{
    {
        INK_ASSIGN(look, LaneChoice(m_db, kind, owner, now, slots).choose()); // without the write lock
        if (look.isEmpty()) return QList<Job>();
    }
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "outbox_lanes_lock", {})); // only one worker at a time counts the leased jobs
    INK_ASSIGN(chosen, LaneChoice(m_db, kind, owner, now, slots).choose());
    QList<Job> taken;
    for (Job& job : chosen) {
        INK_ASSIGN(got, run(m_db, "outbox_take_free", {owner, fromTime(now + lease), job.id, fromTime(now)}));
        if (got.numRowsAffected() != 1) continue;
        ++job.attempts;
        taken.append(std::move(job));
    }
    INK_TRY(transaction.commit());
    Q_ASSERT(taken.size() <= slots.maxPerCall);
    return taken;
}

Result<bool> Outbox::isLeaseHolder(Transaction& transaction, qint64 jobId, const QString& owner)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_ASSIGN(query, run(transaction.database(), "outbox_hold", {jobId, owner}));
    return query.next();
}

Result<void> Outbox::renewLeases(const QList<qint64>& jobIds, const QString& owner, Timestamp until)
{
    if (jobIds.isEmpty()) return {};
    INK_ASSIGN(transaction, Transaction::begin(m_db, Durability::WhileRunning));
    for (const qint64 id : jobIds)
        INK_TRY(run(m_db, "outbox_renew", {fromTime(until), id, owner}));
    return transaction.commit();
}

Result<void> Outbox::complete(Transaction& transaction, qint64 jobId)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_TRY(run(transaction.database(), "outbox_done", {jobId}));
    return {};
}

Result<void> Outbox::retryLater(qint64 jobId, Timestamp notBefore, const Message& reason,
                                const QString& owner, bool counts)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    if (!owner.isEmpty()) {
        INK_ASSIGN(held, isLeaseHolder(transaction, jobId, owner));
        if (!held) return {};
    }
    INK_TRY(retryLater(transaction, jobId, notBefore, reason, counts));
    return transaction.commit();
}

Result<void> Outbox::retryLater(Transaction& transaction, qint64 jobId, Timestamp notBefore,
                                const Message& reason, bool counts)
{
    INK_TRY(run(transaction.database(), "outbox_retry",
                {fromTime(notBefore), fromText(toStoredText(reason)), counts ? 0 : 1, jobId}));
    return {};
}

Result<void> Outbox::makeDue(const QList<JobKind>& kinds, Timestamp now)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    for (const JobKind kind : kinds)
        INK_TRY(run(m_db, "outbox_hurry", {{"now", fromTime(now)}, {"kind", jobKindName(kind)}}));
    return transaction.commit();
}

Result<std::optional<Timestamp>> Outbox::nextDueTime(JobKind kind, Timestamp now) const
{
    INK_ASSIGN(query, run(m_db, "outbox_next_of", {{"kind", jobKindName(kind)}, {"now", fromTime(now)}}));
    if (!query.next()) return std::nullopt;
    return toOptionalTime(query["moment"]);
}

Result<std::optional<Timestamp>> Outbox::nextDueTime() const
{
    INK_ASSIGN(query, run(m_db, "outbox_next", {}));
    if (!query.next()) return std::nullopt;
    return toOptionalTime(query["moment"]);
}

Result<QList<Job>> Outbox::jobsOf(DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "outbox_document", {id.value()}));
    return jobsFrom(query);
}

Result<QList<Job>> Outbox::jobsOf(const QList<DocumentId>& ids) const
{
    if (ids.isEmpty()) return QList<Job>();
    QStringList list;
    for (const DocumentId id : ids)
        list.append(QString::number(id.value()));
    INK_ASSIGN(query, run(m_db, "outbox_documents", {list.join(QLatin1Char(','))}));
    return jobsFrom(query);
}

Result<void> Outbox::releaseLeases(const QString& ownerPrefix)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "outbox_release", {{"owner_prefix", ownerPrefix}}));
    return transaction.commit();
}

} // namespace ink::store
