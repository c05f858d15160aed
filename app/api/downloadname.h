#pragma once

// Private to app/api.

#include <QByteArray>
#include <QString>

namespace ink::api {

/** The file name that a Content-Disposition proposes (RFC 6266), without any folder; empty when there is
 * none. */
[[nodiscard]] QString proposedName(const QByteArray& disposition);

} // namespace ink::api
