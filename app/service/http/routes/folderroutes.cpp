#include "app/service/http/routes/folderroutes.h"

#include "app/base/reasons.h"
#include "app/service/documents/folders.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/reasons.h"
#include "app/wire/foldercodec.h"
#include "app/wire/json.h"
#include "app/wire/reasons.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;
using Caching = Router::Caching;

namespace {

Result<wire::FolderPatch> patchIn(const Request& request)
{
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    return wire::folderPatchFromJson(object);
}

void apply(const wire::FolderPatch& patch, domain::Folder& folder)
{
    if (patch.name) folder.name = *patch.name;
    if (patch.type) folder.type = *patch.type;
    if (patch.parent) folder.parent = *patch.parent;
    if (patch.metaData) folder.metaData = *patch.metaData;
}

Result<Response> listFolders(const Folders& folders, const Request& request, domain::FolderType type)
{
    INK_ASSIGN(known, folders.list(*request.actor, type));
    return jsonWithEtag(wire::foldersResponse(known));
}

Result<Response> createFolder(Folders& folders, Stores& stores, const Request& request)
{
    INK_ASSIGN(patch, patchIn(request));
    if (!patch.name)
        return fail(ErrorCode::Validation, reasons::folderNeedsName(),
                    {{QStringLiteral("folder.name"), reasons::isMissing()}});
    domain::Folder folder;
    apply(patch, folder);
    Response response;
    const auto keep = [&](store::Transaction& transaction, const domain::Folder& made) {
        response = createdResponse(wire::folderResponse(made),
                                   QStringLiteral("/v1/folders/%1").arg(made.id.value()));
        return storeResponse(stores, request, transaction, response);
    };
    INK_TRY(folders.create(*request.actor, folder, keep));
    return response;
}

Result<Response> updateFolder(Folders& folders, const Request& request)
{
    INK_ASSIGN(id, idFrom<domain::FolderId>(request, "folderId", "folder"));
    INK_ASSIGN(patch, patchIn(request));
    for (const auto type : {domain::FolderType::Documents, domain::FolderType::Templates}) {
        INK_ASSIGN(known, folders.list(*request.actor, type));
        for (domain::Folder folder : std::as_const(known)) {
            if (folder.id != id) continue;
            if (patch.type && *patch.type != folder.type)
                return failField(ErrorCode::Validation, QStringLiteral("folder.folderType"),
                                 reasons::folderKeepsType());
            apply(patch, folder);
            INK_ASSIGN(updated, folders.update(*request.actor, folder));
            return jsonResponse(wire::folderResponse(updated));
        }
    }
    return fail(ErrorCode::NotFound, reasons::noSuchFolder());
}

} // namespace

void addFolderRoutes(Router& router, Folders& folders, Stores& stores)
{
    router.add({"GET", QStringLiteral("/v1/folders"), Access::Read, Body::None,
                toHandler([&folders](const Request& request) {
                    return listFolders(folders, request, domain::FolderType::Documents);
                }),
                Caching::ByRevision});
    router.add({"GET", QStringLiteral("/v1/folders/template"), Access::Read, Body::None,
                toHandler([&folders](const Request& request) {
                    return listFolders(folders, request, domain::FolderType::Templates);
                }),
                Caching::ByRevision});
    router.add({"POST", QStringLiteral("/v1/folders"), Access::Draft, Body::Json,
                toHandler([&folders, &stores](const Request& request) {
                    return createFolder(folders, stores, request);
                })});
    router.add({"PUT", QStringLiteral("/v1/folders/{folderId}"), Access::Draft, Body::Json,
                toHandler([&folders](const Request& request) { return updateFolder(folders, request); })});
    router.add({"DELETE", QStringLiteral("/v1/folders/{folderId}"), Access::Draft, Body::None,
                toHandler([&folders, &stores](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, idFrom<domain::FolderId>(request, "folderId", "folder"));
                    Response response = jsonResponse({{QStringLiteral("success"), true}});
                    INK_TRY(folders.remove(*request.actor, id, [&](store::Transaction& transaction) {
                        return storeResponse(stores, request, transaction, response);
                    }));
                    return response;
                })});
}

} // namespace ink::service::http
