#pragma once

#include "app/base/clock.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/foldertree.h"
#include "ui/shell/actionregistry.h"
#include "ui/shell/appearance.h"

#include <QPointer>

#include <memory>

namespace ink::workflow {
class DocumentWatch;
class KeptSignings;
class OfflineShelf;
class SignaturePresets;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

struct AppContext;
class BulkPage;
class DocumentsPage;
class EditorPage;
class Kiosk;
class KioskPrompts;
class OutboxPage;
struct PageContext;
class ReportPage;
class SettingsPage;
class SignedPage;
class SigningNotice;
class SigningPage;
class StackPage;
class TemplatesPage;
class VerifyPage;
class WaitingPage;
class WelcomePage;
class WindowFrame;

/** The pages that are made at the start, in this order. */
struct Pages
{
    WelcomePage* welcome;
    DocumentsPage* documents;
    EditorPage* editor;
    SignedPage* signedFile;
    SigningPage* signing;
    SigningNotice* interrupted; ///< the program ended while the screen was locked
    TemplatesPage* templates;
    BulkPage* bulk;
    ReportPage* report;
    VerifyPage* verify;
    OutboxPage* outbox;
    WaitingPage* waiting;
    StackPage* stack;
};

/**
 * Everything that a window shows and works with: the pages in their frame, and the objects of the session
 * that several of them share. Made before the window and outlives it; the window takes the frame over.
 */
class Workspace final : public QObject
{
    Q_OBJECT
public:
    explicit Workspace(AppContext& context);
    ~Workspace() override;

    [[nodiscard]] AppContext& context() { return m_context; }
    [[nodiscard]] Appearance& appearance() { return m_appearance; }
    [[nodiscard]] ActionRegistry& actions() { return m_actions; }
    [[nodiscard]] WindowFrame& frame();
    [[nodiscard]] const Pages& pages() const { return m_pages; }
    [[nodiscard]] SettingsPage& settingsPage(); ///< created when first used
    [[nodiscard]] bool isSettingsPage(const QWidget* page) const;

    [[nodiscard]] Kiosk& kiosk() { return *m_kiosk; }
    [[nodiscard]] workflow::WorkOutbox& outbox() { return *m_outbox; }
    [[nodiscard]] workflow::OfflineShelf& shelf() { return *m_shelf; }
    [[nodiscard]] workflow::KeptSignings& keptSignings() { return *m_keptSignings; }
    [[nodiscard]] workflow::SignaturePresets& presets() { return *m_presets; }
    [[nodiscard]] workflow::DocumentWatch& watch() { return *m_watch; }
    [[nodiscard]] workflow::StatusCounts& counts() { return m_counts; }
    /** Asks the service for the folders and the numbers of documents. */
    void refreshCounts();

Q_SIGNALS:
    void settingsPageMade(ink::ui::SettingsPage* page);

private:
    [[nodiscard]] PageContext pageContext();
    [[nodiscard]] Pages makePages();
    void shareOutbox();
    void sharePresets();

    AppContext& m_context;
    SystemClock m_clock;
    Appearance m_appearance; ///< before the first widget
    ActionRegistry m_actions;
    workflow::FolderTree m_folders;
    workflow::StatusCounts m_counts;
    workflow::SignaturePresets* m_presets;
    workflow::WorkOutbox* m_outbox;
    Kiosk* m_kiosk;
    std::unique_ptr<KioskPrompts> m_kioskPrompts;
    QPointer<WindowFrame> m_frame; ///< the window's, once there is one
    Pages m_pages;
    SettingsPage* m_settingsPage = nullptr;
    workflow::OfflineShelf* m_shelf;
    workflow::KeptSignings* m_keptSignings;
    workflow::DocumentWatch* m_watch;
};

} // namespace ink::ui
