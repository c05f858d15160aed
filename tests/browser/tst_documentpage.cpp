#include "app/base/languages.h"
#include "tests/browser/accessibility.h"
#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_documentpage {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The page at a document's URL in a real browser: in every language and on the smallest screen, by keyboard,
 * and without any other request. */
class TestDocumentPage final : public BrowserTest
{
    Q_OBJECT

private Q_SLOTS:
    void everyLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isDark");
        for (const QString& language : languageCodes())
            for (const int width : {320, 1200})
                QTest::addRow("%s %d", qPrintable(language), width) << language << width << (width == 320);
    }
    void everyLanguage()
    {
        QFETCH(QString, language);
        QFETCH(int, width);
        QFETCH(bool, isDark);
        const QJsonObject document = created(ServiceFixture::document(51));
        WebDriver browser;
        QVERIFY2(browser.start(language), qPrintable(browser.lastError()));
        browser.setDark(isDark);
        browser.resize(width, 640);
        browser.open(document.value("documentURL"_L1).toString());
        QVERIFY(browser.waitFor(u"document.readyState === 'complete'"_s));
        QCOMPARE(browser.run(u"return document.documentElement.lang"_s).toString(), language);
        QCOMPARE(browser.run(u"return getComputedStyle(document.body).direction"_s).toString(),
                 isRightToLeft(language) ? u"rtl"_s : u"ltr"_s);
        // Its style sheet is in effect, so its policy allows it.
        QVERIFY(browser.run(u"return document.querySelector('a').offsetHeight >= 44"_s).toBool());
        QVERIFY(fitsWindow(browser));
        QCOMPARE(
            browser.run(u"return performance.getEntriesByType('resource').map(each => each.name).join()"_s)
                .toString(),
            QString());
        QCOMPARE(browser.run(u"return document.scripts.length"_s).toInt(), 0);
        QVERIFY(tabTo(browser, u"a[href^='inkstone:open?service=']"_s, 3));
        checkAccessible(browser, language);
        QCOMPARE(browser.complaints(), QStringList());
        keep(browser, qPrintable(u"document-page-%1-%2"_s.arg(language).arg(width)));
    }
};

INK_TEST(TestDocumentPage, "tst_documentpage")

} // namespace tst_documentpage

#include "tst_documentpage.moc"
