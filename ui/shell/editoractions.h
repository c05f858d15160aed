#pragma once

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
class EditorWorkspace;
class Workspace;

/** The actions for the document in the editor, in menus and the command palette. The pages handle these keys
 * themselves; here the shortcuts are only displayed. */
class EditorActions final : public QObject
{
    Q_OBJECT
public:
    EditorActions(Workspace& workspace, QMainWindow& window);

    void addTo(ActionRegistry& actions);
    void fillPanelsMenu(QMenu& menu);
    /** Shows the actions and their menus while a document is edited, those of the listing otherwise. */
    void update(bool isEditing);
    /** Enables Cut, Copy, Paste and Select all for what has the focus; call it as their menu opens. */
    void offerTextActs();
    void showShortcuts();

private:
    [[nodiscard]] EditorWorkspace& workspace() const;
    /** What has the focus, or had it before a menu. */
    [[nodiscard]] QWidget* focus() const;

    ActionRegistry& m_registry;
    EditorPage& m_editor;
    QMainWindow& m_window;
    QList<QAction*> m_actions;
    QPointer<QWidget> m_focus; ///< the last one that was no menu
    bool m_isEditing = false;
};

} // namespace ink::ui
