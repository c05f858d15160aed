#include "app/service/documents/folders.h"

#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/documents/reasons.h"
#include "app/service/rules/requestchecks.h"

namespace ink::service {

namespace {

Result<void> checkFolderName(domain::Folder& folder)
{
    folder.name = folder.name.trimmed();
    if (folder.name.isEmpty() || folder.name.size() > 255)
        return invalid(QStringLiteral("folder.name"), reasons::folderNameLength());
    return {};
}

} // namespace

Folders::Folders(const ServiceCore& core) : m_stores(core.stores()) {}

Result<QList<domain::Folder>> Folders::list(const Actor& actor, domain::FolderType type) const
{
    return m_stores.folders.list(actor.account, type);
}

Result<domain::Folder> Folders::create(const Actor& actor, domain::Folder folder, const Keep& keep)
{
    INK_TRY(checkFolderName(folder));
    folder.id = {};
    folder.accountId = actor.account;
    return store::retrying(m_stores.database, [&]() -> Result<domain::Folder> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        if (!folder.parent.isNull()) {
            const auto parent = m_stores.folders.load(actor.account, folder.parent);
            if (!parent && parent.error().code != ErrorCode::NotFound) return fail(parent.error());
            if (!parent || parent->type != folder.type)
                return invalid(QStringLiteral("folder.parent"), reasons::noSuchFolderOfKind());
        }
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
    return store::retrying(m_stores.database, [&]() -> Result<domain::Folder> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(known, m_stores.folders.load(actor.account, folder.id));
        wanted.type = known.type;
        if (!wanted.parent.isNull()) {
            const auto parent = m_stores.folders.load(actor.account, wanted.parent);
            if (!parent && parent.error().code != ErrorCode::NotFound) return fail(parent.error());
            if (!parent || parent->type != known.type)
                return invalid(QStringLiteral("folder.parent"), reasons::noSuchFolderOfKind());
        }
        INK_ASSIGN(changed, m_stores.folders.update(transaction, wanted));
        INK_TRY(transaction.commit());
        return changed;
    });
}

Result<void> Folders::remove(const Actor& actor, domain::FolderId id,
                             const std::function<Result<void>(store::Transaction&)>& keep)
{
    return store::retrying(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(m_stores.folders.remove(transaction, actor.account, id));
        if (keep) INK_TRY(keep(transaction));
        return transaction.commit();
    });
}

} // namespace ink::service
