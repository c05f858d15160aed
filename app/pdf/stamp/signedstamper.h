#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

class Revision;
class StructureTree;

/** Adds items to a file with signatures without changing any page's content: an item on a form field, its own
 * (StampItem::fieldName) or one of the upload, fills in that field; any other item becomes the appearance of
 * a separate signature field, whose value is the signature that ends this revision
 * (Revision::signatureValue). Callers first check with checkPlacements whether the signatures allow it. A
 * value that an item's own field already contains is kept. */
[[nodiscard]] Result<void> stampSigned(Revision& revision, const QList<StampItem>& items);
/** See IncrementalWriter::prepareFields. */
[[nodiscard]] Result<void> prepareFields(Revision& revision, StructureTree& structure,
                                         const QList<StampItem>& items);

/** The result of placing a value in a file with signatures. */
enum class StampPlacement {
    Field,  ///< on a form field that can hold it
    Free,   ///< on blank paper: a signature field is added for it
    Covers, ///< over signed text or images: the signatures would be reported as tampered with
    Nowhere ///< on a page that can't be extended
};
/** The result for each item, by its position and type only. Fails like IncrementalWriter::open. */
[[nodiscard]] Result<QList<StampPlacement>> checkPlacements(const QByteArray& bytes,
                                                            const QList<StampItem>& items);
/** Adds an invisible signature field with Revision::signatureValue, to test which changes the signatures
 * allow. */
[[nodiscard]] Result<void> addInvisibleSignature(Revision& revision);
/** Returns whether the form has a field that can be filled in. */
[[nodiscard]] bool hasOpenFields(Revision& revision);

} // namespace ink::pdf
