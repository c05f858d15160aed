#pragma once

#include "app/permission/permission.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <functional>

class QDialog;
class QWidget;

namespace ink::ui {

class Kiosk;

/** Shows questions of other programs in the window, one at a time. Replies Unavailable while the screen is
 * locked for a signer, and after such a session was interrupted, because the person at the screen isn't the
 * sender. */
class PermissionDesk final : public QObject
{
    Q_OBJECT
public:
    using Reply = std::function<void(permission::Answer)>;

    // Number(mcpPause_firstPause, time): MCP: questions are refused unseen after a refusal, at first
    static constexpr std::chrono::milliseconds firstPause{2'000};
    // Number(maxMcpPause_maxPause, time): MCP: questions are refused unseen after many refusals
    static constexpr std::chrono::milliseconds maxPause{60'000};

    PermissionDesk(QWidget& window, Kiosk& kiosk, QObject* parent = nullptr,
                   std::chrono::milliseconds pause = firstPause);

    /** `reply` is called at most once, and not after `asker` is destroyed: that withdraws the question. For a
     * time after a refusal or a withdrawal questions are refused unseen, so that a program that asks in a
     * loop can't block the window; the time doubles with each of them until something is granted. */
    void ask(const permission::Question& question, QObject* asker, Reply reply);

    /** The time for which questions are refused unseen since the last refusal or withdrawal; 0 = they are
     * shown. */
    [[nodiscard]] std::chrono::milliseconds pause() const;

Q_SIGNALS:
    /** Emitted before a question is shown, so that the window can be raised. */
    void asking();

private:
    struct Waiting
    {
        permission::Question question;
        QPointer<QObject> asker;
        Reply reply;
    };
    [[nodiscard]] bool isLocked() const;
    void showNext();
    void pauseAfterRefusal();
    void endAll(permission::Answer answer);

    QWidget& m_window;
    Kiosk& m_kiosk;
    QList<Waiting> m_waiting; ///< the first one is shown
    QPointer<QDialog> m_dialog;
    QElapsedTimer
        m_sinceRefusal; ///< time since the last refusal or withdrawal; invalid if something was granted
                        // since, or at the start
    std::chrono::milliseconds m_firstPause;
    std::chrono::milliseconds m_pause{};
};

} // namespace ink::ui
