#include "ui/viewer/pagepicture.h"

#include "app/pdf/forms/renderedform.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/render/pdflibrary.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QPdfDocument>
#include <QPdfDocumentRenderOptions>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <future>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace ink::ui {

namespace {

/** PDFium caches every parsed page until the file is closed. After this many pages the file is reopened,
 * unless that takes longer than a fraction of the time spent on those pages. */
constexpr int pagesAtOnce = 128;
constexpr qint64 readingShare = 10;
constexpr qsizetype worthAThread = 256 * 1024; ///< bytes

qint64 cutAt(const QByteArray& bytes, qint64 length)
{
    return length < 0 ? bytes.size() : std::min<qint64>(length, bytes.size());
}

/** Returns false if the file certainly has no form: it contains neither the name /AcroForm nor object
 * streams. Much faster than parsing a file of thousands of pages. */
bool mayHaveForm(const QByteArray& bytes)
{
    const std::string_view text(bytes.constData(), static_cast<size_t>(bytes.size()));
    for (size_t at = text.find('/'); at != std::string_view::npos; at = text.find('/', at + 1)) {
        const std::string_view name = text.substr(at, 9);
        if (name == "/AcroForm" || name.starts_with("/ObjStm")) return true;
    }
    return false;
}

/** The number of leading blank pixels, in whole vector steps. */
qsizetype bareAhead(const QRgb* line, qsizetype count)
{
    qsizetype bare = 0;
#ifdef __SSE2__
    const auto four = [line](qsizetype at) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(line + at));
    };
    const __m128i none = _mm_setzero_si128();
    for (; bare + 16 <= count; bare += 16) {
        const __m128i all = _mm_or_si128(_mm_or_si128(four(bare), four(bare + 4)),
                                         _mm_or_si128(four(bare + 8), four(bare + 12)));
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(all, none)) != 0xffff) break;
    }
#endif
    for (quint64 two = 0; bare + 2 <= count; bare += 2) {
        std::memcpy(&two, line + bare, sizeof two);
        if (two != 0) break;
    }
    return bare;
}

/** Composites a picture with a transparent background onto white, in place: opaque pictures are painted far
 * faster. */
QImage onWhite(QImage picture)
{
    if (picture.isNull()) return picture;
    if (picture.format() != QImage::Format_ARGB32) picture.convertTo(QImage::Format_ARGB32);
    const auto over = [](int value, int alpha) { return 255 - (255 - value) * alpha / 255; };
    const int width = picture.width();
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < width;) {
            // Most of a page is blank: skips whole runs.
            int end = x + static_cast<int>(bareAhead(line + x, width - x));
            while (end < width && line[end] == 0)
                ++end;
            if (end > x) std::memset(line + x, 0xff, static_cast<size_t>(end - x) * sizeof(QRgb));
            for (x = end; x < width && line[x] != 0; ++x) {
                const QRgb c = line[x];
                const int alpha = qAlpha(c);
                if (alpha != 255)
                    line[x] = qRgb(over(qRed(c), alpha), over(qGreen(c), alpha), over(qBlue(c), alpha));
            }
        }
    }
    picture.reinterpretAsFormat(QImage::Format_RGB32);
    return picture;
}

Result<QByteArray> withoutAnchors(const QByteArray& bytes)
{
    INK_ASSIGN(writer, pdf::IncrementalWriter::open(bytes));
    INK_TRY(writer.eraseAnchors());
    return std::move(writer).finish();
}

} // namespace

struct PdfPages::Private
{
    QByteArray whole; ///< owns the data of `bytes`
    QByteArray bytes;
    OmittedContent without;
    QByteArray shown; ///< `bytes`, or a copy with rendered form fields
    QBuffer device;
    QPdfDocument pdf;
    QSet<int> parsed;     ///< pages parsed since the file was opened
    qint64 reading = 0;   ///< ns taken to open it
    qint64 sinceThen = 0; ///< ns spent on pictures since

    void read()
    {
        QElapsedTimer clock;
        clock.start();
        render::pinPdfLibrary();
        pdf.close();
        device.close();
        device.setBuffer(&shown);
        device.open(QIODevice::ReadOnly);
        pdf.load(&device);
        reading = clock.nsecsElapsed();
        sinceThen = 0;
        parsed.clear();
    }
    [[nodiscard]] QImage render(int page, QSize pixels, QPdfDocumentRenderOptions options)
    {
        parsed.insert(page);
        if (parsed.size() > pagesAtOnce && sinceThen > readingShare * reading) {
            read();
            parsed.insert(page);
        }
        QElapsedTimer clock;
        clock.start();
        options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
        QImage made = onWhite(pdf.render(page, pixels, options));
        sinceThen += clock.nsecsElapsed();
        return made;
    }
};

PdfPages::PdfPages(const QByteArray& bytes, qint64 length, const OmittedContent& without)
    : d(std::make_unique<Private>())
{
    d->whole = bytes;
    d->bytes = QByteArray::fromRawData(d->whole.constData(), cutAt(d->whole, length));
    d->without = without;
    d->shown = without.omitsAnchors ? withoutAnchors(d->bytes).value_or(d->bytes) : d->bytes;
    // Few files have a form: the check runs in parallel with opening.
    const auto how = d->shown.size() > worthAThread ? std::launch::async : std::launch::deferred;
    auto hasForm = std::async(how, mayHaveForm, d->shown);
    d->read();
    if (!hasForm.get()) return;
    d->shown = pdf::withRenderedForm(d->shown, without.fields); // QtPdf doesn't render widget annotations
    d->read();
}

PdfPages::~PdfPages()
{
    d->pdf.close(); // before its device is destroyed
}

bool PdfPages::isOpenedFrom(const QByteArray& bytes, qint64 length, const OmittedContent& without) const
{
    return d->whole.constData() == bytes.constData() && d->bytes.size() == cutAt(bytes, length) &&
           d->without == without;
}

bool PdfPages::isReadable() const
{
    return d->pdf.status() == QPdfDocument::Status::Ready;
}

int PdfPages::pageCount() const
{
    return isReadable() ? d->pdf.pageCount() : 0;
}

QSizeF PdfPages::pageSize(int page) const
{
    return d->pdf.pagePointSize(page);
}

QImage PdfPages::renderPage(int page, QSize pixels)
{
    if (page < 0 || page >= pageCount()) return {};
    return d->render(page, pixels, {});
}

QImage PdfPages::renderPart(int page, QSize pixels, const QRect& part)
{
    if (page < 0 || page >= pageCount() || part.isEmpty()) return {};
    const QSizeF points = pageSize(page);
    if (points.width() < 1 || points.height() < 1) return {};
    // QPdfDocument scales by (clip's width - 1) / picture's width * scaled width / page's width, and PDFium
    // truncates the page's width to whole points there. A clip of two pixels makes the first factor trivial
    // and leaves the whole scale to the "scaled size", which is then fine enough: its pixels equal those of
    // render() for the whole page.
    const auto scaled = [](int extent, int whole, double pointExtent) {
        return static_cast<int>(std::lround(double(extent) * whole * pointExtent / std::floor(pointExtent)));
    };
    QPdfDocumentRenderOptions options;
    options.setScaledClipRect(QRect(part.topLeft(), QSize(2, 2)));
    options.setScaledSize({scaled(part.width(), pixels.width(), points.width()),
                           scaled(part.height(), pixels.height(), points.height())});
    return d->render(page, part.size(), options);
}

} // namespace ink::ui
