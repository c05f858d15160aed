#include "app/service/mail/mimemessage.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_mimemessage {

using namespace ink;
using namespace ink::service::mail;

namespace {

service::mail::Message sample()
{
    service::mail::Message message;
    message.from = {QStringLiteral("Mill \"Lane\" \\ Co"), QStringLiteral("sign@example.com")};
    message.to = {QStringLiteral("Ünïcode Ölaf"), QStringLiteral("olaf@example.org")};
    message.replyTo = {QStringLiteral("Anna"), QStringLiteral("anna@example.com")};
    message.subject = QStringLiteral("Hello");
    message.text = QStringLiteral("Hello\n");
    message.html = QStringLiteral("<p>Hello</p>");
    message.messageId = "0123456789abcdef";
    message.date = Timestamp(std::chrono::milliseconds(1'767'225'600'000));
    return message;
}

/** The header block with folded lines joined. */
QList<QByteArray> headers(const QByteArray& bytes)
{
    QByteArray head = bytes.left(bytes.indexOf("\r\n\r\n"));
    head.replace("\r\n ", " ");
    return head.split('\n');
}

QByteArray header(const QByteArray& bytes, const QByteArray& name)
{
    QByteArray found;
    for (const QByteArray& line : headers(bytes))
        if (line.startsWith(name + ": "))
            found = found.isNull() ? line.mid(name.size() + 2).trimmed() : "twice";
    return found;
}

} // namespace

class TestMimeMessage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyLineFits()
    {
        service::mail::Message message = sample();
        message.subject = QString(400, QChar(0x6F22)) + QStringLiteral("\r\nBcc: eve@example.com");
        message.text = QStringLiteral(".\n..hidden\nFrom me\n--x\n") + QString(3000, QLatin1Char('=')) +
                       QStringLiteral("\ntrailing \t\n.");
        message.html = QStringLiteral("<p>") + QString(5000, QChar(0x0639)) + QStringLiteral("</p>");
        message.attachments = {{QString(230, QChar(0x00E9)) + QStringLiteral("\r\nX: \".pdf"),
                                "application/pdf", QByteArray(100'000, '\xff')}};
        const auto written = serialize(message);
        QVERIFY(written);
        const QByteArray& bytes = written->bytes;
        QVERIFY(bytes.endsWith("\r\n"));
        QCOMPARE(bytes.count('\n'), bytes.count("\r\n"));
        QCOMPARE(bytes.count('\r'), bytes.count("\r\n"));
        for (const QByteArray& line : bytes.split('\n')) {
            QVERIFY2(line.size() <= 79, line.constData()); // with its CR
            QVERIFY2(!line.startsWith('.'), line.constData());
            QVERIFY2(!line.startsWith("From "), line.constData());
            for (const char c : line)
                QVERIFY((c >= 0x20 && c < 0x7F) || c == '\r');
        }
        for (const QByteArray& line : headers(bytes))
            QVERIFY2(!line.startsWith("Bcc") && !line.startsWith("X:"), line.constData());
    }

    void headersOfAMail()
    {
        const auto written = serialize(sample());
        QVERIFY(written);
        const QByteArray& bytes = written->bytes;
        QCOMPARE(header(bytes, "From"), "\"Mill \\\"Lane\\\" \\\\ Co\" <sign@example.com>");
        QVERIFY(header(bytes, "To").startsWith("=?UTF-8?B?"));
        QVERIFY(header(bytes, "To").endsWith(" <olaf@example.org>"));
        QCOMPARE(header(bytes, "Reply-To"), "\"Anna\" <anna@example.com>");
        QCOMPARE(header(bytes, "Date"), "01 Jan 2026 00:00:00 +0000");
        QCOMPARE(header(bytes, "Message-ID"), "<0123456789abcdef@example.com>");
        QCOMPARE(header(bytes, "References"), QByteArray());
        service::mail::Message reminder = sample();
        reminder.threadId = "fedcba9876543210";
        QCOMPARE(header(serialize(reminder)->bytes, "References"), "<fedcba9876543210@example.com>");
        QCOMPARE(header(bytes, "Auto-Submitted"), "auto-generated");
        QCOMPARE(header(bytes, "MIME-Version"), "1.0");
        QVERIFY(header(bytes, "Content-Type").startsWith("multipart/alternative;"));
        QCOMPARE(written->sender, "sign@example.com");
        QCOMPARE(written->recipient, "olaf@example.org");
        QVERIFY(!written->needsUtf8);
    }

    void lookAlikesOfEncodedWordsStayText()
    {
        // A title with "=?…?=" must not be decoded by the reader.
        const QByteArray line = textHeader("Subject", QStringLiteral("=?UTF-8?B?QmNjOg==?="));
        QCOMPARE(line, "Subject: =?UTF-8?B?" + QByteArray("=?UTF-8?B?QmNjOg==?=").toBase64() + "?=\r\n");
    }

    void wordsEndWithWholeCharacters()
    {
        const QString text = QString::fromUcs4(U"a😀").repeated(40);
        QByteArray line = textHeader("Subject", text);
        QVERIFY(line.contains("\r\n "));
        QString back;
        for (const QByteArray& word : line.mid(9).trimmed().split('\n')) {
            const QByteArray inner = word.trimmed();
            QVERIFY(inner.startsWith("=?UTF-8?B?") && inner.endsWith("?=") && inner.size() <= 75);
            const QString piece = QString::fromUtf8(QByteArray::fromBase64(inner.mid(10, inner.size() - 12)));
            QVERIFY(!piece.contains(QChar::ReplacementCharacter));
            back += piece;
        }
        QCOMPARE(back, text);
    }

    void answersNeverMakeAMailUndeliverable()
    {
        service::mail::Message message = sample();
        message.replyTo.email = QStringLiteral("ånna@example.com");
        QCOMPARE(header(serialize(message)->bytes, "Reply-To"), QByteArray());
        QVERIFY(!serialize(message)->needsUtf8);
        message.replyTo.email = QStringLiteral("anna@example.com\r\nBcc: eve@example.com");
        QCOMPARE(header(serialize(message)->bytes, "Reply-To"), QByteArray());
        message.to.email = QStringLiteral("ölaf@example.org");
        QVERIFY(serialize(message)->needsUtf8);
        message.to.email = QStringLiteral("olaf@example.org>\r\nDATA");
        QVERIFY(!serialize(message));
    }
};

INK_TEST(TestMimeMessage, "tst_mimemessage")

} // namespace tst_mimemessage

#include "tst_mimemessage.moc"
