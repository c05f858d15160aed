#include "app/inkstone/commandbase/commandfiles.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace ink {

Result<QByteArray> readFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("Cannot open %1: %2").arg(path, file.errorString())));
    return file.readAll();
}

Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("Cannot write %1: %2").arg(path, file.errorString())));
    return {};
}

Result<QJsonObject> readJsonFile(const QString& path, const QString& name)
{
    INK_ASSIGN(bytes, readFile(path));
    QJsonParseError parse;
    const QJsonDocument json = QJsonDocument::fromJson(bytes, &parse);
    if (json.isNull())
        return fail(ErrorCode::Malformed, Message::literal(QStringLiteral("%1 is not JSON: %2 at byte %3.")
                                                               .arg(path, parse.errorString())
                                                               .arg(parse.offset)));
    return json.isArray() ? QJsonObject{{name, json.array()}} : json.object();
}

} // namespace ink
