#pragma once

#include <QString>

namespace ink::service::log {

/**
 * Redacts text for a log: everything that looks like a GUID, an API key or another random secret, a
 * password in an address or a header with credentials is replaced by `[…]`. SHA-256 in hex stays: it
 * identifies a stored file.
 */
[[nodiscard]] QString redacted(QString text);

} // namespace ink::service::log
