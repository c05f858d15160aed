#pragma once

#include "tests/integration/inkstoned/hostilecalls.h"

#include <QJsonArray>
#include <QSet>

#include <functional>
#include <memory>
#include <thread>

namespace ink::test {

/** Attackers that combine everything that harmed the service before, from many addresses and without an
 * account. They have signing links of one account that sends hostile documents. */
class HostileAttackers final
{
public:
    struct World
    {
        quint16 port = 0;
        QByteArray auth;       ///< of the account that first sends the hostile documents
        QByteArray honestAuth; ///< added by the honest sender's browser to another website's requests
        bool hasMail = false;  ///< then one link also requires a code by email
        int strength = 1;      ///< connections and bytes per round; 1 for a short run
        /** They get only the processor time that nobody else uses, so that the figures of a long run are the
         * service's. Beside other load, a round would never end. */
        bool givesWay = false;
    };
    HostileAttackers(World world, HostileFigures& figures);
    ~HostileAttackers();

    /** Sends the hostile documents. */
    [[nodiscard]] bool prepare();
    void start();
    /** Returns whether every kind of attack has run at least this many times. */
    [[nodiscard]] bool haveAllStruck(int rounds) const;
    void stop();

    /** The kinds that have not run yet. */
    [[nodiscard]] QByteArray missing() const;
    /** SHA-256 (lower-case hex) of all files offered as attachments, none of which may be stored. */
    [[nodiscard]] QSet<QByteArray> offeredFiles() const;
    /** Finished documents with long values, which are sealed too. */
    [[nodiscard]] QList<qint64> finished() const;
    static constexpr char accessCode[] = "471147";

private:
    struct Attack
    {
        QByteArray name;
        std::function<void()> round;
        std::chrono::milliseconds pause;
        std::unique_ptr<std::atomic_int> rounds = std::make_unique<std::atomic_int>(0);
    };
    using Sockets = std::vector<std::unique_ptr<RawSocket>>;

    void add(const char* name, std::chrono::milliseconds pause, void (HostileAttackers::*round)());
    /** Sends one request from the next address, counted as this attack. */
    HostileReply strike(const char* kind, const HostileCall& call, int withinSeconds = 60);
    /** Opens connections from different addresses and sends this without waiting for responses. */
    [[nodiscard]] Sockets open(int count, const std::function<QByteArray(int)>& bytes);
    /** Reads available responses from connections and counts the statuses. */
    void count(const char* kind, Sockets& sockets);
    [[nodiscard]] QJsonObject send(const QByteArray& title, const QJsonArray& tags, const QByteArray& pdf,
                                   const QJsonArray& authentications = {});
    [[nodiscard]] quint32 nextAddress() { return addressOf(2, m_address++); }

    void putStrangeCharacters();
    void askForBombPictures();
    void putLargePictures();
    void sendSlowBodies();
    void offerBadAttachments();
    void guessCodes();
    void sendHugeJson();
    void readNothing();
    void putLongValues();
    void actForOtherSites();
    void guessLinks();
    void sendPartialHeads();

    World m_world;
    HostileFigures& m_figures;
    StopSignal m_stop;
    std::atomic_int m_address = 0;
    std::vector<Attack> m_attacks;
    std::vector<std::thread> m_threads;

    QJsonObject m_texts;    ///< the document with one text field
    QJsonObject m_pictures; ///< with 47 signatures
    QJsonObject m_files;    ///< with an attachment
    QJsonObject m_guarded;  ///< protected by codes
    QList<QByteArray> m_bombs;
    QList<QJsonObject> m_long;         ///< with 400 text fields each
    QList<QByteArray> m_largePictures; ///< base64
    QByteArray m_smallPicture;
    QByteArray m_hugeJson;
    char32_t m_character = 0x80;
    int m_bomb = 0;
    qsizetype m_nextPicture = 0;
    qsizetype m_nextLong = 0;

    mutable std::mutex m_mutex;
    QSet<QByteArray> m_offered;
    QList<qint64> m_finished;
};

} // namespace ink::test
