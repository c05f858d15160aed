#pragma once

#include <QString>

#include <optional>

namespace ink::domain {

// Number(maxFrameOrigins, websites): Embedding: websites that may show the signing page of an account
constexpr int maxFrameOrigins = 20;

/** Returns the origin in the form in which browsers compare origins: lower case, names in Punycode, without
 * the default port. Returns nothing unless `text` consists of a scheme, a host and possibly a port. The
 * scheme must be https, or http for the local computer. Wildcards and IPv6 addresses are not supported:
 * Content-Security-Policy has no safe way to write them. */
[[nodiscard]] std::optional<QString> frameOrigin(const QString& text);

} // namespace ink::domain
