#pragma once

#include "app/domain/document/documentsummary.h"
#include "app/store/search/searchplan.h"
#include "app/store/words/documentset.h"

#include <QList>

#include <optional>

namespace ink::store {

// The rows of a listing's page. Private to app/store.

struct PageRows
{
    std::optional<qint64> revision; ///< of the account, in the same snapshot as the rows; if requested
    QList<qint64> ids;              ///< readSorted: all matches, in order
    QList<domain::DocumentSummary> documents; ///< those of the page
};

/** Filters and sorts the documents by the whole search, and reads a page of `size` of them after the first
 * `first`. `words` are compared with the documents too. */
[[nodiscard]] Result<PageRows> readSorted(const Database& database, const Search& search,
                                          const DocumentSet& documents, const QStringList& words,
                                          qint64 first, qint64 size);
/** The summaries of these documents for a page, in this order. */
[[nodiscard]] Result<PageRows> readListed(const Database& database, const Search& search,
                                          const QList<qint64>& ids);

} // namespace ink::store
