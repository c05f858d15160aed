#pragma once

#include "app/domain/document/folder.h"
#include "app/domain/document/reach.h"
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
    /** The folder and all its subfolders; empty when the account has no such folder. */
    [[nodiscard]] Result<QList<domain::FolderId>> inside(const domain::Reach& reach) const;
    /** True if a request may use this folder; null stands for the top, outside all folders. */
    [[nodiscard]] Result<bool> reaches(const domain::Reach& reach, domain::FolderId id) const;
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
