#pragma once

#include <QObject>
#include <QString>

namespace ink::ui {

/**
 * The notification service of the desktop (org.freedesktop.Notifications), for desktops without a tray such
 * as GNOME. Connects at the first notification. Does nothing on other systems, and where no service answers.
 */
class NotificationService final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /** Returns whether this program can speak to such a service at all. */
    [[nodiscard]] static bool isSupported();
    /** Shows a notification in place of the last one. */
    void notify(const QString& title, const QString& text);

Q_SIGNALS:
    /** A person clicked the notification. */
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
    uint m_last = 0; ///< number of the notification on the screen; 0 = none
#endif
};

} // namespace ink::ui
