#pragma once

#include <QString>

namespace ink::domain {

/** A plausible mail address: one @, no spaces, something on both sides, at most 254 characters (RFC 5321
 * §4.5.3). */
[[nodiscard]] bool isEmail(const QString& address);
/** An address that its owner recognizes and others don't learn, e.g. `b•••@example.com`; empty if it is none.
 */
[[nodiscard]] QString maskedEmail(const QString& address);

} // namespace ink::domain
