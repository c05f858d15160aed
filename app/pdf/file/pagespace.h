#pragma once

#include "app/pdf/file/matrix.h"
#include "app/pdf/file/pageinfo.h"

#include <QPoint>
#include <QRectF>
#include <QSizeF>

namespace ink::pdf {

// Index(PageSpace): Page points to the file's own space, rotated pages
/**
 * Converts between the two coordinate systems of a page. Displayed points have their origin at the top left
 * of the page as displayed, y downwards; crop box, /Rotate and /UserUnit are applied. Default user space is
 * what the file is written in: its origin anywhere, y upwards (ISO 32000-2 §8.3.2.3).
 */
class PageSpace final
{
public:
    explicit PageSpace(const PageInfo& page);
    /** `rotation` is 0, 90, 180 or 270 degrees clockwise. */
    PageSpace(const QRectF& cropBox, int rotation, double userUnit = 1.0);

    /** The page's size in displayed points. */
    [[nodiscard]] QSizeF size() const { return m_size; }
    /** A rectangle of default user space in displayed points. */
    [[nodiscard]] QRectF displayed(const QRectF& user) const;
    /** A rectangle in displayed points in default user space. Its top is the smaller number, which is the
     * lower edge there. */
    [[nodiscard]] QRectF user(const QRectF& displayed) const;

    /** Default user space to displayed points. */
    [[nodiscard]] Matrix toDisplayed() const;
    /** The page as displayed, but with its origin at the bottom left and y upwards, to default user space:
     * what upright content needs before it. */
    [[nodiscard]] Matrix uprightToUser() const;

private:
    [[nodiscard]] QSizeF turned(QSizeF size) const { return m_right.x() == 0 ? size.transposed() : size; }

    double m_userUnit;
    QSizeF m_size;
    QPointF m_bottomLeft; ///< of the page as displayed, in user space
    QPointF m_topLeft;
    QPoint m_right{1, 0}; ///< the page's right and its top as displayed, as directions in user space
    QPoint m_up{0, 1};
};

} // namespace ink::pdf
