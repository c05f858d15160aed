#include "app/pdf/pages/pageplan.h"

#include "app/base/reasons.h"
#include "app/pdf/file/guarded.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/parsebudget.h"
#include "app/pdf/file/reasons.h"
#include "app/pdf/file/rewritefile.h"
#include "app/pdf/file/signedfields.h"
#include "app/pdf/pages/removepages.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFAcroFormDocumentHelper.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageLabelDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int stepsBetweenReports = 64;

/** One of the files, opened. It must exist until the result is written, because copied pages still read their
 * streams from it. */
struct PageSource
{
    std::unique_ptr<SourceFile> file;
    std::vector<QPDFObjectHandle> pages;
    QList<QSizeF> sizes;
    std::unique_ptr<QPDFAcroFormDocumentHelper> form; ///< created when a page is copied
    std::unique_ptr<QPDFPageLabelDocumentHelper> labels;
};

Result<PageSource> openedSource(const QByteArray& bytes)
{
    PageSource source;
    INK_ASSIGN(file, SourceFile::open(bytes));
    QPDF& qpdf = file->qpdf();
    const bool isSigned = hasSignedFields(qpdf);
    if (isSigned) return fail(ErrorCode::UnreadablePdf, reasons::pdfCannotTakeAdditions());
    if (qpdf.isEncrypted()) return fail(ErrorCode::UnreadablePdf, reasons::pdfEncrypted());
    INK_ASSIGN(tree, readPageTree(qpdf));
    INK_TRY(ParseBudget::tryCheck());
    for (const PageInfo& info : std::as_const(tree.infos))
        source.sizes.append(info.size);
    qpdf.pushInheritedAttributesToPage();
    source.pages = qpdf.getAllPages();
    // Both traversals must yield the same pages.
    if (source.pages.size() != tree.pages.size())
        return fail(ErrorCode::UnreadablePdf, reasons::pdfPageListBroken());
    source.labels = std::make_unique<QPDFPageLabelDocumentHelper>(qpdf);
    source.file = std::move(file);
    return source;
}

QPDFObjectHandle blankPage(QPDF& qpdf, const QSizeF& size)
{
    QPDFObjectHandle page = QPDFObjectHandle::newDictionary();
    page.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
    page.replaceKey("/MediaBox", QPDFObjectHandle::newArray(
                                     QPDFObjectHandle::Rectangle(0, 0, size.width(), size.height())));
    page.replaceKey("/Resources", QPDFObjectHandle::newDictionary());
    return qpdf.makeIndirectObject(page);
}

/** A copy of a page, with its own form fields. */
QPDFObjectHandle copied(PageSource& base, PageSource& from, int at)
{
    QPDF& qpdf = base.file->qpdf();
    QPDFObjectHandle original = from.pages.at(static_cast<size_t>(at));
    const bool isForeign = &from != &base;
    QPDFObjectHandle page =
        isForeign ? qpdf.copyForeignObject(original) : qpdf.makeIndirectObject(original.shallowCopy());
    if (!original.getKey("/Annots").isArray()) return page;
    if (!base.form) base.form = std::make_unique<QPDFAcroFormDocumentHelper>(qpdf);
    if (!from.form) from.form = std::make_unique<QPDFAcroFormDocumentHelper>(from.file->qpdf());
    base.form->fixCopiedAnnotations(page, original, *from.form);
    return page;
}

/** Replaces all pages of the document. */
void setPages(QPDF& qpdf, const std::vector<QPDFObjectHandle>& pages)
{
    QPDFObjectHandle top = qpdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    top.replaceKey("/Type", QPDFObjectHandle::newName("/Pages"));
    top.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(pages.size())));
    top.replaceKey("/Kids", QPDFObjectHandle::newArray(pages));
    for (QPDFObjectHandle page : pages)
        page.replaceKey("/Parent", top);
    qpdf.getRoot().replaceKey("/Pages", top);
    qpdf.updateAllPagesCache();
}

Result<void> checkPlan(const std::vector<PageSource>& sources, const QList<PlannedPage>& plan)
{
    if (plan.isEmpty()) return fail(ErrorCode::Validation, reasons::pdfHasNoPages());
    for (const PlannedPage& page : plan) {
        if (page.source < 0) continue;
        const bool isKnown =
            page.source < static_cast<int>(sources.size()) && page.page >= 0 &&
            page.page < static_cast<int>(sources[static_cast<size_t>(page.source)].pages.size());
        if (!isKnown) return fail(ErrorCode::Validation, reasons::pdfHasNoSuchPage(page.page + 1));
    }
    return {};
}

