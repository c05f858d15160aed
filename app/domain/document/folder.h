#pragma once

#include "app/domain/document/codes.h"
#include "app/domain/document/ids.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace ink::domain {

struct Folder
{
    FolderId id;
    QString name;
    FolderType type = FolderType::Documents;
    FolderId parent; ///< null = top level
    AccountId accountId;
    int documentCount = 0;
    QJsonObject metaData;
    bool operator==(const Folder&) const = default;
};

/** The folder with this id; null if it isn't in the list. */
[[nodiscard]] const Folder* findFolder(const QList<Folder>& folders, FolderId id);
/** The folders from the top level down to this one; empty if it isn't in the list. Begins below a parent that
 * isn't in the list, and ends even if the parents form a cycle. */
[[nodiscard]] QList<Folder> folderPath(const QList<Folder>& folders, FolderId id);

} // namespace ink::domain
