#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QString>
#include <QUuid>

namespace ink::workflow {

/** A new idempotency key. */
[[nodiscard]] inline QString newIdempotencyKey()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/** The SHA-256 digest in hexadecimal. */
[[nodiscard]] inline QString sha256Hex(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace ink::workflow
