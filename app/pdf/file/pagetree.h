#pragma once

#include "app/base/result.h"
#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/pageinfo.h"

#include <QList>

#include <vector>

class QPDF;
class QPDFObjectHandle;

namespace ink::pdf {

class SourceFile;

/** The page tree of a file, read without modifying it. */
struct PageTree
{
    struct Node
    {
        ObjectId id;           ///< null if it is a direct value in its parent's /Kids
        int parent = -1;       ///< index of the parent node, -1 = the catalog refers to it
        int kid = 0;           ///< index in the parent's /Kids
        bool isShared = false; ///< the same object occurs repeatedly in the tree
    };
    std::vector<Node> nodes;
    std::vector<int> pages; ///< indexes of the leaves, in order
    QList<PageInfo> infos;  ///< one per leaf
};

/** Reads the page tree. Fails with UnreadablePdf if it has no pages or is malformed or malicious. */
[[nodiscard]] Result<PageTree> readPageTree(QPDF& qpdf);
/** Like the above, but many times faster if the pages are plainly written. */
[[nodiscard]] Result<PageTree> readPageTree(const SourceFile& file);
/** The object of a node. */
[[nodiscard]] QPDFObjectHandle nodeObject(QPDF& qpdf, const PageTree& tree, int node);
/** The /Resources of a node or of its nearest ancestor with resources; an empty dictionary if none has
 * any. */
[[nodiscard]] QPDFObjectHandle resourcesOf(QPDF& qpdf, const PageTree& tree, int node);

} // namespace ink::pdf
