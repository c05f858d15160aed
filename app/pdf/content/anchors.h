#pragma once

#include "app/base/result.h"
#include "app/domain/anchors/tagimport.h"
#include "app/pdf/content/pagecontent.h"

#include <QByteArray>

#include <vector>

class QPDF;

namespace ink::pdf {

struct PageTree;

/**
 * The anchor text of a file (domain::Anchor) as tags, with the places where they stand: as wide and high as
 * the text, or as their type needs where there is room. Found across runs of text, fonts, kerning and form
 * XObjects, on turned pages and in turned text.
 */
[[nodiscard]] Result<domain::TagImport> importAnchors(const QByteArray& bytes);
/** The same of an open file. */
[[nodiscard]] domain::TagImport importAnchors(QPDF& qpdf, const PageTree& tree);

/** One character code of an anchor, to be taken out of its stream. */
struct AnchorLetter
{
    int stream = 0; ///< index into AnchorPage::streams
    PageContent::Show show;
    int element = 0;
    int byte = 0;
    int bytes = 1;
    double advance = 0;
};

/** The anchors of a page as its content streams write them. */
struct AnchorPage
{
    int pageIndex = 0; ///< 0-based
    std::vector<PageContent::Stream> streams;
    std::vector<AnchorLetter> letters; ///< empty = none on this page
};

/** The content to remove so that no anchor of a file is seen or can be copied any more; pages without one
 * too, with their streams but without data, so that a shared form is known as such. */
[[nodiscard]] std::vector<AnchorPage> anchorLetters(QPDF& qpdf, const PageTree& tree);

} // namespace ink::pdf
