#include "app/store/blobs/usedblobs.h"

#include "app/store/database/query.h"
#include "app/store/database/session.h"

namespace ink::store {

namespace {

/** Looks blobs up by hash in batches: the whole list might not fit into memory. */
Result<void> withoutUsedRows(const Database& db, QSet<QString>& blobs)
{
    constexpr qsizetype atOnce = 200;
    // The lock prevents new references until the transaction that removes the blobs ends.
    if (db.isInTransaction()) INK_TRY(db.session().exec(statementSql(db, "blob_used_lock")));
    const QStringList all(blobs.cbegin(), blobs.cend());
    for (qsizetype from = 0; from < all.size(); from += atOnce) {
        const QStringList some = all.mid(from, atOnce);
        QVariantList values;
        for (int table = 0; table < 5; ++table)
            for (const QString& each : some)
                values.append(each);
        INK_ASSIGN(query, runText(db,
                                  QStringLiteral("SELECT sha256 FROM file WHERE sha256 IN (%1) UNION SELECT "
                                                 "sha256 FROM artifact WHERE sha256 IN (%1) UNION SELECT "
                                                 "sha256 FROM attachment WHERE sha256 IN (%1) UNION SELECT "
                                                 "sha256 FROM paper_scan WHERE sha256 IN (%1) UNION SELECT "
                                                 "sha256 FROM prepared_file WHERE sha256 IN (%1)")
                                      .arg(placeholders(some.size())),
                                  values));
        while (query.next())
            blobs.remove(query["sha256"].toString());
    }
    return {};
}

} // namespace

Result<void> excludeUsedBlobs(const Database& database, QSet<QString>& blobs)
{
    if (database.isPostgreSql()) return withoutUsedRows(database, blobs);
    INK_ASSIGN(query, run(database, "blob_used", {}));
    while (!blobs.isEmpty() && query.next())
        blobs.remove(query["sha256"].toString());
    return {};
}

} // namespace ink::store
