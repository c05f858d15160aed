#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/domain/document/contentissue.h"

#include <QList>
#include <QSet>

class QPDF;

namespace ink::pdf {

struct PageTree;

/** Finds content of a file that can change by itself or differ between programs or between screen and print.
 * The check lists harmless entries, not harmful ones: it reports any action except links, any annotation type
 * that isn't simply drawn, and any layer that isn't always visible. Issues in `mended` are removed from the
 * open file as they are found, except those of layers and signatures. Does not verify signatures. */
[[nodiscard]] QList<domain::ContentIssue> findContentIssues(QPDF& qpdf, const PageTree& tree,
                                                            const QSet<domain::ContentIssue>& mended = {});

} // namespace ink::pdf
