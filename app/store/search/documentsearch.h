#pragma once

#include "app/domain/document/accessscope.h"
#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"
#include "app/store/database/database.h"

#include <memory>

namespace ink::store {

class SearchCache;

/** Searches the documents that a request may access, and returns one page. Caches the results of recent
 * searches. */
class DocumentSearch final
{
public:
    explicit DocumentSearch(Database& database);

    [[nodiscard]] Result<domain::DocumentPage> search(const domain::AccessScope& reach,
                                                      const domain::DocumentQuery& query) const;
    /** Returns the documents made from a template, newest first. Uses only the page and
     * `modifiedFrom` of the query. */
    [[nodiscard]] Result<domain::DocumentPage> children(const domain::AccessScope& reach,
                                                        domain::DocumentId templateId,
                                                        const domain::DocumentQuery& page) const;
    /** Removes up to `count` places that only cursors from before this time need, which expire. Each
     * account's last one stays, because new cursors refer to it. Returns the number of removed places. */
    [[nodiscard]] Result<int> forgetPlaces(Transaction& transaction, Timestamp before, int count) const;
    /** Removes the content of each account's last place if it is older than this. No cursor may need it:
     * call it after forgetPlaces() has removed all. */
    [[nodiscard]] Result<void> blankPlaces(Transaction& transaction, Timestamp before) const;

private:
    Database& m_db;
    std::shared_ptr<SearchCache> m_cache;
};

} // namespace ink::store
