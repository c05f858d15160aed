#include "app/workflow/session/proxyaccess.h"

#include "app/secrets/secretstore.h"
#include "app/settings/settings.h"

#include <algorithm>

namespace ink::workflow {

namespace options = settings::options;

namespace {

/** The name of the proxy's password in the keychain. */
const QString& proxySecretName()
{
    static const QString name = QStringLiteral("proxy");
    return name;
}

} // namespace

ProxyAccess::ProxyAccess(const settings::Settings& settings, secrets::SecretStore& secrets, QObject* context)
    : m_settings(settings), m_secrets(secrets), m_context(context)
{
}

api::NetworkTransport::Proxy ProxyAccess::proxy() const
{
    using Proxy = api::NetworkTransport::Proxy;
    Proxy proxy;
    const QString kind = m_settings.value(options::proxyKind);
    if (kind == QLatin1StringView("none")) proxy.kind = Proxy::Kind::None;
    if (kind == QLatin1StringView("http")) proxy.kind = Proxy::Kind::Http;
    if (kind == QLatin1StringView("socks")) proxy.kind = Proxy::Kind::Socks;
    if (proxy.kind != Proxy::Kind::Http && proxy.kind != Proxy::Kind::Socks) return proxy;
    proxy.host = m_settings.value(options::proxyHost);
    proxy.port = static_cast<quint16>(std::clamp(m_settings.value(options::proxyPort), 0, 65535));
    proxy.user = m_settings.value(options::proxyUser);
    if (!proxy.user.isEmpty()) proxy.password = m_password;
    return proxy;
}

void ProxyAccess::prepare(const std::function<void()>& then)
{
    // Avoids unlocking the keychain for a password that isn't required.
    if (m_isRead || m_settings.value(options::proxyUser).isEmpty()) return then();
    m_secrets.read(proxySecretName(), m_context, [this, then](Result<Secret> kept) {
        if (!m_isRead && kept) m_password = std::move(*kept);
        m_isRead = true;
        then();
    });
}

void ProxyAccess::setPassword(const Secret& password, const std::function<void(const Result<void>&)>& done)
{
    m_isRead = true;
    m_password = password;
    if (password.isEmpty())
        m_secrets.remove(proxySecretName(), m_context, done);
    else
        m_secrets.write(proxySecretName(), password, m_context, done);
}

} // namespace ink::workflow
