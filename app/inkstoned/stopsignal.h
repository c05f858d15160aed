#pragma once

#include <QObject>

#include <memory>

namespace ink::inkstoned {

/** Turns SIGINT and SIGTERM (on Windows Ctrl+C and closing) into a Qt signal of the main thread. One a
 * process. */
class StopSignal final : public QObject
{
    Q_OBJECT
public:
    StopSignal();
    ~StopSignal() override;

Q_SIGNALS:
    void stopped();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::inkstoned
