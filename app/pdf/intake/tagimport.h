#pragma once

#include "app/base/result.h"
#include "app/domain/anchors/tagimport.h"

#include <QByteArray>

namespace ink::pdf {

/**
 * The tags of a file: its form fields and its anchor text, page by page. Errors are
 * UnreadablePdf. Bounded in time and memory for hostile input.
 */
[[nodiscard]] Result<domain::TagImport> importTags(const QByteArray& bytes);

} // namespace ink::pdf
