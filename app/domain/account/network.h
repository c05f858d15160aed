#pragma once

#include <QString>
#include <QUrl>

namespace ink::domain {

/** Returns whether a text is an IP address or a network such as `192.0.2.0/24` or `2001:db8::/32`. Host names
 * and zone IDs are not supported. */
[[nodiscard]] bool isNetwork(const QString& text);

/** Returns whether the host of an address (a name, an IPv4 address, or an IPv6 address without brackets)
 * always refers to the local computer. */
[[nodiscard]] bool isLoopbackHost(const QString& host);
/** Returns whether a URL always refers to the computer on which it is opened (see isLoopbackHost()). */
[[nodiscard]] bool isLoopbackUrl(const QUrl& url);

} // namespace ink::domain
