#pragma once

#include "app/api/networktransport.h"
#include "app/base/secret.h"
#include "app/workflow/session/later.h"

#include <QObject>

#include <functional>

namespace ink::secrets {
class SecretStore;
}
namespace ink::settings {
class Settings;
}

namespace ink::workflow {

/** The proxy in the settings, with its password from the keychain. */
class ProxyAccess final
{
public:
    /** `context` owns the calls to the keychain. */
    ProxyAccess(const settings::Settings& settings, secrets::SecretStore& secrets, QObject* context);

    [[nodiscard]] api::NetworkTransport::Proxy proxy() const;
    /** Reads the password once, if the proxy needs one, then calls `then`. */
    void prepare(const std::function<void()>& then);
    [[nodiscard]] bool hasPassword() const { return !m_password.isEmpty(); }
    /** Stores the password in the keychain; removes an empty one. */
    void setPassword(const Secret& password, const std::function<void(const Result<void>&)>& done);

private:
    const settings::Settings& m_settings;
    secrets::SecretStore& m_secrets;
    QObject* m_context;
    bool m_isRead = false;
    Secret m_password;
};

} // namespace ink::workflow
