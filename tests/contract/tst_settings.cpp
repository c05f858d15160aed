#include "app/wire/showncodec.h"
#include "app/wire/signercodec.h"
#include "tests/support/statehost.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_settings {

using namespace ink;
using namespace ink::test;
using namespace std::chrono_literals;

/**
 * The settings of an account (contract §4) take effect, and every field is validated by name, as raw HTTP.
 */
class TestSettings final : public QObject
{
    Q_OBJECT

    StateHost m_host;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    RawAnswer put(const QByteArray& body) { return m_host.mine("PUT", "/v1/user/userSettings", body); }
    QJsonObject account() { return json(m_host.mine("GET", "/v1/user")); }
    QJsonObject setting(const char* name) { return account().value(QLatin1String(name)).toObject(); }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_host.start()); }

    void partialAndBothAtOnce()
    {
        QCOMPARE(put(R"({"userSetting":{"companyName":"Mill & Co","unknown":1}})").status, 200);
        const RawAnswer both = put(
            R"({"USERSETTING":{"defaultExpireDays":30},"notificationSetting":{"copyTo":["archive@example.com"]}})");
        QCOMPARE(both.status, 200);
        const QJsonObject user = json(both).value(QLatin1String("user")).toObject();
        QCOMPARE(user.value(QLatin1String("companyName")).toString(), QStringLiteral("Mill & Co"));
        QCOMPARE(setting("userSetting").value(QLatin1String("defaultExpireDays")).toInt(), 30);
        QCOMPARE(setting("userSetting").value(QLatin1String("onReject")).toString(), QStringLiteral("stop"));
        QVERIFY(!setting("userSetting").contains(QLatin1String("unknown")));
        QCOMPARE(setting("notificationSetting").value(QLatin1String("copyTo")).toArray().size(), 1);
        // One invalid half, and neither is saved.
        QCOMPARE(
            put(R"({"userSetting":{"name":"Another"},"notificationSetting":{"maxReminders":-1}})").status,
            400);
        QCOMPARE(setting("userSetting").value(QLatin1String("name")).toString(), QStringLiteral("Anna"));
        for (const QByteArray body : {"{}", "[]", "", "{\"userSetting\":3}"})
            QCOMPARE(put(body).status, 400);
        QCOMPARE(m_host.call("PUT", "/v1/user/userSettings", "{}").status, 401);
    }

    void everyFieldIsChecked_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        const auto add = [](const char* part, const char* field, std::initializer_list<const char*> values) {
            for (const char* value : values)
                QTest::addRow("%s=%s", field, value)
                    << QByteArray(part) << QByteArray(field) << QByteArray(value);
        };
        const char* user = "userSetting";
        add(user, "name", {"1", "[]", "{}", "true"});
        add(user, "companyName", {"1"});
        add(user, "language",
            {"1", "\"\"", "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"", "\"xx\"", "\"klingon-long\""});
        add(user, "timeZone", {"1", "\"Mars/Olympus\"", "\"\"", "\"Moon\"", "\"berlin\""});
        add(user, "dateFormat", {"1", "\"\"", "\"hh:mm\"", "\"%s\"", "\"hello\"", "\"MM/yyyy\""});
        add(user, "defaultExpireDays", {"0", "-1", "3651", "1.5", "\"x\"", "1e30"});
        add(user, "onReject", {"\"maybe\"", "1"});
        add(user, "postBackBase", {"\"javascript:x\"", "\"/relative\"", "1"});
        add(user, "allowedAddresses", {"\"10.0.0.0/8\"", "[\"localhost\"]", "[\"10.0.0.0/33\"]", "[1]"});
        add(user, "spendLimitCents", {"-1", "\"x\"", "1.5"});
        add(user, "signaturePerSigner", {"\"x\"", "3", "[]"});
        add(user, "signerWords",
            {"1", "[1]", "[{}]", "[{\"language\":\"it\"}]", "[{\"language\":\"de\"},{\"language\":\"de\"}]",
             "[{\"language\":\"en\",\"consent\":\"Two\\nlines\"}]",
             "[{\"language\":\"en\",\"thanks\":\"\\u0007\"}]", "[{\"language\":\"en\",\"disclosure\":7}]"});
        add(user, "returnAddresses",
            {"\"https://example.org\"", "[\"http://example.org/\"]", "[\"javascript:alert\"]",
             "[\"//example.org\"]", "[\"https://me@example.org/\"]", "[\"https://\"]", "[1]"});
        add(user, "returnAddress", {"\"https://example.org/not-listed\"", "1"});
        const char* told = "notificationSetting";
        for (const char* field : {"onViewed", "onSigned", "onCompleted", "onRejected", "onExpired"})
            add(told, field, {"\"x\"", "3", "[]"});
        for (const char* field : {"expiryWarningDays", "remindEveryDays", "maxReminders"})
            add(told, field, {"-1", "99999", "\"x\"", "1.5"});
        add(told, "copyTo",
            {"\"a@example.com\"", "[\"nobody\"]", "[\"a@example.com\\r\\nBcc: x@example.com\"]"});
        add(told, "completionMail", {"\"fax\"", "1"});
    }
    void everyFieldIsChecked()
    {
        QFETCH(QByteArray, part);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        const QJsonObject before = account();
        const RawAnswer answer = put("{\"" + part + "\":{\"" + field + "\":" + value + "}}");
        QVERIFY2(answer.status == 400, answer.body.constData());
        QCOMPARE(answer.code(), QStringLiteral("validation"));
        QVERIFY2(answer.body.contains("\"" + part + '.' + field), answer.body.constData());
        QCOMPARE(account(), before);
    }

    void signerWordsAndReturnAddresses()
    {
        const QByteArray good =
            R"({"userSetting":{"signerWords":[{"language":"fr","consent":"Oui.","disclosure":"Un\n\nDeux","thanks":"Merci"},{"language":"en","reviewConsent":"Reviewed."}],"returnAddresses":["https://example.org/done?x=1"],"returnAddress":"https://example.org/done?x=1"}})";
        const RawAnswer saved = put(good);
        QVERIFY2(saved.status == 200, saved.body.constData());
        const QJsonObject now = setting("userSetting");
        QCOMPARE(now.value(QLatin1String("signerWords")).toArray().size(), 2);
        QCOMPARE(now.value(QLatin1String("signerWords"))[0][QLatin1String("disclosure")].toString(),
                 QStringLiteral("Un\n\nDeux"));
        // The chosen address must stay in the list.
        QCOMPARE(put(R"({"userSetting":{"returnAddresses":[]}})").status, 400);
        QCOMPARE(put("{\"userSetting\":{\"signerWords\":[{\"language\":\"en\",\"consent\":\"" +
                     QByteArray(1001, 'x') + "\"}]}}")
                     .status,
                 400);
        QCOMPARE(setting("userSetting"), now);
        QCOMPARE(put(R"({"userSetting":{"signerWords":[],"returnAddresses":[],"returnAddress":""}})").status,
                 200);
    }

    void documentsHaveTheAccountsLanguage()
    {
        for (const auto& [tag, code] : {std::pair{"de-CH", 552}, {"es", 553}, {"ar-EG", 554}, {"nl", 550}}) {
            QCOMPARE(put(QByteArray(R"({"userSetting":{"language":")") + tag + "\"}}").status, 200);
            const QJsonObject draft = m_host.create(ServiceFixture::document(51));
            QCOMPARE(draft.value(QLatin1String("documentSetting"))[QLatin1String("languageCode")].toInt(),
                     code);
        }
        QCOMPARE(put(R"({"userSetting":{"language":"en"}})").status, 200);
    }

    void defaultsOfADocument()
    {
        const QByteArray settings1 =
            R"({"userSetting":{"defaultExpireDays":21,"language":"fr","postBackBase":"https://example.org/in/"},"notificationSetting":{"remindEveryDays":4,"maxReminders":2}})";
        QCOMPARE(put(settings1).status, 200);
        const QJsonObject draft = m_host.create(ServiceFixture::document(51));
        QJsonObject own = draft.value(QLatin1String("documentSetting")).toObject();
        QCOMPARE(own.value(QLatin1String("expireDaysAfterSent")).toInt(), 21);
        QCOMPARE(own.value(QLatin1String("languageCode")).toInt(), 551);
        QCOMPARE(own.value(QLatin1String("remindEveryDays")).toInt(), 4);
        QCOMPARE(own.value(QLatin1String("maxReminders")).toInt(), 2);
        QCOMPARE(own.value(QLatin1String("postBackURL")).toString(), QString()); // not sent yet
        QJsonObject wish = ServiceFixture::document(52);
        wish.insert(QStringLiteral("documentSetting"),
                    QJsonObject{{QStringLiteral("expireDaysAfterSent"), 5},
                                {QStringLiteral("languageCode"), 550},
                                {QStringLiteral("remindEveryDays"), 0},
                                {QStringLiteral("postBackURL"), QStringLiteral("https://example.org/mine")}});
        own = m_host.create(wish).value(QLatin1String("documentSetting")).toObject();
        QCOMPARE(own.value(QLatin1String("expireDaysAfterSent")).toInt(), 5);
        QCOMPARE(own.value(QLatin1String("languageCode")).toInt(), 550);
        QCOMPARE(own.value(QLatin1String("remindEveryDays")).toInt(), 0); // never, because that was requested
        QCOMPARE(own.value(QLatin1String("postBackURL")).toString(),
                 QStringLiteral("https://example.org/mine"));
        const QJsonObject sent = m_host.create(ServiceFixture::document(52));
        QCOMPARE(
            m_host.now(sent).value(QLatin1String("documentSetting"))[QLatin1String("postBackURL")].toString(),
            QStringLiteral("https://example.org/in/%1").arg(sent.value(QLatin1String("id")).toInteger()));
        const QByteArray settings2 =
            R"({"userSetting":{"postBackBase":"","language":"en","defaultExpireDays":180},"notificationSetting":{"remindEveryDays":0}})";
        QCOMPARE(put(settings2).status, 200);
    }

    void signDateInTheAccountsZone()
    {
        QCOMPARE(put(R"({"userSetting":{"timeZone":"Pacific/Kiritimati","dateFormat":"d.M.yyyy"}})").status,
                 200);
        m_host.clock.set(ManualClock::epoch + 11h); // there it is the next day
        const QJsonObject sent = m_host.create(ServiceFixture::document(52));
        QCOMPARE(m_host.finish(StateHost::signingPath(sent)).status, 200);
        for (const QJsonValue& each : m_host.now(sent).value(QLatin1String("tags")).toArray()) {
            const QJsonObject tag = each.toObject();
            if (tag.value(QLatin1String("type")).toInt() != 270) continue;
            QCOMPARE(tag.value(QLatin1String("text")).toString(), QStringLiteral("2026-01-02"));
            QCOMPARE(tag.value(QLatin1String("style"))[QLatin1String("dateFormat")].toString(),
                     QStringLiteral("d.M.yyyy"));
        }
        QCOMPARE(put(R"({"userSetting":{"timeZone":"UTC","dateFormat":"yyyy-MM-dd"}})").status, 200);
    }

    /** Midnight passes between the view and finishing: the day that was shown isn't the one to be stamped. */
    void signDateIsCompared()
    {
        QCOMPARE(put(R"({"userSetting":{"timeZone":"UTC"}})").status, 200);
        m_host.clock.set(ManualClock::epoch + 23h + 59min);
        const QJsonObject sent = m_host.create(ServiceFixture::document(52));
        const QByteArray path = StateHost::signingPath(sent);
        QCOMPARE(m_host.call("POST", path + "/opened").status, 200);
        const auto request = [&] {
            const QJsonObject seen = ServiceFixture::json(m_host.call("GET", path + "/values"));
            QJsonObject wanted = QJsonDocument::fromJson(ServiceFixture::filled(seen)).object();
            QJsonArray tags = seen.value(QLatin1String("tags")).toArray();
            for (QJsonValueRef each : tags)
                for (const QJsonValue& value : wanted.value(QLatin1String("values")).toArray())
                    if (each[QLatin1String("id")] == value[QLatin1String("id")]) {
                        QJsonObject tag = each.toObject();
                        for (const auto* name : {"text", "image"})
                            if (!value[QLatin1String(name)].isUndefined())
                                tag.insert(QLatin1String(name), value[QLatin1String(name)]);
                        each = tag;
                    }
            QJsonObject filled = seen;
            filled.insert(QStringLiteral("tags"), tags);
            const auto view = wire::signerViewFromJson(filled);
            if (view) wanted.insert(QStringLiteral("shown"), wire::toJson(wire::shownValues(*view)));
            return ServiceFixture::bytes(wanted);
        };
        const QByteArray before = request();
        m_host.clock.advance(2min);
        const RawAnswer refused = m_host.call("POST", path + "/finish", before);
        QCOMPARE(refused.status, 409);
        const QJsonValue difference =
            ServiceFixture::json(refused).value(QLatin1String("args"))[QLatin1String("differences")][0];
        QCOMPARE(difference[QLatin1String("shown")][QLatin1String("text")].toString(),
                 QStringLiteral("2026-01-01"));
        QCOMPARE(difference[QLatin1String("stored")][QLatin1String("text")].toString(),
                 QStringLiteral("2026-01-02"));
        const QByteArray after = request();
        QCOMPARE(m_host.call("POST", path + "/finish", after).status, 200);
        QCOMPARE(m_host.call("POST", path + "/finish", after).status, 200); // the answer may have been lost
    }

    /** The day of a stamp is that of sending, whatever zone the account has when somebody opens it. */
    void stampsKeepTheirDay()
    {
        QCOMPARE(put(R"({"userSetting":{"timeZone":"Pacific/Kiritimati"}})").status, 200);
        m_host.clock.set(ManualClock::epoch + 11h); // there it is the next day
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value(QLatin1String("tags")).toArray();
        QJsonObject stamp = tags.at(0).toObject();
        stamp.insert(QStringLiteral("type"), 258);
        stamp.insert(QStringLiteral("name"), QStringLiteral("Stamp"));
        stamp.insert(QStringLiteral("text"), QStringLiteral("Sent {date}"));
        stamp.insert(QStringLiteral("top"), 500);
        stamp.insert(QStringLiteral("isMandatory"), false);
        stamp.insert(QStringLiteral("style"),
                     QJsonObject{{QStringLiteral("format"), QStringLiteral("stamp")}});
        tags.append(stamp);
        wanted.insert(QStringLiteral("tags"), tags);
        const QJsonObject sent = m_host.create(wanted);
        const auto stamped = [&] {
            for (const QJsonValue& each : m_host.now(sent).value(QLatin1String("tags")).toArray())
                if (each[QLatin1String("name")] == QStringLiteral("Stamp"))
                    return each[QLatin1String("text")].toString();
            return QString();
        };
        QCOMPARE(stamped(), QStringLiteral("Sent 2026-01-02"));
        QCOMPARE(put(R"({"userSetting":{"timeZone":"UTC"}})").status, 200);
        QCOMPARE(m_host.finish(StateHost::signingPath(sent)).status, 200);
        QCOMPARE(stamped(), QStringLiteral("Sent 2026-01-02"));
    }

    void allowedAddresses()
    {
        const RawAnswer locked =
            put(R"({"userSetting":{"allowedAddresses":["192.0.2.0/24","2001:db8::/32"]}})");
        QCOMPARE(locked.status, 400);
        QVERIFY2(locked.body.contains("userSetting.allowedAddresses") && locked.body.contains("127.0.0.1"),
                 locked.body.constData());
        for (const QByteArray good :
             {R"(["127.0.0.0/8","2001:db8::/32"])", R"(["::ffff:127.0.0.1"])", R"(["127.0.0.1"])", "[]"})
            QVERIFY2(put("{\"userSetting\":{\"allowedAddresses\":" + good + "}}").status == 200,
                     good.constData());
        QCOMPARE(m_host.mine("GET", "/v1/user").status, 200);

        const QByteArray only = R"({"userSetting":{"allowedAddresses":["127.0.0.1"]}})";
        QCOMPARE(put(only).status, 200);
        QTRY_COMPARE(m_host.from("127.0.0.2", "/v1/user").status,
                     403); // a verified key is cached for a second
        for (const QByteArray path : {"/v1/user", "/v1/user/login", "/documents"}) {
            const RawAnswer refused = m_host.from("127.0.0.2", path);
            QCOMPARE(refused.status, 403);
            QCOMPARE(refused.code(), QStringLiteral("forbidden"));
            QCOMPARE(m_host.from("127.0.0.1", path).status, 200);
        }
        const QByteArray any = R"({"userSetting":{"allowedAddresses":[]}})";
        QCOMPARE(put(any).status, 200);
        QTRY_COMPARE(m_host.from("127.0.0.2", "/v1/user").status, 200);
    }

    void spendLimitIsExact()
    {
        const qint64 spent = account().value(QLatin1String("chargesCents")).toInteger();
        QCOMPARE(spent, 50 * account().value(QLatin1String("documentsSent")).toInteger());
        QCOMPARE(account().value(QLatin1String("feePerDocumentCents")).toInt(), 50);
        QVERIFY(account().value(QLatin1String("limits"))[QLatin1String("files")].toInt() == 50);
        const QJsonObject draft = m_host.create(ServiceFixture::document(51));
        QCOMPARE(
            put("{\"userSetting\":{\"spendLimitCents\":" + QByteArray::number(spent + 275) + "}}").status,
            200);
        QCOMPARE(account().value(QLatin1String("spendLimitCents")).toInteger(), spent + 275);
        QJsonObject wish = ServiceFixture::document(52);
        wish.insert(QStringLiteral("files"),
                    QJsonArray{QJsonObject{
                        {QStringLiteral("name"), QStringLiteral("a.pdf")},
                        {QStringLiteral("body"), QString::fromLatin1(ServiceFixture::sample().toBase64())}}});
        const QByteArray two = QJsonDocument(QJsonArray{wish, wish}).toJson(QJsonDocument::Compact);
        std::atomic_int good = 0;
        std::atomic_int refused = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 5; ++i) // two at a time, all or none: five documents are allowed, so two calls
            threads.emplace_back([&] {
                const RawAnswer answer = m_host.mine("POST", "/v1/documents/array", two);
                good += answer.status == 201 ? 1 : 0;
                refused += answer.status == 402 && answer.code() == QLatin1String("spend_limit") ? 1 : 0;
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(good.load(), 2);
        QCOMPARE(refused.load(), 3);
        QCOMPARE(account().value(QLatin1String("chargesCents")).toInteger(), spent + 200);
        const QByteArray send = R"({"signingStatus":52})";
        QCOMPARE(m_host.mine("PUT", StateHost::pathOf(draft), send).status, 200); // the fifth
        const QJsonObject late = m_host.create(ServiceFixture::document(51));     // drafts are not charged
        QCOMPARE(m_host.mine("PUT", StateHost::pathOf(late), send).status, 402);
        QCOMPARE(m_host.statusOf(late), 51);
        QCOMPARE(put(R"({"userSetting":{"spendLimitCents":null}})").status, 200);
        QCOMPARE(m_host.mine("PUT", StateHost::pathOf(late), send).status, 200);
    }

    void twoWritersOfDifferentFields()
    {
        std::vector<std::thread> threads;
        std::atomic_int good = 0;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&, i] {
                good += put(i % 2 == 0 ? "{\"userSetting\":{\"companyName\":\"Company\"}}"
                                       : "{\"userSetting\":{\"name\":\"Name\"}}")
                                    .status == 200
                            ? 1
                            : 0;
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(good.load(), 8);
        QCOMPARE(setting("userSetting").value(QLatin1String("companyName")).toString(),
                 QStringLiteral("Company"));
        QCOMPARE(setting("userSetting").value(QLatin1String("name")).toString(), QStringLiteral("Name"));
    }
};

INK_TEST(TestSettings, "tst_settings")

} // namespace tst_settings

#include "tst_settings.moc"