Result<QByteArray> arranged(std::vector<PageSource>& sources, const QList<PlannedPage>& plan,
                            const PagesProgress& progress)
{
    PageSource& base = sources.front();
    QPDF& qpdf = base.file->qpdf();
    const bool hasLabels = std::any_of(sources.begin(), sources.end(),
                                       [](PageSource& source) { return source.labels->hasPageLabels(); });
    std::vector<QPDFObjectHandle> labels;
    std::vector<QPDFObjectHandle> pages;
    std::vector<bool> isUsed(base.pages.size(), false);
    for (int i = 0; i < plan.size(); ++i) {
        if (i % stepsBetweenReports == 0) {
            INK_TRY(ParseBudget::tryCheck());
            if (progress && !progress(0.1 + 0.5 * i / static_cast<double>(plan.size())))
                return fail(ErrorCode::Cancelled);
        }
        const PlannedPage& wanted = plan.at(i);
        if (wanted.source < 0) {
            pages.push_back(blankPage(qpdf, wanted.blankSize));
            labels.push_back(QPDFObjectHandle::newInteger(i));
            labels.push_back(QPDFObjectHandle::newDictionary());
            continue;
        }
        PageSource& source = sources.at(static_cast<size_t>(wanted.source));
        const auto at = static_cast<size_t>(wanted.page);
        const bool isInPlace = wanted.source == 0 && !isUsed.at(at);
        if (isInPlace) isUsed[at] = true;
        QPDFObjectHandle page = isInPlace ? base.pages.at(at) : copied(base, source, wanted.page);
        if (wanted.rotation % 360 != 0) QPDFPageObjectHelper(page).rotatePage(wanted.rotation % 360, true);
        pages.push_back(page);
        source.labels->getLabelsForPageRange(wanted.page, wanted.page, i, labels);
    }
    std::vector<QPDFObjectHandle> gone;
    for (size_t i = 0; i < isUsed.size(); ++i)
        if (!isUsed[i]) gone.push_back(base.pages[i]);
    removePages(qpdf, gone, pages);
    setPages(qpdf, pages);
    if (hasLabels) {
        QPDFObjectHandle tree = QPDFObjectHandle::newDictionary();
        tree.replaceKey("/Nums", QPDFObjectHandle::newArray(labels));
        qpdf.getRoot().replaceKey("/PageLabels", tree);
    }
    if (progress && !progress(0.6)) return fail(ErrorCode::Cancelled);
    QByteArray bytes = rewriteFile(qpdf);
    INK_TRY(ParseBudget::tryCheck());
    if (progress && !progress(1)) return fail(ErrorCode::Cancelled);
    return bytes;
}

} // namespace

Result<QByteArray> arrangePages(const QList<QByteArray>& sources, const QList<PlannedPage>& plan,
                                const PagesProgress& progress)
{
    qsizetype total = 0;
    for (const QByteArray& bytes : sources)
        total += bytes.size();
    const ParseBudget budget(ParseBudget::memoryFor(total));
    return runGuarded([&]() -> Result<QByteArray> {
        std::vector<PageSource> opened;
        opened.reserve(static_cast<size_t>(sources.size()));
        for (const QByteArray& bytes : sources) {
            INK_ASSIGN(source, openedSource(bytes));
            opened.push_back(std::move(source));
        }
        if (opened.empty()) return fail(ErrorCode::Validation, reasons::pdfHasNoPages());
        INK_TRY(checkPlan(opened, plan));
        if (progress && !progress(0.1)) return fail(ErrorCode::Cancelled);
        return arranged(opened, plan, progress);
    });
}

Result<QList<QSizeF>> arrangeablePages(const QByteArray& bytes)
{
    const ParseBudget budget(ParseBudget::memoryFor(bytes.size()));
    return runGuarded([&]() -> Result<QList<QSizeF>> {
        INK_ASSIGN(source, openedSource(bytes));
        return source.sizes;
    });
}

} // namespace ink::pdf
