#pragma once

#include "app/domain/document/folder.h"
#include "app/store/database/database.h"

namespace ink::store {

/** Folders of all accounts. Names are unique among siblings, ignoring case: ErrorCode::Duplicate. */
class FolderStore final
{
public:
    explicit FolderStore(Database& database) : m_db(database) {}

    [[nodiscard]] Result<QList<domain::Folder>> list(domain::AccountId account,
                                                     domain::FolderType type) const;
    [[nodiscard]] Result<domain::Folder> load(domain::AccountId account, domain::FolderId id) const;
    [[nodiscard]] Result<domain::Folder> insert(Transaction& transaction, domain::Folder folder);
    /** Name, parent and metaData; refuses to make a folder its own ancestor (Validation). */
    [[nodiscard]] Result<domain::Folder> update(Transaction& transaction, const domain::Folder& folder);
    /** Moves its documents and sub-folders to its parent. */
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::AccountId account,
                                      domain::FolderId id);

private:
    Database& m_db;
};

} // namespace ink::store
