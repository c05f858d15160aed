#include "app/pdf/stamp/pagestamper.h"

#include "app/domain/document/taborder.h"
#include "app/pdf/content/pageappend.h"
#include "app/pdf/content/picture.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/forms/formfields.h"
#include "app/pdf/forms/openfields.h"
#include "app/pdf/forms/stampvalue.h"
#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/stamp/reasons.h"
#include "app/pdf/stamp/signedstamper.h"
#include "app/pdf/text/writtentext.h"

#include <QColor>
#include <QCryptographicHash>
#include <QHash>
#include <QMap>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <utility>

namespace ink::pdf {

namespace {

QColor tagColour(const domain::TagStyle& style)
{
    const QColor asked(style.colour);
    return asked.isValid() && !style.colour.isEmpty() ? asked : QColor(0x1B, 0x24, 0x30);
}

/** Draws inside a centred square of a rectangle; page coordinates with y upwards. */
class MarkDrawing
{
public:
    MarkDrawing(const domain::PageRect& rect, double pageHeight)
        : m_side(std::min(rect.width, rect.height)), m_left(rect.left + (rect.width - m_side) / 2.0),
          m_bottom(pageHeight - rect.bottom() + (rect.height - m_side) / 2.0)
    {
    }
    [[nodiscard]] std::string point(double x, double y) const
    {
        return numberText(m_left + x * m_side) + ' ' + numberText(m_bottom + y * m_side) + ' ';
    }
    [[nodiscard]] std::string length(double part) const { return numberText(part * m_side) + ' '; }

private:
    double m_side;
    double m_left;
    double m_bottom;
};

std::string rgbText(const QColor& colour)
{
    return numberText(colour.redF()) + ' ' + numberText(colour.greenF()) + ' ' + numberText(colour.blueF()) +
           ' ';
}

/** A check mark or a dot inside the rectangle. */
std::string markText(const StampItem& item, double pageHeight)
{
    const MarkDrawing in(item.rect, pageHeight);
    const std::string rgb = rgbText(tagColour(item.style));
    if (item.type == domain::TagType::Radio) {
        constexpr double r = 0.28;
        constexpr double k = r * 0.5523;
        return "q " + rgb + "rg " + in.point(0.5 + r, 0.5) + "m " + in.point(0.5 + r, 0.5 + k) +
               in.point(0.5 + k, 0.5 + r) + in.point(0.5, 0.5 + r) + "c " + in.point(0.5 - k, 0.5 + r) +
               in.point(0.5 - r, 0.5 + k) + in.point(0.5 - r, 0.5) + "c " + in.point(0.5 - r, 0.5 - k) +
               in.point(0.5 - k, 0.5 - r) + in.point(0.5, 0.5 - r) + "c " + in.point(0.5 + k, 0.5 - r) +
               in.point(0.5 + r, 0.5 - k) + in.point(0.5 + r, 0.5) + "c f Q\n";
    }
    return "q " + rgb + "RG " + in.length(0.12) + "w 1 J 1 j " + in.point(0.16, 0.48) + "m " +
           in.point(0.40, 0.22) + "l " + in.point(0.84, 0.78) + "l S Q\n";
}

/** A paper clip. */
std::string clipText(const domain::PageRect& square, double pageHeight, const QColor& colour)
{
    const MarkDrawing in(square, pageHeight);
    return "q " + rgbText(colour) + "RG " + in.length(0.07) + "w 1 J 1 j " + in.point(0.66, 0.70) + "m " +
           in.point(0.66, 0.28) + "l " + in.point(0.66, 0.06) + in.point(0.34, 0.06) + in.point(0.34, 0.28) +
           "c " + in.point(0.34, 0.76) + "l " + in.point(0.34, 0.92) + in.point(0.58, 0.92) +
           in.point(0.58, 0.76) + "c " + in.point(0.58, 0.34) + "l " + in.point(0.58, 0.22) +
           in.point(0.44, 0.22) + in.point(0.44, 0.34) + "c " + in.point(0.44, 0.66) + "l S Q\n";
}

constexpr double stampEdge = 1.5;
constexpr double stampPadding = 5;
constexpr int maxWidgets = 5'000; ///< searched on a page

/** The frame of a stamp, with rounded corners. */
std::string frameText(const domain::PageRect& rect, double pageHeight, const QColor& colour)
{
    const double inset = stampEdge / 2;
    const double left = rect.left + inset;
    const double right = rect.right() - inset;
    const double top = pageHeight - rect.top - inset;
    const double bottom = pageHeight - rect.bottom() + inset;
    const double r = std::min({5.0, (right - left) / 2, (top - bottom) / 2});
    const double k = r * 0.4477; // distance of the Bézier handles of a quarter circle from its corner
    const auto at = [](double x, double y) { return numberText(x) + ' ' + numberText(y) + ' '; };
    return "q " + rgbText(colour) + "RG " + numberText(stampEdge) + " w " + at(left + r, bottom) + "m " +
           at(right - r, bottom) + "l " + at(right - k, bottom) + at(right, bottom + k) +
           at(right, bottom + r) + "c " + at(right, top - r) + "l " + at(right, top - k) +
           at(right - k, top) + at(right - r, top) + "c " + at(left + r, top) + "l " + at(left + k, top) +
           at(left, top - k) + at(left, top - r) + "c " + at(left, bottom + r) + "l " + at(left, bottom + k) +
           at(left + k, bottom) + at(left + r, bottom) + "c h S Q\n";
}

bool isStamp(const StampItem& item)
{
    return item.type == domain::TagType::Note && item.style.format == QLatin1StringView("stamp");
}

/** Returns true for an attachment that is drawn as an image; others are represented by their names. */
bool isShownPicture(const StampItem& item)
{
    return item.style.format == QLatin1StringView("image") &&
           (item.image.startsWith("\x89PNG") || item.image.startsWith("\xFF\xD8\xFF"));
}

/** The rectangle of an image: as large as possible without distortion, centred. */
QRectF fitted(const domain::PageRect& rect, QSize picture)
{
    const QSizeF size = QSizeF(picture).scaled(rect.width, rect.height, Qt::KeepAspectRatio);
    return {rect.left + (rect.width - size.width()) / 2, rect.top + (rect.height - size.height()) / 2,
            size.width(), size.height()};
}

class Stamper
{
public:
    Stamper(Revision& revision, PageAppender& appender) : m_revision(revision), m_appender(appender) {}

