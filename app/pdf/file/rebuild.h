#pragma once

#include "app/base/result.h"

#include <QByteArray>

namespace ink::pdf {

/** A new file with the pages of one that can't be kept unchanged. */
struct RebuiltPdf
{
    QByteArray bytes;
    bool wasEncrypted = false;
    int permissions = -1; ///< /P of the encryption dictionary (ISO 32000-2 table 22); -1 = everything
};

/**
 * Writes a file anew that lenient readers open although its structure is damaged, or that is encrypted but
 * opens without a password. Finds objects without the cross-reference, the catalog without the trailer, and
 * pages without a sound page tree, as readers do. The same file gives the same bytes. Errors are
 * UnreadablePdf: no pages can be found, or a password is needed.
 */
[[nodiscard]] Result<RebuiltPdf> rebuildPdf(const QByteArray& bytes);

} // namespace ink::pdf
