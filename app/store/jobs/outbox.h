#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"
#include "app/store/jobs/jobkind.h"

#include <QJsonObject>

#include <chrono>
#include <optional>

namespace ink::store {

/** A piece of work that must be done although the process may die. */
struct Job
{
    explicit Job(JobKind theKind) : kind(theKind) {}

    qint64 id = 0;
    JobKind kind;
    QString key; ///< unique per kind: queueing the same work twice is one job
    domain::DocumentId documentId;
    QJsonObject payload;
    int tries = 0;
    Timestamp notBefore{};
    Message lastError;
    QString lane; ///< the receiver, when the jobs for one receiver at a time are limited; see takeByLane
};

/** The journal of work. Queue in the transaction that makes the work necessary; a job ends only by `done` or
 * `drop`. Reading a job of a kind that this version does not know is an error (Database). */
class Outbox final
{
public:
    explicit Outbox(Database& database) : m_db(database) {}

    [[nodiscard]] Result<void> queue(Transaction& transaction, const Job& job);
    /**
     * Takes the next due job of one of `kinds` for `owner` until `lease` is over: a worker that dies loses it
     * then, and another takes it. Nothing = nothing is due.
     */
    [[nodiscard]] Result<std::optional<Job>> take(const QList<JobKind>& kinds, const QString& owner,
                                                  Timestamp now, std::chrono::milliseconds lease);
    /** How many jobs a worker takes with `takeByLane`. */
    struct Slots
    {
        int free = 0;    ///< jobs that the worker can carry out beside those that it holds
        int batch = 0;   ///< maximum of one call
        int perLane = 0; ///< maximum that all workers together hold of one lane
    };
    /**
     * Takes due jobs of a kind that have a lane. Accounts that hold fewer jobs go first, the lanes of an
     * account take turns, and an account gets no more slots of this owner than it leaves free: half of the
     * slots that are free when it asks, and at least one. Everything beyond that stays untried. Looks at up
     * to `lanesPerAccount` lanes of an account.
     */
    [[nodiscard]] Result<QList<Job>> takeByLane(JobKind kind, const QString& owner, Timestamp now,
                                                std::chrono::milliseconds lease, const Slots& slots);
    static constexpr int lanesPerAccount = 64;
    /** Returns whether `owner` still holds the job; it stays so until the transaction ends. */
    [[nodiscard]] Result<bool> holds(Transaction& transaction, qint64 jobId, const QString& owner);
    /** Prolongs what `owner` still holds of these. */
    [[nodiscard]] Result<void> renew(const QList<qint64>& jobIds, const QString& owner, Timestamp until);
    /** Removes a job that is done, in the transaction that holds its result. */
    [[nodiscard]] Result<void> done(Transaction& transaction, qint64 jobId);
    /** Puts it back for `notBefore` with the reason that is shown; with an `owner` only what he still holds.
     */
    [[nodiscard]] Result<void> retryLater(qint64 jobId, Timestamp notBefore, const Message& reason,
                                          const QString& owner = {});
    [[nodiscard]] Result<void> retryLater(Transaction& transaction, qint64 jobId, Timestamp notBefore,
                                          const Message& reason);
    /** When the next job becomes due, if there is any. */
    [[nodiscard]] Result<std::optional<Timestamp>> nextDue() const;
    /** The same of one kind. What somebody holds at `now` becomes due with the end of his lease. */
    [[nodiscard]] Result<std::optional<Timestamp>> nextDue(JobKind kind, Timestamp now) const;
    [[nodiscard]] Result<QList<Job>> jobsOf(domain::DocumentId id) const;
    /** The same of several documents, by one statement. */
    [[nodiscard]] Result<QList<Job>> jobsOf(const QList<domain::DocumentId>& ids) const;
    /** Gives back every lease of owners on this machine that are no longer alive. */
    [[nodiscard]] Result<void> releaseLeases(const QString& ownerPrefix);

private:
    Database& m_db;
};

} // namespace ink::store
