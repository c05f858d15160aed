#pragma once

#include "app/store/search/searchcache.h"
#include "app/store/search/searchpage.h"
#include "app/store/search/searchplan.h"

namespace ink::store {

// Searching by words. Private to app/store.

/** The result of a search, and its page if both were read together. */
struct WordSearchResult
{
    SearchCache::Entry entry;
    std::optional<PageRows> rows;
};

/** Finds the documents with the words, and sorts them if they are few. `search.words` must not be empty. */
[[nodiscard]] Result<WordSearchResult> findByWords(const Database& database, SearchCache& cache,
                                                   const Search& search);
/** Reads the page. Stores in `found` data that other pages can reuse. */
[[nodiscard]] Result<PageRows> readWordPage(const Database& database, const Search& search,
                                            SearchCache::Entry& found);

} // namespace ink::store
