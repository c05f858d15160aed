#pragma once

#include "app/base/clock.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::store {

/**
 * The state of invitations' codes: wrong attempts, one-time codes, passes, and which invitations are gone.
 * An invitation is named by its GUID and kept as its SHA-256; codes and tokens are kept as SHA-256 too.
 */
class GateStore final
{
public:
    explicit GateStore(Database& database) : m_db(database) {}

    struct Attempts
    {
        int wrong = 0;
        Timestamp since{};
    };
    /** The current count, without a lock. */
    [[nodiscard]] Result<Attempts> attempts(const QString& guid) const;
    /** Locks the row until the transaction ends: no two attempts are counted as one. */
    [[nodiscard]] Result<Attempts> lockAttempts(Transaction& transaction, const QString& guid, Timestamp now);
    [[nodiscard]] Result<void> setAttempts(Transaction& transaction, const QString& guid,
                                           const Attempts& attempts);
    [[nodiscard]] Result<void> clearAttempts(Transaction& transaction, const QString& guid);

    struct SentCode
    {
        QString hash; ///< codeHash of it
        Timestamp sent{};
        Timestamp expires{};
    };
    [[nodiscard]] static QString codeHash(const QString& guid, const QByteArray& code);
    [[nodiscard]] Result<std::optional<SentCode>> sentCode(const QString& guid) const;
    [[nodiscard]] Result<void> setSentCode(Transaction& transaction, const QString& guid,
                                           const SentCode& code);
    [[nodiscard]] Result<void> removeSentCode(Transaction& transaction, const QString& guid);

    /** Which kinds of code (bits) the holder of this token has given for this invitation; 0 = none. */
    [[nodiscard]] Result<int> passed(const QByteArray& token, const QString& guid, Timestamp now) const;
    [[nodiscard]] Result<void> setPassed(Transaction& transaction, const QByteArray& token,
                                         const QString& guid, int passed, Timestamp expires);
    /** Forgets what has expired, and attempts that began before `attemptsBefore`. */
    [[nodiscard]] Result<void> clean(Transaction& transaction, Timestamp now, Timestamp attemptsBefore);

    /** Remembers that this invitation was there, when it is given another link or its document is deleted for
     * good. */
    [[nodiscard]] Result<void> bury(Transaction& transaction, const QString& guid, domain::DocumentId id);
    /** The document that such an invitation belonged to; null = there never was one. */
    [[nodiscard]] Result<domain::DocumentId> formerDocument(const QString& guid) const;

private:
    Database& m_db;
};

} // namespace ink::store
