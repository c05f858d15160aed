#include "app/inkstone/commands/keycommand.h"

#include "app/api/apiclient.h"
#include "app/inkstone/commandbase/servicecommand.h"
#include "app/wire/accountcodec.h"
#include "app/wire/keycodec.h"

#include <QDateTime>
#include <QJsonArray>

namespace ink {

using domain::ApiKeyInfo;
using domain::KeyScopes;

namespace {

QString keyDayText(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).date().toString(Qt::ISODate);
}

QString keyText(const ApiKeyInfo& key)
{
    QString text = QStringLiteral("%1  …%2  %3  created %4, used %5, expires %6")
                       .arg(QString::number(key.id), key.lastFour, key.name, keyDayText(key.created),
                            key.lastUsed ? keyDayText(*key.lastUsed) : QStringLiteral("-"),
                            key.expires ? keyDayText(*key.expires) : QStringLiteral("-"));
    if (key.lastDeprecatedUse)
        text += QStringLiteral(", deprecated operation ") + keyDayText(*key.lastDeprecatedUse);
    if (!key.rights || !key.rights->isLimited()) return text;
    text += QStringLiteral(", scopes ") + key.rights->scopes.codes().join(QLatin1Char(','));
    if (!key.rights->folder.isNull())
        text += QStringLiteral(", folder ") + QString::number(key.rights->folder.value());
    return text;
}

/** Prints a new key, which is never shown again. */
void printNewKey(const wire::CreatedKey& made, bool json)
{
    const QString secret = QString::fromLatin1(made.secret.reveal());
    if (json) {
        QJsonObject object = wire::toJson(made.info);
        object.insert(QStringLiteral("secret"), secret);
        return printJson(object);
    }
    printLine(secret);
    printErrorLine(
        QStringLiteral("Key %1, “%2”. It is not shown again.").arg(made.info.id).arg(made.info.name));
}

/** Returns false if a server doesn't report the requested rights: the key may have more. */
bool hasAskedRights(const wire::KeyRequest& wanted, const ApiKeyInfo& made)
{
    if (!wanted.scopes && wanted.folder.isNull()) return true;
    return made.rights && made.rights->folder == wanted.folder &&
           made.rights->scopes == wanted.scopes.value_or(KeyScopes::all());
}

std::optional<KeyScopes> scopesFromList(const QString& list)
{
    KeyScopes scopes;
    for (const QString& code : list.split(QLatin1Char(','))) {
        const auto scope = domain::keyScopeFromCode(code.trimmed());
        if (!scope) return std::nullopt;
        scopes.insert(*scope);
    }
    return scopes;
}

} // namespace

ParsedCommand parseKeyList(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    line.refuseArguments(QStringLiteral("key list takes no name."));
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [json](ServiceCommand& command) {
        using Keys = QList<ApiKeyInfo>;
        command.client().apiKeys(&command, command.then<Keys>([&command, json](const Keys& keys) {
            if (json) printJson(wire::keysToJson(keys).value(QLatin1StringView("keys")));
            for (const ApiKeyInfo& key : keys)
                if (!json) printLine(keyText(key));
            Q_EMIT command.finished(0);
        }));
    });
}

ParsedCommand parseKeyAdd(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    wire::KeyRequest wanted;
    QString scopes;
    QString folder;
    QString days;
    line.addArgument("name", "NAME", "What the key is for.");
    line.acceptArgument(wanted.name, QStringLiteral("key add needs the name of the key."));
    line.add("scope", "LIST", scopes,
             "What the key may do: read, draft, send, sign, manage, separated by commas (default: all).");
    line.add("folder", "ID", folder,
             "Limits the key to this folder with its subfolders; inkstone folders lists their numbers.");
    line.add("expires", "DAYS", days, "The number of days after which the key expires (default: never).");
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    if (line.has("scope")) {
        wanted.scopes = scopesFromList(scopes);
        if (!wanted.scopes)
            return line.fault(QStringLiteral("--scope needs a list of %1, separated by commas.")
                                  .arg(KeyScopes::all().codes().join(QStringLiteral(", "))));
    }
    if (line.has("folder")) {
        wanted.folder = domain::FolderId(folder.toLongLong());
        if (wanted.folder.value() <= 0)
            return line.fault(QStringLiteral("--folder needs the number of a folder."));
    }
    if (line.has("expires")) {
        const int count = days.toInt();
        if (count <= 0) return line.fault(QStringLiteral("--expires needs a number of days."));
        wanted.expires = SystemClock().now() + std::chrono::days(count);
    }
    return serviceCommand(server, [wanted, json](ServiceCommand& command) {
        command.client().createKey(
            wanted, &command,
            command.then<wire::CreatedKey>([&command, wanted, json](const wire::CreatedKey& made) {
                printNewKey(made, json);
                const bool isAsAsked = hasAskedRights(wanted, made.info);
                if (!isAsAsked)
                    printErrorLine(
                        QStringLiteral("This service doesn't limit keys: the key may do everything. "
                                       "Revoke it if it shouldn't."));
                Q_EMIT command.finished(isAsAsked ? 0 : 1);
            }));
    });
}

ParsedCommand parseKeyRotate(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    qint64 id = 0;
    line.addArgument("id", "ID", "The key, as the list numbers it.");
    line.acceptArgument(id, QStringLiteral("key rotate needs the number of a key."));
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [id, json](ServiceCommand& command) {
        command.client().rotateKey(
            id, &command, command.then<wire::CreatedKey>([&command, json](const wire::CreatedKey& made) {
                printNewKey(made, json);
                Q_EMIT command.finished(0);
            }));
    });
}

ParsedCommand parseKeyRevoke(SubcommandLine& line)
{
    QUrl server;
    qint64 id = 0;
    line.addArgument("id", "ID", "The key, as the list numbers it.");
    line.acceptArgument(id, QStringLiteral("key revoke needs the number of a key."));
    line.addServer(server);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [id](ServiceCommand& command) {
        command.client().revokeKey(id, &command,
                                   command.then<void>([&command] { Q_EMIT command.finished(0); }));
    });
}

} // namespace ink
