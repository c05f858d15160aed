#pragma once

#include "app/base/result.h"
#include "app/domain/anchors/tagimport.h"

#include <QByteArray>

class QPDF;

namespace ink::pdf {

struct PageTree;

/**
 * The form fields of a file (ISO 32000-2 §12.7) that people can see and fill, as tags: text, masked text,
 * numbers, dates, check boxes, radio buttons, choices, attachments and signatures that are not given yet.
 * Push buttons, signed signatures, hidden fields and fields without a place are left out; broken trees are
 * read as far as they go.
 */
[[nodiscard]] Result<domain::TagImport> importForm(const QByteArray& bytes);
/** The same of an open file. */
[[nodiscard]] domain::TagImport importForm(QPDF& qpdf, const PageTree& tree);

} // namespace ink::pdf
