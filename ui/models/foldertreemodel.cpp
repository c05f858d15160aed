#include "ui/models/foldertreemodel.h"

#include "ui/models/documenttablemodel.h"
#include "ui/models/words.h"

#include <QMimeData>
#include <QSet>

#include <algorithm>

namespace ink::ui {

using domain::Folder;
using domain::FolderId;
using domain::SigningStatus;

namespace {
const QString folderMimeType = QStringLiteral("application/x-inkstone-folder");
} // namespace

struct FolderTreeModel::Node
{
    enum class Type { Root, StatusSection, SearchSection, FolderSection, View };
    Type type = Type::View;
    FolderView view;
    Folder folder;
    QString name; ///< name of a saved search
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    [[nodiscard]] int row() const
    {
        if (!parent) return 0;
        const auto& siblings = parent->children;
        const auto found =
            std::find_if(siblings.begin(), siblings.end(), [this](const auto& n) { return n.get() == this; });
        Q_ASSERT(found != siblings.end());
        return static_cast<int>(found - siblings.begin());
    }
    Node* add(Type kind, const FolderView& shown = {})
    {
        auto node = std::make_unique<Node>();
        node->type = kind;
        node->view = shown;
        node->parent = this;
        children.push_back(std::move(node));
        return children.back().get();
    }
};

FolderTreeModel::FolderTreeModel(QObject* parent, domain::FolderType type)
    : QAbstractItemModel(parent), m_type(type), m_root(std::make_unique<Node>())
{
    using Type = Node::Type;
    using Kind = FolderView::Kind;
    m_root->type = Type::Root;
    Node* status = m_root->add(Type::StatusSection);
    status->add(Type::View, {.kind = Kind::All});
    if (type == domain::FolderType::Documents)
        for (const SigningStatus s :
             {SigningStatus::Draft, SigningStatus::InProgress, SigningStatus::Completed,
              SigningStatus::Rejected, SigningStatus::ReachDeadline, SigningStatus::Cancelled})
            status->add(Type::View, {.kind = Kind::Status, .status = s});
    status->add(Type::View, {.kind = Kind::Trash});
    m_folders = m_root->add(Type::FolderSection);
}

FolderTreeModel::~FolderTreeModel() = default;

FolderTreeModel::Node* FolderTreeModel::nodeOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : m_root.get();
}

QModelIndex FolderTreeModel::indexOf(const Node* node) const
{
    if (!node || node == m_root.get()) return {};
    return createIndex(node->row(), 0, node);
}

void FolderTreeModel::applyFolders(const QList<Folder>& folders)
{
    QSet<FolderId> ids;
    for (const Folder& folder : folders)
        ids.insert(folder.id);
    QHash<FolderId, QList<Folder>> byParent;
    for (const Folder& folder : folders) {
        // A folder with an unknown parent, or that is its own parent, is shown at the top level.
        const bool known = ids.contains(folder.parent) && folder.parent != folder.id;
        byParent[known ? folder.parent : FolderId()].append(folder);
    }
    for (QList<Folder>& siblings : byParent)
        std::sort(siblings.begin(), siblings.end(), [](const Folder& a, const Folder& b) {
            const int order = QString::localeAwareCompare(a.name, b.name);
            return order != 0 ? order < 0 : a.id < b.id;
        });
    syncChildren(m_folders, byParent);
}

void FolderTreeModel::syncChildren(Node* parent, const QHash<FolderId, QList<Folder>>& byParent)
{
    const QList<Folder> wanted =
        byParent.value(parent->type == Node::Type::FolderSection ? FolderId() : parent->folder.id);
    auto& children = parent->children;
    const QModelIndex parentIndex = indexOf(parent);

    for (int row = static_cast<int>(children.size()) - 1; row >= 0; --row) {
        const FolderId id = children[static_cast<size_t>(row)]->folder.id;
        if (std::any_of(wanted.begin(), wanted.end(), [id](const Folder& f) { return f.id == id; })) continue;
        beginRemoveRows(parentIndex, row, row);
        children.erase(children.begin() + row);
        endRemoveRows();
    }
    for (int row = 0; row < wanted.size(); ++row) {
        const Folder& folder = wanted.at(row);
        const auto found = std::find_if(children.begin(), children.end(),
                                        [&folder](const auto& n) { return n->folder.id == folder.id; });
        if (found == children.end()) {
            auto node = std::make_unique<Node>();
            node->view = {.kind = FolderView::Kind::Folder, .folder = folder.id};
            node->folder = folder;
            node->parent = parent;
            beginInsertRows(parentIndex, row, row);
            children.insert(children.begin() + row, std::move(node));
            endInsertRows();
        } else {
            const int from = static_cast<int>(found - children.begin());
            if (from != row) { // only towards the front: everything before `row` is in its final position
                beginMoveRows(parentIndex, from, from, parentIndex, row);
                std::rotate(children.begin() + row, children.begin() + from, children.begin() + from + 1);
                endMoveRows();
            }
            Node* node = children[static_cast<size_t>(row)].get();
            const bool shown =
                node->folder.name != folder.name || node->folder.documentCount != folder.documentCount;
            node->folder = folder;
            if (shown) Q_EMIT dataChanged(indexOf(node), indexOf(node));
        }
        syncChildren(children[static_cast<size_t>(row)].get(), byParent);
    }
}

