#include "tests/integration/inkstoned/hostilesigners.h"

#include "tests/integration/inkstoned/hostiledocuments.h"

#include <QElapsedTimer>

#include <algorithm>

namespace ink::test {

using namespace std::chrono_literals;

namespace {
constexpr qint64 signersPatienceMs = 180'000;
constexpr int signersNet = 1;
} // namespace

HostileSigners::~HostileSigners()
{
    m_isOver = true;
    m_stop.stop();
    join();
}

void HostileSigners::start(int signers)
{
    m_signed = QList<int>(signers, 0);
    for (int i = 0; i < signers; ++i)
        m_threads.emplace_back([this, i] { work(i); });
}

void HostileSigners::join()
{
    for (std::thread& thread : m_threads)
        thread.join();
    m_threads.clear();
}

bool HostileSigners::haveAllSigned(int documents) const
{
    const std::lock_guard lock(m_mutex);
    return std::all_of(m_signed.begin(), m_signed.end(), [documents](int each) { return each >= documents; });
}

QList<qint64> HostileSigners::finished() const
{
    const std::lock_guard lock(m_mutex);
    return m_finished;
}

QList<qint64> HostileSigners::sent() const
{
    const std::lock_guard lock(m_mutex);
    return m_sent;
}

void HostileSigners::work(int signer)
{
    for (int nth = 0; !m_isOver; ++nth) {
        if (!sign(signer, nth)) return; // a fault that was reported
        const std::lock_guard lock(m_mutex);
        ++m_signed[signer];
    }
}

HostileReply HostileSigners::ask(int signer, const char* kind, const HostileCall& call, int expected)
{
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < signersPatienceMs) {
        HostileReply reply = callFrom(addressOf(signersNet, signer), m_world.port, call);
        m_figures.add(QByteArray("signer: ") + kind, reply);
        if (reply.status == expected) {
            if (m_world.pause > 0ms && !m_stop.pause(m_world.pause)) return {};
            return reply;
        }
        const bool isPutOff = reply.status == 0 || reply.status == 429 || reply.status == 503 ||
                              reply.status == 502 || reply.status == 504 ||
                              (reply.status == 409 && !reply.header("Retry-After").isEmpty());
        if (!isPutOff) {
            m_figures.fault(QByteArray("signer: ") + kind + ": " + reply.head.left(200) +
                            reply.body.left(300));
            return {};
        }
        m_figures.count("signers asked again: " + QByteArray(kind) + ", " + QByteArray::number(reply.status) +
                        ' ' + reply.json().value(QLatin1StringView("message")).toString().left(60).toUtf8());
        if (!m_stop.pause(200ms)) return {};
    }
    m_figures.fault(QByteArray("signer: ") + kind + " was never answered");
    return {};
}

bool HostileSigners::sign(int signer, int nth)
{
    const QByteArray title = "honest-" + QByteArray::number(signer) + '-' + QByteArray::number(nth);
    const QJsonArray tags{hostileTag(252, QStringLiteral("Name"), 60, 60, 120, 20),
                          hostileTag(250, QStringLiteral("Signature"), 60, 100, 120, 40),
                          hostileTag(270, QStringLiteral("Signed"), 60, 160, 120, 20)};
    const QJsonObject document = createdDocument(ask(
        signer, "send (account)", creationOf(hostileDocument(title, tags), m_world.pdf, m_world.auth), 201));
    if (document.isEmpty()) return false;
    const qint64 id = document.value(QLatin1StringView("id")).toInteger();
    {
        const std::lock_guard lock(m_mutex);
        m_sent.append(id);
    }
    const QByteArray path = signPathOf(document);
    const auto does = [&](const char* kind, const HostileCall& call) {
        return ask(signer, kind, call, 200).status == 200;
    };
    const QJsonObject name{{QStringLiteral("id"), tagsOf(document, 252).value(0)},
                           {QStringLiteral("text"), QStringLiteral("Benjamín Ünal")}};
    const QJsonObject signature{{QStringLiteral("id"), tagsOf(document, 250).value(0)},
                                {QStringLiteral("image"), QString::fromLatin1(m_world.picture)}};
    const QByteArray saved = jsonBytes({{QStringLiteral("values"), QJsonArray{name}}});
    const QByteArray looks =
        jsonBytes({{QStringLiteral("scale"), 1}, {QStringLiteral("values"), QJsonArray{name}}});
    const QByteArray all = jsonBytes(
        {{QStringLiteral("consent"), true}, {QStringLiteral("values"), QJsonArray{name, signature}}});
    if (!does("page", {"GET", path}) || !does("values", {"GET", path + "/values"}) ||
        !does("picture", {"GET", path + "/pages/1.png"}) || !does("save", {"PUT", path + "/values", saved}) ||
        !does("looks", {"POST", path + "/looks", looks}) || !does("finish", {"POST", path + "/finish", all}))
        return false;
    const std::lock_guard lock(m_mutex);
    m_finished.append(id);
    return true;
}

} // namespace ink::test
