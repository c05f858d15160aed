#include "ui/shell/window/sectionbutton.h"

#include "ui/widgets/style/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace ink::ui {

SectionButton::SectionButton(QWidget* parent) : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void SectionButton::setTitle(const QString& title)
{
    m_title = title;
    refresh();
}

void SectionButton::setCount(int count)
{
    m_count = count;
    refresh();
}

void SectionButton::setCompact(bool isCompact)
{
    m_isCompact = isCompact;
    setToolButtonStyle(isCompact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    refresh();
}

QString SectionButton::number() const
{
    return m_count > 0 ? QLocale().toString(m_count) : QString();
}

void SectionButton::refresh()
{
    const QString full =
        m_count > 0 ? tr("%1: %2", "%1: name of a page, %2: number of entries").arg(m_title, number())
                    : m_title;
    setText(m_title);
    setAccessibleName(full);
    setToolTip(m_isCompact ? full : QString());
    updateGeometry();
    update();
}

QSize SectionButton::sizeHint() const
{
    QSize size = QToolButton::sizeHint();
    if (m_count > 0 && !m_isCompact)
        size.rwidth() += space::l + QFontMetrics(quietFont()).horizontalAdvance(number());
    return size;
}

void SectionButton::paintEvent(QPaintEvent* event)
{
    QToolButton::paintEvent(event);
    if (m_count <= 0 || m_isCompact) return;
    QPainter painter(this);
    painter.setFont(quietFont());
    painter.setPen(tokens(palette()).quietInk);
    const QRect room = rect().adjusted(space::s, 0, -space::s, 0);
    painter.drawText(room, Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignRight),
                     number());
}

} // namespace ink::ui

#include "moc_sectionbutton.cpp"
