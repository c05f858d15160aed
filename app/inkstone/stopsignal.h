#pragma once

#include <QObject>

#include <memory>

namespace ink {

/**
 * Ctrl+C (and the request to terminate) as a Qt signal of the main thread. A second one ends the process at
 * once. One a process.
 */
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

} // namespace ink
