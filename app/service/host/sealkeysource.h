#pragma once

#include "app/base/result.h"
#include "app/pdf/seal/sealer.h"

#include <functional>
#include <future>
#include <mutex>
#include <optional>

namespace ink::service {

/**
 * The seal's key, made once for all threads that ask. A making that failed, e.g. because the database was
 * away for a moment, is not the last word: whoever asks next tries again. Every call is safe from any thread.
 */
class SealKeySource
{
public:
    using Make = std::function<Result<pdf::SealKey>()>;

    explicit SealKeySource(Make make) : m_make(std::move(make)) {}

    /** The key; waits while it is made. The error of `make`. */
    Result<pdf::SealKey> get();
    /** Makes it on a thread of its own, unless that is under way. */
    void begin();
    /** The reason why the last creation failed, if none has succeeded since. */
    [[nodiscard]] std::optional<Error> fault() const;

private:
    const Make m_make;
    std::mutex m_making;        ///< held by the one who makes it
    mutable std::mutex m_mutex; ///< guards what follows
    std::optional<pdf::SealKey> m_key;
    std::optional<Error> m_fault;
    std::future<void> m_background; ///< the last member: its end waits for the making
};

} // namespace ink::service
