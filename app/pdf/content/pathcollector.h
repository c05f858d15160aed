#pragma once

// Private to app/pdf.

#include "app/pdf/content/pagecontent.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace ink::pdf {

/** The path under construction, in displayed points. */
class PathCollector final
{
public:
    explicit PathCollector(PageContent& out) : m_out(out) {}
    void moveTo(QPointF p);
    void lineTo(QPointF p);
    void curveTo(QPointF p1, QPointF p2, QPointF p3);
    void close();
    void rectangle(QPointF p1, QPointF p2, QPointF p3, QPointF p4);
    [[nodiscard]] QPointF currentPoint() const { return m_points.empty() ? QPointF() : m_points.back(); }
    [[nodiscard]] QRectF bounds() const;
    void clear();

    struct Paint
    {
        bool stroke = false;
        bool fill = false;
        double width = 0;
        bool isDashed = false;
        double strokeLightness = 0;
        double fillLightness = 0;
        QRectF clip;
    };
    /** Converts the path to rules and boxes. */
    void paint(const Paint& paint);

private:
    struct Subpath
    {
        size_t first = 0;
        size_t count = 0;
        bool isClosed = false;
        int curves = 0;
        int lines = 0;
    };
    [[nodiscard]] bool isRectangle(const Subpath& sub) const;
    [[nodiscard]] QRectF boundsOf(const Subpath& sub) const;
    void fill(size_t& index, const Paint& paint);
    void stroke(const Subpath& sub, const Paint& paint);
    void addRule(QPointF from, QPointF to, double width, double light, const Paint& paint);
    void addBox(QRectF rect, const PageContent::Box& like, const Paint& paint);
    PageContent& m_out;
    std::vector<QPointF> m_points;
    std::vector<Subpath> m_subpaths;
};

} // namespace ink::pdf
