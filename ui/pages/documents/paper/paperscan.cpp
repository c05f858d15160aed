#include "ui/pages/documents/paper/paperscan.h"

#include "app/base/reasons.h"
#include "app/render/qtpagerenderer.h"
#include "app/scan/codes.h"
#include "ui/pages/documents/paper/sheetfingerprint.h"
#include "ui/widgets/inputs/signaturepad.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int scanDots = 200; // dpi
constexpr int maxSheets = 1000;
constexpr int smallSide = 160; // px
constexpr qint64 maxScanBytes = 200LL * 1024 * 1024;

/** Collects sheets and builds a PDF from them. */
class SheetGatherer final
{
public:
    SheetGatherer(bool makesPdf, const QList<QByteArray>& originals)
        : m_originals(originals), m_buffer(&m_pdf), m_makesPdf(makesPdf)
    {
        if (!m_makesPdf) return;
        m_buffer.open(QIODevice::WriteOnly);
        m_writer = std::make_unique<QPdfWriter>(&m_buffer);
        m_writer->setResolution(scanDots);
        m_writer->setPageMargins({});
    }

    bool add(const QImage& image)
    {
        if (image.isNull() || m_scan.sheets.size() >= maxSheets) return false;
        PaperScan::Sheet sheet;
        for (const QString& text : scan::readCodes(image))
            if ((sheet.mark = domain::PaperMark::fromText(text))) break;
        sheet.thumbnail = image.scaled(smallSide, smallSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        m_scan.sheets.append(sheet);
        m_scan.similarities.append(sheet.mark ? QList<double>() : likenessOf(image));
        return !m_makesPdf || write(image);
    }

    PaperScan take()
    {
        if (m_painter.isActive()) m_painter.end();
        m_writer.reset();
        m_buffer.close();
        m_scan.pdf = m_pdf;
        return std::move(m_scan);
    }

private:
    QList<double> likenessOf(const QImage& image)
    {
        if (!m_pages) m_pages = printedFingerprints(m_originals);
        const SheetFingerprint shape(image);
        QList<double> all;
        for (const SheetFingerprint& page : std::as_const(*m_pages))
            all.append(shape.similarity(page));
        return all;
    }

    bool write(const QImage& image)
    {
        m_writer->setPageSize(QPageSize(QPageSize::A4));
        m_writer->setPageOrientation(image.width() > image.height() ? QPageLayout::Landscape
                                                                    : QPageLayout::Portrait);
        if (m_scan.sheets.size() == 1 ? !m_painter.begin(m_writer.get()) : !m_writer->newPage()) return false;
        const QSizeF sheet = m_painter.viewport().size();
        const QSizeF size = QSizeF(image.size()).scaled(sheet, Qt::KeepAspectRatio);
        m_painter.drawImage(
            QRectF(QPointF((sheet.width() - size.width()) / 2, (sheet.height() - size.height()) / 2), size),
            image.convertToFormat(QImage::Format_RGB32));
        return true;
    }

    const QList<QByteArray>& m_originals;
    std::optional<QList<SheetFingerprint>>
        m_pages; ///< fingerprints of the document's pages; computed at the first sheet without a mark
    QByteArray m_pdf;
    QBuffer m_buffer;
    bool m_makesPdf;
    std::unique_ptr<QPdfWriter> m_writer;
    QPainter m_painter;
    PaperScan m_scan;
};

bool isPdf(const QByteArray& bytes)
{
    // PDF Reference 1.7, Appendix H, note 13: the header may be anywhere in the first 1024 bytes.
    constexpr int headRoom = 1024;
    return bytes.left(headRoom).contains("%PDF-");
}

} // namespace

QList<std::optional<domain::PaperMark>> PaperScan::marks() const
{
    QList<std::optional<domain::PaperMark>> all;
    for (const Sheet& sheet : sheets)
        all.append(sheet.mark);
    return all;
}

Result<PaperScan> readPaperScan(const QStringList& paths, const QList<QByteArray>& originals)
{
    QByteArray only;
    std::optional<SheetGatherer> gatherer;
    for (const QString& path : paths) {
        const auto refused = [&] {
            return fail(ErrorCode::UnreadablePdf, reasons::fileUnreadable(QFileInfo(path).fileName()));
        };
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly) || file.size() > maxScanBytes) return refused();
        const QByteArray bytes = file.readAll();
        const bool isDocument = isPdf(bytes);
        if (!gatherer) gatherer.emplace(!isDocument || paths.size() > 1, originals);
        if (!isDocument) {
            if (!gatherer->add(readPicture(path))) return refused();
            continue;
        }
        if (paths.size() == 1) only = bytes;
        const auto opened = render::QtPageRenderer().open(bytes);
        if (!opened || opened->pageCount() == 0) return refused();
        for (int i = 0; i < opened->pageCount(); ++i)
            if (!gatherer->add(opened->render(i, scanDots / 72.0))) return refused();
    }
    if (!gatherer) return PaperScan();
    PaperScan scan = gatherer->take();
    if (!only.isEmpty()) scan.pdf = only;
    return scan;
}

} // namespace ink::ui