    Result<void> run(const QMap<int, QList<StampItem>>& pages)
    {
        for (auto at = pages.cbegin(); at != pages.cend(); ++at)
            INK_TRY(paint(at.key(), at.value()));
        // Fonts are written once all required characters are known; all pages share them.
        const DictText shared = m_painter.writeResources(
            [this](std::string body) { return refText(m_revision.add(std::move(body))); });
        for (const auto& [page, painted] : m_painted) {
            const PageInfo& info = m_revision.tree().infos.at(page);
            m_appender.append(page, formOf(painted, shared, info.size), painted.content,
                              matrixText(PageSpace(info).uprightToUser()) + " cm\n", inReadingOrder(painted));
        }
        return {};
    }

private:
    struct Painted
    {
        std::string content; ///< of the page as displayed, y upwards
        DictText pictures;   ///< image resources of `content`: names and references
        bool text = false;
        size_t lines = 0;                                 ///< number of lines of the last text
        std::vector<TaggedContent> tagged;                ///< structure elements, by their numbers
        std::vector<domain::PageRect> places;             ///< rectangles of the elements
        std::vector<std::pair<QRectF, ObjectId>> widgets; ///< widgets of a tagged page, with their rectangles
    };

    Result<Picture> picture(const QByteArray& image)
    {
        const QByteArray key = QCryptographicHash::hash(image, QCryptographicHash::Sha1);
        if (const auto known = m_pictures.constFind(key); known != m_pictures.cend()) return *known;
        INK_ASSIGN(added, addPicture(m_revision, image));
        m_pictures.insert(key, added);
        return added;
    }

    void write(Painted& into, const StampItem& item, const QRectF& room, double pageHeight)
    {
        const PlacedText text = layOutValue(m_painter, displayText(item), room.size(), item.type, item.style);
        const QColor colour = tagColour(item.style);
        for (const PlacedLine& each : text.lines)
            m_painter.write(into.content, each.line, room.left() + each.x, pageHeight - room.top() - each.y,
                            colour);
        into.text = true;
        into.lines = text.lines.size();
    }

    Result<void> paintPicture(Painted& into, const StampItem& item, double pageHeight)
    {
        INK_ASSIGN(added, picture(item.image));
        const QRectF place = fitted(item.rect, added.size);
        const std::string name = "/P" + std::to_string(added.id.number);
        into.pictures[name] = refText(added.id);
        into.content += "q " + numberText(place.width()) + " 0 0 " + numberText(place.height()) + ' ' +
                        numberText(place.left()) + ' ' + numberText(pageHeight - place.bottom()) + " cm " +
                        name + " Do Q\n";
        if (item.alternativeText.isEmpty()) return {};
        m_painter.writeInvisible(into.content, item.alternativeText, place.left(),
                                 pageHeight - place.bottom() + place.height() * 0.25, place.width(),
                                 place.height());
        into.text = true;
        return {};
    }

