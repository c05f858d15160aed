#pragma once

#include "app/keys/protocol/signingalgorithm.h"

#include <QByteArray>
#include <QByteArrayView>

namespace ink::inkstonekeys {

/** The digest of `data`; empty if OpenSSL can't compute it. */
[[nodiscard]] QByteArray digestOf(keys::Digest digest, QByteArrayView data);
/** DigestInfo in DER (RFC 8017 §9.2), which CKM_RSA_PKCS pads and signs. */
[[nodiscard]] QByteArray digestInfo(keys::Digest digest, const QByteArray& value);
/** Converts an ECDSA value from r‖s, as PKCS#11 returns it, to DER; empty if the halves aren't numbers. */
[[nodiscard]] QByteArray derOfPlain(QByteArrayView value);

} // namespace ink::inkstonekeys
