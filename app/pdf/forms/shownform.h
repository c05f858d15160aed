#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

namespace ink::pdf {

/** The looks of form fields in a picture of a page. */
enum class FieldLooks {
    AsViewers, ///< those that viewers make instead of stored ones included (FieldLook)
    Stored     ///< only those that the file holds, as in a viewer that makes none
};

/**
 * A copy to be looked at only: what form fields show (the normal appearances of their widgets, ISO 32000-2
 * §12.5.5; see FieldLook for those that viewers make) is drawn on the pages themselves, for renderers that
 * leave widgets out, and those widgets are taken off the pages. Fields whose full names are in `without` are
 * taken off only: something else shows them. The very same bytes, uncopied, when no widget shows anything and
 * for files that cannot be read.
 */
[[nodiscard]] QByteArray shownWithForm(const QByteArray& bytes, const QSet<QString>& without = {},
                                       FieldLooks looks = FieldLooks::AsViewers);

} // namespace ink::pdf
