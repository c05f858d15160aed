#include "app/service/rules/callbackaddress.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_callbackaddress {

using namespace ink;
using namespace Qt::Literals::StringLiterals;
using service::AddressKind;

class TestCallbackAddress final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void read_data();
    void read();
    void refused_data();
    void refused();
    void lanes();
    void kinds_data();
    void kinds();
};

void TestCallbackAddress::read_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("means");
    const auto row = [](const QString& url, const QString& means) {
        QTest::newRow(qPrintable(url)) << url << means;
    };
    row(u"https://example.org/hook"_s, u"https://example.org:443/hook"_s);
    row(u"HTTP://Example.ORG"_s, u"http://example.org:80/"_s);
    row(u"http://example.org.:8080/a/b?c=d&e=%2F"_s, u"http://example.org:8080/a/b?c=d&e=%2F"_s);
    row(u"https://example.org?x"_s, u"https://example.org:443/?x"_s);
    row(u"https://example.org/a#part"_s, u"https://example.org:443/a"_s);
    row(u"https://example.org:/a"_s, u"https://example.org:443/a"_s);
    row(u"https://bücher.example/ä"_s, u"https://xn--bcher-kva.example:443/%C3%A4"_s);
    row(u"https://xn--bcher-kva.example/"_s, u"https://xn--bcher-kva.example:443/"_s);
    row(u"http://192.0.2.7/"_s, u"http://192.0.2.7:80/"_s);
    row(u"http://127。0。0。1/"_s, u"http://127.0.0.1:80/"_s); // normalized, and then checked
    row(u"http://[2001:DB8::1]:81/x"_s, u"http://[2001:db8::1]:81/x"_s);
    row(u"http://my_host/"_s, u"http://my_host:80/"_s);
    row(u"http://1and1.example/"_s, u"http://1and1.example:80/"_s);
    row(u"http://example.org/@x:y"_s, u"http://example.org:80/@x:y"_s);
}

void TestCallbackAddress::read()
{
    QFETCH(QString, url);
    QFETCH(QString, means);
    const auto address = service::parseCallbackAddress(url);
    QVERIFY2(address, address ? "" : qPrintable(address.error().detail.english()));
    QCOMPARE(QString::fromLatin1(address->toString()), means);
    QCOMPARE(QString::fromLatin1(service::parseCallbackAddress(means)->toString()), means);
}

void TestCallbackAddress::refused_data()
{
    QTest::addColumn<QString>("url");
    for (const char* url : {"",
                            "example.org",
                            "//example.org/",
                            "ftp://example.org/",
                            "file:///etc/passwd",
                            "http:/example.org",
                            "http:example.org",
                            "http://",
                            "http:///x",
                            "http://?x",
                            "http://user@example.org/",
                            "http://user:secret@example.org/",
                            "http://@example.org/",
                            "http://example.org:0/",
                            "http://example.org:65536/",
                            "http://example.org:99999999999/",
                            "http://example.org:-1/",
                            "http://example.org:80x/",
                            "http://example.org:8 0/",
                            "http://exa mple.org/",
                            "http://example.org\\x",
                            "http://example.org/\r\nX-Evil: 1",
                            "http://example.org/\tx",
                            "http://exam%70le.org/",
                            "http://..example.org/",
                            "http://example..org/",
                            "http://./",
                            "http://-a.example/",
                            "http://exam!ple.org/",
                            "http://2130706433/",
                            "http://0x7f000001/",
                            "http://0x7f.0.0.1/",
                            "http://127.1/",
                            "http://127.0.1/",
                            "http://0177.0.0.1/",
                            "http://127.0.0.01/",
                            "http://127.0.0.256/",
                            "http://1.2.3.4.5/",
                            "http://0/",
                            "http://example.0x7f/",
                            "http://example.123/",
                            "http://[::1/",
                            "http://[::g]/",
                            "http://[127.0.0.1]/",
                            "http://[fe80::1%25eth0]/",
                            "http://[fe80::1%eth0]/",
                            "http://[::1]x/",
                            "http://::1/"})
        QTest::newRow(url) << QString::fromLatin1(url);
    QTest::newRow("long") << u"http://example.org/"_s + QString(2048, u'x');
    QTest::newRow("long host") << u"http://"_s + QString(64, u'a') + u".example/"_s;
    QTest::newRow("invisible") << u"http://exam\u200bple.org/"_s;
    QTest::newRow("right to left") << u"http://example.org/\u202egpj"_s;
}

