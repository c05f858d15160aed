#pragma once

#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/reach.h"
#include "app/store/database/database.h"

#include <memory>

namespace ink::store {

class SearchCache;

/** Searches the documents within a request's reach and returns one page. Caches the results of recent
 * searches. */
class DocumentSearch final
{
public:
    explicit DocumentSearch(Database& database);

    [[nodiscard]] Result<domain::DocumentPage> search(const domain::Reach& reach,
                                                      const domain::DocumentQuery& query) const;
    /** Documents that were made from a template, newest first. */
    [[nodiscard]] Result<domain::DocumentPage>
    children(const domain::Reach& reach, domain::DocumentId templateId, int pageIndex, int pageSize) const;

private:
    Database& m_db;
    std::shared_ptr<SearchCache> m_cache;
};

} // namespace ink::store
