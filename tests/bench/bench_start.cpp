// Process start to the first painted page of PDFs of 3 and 2,000 pages, and to the empty window: inkstone
// compared with other viewers, same file, same display, alternately. All are observed from outside: page 1
// has a block of one colour, and the screen is polled until it appears; an empty window is there when it
// covers a part of the screen. Then the steps of inkstone's own start (INKSTONE_TRACE_START). Needs an X
// display, and the release build, as people run it, or the program that INKSTONE_START_PROGRAM names:
// packaging/setup bench && cmake --workflow --preset release
// xvfb-run -a -s "-screen 0 1440x900x24" build/dev/bin/bench_start
#include "tests/support/paths.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>
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
#include <chrono>
#include <cstdio>
#include <functional>

namespace {

constexpr int emptyWindow = 0;
constexpr int pageCounts[] = {3, 2'000, emptyWindow};
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

/** Whether something covers a part of the screen that was empty. */
bool windowIsVisible(QScreen* screen, const QImage& empty)
{
    const QImage image = screen->grabWindow(0).toImage();
    int changed = 0;
    int samples = 0;
    for (int y = 0; y < image.height(); y += 8)
        for (int x = 0; x < image.width(); x += 8) {
            ++samples;
            if (image.pixel(x, y) != empty.pixel(x, y)) ++changed;
        }
    return changed > samples / 20;
}

using Look = std::function<bool()>;

QProcessEnvironment environmentOf(const QString& home)
{
    QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
    env.insert(QStringLiteral("HOME"), home);
    env.insert(QStringLiteral("XDG_DATA_HOME"), home + QStringLiteral("/data"));
    env.insert(QStringLiteral("XDG_CONFIG_HOME"), home + QStringLiteral("/config"));
    env.remove(QStringLiteral("QT_QPA_PLATFORM"));
    return env;
}

void end(QProcess& process, const Look& isVisible)
{
    process.terminate();
    if (!process.waitForFinished(5'000)) process.kill();
    process.waitForFinished();
    for (int i = 0; i < 100 && isVisible(); ++i)
        QThread::msleep(10);
}

/** Milliseconds until what is looked for appears, or -1. */
qint64 once(const QString& program, const QStringList& arguments, const QString& home, const Look& isVisible)
{
    QProcess process;
    process.setProcessEnvironment(environmentOf(home));
    process.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    qint64 shown = -1;
    while (timer.elapsed() < giveUpMs && process.state() != QProcess::NotRunning) {
        if (isVisible()) {
            shown = timer.elapsed();
            break;
        }
        QThread::msleep(2);
    }
    end(process, isVisible);
    return shown;
}

/** The steps of one start, as inkstone reports them. */
QByteArray stepsOf(const QString& program, const QStringList& arguments, const QString& home,
                   const Look& isVisible)
{
    QProcess process;
    QProcessEnvironment env = environmentOf(home);
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    env.insert(QStringLiteral("INKSTONE_TRACE_START"),
               QString::number(std::chrono::duration_cast<std::chrono::microseconds>(now).count()));
    process.setProcessEnvironment(env);
    process.setReadChannel(QProcess::StandardError);
    process.start(program, arguments);
    QByteArray said;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < giveUpMs && !said.contains("keychain and service") &&
           process.waitForReadyRead(5'000))
        said += process.readAllStandardError();
    end(process, isVisible);
    QByteArray steps;
    for (const QByteArray& line : said.split('\n'))
        if (line.startsWith("start:")) steps += "  " + line.mid(6) + '\n';
    return steps;
}

QString nameOf(int pages)
{
    return pages == emptyWindow ? QStringLiteral("the empty window")
                                : QStringLiteral("the first page of %1").arg(pages);
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication app(argc, argv);
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // a long run is followed in its log
    const QTemporaryDir dir;
    QScreen* screen = QGuiApplication::primaryScreen();
    const QString own = qEnvironmentVariable(
        "INKSTONE_START_PROGRAM", ink::test::sourcePath(QStringLiteral("build/release/bin/inkstone")));
    if (!QFileInfo(own).isExecutable()) {
        std::printf("%s is missing: cmake --workflow --preset release, or INKSTONE_START_PROGRAM=…\n",
                    qPrintable(own));
        return 1;
    }
    std::printf("measured: %s, built %s\n", qPrintable(own),
                qPrintable(QFileInfo(own).lastModified().toUTC().toString(Qt::ISODate)));
    struct Viewer
    {
        QString name;
        QString program;
        QHash<int, QList<qint64>> times{}; ///< by the number of pages
    };
    QList<Viewer> viewers{{QStringLiteral("inkstone"), own}};
    for (const char* other : {"qpdfview", "evince", "okular", "mupdf"}) {
        if (const QString found = QStandardPaths::findExecutable(QLatin1String(other)); !found.isEmpty())
            viewers.append({QString::fromLatin1(other), found});
        else
            std::printf("%s isn't installed (packaging/setup bench)\n", other);
    }
    const QImage empty = screen->grabWindow(0).toImage();
    const auto argumentsOf = [&dir](int pages) {
        return pages == emptyWindow ? QStringList()
                                    : QStringList{dir.filePath(QStringLiteral("pages-%1.pdf").arg(pages))};
    };
    const auto lookFor = [&](int pages) -> Look {
        if (pages == emptyWindow) return [&] { return windowIsVisible(screen, empty); };
        return [&] { return markIsVisible(screen); };
    };
    const auto homeOf = [&dir](const Viewer& viewer) {
        return dir.filePath(QStringLiteral("home-") + viewer.name);
    };
    for (const int pages : pageCounts)
        if (pages != emptyWindow) writePages(argumentsOf(pages).constFirst(), pages);
    for (int round = 0; round <= rounds; ++round)
        for (const int pages : pageCounts)
            for (Viewer& viewer : viewers) {
                // mupdf has no window without a file.
                if (pages == emptyWindow && viewer.name == QLatin1StringView("mupdf")) continue;
                const qint64 ms = once(viewer.program, argumentsOf(pages), homeOf(viewer), lookFor(pages));
                if (round == 0) // a new profile that isn't in the disk's cache
                    std::printf("first start, %s: %s %lld ms\n", qPrintable(nameOf(pages)),
                                qPrintable(viewer.name), static_cast<long long>(ms));
                else if (ms >= 0)
                    viewer.times[pages].append(ms);
            }
    for (const int pages : pageCounts) {
        double mine = 0;
        for (Viewer& viewer : viewers) {
            QList<qint64>& times = viewer.times[pages];
            if (times.isEmpty()) continue;
            std::sort(times.begin(), times.end());
            const double median = double(std::max<qint64>(1, times.at(times.size() / 2)));
            if (&viewer == &viewers.first()) mine = median;
            std::printf("process start to %s, median of %d (min–max): %s %.0f ms "
                        "(%lld–%lld), inkstone / this: %.2f\n",
                        qPrintable(nameOf(pages)), int(times.size()), qPrintable(viewer.name), median,
                        static_cast<long long>(times.first()), static_cast<long long>(times.last()),
                        mine / median);
        }
    }
    for (const int pages : pageCounts)
        std::printf(
            "one start of inkstone to %s, milliseconds when each step ended:\n%s", qPrintable(nameOf(pages)),
            stepsOf(own, argumentsOf(pages), homeOf(viewers.constFirst()), lookFor(pages)).constData());
    return 0;
}