void TestCallbackAddress::refused()
{
    QFETCH(QString, url);
    const auto address = service::parseCallbackAddress(url);
    QVERIFY2(!address, address ? address->toString().constData() : "");
    QCOMPARE(address.error().code, ErrorCode::Validation);
    QVERIFY(address.error().detail.english().contains(u"callback address "_s));
    QCOMPARE(service::callbackLane(url), QString());
}

void TestCallbackAddress::lanes()
{
    using service::callbackLane;
    QCOMPARE(callbackLane(u"https://Example.org./a"_s), u"https://example.org:443"_s);
    QCOMPARE(callbackLane(u"https://example.org:443/b?c"_s), callbackLane(u"https://Example.org./a"_s));
    QVERIFY(callbackLane(u"http://example.org/"_s) != callbackLane(u"https://example.org/"_s));
    QVERIFY(callbackLane(u"http://example.org:81/"_s) != callbackLane(u"http://example.org/"_s));
}

void TestCallbackAddress::kinds_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<int>("kind");
    const auto rows = [](AddressKind kind, std::initializer_list<const char*> addresses) {
        for (const char* address : addresses)
            QTest::newRow(address) << QByteArray(address) << int(kind);
    };
    rows(AddressKind::Public,
         {"1.1.1.1",         "9.255.255.255",   "11.0.0.0",        "172.15.255.255", "172.32.0.0",
          "100.63.255.255",  "100.128.0.0",     "126.255.255.255", "128.0.0.0",      "169.253.255.255",
          "169.255.0.0",     "192.167.255.255", "192.169.0.0",     "198.17.255.255", "198.20.0.0",
          "223.255.255.255", "2606:4700::1111", "2002:101:101::1", "::ffff:8.8.8.8", "64:ff9b::808:808"});
    rows(AddressKind::Loopback, {"127.0.0.1", "127.255.255.255", "::1", "::ffff:127.0.0.1"});
    rows(AddressKind::Private,
         {"10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "172.16.0.0", "172.31.255.255",
          "192.168.0.0", "192.168.255.255", "fc00::", "fd12::1", "::ffff:10.0.0.1"});
    rows(AddressKind::Forbidden, {"0.0.0.0",         "0.255.255.255",  "169.254.0.0",     "169.254.169.254",
                                  "192.0.0.8",       "192.0.2.1",      "192.88.99.1",     "198.18.0.0",
                                  "198.19.255.255",  "198.51.100.1",   "203.0.113.1",     "224.0.0.1",
                                  "239.255.255.255", "240.0.0.1",      "255.255.255.255", "::",
                                  "::127.0.0.1",     "::10.0.0.1",     "fe80::1",         "febf::1",
                                  "fec0::1",         "ff02::1",        "2002:a00:1::1",   "2002:7f00:1::",
                                  "2002:c0a8:101::", "64:ff9b::a00:1", "64:ff9b::7f00:1", "64:ff9b:1::1",
                                  "2001::1",         "2001:1ff::1",    "2001:db8::1",     "3fff::1",
                                  "100::1",          "4000::1"});
}

void TestCallbackAddress::kinds()
{
    QFETCH(QByteArray, address);
    QFETCH(int, kind);
    const auto bytes = service::addressFromText(address);
    QVERIFY(bytes);
    QCOMPARE(int(service::addressKind(*bytes)), kind);
    const auto is = [&](AddressKind one) { return kind == int(one); };
    using service::canContact;
    QCOMPARE(canContact(*bytes, {}), is(AddressKind::Public));
    QCOMPARE(canContact(*bytes, {true, false}), is(AddressKind::Public) || is(AddressKind::Loopback));
    QCOMPARE(canContact(*bytes, {false, true}), is(AddressKind::Public) || is(AddressKind::Private));
    QVERIFY(!canContact(std::span(*bytes).first(3), {true, true}));
}

INK_TEST(TestCallbackAddress, "tst_callbackaddress")

} // namespace tst_callbackaddress

#include "tst_callbackaddress.moc"
