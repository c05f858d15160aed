#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

namespace ink::pdf {

/**
 * A copy to be looked at only: what form fields show (the normal appearances of their widgets, ISO 32000-2
 * §12.5.5; see FieldLook for those that viewers make) is drawn on the pages themselves, for renderers that
 * leave widgets out, and those widgets are taken off the pages. Fields whose full names are in `without` are
 * taken off only: something else shows them. The very same bytes, uncopied, when no widget shows anything and
 * for files that cannot be read.
 */
[[nodiscard]] QByteArray shownWithForm(const QByteArray& bytes, const QSet<QString>& without = {});

} // namespace ink::pdf
