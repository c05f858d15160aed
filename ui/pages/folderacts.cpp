#include "ui/pages/folderacts.h"

#include "app/workflow/foldertree.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/foldertreemodel.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/icons.h"

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
    const auto& all = folders.folders();
    const auto found = std::find_if(all.begin(), all.end(), [id](const Folder& one) { return one.id == id; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

} // namespace

FolderActs::FolderActs(workflow::FolderTree& folders, domain::FolderType type, Prompts& prompts,
                       QTreeView& tree, FolderTreeModel& model)
    : QObject(&tree), m_folders(folders), m_type(type), m_prompts(prompts), m_tree(tree), m_model(model)
{
    connect(&folders, &workflow::FolderTree::failed, this, [this](const Error& error) {
        if (!isLineFault(error.code)) Q_EMIT said(errorText(error), {}); // the listing tells of those
    });
    connect(&model, &FolderTreeModel::renameWanted, this, &FolderActs::rename);
    connect(&model, &FolderTreeModel::folderDropped, this, &FolderActs::move);
    connect(&model, &FolderTreeModel::folderRefused, this, [this](const QString& name, const QString& onto) {
        Q_EMIT said(tr("“%1” can't be moved into its own subfolder “%2”.").arg(name, onto), {});
    });
}

void FolderActs::create(FolderId parent)
{
    m_prompts.text(&m_tree,
                   {QStringLiteral("folderName"),
                    tr("New folder"),
                    tr("Folder name"),
                    {},
                    tr("Create folder"),
                    255,
                    false,
                    true},
                   [this, parent](const std::optional<QString>& name) {
                       if (!name) return;
                       m_folders.create(*name, parent, this, [this](const Result<Folder>& made) {
                           if (!made) return void(Q_EMIT said(errorText(made.error()), {}));
                           Q_EMIT said(tr("Folder “%1” created.").arg(made->name), [this, id = made->id] {
                               m_folders.remove(id, this, [](const Result<void>&) {});
                           });
                       });
                   });
}

void FolderActs::tellRefused(const Error& why)
{
    Q_EMIT said(errorText(why), {});
    m_folders.refresh(); // the tree shows what was wanted
}

void FolderActs::rename(FolderId id, const QString& name)
{
    const auto folder = find(m_folders, id);
    if (!folder) return;
    m_folders.rename(id, name, this, [this, folder = *folder, name](const Result<void>& renamed) {
        if (!renamed) return tellRefused(renamed.error());
        Q_EMIT said(tr("Renamed to “%1”.").arg(name.trimmed()), [this, folder] {
            m_folders.rename(folder.id, folder.name, this, [this](const Result<void>& back) {
                if (!back) tellRefused(back.error());
            });
        });
    });
}

void FolderActs::move(FolderId id, FolderId onto)
{
    const auto folder = find(m_folders, id);
    if (!folder) return;
    m_folders.move(id, onto, this, [this, folder = *folder](const Result<void>& moved) {
        if (!moved) return tellRefused(moved.error());
        Q_EMIT said(tr("Folder “%1” moved.").arg(folder.name), [this, folder] {
            m_folders.move(folder.id, folder.parent, this, [this](const Result<void>& back) {
                if (!back) tellRefused(back.error());
            });
        });
    });
}

void FolderActs::remove(FolderId id)
{
    const auto folder = find(m_folders, id);
    if (!folder) return;
    const auto& all = m_folders.folders();
    const auto inside = static_cast<int>(
        std::count_if(all.begin(), all.end(), [id](const Folder& one) { return one.parent == id; }));
    const int held = folder->documentCount;
    const bool ofTemplates = m_type == domain::FolderType::Templates;
    const auto parent = find(m_folders, folder->parent);
    const QString what =
        ofTemplates ? tr("%n template(s)", nullptr, held) : tr("%n document(s)", nullptr, held);
    QStringList moved;
    if (held > 0) moved.append(what);
    if (inside > 0) moved.append(tr("%n folder(s)", nullptr, inside));
    // What can't be taken back names its effect.
    const QString effect =
        moved.isEmpty() ? tr("The folder is empty.")
        : parent
            ? tr("%1 will move to “%2”. This can't be undone.")
                  .arg(QLocale().createSeparatedList(moved), parent->name)
            : tr("%1 will be in no folder. This can't be undone.").arg(QLocale().createSeparatedList(moved));
    m_prompts.confirm(
        &m_tree,
        {QStringLiteral("removeFolder"), tr("Delete the folder “%1”?").arg(folder->name), effect,
         held > 0 ? tr("Delete folder and move %1").arg(what) : tr("Delete folder"), true},
        [this, id, held, what](bool yes) {
            if (!yes) return;
            m_folders.remove(id, this, [this, held, what](const Result<void>& result) {
                if (!result) return void(Q_EMIT said(errorText(result.error()), {}));
                Q_EMIT said(held > 0 ? tr("Folder deleted. %1 moved.").arg(what) : tr("Folder deleted."), {});
                Q_EMIT removed();
            });
        });
}

void FolderActs::showMenu(const QPoint& at)
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
