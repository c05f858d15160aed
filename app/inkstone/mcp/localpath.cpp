#include "app/inkstone/mcp/localpath.h"

#include <QDir>
#include <QFileInfo>

namespace ink::mcp {

namespace {

Result<QString> refused(const QString& why, const QString& path)
{
    return fail(ErrorCode::Validation, Message::literal(why.arg(path.left(200))));
}

} // namespace

Result<QString> localPath(const QString& path)
{
    const QString slashed = QString(path).replace(QLatin1Char('\\'), QLatin1Char('/'));
    if (slashed.startsWith(QLatin1StringView("//")))
        return refused(QStringLiteral("“%1” is on another computer. Copy it to this one."), path);
    if (path.startsWith(QLatin1Char(':')) || path.contains(QChar(0)))
        return refused(QStringLiteral("“%1” isn't the path of a file."), path);
    return QDir::cleanPath(QDir::current().absoluteFilePath(path));
}

Result<QString> localFile(const QString& path)
{
    INK_ASSIGN(local, localPath(path));
    const QFileInfo file(local);
    // Reading from a pipe or a device could wait forever.
    if (!file.isFile() || !file.isReadable())
        return refused(QStringLiteral("“%1” isn't a file that can be read."), path);
    return local;
}

} // namespace ink::mcp
