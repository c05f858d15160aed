#pragma once

#include <QString>

namespace ink::service::log {

/**
 * Text that may go into a log: what looks like a GUID, an API key or another random secret, a password in an
 * address or a header with credentials is replaced by `[…]`. SHA-256 in hex stays: it names a stored file.
 */
[[nodiscard]] QString redacted(QString text);

} // namespace ink::service::log
