#include "app/pdf/overlaypainter.h"

#include <QBuffer>
#include <QDate>
#include <QFont>
#include <QFontMetricsF>
#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace ink::pdf {

namespace {

constexpr int unitsPerPoint = 10;    // fine enough that glyph positions are not rounded visibly
constexpr double largestFitted = 14; ///< values whose size is not said
constexpr double largestSignature = 26;
constexpr double smallest = 3;

bool isSignature(const StampItem& item)
{
    return domain::isSignatureLike(item.type);
}

QFont fontFor(const StampItem& item, double points)
{
    QStringList families;
    if (!item.style.fontFamily.isEmpty()) families << item.style.fontFamily;
    families << QStringLiteral("Noto Sans") << QStringLiteral("DejaVu Sans") << QStringLiteral("Helvetica")
             << QStringLiteral("Arial");
    QFont font;
    font.setFamilies(families);
    font.setStyleHint(QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setItalic(isSignature(item));
    font.setPointSizeF(points);
    return font;
}

Qt::Alignment alignmentOf(const domain::TagStyle& style)
{
    if (style.align == QLatin1String("center")) return Qt::AlignHCenter;
    if (style.align == QLatin1String("right")) return Qt::AlignRight | Qt::AlignAbsolute;
    if (style.align == QLatin1String("left")) return Qt::AlignLeft | Qt::AlignAbsolute;
    return Qt::AlignLeft; // follows the writing's own direction
}

void paint(QPainter& painter, const StampItem& item, QPaintDevice& device)
{
    const QString text = displayText(item);
    const double scale = unitsPerPoint;
    const QRectF outer(item.rect.left * scale, item.rect.top * scale, item.rect.width * scale,
                       item.rect.height * scale);
    const double pad = std::min(2.0, item.rect.width / 10.0) * scale;
    const QRectF inner = outer.adjusted(pad, 0, -pad, 0);

    const bool several = text.contains(QLatin1Char('\n')) || item.type == domain::TagType::Note;
    const double largest = isSignature(item) ? largestSignature : largestFitted;
    double points = item.style.fontSize > 0 ? item.style.fontSize
                                            : std::clamp(item.rect.height * 0.68, smallest, largest);
    if (item.style.fontSize <= 0 && several) points = std::min(points, 10.0);
    points = std::min(points, 400.0);
    QRectF needed;
    int flags = 0;
    bool fits = false;
    // Smaller until it fits; more lines only where a second one has room, words broken only when they must
    // be.
    const double first = points;
    for (bool breaks : {false, true}) {
        const double last = breaks || several || inner.height() < 20 * scale ? smallest : 6;
        for (points = first;; points = std::max(last, points * 0.94)) {
            painter.setFont(fontFor(item, points));
            const double line = QFontMetricsF(painter.font(), &device).height();
            const bool wraps = several || inner.height() >= 2 * line;
            flags = static_cast<int>(alignmentOf(item.style)) |
                    static_cast<int>(wraps && several ? Qt::AlignTop : Qt::AlignVCenter) |
                    static_cast<int>(!wraps   ? Qt::TextSingleLine
                                     : breaks ? Qt::TextWrapAnywhere
                                              : Qt::TextWordWrap);
            needed = painter.boundingRect(QRectF(0, 0, inner.width(), 1e6),
                                          (flags & ~int(Qt::AlignVertical_Mask)) | int(Qt::AlignTop), text);
            fits = needed.width() <= inner.width() + 1 &&
                   needed.height() <= std::max(inner.height() * 1.15, line * (wraps ? 0 : 0.9));
            if (fits || points <= last) break;
        }
        if (fits) break;
    }
    const QColor asked(item.style.colour);
    painter.save();
    painter.setClipRect(outer);
    painter.setPen(asked.isValid() && !item.style.colour.isEmpty() ? asked : QColor(0x1B, 0x24, 0x30));
    painter.drawText(inner, flags, text);
    painter.restore();
}

} // namespace

bool isWritten(const StampItem& item)
{
    using domain::TagType;
    if (item.type == TagType::Checkbox || item.type == TagType::Radio) return false;
    return item.image.isEmpty() && !item.text.trimmed().isEmpty();
}

bool isChecked(const StampItem& item)
{
    const QString value = item.text.trimmed().toLower();
    if (value.isEmpty()) return item.style.checked;
    return value == QLatin1String("true") || value == QLatin1String("1") || value == QLatin1String("yes") ||
           value == QLatin1String("on") || value == QLatin1String("checked");
}

QString displayText(const StampItem& item)
{
    using domain::TagType;
    QString text = item.text;
    for (QChar& c : text)
        if (c.unicode() < 32 && c != QLatin1Char('\n')) c = QLatin1Char(' ');
    switch (item.type) {
    case TagType::MaskedText:
        return QString(3, QChar(0x2022));
    case TagType::Date:
    case TagType::SignDate:
        if (const QDate date = QDate::fromString(text.left(10), Qt::ISODate);
            date.isValid() && !item.style.dateFormat.isEmpty())
            return QLocale::c().toString(date, item.style.dateFormat);
        return text;
    case TagType::Number:
    case TagType::PrefillableNumber: {
        bool ok = false;
        const double value = text.toDouble(&ok);
        if (ok && item.style.decimals && std::abs(value) < 1e15)
            return QString::number(value, 'f', std::clamp(*item.style.decimals, 0, 12));
        return text;
    }
    default:
        return text;
    }
}

QSize overlaySize(QSizeF page)
{
    return {std::max(1, static_cast<int>(std::ceil(page.width()))),
            std::max(1, static_cast<int>(std::ceil(page.height())))};
}

Result<QByteArray> paintOverlays(const QList<OverlayPage>& pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(72 * unitsPerPoint);
        QPainter painter;
        for (const OverlayPage& page : pages) {
            const QSize size = overlaySize(page.size);
            const QPageLayout layout(
                QPageSize(QSizeF(size), QPageSize::Point, QString(), QPageSize::ExactMatch),
                QPageLayout::Portrait, QMarginsF(0, 0, 0, 0), QPageLayout::Point);
            if (!writer.setPageLayout(layout))
                return fail(ErrorCode::Internal, QStringLiteral("The page can't be painted on."));
            if (painter.isActive() ? !writer.newPage() : !painter.begin(&writer))
                return fail(ErrorCode::Internal, QStringLiteral("The page can't be painted on."));
            painter.setLayoutDirection(Qt::LayoutDirectionAuto);
            for (const StampItem& item : page.items)
                paint(painter, item, writer);
        }
    }
    return bytes;
}

} // namespace ink::pdf
