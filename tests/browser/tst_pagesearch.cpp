#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_pagesearch {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Thumbnails of all pages, and a search in their text, in the overview of the signing page. */
class TestPageSearch final : public BrowserTest
{
    Q_OBJECT
private Q_SLOTS:
    void findsAPage_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("desktop") << 1366 << 768;
        QTest::newRow("phone") << 390 << 844;
        QTest::newRow("small phone") << 320 << 568;
    }
    void findsAPage()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const QJsonObject document = created(ServiceFixture::document(52));
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(width, height);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0 && "
                                "document.querySelector('.page-text').textContent"_s));
        const int pages = browser.run(u"return document.querySelectorAll('.page').length"_s).toInt();
        QVERIFY(pages > 1);
        browser.click(u"#overview-open"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.thumbnail').length === %1"_s.arg(pages)));
        QVERIFY(browser.waitFor(u"document.querySelector('.thumbnail img').naturalWidth === 200"_s));
        // A word of the last page in another spelling leads to that page.
        const QString word =
            browser
                .run(u"return fetch(document.querySelector('[data-thumbnail=\"1\"] "
                     u"img').src.replace(/1\\.png.*/, "
                     "'%1.txt')).then((r) => r.text()).then((t) => t.match(/[A-Za-z]{8,}/)[0])"_s.arg(pages))
                .toString();
        QVERIFY2(word.size() >= 8, qPrintable(word));
        browser.type(u"#find"_s, word.toUpper());
        QVERIFY(browser.waitFor(
            u"document.querySelector('#overview-pages [role=status]').textContent.startsWith('Found on')"_s));
        QVERIFY(browser
                    .run(u"const b = document.querySelector('[data-thumbnail=\"%1\"]'); return !b.hidden && "
                         "b.lastChild.textContent.includes('%2')"_s.arg(QString::number(pages), word))
                    .toBool());
        QVERIFY(browser
                    .run(u"const d = document.getElementById('overview-dialog'); return d.scrollWidth <= "
                         "d.clientWidth && document.documentElement.scrollWidth <= innerWidth"_s)
                    .toBool());
        keep(browser, qPrintable(u"pages-found-%1x%2"_s.arg(width).arg(height)));
        browser.run(u"document.querySelector('[data-thumbnail=\"%1\"]').click()"_s.arg(pages));
        QVERIFY(browser.waitFor(u"!document.getElementById('overview-dialog').open && "
                                "document.activeElement.dataset.page === '%1'"_s.arg(pages)));
        // Without matches: a message, and clearing the field shows all pages again.
        browser.click(u"#overview-open"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('find')"_s));
        keep(browser, qPrintable(u"pages-all-%1x%2"_s.arg(width).arg(height)));
        browser.type(u"#find"_s, u"xyzzyq"_s);
        QVERIFY(browser.waitFor(
            u"document.querySelector('#overview-pages [role=status]').textContent.startsWith('Not found')"_s));
        browser.run(
            u"const f = document.getElementById('find'); f.value = ''; f.dispatchEvent(new Event('input'))"_s);
        QVERIFY(browser.waitFor(u"!document.querySelector('.thumbnail[hidden]')"_s));
    }
};

INK_TEST(TestPageSearch, "tst_pagesearch")

} // namespace tst_pagesearch

#include "tst_pagesearch.moc"
