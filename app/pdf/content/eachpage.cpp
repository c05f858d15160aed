#include "app/pdf/content/eachpage.h"

#include "app/pdf/content/reasons.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"

#include <qpdf/QPDF.hh>

namespace ink::pdf {

Result<void> readEachPage(const QByteArray& bytes, const EachPageVisitor& visit)
{
    constexpr size_t maxLetters = 20'000'000; // of a file
    INK_ASSIGN(file, SourceFile::open(bytes));
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        PageReader reader(file->qpdf(), tree);
        const auto count = static_cast<int>(tree.infos.size());
        size_t letters = 0;
        for (int i = 0; i < count; ++i) {
            Result<PageContent> page = fail(ErrorCode::UnreadablePdf, reasons::pageTooComplexToSearch());
            if (letters <= maxLetters) page = reader.read(i);
            if (page) letters += page->letters.size();
            if (!visit(i, count, std::move(page))) break;
        }
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return {};
}

} // namespace ink::pdf
