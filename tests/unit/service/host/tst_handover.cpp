// The page of one invitation in the local network: what it answers, what it doesn't, and that nothing is
// left.
#include "tests/support/requirements.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSslCertificate>
#include <QSslCertificateExtension>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTcpServer>
#include <QTest>

#include <mutex>

namespace tst_handover {

using namespace ink;
using namespace ink::service;
using namespace Qt::Literals::StringLiterals;
using Step = ServiceHost::SignerStep;

namespace {

/** The address where the page is opened; `inNamespaces` runs this test again on one of two networks. */
QString ownAddress()
{
    const QString given = qEnvironmentVariable("INKSTONE_HANDOVER_ADDRESS");
    return given.isEmpty() ? u"127.0.0.1"_s : given;
}

/** Prefix of the phone's commands: another network namespace, or nothing. */
QStringList phonePrefix()
{
    return qEnvironmentVariable("INKSTONE_HANDOVER_PHONE").split(u' ', Qt::SkipEmptyParts);
}

/** Sends a request like a phone's browser after the certificate warning; returns the status, 0 without a
 * response. */
int askAsPhone(const QString& url, const QByteArray& post = {}, QByteArray* content = nullptr)
{
    QStringList command = phonePrefix();
    command << u"curl"_s << u"--silent"_s << u"--insecure"_s << u"--max-time"_s << u"20"_s << u"--noproxy"_s
            << u"*"_s << u"--write-out"_s << u"\n%{http_code}"_s;
    if (!post.isEmpty())
        command << u"--header"_s << u"Content-Type: application/json"_s << u"--data-binary"_s
                << QString::fromUtf8(post);
    command << url;
    QProcess curl;
    curl.start(command.takeFirst(), command);
    if (!curl.waitForFinished(30'000)) return -1;
    const QByteArray output = curl.readAllStandardOutput();
    const qsizetype end = output.lastIndexOf('\n');
    if (content) *content = output.left(end);
    return output.mid(end + 1).toInt();
}

} // namespace

class TestHandOver final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::ServiceFixture> m_service;
    QString m_guid;
    QString m_other;
    QHash<QString, qint64> m_ids; ///< of the documents, by the GUIDs of their invitations
    std::mutex m_mutex;
    QList<Step> m_steps; ///< guarded by m_mutex

    QString addDocument(const QString& title)
    {
        const auto created = m_service->create(test::ServiceFixture::document(52, title), "/v1/documents");
        const QJsonObject document = test::ServiceFixture::json(created).value("document"_L1).toObject();
        const QByteArray path = test::ServiceFixture::signingPath(document);
        const QString guid = QString::fromLatin1(path.mid(path.lastIndexOf('/') + 1));
        m_ids.insert(guid, document.value("id"_L1).toInteger());
        return guid;
    }
    QList<Step> steps()
    {
        const std::lock_guard lock(m_mutex);
        return m_steps;
    }
    Result<ServiceHost::NetworkPage> open()
    {
        return m_service->host().openToNetwork(m_guid, ownAddress(), [this](Step step) {
            const std::lock_guard lock(m_mutex);
            m_steps.append(step);
        });
    }
    static QString root(const QString& url) { return url.left(url.indexOf(u"/sign/"_s)); }

private Q_SLOTS:
    void init()
    {
        m_service = std::make_unique<test::ServiceFixture>();
        QVERIFY(m_service->start());
        m_guid = addDocument(u"Lease"_s);
        m_other = addDocument(u"Salary"_s);
        QVERIFY(!m_guid.isEmpty() && !m_other.isEmpty() && m_guid != m_other);
        m_steps.clear();
    }
    void cleanup() { m_service.reset(); }

    void oneDocumentOnly()
    {
        const auto page = open();
        QVERIFY2(page, page ? "" : qPrintable(page.error().detail.english()));
        QVERIFY(page->url.startsWith(u"https://%1:"_s.arg(ownAddress())));
        QVERIFY(page->url.endsWith(u"/sign/"_s + m_guid));
        const QString at = root(page->url);
        QByteArray html;
        QCOMPARE(askAsPhone(page->url, {}, &html), 200);
        QVERIFY(html.contains("page.js"));
        QCOMPARE(steps(), QList<Step>()); // the page's frame reveals nothing about the document
        QCOMPARE(askAsPhone(at + u"/signingpage/page.js"_s), 200);
        QCOMPARE(askAsPhone(at + u"/signingpage/texts/de"_s), 200);
        QByteArray values;
        QCOMPARE(askAsPhone(page->url + u"/values"_s, {}, &values), 200);
        QVERIFY(values.contains("Lease"));
        QCOMPARE(steps(), QList<Step>{Step::Opened});
        QCOMPARE(askAsPhone(page->url + u"/download?content=original"_s), 200);
        QByteArray told;
        QCOMPARE(askAsPhone(page->url + u"/handover"_s, {}, &told), 200);
        QVERIFY(told.contains(page->fingerprint.toLatin1()));
        for (const QString& path :
             {u"/sign/%1"_s.arg(m_other), u"/sign/%1/values"_s.arg(m_other),
              u"/sign/%1/download?content=original"_s.arg(m_other), u"/sign/%1/pages/1.png"_s.arg(m_other),
              u"/sign/%1/handover"_s.arg(m_other), u"/v1/sign/%1/values"_s.arg(m_other),
              u"/sign/%1/others"_s.arg(m_guid), u"/sign/%1/qr.svg"_s.arg(m_guid), u"/v1/documents"_s,
              u"/v1/account"_s, u"/health/live"_s, u"/health/ready"_s, u"/metrics"_s, u"/openapi.json"_s,
              u"/"_s, u"/UI/documentDesigner2.html?iid=%1"_s.arg(m_other)})
            QVERIFY2(askAsPhone(at + path) == 404, qPrintable(path));
        QCOMPARE(askAsPhone(u"%1/sign/%2/reject"_s.arg(at, m_other), R"({"reason":"No"})"), 404);
        QCOMPARE(askAsPhone(QString(page->url).replace(u"https:"_s, u"http:"_s)), 0);
        // None of it is at the service's own address.
        QCOMPARE(m_service->call("GET", "/sign/" + m_guid.toLatin1() + "/handover").status, 404);
    }

    void whatThePhoneDidIsTold()
    {
        const auto page = open();
        QVERIFY(page);
        QCOMPARE(askAsPhone(page->url + u"/reject"_s, "{}"), 400);
        QCOMPARE(steps(), QList<Step>());
        QCOMPARE(askAsPhone(page->url + u"/reject"_s, R"({"reason":"Wrong flat"})"), 200);
        QCOMPARE(steps(), QList<Step>{Step::Declined});
        m_guid = addDocument(u"Second lease"_s);
        const auto second = open();
        QVERIFY(second);
        QCOMPARE(askAsPhone(page->url), 0); // the first is closed
        QByteArray values;
        QCOMPARE(askAsPhone(second->url + u"/values"_s, {}, &values), 200);
        QJsonArray filled;
        for (const QJsonValue& tag : QJsonDocument::fromJson(values).object().value("tags"_L1).toArray()) {
            const QJsonObject each = tag.toObject();
            const QString name = each.value("name"_L1).toString();
            const QHash<QString, QString> texts{
                {u"Full name"_s, u"Ben"_s}, {u"Move in"_s, u"2026-12-01"_s}, {u"Rooms"_s, u"3"_s}};
            if (texts.contains(name))
                filled.append(QJsonObject{{u"id"_s, each.value("id"_L1)}, {u"text"_s, texts.value(name)}});
            if (name == "Signature"_L1)
                filled.append(QJsonObject{
                    {u"id"_s, each.value("id"_L1)},
                    {u"image"_s,
                     u"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
                     "awAAAABJRU5ErkJggg=="_s}});
        }
        const QByteArray finish =
            QJsonDocument(QJsonObject{{u"consent"_s, true}, {u"values"_s, filled}}).toJson();
        QByteArray answer;
        QVERIFY2(askAsPhone(second->url + u"/finish"_s, finish, &answer) == 200, answer.constData());
        QCOMPARE(steps(), (QList<Step>{Step::Declined, Step::Opened, Step::Signed}));
    }

    /** The history records who opened the document, for whom and where, and when access ended. */
    void theHistoryTellsWhenItWasOpen()
    {
        const auto history = [this] {
            const auto answer =
                m_service->mine("GET", "/v1/documents/" + QByteArray::number(m_ids.value(m_guid)));
            return test::ServiceFixture::json(answer).value("document"_L1)["histories"_L1].toArray();
        };
        const auto event = [&history](qsizetype fromEnd) {
            const QJsonArray all = history();
            return all.at(all.size() - fromEnd)["event"_L1].toString();
        };
        QVERIFY(open());
        QCOMPARE(event(1), u"opened_to_network"_s);
        const QJsonObject opened = history().last().toObject();
        QCOMPARE(opened.value("actor"_L1).toString(), u"Anna <anna@example.com>"_s);
        QVERIFY(opened.value("detail"_L1).toString().contains(ownAddress()));
        QVERIFY(open()); // again, for example at another address
        QCOMPARE(event(2), u"closed_to_network"_s);
        QCOMPARE(event(1), u"opened_to_network"_s);
        m_service->host().closeToNetwork();
        QCOMPARE(event(1), u"closed_to_network"_s);
        const auto entries = history().size();
        m_service->host().closeToNetwork();
        QCOMPARE(history().size(), entries);
    }

    void theCertificateIsTheOneThatIsShown()
    {
        if (!test::runsHere(phonePrefix().isEmpty(), "asked from this side only.")) return;
        const auto page = open();
        QVERIFY(page);
        QSslSocket socket;
        socket.setPeerVerifyMode(QSslSocket::QueryPeer);
        connect(&socket, &QSslSocket::sslErrors, &socket, [&socket] { socket.ignoreSslErrors(); });
        const QUrl url(page->url);
        socket.connectToHostEncrypted(url.host(), static_cast<quint16>(url.port()));
        QVERIFY2(socket.waitForEncrypted(10'000), qPrintable(socket.errorString()));
        const QSslCertificate certificate = socket.peerCertificate();
        QCOMPARE(QString::fromLatin1(certificate.digest(QCryptographicHash::Sha256).toHex(':').toUpper()),
                 page->fingerprint);
        QVERIFY(certificate.subjectAlternativeNames().contains(QSsl::IpAddressEntry, ownAddress()));
        QVERIFY(certificate.expiryDate() < QDateTime::currentDateTime().addDays(2));
        QVERIFY(socket.sessionProtocol() == QSsl::TlsV1_3 || socket.sessionProtocol() == QSsl::TlsV1_2);
        // Each opening has its own.
        const QString first = page->fingerprint;
        const auto again = open();
        QVERIFY(again && again->fingerprint != first);
    }

    void nothingListensAfterwards()
    {
        const auto page = open();
        QVERIFY(page);
        const auto port = static_cast<quint16>(QUrl(page->url).port());
        QCOMPARE(askAsPhone(page->url), 200);
        m_service->host().closeToNetwork();
        QCOMPARE(askAsPhone(page->url), 0);
        QTcpServer other; // the port is free
        QVERIFY(other.listen(QHostAddress(ownAddress()), port));
        other.close();
        const auto second = open();
        QVERIFY(second);
        QCOMPARE(askAsPhone(second->url), 200);
        m_service->stop();
        QCOMPARE(askAsPhone(second->url), 0);
    }

    void unknownInvitationsAndAddressesOpenNothing()
    {
        m_guid = u"01234567-89ab-cdef-0123-456789abcdef"_s;
        const auto unknown = open();
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::NotFound);
        const auto elsewhere = m_service->host().openToNetwork(m_other, u"203.0.113.9"_s, [](Step) {});
        QVERIFY(!elsewhere);
        QCOMPARE(elsewhere.error().code, ErrorCode::Io);
    }

    /** The computer and the phone in separate networks, connected by a cable. */
    void inNamespaces()
    {
        if (!test::runsHere(!qEnvironmentVariableIsSet("INKSTONE_HANDOVER_ADDRESS"),
                            "this is the inner run."))
            return;
#ifndef Q_OS_LINUX
        QSKIP("Elsewhere: network namespaces are Linux.");
#else
        const QString cable = u"mount -t tmpfs none /run && mkdir -p /run/netns && ip netns add phone && "
                              "ip link add d0 type veth peer name p0 netns phone && ip link set lo up && "
                              "ip addr add 10.77.0.1/24 dev d0 && ip link set d0 up && "
                              "ip -n phone addr add 10.77.0.2/24 dev p0 && ip -n phone link set p0 up"_s;
        const QStringList apart{u"-Urnm"_s, u"sh"_s, u"-c"_s};
        QProcess trial;
        trial.start(u"unshare"_s, apart + QStringList{cable});
        const bool hasNamespaces = trial.waitForFinished(20'000) &&
                                   trial.exitStatus() == QProcess::NormalExit && trial.exitCode() == 0;
        if (!test::requireSystem(hasNamespaces, "has no network namespaces.")) return;
        QProcess inner;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"INKSTONE_HANDOVER_ADDRESS"_s, u"10.77.0.1"_s);
        environment.insert(u"INKSTONE_HANDOVER_PHONE"_s, u"ip netns exec phone"_s);
        inner.setProcessEnvironment(environment);
        inner.setProcessChannelMode(QProcess::MergedChannels);
        inner.start(u"unshare"_s, apart + QStringList{cable + u" && exec \"$0\" --case tst_handover"_s,
                                                      QCoreApplication::applicationFilePath()});
        QVERIFY(inner.waitForFinished(200'000));
        const QByteArray said = inner.readAll();
        QVERIFY2(inner.exitStatus() == QProcess::NormalExit && inner.exitCode() == 0, said.constData());
        QVERIFY(said.contains("PASS   : tst_handover::TestHandOver::oneDocumentOnly()"));
        QVERIFY(said.contains("PASS   : tst_handover::TestHandOver::nothingListensAfterwards()"));
#endif
    }
};

INK_TEST(TestHandOver, "tst_handover")

} // namespace tst_handover

#include "tst_handover.moc"
