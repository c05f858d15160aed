#pragma once

#include <QString>

namespace ink::domain {

/** Returns whether this is a plausible email address: one @, no spaces, text on both sides, at most 254
 * characters (RFC 5321 §4.5.3). */
[[nodiscard]] bool isEmail(const QString& address);
/** Masks an address so that only its owner recognizes it, e.g. `b•••@example.com`; empty if it is invalid. */
[[nodiscard]] QString maskedEmail(const QString& address);

} // namespace ink::domain
