// Displayed pages: every pixel equals QtPdf's rendering of the whole page, at any zoom and scale.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagepicture.h"
#include "ui/viewer/pageview.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QProcessEnvironment>
#include <QScrollBar>
#include <QTest>

namespace tst_pagetiles {

using namespace ink;
using namespace ink::ui;

namespace {

/** Text, thin and slanted lines on pages of an unusual size. */
QByteArray drawing(int pages, QSizeF points = {595.276, 841.89})
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(points, QPageSize::Point));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(720);
        QPainter painter(&writer);
        painter.scale(10, 10);
        for (int page = 0; page < pages; ++page) {
            if (page > 0) writer.newPage();
            QFont font(QStringLiteral("DejaVu Sans"));
            font.setPixelSize(9);
            painter.setFont(font);
            for (int i = 0; i < 50; ++i) {
                painter.setPen(QPen(QColor::fromHsv(i * 7, 200, 160), 0.4));
                painter.drawLine(QPointF(i * 11.3, 10.2), QPointF(590 - i * 9.1, 800));
                painter.drawText(QPointF(30, 30 + i * 15.7), QStringLiteral("Clause %1 of the lease").arg(i));
            }
        }
    }
    return buffer.data();
}

/** The fraction of pixels that differ by more than rounding. */
double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size() || a.isNull()) return 1;
    qint64 other = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* there = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = line[x];
            const QRgb q = there[x];
            if (p == q) continue;
            if (std::abs(qRed(p) - qRed(q)) > 8 || std::abs(qGreen(p) - qGreen(q)) > 8 ||
                std::abs(qBlue(p) - qBlue(q)) > 8)
                ++other;
        }
    }
    return static_cast<double>(other) / (static_cast<double>(a.width()) * a.height());
}

domain::Document documentOf(int pages, QSizeF points = {595.276, 841.89})
{
    domain::Document document = test::emptyDraft();
    document.id = domain::DocumentId(3);
    document.files = {test::file(QStringLiteral("a.pdf"), pages)};
    for (domain::Page& page : document.files.first().pages)
        page.size = points;
    return document;
}

/**
 * Compares each tile of a page with the same part of the whole page's picture; returns the worst fraction.
 */
double worstTile(PdfPages& pages, int page, QSize pixels)
{
    const QImage whole = pages.renderPage(page, pixels);
    double worst = 0;
    for (int y = 0; y < pixels.height(); y += PageCache::tileExtent)
        for (int x = 0; x < pixels.width(); x += PageCache::tileExtent) {
            const QRect part = QRect(x, y, PageCache::tileExtent, PageCache::tileExtent)
                                   .intersected(QRect(QPoint(0, 0), pixels));
            worst = std::max(worst, difference(pages.renderPart(page, pixels, part), whole.copy(part)));
        }
    return worst;
}

} // namespace

