#pragma once

#include "app/base/result.h"

#include <QList>
#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace ink::ui {

class Navigator;
class InputBlocker;
class WindowFrame;
class Workspace;

/** Opens accounts: the last used one at the start, another one from the status bar, the local one for
 * actions that need an account. Requests while an account is being opened are run afterwards. */
class AccountOpener final : public QObject
{
    Q_OBJECT
public:
    AccountOpener(Workspace& workspace, Navigator& navigator);
    ~AccountOpener() override;

    /** Defers opening accounts until `start`, because the keychain may have to be unlocked first. */
    void deferOpening() { m_isDeferred = m_isStarting = true; }
    /** Opens the profile used last, or shows the welcome page. */
    void start();
    /** Starts if `start` was called while the notice about interrupted in-person signing was shown. */
    void startAfterInterruption();
    /** Shows the cached data on the page at the start until the last used account is open; false when nothing
     * is cached. */
    bool showCached();
    /** Prepares the cached documents, and the cached entries of Today if it is the page at the start, without
     * showing them; they appear when the current page is closed. Returns false if there are none. */
    bool prepareCached();
    void open(const QString& profile);
    /** Opens an account unless it is open, then calls `then`, or `failed` if it can't be opened. */
    void runInAccount(const QString& profile, const std::function<void()>& then,
                      const std::function<void()>& failed = {});
    /**
     * Calls `then` once an account is open: immediately, after the account that is being opened, or after the
     * local one.
     */
    void runWithProfile(const std::function<void()>& then);

private:
    /** Opens an account; if that fails, offers to unlock the keychain, asks for the key, or shows the error.
     */
    void openAccount(const QString& profile, const std::function<void(bool isOpen)>& done);
    /** Returns whether the program is starting, and the page at the start is Today. */
    [[nodiscard]] bool startsOnToday() const;
    /** Returns whether the program is starting on a requested page that needs no account and therefore
     * stays. */
    [[nodiscard]] bool showsRequestedPage() const;
    /** Asks for the API key of a known account if it isn't stored; false for any other problem. */
    bool askForKey(const QString& profile, const Error& why);
    /** Offers to unlock the keychain if it doesn't return the account's key; false for any other problem. */
    bool offerUnlock(const QString& profile, const Error& why);
    void unlockSeal();
    void showSealDetails();
    void handleProfileChange();
    /** Shows the result of opening the last account at the start. */
    void handleStart(const Result<void>& result);
    /** Runs what was requested while `start` opened an account. */
    void runPending();
    void setInputBlocker(std::unique_ptr<InputBlocker> waiting);

    Workspace& m_workspace;
    Navigator& m_navigator;
    WindowFrame& m_frame;
    std::unique_ptr<InputBlocker> m_inputBlocker; ///< while the account is being opened
    bool m_isDeferred = false;
    bool m_isOpeningLast = false; ///< `start` is opening the last account
    bool m_isStarting =
        false; ///< from `deferOpening` until the first account is open, or none is to be opened
    QList<std::function<void()>> m_deferred; ///< actions to run after `start`
    QList<std::function<void()>> m_pending;  ///< actions that were requested meanwhile
    QString m_locked;                        ///< the account whose key is in the locked keychain
    bool m_startsLater = false;              ///< `start` was called after an interruption
};

} // namespace ink::ui
