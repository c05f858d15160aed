#pragma once

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>
#include <QStyleOption>

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

/** Where a label's lines begin, also those that can be selected and run the other way. */
[[nodiscard]] inline Qt::Alignment startSide()
{
    return Qt::AlignAbsolute | (QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
}

/** Words of a user among words of the window: their marks stay with them where lines run from the right. */
[[nodiscard]] inline QString isolated(const QString& text, Qt::LayoutDirection around)
{
    if (around != Qt::RightToLeft || text.isEmpty()) return text;
    return QChar(0x2068) + text + QChar(0x2069); // as the first letter runs
}

} // namespace ink::ui
