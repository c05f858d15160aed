#include "app/helper/helperprogram.h"

#include <QCoreApplication>
#include <QDir>

namespace ink::helper {

QString helperProgram(const QString& name)
{
#ifdef Q_OS_WIN
    const QString file = name + QStringLiteral(".exe");
#else
    const QString& file = name;
#endif
    const QDir here(QCoreApplication::applicationDirPath());
#ifdef Q_OS_MACOS
    // Before installation, the helper is in the same folder as the bundle.
    if (!here.exists(file)) return QDir::cleanPath(here.filePath(QStringLiteral("../../../") + file));
#endif
    const QString installed = here.filePath(QStringLiteral("../libexec/inkstone/") + file);
    return here.exists(file) ? here.filePath(file) : QDir::cleanPath(installed);
}

} // namespace ink::helper
