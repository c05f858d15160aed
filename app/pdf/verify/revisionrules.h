#pragma once
// Private to app/pdf/verify.

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/forms/pagecover.h"
#include "app/pdf/verify/fieldpictures.h"
#include "app/pdf/verify/revisionchange.h"
#include "app/pdf/verify/revisionindex.h"

#include <functional>

namespace ink::pdf {

/** Returns whether the signed revision had an object with this number. */
using ExistedBefore = std::function<bool(const ObjectKey&)>;

/** Receives an appearance whose letters match its value, to be compared as an image later, and returns
 * whether it draws characters with the shapes of others; empty if pages can't be rendered. */
using AppearanceJudge = std::function<bool(FilledAppearance look)>;

/** Judges the `changed` objects (in both revisions, with different content) and the `added` ones. Everything
 * that `index` marks as frozen must be unchanged; each other role has its rule. `fields` are those of the
 * later revision; `comparison` records whether objects were renumbered. May throw qpdf's exceptions. */
[[nodiscard]] RevisionChange applyRevisionRules(QPDF& old, QPDF& now, const RevisionIndex& index,
                                                const FieldTree& fields, PageCover& cover,
                                                ValueComparison& comparison, const ObjectSet& changed,
                                                const ObjectSet& added, const ExistedBefore& existed,
                                                const AppearanceJudge& judgeAppearance);

} // namespace ink::pdf
