#pragma once

#include "app/secrets/secretstore.h"

#include <QHash>

#include <optional>

namespace ink::secrets {

/** Keeps secrets for this run only: a keychain for tests. */
class MemorySecretStore final : public SecretStore
{
public:
    void read(const QString& name, QObject* context, Done<Secret> done) override;
    void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) override;
    void remove(const QString& name, QObject* context, Done<void> done) override;

    void probe(QObject* context, std::function<void(Access)> done) override;

    /** Reading and writing would ask a person, who agrees unless `failWith` says otherwise. */
    void setAsks(bool asks) { m_asks = asks; }
    [[nodiscard]] int reads() const { return m_reads; } ///< how often something was read
    /** Every call fails with this code until it is set to nothing. */
    void failWith(std::optional<ErrorCode> code) { m_failure = code; }
    void clear() { m_secrets.clear(); }
    [[nodiscard]] bool contains(const QString& name) const { return m_secrets.contains(name); }

private:
    QHash<QString, Secret> m_secrets;
    std::optional<ErrorCode> m_failure;
    bool m_asks = false;
    int m_reads = 0;
};

} // namespace ink::secrets
