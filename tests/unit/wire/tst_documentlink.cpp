#include "app/wire/documentlink.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_documentlink {

using namespace ink;
using namespace ink::wire;
using namespace Qt::Literals::StringLiterals;

/** Links that open a document: which are valid, and which service they name. */
class TestDocumentLink final : public QObject
{
    Q_OBJECT

    static inline const QString guid = u"6f1f7a52-0c9b-4a65-93a5-0d8a1b2c3d4e"_s;

private Q_SLOTS:
    void everyLinkIsReadBack_data()
    {
        QTest::addColumn<QString>("service");
        for (const char* service :
             {"local", "sign.example.com", "sign.example.com:8443", "127.0.0.1:8080", "[::1]:8080",
              "[2001:db8::1]", "sign.example.com/team%20a&b=c", "xn--bcher-kva.example"})
            QTest::newRow(service) << QString::fromLatin1(service);
    }
    void everyLinkIsReadBack()
    {
        QFETCH(QString, service);
        for (const DocumentLink& link :
             {DocumentLink{service, guid, {}}, DocumentLink{service, {}, domain::DocumentId(12)},
              DocumentLink{service, guid, domain::DocumentId(9'223'372'036'854'775'807)}}) {
            const QString text = toText(link);
            QVERIFY(text.startsWith("inkstone:open?service="_L1));
            // Mail programs and terminals take it as one word, and HTML needs to escape only the separator.
            for (const char bad : {' ', '"', '<', '>', '\'', '[', ']', '#'})
                QVERIFY2(!text.contains(QLatin1Char(bad)), qPrintable(text));
            QCOMPARE(documentLinkFrom(text), std::optional(link));
            // As browsers pass it on.
            QString long1 = text;
            long1.replace("inkstone:open?"_L1, "INKSTONE://Open/?"_L1);
            QCOMPARE(documentLinkFrom(long1), std::optional(link));
        }
    }

