#pragma once

#include <QByteArray>
#include <QList>

namespace ink::trust {

/** The certificate authorities that this system trusts, one DER certificate each. Read once. */
[[nodiscard]] const QList<QByteArray>& systemRoots();
/** The same as one PEM text. */
[[nodiscard]] const QByteArray& systemRootsPem();

/**
 * Returns whether OpenSSL finds the system's authorities without help: by a path that is compiled into it or
 * that SSL_CERT_FILE or SSL_CERT_DIR names. False on Windows and macOS, which store them elsewhere, and if
 * OpenSSL is bundled with the program.
 */
[[nodiscard]] bool opensslFindsRoots();

} // namespace ink::trust
