#include "ui/pages/bulk/stepindicator.h"

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>
#include <QStyle>

namespace ink::ui {

namespace {

constexpr int dotSize = 20;
constexpr int gap = 28;

} // namespace

StepIndicator::StepIndicator(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("bulkSteps"));
}

void StepIndicator::setSteps(const QStringList& steps)
{
    m_steps = steps;
    setCurrent(m_current);
    updateGeometry();
}

void StepIndicator::setCurrent(int step)
{
    m_current = step;
    updateGeometry();
    setToolTip(m_steps.join(QStringLiteral(" › ")));
    setAccessibleName(tr("Step %1 of %2: %3").arg(step + 1).arg(m_steps.size()).arg(m_steps.value(step)));
    update();
}

int StepIndicator::widthOf(bool isShort) const
{
    int width = 0;
    const QFontMetrics metrics(sectionFont());
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        width += dotSize + gap;
        if (!isShort || i == m_current) width += space::s + metrics.horizontalAdvance(m_steps.at(i));
    }
    return std::max(0, width - gap);
}

QSize StepIndicator::sizeHint() const
{
    return {widthOf(false), 24};
}

QSize StepIndicator::minimumSizeHint() const
{
    return {widthOf(true), 24};
}

void StepIndicator::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = tokens(palette());
    int x = 0;
    const bool isShort = width() < widthOf(false);
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        const bool here = i == m_current;
        const bool done = i < m_current;
        const QFont font = here ? sectionFont() : bodyFont();
        const bool hasWords = here || !isShort;
        const int words = hasWords ? QFontMetrics(sectionFont()).horizontalAdvance(m_steps.at(i)) : 0;
        const QRect circle = QStyle::visualRect(layoutDirection(), rect(),
                                                QRect(x, (height() - dotSize) / 2, dotSize, dotSize));
        const QRect place =
            QStyle::visualRect(layoutDirection(), rect(), QRect(x + dotSize + space::s, 0, words, height()));
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
        if (hasWords) painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeading, m_steps.at(i));
        x += dotSize + (hasWords ? space::s + words : 0);
        if (i + 1 < m_steps.size()) {
            const QRect rule = QStyle::visualRect(layoutDirection(), rect(),
                                                  QRect(x + space::s, height() / 2, gap - space::l, 1));
            paintRule(painter, rule, t.line);
        }
        x += gap;
    }
}

} // namespace ink::ui

#include "moc_stepindicator.cpp"
