#include "app/inkstone/commandbase/instancename.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace ink {

namespace {

QString runtimePath(const QString& name)
{
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + QLatin1Char('/') + name;
}

} // namespace

QString instanceName(const QString& dataFolder)
{
    QDir().mkpath(dataFolder);
    const QString canonical = QFileInfo(dataFolder).canonicalFilePath();
    const QString folder = canonical.isEmpty() ? QDir(dataFolder).absolutePath() : canonical;
    return QStringLiteral("inkstone-") +
           QString::fromLatin1(
               QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

QString instanceLock(const QString& name)
{
    return runtimePath(name) + QStringLiteral(".lock");
}

QString instanceSocket(const QString& name)
{
#ifdef Q_OS_WIN
    return name; // a named pipe, not a file
#else
    return runtimePath(name);
#endif
}

} // namespace ink
