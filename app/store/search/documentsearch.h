#pragma once

#include "app/domain/document.h"
#include "app/store/database/database.h"

#include <memory>

namespace ink::store {

class SearchCache;

/** Finds documents of an account and gives a page of them. Remembers what recent searches found. */
class DocumentSearch final
{
public:
    explicit DocumentSearch(Database& database);

    [[nodiscard]] Result<domain::DocumentPage> search(domain::AccountId account,
                                                      const domain::DocumentQuery& query) const;
    /** Documents that were made from a template, newest first. */
    [[nodiscard]] Result<domain::DocumentPage>
    children(domain::AccountId account, domain::DocumentId templateId, int pageIndex, int pageSize) const;

private:
    Database& m_db;
    std::shared_ptr<SearchCache> m_cache;
};

} // namespace ink::store
