#pragma once

#include <QString>

namespace ink::domain {

/** Returns whether this is an address or a network such as `192.0.2.0/24` or `2001:db8::/32`. No names, no
 * zones. */
[[nodiscard]] bool isNetwork(const QString& text);

/** Returns whether the host of an address (a name, an IPv4 or an IPv6 address without brackets) leads to the
 * computer that follows it, and nowhere else. */
[[nodiscard]] bool isLoopbackHost(const QString& host);

} // namespace ink::domain
