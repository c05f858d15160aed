#include "tests/support/bounceshapes.h"
#include "tests/support/imapserver.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/statehost.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QUrl>

namespace tst_sendermails {

using namespace ink;
using namespace ink::test;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString publicUrl = u"https://sign.example.com"_s;
const QString sender = u"anna@example.com"_s;
const QString recipient = u"ben@example.com"_s;

/** A service with a public address and a real mail server, as its account Anna sees it. */
struct MailedService
{
    [[nodiscard]] bool start(bool readsReturnedMail)
    {
        if (!sink.start() || (readsReturnedMail && !imap.start())) return false;
        host.clock.set(SystemClock().now()); // the mail servers use the real time
        return host.start([this, readsReturnedMail](service::ServiceHost::Options& options) {
            options.publicUrl = publicUrl;
            options.mail = ServiceFixture::mailThrough(sink.port());
            if (!readsReturnedMail) return;
            service::mail::MailboxOptions mailbox;
            mailbox.host = u"127.0.0.1"_s;
            mailbox.port = imap.port();
            mailbox.security = service::mail::Security::None;
            mailbox.user = ImapServer::user();
            mailbox.password = Secret(ImapServer::password());
            mailbox.interval = 100ms;
            options.mailbox = mailbox;
        });
    }
    /** The next email to the sender; emails to others before it must not contain the document's URL. */
    [[nodiscard]] QJsonObject nextToSender(const QString& documentUrl)
    {
        for (;;) {
            QJsonObject mail = sink.next(20'000);
            if (mail.isEmpty() || mail.value("to"_L1)[0].toString() == sender) return mail;
            const bool isHidden = !SmtpSink::text(mail).contains(documentUrl) &&
                                  !SmtpSink::text(mail, "text/html").contains(documentUrl);
            [&] { QVERIFY2(isHidden, qPrintable(SmtpSink::header(mail, "Subject"))); }();
        }
    }

    SmtpSink sink;
    ImapServer imap;
    StateHost host;
};

using Act = void (*)(MailedService&, const QJsonObject&);

int callLink(const MailedService& service, const QJsonObject& document, const char* what,
             const char* body = "")
{
    return service.host.call("POST", StateHost::signingPath(document) + what, body).status;
}

void openLink(MailedService& service, const QJsonObject& document)
{
    QCOMPARE(callLink(service, document, "/opened"), 200);
}

void signDocument(MailedService& service, const QJsonObject& document)
{
    QCOMPARE(service.host.finish(StateHost::signingPath(document)).status, 200);
}

void declineDocument(MailedService& service, const QJsonObject& document)
{
    QCOMPARE(callLink(service, document, "/reject", R"({"reason":"wrong rent"})"), 200);
}

void delegateDocument(MailedService& service, const QJsonObject& document)
{
    QCOMPARE(callLink(service, document, "/delegate",
                      R"({"recipientName":"Zoe","recipientEmail":"zoe@example.com"})"),
             200);
}

void askQuestion(MailedService& service, const QJsonObject& document)
{
    QCOMPARE(callLink(service, document, "/questions", R"({"text":"Is this the right flat?"})"), 200);
}

void enterWrongCodes(MailedService& service, const QJsonObject& document)
{
    for (int i = 0; i < 5; ++i)
        QCOMPARE(callLink(service, document, "/unlock", R"({"code":"000000"})"), 403);
}

void passDeadline(MailedService& service, const QJsonObject&)
{
    service.host.clock.advance(24h * 181);
    QVERIFY(service.host.restart());
}

void returnInvitation(MailedService& service, const QJsonObject&)
{
    const QJsonObject invitation = service.sink.next();
    QCOMPARE(invitation.value("to"_L1)[0].toString(), recipient);
    const QByteArray raw = invitation.value("raw"_L1).toString().toLatin1();
    const QByteArray id = raw.mid(raw.indexOf("Message-ID: <") + 13, 40);
    QVERIFY(service.imap.deliver(BounceShapes(id, recipient.toUtf8(), "sign@example.com").failed()));
}

} // namespace

/** Each email to the sender leads to its document, and the link answers. */
class TestSenderMails final : public QObject
{
    Q_OBJECT

