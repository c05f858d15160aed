#include "app/workflow/documents/localfilter.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

/** Returns normalized text without case and accents. */
QString foldedText(const QString& text)
{
    QString out;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD))
        if (!c.isMark()) out.append(c);
    return out.toCaseFolded();
}

bool contains(const DocumentSummary& row, const QString& word)
{
    const auto has = [&word](const QString& text) { return foldedText(text).contains(word); };
    return has(row.title) || std::any_of(row.invitations.cbegin(), row.invitations.cend(),
                                         [&has](const Invitation& invitation) {
                                             return has(invitation.recipientName) ||
                                                    has(invitation.recipientEmail);
                                         });
}

/** Compares two documents by the sort field alone; returns <0, 0 or >0. */
int compared(const DocumentQuery& query, const DocumentSummary& a, const DocumentSummary& b)
{
    const auto order = [](const auto& x, const auto& y) { return x < y ? -1 : (y < x ? 1 : 0); };
    switch (query.sort) {
    case SortField::Title:
        return QString::compare(a.title, b.title, Qt::CaseInsensitive);
    case SortField::Created:
        return order(a.createdTime, b.createdTime);
    case SortField::Modified:
        return order(a.lastModifiedTime, b.lastModifiedTime);
    case SortField::Sent:
        return order(a.sentTime.value_or(Timestamp()), b.sentTime.value_or(Timestamp()));
    case SortField::Status:
        return order(a.status, b.status);
    case SortField::Data:
        return QString::compare(a.data.value(query.sortedData), b.data.value(query.sortedData),
                                Qt::CaseInsensitive);
    }
    return 0;
}

} // namespace

bool hasData(const DocumentSummary& row, const DocumentData& data)
{
    for (auto each = data.cbegin(); each != data.cend(); ++each)
        if (const auto has = row.data.constFind(each.key()); has == row.data.cend() || *has != each.value())
            return false;
    return true;
}

bool matchesFilters(const DocumentQuery& query, const DocumentSummary& row)
{
    if (query.status && row.status != *query.status) return false;
    if (query.type && row.type != *query.type) return false;
    if (query.folder && row.folderId != *query.folder) return false;
    if (row.deleted != query.deleted.value_or(false)) return false;
    if (query.createdFrom && row.createdTime < *query.createdFrom) return false;
    if (query.createdTo && row.createdTime > *query.createdTo) return false;
    if (query.completedFrom || query.completedTo) {
        if (!row.completedTime) return false;
        if (query.completedFrom && *row.completedTime < *query.completedFrom) return false;
        if (query.completedTo && *row.completedTime > *query.completedTo) return false;
    }
    if (!hasData(row, query.data)) return false;
    if (query.expiresTo) {
        const auto expiry = expiryOf(row.sentTime, row.setting);
        if (row.status != SigningStatus::InProgress || !expiry || *expiry > *query.expiresTo) return false;
    }
    if (query.lastActionFrom || query.lastActionTo) {
        const auto last = lastActionOf(row);
        if (!last) return false;
        if (query.lastActionFrom && *last < *query.lastActionFrom) return false;
        if (query.lastActionTo && *last > *query.lastActionTo) return false;
    }
    return true;
}

bool matchesWords(const DocumentQuery& query, const DocumentSummary& row)
{
    QString text = foldedText(query.text);
    for (QChar& c : text)
        if (!c.isLetterOrNumber()) c = QLatin1Char(' ');
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.cbegin(), words.cend(),
                       [&row](const QString& word) { return contains(row, word); });
}

bool ignoresQuery(const DocumentQuery& query, const QList<DocumentSummary>& rows)
{
    const auto is = [&query](bool (*check)(const DocumentQuery&, const DocumentSummary&)) {
        return [&query, check](const DocumentSummary& row) { return check(query, row); };
    };
    if (rows.isEmpty()) return false;
    // A server may find words that a row doesn't contain, but hardly in half of the documents.
    const auto found = std::count_if(rows.cbegin(), rows.cend(), is(matchesWords));
    return !std::all_of(rows.cbegin(), rows.cend(), is(matchesFilters)) || found * 2 <= rows.size() ||
           !isSortedAs(query, rows);
}

void sortRows(const DocumentQuery& query, QList<DocumentSummary>& rows)
{
    std::stable_sort(rows.begin(), rows.end(), [&query](const DocumentSummary& a, const DocumentSummary& b) {
        const int order = compared(query, a, b);
        if (order != 0) return query.ascending ? order < 0 : order > 0;
        return query.ascending ? a.id < b.id : b.id < a.id;
    });
}

bool isSortedAs(const DocumentQuery& query, const QList<DocumentSummary>& rows)
{
    // Servers differ in sorting words, and in the position of unsent documents.
    if (query.sort == SortField::Title || query.sort == SortField::Status || query.sort == SortField::Data)
        return true;
    for (qsizetype i = 1; i < rows.size(); ++i) {
        if (query.sort == SortField::Sent && !(rows.at(i - 1).sentTime && rows.at(i).sentTime)) continue;
        const int order = compared(query, rows.at(i - 1), rows.at(i));
        if (query.ascending ? order > 0 : order < 0) return false;
    }
    return true;
}

} // namespace ink::workflow
