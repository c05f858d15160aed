#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

class Revision;

/**
 * Brings the items into a file that carries signatures, without touching the content of a page: an item on a
 * form field, its own (StampItem::field) or one of the upload, fills that field in; any other one becomes the
 * appearance of a signature field of its own, whose value is the signature that ends this revision
 * (Revision::signatureValue). Whether the signatures allow that is asked before, by stampPlaces. What stands
 * in its own field already stays as it is.
 */
[[nodiscard]] Result<void> stampSigned(Revision& revision, const QList<StampItem>& items);
/** See IncrementalWriter::prepareFields. */
[[nodiscard]] Result<void> prepareFields(Revision& revision, const QList<StampItem>& items);

/** The place of a value in a file that carries signatures. */
enum class StampPlace {
    Field,  ///< on a form field that can be filled in with it
    Free,   ///< on a free place: it gets a signature field
    Covers, ///< over text or a picture that was signed: the signatures would be judged as tampered with
    Nowhere ///< on a page that cannot take it
};
/** One for each item; only place and type of the items matter. Errors as IncrementalWriter::open. */
[[nodiscard]] Result<QList<StampPlace>> stampPlaces(const QByteArray& bytes, const QList<StampItem>& items);
/** Adds a signature field that shows nothing, with Revision::signatureValue: to try what signatures allow. */
[[nodiscard]] Result<void> addEmptyValue(Revision& revision);
/** Returns whether the form has a field that can be filled in. */
[[nodiscard]] bool hasOpenFields(Revision& revision);

} // namespace ink::pdf
