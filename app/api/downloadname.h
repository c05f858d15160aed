#pragma once

// Private to app/api.

#include <QByteArray>
#include <QString>

namespace ink::api {

/** Returns the file name in a Content-Disposition header (RFC 6266), without folders; empty if there is
 * none. */
[[nodiscard]] QString suggestedFileName(const QByteArray& disposition);

} // namespace ink::api
