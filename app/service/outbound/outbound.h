#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

struct curl_slist;
struct sockaddr;

namespace ink::service::outbound {

// Helpers shared by all libcurl clients.

struct EasyDelete
{
    void operator()(void* handle) const;
};
/** A handle of libcurl's easy interface (CURL is void). */
using Easy = std::unique_ptr<void, EasyDelete>;

struct ListDelete
{
    void operator()(curl_slist* list) const;
};
using List = std::unique_ptr<curl_slist, ListDelete>;
/** Omits the line when out of memory. */
void append(List& list, const QByteArray& line);

/** The 4 or 16 bytes of an IP address about to be connected to; empty for other kinds. */
[[nodiscard]] std::vector<std::uint8_t> addressBytes(const sockaddr& address);

/** Trusts the certificate authorities in `caFile` (PEM), or the system's if it is empty. An unreadable
 * file means that none are trusted. */
void setAuthorities(void* handle, const QString& caFile);

/**
 * Restricts a request to plain HTTP/1.1 and exactly the address it names: no redirect, no proxy, no
 * stored passwords, TLS 1.2 or later with a verified certificate, using the authorities in `caFile` if
 * it is set. The caller sets protocols, timeouts and the destination of the response.
 */
void setStrictOptions(void* handle, const QString& caFile);

} // namespace ink::service::outbound
