#include "ui/pages/bulk/steptrail.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QStyle>

namespace ink::ui {

namespace {

constexpr int dotSize = 20;
constexpr int gap = 28;

} // namespace

StepTrail::StepTrail(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("bulkSteps"));
}

void StepTrail::setSteps(const QStringList& steps)
{
    m_steps = steps;
    setCurrent(m_current);
    updateGeometry();
}

void StepTrail::setCurrent(int step)
{
    m_current = step;
    setAccessibleName(tr("Step %1 of %2: %3").arg(step + 1).arg(m_steps.size()).arg(m_steps.value(step)));
    update();
}

QSize StepTrail::sizeHint() const
{
    int width = 0;
    const QFontMetrics metrics(sectionFont());
    for (const QString& step : m_steps)
        width += dotSize + space::s + metrics.horizontalAdvance(step) + gap;
    return {std::max(0, width - gap), 24};
}

void StepTrail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = tokens(palette());
    int x = 0;
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        const bool here = i == m_current;
        const bool done = i < m_current;
        const QFont font = here ? sectionFont() : bodyFont();
        const int width = QFontMetrics(sectionFont()).horizontalAdvance(m_steps.at(i));
        const QRect circle = QStyle::visualRect(layoutDirection(), rect(),
                                                QRect(x, (height() - dotSize) / 2, dotSize, dotSize));
        const QRect words =
            QStyle::visualRect(layoutDirection(), rect(), QRect(x + dotSize + space::s, 0, width, height()));
        painter.setPen(QPen(here || done ? t.accent : t.quietInk, 1.5));
        painter.setBrush(here ? QBrush(t.accent) : Qt::NoBrush);
        painter.drawEllipse(QRectF(circle).adjusted(1, 1, -1, -1));
        if (done) {
            painter.drawPixmap(circle.adjusted(3, 3, -3, -3),
                               iconPixmap(Icon::Check, t.accent, dotSize - 6, devicePixelRatioF()));
        } else {
            painter.setPen(here ? t.onAccent : t.quietInk);
            painter.setFont(quietFont());
            painter.drawText(circle, Qt::AlignCenter, locale().toString(i + 1));
        }
        painter.setPen(here ? t.ink : t.quietInk);
        painter.setFont(font);
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeading, m_steps.at(i));
        x += dotSize + space::s + width;
        if (i + 1 < m_steps.size()) {
            painter.setPen(QPen(t.line, 1));
            const QRect rule = QStyle::visualRect(layoutDirection(), rect(),
                                                  QRect(x + space::s, height() / 2, gap - space::l, 1));
            painter.drawLine(rule.topLeft(), rule.topRight());
        }
        x += gap;
    }
}

} // namespace ink::ui
