// Raw HTTP: deliveries and redelivery (contract §5 and §7).
#include "tests/support/hookreceiver.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <QUuid>

namespace tst_deliveries {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestDeliveries final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    std::unique_ptr<HookReceiver> m_receiver;
    QByteArray m_path; ///< of a finalized document

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    QJsonArray deliveries(const QByteArray& path) const
    {
        return json(m_service.mine("GET", path + "/deliveries")).value("deliveries"_L1).toArray();
    }
    QJsonArray deliveries() const { return deliveries(m_path); }
    static QByteArray idOf(const QJsonValue& delivery)
    {
        return delivery.toObject().value("id"_L1).toString().toLatin1();
    }
    static QString stateOf(const QJsonValue& delivery)
    {
        return delivery.toObject().value("state"_L1).toString();
    }
    RawAnswer redeliver(const QByteArray& id) const
    {
        return m_service.mine("POST", m_path + "/deliveries/" + id + "/redeliver");
    }
    static QJsonObject only(int status, const QString& url)
    {
        QJsonObject document = ServiceFixture::document(status);
        QJsonObject signature = document.value("tags"_L1)[4].toObject();
        document.insert("tags"_L1, QJsonArray{signature});
        document.insert("documentSetting"_L1, QJsonObject{{"postBackURL"_L1, url}});
        return document;
    }
    QByteArray finalized(const QString& url) const
    {
        const QJsonObject created = json(m_service.create(only(52, url)));
        const QJsonObject document = created.value("documents"_L1)[0].toObject();
        const QByteArray signing = ServiceFixture::signingPath(document);
        const QJsonObject view = json(m_service.call("GET", signing + "/values"));
        QJsonArray values;
        for (const QJsonValue& tag : view.value("tags"_L1).toArray())
            values.append(QJsonObject{
                {"id"_L1, tag["id"_L1]},
                {"image"_L1,
                 u"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
                 "RU5ErkJggg=="_s}});
        const QJsonObject body{{"values"_L1, values}, {"consent"_L1, true}};
        const RawAnswer done = m_service.call("POST", signing + "/finish", ServiceFixture::bytes(body));
        if (done.status != 200) qFatal("not signed: %s", done.body.constData());
        return "/v1/documents/" + QByteArray::number(document.value("id"_L1).toInteger());
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_service.start());
        m_receiver = std::make_unique<HookReceiver>();
        m_path = finalized(m_receiver->url());
        QTRY_COMPARE_WITH_TIMEOUT(m_receiver->requests.size(), 2, 20'000);
        QTRY_COMPARE(stateOf(deliveries().at(1)), u"delivered"_s);
    }

    void everyFieldIsThere()
    {
        const RawAnswer answer = m_service.mine("GET", m_path + "/deliveries");
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Type").left(16), "application/json");
        const QJsonArray list = deliveries();
        QCOMPARE(list.size(), 2);
        const QStringList kinds{u"json"_s, u"files"_s};
        for (qsizetype i = 0; i < 2; ++i) {
            const QJsonObject delivery = list.at(i).toObject();
            QCOMPARE(delivery.keys(), (QStringList{u"createdTime"_s, u"deliveredTime"_s, u"id"_s, u"kind"_s,
                                                   u"nextTry"_s, u"state"_s, u"tries"_s, u"url"_s}));
            QVERIFY(!QUuid::fromString(delivery.value("id"_L1).toString()).isNull());
            QCOMPARE(delivery.value("id"_L1).toString().toLatin1(),
                     m_receiver->requests.at(i).header("X-Inkstone-Delivery"));
            QCOMPARE(delivery.value("kind"_L1).toString(), kinds.at(i));
            QCOMPARE(delivery.value("url"_L1).toString(), m_receiver->url());
            QVERIFY(delivery.value("createdTime"_L1).toInteger() > 1'600'000'000'000);
            QVERIFY(delivery.value("deliveredTime"_L1).toInteger() >=
                    delivery.value("createdTime"_L1).toInteger());
            QVERIFY(delivery.value("nextTry"_L1).isNull());
            const QJsonArray tries = delivery.value("tries"_L1).toArray();
            QCOMPARE(tries.size(), 1);
            QCOMPARE(tries.at(0).toObject().keys(), (QStringList{u"error"_s, u"httpStatus"_s, u"time"_s}));
            QCOMPARE(tries.at(0)["httpStatus"_L1].toInt(), 204);
        }
        QCOMPARE(
            m_service
                .mine("GET", m_path + "/deliveries", {}, "If-None-Match: " + answer.header("ETag") + "\r\n")
                .status,
            304);
        QByteArray unprefixed = m_path;
        QCOMPARE(m_service.mine("GET", unprefixed.replace("/v1", "") + "/deliveries/").status, 200);
    }

