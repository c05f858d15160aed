#include "ui/shell/accountopener.h"

#include "app/base/reasons.h"
#include "app/settings/settings.h"
#include "app/workflow/session/seallock.h"
#include "app/workflow/session/session.h"
#include "app/workflow/today/todaylist.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/today/todaypage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/navigator.h"
#include "ui/shell/sealkeydialog.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/bottombar.h"
#include "ui/shell/window/inputblocker.h"
#include "ui/shell/window/keychainbanner.h"
#include "ui/shell/window/sidebar.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace options = settings::options;

AccountOpener::AccountOpener(Workspace& workspace, Navigator& navigator)
    : m_workspace(workspace), m_navigator(navigator), m_frame(workspace.frame())
{
    connect(&m_workspace.context().session, &workflow::Session::currentChanged, this,
            &AccountOpener::handleProfileChange);
    connect(&m_frame.bottomBar(), &BottomBar::profileChosen, this, &AccountOpener::open);
    m_workspace.pages().today.whenCreated([this](TodayPage& page) {
        connect(&page, &TodayPage::accountRequested, this, &AccountOpener::open);
    });
    connect(&m_frame.bottomBar(), &BottomBar::addServiceRequested, &m_navigator, &Navigator::showConnectForm);
    connect(&m_frame.connectionBar(), &ConnectionBar::keyAccepted, this, [this] {
        m_frame.toast().showMessage(tr("The new key is saved. You can continue."));
        m_workspace.pages().documents->refresh();
        m_workspace.refreshCounts();
        m_workspace.today().refresh();
    });
    KeychainBanner* keychain = &m_frame.keychainBanner();
    connect(keychain, &KeychainBanner::accountUnlockRequested, this, [this] { open(QString(m_locked)); });
    connect(keychain, &KeychainBanner::sealUnlockRequested, this, &AccountOpener::unlockSeal);
    connect(keychain, &KeychainBanner::sealDetailsRequested, this, &AccountOpener::showSealDetails);
    connect(&m_frame.errorBanner(), &ErrorBanner::retryRequested, this, [this] {
        m_frame.errorBanner().setError(std::nullopt);
        start();
    });
}

AccountOpener::~AccountOpener() = default;

void AccountOpener::setInputBlocker(std::unique_ptr<InputBlocker> waiting)
{
    m_inputBlocker = std::move(waiting);
    m_navigator.setAccountOpening(m_inputBlocker != nullptr);
}

bool AccountOpener::startsOnToday() const
{
    return m_isStarting &&
           m_workspace.context().settings.value(options::startPage) == settings::StartPage::Today;
}

bool AccountOpener::showsRequestedPage() const
{
    return m_isStarting && m_navigator.currentPage() == m_workspace.pages().verify;
}

void AccountOpener::start()
{
    if (m_workspace.kiosk().wasInterrupted()) {
        m_startsLater = true; // starts when the sender has the device back
        return;
    }
    m_startsLater = false;
    m_isDeferred = false;
    const auto held = std::exchange(m_deferred, {});
    workflow::Session& session = m_workspace.context().session;
    if (!session.hasLastProfile()) {
        if (held.isEmpty()) {
            if (!showsRequestedPage()) m_navigator.showWelcome();
            m_isStarting = false;
            return;
        }
        for (const auto& wish : held)
            runWithProfile(wish);
        return;
    }
    if (!held.isEmpty() && !m_inputBlocker)
        setInputBlocker(std::make_unique<InputBlocker>(QList<const QWidget*>()));
    for (const auto& wish : held)
        m_inputBlocker->add(wish);
    m_isOpeningLast = true;
    session.openLastProfile(this, [this](const Result<void>& result) {
        handleStart(result);
        runPending();
    });
}

void AccountOpener::handleStart(const Result<void>& result)
{
    AppContext& context = m_workspace.context();
    if (result || context.session.current()) return;
    if (offerUnlock(context.settings.value(options::lastProfile), result.error())) return;
    setInputBlocker(nullptr);
    m_workspace.pages().editor->closePreviews(); // the files have no destination
    if (askForKey(context.settings.value(options::lastProfile), result.error())) return;
    m_frame.errorBanner().setError(result.error());
    if (!showsRequestedPage()) m_navigator.showWelcome();
    m_isStarting = false;
}

void AccountOpener::runPending()
{
    m_isOpeningLast = false;
    for (const auto& wish : std::exchange(m_pending, {}))
        runWithProfile(wish);
}

void AccountOpener::startAfterInterruption()
{
    if (m_startsLater) start();
}

bool AccountOpener::showCached()
{
    if (!prepareCached()) return false;
    if (startsOnToday())
        m_navigator.showToday();
    else
        m_navigator.showPage(m_workspace.pages().documents.get());
    return true;
}

bool AccountOpener::prepareCached()
{
    const AppContext& context = m_workspace.context();
    if (context.session.current() || !context.session.hasLastProfile()) return false;
    SideBar& side = m_frame.sideBar();
    DocumentsPage* documents = m_workspace.pages().documents.get();
    if (startsOnToday()) (void)m_workspace.pages().today.get();
    const bool hasToday = startsOnToday() && m_workspace.today().showCached();
    side.selectView({});
    documents->setView(side.currentView(), side.titleOf(side.currentView()));
    if (!documents->showCached(context.settings.value(options::lastProfile)) && !hasToday) return false;
    setInputBlocker(std::make_unique<InputBlocker>(
        QList<const QWidget*>{&side, documents->table(), m_workspace.pages().today.getIfCreated()}));
    return true;
}

