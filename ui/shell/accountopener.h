#pragma once

#include "app/base/result.h"

#include <QList>
#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace ink::ui {

class Navigator;
class Waiting;
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

    /** No account is opened before `start`: the keychain may have to be unlocked first. */
    void hold() { m_isHeld = m_isStarting = true; }
    /** Opens the profile used last, or shows the welcome page. */
    void start();
    /** Starts if `start` was called while the notice about interrupted in-person signing was shown. */
    void startAfterInterruption();
    /** Shows the cached documents of the last used account until it is open; false when there are none. */
    bool showCached();
    /** Prepares them without showing them: they appear when the current page is closed. */
    bool prepareKept();
    void open(const QString& profile);
    /**
     * Calls `then` with an account: immediately, after the one that is being opened, or with the local one.
     */
    void withProfile(const std::function<void()>& then);

private:
    /** True while the program starts on a requested page that needs no account: the page stays. */
    [[nodiscard]] bool showsWantedPage() const;
    /** Asks for the API key of a known account if it isn't stored; false for any other problem. */
    bool askForKey(const QString& profile, const Error& why);
    /** Offers to unlock the keychain if it doesn't return the account's key; false for any other problem. */
    bool offerUnlock(const QString& profile, const Error& why);
    void unlockSeal();
    void showSealDetails();
    void profileChanged();
    void setWaiting(std::unique_ptr<Waiting> waiting);

    Workspace& m_workspace;
    Navigator& m_navigator;
    WindowFrame& m_frame;
    std::unique_ptr<Waiting> m_waiting; ///< while the account is being opened
    bool m_isHeld = false;
    bool m_isStarting = false; ///< from `hold` until the first account is open, or none is to be opened
    QList<std::function<void()>> m_held; ///< actions to run after `start`
    QString m_locked;                    ///< the account whose key is in the locked keychain
    bool m_startsLater = false;          ///< `start` was called after an interruption
};

} // namespace ink::ui
