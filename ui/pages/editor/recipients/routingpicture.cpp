#include "ui/pages/editor/recipients/routingpicture.h"

#include "app/domain/routing/routing.h"
#include "ui/models/routingwords.h"
#include "ui/models/taglistmodel.h"
#include "ui/pages/editor/recipients/recipientrow.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

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
constexpr int columnGap = 36; ///< an arrow
constexpr int boxGap = 8;
constexpr int frameMargin = 6;
constexpr int margin = 2;
constexpr int endSize = 24;
constexpr int witnessIndent = 14;

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
        if (person.copyAtEnd) {
            atEnd.copies.append(i);
            continue;
        }
        RoutingStep& step = steps[domain::stepOf(people, i)];
        step.number = domain::stepOf(people, i);
        if (!domain::mustAct(person.actionType)) {
            step.copies.append(i);
            continue;
        }
        const qsizetype signer = person.isWitness ? domain::witnessedBy(people, i) : -1;
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
            step.units.append({{i}, {}, group.size() > 1 ? person.groupNeeded : 0});
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

void RoutingPicture::layOut()
{
    m_boxes.clear();
    m_frames.clear();
    m_columns.clear();
    const int height = boxHeight();
    const int words = lineHeight(quietFont());
    int x = margin;
    int lowest = 0;
    const auto add = [&](int& y, qsizetype person, bool isWitness, bool isCopy) {
        const int indent = isWitness ? witnessIndent : 0;
        m_boxes.append(
            {QRect(x + frameMargin + indent, y, boxWidth - indent, height), person, isWitness, isCopy});
        y += height + boxGap;
    };
    for (const RoutingStep& step : std::as_const(m_steps)) {
        const bool isAtEnd = step.units.isEmpty() && &step == &m_steps.constLast() && step.number == 0;
        if (isAtEnd) { // below the end marker
            m_end = QRect(x + frameMargin, margin + words + boxGap, endSize, endSize);
        }
        int y = margin + words + boxGap;
        if (isAtEnd) y += endSize + boxGap;
        const int top = y;
        for (const RoutingUnit& unit : step.units) {
            const int begin = y;
            if (unit.needed > 0) y += words + frameMargin;
            for (const qsizetype person : unit.members)
                add(y, person, false, false);
            for (const qsizetype person : unit.witnesses)
                add(y, person, true, false);
            if (unit.needed > 0) {
                m_frames.append(
                    {QRect(x, begin, boxWidth + 2 * frameMargin, y - begin - boxGap + frameMargin),
                     tr("%1 of %2").arg(unit.needed).arg(unit.members.size())});
                y += frameMargin;
            }
        }
        for (const qsizetype person : step.copies)
            add(y, person, false, true);
        if (!isAtEnd) {
            m_columns.append(QRect(x, top, boxWidth + 2 * frameMargin, height));
            x += boxWidth + 2 * frameMargin + columnGap;
            m_end = QRect(x, top + (height - endSize) / 2, endSize, endSize);
        }
        lowest = std::max(lowest, y);
    }
    const bool hasCopiesAtEnd =
        !m_steps.isEmpty() && m_steps.constLast().number == 0 && m_steps.constLast().units.isEmpty();
    m_size = QSize(x + (hasCopiesAtEnd ? boxWidth + 2 * frameMargin : endSize) + margin, lowest + margin);
}

QString RoutingPicture::detailOf(qsizetype person) const
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
            const QString routing = routingWords(people, person);
            const QString action = actionLabel(people.at(person).actionType);
            return routing.isEmpty() ? tr("%1 (%2)").arg(name, action)
                                     : tr("%1 (%2, %3)").arg(name, action, routing);
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
    const auto arrow = [&](int fromX, int toX, int y) {
        const int sign = isRightToLeft() ? -1 : 1;
        const auto at = [&](int x) { return isRightToLeft() ? m_size.width() - x : x; };
        painter.setPen(QPen(look.quietInk, 1.5));
        painter.drawLine(QPointF(at(fromX), y), QPointF(at(toX), y));
        painter.drawLine(QPointF(at(toX), y), QPointF(at(toX) - sign * 5, y - 4));
        painter.drawLine(QPointF(at(toX), y), QPointF(at(toX) - sign * 5, y + 4));
    };
    painter.setFont(quietFont());
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        const QRect column = m_columns.at(i);
        painter.setPen(look.quietInk);
        const QRect head(column.x() + frameMargin, margin, column.width() - frameMargin,
                         lineHeight(quietFont()));
        painter.drawText(mirrored(head), Qt::AlignLeading | Qt::AlignVCenter,
                         tr("Step %1").arg(m_steps.at(i).number));
        const int next = i + 1 < m_columns.size() ? m_columns.at(i + 1).x() : m_end.x();
        arrow(column.right() + 4, next - 4, column.center().y());
    }
    painter.setPen(QPen(look.quietInk, look.lineWidth, Qt::DashLine));
    for (const Frame& frame : std::as_const(m_frames)) {
        painter.setPen(QPen(look.quietInk, look.lineWidth, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(mirrored(frame.rect)).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        painter.setPen(look.ink);
        painter.drawText(mirrored(frame.rect.adjusted(frameMargin, 3, -frameMargin, 0)),
                         Qt::AlignLeading | Qt::AlignTop, frame.words);
    }
    for (const Box& box : std::as_const(m_boxes)) {
        const QRect rect = mirrored(box.rect);
        const QColor colour =
            readableOn(recipientColour(static_cast<int>(box.person) + 1), look.surface, 3.0);
        painter.setPen(QPen(box.isCopy ? look.line : colour, box.isCopy ? look.lineWidth : 1.5,
                            box.isWitness ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(look.surface);
        painter.drawRoundedRect(QRectF(rect).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
        const QRect inner = rect.adjusted(space::s, space::xs, -space::s, -space::xs);
        const QFontMetrics metrics(quietFont());
        painter.setPen(look.ink);
        painter.drawText(inner, Qt::AlignLeading | Qt::AlignTop,
                         metrics.elidedText(recipientLabel(m_document, static_cast<int>(box.person) + 1),
                                            Qt::ElideRight, inner.width()));
        painter.setPen(look.quietInk);
        painter.drawText(inner, Qt::AlignLeading | Qt::AlignBottom,
                         metrics.elidedText(detailOf(box.person), Qt::ElideRight, inner.width()));
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
        if (const QString routing = routingWords(m_document.invitations, box.person); !routing.isEmpty())
            lines.append(routing);
        QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')).toHtmlEscaped(), this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

void RoutingPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        setDocument(m_document);
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
        m_picture->resize(m_picture->sizeHint());
        setAccessibleName(m_picture->accessibleName());
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        setFixedHeight(std::min(m_maxHeight, m_picture->sizeHint().height() + bar + 2));
    }
    setVisible(hasPaths);
}

} // namespace ink::ui
