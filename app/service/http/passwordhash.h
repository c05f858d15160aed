#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QByteArray>

namespace ink::service::http {

/** Returns a password hash `scrypt$15$8$1$salt$hash` (RFC 7914: N = 2^15, r = 8, p = 1; base64). Takes about
 * a tenth of a second. */
[[nodiscard]] Result<QByteArray> hashPassword(const Secret& password);
/** Returns whether the password matches the hash. An empty or damaged hash never matches but takes the same
 * time, so that the response time doesn't reveal whether an account exists or has a password. */
[[nodiscard]] bool verifyPassword(const Secret& password, const QByteArray& hash);

} // namespace ink::service::http
