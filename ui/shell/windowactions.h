#pragma once

#include <QList>
#include <QObject>

#include <memory>

class QAction;
class QMainWindow;

namespace ink::ui {

class ActionRegistry;
class EditorActions;
class FileOpener;
class HelpActions;
class Navigator;
struct Pages;
class Workspace;

/** The window's actions and menus, and their enabled states. */
class WindowActions final : public QObject
{
    Q_OBJECT
public:
    WindowActions(Workspace& workspace, Navigator& navigator, FileOpener& files, HelpActions& help,
                  QMainWindow& window);
    ~WindowActions() override;

    void buildMenus();
    /** Enables the actions that apply to the current page; none while the screen is locked. */
    void update();
    /** Call when the screen is unlocked. */
    void enableAll();
    void retranslate();

private:
    void addFileActions();
    void addEditActions();
    void addDocumentActions();
    void addViewActions();
    void addChoices();
    void addPaletteActions(); ///< actions that aren't in the menus
    void disableAll();
    [[nodiscard]] bool isEditing() const; ///< a document is open in the editor
    void updateEditing();
    void find();
    void undo();
    void redo();

    Workspace& m_workspace;
    Navigator& m_navigator;
    const Pages& m_pages;
    FileOpener& m_files;
    HelpActions& m_help;
    QMainWindow& m_window;
    ActionRegistry& m_actions;
    std::unique_ptr<EditorActions> m_editorActions;
    QList<QAction*> m_barredActions; ///< disabled only because the screen is locked
};

} // namespace ink::ui
