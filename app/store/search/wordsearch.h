#pragma once

#include "app/store/search/searchcache.h"
#include "app/store/search/searchpage.h"
#include "app/store/search/searchplan.h"

namespace ink::store {

// Searching by words. Private to app/store.

/** The result of a search, and its page if that was read along with it. */
struct Looked
{
    SearchCache::Found found;
    std::optional<PageRows> rows;
};

/** Finds the documents with the words, and sorts them when they are few. `search.words` must not be empty. */
[[nodiscard]] Result<Looked> findWords(const Database& database, SearchCache& cache, const Search& search);
/** Reads the page. Stores in `found` what other pages can reuse. */
[[nodiscard]] Result<PageRows> pageOfWords(const Database& database, const Search& search,
                                           SearchCache::Found& found);

} // namespace ink::store
