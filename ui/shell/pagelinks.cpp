#include "ui/shell/pagelinks.h"

#include "app/settings/settings.h"
#include "app/workflow/documents/documentwatch.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/today/todaylist.h"
#include "ui/models/outreachwords.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documentexporter.h"
#include "ui/pages/documents/list/folderactions.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/correcttagsdialog.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/templates/templateusepage.h"
#include "ui/pages/today/todaypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/accountopener.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/navigator.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/bottombar.h"
#include "ui/shell/window/desktopnotifier.h"
#include "ui/shell/window/dropoverlay.h"
#include "ui/shell/window/sidebar.h"
#include "ui/shell/window/startnotices.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/toast.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace ink::ui {

PageLinks::PageLinks(Workspace& workspace, Navigator& navigator, AccountOpener& accounts)
    : m_workspace(workspace), m_navigator(navigator), m_accounts(accounts), m_pages(workspace.pages()),
      m_frame(workspace.frame())
{
    connect(&m_workspace.context().session, &workflow::Session::currentChanged, &m_frame.startNotices(),
            [this] {
                m_hasSentDocuments = false;
                m_frame.startNotices().showUnfinishedRun({}); // hides the previous account's run
                if (m_frame.toast().canUndo())
                    m_frame.toast().dismiss(); // it would change documents of this account
            });
    using namespace std::chrono_literals;
    m_countsDelay.setSingleShot(true);
    m_countsDelay.setInterval(200ms);
    connect(&m_countsDelay, &QTimer::timeout, &m_workspace, &Workspace::refreshCounts);
    m_pages.welcome.whenCreated([this](WelcomePage& page) {
        connect(&page, &WelcomePage::opened, &m_navigator, &Navigator::showDocuments);
        connect(&page, &WelcomePage::backRequested, &m_navigator, &Navigator::showDocuments);
    });
    linkSideBar();
    linkToday();
    linkDocuments();
    linkNotifications();
    linkEditor();
    linkSigning();
    linkTemplates();
    linkBulkAndReports();
    linkOutbox();
    connect(&m_workspace, &Workspace::settingsPageCreated, this, &PageLinks::linkSettings);
}

void PageLinks::showMessage(const QString& text, const std::function<void()>& undo)
{
    m_frame.toast().showMessage(text, undo);
}

void PageLinks::showSavedFile(const QString& text, const QString& path)
{
    m_frame.toast().showSavedFile(text, path);
}

void PageLinks::linkSideBar()
{
    SideBar* side = &m_frame.sideBar();
    connect(side, &SideBar::viewChosen, this, [this](const FolderView& view, const QString& title) {
        m_pages.documents->setView(view, title);
        m_navigator.showDocuments();
    });
    connect(side, &SideBar::sectionChosen, this, [this](SideBar::Section place) {
        switch (place) {
        case SideBar::Section::Today:
            return m_navigator.showToday();
        case SideBar::Section::WaitingForMe:
            return m_navigator.showStack();
        case SideBar::Section::WaitingForOthers:
            return m_navigator.showWaiting();
        case SideBar::Section::Documents:
            return m_navigator.showDocuments();
        case SideBar::Section::Templates:
            return m_navigator.showTemplates();
        case SideBar::Section::Bulk:
            return m_navigator.showBulk();
        case SideBar::Section::Reports:
            return m_navigator.showReports();
        case SideBar::Section::Verify:
            return m_navigator.showVerify();
        case SideBar::Section::Editor:
            return m_navigator.showEditor();
        }
    });
    connect(side, &SideBar::messageRequested, this, &PageLinks::showMessage);
    connect(side, &SideBar::documentsDropped, this,
            [this](const QList<domain::DocumentId>& ids, const FolderView& onto) {
                if (onto.kind == FolderView::Kind::Trash)
                    m_pages.documents->selectionActions().trash(ids);
                else
                    m_pages.documents->selectionActions().moveTo(ids, onto.folder);
            });
    m_pages.documents.whenCreated([side](DocumentsPage& page) {
        connect(&side->folderActions(), &FolderActions::contentMoved, &page, &DocumentsPage::refresh);
        side->setSearches(page.searches());
    });
}

