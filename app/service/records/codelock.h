#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/accounts/accesscodestore.h"

#include <QString>

namespace ink::service::codelock {

// Limits shared by access codes and one-time codes.

// Number(maxWrongCodes, codes): Wrong codes in a row before a pause
// Index(maxWrongCodes): One-time code: how many attempts, how long it is valid
inline constexpr int maxWrongCodes = 5; ///< consecutive
inline constexpr auto wrongCodeLifetime = std::chrono::hours(24);
// Number(codeLifetime, time): One-time code: how long it can be used
inline constexpr auto codeLifetime = std::chrono::minutes(10);
inline constexpr auto codeResendDelay = std::chrono::minutes(1);
// Number(passLifetime, time): Signing link: how long a right code unlocks it
inline constexpr auto passLifetime = std::chrono::hours(4);

/** Returns the lock time after this number of wrong codes, which grows with each lock. */
[[nodiscard]] std::chrono::milliseconds lockDuration(int wrong);
/** Returns the attempts that still count: none if the last wrong code is too long ago. */
[[nodiscard]] store::AccessCodeStore::Attempts
currentAttempts(const store::AccessCodeStore::Attempts& attempts, Timestamp now);
/** Returns the entry of an error that says how many attempts are left until the next lock. */
[[nodiscard]] FieldIssue attemptsLeft(const store::AccessCodeStore::Attempts& attempts);
/** Returns the remaining lock time; zero if codes are accepted. */
[[nodiscard]] std::chrono::milliseconds remainingLock(const store::AccessCodeStore::Attempts& attempts,
                                                      Timestamp now);
/** Returns a RateLimit error with the remaining time. */
[[nodiscard]] tl::unexpected<Error> tooEarlyError(const Message& sentence, std::chrono::milliseconds rest);
/** Returns the error for a lock. */
[[nodiscard]] tl::unexpected<Error> lockedError(std::chrono::milliseconds rest, const QString& language);
/** Generates six digits. */
[[nodiscard]] QString makeCode();

} // namespace ink::service::codelock
