#include "tests/browser/pagetools.h"
#include "tests/support/heavypdfs.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_manypages {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A contract of 300 pages on a phone: only what is near the view is fetched and held. */
class TestManyPages final : public QObject
{
    Q_OBJECT

    static constexpr int m_pages = 300;
    static constexpr int m_maxHeld = 24; ///< as in page.js

    static QByteArray pdf()
    {
        QByteArray lines = "BT /F 11 Tf 14 TL 60 780 Td";
        for (int i = 0; i < 45; ++i)
            lines += " (The parties agree on everything that stands on this line of the contract.) Tj T*";
        lines += " ET";
        QByteArray kids;
        QList<QByteArray> objects{"<</Type/Catalog/Pages 2 0 R>>",
                                  {},
                                  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
                                  "<</Length " + QByteArray::number(lines.size()) + ">>\nstream\n" + lines +
                                      "\nendstream"};
        for (int i = 0; i < m_pages; ++i) {
            kids += QByteArray::number(objects.size() + 1) + " 0 R ";
            objects.append("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R"
                           "/Resources<</Font<</F 3 0 R>>>>>>");
        }
        objects[1] = "<</Type/Pages/Kids[" + kids + "]/Count " + QByteArray::number(m_pages) + ">>";
        return pdfOfObjects(objects);
    }
    static int held(WebDriver& browser)
    {
        return browser.run(u"return document.querySelectorAll('.page > img[src]').length"_s).toInt();
    }
    /** Goes through all pages; each has its picture when it is seen. Returns the maximum held meanwhile. */
    static int scroll(WebDriver& browser, bool isForward)
    {
        int most = 0;
        for (int i = 0; i < m_pages; i += 5) {
            const int page = isForward ? i + 1 : m_pages - i;
            browser.run(
                u"document.querySelector('.page[data-page=\"%1\"]').scrollIntoView({block: 'center'})"_s.arg(
                    page));
            if (!browser.waitFor(
                    u"document.querySelector('.page[data-page=\"%1\"] > img').naturalWidth > 0"_s.arg(page)))
                return -page;
            most = std::max(most, held(browser));
        }
        return most;
    }
    /** JavaScript's memory in bytes, and the number of nodes, after collecting garbage. */
    static std::pair<double, double> memory(WebDriver& browser)
    {
        browser.devtools(u"HeapProfiler.collectGarbage"_s);
        double bytes = 0;
        double nodes = 0;
        for (const QJsonValue& each :
             browser.devtools(u"Performance.getMetrics"_s).value("metrics"_L1).toArray()) {
            if (each["name"_L1].toString() == "JSHeapUsedSize"_L1) bytes = each["value"_L1].toDouble();
            if (each["name"_L1].toString() == "Nodes"_L1) nodes = each["value"_L1].toDouble();
        }
        return {bytes, nodes};
    }

private Q_SLOTS:
    void memoryStaysFlat()
    {
        if (!requireChromium("only Chromium tells its memory.")) return;
        ServiceFixture service;
        QVERIFY(service.start());
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject last = tags.at(0).toObject();
        last.insert(u"pageIndex"_s, m_pages);
        last.insert(u"name"_s, u"Place"_s);
        tags.append(last);
        wanted.insert(u"tags"_s, tags);
        const QJsonObject document = ServiceFixture::json(service.createOf(wanted, pdf(), "/documents"))
                                         .value("document"_L1)
                                         .toObject();
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        browser.devtools(u"Performance.enable"_s);
        browser.devtools(u"HeapProfiler.enable"_s);
        browser.open(signingUrl(service, document));
        QVERIFY(browser.waitFor(u"document.querySelector('.page > img')?.naturalWidth > 0"_s));
        QCOMPARE(browser.run(u"return document.querySelectorAll('.page').length"_s).toInt(), m_pages);
        QVERIFY2(held(browser) <= 6, qPrintable(QString::number(held(browser))));

        // A jump to the end fetches nothing of what lies between.
        browser.run(u"document.querySelector('.page[data-page=\"%1\"]').scrollIntoView()"_s.arg(m_pages));
        QVERIFY(browser.waitFor(
            u"document.querySelector('.page[data-page=\"%1\"] > img').naturalWidth > 0"_s.arg(m_pages)));
        QVERIFY(browser
                    .run(u"return performance.getEntriesByType('resource').filter((each) => "
                         "each.name.includes('.png?')).length"_s)
                    .toInt() <= 12);

        const auto isBounded = [](int most) { return most > 0 && most <= m_maxHeld; };
        int most = scroll(browser, false);
        QVERIFY2(isBounded(most), qPrintable(QString::number(most)));
        most = scroll(browser, true);
        QVERIFY2(isBounded(most), qPrintable(QString::number(most)));
        const auto [bytes, nodes] = memory(browser);
        most = scroll(browser, false);
        QVERIFY2(isBounded(most), qPrintable(QString::number(most)));
        most = scroll(browser, true);
        QVERIFY2(isBounded(most), qPrintable(QString::number(most)));
        const auto [bytesAfter, nodesAfter] = memory(browser);
        qInfo("%.0f, then %.0f bytes; %.0f, then %.0f nodes", bytes, bytesAfter, nodes, nodesAfter);
        QVERIFY(bytes > 0 && nodes > m_pages);
        QVERIFY2(bytesAfter < bytes + 500'000, "JavaScript's memory grows");
        QVERIFY2(nodesAfter < nodes * 1.05, "the number of nodes grows");
        QCOMPARE(browser.run(u"return document.querySelectorAll('canvas').length"_s).toInt(), 3); // dialogs
        // What was read stays readable for everybody who can't see the pictures.
        QVERIFY(
            browser.run(u"return document.querySelector('.page[data-page=\"150\"] .page-text').textContent"_s)
                .toString()
                .contains(u"parties agree"_s));
        // Only pages near the view have lines to be selected.
        const int layers =
            browser.run(u"return document.querySelectorAll('.page-text.layer').length"_s).toInt();
        QVERIFY2(layers > 0 && layers <= m_maxHeld, qPrintable(QString::number(layers)));

        // Small pictures of all pages go when the overview is closed.
        browser.click(u"#overview-open"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.thumbnail').length === %1"_s.arg(m_pages)));
        browser.click(u"#overview-close"_s);
        QVERIFY(browser.waitFor(u"!document.querySelector('.thumbnail')"_s));
    }
};

INK_TEST(TestManyPages, "tst_manypages")

} // namespace tst_manypages

#include "tst_manypages.moc"