void PageLinks::linkToday()
{
    workflow::TodayList* today = &m_workspace.today();
    const auto count = [this, today] {
        SideBar& side = m_frame.sideBar();
        side.setCount(SideBar::Section::Today, today->count());
        side.setCount(SideBar::Section::WaitingForMe, today->waitingForMe());
        side.setCount(SideBar::Section::WaitingForOthers, today->waitingForOthers());
    };
    connect(today, &workflow::TodayList::changed, this, count);
    connect(&m_workspace.watch(), &workflow::DocumentWatch::happened, today,
            &workflow::TodayList::refreshCurrent);
    m_pages.today.whenCreated([this](TodayPage& page) {
        connect(&page, &TodayPage::messageRequested, this, &PageLinks::showMessage);
        connect(&page, &TodayPage::settingsRequested, &m_navigator, &Navigator::showDeliverySettings);
        connect(&page, &TodayPage::documentsRequested, &m_navigator, &Navigator::showDocuments);
        connect(&page, &TodayPage::newDocumentRequested, this,
                [this] { m_workspace.actions().action(QStringLiteral("document.new"))->trigger(); });
        connect(&page, &TodayPage::signingRequested, &m_navigator, &Navigator::reviewInStack);
        connect(&page, &TodayPage::documentRequested, this,
                [this](const QString& profile, domain::DocumentId id) {
                    m_accounts.runInAccount(profile, [this, id] { m_navigator.showDocument(id); });
                });
        connect(&page, &TodayPage::draftRequested, this,
                [this](const QString& profile, domain::DocumentId id) {
                    m_accounts.runInAccount(profile, [this, id] { m_navigator.edit(id); });
                });
        connect(&page, &TodayPage::correctionRequested, this,
                [this](const QString& profile, domain::DocumentId id) {
                    m_accounts.runInAccount(profile, [this, id] { m_pages.documents->correct(id); });
                });
        connect(&page, &TodayPage::runRequested, this, [this](const QString& profile, const QString& run) {
            m_accounts.runInAccount(profile, [this, run] {
                m_pages.bulk->resumeRun(run);
                m_navigator.showBulk();
            });
        });
    });
}

void PageLinks::linkDocuments()
{
    m_pages.documents.whenCreated([this](DocumentsPage& page) {
        connect(&page, &DocumentsPage::searchSaved, this, [this](const QString& id) {
            m_frame.sideBar().selectView({.kind = FolderView::Kind::Search, .search = id});
        });
        const CommandReports* reports = &page.reports();
        connect(reports, &CommandReports::openRequested, &m_navigator, &Navigator::edit);
        connect(reports, &CommandReports::tagCorrectionRequested, this, [this, &page](domain::DocumentId id) {
            const AppContext& context = m_workspace.context();
            auto* dialog = new CorrectTagsDialog(context.session, context.settings, context.prompts, &page);
            connect(dialog, &CorrectTagsDialog::corrected, &page, &DocumentsPage::reportCorrection);
            dialog->start(id);
        });
        connect(reports, &CommandReports::settingsRequested, &m_navigator, &Navigator::showDeliverySettings);
        connect(reports, &CommandReports::signedFileRequested, &m_navigator, &Navigator::showSignedDocument);
        connect(reports, &CommandReports::documentRequested, &m_navigator, &Navigator::showDocument);
        connect(reports, &CommandReports::signingRequested, this, &PageLinks::signInPerson);
        connect(reports, &CommandReports::templateRequested, this, [this](domain::DocumentId id) {
            m_navigator.showTemplates();
            m_pages.templates->saveAsTemplate(id);
        });
        connect(reports, &CommandReports::messageRequested, this, &PageLinks::showMessage);
        connect(reports, &CommandReports::saved, this, &PageLinks::showSavedFile);
        connect(reports, &CommandReports::failed, this, [this](const Error& error) {
            if (m_navigator.currentPage() == m_pages.today) m_pages.today->showError(error);
        });
        connect(&page, &DocumentsPage::contentChanged, &m_countsDelay, qOverload<>(&QTimer::start));
        connect(&page, &DocumentsPage::contentChanged, &m_workspace.today(),
                &workflow::TodayList::refreshCurrent);
    });
    m_pages.signedFile.whenCreated([this](SignedPage& page) {
        connect(&page, &SignedPage::closeRequested, &m_navigator, &Navigator::showDocuments);
        connect(&page, &SignedPage::messageRequested, this,
                [this](const QString& text) { showMessage(text, {}); });
        connect(&page, &SignedPage::saved, this, &PageLinks::showSavedFile);
    });
    m_pages.waiting.whenCreated([this](WaitingPage& page) {
        connect(&page, &WaitingPage::messageRequested, this, &PageLinks::showMessage);
        connect(&page, &WaitingPage::settingsRequested, &m_navigator, &Navigator::showDeliverySettings);
        connect(&page, &WaitingPage::documentRequested, &m_navigator, &Navigator::showDocument);
    });
}