    void bothAreSentAgain()
    {
        const QJsonArray list = deliveries();
        const qsizetype before = m_receiver->requests.size();
        for (qsizetype i = 0; i < 2; ++i) {
            const RawAnswer answer = redeliver(idOf(list.at(i)));
            QCOMPARE(answer.status, 200);
            QCOMPARE(json(answer), (QJsonObject{{"success"_L1, true}}));
        }
        QTRY_COMPARE(m_receiver->requests.size(), before + 2);
        QTRY_COMPARE(deliveries().at(1)["tries"_L1].toArray().size(), 2);
        for (qsizetype i = 0; i < 2; ++i) {
            QCOMPARE(m_receiver->requests.at(before + i).header("X-Inkstone-Delivery"), idOf(list.at(i)));
            QCOMPARE(idOf(deliveries().at(i)), idOf(list.at(i)));
            QCOMPARE(stateOf(deliveries().at(i)), u"delivered"_s);
        }
    }

    void aReceiverThatFailsIsTold()
    {
        HookReceiver broken;
        broken.ways = {HookReceiver::Way::Fault};
        const QByteArray path = finalized(broken.url());
        QTRY_COMPARE_WITH_TIMEOUT(broken.requests.size(), 1, 20'000);
        QTRY_VERIFY(!deliveries(path).at(0)["tries"_L1].toArray().isEmpty());
        const QJsonObject first = deliveries(path).at(0).toObject();
        const QJsonObject once = first.value("tries"_L1)[0].toObject();
        QCOMPARE(first.value("state"_L1).toString(), u"waiting"_s);
        QCOMPARE(once.value("httpStatus"_L1).toInt(), 500);
        QCOMPARE(once.value("error"_L1).toString(), u"The server answered with status 500."_s);
        const qint64 pause = first.value("nextTry"_L1).toInteger() - once.value("time"_L1).toInteger();
        QVERIFY2(pause >= 8'900 && pause <= 11'500, qPrintable(QString::number(pause)));
        QVERIFY(first.value("deliveredTime"_L1).isNull());
        // Requested now, it doesn't wait until it is due.
        broken.ways = {HookReceiver::Way::Ok};
        QCOMPARE(m_service.mine("POST", path + "/deliveries/" + idOf(first) + "/redeliver").status, 200);
        QTRY_COMPARE(broken.requests.size(), 3);
    }

    void withoutAddressNothing()
    {
        const QByteArray path = finalized({});
        QTRY_COMPARE_WITH_TIMEOUT(
            json(m_service.mine("GET", path)).value("document"_L1)["signingStatus"_L1].toInt(), 53, 20'000);
        QCOMPARE(json(m_service.mine("GET", path + "/deliveries")),
                 (QJsonObject{{"deliveries"_L1, QJsonArray()}}));
    }

    void errors()
    {
        const QByteArray id = idOf(deliveries().at(0));
        const QByteArray again = m_path + "/deliveries/" + id + "/redeliver";
        const qsizetype before = m_receiver->requests.size();
        // Unknown ids
        for (const char* document : {"999999", "0", "-1", "abc", "1e3", "99999999999999999999"}) {
            const QByteArray path = QByteArray("/v1/documents/") + document;
            QCOMPARE(m_service.mine("GET", path + "/deliveries").code(), u"not_found"_s);
            QCOMPARE(m_service.mine("POST", path + "/deliveries/" + id + "/redeliver").code(),
                     u"not_found"_s);
        }
        for (const char* delivery : {"00000000-0000-4000-8000-000000000000", "1", "'", "%27%20OR%201=1"})
            QCOMPARE(redeliver(delivery).code(), u"not_found"_s);
        for (const char* delivery : {"%00", "..", "%2e%2e", "a%2fb"}) {
            const int status = redeliver(delivery).status;
            QVERIFY2(status == 400 || status == 404 || status == 405, delivery);
        }
        // Of another document
        const QByteArray draft =
            "/v1/documents/" + QByteArray::number(json(m_service.create(ServiceFixture::document(51)))
                                                      .value("documents"_L1)[0]["id"_L1]
                                                      .toInteger());
        QCOMPARE(m_service.mine("POST", draft + "/deliveries/" + id + "/redeliver").code(), u"not_found"_s);
        // Of another account, and without an account
        QCOMPARE(m_service.call("GET", m_path + "/deliveries", {}, m_service.otherAuth).code(),
                 u"not_found"_s);
        QCOMPARE(m_service.call("POST", again, {}, m_service.otherAuth).code(), u"not_found"_s);
        QCOMPARE(m_service.call("GET", m_path + "/deliveries").code(), u"auth"_s);
        QCOMPARE(m_service.call("POST", again).code(), u"auth"_s);
        // Wrong methods
        for (const char* method : {"POST", "PUT", "DELETE", "PATCH"})
            QCOMPARE(m_service.mine(method, m_path + "/deliveries").status, 405);
        for (const char* method : {"GET", "PUT", "DELETE"}) {
            const RawAnswer answer = m_service.mine(method, again);
            QCOMPARE(answer.status, 405);
            QVERIFY(answer.header("Allow").contains("POST"));
        }
        QCOMPARE(m_receiver->requests.size(), before);
    }

    void sameKeySentOnce()
    {
        const QByteArray again = m_path + "/deliveries/" + idOf(deliveries().at(1)) + "/redeliver";
        const qsizetype before = m_receiver->requests.size();
        const QByteArray key = "Idempotency-Key: once-more\r\n";
        QCOMPARE(m_service.mine("POST", again, {}, key).status, 200);
        QTRY_COMPARE(m_receiver->requests.size(), before + 1);
        QTRY_COMPARE(stateOf(deliveries().at(1)), u"delivered"_s);
        QCOMPARE(m_service.mine("POST", again, {}, key).status, 200);
        QCOMPARE(stateOf(deliveries().at(1)), u"delivered"_s); // not pending: nothing was queued
    }

    void addressesAreJudgedWhenTheyAreSet_data()
    {
        QTest::addColumn<QString>("url");
        for (const char* url : {"example.org", "ftp://example.org/", "http://", "http://user@example.org/",
                                "http://2130706433/", "http://0x7f.1/", "http://example.org:0/",
                                "http://exa mple.org/", "http://169.254.169.254/latest", "http://224.0.0.1/",
                                "http://0.0.0.0/", "http://[fe80::1]/", "http://[::]/"})
            QTest::newRow(url) << QString::fromLatin1(url);
    }
    void addressesAreJudgedWhenTheyAreSet()
    {
        QFETCH(QString, url);
        const RawAnswer refused = m_service.create(only(51, url));
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.code(), u"validation"_s);
        QVERIFY2(refused.body.contains("postBackURL"), refused.body.constData());
        QVERIFY(json(refused).value("message"_L1).toString().contains(u"callback address"_s));
        const RawAnswer base = m_service.mine(
            "PUT", "/v1/user/userSettings",
            ServiceFixture::bytes({{"userSetting"_L1, QJsonObject{{"postBackBase"_L1, url}}}}));
        QCOMPARE(base.code(), u"validation"_s);
        QVERIFY2(base.body.contains("postBackBase"), base.body.constData());
    }
};

INK_TEST(TestDeliveries, "tst_deliveries")

} // namespace tst_deliveries

#include "tst_deliveries.moc"
