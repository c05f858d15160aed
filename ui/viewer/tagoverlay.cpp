#include "ui/viewer/tagoverlay.h"

#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/values/autofill.h"
#include "app/pdf/forms/stampvalue.h"
#include "app/pdf/forms/valuelayout.h"
#include "ui/models/taglistmodel.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QDate>
#include <QImageReader>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

const QColor tagPaper(Qt::white);
const QColor pageInk(0x1B, 0x24, 0x30);
const QColor senderColour(0x5B, 0x65, 0x73); ///< for fields without a recipient
constexpr int maxCombLines = 200;

/** Decodes a picture from untrusted bytes; checks its size first. */
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

bool isTicked(const domain::Tag& tag)
{
    pdf::StampItem item;
    item.type = tag.type;
    item.text = tag.text;
    item.style = tag.style;
    return pdf::isChecked(item);
}

QString displayed(const domain::Tag& tag)
{
    pdf::StampItem item;
    item.type = tag.type;
    item.text = tag.text;
    item.style = tag.style;
    return pdf::displayText(item);
}

/** Returns whether only the signer can provide the value: a signature, initials or an attachment. */
bool isPersonal(domain::TagType type)
{
    return domain::isSignatureLike(type) || type == domain::TagType::Attachment;
}

/** Font size of a short value in points (see pdf::layOutValue). */
double letterPoints(const domain::Tag& tag)
{
    const double height = tag.rect.height;
    double points = tag.style.fontSize;
    if (!(points > 0)) points = std::min(height * 0.68, tag.type == domain::TagType::Note ? 10.0 : 14.0);
    return std::clamp(points, 1.0, std::max(1.0, height / 1.15));
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
        return Icon::Number;
    case domain::TagType::PrefillableNumber:
        return Icon::PrefilledNumber;
    case domain::TagType::Text:
        return Icon::Text;
    case domain::TagType::MaskedText:
        return Icon::MaskedText;
    case domain::TagType::PrefillableText:
        return Icon::PrefilledText;
    }
    return Icon::Text;
}

// Index(showsDefaultValue): Tags in the editor: which show their value
bool showsDefaultValue(const domain::Tag& tag)
{
    if (domain::isToggle(tag.type)) return isTicked(tag);
    return !isPersonal(tag.type) && !domain::isComputed(tag) && !tag.text.trimmed().isEmpty();
}

const domain::Tag& TagOverlay::displayedTag(const domain::Document& document, const domain::Tag& tag)
{
    if (!domain::isSenderField(tag)) return tag;
    domain::Tag& shown = m_senders[tag.id.value()];
    shown = tag;
    shown.text = domain::senderText(document, tag, QDate::currentDate());
    return shown;
}

void TagOverlay::paint(QPainter& painter, const domain::Document& document, const domain::Tag& given,
                       const QRectF& rect, double zoom, const TagAppearance& look)
{
    const domain::Tag& tag = displayedTag(document, given);
    const bool isStrong = tokens(QApplication::palette()).isHighContrast;
    const QColor own = domain::isSenderField(tag) ? senderColour : recipientColour(tag.invitationIndex);
    const QColor colour = isStrong ? readableOn(own, tagPaper) : own;
    const double strength = look.isSelected ? 0.22 : 0.14;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.isFaded) painter.setOpacity(0.45);

    const double edge = (look.isSelected ? 2.5 : 1.5) + (isStrong ? 0.5 : 0);
    const QRectF frame = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    const double corner = std::min({3.0, frame.width() / 4, frame.height() / 4});
    if (!look.showsValue) { // fades the page content below, so that the label is readable
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, domain::isToggle(tag.type) ? 110 : 170));
        painter.drawRoundedRect(frame, corner, corner);
    }
    QColor tint = colour;
    tint.setAlphaF(static_cast<float>(look.showsValue && !look.isSelected ? 0.06 : strength));
    painter.setBrush(tint);
    QPen pen(colour, edge);
    if (look.isGhost) pen.setStyle(Qt::DashLine);
    if (look.showsValue && !look.isSelected) {
        QColor faint = colour;
        faint.setAlphaF(0.35F);
        pen = QPen(faint, 1);
    }
    painter.setPen(pen);
    painter.drawRoundedRect(frame, corner, corner);
    if (isRecipientHatched(tag.invitationIndex) && !domain::isSenderField(tag)) {
        QColor hatch = colour;
        hatch.setAlphaF(0.35F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(hatch, Qt::BDiagPattern));
        painter.drawRoundedRect(frame, corner, corner);
    }

    if (look.showsValue) {
        painter.setOpacity(1); // a value is a part of the document, whoever has entered it
        paintValue(painter, tag, rect);
    } else {
        paintContent(painter, document, tag, rect, zoom,
                     readableOn(colour, mixedColour(tagPaper, colour, strength)));
    }
    if (look.hasFocus && look.isSelected) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(pageInk, 1, Qt::DotLine));
        painter.drawRoundedRect(rect.adjusted(-2.5, -2.5, 2.5, 2.5), corner + 2, corner + 2);
    }
    if (look.hasHandles) paintHandles(painter, rect, colour);
    painter.restore();
}

