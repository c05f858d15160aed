#pragma once

#include <QString>

namespace ink::service::log {

/**
 * Redacts text for a log. Replaces everything that looks like a GUID, an API key or another random secret, a
 * password in an address, or a header with credentials by `[…]`. SHA-256 in hex stays, because it identifies
 * a stored file.
 */
[[nodiscard]] QString redact(QString text);

} // namespace ink::service::log
