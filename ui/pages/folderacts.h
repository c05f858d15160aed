#pragma once

#include "app/base/error.h"
#include "app/domain/document.h"

#include <QObject>

#include <functional>

class QPoint;
class QTreeView;

namespace ink::workflow {
class FolderTree;
}

namespace ink::ui {

class FolderTreeModel;
class Prompts;

/** What is done to the folders of a side tree: made, renamed, moved, deleted. Each says what it did, with
 * Undo where it can be taken back. */
class FolderActs final : public QObject
{
    Q_OBJECT
public:
    FolderActs(workflow::FolderTree& folders, domain::FolderType type, Prompts& prompts, QTreeView& tree,
               FolderTreeModel& model);

    void create(domain::FolderId parent);
    void showMenu(const QPoint& at);

    /** Deletes a folder after a question that names the effect; what it holds moves one level up. */
    void remove(domain::FolderId id);

Q_SIGNALS:
    void removed(); ///< what it held has moved up
    void said(const QString& text, const std::function<void()>& undo);

private:
    void rename(domain::FolderId id, const QString& name);
    void tellRefused(const Error& why);
    void move(domain::FolderId id, domain::FolderId onto);

    workflow::FolderTree& m_folders;
    domain::FolderType m_type;
    Prompts& m_prompts;
    QTreeView& m_tree;
    FolderTreeModel& m_model;
};

} // namespace ink::ui
