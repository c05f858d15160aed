#pragma once

#include "app/secrets/secretstore.h"

#include <QHash>

#include <optional>

namespace ink::secrets {

/** Keeps changes in memory, for this run only, and reads all other secrets from another store. */
class OverlaySecretStore final : public SecretStore
{
public:
    /** The other store outlives this one; it is never written to. */
    explicit OverlaySecretStore(SecretStore& below) : m_below(below) {}

    void probe(QObject* context, std::function<void(Access)> done) override;
    void read(const QString& name, QObject* context, Done<Secret> done) override;
    void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) override;
    void remove(const QString& name, QObject* context, Done<void> done) override;

private:
    SecretStore& m_below;
    QHash<QString, std::optional<Secret>> m_changes; ///< nothing = removed
};

} // namespace ink::secrets
