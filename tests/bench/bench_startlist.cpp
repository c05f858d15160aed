// Process start to the display of a listing with 100,000 cached documents, compared with qpdfview opening a
// file of three pages: same machine, same display, same run. Both are observed from outside: each shows a
// large area of one colour. Needs an X display: xvfb-run -a -s "-screen 0 1440x900x24" bench_startlist
#include "app/domain/document/document.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QJsonObject>
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

using namespace ink;

namespace {

constexpr int documents = 100'000;
constexpr int pageSize = 100;
constexpr int rounds = 7;
constexpr qint64 giveUpMs = 20'000;
constexpr QRgb pdfMark = 0xffe0109b;
constexpr QRgb rowMark = 0xff1b2430; ///< the text colour of the light theme, which titles consist of

struct Mark
{
    QRgb colour = 0;
    int hits = 0; ///< samples that must have it
};

bool isVisible(QScreen* screen, const Mark& mark)
{
    const QImage image = screen->grabWindow(0).toImage();
    int hits = 0;
    for (int y = 0; y < image.height(); y += 8)
        for (int x = 0; x < image.width(); x += 8) {
            const QRgb pixel = image.pixel(x, y);
            if (std::abs(qRed(pixel) - qRed(mark.colour)) + std::abs(qGreen(pixel) - qGreen(mark.colour)) +
                    std::abs(qBlue(pixel) - qBlue(mark.colour)) <
                30)
                ++hits;
        }
    return hits > mark.hits;
}

void writeThreePages(const QString& path)
{
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QPainter painter(&writer);
    for (int page = 0; page < 3; ++page) {
        if (page > 0) writer.newPage();
        painter.fillRect(QRectF(500, 500, 8'000, 3'000), QColor::fromRgb(pdfMark));
        painter.drawText(QPointF(800, 4'200), QStringLiteral("Page %1").arg(page + 1));
    }
}

QProcessEnvironment environmentOf(const QString& home)
{
    QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
    env.insert(QStringLiteral("HOME"), home);
    env.insert(QStringLiteral("XDG_DATA_HOME"), home + QStringLiteral("/data"));
    env.insert(QStringLiteral("XDG_CONFIG_HOME"), home + QStringLiteral("/config"));
    env.insert(QStringLiteral("INKSTONE_DATA"), home + QStringLiteral("/work"));
    env.remove(QStringLiteral("QT_QPA_PLATFORM"));
    return env;
}

/** A workstation that was used before: the local account with its keys, and its listing in the cache. */
bool prepare(const QString& home)
{
    QDir().mkpath(home + QStringLiteral("/config/inkstone"));
    QDir().mkpath(home + QStringLiteral("/work"));
    QProcess first;
    first.setProcessEnvironment(environmentOf(home));
    first.start(ink::test::programPath(QStringLiteral("inkstone")), {QStringLiteral("folders")});
    if (!first.waitForFinished(60'000) || first.exitCode() != 0) return false;
    settings::Settings settings(home + QStringLiteral("/config/inkstone/settings.ini"), QString());
    settings.set(settings::options::profiles,
                 QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("local")}}});
    settings.set(settings::options::lastProfile, QStringLiteral("local"));
    settings.set(settings::options::theme, settings::Theme::Light);
    settings.set(settings::options::language, QStringLiteral("en"));
    if (!settings.sync()) return false;
    const auto database =
        store::openSqlite(home + QStringLiteral("/work/workstation.db"), store::Schema::Workstation);
    if (!database) return false;
    store::DocumentCache cache(**database);
    domain::DocumentQuery query;
    query.type = domain::DocumentType::Document;
    query.pageSize = pageSize;
    const QString key = QString::fromLatin1(wire::toQueryString(wire::toItems(query)));
    for (int page = 1; page <= documents / pageSize; ++page) {
        domain::DocumentPage rows;
        rows.total = documents;
        for (int i = 0; i < pageSize; ++i) {
            domain::DocumentSummary row;
            row.id = domain::DocumentId((page - 1) * pageSize + i + 1);
            row.title = QString(60, QChar(0x2588));
            row.status = domain::SigningStatus::Completed;
            rows.documents.append(row);
        }
        if (!cache.write(QStringLiteral("local"), key, page,
                         {documents, SystemClock().now(), wire::toBytes(wire::toJson(rows))}))
            return false;
    }
    return true;
}

/** Milliseconds until the mark appears, or -1. */
qint64 once(const QString& program, const QStringList& arguments, const QString& home, QScreen* screen,
            const Mark& mark)
{
    QProcess process;
    process.setProcessEnvironment(environmentOf(home));
    process.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    qint64 shown = -1;
    while (timer.elapsed() < giveUpMs && process.state() != QProcess::NotRunning) {
        if (isVisible(screen, mark)) {
            shown = timer.elapsed();
            break;
        }
        QThread::msleep(2);
    }
    process.kill(); // so that the cache stays unchanged
    process.waitForFinished();
    for (int i = 0; i < 100 && isVisible(screen, mark); ++i)
        QThread::msleep(10);
    return shown;
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication app(argc, argv);
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("three.pdf"));
    writeThreePages(file);
    const QString other = QStandardPaths::findExecutable(QStringLiteral("qpdfview"));
    QScreen* screen = QGuiApplication::primaryScreen();
    QList<qint64> mine;
    QList<qint64> theirs;
    for (int round = 0; round <= rounds; ++round) {
        // The local service is empty and reports that a moment later: each start gets a new cache.
        const QString home = dir.filePath(QStringLiteral("home-%1").arg(round));
        if (!prepare(home)) return 1;
        const qint64 ms =
            once(ink::test::programPath(QStringLiteral("inkstone")), {}, home, screen, {rowMark, 300});
        const qint64 it = other.isEmpty() ? -1
                                          : once(other, {file}, dir.filePath(QStringLiteral("home-other")),
                                                 screen, {pdfMark, 40});
        // The first one warms the disk's cache; a late observation is discarded.
        if (round == 0 || ms < 0) continue;
        mine.append(ms);
        theirs.append(it);
    }
    if (mine.isEmpty()) return 1;
    std::sort(mine.begin(), mine.end());
    std::sort(theirs.begin(), theirs.end());
    std::printf(
        "process start to %d cached documents on the screen, median of %d (min–max): inkstone %lld ms "
        "(%lld–%lld); qpdfview with three pages %lld ms (%lld–%lld); inkstone / qpdfview: %.2f (aim 1)\n",
        documents, rounds, static_cast<long long>(mine.at(mine.size() / 2)),
        static_cast<long long>(mine.first()), static_cast<long long>(mine.last()),
        static_cast<long long>(theirs.at(theirs.size() / 2)), static_cast<long long>(theirs.first()),
        static_cast<long long>(theirs.last()),
        double(mine.at(mine.size() / 2)) / double(std::max<qint64>(1, theirs.at(theirs.size() / 2))));
    return 0;
}
