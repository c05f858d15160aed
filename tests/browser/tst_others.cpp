// After signing, the page lists other documents pending for the same email address, after a code.
#include "tests/browser/browsertest.h"
#include "tests/support/mailedcode.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_others {

using namespace ink;
using namespace ink::test;

class TestOthers final : public BrowserTest
{
    Q_OBJECT

    [[nodiscard]] QJsonObject sent(const QString& title)
    {
        QJsonObject wanted = ServiceFixture::document(52, title);
        QJsonObject reviewer = wanted.value(QLatin1String("invitations"))[0].toObject();
        reviewer.insert(QStringLiteral("actionType"), 17); // approves: nothing to fill
        const QJsonObject signer{{QStringLiteral("recipientName"), QStringLiteral("Cleo")},
                                 {QStringLiteral("recipientEmail"), QStringLiteral("cleo@example.com")},
                                 {QStringLiteral("actionType"), 15},
                                 {QStringLiteral("sequence"), 2}};
        wanted.insert(QStringLiteral("invitations"), QJsonArray{reviewer, signer});
        wanted.insert(QStringLiteral("tags"), QJsonArray{ServiceFixture::tag(250, QStringLiteral("Signature"),
                                                                             {90, 120, 160, 48}, 2)});
        return created(wanted);
    }
    static void approve(WebDriver& browser)
    {
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('finish') && "
                                               "!document.getElementById('finish').hidden && "
                                               "!document.getElementById('bar').hidden")));
        browser.click(QStringLiteral("#finish"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('finish-dialog').open")));
        browser.click(QStringLiteral("#finish-confirm"));
    }
    bool startService() override { return m_service.startWithQueuedMail(); }

private Q_SLOTS:
    void oneCodeForAll()
    {
        const QJsonObject lease = sent(QStringLiteral("Lease"));
        (void)sent(QStringLiteral("Order"));
        (void)sent(QStringLiteral("Annex"));
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        browser.open(signingUrl(m_service, lease));
        approve(browser);
        if (QTest::currentTestFailed()) return;
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('others-open')")));
        QVERIFY(!browser.run(QStringLiteral("return document.body.innerText"))
                     .toString()
                     .contains(QLatin1String("Order")));
        keep(browser, "390-others-offer");
        browser.click(QStringLiteral("#others-open"));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'others-code'")));
        keep(browser, "390-others-code");
        browser.keys(QStringLiteral("000000\uE007"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('others-error').textContent")));
        const QString code = waitingCode(m_service.databasePath(), QStringLiteral("listCode"));
        QCOMPARE(code.size(), 6);
        browser.keys(code + QStringLiteral("\uE007")); // the wrong one is selected
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'others-title'")));
        QCOMPARE(textOf(browser, "others-title"), QStringLiteral("You have 2 more documents to sign"));
        QVERIFY(fitsWindow(browser));
        keep(browser, "390-others-list");
        // The next one needs no code any more.
        browser.click(QStringLiteral("#others-next"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('title').textContent.includes('Order')")));
        approve(browser);
        if (QTest::currentTestFailed()) return;
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('others-title')")));
        QCOMPARE(textOf(browser, "others-title"), QStringLiteral("You have 1 more document to sign"));
        QCOMPARE(browser
                     .run(QStringLiteral("return [...document.querySelectorAll('#others-list a')].map("
                                         "(link) => link.textContent).join()"))
                     .toString(),
                 QStringLiteral("Annex"));
    }
};

INK_TEST(TestOthers, "tst_others")

} // namespace tst_others

#include "tst_others.moc"
