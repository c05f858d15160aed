#pragma once

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/verifyreport.h"

#include <set>
#include <string>

/** Entries of form fields and widgets: which draw something, and what a value says. */
namespace ink::pdf {

/**
 * The entries in which two revisions of a field or widget differ and that draw nothing: a border or
 * look characteristics that are empty or say what holds without them, a tooltip that comes as the field is
 * filled or signed (`filled`), and the lock that it gets as it is signed (`signedNow`), which only forbids
 * later changes. An entry that was there and says something else now isn't one of them.
 */
[[nodiscard]] std::set<std::string> unseenEntries(QPDFObjectHandle before, QPDFObjectHandle after,
                                                  bool filled, bool signedNow);

/** Returns whether every appearance stream that an appearance dictionary leads to has a bounding box. */
[[nodiscard]] bool hasBoundingBoxes(QPDFObjectHandle appearances);

/** A field's value as a person reads it; of a password field only whether there is one. */
struct ShownValue
{
    QString text;
    bool isSecret = false;
};
[[nodiscard]] ShownValue shownValue(QPDF& pdf, const FieldTree& fields, ObjectKey field);
/** The change from one value to another. */
[[nodiscard]] LaterChange valueChange(const ShownValue& before, const ShownValue& after);

} // namespace ink::pdf
