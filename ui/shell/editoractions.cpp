#include "ui/shell/editoractions.h"

#include "ui/pages/documents/commands/documentcommands.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/pages/pageactions.h"
#include "ui/pages/editor/sending/draftsender.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/shortcutdialog.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/workspace.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/inputs/fixedkeys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeySequence>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>

#include <array>

namespace ink::ui {

namespace {

/** Runs Cut, Copy … in `focus` if it is a text input; returns false otherwise. */
bool actOnText(QWidget* focus, const char* act)
{
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(focus)) focus = spin->findChild<QLineEdit*>();
    if (!qobject_cast<QLineEdit*>(focus) && !qobject_cast<QPlainTextEdit*>(focus)) return false;
    if (qstrcmp(act, "delete") != 0) return QMetaObject::invokeMethod(focus, act);
    if (auto* line = qobject_cast<QLineEdit*>(focus))
        line->del();
    else
        qobject_cast<QPlainTextEdit*>(focus)->textCursor().deleteChar();
    return true;
}

constexpr std::array textActions{"tags.cut", "tags.copy", "tags.paste", "tags.selectAll"};

/** Returns whether a text input or, for Select all, a list supports one of `textActions`. */
bool canAct(QWidget* focus, QLatin1StringView act)
{
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(focus)) focus = spin->findChild<QLineEdit*>();
    if (const auto* list = qobject_cast<QAbstractItemView*>(focus))
        return act == QLatin1StringView("tags.selectAll") &&
               list->selectionMode() == QAbstractItemView::ExtendedSelection;
    const auto* line = qobject_cast<QLineEdit*>(focus);
    const auto* text = qobject_cast<QPlainTextEdit*>(focus);
    if (!line && !text) return false;
    if (act == QLatin1StringView("tags.selectAll")) return true;
    const bool fixed = line ? line->isReadOnly() : text->isReadOnly();
    if (act == QLatin1StringView("tags.paste")) return !fixed;
    const bool readable = !line || line->echoMode() == QLineEdit::Normal;
    const bool selected = line ? line->hasSelectedText() : text->textCursor().hasSelection();
    return selected && readable && (!fixed || act == QLatin1StringView("tags.copy"));
}

} // namespace

EditorActions::EditorActions(Workspace& workspace, QMainWindow& window)
    : m_registry(workspace.actions()), m_tabs(*workspace.pages().editor),
      m_templates(workspace.pages().templates), m_window(window), m_shortcuts(workspace.context().settings)
{
    connect(&m_shortcuts, &UserShortcuts::changed, this, [this] {
        m_registry.retranslate(); // tool tips name the shortcuts
        this->workspace().retranslateCommands();
        Q_EMIT shortcutsChanged();
    });
    // A document that has just been opened may be a template.
    m_tabs.forEachPage([this](EditorPage& page) {
        connect(&page, &EditorPage::documentShown, this, [this] { updateTemplateAction(); });
    });
    connect(&m_tabs, &EditorTabs::openCountChanged, this, &EditorActions::updateTabActions);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && !qobject_cast<QMenuBar*>(now) && !qobject_cast<QMenu*>(now)) m_focus = now;
    });
}

QWidget* EditorActions::focus() const
{
    QWidget* now = QApplication::focusWidget();
    return now && !qobject_cast<QMenuBar*>(now) && !qobject_cast<QMenu*>(now) ? now : m_focus.data();
}

EditorWorkspace& EditorActions::workspace() const
{
    return page().workspace();
}

EditorPage& EditorActions::page() const
{
    return m_tabs.current();
}

