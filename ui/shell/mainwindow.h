#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/foldertree.h"
#include "ui/models/foldertreemodel.h"
#include "ui/shell/actionregistry.h"
#include "ui/shell/appcontext.h"
#include "ui/shell/languages.h"
#include "ui/widgets/dialogroom.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wheelguard.h"

#include <QFutureWatcher>
#include <QMainWindow>
#include <QTimer>

#include <memory>

class QSplitter;
class QStackedWidget;

namespace ink::workflow {
class SignaturePresets;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

class Banner;
class BottomBar;
class BulkPage;
class CommandPalette;
class ConnectionBar;
class DocumentsPage;
class DropOverlay;
class EditorPage;
class ErrorBanner;
class HelpPanel;
class Kiosk;
class KioskPrompts;
class OutboxPage;
class ReportPage;
class SettingsPage;
class SideBar;
class SignedPage;
class SigningNotice;
class SigningPage;
class TemplatesPage;
class Toast;
class VerifyPage;
class Waiting;
class StackPage;
class WaitingPage;
class WelcomePage;

/** The window: which page is shown, the side bar, menus and what goes across pages. Each page does its own
 * work. */
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(AppContext& context, QWidget* parent = nullptr);
    ~MainWindow() override;

    /** No account is opened before `start`: the keychain may have to be unlocked first. Files are shown. */
    void hold() { m_isHeld = true; }
    /** Calls `then` once the window is painted, with the first page of a file when one is being opened; after
     * a second in any case. */
    void afterFirstPaint(bool withPage, const std::function<void()>& then);
    /** Opens the profile used last, or shows the welcome page. */
    void start();
    /** Signed PDFs are verified, others become a new draft, templates are imported; on a fresh profile in the
     * local workspace at once. */
    void openFiles(const QStringList& paths);
    /** Shows the page that verifies, with this file if the path is not empty. */
    /** Shows the place that an `inkstone:` link leads to; what is no such link is said to the person. */
    void openLink(const QString& link);
    void verifyFile(const QString& path);

    [[nodiscard]] const ActionRegistry& actions() const { return m_actions; }
    [[nodiscard]] DocumentsPage& documentsPage() { return *m_documents; }
    [[nodiscard]] EditorPage& editorPage() { return *m_editor; }
    [[nodiscard]] SigningPage& signingPage() { return *m_signing; }
    [[nodiscard]] VerifyPage& verifyPage() { return *m_verify; }
    [[nodiscard]] TemplatesPage& templatesPage() { return *m_templates; }
    [[nodiscard]] BulkPage& bulkPage() { return *m_bulk; }
    [[nodiscard]] ReportPage& reportPage() { return *m_report; }
    [[nodiscard]] OutboxPage& outboxPage() { return *m_outboxPage; }
    [[nodiscard]] WaitingPage& waitingPage() { return *m_waitingPage; }
    [[nodiscard]] StackPage& stackPage() { return *m_stackPage; }
    [[nodiscard]] workflow::WorkOutbox& outbox() { return *m_outbox; }
    [[nodiscard]] SettingsPage& settingsPage(); ///< made when it is first asked for
    [[nodiscard]] WelcomePage& welcomePage() { return *m_welcome; }
    [[nodiscard]] QWidget* currentPage() const;
    [[nodiscard]] Theme& theme() { return m_theme; }

