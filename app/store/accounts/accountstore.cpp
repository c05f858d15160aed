#include "app/store/accounts/accountstore.h"

#include "app/base/reasons.h"
#include "app/domain/account/settingfields.h"
#include "app/domain/document/localsender.h"
#include "app/domain/text/localecodes.h"
#include "app/store/accounts/keystate.h"
#include "app/store/accounts/reasons.h"
#include "app/store/database/query.h"
#include "app/store/database/storedcode.h"

#include <QCryptographicHash>
#include <QJsonArray>

namespace ink::store {

using namespace domain;
using namespace std::chrono_literals;

namespace {

// Number(sessionIdle, time): Session cookie: idle timeout
constexpr auto sessionIdle = 30min;
// Index(sessionLife): Session cookie: lifetime, and how long it may be unused
// Number(sessionLife, time): Session cookie: maximum lifetime
constexpr auto sessionLife = 12h;

/** Parses a setting that settingObject() wrote into a column. Returns a Database error if it contains an
 * unknown code. */
template <typename Setting>
Result<Setting> settingFrom(const QJsonObject& object, const char* column, AccountId account)
{
    Setting setting;
    std::optional<Error> fault;
    forEachField<Setting>([&](const auto& field) {
        const QJsonValue value = object.value(field.name);
        if (readSetting(value, setting.*field.member) || fault) return;
        const QByteArray name = QByteArray(column) + '.' + field.name.toString().toLatin1();
        fault = unknownCodeError(name.constData(), value.toVariant(), account.value());
    });
    if (fault) return fail(std::move(*fault));
    return setting;
}

Result<AccountStore::Account> accountOf(const Query& row)
{
    AccountStore::Account a;
    a.id = AccountId(row["id"].toLongLong());
    a.email = row["email"].toString();
    a.isDisabled = row["disabled"].toBool();
    a.passwordHash = row["password_hash"].toByteArray();
    INK_ASSIGN(user, settingFrom<UserSetting>(jsonObject(row["user_setting"]), "account.user_setting", a.id));
    a.userSetting = std::move(user);
    // The workspace uses the computer's time zone, even if that changes.
    if (a.email == localSenderEmail()) a.userSetting.timeZone = computerTimeZone();
    INK_ASSIGN(notification, settingFrom<NotificationSetting>(jsonObject(row["notification_setting"]),
                                                              "account.notification_setting", a.id));
    a.notificationSetting = std::move(notification);
    a.documentsSent = row["documents_sent"].toLongLong();
    a.chargesCents = row["charges_cents"].toLongLong();
    a.callbackSecret = row["callback_secret"].toByteArray();
    return a;
}

QVariant limitOf(const UserSetting& s)
{
    return s.spendLimitCents ? QVariant(*s.spendLimitCents) : QVariant();
}

QString emailKey(const QString& email)
{
    return email.trimmed().toCaseFolded();
}

} // namespace

QByteArray secretHash(const QByteArray& secret)
{
    return QCryptographicHash::hash(secret, QCryptographicHash::Sha256);
}

Result<AccountStore::Account> AccountStore::create(Transaction& transaction, const QString& email,
                                                   const QString& name)
{
    const Database& db = transaction.database();
    INK_ASSIGN(existing, run(db, "account_by_email", {emailKey(email)}));
    if (existing.next()) return fail(ErrorCode::Duplicate, reasons::alreadyAccountAddress());
    existing.finish();
    UserSetting user;
    user.name = name;
    const auto id = runForId(db, "account_insert",
                             {{"email", email.trimmed()},
                              {"email_key", emailKey(email)},
                              {"user_setting", jsonText(settingObject(user))},
                              {"notification_setting", jsonText(settingObject(NotificationSetting()))},
                              {"spend_limit_cents", QVariant()},
                              {"callback_secret", Secret::random(32).reveal()}});
    if (!id && id.error().code == ErrorCode::Duplicate)
        return fail(ErrorCode::Duplicate, reasons::alreadyAccountAddress());
    INK_TRY(id);
    return load(AccountId(*id));
}

Result<QList<AccountStore::Account>> AccountStore::list() const
{
    INK_ASSIGN(query, run(m_db, "account_list", {}));
    QList<Account> all;
    while (query.next()) {
        INK_ASSIGN(account, accountOf(query));
        all.append(std::move(account));
    }
    return all;
}

Result<AccountStore::Account> AccountStore::load(AccountId id) const
{
    INK_ASSIGN(query, run(m_db, "account_load", {id.value()}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::noSuchAccount());
    return accountOf(query);
}

Result<AccountStore::Account> AccountStore::loadByEmail(const QString& email) const
{
    INK_ASSIGN(query, run(m_db, "account_by_email", {emailKey(email)}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::noSuchAccount());
    return accountOf(query);
}

Result<void> AccountStore::saveSettings(Transaction& transaction, const Account& account)
{
    INK_TRY(run(transaction.database(), "account_save",
                {account.isDisabled ? 1 : 0, jsonText(settingObject(account.userSetting)),
                 jsonText(settingObject(account.notificationSetting)), limitOf(account.userSetting),
                 account.id.value()}));
    return {};
}

Result<void> AccountStore::setPasswordHash(Transaction& transaction, AccountId id, const QByteArray& hash)
{
    INK_TRY(run(transaction.database(), "account_password", {hash, id.value()}));
    return {};
}

Result<AccountStore::Usage> AccountStore::usage(AccountId id) const
{
    INK_ASSIGN(query, run(m_db, "account_usage", {{"id", id.value()}}));
    if (!query.next()) return Usage{id};
    return Usage{id, query["documents"].toLongLong(), query["bytes"].toLongLong()};
}

Result<QList<AccountStore::Usage>> AccountStore::usageOverLimits(qint64 documents, qint64 bytes,
                                                                 int limit) const
{
    INK_ASSIGN(query, run(m_db, "account_usage_over", {documents, bytes, limit}));
    QList<Usage> over;
    while (query.next())
        over.append({AccountId(query["id"].toLongLong()), query["documents"].toLongLong(),
                     query["bytes"].toLongLong()});
    return over;
}

Result<Secret> AccountStore::addKey(Transaction& transaction, AccountId id, const QString& name,
                                    Timestamp now, std::optional<Timestamp> expires)
{
    INK_ASSIGN(made, createKey(transaction, id, name, now, expires));
    return std::move(made.key);
}

Result<AccountStore::NewKey> AccountStore::createKey(Transaction& transaction, AccountId id,
                                                     const QString& name, Timestamp now,
                                                     std::optional<Timestamp> expires,
                                                     const KeyRights& rights)
{
    NewKey made;
    made.key = Secret::random();
    made.info.name = name;
    made.info.lastFour = QString::fromLatin1(made.key.reveal().right(4));
    made.info.created = now;
    made.info.expires = expires;
    made.info.rights = rights;
    INK_ASSIGN(keyId, runForId(transaction.database(), "key_insert",
                               {{"account_id", id.value()},
                                {"name", fromText(name)},
                                {"hash", secretHash(made.key.reveal())},
                                {"last_four", made.info.lastFour},
                                {"created", fromTime(now)},
                                {"expires", fromTime(expires)},
                                {"scopes", scopesColumn(rights.scopes)},
                                {"folder_id", orNull(rights.folder)}}));
    made.info.id = keyId;
    return made;
}

Result<void> AccountStore::setCallbackSecret(Transaction& transaction, AccountId id, const Secret& secret)
{
    INK_TRY(run(transaction.database(), "account_secret", {secret.reveal(), id.value()}));
    return {};
}

Result<QList<ApiKeyInfo>> AccountStore::keys(AccountId id) const
{
    INK_ASSIGN(query, run(m_db, "key_list", {id.value()}));
    QList<ApiKeyInfo> all;
    while (query.next())
        all.append({.id = query["id"].toLongLong(),
                    .name = query["name"].toString(),
                    .lastFour = query["last_four"].toString(),
                    .created = toTime(query["created"]),
                    .lastUsed = toOptionalTime(query["last_used"]),
                    .lastDeprecatedUse = toOptionalTime(query["last_deprecated_use"]),
                    .expires = toOptionalTime(query["expires"]),
                    .rights = keyRights(query)});
    return all;
}

Result<void> AccountStore::revokeKey(Transaction& transaction, AccountId id, qint64 keyId)
{
    INK_ASSIGN(query, run(transaction.database(), "key_remove", {id.value(), keyId}));
    if (query.numRowsAffected() == 0) return fail(ErrorCode::NotFound, reasons::noSuchKey());
    return {};
}

Result<void> AccountStore::recordKeyUses(Transaction& transaction, const QMap<qint64, Timestamp>& uses)
{
    for (auto use = uses.cbegin(); use != uses.cend(); ++use)
        INK_TRY(
            run(transaction.database(), "key_used", {{"time", fromTime(use.value())}, {"id", use.key()}}));
    return {};
}

Result<void> AccountStore::recordDeprecatedKeyUses(Transaction& transaction,
                                                   const QMap<qint64, Timestamp>& uses)
{
    for (auto use = uses.cbegin(); use != uses.cend(); ++use)
        INK_TRY(run(transaction.database(), "key_used_deprecated",
                    {{"time", fromTime(use.value())}, {"id", use.key()}}));
    return {};
}

Result<void> AccountStore::addSession(Transaction& transaction, const QByteArray& cookieHash, AccountId id,
                                      Timestamp now, qint64 keyId)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_TRY(run(transaction.database(), "session_clean",
                {fromTime(now - sessionIdle), fromTime(now - sessionLife)}));
    INK_TRY(run(transaction.database(), "session_insert",
                {{"cookie_hash", cookieHash},
                 {"account_id", id.value()},
                 {"created", fromTime(now)},
                 {"last_used", fromTime(now)},
                 {"key_id", keyId > 0 ? QVariant(keyId) : QVariant()}}));
    return {};
}

Result<AccountStore::Session> AccountStore::loadSession(Transaction& transaction,
                                                        const QByteArray& cookieHash, Timestamp now) const
{
    INK_ASSIGN(query, run(transaction.database(), "session_load",
                          {{"cookie_hash", cookieHash},
                           {"used", fromTime(now - sessionIdle)},
                           {"created", fromTime(now - sessionLife)},
                           {"now", fromTime(now)}}));
    if (!query.next()) return fail(ErrorCode::Auth, reasons::sessionEnded());
    const AccountId id(query["account_id"].toLongLong());
    const qint64 key = query["key_id"].toLongLong();
    const KeyRights rights = key > 0 ? keyRights(query) : KeyRights();
    const auto lastDeprecatedUse = toOptionalTime(query["last_deprecated_use"]);
    query.finish();
    INK_TRY(run(transaction.database(), "session_used", {fromTime(now), cookieHash}));
    INK_ASSIGN(account, load(id));
    if (account.isDisabled) return fail(ErrorCode::Auth, reasons::sessionEnded());
    return Session{std::move(account), key, rights, lastDeprecatedUse};
}

Result<void> AccountStore::removeSession(Transaction& transaction, const QByteArray& cookieHash)
{
    INK_TRY(run(transaction.database(), "session_remove", {cookieHash}));
    return {};
}

Result<void> AccountStore::setDisabled(Transaction& transaction, AccountId id, bool disabled)
{
    INK_TRY(run(transaction.database(), "account_disable", {disabled ? 1 : 0, id.value()}));
    return {};
}

Result<void> AccountStore::expireKey(Transaction& transaction, AccountId id, qint64 keyId, Timestamp end)
{
    INK_ASSIGN(query, run(transaction.database(), "key_expire", {fromTime(end), id.value(), keyId}));
    if (query.numRowsAffected() == 0) return fail(ErrorCode::NotFound, reasons::noSuchKey());
    return {};
}

Result<void> AccountStore::removeSessions(Transaction& transaction, AccountId id)
{
    INK_TRY(run(transaction.database(), "session_end", {id.value()}));
    return {};
}

} // namespace ink::store
