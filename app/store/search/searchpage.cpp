#include "app/store/search/searchpage.h"

#include "app/store/documents/documentrows.h"
#include "app/store/search/searchcache.h"
#include "app/store/words/documentwords.h"

#include <QHash>

namespace ink::store {

using namespace domain;

namespace {

/** Returns the summary with this id in `found`, or null. */
DocumentSummary* summaryAt(QHash<qint64, DocumentSummary>& found, qint64 id)
{
    const auto at = found.find(id);
    return at == found.end() ? nullptr : &*at;
}

/** Removes the ids with cached summaries from `ids`, and returns the summaries. */
Result<QHash<qint64, DocumentSummary>> takeKnown(const Database& db, SearchCache& cache, QList<qint64>& ids)
{
    QHash<qint64, DocumentSummary> found;
    INK_ASSIGN(versions, run(db, "document_versions", {idList(ids)}));
    while (versions.next()) {
        const qint64 id = versions["id"].toLongLong();
        auto summary = cache.findSummary(id, versions["version"].toLongLong());
        if (!summary) continue;
        found.insert(id, std::move(*summary));
        ids.removeOne(id);
    }
    return found;
}

/** Reads the summaries of the documents `ids` and adds them to `found`. */
Result<void> readSummaries(const Database& db, const QList<qint64>& ids,
                           QHash<qint64, DocumentSummary>& found)
{
    const QString list = idList(ids);
    INK_ASSIGN(documents, run(db, "summary_list", {list}));
    while (documents.next()) {
        INK_ASSIGN(summary, summaryFromRow(documents));
        found.insert(summary.id.value(), std::move(summary));
    }
    INK_ASSIGN(invitations, run(db, "summary_invitations", {list}));
    while (invitations.next()) {
        INK_ASSIGN(invitation, invitationFromRow(invitations));
        if (auto* const document = summaryAt(found, invitations["document_id"].toLongLong()))
            document->invitations.append(std::move(invitation));
    }
    INK_ASSIGN(files, run(db, "summary_files", {list}));
    while (files.next())
        if (auto* const document = summaryAt(found, files["document_id"].toLongLong()))
            document->files.append(fileFromRow(files));
    return {};
}

/** Reads with one statement per document part, which is cheap if the database runs in this process. */
Result<PageRows> rowByRow(const Database& db, const Search& search, const QList<qint64>& ids)
{
    PageRows page;
    if (ids.isEmpty()) return page;
    // This thread's own transaction may contain versions that will never be committed.
    SearchCache* const cache = db.isInTransaction() ? nullptr : search.cache;
    QHash<qint64, DocumentSummary> found;
    QList<qint64> unknown = ids;
    if (cache) {
        INK_ASSIGN(known, takeKnown(db, *cache, unknown));
        found = std::move(known);
    }
    if (!unknown.isEmpty()) INK_TRY(readSummaries(db, unknown, found));
    for (const qint64 id : ids) {
        const auto one = found.find(id);
        if (one == found.end()) continue;
        if (cache && unknown.contains(id)) cache->insertSummary(*one);
        page.documents.append(std::move(*one));
    }
    return page;
}

/**
 * Reads everything in one statement, to save round trips. `hits` selects the columns id and place; place
 * starts at 1.
 */
Result<PageRows> atOnce(const Database& db, const Search& search, const QString& hits, QVariantList values,
                        qint64 first, qint64 size)
{
    values << first << first + size << search.account.value();
    INK_ASSIGN(rows, runText(db, statementSql(db, "page_parts").arg(hits), values));
    PageRows page;
    QHash<qint64, qsizetype> rowOf;
    const auto documentOf = [&]() -> DocumentSummary* {
        const auto row = rowOf.constFind(rows["place"].toLongLong());
        return row == rowOf.cend() ? nullptr : &page.documents[*row];
    };
    while (rows.next()) {
        switch (rows["kind"].toInt()) {
        case 0:
            page.revision = rows["revision"].toLongLong();
            page.ids = parseIds(rows["ids"].toString());
            break;
        case 1: {
            INK_ASSIGN(summary, summaryFromRow(rows));
            rowOf.insert(rows["place"].toLongLong(), page.documents.size());
            page.documents.append(std::move(summary));
            break;
        }
        case 2: {
            INK_ASSIGN(invitation, invitationFromRow(rows));
            if (auto* const document = documentOf()) document->invitations.append(std::move(invitation));
            break;
        }
        default:
            if (auto* const document = documentOf()) document->files.append(fileFromRow(rows));
        }
    }
    return page;
}

} // namespace

QString idList(const QList<qint64>& ids)
{
    QString list;
    for (const qint64 id : ids)
        list += (list.isEmpty() ? QString() : QStringLiteral(",")) + QString::number(id);
    return list;
}

QList<qint64> parseIds(const QString& list)
{
    QList<qint64> ids;
    qint64 id = 0;
    for (const QChar c : list) {
        if (c != QLatin1Char(',')) {
            id = id * 10 + (c.unicode() - u'0');
            continue;
        }
        ids.append(id);
        id = 0;
    }
    if (id > 0) ids.append(id); // no document has the id 0
    return ids;
}

Result<PageRows> readSorted(const Database& db, const Search& search, const DocumentSet& documents,
                            const QStringList& words, qint64 first, qint64 size)
{
    Where where;
    where.add(statementSql(db, "among_ids"), idList(documents.ids()));
    where.add(QStringLiteral("d.deleted = ?"), search.isDeleted ? 1 : 0);
    if (search.status) where.add(QStringLiteral("d.status = ?"), static_cast<int>(*search.status));
    where.terms.append(search.unindexedConditions.terms);
    where.values.append(search.unindexedConditions.values);
    for (const QString& word : words) // words contain no characters that need escaping
        where.add(isContentWord(word) ? QStringLiteral("d.content LIKE ?")
                                      : QStringLiteral("d.search LIKE ?"),
                  QStringLiteral("% %1%").arg(word));
    const QString order = orderBy(search.order, search.isAscending);
    if (db.isPostgreSql())
        return atOnce(db, search,
                      QStringLiteral("SELECT d.id, row_number() OVER (ORDER BY %2) AS place FROM document d "
                                     "WHERE %1")
                          .arg(where.sql(), order),
                      where.values, first, size);
    INK_ASSIGN(
        ids,
        listIds(db,
                QStringLiteral("SELECT d.id FROM document d WHERE %1 ORDER BY %2").arg(where.sql(), order),
                where.values));
    INK_ASSIGN(page, rowByRow(db, search, ids.mid(first, size)));
    page.ids = std::move(ids);
    return page;
}

Result<PageRows> readByIds(const Database& db, const Search& search, const QList<qint64>& ids)
{
    if (!db.isPostgreSql()) return rowByRow(db, search, ids);
    return atOnce(db, search, statementSql(db, "listed_ids"), {idList(ids)}, 0, ids.size());
}

} // namespace ink::store
