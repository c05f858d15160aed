#include "tests/integration/inkstoned/hostileattackers.h"

#include "tests/integration/inkstoned/hostiledocuments.h"
#include "tests/support/heavypdfs.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QRandomGenerator>

#include <algorithm>
#include <sys/resource.h>
#include <unistd.h>

namespace ink::test {

using namespace std::chrono_literals;

namespace {

QByteArray values(const QJsonArray& all)
{
    return jsonBytes({{QStringLiteral("values"), all}});
}

QJsonObject textOf(qint64 id, const QString& text)
{
    return {{QStringLiteral("id"), id}, {QStringLiteral("text"), text}};
}

QJsonObject imageOf(qint64 id, const QByteArray& base64)
{
    return {{QStringLiteral("id"), id}, {QStringLiteral("image"), QString::fromLatin1(base64)}};
}

QByteArray pngOf(QImage image, int number)
{
    image.fill(Qt::white);
    image.setPixelColor(number % image.width(), 3, Qt::black);
    QBuffer png;
    image.save(&png, "PNG");
    return png.data().toBase64();
}

/** A request head that announces a larger body than follows. */
QByteArray announcing(const QByteArray& path, qint64 size)
{
    return "PUT " + path +
           " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
           QByteArray::number(size) + "\r\n\r\n";
}

/**
 * Lowers the priority of the calling thread and of those it starts. Real attackers bring processors of their
 * own; these share the service's, and the figures are the service's.
 */
void leaveProcessorToOthers()
{
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 19);
}

} // namespace

HostileAttackers::HostileAttackers(World world, HostileFigures& figures)
    : m_world(std::move(world)), m_figures(figures)
{
    add("characters", 100ms, &HostileAttackers::putStrangeCharacters);
    add("bomb pictures", 500ms, &HostileAttackers::askForBombPictures);
    add("large pictures", 500ms, &HostileAttackers::putLargePictures);
    add("slow bodies", 100ms, &HostileAttackers::sendSlowBodies);
    add("bad attachments", 200ms, &HostileAttackers::offerBadAttachments);
    add("codes", 50ms, &HostileAttackers::guessCodes);
    add("huge JSON", 500ms, &HostileAttackers::sendHugeJson);
    add("deaf clients", 100ms, &HostileAttackers::readNothing);
    add("long values", 500ms, &HostileAttackers::putLongValues);
    add("other sites", 100ms, &HostileAttackers::actForOtherSites);
    add("links", 50ms, &HostileAttackers::guessLinks);
    add("partial heads", 100ms, &HostileAttackers::sendPartialHeads);
}

HostileAttackers::~HostileAttackers()
{
    stop();
}

void HostileAttackers::add(const char* name, std::chrono::milliseconds pause,
                           void (HostileAttackers::*round)())
{
    m_attacks.push_back({name, [this, round] { (this->*round)(); }, pause});
}

QJsonObject HostileAttackers::send(const QByteArray& title, const QJsonArray& tags, const QByteArray& pdf,
                                   const QJsonArray& authentications)
{
    const HostileReply reply =
        callFrom(addressOf(3, 1), m_world.port,
                 creationOf(hostileDocument(title, tags, authentications), pdf, m_world.auth));
    if (reply.status != 201) m_figures.fault(title + ": " + reply.head.left(200) + reply.body.left(300));
    return createdDocument(reply);
}

