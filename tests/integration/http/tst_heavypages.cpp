// Documents that can't be rendered in bounded time or memory: other requests are answered meanwhile, and
// signing works without the pictures.
#include "tests/support/childprocesses.h"
#include "tests/support/heavypdfs.h"
#include "tests/support/rawsocket.h"
#include "tests/support/serverprocess.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <memory>
#include <poll.h>
#include <vector>

namespace tst_heavypages {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

class TestHeavyPages final : public QObject
{
    Q_OBJECT

    using Sockets = std::vector<std::unique_ptr<RawSocket>>;

    /** A document for one signer with one signature. */
    static QJsonObject wanted()
    {
        QJsonObject document = ServiceFixture::document(52);
        document.insert("tags"_L1, QJsonArray{document.value("tags"_L1).toArray().at(4)});
        return document;
    }
    static QJsonObject sent(const ServiceFixture& service, const QByteArray& pdf)
    {
        const RawAnswer made = service.createOf(wanted(), pdf);
        if (made.status / 100 != 2) qWarning("%s", made.body.constData());
        return ServiceFixture::json(made).value("document"_L1).toObject();
    }
    static QByteArray signPathOf(const ServiceFixture& service, const QByteArray& pdf)
    {
        return ServiceFixture::signingPath(sent(service, pdf));
    }
    static QJsonObject signatureFor(const QJsonObject& document)
    {
        QByteArray png;
        QBuffer buffer(&png);
        QImage image(80, 30, QImage::Format_RGB32);
        image.fill(Qt::blue);
        if (buffer.open(QIODevice::WriteOnly)) image.save(&buffer, "PNG");
        return {{"id"_L1, document.value("tags"_L1).toArray().at(0).toObject().value("id"_L1)},
                {"image"_L1, QString::fromLatin1(png.toBase64())}};
    }
    /** Twelve requests for pictures of one page in different widths, without waiting for responses. */
    static Sockets askTwelveTimes(quint16 port, const QByteArray& path)
    {
        Sockets all;
        for (int i = 0; i < 12; ++i) {
            all.push_back(std::make_unique<RawSocket>(port, 60));
            all.back()->send("GET " + path + "/pages/1.png?width=" + QByteArray::number(600 + i) +
                             " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        }
        return all;
    }
    static int answeredOf(const Sockets& sockets)
    {
        int count = 0;
        for (const auto& each : sockets) {
            pollfd asked{each->descriptor(), POLLIN, 0};
            count += ::poll(&asked, 1, 0) > 0 ? 1 : 0;
        }
        return count;
    }
    static void waitForHelper(qint64 parent)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!pageHelpersOf(parent).isEmpty(), 30'000);
    }

private Q_SLOTS:
    void othersAreAnsweredMeanwhile()
    {
        ServiceFixture service;
        QVERIFY(service.start([](service::ServiceHost::Options& options) {
            options.pictures.timeLimit = 10min; // so that the heavy page is being rendered all the time
            options.pictures.waitLimit = 10min;
            options.pictures.quickLimit = 1500ms;
        }));
        const QByteArray heavy = signPathOf(service, manyShadings(2'000'000));
        const QByteArray plain = signPathOf(service, plainPages(6, "Lease"));
        QVERIFY(!heavy.isEmpty() && !plain.isEmpty());
        const Sockets waiting = askTwelveTimes(service.port, heavy);
        QTRY_VERIFY_WITH_TIMEOUT(answeredOf(waiting) == 4,
                                 30'000); // the ones that exceed the limit per document
        for (const char* path : {"/health/live", "/health/ready", "/openapi.json"})
            QCOMPARE(service.call("GET", path).status, 200);
        for (const char* path : {"/v1/user", "/v1/folders"})
            QCOMPARE(service.mine("GET", path).status, 200);
        for (int page = 1; page <= 6; ++page) {
            const RawAnswer picture =
                service.call("GET", plain + "/pages/" + QByteArray::number(page) + ".png");
            QVERIFY2(picture.status == 200, picture.body.constData());
            QCOMPARE(service.call("GET", plain + "/pages/" + QByteArray::number(page) + ".txt").status, 200);
        }
        QCOMPARE(service.call("GET", heavy + "/values").status, 200);
        QCOMPARE(service.call("GET", heavy + "/download?content=original").status, 200);
        // Neither waiting requests nor the shutdown of the service take ten minutes.
        service.host().stop(30s);
        QVERIFY(pageHelpersOf(QCoreApplication::applicationPid()).isEmpty());
        QCOMPARE(answeredOf(waiting), 12);
        int unavailable = 0;
        for (const auto& each : waiting)
            if (each->readAll().startsWith("HTTP/1.1 503")) ++unavailable;
        QCOMPARE(unavailable, 8);
    }

    /** Typed values are rendered although all helpers are busy with endless pages. */
    void valuesAreDrawnMeanwhile()
    {
        ServiceFixture service;
        QVERIFY(service.start([](service::ServiceHost::Options& options) {
            options.pictures.timeLimit = 10min;
            options.pictures.quickLimit = 10min; // the last helper doesn't give up
            options.pictures.waitLimit = 5s;
        }));
        const QByteArray heavy = signPathOf(service, manyShadings(2'000'000));
        const QByteArray other = signPathOf(service, manyShadings(2'000'001));
        const RawAnswer made = service.createOf(ServiceFixture::document(52), plainPages(1, "Lease"));
        const QJsonObject document = ServiceFixture::json(made).value("document"_L1).toObject();
        const qint64 text = document.value("tags"_L1).toArray().at(0).toObject().value("id"_L1).toInteger();
        QVERIFY(text > 0);
        const Sockets first = askTwelveTimes(service.port, heavy);
        const Sockets second = askTwelveTimes(service.port, other);
        const qint64 here = QCoreApplication::applicationPid();
        QTRY_COMPARE_WITH_TIMEOUT(pageHelpersOf(here).size(), 2, 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(answeredOf(first) + answeredOf(second) >= 8, 30'000); // too many at once
        const RawAnswer looks = service.call(
            "POST", ServiceFixture::signingPath(document) + "/looks",
            ServiceFixture::bytes(
                {{"scale"_L1, 2},
                 {"values"_L1, QJsonArray{QJsonObject{{"id"_L1, text}, {"text"_L1, u"Ada Lovelace"_s}}}}}));
        QVERIFY2(looks.status == 200, looks.body.constData());
        QVERIFY(looks.body.contains("iVBOR"));
        service.host().stop(30s);
        QVERIFY(pageHelpersOf(here).isEmpty());
    }

    void aRefusalHasAReasonAndSigningGoesOn()
    {
        ServiceFixture service;
        QVERIFY(service.start([](service::ServiceHost::Options& options) {
            options.pictures.timeLimit = 1s;
            options.pictures.quickLimit = 1s;
        }));
        const QJsonObject document = sent(service, manyShadings());
        const QByteArray heavy = ServiceFixture::signingPath(document);
        const RawAnswer picture = service.call("GET", heavy + "/pages/1.png");
        QCOMPARE(picture.status, 422);
        const QJsonObject error = ServiceFixture::json(picture);
        QCOMPARE(error.value("code"_L1).toString(), u"unreadable_pdf"_s);
        QCOMPARE(error.value("reason"_L1).toString(), u"page_too_slow"_s);
        QCOMPARE(service.call("GET", heavy + "/pages/1.png?width=77").body.contains("page_too_slow"), true);
        const RawAnswer signedIt = service.call(
            "POST", heavy + "/finish",
            ServiceFixture::bytes({{"consent"_L1, true}, {"values"_L1, QJsonArray{signatureFor(document)}}}));
        QVERIFY2(signedIt.status == 200, signedIt.body.constData());
    }

    void noHelperOutlivesTheService()
    {
        ServerProcess server;
        QVERIFY(server.start());
        const QByteArray body =
            "--BB\r\nContent-Disposition: form-data; name=\"document\"\r\n\r\n" +
            ServiceFixture::bytes(wanted()) +
            "\r\n--BB\r\nContent-Disposition: form-data; name=\"files[]\"; filename=\"a.pdf\"\r\n"
            "Content-Type: application/pdf\r\n\r\n" +
            manyShadings(2'000'000) + "\r\n--BB--";
        RawClient client(server.port);
        client.send("POST /v1/documents HTTP/1.1\r\nHost: localhost\r\n" + server.auth +
                    "Content-Type: multipart/form-data; boundary=BB\r\nContent-Length: " +
                    QByteArray::number(body.size()) + "\r\n\r\n" + body);
        const RawAnswer made = client.receive(false);
        QVERIFY2(made.status == 201 || made.status == 200, made.body.constData());
        const QByteArray path =
            ServiceFixture::signingPath(ServiceFixture::json(made).value("document"_L1).toObject());
        const Sockets waiting = askTwelveTimes(server.port, path);
        waitForHelper(server.id());
        const auto helpers = pageHelpersOf(server.id());
        QVERIFY(!helpers.isEmpty());
        server.killAtOnce();
        for (const ChildProcess& helper : helpers)
            QTRY_VERIFY_WITH_TIMEOUT(!isProcessAlive(helper.id), 30'000);
    }
};

INK_TEST(TestHeavyPages, "tst_heavypages")

} // namespace tst_heavypages

#include "tst_heavypages.moc"
