#include "ui/widgets/emptystate.h"

#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

EmptyState::EmptyState(Icon sign, QWidget* parent)
    : QWidget(parent), m_which(sign), m_sign(new QLabel(this)), m_sentence(new QLabel(this)),
      m_action(new QPushButton(this)), m_second(new QPushButton(this))
{
    setObjectName(QStringLiteral("emptyState"));
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    m_action->setObjectName(QStringLiteral("emptyStateAction"));
    m_action->hide();
    m_second->setObjectName(QStringLiteral("emptyStateSecondAction"));
    m_second->hide();
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::l);
    column->addStretch(2);
    column->addWidget(m_sign, 0, Qt::AlignHCenter);
    column->addWidget(m_sentence);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addWidget(m_second, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
    connect(m_second, &QPushButton::clicked, this, &EmptyState::secondActionTriggered);
    repaintSign();
    onChange(this, {QEvent::PaletteChange, QEvent::LayoutDirectionChange}, [this] { repaintSign(); });
}

void EmptyState::setIcon(Icon sign)
{
    m_which = sign;
    repaintSign();
}

void EmptyState::setText(const QString& sentence)
{
    m_sentence->setText(sentence);
}

void EmptyState::setAction(const QString& action)
{
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
}

void EmptyState::setMainAction()
{
    m_action->setDefault(true);
}

void EmptyState::setSecondAction(const QString& action)
{
    m_second->setText(action);
    m_second->setVisible(!action.isEmpty());
}

void EmptyState::paintEvent(QPaintEvent*)
{
    if (m_isFramed) paintSheet(*this);
}

void EmptyState::repaintSign()
{
    const Tokens& t = tokens(palette());
    m_sign->setPixmap(iconPixmap(m_which, mixedColour(t.surface, t.quietInk, 0.7), 48, devicePixelRatioF()));
}

Spinner::Spinner(QWidget* parent) : QWidget(parent)
{
    setFixedSize(sizeHint());
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void Spinner::showEvent(QShowEvent*)
{
    if (!m_timer && animationDuration() > 0) m_timer = startTimer(40);
}

void Spinner::hideEvent(QHideEvent*)
{
    if (m_timer) killTimer(std::exchange(m_timer, 0));
}

void Spinner::timerEvent(QTimerEvent*)
{
    m_angle = (m_angle + 18) % 360;
    update();
}

void Spinner::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ring = QRectF(rect()).adjusted(3, 3, -3, -3);
    painter.setPen(QPen(t.line, 2));
    painter.drawEllipse(ring);
    painter.setPen(QPen(t.accent, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, -m_angle * 16, 100 * 16);
}

} // namespace ink::ui

#include "moc_emptystate.cpp"
