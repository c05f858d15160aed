#pragma once

#include "app/base/result.h"
#include "app/domain/anchors/tagimport.h"
#include "app/pdf/content/pagecontent.h"

#include <QByteArray>

#include <vector>

class QPDF;

namespace ink::pdf {

struct PageTree;

/** Imports the anchors (domain::Anchor) of a file as tags with their positions: as large as the text, or as
 * their type requires if there is space. Anchors are found across text runs, fonts, kerning and form
 * XObjects, on rotated pages and in rotated text. */
[[nodiscard]] Result<domain::TagImport> importAnchors(const QByteArray& bytes);
/** Imports the anchors of an open file. */
[[nodiscard]] domain::TagImport importAnchors(QPDF& qpdf, const PageTree& tree);

/** A character code of an anchor, to be removed from its stream. */
struct AnchorLetter
{
    int stream = 0; ///< index into AnchorPage::streams
    PageContent::TextRun textRun;
    int element = 0;
    int byteIndex = 0;
    int byteCount = 1;
    double advance = 0;
};

/** The anchors of a page in its content streams. */
struct AnchorPage
{
    int pageIndex = 0; ///< 0-based
    std::vector<PageContent::Stream> streams;
    std::vector<AnchorLetter> letters; ///< empty = none on this page
};

/** The content to remove so that no anchor of a file is visible or can be copied. Includes pages without
 * anchors, with their streams but without data, so that shared forms can be detected. */
[[nodiscard]] std::vector<AnchorPage> findAnchors(QPDF& qpdf, const PageTree& tree);

} // namespace ink::pdf
