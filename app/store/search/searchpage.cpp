#include "app/store/search/searchpage.h"

#include "app/domain/document/facts.h"
#include "app/store/documents/documentrows.h"
#include "app/store/search/searchcache.h"

#include <QHash>

namespace ink::store {

using namespace domain;

namespace {

/** The subquery of ids whose result idsOfList parses. */
QString idList(const QList<qint64>& ids)
{
    QString list;
    for (const qint64 id : ids)
        list += (list.isEmpty() ? QString() : QStringLiteral(",")) + QString::number(id);
    return list;
}

/** From the columns id, sequence, name, size, sha256 and extra. */
File fileFromRow(const QSqlQuery& row, int c)
{
    File file;
    file.id = FileId(row.value(c).toLongLong());
    file.sequence = row.value(c + 1).toInt();
    file.name = row.value(c + 2).toString();
    file.size = row.value(c + 3).toLongLong();
    file.sha256 = row.value(c + 4).toString();
    setFurtherMembers(file, jsonObject(row.value(c + 5)));
    return file;
}

/** Reads the parts of the documents of `list`; `%1` in the statement is the condition for their ids. `add`
 * gets the document's id and the row, and returns an error if the row is invalid. */
template <typename Add>
Result<void> addParts(const Database& db, const QString& list, const QString& sql, Add add)
{
    INK_ASSIGN(query, runText(db, sql, {list}));
    while (query.next())
        INK_TRY(add(query.value(0).toLongLong(), query));
    return {};
}

/** Moves cached summaries out of `ids`, which keeps those that have to be read. */
Result<QHash<qint64, DocumentSummary>> takeKnown(const Database& db, SearchCache& cache, QList<qint64>& ids)
{
    QHash<qint64, DocumentSummary> found;
    INK_ASSIGN(versions, runText(db,
                                 QStringLiteral("SELECT id, version FROM document WHERE id IN %1")
                                     .arg(statement(db, "among_list")),
                                 {idList(ids)}));
    while (versions.next()) {
        const qint64 id = versions.value(0).toLongLong();
        auto summary = cache.findSummary(id, versions.value(1).toLongLong());
        if (!summary) continue;
        found.insert(id, std::move(*summary));
        ids.removeOne(id);
    }
    return found;
}

/** Adds the documents of `ids`. */
Result<void> readSummaries(const Database& db, const QList<qint64>& ids,
                           QHash<qint64, DocumentSummary>& found)
{
    const QString list = idList(ids);
    const QString among = statement(db, "among_list");
    INK_TRY(addParts(db, list,
                     QStringLiteral("SELECT %1 FROM document d WHERE d.id IN %2")
                         .arg(statement(db, "summary_columns"), among),
                     [&](qint64 id, const QSqlQuery& row) -> Result<void> {
                         INK_ASSIGN(summary, summaryFromRow(row));
                         found.insert(id, std::move(summary));
                         return {};
                     }));
    INK_TRY(
        addParts(db, list,
                 QStringLiteral("SELECT document_id, id, guid, recipient_name, recipient_email, action_type, "
                                "sequence, status, detail FROM invitation WHERE document_id IN %1 ORDER BY "
                                "document_id, position")
                     .arg(among),
                 [&](qint64 id, const QSqlQuery& row) -> Result<void> {
                     INK_ASSIGN(invitation, invitationFromRow(row, 1));
                     if (found.contains(id)) found[id].invitations.append(std::move(invitation));
                     return {};
                 }));
    return addParts(db, list,
                    QStringLiteral("SELECT document_id, id, sequence, name, size, sha256, extra FROM file "
                                   "WHERE document_id IN %1 ORDER BY document_id, sequence, id")
                        .arg(among),
                    [&](qint64 id, const QSqlQuery& row) -> Result<void> {
                        if (found.contains(id)) found[id].files.append(fileFromRow(row, 1));
                        return {};
                    });
}

/** One statement per document part, which is cheap where the database runs in this process. */
Result<PageRows> rowByRow(const Database& db, const Search& search, const QList<qint64>& ids)
{
    PageRows page;
    if (ids.isEmpty()) return page;
    // This thread's own transaction may contain versions that are never committed.
    SearchCache* const cache = db.inTransaction() ? nullptr : search.cache;
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
        if (cache && unknown.contains(id)) cache->keepSummary(*one);
        page.documents.append(std::move(*one));
    }
    return page;
}

/**
 * Reads everything in one statement, to save round trips. `hits` selects the columns id and place, from 1.
 */
Result<PageRows> atOnce(const Database& db, const Search& search, const QString& hits, QVariantList values,
                        qint64 first, qint64 size)
{
    // Index after the columns of the parts themselves; see the statement.
    constexpr int kind = 18;
    constexpr int place = 19;
    values << first << first + size << search.account.value();
    INK_ASSIGN(rows, runText(db, statement(db, "page_parts").arg(hits), values));
    PageRows page;
    QHash<qint64, qsizetype> rowOf;
    const auto documentOf = [&]() -> DocumentSummary* {
        const auto row = rowOf.constFind(rows.value(place).toLongLong());
        return row == rowOf.cend() ? nullptr : &page.documents[*row];
    };
    while (rows.next()) {
        switch (rows.value(kind).toInt()) {
        case 0:
            page.revision = rows.value(0).toLongLong();
            page.ids = idsOfList(rows.value(1).toString());
            break;
        case 1: {
            INK_ASSIGN(summary, summaryFromRow(rows));
            rowOf.insert(rows.value(place).toLongLong(), page.documents.size());
            page.documents.append(std::move(summary));
            break;
        }
        case 2: {
            INK_ASSIGN(invitation, invitationFromRow(rows));
            if (auto* const document = documentOf()) document->invitations.append(std::move(invitation));
            break;
        }
        default:
            if (auto* const document = documentOf()) document->files.append(fileFromRow(rows, 0));
        }
    }
    return page;
}

} // namespace

QList<qint64> idsOfList(const QString& list)
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
    where.add(statement(db, "among_ids"), idList(documents.ids()));
    where.add(QStringLiteral("d.deleted = ?"), search.deleted ? 1 : 0);
    if (search.status) where.add(QStringLiteral("d.status = ?"), static_cast<int>(*search.status));
    where.terms.append(search.rest.terms);
    where.values.append(search.rest.values);
    for (const QString& word : words) // words contain nothing that needs escaping
        where.add(QStringLiteral("d.search LIKE ?"), QStringLiteral("% %1%").arg(word));
    const QString order = orderBy(search.order, search.ascending);
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

Result<PageRows> readListed(const Database& db, const Search& search, const QList<qint64>& ids)
{
    if (!db.isPostgreSql()) return rowByRow(db, search, ids);
    return atOnce(db, search, statement(db, "listed_ids"), {idList(ids)}, 0, ids.size());
}

} // namespace ink::store
