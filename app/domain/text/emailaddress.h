#pragma once

#include <QString>

namespace ink::domain {

/** A plausible mail address: one @, no spaces, something on both sides, at most 254 characters (RFC 5321
 * §4.5.3). */
[[nodiscard]] bool isEmail(const QString& address);

} // namespace ink::domain