void FolderTreeModel::applyCounts(const QHash<SigningStatus, int>& counts)
{
    const auto before = std::exchange(m_counts, counts);
    for (const auto& node : m_root->children.front()->children) {
        const SigningStatus status = node->view.status;
        if (node->view.kind != FolderView::Kind::Status) continue;
        if (before.value(status, -1) == counts.value(status, -1)) continue;
        Q_EMIT dataChanged(indexOf(node.get()), indexOf(node.get()), {CountRole});
    }
}

void FolderTreeModel::applySearches(const QList<workflow::SavedSearch>& searches)
{
    constexpr int place = 1; // between the status views and the folders
    if (m_searches && searches.isEmpty()) {
        beginRemoveRows({}, place, place);
        m_root->children.erase(m_root->children.begin() + place);
        m_searches = nullptr;
        endRemoveRows();
    }
    if (searches.isEmpty()) return;
    if (!m_searches) {
        auto node = std::make_unique<Node>();
        node->type = Node::Type::SearchSection;
        node->parent = m_root.get();
        m_searches = node.get();
        beginInsertRows({}, place, place);
        m_root->children.insert(m_root->children.begin() + place, std::move(node));
        endInsertRows();
    }
    Q_ASSERT(m_root->children.at(place).get() == m_searches);
    auto& children = m_searches->children;
    const QModelIndex section = indexOf(m_searches);
    for (int row = static_cast<int>(children.size()) - 1; row >= 0; --row) {
        const QString& id = children[static_cast<size_t>(row)]->view.search;
        if (std::any_of(searches.cbegin(), searches.cend(), [&id](const auto& s) { return s.id == id; }))
            continue;
        beginRemoveRows(section, row, row);
        children.erase(children.begin() + row);
        endRemoveRows();
    }
    for (int row = 0; row < searches.size(); ++row) {
        const workflow::SavedSearch& search = searches.at(row);
        const auto found = std::find_if(children.begin(), children.end(),
                                        [&search](const auto& n) { return n->view.search == search.id; });
        if (found == children.end()) {
            auto node = std::make_unique<Node>();
            node->view = {.kind = FolderView::Kind::Search, .search = search.id};
            node->name = search.name;
            node->parent = m_searches;
            beginInsertRows(section, row, row);
            children.insert(children.begin() + row, std::move(node));
            endInsertRows();
            continue;
        }
        if (const int from = static_cast<int>(found - children.begin()); from != row) {
            beginMoveRows(section, from, from, section, row);
            std::rotate(children.begin() + row, children.begin() + from, children.begin() + from + 1);
            endMoveRows();
        }
        Node* node = children[static_cast<size_t>(row)].get();
        if (node->name == search.name) continue;
        node->name = search.name;
        Q_EMIT dataChanged(indexOf(node), indexOf(node));
    }
}

void FolderTreeModel::retranslate()
{
    for (const auto& section : m_root->children) {
        Q_EMIT dataChanged(indexOf(section.get()), indexOf(section.get()));
        if (section->type == Node::Type::StatusSection)
            Q_EMIT dataChanged(indexOf(section->children.front().get()),
                               indexOf(section->children.back().get()));
    }
}

std::optional<FolderView> FolderTreeModel::viewAt(const QModelIndex& index) const
{
    const Node* node = nodeOf(index);
    return node->type == Node::Type::View ? std::optional(node->view) : std::nullopt;
}

QModelIndex FolderTreeModel::indexOf(const FolderView& view) const
{
    std::vector<const Node*> open{m_root.get()};
    while (!open.empty()) {
        const Node* node = open.back();
        open.pop_back();
        if (node->type == Node::Type::View && node->view == view) return indexOf(node);
        for (const auto& child : node->children)
            open.push_back(child.get());
    }
    return {};
}

QModelIndex FolderTreeModel::foldersIndex() const
{
    return indexOf(m_folders);
}

QString FolderTreeModel::titleOf(const FolderView& view) const
{
    switch (view.kind) {
    case FolderView::Kind::All:
        return m_type == domain::FolderType::Documents ? tr("All documents") : tr("All templates");
    case FolderView::Kind::Trash:
        return tr("Trash");
    case FolderView::Kind::Status:
        return view.status == SigningStatus::Draft ? tr("Drafts") : statusText(view.status);
    case FolderView::Kind::Folder:
    case FolderView::Kind::Search:
        return indexOf(view).data(Qt::DisplayRole).toString();
    }
    return {};
}

QModelIndex FolderTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    const Node* node = nodeOf(parent);
    if (column != 0 || row < 0 || row >= static_cast<int>(node->children.size())) return {};
    return createIndex(row, 0, node->children[static_cast<size_t>(row)].get());
}

QModelIndex FolderTreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() ? indexOf(nodeOf(child)->parent) : QModelIndex();
}

int FolderTreeModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(nodeOf(parent)->children.size());
}

int FolderTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant FolderTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const Node* node = nodeOf(index);
    const bool section = node->type != Node::Type::View;
    const bool folder = !section && node->view.kind == FolderView::Kind::Folder;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case Qt::ToolTipRole:
        if (!section && node->view.kind == FolderView::Kind::Search) return node->name;
        if (node->type == Node::Type::SearchSection) return tr("Saved searches");
        if (section)
            return node->type != Node::Type::StatusSection   ? tr("Folders")
                   : m_type == domain::FolderType::Documents ? tr("Status")
                                                             : tr("Templates");
        return folder ? node->folder.name : titleOf(node->view);
    case SectionRole:
        return section;
    case CountRole:
        if (folder) return node->folder.documentCount;
        if (!section && node->view.kind == FolderView::Kind::Status && m_counts.contains(node->view.status))
            return m_counts.value(node->view.status);
        return {};
    case KindRole:
        return section ? QVariant() : QVariant(static_cast<int>(node->view.kind));
    case StatusRole:
        return section ? QVariant() : QVariant(static_cast<int>(node->view.status));
    default:
        return {};
    }
}

bool FolderTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    Node* node = nodeOf(index);
    const QString name = value.toString().trimmed();
    if (index.isValid() && role == Qt::EditRole && node->view.kind == FolderView::Kind::Search) {
        if (name.isEmpty() || name == node->name) return false;
        Q_EMIT searchRenameRequested(node->view.search, name);
        return true;
    }
    if (!index.isValid() || role != Qt::EditRole || node->view.kind != FolderView::Kind::Folder) return false;
    if (name.isEmpty() || name.size() > 255 || name == node->folder.name) return false;
    node->folder.name = name;
    Q_EMIT dataChanged(index, index);
    Q_EMIT renameRequested(node->folder.id, name);
    return true;
}

Qt::ItemFlags FolderTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    const Node* node = nodeOf(index);
    if (node->type == Node::Type::FolderSection) return Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
    if (node->type != Node::Type::View) return Qt::ItemIsEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (node->view.kind == FolderView::Kind::Folder)
        flags |= Qt::ItemIsEditable | Qt::ItemIsDropEnabled | Qt::ItemIsDragEnabled;
    if (node->view.kind == FolderView::Kind::Search) flags |= Qt::ItemIsEditable;
    if (node->view.kind == FolderView::Kind::Trash || node->view.kind == FolderView::Kind::All)
        flags |= Qt::ItemIsDropEnabled;
    return flags;
}

QStringList FolderTreeModel::mimeTypes() const
{
    return {documentsMimeType(), folderMimeType};
}

QMimeData* FolderTreeModel::mimeData(const QModelIndexList& dragged) const
{
    if (dragged.size() != 1 || !flags(dragged.first()).testFlag(Qt::ItemIsDragEnabled)) return nullptr;
    auto* data = new QMimeData;
    data->setData(folderMimeType, QByteArray::number(nodeOf(dragged.first())->folder.id.value()));
    return data;
}

FolderTreeModel::Node* FolderTreeModel::draggedFolder(const QMimeData* data) const
{
    bool ok = false;
    const FolderId id(data->data(folderMimeType).toLongLong(&ok));
    const QModelIndex index = ok ? indexOf({.kind = FolderView::Kind::Folder, .folder = id}) : QModelIndex();
    return index.isValid() ? nodeOf(index) : nullptr;
}

bool FolderTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                      const QModelIndex& parent) const
{
    const bool taken = action == Qt::MoveAction ||
                       (action == Qt::CopyAction && data && data->hasFormat(documentsMimeType()));
    if (!taken || row >= 0 || !data || !flags(parent).testFlag(Qt::ItemIsDropEnabled)) return false;
    const Node* onto = nodeOf(parent);
    const bool section = onto->type == Node::Type::FolderSection;
    if (data->hasFormat(documentsMimeType())) return !section;
    const Node* folder = data->hasFormat(folderMimeType) ? draggedFolder(data) : nullptr;
    if (!folder || folder == onto || folder->parent == onto) return false;
    return section || onto->view.kind == FolderView::Kind::Folder;
}

bool FolderTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                   const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    if (!data->hasFormat(documentsMimeType())) {
        const Node* folder = draggedFolder(data);
        const Node* onto = nodeOf(parent);
        for (const Node* above = onto; above; above = above->parent)
            if (above == folder) {
                Q_EMIT folderRefused(folder->folder.name, onto->folder.name);
                return false;
            }
        Q_EMIT folderDropped(folder->folder.id, onto->folder.id);
        return true;
    }
    const QList<domain::DocumentId> ids = documentsOf(data);
    if (ids.isEmpty()) return false;
    Q_EMIT documentsDropped(ids, nodeOf(parent)->view);
    return true;
}

} // namespace ink::ui

#include "moc_foldertreemodel.cpp"
