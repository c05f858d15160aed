#include "app/domain/account/frameorigin.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_frameorigin {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

/** Which texts are origins, and how each is written in Content-Security-Policy and for postMessage. */
class TestFrameOrigin final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAsBrowsersDo_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("origin");
        const auto add = [](const char16_t* text, const char16_t* origin) {
            QTest::newRow(qPrintable(QString::fromUtf16(text)))
                << QString::fromUtf16(text) << QString::fromUtf16(origin);
        };
        add(u"https://app.example.com", u"https://app.example.com");
        add(u"https://app.example.com/", u"https://app.example.com");
        add(u"HTTPS://App.Example.COM", u"https://app.example.com");
        add(u"https://app.example.com:443", u"https://app.example.com");
        add(u"https://app.example.com:8443", u"https://app.example.com:8443");
        add(u"https://app.example.com:08443", u"https://app.example.com:8443");
        add(u"https://intranet", u"https://intranet");
        add(u"https://192.0.2.7", u"https://192.0.2.7");
        add(u"https://bücher.example", u"https://xn--bcher-kva.example");
        add(u"https://BÜCHER.example", u"https://xn--bcher-kva.example");
        add(u"https://xn--bcher-kva.example", u"https://xn--bcher-kva.example");
        add(u"http://localhost:3000", u"http://localhost:3000");
        add(u"http://localhost:80", u"http://localhost");
        add(u"http://127.0.0.1:8080", u"http://127.0.0.1:8080");
        add(u"http://app.localhost:8080", u"http://app.localhost:8080");
    }
    void isWrittenAsBrowsersDo()
    {
        QFETCH(QString, text);
        QFETCH(QString, origin);
        const auto found = frameOrigin(text);
        QVERIFY(found);
        QCOMPARE(*found, origin);
        QCOMPARE(frameOrigin(*found), found); // stays the same
    }

    void nothingElseIsOne_data()
    {
        QTest::addColumn<QString>("text");
        for (const char16_t* text : {u"",
                                     u"*",
                                     u"https:",
                                     u"https://",
                                     u"https://*",
                                     u"https://*.example.com",
                                     u"app.example.com",
                                     u"//app.example.com",
                                     u"http://app.example.com",
                                     u"ftp://app.example.com",
                                     u"'self'",
                                     u"'none'",
                                     u"https:*",
                                     u"data:",
                                     u"null",
                                     u"https://app.example.com/path",
                                     u"https://app.example.com//",
                                     u"https://app.example.com?x",
                                     u"https://app.example.com#x",
                                     u"https://me@app.example.com",
                                     u"https://me:pw@app.example.com",
                                     u"https://app.example.com:0",
                                     u"https://app.example.com:65536",
                                     u"https://app.example.com:x",
                                     u"https://app.example.com:",
                                     u"https://app.example.com:*",
                                     u"https://a.example https://b.example",
                                     u"https://a.example; script-src *",
                                     u"https://a.example,https://b.example",
                                     u"https://a.example\r\nX: y",
                                     u"https://a.example\t",
                                     u" https://a.example",
                                     u"https://a.example\\b",
                                     u"https://a_b.example",
                                     u"https://-a.example",
                                     u"https://a-.example",
                                     u"https://a..example",
                                     u"https://.example",
                                     u"https://a.example.",
                                     u"https://[::1]",
                                     u"http://[::1]:80",
                                     u"https://127.1",
                                     u"https://1",
                                     u"https://0x7f.1",
                                     u"https://1.2.3.4.5",
                                     u"https://999.1.1.1",
                                     u"http://127.0.0.1.example",
                                     u"https://a%2eexample",
                                     u"https://a\u3002example\u3002\u3002",
                                     u"javascript://a.example"})
            QTest::newRow(qPrintable(u"\"%1\""_s.arg(QString::fromUtf16(text)))) << QString::fromUtf16(text);
        QTest::newRow("null character") << u"https://a.example\0b"_s;
        QTest::newRow("long label") << u"https://"_s + QString(64, u'a') + u".example"_s;
        QTest::newRow("long name") << u"https://"_s + u"abcdefghi."_s.repeated(26) + u"example"_s;
    }
    void nothingElseIsOne()
    {
        QFETCH(QString, text);
        const auto found = frameOrigin(text);
        QVERIFY2(!found, qPrintable(found.value_or(QString())));
    }
};

INK_TEST(TestFrameOrigin, "tst_frameorigin")

} // namespace tst_frameorigin

#include "tst_frameorigin.moc"
