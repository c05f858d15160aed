#pragma once

#include <QObject>

#include <memory>

namespace ink::inkstoned {

/**
 * Turns SIGINT and SIGTERM (on Windows Ctrl+C and closing) and SIGHUP into Qt signals of the main thread. A
 * second SIGINT or SIGTERM ends the process at once: what was under way is resumed by the next one. One a
 * process.
 */
class StopSignal final : public QObject
{
    Q_OBJECT
public:
    StopSignal();
    ~StopSignal() override;

Q_SIGNALS:
    void stopped();
    void reopenLog(); ///< SIGHUP

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::inkstoned
