#pragma once

#include "app/base/result.h"
#include "app/domain/document/folder.h"

#include <QObject>

#include <functional>

class QPoint;
class QTreeView;
class QWidget;

namespace ink::workflow {
class FolderTree;
}

namespace ink::ui {

class FolderTreeModel;
class Prompts;

/** Asks for the name of a new folder and creates it. */
void createFolder(workflow::FolderTree& folders, Prompts& prompts, QWidget* parent, domain::FolderId inside,
                  QObject* context, const std::function<void(const Result<domain::Folder>&)>& then);

/** Actions on the folders of a side tree: create, rename, move, delete. Each reports its result, with Undo
 * if it can be undone. */
class FolderActions final : public QObject
{
    Q_OBJECT
public:
    FolderActions(workflow::FolderTree& folders, domain::FolderType type, Prompts& prompts, QTreeView& tree,
                  FolderTreeModel& model);

    void create(domain::FolderId parent);
    void showMenu(const QPoint& at);

    /** Deletes a folder after confirmation; its content moves one level up. */
    void remove(domain::FolderId id);

Q_SIGNALS:
    void contentMoved(); ///< the documents of a folder were moved
    void messageRequested(const QString& text, const std::function<void()>& undo);

private:
    void rename(domain::FolderId id, const QString& name);
    void reportFailure(const Error& why);
    void removeNow(domain::FolderId id);
    [[nodiscard]] QString documentCountText(int count) const; ///< "3 documents"
    void move(domain::FolderId id, domain::FolderId onto);

    workflow::FolderTree& m_folders;
    domain::FolderType m_type;
    Prompts& m_prompts;
    QTreeView& m_tree;
    FolderTreeModel& m_model;
};

} // namespace ink::ui
