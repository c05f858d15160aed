#pragma once

#include <QObject>
#include <QString>

namespace ink::ui {

/**
 * The desktop's notification service (org.freedesktop.Notifications), for desktops without a tray such as
 * GNOME. Connects at the first notification. Does nothing on other systems, or if the service is unavailable.
 */
class NotificationService final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /** Returns whether this build supports the service. */
    [[nodiscard]] static bool isSupported();
    /** Shows a notification and replaces the last one. */
    void notify(const QString& title, const QString& text);

Q_SIGNALS:
    /** Emitted when the user clicks the notification. */
    void clicked();

#ifdef INKSTONE_HAS_DBUS
private Q_SLOTS:
    void actionInvoked(uint id, const QString& action);
    void activationTokenReceived(uint id, const QString& token);

private:
    void connectToService();
    void send(const QString& title, const QString& text);

    bool m_isConnected = false;
    bool m_hasMarkup = false;
    uint m_last = 0; ///< id of the visible notification; 0 = none
#endif
};

} // namespace ink::ui
