#pragma once

#include "app/domain/document/file.h"

#include <QList>

namespace ink::domain {

struct Document;

// Index(setFileResults): Files: recipients' parts in each file, and its result
/** Sets the parties of all files: the recipients who may see a file with their parts in it, in their order.
 * Only the tags on its pages count, and signatures that were placed freely. If the document was sent, also
 * the results: Pending, Signed or Ended, or Sealed when it is completed, with the people whose signature or
 * initials are on its pages in the order of signing; without level and SHA-256. */
void setFileResults(Document& document);
/** Removes the parties and results of all files, for a client that sends back a document it received. */
void clearFileResults(Document& document);

} // namespace ink::domain
