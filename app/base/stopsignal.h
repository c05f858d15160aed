#pragma once

#include <QObject>

#include <memory>

namespace ink {

/**
 * Turns SIGINT and SIGTERM (on Windows Ctrl+C and closing) into a Qt signal of the main thread. A second one
 * ends the process at once: what was under way is resumed by the next one. One a process.
 */
class StopSignal final : public QObject
{
    Q_OBJECT
public:
    /** The effect of SIGHUP: it ends the process, as by default, or is reported. */
    enum class Hangup { Ends, Told };

    explicit StopSignal(Hangup hangup = Hangup::Ends);
    ~StopSignal() override;

Q_SIGNALS:
    void stopped();
    void hungUp();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink
