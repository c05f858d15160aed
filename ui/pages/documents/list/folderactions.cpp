#include "ui/pages/documents/list/folderactions.h"

#include "app/workflow/documents/foldertree.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/foldertreemodel.h"
#include "ui/models/isolated.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/style/icons.h"

#include <QAction>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QTreeView>

#include <algorithm>

namespace ink::ui {

using domain::Folder;
using domain::FolderId;

namespace {

std::optional<Folder> find(const workflow::FolderTree& folders, FolderId id)
{
    const Folder* found = domain::findFolder(folders.folders(), id);
    return found ? std::optional(*found) : std::nullopt;
}

} // namespace

FolderActions::FolderActions(workflow::FolderTree& folders, domain::FolderType type, Prompts& prompts,
                             QTreeView& tree, FolderTreeModel& model)
    : QObject(&tree), m_folders(folders), m_type(type), m_prompts(prompts), m_tree(tree), m_model(model)
{
    connect(&folders, &workflow::FolderTree::failed, this, [this](const Error& error) {
        // Connection errors are shown in the listing.
        if (!isConnectionError(error.code)) Q_EMIT messageRequested(errorText(error), {});
    });
    connect(&model, &FolderTreeModel::renameRequested, this, &FolderActions::rename);
    connect(&model, &FolderTreeModel::folderDropped, this, &FolderActions::move);
    connect(&model, &FolderTreeModel::folderRefused, this, [this](const QString& name, const QString& onto) {
        Q_EMIT messageRequested(
            tr("“%1” can't be moved into its own subfolder “%2”.").arg(isolated(name), isolated(onto)), {});
    });
}

void createFolder(workflow::FolderTree& folders, Prompts& prompts, QWidget* parent, FolderId inside,
                  QObject* context, const std::function<void(const Result<Folder>&)>& then)
{
    prompts.text(parent,
                 {QStringLiteral("folderName"),
                  FolderActions::tr("New folder"),
                  FolderActions::tr("Folder name"),
                  {},
                  FolderActions::tr("Create folder"),
                  255,
                  false,
                  true},
                 [&folders, inside, context = QPointer(context), then](const std::optional<QString>& name) {
                     if (name && context) folders.create(*name, inside, context, then);
                 });
}

void FolderActions::create(FolderId parent)
{
    createFolder(m_folders, m_prompts, &m_tree, parent, this, [this](const Result<Folder>& made) {
        if (!made) return void(Q_EMIT messageRequested(errorText(made.error()), {}));
        Q_EMIT messageRequested(tr("Folder “%1” created.").arg(isolated(made->name)), [this, id = made->id] {
            m_folders.remove(id, this, [](const Result<void>&) {});
        });
    });
}

void FolderActions::reportFailure(const Error& why)
{
    Q_EMIT messageRequested(errorText(why), {});
    m_folders.refresh(); // reverts the attempted change in the tree
}

void FolderActions::rename(FolderId id, const QString& name)
{
    const auto folder = find(m_folders, id);
    if (!folder) return;
    m_folders.rename(id, name, this, [this, folder = *folder, name](const Result<void>& renamed) {
        if (!renamed) return reportFailure(renamed.error());
        Q_EMIT messageRequested(tr("Renamed to “%1”.").arg(name.trimmed()), [this, folder] {
            m_folders.rename(folder.id, folder.name, this, [this](const Result<void>& back) {
                if (!back) reportFailure(back.error());
            });
        });
    });
}

void FolderActions::move(FolderId id, FolderId onto)
{
    const auto folder = find(m_folders, id);
    if (!folder) return;
    m_folders.move(id, onto, this, [this, folder = *folder](const Result<void>& moved) {
        if (!moved) return reportFailure(moved.error());
        Q_EMIT messageRequested(tr("Folder “%1” moved.").arg(isolated(folder.name)), [this, folder] {
            m_folders.move(folder.id, folder.parent, this, [this](const Result<void>& back) {
                if (!back) reportFailure(back.error());
            });
        });
    });
}

void FolderActions::remove(FolderId id)
{
    const auto folder = find(m_folders, id);
    if (!folder) return;
    const auto& all = m_folders.folders();
    const auto inside = static_cast<int>(
        std::count_if(all.begin(), all.end(), [id](const Folder& one) { return one.parent == id; }));
    if (folder->documentCount == 0 && inside == 0) return removeNow(id);
    const auto parent = find(m_folders, folder->parent);
    const QString what = documentCountText(folder->documentCount);
    QStringList moved;
    if (folder->documentCount > 0) moved.append(what);
    if (inside > 0) moved.append(tr("%n folder(s)", nullptr, inside));
    const QString list = QLocale().createSeparatedList(moved);
    m_prompts.confirm(
        &m_tree,
        {QStringLiteral("removeFolder"), tr("Delete the folder “%1”?").arg(isolated(folder->name)),
         parent ? tr("%1 will be moved to “%2”.").arg(list, isolated(parent->name))
                : tr("%1 won't be in any folder.").arg(list),
         folder->documentCount > 0 ? tr("Delete folder and move %1").arg(what) : tr("Delete folder"), true},
        [this, id](bool yes) {
            if (yes) removeNow(id);
        });
}

QString FolderActions::documentCountText(int count) const
{
    return m_type == domain::FolderType::Templates ? tr("%n template(s)", nullptr, count)
                                                   : tr("%n document(s)", nullptr, count);
}

void FolderActions::removeNow(FolderId id)
{
    using Removed = workflow::FolderTree::RemovedFolder;
    m_folders.removeForUndo(id, this, [this](const Result<Removed>& removed) {
        if (!removed) return void(Q_EMIT messageRequested(errorText(removed.error()), {}));
        const auto count = static_cast<int>(removed->documents.size());
        Q_EMIT messageRequested(
            count > 0 ? tr("Folder deleted. %1 moved.").arg(documentCountText(count)) : tr("Folder deleted."),
            [this, held = *removed] {
                m_folders.restore(held, this, [this](const Result<Folder>& back) {
                    Q_EMIT messageRequested(back ? tr("Folder “%1” restored.").arg(isolated(back->name))
                                                 : errorText(back.error()),
                                            {});
                    Q_EMIT contentMoved();
                });
            });
        Q_EMIT contentMoved();
    });
}

void FolderActions::showMenu(const QPoint& at)
{
    const QModelIndex index = m_tree.indexAt(at);
    const auto view = m_model.viewAt(index);
    const FolderId id = view && view->kind == FolderView::Kind::Folder ? view->folder : FolderId();
    auto* menu = new QMenu(&m_tree);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("folderMenu"));
    menu->addAction(icon(Icon::FolderAdd), id.isNull() ? tr("New folder…") : tr("New subfolder…"), this,
                    [this, id] { create(id); });
    if (!id.isNull()) {
        QAction* renaming =
            menu->addAction(icon(Icon::Text), tr("Rename"), this,
                            [this, kept = QPersistentModelIndex(index)] { m_tree.edit(kept); });
        renaming->setShortcut(Qt::Key_F2);
        menu->addSeparator();
        menu->addAction(icon(Icon::Trash), tr("Delete folder…"), this, [this, id] { remove(id); });
    }
    menu->popup(m_tree.viewport()->mapToGlobal(at));
}

} // namespace ink::ui

#include "moc_folderactions.cpp"
