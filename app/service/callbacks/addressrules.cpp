#include "app/service/callbacks/addressrules.h"

#include <algorithm>
#include <array>

namespace ink::service::callbacks {

namespace {

using Bytes = std::span<const std::uint8_t>;

struct Range4
{
    std::array<std::uint8_t, 4> start;
    int bits;
};

/** IANA's special-purpose registry (RFC 6890 and its updates) and multicast. Loopback is judged apart. */
constexpr std::array<Range4, 15> closed4{{
    {{0, 0, 0, 0}, 8},
    {{10, 0, 0, 0}, 8},
    {{100, 64, 0, 0}, 10},
    {{169, 254, 0, 0}, 16},
    {{172, 16, 0, 0}, 12},
    {{192, 0, 0, 0}, 24},
    {{192, 0, 2, 0}, 24},
    {{192, 88, 99, 0}, 24},
    {{192, 168, 0, 0}, 16},
    {{198, 18, 0, 0}, 15},
    {{198, 51, 100, 0}, 24},
    {{203, 0, 113, 0}, 24},
    {{224, 0, 0, 0}, 4},
    {{240, 0, 0, 0}, 4},
    {{255, 255, 255, 255}, 32},
}};

bool within(Bytes address, Bytes start, int bits)
{
    for (std::size_t i = 0; i < address.size() && bits > 0; ++i, bits -= 8) {
        const int keep = std::min(bits, 8);
        const int mask = 0xFF << (8 - keep) & 0xFF;
        if ((address[i] & mask) != (start[i] & mask)) return false;
    }
    return true;
}

bool mayContact4(Bytes address, bool allowLoopback)
{
    if (address[0] == 127) return allowLoopback;
    return std::none_of(closed4.begin(), closed4.end(),
                        [&](const Range4& range) { return within(address, range.start, range.bits); });
}

bool allZero(Bytes bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t b) { return b == 0; });
}

bool mayContact6(Bytes address, bool allowLoopback)
{
    if (allZero(address.first(15)) && address[15] == 1) return allowLoopback;
    if (allZero(address.first(12))) return !allZero(address.last(4)) && mayContact4(address.last(4), false);
    if (allZero(address.first(10)) && address[10] == 0xFF && address[11] == 0xFF)
        return mayContact4(address.last(4), allowLoopback);
    if (address[0] == 0x20 && address[1] == 0x02) return mayContact4(address.subspan(2, 4), false); // 6to4
    if (address[0] == 0x00 && address[1] == 0x64 && address[2] == 0xFF && address[3] == 0x9B)       // NAT64
        return allZero(address.subspan(4, 8)) && mayContact4(address.last(4), false);
    if (address[0] == 0x20 && address[1] == 0x01 && (address[2] & 0xFE) == 0)
        return false; // 2001::/23: Teredo and others
    if (address[0] == 0x20 && address[1] == 0x01 && address[2] == 0x0D && address[3] == 0xB8)
        return false;                   // documentation
    return (address[0] & 0xE0) == 0x20; // 2000::/3 is all global unicast there is
}

} // namespace

bool mayContact(std::span<const std::uint8_t> address, bool allowLoopback)
{
    if (address.size() == 4) return mayContact4(address, allowLoopback);
    if (address.size() == 16) return mayContact6(address, allowLoopback);
    return false;
}

} // namespace ink::service::callbacks
