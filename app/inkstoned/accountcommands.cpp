#include "app/inkstoned/accountcommands.h"

#include "app/domain/text/emailaddress.h"
#include "app/domain/text/localecodes.h"
#include "app/inkstoned/datasource.h"
#include "app/service/http/passwordhash.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/documents/folderstore.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

namespace ink::inkstoned {

namespace {

using store::AccountStore;

QString shown(std::optional<Timestamp> time)
{
    return time ? isoText(*time) : QStringLiteral("-");
}

/** Prints a new key, which is never shown again. The `id` of the JSON is that of the object that the command
 * created: an account with its first key, or a key. */
void sayKey(const CommandLine& line, const AccountStore::Account& account, const AccountStore::NewKey& key,
            qint64 made)
{
    const QString text = QString::fromLatin1(key.key.reveal());
    printResult(line,
                {{QStringLiteral("apiKey"), text},
                 {QStringLiteral("email"), account.email},
                 {QStringLiteral("id"), made},
                 {QStringLiteral("keyId"), key.info.id},
                 {QStringLiteral("accountId"), account.id.value()},
                 {QStringLiteral("expires"), wire::toJson(key.info).value(QStringLiteral("expires"))},
                 {QStringLiteral("scopes"), wire::toJson(key.info).value(QStringLiteral("scopes"))},
                 {QStringLiteral("folderId"), wire::toJson(key.info).value(QStringLiteral("folderId"))}},
                QStringLiteral("%1 has the API key\n%2\nIt is not shown again.").arg(account.email, text));
}

Result<void> addAccount(const CommandLine& line, store::Database& database)
{
    const QString email = line.value("email");
    if (!domain::isEmail(email))
        return failValidation(QStringLiteral("“%1” is not a valid email address").arg(email));
    const QString zone = line.value("time-zone", domain::computerTimeZone());
    if (!domain::isTimeZone(zone))
        return failValidation(
            QStringLiteral("“%1” is not a time zone such as Europe/Berlin (--time-zone)").arg(zone));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.create(transaction, email,
                                        line.value("name", email.section(QLatin1Char('@'), 0, 0))));
    account.userSetting.timeZone = zone;
    INK_TRY(accounts.saveSettings(transaction, account));
    INK_ASSIGN(key, accounts.createKey(transaction, account.id, QStringLiteral("First key"),
                                       SystemClock().now(), std::nullopt));
    INK_TRY(transaction.commit());
    sayKey(line, account, key, account.id.value());
    return {};
}

Result<void> listAccounts(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(all, AccountStore(database).list());
    QJsonArray array;
    for (const auto& account : std::as_const(all)) {
        if (!line.has("json"))
            printLine(QStringLiteral("%1\t%2\t%3%4")
                          .arg(QString::number(account.id.value()), account.email, account.userSetting.name,
                               account.isDisabled ? QStringLiteral("\tdisabled") : QString()));
        array.append(QJsonObject{{QStringLiteral("id"), account.id.value()},
                                 {QStringLiteral("email"), account.email},
                                 {QStringLiteral("name"), account.userSetting.name},
                                 {QStringLiteral("timeZone"), account.userSetting.timeZone},
                                 {QStringLiteral("disabled"), account.isDisabled},
                                 {QStringLiteral("hasPassword"), !account.passwordHash.isEmpty()},
                                 {QStringLiteral("documentsSent"), account.documentsSent},
                                 {QStringLiteral("chargesCents"), account.chargesCents}});
    }
    printResult(line, {{QStringLiteral("accounts"), array}});
    return {};
}

Result<void> setDisabled(const CommandLine& line, store::Database& database, bool disabled)
{
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value("email")));
    INK_TRY(accounts.setDisabled(transaction, account.id, disabled));
    if (disabled) INK_TRY(accounts.removeSessions(transaction, account.id));
    INK_TRY(transaction.commit());
    printResult(line, {{QStringLiteral("id"), account.id.value()}, {QStringLiteral("disabled"), disabled}});
    return {};
}

Result<void> disableAccount(const CommandLine& line, store::Database& database)
{
    return setDisabled(line, database, true);
}

Result<void> enableAccount(const CommandLine& line, store::Database& database)
{
    return setDisabled(line, database, false);
}

