#include "app/store/documents/folderstore.h"

#include "app/base/reasons.h"
#include "app/domain/document/foldername.h"
#include "app/store/database/query.h"
#include "app/store/database/storedcode.h"
#include "app/store/documents/documentrows.h"
#include "app/store/documents/reasons.h"

namespace ink::store {

using namespace domain;

namespace {

Result<Folder> folderOf(const Query& row)
{
    Folder folder;
    folder.id = FolderId(row["id"].toLongLong());
    folder.name = row["name"].toString();
    INK_ASSIGN(type, enumFromCode<FolderType>("folder.type", row["type"], row["id"]));
    folder.type = type;
    folder.parent = FolderId(row["parent"].toLongLong());
    folder.accountId = AccountId(row["account_id"].toLongLong());
    folder.metaData = jsonObject(row["meta_data"]);
    folder.documentCount = row["documents"].toInt();
    return folder;
}

BoundValues valuesOf(const Folder& folder)
{
    return {{"id", folder.id.value()},
            {"account_id", folder.accountId.value()},
            {"type", static_cast<int>(folder.type)},
            {"parent", orNull(folder.parent)},
            {"name", fromText(folder.name)},
            {"name_key", searchKey(folder.name)},
            {"meta_data", jsonText(folder.metaData)}};
}

Result<bool> taken(const Database& db, const Folder& folder, FolderId parent, const QString& name)
{
    INK_ASSIGN(query, run(db, "folder_sibling",
                          {{"account_id", folder.accountId.value()},
                           {"type", static_cast<int>(folder.type)},
                           {"parent", parent.value()},
                           {"name_key", searchKey(name)},
                           {"id", folder.id.value()}}));
    return query.next();
}

/** Where writers run concurrently, serializes changes of an account's folders, so that no two of them create
 * a cycle. */
Result<void> lockFolders(const Database& db, AccountId account)
{
    if (db.isPostgreSql()) INK_TRY(run(db, "folder_lock", {account.value()}));
    return {};
}

auto duplicate(const QString& name)
{
    return fail(ErrorCode::Duplicate, reasons::folderNameTaken(name),
                {{QStringLiteral("folder.name"), reasons::nameTaken()}});
}

/** Appends a number to a folder's name, which is truncated if it would exceed the maximum length. */
QString numberedName(const QString& name, int number)
{
    const QString ending = QStringLiteral(" (%1)").arg(number);
    QString start = name.left(domain::maxFolderName - ending.size());
    if (start.back().isHighSurrogate()) start.chop(1);
    return start + ending;
}

} // namespace

Result<QList<Folder>> FolderStore::list(AccountId account, FolderType type) const
{
    INK_ASSIGN(query, run(m_db, "folder_list", {account.value(), static_cast<int>(type)}));
    QList<Folder> folders;
    while (query.next()) {
        INK_ASSIGN(folder, folderOf(query));
        folders.append(std::move(folder));
    }
    return folders;
}

Result<Folder> FolderStore::load(AccountId account, FolderId id) const
{
    INK_ASSIGN(query, run(m_db, "folder_load", {account.value(), id.value()}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::noSuchFolder());
    return folderOf(query);
}

Result<QList<FolderId>> FolderStore::subtree(const AccessScope& reach) const
{
    INK_ASSIGN(query, run(m_db, "folder_inside", {reach.account.value(), reach.folder.value()}));
    QList<FolderId> ids;
    while (query.next())
        ids.append(FolderId(query["id"].toLongLong()));
    return ids;
}

Result<bool> FolderStore::isWithinReach(const AccessScope& reach, FolderId id) const
{
    if (reach.folder.isNull()) return true;
    if (id.isNull()) return false;
    INK_ASSIGN(ids, subtree(reach));
    return ids.contains(id);
}

Result<Folder> FolderStore::insert(Transaction& transaction, Folder folder)
{
    const Database& db = transaction.database();
    INK_TRY(lockFolders(db, folder.accountId));
    if (!folder.parent.isNull()) {
        const auto parent = load(folder.accountId, folder.parent);
        if (!parent || parent->type != folder.type)
            return fail(ErrorCode::Validation, reasons::parentFolderMissing(),
                        {{QStringLiteral("folder.parent"), reasons::noSuchParentFolder()}});
    }
    folder.id = {};
    INK_ASSIGN(exists, taken(db, folder, folder.parent, folder.name));
    if (exists) return duplicate(folder.name);
    const auto id = runForId(db, "folder_insert", valuesOf(folder));
    // Another writer created it at the same time.
    if (!id && id.error().code == ErrorCode::Duplicate) return duplicate(folder.name);
    INK_TRY(id);
    folder.id = FolderId(*id);
    INK_TRY(transaction.touchAccount(folder.accountId.value()));
    return folder;
}

Result<Folder> FolderStore::update(Transaction& transaction, const Folder& folder)
{
    const Database& db = transaction.database();
    INK_TRY(lockFolders(db, folder.accountId));
    INK_ASSIGN(old, load(folder.accountId, folder.id));
    FolderId above = folder.parent;
    while (!above.isNull()) {
        if (above == folder.id)
            return fail(ErrorCode::Validation, reasons::folderIntoItself(),
                        {{QStringLiteral("folder.parent"), reasons::insideFolderItself()}});
        const auto next = load(folder.accountId, above);
        if (!next || next->type != old.type)
            return fail(ErrorCode::Validation, reasons::parentFolderMissing(),
                        {{QStringLiteral("folder.parent"), reasons::noSuchParentFolder()}});
        above = next->parent;
    }
    INK_ASSIGN(exists, taken(db, old, folder.parent, folder.name));
    if (exists) return duplicate(folder.name);
    const auto updated = run(db, "folder_update", valuesOf(folder));
    if (!updated && updated.error().code == ErrorCode::Duplicate) return duplicate(folder.name);
    if (!updated) return fail(updated.error());
    INK_TRY(transaction.touchAccount(folder.accountId.value()));
    return load(folder.accountId, folder.id);
}

Result<void> FolderStore::remove(Transaction& transaction, AccountId account, FolderId id)
{
    const Database& db = transaction.database();
    INK_TRY(lockFolders(db, account));
    INK_ASSIGN(folder, load(account, id));
    // Lock order: the documents first, then the account.
    if (db.isPostgreSql()) INK_TRY(run(db, "folder_documents_lock", {id.value()}));
    INK_TRY(transaction.touchAccount(account.value()));
    INK_TRY(run(db, "folder_documents_up", {orNull(folder.parent), id.value()}));
    INK_ASSIGN(children, run(db, "folder_children", {account.value(), id.value()}));
    QList<Folder> moved;
    while (children.next()) {
        Folder child = folder;
        child.id = FolderId(children["id"].toLongLong());
        child.name = children["name"].toString();
        moved.append(child);
    }
    children.finish();
    // Frees the deleted folder's name first, so that a child can use it.
    const QString goneKey = QChar(1) + QString::number(id.value());
    INK_TRY(run(db, "folder_move", {orNull(folder.parent), fromText(folder.name), goneKey, id.value()}));
    for (const Folder& child : std::as_const(moved)) {
        // A subfolder gets a number if the parent already has a folder with its name.
        QString name = child.name;
        for (int number = 2;; ++number) {
            INK_ASSIGN(exists, taken(db, child, folder.parent, name));
            if (!exists) break;
            name = numberedName(child.name, number);
        }
        INK_TRY(run(db, "folder_move",
                    {orNull(folder.parent), fromText(name), searchKey(name), child.id.value()}));
    }
    INK_TRY(run(db, "folder_remove", {account.value(), id.value()}));
    return {};
}

} // namespace ink::store
