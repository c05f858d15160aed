#pragma once

#include <QStringList>

namespace ink {

/** IPv4 addresses by which others in the local network may reach this computer, best first. */
[[nodiscard]] QStringList networkAddresses();

} // namespace ink
