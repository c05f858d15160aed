#include "app/base/message.h"
#include "app/service/mail/deliveryreport.h"
#include "app/service/mail/mimepart.h"
#include "tests/support/bounceshapes.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_deliveryreport {

using namespace ink;
using namespace ink::service::mail;
using ink::test::BounceShape;
using ink::test::BounceShapes;

namespace {

const QByteArray letter = "0123456789abcdef0123456789abcdef01234567";
const QByteArray address = "ben@sub.example.net";

BounceShapes shapes()
{
    return {letter, address, "sign@example.com"};
}

} // namespace

class TestDeliveryReport final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shape_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<int>("says");
        QTest::addColumn<QByteArray>("status");
        const auto all = shapes().all();
        QVERIFY(all.size() >= 50);
        for (const BounceShape& shape : all)
            QTest::newRow(shape.name.constData())
                << shape.message << static_cast<int>(shape.says) << shape.status;
    }
    void shape()
    {
        QFETCH(QByteArray, message);
        QFETCH(int, says);
        QFETCH(QByteArray, status);
        const auto report = deliveryReportFrom(message);
        if (static_cast<BounceShape::Says>(says) == BounceShape::Says::Nothing) {
            QVERIFY(!report || report->messageId != letter);
            return;
        }
        QVERIFY(report);
        QCOMPARE(report->messageId, letter);
        QCOMPARE(report->recipients.size(), 1);
        const auto& recipient = report->recipients.constFirst();
        QCOMPARE(recipient.isFinal, static_cast<BounceShape::Says>(says) == BounceShape::Says::Failed);
        if (!recipient.addresses.isEmpty())
            QVERIFY(recipient.addresses.contains(QString::fromLatin1(address)));
        if (!status.isEmpty()) QCOMPARE(recipient.status, status);
        QVERIFY(!reasonOf(recipient).english().isEmpty());
        // The headers alone are enough for fetching the rest.
        const qsizetype end = qMax(message.indexOf("\r\n\r\n"), message.indexOf("\n\n"));
        QVERIFY(isPossibleReport(message.left(end)));
    }

    void saysWhy_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QString>("diagnostic");
        QTest::addColumn<QString>("reason");
        QTest::newRow("unknown") << QByteArray("5.1.1") << QString()
                                 << QStringLiteral("bounce_no_such_address");
        QTest::newRow("full") << QByteArray("5.2.2") << QString() << QStringLiteral("bounce_mailbox_full");
        QTest::newRow("the server is more exact")
            << QByteArray("5.0.0") << QStringLiteral("550 5.1.1 no such user")
            << QStringLiteral("bounce_no_such_address");
        QTest::newRow("blocked") << QByteArray("5.7.606") << QString() << QStringLiteral("bounce_refused");
        QTest::newRow("expired") << QByteArray("4.4.7") << QString() << QStringLiteral("bounce_timed_out");
        QTest::newRow("unclear") << QByteArray() << QString() << QStringLiteral("bounce_other");
    }
    void saysWhy()
    {
        QFETCH(QByteArray, status);
        QFETCH(QString, diagnostic);
        QFETCH(QString, reason);
        const ink::Message message = reasonOf({{}, true, status, diagnostic});
        QCOMPARE(message.toJson().value(QLatin1StringView("reason")).toString(), reason);
        QCOMPARE(
            reasonOf({{}, false, status, diagnostic}).toJson().value(QLatin1StringView("reason")).toString(),
            QStringLiteral("bounce_delayed"));
    }

    /** Two emails in one report: unknown which one bounced. */
    void doesNotGuess()
    {
        QByteArray two = shapes().failed();
        const QByteArray second = QByteArray(letter).replace("0123", "3210");
        two.replace("--=_dsn--", "--=_dsn\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <" +
                                     second + "@example.com>\r\n\r\n--=_dsn--");
        QVERIFY(!deliveryReportFrom(two));
    }

    /** Reading a mailbox terminates, whatever it contains. */
    void survivesDamage()
    {
        QRandomGenerator random(17);
        const auto all = shapes().all();
        for (int i = 0; i < 3'000; ++i) {
            QByteArray message = all.at(static_cast<qsizetype>(random.bounded(all.size()))).message;
            for (int change = random.bounded(8); change >= 0 && !message.isEmpty(); --change) {
                const auto at = static_cast<qsizetype>(random.bounded(message.size()));
                if (random.bounded(3) == 0)
                    message.remove(at, random.bounded(200));
                else if (random.bounded(2) == 0)
                    message.insert(at, message.mid(random.bounded(message.size()), random.bounded(300)));
                else
                    message[at] = static_cast<char>(random.bounded(256));
            }
            if (const auto report = deliveryReportFrom(message)) QVERIFY(!report->recipients.isEmpty());
        }
        QByteArray deep = "From: mailer-daemon@x\r\n";
        for (int i = 0; i < 5'000; ++i)
            deep += "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n";
        QVERIFY(!deliveryReportFrom(deep));
    }

    /** White space after many escapes is looked at once, not again for each of them. */
    void quotedPrintableTakesLinearTime()
    {
        constexpr qsizetype half = 256 * 1024;
        const QByteArray body = QByteArray(half, '=') + QByteArray(half, ' ') + "\n";
        const test::WorkTimer work;
        const MimePart part = parseMime("Content-Transfer-Encoding: quoted-printable\n\n" + body);
        QVERIFY2(work.elapsed() < 5'000, qPrintable(QString::number(work.elapsed())));
        QCOMPARE(part.body, QByteArray(half - 1, '=')); // the last one begins a soft line break
    }
};

INK_TEST(TestDeliveryReport, "tst_deliveryreport")

} // namespace tst_deliveryreport

#include "tst_deliveryreport.moc"
