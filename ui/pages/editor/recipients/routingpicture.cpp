#include "ui/pages/editor/recipients/routingpicture.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/routing.h"
#include "ui/models/isolated.h"
#include "ui/models/routingwords.h"
#include "ui/models/taglistmodel.h"
#include "ui/pages/editor/recipients/recipientrow.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <map>

namespace ink::ui {

namespace {

constexpr int boxWidth = 124;
constexpr int columnGap = 36;    ///< px; fits an arrow
constexpr int minColumnGap = 24; ///< px; fits a short arrow
constexpr int rowGap = 20;       ///< px; fits an arrow downwards
constexpr int minBoxWidth = 96;
constexpr int boxGap = 8;
constexpr int frameMargin = 6;
constexpr int margin = 2;
constexpr int endSize = 24;
constexpr int witnessIndent = 14;
constexpr int personEdge = 2; ///< px of the edge in a person's colour

int lineHeight(const QFont& font)
{
    return QFontMetrics(font).height();
}

int boxHeight()
{
    return lineHeight(quietFont()) * 2 + space::s;
}

} // namespace

QList<RoutingStep> routingSteps(const QList<domain::Invitation>& people)
{
    std::map<int, RoutingStep> steps;
    RoutingStep atEnd;
    for (qsizetype i = 0; i < people.size(); ++i) {
        const domain::Invitation& person = people.at(i);
        if (person.receivesCopyAtEnd) {
            atEnd.copies.append(i);
            continue;
        }
        RoutingStep& step = steps[domain::stepOf(people, i)];
        step.number = domain::stepOf(people, i);
        if (!domain::mustAct(person.actionType)) {
            step.copies.append(i);
            continue;
        }
        const qsizetype signer = person.isWitness ? domain::witnessedSigner(people, i) : -1;
        const auto holds = [&](qsizetype other) {
            return std::find_if(step.units.begin(), step.units.end(),
                                [other](const RoutingUnit& unit) { return unit.members.contains(other); });
        };
        if (signer >= 0 && holds(signer) != step.units.end()) {
            holds(signer)->witnesses.append(i);
            continue;
        }
        const QList<qsizetype> group = domain::groupOf(people, i);
        const auto known = group.size() > 1 ? std::find_if(step.units.begin(), step.units.end(),
                                                           [&group](const RoutingUnit& unit) {
                                                               return group.contains(unit.members.first());
                                                           })
                                            : step.units.end();
        if (known != step.units.end())
            known->members.append(i);
        else
            step.units.append({{i}, {}, group.size() > 1 ? person.requiredGroupMembers : 0});
    }
    QList<RoutingStep> all;
    for (const auto& [number, step] : steps)
        all.append(step);
    if (!atEnd.copies.isEmpty()) all.append(atEnd);
    return all;
}

RoutingPicture::RoutingPicture(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("routingPicture"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    onChange(this, {QEvent::FontChange, QEvent::LanguageChange}, [this] { setDocument(m_document); });
}

void RoutingPicture::setDocument(const domain::Document& document)
{
    m_document = document;
    m_steps = routingSteps(document.invitations);
    layOut();
    describe();
    updateGeometry();
    update();
}

QSize RoutingPicture::sizeHint() const
{
    return m_size;
}

void RoutingPicture::setAvailableWidth(int width)
{
    if (m_available == width) return;
    m_available = width;
    layOut();
    updateGeometry();
    update();
}

bool RoutingPicture::hasCopiesAtEnd() const
{
    return !m_steps.isEmpty() && m_steps.constLast().number == 0 && m_steps.constLast().units.isEmpty();
}

int RoutingPicture::layOutPeople(const RoutingStep& step, int x, int top, int width)
{
    const int height = boxHeight();
    const int words = lineHeight(quietFont());
    int y = top;
    const auto add = [&](qsizetype person, bool isWitness, bool isCopy) {
        const int indent = isWitness ? witnessIndent : 0;
        m_boxes.append(
            {QRect(x + frameMargin + indent, y, width - indent, height), person, isWitness, isCopy});
        y += height + boxGap;
    };
    for (const RoutingUnit& unit : step.units) {
        const int begin = y;
        if (unit.needed > 0) y += words + frameMargin;
        for (const qsizetype person : unit.members)
            add(person, false, false);
        for (const qsizetype person : unit.witnesses)
            add(person, true, false);
        if (unit.needed > 0) {
            m_frames.append({QRect(x, begin, width + 2 * frameMargin, y - begin - boxGap + frameMargin),
                             tr("%1 of %2").arg(unit.needed).arg(unit.members.size())});
            y += frameMargin;
        }
    }
    for (const qsizetype person : step.copies)
        add(person, false, true);
    return y;
}

void RoutingPicture::layOut()
{
    m_boxes.clear();
    m_frames.clear();
    m_heads.clear();
    m_arrows.clear();
    const auto columns = static_cast<int>(m_steps.size()) - (hasCopiesAtEnd() ? 1 : 0);
    const int last = hasCopiesAtEnd() ? boxWidth + 2 * frameMargin : endSize;
    const int boxes = 2 * margin + columns * (boxWidth + 2 * frameMargin) + last;
    const int room = m_available > 0 && columns > 0 ? (m_available - boxes) / columns : columnGap;
    m_isVertical = room < minColumnGap;
    m_isVertical ? layOutVertically() : layOutHorizontally(std::min(room, columnGap));
}

void RoutingPicture::layOutHorizontally(int gap)
{
    const int words = lineHeight(quietFont());
    const int top = margin + words + boxGap;
    const int arrowY = top + boxHeight() / 2;
    int x = margin;
    int lowest = 0;
    for (const RoutingStep& step : std::as_const(m_steps)) {
        if (step.number == 0 && step.units.isEmpty()) { // below the end marker
            m_end = QRect(x + frameMargin, top, endSize, endSize);
            lowest = std::max(lowest, layOutPeople(step, x, top + endSize + boxGap, boxWidth));
            break;
        }
        lowest = std::max(lowest, layOutPeople(step, x, top, boxWidth));
        const int width = boxWidth + 2 * frameMargin;
        m_heads.append(
            {QRect(x + frameMargin, margin, width - frameMargin, words), tr("Step %1").arg(step.number)});
        x += width + gap;
        m_arrows.append(QLine(x - gap + 3, arrowY, x - 4, arrowY));
        m_end = QRect(x, arrowY - endSize / 2, endSize, endSize);
    }
    m_size = QSize(x + (hasCopiesAtEnd() ? boxWidth + 2 * frameMargin : endSize) + margin, lowest + margin);
}

void RoutingPicture::layOutVertically()
{
    const int words = lineHeight(quietFont());
    const int width = std::max(minBoxWidth, m_available - 2 * margin - 2 * frameMargin);
    const int arrowX = margin + frameMargin + endSize / 2;
    int y = margin;
    for (const RoutingStep& step : std::as_const(m_steps)) {
        if (step.number == 0 && step.units.isEmpty()) {
            y = layOutPeople(step, margin, y + endSize + boxGap, width);
            break;
        }
        m_heads.append({QRect(margin + frameMargin, y, width, words), tr("Step %1").arg(step.number)});
        y = layOutPeople(step, margin, y + words + space::xs, width) - boxGap;
        m_arrows.append(QLine(arrowX, y + 4, arrowX, y + rowGap - 2));
        y += rowGap;
        m_end = QRect(margin + frameMargin, y, endSize, endSize);
    }
    m_size = QSize(width + 2 * frameMargin + 2 * margin, std::max(y, m_end.bottom() + 1) + margin);
}

QString RoutingPicture::detailText(qsizetype person) const
{
    const domain::Invitation& invitation = m_document.invitations.at(person);
    if (invitation.startAfterDays > 0)
        return tr("+%1 d · %2", "days later")
            .arg(invitation.startAfterDays)
            .arg(actionLabel(invitation.actionType));
    return invitation.isWitness ? tr("Witness") : actionLabel(invitation.actionType);
}

void RoutingPicture::describe()
{
    const QList<domain::Invitation>& people = m_document.invitations;
    QStringList sentences;
    for (const RoutingStep& step : std::as_const(m_steps)) {
        QStringList who;
        const auto named = [&](qsizetype person) {
            const QString name = recipientLabel(m_document, static_cast<int>(person) + 1);
            const QString routing = routingText(people, person);
            const QString action = actionLabel(people.at(person).actionType);
            return routing.isEmpty() ? tr("%1 (%2)").arg(isolated(name), action)
                                     : tr("%1 (%2, %3)").arg(isolated(name), action, routing);
        };
        for (const RoutingUnit& unit : step.units)
            for (const qsizetype person : unit.members + unit.witnesses)
                who.append(named(person));
        for (const qsizetype person : step.copies)
            who.append(named(person));
        const QString all = who.join(QStringLiteral(", "));
        sentences.append(step.number == 0 ? tr("At the end: %1.").arg(all)
                                          : tr("Step %1: %2.").arg(step.number).arg(all));
    }
    setAccessibleName(tr("Diagram of the signing order"));
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

QRect RoutingPicture::mirrored(const QRect& rect) const
{
    return isRightToLeft() ? QRect(m_size.width() - rect.right() - 1, rect.y(), rect.width(), rect.height())
                           : rect;
}

void RoutingPicture::paintEvent(QPaintEvent*)
{
    const Tokens& look = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(quietFont());
    painter.setPen(QPen(look.quietInk, 1.5));
    for (const QLine& arrow : std::as_const(m_arrows)) {
        const bool isDown = arrow.x1() == arrow.x2();
        const auto at = [&](int x) { return isRightToLeft() ? m_size.width() - x : x; };
        const QPointF tip(at(arrow.x2()), arrow.y2());
        const int back = isRightToLeft() ? 5 : -5;
        painter.drawLine(QPointF(at(arrow.x1()), arrow.y1()), tip);
        painter.drawLine(tip, tip + (isDown ? QPointF(-4, -5) : QPointF(back, -4)));
        painter.drawLine(tip, tip + (isDown ? QPointF(4, -5) : QPointF(back, 4)));
    }
    painter.setPen(look.quietInk);
    for (const Head& head : std::as_const(m_heads))
        painter.drawText(mirrored(head.rect), Qt::AlignLeading | Qt::AlignVCenter, head.words);
    for (const Frame& frame : std::as_const(m_frames)) {
        paintBox(painter, mirrored(frame.rect), Qt::NoBrush, look.quietInk, look.lineWidth,
                 metric::cornerRadius, Qt::DashLine);
        painter.setPen(look.ink);
        painter.drawText(mirrored(frame.rect.adjusted(frameMargin, 3, -frameMargin, 0)),
                         Qt::AlignLeading | Qt::AlignTop, frame.words);
    }
    for (const Box& box : std::as_const(m_boxes)) {
        const QRect rect = mirrored(box.rect);
        const QColor colour =
            readableOn(recipientColour(static_cast<int>(box.person) + 1), look.surface, 3.0);
        paintBox(painter, rect, look.surface, box.isCopy ? look.line : colour,
                 box.isCopy ? look.lineWidth : personEdge, 4, box.isWitness ? Qt::DotLine : Qt::SolidLine);
        const QRect inner = rect.adjusted(space::s, space::xs, -space::s, -space::xs);
        const QFontMetrics metrics(quietFont());
        painter.setPen(look.ink);
        painter.drawText(inner, Qt::AlignLeading | Qt::AlignTop,
                         metrics.elidedText(recipientLabel(m_document, static_cast<int>(box.person) + 1),
                                            Qt::ElideRight, inner.width()));
        painter.setPen(look.quietInk);
        painter.drawText(inner, Qt::AlignLeading | Qt::AlignBottom,
                         metrics.elidedText(detailText(box.person), Qt::ElideRight, inner.width()));
    }
    if (!m_steps.isEmpty())
        painter.drawPixmap(mirrored(m_end).topLeft(), iconPixmap(Icon::Check, toneColour(Tone::Good, look),
                                                                 endSize, devicePixelRatioF()));
}

bool RoutingPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const Box& box : std::as_const(m_boxes)) {
        if (!mirrored(box.rect).contains(help->pos())) continue;
        const domain::Invitation& person = m_document.invitations.at(box.person);
        QStringList lines{recipientLabel(m_document, static_cast<int>(box.person) + 1)};
        if (!person.recipientEmail.isEmpty()) lines.append(person.recipientEmail);
        if (const QString routing = routingText(m_document.invitations, box.person); !routing.isEmpty())
            lines.append(routing);
        QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')).toHtmlEscaped(), this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

RoutingArea::RoutingArea(int maxHeight, QWidget* parent)
    : QScrollArea(parent), m_maxHeight(maxHeight), m_picture(new RoutingPicture)
{
    setFrameShape(QFrame::NoFrame);
    setWidget(m_picture);
}

void RoutingArea::setDocument(const domain::Document& document)
{
    const bool hasPaths = routingSteps(document.invitations).size() >= 2 || domain::usesRouting(document);
    if (hasPaths) {
        m_picture->setDocument(document);
        setAccessibleName(m_picture->accessibleName());
        fit();
    }
    setVisible(hasPaths);
}

void RoutingArea::fit()
{
    m_picture->setAvailableWidth(width());
    m_picture->resize(m_picture->sizeHint());
    // A vertical picture is shown whole: the surrounding panel scrolls.
    const int whole = m_picture->sizeHint().height() + 2;
    const bool isWide = m_picture->sizeHint().width() > width();
    const int bar = isWide ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0;
    setFixedHeight(m_picture->isVertical() ? whole + bar : std::min(m_maxHeight, whole + bar));
}

void RoutingArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) fit();
}

} // namespace ink::ui

#include "moc_routingpicture.cpp"
