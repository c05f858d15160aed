#pragma once
// Private to app/pdf/verify.

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/fieldpictures.h"
#include "app/pdf/verify/revisionchange.h"

#include <QList>

/** Rules for changes of a form as a whole, and checks of whether fields show their values. */
namespace ink::pdf {

/** A field's entry, or that of the nearest ancestor with one (ISO 32000-2 §12.7.4.1); null if
 * there is none. */
[[nodiscard]] QPDFObjectHandle inheritedEntry(QPDF& pdf, const FieldTree& fields, ObjectKey key,
                                              const char* name);
/** The script that formats a field's value for display (/AA /F, ISO 32000-2 table 199); empty if there is
 * none, `?` if it can't be read. */
[[nodiscard]] QString formatScript(QPDF& pdf, const FieldTree& fields, ObjectKey key);
/** Returns whether a widget of a text or choice field shows anything but the field's value; `script` as
 * returned by formatScript. */
[[nodiscard]] bool showsAnotherValue(QPDF& pdf, const FieldTree& fields, ObjectKey key,
                                     QPDFObjectHandle widget, const QString& script = {});
/** The appearance of a widget of a text or choice field, for comparison as an image. */
[[nodiscard]] FilledAppearance filledAppearance(QPDF& pdf, const FieldTree& fields, ObjectKey key,
                                                QPDFObjectHandle widget);
/** The faults in a revision's changes to the form's defaults for drawing fields: /NeedAppearances, /DA, /Q
 * and /DR (ISO 32000-2 table 224). Allowed are new resource names that no field uses, and a request to
 * regenerate appearances if the result is the same. */
[[nodiscard]] QList<RevisionChange::Fault> formDefaultFaults(QPDF& old, QPDF& now, const FieldTree& oldFields,
                                                             ValueComparison& comparison);

} // namespace ink::pdf