void EditorActions::addTo(ActionRegistry& actions)
{
    const auto add = [this, &actions](const char* id, std::optional<Icon> sign, const QKeySequence& key,
                                      ActionRegistry::TextFunction words,
                                      const std::function<void(PageView&)>& act) {
        QAction* action = actions.add(QString::fromLatin1(id), sign, {key}, std::move(words));
        if (!key.isEmpty()) action->setShortcutContext(Qt::WidgetShortcut); // displayed only
        connect(action, &QAction::triggered, this, [this, act] { act(workspace().view()); });
        m_actions.append(action);
        return action;
    };
    add(
        "tags.cut", std::nullopt, QKeySequence::Cut, [] { return tr("Cut"); },
        [this](PageView& view) {
            if (!actOnText(focus(), "cut")) view.copyActions().cutSelected();
        });
    add(
        "tags.copy", Icon::Copy, QKeySequence::Copy, [] { return tr("Copy"); },
        [this](PageView& view) {
            if (!actOnText(focus(), "copy")) view.copyActions().copySelected();
        });
    add(
        "tags.paste", std::nullopt, QKeySequence::Paste, [] { return tr("Paste"); },
        [this](PageView& view) {
            if (!actOnText(focus(), "paste")) view.copyActions().pasteInPlace();
        });
    add(
        "tags.pasteInPlace", std::nullopt, displayKey(FixedKey::PasteInPlace),
        [] { return tr("Paste in place"); }, [](PageView& view) { view.copyActions().pasteInPlace(); });
    add(
        "tags.duplicate", std::nullopt, displayKey(FixedKey::DuplicateTags), [] { return tr("Duplicate"); },
        [](PageView& view) { view.copyActions().duplicateSelected(); });
    add(
        "tags.delete", Icon::Trash, QKeySequence::Delete, [] { return tr("Delete"); },
        [this](PageView& view) {
            if (actOnText(focus(), "delete")) return;
            if (EditorWorkspace& pages = workspace(); pages.hasPageListFocus())
                pages.pageActions().remove();
            else
                view.editor().removeSelected();
        });
    add(
        "tags.selectAll", std::nullopt, QKeySequence::SelectAll, [] { return tr("Select all"); },
        [this](PageView& view) {
            if (actOnText(focus(), "selectAll")) return;
            if (!m_isEditing) {
                if (auto* list = qobject_cast<QAbstractItemView*>(focus())) list->selectAll();
                return;
            }
            if (EditorWorkspace& pages = workspace(); pages.hasPageListFocus())
                pages.pageList().selectAll();
            else
                view.selection().selectAll();
        });
    add(
        "pages.zoomIn", Icon::ZoomIn, QKeySequence::ZoomIn, [] { return tr("Zoom in"); },
        [](PageView& view) { view.zoomIn(); });
    add(
        "pages.zoomOut", Icon::ZoomOut, QKeySequence::ZoomOut, [] { return tr("Zoom out"); },
        [](PageView& view) { view.zoomOut(); });
    add(
        "pages.actualSize", std::nullopt, displayKey(FixedKey::ActualSize), [] { return tr("Actual size"); },
        [](PageView& view) { view.setZoomFactor(1); });
    add(
        "pages.fitWidth", Icon::FitWidth, {}, [] { return tr("Fit width"); },
        [](PageView& view) { view.setZoomMode(PageView::ZoomMode::FitWidth); });
    add(
        "pages.fitPage", Icon::FitPage, {}, [] { return tr("Fit page"); },
        [](PageView& view) { view.setZoomMode(PageView::ZoomMode::FitPage); });
    add(
        "pages.goTo", std::nullopt, displayKey(FixedKey::GoToPage), [] { return tr("Go to page…"); },
        [this](PageView&) {
            if (auto* number = page().findChild<PageNumber*>()) number->edit();
        });
    add(
        "document.preview", Icon::Preview, {}, [] { return tr("Preview"); },
        [this](PageView&) { page().openPreview(); });
    m_saveAsTemplate = add(
        "document.saveAsTemplate", Icon::Templates, {}, [] { return tr("Save as template"); },
        [this](PageView&) {
            page().sending().saveThen([this, id = page().documentId()] { m_templates->saveAsTemplate(id); });
        });
    addTabActions(actions);
    QAction* keys =
        actions.add(QStringLiteral("help.shortcuts"), Icon::Keyboard,
                    {QKeySequence(Qt::CTRL | Qt::Key_Slash)}, [] { return tr("&Keyboard shortcuts"); });
    connect(keys, &QAction::triggered, this, &EditorActions::showShortcuts);
}

void EditorActions::applyShortcuts()
{
    m_shortcuts.add(m_registry.actions());
    m_tabs.forEachPage([this](EditorPage& page) { m_shortcuts.add(page.workspace().commands()); });
}

void EditorActions::showShortcuts()
{
    QList<QAction*> general;
    for (QAction* action : m_registry.actions())
        if (!m_actions.contains(action)) general.append(action);
    (new ShortcutDialog(m_shortcuts, general, m_actions + workspace().commands(), &m_window))->open();
}

void EditorActions::addPanelsMenu(QMenu& menu)
{
    QMenu* panels = menu.addMenu(tr("Panels"));
    panels->setObjectName(QStringLiteral("panelsMenu"));
    const auto fill = [this, panels] {
        panels->clear();
        panels->addActions(workspace().panelToggleActions());
    };
    connect(panels, &QMenu::aboutToShow, this, fill);
    fill();
}

