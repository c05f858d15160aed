#include "app/service/rules/callbackaddress.h"

#include "app/service/rules/reasons.h"

#include <QUrl>

#include <algorithm>
#include <array>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#endif

namespace ink::service {

namespace {

using Bytes = std::span<const std::uint8_t>;

struct Range4
{
    std::array<std::uint8_t, 4> start;
    int bits;
    AddressKind kind = AddressKind::Forbidden;
};

constexpr std::array<Range4, 16> special4{{
    {{0, 0, 0, 0}, 8},
    {{10, 0, 0, 0}, 8, AddressKind::Private},
    {{100, 64, 0, 0}, 10, AddressKind::Private},
    {{127, 0, 0, 0}, 8, AddressKind::Loopback},
    {{169, 254, 0, 0}, 16},
    {{172, 16, 0, 0}, 12, AddressKind::Private},
    {{192, 0, 0, 0}, 24},
    {{192, 0, 2, 0}, 24},
    {{192, 88, 99, 0}, 24},
    {{192, 168, 0, 0}, 16, AddressKind::Private},
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

AddressKind kind4(Bytes address)
{
    for (const Range4& range : special4)
        if (within(address, range.start, range.bits)) return range.kind;
    return AddressKind::Public;
}

bool allZero(Bytes bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t b) { return b == 0; });
}

/** Returns the kind of an address that embeds another one. It is public only if the embedded address is. */
AddressKind carried(Bytes address)
{
    return kind4(address) == AddressKind::Public ? AddressKind::Public : AddressKind::Forbidden;
}

AddressKind kind6(Bytes address)
{
    if (allZero(address.first(15)) && address[15] == 1) return AddressKind::Loopback;
    if (allZero(address.first(12))) return carried(address.last(4));
    if (allZero(address.first(10)) && address[10] == 0xFF && address[11] == 0xFF)
        return kind4(address.last(4));
    if (address[0] == 0x20 && address[1] == 0x02) return carried(address.subspan(2, 4));      // 6to4
    if (address[0] == 0x00 && address[1] == 0x64 && address[2] == 0xFF && address[3] == 0x9B) // NAT64
        return allZero(address.subspan(4, 8)) ? carried(address.last(4)) : AddressKind::Forbidden;
    if ((address[0] & 0xFE) == 0xFC) return AddressKind::Private;
    if (address[0] == 0x20 && address[1] == 0x01 && (address[2] & 0xFE) == 0)
        return AddressKind::Forbidden; // 2001::/23: Teredo and others
    if (address[0] == 0x20 && address[1] == 0x01 && address[2] == 0x0D && address[3] == 0xB8)
        return AddressKind::Forbidden; // documentation
    if (address[0] == 0x3F && address[1] == 0xFF && (address[2] & 0xF0) == 0)
        return AddressKind::Forbidden; // documentation (RFC 9637)
    // 2000::/3 contains all global unicast addresses.
    return (address[0] & 0xE0) == 0x20 ? AddressKind::Public : AddressKind::Forbidden;
}

tl::unexpected<Error> refused(const Message& sentence)
{
    return fail(ErrorCode::Validation, sentence);
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** Returns whether a legacy parser could interpret the last label as a number. Such a host must be an
 * address. */
bool endsInNumber(const QByteArray& host)
{
    const QByteArray last = host.mid(host.lastIndexOf('.') + 1);
    if (!last.isEmpty() && std::all_of(last.begin(), last.end(), isDigit)) return true;
    return last.startsWith("0x") && std::all_of(last.begin() + 2, last.end(),
                                                [](char c) { return isDigit(c) || (c >= 'a' && c <= 'f'); });
}

bool isHostName(const QByteArray& host)
{
    if (host.isEmpty() || host.size() > 253) return false;
    for (const QByteArray& label : host.split('.')) {
        if (label.isEmpty() || label.size() > 63 || label.startsWith('-') || label.endsWith('-'))
            return false;
        if (!std::all_of(label.begin(), label.end(),
                         [](char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || c == '-' || c == '_'; }))
            return false;
    }
    return true;
}

Result<void> readHost(CallbackAddress& out, const QString& text)
{
    QByteArray host;
    const bool ascii = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    host = ascii ? text.toLatin1().toLower() : QUrl::toAce(text).toLower();
    if (host.endsWith('.')) host.chop(1);
    if (endsInNumber(host)) {
        const auto literal = addressFromText(host);
        if (!literal || host.contains(':')) return refused(reasons::callbackHostNotPlain());
        out.ipAddress = *literal;
    } else if (!isHostName(host)) {
        return refused(reasons::callbackHostInvalid());
    }
    out.host = host;
    return {};
}

Result<void> readAuthority(CallbackAddress& out, const QString& authority)
{
    if (authority.contains(QLatin1Char('@'))) return refused(reasons::callbackWithCredentials());
    QString host = authority;
    QString port;
    if (authority.startsWith(QLatin1Char('['))) {
        const qsizetype end = authority.indexOf(QLatin1Char(']'));
        const QByteArray inside = end < 0 ? QByteArray() : authority.mid(1, end - 1).toUtf8().toLower();
        const auto literal = inside.contains(':') ? addressFromText(inside) : std::nullopt;
        if (!literal) return refused(reasons::callbackIpv6Invalid());
        out.ipAddress = *literal;
        out.host = inside;
        host.clear();
        port = authority.mid(end + 1);
    } else if (const qsizetype colon = authority.indexOf(QLatin1Char(':')); colon >= 0) {
        host = authority.left(colon);
        port = authority.mid(colon);
    }
    if (out.ipAddress.empty()) INK_TRY(readHost(out, host));
    out.port = out.scheme == "https" ? 443 : 80;
    if (port.isEmpty() || port == QLatin1StringView(":")) return {};
    bool good =
        port.startsWith(QLatin1Char(':')) && port.size() <= 6 &&
        std::all_of(port.begin() + 1, port.end(), [](QChar c) { return c.unicode() < 0x80 && c.isDigit(); });
    const int number = good ? port.mid(1).toInt(&good) : 0;
    if (!good || number < 1 || number > 65535) return refused(reasons::callbackPortInvalid());
    out.port = static_cast<std::uint16_t>(number);
    return {};
}

} // namespace

AddressKind addressKind(std::span<const std::uint8_t> address)
{
    if (address.size() == 4) return kind4(address);
    if (address.size() == 16) return kind6(address);
    return AddressKind::Forbidden;
}

bool canContact(std::span<const std::uint8_t> address, CallbackPolicy policy)
{
    switch (addressKind(address)) {
    case AddressKind::Public:
        return true;
    case AddressKind::Loopback:
        return policy.allowsLoopback;
    case AddressKind::Private:
        return policy.allowsPrivateNetworks;
    case AddressKind::Forbidden:
        break;
    }
    return false;
}

std::optional<std::vector<std::uint8_t>> addressFromText(QByteArrayView text)
{
    const QByteArray copy = text.toByteArray(); // zero-terminated
    std::vector<std::uint8_t> bytes(copy.contains(':') ? 16 : 4);
    if (bytes.size() == 4) { // not inet_pton, which accepts leading zeros on some systems
        const QList<QByteArray> numbers = copy.split('.');
        if (numbers.size() != 4) return std::nullopt;
        for (qsizetype i = 0; i < 4; ++i) {
            const QByteArray& number = numbers.at(i);
            if (number.isEmpty() || number.size() > 3 || (number.size() > 1 && number.startsWith('0')) ||
                !std::all_of(number.begin(), number.end(), isDigit) || number.toInt() > 255)
                return std::nullopt;
            bytes[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(number.toInt());
        }
        return bytes;
    }
    if (inet_pton(AF_INET6, copy.constData(), bytes.data()) != 1) return std::nullopt;
    return bytes;
}

QByteArray CallbackAddress::toString() const
{
    const QByteArray named = ipAddress.size() == 16 ? '[' + host + ']' : host;
    return scheme + "://" + named + ':' + QByteArray::number(port) + target;
}

QString CallbackAddress::lane() const
{
    return QString::fromLatin1(scheme + "://" + host + ':' + QByteArray::number(port));
}

Result<CallbackAddress> parseCallbackAddress(const QString& url)
{
    if (url.size() > 2048) return refused(reasons::callbackAddressTooLong());
    for (const QChar c : url)
        if (c.unicode() <= 0x20 || c.unicode() == 0x7F || c == QLatin1Char('\\') || c.isSpace() ||
            c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            return refused(reasons::callbackAddressHasSpaces());
    CallbackAddress out;
    qsizetype at = 0;
    for (const char* scheme : {"https", "http"}) {
        const QString start = QLatin1StringView(scheme) + QStringLiteral("://");
        if (!url.startsWith(start, Qt::CaseInsensitive)) continue;
        out.scheme = scheme;
        at = start.size();
    }
    if (out.scheme.isEmpty()) return refused(reasons::callbackAddressNotWhole());
    qsizetype end = at;
    while (end < url.size() && !QStringLiteral("/?#").contains(url.at(end)))
        ++end;
    if (end == at) return refused(reasons::callbackAddressNotWhole());
    INK_TRY(readAuthority(out, url.mid(at, end - at)));
    QString rest = url.mid(end);
    rest.truncate(std::max<qsizetype>(0, rest.indexOf(QLatin1Char('#')) >= 0 ? rest.indexOf(QLatin1Char('#'))
                                                                             : rest.size()));
    for (const char byte : rest.toUtf8()) {
        const auto code = static_cast<unsigned char>(byte);
        if (code >= 0x80)
            out.target += '%' + QByteArray(1, byte).toHex().toUpper();
        else
            out.target += byte;
    }
    if (!out.target.startsWith('/')) out.target.prepend('/');
    return out;
}

QString callbackLane(const QString& url)
{
    const auto address = parseCallbackAddress(url);
    return address ? address->lane() : QString();
}

} // namespace ink::service
