#include "app/service/mail/mailaddress.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_mailaddress {

using namespace ink;
using namespace ink::service::mail;

class TestMailAddress final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void taken_data()
    {
        QTest::addColumn<QString>("email");
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<bool>("utf8");
        const auto row = [](const char* email, const char* address, bool utf8) {
            QTest::newRow(email) << QString::fromUtf8(email) << QByteArray(address) << utf8;
        };
        row("ben@example.com", "ben@example.com", false);
        row("o'neil+tag.x_y-z@sub.example.co.uk", "o'neil+tag.x_y-z@sub.example.co.uk", false);
        row("root@localhost", "root@localhost", false);
        row("ben@bücher.example", "ben@xn--bcher-kva.example", false);
        row("ben@Straße.example", "ben@xn--strae-oqa.example", false);
        row("ben@مثال.إختبار", "ben@xn--mgbh0fb.xn--kgbechtv", false);
        row("ünal@example.com", "\xc3\xbcnal@example.com", true);
        row("अजय@example.com", "\xe0\xa4\x85\xe0\xa4\x9c\xe0\xa4\xaf@example.com", true);
    }
    void taken()
    {
        QFETCH(QString, email);
        const auto mailbox = mailboxFrom(email);
        QVERIFY2(mailbox, mailbox ? "" : qPrintable(mailbox.error().detail.english()));
        QTEST(mailbox->address, "address");
        QTEST(mailbox->needsUtf8, "utf8");
        QVERIFY(mailbox->address.endsWith('@' + mailbox->domain));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("email");
        const auto row = [](const char* name, const QString& email) { QTest::newRow(name) << email; };
        row("empty", {});
        row("no @", QStringLiteral("example.com"));
        row("no local", QStringLiteral("@example.com"));
        row("no domain", QStringLiteral("ben@"));
        row("two @", QStringLiteral("a@b@example.com"));
        row("line end in local", QStringLiteral("ben\r\nRCPT TO:<x@y.z>@example.com"));
        row("line end in domain", QStringLiteral("ben@example.com\r\nDATA"));
        row("line end behind", QStringLiteral("ben@example.com\n"));
        row("NEL", QStringLiteral("ben\u0085x@example.com"));
        row("line separator", QStringLiteral("ben\u2028x@example.com"));
        row("NUL", QStringLiteral("ben") + QChar(0) + QStringLiteral("@example.com"));
        row("space", QStringLiteral("ben smith@example.com"));
        row("space before", QStringLiteral(" ben@example.com"));
        row("closing bracket", QStringLiteral("ben>@example.com"));
        row("parameter", QStringLiteral("ben@example.com> SIZE=1"));
        row("quoted", QStringLiteral("\"ben smith\"@example.com"));
        row("quote inside", QStringLiteral("be\"n@example.com"));
        row("comment", QStringLiteral("ben(x)@example.com"));
        row("list", QStringLiteral("ben@example.com,eve@example.com"));
        row("dots", QStringLiteral("ben..x@example.com"));
        row("dot first", QStringLiteral(".ben@example.com"));
        row("literal", QStringLiteral("ben@[127.0.0.1]"));
        row("empty label", QStringLiteral("ben@example..com"));
        row("hyphen", QStringLiteral("ben@-example.com"));
        row("slash by mapping", QStringLiteral("ben@ex\u2100mple.com"));
        row("zero width", QStringLiteral("be\u200Bn@example.com"));
        row("right to left override", QStringLiteral("be\u202En@example.com"));
        row("lone surrogate", QStringLiteral("be") + QChar(0xD800) + QStringLiteral("n@example.com"));
        row("long local", QString(65, QLatin1Char('a')) + QStringLiteral("@example.com"));
        row("long label", QStringLiteral("a@") + QString(64, QLatin1Char('b')) + QStringLiteral(".com"));
    }
    void refused()
    {
        QFETCH(QString, email);
        const auto mailbox = mailboxFrom(email);
        QVERIFY(!mailbox);
        QCOMPARE(mailbox.error().code, ErrorCode::Validation);
        QVERIFY(mailbox.error().detail.english().endsWith(QLatin1Char('.')));
        for (const QChar c : mailbox.error().detail.english())
            QVERIFY(c.isPrint() || c.isSurrogate());
    }

    void named()
    {
        const auto full = addressFrom(QStringLiteral("\"Müller & Söhne\" <post@bücher.example>"));
        QVERIFY(full);
        QCOMPARE(full->name, QStringLiteral("Müller & Söhne"));
        QCOMPARE(full->email, QStringLiteral("post@bücher.example"));
        QCOMPARE(addressFrom(QStringLiteral(" post@example.com "))->email,
                 QStringLiteral("post@example.com"));
        QCOMPARE(addressFrom(QStringLiteral("Post\r\nBcc: x@y.z <post@example.com>"))->name,
                 QStringLiteral("Post Bcc: x@y.z"));
        QVERIFY(!addressFrom(QStringLiteral("Post <post@example.com")));
        QVERIFY(!addressFrom(QStringLiteral("Post <post@exa mple.com>")));
        QVERIFY(!addressFrom({}));
    }
};

INK_TEST(TestMailAddress, "tst_mailaddress")

} // namespace tst_mailaddress

#include "tst_mailaddress.moc"
