#pragma once

#include <QByteArray>
#include <QList>

namespace ink::trust {

/** The certificate authorities that this system trusts, one DER certificate each. Read once. */
[[nodiscard]] const QList<QByteArray>& systemRoots();
/** Like systemRoots(), as one PEM text. */
[[nodiscard]] const QByteArray& systemRootsPem();

/**
 * Returns whether OpenSSL finds the system's authorities without help: in SSL_CERT_FILE, SSL_CERT_DIR, or a
 * path that is compiled into OpenSSL. The compiled-in path isn't used on Windows and macOS, which store the
 * authorities elsewhere, and usually doesn't exist if OpenSSL is bundled with the program.
 */
[[nodiscard]] bool opensslFindsRoots();

} // namespace ink::trust
