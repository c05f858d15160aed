#pragma once

#include "app/secrets/secretstore.h"

#include <chrono>

namespace ink::secrets {

/**
 * Stores secrets in the system's keychain (Secret Service, KWallet, macOS Keychain, Windows Credential
 * Manager), service name "Inkstone". Never falls back to a file. ErrorCode::Keychain if the keychain doesn't
 * respond in time or stays locked.
 */
class KeychainSecretStore final : public SecretStore
{
public:
    /** `patience` is the timeout: use a longer one if a person may have to unlock the keychain first. */
    explicit KeychainSecretStore(std::chrono::milliseconds patience = std::chrono::seconds(5))
        : m_timeout(patience)
    {
    }

    void probe(QObject* context, std::function<void(Access)> done) override;
    void read(const QString& name, QObject* context, Done<Secret> done) override;
    void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) override;
    void remove(const QString& name, QObject* context, Done<void> done) override;

private:
    std::chrono::milliseconds m_timeout;
};

} // namespace ink::secrets
