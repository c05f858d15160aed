#pragma once

#include "tests/integration/instances/client.h"

#include <atomic>
#include <thread>
#include <vector>

namespace ink::test {

/** An acknowledged effect, which must exist exactly once. */
struct Acknowledged
{
    qint64 id = 0;
    QByteArray title; ///< unique except for the documents of a bulk call
    QByteArray email; ///< the first recipient's; unique for every document
    int status = 0;   ///< the final status
    int files = 1;
    bool isSent = false;
    bool callsBack = false;
};

/** Clients with mixed work until they are stopped; they complete what they have started. */
class Load final
{
public:
    struct World
    {
        quint16 port = 0;
        QByteArray key; ///< the account's API key
        QByteArray pdf;
        QByteArray picture; ///< a signature, base64
        std::vector<quint16> receivers;
    };
    Load(World world, Tally& tally, quint32 seed);
    ~Load() { stop(); }

    /** Creates the templates. */
    [[nodiscard]] bool prepare();
    void start(int clients);
    void stop();
    [[nodiscard]] QList<Acknowledged> acknowledged() const;
    [[nodiscard]] QList<qint64> templates() const { return {m_bulkTemplate, m_pairTemplate}; }

private:
    class Hand;
    World m_world;
    Tally& m_tally;
    quint32 m_seed;
    qint64 m_bulkTemplate = 0;
    qint64 m_pairTemplate = 0;
    std::atomic_bool m_stopping = false;
    mutable std::mutex m_mutex;
    QList<Acknowledged> m_acknowledged;
    std::vector<std::thread> m_threads;
};

} // namespace ink::test
