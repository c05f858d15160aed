#pragma once

#include "app/domain/document/ids.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace ink::workflow {
class FolderTree;
}

namespace ink::ui {

class Prompts;

/** Asks for a target folder: the folders as a tree, with a search and *New folder…*. */
class FolderChooser final : public QDialog
{
    Q_OBJECT
public:
    /** `title` names the moved object. `current` is selected at first if it is a folder. */
    FolderChooser(workflow::FolderTree& folders, Prompts& prompts, const QString& title,
                  domain::FolderId current, QWidget* parent);

    /** The selected folder; null = no folder. */
    [[nodiscard]] domain::FolderId selectedFolder() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void retranslate();
    bool addFolders(QStandardItem& parent, domain::FolderId inside, bool parentMatches);
    void choose(domain::FolderId id);
    void addFolder();

    workflow::FolderTree& m_folders;
    Prompts& m_prompts;
    domain::FolderId m_folderToSelect;
    QLineEdit* m_search;
    QTreeView* m_tree;
    QStandardItemModel* m_model;
    QLabel* m_nothing;
    QPushButton* m_add;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace ink::ui
