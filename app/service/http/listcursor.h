#pragma once

#include "app/base/result.h"
#include "app/domain/document/listposition.h"
#include "app/service/http/router.h"

#include <QString>

#include <optional>

namespace ink::service::http {

// Index(positionFrom): Lists: to which query and account a cursor belongs
/** Encodes a position in the requested list as a cursor; empty for none. The cursor is bound to the account,
 * the key's folder, the path and all query parameters except those of the page. */
[[nodiscard]] QString cursorOf(const Request& request, const std::optional<domain::ListPosition>& position);
/** Decodes a cursor. Validation error for `cursor` if it is damaged or belongs to another list. */
[[nodiscard]] Result<domain::ListPosition> positionFrom(const Request& request, const QString& cursor);

/** Decodes `query.cursor`, if there is one, to `query.after`. */
template <typename Query> [[nodiscard]] Result<void> readCursor(const Request& request, Query& query)
{
    if (query.cursor.isEmpty()) return {};
    INK_ASSIGN(position, positionFrom(request, query.cursor));
    query.after = position;
    return {};
}

/** Adds a `Link` header with the URL of the next page (RFC 8288), unless the cursor is empty. */
void addNextLink(Response& response, const Request& request, const QString& cursor);

} // namespace ink::service::http
