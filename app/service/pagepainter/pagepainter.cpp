#include "app/service/pagepainter/pagepainter.h"

#include "app/pdf/content/pagetext.h"
#include "app/pdf/forms/renderedform.h"
#include "app/service/pagepainter/pageimage.h"
#include "app/service/pagepainter/pagelines.h"
#include "app/service/pagepainter/visualcomparison.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfSelection>

#include <algorithm>
#include <cmath>
#include <list>
#include <utility>

namespace ink::service::pagepainter {

using pageprocess::maxPicturePixels;
using pageprocess::RenderRequest;
using pageprocess::RenderResponse;
using Status = RenderResponse::Status;

namespace {

constexpr int pieceQuality = 60; // on Qt's scale: zlib's compression effort

QSize pictureSize(QSizeF points, int width)
{
    if (points.width() < 1 || points.height() < 1) return {width, width};
    double across = width;
    double down = across * points.height() / points.width();
    if (across * down > maxPicturePixels) {
        const double shrink = std::sqrt(maxPicturePixels / (across * down));
        across *= shrink;
        down *= shrink;
    }
    return {std::max(1, static_cast<int>(std::lround(across))),
            std::max(1, static_cast<int>(std::lround(down)))};
}

/** The width in pixels of a page that is requested with a number of pixels per point. */
int scaledWidth(QSizeF points, double scale)
{
    constexpr double maxWidth = 16'000;
    return static_cast<int>(std::lround(std::clamp(points.width() * scale, 1.0, maxWidth)));
}

RenderResponse paintPage(QPdfDocument& document, int page, const RenderRequest& order)
{
    // Renders annotations, too, as the editor does. Visible form field values are already part of the page's
    // content.
    QPdfDocumentRenderOptions options;
    options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
    const QSizeF points = document.pagePointSize(page);
    const int width = order.width > 0 ? order.width : scaledWidth(points, order.scale);
    const QImage rendered = document.render(page, pictureSize(points, width), options);
    if (rendered.isNull()) return {Status::Unreadable, {}};
    const QByteArray bytes = encodePageImage(rendered, order.acceptsJpeg);
    if (bytes.isEmpty()) return {Status::Failed, {}};
    return {Status::Done, {bytes}};
}

/** Returns the lines. Uses QtPdf's text without positions if the positions of letters can't be read. */
RenderResponse readLines(QPdfDocument& document, pdf::PageTextReader* reader, int page)
{
    pdf::PageText text;
    if (reader && page < reader->pageCount())
        if (auto read = reader->read(page)) text = std::move(*read);
    if (text.text.trimmed().isEmpty()) text = {document.getAllText(page).text(), {}, {}};
    if (text.text.size() > pageprocess::maxTextBytes / 8) text.text.truncate(pageprocess::maxTextBytes / 8);
    return {Status::Done, {pageLines(text)}};
}

/** Renders every page of a small PDF, transparent where nothing is painted. */
RenderResponse paintPieces(const QByteArray& pdf, double scale)
{
    QBuffer content;
    content.setData(pdf);
    QPdfDocument document;
    if (content.open(QIODevice::ReadOnly)) document.load(&content);
    RenderResponse answer;
    double room = maxPicturePixels;
    for (int page = 0; page < document.pageCount(); ++page) {
        const QSizeF points = document.pagePointSize(page);
        const double across = std::max(1.0, std::round(points.width() * scale));
        const double down = std::max(1.0, std::round(points.height() * scale));
        room -= across * down;
        if (!(room >= 0)) return {Status::TooLarge, {}};
        const QImage image = document.render(page, QSize(static_cast<int>(across), static_cast<int>(down)))
                                 .convertToFormat(QImage::Format_ARGB32);
        QBuffer png;
        if (image.isNull() || !png.open(QIODevice::WriteOnly) || !image.save(&png, "PNG", pieceQuality))
            return {Status::Failed, {}};
        answer.parts.append(png.data());
    }
    document.close();
    return answer;
}

/** Renders a page for comparison, at a moderate size at which letters of 6 points remain distinguishable. */
QImage paintForComparison(QPdfDocument& document, int page, QSize size)
{
    QPdfDocumentRenderOptions options;
    options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
    return document.render(page, size, options).convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

RenderResponse compareWith(QPdfDocument& shown, QPdfDocument& sealed, const RenderRequest& order)
{
    const auto answer = [](bool isSame) {
        return RenderResponse{Status::Done, {isSame ? pageprocess::samePage : pageprocess::differentPage}};
    };
    const int page = order.page - 1;
    if (page >= sealed.pageCount()) return answer(false);
    const QSizeF points = shown.pagePointSize(page);
    if ((points - sealed.pagePointSize(page)).toSize() != QSize(0, 0)) return answer(false);
    constexpr double pixelsPerPoint = 1.5;
    constexpr int maxComparedWidth = 2000;
    const QSize size =
        pictureSize(points, std::clamp(static_cast<int>(std::lround(points.width() * pixelsPerPoint)), 1,
                                       maxComparedWidth));
    QImage before = paintForComparison(shown, page, size);
    QImage after = paintForComparison(sealed, page, size);
    if (before.isNull() && after.isNull()) return {Status::Unreadable, {}};
    if (before.isNull() || after.isNull()) return answer(false);
    if (!order.pdf.isEmpty()) {
        QBuffer content;
        content.setData(order.pdf);
        QPdfDocument over;
        if (content.open(QIODevice::ReadOnly)) over.load(&content);
        const QImage painted = over.pageCount() == 1 ? paintForComparison(over, 0, size) : QImage();
        if (painted.isNull()) return {Status::Failed, {}};
        QPainter(&before).drawImage(0, 0, painted);
        over.close();
    }
    for (QImage* picture : {&before, &after}) {
        QPainter painter(picture);
        painter.scale(size.width() / std::max(1.0, points.width()),
                      size.height() / std::max(1.0, points.height()));
        for (const QRectF& part : order.excludedAreas)
            painter.fillRect(part.adjusted(-1, -1, 1, 1), Qt::white);
    }
    return answer(isVisuallyEqual(before, after));
}

} // namespace

/** Documents by path. The least recently used ones are closed first. */
class PagePainter::OpenDocuments final
{
public:
    explicit OpenDocuments(int maximum) : m_maximum(std::max(1, maximum)) {}

