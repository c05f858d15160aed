#include "ui/pages/documents/selectionacts.h"

#include "app/domain/document/document.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/foldertree.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/isolated.h"
#include "ui/pages/documents/correct/recipientacts.h"
#include "ui/pages/documents/documentcopying.h"
#include "ui/pages/documents/list/actbar.h"
#include "ui/pages/documents/list/documentexporter.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/folderchooser.h"
#include "ui/pages/shared/actqueue.h"
#include "ui/widgets/style/icons.h"

#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::SigningStatus;
using workflow::DocumentAct;
using workflow::DocumentRef;
using ActKind = DocumentAct::Kind;

namespace {

QString localCount(qsizetype count)
{
    return QLocale().toString(static_cast<qint64>(count));
}

QString restoredWords(qsizetype count)
{
    return count == 1 ? SelectionActs::tr("Restored from the trash.")
                      : SelectionActs::tr("%1 documents restored from the trash.").arg(localCount(count));
}

} // namespace

SelectionActs::SelectionActs(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window)
{
}

// Targets

QList<DocumentRef> SelectionActs::refsOf(const QList<DocumentId>& ids) const
{
    QList<DocumentRef> refs;
    for (const DocumentId id : ids) {
        if (const auto* row = m_parts.catalog.rows().find(id)) {
            refs.append(workflow::refOf(*row));
        } else if (m_parts.details.document() && m_parts.details.id() == id) {
            refs.append(workflow::refOf(*m_parts.details.document()));
        } else {
            DocumentRef ref;
            ref.id = id;
            refs.append(ref);
        }
    }
    return refs;
}

void SelectionActs::withSelection(const Refs& then)
{
    const auto count = m_parts.table.selectedCount();
    const auto ids = m_parts.table.selectedIds();
    if (count == 0) return;
    if (ids.size() >= count) return then(refsOf(ids));
    if (m_collecting || m_parts.queue.isRunning()) return;
    m_parts.bar.begin(tr("Checking the selected documents…"));
    m_collecting = m_parts.catalog.collect(
        m_parts.table.selectedSpans(), this,
        [this](qsizetype done, qsizetype all) {
            m_parts.bar.progress(
                done, all,
                tr("Checking the selected documents… %1 of %2").arg(localCount(done), localCount(all)));
        },
        [this, then](const Result<QList<DocumentRef>>& refs) {
            m_collecting.reset();
            m_parts.bar.end({}, {});
            if (refs) return then(*refs);
            if (refs.error().code != ErrorCode::Cancelled) Q_EMIT failed(refs.error());
        });
}

void SelectionActs::stopCollecting()
{
    if (m_collecting) m_collecting->cancel();
}

bool SelectionActs::canRename() const
{
    const DocumentSummary* one = m_parts.catalog.rows().find(m_parts.table.selectedOne());
    return one && one->status == SigningStatus::Draft && !one->deleted;
}

bool SelectionActs::has(SigningStatus status) const
{
    const auto ids = m_parts.table.selectedIds();
    if (ids.size() < m_parts.table.selectedCount()) return true; // some aren't loaded and may have it
    return std::any_of(ids.cbegin(), ids.cend(), [this, status](DocumentId id) {
        const DocumentSummary* row = m_parts.catalog.rows().find(id);
        return !row || row->status == status;
    });
}

// One document

void SelectionActs::open()
{
    const DocumentId id = m_parts.table.selectedOne();
    if (id.isNull()) return;
    const DocumentRef document = refsOf({id}).constFirst();
    if (document.status == SigningStatus::Completed && document.type == domain::DocumentType::Document)
        return void(Q_EMIT signedRequested(id));
    Q_EMIT openRequested(id);
}

void SelectionActs::rename()
{
    const int row = m_parts.model.rowOf(m_parts.table.selectedOne());
    if (row >= 0 && canRename()) m_parts.table.edit(m_parts.model.index(row, 0));
}

void SelectionActs::renameTo(DocumentId id, const QString& title)
{
    const DocumentAct act{ActKind::Rename, {}, {}, title.trimmed()};
    const auto fit = act.fitting(refsOf({id}));
    m_parts.queue.carryOut({act, fit,
                            [act](qsizetype) { return tr("Renamed to “%1”.").arg(isolated(act.title)); },
                            [](qsizetype) { return tr("The old title is restored."); }});
    // The new title is shown immediately; the old one comes back if the service rejects it.
    const auto* row = m_parts.catalog.rows().find(id);
    if (!row || fit.isEmpty() || !m_parts.queue.isRunning()) return;
    domain::DocumentSummary renamed = *row;
    renamed.title = act.title;
    m_parts.catalog.rows().update(renamed);
}

