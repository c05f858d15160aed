#include "ui/shell/navigator.h"

#include "app/workflow/session/session.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/today/todaypage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/bottombar.h"
#include "ui/shell/window/commandpalette.h"
#include "ui/shell/window/startnotices.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QStackedWidget>
#include <QToolButton>

#include <utility>

namespace ink::ui {

Navigator::Navigator(Workspace& workspace)
    : m_workspace(workspace), m_pages(workspace.pages()), m_frame(workspace.frame())
{
    m_pages.documents.whenCreated([this](DocumentsPage& page) {
        connect(&page, &DocumentsPage::statusLineChanged, this, [this] {
            if (currentPage() == m_pages.documents)
                m_frame.bottomBar().setStatus(m_pages.documents->statusLine());
        });
    });
    m_pages.verify.whenCreated([this](VerifyPage& page) {
        connect(&page, &VerifyPage::backRequested, this, &Navigator::showDocuments);
    });
}

QWidget* Navigator::currentPage() const
{
    return m_frame.pages().currentWidget();
}

void Navigator::showPage(QWidget* page)
{
    if (isBlocked(page)) return;
    m_frame.commandPalette().hide();
    const std::optional<SideBar::Section> section = sectionOf(page);
    const bool listing = section || isListing(page);
    const bool alone = isSignerPage(page);
    if (page == m_pages.verify) m_pages.verify->setBackButtonShown(!hasVisibleAccount());
    if (isOrigin(page)) m_cameFromToday = page == m_pages.today;
    if (!listing) m_frame.sideBar().hide(); // next to it, a wide page would widen the window
    m_frame.pages().setCurrentWidget(page);
    m_pages.editor->setDisplayed(page == m_pages.editor);
    m_frame.sideBar().setVisible(listing && hasVisibleAccount());
    m_frame.bottomBar().setVisible(!alone && page != m_pages.editor && hasVisibleAccount());
    m_frame.startNotices().setRunListed(page == m_pages.today);
    if (alone) m_frame.toast().hide();
    m_frame.bottomBar().setStatus(page == m_pages.documents ? m_pages.documents->statusLine() : QString());
    if (listing) m_frame.sideBar().setSection(section);
    Q_EMIT pageShown(page);
    if (page == m_pages.documents) m_pages.documents->table()->setFocus();
    if (page == m_pages.today) m_pages.today->focusList();
}

std::optional<SideBar::Section> Navigator::sectionOf(const QWidget* page) const
{
    using Place = SideBar::Section;
    const QHash<const QWidget*, Place> places{{m_pages.today.getIfCreated(), Place::Today},
                                              {m_pages.stack.getIfCreated(), Place::WaitingForMe},
                                              {m_pages.waiting.getIfCreated(), Place::WaitingForOthers},
                                              {m_pages.documents.getIfCreated(), Place::Documents},
                                              {m_pages.signedFile.getIfCreated(), Place::Documents},
                                              {m_pages.templates.getIfCreated(), Place::Templates},
                                              {m_pages.bulk.getIfCreated(), Place::Bulk},
                                              {m_pages.report.getIfCreated(), Place::Reports},
                                              {m_pages.verify.getIfCreated(), Place::Verify}};
    return places.contains(page) ? std::optional(places.value(page)) : std::nullopt;
}

bool Navigator::isOrigin(const QWidget* page) const
{
    return sectionOf(page) && page != m_pages.stack;
}

bool Navigator::isListing(const QWidget* page) const
{
    return page == m_pages.outbox || m_workspace.isSettingsPage(page);
}

bool Navigator::isSignerPage(const QWidget* page) const
{
    return page == m_pages.signing || page == m_pages.signingNotice;
}

// Index(isBlocked): Navigation: which page is shown, and what bars it
bool Navigator::isBlocked(const QWidget* page) const
{
    if (m_workspace.kiosk().isLocked()) return page != m_pages.signing;
    return m_workspace.kiosk().wasInterrupted() && page != m_pages.signingNotice;
}

bool Navigator::hasAccount() const
{
    return m_workspace.context().session.current().has_value();
}

bool Navigator::hasVisibleAccount() const
{
    return hasAccount() || m_isOpening;
}

void Navigator::showAccountPage(QWidget* page)
{
    if (!hasAccount()) return showWelcome();
    showPage(page);
}

void Navigator::showToday()
{
    if (!hasVisibleAccount()) return showWelcome();
    showPage(m_pages.today.get());
}

void Navigator::showOrigin()
{
    m_cameFromToday ? showToday() : showDocuments();
}

void Navigator::restoreOrigin(bool isToday)
{
    if (!isOrigin(currentPage())) m_cameFromToday = isToday;
}

void Navigator::showDocuments()
{
    if (!hasVisibleAccount()) return showWelcome();
    showPage(m_pages.documents.get());
}

void Navigator::showDocument(domain::DocumentId id)
{
    showDocuments();
    // A folder keeps its documents; other views and filters may hide this one.
    const auto kind = m_pages.documents->view().kind;
    if (kind != FolderView::Kind::All && kind != FolderView::Kind::Folder) m_frame.sideBar().selectView({});
    m_pages.documents->clearFilters();
    m_pages.documents->refresh();
    m_pages.documents->select(id);
}

void Navigator::showTemplates()
{
    if (hasAccount()) m_pages.templates->refresh();
    showAccountPage(m_pages.templates.get());
}

void Navigator::showBulk()
{
    showAccountPage(m_pages.bulk.get());
}

void Navigator::showReports()
{
    showAccountPage(m_pages.report.get());
}

void Navigator::showOutbox()
{
    showAccountPage(m_pages.outbox.get());
}

void Navigator::showWaiting()
{
    showAccountPage(m_pages.waiting.get());
}

void Navigator::showStack()
{
    showAccountPage(m_pages.stack.get());
}

void Navigator::showVerify()
{
    showPage(m_pages.verify.get());
}

void Navigator::showWelcome()
{
    m_pages.welcome->showChoices();
    showPage(m_pages.welcome.get());
}

void Navigator::showConnectForm()
{
    m_pages.welcome->showConnectForm();
    showPage(m_pages.welcome.get());
}

void Navigator::showSettings()
{
    showPage(&m_workspace.settingsPage());
}

void Navigator::showDeliverySettings()
{
    showSettings();
    m_workspace.settingsPage().showSection(SettingsPage::Section::Delivery);
}

void Navigator::showEditor()
{
    showPage(m_pages.editor);
}

void Navigator::edit(domain::DocumentId id)
{
    m_pages.editor->openDocument(id);
    showEditor();
}

void Navigator::editOutboxDraft(qint64 entry)
{
    m_pages.editor->openQueued(entry);
    showEditor();
}

void Navigator::showSignedDocument(domain::DocumentId id)
{
    showPage(m_pages.signedFile.get());
    m_pages.signedFile->open(id);
}

void Navigator::signInPerson(domain::DocumentId id, const QString& invitationGuid)
{
    if (m_workspace.kiosk().isLocked()) return;
    showPage(m_pages.signing.get());
    m_pages.signing->open(id, invitationGuid);
}

void Navigator::reviewInStack(const QString& profile, domain::DocumentId id, const QString& invitationGuid)
{
    showStack();
    m_pages.stack->review({profile, id, invitationGuid});
}

void Navigator::signFromStack(domain::DocumentId id, const QString& invitationGuid)
{
    m_returnsToStack = true;
    signInPerson(id, invitationGuid);
}

void Navigator::leaveSigning()
{
    if (std::exchange(m_returnsToStack, false)) {
        showStack();
        m_pages.stack->resume();
        return;
    }
    showDocuments();
    m_pages.documents->refresh();
}

void Navigator::goBack()
{
    QWidget* page = currentPage();
    if (page == m_pages.editor) {
        auto* close = m_pages.editor->current().findChild<QToolButton*>(QStringLiteral("editorClose"));
        if (close && close->isVisible()) close->click(); // hidden while the draft is previewed
        return;
    }
    if (page == m_pages.templates && m_pages.templates->leaveForm()) return;
    if (page == m_pages.stack && m_pages.stack->leave()) return;
    if (page == m_pages.documents || page == m_pages.today || page == m_pages.welcome || isSignerPage(page))
        return;
    showOrigin();
}

bool Navigator::handleEscape()
{
    const QWidget* page = currentPage();
    if (page == m_pages.stack) {
        goBack();
        return true;
    }
    if (page != m_pages.outbox && page != m_pages.waiting && !m_workspace.isSettingsPage(page)) return false;
    showOrigin();
    return true;
}

} // namespace ink::ui

#include "moc_navigator.cpp"
