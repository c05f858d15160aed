#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/domain/document/contentissue.h"

#include <QList>
#include <QSet>

class QPDF;

namespace ink::pdf {

struct PageTree;

/**
 * Finds the content of a file that can change by itself or differ between programs, the screen and paper.
 * The list names harmless entries, not harmful ones: any action but a link, any kind of annotation that isn't
 * plainly drawn, any layer that isn't shown always. Issues in `mended` are taken out of the open file while
 * they are found; layers and signatures are not among those that can be. Signatures are not judged here.
 */
[[nodiscard]] QList<domain::ContentIssue> findContentIssues(QPDF& qpdf, const PageTree& tree,
                                                            const QSet<domain::ContentIssue>& mended = {});

} // namespace ink::pdf
