#pragma once

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/verifyreport.h"

#include <set>
#include <string>

/** Functions for the entries of form fields and widgets: their visibility, and their values. */
namespace ink::pdf {

/** The entries that differ between two revisions of a field or widget but draw nothing: a border or
 * appearance characteristics that are empty or equal the default, a tooltip added when the field is filled in
 * or signed (`filled`), and a lock added when it is signed (`signedNow`), which only forbids later changes.
 * Excludes entries that existed with another value. */
[[nodiscard]] std::set<std::string> invisibleEntries(QPDFObjectHandle before, QPDFObjectHandle after,
                                                     bool filled, bool signedNow);

/** Returns whether every appearance stream reachable from an appearance dictionary has a bounding box. */
[[nodiscard]] bool hasBoundingBoxes(QPDFObjectHandle appearances);

/** A field's value for display; for a password field, only its presence. */
struct ShownValue
{
    QString text;
    bool isSecret = false;
};
[[nodiscard]] ShownValue shownValue(QPDF& pdf, const FieldTree& fields, ObjectKey field);
/** The change from one value to another. */
[[nodiscard]] LaterChange valueChange(const ShownValue& before, const ShownValue& after);

} // namespace ink::pdf
