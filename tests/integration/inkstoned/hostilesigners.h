#pragma once

#include "tests/integration/inkstoned/hostilecalls.h"

#include <thread>

namespace ink::test {

/**
 * Honest signers, each with one document after the other and a separate address: open, fetch the picture,
 * save, view, finish. Requests without a response, or with a retryable one, are repeated with the same bytes,
 * as a user would in a browser.
 */
class HostileSigners final
{
public:
    struct World
    {
        quint16 port = 0;
        QByteArray auth; ///< the sending account's header
        QByteArray pdf;
        QByteArray picture;                 ///< a signature, base64
        std::chrono::milliseconds pause{0}; ///< between two steps
    };
    HostileSigners(World world, HostileFigures& figures) : m_world(std::move(world)), m_figures(figures) {}
    ~HostileSigners();

    void start(int signers);
    /** Every signer finishes the current document, and signs at least `fewest`. */
    void finish() { m_isOver = true; }
    /** Returns whether every signer has finished at least this many documents. */
    [[nodiscard]] bool haveAllSigned(int documents) const;
    void join();
    /** The numbers of all documents that were finished, and of those that were sent. */
    [[nodiscard]] QList<qint64> finished() const;
    [[nodiscard]] QList<qint64> sent() const;

private:
    void work(int signer);
    [[nodiscard]] bool sign(int signer, int nth);
    /** Repeats until it gets the expected response; status 0 when it never does. */
    [[nodiscard]] HostileReply ask(int signer, const char* kind, const HostileCall& call, int expected);

    World m_world;
    HostileFigures& m_figures;
    StopSignal m_stop; ///< only for waiting
    std::atomic_bool m_isOver = false;
    mutable std::mutex m_mutex;
    QList<qint64> m_finished;
    QList<qint64> m_sent;
    QList<int> m_signed; ///< by signer
    std::vector<std::thread> m_threads;
};

} // namespace ink::test
