#pragma once

#include "app/base/result.h"

#include <QByteArray>

namespace ink::pdf {

class SourceFile;

/** The bytes to append to a file so that every reader finds its objects: copies of those that only a lenient
 * reader understands, and a cross-reference section. Empty if no repair is necessary. The same input gives
 * the same output. Errors are UnreadablePdf: the result would still be invalid, or the repair
 * takes too long. */
[[nodiscard]] Result<QByteArray> makeRepair(const SourceFile& file);

} // namespace ink::pdf
