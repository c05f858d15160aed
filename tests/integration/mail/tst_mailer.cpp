#include "app/service/mail/mailer.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTcpServer>
#include <QTest>

#include <thread>

namespace tst_mailer {

using namespace ink;
using namespace ink::service::mail;
using ink::test::SmtpSink;
using Verdict = SendResult::Verdict;

namespace {

MailOptions optionsFor(const SmtpSink& sink, Security security = Security::None)
{
    MailOptions options;
    options.host = QStringLiteral("127.0.0.1");
    options.port = sink.port();
    options.security = security;
    options.from = {QStringLiteral("Mill Lane"), QStringLiteral("sign@example.com")};
    options.timeout = std::chrono::seconds(5);
    if (security != Security::None) options.caFile = sink.certificate();
    return options;
}

SerializedMessage mailTo(const QString& email, qsizetype attachment = 0)
{
    service::mail::Message message;
    message.from = {QStringLiteral("Mill Lane"), QStringLiteral("sign@example.com")};
    message.to = {QStringLiteral("Ben"), email};
    message.replyTo = {QStringLiteral("Anna"), QStringLiteral("anna@example.com")};
    message.subject = QStringLiteral("Ünïcode عربي 😀");
    message.text = QStringLiteral(".dot\nHello\n");
    message.html = QStringLiteral("<p>Hello</p>");
    message.messageId = "id-1";
    if (attachment > 0)
        message.attachments = {{QStringLiteral("päge.pdf"), "application/pdf", QByteArray(attachment, 'x')}};
    return serialize(message).value();
}

const QString ben = QStringLiteral("ben@example.org");

} // namespace

#define START_SINK(sink, ...)                                                                                \
    SmtpSink sink;                                                                                           \
    if (!test::require(sink.start({__VA_ARGS__}), "aiosmtpd or openssl")) return

class TestMailer final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void overTls_data()
    {
        QTest::addColumn<bool>("implicit");
        QTest::newRow("starttls") << false;
        QTest::newRow("tls") << true;
    }
    void overTls()
    {
        QFETCH(bool, implicit);
        START_SINK(sink, implicit ? QStringLiteral("--tls") : QStringLiteral("--starttls"),
                   QStringLiteral("--auth"), QStringLiteral("user@x:pässword"),
                   QStringLiteral("--plain-auth"));
        MailOptions options = optionsFor(sink, implicit ? Security::Tls : Security::StartTls);
        options.user = QStringLiteral("user@x");
        options.password = Secret(QByteArray("wrong"));
        const SendResult denied = Mailer(options).send(mailTo(ben));
        QCOMPARE(denied.verdict, Verdict::TemporaryFailure); // the operator can fix it
        QVERIFY(denied.error.english().contains(QLatin1StringView("password")));
        QVERIFY(!denied.error.english().contains(QLatin1StringView("wrong")));

        options.password = Secret(QStringLiteral("pässword").toUtf8());
        const SendResult sent = Mailer(options).send(mailTo(ben));
        QVERIFY2(sent.verdict == Verdict::Sent, qPrintable(sent.error.english()));
        const QJsonObject mail = sink.next();
        QVERIFY(mail.value(QLatin1StringView("tls")).toBool());
        QCOMPARE(mail.value(QLatin1StringView("user")).toString(), QStringLiteral("user@x"));
        QCOMPARE(SmtpSink::header(mail, "Subject"), QStringLiteral("Ünïcode عربي 😀"));
        QCOMPARE(mail.value(QLatin1StringView("defects")).toArray(), QJsonArray());
        QCOMPARE(SmtpSink::text(mail), QStringLiteral(".dot\nHello\n\n"));

        options.caFile.clear(); // not trusted by the system
        const SendResult distrusted = Mailer(options).send(mailTo(ben));
        QCOMPARE(distrusted.verdict, Verdict::TemporaryFailure);
        QVERIFY2(distrusted.error.english().contains(QLatin1StringView("certificate")),
                 qPrintable(distrusted.error.english()));
        QVERIFY(sink.nothing());
    }

    void starttlsIsNotOptional()
    {
        START_SINK(sink);
        SmtpSink other; // only for its certificate
        MailOptions options = optionsFor(sink);
        options.security = Security::StartTls;
        const SendResult result = Mailer(options).send(mailTo(ben));
        QCOMPARE(result.verdict, Verdict::TemporaryFailure);
        QVERIFY2(result.error.english().contains(QLatin1StringView("STARTTLS")),
                 qPrintable(result.error.english()));
        QVERIFY(sink.nothing());
    }

