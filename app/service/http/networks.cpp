#include "app/service/http/networks.h"

#include "app/service/http/beast.h"
#include "app/service/http/reasons.h"

#include <boost/asio/ip/address.hpp>

#include <algorithm>

namespace ink::service::http {

namespace ip = boost::asio::ip;

namespace {

ip::address unmapped(ip::address address)
{
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6());
    return address;
}

ip::address addressFrom(const QString& text)
{
    boost::system::error_code error;
    const ip::address parsed = ip::make_address(text.trimmed().toStdString(), error);
    return error ? ip::address() : unmapped(parsed);
}

bool isAddress(const ip::address& address)
{
    return address != ip::address() || address.is_v6();
}

std::array<unsigned char, 16> bytesOf(const ip::address& address)
{
    const auto wide = address.is_v4() ? ip::make_address_v6(ip::v4_mapped, address.to_v4()) : address.to_v6();
    return wide.to_bytes();
}

bool sameStart(const std::array<unsigned char, 16>& a, const std::array<unsigned char, 16>& b, int bits)
{
    const auto whole = static_cast<std::size_t>(bits / 8);
    if (!std::equal(a.begin(), a.begin() + bits / 8, b.begin())) return false;
    const int rest = bits % 8;
    return rest == 0 || ((a.at(whole) ^ b.at(whole)) >> (8 - rest)) == 0;
}

} // namespace

bool NetworkSet::parseNetwork(const QString& text, Network& network)
{
    const QString plain = text.trimmed();
    const qsizetype slash = plain.indexOf(QLatin1Char('/'));
    boost::system::error_code error;
    const ip::address address = ip::make_address(plain.left(slash).toStdString(), error);
    if (error) return false;
    network.start = bytesOf(unmapped(address));
    network.bits = 128;
    if (slash < 0) return true;
    bool isNumber = false;
    const int bits = plain.mid(slash + 1).toInt(&isNumber);
    if (!isNumber || bits < 0 || bits > (address.is_v4() ? 32 : 128)) return false;
    network.bits = address.is_v4() ? bits + 96 : bits;
    return true;
}

NetworkSet::NetworkSet(const QStringList& networks)
{
    for (const QString& text : networks)
        if (Network network; parseNetwork(text, network)) m_networks.push_back(network);
}

Result<NetworkSet> NetworkSet::parse(const QStringList& networks)
{
    for (const QString& text : networks)
        if (Network network; !parseNetwork(text, network))
            return fail(ErrorCode::Validation, reasons::notAnAddressOrNetwork(text));
    return NetworkSet(networks);
}

bool NetworkSet::contains(const QString& address) const
{
    if (m_networks.empty()) return false;
    boost::system::error_code error;
    const ip::address parsed = ip::make_address(address.toStdString(), error);
    if (error) return false;
    const auto bytes = bytesOf(unmapped(parsed));
    return std::any_of(m_networks.begin(), m_networks.end(),
                       [&](const Network& each) { return sameStart(each.start, bytes, each.bits); });
}

Client resolveClient(const NetworkSet& proxies, const QString& peer, bool secure,
                     const QList<QPair<QByteArray, QByteArray>>& headers)
{
    Client client{peer, secure};
    if (!proxies.contains(peer)) return client;
    QByteArrayList hops;
    for (const auto& [name, value] : headers) {
        if (name == "x-forwarded-for")
            hops += value.split(',');
        else if (name == "x-forwarded-proto") // the last value is from the nearest proxy
            client.isSecure = value.split(',').constLast().trimmed().toLower() == "https";
    }
    while (!hops.isEmpty() && proxies.contains(client.address)) {
        const QString hop = canonicalAddress(QString::fromLatin1(hops.takeLast()));
        if (hop.isEmpty()) break;
        client.address = hop;
    }
    return client;
}

QString canonicalAddress(const QString& address)
{
    const ip::address parsed = addressFrom(address);
    return isAddress(parsed) ? QString::fromStdString(parsed.to_string()) : QString();
}

QString addressGroup(const QString& address)
{
    const ip::address parsed = addressFrom(address);
    if (!parsed.is_v6()) return address;
    auto bytes = parsed.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return QString::fromStdString(ip::address_v6(bytes).to_string()) + QStringLiteral("/64");
}

bool isAllowedAddress(const QStringList& networks, const QString& address)
{
    return networks.isEmpty() || NetworkSet(networks).contains(address);
}

bool isLoopback(const QString& address)
{
    const ip::address parsed = addressFrom(address);
    return isAddress(parsed) && parsed.is_loopback();
}

} // namespace ink::service::http
