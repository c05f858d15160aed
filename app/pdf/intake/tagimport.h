#pragma once

#include "app/base/result.h"
#include "app/domain/anchors/tagimport.h"

#include <QByteArray>

namespace ink::pdf {

/** Imports the form fields and anchors of a file as tags, page by page. Errors are UnreadablePdf. Time and
 * memory are limited for malicious input. */
[[nodiscard]] Result<domain::TagImport> importTags(const QByteArray& bytes);

} // namespace ink::pdf
