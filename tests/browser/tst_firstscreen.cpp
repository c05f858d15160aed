// The first seconds of the signing page: who asks for what until when, and what is fetched in which order.
#include "tests/browser/browsertest.h"
#include "tests/support/heavypdfs.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QTest>

namespace tst_firstscreen {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestFirstScreen final : public BrowserTest
{
    Q_OBJECT

    QJsonObject expiring(int days) const
    {
        QJsonObject wanted = ServiceFixture::document(52);
        wanted.insert("documentSetting"_L1, QJsonObject{{"expireDaysAfterSent"_L1, days}});
        return created(wanted);
    }
    static QByteArray fourPages()
    {
        QByteArray kids;
        QList<QByteArray> objects{"<</Type/Catalog/Pages 2 0 R>>", {}};
        for (int i = 0; i < 4; ++i) {
            kids += QByteArray::number(objects.size() + 1) + " 0 R ";
            objects.append("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>");
        }
        objects[1] = "<</Type/Pages/Kids[" + kids + "]/Count 4>>";
        return pdfOfObjects(objects);
    }
    /** Requests of the page so far whose address contains this. */
    static QString requests(QAnyStringView part)
    {
        return u"performance.getEntriesByType('resource').filter((each) => each.name.includes('%1'))"_s.arg(
            part.toString());
    }

private Q_SLOTS:
    /** The first screen says who asks for what, and until when, in the reader's language. */
    void saysWhoAsksForWhatUntilWhen()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = expiring(10);
        for (const int width : {1280, 390}) {
            browser.resize(width, width == 390 ? 844 : 800);
            QVERIFY(show(browser, document));
            QCOMPARE(textOf(browser, "task"), u"Anna asks you to fill in your fields and sign."_s);
            const QString due = textOf(browser, "due");
            QVERIFY2(due.startsWith(u"Please finish by "_s), qPrintable(due));
            const double deadline = view(document).value("deadline"_L1).toDouble();
            const QString day = browser
                                    .run(u"const day = new Date(arguments[0]); return `${day.getDate()}, "
                                         "${day.getFullYear()}`"_s,
                                         {deadline})
                                    .toString();
            QVERIFY2(due.contains(day), qPrintable(due + u" / "_s + day));
            QVERIFY(browser
                        .run(u"const box = document.getElementById('due').getBoundingClientRect(); return "
                             "box.height > 0 && box.bottom < innerHeight"_s)
                        .toBool());
            QVERIFY(!browser.run(u"return document.getElementById('due').matches('.soon')"_s).toBool());
            QVERIFY(fitsWindow(browser));
            keep(browser, width == 390 ? "390x844-first" : "1280x800-first");
            browser.setDark(true);
            keep(browser, width == 390 ? "390x844-first-dark" : "1280x800-first-dark");
            browser.setDark(false);
        }
        QSet<QString> tasks{textOf(browser, "task")};
        QSet<QString> dues{textOf(browser, "due")};
        for (const char* language : {"fr", "de", "es", "ar"}) {
            browser.run(u"window.dueBefore = document.getElementById('due').textContent; "
                        "const menu = document.getElementById('language'); menu.value = arguments[0]; "
                        "menu.dispatchEvent(new Event('change'))"_s,
                        {QLatin1StringView(language)});
            QVERIFY(browser.waitFor(u"document.documentElement.lang === '%1' && "
                                    "document.getElementById('due').textContent !== window.dueBefore"_s.arg(
                                        QLatin1StringView(language))));
            tasks << textOf(browser, "task");
            dues << textOf(browser, "due");
            for (const char* id : {"task", "due"})
                QVERIFY2(!textOf(browser, id).contains(u'%') && textOf(browser, id).size() > 20, id);
            QVERIFY(textOf(browser, "due").contains(u"20"_s)); // digits as everywhere on the page
            QVERIFY(fitsWindow(browser));
        }
        QCOMPARE(tasks.size(), 5);
        QCOMPARE(dues.size(), 5);
        keep(browser, "390x844-first-ar");
        // An open page follows a deadline that the sender changes.
        const QByteArray tomorrow =
            ServiceFixture::bytes({{"documentSetting"_L1, QJsonObject{{"expireDaysAfterSent"_L1, 1}}}});
        QCOMPARE(m_service.mine("PUT", ServiceFixture::pathOf(document), tomorrow).status, 200);
        QVERIFY(browser.waitFor(u"document.getElementById('due').matches('.soon')"_s));
        QVERIFY(browser.run(u"return document.getElementById('banner').hidden"_s).toBool());
    }