void PageLinks::linkNotifications()
{
    workflow::DocumentWatch* watch = &m_workspace.watch();
    auto* notes = new DesktopNotifier(m_workspace.context().settings, &m_frame);
    connect(&m_workspace, &Workspace::pagesCreated, notes, &DesktopNotifier::applySettings);
    m_pages.documents.whenCreated([watch](DocumentsPage& page) {
        connect(&page, &DocumentsPage::polled, watch, &workflow::DocumentWatch::check);
    });
    connect(watch, &workflow::DocumentWatch::happened, notes, [this, notes](const auto&... what) {
        // Notifications contain titles of the sender's documents.
        if (!m_workspace.kiosk().isLocked()) notes->notify(what...);
    });
    connect(notes, &DesktopNotifier::windowRequested, this, &PageLinks::windowRequested);
    connect(notes, &DesktopNotifier::documentRequested, this, [this](domain::DocumentId id) {
        if (m_workspace.context().session.current() && m_navigator.currentPage() != m_pages.signing) {
            m_navigator.showDocuments();
            m_pages.documents->select(id);
        }
    });
}

bool PageLinks::isDisplayed(const EditorPage& page) const
{
    return m_navigator.currentPage() == m_pages.editor && &m_pages.editor->current() == &page;
}

void PageLinks::closeEditor(EditorPage& page)
{
    const bool wasTemplate = page.isTemplate();
    const bool wasDisplayed = isDisplayed(page);
    m_pages.editor->close(page);
    if (wasDisplayed && m_pages.editor->isEmpty()) {
        if (wasTemplate) return m_navigator.showTemplates();
        m_navigator.showOrigin();
    }
    m_pages.documents->refresh();
}

void PageLinks::showSent(EditorPage& page, domain::DocumentId id, const QString& words)
{
    const bool wasDisplayed = isDisplayed(page);
    m_pages.editor->close(page);
    wasDisplayed ? m_navigator.showDocument(id) : m_pages.documents->refresh();
    m_frame.toast().showMessage(words);
}

void PageLinks::linkEditor()
{
    EditorTabs* tabs = m_pages.editor;
    tabs->forEachPage([this](EditorPage& page) { linkEditorPage(page); });
    connect(tabs, &EditorTabs::openCountChanged, this,
            [this, tabs] { m_frame.sideBar().setCount(SideBar::Section::Editor, tabs->openCount()); });
    connect(tabs, &EditorTabs::currentChanged, this, [this] {
        if (m_frame.toast().canUndo()) m_frame.toast().dismiss(); // it would change another document
    });
    const auto closeRemoved = qOverload<const QList<domain::DocumentId>&>(&EditorTabs::close);
    m_pages.documents.whenCreated([tabs, closeRemoved](DocumentsPage& page) {
        connect(&page, &DocumentsPage::documentsRemoved, tabs, closeRemoved);
    });
    m_pages.templates.whenCreated([tabs, closeRemoved](TemplatesPage& page) {
        connect(&page, &TemplatesPage::templatesRemoved, tabs, closeRemoved);
    });
}

