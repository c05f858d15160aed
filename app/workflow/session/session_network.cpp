// Whether the server is there, and by which way it is reached.
#include "app/workflow/session/session_p.h"

#include <algorithm>

namespace ink::workflow {

namespace options = settings::options;

namespace {

constexpr std::chrono::milliseconds firstReconnectPause{2'000};
constexpr std::chrono::milliseconds maxReconnectPause{60'000};

} // namespace

const QString& proxySecretName()
{
    static const QString name = QStringLiteral("proxy");
    return name;
}

Session::Reach Session::reach() const
{
    return d->reach;
}

void Session::Private::setReach(Reach next)
{
    if (next != Reach::Offline) {
        probeTimer.stop();
        probePause = std::chrono::milliseconds(0);
    }
    if (next == reach) return;
    reach = next;
    Q_EMIT q->reachChanged();
}

void Session::Private::sign(WatchedTransport::Sign how)
{
    using Sign = WatchedTransport::Sign;
    if (!line) return;
    switch (how) {
    case Sign::Answered:
        return setReach(Reach::Online);
    case Sign::Refused:
        return setReach(Reach::KeyRefused);
    case Sign::Unreachable:
        break;
    }
    if (!probeTimer.isActive()) {
        probePause =
            probePause.count() == 0 ? firstReconnectPause : std::min(probePause * 2, maxReconnectPause);
        probeTimer.start(probePause);
    }
    setReach(Reach::Offline);
}

void Session::probe()
{
    d->probeTimer.stop();
    d->probe();
}

void Session::Private::probe()
{
    if (!line || probing) return;
    api::Request request;
    request.path = QStringLiteral("/v1/user/");
    // The transport notes itself how this goes.
    probing = line->transport->send(request,
                                    [this](const Result<api::Response>&) {
                                        QMetaObject::invokeMethod(
                                            q, [this] { probing.reset(); }, Qt::QueuedConnection);
                                    },
                                    {});
}

// Proxy

api::NetworkTransport::Proxy Session::proxy() const
{
    using Proxy = api::NetworkTransport::Proxy;
    Proxy proxy;
    const QString kind = d->settings.value(options::proxyKind);
    if (kind == QLatin1StringView("none")) proxy.kind = Proxy::Kind::None;
    if (kind == QLatin1StringView("http")) proxy.kind = Proxy::Kind::Http;
    if (kind == QLatin1StringView("socks")) proxy.kind = Proxy::Kind::Socks;
    if (proxy.kind != Proxy::Kind::Http && proxy.kind != Proxy::Kind::Socks) return proxy;
    proxy.host = d->settings.value(options::proxyHost);
    proxy.port = static_cast<quint16>(std::clamp(d->settings.value(options::proxyPort), 0, 65535));
    proxy.user = d->settings.value(options::proxyUser);
    if (!proxy.user.isEmpty()) proxy.password = d->proxyPassword;
    return proxy;
}

void Session::Private::withProxy(const std::function<void()>& then)
{
    // Nobody is asked to unlock a keychain for a password that is not needed.
    if (proxyIsRead || settings.value(options::proxyUser).isEmpty()) return then();
    secrets.read(proxySecretName(), q, [this, then](Result<Secret> kept) {
        if (!proxyIsRead && kept) proxyPassword = std::move(*kept);
        proxyIsRead = true;
        then();
    });
}

bool Session::hasProxyPassword() const
{
    return !d->proxyPassword.isEmpty();
}

void Session::setProxyPassword(const Secret& password, QObject* context, api::Done<void> done)
{
    const Listener<void> listener(context, std::move(done));
    d->proxyIsRead = true;
    d->proxyPassword = password;
    const auto told = [this, listener](const Result<void>& kept) {
        networkChanged();
        listener.tell(kept);
    };
    if (password.isEmpty())
        d->secrets.remove(proxySecretName(), this, told);
    else
        d->secrets.write(proxySecretName(), password, this, told);
}

void Session::networkChanged()
{
    d->withProxy([this] {
        if (!d->line || !d->current) return;
        d->probing.reset();
        d->line->transport->exchange(d->makeTransport(d->current->baseUrl, d->key));
        d->probePause = std::chrono::milliseconds(0);
        probe();
    });
}

} // namespace ink::workflow
