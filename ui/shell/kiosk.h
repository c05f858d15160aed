#pragma once

#include "app/workflow/signing/kioskpin.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>

namespace ink::ui {

/**
 * The locked screen while somebody else signs: full screen, no shortcuts, no context menus, no files dropped,
 * until the PIN that the sender chose is entered. The system's own keys (switching windows, signing out) are
 * the system's.
 *
 * The PIN is only in memory. A file marks that the screen is locked, so that a run that was killed is known
 * at the next start: `wasInterrupted`.
 */
class Kiosk final : public QObject
{
    Q_OBJECT
public:
    /** `marker` is the path of the file; its folder exists. */
    Kiosk(const QString& marker, const Clock& clock, QObject* parent = nullptr);
    ~Kiosk() override;
    /** The window that is locked; called once, before anything else. */
    void setWindow(QWidget& window) { m_window = &window; }

    [[nodiscard]] bool isLocked() const { return m_pin.isSet(); }
    /** The program ended while the screen was locked. */
    [[nodiscard]] bool wasInterrupted() const { return m_wasInterrupted; }
    /** The sender has the device again. */
    void forgetInterruption();

    /** Asks the sender for a new PIN, and locks the screen with it. */
    void offerLock();
    void lock(const QString& pin);
    /** Asks for the PIN; with the right one the screen is unlocked, then `then` is called. One question at a
     * time. */
    void askToLeave(const std::function<void()>& then);
    /** Asks for the PIN to allow one thing; the screen stays locked. `allowed` is called in any case. */
    void askToAllow(std::function<void(bool)> allowed);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void lockedChanged(bool locked);

private:
    enum class Asked { Leave, Files };
    void ask(Asked what, const std::function<void(bool)>& then);
    void unlock();
    void mark();

    QPointer<QWidget> m_window;
    QString m_marker;
    workflow::KioskPin m_pin;
    bool m_wasInterrupted;
    bool m_isAsking = false;
};

} // namespace ink::ui
