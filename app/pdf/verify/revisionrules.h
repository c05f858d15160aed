#pragma once
// Private to app/pdf/verify.

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/forms/pagecover.h"
#include "app/pdf/verify/fieldpictures.h"
#include "app/pdf/verify/revisionchange.h"
#include "app/pdf/verify/revisionindex.h"

#include <functional>

namespace ink::pdf {

/** Returns whether the signed revision had an object of this number. */
using ExistedBefore = std::function<bool(const ObjectKey&)>;

/** Takes an appearance whose letters are its value, to be compared as a picture later, and returns whether it
 * draws characters with the shapes of others; empty where pages can't be rendered. */
using LookJudge = std::function<bool(FilledLook look)>;

/**
 * Judges the `changed` objects (in both revisions, with other content) and the `added` ones.
 * Everything that `index` calls frozen must be as it was; each other role has its rule. `fields` are those of
 * the later revision; `comparison` notes whether objects were renumbered. May throw what
 * qpdf throws.
 */
[[nodiscard]] RevisionChange applyRevisionRules(QPDF& old, QPDF& now, const RevisionIndex& index,
                                                const FieldTree& fields, PageCover& cover,
                                                ValueComparison& comparison, const ObjectSet& changed,
                                                const ObjectSet& added, const ExistedBefore& existed,
                                                const LookJudge& judgeLook);

} // namespace ink::pdf
