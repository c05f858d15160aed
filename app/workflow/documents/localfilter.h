#pragma once

#include "app/domain/document/document.h"

#include <QList>

namespace ink::workflow {

// Listings of servers that don't support the query's parameters.

/** Returns whether a document belongs to a listing by everything but its words. */
[[nodiscard]] bool belongs(const domain::DocumentQuery& query, const domain::DocumentSummary& row);
/** Returns whether it has every word of the search in its title, recipients' names or mail addresses. */
[[nodiscard]] bool hasWords(const domain::DocumentQuery& query, const domain::DocumentSummary& row);
/** Returns whether a page that a server gave can't be the answer to the query. */
[[nodiscard]] bool ignoresQuery(const domain::DocumentQuery& query,
                                const QList<domain::DocumentSummary>& rows);
/** The order of the query; equal ones by id. */
void sortAs(const domain::DocumentQuery& query, QList<domain::DocumentSummary>& rows);
[[nodiscard]] bool isSortedAs(const domain::DocumentQuery& query, const QList<domain::DocumentSummary>& rows);

} // namespace ink::workflow
