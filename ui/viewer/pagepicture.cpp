#include "ui/viewer/pagepicture.h"

#include "app/pdf/shownform.h"

#include <QBuffer>
#include <QPdfDocument>
#include <QPdfDocumentRenderOptions>

#include <algorithm>
#include <cstring>

namespace ink::ui {

namespace {

qint64 cutAt(const QByteArray& bytes, qint64 length)
{
    return length < 0 ? bytes.size() : std::min<qint64>(length, bytes.size());
}

/** Puts a picture with transparent paper onto white, in place: an opaque picture is drawn far faster. */
QImage onWhite(QImage picture)
{
    if (picture.isNull()) return picture;
    if (picture.format() != QImage::Format_ARGB32) picture.convertTo(QImage::Format_ARGB32);
    const auto over = [](int value, int alpha) { return 255 - (255 - value) * alpha / 255; };
    const int width = picture.width();
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < width;) {
            // Most of a page is bare paper: whole runs of it at once.
            int end = x;
            for (quint64 two = 0; end + 2 <= width; end += 2) {
                std::memcpy(&two, line + end, sizeof two);
                if (two != 0) break;
            }
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

} // namespace

struct PdfPages::Private
{
    QByteArray whole; ///< keeps what `bytes` looks at
    QByteArray bytes;
    QSet<QString> without;
    QByteArray shown; ///< `bytes`, or a copy with its form drawn
    QBuffer device;
    QPdfDocument pdf;
};

PdfPages::PdfPages(const QByteArray& bytes, qint64 length, const QSet<QString>& without)
    : d(std::make_unique<Private>())
{
    d->whole = bytes;
    d->bytes = QByteArray::fromRawData(d->whole.constData(), cutAt(d->whole, length));
    d->without = without;
    d->shown = pdf::shownWithForm(d->bytes, without); // QtPdf leaves widgets out
    d->device.setBuffer(&d->shown);
    d->device.open(QIODevice::ReadOnly);
    d->pdf.load(&d->device);
}

PdfPages::~PdfPages()
{
    d->pdf.close(); // before its device goes
}

bool PdfPages::isOf(const QByteArray& bytes, qint64 length, const QSet<QString>& without) const
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

QImage PdfPages::picture(int page, QSize pixels)
{
    if (page < 0 || page >= pageCount()) return {};
    QPdfDocumentRenderOptions options;
    options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
    return onWhite(d->pdf.render(page, pixels, options));
}

} // namespace ink::ui