    /** The link as a browser and as a program with the sender's key open it. */
    static void openUrl(const MailedService& service, const QString& url, const QJsonObject& document)
    {
        const QByteArray path = QUrl(url).path().toLatin1();
        const RawAnswer page = service.host.call("GET", path, {}, "Accept: text/html\r\n");
        QCOMPARE(page.status, 200);
        QVERIFY(page.header("Content-Type").startsWith("text/html"));
        const QByteArray number = QByteArray::number(document.value("id"_L1).toInteger());
        QVERIFY2(
            page.body.contains("\"inkstone:open?service=sign.example.com&amp;documentId=" + number + '"'),
            page.body.constData());
        const RawAnswer data = service.host.mine("GET", path);
        QCOMPARE(data.status, 200);
        QCOMPARE(ServiceFixture::json(data).value("document"_L1)["GUID"_L1], document.value("GUID"_L1));
    }

private Q_SLOTS:
    void everyMailLeadsToItsDocument_data()
    {
        QTest::addColumn<Act>("act");
        QTest::addColumn<QStringList>("subjects"); ///< of the emails to the sender, sorted
        QTest::newRow("opened") << &openLink << QStringList{u"Ben Ünal has opened “Lease 14B”"_s};
        QTest::newRow("signed and completed")
            << &signDocument
            << QStringList{u"Ben Ünal has finished “Lease 14B”"_s, u"Completed: “Lease 14B”"_s};
        QTest::newRow("declined") << &declineDocument << QStringList{u"Declined: “Lease 14B”"_s};
        QTest::newRow("delegated") << &delegateDocument << QStringList{u"“Lease 14B” was delegated to Zoe"_s};
        QTest::newRow("asked") << &askQuestion << QStringList{u"Question about “Lease 14B” from Ben Ünal"_s};
        QTest::newRow("locked") << &enterWrongCodes << QStringList{u"Too many wrong codes for “Lease 14B”"_s};
        QTest::newRow("expired") << &passDeadline << QStringList{u"Expired: “Lease 14B”"_s};
        QTest::newRow("undelivered") << &returnInvitation
                                     << QStringList{u"Email about “Lease 14B” bounced"_s};
    }
    void everyMailLeadsToItsDocument()
    {
        QFETCH(Act, act);
        QFETCH(QStringList, subjects);
        MailedService service;
        if (!require(service.start(act == &returnInvitation), "dovecot or aiosmtpd")) return;
        const QByteArray notices =
            R"({"notificationSetting":{"onViewed":)" + QByteArray(act == &openLink ? "true" : "false") + "}}";
        QCOMPARE(service.host.mine("PUT", "/user/userSettings", notices).status, 200);
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonObject person = wanted.value("invitations"_L1)[0].toObject();
        person.insert(u"mayDelegate"_s, true);
        if (act == &enterWrongCodes)
            person.insert(u"authentications"_s,
                          QJsonArray{QJsonObject{{u"type"_s, 133}, {u"code"_s, u"471147"_s}}});
        wanted.insert(u"invitations"_s, QJsonArray{person});
        // Another one, so that not any number leads to the right document.
        (void)service.host.create(ServiceFixture::document(51));
        const QJsonObject document = service.host.create(wanted);
        const QString url = document.value("documentURL"_L1).toString();
        QCOMPARE(url, u"%1/documents/%2"_s.arg(publicUrl).arg(document.value("id"_L1).toInteger()));

        act(service, document);
        if (QTest::currentTestFailed()) return;
        QStringList told;
        for (qsizetype i = 0; i < subjects.size(); ++i) {
            const QJsonObject mail = service.nextToSender(url);
            told << SmtpSink::header(mail, "Subject");
            for (const char* part : {"text/plain", "text/html"}) {
                static const QRegularExpression links(u"https://sign\\.example\\.com/documents/[^\\s\"<]*"_s);
                QSet<QString> found;
                for (auto it = links.globalMatch(SmtpSink::text(mail, part)); it.hasNext();)
                    found.insert(it.next().captured());
                QVERIFY2(found == QSet<QString>{url},
                         qPrintable(told.constLast() + u' ' + QLatin1String(part)));
            }
        }
        told.sort();
        QCOMPARE(told, subjects);
        openUrl(service, url, document);
    }
};

INK_TEST(TestSenderMails, "tst_sendermails")

} // namespace tst_sendermails

#include "tst_sendermails.moc"
