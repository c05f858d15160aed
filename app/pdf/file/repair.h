#pragma once

#include "app/base/result.h"

#include <QByteArray>

namespace ink::pdf {

class SourceFile;

/**
 * The bytes to append to a file so that every reader finds its objects: those that only a lenient reader
 * understands once more, and a cross-reference section. Empty when nothing is missing. The same file gives
 * the same bytes. Errors are UnreadablePdf: what comes out would still not be sound, or it takes too long.
 */
[[nodiscard]] Result<QByteArray> repairOf(const SourceFile& file);

} // namespace ink::pdf
