#pragma once

#include "app/base/result.h"
#include "app/domain/document/listposition.h"
#include "app/service/http/router.h"

#include <QString>

#include <optional>

namespace ink::service::http {

// Index(positionFrom): Lists: to which query and account a cursor belongs
/** Returns the cursor of a position in the list that the request asks for; empty for none. Account, folder of
 * the key, path and all parameters but the page are part of it; the size of the pages may change. */
[[nodiscard]] QString cursorOf(const Request& request, const std::optional<domain::ListPosition>& position);
/** The reverse. Validation error naming `cursor` if it is damaged or belongs to another list. */
[[nodiscard]] Result<domain::ListPosition> positionFrom(const Request& request, const QString& cursor);

/** Reads `cursor` of the query of a paged list into `after`. */
template <typename Query> [[nodiscard]] Result<void> readCursor(const Request& request, Query& query)
{
    if (query.cursor.isEmpty()) return {};
    INK_ASSIGN(position, positionFrom(request, query.cursor));
    query.after = position;
    return {};
}

/** Adds `Link` with the address of the page that begins at the cursor (RFC 8288); nothing for an empty one.
 */
void addNextLink(Response& response, const Request& request, const QString& cursor);

} // namespace ink::service::http
