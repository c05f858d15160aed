// The screen that is locked while somebody else signs.
#include "app/workflow/session/session.h"
#include "ui/help/helppanel.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/dropoverlay.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/toast.h"

#include <QStackedWidget>

#include <utility>

namespace ink::ui {

void MainWindow::connectKiosk()
{
    connect(m_signing, &SigningPage::lockRequested, m_kiosk, &Kiosk::offerLock);
    connect(m_signing, &SigningPage::returnRequested, this,
            [this] { m_kiosk->askToLeave([this] { m_signing->closeNow(); }); });
    connect(m_kiosk, &Kiosk::lockedChanged, this, [this](bool locked) {
        m_signing->setLocked(locked);
        m_notices->setVisible(!locked);
        if (locked) {
            if (m_help) m_help->hide();
            m_palette->hide();
            m_toast->hide();
            m_overlay->hide();
        }
        locked ? updateActions() : freeActions();
        if (locked || m_lateFiles.isEmpty()) return;
        // After the page that follows is shown.
        QMetaObject::invokeMethod(
            this, [this] { openFiles(std::exchange(m_lateFiles, {})); }, Qt::QueuedConnection);
    });
    connect(m_interrupted, &SigningNotice::actionTriggered, this, [this] {
        m_kiosk->forgetInterruption();
        freeActions();
        if (!showKept()) showWelcome();
        openFiles(std::exchange(m_lateFiles, {}));
        if (m_startsLater) start();
    });
    retranslateKiosk();
}

void MainWindow::retranslateKiosk()
{
    m_interrupted->setSign(Icon::Waiting, Tone::Warning);
    m_interrupted->setTexts(tr("Signing in person was interrupted"),
                            tr("Inkstone ended while the screen was locked for a signer. What the signer had "
                               "entered is saved. Hand the "
                               "device back to the sender before you open the documents."),
                            tr("Open documents"));
}

void MainWindow::barActions()
{
    for (QAction* action : m_actions.all()) {
        if (!action->isEnabled()) continue;
        action->setEnabled(false);
        m_barredActions.append(action);
    }
}

void MainWindow::freeActions()
{
    for (QAction* action : std::exchange(m_barredActions, {}))
        action->setEnabled(true);
    updateActions();
}

void MainWindow::handOver(domain::DocumentId id, const QString& invitationGuid)
{
    signInPerson(id, invitationGuid);
    m_kiosk->offerLock();
}

bool MainWindow::isBarred(const QWidget* page) const
{
    if (m_kiosk->isLocked()) return page != m_signing;
    return m_kiosk->wasInterrupted() && page != m_interrupted;
}

} // namespace ink::ui