    /** Returns null if QtPdf can't read the file. */
    QPdfDocument* get(const QString& path, pdf::FieldAppearances looks = pdf::FieldAppearances::WithGenerated)
    {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                        [&](const Entry& e) { return e.path == path && e.looks == looks; });
        if (found != m_entries.end()) {
            m_entries.splice(m_entries.begin(), m_entries, found);
            return &m_entries.front().content->document;
        }
        while (static_cast<int>(m_entries.size()) >= m_maximum)
            m_entries.pop_back();
        Entry entry{path, looks, std::make_unique<Content>()};
        if (!entry.content->load(path, looks)) return nullptr;
        m_entries.push_front(std::move(entry));
        return &m_entries.front().content->document;
    }

    /** Reopens each file on its next request. The open files stay open until closeOld(). */
    void renew() { m_old = std::exchange(m_entries, {}); }
    void closeOld() { m_old.clear(); }

    /** Returns the text reader of `path`, which must be the most recently requested file; null if its letters
     * can't be read. */
    pdf::PageTextReader* text(const QString& path)
    {
        if (m_entries.empty() || m_entries.front().path != path) return nullptr;
        Content& content = *m_entries.front().content;
        if (!std::exchange(content.hasText, true)) {
            QFile file(path);
            const QByteArray bytes = content.shown.data().isEmpty() && file.open(QIODevice::ReadOnly)
                                         ? file.readAll()
                                         : content.shown.data();
            if (auto opened = pdf::PageTextReader::open(bytes)) content.text = std::move(*opened);
        }
        return content.text.get();
    }

private:
    struct Content
    {
        QBuffer shown; ///< for a file with visible form field values, which Qt's renderer omits
        QPdfDocument document;
        std::unique_ptr<pdf::PageTextReader> text; ///< created when first requested
        bool hasText = false;                      ///< creating `text` was attempted

