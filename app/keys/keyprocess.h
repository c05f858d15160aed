#pragma once

// Private to app/keys.

#include "app/keys/keylimits.h"
#include "app/keys/protocol/keyprotocol.h"

#include <QByteArrayView>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

class QProcess;

namespace ink::keys {

/** One helper process with its module or file, started with the first order. Owned by the thread that uses
 * it. Any failure of the process ends it; the next order starts another one. */
class KeyProcess final
{
public:
    struct Setup
    {
        QString helper; ///< path of inkstone-keys
        OpenOrder open;
        QString server; ///< of p11-kit's client module: P11_KIT_SERVER_ADDRESS
        KeyLimits limits = {};
    };
    enum class Outcome {
        Answered,
        NotStarted, ///< the helper is missing or belongs to another version
        Crashed,    ///< it ended
        Invalid,    ///< its answer violates the protocol
        TooSlow,
        Stopped
    };
    /** Any thread may set `stopping`, which aborts a running order at once. */
    KeyProcess(Setup setup, const std::atomic_bool& stopping);
    ~KeyProcess();
    Q_DISABLE_COPY_MOVE(KeyProcess)

    /** Performs an order. If the source can't be opened, the answer tells why. `onPinPad` is called when the
     * person has to enter the PIN on the reader. */
    [[nodiscard]] Outcome perform(const Order& order, QByteArrayView secret, Answer& answer,
                                  const std::function<void()>& onPinPad = {});
    /** The step in which the last order ended. */
    [[nodiscard]] Step lastStep() const { return m_lastStep; }
    void stop();

private:
    using Time = std::chrono::steady_clock::time_point;
    [[nodiscard]] Outcome start();
    [[nodiscard]] bool send(const Order& order, QByteArrayView secret);
    [[nodiscard]] bool write(QByteArrayView bytes);
    [[nodiscard]] Outcome receive(Answer& answer, const std::function<void()>& onPinPad);
    [[nodiscard]] Outcome readFrame(Time until, qsizetype maximum, QByteArray& payload);
    [[nodiscard]] std::chrono::milliseconds limitOf(Step step) const;

    const Setup m_setup;
    const std::atomic_bool& m_stopping;
    std::unique_ptr<QProcess> m_process;
    int m_input = -1; ///< the helper's standard input (Unix)
    QByteArray m_in;
    Step m_lastStep = Step::None;
};

} // namespace ink::keys
