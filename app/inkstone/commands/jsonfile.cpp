#include "app/inkstone/commands/jsonfile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace ink {

Result<QJsonObject> readJsonFile(const QString& path, const QString& name)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("Cannot open %1: %2").arg(path, file.errorString())));
    QJsonParseError parse;
    const QJsonDocument json = QJsonDocument::fromJson(file.readAll(), &parse);
    if (json.isNull())
        return fail(ErrorCode::Malformed, Message::literal(QStringLiteral("%1 is not JSON: %2 at byte %3.")
                                                               .arg(path, parse.errorString())
                                                               .arg(parse.offset)));
    return json.isArray() ? QJsonObject{{name, json.array()}} : json.object();
}

} // namespace ink
