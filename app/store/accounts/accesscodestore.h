#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::store {

/** The state of the codes that protect invitations: failed attempts, one-time codes, codes that have been
 * entered, and former invitations. GUIDs, codes and tokens are stored as SHA-256. */
class AccessCodeStore final
{
public:
    explicit AccessCodeStore(Database& database) : m_db(database) {}

    struct Attempts
    {
        int failedCount = 0;
        Timestamp since{};
    };
    /** Returns the current count, without a lock. */
    [[nodiscard]] Result<Attempts> attempts(const QString& guid) const;
    /** Like attempts(), but locks the row until the transaction ends, so that concurrent attempts are counted
     * separately. */
    [[nodiscard]] Result<Attempts> lockAttempts(Transaction& transaction, const QString& guid, Timestamp now);
    [[nodiscard]] Result<void> setAttempts(Transaction& transaction, const QString& guid,
                                           const Attempts& attempts);
    [[nodiscard]] Result<void> clearAttempts(Transaction& transaction, const QString& guid);

    struct SentCode
    {
        QString hash; ///< codeHash() of the code
        Timestamp sent{};
        Timestamp expires{};
    };
    [[nodiscard]] static QString codeHash(const QString& guid, const QByteArray& code);
    [[nodiscard]] Result<std::optional<SentCode>> sentCode(const QString& guid) const;
    [[nodiscard]] Result<void> setSentCode(Transaction& transaction, const QString& guid,
                                           const SentCode& code);
    [[nodiscard]] Result<void> removeSentCode(Transaction& transaction, const QString& guid);

    /** Returns the kinds of code (bits) that the holder of this token has entered for this invitation; 0 =
     * none. */
    [[nodiscard]] Result<int> enteredCodes(const QByteArray& token, const QString& guid, Timestamp now) const;
    [[nodiscard]] Result<void> setEnteredCodes(Transaction& transaction, const QByteArray& token,
                                               const QString& guid, int passed, Timestamp expires);
    /** Removes expired entries, and attempts that began before `attemptsBefore`. */
    [[nodiscard]] Result<void> removeExpired(Transaction& transaction, Timestamp now,
                                             Timestamp attemptsBefore);

    /** Records an invitation that ends because it is replaced by another link or its document is purged. */
    [[nodiscard]] Result<void> addFormerInvitation(Transaction& transaction, const QString& guid,
                                                   domain::DocumentId id);
    /** Returns the document of a former invitation; null if there is no such invitation. */
    [[nodiscard]] Result<domain::DocumentId> formerDocument(const QString& guid) const;

private:
    Database& m_db;
};

} // namespace ink::store
