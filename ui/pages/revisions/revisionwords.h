#pragma once

#include "app/pdf/verify/verifier.h"
#include "ui/viewer/pagedifference.h"

#include <QString>

#include <optional>

namespace ink::ui {

/** Two revisions to be compared, 1-based, and the page to show first. */
struct RevisionPair
{
    int before = 1;
    int after = 2;
    int page = -1; ///< 0-based in the later one; -1 = the first difference
    bool operator==(const RevisionPair&) const = default;
};

/** The number of the current revision, which is the last one (1-based). */
[[nodiscard]] int lastRevision(const pdf::VerifyReport& report);
/** The most likely comparison: the last signed revision and the current file; or, if nothing follows the
 * last signature, the changes of its signer. Nothing if there is only one revision. */
[[nodiscard]] std::optional<RevisionPair> defaultPair(const pdf::VerifyReport& report);
/** The revisions to compare for a finding about a change after a signature. */
[[nodiscard]] std::optional<RevisionPair> pairFor(const pdf::VerifyFinding& finding,
                                                  const pdf::VerifyReport& report);

/** "Revision 4 of 4 (current) — signed by Ada Byron, 3 Nov 2026 10:12". */
[[nodiscard]] QString revisionTitle(const pdf::VerifyReport& report, int revision);
/** "signed by Ada Byron, 3 Nov 2026 10:12"; empty if this revision isn't signed. */
[[nodiscard]] QString revisionSigners(const pdf::VerifyReport& report, int revision);

/** A region of a page in words, for example "top left". */
[[nodiscard]] QString areaText(const QRectF& area, QSizeF page);
/** "Page 2"; for a removed page, with a note. */
[[nodiscard]] QString rowTitle(const PagePair& row);
/** A difference within a sentence: "page 6, top left", "page 6 added"; `area` is one of a changed page. */
[[nodiscard]] QString changeWords(const PagePair& row, const PageDifference& difference, qsizetype area,
                                  QSizeF page);
/** "3 areas differ: top left, middle, bottom right", "This page was added" … */
[[nodiscard]] QString differenceWords(const PageDifference& difference, QSizeF page);

} // namespace ink::ui
