#pragma once
// Private to app/pdf/verify.

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/fieldpictures.h"
#include "app/pdf/verify/revisionchange.h"

#include <QList>

/** Rules for changes of a form as a whole, and whether fields show their values. */
namespace ink::pdf {

/** An entry of a field or of the next of its parents that has it (ISO 32000-2 §12.7.4.1); null when none has.
 */
[[nodiscard]] QPDFObjectHandle inheritedEntry(QPDF& pdf, const FieldTree& fields, ObjectKey key,
                                              const char* name);
/** The script that decides how a field shows its value (/AA /F, ISO 32000-2 table 199); empty without one. */
[[nodiscard]] QString formatScript(QPDF& pdf, const FieldTree& fields, ObjectKey key);
/** Returns whether a widget of a text or choice field shows anything but the field's value; `script` as
 * above. */
[[nodiscard]] bool showsAnotherValue(QPDF& pdf, const FieldTree& fields, ObjectKey key,
                                     QPDFObjectHandle widget, const QString& script = {});
/** The appearance of a widget of a text or choice field, to be compared as a picture. */
[[nodiscard]] FilledLook filledLook(QPDF& pdf, const FieldTree& fields, ObjectKey key,
                                    QPDFObjectHandle widget);
/**
 * A revision's changes to the form's entries with which all its fields are drawn: /NeedAppearances, /DA,
 * /Q and /DR (ISO 32000-2 table 224). Names may be added to the resources that no field uses; asking readers
 * to make all looks anew is allowed where that shows what was shown before.
 */
[[nodiscard]] QList<RevisionChange::Fault> formDefaultFaults(QPDF& old, QPDF& now, const FieldTree& oldFields,
                                                             ValueComparison& comparison);

} // namespace ink::pdf
