#pragma once

#include "app/domain/document/ids.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace ink::ui {

class AccountOpener;
class EditorPage;
class Navigator;
struct Pages;
class SettingsPage;
class WindowFrame;
class Workspace;

/** Connects the pages and the side bar: handles their requests to show a page, refresh a list, or show a
 * toast. */
class PageLinks final : public QObject
{
    Q_OBJECT
public:
    PageLinks(Workspace& workspace, Navigator& navigator, AccountOpener& accounts);

Q_SIGNALS:
    void windowRequested(); ///< emitted for a click on a desktop notification

private:
    void linkSideBar();
    void linkToday();
    void linkDocuments();
    void linkNotifications();
    void linkEditor();
    void linkEditorPage(EditorPage& page);
    /** Returns whether the window displays this page of the editor. */
    [[nodiscard]] bool isDisplayed(const EditorPage& page) const;
    void linkSigning();
    /** Opens a recipient's part on this screen and offers to lock the screen. */
    void signInPerson(domain::DocumentId id, const QString& invitationGuid);
    void linkTemplates();
    void linkBulkAndReports();
    void linkOutbox();
    void linkSettings(SettingsPage* page);
    void showMessage(const QString& text, const std::function<void()>& undo);
    void showSavedFile(const QString& text, const QString& path);
    void closeEditor(EditorPage& page);
    /** Closes a document, which was sent or scheduled, and shows it in the listing if it was displayed. */
    void showSent(EditorPage& page, domain::DocumentId id, const QString& words);

    Workspace& m_workspace;
    Navigator& m_navigator;
    AccountOpener& m_accounts;
    const Pages& m_pages;
    WindowFrame& m_frame;
    bool m_hasSentDocuments = false; ///< from the outbox, which still has entries
    QTimer m_countsDelay;
};

} // namespace ink::ui
