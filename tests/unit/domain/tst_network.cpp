#include "app/domain/account/network.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_network {

using namespace ink::domain;

/** Tests isLoopbackUrl(); isLoopbackHost() is tested in tst_evidence. */
class TestNetwork final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void loopbackUrls_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("isLoopback");
        const auto row = [](const char* url, bool isLoopback) {
            QTest::newRow(url) << QString::fromLatin1(url) << isLoopback;
        };
        row("http://127.0.0.1:8471/documents/12", true);
        row("http://[::1]:8471", true);
        row("https://LOCALHOST/", true);
        row("https://sign.localhost", true);
        row("https://sign.example.com", false);
        row("http://192.168.1.7:8471", false);
        row("https://127.0.0.1.example.com", false);
        row("https://127.0.0.1@example.com", false);
        row("", false);
        row("127.0.0.1", false); // no address of a page
    }
    void loopbackUrls()
    {
        QFETCH(QString, url);
        QFETCH(bool, isLoopback);
        QCOMPARE(isLoopbackUrl(QUrl(url)), isLoopback);
    }
};

INK_TEST(TestNetwork, "tst_network")

} // namespace tst_network

#include "tst_network.moc"