/** Returns the first line of the password file or, without --password-file, of the standard input. */
Result<Secret> newPassword(const CommandLine& line)
{
    if (const QString path = line.value("password-file"); !path.isEmpty()) return secretFromFile(path);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return fail(ErrorCode::Io, Message::literal(QStringLiteral("the password could not be read")));
    constexpr qint64 maximum = 4096;
    QByteArray first = input.readLine(maximum);
    while (first.endsWith('\n') || first.endsWith('\r'))
        first.chop(1);
    return Secret(std::move(first));
}

Result<void> setPassword(const CommandLine& line, store::Database& database)
{
    constexpr qsizetype shortest = 8;
    constexpr qsizetype longest = 1024;
    AccountStore accounts(database);
    INK_ASSIGN(account, accounts.loadByEmail(line.value("email")));
    INK_ASSIGN(password, newPassword(line));
    if (password.reveal().size() < shortest || password.reveal().size() > longest)
        return failValidation("a password has 8 to 1024 characters");
    INK_ASSIGN(hash, service::http::hashPassword(password));
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_TRY(accounts.setPasswordHash(transaction, account.id, hash));
    INK_TRY(accounts.removeSessions(transaction, account.id)); // ends the sessions of the old password
    INK_TRY(transaction.commit());
    printResult(line, {{QStringLiteral("id"), account.id.value()}, {QStringLiteral("hasPassword"), true}});
    return {};
}

/** Prints the secret with which receivers of callbacks verify X-Inkstone-Signature. */
Result<void> printCallbackSecret(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(account, AccountStore(database).loadByEmail(line.value("email")));
    const QString secret = QString::fromLatin1(account.callbackSecret);
    printResult(line, {{QStringLiteral("callbackSecret"), secret}}, secret);
    return {};
}

/** Returns the expiry time from --expires; nothing without the option. */
Result<std::optional<Timestamp>> expiryFrom(const CommandLine& line, Timestamp now)
{
    const QString text = line.value("expires");
    if (text.isEmpty()) return std::nullopt;
    const auto time = parseDuration(text, std::chrono::days(1));
    if (!time || time->count() == 0)
        return failValidation("--expires takes a number of days, or such as 12h");
    return now + *time;
}

/** Returns the scopes from --scope; all scopes without the option. */
Result<domain::KeyScopes> scopesFrom(const CommandLine& line)
{
    if (!line.values.contains(QStringLiteral("scope"))) return domain::KeyScopes::all();
    domain::KeyScopes scopes;
    const QStringList codes = line.value("scope").split(QLatin1Char(','));
    for (const QString& code : codes) {
        const auto scope = domain::keyScopeFromCode(code.trimmed());
        if (!scope)
            return failValidation(QStringLiteral("--scope takes a list of %1, separated by commas")
                                      .arg(domain::KeyScopes::all().codes().join(QStringLiteral(", "))));
        scopes.insert(*scope);
    }
    return scopes;
}

/** Returns the folder from --folder; a null id without the option. */
Result<domain::FolderId> folderFrom(const CommandLine& line, store::Database& database,
                                    domain::AccountId account)
{
    if (!line.values.contains(QStringLiteral("folder"))) return domain::FolderId();
    const domain::FolderId id(line.value("folder").toLongLong());
    const auto folder = store::FolderStore(database).load(account, id);
    if (!folder && folder.error().code != ErrorCode::NotFound) return fail(folder.error());
    if (!folder) return failValidation("--folder takes the number of a folder of the account");
    return id;
}

Result<void> addKey(const CommandLine& line, store::Database& database)
{
    const Timestamp now = SystemClock().now();
    INK_ASSIGN(expires, expiryFrom(line, now));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value("email")));
    domain::KeyRights rights;
    INK_ASSIGN(scopes, scopesFrom(line));
    rights.scopes = scopes;
    INK_ASSIGN(folder, folderFrom(line, database, account.id));
    rights.folder = folder;
    INK_ASSIGN(key, accounts.createKey(transaction, account.id, line.value("name", QStringLiteral("Key")),
                                       now, expires, rights));
    INK_TRY(transaction.commit());
    sayKey(line, account, key, key.info.id);
    return {};
}

/** Returns the limits of a key as text for `key list`; empty for a key with all rights. */
QString shownRights(const domain::ApiKeyInfo& key)
{
    if (!key.rights || !key.rights->isLimited()) return {};
    QString text = QStringLiteral("\tscopes ") + key.rights->scopes.codes().join(QLatin1Char(','));
    if (!key.rights->folder.isNull())
        text += QStringLiteral("\tfolder ") + QString::number(key.rights->folder.value());
    return text;
}

