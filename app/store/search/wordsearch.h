#pragma once

#include "app/store/search/searchcache.h"
#include "app/store/search/searchpage.h"
#include "app/store/search/searchplan.h"

namespace ink::store {

// Searching by words. Private to app/store.

/** The result of a search, and its page if that was read on the way. */
struct Looked
{
    SearchCache::Found found;
    std::optional<PageRows> rows;
};

/** Which documents have the words, and in what order when these are few. `search.words` is not empty. */
[[nodiscard]] Result<Looked> findWords(const Database& database, SearchCache& cache, const Search& search);
/** The page. Notes in `found` what other pages may use. */
[[nodiscard]] Result<PageRows> pageOfWords(const Database& database, const Search& search,
                                           SearchCache::Found& found);

} // namespace ink::store