    void noPasswordInTheClear()
    {
        MailOptions options;
        options.host = QStringLiteral("mail.example.com");
        options.from = {{}, QStringLiteral("sign@example.com")};
        options.user = QStringLiteral("u");
        options.password = Secret(QByteArray("p"));
        QVERIFY(checkMailOptions(options)); // starttls
        options.security = Security::None;
        QVERIFY(!checkMailOptions(options));
        options.allowPlainLogin = true;
        QVERIFY(checkMailOptions(options));
        options.password = Secret();
        QVERIFY(!checkMailOptions(options));
    }

    void addresses()
    {
        const QString from = QStringLiteral("Post <post@example.com>");
        const auto plain = mailOptionsFrom(QStringLiteral("smtp://me%40x@mail.example.com:2525"), from, {});
        QVERIFY(plain);
        QCOMPARE(plain->user, QStringLiteral("me@x"));
        QCOMPARE(plain->port, 2525);
        QCOMPARE(plain->security, Security::StartTls);
        QCOMPARE(plain->from.name, QStringLiteral("Post"));
        QCOMPARE(mailOptionsFrom(QStringLiteral("smtps://mail.example.com"), from, {})->security,
                 Security::Tls);
        QCOMPARE(mailOptionsFrom(QStringLiteral("smtp://127.0.0.1:25"), from, {})->security, Security::None);
        QCOMPARE(mailOptionsFrom(QStringLiteral("smtp://[::1]:25"), from, QStringLiteral("starttls"))->host,
                 QStringLiteral("::1"));
        const auto refused = [&](const char* url, const char* security = "") {
            return !mailOptionsFrom(QString::fromUtf8(url), from, QString::fromUtf8(security));
        };
        QVERIFY(refused("mail.example.com"));
        QVERIFY(refused("http://mail.example.com"));
        QVERIFY(refused("smtp://u:p@mail.example.com"));
        QVERIFY(refused("smtp://mail.example.com/x"));
        QVERIFY(refused("smtps://mail.example.com", "none"));
        QVERIFY(refused("smtp://mail.example.com", "maybe"));
        QVERIFY(!mailOptionsFrom(QStringLiteral("smtp://mail.example.com"), QStringLiteral("nobody"), {}));
    }

