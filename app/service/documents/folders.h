#pragma once

#include "app/base/result.h"
#include "app/domain/document/folder.h"

#include <QList>

#include <functional>

namespace ink::store {
class Transaction;
}

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** An account's folders of documents and of templates. */
class Folders final
{
public:
    explicit Folders(const ServiceCore& core);

    [[nodiscard]] Result<QList<domain::Folder>> list(const Actor& actor, domain::FolderType type) const;
    /** Stores the response in the transaction that makes the change. */
    using StoreResponse = std::function<Result<void>(store::Transaction&, const domain::Folder&)>;
    [[nodiscard]] Result<domain::Folder> create(const Actor& actor, domain::Folder folder,
                                                const StoreResponse& keep = {});
    [[nodiscard]] Result<domain::Folder> update(const Actor& actor, const domain::Folder& folder);
    [[nodiscard]] Result<void> remove(const Actor& actor, domain::FolderId id,
                                      const std::function<Result<void>(store::Transaction&)>& keep = {});

private:
    /** Fails with a Validation error unless the actor may put a folder of this type into `parent`. */
    [[nodiscard]] Result<void> checkParent(const Actor& actor, domain::FolderId parent,
                                           domain::FolderType type) const;
    /** Fails with NotFound if the folder is outside the actor's reach, or with Forbidden if it is the folder
     * that the actor's key is limited to. */
    [[nodiscard]] Result<void> checkChangeable(const Actor& actor, domain::FolderId id) const;

    Stores& m_stores;
};

} // namespace ink::service
