#pragma once

#include "app/workflow/signing/kioskpin.h"

#include <QObject>
#include <QPointer>
#include <QScreen>
#include <QString>
#include <QWidget>

#include <functional>

namespace ink::ui {

/**
 * The locked screen while another person signs: full screen, no shortcuts, no context menus, no dropped
 * files, until the sender's PIN is entered. System keys (switching windows, signing out) can't be blocked.
 *
 * The PIN is only in memory. A marker file records that the screen is locked, so that the next start detects
 * a killed run: `wasInterrupted`.
 */
class Kiosk final : public QObject
{
    Q_OBJECT
public:
    /** `marker` is the path of the marker file; its folder must exist. */
    Kiosk(const QString& marker, const Clock& clock, QObject* parent = nullptr);
    ~Kiosk() override;
    /** Sets the window to lock; call once, before any other function. */
    void setWindow(QWidget& window) { m_window = &window; }

    [[nodiscard]] bool isLocked() const { return m_pin.isSet(); }
    /** Returns whether the last run ended while the screen was locked. */
    [[nodiscard]] bool wasInterrupted() const { return m_wasInterrupted; }
    /** Call when the sender has the device back. */
    void clearInterruption();

    /** Asks the sender for a new PIN, and locks the screen with it. */
    void offerLock();
    void lock(const QString& pin);
    /** Asks for the PIN; with the right one the screen is unlocked, then `then` is called. One question at a
     * time. */
    void askToUnlock(const std::function<void()>& then);
    /** Asks for the PIN to allow one action; the screen stays locked. `allowed` is always called. */
    void askToAllow(std::function<void(bool)> allowed);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void lockedChanged(bool locked);

private:
    enum class PinPurpose { Leave, Files };
    void ask(PinPurpose what, const std::function<void(bool)>& then);
    void unlock();
    void writeMarker();
    void restoreWindow();

    QPointer<QWidget> m_window;
    /** The window before it was locked. */
    struct Before
    {
        Qt::WindowStates state; ///< maximized or full screen
        QRect geometry;         ///< without this state
        QPointer<QScreen> screen;
    } m_before;
    QString m_marker;
    workflow::KioskPin m_pin;
    bool m_wasInterrupted;
    bool m_isAsking = false;
};

} // namespace ink::ui
