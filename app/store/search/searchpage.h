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
    /** Revision of the account in the same snapshot as the rows, if requested. */
    std::optional<qint64> revision;
    QList<qint64> ids;                        ///< from readSorted: all matches, in order
    QList<domain::DocumentSummary> documents; ///< the documents of the page
};

/** Filters and sorts the documents by all conditions of the search and by `words`, and reads a page: up to
 * `size` documents from the 0-based offset `first`. */
[[nodiscard]] Result<PageRows> readSorted(const Database& database, const Search& search,
                                          const DocumentSet& documents, const QStringList& words,
                                          qint64 first, qint64 size);
/** Reads the summaries of these documents for a page, in this order. */
[[nodiscard]] Result<PageRows> readByIds(const Database& database, const Search& search,
                                         const QList<qint64>& ids);

} // namespace ink::store
