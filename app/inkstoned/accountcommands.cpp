#include "app/inkstoned/accountcommands.h"

#include "app/domain/text/emailaddress.h"
#include "app/domain/text/localecodes.h"
#include "app/inkstoned/datasource.h"
#include "app/service/http/passwordhash.h"
#include "app/store/accounts/accountstore.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"

#include <QDateTime>
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
    if (!time) return QStringLiteral("-");
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count()).toUTC().toString(Qt::ISODate);
}

/** The output of a change: nothing for a person, an object for a program. */
void sayDone(const CommandLine& line, const QJsonObject& object)
{
    if (line.has(QStringLiteral("json"))) say(jsonText(object));
}

/** Prints a new key: the only time it can be seen. For a program `id` is that of what the command made: an
 * account with its first key, or a key. */
void sayKey(const CommandLine& line, const AccountStore::Account& account, const AccountStore::NewKey& key,
            qint64 made)
{
    const QString text = QString::fromLatin1(key.key.reveal());
    if (line.has(QStringLiteral("json")))
        say(jsonText({{QStringLiteral("apiKey"), text},
                      {QStringLiteral("email"), account.email},
                      {QStringLiteral("id"), made},
                      {QStringLiteral("keyId"), key.info.id},
                      {QStringLiteral("accountId"), account.id.value()},
                      {QStringLiteral("expires"), wire::toJson(key.info).value(QStringLiteral("expires"))}}));
    else
        say(QStringLiteral("%1 has the API key\n%2\nIt is not shown again.").arg(account.email, text));
}

Result<void> addAccount(const CommandLine& line, store::Database& database)
{
    const QString email = line.value(QStringLiteral("email"));
    if (!domain::isEmail(email))
        return fail(ErrorCode::Validation,
                    Message::literal(QStringLiteral("“%1” is not an email address").arg(email)));
    const QString zone = line.value(QStringLiteral("time-zone"), domain::computerTimeZone());
    if (!domain::isTimeZone(zone))
        return fail(
            ErrorCode::Validation,
            Message::literal(
                QStringLiteral("“%1” is not a time zone such as Europe/Berlin (--time-zone)").arg(zone)));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account,
               accounts.create(transaction, email,
                               line.value(QStringLiteral("name"), email.section(QLatin1Char('@'), 0, 0))));
    account.userSetting.timeZone = zone;
    INK_TRY(accounts.saveSettings(transaction, account));
    INK_ASSIGN(key, accounts.makeKey(transaction, account.id, QStringLiteral("First key"),
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
        if (!line.has(QStringLiteral("json")))
            say(QStringLiteral("%1\t%2\t%3%4")
                    .arg(QString::number(account.id.value()), account.email, account.userSetting.name,
                         account.disabled ? QStringLiteral("\tdisabled") : QString()));
        array.append(QJsonObject{{QStringLiteral("id"), account.id.value()},
                                 {QStringLiteral("email"), account.email},
                                 {QStringLiteral("name"), account.userSetting.name},
                                 {QStringLiteral("timeZone"), account.userSetting.timeZone},
                                 {QStringLiteral("disabled"), account.disabled},
                                 {QStringLiteral("hasPassword"), !account.passwordHash.isEmpty()},
                                 {QStringLiteral("documentsSent"), account.documentsSent},
                                 {QStringLiteral("chargesCents"), account.chargesCents}});
    }
    if (line.has(QStringLiteral("json"))) say(jsonText({{QStringLiteral("accounts"), array}}));
    return {};
}

