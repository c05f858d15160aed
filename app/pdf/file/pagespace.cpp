#include "app/pdf/file/pagespace.h"

#include <algorithm>

namespace ink::pdf {

PageSpace::PageSpace(const PageInfo& page) : PageSpace(page.cropBox, page.rotation, page.userUnit) {}

PageSpace::PageSpace(const QRectF& cropBox, int rotation, double userUnit) : m_userUnit(userUnit)
{
    // QRectF's top is the smaller value, which is the lower edge in user space.
    const QPointF lowerLeft = cropBox.topLeft();
    const QPointF lowerRight = cropBox.topRight();
    const QPointF upperLeft = cropBox.bottomLeft();
    const QPointF upperRight = cropBox.bottomRight();
    switch (rotation) {
    case 90:
        m_bottomLeft = lowerRight;
        m_topLeft = lowerLeft;
        m_right = {0, 1};
        m_up = {-1, 0};
        break;
    case 180:
        m_bottomLeft = upperRight;
        m_topLeft = lowerRight;
        m_right = {-1, 0};
        m_up = {0, -1};
        break;
    case 270:
        m_bottomLeft = upperLeft;
        m_topLeft = upperRight;
        m_right = {0, -1};
        m_up = {1, 0};
        break;
    default:
        m_bottomLeft = lowerLeft;
        m_topLeft = upperLeft;
        break;
    }
    m_size = orientedSize(cropBox.size() * userUnit);
}

QRectF PageSpace::mapToDisplay(const QRectF& user) const
{
    const auto point = [this](const QPointF& p) {
        const QPointF from = p - m_topLeft;
        return QPointF((from.x() * m_right.x() + from.y() * m_right.y()) * m_userUnit,
                       -(from.x() * m_up.x() + from.y() * m_up.y()) * m_userUnit);
    };
    const QPointF a = point(user.topLeft());
    const QPointF b = point(user.bottomRight());
    return {QPointF(std::min(a.x(), b.x()), std::min(a.y(), b.y())), orientedSize(user.size()) * m_userUnit};
}

QRectF PageSpace::mapToUser(const QRectF& displayed) const
{
    const double scale = 1.0 / m_userUnit;
    const auto point = [&](const QPointF& p) {
        const double right = p.x() * scale;
        const double up = (m_size.height() - p.y()) * scale;
        return m_bottomLeft +
               QPointF(right * m_right.x() + up * m_up.x(), right * m_right.y() + up * m_up.y());
    };
    const QPointF a = point(displayed.topLeft());
    const QPointF b = point(displayed.bottomRight());
    return {QPointF(std::min(a.x(), b.x()), std::min(a.y(), b.y())), orientedSize(displayed.size()) * scale};
}

Matrix PageSpace::displayMatrix() const
{
    return {m_right.x() * m_userUnit,
            -m_up.x() * m_userUnit,
            m_right.y() * m_userUnit,
            -m_up.y() * m_userUnit,
            -(m_topLeft.x() * m_right.x() + m_topLeft.y() * m_right.y()) * m_userUnit,
            (m_topLeft.x() * m_up.x() + m_topLeft.y() * m_up.y()) * m_userUnit};
}

Matrix PageSpace::uprightToUser() const
{
    const double scale = 1.0 / m_userUnit;
    return {m_right.x() * scale, m_right.y() * scale, m_up.x() * scale,
            m_up.y() * scale,    m_bottomLeft.x(),    m_bottomLeft.y()};
}

} // namespace ink::pdf
