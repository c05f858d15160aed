#pragma once

#include "app/domain/document/accessscope.h"
#include "app/domain/document/folder.h"
#include "app/store/database/database.h"

namespace ink::store {

/** Folders of all accounts. Names are unique among siblings, ignoring case; otherwise
 * ErrorCode::Duplicate. */
class FolderStore final
{
public:
    explicit FolderStore(Database& database) : m_db(database) {}

    [[nodiscard]] Result<QList<domain::Folder>> list(domain::AccountId account,
                                                     domain::FolderType type) const;
    [[nodiscard]] Result<domain::Folder> load(domain::AccountId account, domain::FolderId id) const;
    /** Returns the folder and all its subfolders; an empty list if the account has no such folder. */
    [[nodiscard]] Result<QList<domain::FolderId>> subtree(const domain::AccessScope& reach) const;
    /** Returns whether a request may use this folder. A null id is the top level, outside all folders. */
    [[nodiscard]] Result<bool> isWithinReach(const domain::AccessScope& reach, domain::FolderId id) const;
    [[nodiscard]] Result<domain::Folder> insert(Transaction& transaction, domain::Folder folder);
    /** Updates the name, parent and metaData. Returns Validation if the parent doesn't exist, or if the
     * folder would become its own ancestor. */
    [[nodiscard]] Result<domain::Folder> update(Transaction& transaction, const domain::Folder& folder);
    /** Removes a folder and moves its documents and subfolders to its parent. */
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::AccountId account,
                                      domain::FolderId id);

private:
    Database& m_db;
};

} // namespace ink::store
