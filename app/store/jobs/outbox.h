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
    int tries = 0;
    Timestamp notBefore{};
    Message lastError;
    QString
        lane; ///< the receiver, when the number of concurrent jobs per receiver is limited; see takeByLane
};

/** The job queue. Queue a job in the transaction that makes it necessary; a job ends only by `done` or
 * `drop`. Reading a job of an unknown kind is an error (Database). */
class Outbox final
{
public:
    explicit Outbox(Database& database) : m_db(database) {}

    /** For a kind that responses show, raises the revision of the document's account. */
    [[nodiscard]] Result<void> queue(Transaction& transaction, const Job& job);
    /** Leases the next due job of one of `kinds` to `owner`. If the worker dies, the lease expires and
     * another worker takes the job. Nothing = no job is due. */
    [[nodiscard]] Result<std::optional<Job>> take(const QList<JobKind>& kinds, const QString& owner,
                                                  Timestamp now, std::chrono::milliseconds lease);
    /** Limits for the jobs that a worker takes with `takeByLane`. */
    struct Slots
    {
        int free = 0;    ///< jobs that the worker can run besides those that it holds
        int batch = 0;   ///< maximum per call
        int perLane = 0; ///< maximum per lane, across all workers
    };
    /**
     * Takes due jobs of a kind that have a lane. Accounts that hold fewer jobs go first, the lanes of an
     * account take turns, and an account gets at most half of the owner's slots that are free at that point,
     * but at least one. The other jobs stay queued. Considers up to `lanesPerAccount` lanes of an account.
     */
    [[nodiscard]] Result<QList<Job>> takeByLane(JobKind kind, const QString& owner, Timestamp now,
                                                std::chrono::milliseconds lease, const Slots& slots);
    static constexpr int lanesPerAccount = 64;
    /** Returns whether `owner` still holds the job; that can't change until the transaction ends. */
    [[nodiscard]] Result<bool> holds(Transaction& transaction, qint64 jobId, const QString& owner);
    /** Extends those of these leases that `owner` still holds. */
    [[nodiscard]] Result<void> renew(const QList<qint64>& jobIds, const QString& owner, Timestamp until);
    /** Removes a completed job; call it in the transaction that stores the result. */
    [[nodiscard]] Result<void> done(Transaction& transaction, qint64 jobId);
    /** Reschedules a job for `notBefore` with a reason for display; with an `owner`, only if that owner
     * still holds it. `counts`: taking it was an attempt. */
    [[nodiscard]] Result<void> retryLater(qint64 jobId, Timestamp notBefore, const Message& reason,
                                          const QString& owner = {}, bool counts = true);
    [[nodiscard]] Result<void> retryLater(Transaction& transaction, qint64 jobId, Timestamp notBefore,
                                          const Message& reason, bool counts = true);
    /** Makes waiting jobs of these kinds due: what they waited for is there. */
    [[nodiscard]] Result<void> hurry(const QList<JobKind>& kinds, Timestamp now);
    /** The time when the next job becomes due, if there is one. */
    [[nodiscard]] Result<std::optional<Timestamp>> nextDue() const;
    /** The same for one kind. A job that is leased at `now` becomes due when its lease expires. */
    [[nodiscard]] Result<std::optional<Timestamp>> nextDue(JobKind kind, Timestamp now) const;
    [[nodiscard]] Result<QList<Job>> jobsOf(domain::DocumentId id) const;
    /** The same for several documents, in one statement. */
    [[nodiscard]] Result<QList<Job>> jobsOf(const QList<domain::DocumentId>& ids) const;
    /** Releases all leases of owners on this machine that are no longer alive. */
    [[nodiscard]] Result<void> releaseLeases(const QString& ownerPrefix);

private:
    Database& m_db;
};

} // namespace ink::store