bool HostileAttackers::prepare()
{
    const QByteArray pdf = plainPages(1, "Hostile");
    const QJsonObject signature = hostileTag(250, QStringLiteral("Signature"), 60, 60, 120, 40);
    m_texts =
        send("characters", {hostileTag(252, QStringLiteral("Text"), 60, 160, 400, 300), signature}, pdf);
    for (const QByteArray& bomb : {manyShadings(), formThatCallsItself(), nestedForms(5), manySaves()})
        m_bombs.append(signPathOf(send("bomb-" + QByteArray::number(m_bombs.size()), {signature}, bomb)));
    QJsonArray signatures;
    for (int i = 0; i < 47; ++i)
        signatures.append(hostileTag(250, QStringLiteral("Signature %1").arg(i), 20 + 70 * (i % 8),
                                     20 + 60 * (i / 8), 60, 50));
    m_pictures = send("large-pictures", signatures, pdf);
    m_files =
        send("bad-attachments", {hostileTag(256, QStringLiteral("Proof"), 60, 200, 160, 30), signature}, pdf);
    QJsonArray codes{QJsonObject{{QStringLiteral("type"), 133},
                                 {QStringLiteral("code"), QString::fromLatin1(accessCode)}}};
    if (m_world.hasMail) codes.append(QJsonObject{{QStringLiteral("type"), 131}});
    m_guarded = send("codes", {signature}, pdf, codes);
    QJsonArray texts{signature};
    for (int i = 0; i < 400; ++i)
        texts.append(hostileTag(252, QStringLiteral("Text %1").arg(i), 20 + 25 * (i % 20),
                                200 + 25 * (i / 20), 20, 20, false));
    for (int i = 0; i < 2 * m_world.strength; ++i)
        m_long.append(send("long-" + QByteArray::number(i), texts, pdf));
    // At 64 bits per pixel: a picture of 124 KB is 128 MB when decoded.
    const QImage large(4000, 4000, QImage::Format_RGBA64);
    for (int i = 0; i < 6; ++i)
        m_largePictures.append(pngOf(large, i));
    m_smallPicture = pngOf(QImage(60, 20, QImage::Format_ARGB32), 0);
    m_hugeJson = R"({"values":[)" + QByteArray(R"({"id":1},)").repeated(890'000) + R"({"id":1}]})";
    return m_figures.faults().isEmpty();
}

void HostileAttackers::start()
{
    for (const Attack& attack : m_attacks)
        m_threads.emplace_back([this, &attack] {
            if (m_world.givesWay) leaveProcessorToOthers();
            do {
                attack.round();
                ++*attack.rounds;
            } while (m_stop.pause(attack.pause));
        });
}

void HostileAttackers::stop()
{
    m_stop.stop();
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
}

bool HostileAttackers::haveAllStruck(int rounds) const
{
    return std::all_of(m_attacks.begin(), m_attacks.end(),
                       [rounds](const Attack& each) { return *each.rounds >= rounds; });
}

QByteArray HostileAttackers::missing() const
{
    QByteArray names;
    for (const Attack& each : m_attacks)
        if (*each.rounds == 0) names += each.name + ' ';
    return names;
}

QSet<QByteArray> HostileAttackers::offeredFiles() const
{
    const std::lock_guard lock(m_mutex);
    return m_offered;
}

QList<qint64> HostileAttackers::finished() const
{
    const std::lock_guard lock(m_mutex);
    return m_finished;
}

HostileReply HostileAttackers::strike(const char* kind, const HostileCall& call, int withinSeconds)
{
    HostileReply reply = callFrom(nextAddress(), m_world.port, call, withinSeconds);
    m_figures.add(QByteArray("attack: ") + kind, reply);
    if (reply.status == 500)
        m_figures.fault(call.method + ' ' + call.path + ": " + reply.head + reply.body.left(300));
    return reply;
}

HostileAttackers::Sockets HostileAttackers::open(int count, const std::function<QByteArray(int)>& bytes)
{
    Sockets all;
    for (int i = 0; i < count && !m_stop.isStopped(); ++i) {
        all.push_back(std::make_unique<RawSocket>(m_world.port, 5, nextAddress()));
        (void)all.back()->send(bytes(i));
    }
    return all;
}

void HostileAttackers::count(const char* kind, Sockets& sockets)
{
    QByteArray piece(4096, Qt::Uninitialized);
    for (const auto& each : sockets) {
        const auto size = ::recv(each->descriptor(), piece.data(), std::size_t(piece.size()), MSG_DONTWAIT);
        HostileReply reply;
        if (size > 12) reply.status = piece.mid(9, 3).toInt();
        m_figures.add(QByteArray("attack: ") + kind, reply);
        if (reply.status == 500) m_figures.fault(QByteArray(kind) + ": " + piece.left(size));
    }
}

/** F1: characters of all scripts, assigned or not; Thaana's in each request. */
void HostileAttackers::putStrangeCharacters()
{
    QString text(QChar(0x780));
    for (int i = 0; i < 60; ++i) {
        m_character = m_character > 0x3'0000 ? 0x80 : m_character + 37;
        if (m_character < 0xd800 || m_character > 0xdfff) text += QString::fromUcs4(&m_character, 1);
    }
    const QByteArray path = signPathOf(m_texts);
    const QJsonArray all{textOf(tagsOf(m_texts, 252).value(0), text)};
    (void)strike("characters", {"PUT", path + "/values", values(all)});
    (void)strike("characters", {"PUT", path + "/values",
                                values({textOf(tagsOf(m_texts, 252).value(0), QString(QChar(0x780)))})});
    (void)strike("characters", {"POST", path + "/looks",
                                jsonBytes({{QStringLiteral("scale"), 4}, {QStringLiteral("values"), all}})});
    (void)strike("characters", {"PUT", path + "/values",
                                R"({"values":[{"id":)" + QByteArray::number(tagsOf(m_texts, 252).value(0)) +
                                    R"(,"text":"\ud800\u0000\udfff\ufffe"}]})"});
    (void)strike("characters",
                 {"PUT",
                  signPathOf(m_files) + "/attachments/" + QByteArray::number(tagsOf(m_files, 256).value(0)) +
                      "?name=" + (text.left(40) + QStringLiteral(".pdf")).toUtf8().toPercentEncoding(),
                  plainPages(1, "Proof"), "User-Agent: " + text.toUtf8() + "\r\n",
                  "application/octet-stream"});
}

/** F2: twelve widths of a page that can't be rendered, all at once. */
void HostileAttackers::askForBombPictures()
{
    const QByteArray path = m_bombs.at(m_bomb++ % m_bombs.size());
    Sockets sockets = open(12, [&](int i) {
        return HostileCall{"GET", path + "/pages/1.png?width=" + QByteArray::number(400 + m_bomb + i * 7)}
            .bytes();
    });
    // Half of them disconnect immediately, the others wait for their responses or the end.
    sockets.resize(sockets.size() / 2);
    for (int i = 0; i < 40 && m_stop.pause(100ms); ++i)
        if (std::all_of(sockets.begin(), sockets.end(), [](const auto& each) {
                char c = 0;
                return ::recv(each->descriptor(), &c, 1, MSG_DONTWAIT | MSG_PEEK) >= 0;
            }))
            break;
    count("bomb pictures", sockets);
    (void)strike("bomb pages' texts", {"GET", path + "/pages/1.txt"}, 5);
}

/** F3: once within the limit of pixels, once beyond it. */
void HostileAttackers::putLargePictures()
{
    const QList<qint64> ids = tagsOf(m_pictures, 250);
    const QByteArray path = signPathOf(m_pictures) + "/values";
    QJsonArray few;
    QJsonArray many;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const qsizetype picture = (i + m_nextPicture) % m_largePictures.size();
        many.append(imageOf(ids.at(i), m_largePictures.at(picture)));
        if (i < 2) few.append(many.last());
    }
    ++m_nextPicture;
    (void)strike("large pictures", {"PUT", path, values(many)});
    (void)strike("large pictures", {"PUT", path, values(few)});
}

