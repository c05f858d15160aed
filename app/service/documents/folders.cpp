#include "app/service/documents/folders.h"

#include "app/base/reasons.h"
#include "app/domain/document/foldername.h"
#include "app/service/core/actor.h"
#include "app/service/core/reasons.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/documents/reasons.h"
#include "app/service/rules/requestchecks.h"
#include "app/store/database/query.h"

namespace ink::service {

namespace {

Result<void> checkFolderName(domain::Folder& folder)
{
    folder.name = folder.name.trimmed();
    if (folder.name.isEmpty() || folder.name.size() > domain::maxFolderName)
        return fieldError(QStringLiteral("folder.name"), reasons::folderNameLength());
    return {};
}

} // namespace

Folders::Folders(const ServiceCore& core) : m_stores(core.stores()) {}

Result<QList<domain::Folder>> Folders::list(const Actor& actor, domain::FolderType type) const
{
    if (actor.rights.folder.isNull()) return m_stores.folders.list(actor.account, type);
    const store::Snapshot snapshot(m_stores.database);
    INK_ASSIGN(all, m_stores.folders.list(actor.account, type));
    INK_ASSIGN(inside, m_stores.folders.subtree(actor.reach()));
    QList<domain::Folder> reached;
    for (domain::Folder& folder : all) {
        if (!inside.contains(folder.id)) continue;
        if (folder.id == actor.rights.folder) folder.parent = {}; // the top folder within the reach
        reached.append(std::move(folder));
    }
    return reached;
}

Result<void> Folders::checkParent(const Actor& actor, domain::FolderId parent, domain::FolderType type) const
{
    INK_ASSIGN(isReached, m_stores.folders.isWithinReach(actor.reach(), parent));
    if (!isReached) return fieldError(QStringLiteral("folder.parent"), reasons::folderOutsideKey());
    if (parent.isNull()) return {};
    const auto above = m_stores.folders.load(actor.account, parent);
    if (!above && above.error().code != ErrorCode::NotFound) return fail(above.error());
    if (!above || above->type != type)
        return fieldError(QStringLiteral("folder.parent"), reasons::noSuchFolderOfKind());
    return {};
}

Result<void> Folders::checkChangeable(const Actor& actor, domain::FolderId id) const
{
    INK_ASSIGN(isReached, m_stores.folders.isWithinReach(actor.reach(), id));
    if (!isReached) return fail(ErrorCode::NotFound, reasons::noSuchFolder());
    // The name and parent of the key's own folder are outside the key's reach.
    if (id == actor.rights.folder && !id.isNull()) return actor.requireWholeAccount();
    return {};
}

Result<domain::Folder> Folders::create(const Actor& actor, domain::Folder folder, const StoreResponse& keep)
{
    INK_TRY(checkFolderName(folder));
    folder.id = {};
    folder.accountId = actor.account;
    return store::runWithRetries(m_stores.database, [&]() -> Result<domain::Folder> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(checkParent(actor, folder.parent, folder.type));
        INK_ASSIGN(made, m_stores.folders.insert(transaction, folder));
        if (keep) INK_TRY(keep(transaction, made));
        INK_TRY(transaction.commit());
        return made;
    });
}

Result<domain::Folder> Folders::update(const Actor& actor, const domain::Folder& folder)
{
    domain::Folder wanted = folder;
    INK_TRY(checkFolderName(wanted));
    wanted.accountId = actor.account;
    return store::runWithRetries(m_stores.database, [&]() -> Result<domain::Folder> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(checkChangeable(actor, folder.id));
        INK_ASSIGN(known, m_stores.folders.load(actor.account, folder.id));
        wanted.type = known.type;
        INK_TRY(checkParent(actor, wanted.parent, known.type));
        INK_ASSIGN(changed, m_stores.folders.update(transaction, wanted));
        INK_TRY(transaction.commit());
        return changed;
    });
}

Result<void> Folders::remove(const Actor& actor, domain::FolderId id,
                             const std::function<Result<void>(store::Transaction&)>& keep)
{
    return store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(checkChangeable(actor, id));
        INK_TRY(m_stores.folders.remove(transaction, actor.account, id));
        if (keep) INK_TRY(keep(transaction));
        return transaction.commit();
    });
}

} // namespace ink::service
