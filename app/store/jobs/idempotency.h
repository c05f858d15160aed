#pragma once

#include "app/base/clock.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <chrono>

namespace ink::store {

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
