#pragma once

#include "app/base/result.h"
#include "app/domain/anchors/tagimport.h"

#include <QByteArray>

class QPDF;

namespace ink::pdf {

struct PageTree;

/** Imports the form fields of a file (ISO 32000-2 §12.7) that people can see and fill in as tags: text,
 * masked text, numbers, dates, check boxes, radio buttons, choices, attachments and unsigned signatures.
 * Omits push buttons, signed signatures, hidden fields and fields without a position; malformed trees are
 * read as far as possible. */
[[nodiscard]] Result<domain::TagImport> importForm(const QByteArray& bytes);
/** Imports the form fields of an open file. */
[[nodiscard]] domain::TagImport importForm(QPDF& qpdf, const PageTree& tree);

} // namespace ink::pdf
