// Signatures where there is no tag: changed with a finger, with keys and from the list of all fields.
#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_freemarks {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestFreeMarks final : public BrowserTest
{
    Q_OBJECT

    static QJsonObject tag(int type, const QString& name, int top, int page = 1)
    {
        return ServiceFixture::tag(type, name, {90, top, 180, 48}, 1, true, {{u"pageIndex"_s, page}});
    }
    /** Two files of three pages each; the recipient may place signatures freely. */
    QJsonObject sent(const QJsonArray& tags = {}, const QString& language = u"en"_s)
    {
        QJsonObject wanted = documentFor({{u"canSignTags"_s, true}, {u"language"_s, language}});
        wanted.insert(u"tags"_s, tags);
        const QByteArray body = part("document", ServiceFixture::bytes(wanted)) +
                                part("files[]", ServiceFixture::sample(), "agreement.pdf") +
                                part("files[]", ServiceFixture::sample(), "annex.pdf") + "--BB--";
        return ServiceFixture::json(
                   m_service.mine("POST", "/documents", body, {}, "multipart/form-data; boundary=BB"))
            .value("document"_L1)
            .toObject();
    }
    /** The signatures without a tag that the service has stored. */
    QJsonArray storedMarks(const QJsonObject& document)
    {
        QJsonArray found;
        const QJsonObject view =
            ServiceFixture::json(m_service.call("GET", ServiceFixture::signingPath(document) + "/values"));
        for (const QJsonValue& each : view.value("tags"_L1).toArray())
            if (each["free"_L1].toBool()) found.append(each);
        return found;
    }
    static double width(WebDriver& browser)
    {
        return browser.run(u"return parseFloat(document.querySelector('.free').style.width)"_s).toDouble();
    }
    static QString place(WebDriver& browser)
    {
        return browser
            .run(u"const { left, top } = document.querySelector('.free').style; return `${left} ${top}`"_s)
            .toString();
    }
    static QString pageOfMark(WebDriver& browser)
    {
        return browser.run(u"return document.querySelector('.free').parentElement.dataset.page"_s).toString();
    }
    static QString isMenuOpen() { return u"document.getElementById('mark-dialog')?.open"_s; }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireChromium("only Chromium can be touched.")) return;
        QVERIFY(m_service.start());
    }

    void byTouch_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("isDark");
        QTest::newRow("phone") << u"en"_s << 390 << 844 << false;
        QTest::newRow("phone on its side, Arabic") << u"ar"_s << 844 << 390 << true;
        QTest::newRow("tablet, German") << u"de"_s << 1366 << 768 << true;
        QTest::newRow("small phone, Arabic") << u"ar"_s << 320 << 568 << false;
    }
    void byTouch()
    {
        QFETCH(QString, language);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, isDark);
        const QJsonObject document = sent({}, language);
        WebDriver browser;
        QVERIFY2(browser.start(language), qPrintable(browser.lastError()));
        browser.resize(width, height);
        browser.setDark(isDark);
        browser.devtools(u"Emulation.setTouchEmulationEnabled"_s, {{u"enabled"_s, true}});
        QVERIFY(show(browser, document));
        tap(browser, u"#place"_s);
        tap(browser, u"#tab-type"_s);
        tap(browser, u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.activeElement.closest('.field.free')"_s));

        tap(browser, u".free"_s);
        QVERIFY(browser.waitFor(isMenuOpen()));
        const QString shot = u"mark-%1-%2x%3"_s.arg(language).arg(width).arg(height);
        keep(browser, qPrintable(shot));
        // Everything is large enough for a finger and has a name; the mark can be seen.
        QCOMPARE(browser
                     .run(u"return [...document.querySelectorAll('#mark-dialog :is(button, select)')]"
                          ".filter((each) => { const { width, height } = each.getBoundingClientRect(); "
                          "return width < 44 || height < 44 || !(each.ariaLabel || each.labels?.length && "
                          "each.labels[0].textContent || each.textContent); })"
                          ".map((each) => each.id).join()"_s)
                     .toString(),
                 QString());
        QVERIFY(browser
                    .run(u"const box = document.querySelector('.free').getBoundingClientRect(), menu = "
                         "document.getElementById('mark-dialog').getBoundingClientRect(); return menu.left "
                         ">= 0 && menu.right <= innerWidth && menu.bottom <= innerHeight && (box.bottom <= "
                         "menu.top)"_s)
                    .toBool());
        const double usual = TestFreeMarks::width(browser);
        tap(browser, u"#mark-larger"_s);
        QVERIFY(
            browser.waitFor(u"parseFloat(document.querySelector('.free').style.width) > %1"_s.arg(usual)));
        tap(browser, u"#mark-smaller"_s);
        tap(browser, u"#mark-smaller"_s);
        QVERIFY(
            browser.waitFor(u"parseFloat(document.querySelector('.free').style.width) < %1"_s.arg(usual)));
        const QString before = place(browser);
        tap(browser, u"#mark-up"_s);
        tap(browser, u"#mark-left"_s);
        QTRY_VERIFY(place(browser) != before);
        QCOMPARE(pageOfMark(browser), u"1"_s);
        browser.run(u"const menu = document.getElementById('mark-page'); menu.value = '2'; "
                    "menu.dispatchEvent(new Event('change'))"_s);
        QCOMPARE(pageOfMark(browser), u"2"_s);
        keep(browser, qPrintable(shot + u"-moved"_s));
        tap(browser, u"#mark-close"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QTRY_COMPARE(storedMarks(document).at(0)["pageIndex"_L1].toInt(), 2);
        QVERIFY(storedMarks(document).at(0)["width"_L1].toInt() < 160);

        tap(browser, u".free"_s);
        QVERIFY(browser.waitFor(isMenuOpen()));
        tap(browser, u"#mark-remove"_s);
        QVERIFY(browser.waitFor(u"!document.querySelector('.free')"_s));
        QTRY_COMPARE(storedMarks(document).size(), 0);
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    void byKeyboardAndFromTheList()
    {
        const QJsonObject document = sent({tag(252, u"City"_s, 120), tag(252, u"Annex number"_s, 160, 4)});
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(show(browser, document));
        browser.click(u"#place"_s);
        browser.click(u"#tab-type"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.activeElement.closest('.field.free')"_s));
        QVERIFY(browser.run(u"return document.activeElement.ariaLabel"_s)
                    .toString()
                    .startsWith(u"Signature on page 1. Select it"_s));
        const double usual = width(browser);
        browser.keys(u"\uE007"_s); // Enter
        QVERIFY(browser.waitFor(isMenuOpen()));
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'mark-larger'"_s));
        browser.keys(u"\uE007"_s);
        QVERIFY(width(browser) > usual);
        browser.keys(u"\uE00C"_s); // Esc
        QVERIFY(browser.waitFor(u"document.activeElement.closest('.field.free')"_s));

        // Every file is named, and the signature is listed.
        browser.click(u"#overview-open"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('overview-dialog').open"_s));
        QCOMPARE(browser
                     .run(u"return [...document.querySelectorAll('#overview-list > li')].map((each) => "
                          "(each.querySelector('span') ?? each).textContent).join('|')"_s)
                     .toString(),
                 u"agreement.pdf|Page 1 of 6|City|Signature on page 1|annex.pdf|Page 4 of 6|Annex number"_s);
        keep(browser, "390-overview-files");
        browser.run(u"[...document.querySelectorAll('#overview-list button')].find((each) => "
                    "each.textContent.startsWith('Signature')).focus()"_s);
        browser.keys(u"\uE007"_s);
        QVERIFY(browser.waitFor(isMenuOpen()));
        browser.run(u"document.getElementById('mark-remove').focus()"_s);
        browser.keys(u"\uE007"_s);
        QVERIFY(
            browser.waitFor(u"!document.querySelector('.free') && document.activeElement.id === 'place'"_s));
        QTRY_COMPARE(storedMarks(document).size(), 0);
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** One signature is adopted for the whole document: also before a reload, and for free places. */
    void adoptedOnceForTheDocument()
    {
        const QJsonObject document = sent({tag(250, u"First"_s, 120), tag(250, u"Second"_s, 220)});
        const auto buttons = u".field > button:not(.opener)"_s;
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        QVERIFY(show(browser, document));
        browser.click(buttons);
        browser.click(u"#tab-type"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QVERIFY(show(browser, document));
        browser.run(u"document.querySelectorAll('%1')[1].click()"_s.arg(buttons));
        QVERIFY(browser.waitFor(u"document.querySelectorAll('%1 img').length === 2"_s.arg(buttons)));
        QVERIFY(!browser.run(u"return document.getElementById('signature-dialog').open"_s).toBool());

        const QJsonObject freely = sent();
        QVERIFY(show(browser, freely));
        browser.click(u"#place"_s);
        browser.click(u"#tab-type"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.free').length === 1"_s));
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QVERIFY(show(browser, freely));
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.free').length === 1"_s));
        browser.click(u"#place"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.free').length === 2"_s));
        QVERIFY(!browser.run(u"return document.getElementById('signature-dialog').open"_s).toBool());
        QTRY_COMPARE(storedMarks(freely).size(), 2);
    }
};

INK_TEST(TestFreeMarks, "tst_freemarks")

} // namespace tst_freemarks

#include "tst_freemarks.moc"
