#pragma once

#include <QByteArray>

namespace ink::test {

/** Returns an Authorization header line for these credentials; an API key is the user of an empty password.
 */
inline QByteArray basicAuth(const QByteArray& user, const QByteArray& password = {})
{
    return "Authorization: Basic " + (user + ':' + password).toBase64() + "\r\n";
}

} // namespace ink::test
