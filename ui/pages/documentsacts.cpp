// What DocumentsPage does to documents: open, rename, move, trash, restore, cancel, download.
#include "app/workflow/foldertree.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/words.h"
#include "ui/pages/documentspage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/icons.h"

#include <QLocale>
#include <QMenu>
#include <QTreeView>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::SigningStatus;

void DocumentsPage::tell(const Result<void>& result, const QString& text, const std::function<void()>& undo)
{
    m_actError->setError(result ? std::nullopt : std::optional(result.error()));
    if (result) Q_EMIT said(text, undo);
    Q_EMIT contentChanged();
}

void DocumentsPage::openSelected()
{
    const auto ids = selectedIds();
    if (ids.size() == 1) Q_EMIT openRequested(ids.first());
}

void DocumentsPage::renameSelected()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.size() == 1) m_table->edit(rows.first());
}

void DocumentsPage::moveTo(const QList<DocumentId>& ids, domain::FolderId folder)
{
    QHash<domain::FolderId, QList<DocumentId>> before;
    for (const DocumentSummary& row : m_catalog.rows())
        if (ids.contains(row.id)) before[row.folderId].append(row.id);
    const auto& folders = m_folders.folders();
    const auto found = std::find_if(folders.begin(), folders.end(),
                                    [folder](const domain::Folder& f) { return f.id == folder; });
    const QString name = found == folders.end() ? tr("no folder") : found->name;
    m_catalog.move(ids, folder, this, [this, ids, name, before](const Result<void>& result) {
        const QString text = ids.size() == 1 ? tr("Moved to “%1”.").arg(name)
                                             : tr("%1 documents moved to “%2”.").arg(ids.size()).arg(name);
        tell(result, text, [this, before] {
            for (auto it = before.cbegin(); it != before.cend(); ++it)
                m_catalog.move(it.value(), it.key(), this,
                               [this](const Result<void>& back) { tell(back, tr("Moved back.")); });
        });
    });
}

void DocumentsPage::trashSelected()
{
    trash(selectedIds());
}

void DocumentsPage::trash(const QList<DocumentId>& ids)
{
    if (ids.isEmpty()) return;
    const QString many = QLocale().toString(ids.size());
    const bool one = ids.size() == 1;
    const auto& rows = m_catalog.rows();
    const auto running = std::count_if(rows.begin(), rows.end(), [&ids](const DocumentSummary& row) {
        return row.status == SigningStatus::InProgress && ids.contains(row.id);
    });
    const auto carryOut = [this, ids, one, many](const QString& text, bool undoable) {
        m_catalog.trash(ids, this, [this, ids, text, undoable](const Result<void>& result) {
            std::function<void()> undo;
            if (undoable)
                undo = [this, ids] {
                    m_catalog.restore(ids, this, [this](const Result<void>& back) {
                        tell(back, tr("Back from the trash."));
                    });
                };
            tell(result, text, undo);
        });
    };
    const QString moved = one ? tr("Moved to the trash.") : tr("%1 documents moved to the trash.").arg(many);
    if (inTrash()) {
        m_prompts.confirm(
            this,
            {QStringLiteral("purge"), tr("Delete for good?"),
             tr("The pages and everything people filled in are gone after this. The history stays."),
             one ? tr("Delete 1 document") : tr("Delete %1 documents").arg(many), true},
            [carryOut, one, many](bool yes) {
                if (yes) carryOut(one ? tr("Deleted.") : tr("%1 documents deleted.").arg(many), false);
            });
        return;
    }
    if (running > 0) {
        m_prompts.confirm(
            this,
            {QStringLiteral("trashRunning"), tr("Cancel what is being signed?"),
             tr("People who have not signed yet will not be able to any more. This can't be undone."),
             running == 1 ? tr("Cancel 1 document") : tr("Cancel %1 documents").arg(running), true},
            [carryOut, moved](bool yes) {
                if (yes) carryOut(moved, false);
            });
        return;
    }
    carryOut(moved, true);
}

