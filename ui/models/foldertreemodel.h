#pragma once

#include "app/domain/document/folder.h"
#include "app/workflow/documents/savedsearches.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <optional>
#include <vector>

namespace ink::ui {

/** The view of a side bar entry: all documents, one status, the trash, one folder, or a saved search. */
struct FolderView
{
    enum class Kind { All, Status, Trash, Folder, Search };
    Kind kind = Kind::All;
    domain::SigningStatus status = domain::SigningStatus::Draft; ///< status of a Kind::Status node
    domain::FolderId folder{};                                   ///< folder of a Kind::Folder node
    QString search{};                                            ///< id of a Kind::Search node
    bool operator==(const FolderView&) const = default;
};

/** The side bar: status views with counts, then the account's folders. Documents and folders can be dropped
 * onto folders. */
class FolderTreeModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        CountRole = Qt::UserRole + 1, ///< int; invalid while unknown
        SectionRole,                  ///< bool: a heading
        KindRole,                     ///< int of FolderView::Kind
        StatusRole,                   ///< int of domain::SigningStatus
    };

    /** Has status views for document folders; for template folders, only the views of all templates and the
     * trash. */
    explicit FolderTreeModel(QObject* parent = nullptr,
                             domain::FolderType type = domain::FolderType::Documents);
    ~FolderTreeModel() override;

    void applyFolders(const QList<domain::Folder>& folders);
    void applyCounts(const QHash<domain::SigningStatus, int>& counts);
    /** Sets the saved searches in their order; their heading exists while there are any. */
    void applySearches(const QList<workflow::SavedSearch>& searches);
    /** Updates the texts after a change of language. */
    void retranslate();

    [[nodiscard]] std::optional<FolderView> viewAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const FolderView& view) const;
    [[nodiscard]] QModelIndex foldersIndex() const; ///< the heading over the folders
    [[nodiscard]] QString titleOf(const FolderView& view) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& dragged) const override;
    /** Copy is supported for documents: their tables offer no other action, so that a file manager never
     * moves a dragged file. */
    [[nodiscard]] Qt::DropActions supportedDropActions() const override
    {
        return Qt::MoveAction | Qt::CopyAction;
    }
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void documentsDropped(const QList<ink::domain::DocumentId>& ids, const ink::ui::FolderView& onto);
    /** Emitted when a folder is dropped onto another one, or onto the top level (null). */
    void folderDropped(ink::domain::FolderId id, ink::domain::FolderId onto);
    /** Emitted when a folder is dropped onto one of its own subfolders. */
    void folderRefused(const QString& name, const QString& onto);
    void renameRequested(ink::domain::FolderId id, const QString& name);
    void searchRenameRequested(const QString& id, const QString& name);

private:
    struct Node;
    [[nodiscard]] Node* draggedFolder(const QMimeData* data) const; ///< null when it no longer exists
    [[nodiscard]] Node* nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Node* node) const;
    void syncChildren(Node* parent, const QHash<domain::FolderId, QList<domain::Folder>>& byParent);

    domain::FolderType m_type;
    std::unique_ptr<Node> m_root;
    Node* m_folders = nullptr;
    Node* m_searches = nullptr; ///< null while there are none
    QHash<domain::SigningStatus, int> m_counts;
};

} // namespace ink::ui
