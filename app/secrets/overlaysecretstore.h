#pragma once

#include "app/secrets/secretstore.h"

#include <QHash>

#include <optional>

namespace ink::secrets {

/** Stores changes in memory, for this run only, and reads all other secrets from another store. */
class OverlaySecretStore final : public SecretStore
{
public:
    /** The other store must outlive this one; it is never changed. */
    explicit OverlaySecretStore(SecretStore& below) : m_base(below) {}

    void probe(QObject* context, std::function<void(Access)> done) override;
    void read(const QString& name, QObject* context, Done<Secret> done) override;
    void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) override;
    void remove(const QString& name, QObject* context, Done<void> done) override;

private:
    SecretStore& m_base;
    QHash<QString, std::optional<Secret>> m_changes; ///< nothing = removed
};

} // namespace ink::secrets
