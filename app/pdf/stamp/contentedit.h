#pragma once

#include "app/base/result.h"

#include <QList>
#include <QString>

namespace ink::pdf {

class Revision;

/** The value that a tag gave a form field of the file. */
struct FormValue
{
    QString field;     ///< full name
    QString text;      ///< of a text or a choice (as shown)
    QString state;     ///< for a button: its on state; empty for other fields
    bool isOn = false; ///< of a button
};

/**
 * Takes the anchors of the file out of its pages in this revision: their streams are written anew without
 * those characters, and everything else stays where it is. To be called before the pages are stamped. A form
 * XObject that stands on several pages loses its anchors on all of them.
 */
[[nodiscard]] Result<void> eraseAnchors(Revision& revision);

/**
 * Gives the form fields their values, makes them read-only and hides their widgets, because the page itself
 * shows what was filled in; other fields stay alive. An XFA form, which would show itself instead of the
 * page, is taken off.
 */
[[nodiscard]] Result<void> settleForm(Revision& revision, const QList<FormValue>& values);

} // namespace ink::pdf
