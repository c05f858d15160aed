#include "ui/pages/documents/details/firstpageview.h"

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ink::ui {

FirstPageView::FirstPageView(const QImage& picture, QWidget* parent)
    : QAbstractButton(parent), m_picture(picture)
{
    setFixedHeight(fixedHeight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
}

void FirstPageView::setPicture(const QImage& picture)
{
    m_picture = picture;
    update();
}

QSize FirstPageView::sizeHint() const
{
    return {200, fixedHeight};
}

void FirstPageView::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(ground, 6, 6);
    painter.fillPath(shape, underMouse() ? mixedColour(t.canvas, t.accent, 0.12) : t.canvas);
    painter.save();
    painter.setClipPath(shape);
    if (m_picture.isNull()) {
        constexpr int size = 40;
        const QPixmap sign =
            iconPixmap(Icon::Documents, mixedColour(t.canvas, t.quietInk, 0.6), size, devicePixelRatioF());
        painter.drawPixmap(QRectF(rect()).center() - QPointF(size, size) / 2, sign);
    } else {
        // A sheet that is wider than high fits as a whole; of others the upper part is shown.
        constexpr double margin = 16;
        const double aspect = double(m_picture.height()) / m_picture.width();
        const double width = std::min(ground.width() - 2 * margin, 232.0);
        const QRectF page(ground.center().x() - width / 2, margin, width, width * aspect);
        painter.fillRect(page.translated(0, 1).adjusted(-1, -1, 1, 1), QColor(0, 0, 0, t.isDark ? 90 : 36));
        painter.fillRect(page, Qt::white);
        painter.drawImage(page, m_picture);
    }
    painter.restore();
    const bool focused = hasFocus();
    painter.setPen(QPen(focused ? t.accent : t.line, focused ? 2 : t.lineWidth));
    painter.drawPath(shape);
}

} // namespace ink::ui

#include "moc_firstpageview.cpp"
