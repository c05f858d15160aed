#pragma once

#include "app/domain/document.h"
#include "app/store/search/searchplan.h"
#include "app/store/words/documentset.h"

#include <QList>

#include <optional>

namespace ink::store {

// The rows of a listing's page. Private to app/store.

struct PageRows
{
    std::optional<qint64> revision; ///< the account's, of the state that the rows are of; when it was asked
    QList<qint64> ids;              ///< readSorted: all that fit, in order
    QList<domain::DocumentSummary> documents; ///< those of the page
};

/**
 * Reads the documents: those that fit the whole search, in order, and what a page shows of `size` of them
 * behind the first `first`. `words` are compared with the documents too.
 */
[[nodiscard]] Result<PageRows> readSorted(const Database& database, const Search& search,
                                          const DocumentSet& documents, const QStringList& words,
                                          qint64 first, qint64 size);
/** The summaries of these documents for a page, in this order. */
[[nodiscard]] Result<PageRows> readListed(const Database& database, const Search& search,
                                          const QList<qint64>& ids);

} // namespace ink::store
