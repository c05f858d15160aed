// Codes by SMS from the request of a signing page to a real HTTP receiver, and their status.
#include "app/service/callbacks/reasons.h"
#include "app/service/sms/reasons.h"
#include "app/service/sms/smssender.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QRegularExpression>
#include <QTest>

namespace tst_smsservice {

using namespace ink;
using ink::test::HookReceiver;
using ink::test::RawAnswer;
using ink::test::ServiceFixture;
using service::sms::SmsGateway;
using service::sms::SmsResult;
using service::sms::SmsSender;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString number = u"+4915123456789"_s;

SmsGateway gatewayAt(const HookReceiver& receiver)
{
    SmsGateway gateway;
    gateway.url = receiver.url();
    gateway.headers = {{"Authorization", "Bearer {secret}"}};
    gateway.body = uR"({"to":"{to}","from":"{from}","text":"{text}"})"_s;
    gateway.sender = u"Mill Lane"_s;
    gateway.secret = Secret("sms-secret");
    gateway.allowsLocal = true;
    return gateway;
}

QJsonObject authentication(int type, const QString& phone = {}, const QString& code = {})
{
    QJsonObject asked{{u"type"_s, type}};
    if (!phone.isEmpty()) asked.insert(u"phone"_s, phone);
    if (!code.isEmpty()) asked.insert(u"code"_s, code);
    return asked;
}

QJsonObject wanted(const QJsonArray& authentications, int status = 52)
{
    QJsonObject document = ServiceFixture::document(status, u"Lease 14B"_s);
    QJsonObject signer = document.value("invitations"_L1)[0].toObject();
    signer.insert(u"authentications"_s, authentications);
    document.insert(u"invitations"_s, QJsonArray{signer});
    return document;
}

QJsonObject documentIn(const RawAnswer& answer)
{
    return ServiceFixture::json(answer).value("document"_L1).toObject();
}

QByteArray pathOf(const QJsonObject& document)
{
    return "/v1/documents/" + QByteArray::number(document.value("id"_L1).toInteger());
}

QString fieldOf(const RawAnswer& answer)
{
    return ServiceFixture::json(answer).value("details"_L1)[0]["field"_L1].toString();
}

QString codeIn(const QByteArray& body)
{
    static const QRegularExpression six(u"\\b\\d{6}\\b"_s);
    return six.match(QJsonDocument::fromJson(body).object().value("text"_L1).toString()).captured();
}

QJsonObject signerOf(const ServiceFixture& service, const QJsonObject& document)
{
    return documentIn(service.mine("GET", pathOf(document))).value("invitations"_L1)[0].toObject();
}

QByteArray cookieOf(const RawAnswer& answer)
{
    return "Cookie: " + answer.header("Set-Cookie").split(';').value(0) + "\r\n";
}

} // namespace

