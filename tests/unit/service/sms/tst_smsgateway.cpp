#include "app/base/message.h"
#include "app/service/jobs/messagejobs.h"
#include "app/service/sms/smsgateway.h"
#include "app/service/sms/smsjobs.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrlQuery>

namespace tst_smsgateway {

using namespace ink;
using namespace ink::service::sms;
using namespace Qt::Literals::StringLiterals;

namespace {

SmsGateway gatewayOf(const QString& body)
{
    SmsGateway gateway;
    gateway.url = u"https://sms.example.com/send"_s;
    gateway.body = body;
    gateway.sender = u"Mill \"Lane\""_s;
    gateway.secret = Secret("key:with\"quote");
    return gateway;
}

const QString text = u"471147 — \"{to}\" & {secret} 100%\n\\end"_s;

} // namespace

class TestSmsGateway final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void jsonStaysJson()
    {
        SmsGateway gateway = gatewayOf(
            uR"({"to":["{to}"],"n":1,"msg":{"from":"{from}","body":"<{text}>"},"key":"{secret}"})"_s);
        QVERIFY(checkSmsGateway(gateway));
        const SmsRequest request = requestFor(gateway, u"+4915123456789"_s, text);
        const QJsonObject sent = QJsonDocument::fromJson(request.body).object();
        QCOMPARE(sent.value("to"_L1).toArray(), QJsonArray{u"+4915123456789"_s});
        QCOMPARE(sent.value("n"_L1).toInt(), 1);
        const QJsonObject message = sent.value("msg"_L1).toObject();
        QCOMPARE(message.value("from"_L1).toString(), gateway.sender);
        QCOMPARE(message.value("body"_L1).toString(), u'<' + text + u'>'); // nothing in it was filled in
        QCOMPARE(sent.value("key"_L1).toString(), u"key:with\"quote"_s);
        QVERIFY(request.headers.contains({QByteArray("Content-Type"), QByteArray("application/json")}));
    }

    void formsAreEncoded()
    {
        SmsGateway gateway = gatewayOf(u"To={to}&Digits={toDigits}\nBody={text}&From={from}&static=a b"_s);
        gateway.format = SmsGateway::Format::Form;
        gateway.headers = *headersFrom({u"Authorization: Basic {secretBase64}"_s, {}});
        QVERIFY(checkSmsGateway(gateway));
        const SmsRequest request = requestFor(gateway, u"+4915123456789"_s, text);
        const QUrlQuery query(QString::fromLatin1(request.body));
        const auto value = [&query](const QString& name) {
            return query.queryItemValue(name, QUrl::FullyDecoded);
        };
        QCOMPARE(value(u"To"_s), u"+4915123456789"_s);
        QCOMPARE(value(u"Digits"_s), u"4915123456789"_s);
        QCOMPARE(value(u"Body"_s), text);
        QCOMPARE(value(u"static"_s), u"a b"_s);
        QCOMPARE(query.queryItems().size(), 5);
        QVERIFY(request.headers.contains(
            {QByteArray("Authorization"), "Basic " + QByteArray("key:with\"quote").toBase64()}));
    }

    void getPutsAllIntoTheAddress()
    {
        SmsGateway gateway = gatewayOf({});
        gateway.method = "GET";
        gateway.url = u"https://sms.example.com/send?to={to}&text={text}"_s;
        QVERIFY(checkSmsGateway(gateway));
        const SmsRequest request = requestFor(gateway, u"+4915123456789"_s, text);
        const QUrlQuery query(QUrl(request.url, QUrl::StrictMode));
        QCOMPARE(query.queryItemValue(u"to"_s, QUrl::FullyDecoded), u"+4915123456789"_s);
        QCOMPARE(query.queryItemValue(u"text"_s, QUrl::FullyDecoded), text);
        QVERIFY(request.body.isEmpty());
    }

