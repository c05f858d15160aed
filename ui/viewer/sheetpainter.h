#pragma once

#include "ui/viewer/geometry/pagelayout.h"

#include <QCoreApplication>

class QPainter;

namespace ink::ui {

class PageCache;
class PageFinder;
struct Tokens;

/** Paints the sheet without tags: the canvas, the pages and the search matches. */
class SheetPainter final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::SheetPainter)
public:
    /** `ratio`: physical pixels per pixel of the sheet. */
    SheetPainter(const PageLayout& layout, PageCache& cache, const PageFinder& finder, const Tokens& look,
                 double ratio);

    /** The pages that intersect an area of the sheet, with their shadows. */
    [[nodiscard]] PageLayout::Range pagesIn(const QRect& area) const;
    /** Paints the area; returns the pages (0-based) whose visible part is sharp. */
    QList<int> paint(QPainter& painter, const QRect& area);

private:
    bool paintPage(QPainter& painter, int page, const QRect& clip);    ///< returns whether all of it is sharp
    bool paintPicture(QPainter& painter, int page, const QRect& clip); ///< returns whether all of it is sharp
    void paintHits(QPainter& painter, int page, const QRectF& clip);

    static constexpr int shadow = 6; ///< px

    const PageLayout& m_layout;
    PageCache& m_cache;
    const PageFinder& m_finder;
    const Tokens& m_look;
    double m_ratio;
};

} // namespace ink::ui
