#pragma once

#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"

#include <QList>

namespace ink::workflow {

// Filters and sorts the listings of servers that don't support the query's parameters.

/** Returns true if a document matches the query, apart from the search words. */
[[nodiscard]] bool matchesFilters(const domain::DocumentQuery& query, const domain::DocumentSummary& row);
/** Returns true if a document has all of these data values; it may have others. */
[[nodiscard]] bool hasData(const domain::DocumentSummary& row, const domain::DocumentData& data);
/** Returns true if the document has every search word in its title or its recipients' names or email
 * addresses. */
[[nodiscard]] bool matchesWords(const domain::DocumentQuery& query, const domain::DocumentSummary& row);
/** Returns true if a server's page is evidently not the result of the query. */
[[nodiscard]] bool ignoresQuery(const domain::DocumentQuery& query,
                                const QList<domain::DocumentSummary>& rows);
/** Sorts rows in the order of the query; equal ones by id. */
void sortRows(const domain::DocumentQuery& query, QList<domain::DocumentSummary>& rows);
[[nodiscard]] bool isSortedAs(const domain::DocumentQuery& query, const QList<domain::DocumentSummary>& rows);

} // namespace ink::workflow
