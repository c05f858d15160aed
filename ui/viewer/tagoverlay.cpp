#include "ui/viewer/tagoverlay.h"

#include "ui/models/taglistmodel.h"
#include "ui/viewer/tools/taggeometry.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

const QColor tagPaper(Qt::white);
const QColor pageInk(0x1B, 0x24, 0x30);

/** A picture from untrusted bytes: size checked before it is decoded. */
QPixmap decoded(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > 8000 || size.height() > 8000) return {};
    return QPixmap::fromImage(reader.read());
}

QSize valuePixels(const QRectF& rect, double ratio)
{
    return (rect.size() * ratio).toSize();
}

} // namespace

Icon tagIcon(domain::TagType type)
{
    switch (type) {
    case domain::TagType::Signature:
        return Icon::Signature;
    case domain::TagType::Initial:
        return Icon::Initial;
    case domain::TagType::Checkbox:
        return Icon::Checkbox;
    case domain::TagType::Radio:
        return Icon::Radio;
    case domain::TagType::Date:
        return Icon::Date;
    case domain::TagType::SignDate:
        return Icon::SignDate;
    case domain::TagType::Attachment:
        return Icon::Attachment;
    case domain::TagType::Dropdown:
        return Icon::Dropdown;
    case domain::TagType::Note:
        return Icon::Note;
    case domain::TagType::Number:
    case domain::TagType::PrefillableNumber:
        return Icon::Number;
    case domain::TagType::Text:
    case domain::TagType::MaskedText:
    case domain::TagType::PrefillableText:
        return Icon::Text;
    }
    return Icon::Text;
}

void TagOverlay::paint(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
                       const QRectF& rect, double zoom, const TagLook& look)
{
    const QColor colour = recipientColour(tag.invitationIndex);
    const double strength = look.selected ? 0.22 : 0.14;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.faded) painter.setOpacity(0.45);

    const double edge = look.selected ? 2.5 : 1.5;
    const QRectF frame = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    const double corner = std::min({3.0, frame.width() / 4, frame.height() / 4});
    if (!look.filled) { // what is printed below steps back, so that the label can be read
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 170));
        painter.drawRoundedRect(frame, corner, corner);
    }
    QColor tint = colour;
    tint.setAlphaF(static_cast<float>(look.filled && !look.selected ? 0.06 : strength));
    painter.setBrush(tint);
    QPen pen(colour, edge);
    if (look.ghost) pen.setStyle(Qt::DashLine);
    if (look.filled && !look.selected) {
        QColor faint = colour;
        faint.setAlphaF(0.35F);
        pen = QPen(faint, 1);
    }
    painter.setPen(pen);
    painter.drawRoundedRect(frame, corner, corner);
    if (recipientIsHatched(tag.invitationIndex)) {
        QColor hatch = colour;
        hatch.setAlphaF(0.35F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(hatch, Qt::BDiagPattern));
        painter.drawRoundedRect(frame, corner, corner);
    }

    if (look.filled)
        paintValue(painter, tag, rect);
    else
        paintLabel(painter, document, tag, rect, zoom, readableOn(colour, mixed(tagPaper, colour, strength)));
    if (look.focused && look.selected) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(pageInk, 1, Qt::DotLine));
        painter.drawRoundedRect(rect.adjusted(-2.5, -2.5, 2.5, 2.5), corner + 2, corner + 2);
    }
    if (look.handles) paintHandles(painter, rect, colour);
    painter.restore();
}

