#include "ui/widgets/inputs/choicecard.h"

#include "ui/widgets/style/inkparts.h"
#include "ui/widgets/style/theme.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

ChoiceCard::ChoiceCard(Icon sign, QWidget* parent) : QAbstractButton(parent), m_sign(sign)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumSize(240, 150);
}

void ChoiceCard::setTexts(const QString& name, const QString& sentence)
{
    setText(name);
    m_sentence = sentence;
    setAccessibleName(name);
    setAccessibleDescription(sentence);
    update();
}

void ChoiceCard::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    const bool lit = underMouse() || hasFocus();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int width = lit ? inkparts::focusedEdgeWidth(t) : t.lineWidth;
    const double edge = qMax(1.0, width / 2.0);
    painter.setPen(QPen(lit ? t.accent : t.line, width));
    painter.setBrush(isDown() ? t.selection : t.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), metric::cornerRadius + 4,
                            metric::cornerRadius + 4);
    const QRect inner = rect().adjusted(space::xl, space::l + space::xs, -space::xl, -space::l);
    const QRect sign(inner.topLeft(), QSize(32, 32));
    painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), sign).topLeft(),
                       iconPixmap(m_sign, t.accent, 32, devicePixelRatioF()));
    QFont font = bodyFont();
    font.setPixelSize(16);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(isEnabled() ? t.ink : palette().color(QPalette::Disabled, QPalette::Text));
    const QRect name = inner.adjusted(0, 32 + space::m, 0, 0);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignTop, text());
    painter.setFont(bodyFont());
    painter.setPen(t.quietInk);
    // Drawn by the style, which aligns the wrapped lines of right-to-left text.
    style()->drawItemText(&painter, name.adjusted(0, 26, 0, 0),
                          Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, palette(), true, m_sentence);
}

void ChoiceCard::enterEvent(QEnterEvent*)
{
    update();
}

void ChoiceCard::leaveEvent(QEvent*)
{
    update();
}

QStringList pdfFilesOf(const QMimeData* data)
{
    QStringList paths;
    if (!data || !data->hasUrls()) return paths;
    for (const QUrl& url : data->urls()) {
        const QString path = url.toLocalFile();
        if (!path.isEmpty() && path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive) &&
            QFileInfo(path).isFile())
            paths.append(path);
    }
    return paths;
}

DropArea::DropArea(QWidget* parent)
    : QFrame(parent), m_sentence(new QLabel(this)), m_choose(new QPushButton(this))
{
    setAcceptDrops(true);
    setObjectName(QStringLiteral("dropArea"));
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    m_choose->setObjectName(QStringLiteral("dropAreaChoose"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::m, space::xl, space::m);
    column->setSpacing(space::m);
    column->addStretch();
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    column->addWidget(m_choose, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(m_choose, &QAbstractButton::clicked, this, &DropArea::chooseRequested);
}

void DropArea::setTexts(const QString& sentence, const QString& action)
{
    m_sentence->setText(sentence);
    m_choose->setText(action);
    setAccessibleName(sentence);
}

void DropArea::setMainAction()
{
    m_choose->setDefault(true);
}

void DropArea::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(m_over ? t.accent : mixedColour(t.line, t.quietInk, 0.4), m_over ? 2 : qMax(1, t.lineWidth),
             Qt::CustomDashLine);
    pen.setDashPattern({5, 4});
    painter.setPen(pen);
    painter.setBrush(m_over ? QBrush(t.selection) : Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metric::cornerRadius + 4,
                            metric::cornerRadius + 4);
}

void DropArea::dragEnterEvent(QDragEnterEvent* event)
{
    if (pdfFilesOf(event->mimeData()).isEmpty()) return;
    m_over = true;
    update();
    event->acceptProposedAction();
}

void DropArea::dragLeaveEvent(QDragLeaveEvent*)
{
    m_over = false;
    update();
}

void DropArea::dropEvent(QDropEvent* event)
{
    m_over = false;
    update();
    const QStringList paths = pdfFilesOf(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    Q_EMIT dropped(paths);
}

} // namespace ink::ui

#include "moc_choicecard.cpp"
