#include "app/domain/rules.h"
#include "app/inkstoned/commandline.h"
#include "app/service/host/datafolder.h"
#include "app/store/accountstore.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QTimeZone>

namespace ink::inkstoned {

namespace {

using store::AccountStore;

QString shown(std::optional<Timestamp> time)
{
    if (!time) return QStringLiteral("-");
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count(), QTimeZone::utc())
        .toString(Qt::ISODate);
}

QString jsonText(const QJsonObject& object)
{
    return QString::fromUtf8(wire::toBytes(object));
}

int failed(const Error& error)
{
    complain(error.detail.isEmpty() ? errorCodeName(error.code) : error.detail);
    return exitFailed;
}

int usage(const QString& message)
{
    complain(message + QStringLiteral("; see inkstoned --help"));
    return exitUsage;
}

/** Prints a new key: the only time it can be seen. */
void sayKey(const CommandLine& line, const AccountStore::Account& account, const Secret& key)
{
    const QString text = QString::fromLatin1(key.reveal());
    if (line.has(QStringLiteral("json")))
        say(jsonText({{QStringLiteral("apiKey"), text},
                      {QStringLiteral("email"), account.email},
                      {QStringLiteral("id"), account.id.value()}}));
    else
        say(QStringLiteral("%1 has the API key\n%2\nIt is not shown again.").arg(account.email, text));
}

Result<void> addAccount(const CommandLine& line, store::Database& database)
{
    const QString email = line.value(QStringLiteral("email"));
    if (!domain::isEmail(email))
        return fail(ErrorCode::Validation, QStringLiteral("“%1” is not an e-mail address").arg(email));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account,
               accounts.create(transaction, email,
                               line.value(QStringLiteral("name"), email.section(QLatin1Char('@'), 0, 0))));
    INK_ASSIGN(key, accounts.addKey(transaction, account.id, QStringLiteral("First key"), SystemClock().now(),
                                    std::nullopt));
    INK_TRY(transaction.commit());
    sayKey(line, account, key);
    return {};
}

Result<void> listAccounts(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(all, AccountStore(database).list());
    QJsonArray array;
    for (const auto& account : std::as_const(all)) {
        if (!line.has(QStringLiteral("json")))
            say(QStringLiteral("%1\t%2\t%3")
                    .arg(QString::number(account.id.value()), account.email, account.userSetting.name));
        array.append(QJsonObject{{QStringLiteral("id"), account.id.value()},
                                 {QStringLiteral("email"), account.email},
                                 {QStringLiteral("name"), account.userSetting.name}});
    }
    if (line.has(QStringLiteral("json"))) say(jsonText({{QStringLiteral("accounts"), array}}));
    return {};
}

/** What a receiver of callbacks needs to check X-Inkstone-Signature. */
Result<void> tellCallbackSecret(const CommandLine& line, store::Database& database)
{
    INK_ASSIGN(account, AccountStore(database).loadByEmail(line.value(QStringLiteral("email"))));
    const QString secret = QString::fromLatin1(account.callbackSecret);
    say(line.has(QStringLiteral("json")) ? jsonText({{QStringLiteral("callbackSecret"), secret}}) : secret);
    return {};
}

Result<void> addKey(const CommandLine& line, store::Database& database)
{
    std::optional<Timestamp> expires;
    const Timestamp now = SystemClock().now();
    if (const QString days = line.value(QStringLiteral("expires")); !days.isEmpty()) {
        bool ok = false;
        const int count = days.toInt(&ok);
        if (!ok || count < 1 || count > 36500)
            return fail(ErrorCode::Validation, QStringLiteral("--expires takes a number of days"));
        expires = now + std::chrono::days(count);
    }
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_ASSIGN(key, accounts.addKey(transaction, account.id,
                                    line.value(QStringLiteral("name"), QStringLiteral("Key")), now, expires));
    INK_TRY(transaction.commit());
    sayKey(line, account, key);
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

Result<void> revokeKey(const CommandLine& line, store::Database& database)
{
    bool ok = false;
    const qint64 id = line.value(QStringLiteral("id")).toLongLong(&ok);
    if (!ok) return fail(ErrorCode::Validation, QStringLiteral("--id takes the number that key list shows"));
    AccountStore accounts(database);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_ASSIGN(account, accounts.loadByEmail(line.value(QStringLiteral("email"))));
    INK_TRY(accounts.revokeKey(transaction, account.id, id));
    return transaction.commit();
}

using Command = Result<void> (*)(const CommandLine&, store::Database&);

int runOnData(const CommandLine& line, Command command, const QStringList& needed)
{
    for (const QString& option : QStringList{QStringLiteral("data")} + needed)
        if (line.value(option).isEmpty()) return usage(QStringLiteral("--%1 is needed").arg(option));
    const auto folder = service::DataFolder::open(line.value(QStringLiteral("data")));
    if (!folder) return failed(folder.error());
    const auto done = command(line, *folder->database);
    return done ? exitDone : failed(done.error());
}

} // namespace

int runAccountCommand(const CommandLine& line)
{
    const QString what = line.words.value(1);
    if (what == QLatin1StringView("add")) return runOnData(line, addAccount, {QStringLiteral("email")});
    if (what == QLatin1StringView("list")) return runOnData(line, listAccounts, {});
    if (what == QLatin1StringView("secret"))
        return runOnData(line, tellCallbackSecret, {QStringLiteral("email")});
    return usage(QStringLiteral("account takes add, list or secret"));
}

int runKeyCommand(const CommandLine& line)
{
    const QString what = line.words.value(1);
    if (what == QLatin1StringView("add")) return runOnData(line, addKey, {QStringLiteral("email")});
    if (what == QLatin1StringView("list")) return runOnData(line, listKeys, {QStringLiteral("email")});
    if (what == QLatin1StringView("revoke"))
        return runOnData(line, revokeKey, {QStringLiteral("email"), QStringLiteral("id")});
    return usage(QStringLiteral("key takes add, list or revoke"));
}

} // namespace ink::inkstoned
