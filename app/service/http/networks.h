#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QPair>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace ink::service::http {

/** Networks as CIDR (`10.0.0.0/8`, `2001:db8::/32`) and single addresses; IPv4 also in its mapped form. */
class NetworkSet final
{
public:
    /** Skips invalid networks. */
    explicit NetworkSet(const QStringList& networks = {});
    /** Validation naming the first invalid network. */
    [[nodiscard]] static Result<NetworkSet> parse(const QStringList& networks);

    [[nodiscard]] bool isEmpty() const { return m_networks.empty(); }
    [[nodiscard]] bool contains(const QString& address) const;

private:
    struct Network
    {
        std::array<unsigned char, 16> start{}; ///< IPv4 as ::ffff:a.b.c.d
        int bits = 128;
    };
    [[nodiscard]] static bool read(const QString& text, Network& network);
    std::vector<Network> m_networks;
};

/** The client's address, behind trusted proxies. */
struct Client
{
    QString address;
    bool secure = false; ///< the client uses TLS; behind a trusted proxy, as the proxy reports
};
/**
 * The rightmost address of X-Forwarded-For that isn't a trusted proxy, when `peer` is one; else `peer`.
 * `headers` have lower-case names.
 */
[[nodiscard]] Client resolveClient(const NetworkSet& proxies, const QString& peer, bool secure,
                                   const QList<QPair<QByteArray, QByteArray>>& headers);

/** An address in its canonical form: mapped IPv4 as IPv4; empty when it is invalid. */
[[nodiscard]] QString plainAddress(const QString& address);
/** The key for counting failed sign-ins: an IPv4 address, or the /64 network of an IPv6 one. */
[[nodiscard]] QString addressGroup(const QString& address);
/** True if an account's allowedAddresses (empty = any) contain this address. */
[[nodiscard]] bool isAllowedAddress(const QStringList& networks, const QString& address);
/** True for 127.0.0.0/8, ::1 and their mapped forms. */
[[nodiscard]] bool isLoopback(const QString& address);

} // namespace ink::service::http
