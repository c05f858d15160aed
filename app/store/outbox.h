#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/ids.h"
#include "app/store/database.h"

#include <QJsonObject>

#include <atomic>
#include <chrono>
#include <optional>

namespace ink::store {

/** A piece of work that must be done although the process may die: finalize, callback, mail … */
struct Job
{
    qint64 id = 0;
    QString kind; ///< `finalize`, `callback`, `mail`
    QString key;  ///< unique per kind: queueing the same work twice is one job
    domain::DocumentId documentId;
    QJsonObject payload;
    int tries = 0;
    Timestamp notBefore{};
    Message lastError;
    QString lane; ///< the receiver, when the jobs for one receiver at a time are limited; see takeByLane
};

/** The journal of work. Queue in the transaction that makes the work necessary; a job ends only by `done` or
 * `drop`. */
class Outbox final
{
public:
    explicit Outbox(Database& database) : m_db(database) {}

    [[nodiscard]] Result<void> queue(Transaction& transaction, const Job& job);
    /**
     * Takes the next due job of one of `kinds` for `owner` until `lease` is over: a worker that dies loses it
     * then, and another takes it. Nothing = nothing is due.
     */
    [[nodiscard]] Result<std::optional<Job>> take(const QStringList& kinds, const QString& owner,
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
    [[nodiscard]] Result<QList<Job>> takeByLane(const QString& kind, const QString& owner, Timestamp now,
                                                std::chrono::milliseconds lease, const Slots& slots);
    static constexpr int lanesPerAccount = 64;
    /** Whether `owner` still holds the job; it stays so until the transaction ends. */
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
    [[nodiscard]] Result<std::optional<Timestamp>> nextDue(const QString& kind, Timestamp now) const;
    [[nodiscard]] Result<QList<Job>> jobsOf(domain::DocumentId id) const;
    /** The same of several documents, by one statement. */
    [[nodiscard]] Result<QList<Job>> jobsOf(const QList<domain::DocumentId>& ids) const;
    /** Gives back every lease of owners on this machine that are no longer alive. */
    [[nodiscard]] Result<void> releaseLeases(const QString& ownerPrefix);

private:
    Database& m_db;
};

/** One callback POST and how it went (contract §7). */
struct Delivery
{
    QString id; ///< UUID, X-Inkstone-Delivery
    domain::DocumentId documentId;
    int part = 1; ///< 1 = JSON, 2 = multipart
    QString url;
    QString state; ///< `waiting`, `delivered`, `failed`
    Timestamp created{};
    int attempts = 0; ///< since it became `waiting`, for the pauses; `tries` keeps those of before too
    std::optional<Timestamp> nextTry; ///< not kept here: when its job is due
    struct Try
    {
        Timestamp time{};
        int httpStatus = 0;
        Message error;
    };
    QList<Try> tries;
};

class DeliveryStore final
{
public:
    explicit DeliveryStore(Database& database) : m_db(database) {}
    [[nodiscard]] Result<void> insert(Transaction& transaction, const Delivery& delivery);
    [[nodiscard]] Result<void> update(Transaction& transaction, const Delivery& delivery);
    [[nodiscard]] Result<Delivery> load(const QString& id) const;
    [[nodiscard]] Result<QList<Delivery>> list(domain::DocumentId id) const; ///< by part
    /** One of an account's deliveries, with its document's title. */
    struct Listed
    {
        Delivery delivery;
        QString title;
    };
    /** Of all documents of an account, the newest first; an empty `state` is any. */
    [[nodiscard]] Result<QList<Listed>> listOf(domain::AccountId account, const QString& state, int limit,
                                               int offset) const;

private:
    Database& m_db;
};

/** First answers by Idempotency-Key (contract §1), kept 7 days. */
class IdempotencyStore final
{
public:
    explicit IdempotencyStore(Database& database) : m_db(database) {}
    /** From the first request with a key on. */
    static constexpr std::chrono::hours keptFor{24 * 7};
    struct Answer
    {
        int httpStatus = 0;
        QByteArray body;
        QByteArray contentType;
    };
    enum class State {
        New,     ///< reserved for this caller: do it, then call finish (or forget)
        Replay,  ///< answer is the first one
        Running, ///< the first request is still at work: 409, retryable
        Done,    ///< it was carried out, but its answer was not kept: this caller answers anew from `effect`
        Mismatch ///< the key was used for another request: 409
    };
    struct Reservation
    {
        State state = State::New;
        Answer answer;
        QList<domain::DocumentId> effect; ///< of Done: the documents that it was carried out on
    };
    /** Who reserves here, never empty: what a process that died has reserved is given back by releaseRunning.
     */
    void setOwner(const QString& owner) { m_owner = owner; }
    /**
     * Adds a document to what the request with this key has done, in the transaction that does it: a crash
     * before `finish` cannot lead to doing it twice. Unavailable when another instance took the key over
     * meanwhile: then nothing of this may be kept.
     */
    [[nodiscard]] Result<void> noteEffect(Transaction& transaction, domain::AccountId account,
                                          const QString& key, domain::DocumentId document);
    [[nodiscard]] Result<void> releaseRunning(const QString& ownerPrefix);
    [[nodiscard]] Result<Reservation> reserve(domain::AccountId account, const QString& key,
                                              const QByteArray& requestHash, Timestamp now);
    /** Keeps the first answer. */
    [[nodiscard]] Result<void> finish(domain::AccountId account, const QString& key, const Answer& answer);
    /** The same in the transaction that does the request's whole work; Unavailable as for noteEffect. */
    [[nodiscard]] Result<void> finish(Transaction& transaction, domain::AccountId account, const QString& key,
                                      const Answer& answer);
    /** There is no answer worth keeping: the next one with this key does what was not done. */
    [[nodiscard]] Result<void> giveUp(domain::AccountId account, const QString& key);

private:
    [[nodiscard]] Result<bool> insertNew(domain::AccountId account, const QString& key,
                                         const QByteArray& requestHash, Timestamp now);
    /** Once a minute: what is too old goes. */
    [[nodiscard]] bool cleansNow(Timestamp now);

    Database& m_db;
    QString m_owner = QStringLiteral("-");
    std::atomic<qint64> m_cleaned = 0;
};

} // namespace ink::store
