#pragma once

#include "app/secrets/secretstore.h"

#include <QHash>

#include <optional>

namespace ink::secrets {

/** Stores secrets in memory, for this run only: a keychain for tests. */
class MemorySecretStore final : public SecretStore
{
public:
    void read(const QString& name, QObject* context, Done<Secret> done) override;
    void write(const QString& name, const Secret& secret, QObject* context, Done<void> done) override;
    void remove(const QString& name, QObject* context, Done<void> done) override;

    void probe(QObject* context, std::function<void(Access)> done) override;

    /** Sets whether probe() returns Access::NeedsPrompt. Reading and writing succeed anyway, unless
     * setFailure() was called. */
    void setNeedsPrompt(bool asks) { m_needsPrompt = asks; }
    [[nodiscard]] int readCount() const { return m_readCount; } ///< number of calls of read()
    /** Makes read(), write() and remove() fail with this code; nothing = they succeed again. */
    void setFailure(std::optional<ErrorCode> code) { m_failure = code; }
    void clear() { m_secrets.clear(); }
    [[nodiscard]] bool contains(const QString& name) const { return m_secrets.contains(name); }

private:
    QHash<QString, Secret> m_secrets;
    std::optional<ErrorCode> m_failure;
    bool m_needsPrompt = false;
    int m_readCount = 0;
};

} // namespace ink::secrets
