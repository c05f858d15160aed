#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_taps {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The number of taps and keys for signing: user actions, counted by the page's own events. */
class TestTaps final : public BrowserTest
{
    Q_OBJECT

    QJsonObject sent(const QJsonArray& tags)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        wanted.insert(u"tags"_s, tags);
        return created(wanted);
    }
    static QJsonObject tag(int type, const QString& name, int top)
    {
        return ServiceFixture::tag(type, name, {90, top, 180, 24}, 1, true);
    }
    [[nodiscard]] bool show(WebDriver& browser, const QJsonObject& document)
    {
        if (!BrowserTest::show(browser, document)) return false;
        browser.run(
            u"window.taps = 0; addEventListener('pointerup', (e) => { if (e.isTrusted) window.taps += 1; "
            "}, true)"_s);
        return true;
    }
    static int taps(WebDriver& browser) { return browser.run(u"return window.taps"_s).toInt(); }
    static bool isDone(WebDriver& browser)
    {
        return browser.waitFor(u"!document.getElementById('state').hidden && "
                               "document.getElementById('state-icon').dataset.kind === 'good'"_s);
    }

private Q_SLOTS:
    void oneTypedSignature_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("desktop") << 1366 << 768;
        QTest::newRow("phone") << 390 << 844;
        QTest::newRow("phone on its side") << 844 << 390;
        QTest::newRow("small phone") << 320 << 568;
    }
    void oneTypedSignature()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(width, height);
        QVERIFY(show(browser, sent({tag(250, u"Signature"_s, 120)})));
        browser.click(u"#next"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('signature-dialog').open"_s));
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        browser.click(u"#finish-confirm"_s);
        QVERIFY(isDone(browser));
        QVERIFY2(taps(browser) <= 4, qPrintable(QString::number(taps(browser))));
    }

    /** Eleven texts and a signature on a phone: the field sheet goes from one to the next. */
    void twelveFields()
    {
        QJsonArray tags;
        for (int i = 0; i < 11; ++i)
            tags.append(tag(252, u"Answer %1"_s.arg(i + 1), 60 + 36 * i));
        tags.append(tag(250, u"Signature"_s, 480));
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(show(browser, sent(tags)));
        browser.click(u"#next"_s);
        for (int i = 0; i < 11; ++i) {
            QVERIFY(browser.waitFor(
                u"document.getElementById('sheet-name').textContent.includes('Answer %1')"_s.arg(i + 1)));
            browser.keys(u"Yes\uE007"_s); // the keyboard's "next"
        }
        QVERIFY(
            browser.waitFor(u"document.getElementById('sheet-name').textContent.includes('Signature')"_s));
        browser.click(u"#sheet-control button"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('signature-dialog').open"_s));
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s)); // the last field
        browser.click(u"#finish-confirm"_s);
        QVERIFY(isDone(browser));
        QVERIFY2(taps(browser) <= 12 + 3, qPrintable(QString::number(taps(browser))));
    }

    /** With initials at hand, each further place on a desktop takes one key or click. */
    void tenInitials()
    {
        QJsonArray tags;
        for (int i = 0; i < 10; ++i)
            tags.append(tag(251, u"Initials %1"_s.arg(i + 1), 60 + 70 * i));
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1366, 768);
        const QJsonObject document = sent(tags);
        QVERIFY(show(browser, document));
        browser.click(u"#next"_s);
        for (int i = 0; i < 10; ++i) {
            const QString place = css(document, u"Initials %1"_s.arg(i + 1));
            QVERIFY2(browser.waitFor(u"document.activeElement.matches('%1')"_s.arg(place)),
                     qPrintable(place));
            browser.keys(u"\uE007"_s); // the page may still scroll, so a click could miss
            if (i > 0) continue;
            QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
            browser.click(u"#signature-adopt"_s);
        }
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        browser.click(u"#finish-confirm"_s);
        QVERIFY(isDone(browser));
        QVERIFY2(taps(browser) <= 4, qPrintable(QString::number(taps(browser))));
    }

    /** Without a pointer, from the first to the last step. */
    void keyboardOnly()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1366, 768);
        QVERIFY(show(browser, sent({tag(252, u"City"_s, 120), tag(250, u"Signature"_s, 180)})));
        const auto tabTo = [&](const QString& id) {
            for (int i = 0; i < 40; ++i) {
                if (browser.run(u"return document.activeElement.id"_s).toString() == id) return true;
                browser.keys(u"\uE004"_s);
            }
            return false;
        };
        QVERIFY(tabTo(u"next"_s));
        browser.keys(u"\uE007"_s);
        QVERIFY(browser.waitFor(u"document.activeElement.tagName === 'INPUT'"_s));
        browser.keys(u"Graz\uE007"_s); // Enter continues with the signature
        QVERIFY(browser.waitFor(u"document.activeElement.tagName === 'BUTTON'"_s));
        browser.keys(u"\uE007"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        QVERIFY(tabTo(u"signature-adopt"_s));
        browser.keys(u"\uE007"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('signature-dialog').open"_s));
        QVERIFY(tabTo(u"finish"_s));
        browser.keys(u"\uE007"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        QVERIFY(tabTo(u"finish-confirm"_s));
        browser.keys(u"\uE007"_s);
        QVERIFY(isDone(browser));
        QCOMPARE(taps(browser), 0);
    }
};

INK_TEST(TestTaps, "tst_taps")

} // namespace tst_taps

#include "tst_taps.moc"
