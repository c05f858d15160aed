#pragma once

#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QPainter>
#include <QPixmap>
#include <QStyleOption>
#include <QWidget>

namespace ink::ui {

/** `part` of what `option` paints, laid out for lines from the left: where it lies as one reads here. */
[[nodiscard]] inline QRect asRead(const QStyleOption& option, const QRect& part)
{
    return QStyle::visualRect(option.direction, option.rect, part);
}

/** The same for a sign at `part`; what it shows is turned round by `iconPixmap` where that is due. */
inline void drawAsRead(QPainter& painter, const QStyleOption& option, const QRect& part,
                       const QPixmap& picture)
{
    painter.drawPixmap(asRead(option, part).topLeft(), picture);
}

/** The alignment of a label's lines, also of selectable text in the other direction. */
[[nodiscard]] inline Qt::Alignment startSide()
{
    return Qt::AlignAbsolute | (QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
}

/** Sets a layout's margins again when the lines of its window begin at the other side. */
class TurningMargins final : public QObject
{
public:
    TurningMargins(QWidget& owner, QLayout& layout, const QMargins& margins)
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

/** Margins that are not the same at both sides: "left" is where lines begin. `owner` is what holds them. */
inline void setMarginsAsRead(QWidget& owner, QLayout& layout, const QMargins& margins)
{
    new TurningMargins(owner, layout, margins);
}

} // namespace ink::ui
