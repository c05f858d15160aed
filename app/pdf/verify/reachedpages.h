#pragma once

// Private to app/pdf/verify: exposes qpdf's types.

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/revisionchain.h"

#include <QSet>

#include <optional>

namespace ink::pdf {

class WorkLimit;

struct ReachedPages
{
    std::optional<QSet<int>> pages; ///< 0-based; nothing = any page may be affected
    bool touchesTree = false;       ///< the catalog, the page tree or a page was rewritten
};

/** The pages of a signed revision that may look different because a later one (`now`, with its `table`) wrote
 * the `touched` objects: those from which such an object is reachable, by number alone, since readers handle
 * generations and references to missing objects differently. Any page if the signed revision itself is
 * ambiguous, if layers were touched, or if the limit is exceeded. May throw qpdf's exceptions. */
[[nodiscard]] ReachedPages reachedPages(QPDF& old, QPDF& now, const XRefTable& table,
                                        const ObjectSet& touched, const WorkLimit& limit);

} // namespace ink::pdf
