#include "app/pdf/verify/picturecomparison.h"

#include "app/pdf/content/pagecontent.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/forms/inkpixels.h"
#include "app/pdf/forms/pagecover.h"
#include "app/pdf/forms/printedcopy.h"
#include "app/pdf/forms/shownpages.h"
#include "app/pdf/verify/reasons.h"

#include <QPainter>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cstring>

namespace ink::pdf {

namespace {

using PaperKind = RevisionChange::Area::Kind;
using FindingLevel = VerifyFinding::Level;

constexpr int pixelContrast = 40; ///< out of 255, between two images of the same page
// Index(maxDifferentPixels): Verify: how much of a page may differ
constexpr int maxDifferentPixels = 3;
constexpr double allowedMargin = 2; ///< points around areas that may differ
constexpr double coverInset = 2.5;  ///< points inside the edge of a new object that may touch signed content
constexpr int minLostPixels = 24;
constexpr int maxSpecks = 14;         ///< pixels
constexpr double minLostPart = 0.12;  ///< minimum lost fraction of the signed content in an area
constexpr int pagesOfChunk = 8;       ///< rendered together by a program
constexpr qsizetype judgedPages = 40; ///< maximum pages examined if only visibility of a change matters
constexpr double glanceScale =
    0.5; ///< pixels per point, for pages that no change reaches according to our analysis
constexpr qsizetype glancedPages = 60;

bool differs(const QImage& before, const QImage& after, const QList<QRect>& allowed)
{
    if (before.size() != after.size()) return true;
    QImage mask;
    if (!allowed.isEmpty()) {
        mask = QImage(before.size(), QImage::Format_Grayscale8);
        mask.fill(0);
        QPainter painter(&mask);
        for (const QRect& rect : allowed)
            painter.fillRect(rect, Qt::white);
    }
    int different = 0;
    for (int y = 0; y < before.height(); ++y) {
        const auto* const a = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* const b = reinterpret_cast<const QRgb*>(after.constScanLine(y));
        if (std::memcmp(a, b, sizeof(QRgb) * static_cast<size_t>(before.width())) == 0) continue;
        const uchar* const skip = mask.isNull() ? nullptr : mask.constScanLine(y);
        for (int x = 0; x < before.width(); ++x)
            if (a[x] != b[x] && !(skip && skip[x] != 0) && contrastOf(a[x], b[x]) > pixelContrast &&
                ++different > maxDifferentPixels)
                return true;
    }
    return false;
}

bool isMuch(int lost, int all)
{
    return lost > std::max(minLostPixels, static_cast<int>(minLostPart * all));
}

} // namespace

struct PictureComparison::PageAreas
{
    struct Field
    {
        QRectF rect; ///< points as displayed
        QString name;
    };
    QList<Field> fields;
    QList<QRectF> papers;
    QList<QRectF> marks;
    QList<QRectF> comments;
};

/** One reader's comparison of one range. */
struct PictureComparison::Job
{
    const PageRenderer& reader;
    const Range& range;
    bool isPrint;
    std::unique_ptr<ShownPages> before;
    std::unique_ptr<ShownPages> after;
    std::unique_ptr<ShownPages>
        bare; ///< before, without the fields that were changed later; only for the viewer
    qint64 pixels = 0;
    int missing = 0; ///< number of pages that could not be compared
    int wanted = 0;

