#include "tests/support/requirements.h"
#include "tests/support/servicefixture.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_mailservice {

using namespace ink;
using ink::test::RawAnswer;
using ink::test::ServiceFixture;
using ink::test::SmtpSink;

namespace {

std::function<void(service::ServiceHost::Options&)> mailThrough(const SmtpSink& sink)
{
    return [&sink](service::ServiceHost::Options& options) {
        service::mail::MailOptions mail = ServiceFixture::mailThrough(sink.port());
        mail.timeout = std::chrono::minutes(30); // longer than these tests may take
        mail.maxConnections = 2;
        options.mail = mail;
    };
}

QJsonObject documentIn(const RawAnswer& answer)
{
    return ServiceFixture::json(answer).value(QLatin1StringView("document")).toObject();
}

QByteArray pathOf(const QJsonObject& document)
{
    return "/v1/documents/" + QByteArray::number(document.value(QLatin1StringView("id")).toInteger());
}

QString pngOfASignature()
{
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixelColor(10, 10, Qt::black);
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return QString::fromLatin1(buffer.data().toBase64());
}

/** A sent document of one signer with a text and a signature. */
QJsonObject sent(const ServiceFixture& service, const QString& title)
{
    QJsonObject wanted = ServiceFixture::document(52, title);
    const QJsonArray tags = wanted.value(QLatin1StringView("tags")).toArray();
    wanted.insert(QStringLiteral("tags"), QJsonArray{tags.at(0), tags.at(4)});
    return documentIn(service.create(wanted, "/documents"));
}

int sign(const ServiceFixture& service, const QJsonObject& document)
{
    const QJsonArray tags = document.value(QLatin1StringView("tags")).toArray();
    const QJsonArray values{QJsonObject{{QStringLiteral("id"), tags.at(0)[QLatin1StringView("id")]},
                                        {QStringLiteral("text"), QStringLiteral("Ben")}},
                            QJsonObject{{QStringLiteral("id"), tags.at(1)[QLatin1StringView("id")]},
                                        {QStringLiteral("image"), pngOfASignature()}}};
    return service
        .call("POST", ServiceFixture::signingPath(document) + "/finish",
              ServiceFixture::bytes({{QStringLiteral("consent"), true}, {QStringLiteral("values"), values}}))
        .status;
}

bool isCompleted(const ServiceFixture& service, const QJsonObject& document)
{
    return documentIn(service.mine("GET", pathOf(document)))
               .value(QLatin1StringView("signingStatus"))
               .toInt() == 53;
}

QJsonObject firstInvitation(const QJsonObject& document)
{
    return document.value(QLatin1StringView("invitations"))[0].toObject();
}

} // namespace

#define START_SERVICE_SINK(sink)                                                                             \
    SmtpSink sink;                                                                                           \
    if (!test::require(sink.start(), "aiosmtpd")) return

