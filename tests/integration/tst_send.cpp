#include "tests/integration/processes.h"
#include "tests/support/paths.h"
#include "tests/support/rawhttp.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace tst_send {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** `inkstone send` with another service: its requests, and what remains when it is rejected. */
class TestSend final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QProcess m_server;
    QString m_data;
    QString m_url;
    QByteArray m_key;

    QProcessEnvironment environment(const char* home) const
    {
        QProcessEnvironment env = ownHome(m_dir.filePath(QLatin1String(home)));
        env.insert(u"INKSTONE_API_KEY"_s, QString::fromLatin1(m_key));
        return env;
    }
    RawAnswer call(const QByteArray& method, const QByteArray& path, const QByteArray& body = {}) const
    {
        RawClient client(static_cast<quint16>(QUrl(m_url).port()));
        return client.ask(method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\n" + basicAuth(m_key) +
                          "Content-Type: application/json\r\nContent-Length: " +
                          QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    qint64 documents() const
    {
        const RawAnswer list = call("GET", "/documents");
        return QJsonDocument::fromJson(list.body).object().value("documentCount"_L1).toInteger(-1);
    }
    Ended send(const QStringList& more, const QByteArray& input = {}) const
    {
        return runToEnd(binary("inkstone"),
                        QStringList{u"send"_s,
                                    ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf")),
                                    u"--server"_s, m_url} +
                            more,
                        environment("home"), 30'000, input);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_data = m_dir.filePath(u"server"_s);
        const Ended added = runToEnd(
            binary("inkstoned"),
            {u"account"_s, u"add"_s, u"--data"_s, m_data, u"--email"_s, u"sam@example.com"_s, u"--json"_s},
            environment("serverhome"));
        m_key = QJsonDocument::fromJson(added.out).object().value("apiKey"_L1).toString().toLatin1();
        QVERIFY2(!m_key.isEmpty(), added.err.constData());
        m_server.setProcessEnvironment(environment("serverhome"));
        m_server.start(binary("inkstoned"),
                       {u"serve"_s, u"--data"_s, m_data, u"--listen"_s, u"127.0.0.1:0"_s});
        QByteArray printed;
        QTRY_VERIFY_WITH_TIMEOUT((printed += m_server.readAllStandardOutput()).endsWith('\n'), 20'000);
        m_url = QString::fromUtf8(printed.mid(printed.indexOf("http://"))).trimmed();
    }
    void cleanupTestCase()
    {
        m_server.terminate();
        QVERIFY(m_server.waitForFinished(10'000));
    }

    /** On this computer with an email account: the mail server has the invitation when the program ends. */
    void mailsBeforeItEnds()
    {
        SmtpSink sink;
        if (!require(sink.start(), "aiosmtpd")) return;
        const QProcessEnvironment env = environment("mailhome");
        const QString folder = env.value(u"XDG_CONFIG_HOME"_s) + u"/inkstone"_s;
        QVERIFY(QDir().mkpath(folder));
        QFile settings(folder + u"/settings.ini"_s);
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write(
            "[delivery]\nmailServer=localhost\nmailSecurity=none\nmailFrom=nora@example.org\nmailPort=" +
            QByteArray::number(sink.port()) + '\n');
        settings.close();
        const Ended sent =
            runToEnd(binary("inkstone"),
                     {u"send"_s, ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf")),
                      u"--to"_s, u"Dora <dora@example.com>"_s},
                     env, 60'000);
        QVERIFY2(sent.exitCode == 0, sent.err.constData());
        QVERIFY2(!sent.err.contains("hasn't been sent"), sent.err.constData());
        const QJsonObject mail = sink.next();
        QCOMPARE(mail.value("to"_L1)[0].toString(), u"dora@example.com"_s);
    }

    void recipientsInEveryForm()
    {
        const Ended sent = send({u"--to"_s, u"\"Dora, D.\" <dora@b.example>"_s, u"--to"_s,
                                 u"Ben <ben@b.example>@2"_s, u"--to"_s, u"cleo@b.example@2"_s, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, sent.err.constData());
        const QJsonArray recipients =
            QJsonDocument::fromJson(sent.out).object().value("recipients"_L1).toArray();
        QCOMPARE(recipients.size(), 3);
        const auto told = [&](int i, const char* name) {
            return recipients.at(i)[QLatin1String(name)].toVariant().toString();
        };
        QCOMPARE(told(0, "name"), u"Dora, D."_s);
        QCOMPARE(told(0, "step"), u"1"_s);
        QCOMPARE(told(1, "name"), u"Ben"_s);
        QCOMPARE(told(1, "step"), u"2"_s);
        QCOMPARE(told(2, "email"), u"cleo@b.example"_s);
        QCOMPARE(told(2, "step"), u"2"_s);
    }

    void routing()
    {
        const Ended sent = send({u"--to"_s,          u"Dora <dora@b.example>"_s,
                                 u"--to"_s,          u"Wim <wim@b.example>"_s,
                                 u"--to"_s,          u"Ben <ben@b.example>@2"_s,
                                 u"--to"_s,          u"cleo@b.example@2"_s,
                                 u"--to"_s,          u"eve@b.example@2"_s,
                                 u"--copy"_s,        u"Kim <kim@b.example>"_s,
                                 u"--copy-at-end"_s, u"archive@b.example"_s,
                                 u"--witness"_s,     u"wim@b.example"_s,
                                 u"--group"_s,       u"2:ben@b.example,CLEO@b.example,eve@b.example"_s,
                                 u"--after"_s,       u"ben@b.example=3"_s,
                                 u"--after"_s,       u"cleo@b.example=3"_s,
                                 u"--after"_s,       u"eve@b.example=3"_s,
                                 u"--access-code"_s, u"dora@b.example"_s,
                                 u"--json"_s},
                                "471147\n");
        QVERIFY2(sent.exitCode == 0, sent.err.constData());
        const qint64 id = QJsonDocument::fromJson(sent.out).object().value("id"_L1).toInteger();
        const QJsonArray people =
            QJsonDocument::fromJson(call("GET", "/v1/documents/" + QByteArray::number(id)).body)
                .object()
                .value("document"_L1)["invitations"_L1]
                .toArray();
        QCOMPARE(people.size(), 7);
        const auto person = [&people](int i) { return people.at(i).toObject(); };
        QCOMPARE(person(0).value("authentications"_L1)[0]["type"_L1].toInt(), 133);
        QVERIFY(person(1).value("witness"_L1).toBool());
        for (int i = 2; i < 5; ++i) {
            QCOMPARE(person(i).value("groupNeeded"_L1).toInt(), 2);
            QCOMPARE(person(i).value("startAfterDays"_L1).toInt(), 3);
        }
        QCOMPARE(person(5).value("actionType"_L1).toInt(), 16);
        QVERIFY(person(6).value("copyAtEnd"_L1).toBool());
    }

    void hiddenFiles()
    {
        const QString second = ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
        const Ended sent =
            send({second, u"--to"_s, u"Ann <ann@b.example>"_s, u"--to"_s, u"ben@b.example"_s, u"--to"_s,
                  u"cleo@b.example"_s, u"--visible"_s, u"annex.pdf=ann@b.example, cleo@b.example"_s,
                  u"--visible"_s, u"2=ben@b.example,cleo@b.example"_s, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, (sent.out + sent.err).constData());
        const QByteArray id =
            QByteArray::number(QJsonDocument::fromJson(sent.out).object().value("id"_L1).toInteger());
        const QJsonObject document = QJsonDocument::fromJson(call("GET", "/v1/documents/" + id).body)
                                         .object()
                                         .value("document"_L1)
                                         .toObject();
        const QJsonArray files = document.value("files"_L1).toArray();
        QCOMPARE(files.at(0)["visibleTo"_L1].toArray(), (QJsonArray{1, 3}));
        QCOMPARE(files.at(1)["visibleTo"_L1].toArray(), (QJsonArray{2, 3}));
        // Each signs on the last page that they see.
        const int first = static_cast<int>(files.at(0)["pages"_L1].toArray().size());
        const int all = first + static_cast<int>(files.at(1)["pages"_L1].toArray().size());
        QList<int> pages;
        for (const QJsonValue& tag : document.value("tags"_L1).toArray())
            pages.append(tag["pageIndex"_L1].toInt());
        QCOMPARE(pages, (QList<int>{first, all, all}));
    }

    /** One person signs and gets the copy at the end: both see the file. */
    void aFileIsVisibleToEveryRecipientWithTheAddress()
    {
        const QString second = ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
        const Ended sent = send({second, u"--to"_s, u"Ann <ann@b.example>"_s, u"--to"_s, u"ben@b.example"_s,
                                 u"--copy-at-end"_s, u"Ann <ann@b.example>"_s, u"--visible"_s,
                                 u"2=ann@b.example"_s, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, (sent.out + sent.err).constData());
        const QByteArray id =
            QByteArray::number(QJsonDocument::fromJson(sent.out).object().value("id"_L1).toInteger());
        const QJsonValue document =
            QJsonDocument::fromJson(call("GET", "/v1/documents/" + id).body).object().value("document"_L1);
        QCOMPARE(document["files"_L1][1]["visibleTo"_L1].toArray(), (QJsonArray{1, 3}));
    }

    void recipientsFromAFileAndATimeOfSending()
    {
        const QString path = m_dir.filePath(u"recipients.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"invitations":[{"recipientName":"Dora","recipientEmail":"dora@b.example",)"
                   R"("actionType":15,"sequence":1,"language":"fr","group":"A","groupNeeded":1},)"
                   R"({"recipientName":"Ben","recipientEmail":"ben@b.example","actionType":15,"sequence":1,)"
                   R"("group":"A","groupNeeded":1}]})");
        file.close();
        const Ended planned = send({u"--recipients"_s, path, u"--at"_s, u"2199-12-03T09:00Z"_s});
        QVERIFY2(planned.exitCode == 0, planned.err.constData());
        QVERIFY2(planned.out.contains("will be sent at 2199-12-03 09:00 UTC"), planned.out.constData());
        const Ended sent = send({u"--recipients"_s, path, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, sent.err.constData());
    }

    void theDocumentsOwnSettings()
    {
        const auto settingOf = [this](const Ended& sent) {
            const qint64 id = QJsonDocument::fromJson(sent.out).object().value("id"_L1).toInteger();
            return QJsonDocument::fromJson(call("GET", "/v1/documents/" + QByteArray::number(id)).body)
                .object()
                .value("document"_L1)["documentSetting"_L1]
                .toObject();
        };
        const Ended sent = send({u"--to"_s, u"dora@example.com"_s, u"--subject"_s, u"Your lease"_s,
                                 u"--expires"_s, u"14"_s, u"--remind"_s, u"3"_s, u"--max-reminders"_s, u"2"_s,
                                 u"--language"_s, u"fr"_s, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, sent.err.constData());
        QJsonObject setting = settingOf(sent);
        QVERIFY2(setting.value("emailSubject"_L1).toString() == u"Your lease"_s,
                 QJsonDocument(setting).toJson().constData());
        QCOMPARE(setting.value("expireDaysAfterSent"_L1).toInt(), 14);
        QCOMPARE(setting.value("remindEveryDays"_L1).toInt(), 3);
        QCOMPARE(setting.value("maxReminders"_L1).toInt(), 2);
        QCOMPARE(setting.value("languageCode"_L1).toInt(), 551);

        // Otherwise the account's default.
        QCOMPARE(
            call(
                "PUT", "/v1/user/userSettings",
                R"({"userSetting":{"defaultExpireDays":33,"language":"de-AT"},"notificationSetting":{"remindEveryDays":5}})")
                .status,
            200);
        const Ended plain = send({u"--to"_s, u"dora@example.com"_s, u"--json"_s});
        QVERIFY2(plain.exitCode == 0, plain.err.constData());
        setting = settingOf(plain);
        QCOMPARE(setting.value("expireDaysAfterSent"_L1).toInt(), 33);
        QCOMPARE(setting.value("remindEveryDays"_L1).toInt(), 5);
        QCOMPARE(setting.value("languageCode"_L1).toInt(), 552);

        QCOMPARE(send({u"--to"_s, u"a@example.com"_s, u"--expires"_s, u"0"_s}).exitCode, 64);
        QCOMPARE(send({u"--to"_s, u"a@example.com"_s, u"--remind"_s, u"often"_s}).exitCode, 64);
        QCOMPARE(send({u"--to"_s, u"a@example.com"_s, u"--language"_s, u"nl"_s}).exitCode, 64);
    }

    void routingThatDoesNotFit_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("stranger") << QStringList{u"--witness"_s, u"zoe@b.example"_s}
                                  << QByteArray("not a recipient");
        QTest::newRow("no such file")
            << QStringList{u"--visible"_s, u"rent.pdf=anna@b.example"_s} << QByteArray("none of the files");
        QTest::newRow("nobody sees it")
            << QStringList{u"--visible"_s, u"1="_s} << QByteArray("--visible takes FILE=EMAIL");
        QTest::newRow("no recipients of a file") << QStringList{u"--visible"_s, u"rent.pdf"_s}
                                                 << QByteArray("--visible takes FILE=EMAIL,EMAIL...");
        QTest::newRow("nobody to witness")
            << QStringList{u"--witness"_s, u"dora@b.example"_s} << QByteArray("nobody to witness");
        QTest::newRow("group of one")
            << QStringList{u"--group"_s, u"dora@b.example"_s} << QByteArray("two or more addresses");
        QTest::newRow("delay") << QStringList{u"--after"_s, u"dora@b.example=soon"_s}
                               << QByteArray("1 to 3650 days");
        QTest::newRow("number") << QStringList{u"--sms-code"_s, u"dora@b.example=0151 2345"_s}
                                << QByteArray("country code");
        QTest::newRow("no gateway") << QStringList{u"--sms-code"_s, u"dora@b.example=+4915123456789"_s}
                                    << QByteArray("can't send codes by SMS");
        QTest::newRow("time") << QStringList{u"--at"_s, u"tomorrow"_s} << QByteArray("2026-12-03T09:00");
        QTest::newRow("short code") << QStringList{u"--access-code"_s, u"dora@b.example"_s}
                                    << QByteArray("at least 6");
    }
    void routingThatDoesNotFit()
    {
        QFETCH(QStringList, more);
        QFETCH(QByteArray, said);
        const qint64 before = documents();
        const Ended refused = send(QStringList{u"--to"_s, u"Dora <dora@b.example>"_s} + more, "123\n");
        QVERIFY(refused.exitCode != 0);
        QVERIFY2(refused.err.contains(said), refused.err.constData());
        QCOMPARE(documents(), before);
    }

    void nothingIsLeftOfWhatMayNotBeSent()
    {
        const qint64 before = documents();
        QCOMPARE(call("PUT", "/user/userSettings", R"({"userSetting":{"spendLimitCents":0}})").status, 200);
        const Ended sent = send({u"--to"_s, u"ben@b.example"_s});
        QCOMPARE(sent.exitCode, 1);
        QVERIFY2(sent.err.contains("limit"), sent.err.constData());
        QCOMPARE(documents(), before);
        QCOMPARE(call("PUT", "/user/userSettings", R"({"userSetting":{"spendLimitCents":null}})").status,
                 200);
        QCOMPARE(send({u"--to"_s, u"ben@b.example"_s}).exitCode, 0);
        QCOMPARE(documents(), before + 1);
    }

    /** The document that brings the account to four fifths of its limit is announced before it is sent. */
    void theSpendingLimitIsAnnouncedBeforeIt()
    {
        const auto account = [&] { return QJsonDocument::fromJson(call("GET", "/user").body).object(); };
        const auto limitTo = [&](qint64 cents) {
            return call("PUT", "/user/userSettings",
                        R"({"userSetting":{"spendLimitCents":)" + QByteArray::number(cents) + "}}")
                .status;
        };
        const qint64 price = account().value("feePerDocumentCents"_L1).toInteger();
        const qint64 charged = account().value("chargesCents"_L1).toInteger();
        QVERIFY(price > 0);
        const auto money = [](qint64 cents) { return QByteArray::number(double(cents) / 100, 'f', 2); };
        const QStringList toBen{u"--to"_s, u"ben@b.example"_s};

        // Below four fifths once it is sent, although close to it.
        qint64 limit = (charged + price) * 10 / 8 + 2;
        QCOMPARE(limitTo(limit), 200);
        const Ended quiet = send(toBen);
        QVERIFY2(quiet.exitCode == 0, quiet.err.constData());
        QVERIFY2(!quiet.err.contains("spending limit"), quiet.err.constData());

        // Exactly four fifths with this one, and less before it.
        const qint64 after = charged + 2 * price;
        limit = after * 10 / 8;
        QCOMPARE(limitTo(limit), 200);
        const Ended announced = send(toBen + QStringList{u"--json"_s});
        QVERIFY2(announced.exitCode == 0, announced.err.constData());
        QVERIFY2(announced.err.contains("Sending costs " + money(price) + ". Then " + money(after) +
                                        " of the spending limit of " + money(limit) + " is used.\n"),
                 announced.err.constData());
        QVERIFY(QJsonDocument::fromJson(announced.out).object().value("id"_L1).toInteger() > 0);
        QCOMPARE(account().value("chargesCents"_L1).toInteger(), after);

        QCOMPARE(limitTo(after + price - 1), 200);
        const Ended refused = send(toBen);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.err.contains("Sending costs " + money(price) +
                                      ", which exceeds the remaining spending limit (" + money(price - 1) +
                                      ").\n"),
                 refused.err.constData());
        QCOMPARE(account().value("chargesCents"_L1).toInteger(), after);
        QCOMPARE(call("PUT", "/user/userSettings", R"({"userSetting":{"spendLimitCents":null}})").status,
                 200);
    }

    /** A receiver of callbacks can get the secret that signs them. */
    void theCallbackSecretCanBeRead()
    {
        const QStringList ask{u"account"_s, u"secret"_s, u"--data"_s, m_data, u"--json"_s, u"--email"_s};
        const Ended told =
            runToEnd(binary("inkstoned"), ask + QStringList{u"sam@example.com"_s}, environment("serverhome"));
        QCOMPARE(told.exitCode, 0);
        const QString secret =
            QJsonDocument::fromJson(told.out).object().value("callbackSecret"_L1).toString();
        QVERIFY(secret.size() >= 32);
        QVERIFY(secret.toLatin1() != m_key);
        QCOMPARE(
            runToEnd(binary("inkstoned"), ask + QStringList{u"no@example.com"_s}, environment("serverhome"))
                .exitCode,
            1);
    }
};

INK_TEST(TestSend, "tst_send")

} // namespace tst_send

#include "tst_send.moc"
