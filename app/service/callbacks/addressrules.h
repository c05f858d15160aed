#pragma once

#include <cstdint>
#include <span>

namespace ink::service::callbacks {

/**
 * Whether a callback may go to this IP address (4 or 16 bytes, network order): public unicast only (contract
 * §7). IPv6 forms that carry an IPv4 address (mapped, compatible, 6to4, NAT64) are judged by that address
 * too. Loopback is allowed only with `allowLoopback`.
 */
[[nodiscard]] bool mayContact(std::span<const std::uint8_t> address, bool allowLoopback);

} // namespace ink::service::callbacks
