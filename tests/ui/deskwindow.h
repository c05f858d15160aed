#pragma once

#include "ui/pages/account/settingspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/shell/accountopener.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/fileopener.h"
#include "ui/shell/helpactions.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/navigator.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/workspace.h"

namespace ink::test {

/** The program's window with shortcuts to its parts. */
class DeskWindow final : public ui::MainWindow
{
public:
    using ui::MainWindow::MainWindow;

    [[nodiscard]] ui::DocumentsPage& documentsPage() const { return *pages().documents; }
    [[nodiscard]] ui::EditorTabs& editorTabs() const { return *pages().editor; }
    /** The page of the current document. */
    [[nodiscard]] ui::EditorPage& editorPage() const { return pages().editor->current(); }
    [[nodiscard]] ui::SigningPage& signingPage() const { return *pages().signing; }
    [[nodiscard]] ui::SignedPage& signedPage() const { return *pages().signedFile; }
    [[nodiscard]] ui::VerifyPage& verifyPage() const { return *pages().verify; }
    [[nodiscard]] ui::TemplatesPage& templatesPage() const { return *pages().templates; }
    [[nodiscard]] ui::BulkPage& bulkPage() const { return *pages().bulk; }
    [[nodiscard]] ui::ReportPage& reportPage() const { return *pages().report; }
    [[nodiscard]] ui::OutboxPage& outboxPage() const { return *pages().outbox; }
    [[nodiscard]] ui::WaitingPage& waitingPage() const { return *pages().waiting; }
    [[nodiscard]] ui::TodayPage& todayPage() const { return *pages().today; }
    [[nodiscard]] ui::StackPage& stackPage() const { return *pages().stack; }
    [[nodiscard]] ui::WelcomePage& welcomePage() const { return *pages().welcome; }
    [[nodiscard]] ui::SettingsPage& settingsPage() const { return workspace().settingsPage(); }
    [[nodiscard]] const ui::ActionRegistry& actions() const { return workspace().actions(); }
    [[nodiscard]] workflow::WorkOutbox& outbox() const { return workspace().outbox(); }
    [[nodiscard]] ui::Kiosk& kiosk() const { return workspace().kiosk(); }
    /** The visible page; of the editor, the current document's. */
    [[nodiscard]] QWidget* currentPage() const
    {
        QWidget* page = navigator().currentPage();
        return page == pages().editor ? &editorPage() : page;
    }

    void hold() { accounts().deferOpening(); }
    void start() { accounts().start(); }
    void openFiles(const QStringList& paths) { files().open(paths); }
    void openLink(const QString& link) { files().openLink(link); }
    void verifyFile(const QString& path) { files().verify(path); }
    void showToday() { navigator().showToday(); }
    void showDocuments() { navigator().showDocuments(); }
    void showTemplates() { navigator().showTemplates(); }
    void showBulk() { navigator().showBulk(); }
    void showReports() { navigator().showReports(); }
    void showOutbox() { navigator().showOutbox(); }
    void showWaiting() { navigator().showWaiting(); }
    void showStack() { navigator().showStack(); }
    void showVerify() { navigator().showVerify(); }
    void showWelcome() { navigator().showWelcome(); }
    void showSettings() { navigator().showSettings(); }
    void edit(domain::DocumentId id) { navigator().edit(id); }
    void showSigned(domain::DocumentId id) { navigator().showSignedDocument(id); }
    void signInPerson(domain::DocumentId id, const QString& guid) { navigator().signInPerson(id, guid); }
    void openSample(domain::DocumentType type) { help().openSample(type); }
    void showHelp(const QString& topic) { help().showHelp(topic); }

private:
    [[nodiscard]] const ui::Pages& pages() const { return workspace().pages(); }
};

} // namespace ink::test