void TagOverlay::paintContent(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
                              const QRectF& rect, double zoom, const QColor& ink)
{
    if (domain::isToggle(tag.type)) {
        // The edge of a small tag is its box; its content shows whether it is checked.
        const double side = std::min(rect.width(), rect.height());
        QColor outline = ink;
        outline.setAlphaF(0.5F);
        painter.setPen(QPen(outline, 1));
        painter.setBrush(Qt::NoBrush);
        QRectF box(0, 0, side * 0.62, side * 0.62);
        box.moveCenter(rect.center());
        if (tag.type == domain::TagType::Radio && side >= 9) painter.drawEllipse(box);
        if (tag.type == domain::TagType::Checkbox && side >= 9) painter.drawRoundedRect(box, 2, 2);
        if (isTicked(tag)) paintValue(painter, tag, rect);
    } else if (isPersonal(tag.type)) {
        paintLabel(painter, document, tag, rect, zoom, ink);
    } else if (std::min(rect.width(), rect.height()) >= 9) {
        paintComb(painter, tag, rect, ink);
        const double ratio = painter.device()->devicePixelRatioF();
        const int extent = static_cast<int>(std::clamp(rect.height() * 0.62, 8.0, 18.0));
        const bool atRight =
            tag.style.align == domain::TextAlign::Natural || tag.style.align == domain::TextAlign::Left;
        const bool isAsked = tag.isMandatory && !domain::isComputed(tag);
        double end = atRight ? rect.right() - 4 : rect.left() + 4; // the side opposite to the text
        QFont starFont = quietFont();
        starFont.setPixelSize(
            static_cast<int>(std::clamp(rect.height() * 0.7, 7.0, double(starFont.pixelSize()))));
        painter.setFont(starFont);
        painter.setPen(ink);
        if (isAsked && rect.width() > 30) {
            const QRectF star(atRight ? end - 8 : end, rect.top(), 8, rect.height());
            painter.drawText(star, Qt::AlignCenter, QStringLiteral("*"));
            end += atRight ? -9 : 9;
        }
        if (rect.width() > 3.4 * extent) {
            const QPointF at(atRight ? end - extent : end, rect.center().y() - extent / 2.0);
            painter.save();
            painter.setOpacity(painter.opacity() * 0.7);
            painter.drawPixmap(at, iconPixmap(tagIcon(tag.type), ink, extent, ratio));
            painter.restore();
            end += atRight ? -extent - 3 : extent + 3;
        }
        if (showsDefaultValue(tag) && m_looks.contains(tag)) {
            paintValue(painter, tag, rect);
        } else if (showsDefaultValue(tag)) { // still being rendered, for example while the tag is resized
            paintSample(painter, tag, displayed(tag), rect, zoom);
        } else {
            QString words = tag.type == domain::TagType::SignDate
                                ? recipientLabel(document, tag.invitationIndex)
                                : tag.style.placeholder;
            if (!tag.style.fill.isEmpty())
                if (const QString known = domain::fillText(document, tag, QDate::currentDate());
                    !known.isEmpty())
                    words = known;
            if (words.isEmpty()) words = tag.name;
            QRectF room = rect;
            (atRight ? room.setRight(end) : room.setLeft(end));
            if (tag.style.align == domain::TextAlign::Center) // centred on the tag
                room.setRight(std::max(room.left(), rect.right() - (end - rect.left())));
            paintSample(painter, tag, words, room, zoom);
        }
    }
    paintBadges(painter, tag, rect, ink);
}

