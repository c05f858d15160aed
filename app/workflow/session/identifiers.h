#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QString>
#include <QUuid>

namespace ink::workflow {

/** Returns a new idempotency key, which is a random UUID. */
[[nodiscard]] inline QString newIdempotencyKey()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/** Returns the SHA-256 digest of `bytes` in hexadecimal. */
[[nodiscard]] inline QString sha256Hex(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace ink::workflow
