#pragma once

#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QPainter>
#include <QPixmap>
#include <QStyleOption>
#include <QWidget>

namespace ink::ui {

/** Mirrors `part` within the painted area in right-to-left layouts. */
[[nodiscard]] inline QRect mirroredRect(const QStyleOption& option, const QRect& part)
{
    return QStyle::visualRect(option.direction, option.rect, part);
}

/** Draws an icon at `part`, mirrored in the same way; `iconPixmap` mirrors the icon itself if necessary. */
inline void drawMirrored(QPainter& painter, const QStyleOption& option, const QRect& part,
                         const QPixmap& picture)
{
    painter.drawPixmap(mirroredRect(option, part).topLeft(), picture);
}

/** The alignment of a label's lines, also for selectable text of the opposite direction. */
[[nodiscard]] inline Qt::Alignment startAlignment()
{
    return Qt::AlignAbsolute | (QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
}

/** Sets a layout's margins again when the layout direction changes. */
class DirectionalMargins final : public QObject
{
public:
    DirectionalMargins(QWidget& owner, QLayout& layout, const QMargins& margins)
        : QObject(&layout), m_owner(owner), m_layout(layout), m_margins(margins)
    {
        owner.installEventFilter(this);
        apply();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange) apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        const bool turned = m_owner.isRightToLeft();
        m_layout.setContentsMargins(turned ? m_margins.right() : m_margins.left(), m_margins.top(),
                                    turned ? m_margins.left() : m_margins.right(), m_margins.bottom());
    }

    QWidget& m_owner;
    QLayout& m_layout;
    QMargins m_margins;
};

/** Sets asymmetric margins: "left" is the side where lines begin. `owner` is the widget with the layout. */
inline void setDirectionalMargins(QWidget& owner, QLayout& layout, const QMargins& margins)
{
    new DirectionalMargins(owner, layout, margins);
}

} // namespace ink::ui
