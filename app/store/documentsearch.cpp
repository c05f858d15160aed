#include "app/store/documentrows.h"
#include "app/store/documentstore.h"
#include "app/store/query.h"

#include <QHash>

namespace ink::store {

using namespace domain;

namespace {

struct Where
{
    QStringList terms;
    QVariantList values;

    void add(const QString& term, const QVariant& value)
    {
        terms.append(term);
        values.append(value);
    }
    [[nodiscard]] QString sql() const { return terms.join(QStringLiteral(" AND ")); }
};

QString likePattern(const QString& text)
{
    QString escaped = searchKey(text);
    escaped.replace(QLatin1Char('\\'), QStringLiteral("\\\\"))
        .replace(QLatin1Char('%'), QStringLiteral("\\%"))
        .replace(QLatin1Char('_'), QStringLiteral("\\_"));
    return QLatin1Char('%') + escaped + QLatin1Char('%');
}

QString sortColumn(SortField field)
{
    switch (field) {
    case SortField::Title:
        return QStringLiteral("d.title_key");
    case SortField::Created:
        return QStringLiteral("d.created");
    case SortField::Modified:
        return QStringLiteral("d.modified");
    case SortField::Sent:
        return QStringLiteral("d.sent");
    case SortField::Status:
        return QStringLiteral("d.status");
    }
    return QStringLiteral("d.modified");
}

/** Reads what belongs to the rows of one page: `%1` in the statement is the list of their ids. */
template <typename Add>
Result<void> addParts(const Database& db, QList<DocumentSummary>& documents, const QString& sql, Add add)
{
    if (documents.isEmpty()) return {};
    QStringList marks;
    QVariantList values;
    QHash<qint64, qsizetype> rowOf;
    for (qsizetype i = 0; i < documents.size(); ++i) {
        marks.append(QStringLiteral("?"));
        values.append(documents.at(i).id.value());
        rowOf.insert(documents.at(i).id.value(), i);
    }
    INK_ASSIGN(query, runText(db, sql.arg(marks.join(QLatin1Char(','))), values));
    while (query.next())
        add(documents[rowOf.value(query.value(0).toLongLong())], query);
    return {};
}

Result<void> addInvitations(const Database& db, QList<DocumentSummary>& documents)
{
    return addParts(
        db, documents,
        QStringLiteral(
            "SELECT document_id, id, guid, recipient_name, recipient_email, action_type, sequence, "
            "status, detail FROM invitation WHERE document_id IN (%1) ORDER BY document_id, position"),
        [](DocumentSummary& document, const QSqlQuery& row) {
            document.invitations.append(invitationFromRow(row, 1));
        });
}

Result<void> addFiles(const Database& db, QList<DocumentSummary>& documents)
{
    return addParts(db, documents,
                    QStringLiteral("SELECT document_id, id, sequence, name, size, sha256, extra FROM file "
                                   "WHERE document_id IN (%1) ORDER BY document_id, sequence, id"),
                    [](DocumentSummary& document, const QSqlQuery& row) {
                        File file;
                        file.id = FileId(row.value(1).toLongLong());
                        file.sequence = row.value(2).toInt();
                        file.name = row.value(3).toString();
                        file.size = row.value(4).toLongLong();
                        file.sha256 = row.value(5).toString();
                        file.extra = jsonObject(row.value(6));
                        document.files.append(file);
                    });
}

Result<DocumentPage> page(const Database& db, const Where& where, const QString& order, int pageIndex,
                          int pageSize)
{
    const Snapshot snapshot(db);
    DocumentPage result;
    INK_ASSIGN(count, runText(db, QStringLiteral("SELECT count(*) FROM document d WHERE ") + where.sql(),
                              where.values));
    if (count.next()) result.total = count.value(0).toLongLong();
    count.finish();
    QVariantList values = where.values;
    values.append(pageSize);
    values.append(qint64(pageIndex - 1) * pageSize);
    INK_ASSIGN(rows, runText(db,
                             QStringLiteral("SELECT %1 FROM document d WHERE %2 ORDER BY %3 LIMIT ? OFFSET ?")
                                 .arg(statement(db, "summary_columns"), where.sql(), order),
                             values));
    while (rows.next())
        result.documents.append(summaryFromRow(rows));
    rows.finish();
    INK_TRY(addInvitations(db, result.documents));
    INK_TRY(addFiles(db, result.documents));
    return result;
}

} // namespace

Result<DocumentPage> DocumentStore::search(AccountId account, const DocumentQuery& q) const
{
    Where where;
    where.add(QStringLiteral("d.account_id = ?"), account.value());
    where.add(QStringLiteral("d.deleted = ?"), q.deleted.value_or(false) ? 1 : 0);
    if (q.status) where.add(QStringLiteral("d.status = ?"), static_cast<int>(*q.status));
    if (q.type) where.add(QStringLiteral("d.type = ?"), static_cast<int>(*q.type));
    if (q.folder && q.folder->isNull())
        where.terms.append(QStringLiteral("d.folder_id IS NULL"));
    else if (q.folder)
        where.add(QStringLiteral("d.folder_id = ?"), q.folder->value());
    if (q.createdFrom) where.add(QStringLiteral("d.created >= ?"), fromTime(*q.createdFrom));
    if (q.createdTo) where.add(QStringLiteral("d.created <= ?"), fromTime(*q.createdTo));
    if (!q.text.trimmed().isEmpty())
        where.add(QStringLiteral("d.search LIKE ? ESCAPE '\\'"), likePattern(q.text.trimmed()));
    const QString direction = q.ascending ? QStringLiteral(" ASC") : QStringLiteral(" DESC");
    return page(m_db, where, sortColumn(q.sort) + direction + QStringLiteral(", d.id") + direction,
                q.pageIndex, q.pageSize);
}

Result<DocumentPage> DocumentStore::children(AccountId account, DocumentId templateId, int pageIndex,
                                             int pageSize) const
{
    Where where;
    where.add(QStringLiteral("d.account_id = ?"), account.value());
    where.add(QStringLiteral("d.template_id = ?"), templateId.value());
    where.terms.append(QStringLiteral("d.deleted = 0"));
    return page(m_db, where, QStringLiteral("d.id DESC"), pageIndex, pageSize);
}

} // namespace ink::store
