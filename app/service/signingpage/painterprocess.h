#pragma once

// Private to app/service/signingpage.

#include "app/service/signingpage/pageprotocol.h"

#include <atomic>
#include <chrono>
#include <memory>

class QProcess;

namespace ink::service::signingpage {

/**
 * One helper process, started with the first order. Owned by the QThread that uses it (the helper ends
 * with that thread). Any failure ends the helper; the next order starts another.
 */
class PainterProcess final
{
public:
    struct Setup
    {
        QString helper;
        qint64 memory = 0; ///< bytes
        int openDocuments = 1;
    };
    enum class Outcome {
        Answered,
        TooSlow,
        Died,       ///< out of memory, a crash, or a protocol violation
        NotStarted, ///< the helper is missing or doesn't respond
        Stopped
    };
    /** Any thread may set `stopping`, which aborts a running order at once. */
    PainterProcess(Setup setup, const std::atomic_bool& stopping);
    ~PainterProcess();
    PainterProcess(const PainterProcess&) = delete;
    PainterProcess& operator=(const PainterProcess&) = delete;

    [[nodiscard]] Outcome perform(const RenderRequest& order, std::chrono::milliseconds atMost,
                                  RenderResponse& answer);
    /** True if the running helper has completed an order before. */
    [[nodiscard]] bool isUsed() const { return m_isUsed; }
    void end();

private:
    using Time = std::chrono::steady_clock::time_point;
    [[nodiscard]] Outcome start();
    [[nodiscard]] Outcome readFrame(Time until, qint64 maximum, QByteArray& payload);

    const Setup m_setup;
    const std::atomic_bool& m_stopping;
    std::unique_ptr<QProcess> m_process;
    QByteArray m_in;
    bool m_isUsed = false;
};

} // namespace ink::service::signingpage
