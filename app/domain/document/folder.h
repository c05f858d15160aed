#pragma once

#include "app/domain/document/codes.h"
#include "app/domain/document/ids.h"

#include <QJsonObject>
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

} // namespace ink::domain
