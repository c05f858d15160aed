// The test receiver over raw HTTP: bodies of all kinds, limits, signatures.
#include "app/workflow/callbacks/testreceiver.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

namespace tst_testreceiver {

using namespace ink;
using namespace ink::workflow;
using Verdict = ReceivedPost::Verdict;

class TestTestReceiver final : public QObject
{
    Q_OBJECT

    test::ManualClock m_clock;
    std::unique_ptr<TestReceiver> m_receiver;

    [[nodiscard]] quint16 port() const { return static_cast<quint16>(QUrl(m_receiver->url()).port()); }
    /** Sends bytes and returns the status of the response; 0 when the connection was reset. */
    int send(const QByteArray& bytes)
    {
        QTcpSocket socket;
        QByteArray answer;
        connect(&socket, &QTcpSocket::readyRead, this, [&] { answer += socket.readAll(); });
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port());
        if (!QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::ConnectedState; }, 5000))
            return -1;
        socket.write(bytes);
        (void)QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, 5000);
        answer += socket.readAll();
        const qsizetype last = answer.lastIndexOf("HTTP/1.1 ");
        return last < 0 ? 0 : answer.mid(last + 9, 3).toInt();
    }
    static QByteArray post(const QByteArray& headers, const QByteArray& body)
    {
        return "POST /cb/5 HTTP/1.1\r\nHost: x\r\n" + headers +
               "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }
    QByteArray signedHeaders(const QByteArray& secret, const QByteArray& body, Timestamp at) const
    {
        const QByteArray time = QByteArray::number(qint64{at.time_since_epoch().count()});
        const QByteArray digest = QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
        return "X-Inkstone-Delivery: d-1\r\nX-Inkstone-Timestamp: " + time + "\r\nX-Inkstone-Signature: v1=" +
               QMessageAuthenticationCode::hash(time + '.' + digest, secret, QCryptographicHash::Sha256)
                   .toHex() +
               "\r\n";
    }

private Q_SLOTS:
    void init()
    {
        m_receiver = std::make_unique<TestReceiver>(m_clock);
        QVERIFY(m_receiver->listen(QHostAddress(QHostAddress::LocalHost)));
    }

    void aMessageIsReadAndItsSignatureHeldAgainstTheSecret()
    {
        m_receiver->setSecret(Secret("right"));
        const QByteArray body = R"({"document":{"ID":"5","title":"Lease","guid":"abc"}})";
        QSignalSpy received(m_receiver.get(), &TestReceiver::received);
        QCOMPARE(send(post(signedHeaders("right", body, m_clock.now()) + "Content-Type: application/json\r\n",
                           body)),
                 200);
        QCOMPARE(received.size(), 1);
        const ReceivedPost one = m_receiver->posts().first();
        QCOMPARE(one.verdict, Verdict::Good);
        QCOMPARE(one.title, QStringLiteral("Lease"));
        QCOMPARE(one.documentId, 5);
        QCOMPARE(one.path, QStringLiteral("/cb/5"));
        QCOMPARE(one.deliveryId, QStringLiteral("d-1"));
        QVERIFY(one.fault.isEmpty() && !one.isFilePost);
        QVERIFY(one.formattedBody().contains(QStringLiteral("    ")));

        QCOMPARE(send(post(signedHeaders("wrong", body, m_clock.now()), body)), 200);
        QCOMPARE(m_receiver->posts().last().verdict, Verdict::Wrong);
        QCOMPARE(send(post(signedHeaders("right", body + ' ', m_clock.now()), body)), 200);
        QCOMPARE(m_receiver->posts().last().verdict, Verdict::Wrong);
        QCOMPARE(send(post(signedHeaders("right", body, m_clock.now() - std::chrono::hours(1)), body)), 200);
        QCOMPARE(m_receiver->posts().last().verdict, Verdict::Stale);
        QCOMPARE(send(post({}, body)), 200);
        QCOMPARE(m_receiver->posts().last().verdict, Verdict::Unsigned);
        // Another secret: all of them are verified with that one.
        m_receiver->setSecret(Secret("wrong"));
        QCOMPARE(m_receiver->posts().at(0).verdict, Verdict::Wrong);
        QCOMPARE(m_receiver->posts().at(1).verdict, Verdict::Good);
        m_receiver->setSecret(std::nullopt);
        QCOMPARE(m_receiver->posts().at(1).verdict, Verdict::NoSecret);
        m_receiver->clear();
        QVERIFY(m_receiver->posts().isEmpty());
    }

    void eventsAreRead()
    {
        const QByteArray json = "Content-Type: application/json\r\n";
        QCOMPARE(
            send(post(json, R"({"event":{"id":318,"type":"signed","document":{"id":5,"title":"Lease"}}})")),
            200);
        const ReceivedPost one = m_receiver->posts().last();
        QVERIFY2(one.fault.isEmpty(), qPrintable(one.fault.english()));
        QCOMPARE(one.eventType, QStringLiteral("signed"));
        QCOMPARE(one.eventId, 318);
        QCOMPARE(one.title, QStringLiteral("Lease"));
        QCOMPARE(one.documentId, 5);
        QCOMPARE(send(post(json, R"({"event":{"id":0,"type":"test","document":null}})")), 200);
        QVERIFY(m_receiver->posts().last().fault.isEmpty());
        QCOMPARE(m_receiver->posts().last().eventType, QStringLiteral("test"));
        QCOMPARE(m_receiver->posts().last().eventId, 0);
        // Only a test has no id.
        QCOMPARE(send(post(json, R"({"event":{"id":0,"type":"signed","document":{"id":5}}})")), 200);
        QVERIFY(!m_receiver->posts().last().fault.isEmpty());
        QCOMPARE(send(post(json, R"({"event":{"document":{"id":5}}})")), 200);
        QVERIFY(!m_receiver->posts().last().fault.isEmpty());
    }

    void filesAreReadOutOfTheirParts()
    {
        const QByteArray body =
            "--b\r\nContent-Disposition: form-data; name=\"document\"\r\nContent-Type: "
            "application/json\r\n\r\n{\"id\":7,\"title\":\"NDA\"}\r\n--b\r\n"
            "Content-Disposition: form-data; name=\"files[]\"; filename=\"a %22b.pdf\"\r\n"
            "Content-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--notb\r\nx\r\n--b--\r\n";
        QCOMPARE(send(post("Content-Type: multipart/form-data; boundary=b\r\n", body)), 200);
        const ReceivedPost one = m_receiver->posts().first();
        QVERIFY2(one.fault.isEmpty(), qPrintable(one.fault.english()));
        QVERIFY(one.isFilePost);
        QCOMPARE(one.documentId, 7);
        QCOMPARE(one.files.size(), 1);
        QCOMPARE(one.files.first().name, QStringLiteral("a \"b.pdf"));
        QCOMPARE(one.body.mid(one.files.first().offset, one.files.first().size),
                 QByteArray("%PDF-1.7\r\n--notb\r\nx"));
    }

    void chunksAndContinue()
    {
        QCOMPARE(send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n"
                      "5;x=y\r\n{\"doc\r\n10\r\nument\":{\"id\":1}}\r\n0\r\nTrailer: t\r\n\r\n"),
                 200);
        QCOMPARE(m_receiver->posts().first().documentId, 1);
        QVERIFY(m_receiver->posts().first().fault.isEmpty());
    }

    void whatIsNoneIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::newRow("get") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 405;
        QTest::newRow("no http") << QByteArray("hello\r\n\r\n") << 400;
        QTest::newRow("bad header") << QByteArray("POST / HTTP/1.1\r\nnonsense\r\n\r\n") << 400;
        QTest::newRow("negative") << QByteArray("POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n") << 400;
        QTest::newRow("no number") << QByteArray("POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n") << 400;
        QTest::newRow("too large") << QByteArray("POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n")
                                   << 413;
        QTest::newRow("chunk too large")
            << QByteArray("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n") << 413;
        QTest::newRow("bad chunk") << QByteArray(
                                          "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
                                   << 400;
        QTest::newRow("fat head") << "POST / HTTP/1.1\r\nA: " + QByteArray(40'000, 'x') << 400;
    }
    void whatIsNoneIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        QCOMPARE(send(bytes), status);
        QVERIFY(m_receiver->posts().isEmpty());
    }

    void strangeBodiesAreToldAndHarmless()
    {
        for (const QByteArray& body :
             {QByteArray(), QByteArray("{"), QByteArray("[]"), QByteArray("{\"a\":1}")}) {
            QCOMPARE(send(post("Content-Type: application/json\r\n", body)), 200);
            QVERIFY(!m_receiver->posts().last().fault.isEmpty());
        }
        for (const QByteArray& type :
             {QByteArray("multipart/form-data"), QByteArray("multipart/form-data; boundary=\"\""),
              QByteArray("multipart/form-data; boundary=zz")}) {
            QCOMPARE(send(post("Content-Type: " + type + "\r\n", "--b\r\n\r\nx")), 200);
            QVERIFY(!m_receiver->posts().last().fault.isEmpty());
        }
    }

    void itAnswersAsItIsToldAndStops()
    {
        m_receiver->setResponseStatus(500);
        QCOMPARE(send(post({}, "{}")), 500);
        QCOMPARE(m_receiver->posts().last().responseStatus, 500);
        // A second one doesn't get the same port, and reports that.
        TestReceiver second(m_clock);
        const auto taken = second.listen(QHostAddress(QHostAddress::LocalHost), port());
        QVERIFY(!taken);
        QCOMPARE(taken.error().code, ErrorCode::Unavailable);
        m_receiver->stop();
        QVERIFY(m_receiver->url().isEmpty());
        QCOMPARE(m_receiver->posts().size(), 1);
        QVERIFY(second.url().isEmpty());
        QVERIFY(TestReceiver::ownAddresses().first().isLoopback());
    }

    void onlySoManyAreKept()
    {
        for (int i = 0; i < 205; ++i)
            QCOMPARE(send(post({}, R"({"document":{"id":)" + QByteArray::number(i) + "}}")), 200);
        QCOMPARE(m_receiver->posts().size(), 200);
        QCOMPARE(m_receiver->posts().last().documentId, 204);
    }
};

INK_TEST(TestTestReceiver, "tst_testreceiver")

} // namespace tst_testreceiver

#include "tst_testreceiver.moc"
