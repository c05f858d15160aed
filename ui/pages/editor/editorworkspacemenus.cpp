// What can be done with the selected tags and with the files of the pages.
#include "app/workflow/drafts/draftmerge.h"
#include "ui/commands/setfileorder.h"
#include "ui/pages/editor/blockpanel.h"
#include "ui/pages/editor/editorarrange.h"
#include "ui/pages/editor/editortagacts.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/editor/fieldlist.h"
#include "ui/pages/editor/pageacts.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/icons.h"

#include <QMenu>
#include <QUndoStack>

namespace ink::ui {

void EditorWorkspace::fillArrangeMenu(QMenu& menu)
{
    for (QMenu* old : menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        old->deleteLater();
    menu.clear();
    const bool some = m_target && isVisible() && !m_view->selection().isEmpty();
    if (!some) {
        menu.addAction(tr("Select tags on a page first"))->setEnabled(false);
        return;
    }
    m_arrange->addTo(menu);
    menu.addSeparator();
    m_tagActs->addTo(menu);
    menu.addAction(icon(Icon::Stamp), tr("Save as block…"), m_blocks, &BlockPanel::keepSelection);
}

void EditorWorkspace::fillPageMenu(QMenu& menu)
{
    menu.clear();
    m_pageActs->addTo(menu);
    menu.addSeparator();
    menu.addAction(ui::icon(Icon::Add), tr("Add files…"), this, &EditorWorkspace::addFilesWanted)
        ->setEnabled(m_target != nullptr);
}

void EditorWorkspace::showPages(const QList<int>& pages)
{
    if (pages.isEmpty()) return;
    m_view->goToPage(pages.first());
    m_thumbnails->selectPages(pages);
}

bool EditorWorkspace::isInPageList() const
{
    return m_target && m_thumbnails->hasFocus();
}

void EditorWorkspace::openContextMenu(const QPoint& position)
{
    if (!m_target) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool some = !m_view->selection().isEmpty();
    const auto add = [](QAction* act, const QKeySequence& key, bool enabled) {
        act->setShortcut(key);
        act->setShortcutContext(Qt::WidgetShortcut); // shown here; the page listens for it
        act->setEnabled(enabled);
    };
    add(menu->addAction(tr("Cut"), m_view, [this] { m_view->copying().cutSelected(); }), QKeySequence::Cut,
        some);
    add(menu->addAction(icon(Icon::Copy), tr("Copy"), m_view, [this] { m_view->copying().copySelected(); }),
        QKeySequence::Copy, some);
    add(menu->addAction(tr("Paste"), m_view,
                        [this, place = m_view->pagePointAt(position)] {
                            place ? m_view->copying().pasteAt(*place) : m_view->copying().pasteInPlace();
                        }),
        QKeySequence::Paste, true);
    add(menu->addAction(tr("Paste in place"), m_view, [this] { m_view->copying().pasteInPlace(); }),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), true);
    add(menu->addAction(tr("Duplicate"), m_view, [this] { m_view->copying().duplicateSelected(); }),
        QKeySequence(Qt::CTRL | Qt::Key_D), some);
    add(menu->addAction(tr("Rename"), m_fields, &FieldList::renameCurrent), QKeySequence(Qt::Key_F2),
        m_view->selection().size() == 1);
    menu->addAction(icon(Icon::Stamp), tr("Save as block…"), m_blocks, &BlockPanel::keepSelection)
        ->setEnabled(some);
    m_tagActs->addTo(*menu);
    m_arrange->addTo(*menu);
    menu->addSeparator();
    add(menu->addAction(tr("Select all"), &m_view->selection(), &TagSelection::selectAll),
        QKeySequence::SelectAll, true);
    add(menu->addAction(icon(Icon::Trash), tr("Delete"), &m_view->editing(), &TagEditing::removeSelected),
        QKeySequence::Delete, some);
    menu->popup(position);
}

void EditorWorkspace::moveFile(domain::FileId file, int to)
{
    if (!m_target || !m_stack) return;
    const QList<domain::FileId> order = SetFileOrder::moved(m_target->document(), file, to);
    if (order == workflow::orderOf(m_target->document().files)) return;
    const QString text = tr("Move a file");
    m_stack->push(new SetFileOrder(*m_target, order, text));
    int page = 1; // the moved file stays the one that is looked at
    for (const domain::File& known : m_target->document().files) {
        if (known.id == file) break;
        page += static_cast<int>(known.pages.size());
    }
    m_view->goToPage(page);
    m_thumbnails->setCurrentPage(page);
}

void EditorWorkspace::openPageMenu(const QPoint& position)
{
    const QModelIndex page = m_thumbnails->indexAt(position);
    const auto place = m_view->document().pageAt(page.row() + 1);
    if (!m_target || !page.isValid() || !place.file) return;
    const domain::FileId file = place.file->id;
    QString name = place.file->name;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("pageMenu"));
    m_pageActs->addTo(*menu);
    menu->addSeparator();
    menu->addAction(ui::icon(Icon::Add), tr("Add files…"), this, &EditorWorkspace::addFilesWanted);
    menu->addAction(ui::icon(Icon::Refresh), tr("Replace this file with a newer version…"), this,
                    [this, file] { Q_EMIT replaceFileWanted(file); });
    const QList<domain::FileId> order = workflow::orderOf(m_view->document().files);
    const int at = static_cast<int>(order.indexOf(file));
    if (order.size() > 1) {
        QAction* up =
            menu->addAction(tr("Move this file up"), this, [this, file, at] { moveFile(file, at - 1); });
        up->setEnabled(at > 0);
        up->setShortcut(QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Up)); // the list listens for it
        up->setShortcutContext(Qt::WidgetShortcut);
        QAction* down =
            menu->addAction(tr("Move this file down"), this, [this, file, at] { moveFile(file, at + 1); });
        down->setEnabled(at + 1 < order.size());
        down->setShortcut(QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down));
        down->setShortcutContext(Qt::WidgetShortcut);
    }
    menu->addAction(ui::icon(Icon::Trash),
                    tr("Remove “%1”").arg(name.replace(QLatin1Char('&'), QLatin1String("&&"))), this,
                    [this, file] { Q_EMIT removeFileWanted(file); })
        ->setEnabled(m_view->document().files.size() > 1);
    menu->popup(m_thumbnails->viewport()->mapToGlobal(position));
}

} // namespace ink::ui