Result<void> setDisabled(const CommandLine& line, store::Database& database, bool disabled)
{
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_TRY(accounts.setDisabled(transaction, account.id, disabled));
    if (disabled) INK_TRY(accounts.removeSessions(transaction, account.id));
    INK_TRY(transaction.commit());
    sayDone(line, {{QStringLiteral("id"), account.id.value()}, {QStringLiteral("disabled"), disabled}});
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

/** The first line of the file, or of the standard input. */
Result<Secret> newPassword(const CommandLine& line)
{
    if (const QString path = line.value(QStringLiteral("password-file")); !path.isEmpty())
        return secretFromFile(path);
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
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_ASSIGN(password, newPassword(line));
    if (password.reveal().size() < shortest || password.reveal().size() > longest)
        return fail(ErrorCode::Validation,
                    Message::literal(QStringLiteral("a password has 8 to 1024 characters")));
    INK_ASSIGN(hash, service::http::hashPassword(password));
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_TRY(accounts.setPasswordHash(transaction, account.id, hash));
    INK_TRY(accounts.removeSessions(transaction, account.id)); // whoever knew the old one is out
    INK_TRY(transaction.commit());
    sayDone(line, {{QStringLiteral("id"), account.id.value()}, {QStringLiteral("hasPassword"), true}});
    return {};
}

/** The secret with which a receiver of callbacks checks X-Inkstone-Signature. */
Result<void> tellCallbackSecret(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(account, AccountStore(database).loadByEmail(line.value(QStringLiteral("email"))));
    const QString secret = QString::fromLatin1(account.callbackSecret);
    say(line.has(QStringLiteral("json")) ? jsonText({{QStringLiteral("callbackSecret"), secret}}) : secret);
    return {};
}

/** The end that --expires gives; nothing without it. */
Result<std::optional<Timestamp>> endFrom(const CommandLine& line, Timestamp now)
{
    const QString text = line.value(QStringLiteral("expires"));
    if (text.isEmpty()) return std::nullopt;
    const auto time = durationFrom(text, std::chrono::days(1));
    if (!time || time->count() == 0)
        return fail(ErrorCode::Validation,
                    Message::literal(QStringLiteral("--expires takes a number of days, or such as 12h")));
    return now + *time;
}

Result<void> addKey(const CommandLine& line, store::Database& database)
{
    const Timestamp now = SystemClock().now();
    INK_ASSIGN(expires, endFrom(line, now));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_ASSIGN(key,
               accounts.makeKey(transaction, account.id,
                                line.value(QStringLiteral("name"), QStringLiteral("Key")), now, expires));
    INK_TRY(transaction.commit());
    sayKey(line, account, key, key.info.id);
    return {};
}

Result<void> listKeys(const CommandLine& line, store::Database& database)
{
    AccountStore accounts(database);
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_ASSIGN(keys, accounts.keys(account.id));
    QJsonArray array;
    for (const domain::ApiKeyInfo& key : std::as_const(keys)) {
        if (!line.has(QStringLiteral("json")))
            say(QStringLiteral("%1\t…%2\t%3\tcreated %4\tused %5\texpires %6")
                    .arg(QString::number(key.id), key.lastFour, key.name, shown(key.created),
                         shown(key.lastUsed), shown(key.expires)));
        array.append(wire::toJson(key));
    }
    if (line.has(QStringLiteral("json"))) say(jsonText({{QStringLiteral("apiKeys"), array}}));
    return {};
}

Result<qint64> keyId(const CommandLine& line)
{
    bool ok = false;
    const qint64 id = line.value(QStringLiteral("id")).toLongLong(&ok);
    if (!ok)
        return fail(ErrorCode::Validation,
                    Message::literal(QStringLiteral("--id takes the number that key list shows")));
    return id;
}

Result<void> revokeKey(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(id, keyId(line));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_TRY(accounts.revokeKey(transaction, account.id, id));
    INK_TRY(transaction.commit());
    sayDone(line, {{QStringLiteral("revoked"), id}});
    return {};
}

/** A new key that takes over from an old one: both work during the overlap. */
Result<void> rotateKey(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(id, keyId(line));
    const auto overlap =
        durationFrom(line.value(QStringLiteral("overlap"), QStringLiteral("24h")), std::chrono::hours(1));
    if (!overlap)
        return fail(ErrorCode::Validation,
                    Message::literal(QStringLiteral("--overlap takes such as 0s, 24h or 7d")));
    const Timestamp now = SystemClock().now();
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_ASSIGN(keys, accounts.keys(account.id));
    const auto old = std::find_if(keys.cbegin(), keys.cend(),
                                  [&](const domain::ApiKeyInfo& info) { return info.id == id; });
    if (old == keys.cend())
        return fail(ErrorCode::NotFound, Message::literal(QStringLiteral("There is no such key.")));
    INK_ASSIGN(given, endFrom(line, now));
    if (!given && old->expires && *old->expires <= now)
        return fail(ErrorCode::State, Message::literal(QStringLiteral(
                                          "the key has expired; --expires says how long the new one holds")));
    INK_ASSIGN(key, accounts.makeKey(transaction, account.id, old->name, now, given ? given : old->expires));
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

/** The words are known to exist: the parser has checked them. */
template <std::size_t N> int runNamed(const CommandLine& line, const Named (&all)[N])
{
    const auto folder = openData(line);
    if (!folder) {
        const int code = failed(folder.error());
        return folder.error().code == ErrorCode::Validation ? exitUsage : code;
    }
    for (const Named& named : all) {
        if (line.words.value(1) != QLatin1StringView(named.name)) continue;
        const auto done = named.run(line, *folder->database);
        return done ? exitDone : failed(done.error());
    }
    return exitUsage;
}

} // namespace

int runAccountCommand(const CommandLine& line)
{
    constexpr Named all[] = {{"add", addAccount},         {"list", listAccounts},
                             {"disable", disableAccount}, {"enable", enableAccount},
                             {"password", setPassword},   {"secret", tellCallbackSecret}};
    return runNamed(line, all);
}

int runKeyCommand(const CommandLine& line)
{
    constexpr Named all[] = {
        {"add", addKey}, {"list", listKeys}, {"revoke", revokeKey}, {"rotate", rotateKey}};
    return runNamed(line, all);
}

} // namespace ink::inkstoned
