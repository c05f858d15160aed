#include "app/inkstoned/datasource.h"

#include "app/store/database/databaseaddress.h"

namespace ink::inkstoned {

Result<DataSource> dataSource(const CommandLine& line)
{
    const QString file = line.value("database-file");
    DataSource source{line.value("data"), line.value("database"), file, line.value("blob-folder")};
    if (!file.isEmpty() && !source.database.isEmpty())
        return failValidation("give either --database or --database-file, not both");
    if (const auto address = store::DatabaseAddress::parse(source.database);
        address && !address->password.isEmpty())
        printErrorLine(
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
        if (source.folder.isEmpty()) return failValidation("--data is required");
        if (!source.blobFolder.isEmpty()) return failValidation("--blob-folder goes with --database");
        return source;
    }
    if (!store::DatabaseAddress::isPostgreSql(source.database))
        return failValidation("--database takes postgresql://…");
    INK_TRY(store::DatabaseAddress::parse(source.database));
    return source;
}

Result<service::DataFolder> openData(const CommandLine& line)
{
    INK_ASSIGN(source, dataSource(line));
    return service::DataFolder::open(source);
}

} // namespace ink::inkstoned
