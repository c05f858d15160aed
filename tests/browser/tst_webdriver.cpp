#include "tests/browser/webdriver.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QTcpSocket>
#include <QTest>

namespace tst_webdriver {

using namespace ink::test;

class TestWebDriver final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** A browser that outlives its test slows down all the tests after it. */
    void theBrowserEndsWithItsDriver()
    {
        if (!requireBrowser()) return;
        quint16 port = 0;
        {
            WebDriver browser;
            QVERIFY2(browser.start(), qPrintable(browser.lastError()));
            port = browser.shellPort();
            if (!require(port != 0, "chromium-headless-shell")) return;
        }
        const auto isListening = [port] {
            QTcpSocket socket;
            socket.connectToHost(QStringLiteral("127.0.0.1"), port);
            return socket.waitForConnected(1'000);
        };
        QTRY_VERIFY(!isListening());
    }
};

INK_TEST(TestWebDriver, "tst_webdriver")

} // namespace tst_webdriver

#include "tst_webdriver.moc"