/** Formats the time of the key's last call of a deprecated operation, for `key list`; empty if none. */
QString shownDeprecatedUse(const domain::ApiKeyInfo& key)
{
    return key.lastDeprecatedUse ? QStringLiteral("\tdeprecated operation ") + shown(key.lastDeprecatedUse)
                                 : QString();
}

Result<void> listKeys(const CommandLine& line, store::Database& database)
{
    AccountStore accounts(database);
    INK_ASSIGN(account, accounts.loadByEmail(line.value("email")));
    INK_ASSIGN(keys, accounts.keys(account.id));
    QJsonArray array;
    for (const domain::ApiKeyInfo& key : std::as_const(keys)) {
        if (!line.has("json"))
            printLine(QStringLiteral("%1\t…%2\t%3\tcreated %4\tused %5\texpires %6%7%8")
                          .arg(QString::number(key.id), key.lastFour, key.name, shown(key.created),
                               shown(key.lastUsed), shown(key.expires), shownDeprecatedUse(key),
                               shownRights(key)));
        array.append(wire::toJson(key));
    }
    printResult(line, {{QStringLiteral("apiKeys"), array}});
    return {};
}

Result<qint64> keyId(const CommandLine& line)
{
    bool ok = false;
    const qint64 id = line.value("id").toLongLong(&ok);
    if (!ok) return failValidation("--id takes the number that key list shows");
    return id;
}

Result<void> revokeKey(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(id, keyId(line));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value("email")));
    INK_TRY(accounts.revokeKey(transaction, account.id, id));
    INK_TRY(transaction.commit());
    printResult(line, {{QStringLiteral("revoked"), id}});
    return {};
}

/** Creates a successor of a key; both work during the overlap. */
Result<void> rotateKey(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(id, keyId(line));
    const auto overlap = parseDuration(line.value("overlap", QStringLiteral("24h")), std::chrono::hours(1));
    if (!overlap) return failValidation("--overlap takes such as 0s, 24h or 7d");
    const Timestamp now = SystemClock().now();
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value("email")));
    INK_ASSIGN(keys, accounts.keys(account.id));
    const auto old = std::find_if(keys.cbegin(), keys.cend(),
                                  [&](const domain::ApiKeyInfo& info) { return info.id == id; });
    if (old == keys.cend())
        return fail(ErrorCode::NotFound, Message::literal(QStringLiteral("There is no such key.")));
    INK_ASSIGN(given, expiryFrom(line, now));
    if (!given && old->expires && *old->expires <= now)
        return fail(ErrorCode::State, Message::literal(QStringLiteral(
                                          "the key has expired; --expires says how long the new one holds")));
    INK_ASSIGN(key, accounts.createKey(transaction, account.id, old->name, now, given ? given : old->expires,
                                       old->rights.value_or(domain::KeyRights())));
    const Timestamp end = now + *overlap;
    if (!old->expires || *old->expires > end) INK_TRY(accounts.expireKey(transaction, account.id, id, end));
    INK_TRY(transaction.commit());
    sayKey(line, account, key, key.info.id);
    return {};
}

using Command = Result<void> (*)(const CommandLine&, store::Database&);

struct Named
{
    const char* name;
    Command run;
};

/** Runs a command; the parser has checked that it exists. */
template <std::size_t N> int runNamed(const CommandLine& line, const Named (&all)[N])
{
    const auto folder = openData(line);
    if (!folder) {
        const int code = reportFailure(folder.error());
        return folder.error().code == ErrorCode::Validation ? exitUsage : code;
    }
    for (const Named& named : all) {
        if (line.words.value(1) != QLatin1StringView(named.name)) continue;
        const auto done = named.run(line, *folder->database);
        return done ? exitSuccess : reportFailure(done.error());
    }
    return exitUsage;
}

} // namespace

int runAccountCommand(const CommandLine& line)
{
    constexpr Named all[] = {{"add", addAccount},         {"list", listAccounts},
                             {"disable", disableAccount}, {"enable", enableAccount},
                             {"password", setPassword},   {"secret", printCallbackSecret}};
    return runNamed(line, all);
}

int runKeyCommand(const CommandLine& line)
{
    constexpr Named all[] = {
        {"add", addKey}, {"list", listKeys}, {"revoke", revokeKey}, {"rotate", rotateKey}};
    return runNamed(line, all);
}

} // namespace ink::inkstoned
