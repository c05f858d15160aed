#pragma once

#include "app/pdf/verify/verifier.h"
#include "ui/viewer/pagedifference.h"

#include <QString>

#include <optional>

namespace ink::ui {

/** Two revisions to be held against each other, counted from 1, and where to look first. */
struct RevisionPair
{
    int before = 1;
    int after = 2;
    int page = -1; ///< 0-based in the later one; -1 = the first difference
    bool operator==(const RevisionPair&) const = default;
};

/** The revision as the file is now. */
[[nodiscard]] int lastRevision(const pdf::VerifyReport& report);
/** The comparison that a person most likely wants: the last signed revision and the file as it is now, or,
 * when nothing follows the last signature, what its signer added. Nothing when there is one revision only. */
[[nodiscard]] std::optional<RevisionPair> usualPair(const pdf::VerifyReport& report);
/** The revisions that a finding is about, when it is about a change after a signature. */
[[nodiscard]] std::optional<RevisionPair> pairFor(const pdf::VerifyFinding& finding,
                                                  const pdf::VerifyReport& report);

/** "Revision 2 of 4, as it is now — signed by Ada Byron, 3 Nov 2026 10:12". */
[[nodiscard]] QString revisionTitle(const pdf::VerifyReport& report, int revision);
/** "signed by Ada Byron, 3 Nov 2026 10:12"; empty when nobody signed this revision. */
[[nodiscard]] QString revisionSigners(const pdf::VerifyReport& report, int revision);

/** A region of a page in words, for example "top left". */
[[nodiscard]] QString areaPlace(const QRectF& area, QSizeF page);
/** "Page 2"; a page that is gone says so. */
[[nodiscard]] QString rowTitle(const PagePair& row);
/** "3 areas differ: top left, middle, bottom right", "This page was added" … */
[[nodiscard]] QString differenceWords(const PageDifference& difference, QSizeF page);

} // namespace ink::ui
