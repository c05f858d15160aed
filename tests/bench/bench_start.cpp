// Process start to the first painted page of PDFs of 3 and 2,000 pages: inkstone's editor compared with other
// viewers, same file, same display, alternately. All are observed from outside: page 1 has a block of one
// colour, and the screen is polled until it appears. Needs an X display, and should measure a release build:
// INKSTONE_START_PROGRAM=build/release/bin/inkstone xvfb-run -a -s "-screen 0 1440x900x24" bench_start
#include "tests/support/paths.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>

namespace {

constexpr int pageCounts[] = {3, 2'000};
constexpr int rounds = 7;
constexpr QRgb mark = 0xffe0109b;
constexpr qint64 giveUpMs = 20'000;

void writePages(const QString& path, int pages)
{
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
        if (page > 0) writer.newPage();
        if (page == 0) painter.fillRect(QRectF(500, 500, 8'000, 3'000), QColor::fromRgb(mark));
        for (int line = 0; line < 30; ++line)
            painter.drawText(
                QPointF(800, 4'200 + line * 280),
                QStringLiteral("Page %1, line %2: the parties agree.").arg(page + 1).arg(line + 1));
    }
    painter.end();
}

bool markIsVisible(QScreen* screen)
{
    const QImage image = screen->grabWindow(0).toImage();
    int hits = 0;
    for (int y = 0; y < image.height(); y += 8)
        for (int x = 0; x < image.width(); x += 8) {
            const QRgb pixel = image.pixel(x, y);
            if (std::abs(qRed(pixel) - qRed(mark)) + std::abs(qGreen(pixel) - qGreen(mark)) +
                    std::abs(qBlue(pixel) - qBlue(mark)) <
                30)
                ++hits;
        }
    return hits > 40;
}

/** Milliseconds until the mark appears, or -1. */
qint64 once(const QString& program, const QStringList& arguments, const QString& home, QScreen* screen)
{
    QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
    env.insert(QStringLiteral("HOME"), home);
    env.insert(QStringLiteral("XDG_DATA_HOME"), home + QStringLiteral("/data"));
    env.insert(QStringLiteral("XDG_CONFIG_HOME"), home + QStringLiteral("/config"));
    env.remove(QStringLiteral("QT_QPA_PLATFORM"));
    QProcess process;
    process.setProcessEnvironment(env);
    process.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    qint64 shown = -1;
    while (timer.elapsed() < giveUpMs && process.state() != QProcess::NotRunning) {
        if (markIsVisible(screen)) {
            shown = timer.elapsed();
            break;
        }
        QThread::msleep(2);
    }
    process.terminate();
    if (!process.waitForFinished(5'000)) process.kill();
    process.waitForFinished();
    for (int i = 0; i < 100 && markIsVisible(screen); ++i)
        QThread::msleep(10);
    return shown;
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication app(argc, argv);
    const QTemporaryDir dir;
    QScreen* screen = QGuiApplication::primaryScreen();
    struct Viewer
    {
        QString name;
        QString program;
        QHash<int, QList<qint64>> times{}; ///< by the number of pages
    };
    const QString own =
        qEnvironmentVariable("INKSTONE_START_PROGRAM", ink::test::programPath(QStringLiteral("inkstone")));
    QList<Viewer> viewers{{QStringLiteral("inkstone"), own}};
    for (const char* other : {"qpdfview", "evince", "okular", "mupdf"}) // measured if they are installed
        if (const QString found = QStandardPaths::findExecutable(QLatin1String(other)); !found.isEmpty())
            viewers.append({QString::fromLatin1(other), found});
    const auto fileOf = [&dir](int pages) { return dir.filePath(QStringLiteral("pages-%1.pdf").arg(pages)); };
    for (const int pages : pageCounts)
        writePages(fileOf(pages), pages);
    for (int round = 0; round <= rounds; ++round)
        for (const int pages : pageCounts)
            for (Viewer& viewer : viewers) {
                const QString home = dir.filePath(QStringLiteral("home-") + viewer.name);
                const qint64 ms = once(viewer.program, {fileOf(pages)}, home, screen);
                if (round == 0) // a new profile that isn't in the disk's cache
                    std::printf("first start, %d pages: %s %lld ms\n", pages, qPrintable(viewer.name),
                                static_cast<long long>(ms));
                else
                    viewer.times[pages].append(ms);
            }
    for (const int pages : pageCounts) {
        double mine = 0;
        for (Viewer& viewer : viewers) {
            QList<qint64>& times = viewer.times[pages];
            std::sort(times.begin(), times.end());
            const double median = double(std::max<qint64>(1, times.at(rounds / 2)));
            if (mine == 0) mine = median;
            std::printf("process start to the first page of %d, median of %d (min–max): %s %.0f ms "
                        "(%lld–%lld), inkstone / this: %.2f\n",
                        pages, rounds, qPrintable(viewer.name), median, static_cast<long long>(times.first()),
                        static_cast<long long>(times.last()), mine / median);
        }
    }
    return 0;
}
