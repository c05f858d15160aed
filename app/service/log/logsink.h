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

/** One answered request without secrets. */
struct RequestLine
{
    Timestamp time{};
    QByteArray method;
    QString route; ///< the pattern, never the path
    int status = 0;
    double milliseconds = 0;
    qint64 account = 0; ///< 0 = nobody
    QString requestId;
    qint64 received = 0;
    qint64 sent = 0;
};

/**
 * The process's log: one line an event on the error output or in a file, each written at once and whole, from
 * any thread. While it lives it takes everything that qWarning and its like say, too. What looks like a
 * secret is taken out of every message. One a process.
 */
class LogSink final
{
public:
    struct Options
    {
        QString file; ///< empty = the error output
        Level least = Level::Info;
        bool json = true; ///< else text
    };
    /** Io when the file cannot be opened. */
    [[nodiscard]] static Result<std::unique_ptr<LogSink>> open(const Options& options, const Clock& clock);
    ~LogSink(); ///< messages go where they went before

    /** `fields` are of the program's own making: numbers and fixed words. */
    void write(Level level, const QString& message, const QJsonObject& fields = {});
    void write(const RequestLine& request);
    /** Reopens the file after it was moved away. Keeps the old one when that fails. */
    [[nodiscard]] Result<void> reopen();

private:
    struct Private;
    explicit LogSink(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service::log
