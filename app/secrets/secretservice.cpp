#include "app/secrets/secretservice.h"

#include <QMetaObject>
#include <QObject>

#ifdef INKSTONE_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace ink::secrets {

namespace {

using StateFound = std::function<void(SecretServiceState)>;

// Index(SecretServiceState): Keychain: whether it is locked, without asking the person
void tellStateLater(QObject* context, StateFound done, SecretServiceState state)
{
    QMetaObject::invokeMethod(
        context, [done = std::move(done), state] { done(state); }, Qt::QueuedConnection);
}

#ifdef INKSTONE_HAS_DBUS

const QString& secretService()
{
    static const QString name = QStringLiteral("org.freedesktop.secrets");
    return name;
}

SecretServiceState stateOf(const QDBusError& error)
{
    const bool isMissing = error.type() == QDBusError::ServiceUnknown ||
                           error.type() == QDBusError::Disconnected ||
                           error.name().startsWith(QLatin1StringView("org.freedesktop.DBus.Error.Spawn."));
    return isMissing ? SecretServiceState::None : SecretServiceState::Unresponsive;
}

/** Calls a method and passes the reply to `then`; for an error, passes the state to `done`. */
template <typename T, typename Then>
void callSecretService(const QDBusMessage& message, std::chrono::milliseconds patience, QObject* context,
                       const StateFound& done, Then then)
{
    auto* watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(message, static_cast<int>(patience.count())), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, done, then] {
        watcher->deleteLater();
        const QDBusPendingReply<T> reply = *watcher;
        if (reply.isError()) return done(stateOf(reply.error()));
        then(reply.value());
    });
}

/** KDE stores secrets in KWallet, which has a different interface. */
bool isKeptElsewhere()
{
    return qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QLatin1StringView("KDE"));
}

#endif

} // namespace

#ifdef INKSTONE_HAS_DBUS

void probeSecretService(std::chrono::milliseconds patience, QObject* context, StateFound done)
{
    if (isKeptElsewhere()) return tellStateLater(context, std::move(done), SecretServiceState::Other);
    if (!QDBusConnection::sessionBus().isConnected())
        return tellStateLater(context, std::move(done), SecretServiceState::None);
    QDBusMessage alias = QDBusMessage::createMethodCall(
        secretService(), QStringLiteral("/org/freedesktop/secrets"),
        QStringLiteral("org.freedesktop.Secret.Service"), QStringLiteral("ReadAlias"));
    alias << QStringLiteral("default");
    callSecretService<QDBusObjectPath>(
        alias, patience, context, done, [patience, context, done](const QDBusObjectPath& keyring) {
            if (keyring.path() == QLatin1StringView("/")) return done(SecretServiceState::Empty);
            QDBusMessage locked = QDBusMessage::createMethodCall(
                secretService(), keyring.path(), QStringLiteral("org.freedesktop.DBus.Properties"),
                QStringLiteral("Get"));
            locked << QStringLiteral("org.freedesktop.Secret.Collection") << QStringLiteral("Locked");
            callSecretService<QDBusVariant>(locked, patience, context, done,
                                            [done](const QDBusVariant& value) {
                                                done(value.variant().toBool() ? SecretServiceState::Locked
                                                                              : SecretServiceState::Unlocked);
                                            });
        });
}

#else

void probeSecretService(std::chrono::milliseconds, QObject* context, StateFound done)
{
    tellStateLater(context, std::move(done), SecretServiceState::Other);
}

#endif

} // namespace ink::secrets