void SelectionActs::copy()
{
    const DocumentId id = m_parts.table.selectedOne();
    if (!id.isNull()) m_parts.copying.copy(id, false);
}

void SelectionActs::saveAsTemplate()
{
    const DocumentId id = m_parts.table.selectedOne();
    if (!id.isNull()) Q_EMIT templateRequested(id);
}

// Folders and the trash

void SelectionActs::chooseFolder()
{
    const auto count = m_parts.table.selectedCount();
    if (count == 0) return;
    const DocumentSummary* one = m_parts.catalog.rows().find(m_parts.table.selectedOne());
    auto* chooser =
        new FolderChooser(m_parts.folders, m_parts.prompts,
                          one ? tr("Move “%1” to a folder").arg(isolated(one->title))
                              : tr("Move %n document(s) to a folder", nullptr, static_cast<int>(count)),
                          one ? one->folderId : domain::FolderId(), m_window);
    connect(chooser, &QDialog::accepted, this, [this, chooser] {
        withSelection(
            [this, id = chooser->chosen()](const QList<DocumentRef>& documents) { moveRefs(documents, id); });
    });
    chooser->open();
}

void SelectionActs::moveTo(const QList<DocumentId>& ids, domain::FolderId folder)
{
    moveRefs(refsOf(ids), folder);
}

void SelectionActs::moveRefs(const QList<DocumentRef>& documents, domain::FolderId folder)
{
    const DocumentAct act{ActKind::Move, {}, folder};
    const auto& folders = m_parts.folders.folders();
    const auto found = std::find_if(folders.begin(), folders.end(),
                                    [folder](const domain::Folder& each) { return each.id == folder; });
    const QString name = found == folders.end() ? QString() : found->name;
    const auto words = [name](qsizetype count) {
        if (name.isEmpty())
            return count == 1 ? tr("Removed from the folder.")
                              : tr("%1 documents removed from their folders.").arg(localCount(count));
        return count == 1 ? tr("Moved to “%1”.").arg(isolated(name))
                          : tr("%1 documents moved to “%2”.").arg(localCount(count), isolated(name));
    };
    m_parts.queue.carryOut(
        {act, act.fitting(documents), words, [](qsizetype) { return tr("Move undone."); }});
}

void SelectionActs::trash()
{
    withSelection([this](const QList<DocumentRef>& documents) { trashRefs(documents); });
}

void SelectionActs::trash(const QList<DocumentId>& ids)
{
    trashRefs(refsOf(ids));
}

void SelectionActs::trashRefs(const QList<DocumentRef>& documents)
{
    if (m_isInTrash) return purgeRefs(documents);
    const DocumentAct act{ActKind::Trash};
    const auto fit = act.fitting(documents);
    if (fit.isEmpty()) return;
    const auto words = [](qsizetype count) {
        return count == 1 ? tr("Moved to the trash.")
                          : tr("%1 documents moved to the trash.").arg(localCount(count));
    };
    const auto running = std::count_if(fit.cbegin(), fit.cend(), [](const DocumentRef& document) {
        return document.status == SigningStatus::InProgress;
    });
    if (running == 0) return m_parts.queue.carryOut({act, fit, words, restoredWords});
    m_parts.prompts.confirm(
        m_window,
        {QStringLiteral("trashRunning"), tr("Cancel signing?"),
         tr("People who haven't signed yet can no longer sign. This can't be undone."),
         running == 1 ? tr("Cancel 1 document") : tr("Cancel %1 documents").arg(localCount(running)), true},
        [this, act, fit, words](bool yes) {
            if (yes) m_parts.queue.carryOut({act, fit, words});
        });
}

void SelectionActs::purgeRefs(const QList<DocumentRef>& documents)
{
    const DocumentAct act{ActKind::Purge};
    const auto fit = act.fitting(documents);
    if (fit.isEmpty()) return;
    const bool one = fit.size() == 1;
    m_parts.prompts.confirm(
        m_window,
        {QStringLiteral("purge"),
         one && !fit.constFirst().title.isEmpty()
             ? tr("Delete “%1” permanently?").arg(isolated(fit.constFirst().title))
             : tr("Delete permanently?"),
         tr("The pages and all values are deleted. The history is kept."),
         one ? tr("Delete 1 document") : tr("Delete %1 documents").arg(localCount(fit.size())), true},
        [this, act, fit](bool yes) {
            if (!yes) return;
            m_parts.queue.carryOut({act, fit, [](qsizetype count) {
                                        return count == 1
                                                   ? tr("Deleted.")
                                                   : tr("%1 documents deleted.").arg(localCount(count));
                                    }});
        });
}