    /** Words and values are asked for while the page's scripts load, once, and nobody has opened the
     * document. */
    void firstRequestsDontWaitForScripts()
    {
        if (!requireChromium("requests are blocked by the DevTools protocol.")) return;
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.devtools(u"Network.enable"_s);
        browser.devtools(u"Network.setBlockedURLs"_s,
                         {{u"urls"_s, QJsonArray{u"*signingpage/fields.js*"_s}}});
        const QJsonObject document = expiring(10);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(requests(u"/values"_s) + u".length && "_s + requests(u"/texts/en"_s) +
                                u".length"_s));
        QCOMPARE(now(document).value("invitations"_L1)[0]["status"_L1].toInt(), 61);
        browser.devtools(u"Network.setBlockedURLs"_s, {{u"urls"_s, QJsonArray()}});
        QVERIFY(show(browser, document));
        QCOMPARE(browser.run(u"return %1.length"_s.arg(requests(u"/texts/"_s))).toInt(), 1);
        QCOMPARE(
            browser
                .run(u"const [picture] = %1; return %2.filter((each) => each.startTime < "
                     "picture.startTime).length"_s.arg(requests(u"/pages/1.png"_s), requests(u"/values"_s)))
                .toInt(),
            1);
    }

    /** A page that is looked at doesn't share the line with those that follow. */
    void picturesInViewComeFirst()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1280, 700);
        const QJsonObject document =
            ServiceFixture::json(m_service.createOf(ServiceFixture::document(52), fourPages(), "/documents"))
                .value("document"_L1)
                .toObject();
        QVERIFY(show(browser, document));
        QVERIFY(browser.waitFor(requests(u"/pages/2.png"_s) + u"[0]?.responseEnd > 0"_s));
        QVERIFY(browser
                    .run(u"return %1[0].responseEnd <= %2[0].startTime"_s.arg(requests(u"/pages/1.png"_s),
                                                                              requests(u"/pages/2.png"_s)))
                    .toBool());
        // Each page has its picture once it is looked at.
        for (const int page : {4, 2, 3}) {
            const QString figure = u"document.querySelector('.page[data-page=\"%1\"]')"_s.arg(page);
            browser.run(figure + u".scrollIntoView()"_s);
            QVERIFY(browser.waitFor(figure + u".querySelector('img').naturalWidth > 0"_s));
        }
    }

    /** Without scripts the page says what is needed, and nothing else. */
    void withoutScripts()
    {
        if (!requireChromium("scripts are turned off by the DevTools protocol.")) return;
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        browser.devtools(u"Emulation.setScriptExecutionDisabled"_s, {{u"value"_s, true}});
        browser.open(signingUrl(m_service, expiring(10)));
        const QString words =
            browser
                .run(u"return [...document.querySelectorAll('body :is(p, a, select, h1)')].filter((each) => "
                     "each.checkVisibility() && each.textContent.trim()).map((each) => "
                     "each.textContent).join('|')"_s)
                .toString();
        QVERIFY2(words.contains(u"To sign, turn on JavaScript in your browser."_s), qPrintable(words));
        QVERIFY2(!words.contains(u"Loading"_s), qPrintable(words));
    }
};

INK_TEST(TestFirstScreen, "tst_firstscreen")

} // namespace tst_firstscreen

#include "tst_firstscreen.moc"
