#pragma once

#include <QObject>

#include <memory>

namespace ink {

/** Converts SIGINT and SIGTERM (on Windows Ctrl+C and closing) to a Qt signal on the main thread. On Unix, a
 * second one ends the process immediately: interrupted work is resumed by the next process. One per
 * process. */
class StopSignal final : public QObject
{
    Q_OBJECT
public:
    /** The effect of SIGHUP: ends the process (the default), or emits hangupReceived(). Ignored on
     * Windows. */
    enum class Hangup { Ends, Reported };

    explicit StopSignal(Hangup hangup = Hangup::Ends);
    ~StopSignal() override;

Q_SIGNALS:
    void stopped();
    void hangupReceived();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink
