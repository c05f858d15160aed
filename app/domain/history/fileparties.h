#pragma once

#include "app/domain/document/file.h"

#include <QList>

namespace ink::domain {

struct Document;

// Index(filePartiesOf): Files: recipients' parts in each file, and its result
/** The recipients who may see the n-th file (0-based) with their parts in it, in their order. Only the tags
 * on its pages count, and signatures that were placed freely. */
[[nodiscard]] QList<FileParty> filePartiesOf(const Document& document, qsizetype file);
/** The people whose signature or initials are on the pages of the n-th file, in the order of signing. */
[[nodiscard]] QList<FileSigner> fileSignersOf(const Document& document, qsizetype file);
/** Sets the parties of all files, and their results if the document was sent: Pending, Signed or Ended, or
 * Sealed when it is completed; without level and SHA-256. */
void setFileResults(Document& document);
/** Removes them again, for a client that returns what it received. */
void clearFileResults(Document& document);

} // namespace ink::domain
