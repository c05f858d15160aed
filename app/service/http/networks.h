#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QPair>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace ink::service::http {

/** Networks as CIDR (`10.0.0.0/8`, `2001:db8::/32`) and single addresses. IPv4 addresses also match in their
 * mapped form. */
class NetworkSet final
{
public:
    /** Ignores invalid networks. */
    explicit NetworkSet(const QStringList& networks = {});
    /** Fails with a Validation error naming the first invalid network. */
    [[nodiscard]] static Result<NetworkSet> parse(const QStringList& networks);

    [[nodiscard]] bool isEmpty() const { return m_networks.empty(); }
    [[nodiscard]] bool contains(const QString& address) const;

private:
    struct Network
    {
        std::array<unsigned char, 16> start{}; ///< IPv4 as ::ffff:a.b.c.d
        int bits = 128;
    };
    [[nodiscard]] static bool parseNetwork(const QString& text, Network& network);
    std::vector<Network> m_networks;
};

/** The client's address, behind trusted proxies. */
struct Client
{
    QString address;
    bool isSecure = false; ///< the client uses TLS; behind a trusted proxy, as reported by the proxy
};
/**
 * Returns the client. If `peer` is a trusted proxy, the address is the rightmost one of X-Forwarded-For that
 * isn't a trusted proxy; otherwise `peer`. `headers` have lower-case names.
 */
[[nodiscard]] Client resolveClient(const NetworkSet& proxies, const QString& peer, bool secure,
                                   const QList<QPair<QByteArray, QByteArray>>& headers);

/** Returns an address in its canonical form, with mapped IPv4 as IPv4; empty if it is invalid. */
[[nodiscard]] QString canonicalAddress(const QString& address);
/** Returns the key for counting failed sign-ins: an IPv4 address, or the /64 network of an IPv6 address. */
[[nodiscard]] QString addressGroup(const QString& address);
/** Returns whether an account's allowedAddresses (empty = any) contain this address. */
[[nodiscard]] bool isAllowedAddress(const QStringList& networks, const QString& address);
/** Returns whether the address is in 127.0.0.0/8, is ::1, or is one of their mapped forms. */
[[nodiscard]] bool isLoopback(const QString& address);

} // namespace ink::service::http
