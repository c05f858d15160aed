#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"
#include "app/store/jobs/jobkind.h"

#include <QJsonObject>

#include <chrono>
#include <optional>

namespace ink::store {

/** A unit of work that must complete even if the process dies. */
struct Job
{
    explicit Job(JobKind theKind) : kind(theKind) {}

    qint64 id = 0;
    JobKind kind;
    QString key; ///< unique per kind: duplicates are merged into one job
    domain::DocumentId documentId;
    QJsonObject payload;
    int attempts = 0;
    Timestamp notBefore{};
    Message lastError;
    QString
        lane; ///< the receiver, when the number of concurrent jobs per receiver is limited; see leaseByLane
    domain::AccountId account = {}; ///< for a job without a document; null = the document's account
    /** Keeps the due time of a job that is already queued, so that new work waits for the pending retry. */
    bool waitsBehind = false;
};

/** Returns the id of the subscription to which a callback job sends events; 0 = a document's callback. */
[[nodiscard]] qint64 subscriptionOf(const Job& job);
/** Returns the payload of a job that sends events to a subscription. */
[[nodiscard]] QJsonObject subscriptionPayload(qint64 subscription);

/** Queues a job within the current transaction, and returns its account (0 = none). For the store; others use
 * `Outbox::queue`. */
[[nodiscard]] Result<qint64> queueJob(const Database& database, const Job& job);

/** The job queue. A job must be queued in the transaction that makes it necessary, and ends only with
 * `complete`. Reading a job of an unknown kind is an error (Database). */
class Outbox final
{
public:
    explicit Outbox(Database& database) : m_db(database) {}

    /** Queues a job. For kinds that responses show, raises the revision of the document's account. */
    [[nodiscard]] Result<void> queue(Transaction& transaction, const Job& job);
    /** Leases the next due job of one of `kinds` to `owner`; nullopt if no job is due. If the worker dies,
     * the lease expires and another worker gets the job. */
    [[nodiscard]] Result<std::optional<Job>> leaseNext(const QList<JobKind>& kinds, const QString& owner,
                                                       Timestamp now, std::chrono::milliseconds lease);
    /** Limits for `leaseByLane`. */
    struct Slots
    {
        int free = 0;       ///< jobs that the worker can run in addition to those it holds
        int maxPerCall = 0; ///< maximum number of jobs leased by one call
        int maxPerLane = 0; ///< maximum number of leased jobs per lane, across all workers
    };
    /**
     * Leases due jobs of a kind that has lanes. Accounts that hold fewer jobs go first, and the lanes of an
     * account take turns. An account gets at most half of the owner's remaining free slots, but at least one.
     * The other jobs stay queued. Considers up to `maxLanesPerAccount` lanes of an account.
     */
    [[nodiscard]] Result<QList<Job>> leaseByLane(JobKind kind, const QString& owner, Timestamp now,
                                                 std::chrono::milliseconds lease, const Slots& slots);
    static constexpr int maxLanesPerAccount = 64;
    /** Returns whether `owner` still holds the job's lease. The result can't change until the transaction
     * ends. */
    [[nodiscard]] Result<bool> isLeaseHolder(Transaction& transaction, qint64 jobId, const QString& owner);
    /** Extends the leases that `owner` still holds. */
    [[nodiscard]] Result<void> renewLeases(const QList<qint64>& jobIds, const QString& owner,
                                           Timestamp until);
    /** Removes a completed job; call it in the transaction that stores the result. */
    [[nodiscard]] Result<void> complete(Transaction& transaction, qint64 jobId);
    /** Reschedules a job for `notBefore` with a reason for display. If `owner` is set, only if that owner
     * still holds the job. `counts`: whether this counts as an attempt. */
    [[nodiscard]] Result<void> retryLater(qint64 jobId, Timestamp notBefore, const Message& reason,
                                          const QString& owner = {}, bool counts = true);
    [[nodiscard]] Result<void> retryLater(Transaction& transaction, qint64 jobId, Timestamp notBefore,
                                          const Message& reason, bool counts = true);
    /** Makes waiting jobs of these kinds due now. */
    [[nodiscard]] Result<void> makeDue(const QList<JobKind>& kinds, Timestamp now);
    /** Returns the time when the next job becomes due, if any. */
    [[nodiscard]] Result<std::optional<Timestamp>> nextDueTime() const;
    /** Like nextDueTime() above, but for one kind. A job that is leased at `now` becomes due when its lease
     * expires. */
    [[nodiscard]] Result<std::optional<Timestamp>> nextDueTime(JobKind kind, Timestamp now) const;
    [[nodiscard]] Result<QList<Job>> jobsOf(domain::DocumentId id) const;
    /** Like jobsOf() above, but for several documents in one statement. */
    [[nodiscard]] Result<QList<Job>> jobsOf(const QList<domain::DocumentId>& ids) const;
    /** Releases the leases of all owners whose names begin with this prefix, for processes that have
     * ended. */
    [[nodiscard]] Result<void> releaseLeases(const QString& ownerPrefix);

private:
    Database& m_db;
};

} // namespace ink::store
