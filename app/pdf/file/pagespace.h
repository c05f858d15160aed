#pragma once

#include "app/pdf/file/matrix.h"
#include "app/pdf/file/pageinfo.h"

#include <QPoint>
#include <QRectF>
#include <QSizeF>

namespace ink::pdf {

// Index(PageSpace): Page points to the file's own space, rotated pages
/** Converts between the two coordinate systems of a page. Displayed points have their origin at the top left
 * of the page as displayed, y downwards; crop box, /Rotate and /UserUnit are applied. Default user space is
 * the file's coordinate system, with any origin and y upwards (ISO 32000-2 §8.3.2.3). */
class PageSpace final
{
public:
    explicit PageSpace(const PageInfo& page);
    /** `rotation` is 0, 90, 180 or 270 degrees clockwise. */
    PageSpace(const QRectF& cropBox, int rotation, double userUnit = 1.0);

    /** The page's size in displayed points. */
    [[nodiscard]] QSizeF size() const { return m_size; }
    /** Converts a rectangle from default user space to displayed points. */
    [[nodiscard]] QRectF mapToDisplay(const QRectF& user) const;
    /** Converts a rectangle from displayed points to default user space. The result's top is the smaller
     * value, which is the lower edge in user space. */
    [[nodiscard]] QRectF mapToUser(const QRectF& displayed) const;

    /** The matrix from default user space to displayed points. */
    [[nodiscard]] Matrix displayMatrix() const;
    /** The matrix from the page as displayed, but with the origin at the bottom left and y upwards, to
     * default user space: to be applied before upright content. */
    [[nodiscard]] Matrix uprightToUser() const;

private:
    [[nodiscard]] QSizeF orientedSize(QSizeF size) const
    {
        return m_right.x() == 0 ? size.transposed() : size;
    }

    double m_userUnit;
    QSizeF m_size;
    QPointF m_bottomLeft; ///< corner of the page as displayed, in user space
    QPointF m_topLeft;
    QPoint m_right{1, 0}; ///< directions to the right and the top of the page as displayed, in user space
    QPoint m_up{0, 1};
};

} // namespace ink::pdf