    void showDocuments();
    void showTemplates();
    void showBulk();
    void showReports();
    void showOutbox();
    void showWaiting();
    /** What waits for the person who works here. */
    void showStack();
    void showVerify();
    void showWelcome();
    void showSettings();
    void edit(domain::DocumentId id);
    /** A completed document as its signed PDF. */
    void showSigned(domain::DocumentId id);
    [[nodiscard]] SignedPage& signedPage() { return *m_signedPage; }
    void signInPerson(domain::DocumentId id, const QString& invitationGuid);
    /** The lock of the screen while somebody else signs. */
    [[nodiscard]] Kiosk& kiosk() { return *m_kiosk; }
    /** Makes the bundled sample and opens it. */
    void openSample(domain::DocumentType type);
    /** Help beside the page, at a topic (see HelpTopic). */
    void showHelp(const QString& topic);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // mainwindow.cpp
    void layOut();
    void openProfile(const QString& id);
    /** Asks for the key of a known account when it can't be read; false when something else is wrong. */
    bool askForKey(const QString& id, const Error& why);
    void profileChanged();
    void withProfile(const std::function<void()>& then);
    void undo();
    void redo();
    void applySettings(const QString& key);
    void updateBanner();
    void updateTitle();
    // mainwindowpages.cpp
    void connectPages();
    void connectWorkspacePages();
    void connectAccount(); // mainwindowaccount.cpp
    void connectOutbox();
    // mainwindownavigation.cpp
    void showPage(QWidget* page);
    void goBack();
    /** The signing page of a document of the stack, of whatever account. */
    void signFromStack(const QString& profile, domain::DocumentId id, const QString& invitationGuid);
    /** The documents of the account used last, as they were, until it is open; false when none were kept. */
    bool showKept();
    /** An account is open, or its documents are shown while it is being opened. */
    [[nodiscard]] bool isHere() const;
    // mainwindowkiosk.cpp
    void connectKiosk();
    void retranslateKiosk();
    void barActions();
    void freeActions();
    void handOver(domain::DocumentId id, const QString& invitationGuid);
    /** The screen is locked, or was when the program ended, and this page isn't what may be shown then. */
    [[nodiscard]] bool isBarred(const QWidget* page) const;
    // mainwindowfiles.cpp
    void createFrom(const QStringList& paths);
    void chooseAndCreate();
    // mainwindowactions.cpp
    void addActions();
    void buildMenus();
    void updateActions();
    // mainwindowhelp.cpp
    void addHelpActions();
    void connectSamples();
    // mainwindoweditor.cpp
    void addEditorActions();
    void showShortcuts();
    void fillPanelsMenu(QMenu& menu);
    void updateEditorActions();

    AppContext& m_context;
    SystemClock m_clock;
    Theme m_theme;
    WheelGuard m_wheelGuard;
    DialogRoom m_dialogRoom;
    Languages m_languages;
    ActionRegistry m_actions;
    QList<QAction*> m_editorActions; ///< of the registry, for the document in the editor
    workflow::FolderTree m_folders;
    workflow::StatusCounts m_counts;
    workflow::SignaturePresets* m_presets;
    workflow::WorkOutbox* m_outbox;
    Kiosk* m_kiosk;
    std::unique_ptr<KioskPrompts> m_kioskPrompts;
    QList<QAction*> m_barredActions; ///< off only because the screen is locked
    bool m_startsLater = false;      ///< `start` was called after an interruption
    QStringList m_lateFiles;         ///< that arrived while the screen was locked
    QTimer m_countsDelay;
    QFutureWatcher<QList<bool>> m_signedWatcher; ///< which of m_pending carry a signature
    QStringList m_pending;
    QString m_editorTitle;
    std::unique_ptr<Waiting> m_waiting; ///< while the account is being opened
    std::function<void()> m_afterPaint; ///< empty when nobody waits for the first paint
    bool m_isHeld = false;
    QList<std::function<void()>> m_held;      ///< what is carried out after `start`
    std::shared_ptr<bool> m_isAheadCancelled; ///< of the files that are shown before an account is open

    SideBar* m_side;
    QStackedWidget* m_pages;
    QSplitter* m_sides;
    QWidget* m_notices = nullptr;
    Banner* m_keyBanner;
    ConnectionBar* m_connection;
    ErrorBanner* m_error;
    BottomBar* m_bottom;
    Toast* m_toast;
    CommandPalette* m_palette;
    DropOverlay* m_overlay;
    WelcomePage* m_welcome;
    DocumentsPage* m_documents;
    EditorPage* m_editor;
    SignedPage* m_signedPage;
    SigningPage* m_signing;
    SigningNotice* m_interrupted; ///< the program ended while the screen was locked
    TemplatesPage* m_templates;
    BulkPage* m_bulk;
    ReportPage* m_report;
    VerifyPage* m_verify;
    SettingsPage* m_settingsPage = nullptr;
    OutboxPage* m_outboxPage;
    WaitingPage* m_waitingPage;
    StackPage* m_stackPage;
    bool m_returnsToStack = false; ///< the signing page was opened from there
    HelpPanel* m_help = nullptr;   ///< made when it is first asked for
};

} // namespace ink::ui