    void theContractsForm()
    {
        QCOMPARE(
            documentLinkFrom(
                "inkstone:open?service=sign.example.com&document=6F1F7A52-0C9B-4A65-93A5-0D8A1B2C3D4E"_L1),
            std::optional(DocumentLink{u"sign.example.com"_s, guid, {}}));
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"",
                                 "inkstone:open",
                                 "inkstone:open?",
                                 "inkstone:open?service=a.example",
                                 "inkstone:open?document=6f1f7a52-0c9b-4a65-93a5-0d8a1b2c3d4e",
                                 "inkstone:open?service=&documentId=1",
                                 "inkstone:open?service=a.example&document=12",
                                 "inkstone:open?service=a.example&document=",
                                 "inkstone:open?service=a.example&documentId=",
                                 "inkstone:open?service=a.example&documentId=0",
                                 "inkstone:open?service=a.example&documentId=-1",
                                 "inkstone:open?service=a.example&documentId=01",
                                 "inkstone:open?service=a.example&documentId=1.5",
                                 "inkstone:open?service=a.example&documentId=99999999999999999999",
                                 "inkstone:open?service=a.example&service=b.example&documentId=1",
                                 "inkstone:open?service=a.example&documentId=1&documentId=2",
                                 "inkstone:open?service=a.example&documentId=1&sign=1",
                                 "inkstone:open?service=https://a.example&documentId=1",
                                 "inkstone:open?service=me@a.example&documentId=1",
                                 "inkstone:open?service=me:pw@a.example&documentId=1",
                                 "inkstone:open?service=a.example%3Fx%3D1&documentId=1",
                                 "inkstone:open?service=a.example%23x&documentId=1",
                                 "inkstone:open?service=a%20b&documentId=1",
                                 "inkstone:open?service=/etc&documentId=1",
                                 "inkstone:open?service=a.example:99999&documentId=1",
                                 "https://example.org/inkstone:open?service=a.example&documentId=1",
                                 "xinkstone:open?service=a.example&documentId=1"})
            QTest::newRow(text) << QString::fromLatin1(text);
        QTest::newRow("too long") << "inkstone:open?service="_L1 + QString(3000, u'a') + "&documentId=1"_L1;
    }
    void othersAreRefused()
    {
        QFETCH(QString, text);
        QCOMPARE(documentLinkFrom(text), std::nullopt);
    }

    void names_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* address, const char* name) {
            QTest::newRow(address) << QString::fromUtf8(address) << QString::fromUtf8(name);
        };
        row("https://sign.example.com", "sign.example.com");
        row("https://sign.example.com/", "sign.example.com");
        row("https://SIGN.Example.com:443", "sign.example.com");
        row("https://sign.example.com.", "sign.example.com");
        row("https://sign.example.com:80", "sign.example.com:80");
        row("http://localhost:80", "localhost");
        row("http://127.0.0.1:8080", "127.0.0.1:8080");
        row("https://[2001:DB8::1]:8443", "[2001:db8::1]:8443");
        row("https://sign.example.com/Team/", "sign.example.com/Team");
        row("https://bücher.example", "xn--bcher-kva.example");
    }
    void names()
    {
        QFETCH(QString, address);
        QFETCH(QString, name);
        QCOMPARE(serviceName(QUrl(address)), name);
        QVERIFY(isServiceNamed(QUrl(address), name));
        QVERIFY(documentLinkFrom(toText({name, {}, domain::DocumentId(1)})));
    }

    void sameServices_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("same");
        const auto row = [](const char* address, const char* name, bool same) {
            QTest::addRow("%s %s", address, name)
                << QString::fromUtf8(address) << QString::fromUtf8(name) << same;
        };
        row("https://sign.example.com", "SIGN.example.COM", true);
        row("https://sign.example.com", "sign.example.com:443", true);
        row("https://sign.example.com:443/", "sign.example.com", true);
        row("https://sign.example.com", "sign.example.com.", true);
        row("https://sign.example.com/team/", "sign.example.com/team", true);
        row("https://sign.example.com/team", "sign.example.com/team/", true);
        row("https://bücher.example", "BÜCHER.example", true);
        row("https://bücher.example", "XN--bcher-kva.example", true);
        row("http://localhost", "localhost:80", true);
        row("https://sign.example.com", "sign.example.com:80", false);
        row("https://sign.example.com", "sign.example.com:8443", false);
        row("https://sign.example.com:8443", "sign.example.com", false);
        row("https://sign.example.com", "sign.example.com/team", false);
        row("https://sign.example.com/team", "sign.example.com", false);
        row("https://sign.example.com/team", "sign.example.com/Team", false);
        row("https://sign.example.com", "example.com", false);
        row("https://sign.example.com", "sign.example.com.evil.example", false);
        row("https://sign.example.com", "evil.example/sign.example.com", false);
        row("https://sign.example.com", "sign.example.com@evil.example", false);
        row("https://sign.example.com", "evil.example@sign.example.com", false);
        row("https://bücher.example", "bucher.example", false);
        row("https://sign.example.com", "", false);
        row("", "", false);
        row("", "local", false);
    }
    void sameServices()
    {
        QFETCH(QString, address);
        QFETCH(QString, name);
        QFETCH(bool, same);
        QCOMPARE(isServiceNamed(QUrl(address), name), same);
    }

    void shownNames()
    {
        QCOMPARE(hostOfService(u"Sign.Example.com:8443/Call%20555"_s), u"sign.example.com:8443"_s);
        QCOMPARE(hostOfService(u"bücher.example"_s), u"xn--bcher-kva.example"_s);
        QCOMPARE(hostOfService(u"[2001:db8::1]:8080/x"_s), u"[2001:db8::1]:8080"_s);
    }

    void onlyWebAddresses()
    {
        QCOMPARE(webAddress(u"https://sign.example.com/documents/12"_s),
                 u"https://sign.example.com/documents/12"_s);
        for (const char* text :
             {"", "javascript:alert(1)", "file:///etc/passwd", "/documents/12", "inkstone:documents",
              "https:///x", "https://me:pw@a.example/", "https://a.example/\n"})
            QCOMPARE(webAddress(QString::fromLatin1(text)), QString());
    }
};

INK_TEST(TestDocumentLink, "tst_documentlink")

} // namespace tst_documentlink

#include "tst_documentlink.moc"
