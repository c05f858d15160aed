#pragma once

#include "tests/integration/inkstoned/hostilecalls.h"

#include <thread>

namespace ink::test {

/**
 * People who sign what an account sends them, each a document after the other and each from an address of
 * their own: open, fetch the picture, save, look, finish. What is not answered or put off is asked again, the
 * same bytes, as a browser's user would.
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
    /** Every signer ends the document that is being signed, and signs `fewest` at least. */
    void finish() { m_isOver = true; }
    /** Every signer has finished this many documents or more. */
    [[nodiscard]] bool haveAllSigned(int documents) const;
    void join();
    /** The numbers of all documents that were finished, and of those that were sent. */
    [[nodiscard]] QList<qint64> finished() const;
    [[nodiscard]] QList<qint64> sent() const;

private:
    void work(int signer);
    [[nodiscard]] bool sign(int signer, int nth);
    /** Until it is answered as it should be; status 0 when it never was. */
    [[nodiscard]] HostileReply ask(int signer, const char* kind, const HostileCall& call, int expected);

    World m_world;
    HostileFigures& m_figures;
    StopSignal m_stop; ///< only for what waits
    std::atomic_bool m_isOver = false;
    mutable std::mutex m_mutex;
    QList<qint64> m_finished;
    QList<qint64> m_sent;
    QList<int> m_signed; ///< by signer
    std::vector<std::thread> m_threads;
};

} // namespace ink::test
