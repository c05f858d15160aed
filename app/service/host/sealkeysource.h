#pragma once

#include "app/base/result.h"
#include "app/pdf/seal/sealer.h"

#include <functional>
#include <future>
#include <mutex>
#include <optional>

namespace ink::service {

/**
 * The seal's key, created once for all threads. After a failure, for example because the database was
 * temporarily unavailable, the next call tries again. Every call is safe from any thread.
 */
class SealKeySource
{
public:
    using Make = std::function<Result<pdf::SealKey>()>;

    explicit SealKeySource(Make make) : m_make(std::move(make)) {}

    /** The key; waits while it is being created. The error of `make`. */
    Result<pdf::SealKey> get();
    /** Creates the key on its own thread, unless that is under way. */
    void begin();
    /** The reason why the last creation failed, if none has succeeded since. */
    [[nodiscard]] std::optional<Error> fault() const;

private:
    const Make m_make;
    std::mutex m_making;        ///< held while the key is created
    mutable std::mutex m_mutex; ///< guards the members below
    std::optional<pdf::SealKey> m_key;
    std::optional<Error> m_fault;
    std::future<void> m_background; ///< must be the last member: its destructor waits for the creation
};

} // namespace ink::service
