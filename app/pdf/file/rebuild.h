#pragma once

#include "app/base/result.h"

#include <QByteArray>

namespace ink::pdf {

/** A new file with the pages of a file that can't be kept unchanged. */
struct RebuiltPdf
{
    QByteArray bytes;
    bool wasEncrypted = false;
    int permissions = -1; ///< /P of the encryption dictionary (ISO 32000-2 table 22); -1 = no restrictions
};

/** Rewrites a file that is damaged but readable by lenient readers, or that is encrypted but opens without a
 * password. Finds objects without the cross-reference table, the catalog without the trailer, and pages
 * without a valid page tree, as readers do. The same input gives the same output. Errors are UnreadablePdf:
 * no pages were found, or a password is required. */
[[nodiscard]] Result<RebuiltPdf> rebuildPdf(const QByteArray& bytes);

} // namespace ink::pdf
