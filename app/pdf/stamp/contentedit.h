#pragma once

#include "app/base/result.h"

#include <QList>
#include <QString>

namespace ink::pdf {

class Revision;

/** The value of a form field of the file, as entered in its tag. */
struct FormValue
{
    QString field;     ///< fully qualified name
    QString text;      ///< for text or a choice (as displayed)
    QString onState;   ///< for a button: its "on" state; empty for other fields
    bool isOn = false; ///< for a button
};

/** Removes the file's anchors from its pages in this revision: rewrites the streams without those characters;
 * everything else keeps its position. Call before the pages are stamped. A form XObject on several pages
 * loses its anchors on all of them. */
[[nodiscard]] Result<void> eraseAnchors(Revision& revision);

/** Sets the values of form fields, makes them read-only and hides their widgets, because the page itself
 * shows the values; other fields stay interactive. Removes an XFA form, which would be shown instead of the
 * page. */
[[nodiscard]] Result<void> applyFormValues(Revision& revision, const QList<FormValue>& values);

} // namespace ink::pdf
