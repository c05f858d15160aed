// The calls that receivers get: every one that /openapi.json describes, as it describes them.
#include "tests/contract/support/answercheck.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/statehost.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QTest>

namespace tst_webhooks {

using namespace ink;
using namespace ink::test;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;

/** That each call is as described is checked in all contract tests (AnswerCheck); these make sure that every
 * webhook and every event occurs, and that the check finds faults. */
class TestWebhooks final : public QObject
{
    Q_OBJECT

    static const ApiDescription& api() { return AnswerCheck::instance().api(); }
    static QSet<QString> setOf(const QStringList& names) { return {names.begin(), names.end()}; }
    static QStringList typesOf(const char* schema)
    {
        QStringList types;
        const QJsonArray all =
            api().root().value("components"_L1)["schemas"_L1][QLatin1String(schema)]["enum"_L1].toArray();
        for (const QJsonValue& each : all)
            types << each.toString();
        return types;
    }
    static QJsonObject wanted(const QString& callback = {})
    {
        QJsonObject document = ServiceFixture::document(52);
        document.insert(u"data"_s, QJsonObject{{u"caseNo"_s, u"A 17"_s}});
        if (!callback.isEmpty())
            document.insert(u"documentSetting"_s, QJsonObject{{u"postBackURL"_s, callback}});
        return document;
    }
    /** The calls of each webhook that these receivers got. */
    static QMap<QString, qsizetype> counts(const QList<const HookReceiver*>& receivers)
    {
        QMap<QString, qsizetype> counted;
        for (const HookReceiver* receiver : receivers)
            for (const Received& each : receiver->requests)
                ++counted[api().checkWebhook(each.head, each.body).name];
        return counted;
    }
    static QSet<QString> eventsIn(const HookReceiver& receiver)
    {
        QSet<QString> types;
        for (const Received& each : receiver.requests)
            types.insert(QJsonDocument::fromJson(each.body)["event"_L1]["type"_L1].toString());
        return types;
    }

private Q_SLOTS:
    void everyCallIsMadeAsDescribed()
    {
        SmtpSink sink;
        if (!require(sink.start(), "aiosmtpd")) return;
        QVERIFY(sink.notify("rcpt 550 5.1.1 no such user")); // no invitation is delivered
        StateHost host;
        host.clock.set(SystemClock().now());
        QVERIFY(host.start([&sink](service::ServiceHost::Options& options) {
            options.mail = ServiceFixture::mailThrough(sink.port());
        }));
        HookReceiver events;
        HookReceiver callbacks;
        const QStringList subscribable = typesOf("SubscribedEvent");
        const RawAnswer subscribed =
            host.mine("POST", "/v1/user/events",
                      ServiceFixture::bytes({{u"url"_s, events.url()},
                                             {u"events"_s, QJsonArray::fromStringList(subscribable)}}));
        QCOMPARE(subscribed.status, 201);
        QCOMPARE(host.mine("POST", subscribed.header("Location") + "/test").status, 200);

        // sent, undelivered, corrected, opened, signed, completed, and both calls of its callback
        const QJsonObject signedOne = host.create(wanted(callbacks.url()));
        QJsonArray people = signedOne.value("invitations"_L1).toArray();
        QJsonObject person = people.at(0).toObject();
        person.insert(u"recipientName"_s, u"Benedikt Ünal"_s);
        people.replace(0, person);
        QCOMPARE(host.mine("PUT", StateHost::pathOf(signedOne) + "/invitations",
                           ServiceFixture::bytes({{u"invitation"_s, people}}))
                     .status,
                 200);
        QCOMPARE(host.finish(StateHost::signingPath(host.now(signedOne))).status, 200);
        const QJsonObject declined = host.create(wanted());
        QCOMPARE(host.call("POST", StateHost::signingPath(declined) + "/reject", R"({"reason":"no"})").status,
                 200);
        const QJsonObject late = host.create(wanted());
        QSet<QString> expected = setOf(typesOf("EventType"));
        expected.remove(u"expired"_s);
        QTRY_COMPARE_WITH_TIMEOUT(eventsIn(events), expected, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(callbacks.requests.size(), 2, 30'000);
        host.clock.advance(24h * 181);
        QVERIFY(host.restart());
        QTRY_COMPARE_WITH_TIMEOUT(host.statusOf(late), 55, 30'000);
        expected.insert(u"expired"_s);
        QTRY_COMPARE_WITH_TIMEOUT(eventsIn(events), expected, 30'000);

        const QMap<QString, qsizetype> made = counts({&events, &callbacks});
        QCOMPARE(made.keys(), api().webhooks());
        QCOMPARE(made.value(u"documentCompleted"_s), 1);
        QCOMPARE(made.value(u"documentFiles"_s), 1);
        for (const HookReceiver* receiver : {&events, &callbacks})
            for (const Received& each : receiver->requests)
                QCOMPARE(api().checkWebhook(each.head, each.body).faults, QStringList());
    }

    void deviationsAreFound()
    {
        const QByteArray head = "POST / HTTP/1.1\r\nContent-Type: application/json\r\n"
                                "X-Inkstone-Delivery: 0b9f6c1e-1111-4222-8333-444455556666\r\n"
                                "X-Inkstone-Timestamp: 1796000000000\r\nX-Inkstone-Signature: v1=" +
                                QByteArray(64, 'a');
        const QJsonObject event{{u"id"_s, 1},
                                {u"type"_s, u"test"_s},
                                {u"time"_s, qint64{1'796'000'000'000}},
                                {u"actor"_s, u"Anna"_s},
                                {u"detail"_s, QString()},
                                {u"hash"_s, QString()},
                                {u"document"_s, QJsonValue::Null},
                                {u"invitation"_s, QJsonValue::Null}};
        const auto bodyOf = [](const QJsonObject& object) {
            return ServiceFixture::bytes({{u"event"_s, object}});
        };
        const auto with = [&](const QString& name, const QJsonValue& value) {
            QJsonObject changed = event;
            changed.insert(name, value);
            return bodyOf(changed);
        };
        const auto faults = [](const QByteArray& sentHead, const QByteArray& body) {
            return api().checkWebhook(sentHead, body).faults.join(u'\n');
        };
        QJsonObject incomplete = event;
        incomplete.remove(u"hash"_s);
        QCOMPARE(faults(head, bodyOf(event)), QString());
        QVERIFY(faults(head, with(u"type"_s, u"tested"_s)).contains("enum"_L1));
        QVERIFY(faults(head, bodyOf(incomplete)).contains("lacks hash"_L1));
        QVERIFY(faults(head, with(u"more"_s, 1)).contains("not described"_L1));
        QVERIFY(faults(head, ServiceFixture::bytes({{u"other"_s, event}})).contains("not described"_L1));
        QVERIFY(faults(QByteArray(head).replace("Timestamp", "Time"), bodyOf(event))
                    .contains("no header X-Inkstone-Timestamp"_L1));
        QVERIFY(faults(head + "a", bodyOf(event)).contains("X-Inkstone-Signature"_L1));
        const QByteArray files =
            QByteArray(head).replace("application/json", "multipart/form-data; boundary=BB");
        const QByteArray document =
            "--BB\r\nContent-Disposition: form-data; name=\"document\"\r\n"
            "Content-Type: application/json\r\n\r\n" +
            ServiceFixture::bytes({{u"id"_s, 1},
                                   {u"GUID"_s, u"0b9f6c1e-1111-4222-8333-444455556666"_s},
                                   {u"title"_s, u"Lease"_s}});
        const QByteArray file = "\r\n--BB\r\nContent-Disposition: form-data; name=\"files[]\"; "
                                "filename=\"a.pdf\"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 a";
        QCOMPARE(faults(files, document + file + file + "\r\n--BB--\r\n"), QString());
        QVERIFY(faults(files, document + "\r\n--BB--\r\n").contains("lacks files[]"_L1));
        QVERIFY(faults(files, document + file).contains("don't end"_L1));
        QVERIFY(faults(files, document + QByteArray(file).replace("%PDF", "PDF") + "\r\n--BB--\r\n")
                    .contains("is no PDF"_L1));
        QVERIFY(faults(files,
                       document + QByteArray(file).replace("application/pdf", "image/png") + "\r\n--BB--\r\n")
                    .contains("image/png"_L1));
    }
};

INK_TEST(TestWebhooks, "tst_webhooks")

} // namespace tst_webhooks

#include "tst_webhooks.moc"
