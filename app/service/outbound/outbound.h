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
using EasyHandle = std::unique_ptr<void, EasyDelete>;

struct ListDelete
{
    void operator()(curl_slist* list) const;
};
using List = std::unique_ptr<curl_slist, ListDelete>;
/** Appends a line, which is omitted if memory runs out. */
void append(List& list, const QByteArray& line);

/** Returns the 4 or 16 bytes of an IP address about to be connected to; empty for other kinds. */
[[nodiscard]] std::vector<std::uint8_t> addressBytes(const sockaddr& address);

/** Trusts the certificate authorities in `caFile` (PEM), or the system's if it is empty. If the file is
 * unreadable, none are trusted. */
void setCertificateAuthorities(void* handle, const QString& caFile);

/**
 * Restricts a request to HTTP/1.1 and exactly the URL that it names: no redirect, no proxy, no stored
 * passwords, TLS 1.2 or later with a verified certificate, using the authorities in `caFile` if it is set.
 * The caller sets protocols, timeouts and the destination of the response.
 */
void setStrictOptions(void* handle, const QString& caFile);

} // namespace ink::service::outbound
