#include "ui/pages/editor/workspace/editormenus.h"

#include "app/workflow/drafts/draftmerge.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setfileorder.h"
#include "ui/pages/editor/blocks/blockpanel.h"
#include "ui/pages/editor/fields/fieldlist.h"
#include "ui/pages/editor/pages/pageactions.h"
#include "ui/pages/editor/workspace/editorarrangebar.h"
#include "ui/pages/editor/workspace/editortagactions.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/style/icons.h"

#include <QMenu>
#include <QUndoStack>

namespace ink::ui {

EditorMenus::EditorMenus(const EditorMenuParts& parts, QWidget& editor)
    : QObject(&editor), m_parts(parts), m_editor(editor)
{
    m_parts.thumbnails.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_parts.thumbnails, &QWidget::customContextMenuRequested, this, &EditorMenus::openPageMenu);
    connect(&m_parts.thumbnails, &ThumbnailList::fileMoveRequested, this, &EditorMenus::moveFile);
    connect(&m_parts.view, &PageView::contextMenuRequested, this, &EditorMenus::openTagMenu);
    connect(&m_parts.fields, &FieldList::menuRequested, this, &EditorMenus::openTagMenu);
}

void EditorMenus::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
}

void EditorMenus::fillArrangeMenu(QMenu& menu)
{
    for (QMenu* old : menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        old->deleteLater();
    menu.clear();
    const bool some = m_target && m_editor.isVisible() && !m_parts.view.selection().isEmpty();
    if (!some) {
        menu.addAction(tr("Select fields on a page first"))->setEnabled(false);
        return;
    }
    m_parts.arrange.addTo(menu);
    menu.addSeparator();
    m_parts.tagActions.addTo(menu);
    menu.addAction(icon(Icon::Stamp), tr("Save as block…"), &m_parts.blocks, &BlockPanel::saveSelection);
}

void EditorMenus::fillPageMenu(QMenu& menu)
{
    menu.clear();
    m_parts.pageActions.addTo(menu);
    menu.addSeparator();
    menu.addAction(ui::icon(Icon::Add), tr("Add files…"), this, &EditorMenus::addFilesRequested)
        ->setEnabled(m_target != nullptr);
}

void EditorMenus::openTagMenu(const QPoint& position)
{
    if (!m_target) return;
    auto* menu = new QMenu(&m_editor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool some = !m_parts.view.selection().isEmpty();
    const auto add = [](QAction* act, const QKeySequence& key, bool enabled) {
        act->setShortcut(key);
        act->setShortcutContext(Qt::WidgetShortcut); // displayed only; the page handles the key
        act->setEnabled(enabled);
    };
    add(menu->addAction(tr("Cut"), &m_parts.view, [this] { m_parts.view.copyActions().cutSelected(); }),
        QKeySequence::Cut, some);
    add(menu->addAction(icon(Icon::Copy), tr("Copy"), &m_parts.view,
                        [this] { m_parts.view.copyActions().copySelected(); }),
        QKeySequence::Copy, some);
    add(menu->addAction(tr("Paste"), &m_parts.view,
                        [this, place = m_parts.view.pagePointAt(position)] {
                            place ? m_parts.view.copyActions().pasteAt(*place)
                                  : m_parts.view.copyActions().pasteInPlace();
                        }),
        QKeySequence::Paste, true);
    add(menu->addAction(tr("Paste in place"), &m_parts.view,
                        [this] { m_parts.view.copyActions().pasteInPlace(); }),
        displayKey(FixedKey::PasteInPlace), true);
    add(menu->addAction(tr("Duplicate"), &m_parts.view,
                        [this] { m_parts.view.copyActions().duplicateSelected(); }),
        displayKey(FixedKey::DuplicateTags), some);
    add(menu->addAction(tr("Rename"), this, &EditorMenus::renameRequested), displayKey(FixedKey::Rename),
        m_parts.view.selection().size() == 1);
    menu->addAction(icon(Icon::Stamp), tr("Save as block…"), &m_parts.blocks, &BlockPanel::saveSelection)
        ->setEnabled(some);
    m_parts.tagActions.addTo(*menu);
    m_parts.arrange.addTo(*menu);
    menu->addSeparator();
    add(menu->addAction(tr("Select all"), &m_parts.view.selection(), &TagSelection::selectAll),
        QKeySequence::SelectAll, true);
    add(menu->addAction(icon(Icon::Trash), tr("Delete"), &m_parts.view.editor(), &TagEditor::removeSelected),
        QKeySequence::Delete, some);
    menu->popup(position);
}

void EditorMenus::moveFile(domain::FileId file, int to)
{
    if (!m_target || !m_stack) return;
    const QList<domain::FileId> order = SetFileOrder::orderAfterMove(m_target->document(), file, to);
    if (order == workflow::fileOrder(m_target->document().files)) return;
    const QString text = tr("Move a file");
    m_stack->push(new SetFileOrder(*m_target, order, text));
    int page = 1; // the moved file stays the current one
    for (const domain::File& known : m_target->document().files) {
        if (known.id == file) break;
        page += static_cast<int>(known.pages.size());
    }
    m_parts.view.goToPage(page);
    m_parts.thumbnails.setCurrentPage(page);
}

void EditorMenus::addFileMoves(QMenu& menu, domain::FileId file)
{
    const QList<domain::FileId> order = workflow::fileOrder(m_parts.view.document().files);
    const int at = static_cast<int>(order.indexOf(file));
    if (order.size() < 2) return;
    QAction* up = menu.addAction(tr("Move this file up"), this, [this, file, at] { moveFile(file, at - 1); });
    up->setEnabled(at > 0);
    up->setShortcut(QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Up)); // the list handles the key
    up->setShortcutContext(Qt::WidgetShortcut);
    QAction* down =
        menu.addAction(tr("Move this file down"), this, [this, file, at] { moveFile(file, at + 1); });
    down->setEnabled(at + 1 < order.size());
    down->setShortcut(QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down));
    down->setShortcutContext(Qt::WidgetShortcut);
}

void EditorMenus::openPageMenu(const QPoint& position)
{
    const QModelIndex page = m_parts.thumbnails.indexAt(position);
    const auto place = m_parts.view.document().pageAt(page.row() + 1);
    if (!m_target || !page.isValid() || !place.file) return;
    const domain::FileId file = place.file->id;
    QString name = place.file->name;
    auto* menu = new QMenu(&m_editor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("pageMenu"));
    m_parts.pageActions.addTo(*menu);
    menu->addSeparator();
    menu->addAction(ui::icon(Icon::Add), tr("Add files…"), this, &EditorMenus::addFilesRequested);
    menu->addAction(ui::icon(Icon::Refresh), tr("Replace this file with a newer version…"), this,
                    [this, file] { Q_EMIT replaceFileRequested(file); });
    addFileMoves(*menu, file);
    menu->addAction(ui::icon(Icon::Trash),
                    tr("Remove “%1”").arg(name.replace(QLatin1Char('&'), QLatin1String("&&"))), this,
                    [this, file] { Q_EMIT removeFileRequested(file); })
        ->setEnabled(m_parts.view.document().files.size() > 1);
    menu->popup(m_parts.thumbnails.viewport()->mapToGlobal(position));
}

} // namespace ink::ui

#include "moc_editormenus.cpp"
