#pragma once

#include "app/domain/document/listposition.h"
#include "app/store/search/searchcache.h"
#include "app/store/search/searchpage.h"
#include "app/store/search/searchplan.h"

#include <optional>

namespace ink::store {

// Pages of a listing that begin after a position. Private to app/store.

// Index(readAfter): List: how a cursor neither repeats nor skips documents that change
struct CursorPage
{
    PageRows rows;
    std::optional<domain::ListPosition> next; ///< nothing on the last page
};

/** Reads the page after `search.after`, which must be set. Documents that have changed since the first page
 * was read are sorted by their previous values, so that each is returned exactly once. Validation error for
 * `cursor` if these values are no longer stored. `found` is the result of the word search, if any. */
[[nodiscard]] Result<CursorPage> readAfter(const Database& database, const Search& search,
                                           const SearchCache::Entry& found);

/** The position of a document, and the account's revision in the same snapshot. */
struct PositionNow
{
    domain::ListPosition position;
    qint64 revision = 0;
};
/** Returns nothing if the document no longer exists. */
[[nodiscard]] Result<std::optional<PositionNow>> positionNow(const Database& database, const Search& search,
                                                             domain::DocumentId id);

} // namespace ink::store
