// A page that can't be rendered, in a real browser: the page says so and offers the document.
#include "tests/browser/pagetools.h"
#include "tests/support/heavypdfs.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_heavypages {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestHeavyPages final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysWhatIsMissing()
    {
        if (!requireBrowser()) return;
        ServiceFixture service;
        QVERIFY(service.start([](service::ServiceHost::Options& options) {
            options.pictures.timeLimit = std::chrono::seconds(1);
            options.pictures.quickLimit = std::chrono::seconds(1);
        }));
        const QJsonObject document =
            ServiceFixture::json(service.createOf(ServiceFixture::document(52), manyShadings()))
                .value("document"_L1)
                .toObject();
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.open(signingUrl(service, document));
        QVERIFY2(browser.waitFor(u"document.querySelector('.page-missing') !== null"_s),
                 qPrintable(browser.lastError()));
        const QString words =
            browser.run(u"return document.querySelector('.page-missing').textContent"_s).toString();
        QVERIFY2(words.startsWith(u"Page 1 can’t be shown here"_s), qPrintable(words));
        const QString link =
            browser.run(u"return document.querySelector('.page-missing a').href"_s).toString();
        const RawAnswer file =
            service.call("GET", QUrl(link).toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority));
        QCOMPARE(file.status, 200);
        QVERIFY(file.body.startsWith("%PDF"));
        QVERIFY(browser.run(u"return document.getElementById('banner').hidden"_s).toBool());
        keep(browser, "heavypage");
    }
};

INK_TEST(TestHeavyPages, "tst_heavypages")

} // namespace tst_heavypages

#include "tst_heavypages.moc"
