#include "app/pdf/content/pagecontent.h"

#include "app/base/reasons.h"
#include "app/pdf/content/contentreader.h"
#include "app/pdf/content/pagecontentwords.h"
#include "app/pdf/content/reasons.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"

#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ink::pdf {

namespace {

constexpr size_t maxWidgets = 20'000;
constexpr size_t maxLettersOfFile = 20'000'000;

/** An entry of a field, possibly inherited from its parents. */
QPDFObjectHandle inherited(QPDFObjectHandle field, const char* key)
{
    for (int depth = 0; field.isDictionary() && depth < 32; ++depth) {
        if (field.hasKey(key)) return field.getKey(key);
        field = field.getKey("/Parent");
    }
    return QPDFObjectHandle::newNull();
}

void readWidgets(QPDFObjectHandle page, const Matrix& matrix, PageContent& content)
{
    QPDFObjectHandle annotations = page.getKey("/Annots");
    const int count = annotations.isArray() ? annotations.getArrayNItems() : 0;
    for (int i = 0; i < count && content.widgets.size() < maxWidgets; ++i) {
        QPDFObjectHandle annotation = annotations.getArrayItem(i);
        if (!annotation.isDictionary()) continue;
        QPDFObjectHandle subtype = annotation.getKey("/Subtype");
        QPDFObjectHandle rect = annotation.getKey("/Rect");
        if (!subtype.isName() || subtype.getName() != "/Widget" || !rect.isArray() ||
            rect.getArrayNItems() < 4)
            continue;
        double n[4];
        bool sane = true;
        for (int k = 0; k < 4; ++k) {
            n[k] = rect.getArrayItem(k).isNumber() ? rect.getArrayItem(k).getNumericValue() : NAN;
            sane = sane && std::isfinite(n[k]) && std::abs(n[k]) < 1e7;
        }
        if (!sane) continue;
        PageContent::Widget widget;
        widget.rect = QRectF(matrix.map(n[0], n[1]), matrix.map(n[2], n[3])).normalized();
        if (QPDFObjectHandle type = inherited(annotation, "/FT"); type.isName())
            widget.fieldType = QString::fromLatin1(type.getName().substr(1).c_str());
        content.widgets.push_back(widget);
    }
}

Error tooLarge()
{
    Error error;
    error.code = ErrorCode::UnreadablePdf;
    error.detail = reasons::pageTooComplexToSearch();
    return error;
}

} // namespace

QRectF PageContent::Letter::box() const
{
    const QPointF corners[] = {from + up, from + down, to + up, to + down};
    QPointF low = corners[0];
    QPointF high = low;
    for (const QPointF& p : corners) {
        low = {std::min(low.x(), p.x()), std::min(low.y(), p.y())};
        high = {std::max(high.x(), p.x()), std::max(high.y(), p.y())};
    }
    return {low, high};
}

bool PageContent::Rule::isHorizontal() const
{
    return std::abs(from.y() - to.y()) <= 0.5 && std::abs(to.x() - from.x()) > std::abs(from.y() - to.y());
}

bool PageContent::Rule::isVertical() const
{
    return std::abs(from.x() - to.x()) <= 0.5 && std::abs(to.y() - from.y()) > std::abs(from.x() - to.x());
}

double PageContent::Rule::length() const
{
    return std::hypot(to.x() - from.x(), to.y() - from.y());
}

QString PageContent::textOf(const Line& line) const
{
    QString text;
    for (int i = line.first; i < line.first + line.count; ++i) {
        if (i > line.first) text += QLatin1Char(' ');
        text += words[static_cast<size_t>(i)].text;
    }
    return text;
}

class PageReader::Private
{
public:
    QPDF& qpdf;
    const PageTree& tree;
    Options options;
    FontCache fonts;
    std::optional<HiddenLayers> hiddenLayers; ///< created when the first page is read
};

PageReader::PageReader(QPDF& qpdf, const PageTree& tree) : PageReader(qpdf, tree, Options()) {}

PageReader::PageReader(QPDF& qpdf, const PageTree& tree, const Options& options)
    : d(new Private{qpdf, tree, options, {}, {}})
{
    limitStreams();
}

PageReader::~PageReader() = default;

Result<PageContent> PageReader::read(int pageIndex)
{
    if (pageIndex < 0 || pageIndex >= d->tree.infos.size())
        return fail(ErrorCode::UnreadablePdf, reasons::pdfHasNoSuchPage(pageIndex + 1));
    const StreamBudget budget;
    PageContent content;
    content.pageIndex = pageIndex;
    content.page = d->tree.infos.at(pageIndex);
    try {
        if (!d->hiddenLayers) d->hiddenLayers.emplace(d->qpdf);
        const int node = d->tree.pages[static_cast<size_t>(pageIndex)];
        QPDFObjectHandle page = nodeObject(d->qpdf, d->tree, node);
        const Matrix matrix = PageSpace(content.page).displayMatrix();
        ContentReader reader(d->fonts, *d->hiddenLayers, d->options, content);
        reader.readPage(page, resourcesOf(d->qpdf, d->tree, node), matrix);
        readWidgets(page, matrix, content);
    } catch (const ContentTooLarge&) {
        return fail(tooLarge());
    } catch (const StreamTooLarge&) {
        return fail(tooLarge());
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    findWords(content);
    return content;
}

Result<void> readPages(const QByteArray& bytes, const PageVisitor& visit, const PageReader::Options& options)
{
    INK_ASSIGN(file, SourceFile::open(bytes));
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        PageReader reader(file->qpdf(), tree, options);
        size_t letters = 0;
        for (int i = 0; i < tree.infos.size(); ++i) {
            INK_ASSIGN(content, reader.read(i));
            letters += content.letters.size();
            if (letters > maxLettersOfFile) return fail(tooLarge());
            if (!visit(std::move(content))) break;
        }
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return {};
}

Result<void> readPages(const QByteArray& bytes, const PageVisitor& visit)
{
    return readPages(bytes, visit, {});
}

Result<PageContent> readPageContent(const QByteArray& bytes, int pageIndex)
{
    INK_ASSIGN(file, SourceFile::open(bytes));
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        return PageReader(file->qpdf(), tree).read(pageIndex);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
}

} // namespace ink::pdf