void TagOverlay::paintLabel(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
                            const QRectF& rect, double zoom, const QColor& ink) const
{
    const double shorter = std::min(rect.width(), rect.height());
    if (shorter < 9) return;
    const double ratio = painter.device()->devicePixelRatioF();
    const int iconExtent = static_cast<int>(std::clamp(shorter * 0.62, 8.0, 18.0));
    if (domain::isToggle(tag.type) || rect.width() < 2.4 * iconExtent) {
        const int extent = static_cast<int>(std::clamp(shorter * 0.8, 8.0, 20.0));
        painter.drawPixmap(rect.center() - QPointF(extent / 2.0, extent / 2.0),
                           iconPixmap(tagIcon(tag.type), ink, extent, ratio));
        return;
    }
    constexpr double pad = 5;
    painter.drawPixmap(QPointF(rect.left() + pad, rect.center().y() - iconExtent / 2.0),
                       iconPixmap(tagIcon(tag.type), ink, iconExtent, ratio));

    const bool personal = domain::isSignatureLike(tag.type) || tag.type == domain::TagType::SignDate;
    QString words = personal ? recipientLabel(document, tag.invitationIndex) : tag.text;
    if (words.isEmpty()) words = tag.style.placeholder;
    if (words.isEmpty()) words = tag.name;
    QFont font = QApplication::font();
    font.setPixelSize(
        static_cast<int>(std::clamp(rect.height() * 0.5, 8.0, std::clamp(11 * zoom, 11.0, 15.0))));
    font.setWeight(QFont::Medium);
    painter.setFont(font);
    painter.setPen(ink);
    QRectF room = rect.adjusted(pad + iconExtent + 4, 0, -pad - 2, 0);
    if (tag.isMandatory && room.width() > 30) {
        const QRectF star(room.right() - 6, room.top(), 8, room.height());
        painter.drawText(star, Qt::AlignVCenter | Qt::AlignRight, QStringLiteral("*"));
        room.adjust(0, 0, -9, 0);
    }
    const QString shown =
        painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(room.width()));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, shown);
}

void TagOverlay::paintValue(QPainter& painter, const domain::Tag& tag, const QRectF& rect)
{
    if (!tag.image.isEmpty()) {
        Picture& picture = m_pictures[tag.id];
        if (picture.source != tag.image) picture = {tag.image, decoded(tag.image)};
        if (picture.pixmap.isNull()) return;
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSizeF size = QSizeF(picture.pixmap.size()).scaled(rect.size(), Qt::KeepAspectRatio);
        const QRectF area(rect.center() - QPointF(size.width() / 2, size.height() / 2), size);
        painter.drawPixmap(area, picture.pixmap, QRectF(picture.pixmap.rect()));
        return;
    }
    const QImage look = m_looks.image(tag, valuePixels(rect, painter.device()->devicePixelRatioF()));
    if (look.isNull()) return; // nothing to be seen, or it comes with the next paint
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(rect, look);
}

bool TagOverlay::prepareValues(const QList<std::pair<const domain::Tag*, QRectF>>& tags, double ratio)
{
    QList<ValueLooks::Wanted> wanted;
    for (const auto& [tag, rect] : tags)
        if (tag->image.isEmpty()) wanted.append({tag, valuePixels(rect, ratio)});
    return m_looks.prepare(wanted);
}

void TagOverlay::paintHandles(QPainter& painter, const QRectF& rect, const QColor& colour) const
{
    const QColor edge = readableOn(colour, tagPaper, 3.0);
    if (const QRectF frame = handleFrame(rect); frame != rect) { // what the handles hang on
        painter.setPen(QPen(edge, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(frame);
    }
    painter.setPen(QPen(edge, 1.5));
    painter.setBrush(tagPaper);
    for (const Handle handle : allHandles) {
        const QPointF centre = handleCentre(rect, handle);
        painter.drawRoundedRect(
            QRectF(centre.x() - handleExtent / 2, centre.y() - handleExtent / 2, handleExtent, handleExtent),
            2, 2);
    }
}

void TagOverlay::paintFrame(QPainter& painter, const QRectF& frame, const QColor& accent) const
{
    QColor fill = accent;
    fill.setAlphaF(0.10F);
    painter.setPen(QPen(accent, 1));
    painter.setBrush(fill);
    painter.drawRect(frame);
}

} // namespace ink::ui
