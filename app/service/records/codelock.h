#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/accounts/gatestore.h"

#include <QString>

namespace ink::service::codelock {

// Limits shared by access codes and one-time codes.

// Number(maxWrongCodes, codes): Wrong codes in a row before a pause
// Index(maxWrongCodes): One-time code: how many attempts, how long it is valid
inline constexpr int maxWrongCodes = 5; ///< consecutive
inline constexpr auto forgetWrongAfter = std::chrono::hours(24);
// Number(codeLifetime, time): One-time code: how long it can be used
inline constexpr auto codeLifetime = std::chrono::minutes(10);
inline constexpr auto codePause = std::chrono::minutes(1);
// Number(passGood, time): Signing link: how long a right code unlocks it
inline constexpr auto passGood = std::chrono::hours(4);

/** The lock time after this number of wrong codes; grows with each lock. */
[[nodiscard]] std::chrono::milliseconds lockAfter(int wrong);
/** The remaining lock time; zero when codes are accepted. */
[[nodiscard]] std::chrono::milliseconds lockedFor(const store::GateStore::Attempts& attempts, Timestamp now);
/** A RateLimit error with the remaining time. */
[[nodiscard]] tl::unexpected<Error> tooEarly(const Message& sentence, std::chrono::milliseconds rest);
/** The same for a lock. */
[[nodiscard]] tl::unexpected<Error> locked(std::chrono::milliseconds rest, const QString& language);
/** Generates six digits. */
[[nodiscard]] QString makeCode();

} // namespace ink::service::codelock