void EditorActions::addTabActions(ActionRegistry& actions)
{
    const auto add = [this, &actions](const char* id, const QList<QKeySequence>& keys,
                                      ActionRegistry::TextFunction words, const std::function<void()>& act) {
        connect(actions.add(QString::fromLatin1(id), std::nullopt, keys, std::move(words)),
                &QAction::triggered, this, act);
    };
    add(
        "tabs.show", {}, [] { return tr("Open documents"); }, [this] { Q_EMIT editorRequested(); });
    add(
        "tabs.next", {QKeySequence(Qt::CTRL | Qt::Key_Tab)}, [] { return tr("Next document"); },
        [this] { showNext(1); });
    add(
        "tabs.previous", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
        [] { return tr("Previous document"); }, [this] { showNext(-1); });
    add(
        "tabs.closeOthers", {}, [] { return tr("Close other documents"); },
        [this] { m_tabs.closeOthers(m_tabs.currentIndex()); });
}

/** From another page, goes to the document that was displayed last. */
void EditorActions::showNext(int way)
{
    if (m_tabs.isVisible()) m_tabs.showNext(way);
    Q_EMIT editorRequested();
}

void EditorActions::addDocumentsMenu(QMenu& menu)
{
    QMenu* documents = menu.addMenu(tr("Open documents"));
    documents->setObjectName(QStringLiteral("openDocumentsMenu"));
    connect(documents, &QMenu::aboutToShow, this, [this, documents] { fillDocumentsMenu(*documents); });
    fillDocumentsMenu(*documents);
}

void EditorActions::fillDocumentsMenu(QMenu& menu)
{
    menu.clear();
    const QStringList titles = m_tabs.isEmpty() ? QStringList() : m_tabs.titles();
    for (int i = 0; i < titles.size(); ++i) {
        QString title = titles.at(i);
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* action = menu.addAction(title, this, [this, i] {
            m_tabs.activate(i);
            Q_EMIT editorRequested();
        });
        action->setCheckable(true);
        action->setChecked(m_tabs.isVisible() && i == m_tabs.currentIndex());
    }
    menu.addSeparator();
    for (const char* id : {"tabs.next", "tabs.previous", "tabs.closeOthers"})
        menu.addAction(m_registry.action(QLatin1StringView(id)));
    menu.menuAction()->setEnabled(!titles.isEmpty());
}

void EditorActions::updateTabActions()
{
    const int count = m_tabs.openCount();
    for (const char* id : {"tabs.show", "tabs.next", "tabs.previous"})
        m_registry.action(QLatin1StringView(id))->setEnabled(count > 0);
    m_registry.action(QStringLiteral("tabs.closeOthers"))->setEnabled(count > 1 && m_isEditing);
    if (auto* documents = m_window.menuBar()->findChild<QMenu*>(QStringLiteral("openDocumentsMenu")))
        documents->menuAction()->setEnabled(count > 0);
}

void EditorActions::updateTextActions()
{
    if (m_isEditing) return;
    for (const char* id : textActions)
        m_registry.action(QLatin1StringView(id))->setEnabled(canAct(focus(), QLatin1StringView(id)));
}

void EditorActions::updateTemplateAction()
{
    if (!m_saveAsTemplate) return;
    const bool canBecomeTemplate = m_isEditing && page().hasDocument() && !page().isTemplate();
    m_saveAsTemplate->setVisible(canBecomeTemplate);
    m_saveAsTemplate->setEnabled(canBecomeTemplate);
}

void EditorActions::update(bool isEditing)
{
    m_isEditing = isEditing;
    for (QAction* action : std::as_const(m_actions)) {
        action->setVisible(isEditing);
        action->setEnabled(isEditing);
    }
    updateTemplateAction();
    updateTabActions();
    for (const char* id : textActions)
        m_registry.action(QLatin1StringView(id))->setVisible(true);
    if (auto* pages = m_window.menuBar()->findChild<QMenu*>(QStringLiteral("pagesMenu")))
        pages->menuAction()->setVisible(isEditing);
    if (auto* panels = m_window.menuBar()->findChild<QMenu*>(QStringLiteral("panelsMenu")))
        panels->menuAction()->setVisible(isEditing);
    for (const DocumentCommand& command : documentCommands())
        m_registry.action(QString::fromLatin1(command.name))->setVisible(!isEditing);
}

} // namespace ink::ui

#include "moc_editoractions.cpp"
