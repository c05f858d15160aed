#pragma once

#include "app/base/secret.h"
#include "app/domain/account/account.h"
#include "app/store/database/database.h"

#include <QMap>

namespace ink::store {

// Index(secretHash): API key: what the service keeps of it
/** Returns the SHA-256 of an API key or session cookie. A plain hash is enough, because both have at least
 * 192 random bits. */
[[nodiscard]] QByteArray secretHash(const QByteArray& secret);

/** Accounts, their API keys and sessions. Keys and cookies are stored as SHA-256 only; see secretHash(). */
class AccountStore final
{
public:
    explicit AccountStore(Database& database) : m_db(database) {}

    struct Account
    {
        domain::AccountId id;
        QString email;
        bool isDisabled = false;
        QByteArray passwordHash; ///< empty = no sign-in with a password
        domain::UserSetting userSetting;
        domain::NotificationSetting notificationSetting;
        qint64 documentsSent = 0;
        qint64 chargesCents = 0;
        QByteArray callbackSecret; ///< for X-Inkstone-Signature
    };

    [[nodiscard]] Result<Account> create(Transaction& transaction, const QString& email, const QString& name);
    [[nodiscard]] Result<QList<Account>> list() const;
    [[nodiscard]] Result<Account> load(domain::AccountId id) const;
    [[nodiscard]] Result<Account> loadByEmail(const QString& email) const;
    [[nodiscard]] Result<void> saveSettings(Transaction& transaction, const Account& account);
    [[nodiscard]] Result<void> setPasswordHash(Transaction& transaction, domain::AccountId id,
                                               const QByteArray& hash);
    /** Sets the secret that signs all later callbacks. */
    [[nodiscard]] Result<void> setCallbackSecret(Transaction& transaction, domain::AccountId id,
                                                 const Secret& secret);
    /** Disables or enables an account. The keys, password and sessions of a disabled account are rejected. */
    [[nodiscard]] Result<void> setDisabled(Transaction& transaction, domain::AccountId id, bool disabled);

    /** The number of an account's documents, including templates and the trash, and the size of their
     * files. */
    struct Usage
    {
        domain::AccountId account;
        qint64 documents = 0;
        qint64 bytes = 0;
    };
    [[nodiscard]] Result<Usage> usage(domain::AccountId id) const;
    /** Returns the first `limit` accounts that exceed one of the two limits. */
    [[nodiscard]] Result<QList<Usage>> usageOverLimits(qint64 documents, qint64 bytes, int limit) const;

    /** Creates a key that is valid until `expires`, and returns it. The key can't be retrieved again. */
    [[nodiscard]] Result<Secret> addKey(Transaction& transaction, domain::AccountId id, const QString& name,
                                        Timestamp now, std::optional<Timestamp> expires);
    /** A new key, with the details that listings show later. */
    struct NewKey
    {
        Secret key;
        domain::ApiKeyInfo info;
    };
    [[nodiscard]] Result<NewKey> createKey(Transaction& transaction, domain::AccountId id,
                                           const QString& name, Timestamp now,
                                           std::optional<Timestamp> expires,
                                           const domain::KeyRights& rights = {});
    [[nodiscard]] Result<QList<domain::ApiKeyInfo>> keys(domain::AccountId id) const;
    [[nodiscard]] Result<void> revokeKey(Transaction& transaction, domain::AccountId id, qint64 keyId);
    /** Sets the time from which the key is rejected. */
    [[nodiscard]] Result<void> expireKey(Transaction& transaction, domain::AccountId id, qint64 keyId,
                                         Timestamp end);
    /** Records when keys, by id, were last used. Ignores times before the recorded one. */
    [[nodiscard]] Result<void> recordKeyUses(Transaction& transaction, const QMap<qint64, Timestamp>& uses);
    /** Records when keys, by id, last called a deprecated operation. Ignores times before the recorded
     * one. */
    [[nodiscard]] Result<void> recordDeprecatedKeyUses(Transaction& transaction,
                                                       const QMap<qint64, Timestamp>& uses);

    /** Adds a session, identified by the SHA-256 of its cookie value. `keyId` is the key that opened the
     * session, which ends when the key does; 0 = a password. */
    [[nodiscard]] Result<void> addSession(Transaction& transaction, const QByteArray& cookieHash,
                                          domain::AccountId id, Timestamp now, qint64 keyId = 0);
    struct Session
    {
        Account account;
        qint64 key = 0; ///< as in addSession
        domain::KeyRights rights;
        std::optional<Timestamp> lastDeprecatedUse = {}; ///< last deprecated use of the key
    };
    /** Loads the session and records its use. Enforces 30 min of inactivity and 12 h in total (contract
     * §2.2). */
    [[nodiscard]] Result<Session> loadSession(Transaction& transaction, const QByteArray& cookieHash,
                                              Timestamp now) const;
    [[nodiscard]] Result<void> removeSession(Transaction& transaction, const QByteArray& cookieHash);
    /** Ends all sessions of an account. */
    [[nodiscard]] Result<void> removeSessions(Transaction& transaction, domain::AccountId id);

private:
    Database& m_db;
};

} // namespace ink::store
