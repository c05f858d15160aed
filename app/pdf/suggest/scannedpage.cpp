#include "app/pdf/suggest/scannedpage.h"

#include "app/pdf/content/pagerenderer.h"
#include "app/scan/printedmarks.h"

#include <QImage>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double scanResolution = 200.0 / 72; ///< pixels per point

QTransform turnOf(QSizeF page, double degrees)
{
    const double x = page.width() / 2;
    const double y = page.height() / 2;
    return QTransform().translate(x, y).rotate(degrees).translate(-x, -y);
}

QRectF moved(const QRectF& rect, const QTransform& turn)
{
    return rect.translated(turn.map(rect.center()) - rect.center());
}

PageContent::Box boxAt(const QRectF& rect)
{
    PageContent::Box box;
    box.rect = rect;
    box.isStroked = true;
    box.borderWidth = 1;
    return box;
}

} // namespace

bool isScanned(const PageContent& page)
{
    constexpr double minCovered = 0.6; // of the page
    constexpr size_t maxLines = 8;
    double covered = 0;
    const QRectF sheet(QPointF(0, 0), page.page.size);
    for (const QRectF& picture : page.pictures) {
        const QRectF visible = picture.intersected(sheet);
        covered += visible.width() * visible.height();
    }
    return page.rules.size() + page.boxes.size() < maxLines &&
           covered >= minCovered * sheet.width() * sheet.height();
}

std::optional<ScannedMarks> readScan(const PageContent& page, RenderedFile& file,
                                     const std::function<bool()>& isCanceled)
{
    if (page.page.size.isEmpty() || (isCanceled && isCanceled())) return std::nullopt;
    const QImage picture = file.render(page.pageIndex, scanResolution);
    // A large page may have been rendered smaller.
    const double pixelsPerPoint = picture.width() / page.page.size.width();
    const auto found = scan::findPrintedMarks(picture, pixelsPerPoint, isCanceled);
    if (!found) return std::nullopt;
    ScannedMarks marks;
    marks.skew = found->skew;
    for (const scan::PrintedLine& line : found->lines) {
        PageContent::Rule rule;
        rule.from = line.line.p1();
        rule.to = line.line.p2();
        rule.width = line.width;
        marks.rules.push_back(rule);
    }
    for (const QRectF& box : found->boxes)
        marks.boxes.push_back(boxAt(box));
    marks.words = found->words;
    return marks;
}

PageContent straightened(PageContent page, const ScannedMarks& marks)
{
    if (marks.skew != 0) {
        const QTransform turn = turnOf(page.page.size, -marks.skew);
        for (PageContent::Letter& letter : page.letters) {
            // Text that lies askew like the picture becomes upright, text that doesn't stays so.
            const QPointF advance = letter.to - letter.from;
            letter.from = turn.map(letter.from);
            letter.to = letter.from + QPointF(std::hypot(advance.x(), advance.y()), 0);
        }
        for (PageContent::Word& word : page.words)
            word.box = moved(word.box, turn);
        for (PageContent::Line& line : page.lines) {
            line.box = moved(line.box, turn);
            const double angle = std::remainder(line.angle, 360);
            if (std::abs(angle) <= 2 * scan::maxSkew) line.angle = 0;
        }
        for (PageContent::Widget& widget : page.widgets)
            widget.rect = moved(widget.rect, turn);
    }
    page.rules.insert(page.rules.end(), marks.rules.begin(), marks.rules.end());
    page.boxes.insert(page.boxes.end(), marks.boxes.begin(), marks.boxes.end());
    return page;
}

QRectF asDisplayed(const QRectF& rect, QSizeF page, double skew)
{
    return skew == 0 ? rect : moved(rect, turnOf(page, skew));
}

void addScannedMarks(PageContent& page, const ScannedMarks& marks)
{
    const QTransform turn = turnOf(page.page.size, marks.skew);
    constexpr double rise = 0.75; // points from one step to the next
    constexpr int maxSteps = 200;
    for (const PageContent::Rule& rule : marks.rules) {
        const bool isLevel = rule.isHorizontal();
        const QPointF from = turn.map(rule.from);
        const QPointF to = turn.map(rule.to);
        const double off = isLevel ? to.y() - from.y() : to.x() - from.x();
        const int steps = std::clamp(static_cast<int>(std::ceil(std::abs(off) / rise)), 1, maxSteps);
        for (int i = 0; i < steps; ++i) {
            const QPointF a = from + (to - from) * i / steps;
            const QPointF b = from + (to - from) * (i + 1) / steps;
            const QPointF middle = (a + b) / 2;
            PageContent::Rule step = rule;
            step.from = isLevel ? QPointF(a.x(), middle.y()) : QPointF(middle.x(), a.y());
            step.to = isLevel ? QPointF(b.x(), middle.y()) : QPointF(middle.x(), b.y());
            page.rules.push_back(step);
        }
    }
    for (const PageContent::Box& box : marks.boxes)
        page.boxes.push_back(boxAt(moved(box.rect, turn)));
}

} // namespace ink::pdf
