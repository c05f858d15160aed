#include "app/service/log/logsink.h"

#include "app/service/log/reasons.h"
#include "app/service/log/redact.h"

#include <QDateTime>
#include <QFile>
#include <QJsonDocument>
#include <QMutex>
#include <QTimeZone>

#include <algorithm>
#include <atomic>
#include <cstdio>

#ifndef _WIN32
#include <unistd.h>
#endif

namespace ink::service::log {

namespace {

std::atomic<LogSink*> s_sink = nullptr;

const char* levelName(Level level)
{
    switch (level) {
    case Level::Debug:
        return "debug";
    case Level::Info:
        return "info";
    case Level::Warning:
        return "warning";
    case Level::Error:
        break;
    }
    return "error";
}

/** Formats a time as RFC 3339 in UTC with milliseconds. Written by hand for speed, because a busy server
 * writes many. */
QByteArray timeText(Timestamp time)
{
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    char text[40];
    const int size = std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", int(date.year()),
                                   unsigned(date.month()), unsigned(date.day()), int(clock.hours().count()),
                                   int(clock.minutes().count()), int(clock.seconds().count()),
                                   int(clock.subseconds().count()));
    return QByteArray(text, std::clamp(size, 0, int(sizeof text) - 1));
}

/** Returns a JSON string with its quotes. */
QByteArray quoted(const QString& text)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](QChar c) {
        return c >= QLatin1Char(' ') && c <= QLatin1Char('~') && c != QLatin1Char('"') &&
               c != QLatin1Char('\\');
    });
    if (plain) return '"' + text.toLatin1() + '"';
    const QByteArray object =
        QJsonDocument(QJsonObject{{QString(), text}}).toJson(QJsonDocument::Compact); // {"":"…"}
    return object.mid(4, object.size() - 5);
}

/** Flattens any text to one line. */
QByteArray flat(const QString& text)
{
    QString line = text;
    for (QChar& c : line)
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator)
            c = QLatin1Char(' ');
    return line.toUtf8();
}

void onQtMessage(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    LogSink* const sink = s_sink.load();
    // Qt logs a line for each of the machine's fonts and each rare character that a signer types.
    const bool isOfFonts = message.startsWith(QLatin1StringView("  OpenType support missing for "));
    const Level level = type == QtDebugMsg || isOfFonts ? Level::Debug
                        : type == QtInfoMsg             ? Level::Info
                        : type == QtWarningMsg          ? Level::Warning
                                                        : Level::Error;
    if (sink) sink->write(level, message);
}

} // namespace

std::optional<Level> levelFrom(const QString& name)
{
    for (const Level level : {Level::Debug, Level::Info, Level::Warning, Level::Error})
        if (name == QLatin1StringView(levelName(level))) return level;
    return std::nullopt;
}

struct LogSink::Private
{
    Private(Options how, const Clock& theClock) : options(std::move(how)), clock(theClock) {}

    [[nodiscard]] std::unique_ptr<QFile> openFile() const
    {
        auto opened = std::make_unique<QFile>(options.file);
        if (!opened->open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered,
                          QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup))
            return nullptr;
        return opened;
    }

    void put(const QByteArray& line)
    {
        const QMutexLocker lock(&mutex);
        if (file) {
            file->write(line);
            return;
        }
#ifdef _WIN32
        std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
        std::fflush(stderr);
#else
        // Write errors are ignored, because there is nowhere to report them.
        [[maybe_unused]] const auto written =
            ::write(STDERR_FILENO, line.constData(), static_cast<std::size_t>(line.size()));
#endif
    }

    const Options options;
    const Clock& clock;
    QMutex mutex;
    std::unique_ptr<QFile> file; ///< guarded by mutex; null = standard error
    QtMessageHandler before = nullptr;
};

LogSink::LogSink(std::unique_ptr<Private> data) : d(std::move(data)) {}

Result<std::unique_ptr<LogSink>> LogSink::open(const Options& options, const Clock& clock)
{
    std::unique_ptr<LogSink> sink(new LogSink(std::make_unique<Private>(options, clock)));
    if (!options.file.isEmpty()) INK_TRY(sink->reopen());
    s_sink = sink.get();
    sink->d->before = qInstallMessageHandler(onQtMessage);
    return sink;
}

LogSink::~LogSink()
{
    if (s_sink != this) return;
    qInstallMessageHandler(d->before);
    s_sink = nullptr;
}

Result<void> LogSink::reopen()
{
    if (d->options.file.isEmpty()) return {};
    auto opened = d->openFile();
    if (!opened) return fail(ErrorCode::Io, reasons::logUnwritable(d->options.file));
    const QMutexLocker lock(&d->mutex);
    d->file = std::move(opened);
    return {};
}

void LogSink::write(Level level, const QString& message, const QJsonObject& fields)
{
    if (level < d->options.minLevel) return;
    const QByteArray time = timeText(d->clock.now());
    const QString clean = redact(message);
    QByteArray more = fields.isEmpty() ? QByteArray() : QJsonDocument(fields).toJson(QJsonDocument::Compact);
    if (d->options.usesJson) {
        if (!more.isEmpty()) more = ',' + more.mid(1, more.size() - 2);
        d->put("{\"time\":\"" + time + "\",\"level\":\"" + levelName(level) +
               "\",\"message\":" + quoted(clean) + more + "}\n");
    } else {
        d->put(time + ' ' + levelName(level) + ' ' + flat(clean) + (more.isEmpty() ? "" : " ") + more + '\n');
    }
}

void LogSink::write(const RequestLine& request)
{
    const Level level = request.status >= 500 ? Level::Warning : Level::Info;
    if (level < d->options.minLevel) return;
    const QByteArray took = QByteArray::number(request.milliseconds, 'f', 3);
    const QByteArray account = QByteArray::number(request.account);
    const QByteArray key = QByteArray::number(request.key);
    if (!d->options.usesJson) {
        d->put(timeText(request.time) + ' ' + levelName(level) + " request " + flat(request.requestId) + ' ' +
               request.method + ' ' + flat(request.route) + ' ' + QByteArray::number(request.status) + ' ' +
               took + " ms account " + account + " key " + key + '\n');
        return;
    }
    d->put("{\"time\":\"" + timeText(request.time) + "\",\"level\":\"" + levelName(level) +
           "\",\"message\":\"request\",\"requestId\":" + quoted(request.requestId) +
           ",\"account\":" + (request.account == 0 ? QByteArray("null") : account) +
           ",\"key\":" + (request.key == 0 ? QByteArray("null") : key) +
           ",\"method\":" + quoted(QString::fromLatin1(request.method)) +
           ",\"route\":" + quoted(request.route) + ",\"status\":" + QByteArray::number(request.status) +
           ",\"ms\":" + took + ",\"received\":" + QByteArray::number(request.receivedBytes) +
           ",\"sent\":" + QByteArray::number(request.sentBytes) + "}\n");
}

} // namespace ink::service::log
