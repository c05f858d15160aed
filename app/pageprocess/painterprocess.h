#pragma once

#include "app/pageprocess/pageprotocol.h"

#include <atomic>
#include <chrono>
#include <memory>

class QProcess;

namespace ink::pageprocess {

/**
 * One helper process, started with the first request. Owned by the QThread that uses it (the helper ends with
 * that thread). Any failure ends the helper; the next request starts another one.
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
        Completed,
        TooSlow,
        Crashed,    ///< out of memory, a crash, or a protocol violation
        NotStarted, ///< the helper is missing or doesn't respond
        Stopped
    };
    /** Any thread may set `stopping`, which aborts a running request at once. */
    PainterProcess(Setup setup, const std::atomic_bool& stopping);
    ~PainterProcess();
    PainterProcess(const PainterProcess&) = delete;
    PainterProcess& operator=(const PainterProcess&) = delete;

    [[nodiscard]] Outcome perform(const RenderRequest& order, std::chrono::milliseconds atMost,
                                  RenderResponse& answer);
    /** Returns whether the running helper has completed a request before. */
    [[nodiscard]] bool isUsed() const { return m_isUsed; }
    void stop();

    /** Returns the path of inkstone-pages next to this program, or where packages install it
     * (../libexec/inkstone). */
    [[nodiscard]] static QString defaultProgram();

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

} // namespace ink::pageprocess
