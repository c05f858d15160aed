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

/** Opens accounts: the one used last at the start, another from the status bar, the local one for what needs
 * an account. Requests while an account is being opened are carried out afterwards. */
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
    /** Starts if `start` was called while signing in person was shown as interrupted. */
    void startAfterInterruption();
    /** The documents of the account used last, as they were, until it is open; false when none were kept. */
    bool showKept();
    /** The same, without showing them: they are what is left when the page that is shown is closed. */
    bool prepareKept();
    void open(const QString& profile);
    /** Calls `then` with an account: at once, after the one that is being opened, or with the local one. */
    void withProfile(const std::function<void()>& then);

private:
    /** True while the program starts on a page that was asked for and needs no account: it stays. */
    [[nodiscard]] bool showsWantedPage() const;
    /** Asks for the key of a known account when it can't be read; false when something else is wrong. */
    bool askForKey(const QString& profile, const Error& why);
    void profileChanged();
    void setWaiting(std::unique_ptr<Waiting> waiting);

    Workspace& m_workspace;
    Navigator& m_navigator;
    WindowFrame& m_frame;
    std::unique_ptr<Waiting> m_waiting; ///< while the account is being opened
    bool m_isHeld = false;
    bool m_isStarting = false; ///< from `hold` until the first account is open, or none is to be opened
    QList<std::function<void()>> m_held; ///< what is carried out after `start`
    bool m_startsLater = false;          ///< `start` was called after an interruption
};

} // namespace ink::ui
