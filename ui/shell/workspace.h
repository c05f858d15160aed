#pragma once

#include "app/base/clock.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/foldertree.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/shell/window/appearance.h"
#include "ui/shell/window/ondemand.h"

#include <QList>
#include <QPointer>

#include <functional>
#include <memory>

namespace ink::workflow {
class DocumentWatch;
class SigningCache;
class OfflineCache;
class SignaturePresets;
class TodayList;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

struct AppContext;
class BulkPage;
class DocumentsPage;
class EditorTabs;
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
class TodayPage;
class VerifyPage;
class WaitingPage;
class WelcomePage;
class WindowFrame;

/** The pages of the window. Each is created on first use, because only one is visible at the start. The
 * editor always exists. */
struct Pages
{
    EditorTabs* editor;
    OnDemand<WelcomePage> welcome;
    OnDemand<DocumentsPage> documents;
    OnDemand<SignedPage> signedFile;
    OnDemand<SigningPage> signing;
    OnDemand<SigningNotice> signingNotice; ///< shown if the program ended while the screen was locked
    OnDemand<TemplatesPage> templates;
    OnDemand<BulkPage> bulk;
    OnDemand<ReportPage> report;
    OnDemand<VerifyPage> verify;
    OnDemand<OutboxPage> outbox;
    OnDemand<WaitingPage> waiting;
    OnDemand<StackPage> stack;
    OnDemand<TodayPage> today;
};

/** Everything that a window displays and uses: the pages in their frame, and the session's shared objects.
 * Created before the window and outlives it; the window takes ownership of the frame. */
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
    // Index(createPages): Start: which page is shown first, and when the others are created
    /** Creates the missing pages, one per turn of the event loop, then calls `then`. They must exist before
     * an account is opened. */
    void createPages(const std::function<void()>& then);
    void createPagesNow();                      ///< like createPages(), but synchronous
    [[nodiscard]] SettingsPage& settingsPage(); ///< created on first use
    [[nodiscard]] bool isSettingsPage(const QWidget* page) const;

    [[nodiscard]] Kiosk& kiosk() { return *m_kiosk; }
    [[nodiscard]] workflow::WorkOutbox& outbox() { return *m_outbox; }
    [[nodiscard]] workflow::OfflineCache& shelf() { return *m_shelf; }
    [[nodiscard]] workflow::SigningCache& signingCache() { return *m_signingCache; }
    [[nodiscard]] workflow::SignaturePresets& presets() { return *m_presets; }
    [[nodiscard]] workflow::DocumentWatch& watch() { return *m_watch; }
    [[nodiscard]] workflow::TodayList& today() { return *m_today; }
    [[nodiscard]] workflow::StatusCounts& counts() { return m_counts; }
    /** Requests the folders and the document counts from the service. */
    void refreshCounts();

Q_SIGNALS:
    void pagesCreated(); ///< all pages exist, and the window has been painted
    void settingsPageCreated(ink::ui::SettingsPage* page);

private:
    [[nodiscard]] PageContext pageContext();
    [[nodiscard]] Pages makePages();
    template <typename Page, typename Create> [[nodiscard]] OnDemand<Page> onDemand(Create create);
    void createNext();
    void shareOutbox();
    void sharePresets();
    template <typename Page> void shareHandwriting(Page& page);

    AppContext& m_context;
    SystemClock m_clock;
    Appearance m_appearance; ///< must precede the first widget
    ActionRegistry m_actions;
    workflow::FolderTree m_folders;
    workflow::StatusCounts m_counts;
    workflow::SignaturePresets* m_presets;
    workflow::WorkOutbox* m_outbox;
    workflow::TodayList* m_today;
    Kiosk* m_kiosk;
    std::unique_ptr<KioskPrompts> m_kioskPrompts;
    QPointer<WindowFrame> m_frame;           ///< owned by the window, once there is one
    QList<std::function<void()>> m_toCreate; ///< functions that create one page each
    Pages m_pages;
    std::function<void()> m_afterCreation;
    SettingsPage* m_settingsPage = nullptr;
    workflow::OfflineCache* m_shelf;
    workflow::SigningCache* m_signingCache;
    workflow::DocumentWatch* m_watch;
};

} // namespace ink::ui
