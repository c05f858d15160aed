#include "app/service/host/sealkeysource.h"

namespace ink::service {

Result<pdf::SealKey> SealKeySource::get()
{
    std::optional<Secret> passphrase;
    const auto known = [this, &passphrase] {
        const std::lock_guard lock(m_mutex);
        passphrase = m_passphrase;
        return m_key;
    };
    if (const auto key = known()) return *key;
    const std::lock_guard making(m_making);
    if (const auto key = known()) return *key;
    auto made = m_make(passphrase);
    const std::lock_guard lock(m_mutex);
    // Logs each reason only once, because creation is retried.
    if (!made && (!m_fault || m_fault->detail != made.error().detail))
        qWarning("Sealing: %s", qPrintable(made.error().detail.english()));
    m_fault = made ? std::nullopt : std::optional(made.error());
    if (made) m_key = *made;
    return made;
}

Result<pdf::SealKey> SealKeySource::getForSealing()
{
    auto key = get();
    if (!key && needsPassphrase()) m_wanted();
    return key;
}

Result<void> SealKeySource::unlock(const Secret& passphrase)
{
    std::optional<Secret> before;
    {
        const std::lock_guard lock(m_mutex);
        if (m_key) return {};
        before = std::exchange(m_passphrase, passphrase);
    }
    const auto key = get();
    if (key) return {};
    const std::lock_guard lock(m_mutex);
    m_passphrase = before;
    return fail(key.error());
}

void SealKeySource::startLoading()
{
    const std::lock_guard lock(m_mutex);
    const bool underWay =
        m_background.valid() && m_background.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
    if (!underWay) m_background = std::async(std::launch::async, [this] { (void)get(); });
}

void SealKeySource::startLoading(const Secret& passphrase)
{
    {
        const std::lock_guard lock(m_mutex);
        m_passphrase = passphrase;
    }
    startLoading();
}

bool SealKeySource::isLocked() const
{
    const std::lock_guard lock(m_mutex);
    return !m_key && !m_passphrase;
}

std::optional<Error> SealKeySource::lastError() const
{
    const std::lock_guard lock(m_mutex);
    return m_fault;
}

} // namespace ink::service