    Job(const PageRenderer& renderer, const Range& what, bool print)
        : reader(renderer), range(what), isPrint(print),
          before(std::make_unique<ShownPages>(renderer, print ? makePrintedCopy(what.before) : what.before)),
          after(std::make_unique<ShownPages>(renderer, print ? makePrintedCopy(what.after) : what.after))
    {
        QSet<QString> fields;
        for (const RevisionChange::Area& area : what.changes.areas)
            if (area.kind == PaperKind::Field) fields.insert(area.subject);
        if (!print && !renderer.rendersFields() && !fields.isEmpty())
            bare = std::make_unique<ShownPages>(renderer, what.before, fields);
    }
};

PictureComparison::PictureComparison(const VerifyOptions& options, QPDF& now, const PageTree& tree)
    : m_options(options), m_now(now), m_tree(tree)
{
}

bool PictureComparison::isCancelled() const
{
    return m_options.cancelled && *m_options.cancelled;
}

PictureComparison::Result PictureComparison::compareWithViewer(const Range& range)
{
    Result result;
    for (const bool print : {false, true}) {
        if (print && (!range.changes.hasPrintOnly || result.differs)) break;
        Job job(*m_options.renderer, range, print);
        if (!job.before->isReadable()) {
            result.isPartial = true;
            result.findings.append({QStringLiteral("revision.not-compared"), FindingLevel::Warning,
                                    reasons::pagesNotComparable(), -1});
            return result;
        }
        if (!job.after->isReadable() || job.before->pageCount() != job.after->pageCount()) {
            result.differs = true;
            result.findings.append({QStringLiteral("revision.rendering"), FindingLevel::Error,
                                    reasons::pageLooksDifferent(1), -1});
        } else {
            compare(job, result);
        }
    }
    result.isVisible = result.differs;
    if (result.differs) reportOf(*m_options.renderer).differs = true;
    return result;
}

PictureComparison::Result PictureComparison::compareWithOthers(const Range& range)
{
    Result result;
    for (const PageRenderer* reader : m_options.otherReaders) {
        for (const bool print : {false, true}) {
            if (print && (!range.changes.hasPrintOnly || result.differs)) break;
            Job job(*reader, range, print);
            const bool differed = result.differs;
            compare(job, result);
            ReaderReport& report = reportOf(*reader);
            report.differs = report.differs || (result.differs && !differed);
        }
    }
    if (!m_options.missingReaders.isEmpty() && !result.differs)
        result.findings.append({QStringLiteral("reader.missing"), FindingLevel::Warning,
                                reasons::readersMissing(m_options.missingReaders.join(QStringLiteral(", "))),
                                -1});
    return result;
}

ReaderReport& PictureComparison::reportOf(const PageRenderer& reader)
{
    const auto known = std::find_if(m_readers.begin(), m_readers.end(),
                                    [&](const ReaderReport& one) { return one.name == reader.name(); });
    if (known != m_readers.end()) return *known;
    m_readers.append({reader.name(), 0, false, false});
    return m_readers.last();
}

double PictureComparison::scaleOf(int page) const
{
    return page < m_tree.infos.size() ? ShownPages::comparisonScale(m_tree.infos.at(page).size) : 1;
}

QList<int> PictureComparison::pagesOf(const Range& range, int count) const
{
    QList<int> pages;
    for (const int page : range.changes.changedPages)
        if (page >= 0 && page < count) pages.append(page);
    std::sort(pages.begin(), pages.end());
    for (int page = 0; page < count; ++page)
        if (!range.changes.changedPages.contains(page) &&
            (!range.changes.reached || range.changes.reached->contains(page)))
            pages.append(page);
    if (range.isJudged && pages.size() > judgedPages) pages.resize(judgedPages);
    return pages;
}

PictureComparison::PageAreas PictureComparison::areasOf(const Range& range, int page) const
{
    PageAreas areas;
    if (page >= m_tree.infos.size()) return areas;
    const PageSpace space(m_tree.infos.at(page));
    for (const RevisionChange::Area& area : range.changes.areas) {
        if (area.page != page) continue;
        if (area.kind == PaperKind::OnPaper)
            areas.papers.append(space.mapToDisplay(area.rect));
        else if (area.kind == PaperKind::Mark)
            areas.marks.append(space.mapToDisplay(area.rect));
        else if (area.kind == PaperKind::Comment)
            areas.comments.append(space.mapToDisplay(area.rect));
        else
            areas.fields.append({space.mapToDisplay(area.rect), area.subject});
    }
    return areas;
}

QList<QRectF> PictureComparison::linesOf(int page, const QRectF& rect)
{
    const auto content = PageReader(m_now, m_tree).read(page);
    return content ? writingLines(*content, rect) : QList<QRectF>();
}

void PictureComparison::compare(Job& job, Result& result)
{
    const bool isViewer = &job.reader == m_options.renderer;
    const int count = isViewer ? job.before->pageCount() : static_cast<int>(m_tree.pages.size());
    const QList<int> pages = pagesOf(job.range, count);
    QList<int> glanced;
    if (!isViewer && !job.isPrint && job.range.changes.touchesTree) {
        for (int page = 0; page < count && glanced.size() < glancedPages; ++page)
            if (!pages.contains(page)) glanced.append(page);
    }
    job.wanted = static_cast<int>(pages.size());
    m_all += static_cast<int>(pages.size() + glanced.size());
    const bool differed = result.differs;
    const auto mayContinue = [&] {
        return result.differs == differed && !isCancelled() && !job.before->hasFailed();
    };
    for (qsizetype first = 0; first < pages.size() && mayContinue();) {
        const double scale = scaleOf(pages.at(first));
        QList<int> chunk;
        for (; first < pages.size() && chunk.size() < pagesOfChunk && scaleOf(pages.at(first)) == scale;
             ++first)
            chunk.append(pages.at(first));
        if (job.pixels > m_options.pixelLimit)
            job.missing += static_cast<int>(chunk.size());
        else
            compareChunk(job, chunk, scale, result);
    }
    for (qsizetype first = 0; first < glanced.size() && mayContinue(); first += 4 * pagesOfChunk)
        compareChunk(job, glanced.mid(first, 4 * pagesOfChunk), glanceScale, result);
    if (!isViewer && !job.isPrint && job.range.changes.touchesTree && mayContinue() &&
        showsMorePages(job, count)) {
        result.differs = true;
        result.findings.append({QStringLiteral("reader.difference"), FindingLevel::Error,
                                reasons::readerShowsMorePages(job.reader.name()), -1});
    }

    ReaderReport& report = reportOf(job.reader);
    if (!isViewer && job.before->hasFailed()) {
        report.hasFailed = true;
        result.findings.append({QStringLiteral("reader.failed"), FindingLevel::Warning,
                                reasons::readerFailed(job.reader.name()), -1});
    } else if (!isViewer && job.after->hasFailed() && result.differs == differed) {
        report.hasFailed = true;
        result.isPartial = true;
        result.findings.append({QStringLiteral("reader.failed"), FindingLevel::Warning,
                                reasons::readerFailedLater(job.reader.name()), -1});
    } else if (isCancelled()) {
        result.isPartial = true;
        result.findings.append({QStringLiteral("revision.not-compared"), FindingLevel::Warning,
                                reasons::verificationCanceled(), -1});
    } else if (job.missing > 0 && result.differs == differed) {
        result.isPartial = true;
        result.findings.append({QStringLiteral("revision.not-compared"), FindingLevel::Warning,
                                reasons::pagesNotCompared(job.missing, job.wanted), -1});
    }
}

/** Returns whether the later version has a page after the last one. Some programs render the last page again
 * instead. */
bool PictureComparison::showsMorePages(Job& job, int count)
{
    job.after->prepare({count - 1}, glanceScale);
    const QImage last = job.after->renderPage(count - 1, glanceScale);
    job.before->prepare({count}, glanceScale);
    job.after->prepare({count}, glanceScale);
    const QImage more = job.after->renderPage(count, glanceScale);
    return !more.isNull() && more != last && more != job.before->renderPage(count, glanceScale);
}

void PictureComparison::countPage()
{
    ++m_done;
    if (m_options.progress) m_options.progress(m_done, m_all);
}

void PictureComparison::compareChunk(Job& job, const QList<int>& pages, double scale, Result& result)
{
    job.before->prepare(pages, scale);
    if (job.before->hasFailed()) return;
    job.after->prepare(pages, scale);
    if (job.bare) job.bare->prepare(pages, scale);
    for (const int page : pages) {
        if (isCancelled() || job.before->hasFailed() || job.after->hasFailed()) return;
        const bool same = comparePage(job, page, scale, result);
        countPage();
        if (same) continue;
        result.differs = true;
        return;
    }
}

bool PictureComparison::comparePage(Job& job, int page, double scale, Result& result)
{
    const bool isViewer = &job.reader == m_options.renderer;
    const QString reader = job.reader.name();
    const QImage a = job.before->renderPage(page, scale);
    const QImage b = job.after->renderPage(page, scale);
    if (job.before->hasFailed() || job.after->hasFailed()) return true; // reported once, for all pages
    if (a.isNull() && b.isNull()) {
        if (isViewer) ++job.missing;
        return true;
    }
    job.pixels += qint64(a.width()) * a.height();
    const auto wrong = [&](const char* id, const Message& detail) {
        result.findings.append({QString::fromLatin1(id), FindingLevel::Error, detail, -1});
        return false;
    };
    const PageAreas areas = areasOf(job.range, page);
    QList<QRect> allowed;
    const auto allow = [&](const QRectF& rect) {
        allowed.append(ShownPages::toPixels(
            rect.adjusted(-allowedMargin, -allowedMargin, allowedMargin, allowedMargin), scale));
    };
    for (const PageAreas::Field& field : areas.fields)
        allow(field.rect);
    for (const QRectF& place : areas.papers + areas.marks + areas.comments)
        allow(place);
    if (a.isNull() || b.isNull() || differs(a, b, allowed)) {
        if (job.isPrint) return wrong("revision.printing", reasons::pagePrintsDifferently(reader, page + 1));
        return isViewer ? wrong("revision.rendering", reasons::pageLooksDifferent(page + 1))
                        : wrong("reader.difference", reasons::readerShowsPageDifferently(reader, page + 1));
    }
    ++reportOf(job.reader).pageCount;
    if (scale <= glanceScale && !isViewer) return true;
    for (const QRectF& place : areas.papers + areas.marks) {
        const QRectF inner = place.adjusted(coverInset, coverInset, -coverInset, -coverInset);
        const QRect part = ShownPages::toPixels(inner, scale).intersected(a.rect());
        if (inner.isEmpty() || part.isEmpty()) continue;
        QList<QRect> without;
        for (const PageAreas::Field& field : areas.fields) // a later value of an existing field
            without.append(ShownPages::toPixels(field.rect, scale));
        for (const QRectF& line : linesOf(page, inner))
            without.append(ShownPages::toPixels(line.adjusted(-1.5, -1.5, 1.5, 1.5), scale));
        const InkComparison fate = compareInk(a, b, part, without);
        const bool isPaper = areas.papers.contains(place);
        if (isMuch(fate.lost, fate.total) ||
            (isPaper && fate.total > maxSpecks && countChangesAtInk(a, a, b, part, without) > maxSpecks))
            return wrong(isViewer ? "revision.covers" : "reader.difference",
                         reasons::annotationHidesContent(page + 1, reader));
    }
    return !job.bare || compareFields(job, page, scale, areas, result);
}

bool PictureComparison::compareFields(Job& job, int page, double scale, const PageAreas& areas,
                                      Result& result)
{
    for (const PageAreas::Field& field : areas.fields) {
        const QRectF inner = field.rect.adjusted(coverInset, coverInset, -coverInset, -coverInset);
        const QImage bare = job.bare->renderPage(page, scale);
        const QRect part = ShownPages::toPixels(inner, scale).intersected(bare.rect());
        if (bare.isNull() || inner.isEmpty() || part.isEmpty()) continue;
        if (countInk(bare, part, {}) <= minLostPixels) continue;
        QList<QRect> without;
        for (const QRectF& line : linesOf(page, inner))
            without.append(ShownPages::toPixels(line.adjusted(-1.5, -1.5, 1.5, 1.5), scale));
        const InkComparison before = compareInk(bare, job.before->renderPage(page, scale), part, without);
        const InkComparison after = compareInk(bare, job.after->renderPage(page, scale), part, without);
        const bool reveals = isMuch(before.lost - after.lost, before.total);
        if (!reveals && !isMuch(after.lost - before.lost, before.total) &&
            countChangesAtInk(bare, job.before->renderPage(page, scale), job.after->renderPage(page, scale),
                              part, without) <= maxSpecks)
            continue;
        result.findings.append({QStringLiteral("revision.covers"), FindingLevel::Error,
                                reveals ? reasons::fieldRevealsContent(field.name, page + 1)
                                        : reasons::fieldHidesContent(field.name, page + 1),
                                -1});
        return false;
    }
    return true;
}

} // namespace ink::pdf
