#pragma once

#include "app/domain/document/listposition.h"
#include "app/store/search/searchcache.h"
#include "app/store/search/searchpage.h"
#include "app/store/search/searchplan.h"

#include <optional>

namespace ink::store {

// Pages of a listing that begin behind a position. Private to app/store.

// Index(readAfter): List: how a cursor neither repeats nor skips documents that change
struct CursorPage
{
    PageRows rows;
    std::optional<domain::ListPosition> next; ///< nothing on the last page
};

/** Reads the page behind `search.after`, which must be set. Documents that changed since its moment are at
 * the places that they had then, so that a walk has each of them once. Validation error naming `cursor` if
 * that moment is too long ago. `found` is the search's result by words, if it has any. */
[[nodiscard]] Result<CursorPage> readAfter(const Database& database, const Search& search,
                                           const SearchCache::Entry& found);

/** The position of a document, and the account's revision in the same snapshot. */
struct PositionNow
{
    domain::ListPosition position;
    qint64 revision = 0;
};
/** Nothing if the document is gone. */
[[nodiscard]] Result<std::optional<PositionNow>> positionNow(const Database& database, const Search& search,
                                                             domain::DocumentId id);

} // namespace ink::store