void DocumentsPage::restoreSelected()
{
    const auto ids = selectedIds();
    if (ids.isEmpty()) return;
    m_catalog.restore(ids, this,
                      [this](const Result<void>& result) { tell(result, tr("Back from the trash.")); });
}

void DocumentsPage::cancelSelected()
{
    QList<DocumentId> ids;
    for (const DocumentSummary& row : selectedRows())
        if (row.status == SigningStatus::InProgress) ids.append(row.id);
    if (ids.isEmpty()) return;
    m_prompts.text(this,
                   {QStringLiteral("cancelReason"),
                    tr("Cancel signing"),
                    tr("Why is it cancelled? The recipients will read this."),
                    {},
                    ids.size() == 1 ? tr("Cancel 1 document") : tr("Cancel %1 documents").arg(ids.size()),
                    2000,
                    true,
                    false},
                   [this, ids](const std::optional<QString>& reason) {
                       if (!reason) return;
                       for (const DocumentId id : ids)
                           m_catalog.cancel(id, *reason, this, [this](const Result<void>& result) {
                               tell(result, tr("Cancelled."));
                               m_details.refresh();
                           });
                   });
}

void DocumentsPage::download(const QString& content, domain::FileId file, const QString& name)
{
    QString safe = name;
    for (QChar& c : safe)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' ')) c = QLatin1Char('_');
    m_prompts.saveFile(this, {QStringLiteral("download"), tr("Save PDF"), safe, tr("PDF files (*.pdf)")},
                       [this, content, file](const std::optional<QString>& path) {
                           if (!path) return;
                           m_details.download(content, file, *path, this, [this](const Result<void>& result) {
                               tell(result, tr("Saved."));
                           });
                       });
}

void DocumentsPage::showMenu(const QPoint& at)
{
    const QList<DocumentSummary> rows = selectedRows();
    if (rows.isEmpty()) return;
    const bool one = rows.size() == 1;
    const bool draft = one && rows.first().status == SigningStatus::Draft;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("documentMenu"));
    const auto add = [menu, this](Icon sign, const QString& text, void (DocumentsPage::*act)()) {
        QAction* action = menu->addAction(icon(sign), text);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    if (inTrash()) {
        add(Icon::Restore, tr("Restore"), &DocumentsPage::restoreSelected);
        menu->addSeparator();
        add(Icon::Trash, tr("Delete for good…"), &DocumentsPage::trashSelected)
            ->setShortcut(QKeySequence::Delete);
        menu->popup(m_table->viewport()->mapToGlobal(at));
        return;
    }
    if (one) {
        add(draft ? Icon::Edit : Icon::Preview, draft ? tr("Continue editing") : tr("Show the pages"),
            &DocumentsPage::openSelected)
            ->setShortcut(Qt::Key_Return);
        add(Icon::Text, tr("Rename"), &DocumentsPage::renameSelected)->setShortcut(Qt::Key_F2);
    }
    QMenu* folders = menu->addMenu(icon(Icon::Folder), tr("Move to folder"));
    const auto addFolder = [this, folders](const QString& name, domain::FolderId id) {
        connect(folders->addAction(QString(name).replace(QLatin1Char('&'), QStringLiteral("&&"))),
                &QAction::triggered, this, [this, id] { moveTo(selectedIds(), id); });
    };
    for (const domain::Folder& folder : m_folders.folders())
        addFolder(folder.name, folder.id);
    if (!m_folders.folders().isEmpty()) folders->addSeparator();
    addFolder(tr("No folder"), {});
    const bool running = std::any_of(rows.begin(), rows.end(), [](const DocumentSummary& row) {
        return row.status == SigningStatus::InProgress;
    });
    if (running) {
        menu->addSeparator();
        add(Icon::Cancelled, tr("Cancel signing…"), &DocumentsPage::cancelSelected);
    }
    menu->addSeparator();
    add(Icon::Trash, tr("Move to trash"), &DocumentsPage::trashSelected)->setShortcut(QKeySequence::Delete);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace ink::ui
