#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

struct curl_slist;
struct sockaddr;

namespace ink::service::outbound {

// The common parts of all clients of other servers by libcurl.

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
/** Without memory for it the line is left out. */
void append(List& list, const QByteArray& line);

/** The 4 or 16 bytes of an IP address that is about to be connected to; empty for other kinds. */
[[nodiscard]] std::vector<std::uint8_t> addressBytes(const sockaddr& address);

/** Takes the authorities in `caFile` (PEM), or the system's when no file is named. A file that can't be read
 * trusts nobody. */
void setAuthorities(void* handle, const QString& caFile);

/**
 * Restricts a request to plain HTTP/1.1 and the very address it names: no redirect, no proxy, no stored
 * passwords, TLS 1.2 or later with a certificate that is checked, by the authorities in `caFile` when it is
 * named. Which protocols, how long and where answers go is the caller's.
 */
void setCautious(void* handle, const QString& caFile);

} // namespace ink::service::outbound
