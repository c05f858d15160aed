#pragma once

#include <QString>

namespace ink::domain {

/** Whether this is an address or a network such as `192.0.2.0/24` or `2001:db8::/32`. No names, no zones. */
[[nodiscard]] bool isNetwork(const QString& text);

} // namespace ink::domain