    /** Paints an item as the content of a structure element, if the file is tagged. */
    Result<void> paintTagged(Painted& into, const StampItem& item, const PageInfo& info)
    {
        const bool isFramed =
            isTextValue(item) && isStamp(item) && std::min(item.rect.width, item.rect.height) > 16;
        const bool isTagged = m_appender.structure().isExtendable();
        if (isFramed) {
            if (isTagged) into.content += "/Artifact BMC\n";
            into.content += frameText(item.rect, info.size.height(), tagColour(item.style));
            if (isTagged) into.content += "EMC\n";
        }
        if (!isTagged) return paint(into, item, info.size.height(), isFramed);
        TaggedContent element = describe(item, static_cast<int>(into.tagged.size()), info);
        Painted alone;
        std::swap(alone.content, into.content);
        const Result<void> done = paint(into, item, info.size.height(), isFramed);
        std::swap(alone.content, into.content);
        INK_TRY(done);
        if (alone.content.empty()) return {};
        // Private-use characters have no meaning outside their font (ISO 19005-2 §6.2.11.7.3).
        if (std::any_of(item.text.cbegin(), item.text.cend(),
                        [](QChar c) { return c.category() == QChar::Other_PrivateUse; }))
            m_appender.structure().recordUntagged();
        // Lets readers extract the text as a whole, in logical order: lines end without spaces, and glyphs
        // may be in visual order.
        if (const size_t lines = std::exchange(into.lines, 0);
            lines > 1 || (lines > 0 && containsRightToLeft(displayText(item))))
            element.entries["/ActualText"] = stringText(displayText(item));
        element.annotation = widgetAt(into, userPlace(item, info));
        into.content += beginTagged(element.type, element.number) + alone.content + "EMC\n";
        into.tagged.push_back(std::move(element));
        into.places.push_back(item.rect);
        return {};
    }

    static QRectF userPlace(const StampItem& item, const PageInfo& info)
    {
        return PageSpace(info).mapToUser(
            QRectF(item.rect.left, item.rect.top, item.rect.width, item.rect.height));
    }

    static TaggedContent describe(const StampItem& item, int number, const PageInfo& info)
    {
        using domain::TagType;
        if (item.type == TagType::Note) return {"/P", number, {}};
        const bool isPicture =
            item.type == TagType::Attachment ? isShownPicture(item) : !item.image.isEmpty();
        if (isPicture) {
            QStringList words{item.label,
                              item.type == TagType::Attachment ? item.text : item.alternativeText};
            words.removeAll(QString());
            if (words.isEmpty()) words.append(QStringLiteral("Signature"));
            return {"/Figure", number,
                    figureEntries(words.join(QStringLiteral(": ")), userPlace(item, info))};
        }
        if (!isToggle(item.type)) {
            const auto kind = item.type == TagType::Dropdown ? PrintedField::List : PrintedField::Text;
            return {"/Form", number, printedFieldEntries(kind, item.label)};
        }
        const auto kind = item.type == TagType::Radio ? PrintedField::Radio : PrintedField::Box;
        DictText entries = printedFieldEntries(kind, item.label, true);
        entries["/ActualText"] =
            stringText(kind == PrintedField::Radio ? QStringLiteral("●") : QStringLiteral("✓"));
        return {"/Form", number, std::move(entries)};
    }

    /** The structure elements of a page in the order in which a signer moves between their fields. */
    static std::vector<TaggedContent> inReadingOrder(const Painted& painted)
    {
        QList<domain::Tag> places(static_cast<qsizetype>(painted.places.size()));
        for (qsizetype i = 0; i < places.size(); ++i)
            places[i].rect = painted.places[static_cast<size_t>(i)];
        std::vector<TaggedContent> ordered;
        for (const qsizetype index : domain::readingOrder(places))
            ordered.push_back(painted.tagged[static_cast<size_t>(index)]);
        return ordered;
    }

