#include "app/wire/foldercodec.h"

#include "app/domain/document/foldername.h"
#include "app/wire/documentparts.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

QString displayName(FolderType type)
{
    return type == FolderType::Templates ? QStringLiteral("TEMPLATE_FOLDER")
                                         : QStringLiteral("DOCUMENT_FOLDER");
}

Folder readFolder(ObjectReader& r)
{
    Folder folder;
    r.read(folder.id, r.id<FolderId>({"id"_L1, "folderId"_L1}));
    r.read(folder.name, r.string({"name"_L1, "FolderText"_L1, "text"_L1}));
    r.read(folder.type, r.code({"folderType"_L1}, tryFromCode<FolderType>));
    r.read(folder.parent, r.id<FolderId>({"parent"_L1, "parentId"_L1}));
    r.read(folder.accountId, r.id<AccountId>({"userId"_L1}));
    if (const auto count = r.count({"documentCount"_L1}, std::numeric_limits<int>::max()))
        folder.documentCount = static_cast<int>(*count);
    r.read(folder.metaData, r.object({"metaData"_L1}));
    return folder;
}

} // namespace

QJsonObject toJson(const Folder& folder)
{
    QJsonObject o;
    if (!folder.id.isNull()) o.insert("id"_L1, folder.id.value());
    o.insert("name"_L1, folder.name);
    o.insert("FolderText"_L1, folder.name);
    o.insert("text"_L1, folder.name);
    o.insert("folderType"_L1,
             QJsonObject{{"id"_L1, codeOf(folder.type)}, {"displayName"_L1, displayName(folder.type)}});
    o.insert("parent"_L1, folder.parent.value());
    o.insert("userId"_L1, folder.accountId.value());
    o.insert("documentCount"_L1, folder.documentCount);
    o.insert("metaData"_L1, folder.metaData);
    return o;
}

Result<Folder> folderFromJson(const QJsonObject& object)
{
    return readWhole(unwrap(object, {"folder"_L1, "data"_L1}), {}, readFolder);
}

QJsonObject foldersResponse(const QList<Folder>& folders)
{
    return {{"success"_L1, true}, {"folders"_L1, arrayOf(folders, toJson)}};
}

Result<QList<Folder>> foldersFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        QList<Folder> folders;
        if (!r.has({"folders"_L1})) r.addIssue({"folders"_L1}, reasons::isNeeded());
        r.readObjects({"folders"_L1}, 100'000,
                      [&](ObjectReader& f, qsizetype) { folders.append(readFolder(f)); });
        return folders;
    });
}

QJsonObject folderResponse(const Folder& folder)
{
    return {{"success"_L1, true}, {"data"_L1, toJson(folder)}};
}

Result<FolderPatch> folderPatchFromJson(const QJsonObject& object)
{
    INK_ASSIGN(inner, unwrapRequest(object, RequestObject::Folder, {"folder"_L1}));
    return readWhole(inner, QStringLiteral("folder"), [](ObjectReader& r) {
        r.protect(RequestObject::Folder);
        FolderPatch patch;
        patch.name = r.string({"name"_L1, "FolderText"_L1, "text"_L1});
        if (patch.name) {
            patch.name = patch.name->trimmed();
            if (patch.name->isEmpty() || patch.name->size() > maxFolderName)
                r.addIssue({"name"_L1}, reasons::mustHaveNameLength());
        }
        patch.type = r.code({"folderType"_L1}, tryFromCode<FolderType>);
        const bool namesParent = r.has({"parent"_L1, "parentId"_L1});
        patch.parent = r.id<FolderId>({"parent"_L1, "parentId"_L1});
        if (namesParent && !patch.parent) patch.parent = FolderId(); // null: top
        patch.metaData = r.object({"metaData"_L1});
        return patch;
    });
}

QJsonObject toJson(const FolderPatch& patch)
{
    QJsonObject o;
    put(o, "name"_L1, patch.name);
    if (patch.type) o.insert("folderType"_L1, codeOf(*patch.type));
    if (patch.parent) o.insert("parent"_L1, patch.parent->value());
    put(o, "metaData"_L1, patch.metaData);
    return {{"folder"_L1, o}};
}

} // namespace ink::wire
