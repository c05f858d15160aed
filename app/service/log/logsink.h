#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <memory>
#include <optional>

namespace ink::service::log {

enum class Level { Debug, Info, Warning, Error };
/** Parses `debug`, `info`, `warning` or `error`. */
[[nodiscard]] std::optional<Level> levelFrom(const QString& name);

/** A completed request, without secrets. */
struct RequestLine
{
    Timestamp time{};
    QByteArray method;
    QString route; ///< the pattern, never the path
    int status = 0;
    double milliseconds = 0;
    qint64 account = 0; ///< 0 = not authenticated
    qint64 key = 0;     ///< id of the account's API key; 0 = none
    QString requestId;
    qint64 receivedBytes = 0;
    qint64 sentBytes = 0;
};

/**
 * The process's log. Writes one line per event to standard error or a file, each at once and atomically, from
 * any thread. While this object exists, it also receives the output of qWarning() and similar functions.
 * Redacts potential secrets in every message. One instance per process.
 */
class LogSink final
{
public:
    struct Options
    {
        QString file; ///< empty = standard error
        Level minLevel = Level::Info;
        bool usesJson = true; ///< false: text
    };
    /** Fails with Io if the file can't be opened. */
    [[nodiscard]] static Result<std::unique_ptr<LogSink>> open(const Options& options, const Clock& clock);
    ~LogSink(); ///< restores the previous message handler

    /** `fields` must come from the program itself: numbers and fixed words. */
    void write(Level level, const QString& message, const QJsonObject& fields = {});
    void write(const RequestLine& request);
    /** Reopens the file after it was moved away. If that fails, continues with the open file. */
    [[nodiscard]] Result<void> reopen();

private:
    struct Private;
    explicit LogSink(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service::log