void PageLinks::linkEditorPage(EditorPage& page)
{
    connect(&page, &EditorPage::closeRequested, this, [this, &page] { closeEditor(page); });
    connect(&page, &EditorPage::useTemplateRequested, this, [this, &page](domain::DocumentId id) {
        m_pages.editor->close(page);
        m_navigator.showTemplates();
        m_pages.templates->use(id);
    });
    connect(&page, &EditorPage::documentSent, this, [this, &page](domain::DocumentId id) {
        showSent(page, id, sentText(m_workspace.context().session.outreach()));
    });
    connect(&page, &EditorPage::documentScheduled, this,
            [this, &page](domain::DocumentId id, bool isPlanned) {
                showSent(page, id, isPlanned ? tr("Scheduled.") : tr("The scheduled sending was cancelled."));
            });
    // A message about another document offers no undo: it would change that document unseen.
    connect(&page, &EditorPage::messageRequested, this,
            [this, &page](const QString& text, const std::function<void()>& undo) {
                showMessage(text, isDisplayed(page) ? undo : std::function<void()>());
            });
    connect(&page, &EditorPage::settingsRequested, &m_navigator, &Navigator::showDeliverySettings);
    connect(&page, &EditorPage::saved, this, &PageLinks::showSavedFile);
    connect(&page, &EditorPage::undoExpired, this, [this, &page] {
        if (isDisplayed(page)) m_frame.toast().dismiss();
    });
    connect(&page, &EditorPage::queuedOffline, this, [this, &page] {
        m_pages.editor->close(page);
        m_navigator.showOutbox();
        m_frame.toast().showMessage(
            tr("The document is in the outbox and will be sent when the connection is back."));
    });
}

void PageLinks::signInPerson(domain::DocumentId id, const QString& invitationGuid)
{
    m_navigator.signInPerson(id, invitationGuid);
    m_workspace.kiosk().offerLock();
}

void PageLinks::linkSigning()
{
    m_pages.signing.whenCreated([this](SigningPage& page) {
        connect(&page, &SigningPage::closeRequested, &m_navigator, &Navigator::leaveSigning);
        connect(&page, &SigningPage::finished, &m_navigator, &Navigator::leaveSigning);
        connect(&page, &SigningPage::nextSignerRequested, this, &PageLinks::signInPerson);
    });
    m_pages.stack.whenCreated([this](StackPage& page) {
        connect(&page, &StackPage::signingPageRequested, this,
                [this, &page](const QString& profile, domain::DocumentId id, const QString& guid) {
                    m_accounts.runInAccount(
                        profile, [this, id, guid] { m_navigator.signFromStack(id, guid); },
                        [&page] { page.resume(); });
                });
    });
}

void PageLinks::linkTemplates()
{
    m_pages.templates.whenCreated([this](TemplatesPage& page) {
        m_frame.dropOverlay().watch(page);
        connect(&page, &TemplatesPage::messageRequested, this, &PageLinks::showMessage);
        connect(&page, &TemplatesPage::saved, this, &PageLinks::showSavedFile);
        connect(&page, &TemplatesPage::failed, this, [this](const Error& error) {
            if (m_navigator.currentPage() == m_pages.editor) showMessage(errorText(error), {});
        });
        connect(&page, &TemplatesPage::editRequested, &m_navigator, &Navigator::edit);
        connect(&page.usePage(), &TemplateUsePage::settingsRequested, &m_navigator,
                &Navigator::showDeliverySettings);
        connect(&page, &TemplatesPage::bulkRequested, this, [this](domain::DocumentId id) {
            m_pages.bulk->begin(id);
            m_navigator.showBulk();
        });
        connect(&page, &TemplatesPage::reportRequested, this, [this](domain::DocumentId id) {
            m_pages.report->open(id);
            m_navigator.showReports();
        });
        connect(&page, &TemplatesPage::documentCreated, this, [this](domain::DocumentId id, bool sent) {
            if (!sent) return m_navigator.edit(id);
            m_navigator.showDocument(id);
            m_frame.toast().showMessage(sentText(m_workspace.context().session.outreach()));
        });
    });
}