void TagOverlay::paintComb(QPainter& painter, const domain::Tag& tag, const QRectF& rect,
                           const QColor& ink) const
{
    const int boxes = tag.style.comb ? std::min(tag.style.maxLength.value_or(0), maxCombLines) : 0;
    if (boxes < 2 || rect.width() / boxes < 3) return;
    QColor faint = ink;
    faint.setAlphaF(0.35F);
    painter.setPen(QPen(faint, 1));
    for (int i = 1; i < boxes; ++i) {
        const double x = rect.left() + rect.width() * i / boxes;
        painter.drawLine(QPointF(x, rect.top() + 2), QPointF(x, rect.bottom() - 2));
    }
}

void TagOverlay::paintSample(QPainter& painter, const domain::Tag& tag, const QString& words,
                             const QRectF& rect, double zoom) const
{
    // Text as it is stamped, but fainter, because it is only an example.
    const int pixels = static_cast<int>(std::lround(letterPoints(tag) * zoom));
    if (pixels < 3) return;
    QFont font;
    font.setFamilies(pdf::screenFamilies(tag.type, tag.style));
    font.setPixelSize(pixels);
    painter.setFont(font);
    QColor ink(tag.style.colour);
    if (!ink.isValid()) ink = pageInk;
    ink.setAlphaF(0.68F);
    painter.setPen(ink);
    const double pad = std::min(2.0, tag.rect.width / 10.0) * zoom;
    const QRectF room = rect.adjusted(pad, 0, -pad, 0);
    Qt::Alignment align = Qt::AlignLeft;
    if (tag.style.align == domain::TextAlign::Center) align = Qt::AlignHCenter;
    if (tag.style.align == domain::TextAlign::Right) align = Qt::AlignRight;
    const bool isParagraph =
        tag.style.multiline || (tag.type == domain::TagType::Note && !domain::isSenderField(tag));
    align |= isParagraph ? Qt::AlignTop : Qt::AlignVCenter;
    painter.drawText(room, static_cast<int>(align | Qt::AlignAbsolute) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(room.width())));
}

