#include "app/domain/document/folder.h"

#include <algorithm>

namespace ink::domain {

const Folder* findFolder(const QList<Folder>& folders, FolderId id)
{
    const auto found = std::find_if(folders.cbegin(), folders.cend(),
                                    [id](const Folder& folder) { return folder.id == id; });
    return found == folders.cend() ? nullptr : &*found;
}

QList<Folder> folderPath(const QList<Folder>& folders, FolderId id)
{
    QList<Folder> path;
    // The limit guards against cycles.
    for (const Folder* at = findFolder(folders, id); at && path.size() < folders.size();
         at = findFolder(folders, at->parent))
        path.prepend(*at);
    return path;
}

} // namespace ink::domain
