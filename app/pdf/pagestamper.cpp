#include "app/pdf/pagestamper.h"

#include "app/pdf/contentbalance.h"
#include "app/pdf/overlaypainter.h"
#include "app/pdf/picture.h"
#include "app/pdf/revision.h"

#include <QColor>
#include <QCryptographicHash>
#include <QHash>
#include <QMap>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

namespace {

constexpr size_t maximumContent =
    32U * 1024 * 1024; ///< what is unpacked to see whether a page's content is balanced

std::string matrixText(std::initializer_list<double> numbers)
{
    std::string out;
    for (const double number : numbers)
        out += numberText(number) + ' ';
    return out + "cm\n";
}

/** Maps the page as displayed (points, origin bottom left, y upwards) to default user space. */
std::string displayedToUser(const PageInfo& page)
{
    const double s = 1.0 / page.userUnit;
    const double x0 = page.cropBox.left();
    const double y0 = page.cropBox.top();
    const double x1 = page.cropBox.right();
    const double y1 = page.cropBox.bottom();
    switch (page.rotation) {
    case 90:
        return matrixText({0, s, -s, 0, x1, y0});
    case 180:
        return matrixText({-s, 0, 0, -s, x1, y1});
    case 270:
        return matrixText({0, -s, s, 0, x0, y1});
    default:
        return matrixText({s, 0, 0, s, x0, y0});
    }
}

struct Content
{
    std::vector<std::string> streams; ///< references, in order
    std::string decoded;
    bool known = true; ///< whether `decoded` is the whole content
};

Content contentOf(QPDFObjectHandle page)
{
    Content content;
    const auto take = [&content](QPDFObjectHandle stream) {
        if (!stream.isStream() || !stream.isIndirect()) return;
        content.streams.push_back(refText(idOf(stream)));
        if (!content.known) return;
        try {
            const auto data = stream.getStreamData(qpdf_dl_specialized);
            content.decoded.append(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
            content.decoded += '\n';
            content.known = content.decoded.size() <= maximumContent;
        } catch (const std::exception&) {
            content.known = false;
        }
    };
    QPDFObjectHandle contents = page.getKey("/Contents");
    if (contents.isArray()) {
        const int count = contents.getArrayNItems();
        for (int i = 0; i < count; ++i)
            take(contents.getArrayItem(i));
    } else {
        take(contents);
    }
    return content;
}

/** A check mark or a dot inside the rectangle, in page coordinates with y upwards. */
std::string markText(const StampItem& item, double pageHeight)
{
    const double side = std::min(item.rect.width, item.rect.height);
    const double left = item.rect.left + (item.rect.width - side) / 2.0;
    const double bottom = pageHeight - item.rect.bottom() + (item.rect.height - side) / 2.0;
    const auto point = [&](double x, double y) {
        return numberText(left + x * side) + ' ' + numberText(bottom + y * side) + ' ';
    };
    QColor colour(item.style.colour.isEmpty() ? QStringLiteral("#1B2430") : item.style.colour);
    if (!colour.isValid()) colour = QColor(0x1B, 0x24, 0x30);
    const std::string rgb = numberText(colour.redF()) + ' ' + numberText(colour.greenF()) + ' ' +
                            numberText(colour.blueF()) + ' ';
    if (item.type == domain::TagType::Radio) {
        constexpr double r = 0.28;
        constexpr double k = r * 0.5523;
        return "q " + rgb + "rg " + point(0.5 + r, 0.5) + "m " + point(0.5 + r, 0.5 + k) +
               point(0.5 + k, 0.5 + r) + point(0.5, 0.5 + r) + "c " + point(0.5 - k, 0.5 + r) +
               point(0.5 - r, 0.5 + k) + point(0.5 - r, 0.5) + "c " + point(0.5 - r, 0.5 - k) +
               point(0.5 - k, 0.5 - r) + point(0.5, 0.5 - r) + "c " + point(0.5 + k, 0.5 - r) +
               point(0.5 + r, 0.5 - k) + point(0.5 + r, 0.5) + "c f Q\n";
    }
    return "q " + rgb + "RG " + numberText(side * 0.12) + " w 1 J 1 j " + point(0.16, 0.48) + "m " +
           point(0.40, 0.22) + "l " + point(0.84, 0.78) + "l S Q\n";
}

/** Where a picture goes: as large as the rectangle allows without changing its shape, centred. */
QRectF fitted(const domain::PageRect& rect, QSize picture)
{
    const QSizeF size = QSizeF(picture).scaled(rect.width, rect.height, Qt::KeepAspectRatio);
    return {rect.left + (rect.width - size.width()) / 2, rect.top + (rect.height - size.height()) / 2,
            size.width(), size.height()};
}

class Stamper
{
public:
    explicit Stamper(Revision& revision) : m_revision(revision) {}

    Result<void> run(const QMap<int, QList<StampItem>>& pages)
    {
        INK_TRY(paintTexts(pages));
        for (auto at = pages.cbegin(); at != pages.cend(); ++at)
            INK_TRY(stamp(at.key(), at.value()));
        return {};
    }

private:
    /** All written values of all pages in one run of the painter, each page brought in as a form. */
    Result<void> paintTexts(const QMap<int, QList<StampItem>>& pages)
    {
        QList<OverlayPage> overlays;
        QList<int> indexes;
        for (auto at = pages.cbegin(); at != pages.cend(); ++at) {
            OverlayPage overlay;
            overlay.size = m_revision.tree().infos.at(at.key()).size;
            for (const StampItem& item : at.value())
                if (isWritten(item)) overlay.items.append(item);
            if (overlay.items.isEmpty()) continue;
            overlays.append(overlay);
            indexes.append(at.key());
        }
        if (overlays.isEmpty()) return {};
        INK_ASSIGN(bytes, paintOverlays(overlays));
        INK_ASSIGN(file, SourceFile::open(bytes));
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        Importer importer(m_revision);
        for (qsizetype i = 0; i < overlays.size(); ++i) {
            QPDFObjectHandle page = nodeObject(file->qpdf(), tree, tree.pages.at(static_cast<size_t>(i)));
            QPDFObjectHandle contents = page.getKey("/Contents");
            if (!contents.isStream())
                return fail(ErrorCode::Internal, QStringLiteral("The values could not be painted."));
            const QSize size = overlaySize(overlays.at(i).size);
            DictText dict = importer.dict(contents.getDict());
            dict["/Type"] = "/XObject";
            dict["/Subtype"] = "/Form";
            dict["/BBox"] =
                "[0 0 " + std::to_string(size.width()) + ' ' + std::to_string(size.height()) + "]";
            dict["/Resources"] = importer.text(page.getKey("/Resources"));
            const auto data = contents.getRawStreamData();
            m_texts[indexes.at(i)] = m_revision.addStream(
                std::move(dict), {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()});
        }
        importer.finish();
        return {};
    }

    Result<Picture> picture(const QByteArray& image)
    {
        const QByteArray key = QCryptographicHash::hash(image, QCryptographicHash::Sha1);
        if (const auto known = m_pictures.constFind(key); known != m_pictures.cend()) return *known;
        INK_ASSIGN(added, addPicture(m_revision, image));
        m_pictures.insert(key, added);
        return added;
    }

    Result<void> stamp(int pageIndex, const QList<StampItem>& items)
    {
        const PageTree& tree = m_revision.tree();
        const PageInfo& info = tree.infos.at(pageIndex);
        const int nodeIndex = tree.pages[static_cast<size_t>(pageIndex)];
        QPDFObjectHandle page = nodeObject(m_revision.source(), tree, nodeIndex);

        std::map<std::string, std::string> used; // name -> reference
        std::string painted;
        QPDFObjectHandle resources = resourcesOf(m_revision.source(), tree, nodeIndex);
        QPDFObjectHandle xobjects = resources.getKey("/XObject");
        DictText xobjectTexts = dictOf(xobjects);
        int number = 0;
        const auto name = [&](ObjectId id) {
            std::string result;
            do {
                result = "/Ink" + std::to_string(++number);
            } while (xobjectTexts.count(result) > 0);
            xobjectTexts[result] = refText(id);
            return result;
        };

        for (const StampItem& item : items) {
            if (isWritten(item)) continue;
            if (!item.image.isEmpty()) {
                INK_ASSIGN(added, picture(item.image));
                const QRectF place = fitted(item.rect, added.size);
                painted += "q " + numberText(place.width()) + " 0 0 " + numberText(place.height()) + ' ' +
                           numberText(place.left()) + ' ' + numberText(info.size.height() - place.bottom()) +
                           " cm " + name(added.id) + " Do Q\n";
            } else if ((item.type == domain::TagType::Checkbox || item.type == domain::TagType::Radio) &&
                       isChecked(item)) {
                painted += markText(item, info.size.height());
            }
        }
        if (const auto text = m_texts.constFind(pageIndex); text != m_texts.cend()) {
            const double down = info.size.height() - overlaySize(info.size).height();
            painted += "q 1 0 0 1 0 " + numberText(down) + " cm " + name(*text) + " Do Q\n";
        }
        if (painted.empty()) return {};

        Content content = contentOf(page);
        const ContentBalance balance = content.known ? balanceOf(content.decoded) : ContentBalance{};
        const ObjectId id = m_revision.page(pageIndex);
        DictText& dict = m_revision.edit(id);
        DictText resourceTexts = dictOf(resources);

        std::vector<std::string> streams;
        std::string tail;
        if (balance.underflow > 0) {
            // A stray Q would undo our q; inside a form it has nothing to undo (ISO 32000-2 §8.10.1).
            DictText form;
            form["/Type"] = "/XObject";
            form["/Subtype"] = "/Form";
            form["/BBox"] = "[" + numberText(info.cropBox.left()) + ' ' + numberText(info.cropBox.top()) +
                            ' ' + numberText(info.cropBox.right()) + ' ' + numberText(info.cropBox.bottom()) +
                            "]";
            form["/Resources"] = textOf(resourceTexts);
            form["/Filter"] = "/FlateDecode";
            if (QPDFObjectHandle group = page.getKey("/Group"); group.isDictionary())
                form["/Group"] = textOf(group);
            tail = name(m_revision.addStream(std::move(form), deflated(content.decoded))) + " Do\n";
        } else if (!content.streams.empty()) {
            if (m_opening.isNull()) m_opening = m_revision.addStream({}, "q\n");
            streams.push_back(refText(m_opening));
            streams.insert(streams.end(), content.streams.begin(), content.streams.end());
            tail = "\n";
            if (balance.inText) tail += "ET\n";
            for (int i = 0; i < balance.marked; ++i)
                tail += "EMC\n";
            for (int i = 0; i <= balance.open; ++i)
                tail += "Q\n";
        }
        streams.push_back(
            refText(m_revision.addStream({}, tail + "q\n" + displayedToUser(info) + painted + "Q\n")));
        dict["/Type"] = "/Page";
        // Some readers find inherited values by /Parent only.
        if (const int parent = tree.nodes[static_cast<size_t>(nodeIndex)].parent;
            parent >= 0 && !page.getKey("/Parent").isDictionary())
            dict["/Parent"] = refText(m_revision.node(parent));
        dict["/Contents"] = arrayText(streams);
        resourceTexts["/XObject"] = textOf(xobjectTexts);
        dict["/Resources"] = textOf(resourceTexts);
        return {};
    }

    Revision& m_revision;
    ObjectId m_opening;
    QHash<int, ObjectId> m_texts;
    QHash<QByteArray, Picture> m_pictures;
};

} // namespace

Result<void> stampPages(Revision& revision, const QList<StampItem>& items)
{
    QMap<int, QList<StampItem>> pages;
    for (const StampItem& item : items) {
        if (item.pageIndex < 1 || item.pageIndex > revision.tree().infos.size())
            return fail(ErrorCode::Validation,
                        QStringLiteral("A value stands on a page that this file does not have."));
        if (item.rect.width <= 0 || item.rect.height <= 0)
            return fail(ErrorCode::Validation, QStringLiteral("A value has a place without a size."));
        pages[item.pageIndex - 1].append(item);
    }
    return Stamper(revision).run(pages);
}

} // namespace ink::pdf
