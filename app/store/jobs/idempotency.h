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
    // Number(idempotencyTime_retention, time): Idempotency key: how long the first response is repeated
    // Index(retention): Idempotency key: how long it holds
    /** Counted from the first request with the key. */
    static constexpr std::chrono::hours retention{24 * 7};
    struct Response
    {
        int httpStatus = 0;
        QByteArray body;
        QByteArray contentType;
        QByteArray location = {}; ///< of the created resource; may be empty
    };
    enum class State {
        New,     ///< reserved for this caller: run the request, then call finish (or abandon)
        Replay,  ///< `response` is the cached first response
        Running, ///< the first request is still running: 409, retryable
        Done,    ///< the first request completed, but its response was not stored: this caller builds a new
                 ///< one from `affectedDocuments`
        Mismatch ///< the key was used for another request: 409
    };
    struct Reservation
    {
        State state = State::New;
        Response response;
        QList<domain::DocumentId>
            affectedDocuments; ///< the documents affected by the completed request (Done)
    };
    /**
     * Sets the name of this process for its reservations; never empty. releaseRunning() releases the
     * reservations of a process that died.
     */
    void setOwner(const QString& owner) { m_owner = owner; }
    /** Records in the same transaction that the request with this key affected a document, so that a crash
     * before `finish` can't cause a second run. Returns Unavailable if another instance has taken over the
     * key; the transaction must then be rolled back. */
    [[nodiscard]] Result<void> addAffectedDocument(Transaction& transaction, domain::AccountId account,
                                                   const QString& key, domain::DocumentId document);
    [[nodiscard]] Result<void> releaseRunning(const QString& ownerPrefix);
    [[nodiscard]] Result<Reservation> reserve(domain::AccountId account, const QString& key,
                                              const QByteArray& requestHash, Timestamp now);
    /** Stores the first response. */
    [[nodiscard]] Result<void> finish(domain::AccountId account, const QString& key, const Response& answer);
    /** Like finish() above, but inside the request's own transaction. Returns Unavailable as described for
     * addAffectedDocument(). */
    [[nodiscard]] Result<void> finish(Transaction& transaction, domain::AccountId account, const QString& key,
                                      const Response& answer);
    /** Ends the request without storing a response. The next request with this key runs the remaining
     * work. */
    [[nodiscard]] Result<void> abandon(domain::AccountId account, const QString& key);

private:
    [[nodiscard]] Result<bool> insertNew(domain::AccountId account, const QString& key,
                                         const QByteArray& requestHash, Timestamp now);
    /** Returns true once a minute, when expired entries are to be removed. */
    [[nodiscard]] bool isCleanupDue(Timestamp now);

    Database& m_db;
    QString m_owner = QStringLiteral("-");
    std::atomic<qint64> m_lastCleanup = 0;
};

} // namespace ink::store
