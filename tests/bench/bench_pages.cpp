// Prints the time for pictures of ordinary pages: the very first one, the first of a document, of a page, and
// a cached one. The limit next to it is QtPdf's own time for the same pictures in this process, taken in
// turns with them, so that both meet the same load.
#include "app/service/signingpage/pagepictures.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfWriter>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace ink;

namespace {

constexpr int documents = 6;
constexpr int pages = 10;
constexpr int width = 1200; // pixels

void writeDocument(const QString& path, int number)
{
    QPdfWriter writer(path);
    writer.setPageMargins({});
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
        if (page > 0) writer.newPage();
        for (int line = 0; line < 50; ++line)
            painter.drawText(
                writer.width() / 10, writer.height() * (line + 2) / 55,
                QStringLiteral("Document %1, page %2, line %3: the tenant pays the rent in advance.")
                    .arg(number)
                    .arg(page + 1)
                    .arg(line + 1));
    }
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

template <typename Work> double milliseconds(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QTemporaryDir folder;
    const auto path = [&](int i) { return folder.filePath(QStringLiteral("%1.pdf").arg(i)); };
    for (int i = 0; i < documents; ++i)
        writeDocument(path(i), i);

    service::signingpage::PagePictures pictures;
    bool good = true;
    const auto take = [&](int document, int page) {
        return milliseconds([&] { good &= pictures.png(path(document), page, width).has_value(); });
    };
    const double first = take(0, 1);
    std::vector<double> opened;
    std::vector<double> painted;
    std::vector<double> bare;
    for (int i = 1; i < documents; ++i) {
        opened.push_back(take(i, 1));
        QPdfDocument document;
        document.load(path(i));
        const QSizeF points = document.pagePointSize(0);
        const int height = static_cast<int>(std::lround(width * points.height() / points.width()));
        for (int page = 2; page <= pages; ++page) {
            painted.push_back(take(i, page));
            bare.push_back(milliseconds([&] {
                good &= !document.render(page - 1, {width, height}).isNull();
            }));
        }
    }
    constexpr int rounds = 20'000;
    const double kept = milliseconds([&] {
        for (int i = 0; i < rounds; ++i)
            good &= pictures.png(path(1 + i % (documents - 1)), 1 + i % pages, width).has_value();
    });
    std::printf("Pictures %d pixels wide: the very first %.1f ms; first of a document %.1f ms, of a page "
                "%.1f ms, %.2f "
                "times QtPdf alone (without PNG: %.1f ms); kept %.0f/s\n",
                width, first, median(opened), median(painted), median(painted) / median(bare), median(bare),
                rounds / kept * 1000);
    return good ? 0 : 1;
}