    void connectionsAreKept()
    {
        START_SINK(sink);
        Mailer mailer(optionsFor(sink));
        QSet<int> peers;
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(mailer.send(mailTo(ben, 200'000)).verdict, Verdict::Sent);
            const QJsonObject mail = sink.next();
            peers.insert(mail.value(QLatin1StringView("peer")).toInt());
            const QJsonObject file = SmtpSink::part(mail, "application/pdf");
            QCOMPARE(file.value(QLatin1StringView("fileName")).toString(), QStringLiteral("päge.pdf"));
            QCOMPARE(file.value(QLatin1StringView("sha256")).toString().toLatin1(),
                     QCryptographicHash::hash(QByteArray(200'000, 'x'), QCryptographicHash::Sha256).toHex());
        }
        QCOMPARE(peers.size(), 1);
        // The cached connection is lost; a new one is tried immediately, and is lost too.
        QVERIFY(sink.notify("cut mail"));
        QCOMPARE(mailer.send(mailTo(ben)).verdict, Verdict::TemporaryFailure);
        QVERIFY(sink.notify("clear"));
        QCOMPARE(mailer.send(mailTo(ben)).verdict, Verdict::Sent);
        QVERIFY(!sink.next().isEmpty());
    }

    void answersOfTheServer_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<int>("verdict");
        const auto row = [](const char* command, Verdict verdict) {
            QTest::newRow(command) << QByteArray(command) << static_cast<int>(verdict);
        };
        row("ehlo 421 4.3.2 busy", Verdict::TemporaryFailure);
        row("ehlo 554 5.3.2 not now", Verdict::TemporaryFailure); // about us, not about the email
        row("mail 451 4.7.1 greylisted", Verdict::TemporaryFailure);
        row("mail 550 5.7.1 sender unknown", Verdict::Refused);
        row("mail 530 5.7.0 authentication required", Verdict::TemporaryFailure);
        row("rcpt 450 4.2.1 mailbox busy", Verdict::TemporaryFailure);
        row("rcpt 550 5.1.1 no such user 6f1f7a52-0c9b-4a65-93a5-0d8a1b2c3d4e", Verdict::Refused);
        row("rcpt 552 5.2.2 mailbox full", Verdict::Refused);
        row("mail 552 5.3.4 too big", Verdict::TooLarge);
        row("data 451 4.3.0 later", Verdict::TemporaryFailure);
        row("data 554 5.5.1 no", Verdict::Refused);
        row("message 451 4.3.0 later", Verdict::TemporaryFailure);
        row("message 554 5.7.1 spam http://x/sign/6f1f7a52-0c9b-4a65-93a5-0d8a1b2c3d4e", Verdict::Refused);
        row("message 552 5.3.4 too big", Verdict::TooLarge);
        row("cut rcpt", Verdict::TemporaryFailure);
        row("cut message", Verdict::TemporaryFailure);
    }
    void answersOfTheServer()
    {
        QFETCH(QByteArray, command);
        QFETCH(int, verdict);
        START_SINK(sink);
        QVERIFY(sink.notify(command));
        const SendResult result = Mailer(optionsFor(sink)).send(mailTo(ben));
        QVERIFY2(static_cast<int>(result.verdict) == verdict, qPrintable(result.error.english()));
        QVERIFY(!result.error.isEmpty());
        QVERIFY2(!result.error.english().contains(QLatin1StringView("6f1f7a52")),
                 qPrintable(result.error.english()));
        if (!command.startsWith("cut"))
            QCOMPARE(result.code, command.mid(command.indexOf(' ') + 1, 3).toInt());
    }

    void foreignLetters()
    {
        const QString ann = QStringLiteral("ånn@bücher.example");
        {
            START_SINK(sink);
            const SendResult result = Mailer(optionsFor(sink)).send(mailTo(ann));
            QVERIFY2(result.verdict == Verdict::Sent, qPrintable(result.error.english()));
            const QJsonObject mail = sink.next();
            QCOMPARE(mail.value(QLatin1StringView("to")).toArray(),
                     QJsonArray{QStringLiteral("ånn@xn--bcher-kva.example")});
            QVERIFY(mail.value(QLatin1StringView("options")).toArray().contains(QStringLiteral("SMTPUTF8")));
        }
        START_SINK(old, QStringLiteral("--no-utf8"));
        Mailer mailer(optionsFor(old));
        const SendResult result = mailer.send(mailTo(ann));
        QCOMPARE(result.verdict, Verdict::Refused);
        QVERIFY2(result.error.english().contains(QLatin1StringView("before the @")),
                 qPrintable(result.error.english()));
        QVERIFY(old.nothing());
        QCOMPARE(mailer.send(mailTo(QStringLiteral("ann@bücher.example"))).verdict, Verdict::Sent);
    }

    void nobodyThere()
    {
        QTcpServer taken; // a port that nobody listens on any more
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        MailOptions options;
        options.host = QStringLiteral("127.0.0.1");
        options.port = taken.serverPort();
        options.security = Security::None;
        options.from = {{}, QStringLiteral("sign@example.com")};
        taken.close();
        const SendResult result = Mailer(options).send(mailTo(ben));
        QCOMPARE(result.verdict, Verdict::TemporaryFailure);
        QVERIFY(result.error.english().contains(QLatin1StringView("reached")));
    }

    void aHangingServerIsGivenUp()
    {
        START_SINK(sink);
        QVERIFY(sink.notify("hang rcpt"));
        MailOptions options = optionsFor(sink);
        options.timeout = std::chrono::seconds(1);
        const SendResult result = Mailer(options).send(mailTo(ben));
        QCOMPARE(result.verdict, Verdict::TemporaryFailure);
        QVERIFY2(result.error.english().contains(QLatin1StringView("in time")),
                 qPrintable(result.error.english()));
    }

    void stoppingDoesNotWaitForTheServer()
    {
        START_SINK(sink);
        QVERIFY(sink.notify("hang data"));
        MailOptions options = optionsFor(sink);
        options.timeout = std::chrono::seconds(40);
        Mailer mailer(options);
        SendResult result;
        std::thread worker([&] { result = mailer.send(mailTo(ben)); });
        mailer.stop();
        worker.join();
        QCOMPARE(result.verdict, Verdict::TemporaryFailure);
        QCOMPARE(result.error.key(), QStringLiteral("service_stopped"));
    }
};

INK_TEST(TestMailer, "tst_mailer")

} // namespace tst_mailer

#include "tst_mailer.moc"
