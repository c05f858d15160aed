#include "app/pdf/forms/shownpages.h"

#include "app/pdf/forms/inkpixels.h"
#include "app/pdf/forms/renderedform.h"

#include <algorithm>
#include <map>
#include <utility>

namespace ink::pdf {

namespace {

constexpr double inkInset = 1.5;   ///< points: content that touches a rectangle's edge is not inside it
constexpr double lineMargin = 1.5; ///< points around a writing line
constexpr int maxSpecks = 14;      ///< maximum number of ink pixels in a rectangle that counts as empty
constexpr double maxSide = 3000;   ///< pixels
constexpr size_t maxKeptPages = 4;

bool isDark(QRgb colour)
{
    constexpr int half = 128;
    return qGray(colour) < half;
}

} // namespace

struct ShownPages::Private
{
    const PageRenderer& renderer;
    QByteArray bytes;
    QSet<QString> without;
    bool opened = false;
    std::unique_ptr<RenderedFile> file;
    std::map<std::pair<int, double>, QImage> pages;

    RenderedFile* open()
    {
        if (!opened) {
            opened = true;
            file = renderer.open(renderer.rendersFields() ? bytes : withRenderedForm(bytes, without));
        }
        return file.get();
    }
};

ShownPages::ShownPages(const PageRenderer& renderer, const QByteArray& bytes, const QSet<QString>& without)
    : d(new Private{renderer, bytes, without, false, {}, {}})
{
}
ShownPages::~ShownPages() = default;

bool ShownPages::isReadable()
{
    return d->open() != nullptr;
}

int ShownPages::pageCount()
{
    return d->open() ? d->file->pageCount() : 0;
}

void ShownPages::prepare(const QList<int>& pages, double scale)
{
    d->pages.clear();
    if (d->open()) d->file->prepare(pages, scale);
}

bool ShownPages::hasFailed()
{
    return !d->open() || d->file->hasFailed();
}

double ShownPages::comparisonScale(const QSizeF& points)
{
    constexpr double usual = 1.5;
    return std::min(usual, maxSide / std::max({points.width(), points.height(), 1.0}));
}

QRect ShownPages::toPixels(const QRectF& points, double scale)
{
    return QRectF(points.topLeft() * scale, points.size() * scale).toAlignedRect();
}

QImage ShownPages::renderPage(int index, double scale)
{
    if (const auto known = d->pages.find({index, scale}); known != d->pages.end()) return known->second;
    if (!d->open() || index < 0) return {};
    if (d->pages.size() >= maxKeptPages) d->pages.clear();
    QImage rendered = d->file->render(index, scale);
    if (!rendered.isNull() && rendered.format() != QImage::Format_RGB32)
        rendered = rendered.convertToFormat(QImage::Format_RGB32);
    return d->pages.emplace(std::pair(index, scale), rendered).first->second;
}

std::optional<bool> ShownPages::hasInk(int index, const QSizeF& size, const QRectF& rect,
                                       const QList<QRectF>& lines)
{
    const double by = comparisonScale(size);
    const QImage picture = renderPage(index, by);
    if (picture.isNull()) return std::nullopt;
    const QRect part =
        toPixels(rect.adjusted(inkInset, inkInset, -inkInset, -inkInset), by).intersected(picture.rect());
    if (part.isEmpty()) return false;
    QList<QRect> without;
    for (const QRectF& line : lines)
        without.append(toPixels(line.adjusted(-lineMargin, -lineMargin, lineMargin, lineMargin), by));
    if (isDark(backgroundAround(picture, part)) && !isDark(backgroundAround(picture, picture.rect())))
        return true; // a dark area is drawn content, not paper
    return countInk(picture, part, without) > maxSpecks;
}

} // namespace ink::pdf
