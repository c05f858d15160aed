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
    [[nodiscard]] QPointF current() const { return m_points.empty() ? QPointF() : m_points.back(); }
    [[nodiscard]] QRectF bounds() const;
    void clear();

    struct Paint
    {
        bool stroke = false;
        bool fill = false;
        double width = 0;
        bool dashed = false;
        double strokeLightness = 0;
        double fillLightness = 0;
        QRectF clip;
    };
    /** Converts the path to rules and boxes. */
    void paint(const Paint& paint);

private:
    struct Sub
    {
        size_t first = 0;
        size_t count = 0;
        bool closed = false;
        int curves = 0;
        int lines = 0;
    };
    [[nodiscard]] bool isRectangle(const Sub& sub) const;
    [[nodiscard]] QRectF boundsOf(const Sub& sub) const;
    void fill(size_t& index, const Paint& paint);
    void stroke(const Sub& sub, const Paint& paint);
    void addRule(QPointF from, QPointF to, double width, double light, const Paint& paint);
    void addBox(QRectF rect, const PageContent::Box& like, const Paint& paint);
    PageContent& m_out;
    std::vector<QPointF> m_points;
    std::vector<Sub> m_subs;
};

} // namespace ink::pdf