void PageLinks::linkBulkAndReports()
{
    m_pages.bulk.whenCreated([this](BulkPage& page) {
        connect(&page, &BulkPage::messageRequested, this, &PageLinks::showMessage);
        connect(&page, &BulkPage::settingsRequested, &m_navigator, &Navigator::showDeliverySettings);
        connect(&page, &BulkPage::saved, this, &PageLinks::showSavedFile);
        StartNotices* notices = &m_frame.startNotices();
        connect(&page, &BulkPage::unfinishedRunFound, notices, &StartNotices::showUnfinishedRun);
        connect(notices, &StartNotices::bulkRunRequested, this, [this, &page](const QString& id) {
            page.openRun(id);
            m_navigator.showBulk();
        });
        connect(&page, &BulkPage::runsChanged, &m_workspace.today(), &workflow::TodayList::refreshCurrent);
        connect(&page, &BulkPage::documentsCreated, this, [this] {
            // Restarting the timer at every step of a run would delay the refresh forever.
            if (!m_countsDelay.isActive()) m_countsDelay.start();
            m_workspace.today().refreshCurrent();
        });
        connect(&page, &BulkPage::documentRequested, &m_navigator, &Navigator::showDocument);
        connect(&page, &BulkPage::exportRequested, this,
                [this](const QList<workflow::DocumentRef>& documents) {
                    m_navigator.showDocuments();
                    m_pages.documents->exporter().exportDocuments(documents);
                });
    });
    m_pages.report.whenCreated([this](ReportPage& page) {
        connect(&page, &ReportPage::saved, this, &PageLinks::showSavedFile);
        connect(&page, &ReportPage::documentRequested, &m_navigator, &Navigator::showDocument);
        connect(&page, &ReportPage::templateRequested, this, [this](domain::DocumentId id) {
            m_navigator.showTemplates();
            if (!id.isNull()) m_pages.templates->use(id);
        });
    });
}

void PageLinks::linkOutbox()
{
    workflow::WorkOutbox* outbox = &m_workspace.outbox();
    BottomBar* bottom = &m_frame.bottomBar();
    const auto count = [bottom, outbox] { bottom->setOutboxCount(static_cast<int>(outbox->count())); };
    connect(outbox, &workflow::WorkOutbox::changed, this, count);
    count();
    connect(bottom, &BottomBar::outboxRequested, &m_navigator, &Navigator::showOutbox);
    connect(
        outbox, &workflow::WorkOutbox::arrived, this, [this, outbox](qint64, domain::DocumentId, bool sent) {
            m_hasSentDocuments = m_hasSentDocuments || sent;
            // Entries that are open in the editor aren't to be sent yet.
            const auto& entries = outbox->entries();
            if (std::all_of(entries.cbegin(), entries.cend(), [](const auto& entry) { return entry.isHeld; }))
                m_frame.toast().showMessage(std::exchange(m_hasSentDocuments, false)
                                                ? tr("The documents in the outbox were sent.")
                                                : tr("Everything in the outbox was sent."));
            m_pages.documents->refresh();
            m_workspace.counts().refresh();
            if (m_navigator.currentPage() == m_pages.templates) m_pages.templates->refresh();
        });
    connect(outbox, &workflow::WorkOutbox::failed, this, [this](qint64) {
        if (m_navigator.currentPage() == m_pages.outbox) return; // the outbox shows why
        m_frame.toast().showMessage(
            tr("Some items in the outbox couldn't be sent. Open the outbox to see why."));
    });
    m_pages.outbox.whenCreated([this](OutboxPage& page) {
        connect(&page, &OutboxPage::messageRequested, this, &PageLinks::showMessage);
        connect(&page, &OutboxPage::editRequested, &m_navigator, &Navigator::editOutboxDraft);
        connect(&page, &OutboxPage::templateRequested, this, [this](domain::DocumentId id) {
            m_navigator.showTemplates();
            m_pages.templates->select(id);
        });
        connect(&page, &OutboxPage::documentRequested, &m_navigator, &Navigator::showDocument);
    });
}

void PageLinks::linkSettings(SettingsPage* page)
{
    connect(page, &SettingsPage::messageRequested, this, &PageLinks::showMessage);
    connect(page, &SettingsPage::saved, this, &PageLinks::showSavedFile);
    connect(page, &SettingsPage::addServerRequested, &m_navigator, &Navigator::showConnectForm);
    connect(page, &SettingsPage::documentRequested, &m_navigator, &Navigator::showDocument);
}

} // namespace ink::ui

#include "moc_pagelinks.cpp"