    void fault_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("reason");
        const QString good = uR"({"to":"{to}","text":"{text}"})"_s;
        const QString url = u"https://sms.example.com/send"_s;
        QTest::newRow("no number") << url << uR"({"text":"{text}"})"_s << u"sms_gateway_without_number"_s;
        QTest::newRow("no text") << url << uR"({"to":"{to}"})"_s << u"sms_gateway_without_text"_s;
        QTest::newRow("no JSON") << url << u"{to}{text}"_s << u"sms_gateway_body_invalid"_s;
        QTest::newRow("http") << u"http://sms.example.com/"_s << good << u"sms_gateway_not_secure"_s;
        QTest::newRow("http on loopback, not allowed")
            << u"http://127.0.0.1:8080/"_s << good << u"sms_gateway_not_secure"_s;
        QTest::newRow("secret in the address")
            << u"https://sms.example.com/?key={secret}"_s << good << u"sms_gateway_secret_in_address"_s;
        QTest::newRow("no secret") << url << uR"({"to":"{to}","text":"{text}","k":"{secret}"})"_s
                                   << u"sms_gateway_secret_missing"_s;
    }
    void fault()
    {
        QFETCH(QString, url);
        QFETCH(QString, body);
        SmsGateway gateway = gatewayOf(body);
        gateway.url = url;
        gateway.secret = {};
        const auto checked = checkSmsGateway(gateway);
        QVERIFY(!checked);
        QTEST(checked.error().detail.key(), "reason");
    }

    void anAllowedGatewayMayBeLocal()
    {
        SmsGateway gateway = gatewayOf(uR"({"to":"{to}","text":"{text}"})"_s);
        gateway.allowsLocal = true;
        for (const QString& url : {u"http://127.0.0.1:8080/"_s, u"http://[::1]/"_s, u"http://10.1.2.3/"_s,
                                   u"http://localhost:8080/"_s, u"https://sms.example.com/"_s}) {
            gateway.url = url;
            QVERIFY2(checkSmsGateway(gateway), qPrintable(url));
        }
        gateway.url = u"http://sms.example.com/"_s;
        QVERIFY(!checkSmsGateway(gateway));
        gateway.url = u"http://192.0.2.7.example.com/"_s;
        QVERIFY(!checkSmsGateway(gateway));
    }

    void headersAreHeaders()
    {
        QCOMPARE(headersFrom({u" X-Key :  a: b "_s})->constFirst(),
                 (QPair<QByteArray, QByteArray>{"X-Key", "a: b"}));
        for (const QString& line : {u"no colon"_s, u": empty"_s, u"Bad Name: x"_s, u"Host: evil"_s,
                                    u"content-length: 3"_s, u"X: a\r\nY: b"_s})
            QVERIFY2(!headersFrom({line}), qPrintable(line));
    }

    void whatCountsAsSuccess()
    {
        SmsGateway gateway = gatewayOf({});
        QVERIFY(isSuccess(gateway, 202, {}));
        QVERIFY(!isSuccess(gateway, 302, {}));
        gateway.successStatus = *statusesFrom(u" 200, 3XX "_s);
        QVERIFY(isSuccess(gateway, 200, {}) && isSuccess(gateway, 302, {}) && !isSuccess(gateway, 202, {}));
        gateway.successText = u"\"queued\""_s;
        QVERIFY(!isSuccess(gateway, 200, R"({"status":"failed"})"));
        QVERIFY(isSuccess(gateway, 200, R"({"status":"queued"})"));
        for (const QString& wrong : {u"2x"_s, u"600"_s, u"20"_s, u"ok"_s, u"200;201"_s})
            QVERIFY2(!statusesFrom(wrong), qPrintable(wrong));
    }

    void aCodeIsNotSentWhenItHasExpired()
    {
        std::chrono::seconds sum{};
        int attempts = 1;
        while (const auto pause = service::codeRetries.delayAfter(attempts)) {
            sum += *pause;
            ++attempts;
        }
        QVERIFY(sum <= std::chrono::minutes(10));
        QVERIFY(attempts >= 5);
    }
};

INK_TEST(TestSmsGateway, "tst_smsgateway")

} // namespace tst_smsgateway

#include "tst_smsgateway.moc"
