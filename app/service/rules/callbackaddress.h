#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ink::service {

/** The kind of an IP address, used to prevent requests to the service's own network (contract §7). */
enum class AddressKind {
    Public,   ///< public unicast
    Loopback, ///< this computer
    Private,  ///< 10/8, 172.16/12, 192.168/16, 100.64/10, fc00::/7
    Forbidden ///< link-local, multicast, reserved, documentation …; never allowed
};
/**
 * Classifies an IP address (4 or 16 bytes, network order; anything else is Forbidden) by IANA's
 * special-purpose registries (RFC 6890 and its updates). IPv6 forms that contain an IPv4 address (mapped,
 * compatible, 6to4, NAT64) are also classified by that address.
 */
[[nodiscard]] AddressKind addressKind(std::span<const std::uint8_t> address);

/** The non-public networks that the operator allows for callbacks. */
struct CallbackPolicy
{
    bool allowsLoopback = false;
    bool allowsPrivateNetworks = false;
};
[[nodiscard]] bool canContact(std::span<const std::uint8_t> address, CallbackPolicy policy);

/** Parses an address in its standard notation (four decimal numbers, or RFC 4291 §2.2 without a zone) to its
 * 4 or 16 bytes. */
[[nodiscard]] std::optional<std::vector<std::uint8_t>> addressFromText(QByteArrayView text);

/** A parsed callback address. Every parser interprets the result of toString() in the same way. */
struct CallbackAddress
{
    QByteArray scheme; ///< `http` or `https`
    QByteArray host;   ///< lower-case ASCII, IDNA for other letters, no final dot, no brackets
    std::uint16_t port = 0;
    QByteArray target;                   ///< path and query, begins with `/`
    std::vector<std::uint8_t> ipAddress; ///< the host's bytes if it is an IP address; empty otherwise

    [[nodiscard]] QByteArray toString() const;
    /** Returns the receiver: scheme, host and port. Jobs of the same receiver share a lane. */
    [[nodiscard]] QString lane() const;
};

/**
 * Parses a callback address (contract §7): http or https, without user name, password, zone or anything that
 * parsers interpret differently (backslashes, spaces, numeric hosts in octal, hexadecimal or short form).
 * Validation error with a sentence that describes the problem. Does not resolve names.
 */
[[nodiscard]] Result<CallbackAddress> parseCallbackAddress(const QString& url);

/** Returns `parseCallbackAddress(url)->lane()`, or empty if the address is invalid. */
[[nodiscard]] QString callbackLane(const QString& url);

} // namespace ink::service
