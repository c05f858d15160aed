#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_codes {

using namespace ink;
using namespace ink::test;

/** Access to a document in a real browser: the required code, and hosted signers. */
class TestCodes final : public BrowserTest
{
    Q_OBJECT

    [[nodiscard]] QJsonObject sent(const QJsonObject& change, const QJsonArray& tags = {}) const
    {
        QJsonObject wanted = documentFor(change);
        if (!tags.isEmpty()) wanted.insert(QStringLiteral("tags"), tags);
        return created(wanted);
    }
    static bool isReady(WebDriver& browser)
    {
        return browser.waitFor(QStringLiteral("document.querySelector('.page img')?.complete && "
                                              "document.querySelector('.page img').naturalWidth > 0"));
    }

private Q_SLOTS:
    void accessCodeByKeyboardAt320()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(320, 640);
        const QJsonObject code{{QStringLiteral("type"), 133},
                               {QStringLiteral("code"), QStringLiteral("471147")}};
        browser.open(signingUrl(m_service, sent({{QStringLiteral("authentications"), QJsonArray{code}},
                                                 {QStringLiteral("language"), QStringLiteral("fr")}})));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'gate-code'")));
        QVERIFY(fitsWindow(browser));
        QVERIFY(!browser.run(QStringLiteral("return document.body.innerText"))
                     .toString()
                     .contains(QLatin1String("Lease")));
        QCOMPARE(browser.run(QStringLiteral("return document.querySelectorAll('.page').length")).toInt(), 0);
        keep(browser, "320-code");
        browser.keys(QStringLiteral("0000\uE007"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('gate-error').textContent")));
        QVERIFY(textOf(browser, "gate-error").contains(QLatin1String("not right")) ||
                textOf(browser, "gate-error").contains(QLatin1String("pas le bon")));
        browser.keys(QStringLiteral("471147\uE007")); // the wrong one is selected
        QVERIFY(isReady(browser));
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('gate').hidden")).toBool());
        QCOMPARE(browser.run(QStringLiteral("return document.documentElement.lang")).toString(),
                 QStringLiteral("fr"));
        QVERIFY(!browser.run(QStringLiteral("return document.cookie"))
                     .toString()
                     .contains(QLatin1String("Inkstone")));
        browser.run(QStringLiteral("location.reload()"));
        QVERIFY(isReady(browser)); // the browser is remembered
    }

    /** The gate tells who has sent what to whom, and how many attempts are left; the title only where the
     * link alone leads to it. */
    void theGateTellsWhatItStandsBefore()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        const QJsonObject code{{QStringLiteral("type"), 133},
                               {QStringLiteral("code"), QStringLiteral("471147")}};
        browser.open(signingUrl(m_service, sent({{QStringLiteral("authentications"), QJsonArray{code}}})));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'gate-code'")));
        QCOMPARE(textOf(browser, "sender"), QStringLiteral("from Anna"));
        QCOMPARE(textOf(browser, "gate-for"), QStringLiteral("This link is for b•••@example.com."));
        QCOMPARE(textOf(browser, "gate-error"), QString());
        QCOMPARE(textOf(browser, "title"), QStringLiteral("Inkstone"));
        browser.keys(QStringLiteral("0000\uE007"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('gate-error').textContent.includes('left: 4')")));
        // The number is still shown after a reload.
        browser.run(QStringLiteral("location.reload()"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('gate-error').textContent === 'Attempts left: 4'")));
        keep(browser, "390x844-gate-attempts");
        // In another language it is the latest number.
        browser.keys(QStringLiteral("1111\uE007"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('gate-error').textContent.includes('left: 3')")));
        browser.run(QStringLiteral("const menu = document.getElementById('language'); menu.value = 'de'; "
                                   "menu.dispatchEvent(new Event('change'))"));
        QVERIFY(browser.waitFor(QStringLiteral(
            "document.getElementById('gate-error').textContent === 'Verbleibende Versuche: 3' && "
            "document.activeElement.id === 'gate-code'")));
        browser.run(QStringLiteral("document.getElementById('gate-code').select()"));
        browser.keys(QStringLiteral("471147\uE007"));
        QVERIFY(isReady(browser));
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('gate').hidden")).toBool());
    }

    /** Ten wrong codes lock the link: the right one comes too late and is rejected. */
    void tenWrongCodesAndTheRightOneTooLate()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1024, 800);
        const QJsonObject code{{QStringLiteral("type"), 133},
                               {QStringLiteral("code"), QStringLiteral("471147")}};
        browser.open(signingUrl(m_service, sent({{QStringLiteral("authentications"), QJsonArray{code}}})));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'gate-code'")));
        const auto enter = [&browser](const QString& entered) {
            browser.keys(entered + QStringLiteral("\uE007")); // the previous one is selected
            (void)browser.waitFor(QStringLiteral("document.getElementById('gate-error').textContent"));
            return textOf(browser, "gate-error");
        };
        for (int i = 0; i < 10; ++i) {
            const QString error = enter(QStringLiteral("10000%1").arg(i));
            // From the fifth on the link is locked.
            QVERIFY2(!error.isEmpty() &&
                         (i == 4 || error.contains(QLatin1String("Too many wrong codes")) == (i >= 5)),
                     qPrintable(QStringLiteral("%1: %2").arg(i).arg(error)));
        }
        QVERIFY(enter(QStringLiteral("471147")).contains(QLatin1String("Too many wrong codes")));
        QVERIFY(!browser.run(QStringLiteral("return document.getElementById('gate').hidden")).toBool());
        QCOMPARE(browser.run(QStringLiteral("return document.querySelectorAll('.page').length")).toInt(), 0);
        QVERIFY(!browser.run(QStringLiteral("return document.body.innerText"))
                     .toString()
                     .contains(QLatin1String("Lease")));
    }

    /** The session of the code ends while the document is open: the page asks for the code without a save. */
    void asksAgainWhenTheSessionEnds()
    {
        if (!requireChromium("only Chromium's cookies can be cleared.")) return;
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject code{{QStringLiteral("type"), 133},
                               {QStringLiteral("code"), QStringLiteral("471147")}};
        const QJsonObject document = sent({{QStringLiteral("authentications"), QJsonArray{code}}});
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'gate-code'")));
        browser.keys(QStringLiteral("471147\uE007"));
        QVERIFY(isReady(browser));
        browser.devtools(QStringLiteral("Network.clearBrowserCookies"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('gate').hidden && "
                                               "document.getElementById('document').hidden")));
        browser.keys(QStringLiteral("471147\uE007"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('document').hidden")));

        // The document is deleted while it is open.
        QVERIFY(isReady(browser));
        QVERIFY(deleteDocument(m_service, document));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('state-title').textContent.includes('deleted')")));
    }

    void hostedSignersOneAfterTheOther()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1024, 800);
        QJsonArray tags;
        for (int i = 0; i < 2; ++i)
            tags.append(ServiceFixture::tag(250, QStringLiteral("Signature %1").arg(i + 1),
                                            {90, 120 + 80 * i, 160, 48}));
        const QJsonObject document =
            sent({{QStringLiteral("actionType"), 18},
                  {QStringLiteral("hostedSigners"),
                   QJsonArray{QStringLiteral("Kim Park"), QStringLiteral("Lee Chan")}}},
                 tags);
        browser.open(signingUrl(m_service, document));
        for (const QString& name : {QStringLiteral("Kim Park"), QStringLiteral("Lee Chan")}) {
            QVERIFY(browser.waitFor(
                QStringLiteral("document.getElementById('hosted').textContent.includes('%1')").arg(name)));
            QVERIFY(isReady(browser));
            QVERIFY(browser.waitFor(
                QStringLiteral("document.querySelectorAll('.field > button:not(.opener)').length === 1")));
            keep(browser, name.startsWith(QLatin1Char('K')) ? "1024-hosted-1" : "1024-hosted-2");
            browser.click(QStringLiteral(".field > button:not(.opener)"));
            QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('signature-dialog').open")));
            browser.click(QStringLiteral("#tab-type"));
            QVERIFY(browser.waitFor(
                QStringLiteral("document.getElementById('type-text').value === '%1'").arg(name)));
            browser.click(QStringLiteral("#signature-adopt"));
            QVERIFY(
                browser.waitFor(QStringLiteral("document.getElementById('saved').dataset.kind === 'saved'")));
            browser.click(QStringLiteral("#finish"));
            QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('finish-dialog').open")));
            browser.click(QStringLiteral("#finish-confirm"));
            if (name.startsWith(QLatin1Char('L'))) continue; // nobody comes after
            QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('handover-dialog')?.open")));
            QCOMPARE(textOf(browser, "handover-title"), QStringLiteral("Hand the device to Lee Chan"));
            QCOMPARE(textOf(browser, "handover-text"),
                     QStringLiteral("Kim Park has signed. Lee Chan is next, 2 of 2."));
            browser.keys(QStringLiteral("\uE00C")); // Esc reveals nothing of the document
            QVERIFY(browser.run(QStringLiteral("return document.getElementById('handover-dialog').open"))
                        .toBool());
            keep(browser, "1024-hand-over");
            browser.click(QStringLiteral("#handover-go"));
        }
        QVERIFY(
            browser.waitFor(QStringLiteral("document.getElementById('state-icon').dataset.kind === 'good'")));
        QCOMPARE(browser.complaints().join(QLatin1Char('\n')), QString());
    }
};

INK_TEST(TestCodes, "tst_codes")

} // namespace tst_codes

#include "tst_codes.moc"
