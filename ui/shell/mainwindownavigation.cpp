// Which page is shown.
#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/bottombar.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/waiting.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QKeyEvent>
#include <QMenuBar>
#include <QStackedWidget>
#include <QToolButton>

namespace ink::ui {

QWidget* MainWindow::currentPage() const
{
    return m_pages->currentWidget();
}

void MainWindow::showPage(QWidget* page)
{
    if (isBarred(page)) return;
    m_palette->hide();
    using Place = SideBar::Place;
    const QHash<QWidget*, Place> places{{m_documents, Place::Documents}, {m_signedPage, Place::Documents},
                                        {m_templates, Place::Templates}, {m_bulk, Place::Bulk},
                                        {m_report, Place::Reports},      {m_verify, Place::Verify}};
    const bool listing = places.contains(page) || page == m_outboxPage || page == m_waitingPage ||
                         page == m_stackPage || (m_settingsPage && page == m_settingsPage);
    const bool alone =
        page == m_signing || page == m_interrupted; // the one who signs sees nothing else of the sender's
    if (!listing) m_side->hide();                   // beside it a wide page would push the window wider
    m_pages->setCurrentWidget(page);
    m_side->setVisible(listing && isHere());
    m_bottom->setVisible(!alone && page != m_editor && isHere());
    if (alone) m_toast->hide();
    menuBar()->setVisible(!alone);
    m_bottom->setStatus(page == m_documents ? m_documents->statusLine() : QString());
    if (listing) m_side->setPlace(places.contains(page) ? std::optional(places.value(page)) : std::nullopt);
    updateActions();
    updateTitle();
    if (page == m_documents) m_documents->table()->setFocus();
}

bool MainWindow::showKept()
{
    if (m_context.session.current() || !m_context.session.hasLastProfile()) return false;
    m_side->choose({});
    m_documents->setView(m_side->currentView(), m_side->titleOf(m_side->currentView()));
    if (!m_documents->showKept(m_context.settings.value(settings::options::lastProfile))) return false;
    m_waiting = std::make_unique<Waiting>(QList<const QWidget*>{m_side, m_documents->table()});
    showPage(m_documents);
    return true;
}

bool MainWindow::isHere() const
{
    return m_context.session.current() || m_waiting;
}

void MainWindow::showDocuments()
{
    if (!isHere()) return showWelcome();
    showPage(m_documents);
}

void MainWindow::showTemplates()
{
    if (!m_context.session.current()) return showWelcome();
    m_templates->refresh();
    showPage(m_templates);
}

void MainWindow::showBulk()
{
    if (!m_context.session.current()) return showWelcome();
    showPage(m_bulk);
}

void MainWindow::showReports()
{
    if (!m_context.session.current()) return showWelcome();
    showPage(m_report);
}

void MainWindow::showWaiting()
{
    if (!m_context.session.current()) return showWelcome();
    showPage(m_waitingPage);
}

void MainWindow::showStack()
{
    if (!m_context.session.current()) return showWelcome();
    showPage(m_stackPage);
}

void MainWindow::signFromStack(const QString& profile, domain::DocumentId id, const QString& invitationGuid)
{
    const auto sign = [this, id, invitationGuid] {
        m_returnsToStack = true;
        signInPerson(id, invitationGuid);
    };
    if (m_context.session.current() && m_context.session.current()->id == profile) return sign();
    m_context.session.open(profile, this, [this, sign](const Result<void>& opened) {
        if (opened) return sign();
        m_error->setError(opened.error());
        m_stackPage->resume();
    });
}

void MainWindow::showVerify()
{
    showPage(m_verify);
}

void MainWindow::showWelcome()
{
    m_welcome->showChoices();
    showPage(m_welcome);
}

void MainWindow::showSettings()
{
    showPage(&settingsPage());
}

void MainWindow::edit(domain::DocumentId id)
{
    showPage(m_editor);
    m_editor->openDocument(id);
}

void MainWindow::showSigned(domain::DocumentId id)
{
    showPage(m_signedPage);
    m_signedPage->open(id);
}

/** One step towards the documents, as the page's own button leads. */
void MainWindow::goBack()
{
    QWidget* page = currentPage();
    if (page == m_editor) {
        auto* close = m_editor->findChild<QToolButton*>(QStringLiteral("editorClose"));
        if (close && close->isVisible()) close->click(); // hidden while the draft is previewed
        return;
    }
    if (page == m_templates && m_templates->leaveForm()) return;
    if (page == m_stackPage && m_stackPage->leave()) return;
    if (page == m_documents || page == m_welcome || page == m_signing || page == m_interrupted) return;
    showDocuments();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const QWidget* page = currentPage();
    const bool aside =
        page == m_outboxPage || page == m_waitingPage || (m_settingsPage && page == m_settingsPage);
    if (event->key() == Qt::Key_Escape && aside) return showDocuments();
    if (event->key() == Qt::Key_Escape && page == m_stackPage) return goBack();
    QMainWindow::keyPressEvent(event);
}

void MainWindow::signInPerson(domain::DocumentId id, const QString& invitationGuid)
{
    if (m_kiosk->isLocked()) return;
    showPage(m_signing);
    m_signing->open(id, invitationGuid);
}

} // namespace ink::ui
