#include "app/pdf/tagimport.h"

#include "app/pdf/anchors.h"
#include "app/pdf/formimport.h"
#include "app/pdf/pagetree.h"
#include "app/pdf/sourcefile.h"
#include "app/pdf/streamlimits.h"

#include <algorithm>

namespace ink::pdf {

Result<domain::TagImport> importTags(const QByteArray& bytes)
{
    const StreamBudget budget;
    INK_ASSIGN(file, SourceFile::open(bytes));
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        domain::TagImport import = importForm(file->qpdf(), tree);
        domain::TagImport anchors = importAnchors(file->qpdf(), tree);
        import.tags += anchors.tags;
        import.findings += anchors.findings;
        std::stable_sort(import.tags.begin(), import.tags.end(),
                         [](const domain::ImportedTag& a, const domain::ImportedTag& b) {
                             return a.tag.pageIndex < b.tag.pageIndex;
                         });
        return import;
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
}

} // namespace ink::pdf
