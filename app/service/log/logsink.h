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
/** `debug`, `info`, `warning`, `error`. */
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
    qint64 received = 0;
    qint64 sent = 0;
};

/**
 * The process's log: one line per event to standard error or a file, each written at once and
 * atomically, from any thread. While it exists it also receives the output of qWarning and the like.
 * Redacts potential secrets in every message. One instance per process.
 */
class LogSink final
{
public:
    struct Options
    {
        QString file; ///< empty = standard error
        Level minimum = Level::Info;
        bool json = true; ///< false: text
    };
    /** Io when the file can't be opened. */
    [[nodiscard]] static Result<std::unique_ptr<LogSink>> open(const Options& options, const Clock& clock);
    ~LogSink(); ///< restores the previous message handler

    /** `fields` come from the program itself: numbers and fixed words. */
    void write(Level level, const QString& message, const QJsonObject& fields = {});
    void write(const RequestLine& request);
    /** Reopens the file after it was moved away. Keeps the open file if that fails. */
    [[nodiscard]] Result<void> reopen();

private:
    struct Private;
    explicit LogSink(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service::log