void AccountOpener::open(const QString& profile)
{
    openAccount(profile, [](bool) {});
}

void AccountOpener::openAccount(const QString& profile, const std::function<void(bool isOpen)>& done)
{
    m_frame.errorBanner().setError(std::nullopt);
    m_workspace.context().session.open(profile, this, [this, profile, done](const Result<void>& result) {
        if (!result && !offerUnlock(profile, result.error()) && !askForKey(profile, result.error()))
            m_frame.errorBanner().setError(result.error());
        done(result.has_value());
    });
}

void AccountOpener::runInAccount(const QString& profile, const std::function<void()>& then,
                                 const std::function<void()>& failed)
{
    const auto current = m_workspace.context().session.current();
    if (current && current->id == profile) return then();
    openAccount(profile, [this, then, failed, cameFromToday = m_navigator.cameFromToday()](bool isOpen) {
        if (isOpen) {
            then();
            m_navigator.restoreOrigin(cameFromToday); // opening the account has shown its first page
        } else if (failed) {
            failed();
        }
    });
}

bool AccountOpener::askForKey(const QString& id, const Error& why)
{
    if (why.code != ErrorCode::Auth && why.code != ErrorCode::Keychain) return false;
    setInputBlocker(nullptr);
    WelcomePage* welcome = m_workspace.pages().welcome.get();
    for (const workflow::Profile& profile : m_workspace.context().session.profiles()) {
        if (profile.id != id || profile.isLocal()) continue;
        welcome->askForKey(profile);
        m_navigator.showPage(welcome);
        return true;
    }
    return false;
}

bool AccountOpener::offerUnlock(const QString& id, const Error& why)
{
    // Without a keychain, a key can only be entered.
    if (why.code != ErrorCode::Keychain || why.detail == reasons::noUsableKeychain()) return false;
    const QList<workflow::Profile> profiles = m_workspace.context().session.profiles();
    const auto found = std::find_if(profiles.cbegin(), profiles.cend(),
                                    [&id](const workflow::Profile& profile) { return profile.id == id; });
    if (found == profiles.cend() || found->isLocal()) return false;
    m_locked = id;
    const bool isOpen = m_workspace.context().session.current().has_value();
    const QWidget* const page = m_navigator.currentPage();
    const bool isListed =
        !isOpen && m_inputBlocker &&
        (page == m_workspace.pages().documents.getIfCreated() || page == m_workspace.pages().today);
    m_frame.keychainBanner().setLockedAccount(found->email.isEmpty() ? found->label : found->email, isListed);
    const bool stays =
        isOpen || isListed || showsRequestedPage() || m_workspace.pages().editor->isPreviewingFiles();
    if (!stays) m_navigator.showWelcome();
    m_isStarting = false;
    return true;
}

void AccountOpener::unlockSeal()
{
    workflow::SealLock* const seal = m_workspace.context().seal;
    seal->unlock(this, [this](const Result<void>& result) {
        if (result) m_frame.toast().showMessage(tr("The keychain is unlocked."));
    });
}

void AccountOpener::showSealDetails()
{
    auto* dialog = new SealKeyDialog(*m_workspace.context().seal, &m_frame);
    connect(dialog, &SealKeyDialog::unlocked, this, [this](bool isStored) {
        m_frame.toast().showMessage(
            isStored ? tr("Documents can be sealed again.")
                     : tr("Documents can be sealed until you close Inkstone. The passphrase "
                          "couldn't be saved in the keychain."));
    });
    dialog->open();
}

void AccountOpener::handleProfileChange()
{
    const auto waiting = std::move(m_inputBlocker);
    m_locked.clear();
    m_navigator.setAccountOpening(false);
    m_frame.errorBanner().setError(std::nullopt);
    m_frame.toast().dismiss(); // undo would affect another account
    m_frame.updateKeyBanner();
    m_workspace.refreshCounts();
    SideBar& side = m_frame.sideBar();
    side.selectView({});
    m_workspace.pages().documents->setView(side.currentView(), side.titleOf(side.currentView()));
    const EditorTabs& editor = *m_workspace.pages().editor;
    const bool isAhead = editor.isPreviewingFiles(); // previewed files for this account
    if (showsRequestedPage())
        m_navigator.showVerify(); // again, with the side bar of the account
    else if (!isAhead && m_isStarting && editor.wasDisplayed())
        m_navigator.showEditor();
    else if (!isAhead && startsOnToday())
        m_navigator.showToday();
    else if (!isAhead)
        m_navigator.showDocuments();
    m_isStarting = false;
    if (!m_workspace.context().session.current()) return;
    if (waiting) waiting->runDeferred();
    runPending();
}

void AccountOpener::runWithProfile(const std::function<void()>& then)
{
    workflow::Session& session = m_workspace.context().session;
    if (session.current()) return then();
    if (m_isDeferred) return m_deferred.append(then);
    if (m_inputBlocker) {
        m_inputBlocker->add(then);
        if (!m_locked.isEmpty()) m_frame.toast().showMessage(tr("Unlock the keychain to open this."));
        return;
    }
    // A second opening would close what the first one has opened.
    if (m_isOpeningLast) return m_pending.append(then);
    session.open(QStringLiteral("local"), this, [this, then](const Result<void>& result) {
        if (!result) return m_frame.errorBanner().setError(result.error());
        then();
    });
}

} // namespace ink::ui

#include "moc_accountopener.cpp"