class TestSmsService final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fromThePageToThePhone()
    {
        HookReceiver receiver;
        ServiceFixture service;
        QVERIFY(service.start(
            [&](service::ServiceHost::Options& options) { options.sms = gatewayAt(receiver); }));
        QVERIFY(ServiceFixture::json(service.mine("GET", "/v1/user/accountDetails"))
                    .value("outreach"_L1)["canSendSms"_L1]
                    .toBool());
        const RawAnswer created = service.create(wanted({authentication(132, number)}), "/documents");
        QCOMPARE(created.status, 201);
        const QJsonObject document = documentIn(created);
        const QByteArray path = ServiceFixture::signingPath(document);

        const RawAnswer refused = service.call("GET", path + "/values");
        QCOMPARE(refused.status, 403);
        QCOMPARE(fieldOf(refused), u"smsCode"_s);
        const QJsonObject args = ServiceFixture::json(refused).value("args"_L1).toObject();
        QCOMPARE(args.value("phone"_L1).toString(), u"+49 ••• 89"_s);
        QVERIFY(!refused.body.contains("23456"));

        QCOMPARE(service.call("POST", path + "/code").status, 200);
        QCOMPARE(service.call("POST", path + "/code").status, 429); // one a minute
        QTRY_COMPARE(receiver.requests.size(), 1);
        const auto& request = receiver.requests.constFirst();
        QCOMPARE(request.header("Authorization"), QByteArray("Bearer sms-secret"));
        QCOMPARE(request.header("Content-Type"), QByteArray("application/json"));
        const QJsonObject message = QJsonDocument::fromJson(request.body).object();
        QCOMPARE(message.value("to"_L1).toString(), number);
        QCOMPARE(message.value("from"_L1).toString(), u"Mill Lane"_s);
        const QString code = codeIn(request.body);
        QCOMPARE(code.size(), 6);
        QTRY_COMPARE(signerOf(service, document).value("smsState"_L1).toString(), u"sent"_s);
        QVERIFY(!signerOf(service, document).contains("mailState"_L1)); // no status of email

        const auto give = [&](const QString& given) {
            return service.call("POST", path + "/unlock", ServiceFixture::bytes({{u"code"_s, given}}));
        };
        QCOMPARE(give(code == u"000000"_s ? u"000001"_s : u"000000"_s).status, 403);
        const RawAnswer right = give(code);
        QCOMPARE(right.status, 200);
        QCOMPARE(service.call("GET", path + "/values", {}, cookieOf(right)).status, 200);
        QCOMPARE(give(code).status, 403); // valid only once
        // Its status for the sender.
        const RawAnswer told = service.mine("GET", pathOf(document));
        QVERIFY(!told.body.contains(code.toUtf8()));
        QVERIFY(!told.body.contains("sms-secret"));
    }

    void wrongCodesLockAllFactors()
    {
        HookReceiver receiver;
        ServiceFixture service;
        QVERIFY(service.start(
            [&](service::ServiceHost::Options& options) { options.sms = gatewayAt(receiver); }));
        const QJsonObject document = documentIn(service.create(
            wanted({authentication(133, {}, u"471147"_s), authentication(132, number)}), "/documents"));
        const QByteArray path = ServiceFixture::signingPath(document);
        QByteArray cookie;
        const auto give = [&](const QString& given) {
            return service.call("POST", path + "/unlock", ServiceFixture::bytes({{u"code"_s, given}}),
                                cookie);
        };
        QCOMPARE(give(u"wrong-1"_s).status, 403);
        QCOMPARE(give(u"wrong-2"_s).status, 403);
        const RawAnswer first = give(u"471147"_s);
        QCOMPARE(first.status, 200);
        cookie = cookieOf(first);
        QCOMPARE(fieldOf(service.call("GET", path + "/values", {}, cookie)), u"smsCode"_s);
        QCOMPARE(service.call("POST", path + "/code", {}, cookie).status, 200);
        QTRY_COMPARE(receiver.requests.size(), 1);
        const QString code = codeIn(receiver.requests.constFirst().body);
        for (int i = 0; i < 3; ++i) // the two earlier ones count
            QCOMPARE(give(u"wrong"_s).status, 403);
        QCOMPARE(give(code).status, 429);
        QCOMPARE(service.call("POST", path + "/code", {}, cookie).status, 429);
        const RawAnswer told = service.mine("GET", pathOf(document));
        QVERIFY(told.body.contains("codes_locked"));
    }

    void aCodeIsGoodForItsOwnStepOnly()
    {
        HookReceiver receiver;
        ServiceFixture service;
        QVERIFY(service.start(
            [&](service::ServiceHost::Options& options) { options.sms = gatewayAt(receiver); }));
        const QJsonObject document = documentIn(service.create(
            wanted({authentication(133, {}, u"471147"_s), authentication(132, number)}), "/documents"));
        const QByteArray path = ServiceFixture::signingPath(document);
        const auto give = [&](const QString& given, const QByteArray& cookie) {
            return service.call("POST", path + "/unlock", ServiceFixture::bytes({{u"code"_s, given}}),
                                cookie);
        };
        const QByteArray mine = cookieOf(give(u"471147"_s, {}));
        QCOMPARE(service.call("POST", path + "/code", {}, mine).status, 200);
        QTRY_COMPARE(receiver.requests.size(), 1);
        const QString code = codeIn(receiver.requests.constFirst().body);
        QCOMPARE(give(code, {}).status, 403); // a browser without the access code
        QCOMPARE(give(u"471147"_s, mine).status, 403);
        QCOMPARE(give(code, mine).status, 200);
    }

    void aGatewayThatFailsIsTriedAgainAndTold()
    {
        HookReceiver receiver;
        receiver.ways = {HookReceiver::Way::Fault};
        ServiceFixture service;
        QVERIFY(service.start(
            [&](service::ServiceHost::Options& options) { options.sms = gatewayAt(receiver); }));
        const QJsonObject document =
            documentIn(service.create(wanted({authentication(132, number)}), "/documents"));
        QCOMPARE(service.call("POST", ServiceFixture::signingPath(document) + "/code").status, 200);
        QTRY_VERIFY(!receiver.requests.isEmpty());
        QTRY_VERIFY(!signerOf(service, document).value("smsError"_L1).toString().isEmpty());
        const QJsonObject signer = signerOf(service, document);
        QCOMPARE(signer.value("smsState"_L1).toString(), u"waiting"_s);
        QCOMPARE(signer.value("smsErrorMessage"_L1)["reason"_L1].toString(), u"sms_gateway_answered"_s);
        const RawAnswer told = service.mine("GET", pathOf(document));
        QVERIFY(told.body.contains("sms_delayed"));
        QVERIFY(told.body.contains("+49 ••• 89"));
        const auto histories =
            QJsonDocument(documentIn(told).value("histories"_L1).toArray()).toJson(QJsonDocument::Compact);
        QVERIFY(!histories.contains(number.toUtf8()));
    }

    /** The gateway refuses the number: the event is sent at once; the sender of events wakes by itself only
     * every 30 seconds. */
    void aRefusedNumberIsSentAsAnEvent()
    {
        HookReceiver gateway;
        gateway.ways = {HookReceiver::Way::Refuse};
        HookReceiver events;
        ServiceFixture service;
        QVERIFY(
            service.start([&](service::ServiceHost::Options& options) { options.sms = gatewayAt(gateway); }));
        QCOMPARE(service
                     .mine("POST", "/v1/user/events",
                           ServiceFixture::bytes(
                               {{u"url"_s, events.url()}, {u"events"_s, QJsonArray{u"undelivered"_s}}}))
                     .status,
                 201);
        const QJsonObject document =
            documentIn(service.create(wanted({authentication(132, number)}), "/documents"));
        QCOMPARE(service.call("POST", ServiceFixture::signingPath(document) + "/code").status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(events.requests.size(), 1, 15'000);
        const QJsonObject event =
            QJsonDocument::fromJson(events.requests.constFirst().body).object().value("event"_L1).toObject();
        QCOMPARE(event.value("type"_L1).toString(), u"undelivered"_s);
        QCOMPARE(event.value("invitation"_L1)["id"_L1], document.value("invitations"_L1)[0]["id"_L1]);
        QVERIFY(event.value("detail"_L1).toString().contains(u"+49 ••• 89"_s));
    }

    void whatIsRefused()
    {
        ServiceFixture plain;
        QVERIFY(plain.start());
        const RawAnswer none = plain.create(wanted({authentication(132, number)}), "/documents");
        QCOMPARE(none.status, 400);
        QVERIFY(none.body.contains("no_codes_by_sms"));
        QVERIFY(!ServiceFixture::json(plain.mine("GET", "/v1/user/accountDetails"))
                     .value("outreach"_L1)["canSendSms"_L1]
                     .toBool(true));
        HookReceiver receiver;
        ServiceFixture service;
        QVERIFY(service.start(
            [&](service::ServiceHost::Options& options) { options.sms = gatewayAt(receiver); }));
        const RawAnswer wrong = service.create(wanted({authentication(132, u"0151 234"_s)}), "/documents");
        QCOMPARE(wrong.status, 400);
        QVERIFY(wrong.body.contains("recipient_needs_phone_for_code"));
        QCOMPARE(service.create(wanted({authentication(132)}, 51), "/documents").status, 201); // a draft may
    }

    void rolesOfTemplatesTakeTheNumberFromTheirRow()
    {
        HookReceiver receiver;
        ServiceFixture service;
        QVERIFY(service.start(
            [&](service::ServiceHost::Options& options) { options.sms = gatewayAt(receiver); }));
        QJsonObject source = wanted({authentication(132)}, 51);
        source.insert(u"documentType"_s, 8);
        QJsonObject role = source.value("invitations"_L1)[0].toObject();
        role.insert(u"recipientName"_s, u"Tenant"_s);
        role.insert(u"recipientEmail"_s, QString());
        source.insert(u"invitations"_s, QJsonArray{role});
        const RawAnswer made = service.create(source, "/documents");
        QCOMPARE(made.status, 201);
        const QByteArray id = QByteArray::number(documentIn(made).value("id"_L1).toInteger());
        const auto row = [](const QString& name, const QString& phone) {
            QJsonObject all{{u"recipientName"_s, name}, {u"recipientEmail"_s, name + u"@example.com"_s}};
            if (!phone.isEmpty()) all.insert(u"recipientPhone"_s, phone);
            return all;
        };
        const QJsonObject answer = ServiceFixture::json(
            service.mine("POST", "/v1/templates/use/" + id + '/',
                         ServiceFixture::bytes(
                             {{u"Invitations"_s, QJsonArray{row(u"ben"_s, u"+49 151 23456789"_s),
                                                            row(u"eve"_s, {}), row(u"kim"_s, u"12"_s)}}})));
        QCOMPARE(answer.value("documents"_L1).toArray().size(), 1);
        const QJsonArray errors = answer.value("errors"_L1).toArray();
        QCOMPARE(errors.size(), 2);
        for (const QJsonValue& error : errors)
            QCOMPARE(error["field"_L1].toString(), u"recipientPhone"_s);
        const QJsonObject sent = answer.value("documents"_L1)[0].toObject();
        const QJsonObject whole = documentIn(service.mine("GET", pathOf(sent)));
        QCOMPARE(service.call("POST", ServiceFixture::signingPath(whole) + "/code").status, 200);
        QTRY_COMPARE(receiver.requests.size(), 1);
        QVERIFY(receiver.requests.constFirst().body.contains(number.toUtf8()));
        const RawAnswer used = service.mine(
            "POST", "/v2/templates/sign/" + id,
            ServiceFixture::bytes({{u"title"_s, u"One"_s},
                                   {u"signingStatus"_s, 52},
                                   {u"Invitations"_s, QJsonArray{row(u"eve"_s, u"+1 555 010 9999"_s)}}}));
        QCOMPARE(used.status, 201);
        QVERIFY(used.body.contains("+1 555 010 9999"));
    }

    void onlyAllowedAddressesAndWholeAnswers()
    {
        HookReceiver receiver;
        SmsGateway gateway = gatewayAt(receiver);
        gateway.timeout = std::chrono::milliseconds(1500);
        const auto send = [](const SmsGateway& to) {
            // The receiver lives in this thread's event loop.
            SmsSender sender(to);
            SmsResult result;
            std::atomic_bool done = false;
            std::thread thread([&] {
                result = sender.send(number, u"471147"_s);
                done = true;
            });
            while (!done)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            thread.join();
            return result;
        };
        QCOMPARE(send(gateway).verdict, SmsResult::Verdict::Sent);
        QCOMPARE(receiver.requests.size(), 1);
        gateway.successText = u"queued"_s; // 204 has no body
        const SmsResult silent = send(gateway);
        QCOMPARE(silent.verdict, SmsResult::Verdict::TemporaryFailure);
        QVERIFY(silent.error.is(reason::smsGatewayWithoutSuccess));
        gateway.successText.clear();
        for (const HookReceiver::Way way :
             {HookReceiver::Way::Redirect, HookReceiver::Way::Hang, HookReceiver::Way::FatHead,
              HookReceiver::Way::NotHttp, HookReceiver::Way::Reset}) {
            receiver.ways = {way};
            QVERIFY(send(gateway).verdict != SmsResult::Verdict::Sent);
        }
        receiver.ways = {HookReceiver::Way::Flood};
        QCOMPARE(send(gateway).verdict, SmsResult::Verdict::Sent); // truncated, but its status is good
        receiver.ways = {HookReceiver::Way::Ok};
        const auto before = receiver.requests.size();
        gateway.allowsLocal = false;
        QVERIFY(send(gateway).error.is(reason::addressReserved));
        QCOMPARE(receiver.requests.size(), before);
    }

    void otherMethods()
    {
        HookReceiver receiver;
        for (const QByteArray& method : {QByteArray("PUT"), QByteArray("GET")}) {
            receiver.requests.clear();
            SmsGateway gateway = gatewayAt(receiver);
            gateway.method = method;
            if (method == "GET") gateway.url += u"?to={to}&text={text}"_s;
            SmsSender sender(gateway);
            std::atomic_bool done = false;
            std::thread thread([&] {
                (void)sender.send(number, u"Code 471147"_s);
                done = true;
            });
            while (!done)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            thread.join();
            QCOMPARE(receiver.requests.size(), 1);
            QVERIFY(receiver.requests.constFirst().head.startsWith(method + ' '));
            if (method == "GET")
                QVERIFY(
                    receiver.requests.constFirst().head.contains("?to=%2B4915123456789&text=Code%20471147"));
        }
    }
};

INK_TEST(TestSmsService, "tst_smsservice")

} // namespace tst_smsservice

#include "tst_smsservice.moc"