void TagOverlay::paintBadges(QPainter& painter, const domain::Tag& tag, const QRectF& rect,
                             const QColor& colour) const
{
    constexpr double extent = 14;
    if (std::max(rect.width(), rect.height()) < extent) return;
    QPointF at(rect.right() - extent / 2, rect.top());
    const auto disc = [&] {
        painter.setPen(QPen(tagPaper, 1));
        painter.setBrush(colour);
        painter.drawEllipse(at, extent / 2, extent / 2);
        painter.setPen(QPen(tagPaper, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    };
    if (tag.style.condition) { // icon: a forked path
        disc();
        QPainterPath fork(at + QPointF(-3.5, 0));
        fork.lineTo(at + QPointF(-0.5, 0));
        fork.lineTo(at + QPointF(3, -3));
        fork.moveTo(at + QPointF(-0.5, 0));
        fork.lineTo(at + QPointF(3, 3));
        painter.drawPath(fork);
        at.rx() -= extent + 2;
    }
    if (domain::isComputed(tag)) { // icon: an equals sign
        disc();
        painter.drawLine(at + QPointF(-3, -1.8), at + QPointF(3, -1.8));
        painter.drawLine(at + QPointF(-3, 1.8), at + QPointF(3, 1.8));
        at.rx() -= extent + 2;
    }
    if (tag.facts.isLocked) {
        // A disc of this size is too small for a lock: the badge is the lock, on paper.
        const QRectF plate(at - QPointF(extent / 2 + 1, extent / 2 + 1), QSizeF(extent + 2, extent + 2));
        painter.setPen(QPen(colour, 1));
        painter.setBrush(tagPaper);
        painter.drawRoundedRect(plate, 3, 3);
        painter.drawPixmap(
            plate.topLeft() + QPointF(1, 1),
            iconPixmap(Icon::Lock, colour, static_cast<int>(extent), painter.device()->devicePixelRatioF()));
    }
}

void TagOverlay::paintLabel(QPainter& painter, const domain::Document& document, const domain::Tag& tag,
                            const QRectF& rect, double zoom, const QColor& ink) const
{
    const double shorter = std::min(rect.width(), rect.height());
    if (shorter < 9) return;
    const double ratio = painter.device()->devicePixelRatioF();
    const int iconExtent = static_cast<int>(std::clamp(shorter * 0.62, 8.0, 18.0));
    if (rect.width() < 2.4 * iconExtent) {
        const int extent = static_cast<int>(std::clamp(shorter * 0.8, 8.0, 20.0));
        painter.drawPixmap(rect.center() - QPointF(extent / 2.0, extent / 2.0),
                           iconPixmap(tagIcon(tag.type), ink, extent, ratio));
        return;
    }
    constexpr double pad = 5;
    painter.drawPixmap(QPointF(rect.left() + pad, rect.center().y() - iconExtent / 2.0),
                       iconPixmap(tagIcon(tag.type), ink, iconExtent, ratio));

    QString words =
        domain::isSignatureLike(tag.type) ? recipientLabel(document, tag.invitationIndex) : tag.text;
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
        if (picture.source != tag.image) picture = {tag.image, decoded(tag.image), {}};
        if (picture.pixmap.isNull()) return;
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSizeF size = QSizeF(picture.pixmap.size()).scaled(rect.size(), Qt::KeepAspectRatio);
        const QRectF area(rect.center() - QPointF(size.width() / 2, size.height() / 2), size);
        // The painter samples few pixels of a much larger picture: thin strokes would break up.
        const QSize pixels = painter.deviceTransform().mapRect(area).size().toSize().expandedTo(QSize(1, 1));
        const bool isReduced = pixels.width() < picture.pixmap.width();
        if (isReduced && picture.reduced.size() != pixels)
            picture.reduced = picture.pixmap.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        const QPixmap& shown = isReduced ? picture.reduced : picture.pixmap;
        painter.drawPixmap(area, shown, QRectF(shown.rect()));
        return;
    }
    QImage look = m_looks.image(tag, valuePixels(rect, painter.device()->devicePixelRatioF()));
    if (look.isNull()) look = m_looks.imageInAnySize(tag); // during a zoom change
    if (look.isNull()) return;                             // nothing to paint, or not rendered yet
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(rect, look);
}

void TagOverlay::requestValues(const domain::Document& document, const VisibleTags& tags, double ratio,
                               const std::function<void()>& ready)
{
    QList<ValueImageCache::Request> wanted;
    for (const auto& [given, rect] : tags)
        if (showsDefaultValue(*given))
            wanted.append({&displayedTag(document, *given), valuePixels(rect, ratio)});
    m_looks.requestImages(wanted, ready);
}

bool TagOverlay::prepareValues(const VisibleTags& tags, double ratio)
{
    QList<ValueImageCache::Request> wanted;
    for (const auto& [tag, rect] : tags)
        if (tag->image.isEmpty()) wanted.append({tag, valuePixels(rect, ratio)});
    return m_looks.prepare(wanted);
}

// Index(paintHandles): Tag handles: what draws them
void TagOverlay::paintHandles(QPainter& painter, const QRectF& rect, const QColor& colour) const
{
    const QColor edge = readableOn(colour, tagPaper, 3.0);
    if (const QRectF frame = handleFrame(rect); frame != rect) { // the frame that carries the handles
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
