#include "app/pdf/forms/shownpages.h"

#include "app/pdf/forms/shownform.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double pixelsPerPoint = 1.5;
constexpr double inkInset = 1.5;   ///< points: what touches the edge of a rectangle does not lie in it
constexpr double lineMargin = 1.5; ///< points around a line to write on
constexpr int inkContrast = 60;    ///< of 255
constexpr int maxSpecks = 14;      ///< pixels that may differ from the background
constexpr int pixelContrast = 40;  ///< of 255, between two pictures of the same page
constexpr int maxDifferentPixels = 3;
constexpr double allowedMargin = 2; ///< points around what may differ
constexpr size_t maxKeptPages = 4;

QRect pixelsOf(const QRectF& points)
{
    return QRectF(points.topLeft() * pixelsPerPoint, points.size() * pixelsPerPoint).toAlignedRect();
}

} // namespace

struct ShownPages::Private
{
    const PageRenderer& renderer;
    QByteArray bytes;
    bool opened = false;
    std::unique_ptr<RenderedFile> file;
    std::map<int, QImage> pages;

    RenderedFile* open()
    {
        if (!opened) {
            opened = true;
            file = renderer.open(shownWithForm(bytes));
        }
        return file.get();
    }
};

ShownPages::ShownPages(const PageRenderer& renderer, const QByteArray& bytes)
    : d(new Private{renderer, bytes, false, {}, {}})
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

double ShownPages::scale()
{
    return pixelsPerPoint;
}

QImage ShownPages::page(int index)
{
    if (const auto known = d->pages.find(index); known != d->pages.end()) return known->second;
    if (!d->open() || index < 0 || index >= d->file->pageCount()) return {};
    if (d->pages.size() >= maxKeptPages) d->pages.clear();
    return d->pages.emplace(index, d->file->render(index, pixelsPerPoint)).first->second;
}

std::optional<bool> ShownPages::hasInk(int index, const QRectF& rect, const QList<QRectF>& lines)
{
    const QImage picture = page(index);
    if (picture.isNull()) return std::nullopt;
    const QRect part =
        pixelsOf(rect.adjusted(inkInset, inkInset, -inkInset, -inkInset)).intersected(picture.rect());
    if (part.isEmpty()) return false;
    QImage mask(part.size(), QImage::Format_Grayscale8);
    mask.fill(0);
    {
        QPainter painter(&mask);
        painter.translate(-part.topLeft());
        for (const QRectF& line : lines)
            painter.fillRect(pixelsOf(line.adjusted(-lineMargin, -lineMargin, lineMargin, lineMargin)),
                             Qt::white);
    }
    std::array<int, 256> seen{};
    for (int y = 0; y < part.height(); ++y)
        for (int x = 0; x < part.width(); ++x)
            if (qGray(mask.pixel(x, y)) == 0)
                ++seen[static_cast<size_t>(qGray(picture.pixel(part.topLeft() + QPoint(x, y))))];
    const auto paper =
        static_cast<int>(std::distance(seen.begin(), std::max_element(seen.begin(), seen.end())));
    int specks = 0;
    for (int gray = 0; gray < 256; ++gray)
        if (std::abs(gray - paper) > inkContrast) specks += seen[static_cast<size_t>(gray)];
    return specks > maxSpecks;
}

namespace {

bool differs(QImage before, QImage after, const QList<QRectF>& allowed)
{
    if (before.size() != after.size()) return true;
    for (QImage* picture : {&before, &after}) {
        QPainter painter(picture);
        for (const QRectF& rect : allowed)
            painter.fillRect(
                pixelsOf(rect.adjusted(-allowedMargin, -allowedMargin, allowedMargin, allowedMargin)),
                Qt::white);
    }
    int different = 0;
    for (int y = 0; y < before.height(); ++y) {
        const auto* const a = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* const b = reinterpret_cast<const QRgb*>(after.constScanLine(y));
        for (int x = 0; x < before.width(); ++x) {
            if (a[x] == b[x]) continue;
            const int contrast =
                std::max({std::abs(qRed(a[x]) - qRed(b[x])), std::abs(qGreen(a[x]) - qGreen(b[x])),
                          std::abs(qBlue(a[x]) - qBlue(b[x]))});
            if (contrast > pixelContrast && ++different > maxDifferentPixels) return true;
        }
    }
    return false;
}

} // namespace

ShownDifference compareShown(ShownPages& before, ShownPages& after,
                             const std::map<int, QList<QRectF>>& allowed, const QSet<int>& first,
                             std::chrono::steady_clock::time_point deadline)
{
    ShownDifference result;
    if (!before.isReadable()) return result;
    if (!after.isReadable() || before.pageCount() != after.pageCount()) {
        result.compared = true;
        result.page = 0;
        return result;
    }
    QList<int> order(first.begin(), first.end());
    std::sort(order.begin(), order.end());
    for (int page = 0; page < before.pageCount(); ++page)
        if (!first.contains(page)) order.append(page);
    for (const int page : std::as_const(order)) {
        if (result.compared && std::chrono::steady_clock::now() > deadline) break;
        const QImage a = before.page(page);
        const QImage b = after.page(page);
        if (a.isNull() && b.isNull()) continue;
        result.compared = true;
        const auto areas = allowed.find(page);
        if (a.isNull() || b.isNull() ||
            differs(a, b, areas == allowed.end() ? QList<QRectF>() : areas->second)) {
            result.page = page;
            return result;
        }
    }
    return result;
}

} // namespace ink::pdf
