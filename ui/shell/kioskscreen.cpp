#include "ui/shell/kioskscreen.h"

#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/shell/accountopener.h"
#include "ui/shell/fileopener.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/navigator.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/windowactions.h"
#include "ui/shell/workspace.h"

namespace ink::ui {

KioskScreen::KioskScreen(Workspace& workspace, Navigator& navigator, AccountOpener& accounts,
                         FileOpener& files, WindowActions& actions)
    : m_workspace(workspace), m_navigator(navigator), m_accounts(accounts), m_files(files), m_actions(actions)
{
    Kiosk* kiosk = &m_workspace.kiosk();
    m_workspace.pages().signing.whenCreated([this, kiosk](SigningPage& signing) {
        connect(&signing, &SigningPage::lockRequested, kiosk, &Kiosk::offerLock);
        connect(&signing, &SigningPage::returnRequested, this,
                [kiosk, page = &signing] { kiosk->askToUnlock([page] { page->closeNow(); }); });
    });
    connect(kiosk, &Kiosk::lockedChanged, this, &KioskScreen::showLock);
    m_workspace.pages().signingNotice.whenCreated([this](SigningNotice& notice) {
        connect(&notice, &SigningNotice::actionTriggered, this, &KioskScreen::endInterruption);
        retranslate();
    });
}

void KioskScreen::showLock(bool locked)
{
    m_workspace.pages().signing->setLocked(locked);
    m_workspace.frame().setPageOnly(locked);
    locked ? m_actions.update() : m_actions.enableAll();
    if (locked || !m_files.hasQueuedFiles()) return;
    // Queued, so that the next page is shown first.
    QMetaObject::invokeMethod(
        this, [this] { m_files.openQueuedFiles(); }, Qt::QueuedConnection);
}

void KioskScreen::endInterruption()
{
    m_workspace.kiosk().clearInterruption();
    m_actions.enableAll();
    if (!m_accounts.showCached()) m_navigator.showWelcome();
    m_files.openQueuedFiles();
    m_accounts.startAfterInterruption();
}

void KioskScreen::retranslate()
{
    SigningNotice* notice = m_workspace.pages().signingNotice.getIfCreated();
    if (!notice) return;
    notice->setIcon(Icon::Waiting, Tone::Warning);
    notice->setTexts({tr("Signing in person was interrupted"),
                      tr("Inkstone closed while the screen was locked for a signer. The signer's entries are "
                         "saved. Hand the device back to the sender before you open the documents."),
                      tr("Open documents")});
}

} // namespace ink::ui

#include "moc_kioskscreen.cpp"