        ~Content() { document.close(); } // before its device is destroyed
        bool load(const QString& path, pdf::FieldAppearances looks)
        {
            QFile file(path);
            uchar* mapped =
                file.open(QIODevice::ReadOnly) && file.size() > 0 ? file.map(0, file.size()) : nullptr;
            const auto bytes = mapped ? QByteArray::fromRawData(reinterpret_cast<const char*>(mapped),
                                                                static_cast<qsizetype>(file.size()))
                                      : QByteArray();
            if (const QByteArray with = pdf::withRenderedForm(bytes, {}, looks);
                with.constData() != bytes.constData()) {
                shown.setData(with);
                shown.open(QIODevice::ReadOnly);
                document.load(&shown);
                if (document.status() == QPdfDocument::Status::Ready && document.pageCount() > 0) return true;
            }
            return document.load(path) == QPdfDocument::Error::None && document.pageCount() > 0;
        }
    };
    struct Entry
    {
        QString path;
        pdf::FieldAppearances looks = pdf::FieldAppearances::WithGenerated;
        std::unique_ptr<Content> content;
    };
    int m_maximum;
    std::list<Entry> m_old;
    std::list<Entry> m_entries;
};

PagePainter::PagePainter(int openDocuments) : m_documents(std::make_unique<OpenDocuments>(openDocuments)) {}
PagePainter::~PagePainter() = default;

RenderResponse PagePainter::compare(const RenderRequest& order)
{
    QPdfDocument* other =
        m_documents->get(order.otherPath, order.generatesAppearances ? pdf::FieldAppearances::WithGenerated
                                                                     : pdf::FieldAppearances::Stored);
    QPdfDocument* document =
        m_documents->get(order.path); // both documents stay open, because the cache has room for two
    if (!QFile::exists(order.path) || !QFile::exists(order.otherPath)) return {Status::Failed, {}};
    if (!document) return {Status::Unreadable, {}};
    if (!other) return {Status::Done, {pageprocess::differentPage}};
    if (order.page < 1 || order.page > document->pageCount()) return {Status::NoSuchPage, {}};
    return compareWith(*document, *other, order);
}

RenderResponse PagePainter::perform(const RenderRequest& order)
{
    if (order.kind == RenderRequest::Kind::Pieces) return paintPieces(order.pdf, order.scale);
    if (order.kind == RenderRequest::Kind::Compare) {
        const RenderResponse answer = compare(order);
        if (answer.status != Status::Done || answer.parts.constFirst() == pageprocess::samePage)
            return answer;
        // PDFium renders fonts that aren't embedded differently in the first file of a process than in later
        // files, as long as the first file is open. If the pages differ, the files are reopened.
        m_documents->renew();
        const RenderResponse again = compare(order);
        m_documents->closeOld();
        return again;
    }
    QPdfDocument* document = m_documents->get(order.path);
    if (!document) return {Status::Unreadable, {}};
    if (order.page < 1 || order.page > document->pageCount()) return {Status::NoSuchPage, {}};
    if (order.kind == RenderRequest::Kind::Picture) return paintPage(*document, order.page - 1, order);
    if (order.kind == RenderRequest::Kind::Lines)
        return readLines(*document, m_documents->text(order.path), order.page - 1);
    QByteArray text = document->getAllText(order.page - 1).text().toUtf8();
    if (text.size() > pageprocess::maxTextBytes) text.truncate(pageprocess::maxTextBytes);
    return {Status::Done, {text}};
}

} // namespace ink::service::pagepainter
