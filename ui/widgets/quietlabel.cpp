#include "ui/widgets/quietlabel.h"

#include "ui/widgets/style/onchange.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace ink::ui {

QuietLabel::QuietLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setFont(quietFont());
    setForegroundRole(QPalette::PlaceholderText);
}

ToneLabel::ToneLabel(Tone tone, QWidget* parent) : QLabel(parent), m_tone(tone)
{
    setForegroundRole(QPalette::WindowText); // on a sheet (Base) it would be Text
    recolour();
    onChange(this, {QEvent::PaletteChange, QEvent::ParentChange}, [this] { recolour(); });
}

void ToneLabel::setTone(Tone tone)
{
    m_tone = tone;
    recolour();
}

void ToneLabel::paintEvent(QPaintEvent* event)
{
    recolour(); // hidden windows don't get theme changes
    QLabel::paintEvent(event);
}

void ToneLabel::recolour()
{
    const Tokens& t = tokens(QGuiApplication::palette());
    const QColor colour = readableOn(readableOn(toneColour(m_tone, t), t.window), t.surface);
    if (palette().color(QPalette::Active, QPalette::WindowText) == colour) return; // caused by our own change
    QPalette own;
    own.setColor(QPalette::WindowText, colour);
    setPalette(own);
}

QLabel* makeTitleLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(titleFont());
    return label;
}

QLabel* makeSectionLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(sectionFont());
    return label;
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString& text)
{
    m_text = text;
    setToolTip(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("MMM…")), textHeight()};
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, textHeight()};
}

/** The height for the text's line. Letters from fallback fonts can be higher than those of the label's font.
 */
int ElidedLabel::textHeight() const
{
    const auto lineHeight = [this](const QString& text) {
        QTextLayout layout(text, font());
        layout.beginLayout();
        const QTextLine line = layout.createLine();
        layout.endLayout();
        return line.isValid() ? line.height() : 0;
    };
    const double extra = lineHeight(m_text) - lineHeight(QStringLiteral("x"));
    return fontMetrics().height() + std::max(0, qCeil(extra));
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(m_text, Qt::ElideMiddle, width()));
}

} // namespace ink::ui

#include "moc_quietlabel.cpp"
