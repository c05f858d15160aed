#include "app/inkstoned/datasource.h"

#include "app/store/database/databaseaddress.h"

namespace ink::inkstoned {

Result<DataSource> dataSource(const CommandLine& line)
{
    const QString file = line.value(QStringLiteral("database-file"));
    DataSource source{line.value(QStringLiteral("data")), line.value(QStringLiteral("database")), file,
                      line.value(QStringLiteral("blob-folder"))};
    if (!file.isEmpty() && !source.database.isEmpty())
        return fail(ErrorCode::Validation,
                    Message::literal(QStringLiteral("give either --database or --database-file, not both")));
    if (const auto address = store::DatabaseAddress::parse(source.database);
        address && !address->password.isEmpty())
        complain(
            QStringLiteral("the address of the database has a password that others may see: put it into a "
                           "file and name that by --database-file"));
    if (!file.isEmpty()) {
        INK_ASSIGN(secret, secretFromFile(file));
        source.database = QString::fromUtf8(secret.reveal());
    } else if (source.database.isEmpty()) {
        source.database = qEnvironmentVariable("INKSTONE_DATABASE");
    }
    source.database = source.database.trimmed();
    if (source.database.isEmpty()) {
        if (source.folder.isEmpty())
            return fail(ErrorCode::Validation, Message::literal(QStringLiteral("--data is required")));
        if (!source.blobFolder.isEmpty())
            return fail(ErrorCode::Validation,
                        Message::literal(QStringLiteral("--blob-folder goes with --database")));
        return source;
    }
    if (!store::DatabaseAddress::isPostgreSql(source.database))
        return fail(ErrorCode::Validation,
                    Message::literal(QStringLiteral("--database takes postgresql://…")));
    INK_TRY(store::DatabaseAddress::parse(source.database));
    return source;
}

Result<service::DataFolder> openData(const CommandLine& line)
{
    INK_ASSIGN(source, dataSource(line));
    return service::DataFolder::open(source);
}

} // namespace ink::inkstoned
