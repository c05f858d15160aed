#pragma once

#include "app/base/result.h"
#include "app/domain/document/folder.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace ink::wire {

[[nodiscard]] QJsonObject toJson(const domain::Folder& folder);
/** Parses a folder: bare, `{"folder":{…}}` or `{"data":{…}}`. `FolderText` and `text` are aliases of
 * `name`. */
[[nodiscard]] Result<domain::Folder> folderFromJson(const QJsonObject& object);

/** `{"success":true,"folders":[…]}` and back. */
[[nodiscard]] QJsonObject foldersResponse(const QList<domain::Folder>& folders);
[[nodiscard]] Result<QList<domain::Folder>> foldersFromJson(const QJsonObject& object);
/** `{"success":true,"data":{…}}`. */
[[nodiscard]] QJsonObject folderResponse(const domain::Folder& folder);

/** The body of create, rename and move: `{"folder":{"name","folderType","parent"}}`. Absent members don't
 * change. */
struct FolderPatch
{
    std::optional<QString> name; ///< 1–255 characters, trimmed
    std::optional<domain::FolderType> type;
    std::optional<domain::FolderId> parent; ///< null id = top
    std::optional<QJsonObject> metaData;
    bool operator==(const FolderPatch&) const = default;
};
[[nodiscard]] Result<FolderPatch> folderPatchFromJson(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const FolderPatch& patch);

} // namespace ink::wire
