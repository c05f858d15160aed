#include "app/pdf/intake/tagimport.h"

#include "app/pdf/content/anchors.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/intake/formimport.h"

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
        return fail(unreadableError(e));
    }
}

} // namespace ink::pdf
