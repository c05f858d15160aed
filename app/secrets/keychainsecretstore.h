#pragma once

#include "app/secrets/secretstore.h"

#include <chrono>

namespace ink::secrets {

/**
 * The keychain of the system (Secret Service, KWallet, macOS Keychain, Windows Credential Manager), service
 * name "Inkstone". Never falls back to a file. A keychain that does not answer in time, or
 * that stays locked, is ErrorCode::Keychain.
 */
class KeychainSecretStore final : public SecretStore
{
public:
    /** A person may have to unlock the keychain first: then give them time by a longer `patience`. */
    explicit KeychainSecretStore(std::chrono::milliseconds patience = std::chrono::seconds(5))
        : m_patience(patience)
    {
    }

    void probe(QObject* context, std::function<void(Access)> done) override;
    void read(const QString& name, QObject* context, Done<Secret> done) override;
    void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) override;
    void remove(const QString& name, QObject* context, Done<void> done) override;

private:
    std::chrono::milliseconds m_patience;
};

} // namespace ink::secrets
