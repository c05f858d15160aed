#include "ui/shell/window/notificationservice.h"

#ifdef INKSTONE_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>
#endif

namespace ink::ui {

#ifdef INKSTONE_HAS_DBUS

namespace {

QString serviceName()
{
    return QStringLiteral("org.freedesktop.Notifications");
}
QString servicePath()
{
    return QStringLiteral("/org/freedesktop/Notifications");
}

QDBusMessage callOf(const QString& method)
{
    return QDBusMessage::createMethodCall(serviceName(), servicePath(), serviceName(), method);
}

} // namespace

bool NotificationService::isSupported()
{
    return true;
}

void NotificationService::notify(const QString& title, const QString& text)
{
    if (m_isConnected) return send(title, text);
    // Angle brackets are escaped only for a service that supports markup.
    auto* watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(callOf(QStringLiteral("GetCapabilities"))), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, title, text] {
        watcher->deleteLater();
        const QDBusPendingReply<QStringList> reply = *watcher;
        if (reply.isError()) return; // the desktop has no such service
        m_hasMarkup = reply.value().contains(QStringLiteral("body-markup"));
        if (!m_isConnected) connectToService();
        send(title, text);
    });
}

void NotificationService::connectToService()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(serviceName(), servicePath(), serviceName(), QStringLiteral("ActionInvoked"), this,
                SLOT(actionInvoked(uint, QString)));
    bus.connect(serviceName(), servicePath(), serviceName(), QStringLiteral("ActivationToken"), this,
                SLOT(activationTokenReceived(uint, QString)));
    m_isConnected = true;
}

void NotificationService::send(const QString& title, const QString& text)
{
    constexpr int serversOwnTime = -1;
    QDBusMessage call = callOf(QStringLiteral("Notify"));
    call << QStringLiteral("Inkstone") << m_last << QStringLiteral("inkstone") << title
         << (m_hasMarkup ? text.toHtmlEscaped() : text) << QStringList{QStringLiteral("default"), QString()}
         << QVariantMap{{QStringLiteral("desktop-entry"), QStringLiteral("inkstone")}} << serversOwnTime;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        if (!reply.isError()) m_last = reply.value();
    });
}

void NotificationService::actionInvoked(uint id, const QString& action)
{
    if (id == m_last && action == QLatin1StringView("default")) Q_EMIT clicked();
}

/** Received before the click; lets the window get the focus under Wayland. */
void NotificationService::activationTokenReceived(uint id, const QString& token)
{
    if (id == m_last) qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
}

#else

bool NotificationService::isSupported()
{
    return false;
}

void NotificationService::notify(const QString&, const QString&) {}

#endif

} // namespace ink::ui

#include "moc_notificationservice.cpp"