/** F4: bodies of 8 MiB, to links that exist and that do not; the rest byte by byte. */
void HostileAttackers::sendSlowBodies()
{
    const QByteArray start(256 * 1024, ' ');
    Sockets sockets = open(34 * m_world.strength, [&](int i) {
        const QByteArray path = i % 4 == 0 ? signPathOf(m_texts) : "/sign/" + randomGuid();
        return announcing(path + "/values", 8 * 1024 * 1024 - 2) + start;
    });
    for (int i = 0; i < 16 && m_stop.pause(500ms); ++i)
        for (const auto& each : sockets)
            (void)::send(each->descriptor(), " ", 1, MSG_DONTWAIT | MSG_NOSIGNAL);
    count("slow bodies", sockets);
}

/** F5: files that aren't PDFs, different each time. */
void HostileAttackers::offerBadAttachments()
{
    QByteArray bytes(2 * 1024 * 1024, 'x');
    QRandomGenerator::global()->generate(reinterpret_cast<quint32*>(bytes.data()),
                                         reinterpret_cast<quint32*>(bytes.data()) + 16);
    bytes[0] = 'x';
    {
        const std::lock_guard lock(m_mutex);
        m_offered.insert(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    }
    const HostileReply reply =
        strike("bad attachments", {"PUT",
                                   signPathOf(m_files) + "/attachments/" +
                                       QByteArray::number(tagsOf(m_files, 256).value(0)) + "?name=a.pdf",
                                   bytes,
                                   {},
                                   "application/octet-stream"});
    if (reply.status / 100 == 2) m_figures.fault("what is no PDF was attached");
}

/** F7: the first code is known, the second one is guessed; without email the first is guessed. */
void HostileAttackers::guessCodes()
{
    const QByteArray path = signPathOf(m_guarded) + "/unlock";
    const auto code = [](const QByteArray& given) {
        return jsonBytes(
            {{QStringLiteral("code"), QString::fromLatin1(given)}, {QStringLiteral("token"), true}});
    };
    QByteArray pass;
    if (m_world.hasMail) {
        const HostileReply first = strike("codes, the first", {"POST", path, code(accessCode)});
        const QByteArray cookie = first.header("Set-Cookie");
        if (!cookie.isEmpty()) pass = "Cookie: " + cookie.left(cookie.indexOf(';')) + "\r\n";
        (void)strike("codes, asked for", {"POST", signPathOf(m_guarded) + "/code", {}, pass});
    }
    for (int i = 0; i < 4; ++i) {
        const QByteArray guess =
            QByteArray::number(QRandomGenerator::global()->bounded(1'000'000)).rightJustified(6, '0');
        const HostileReply reply = strike("codes, guessed", {"POST", path, code(guess), pass});
        if (reply.body.contains("attemptsLeft")) m_figures.count("codes that were judged");
        if (reply.status == 200 && guess != accessCode) m_figures.count("codes that were guessed right");
    }
}

/** F8: 8 MB of small values, from strangers and from a link's owner. */
void HostileAttackers::sendHugeJson()
{
    std::vector<std::thread> others;
    for (int i = 0; i < 3 * m_world.strength; ++i)
        others.emplace_back([this] {
            (void)strike("huge JSON", {"PUT", "/sign/" + randomGuid() + "/values", m_hugeJson});
        });
    (void)strike("huge JSON, with a link", {"PUT", signPathOf(m_texts) + "/values", m_hugeJson});
    (void)strike("huge JSON", {"POST", "/v1/documents", m_hugeJson});
    (void)strike("huge JSON", {"POST", "/v1/folders", m_hugeJson, "Authorization: Basic eDp5\r\n"});
    for (std::thread& each : others)
        each.join();
}

/** F9: many requests whose responses are never read. */
void HostileAttackers::readNothing()
{
    const QByteArray asked = QByteArray("GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n").repeated(80);
    const Sockets sockets = open(60 * m_world.strength, [&](int) { return asked; });
    for (const auto& each : sockets) {
        const int small = 4096;
        ::setsockopt(each->descriptor(), SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    }
    (void)m_stop.pause(5s);
    m_figures.count("connections of clients that read nothing", qint64(sockets.size()));
}

/** F10: the longest text that is accepted, then finishing. */
void HostileAttackers::putLongValues()
{
    const QJsonObject& document = m_long.at(m_nextLong++ % m_long.size());
    const QByteArray path = signPathOf(document);
    QJsonArray many;
    QJsonArray few;
    for (const qint64 id : tagsOf(document, 252)) {
        many.append(textOf(id, QStringLiteral("long words ").repeated(900)));
        few.append(textOf(id, QStringLiteral("long words ").repeated(22)));
    }
    (void)strike("long values", {"PUT", path + "/values", values(many)});
    (void)strike("long values", {"PUT", path + "/values", values(few)});
    few.append(imageOf(tagsOf(document, 250).value(0), m_smallPicture));
    const HostileReply reply =
        strike("long values, finished",
               {"POST", path + "/finish",
                jsonBytes({{QStringLiteral("consent"), true}, {QStringLiteral("values"), few}})});
    if (reply.status != 200) return;
    const std::lock_guard lock(m_mutex);
    const qint64 id = document.value(QLatin1StringView("id")).toInteger();
    if (!m_finished.contains(id)) m_finished.append(id);
}

/** F14: another website's requests, with the credentials that the honest sender's browser adds. */
void HostileAttackers::actForOtherSites()
{
    const QByteArray folder = R"({"folder":{"name":"forged","folderType":1}})";
    for (const QByteArray& marks :
         {QByteArray("Origin: http://evil.example\r\n"), QByteArray("Origin: null\r\n"),
          QByteArray("Sec-Fetch-Site: cross-site\r\n"), QByteArray("Sec-Fetch-Site: same-site\r\n")}) {
        for (const HostileCall& call : {HostileCall{"POST", "/v1/folders", folder},
                                        HostileCall{"POST", "/v1/user/callbackSecret/rotate"},
                                        HostileCall{"DELETE", "/documents/array", "[1,2,3]"}}) {
            HostileCall forged = call;
            forged.headers = m_world.honestAuth + marks;
            const HostileReply reply = strike("other sites", forged);
            if (reply.status / 100 == 2) m_figures.fault("done for another site: " + call.path);
        }
    }
}

void HostileAttackers::guessLinks()
{
    for (int i = 0; i < 10; ++i) {
        const HostileReply reply = strike("links", {"GET", "/sign/" + randomGuid() + "/values"});
        if (reply.status == 200) m_figures.fault("a link was guessed");
    }
}

void HostileAttackers::sendPartialHeads()
{
    Sockets sockets =
        open(60 * m_world.strength, [](int) { return QByteArray("GET /health/live HTTP/1.1\r\nHo"); });
    (void)m_stop.pause(4s);
    count("partial heads", sockets);
}

} // namespace ink::test
