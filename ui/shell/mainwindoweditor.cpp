// What the menus and the command palette offer while a document is edited. The pages listen for these keys
// themselves: here they are only shown.
#include "ui/pages/editorpage.h"
#include "ui/pages/editorworkspace.h"
#include "ui/shell/mainwindow.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"

#include <QKeySequence>

namespace ink::ui {

void MainWindow::addEditorActions()
{
    const auto add = [this](const char* id, std::optional<Icon> sign, const QKeySequence& key,
                            ActionRegistry::Words words, const std::function<void(PageView&)>& act) {
        QAction* action = m_actions.add(QString::fromLatin1(id), sign, {key}, std::move(words));
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, act] { act(m_editor->workspace().view()); });
        m_editorActions.append(action);
        return action;
    };
    const auto ctrl = [](int key) { return QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key)); };
    add(
        "tags.cut", std::nullopt, QKeySequence::Cut, [] { return tr("Cut"); },
        [](PageView& view) { view.cutSelected(); });
    add(
        "tags.copy", Icon::Copy, QKeySequence::Copy, [] { return tr("Copy"); },
        [](PageView& view) { view.copySelected(); });
    add(
        "tags.paste", std::nullopt, QKeySequence::Paste, [] { return tr("Paste"); },
        [](PageView& view) { view.pasteInPlace(); });
    add(
        "tags.pasteInPlace", std::nullopt, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
        [] { return tr("Paste in place"); }, [](PageView& view) { view.pasteInPlace(); });
    add(
        "tags.duplicate", std::nullopt, ctrl(Qt::Key_D), [] { return tr("Duplicate"); },
        [](PageView& view) { view.duplicateSelected(); });
    add(
        "tags.delete", Icon::Trash, QKeySequence::Delete, [] { return tr("Delete"); },
        [](PageView& view) { view.removeSelected(); });
    add(
        "tags.selectAll", std::nullopt, QKeySequence::SelectAll, [] { return tr("Select all"); },
        [](PageView& view) { view.selectAll(); });
    add(
        "pages.zoomIn", Icon::ZoomIn, QKeySequence::ZoomIn, [] { return tr("Zoom in"); },
        [](PageView& view) { view.zoomIn(); });
    add(
        "pages.zoomOut", Icon::ZoomOut, QKeySequence::ZoomOut, [] { return tr("Zoom out"); },
        [](PageView& view) { view.zoomOut(); });
    add(
        "pages.actualSize", std::nullopt, ctrl(Qt::Key_0), [] { return tr("Actual size"); },
        [](PageView& view) { view.setZoomFactor(1); });
    add(
        "pages.fitWidth", Icon::FitWidth, {}, [] { return tr("Fit width"); },
        [](PageView& view) { view.setZoomMode(PageView::ZoomMode::FitWidth); });
    add(
        "pages.fitPage", Icon::FitPage, {}, [] { return tr("Fit page"); },
        [](PageView& view) { view.setZoomMode(PageView::ZoomMode::FitPage); });
    add(
        "pages.goTo", std::nullopt, ctrl(Qt::Key_G), [] { return tr("Go to page…"); },
        [this](PageView&) {
            if (auto* number = m_editor->findChild<PageNumber*>()) number->edit();
        });
    add(
        "document.preview", Icon::Preview, {}, [] { return tr("Preview"); },
        [this](PageView&) { m_editor->openPreview(); });
}

void MainWindow::updateEditorActions()
{
    const bool editing = currentPage() == m_editor && !m_editor->isEmpty();
    for (QAction* action : std::as_const(m_editorActions)) {
        action->setVisible(editing);
        action->setEnabled(editing);
    }
    // What is done with documents in the listing.
    for (const char* id : {"document.open", "document.rename", "document.trash", "document.cancel",
                           "document.remind", "document.correct", "document.export", "document.copy"})
        m_actions.action(QString::fromLatin1(id))->setVisible(!editing);
}

} // namespace ink::ui
