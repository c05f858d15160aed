#pragma once

#include "ui/widgets/style/inkmetrics.h"

namespace ink::ui {

/** Fusion with subtler edges: flat rounded buttons, one-line inputs, thin scroll bars, rounded row
 * selection. For painting only; the metrics are in InkMetrics. */
class InkStyle final : public InkMetrics
{
    Q_OBJECT
public:
    using InkMetrics::polish;
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ink::ui
