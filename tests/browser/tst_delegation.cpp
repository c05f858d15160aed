#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_delegation {

using namespace ink;
using namespace ink::test;

/** A recipient delegates in a real browser: by keyboard, on a phone, and in Arabic and German. */
class TestPageDelegation final : public BrowserTest
{
    Q_OBJECT

    [[nodiscard]] QJsonObject sent(const QString& title, bool mayDelegate)
    {
        return created(
            documentFor({{QStringLiteral("mayDelegate"), mayDelegate},
                         {QStringLiteral("privateMessage"), QStringLiteral("As agreed by phone.\n– Anna")}},
                        title));
    }
    bool startService() override { return m_service.startWithQueuedMail(); }

private Q_SLOTS:
    void passesOnByKeyboard()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(320, 640);
        const QJsonObject document = sent(QStringLiteral("Lease of 14 Mill Lane"), true);
        const QString url = signingUrl(m_service, document);
        openDocument(browser, url);
        QCOMPARE(textOf(browser, "private-message-text"), QStringLiteral("As agreed by phone.\n– Anna"));
        keep(browser, "320-private-message");
        browser.click(QStringLiteral("#overview-open"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('overview-delegate').hidden")));
        keep(browser, "320-overview-delegate");
        browser.click(QStringLiteral("#overview-delegate"));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'delegate-name'")));
        QVERIFY(fitsWindow(browser));
        browser.keys(QStringLiteral("\uE007")); // Return in the empty form
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('delegate-error').textContent")));
        browser.keys(QStringLiteral("Eve Stone\uE004ben@\uE007"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('delegate-email').ariaInvalid === 'true'")));
        keep(browser, "320-delegate");
        browser.keys(QStringLiteral("example.org\uE004On leave\uE004\uE004\uE007"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('state').hidden")));
        QCOMPARE(textOf(browser, "state-title"), QStringLiteral("You delegated the document"));
        QVERIFY(textOf(browser, "state-text").contains(QStringLiteral("ben@example.org")));
        keep(browser, "320-delegated");
        browser.open(url);
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('state').hidden")));
        const QByteArray path = ServiceFixture::pathOf(document);
        const QJsonObject person = ServiceFixture::json(m_service.mine("GET", path))
                                       .value(QLatin1String("document"))[QLatin1String("invitations")][0]
                                       .toObject();
        QCOMPARE(person.value(QLatin1String("recipientEmail")).toString(), QStringLiteral("ben@example.org"));
        QVERIFY(!person.contains(QLatin1String("mayDelegate")));
    }

    void onlyWhereItIsAllowed()
    {
        WebDriver browser;
        QVERIFY2(browser.start(QStringLiteral("de")), qPrintable(browser.lastError()));
        browser.resize(1280, 900);
        openDocument(browser, signingUrl(m_service, sent(QStringLiteral("Mietvertrag"), false)));
        browser.click(QStringLiteral("#overview-open"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('overview-dialog').open")));
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('overview-delegate').hidden"))
                    .toBool());
        openDocument(browser, signingUrl(m_service, sent(QStringLiteral("Mietvertrag"), true)));
        browser.click(QStringLiteral("#overview-open"));
        browser.click(QStringLiteral("#overview-delegate"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('delegate-dialog').open")));
        keep(browser, "1280-delegate-de");
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join(QLatin1Char('\n'))));
    }
};

INK_TEST(TestPageDelegation, "tst_delegation")

} // namespace tst_delegation

#include "tst_delegation.moc"
