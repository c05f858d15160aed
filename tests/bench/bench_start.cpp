// Process start to the first painted page of a 2,000-page PDF: inkstone's editor next to qpdfview and okular,
// same file, same display. Both are watched from outside: page 1 carries a block of one colour, and the
// screen is looked at until it shows. Needs an X display: xvfb-run -a -s "-screen 0 1440x900x24" bench_start
#include <QElapsedTimer>
#include <QGuiApplication>
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

constexpr int pages = 2'000;
constexpr int rounds = 7;
constexpr QRgb mark = 0xffe0109b;
constexpr qint64 giveUpMs = 20'000;

void write2000Pages(const QString& path)
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

/** Milliseconds until the mark shows, or -1. */
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
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("two-thousand.pdf"));
    write2000Pages(file);
    QScreen* screen = QGuiApplication::primaryScreen();

    struct Viewer
    {
        const char* name;
        QString program;
        QList<qint64> times;
    };
    QList<Viewer> viewers{{"inkstone", QStringLiteral(INKSTONE_BIN_DIR "/inkstone"), {}}};
    for (const char* other : {"qpdfview", "okular"}) // the second is no dependency: told when it is there
        if (const QString found = QStandardPaths::findExecutable(QLatin1String(other)); !found.isEmpty())
            viewers.append({other, found, {}});
    for (int round = 0; round <= rounds; ++round) {
        for (Viewer& viewer : viewers) {
            const QString home = dir.filePath(QStringLiteral("home-") + QLatin1String(viewer.name));
            const qint64 ms = once(viewer.program, {file}, home, screen);
            if (round == 0)
                std::printf("first start (new profile): %s %lld ms\n", viewer.name,
                            static_cast<long long>(ms));
            else
                viewer.times.append(ms);
        }
    }
    for (Viewer& viewer : viewers)
        std::sort(viewer.times.begin(), viewer.times.end());
    const double mine = double(viewers.first().times.at(rounds / 2));
    for (const Viewer& viewer : viewers)
        std::printf("process start to first painted page of %d pages, median of %d (min–max): %s %lld ms "
                    "(%lld–%lld), inkstone / this: %.2f\n",
                    pages, rounds, viewer.name, static_cast<long long>(viewer.times.at(rounds / 2)),
                    static_cast<long long>(viewer.times.first()), static_cast<long long>(viewer.times.last()),
                    mine / double(std::max<qint64>(1, viewer.times.at(rounds / 2))));
    return 0;
}