class TestMailService final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fromSendingToTheFinishedFile()
    {
        START_SERVICE_SINK(sink);
        ServiceFixture service;
        QVERIFY(service.start(mailThrough(sink)));
        const QJsonObject document = sent(service, QStringLiteral("Lease 14B"));
        QVERIFY(!document.isEmpty());
        const QJsonObject invitation = sink.next();
        QCOMPARE(invitation.value(QLatin1StringView("to")).toArray(),
                 QJsonArray{QStringLiteral("ben@example.com")});
        QVERIFY(SmtpSink::text(invitation)
                    .contains(firstInvitation(document).value(QLatin1StringView("signingURL")).toString()));
        QTRY_COMPARE(firstInvitation(documentIn(service.mine("GET", pathOf(document))))
                         .value(QLatin1StringView("mailState"))
                         .toString(),
                     QStringLiteral("sent"));

        QCOMPARE(sign(service, document), 200);
        QStringList told; // Ben's finishing, and the completed document to both
        QByteArray hash;
        for (int i = 0; i < 3; ++i) {
            const QJsonObject mail = sink.next();
            told.append(mail.value(QLatin1StringView("to"))[0].toString() + QLatin1Char(' ') +
                        SmtpSink::header(mail, "Subject"));
            const QJsonObject file = SmtpSink::part(mail, "application/pdf");
            if (!file.isEmpty()) hash = file.value(QLatin1StringView("sha256")).toString().toLatin1();
        }
        told.sort();
        QCOMPARE(told, (QStringList{QStringLiteral("anna@example.com Ben Ünal has finished “Lease 14B”"),
                                    QStringLiteral("anna@example.com Completed: “Lease 14B”"),
                                    QStringLiteral("ben@example.com Completed: “Lease 14B”")}));
        const RawAnswer signedFile = service.mine("GET", pathOf(document) + "/download?content=esign");
        QCOMPARE(hash, QCryptographicHash::hash(signedFile.body, QCryptographicHash::Sha256).toHex());
    }

    /** The link in the email about a completed document gives its reader nothing of a hidden file. */
    void theLinkGivesNoHiddenFile()
    {
        START_SERVICE_SINK(sink);
        ServiceFixture service;
        QVERIFY(service.start(mailThrough(sink)));
        QCOMPARE(service
                     .mine("PUT", "/v1/user/userSettings",
                           R"({"notificationSetting":{"completionMail":"link","onSigned":false}})")
                     .status,
                 200);
        const RawAnswer made = service.mine("POST", "/documents",
                                            ServiceFixture::bytes(ServiceFixture::documentWithHiddenFile()));
        QVERIFY2(made.status == 201, made.body.constData());
        const QJsonObject document = documentIn(made);
        for (int i = 0; i < 2; ++i) {
            const RawAnswer finished = service.finish(ServiceFixture::signingPath(document, i));
            QVERIFY2(finished.status == 200, finished.body.constData());
        }
        QString text;
        while (text.isEmpty()) {
            const QJsonObject mail = sink.next();
            QVERIFY(!mail.isEmpty());
            QVERIFY(SmtpSink::part(mail, "application/pdf").isEmpty());
            if (mail.value(QLatin1StringView("to"))[0].toString() == QLatin1StringView("ben@example.com") &&
                SmtpSink::header(mail, "Subject").startsWith(QLatin1StringView("Completed")))
                text = SmtpSink::text(mail);
        }
        static const QRegularExpression link(QStringLiteral("https?://\\S+"));
        const QByteArray path = QUrl(link.match(text).captured()).path().toLatin1();
        QCOMPARE(path, ServiceFixture::signingPath(document, 0));
        QVERIFY(service.call("GET", path + "/values").body.contains("lease.pdf"));
        int read = 0;
        for (const char* what :
             {"", "/values", "/download", "/download?content=esign", "/download?content=esignwithaudit",
              "/download?content=audit", "/download?content=copy", "/download?content=original"}) {
            const RawAnswer answer = service.call("GET", path + what);
            QVERIFY2(!(answer.head + answer.body).contains("salaries"), what);
            read += answer.status == 200 ? 1 : 0;
        }
        QVERIFY(read >= 6);
        const RawAnswer sealed = service.call("GET", path + "/download?content=esign");
        const RawAnswer lease = service.mine(
            "GET",
            pathOf(document) + "/download?content=esign&fileID=" +
                QByteArray::number(
                    document.value(QLatin1StringView("files"))[0][QLatin1StringView("id")].toInteger()));
        QCOMPARE(sealed.body, lease.body);
    }

    void aHangingServerHoldsNobodyUp()
    {
        START_SERVICE_SINK(sink);
        QVERIFY(sink.notify("hang mail"));
        ServiceFixture service;
        QVERIFY(service.start(mailThrough(sink)));
        QList<QJsonObject> documents;
        for (int i = 0; i < 6; ++i)
            documents.append(sent(service, QStringLiteral("Lease %1").arg(i)));
        for (const QJsonObject& document : std::as_const(documents))
            QCOMPARE(sign(service, document), 200);
        for (const QJsonObject& document : std::as_const(documents))
            QTRY_VERIFY_WITH_TIMEOUT(isCompleted(service, document), 20'000);
        QVERIFY(sink.nothing());
        const QJsonObject told = documentIn(service.mine("GET", pathOf(documents.constFirst())));
        QCOMPARE(firstInvitation(told).value(QLatin1StringView("mailState")).toString(),
                 QStringLiteral("waiting"));

        service.stop(); // nor the end of the process
    }

    void withoutMailNothingIsSaid()
    {
        ServiceFixture service;
        QVERIFY(service.start());
        const QJsonObject document = sent(service, QStringLiteral("Lease 14B"));
        QVERIFY(!document.isEmpty());
        QVERIFY(!firstInvitation(documentIn(service.mine("GET", pathOf(document))))
                     .contains(QLatin1StringView("mailState")));
    }

    void optionsThatWouldLeakAreRefused()
    {
        SmtpSink unused;
        ServiceFixture service;
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("TLS")));
        QVERIFY(!service.start([&](service::ServiceHost::Options& options) {
            mailThrough(unused)(options);
            options.mail->user = QStringLiteral("u");
            options.mail->password = Secret(QByteArray("p"));
        }));
    }
};

INK_TEST(TestMailService, "tst_mailservice")

} // namespace tst_mailservice

#include "tst_mailservice.moc"
