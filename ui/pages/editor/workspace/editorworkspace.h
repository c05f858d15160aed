#pragma once

#include "app/domain/document/customfield.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/ids.h"

#include <QWidget>

#include <memory>

class QAction;
class QMenu;
class QUndoStack;

namespace ink::domain {
struct Document;
}

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class BlockPanel;
class DraftTarget;
class EditorArrangeBar;
class EditorBar;
class EditorFindings;
class EditorFindingsPanel;
class EditorMenus;
class EditorPalette;
class EditorPanels;
class EditorRecipients;
class EditorSide;
class EditorTagActions;
class EditorTagPanel;
class PageActions;
class PageView;
class Prompts;
class TagSuggestions;
class ThumbnailList;

/** The editor around one document: thumbnails, recipients, palette, pages, tag properties, findings, zoom. */
class EditorWorkspace final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorWorkspace(QWidget* parent = nullptr);
    ~EditorWorkspace() override;

    /** Null target: shows a document that is no longer a draft, with its values. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    /** Restores and stores how pages are displayed, and stores blocks of tags. */
    void setSettings(settings::Settings& settings, Prompts& prompts);
    /** Offers these fields of the account. */
    void setCustomFields(const domain::CustomFields& fields);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    [[nodiscard]] PageView& view() { return *m_view; }
    [[nodiscard]] EditorRecipients& recipients();
    [[nodiscard]] EditorFindings& findings() { return *m_findings; }
    [[nodiscard]] TagSuggestions& suggestions() { return *m_suggestions; }
    [[nodiscard]] PageActions& pageActions() { return *m_pageActions; }
    /** Selects pages in the list of pages and goes to the first. */
    void showPages(const QList<int>& pages);
    /** Returns whether the list of pages has the focus, so that actions apply to pages. */
    [[nodiscard]] bool hasPageListFocus() const;
    [[nodiscard]] ThumbnailList& pageList() { return *m_thumbnails; }
    void goToFinding(const domain::Finding& finding);
    /** Fills a menu of the menu bar with the actions for the selected tags. */
    void fillArrangeMenu(QMenu& menu);
    /** Fills a menu of the menu bar with the actions for the selected pages. */
    void fillPageMenu(QMenu& menu);
    /** The editor's actions in addition to the window's. */
    [[nodiscard]] QList<QAction*> commands() const;
    /** Call when shortcuts of the commands have changed. */
    void retranslateCommands();
    /** The actions that show and hide the panels. */
    [[nodiscard]] QList<QAction*> panelToggleActions() const;

Q_SIGNALS:
    void titleRequested();    ///< a finding requests the title
    void addFilesRequested(); ///< a finding requests missing files
    void removeFileRequested(ink::domain::FileId file);
    void replaceFileRequested(ink::domain::FileId file);
    /** Emitted when several tags, or a recipient with their tags, were deleted in one undo step. */
    void removed(const QString& text);
    void messageRequested(const QString& text);
    void filesDropped(const QStringList& paths, int at); ///< before the file with this index

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void showPage(int page);
    void connectParts();
    void connectPicking();
    void connectSuggestions();
    void goToArea(bool forward); ///< thumbnails, palette, list, pages, properties, issues
    void makeCommands();
    void nameCommands();
    void renameTag();

    DraftTarget* m_target = nullptr;
    PageView* m_view;
    ThumbnailList* m_thumbnails;
    TagSuggestions* m_suggestions;
    EditorSide* m_side;
    EditorPanels* m_panels;
    QList<QAction*> m_commands; ///< for the command palette, in the order of nameCommands
    EditorTagActions* m_tagActions;
    EditorTagPanel* m_panel;
    EditorArrangeBar* m_arrange;
    EditorFindings* m_findings;
    EditorFindingsPanel* m_findingsPanel;
    EditorBar* m_bar;
    EditorMenus* m_menus;
    PageActions* m_pageActions;
};

} // namespace ink::ui
