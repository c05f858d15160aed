#pragma once

#include "app/pdf/verify/annotationlist.h"
#include "app/pdf/verify/revisionchange.h"
#include "app/pdf/verify/revisionindex.h"

#include <QString>

#include <set>
#include <string>

namespace ink::pdf {

class ValueComparison;

/** The form in the signed revision and in the later one. All referenced objects must outlive this object. */
struct FormRevisions
{
    QPDF& old;
    QPDF& now;
    const RevisionIndex& index; ///< index of the signed revision
    const FieldTree& fields;    ///< fields of the later revision
    ValueComparison& comparison;
    const ObjectSet& changed;
};

/** Returns whether a value is a document time-stamp (ISO 32000-2 §12.8.5), according to its SubFilter. */
[[nodiscard]] bool isTimestamp(QPDFObjectHandle value);
/** The names of up to five entries that differ between two dictionaries, except those in `but`. */
[[nodiscard]] QString differences(ValueComparison& comparison, QPDFObjectHandle before,
                                  QPDFObjectHandle after, const std::set<std::string>& but);
/** Returns whether the displayed value of a field or widget was changed. */
[[nodiscard]] bool isFilled(const FormRevisions& sides, ObjectKey key);
/** Returns whether a new rich text value (/RV) differs from the value. */
[[nodiscard]] bool hasOtherRichText(const FormRevisions& sides, ObjectKey key, QPDFObjectHandle widget);
/** Returns whether a new widget covers a field of the signed revision, such as an unchecked box; `had` are
 * the annotations of its page in the signed revision. */
[[nodiscard]] bool coversField(const FormRevisions& sides, QPDFObjectHandle widget,
                               const AnnotationList& had);

} // namespace ink::pdf
