#pragma once

// Private to app/pdf/verify: shows the types of qpdf.

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/revisionchain.h"

#include <QSet>

#include <optional>

namespace ink::pdf {

class WorkLimit;

struct ReachedPages
{
    std::optional<QSet<int>> pages; ///< 0-based; nothing = any page may be affected
    bool touchesTree = false;       ///< the catalog, the page tree or a page was written again
};

/**
 * The pages of a signed revision that can look different because a later one (`now`, with its `table`) wrote
 * the `touched` objects: those from which one of them can be reached, by number alone, since readers differ
 * about generations and about references to objects that do not exist yet. Any page when the signed revision
 * itself can be read in two ways, when layers were touched, or when the limit is over. May throw what qpdf
 * throws.
 */
[[nodiscard]] ReachedPages reachedPages(QPDF& old, QPDF& now, const XRefTable& table,
                                        const ObjectSet& touched, const WorkLimit& limit);

} // namespace ink::pdf