void SelectionActs::restore()
{
    withSelection([this](const QList<DocumentRef>& documents) {
        const DocumentAct act{ActKind::Restore};
        m_parts.queue.carryOut({act, act.fitting(documents), restoredWords});
    });
}

void SelectionActs::emptyTrash()
{
    if (!m_isInTrash) return;
    m_parts.table.selectAll(); // shows the affected documents behind the question
    trash();
}

// Recipients and files

void SelectionActs::cancel()
{
    withSelection([this](const QList<DocumentRef>& documents) { m_parts.recipients.cancel(documents); });
}

void SelectionActs::correct()
{
    withSelection([this](const QList<DocumentRef>& documents) { m_parts.recipients.correct(documents); });
}

void SelectionActs::remind()
{
    withSelection([this](const QList<DocumentRef>& documents) { m_parts.recipients.remind(documents); });
}

void SelectionActs::exportFiles()
{
    withSelection([this](const QList<DocumentRef>& documents) { m_parts.exporter.ask(documents); });
}

// Asked for in the pane or in the menu

void SelectionActs::carryOut(SelectionPane::Act act)
{
    using Act = SelectionPane::Act;
    switch (act) {
    case Act::Remind:
        return remind();
    case Act::Correct:
        return correct();
    case Act::Export:
        return exportFiles();
    case Act::Cancel:
        return cancel();
    case Act::Trash:
    case Act::Purge:
        return trash();
    case Act::Restore:
        return restore();
    case Act::SelectAll:
        m_parts.table.selectAll();
        return m_parts.table.setFocus();
    case Act::Move:
        return chooseFolder();
    }
}

void SelectionActs::showMenu(const QPoint& at)
{
    const auto count = m_parts.table.selectedCount();
    if (count == 0) return;
    const auto known = refsOf(m_parts.table.selectedIds());
    const bool one = count == 1 && known.size() == 1;
    const bool sure = known.size() >= count;
    const auto any = [&](const auto& fits) {
        return !sure || std::any_of(known.cbegin(), known.cend(), fits);
    };
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("documentMenu"));
    const auto add = [menu, this](Icon sign, const QString& text, void (SelectionActs::*act)()) {
        QAction* action = menu->addAction(icon(sign), text);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    if (m_isInTrash) {
        add(Icon::Restore, tr("Restore"), &SelectionActs::restore);
        menu->addSeparator();
        add(Icon::Trash, tr("Delete permanently…"), qOverload<>(&SelectionActs::trash))
            ->setShortcut(QKeySequence::Delete);
        menu->popup(m_parts.table.viewport()->mapToGlobal(at));
        return;
    }
    if (one) {
        const bool draft = known.constFirst().status == SigningStatus::Draft;
        add(draft ? Icon::Edit : Icon::Preview, draft ? tr("Continue editing") : tr("Show pages"),
            &SelectionActs::open)
            ->setShortcut(Qt::Key_Return);
        if (draft) add(Icon::Text, tr("Rename"), &SelectionActs::rename)->setShortcut(Qt::Key_F2);
        add(Icon::Copy, tr("Copy as a new document"), &SelectionActs::copy);
        add(Icon::Templates, tr("Save as template"), &SelectionActs::saveAsTemplate);
    }
    add(Icon::Folder, tr("Move to folder…"), &SelectionActs::chooseFolder);
    add(Icon::Download, tr("Export…"), &SelectionActs::exportFiles);
    if (any([](const DocumentRef& d) { return d.status == SigningStatus::InProgress; })) {
        menu->addSeparator();
        add(Icon::Bell, tr("Remind"), &SelectionActs::remind);
        if (m_canCorrect) add(Icon::Edit, tr("Correct…"), &SelectionActs::correct);
        add(Icon::Cancelled, tr("Cancel signing…"), &SelectionActs::cancel);
    }
    menu->addSeparator();
    add(Icon::Trash, tr("Move to trash"), qOverload<>(&SelectionActs::trash))
        ->setShortcut(QKeySequence::Delete);
    menu->popup(m_parts.table.viewport()->mapToGlobal(at));
}

} // namespace ink::ui

#include "moc_selectionacts.cpp"
