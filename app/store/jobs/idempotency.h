#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <chrono>

namespace ink::store {

/** Cached first responses by Idempotency-Key (contract §1), kept for 7 days. */
class IdempotencyStore final
{
public:
    explicit IdempotencyStore(Database& database) : m_db(database) {}
    // Number(idempotencyTime_keptFor, time): Idempotency key: how long the first response is repeated
    // Index(keptFor): Idempotency key: how long it holds
    /** Counted from the first request with a key. */
    static constexpr std::chrono::hours keptFor{24 * 7};
    struct Answer
    {
        int httpStatus = 0;
        QByteArray body;
        QByteArray contentType;
        QByteArray location = {}; ///< of what was made; may be empty
    };
    enum class State {
        New,     ///< reserved for this caller: run the request, then call finish (or giveUp)
        Replay,  ///< `answer` is the cached first response
        Running, ///< the first request is still running: 409, retryable
        Done, ///< it completed, but its response was not stored: this caller builds a new one from `effect`
        Mismatch ///< the key was used for another request: 409
    };
    struct Reservation
    {
        State state = State::New;
        Answer answer;
        QList<domain::DocumentId> effect; ///< of Done: the documents that it affected
    };
    /**
     * Identifies the process; never empty. releaseRunning releases the reservations of a process that died.
     */
    void setOwner(const QString& owner) { m_owner = owner; }
    /**
     * Adds a document to the effects of the request with this key, in the same transaction, so that a crash
     * before `finish` can't cause a second run. Unavailable when another instance took the key over
     * meanwhile: roll back then.
     */
    [[nodiscard]] Result<void> noteEffect(Transaction& transaction, domain::AccountId account,
                                          const QString& key, domain::DocumentId document);
    [[nodiscard]] Result<void> releaseRunning(const QString& ownerPrefix);
    [[nodiscard]] Result<Reservation> reserve(domain::AccountId account, const QString& key,
                                              const QByteArray& requestHash, Timestamp now);
    /** Stores the first response. */
    [[nodiscard]] Result<void> finish(domain::AccountId account, const QString& key, const Answer& answer);
    /** The same inside the request's own transaction; Unavailable as for noteEffect. */
    [[nodiscard]] Result<void> finish(Transaction& transaction, domain::AccountId account, const QString& key,
                                      const Answer& answer);
    /** Ends the request without a stored response: the next one with this key runs the work that is left. */
    [[nodiscard]] Result<void> giveUp(domain::AccountId account, const QString& key);

private:
    [[nodiscard]] Result<bool> insertNew(domain::AccountId account, const QString& key,
                                         const QByteArray& requestHash, Timestamp now);
    /** Returns true once a minute, when expired entries are due for removal. */
    [[nodiscard]] bool cleansNow(Timestamp now);

    Database& m_db;
    QString m_owner = QStringLiteral("-");
    std::atomic<qint64> m_cleaned = 0;
};

} // namespace ink::store
