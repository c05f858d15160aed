#include "app/inkstoned/datasource.h"

#include <QUrl>

namespace ink::inkstoned {

Result<DataSource> dataSource(const CommandLine& line)
{
    DataSource source{line.value(QStringLiteral("data")), line.value(QStringLiteral("database"))};
    if (source.folder.isEmpty()) return fail(ErrorCode::Validation, QStringLiteral("--data is needed"));
    const QString file = line.value(QStringLiteral("database-file"));
    if (!file.isEmpty() && !source.database.isEmpty())
        return fail(ErrorCode::Validation,
                    QStringLiteral("give either --database or --database-file, not both"));
    if (!QUrl(source.database).password().isEmpty())
        complain(
            QStringLiteral("the address of the database has a password that others may see: put it into a "
                           "file and name that by --database-file"));
    if (!file.isEmpty()) {
        INK_ASSIGN(secret, secretFromFile(file));
        source.database = QString::fromUtf8(secret.reveal());
    } else if (source.database.isEmpty()) {
        source.database = qEnvironmentVariable("INKSTONE_DATABASE");
    }
    const bool known = source.database.isEmpty() ||
                       source.database.startsWith(QLatin1StringView("postgresql://")) ||
                       source.database.startsWith(QLatin1StringView("postgres://"));
    if (!known) return fail(ErrorCode::Validation, QStringLiteral("--database takes postgresql://…"));
    return source;
}

Result<service::DataFolder> openData(const CommandLine& line)
{
    INK_ASSIGN(source, dataSource(line));
    if (!source.database.isEmpty())
        return fail(ErrorCode::Validation, QStringLiteral("this build has no PostgreSQL"));
    return service::DataFolder::open(source.folder);
}

} // namespace ink::inkstoned