    /** The page's widget in about this rectangle (default user space), whose value is stamped; null if there
     * is none. */
    static ObjectId widgetAt(const Painted& painted, const QRectF& place)
    {
        const auto share = [](const QRectF& part, const QRectF& whole) {
            return whole.isEmpty() ? 0 : part.width() * part.height() / (whole.width() * whole.height());
        };
        for (const auto& [rect, id] : painted.widgets) {
            const QRectF both = rect & place;
            if (share(both, rect) > 0.5 && share(both, place) > 0.5) return id;
        }
        return {};
    }

    void findWidgets(Painted& painted, int pageIndex) const
    {
        const int leaf = m_revision.tree().pages[static_cast<size_t>(pageIndex)];
        QPDFObjectHandle annotations = m_revision.nodeEntry(leaf, "/Annots");
        const int count = annotations.isArray() ? std::min(annotations.getArrayNItems(), maxWidgets) : 0;
        for (int i = 0; i < count; ++i)
            if (QPDFObjectHandle annotation = annotations.getArrayItem(i);
                annotation.isIndirect() && isWidget(annotation))
                painted.widgets.emplace_back(widgetRect(annotation), idOf(annotation));
    }

    Result<void> paint(Painted& into, const StampItem& item, double height, bool isFramed)
    {
        using domain::TagType;
        if (item.type == TagType::Attachment && isShownPicture(item)) {
            StampItem shown = item;
            shown.alternativeText = item.text;
            return paintPicture(into, shown, height);
        }
        const QRectF room(item.rect.left, item.rect.top, item.rect.width, item.rect.height);
        if (item.type == TagType::Attachment) {
            const int side = std::min(item.rect.width, item.rect.height);
            const domain::PageRect square{item.rect.left, item.rect.top, side, item.rect.height};
            into.content += clipText(square, height, tagColour(item.style));
            StampItem name = item;
            name.image.clear();
            if (isTextValue(name) && item.rect.width > side)
                write(into, name, room.adjusted(side, 0, 0, 0), height);
        } else if (isTextValue(item)) {
            constexpr double pad = stampPadding;
            write(into, item, isFramed ? room.adjusted(pad, pad, -pad, -pad) : room, height);
        } else if (!item.image.isEmpty()) {
            return paintPicture(into, item, height);
        } else if (isToggle(item.type) && isChecked(item)) {
            into.content += markText(item, height);
        }
        return {};
    }

    Result<void> paint(int pageIndex, const QList<StampItem>& items)
    {
        const PageInfo& info = m_revision.tree().infos.at(pageIndex);
        Painted painted;
        if (m_appender.structure().isExtendable()) findWidgets(painted, pageIndex);
        for (const StampItem& item : items)
            INK_TRY(paintTagged(painted, item, info));
        if (!painted.content.empty()) m_painted[pageIndex] = std::move(painted);
        return {};
    }

    /** The dictionary of the painted content as a separate form: its resource names can't conflict with those
     * of the page. */
    static DictText formOf(const Painted& painted, const DictText& shared, QSizeF page)
    {
        DictText resources = painted.text ? shared : DictText();
        if (!painted.pictures.empty()) {
            std::string pictures = "<<";
            for (const auto& [name, reference] : painted.pictures)
                pictures += name + ' ' + reference + ' ';
            if (const auto emoji = resources.find("/XObject"); emoji != resources.end())
                pictures += emoji->second.substr(2, emoji->second.size() - 4);
            resources["/XObject"] = pictures + ">>";
        }
        DictText form;
        form["/BBox"] = "[0 0 " + numberText(page.width()) + ' ' + numberText(page.height()) + "]";
        form["/Resources"] = textOf(resources);
        return form;
    }

    Revision& m_revision;
    TextPainter m_painter;
    PageAppender& m_appender;
    std::map<int, Painted> m_painted;
    QHash<QByteArray, Picture> m_pictures;
};

} // namespace

Result<void> stampPages(Revision& revision, PageAppender& appender, const QList<StampItem>& items)
{
    const bool intoFields = std::any_of(items.begin(), items.end(),
                                        [](const StampItem& item) { return !item.fieldName.isEmpty(); });
    if (revision.isSigned() || intoFields) return stampSigned(revision, items);
    QMap<int, QList<StampItem>> pages;
    for (const StampItem& item : items) {
        if (item.pageIndex < 1 || item.pageIndex > revision.tree().infos.size())
            return fail(ErrorCode::Validation, reasons::valueOnMissingPage());
        if (item.rect.width <= 0 || item.rect.height <= 0)
            return fail(ErrorCode::Validation, reasons::valuePlaceWithoutSize());
        pages[item.pageIndex - 1].append(item);
    }
    return Stamper(revision, appender).run(pages);
}

} // namespace ink::pdf
