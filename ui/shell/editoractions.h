#pragma once

#include "ui/shell/usershortcuts.h"
#include "ui/shell/window/ondemand.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QMenu;
class QWidget;

namespace ink::ui {

class ActionRegistry;
class EditorPage;
class EditorTabs;
class EditorWorkspace;
class TemplatesPage;
class Workspace;

/** The actions for the document in the editor, in menus and the command palette, and the shortcuts of all
 * actions. The pages handle the keys of the editor's actions themselves; here they are only displayed. */
class EditorActions final : public QObject
{
    Q_OBJECT
public:
    EditorActions(Workspace& workspace, QMainWindow& window);

    void addTo(ActionRegistry& actions);
    void addPanelsMenu(QMenu& menu);
    /** Adds the menu with the open documents. */
    void addDocumentsMenu(QMenu& menu);
    /** Shows the actions and their menus while a document is edited, those of the listing otherwise. */
    void update(bool isEditing);
    /** Enables Cut, Copy, Paste and Select all for the widget with the focus; call it when their menu
     * opens. */
    void updateTextActions();
    /** Gives the actions the shortcuts that the user has chosen; call it once all actions exist. */
    void applyShortcuts();
    void showShortcuts();

Q_SIGNALS:
    void shortcutsChanged();
    void editorRequested(); ///< the window is to show the editor

private:
    [[nodiscard]] EditorPage& page() const; ///< of the current document
    [[nodiscard]] EditorWorkspace& workspace() const;
    void addTabActions(ActionRegistry& actions);
    void showNext(int way);
    void fillDocumentsMenu(QMenu& menu);
    void updateTabActions();
    void updateTemplateAction();
    /** The widget that has the focus, or had it before a menu was opened. */
    [[nodiscard]] QWidget* focus() const;

    ActionRegistry& m_registry;
    EditorTabs& m_tabs;
    OnDemand<TemplatesPage> m_templates;
    QMainWindow& m_window;
    UserShortcuts m_shortcuts;
    QList<QAction*> m_actions;
    QAction* m_saveAsTemplate = nullptr;
    QPointer<QWidget> m_focus; ///< last widget with the focus other than a menu
    bool m_isEditing = false;
};

} // namespace ink::ui
