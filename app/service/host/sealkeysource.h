#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/seal/sealer.h"

#include <functional>
#include <future>
#include <mutex>
#include <optional>

namespace ink::service {

/**
 * The seal's key, loaded or created once for all threads. After a failure, for example because the database
 * was temporarily unavailable, the next call tries again. The passphrase may be set later; until then, the
 * key is locked. Thread-safe.
 */
class SealKeySource
{
public:
    /** Creates or loads the key. The passphrase is std::nullopt if it is not known yet. */
    using Loader = std::function<Result<pdf::SealKey>(const std::optional<Secret>& passphrase)>;

    /** `wanted` is called if a document has to be sealed before the passphrase is known. */
    SealKeySource(Loader make, std::optional<Secret> passphrase, std::function<void()> wanted = {})
        : m_make(std::move(make)), m_wanted(std::move(wanted)), m_passphrase(std::move(passphrase))
    {
    }

    /** Returns the key, or the error of `make`. Waits while the key is being created. */
    Result<pdf::SealKey> get();
    /** Like get(), but for sealing: also calls `wanted` if the passphrase is missing. If this fails, call it
     * again once the passphrase is set. */
    Result<pdf::SealKey> getForSealing();
    /** Opens the key with a passphrase. If `make` fails, nothing changes. */
    Result<void> unlock(const Secret& passphrase);
    /** Creates the key on a separate thread, unless this is already in progress. */
    void startLoading();
    void startLoading(
        const Secret& passphrase); ///< like startLoading() above, and uses this passphrase from now on
    /** Returns whether both the key and the passphrase are missing. */
    [[nodiscard]] bool isLocked() const;
    /** Returns whether the key is locked and a person has to enter the passphrase. */
    [[nodiscard]] bool needsPassphrase() const { return m_wanted && isLocked(); }
    /** Returns why the last attempt to create the key failed; nullopt if an attempt has succeeded since. */
    [[nodiscard]] std::optional<Error> lastError() const;

private:
    const Loader m_make;
    const std::function<void()> m_wanted;
    std::mutex m_making;        ///< locked while the key is created
    mutable std::mutex m_mutex; ///< guards the members below
    std::optional<Secret> m_passphrase;
    std::optional<pdf::SealKey> m_key;
    std::optional<Error> m_fault;
    std::future<void>
        m_background; ///< must be the last member: its destructor waits until the key is created
};

} // namespace ink::service
