#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

namespace ink::pdf {

/** The appearances of form fields in an image of a page. */
enum class FieldAppearances {
    WithGenerated, ///< including those that viewers generate (FieldAppearance)
    Stored         ///< only those stored in the file, as in a viewer that generates none
};

/** A copy for display only: the appearances of form fields (the normal appearances of their widgets, ISO
 * 32000-2 §12.5.5, or generated ones, see FieldAppearance) become page content, for renderers that omit
 * widgets, and the widgets are removed. Fields whose fully qualified names are in `without` are only removed,
 * because their values are shown in another way. Returns the same bytes, uncopied, if no widget shows
 * anything or the file is unreadable. */
[[nodiscard]] QByteArray withRenderedForm(const QByteArray& bytes, const QSet<QString>& without = {},
                                          FieldAppearances looks = FieldAppearances::WithGenerated);

} // namespace ink::pdf