class TestPageTiles final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSizeThatWasOnlyPassedThroughReplacesNothing()
    {
        const QByteArray bytes = drawing(1);
        const domain::Document document = documentOf(1);
        constexpr QSize shown{665, 941};
        constexpr QSize passed{681, 963}; // while a scroll bar was hidden, for example
        constexpr QSize later{120, 170};
        for (int attempt = 0; attempt < 20; ++attempt) {
            PageCache cache;
            cache.setDocument(document);
            cache.setFileBytes(document.files.first().id, bytes);
            cache.setRequests(Lane::View, {{0, shown}});
            QTRY_VERIFY(cache.picture(0, shown).isExact);
            cache.setRequests(Lane::View, {{0, passed}});
            (void)PdfPages(bytes).renderPage(0, shown); // long enough for the thread to take it up
            cache.setRequests(Lane::View, {{0, shown}});
            cache.setRequests(Lane::Thumbnails, {{0, later}}); // rendered after the one in between
            QTRY_VERIFY(cache.picture(0, later).isExact);
            QVERIFY(cache.picture(0, shown).isExact);
        }
    }

    void tilesAreWhatTheWholePageShows_data()
    {
        QTest::addColumn<QSizeF>("points");
        QTest::addColumn<double>("zoom"); // px per point
        for (const double percent : {200.0, 400.0, 800.0}) {
            const double zoom = percent / 100 * 96 / 72;
            QTest::addRow("a4-%g", percent) << QSizeF(595.276, 841.89) << zoom;
            QTest::addRow("landscape-%g", percent) << QSizeF(841.89, 595.276) << zoom;
            QTest::addRow("odd-%g", percent) << QSizeF(431.7, 302.4) << zoom;
        }
    }
    void tilesAreWhatTheWholePageShows()
    {
        QFETCH(const QSizeF, points);
        QFETCH(const double, zoom);
        PdfPages pages(drawing(1, points));
        QVERIFY(pages.isReadable());
        const QSize pixels(qRound(points.width() * zoom), qRound(points.height() * zoom));
        const double worst = worstTile(pages, 0, pixels);
        // A glyph may be half a pixel beside a boundary that both round: a pixel in a thousand.
        QVERIFY2(worst < 0.002, qPrintable(QString::number(worst)));
    }

    void tilesOfTurnedPages()
    {
        QFile file(ink::test::corpusPath(QStringLiteral("pdf/pdfjs-rotation.pdf")));
        if (!test::requireCorpus(file.open(QIODevice::ReadOnly))) return;
        PdfPages pages(file.readAll());
        for (int page = 0; page < pages.pageCount(); ++page) {
            const QSizeF points = pages.pageSize(page);
            const QSize pixels(qRound(points.width() * 4), qRound(points.height() * 4));
            QVERIFY2(worstTile(pages, page, pixels) < 0.002, qPrintable(QString::number(page)));
        }
    }

    void onlyWhatIsSeenIsRendered()
    {
        PageCache cache;
        cache.setDocument(documentOf(1));
        cache.setFileBytes(domain::FileId(documentOf(1).files.first().id), drawing(1));
        const QSize pixels(6350, 8980); // 800 %
        QVERIFY(PageCache::isTiled(pixels));
        const QRect seen(2000, 3000, 1200, 1000);
        cache.setRequests(Lane::View, {{0, pixels, seen}});
        QTRY_VERIFY(cache.hasTiles(0, pixels, seen));
        QVERIFY(!cache.picture(0, pixels).image.isNull()); // coarse, under missing tiles
        QVERIFY(!cache.picture(0, pixels).isExact);
        QVERIFY(!cache.hasTiles(0, pixels, QRect(0, 0, 500, 500)));
        qint64 bytes = 0;
        for (const PageCache::Tile& tile : cache.tiles(0, pixels, seen)) {
            QVERIFY(tile.isExact);
            bytes += tile.image.sizeInBytes();
        }
        QVERIFY(bytes <= 9LL * 4 * PageCache::tileExtent * PageCache::tileExtent);
    }

    void memoryIsBoundedInsideALargePage()
    {
        constexpr qint64 limit = 40LL * 1024 * 1024;
        PageCache cache(nullptr, limit);
        cache.setDocument(documentOf(1));
        cache.setFileBytes(documentOf(1).files.first().id, drawing(1));
        const QSize pixels(6350, 8980);
        for (int y = 0; y + 1000 < pixels.height(); y += 900) {
            const QRect seen(1000, y, 1200, 1000);
            cache.setRequests(Lane::View, {{0, pixels, seen}});
            QTRY_VERIFY(cache.hasTiles(0, pixels, seen));
            QVERIFY2(cache.byteCount() <= limit, qPrintable(QString::number(cache.byteCount())));
        }
        QVERIFY(!cache.hasTiles(0, pixels, QRect(1000, 0, 1200, 1000)));
    }

    void anotherZoomKeepsWhatThereIsUntilItIsSharp()
    {
        PageCache cache;
        cache.setDocument(documentOf(1));
        cache.setFileBytes(documentOf(1).files.first().id, drawing(1));
        const QSize before(3175, 4490);
        const QRect seenBefore(500, 500, 1000, 1000);
        cache.setRequests(Lane::View, {{0, before, seenBefore}});
        QTRY_VERIFY(cache.hasTiles(0, before, seenBefore));
        const QSize after(6350, 8980);
        const QRect seenAfter(1000, 1000, 1000, 1000);
        const QList<PageCache::Tile> meanwhile = cache.tiles(0, after, seenAfter);
        QVERIFY(!meanwhile.isEmpty());
        QVERIFY(!meanwhile.first().isExact);
        cache.setRequests(Lane::View, {{0, after, seenAfter}});
        QTRY_VERIFY(cache.hasTiles(0, after, seenAfter));
        for (const PageCache::Tile& tile : cache.tiles(0, after, seenAfter))
            QVERIFY(tile.isExact);
    }

    void theScreenShowsThePagesOwnPixels_data()
    {
        QTest::addColumn<double>("zoom");
        for (const double zoom : {0.5, 1.0, 1.37, 2.0, 4.0, 8.0})
            QTest::addRow("%g %%", zoom * 100) << zoom;
    }
    void theScreenShowsThePagesOwnPixels()
    {
        QFETCH(const double, zoom);
        const QByteArray bytes = drawing(1);
        // Not at the window's corner: a widget's position may be between two pixels.
        QWidget window;
        PageView view(&window);
        window.resize(760, 640);
        view.setGeometry(33, 17, 700, 600);
        const domain::Document document = documentOf(1);
        view.setDocument(document);
        view.setFileBytes(document.files.first().id, bytes);
        view.setZoomFactor(zoom);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCoreApplication::processEvents(); // scroll bars come or go
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / 3);
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->maximum() / 3);
        const double ratio = view.devicePixelRatioF();
        if (!test::runsHere(zoom * ratio <= 8,
                            "a picture of the whole page would be too large to compare with."))
            return;
        const QRect page = view.pageLayout().pageRect(0);
        const QSize pixels(qRound(page.width() * ratio), qRound(page.height() * ratio));
        const QPoint offset(view.horizontalScrollBar()->value(), view.verticalScrollBar()->value());
        const QRect shown = page.translated(-offset).intersected(view.viewport()->rect());
        const auto isSharp = [&] {
            return !view.pageCache().picture(0, pixels).image.isNull() &&
                   (view.pageCache().picture(0, pixels).isExact ||
                    view.pageCache().hasTiles(
                        0, pixels,
                        QRectF(QPointF(shown.topLeft() + offset - page.topLeft()) * ratio,
                               QSizeF(shown.size()) * ratio)
                            .toAlignedRect()));
        };
        QTRY_VERIFY(isSharp());
        const QImage screen = window.grab().toImage().convertToFormat(QImage::Format_RGB32);

        PdfPages pages(bytes);
        const QImage whole = pages.renderPage(0, pixels);
        const QPoint viewAt = view.viewport()->mapTo(&window, QPoint(0, 0));
        const QPointF corner = QPointF(viewAt + page.topLeft() - offset) * ratio;
        const QPoint start(qRound(corner.x()), qRound(corner.y()));
        // Well inside, so that edges and shadow don't count.
        const QRect area = QRectF(QPointF(viewAt + shown.topLeft()) * ratio, QSizeF(shown.size()) * ratio)
                               .toAlignedRect()
                               .adjusted(4, 4, -4, -4);
        QImage here = screen.copy(area);
        here.setDevicePixelRatio(1);
        const QImage there = whole.copy(area.translated(-start));
        const double share = difference(here, there);
        QVERIFY2(share < 0.002, qPrintable(QString::number(share)));
    }

    void theSameAtOtherScales_data()
    {
        QTest::addColumn<QString>("scale");
        QTest::newRow("1.25") << QStringLiteral("1.25");
        QTest::newRow("1.5") << QStringLiteral("1.5");
        QTest::newRow("2") << QStringLiteral("2");
    }
    void theSameAtOtherScales()
    {
        QFETCH(const QString, scale);
        // The scale factor is set at the start of a program.
        QProcess again;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
        again.setProcessEnvironment(environment);
        again.setProcessChannelMode(QProcess::MergedChannels);
        again.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--case"), QStringLiteral("tst_pagetiles"),
                     QStringLiteral("theScreenShowsThePagesOwnPixels")});
        QVERIFY(again.waitForFinished(120000));
        QVERIFY2(again.exitCode() == 0, again.readAll().constData());
    }
};

INK_TEST(TestPageTiles, "tst_pagetiles")

} // namespace tst_pagetiles

#include "tst_pagetiles.moc"
