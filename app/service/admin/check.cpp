#include "app/service/admin/check.h"

#include "app/domain/document/finding.h"
#include "app/service/admin/checkblobs.h"
#include "app/service/admin/checkdigests.h"
#include "app/service/admin/checkdocuments.h"
#include "app/service/admin/checkwords.h"
#include "app/store/database/query.h"

namespace ink::service::admin {

using store::runText;

namespace {

constexpr const char* restoreAdvice =
    "Stop the service, keep a copy of its data and restore the last good backup.";

Result<void> checkSqlite(const CheckContext& look)
{
    const store::Database& database = look.place.database;
    INK_ASSIGN(pages, runText(database, QStringLiteral("PRAGMA integrity_check(20)"), {}));
    while (pages.next())
        if (const QString line = pages.value(0).toString(); line != QLatin1StringView("ok"))
            look.addFinding("database.damaged", QStringLiteral("database"), line, restoreAdvice);
    INK_ASSIGN(keys, runText(database, QStringLiteral("PRAGMA foreign_key_check"), {}));
    while (keys.next())
        look.addFinding("database.reference", QStringLiteral("table ") + keys.value(0).toString(),
                        QStringLiteral("Row %1 refers to a row of %2 that is not there.")
                            .arg(keys.value(1).toString(), keys.value(2).toString()),
                        restoreAdvice);
    return {};
}

/** Finds broken references. PostgreSQL enforces references, but a damaged index or a disabled trigger can
 * still break them. */
Result<void> checkPostgreSql(const CheckContext& look)
{
    const store::Database& database = look.place.database;
    struct Key
    {
        QString child, column, parent, target;
    };
    QList<Key> keys;
    INK_ASSIGN(
        all,
        runText(database,
                QStringLiteral(
                    "SELECT c.conrelid::regclass::text, a.attname::text, c.confrelid::regclass::text, "
                    "f.attname::text FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid "
                    "AND a.attnum = c.conkey[1] JOIN pg_attribute f ON f.attrelid = c.confrelid AND "
                    "f.attnum = c.confkey[1] WHERE c.contype = 'f' AND c.connamespace = "
                    "current_schema()::regnamespace"),
                {}));
    while (all.next())
        keys.append({all.value(0).toString(), all.value(1).toString(), all.value(2).toString(),
                     all.value(3).toString()});
    all.finish();
    for (const Key& key : std::as_const(keys)) {
        INK_ASSIGN(
            lost, runText(database,
                          QStringLiteral("SELECT count(*) FROM %1 c LEFT JOIN %3 p ON p.%4 = c.%2 WHERE c.%2 "
                                         "IS NOT NULL AND p.%4 IS NULL")
                              .arg(key.child, key.column, key.parent, key.target),
                          {}));
        if (lost.next() && lost.value(0).toLongLong() > 0)
            look.addFinding("database.reference", QStringLiteral("table ") + key.child,
                            QStringLiteral("%1 rows refer to rows of %2 that are not there.")
                                .arg(lost.value(0).toString(), key.parent),
                            restoreAdvice);
    }
    return {};
}

/** Checks that each charge belongs to a document that its account has sent. */
Result<void> checkChargedDocuments(const CheckContext& look)
{
    INK_ASSIGN(rows,
               runText(look.place.database,
                       QStringLiteral("SELECT c.id, c.account_id, c.document_id FROM charge c WHERE "
                                      "c.document_id IS NOT NULL AND (NOT EXISTS (SELECT 1 FROM history h "
                                      "WHERE h.document_id = c.document_id AND h.event = 'sent') OR NOT "
                                      "EXISTS (SELECT 1 FROM document d WHERE d.id = c.document_id AND "
                                      "d.account_id = c.account_id UNION SELECT 1 FROM tombstone t WHERE "
                                      "t.document_id = c.document_id AND t.account_id = c.account_id)) "
                                      "ORDER BY c.id"),
                       {}));
    while (rows.next())
        look.addFinding(
            "charge.unfounded", QStringLiteral("charge %1").arg(rows.value(0).toString()),
            QStringLiteral("Account %1 is charged for document %2, which it never sent.")
                .arg(rows.value(1).toString(), rows.value(2).toString()),
            "Somebody has changed rows of the database. Settle the account by its histories, which "
            "cannot be changed unnoticed.");
    return {};
}

} // namespace

Result<void> checkDatabase(const CheckContext& look)
{
    return look.place.database.isPostgreSql() ? checkPostgreSql(look) : checkSqlite(look);
}

Result<void> checkJobs(const CheckContext& look)
{
    INK_ASSIGN(jobs, runText(look.place.database,
                             QStringLiteral(
                                 "SELECT o.id, o.kind, o.document_id FROM outbox o WHERE o.document_id <> 0 "
                                 "AND NOT EXISTS (SELECT 1 FROM document d WHERE d.id = o.document_id) AND "
                                 "NOT EXISTS (SELECT 1 FROM tombstone t WHERE t.document_id = "
                                 "o.document_id) ORDER BY o.id"),
                             {}));
    while (jobs.next())
        look.addFinding(
            "job.orphan",
            QStringLiteral("job %1 (%2)").arg(jobs.value(0).toString(), jobs.value(1).toString()),
            QStringLiteral("It belongs to document %1, which has never been there.")
                .arg(jobs.value(2).toString()),
            "It does no harm: the service drops it when it is due. Look for other findings about that "
            "document.");
    return {};
}

Result<void> checkCharges(const CheckContext& look)
{
    const store::Snapshot snapshot(look.place.database);
    INK_ASSIGN(
        rows,
        runText(look.place.database,
                QStringLiteral(
                    "SELECT a.id, a.documents_sent, a.charges_cents, (SELECT count(*) FROM history h WHERE "
                    "h.event = 'sent' AND (h.document_id IN (SELECT id FROM document WHERE account_id = "
                    "a.id) OR h.document_id IN (SELECT document_id FROM tombstone WHERE account_id = "
                    "a.id))), (SELECT CAST(coalesce(sum(c.documents), 0) AS BIGINT) FROM charge c WHERE "
                    "c.account_id = a.id), (SELECT CAST(coalesce(sum(c.cents), 0) AS BIGINT) FROM charge c "
                    "WHERE c.account_id = a.id) FROM account a ORDER BY a.id"),
                {}));
    while (rows.next()) {
        const QString account = QStringLiteral("account %1").arg(rows.value(0).toString());
        const qint64 documents = rows.value(1).toLongLong();
        const qint64 cents = rows.value(2).toLongLong();
        const qint64 sent = rows.value(3).toLongLong();
        const qint64 listed = rows.value(4).toLongLong();
        const qint64 listedCents = rows.value(5).toLongLong();
        if (listed != documents || listedCents != cents)
            look.addFinding(
                "account.ledger", account,
                QStringLiteral("It is charged %1 cents for %2 documents, but the rows of its statement "
                               "sum up to %3 cents for %4.")
                    .arg(cents)
                    .arg(documents)
                    .arg(listedCents)
                    .arg(listed),
                "Somebody has changed rows of the database. Compare the statement with the histories, "
                "which cannot be changed unnoticed.");
        if (documents != sent)
            look.addFinding(
                "account.charges", account,
                QStringLiteral("It is charged %1 cents for %2 documents, but its histories tell of %3 "
                               "that were sent.")
                    .arg(cents)
                    .arg(documents)
                    .arg(sent),
                "Settle the account by its histories, which cannot be changed unnoticed.");
    }
    rows.finish();
    return checkChargedDocuments(look);
}

Result<void> checkCounts(const CheckContext& look)
{
    // A single statement reads a consistent state even while others write.
    INK_ASSIGN(
        rows,
        runText(
            look.place.database,
            QStringLiteral(
                "SELECT account_id, sum(kept), sum(counted) FROM (SELECT account_id, deleted, status, type, "
                "folder_id, documents AS kept, 0 AS counted FROM document_count UNION ALL SELECT "
                "account_id, deleted, status, type, coalesce(folder_id, 0), 0, count(*) FROM document "
                "GROUP BY 1, 2, 3, 4, 5) AS both_of GROUP BY account_id, deleted, status, type, folder_id "
                "HAVING sum(kept) <> sum(counted) ORDER BY account_id"),
            {}));
    while (rows.next())
        look.addFinding(
            "count.wrong", QStringLiteral("account %1").arg(rows.value(0).toString()),
            QStringLiteral("Its listings count %1 documents of a kind of which there are %2.")
                .arg(rows.value(1).toString(), rows.value(2).toString()),
            "Only the totals of listings are wrong. Somebody has changed rows without the database's "
            "triggers: look "
            "for other findings.");
    return {};
}

Result<void> checkStorage(const CheckContext& look)
{
    INK_ASSIGN(
        rows,
        runText(look.place.database,
                QStringLiteral(
                    "SELECT account_id, sum(kept), sum(stored) FROM (SELECT account_id, bytes AS kept, 0 AS "
                    "stored FROM account_storage UNION ALL SELECT d.account_id, 0, s.size FROM (SELECT "
                    "document_id, size FROM file UNION ALL SELECT document_id, size FROM artifact UNION ALL "
                    "SELECT document_id, size FROM attachment UNION ALL SELECT document_id, size FROM "
                    "paper_scan) AS s JOIN document d ON d.id = "
                    "s.document_id) AS both_of GROUP BY account_id HAVING sum(kept) <> sum(stored) ORDER BY "
                    "account_id"),
                {}));
    while (rows.next())
        look.addFinding("storage.wrong", QStringLiteral("account %1").arg(rows.value(0).toString()),
                        QStringLiteral("Its documents are counted as %1 bytes, but their files have %2.")
                            .arg(rows.value(1).toString(), rows.value(2).toString()),
                        "Only the account's storage limit is affected. Somebody has changed rows without the "
                        "database's triggers: look for other findings.");
    return {};
}

Result<CheckReport> check(const ServiceData& place, const CheckOptions& options, const Clock& clock)
{
    CheckReport report;
    const CheckContext look{place, options, clock.now(), report, ownFingerprint(place)};
    for (const auto part : {checkDatabase, checkHistories, checkDigests, checkJobs, checkCharges, checkCounts,
                            checkStorage, checkWords, checkDocuments, checkBlobs})
        INK_TRY(part(look));
    return report;
}

} // namespace ink::service::admin
