#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_hiddenfile {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A signer who may see one file of two, and what the page tells of each file when all is done. */
class TestHiddenFile final : public BrowserTest
{
    Q_OBJECT

    static QJsonObject person(const QString& name)
    {
        return {{u"recipientName"_s, name},
                {u"recipientEmail"_s, name.toLower() + u"@example.com"_s},
                {u"actionType"_s, 15},
                {u"sequence"_s, 1}};
    }
    /** Ben signs the first file, Cleo the first one, too; only she sees the second one. */
    [[nodiscard]] QJsonObject sent() const
    {
        QJsonObject wanted = ServiceFixture::document(52);
        wanted.insert(u"invitations"_s, QJsonArray{person(u"Ben"_s), person(u"Cleo"_s)});
        wanted.insert(u"tags"_s,
                      QJsonArray{ServiceFixture::tag(250, u"Of Ben"_s, {90, 300, 180, 50}, 1, true),
                                 ServiceFixture::tag(250, u"Of Cleo"_s, {90, 400, 180, 50}, 2, true)});
        const QString body = QString::fromLatin1(ServiceFixture::sample().toBase64());
        wanted.insert(u"files"_s, QJsonArray{QJsonObject{{u"name"_s, u"lease.pdf"_s}, {u"body"_s, body}},
                                             QJsonObject{{u"name"_s, u"salaries.pdf"_s},
                                                         {u"body"_s, body},
                                                         {u"visibleTo"_s, QJsonArray{2}}}});
        return ServiceFixture::json(m_service.mine("POST", "/documents", ServiceFixture::bytes(wanted)))
            .value("document"_L1)
            .toObject();
    }
    void finish(const QJsonObject& document, int index) const
    {
        const QByteArray path = ServiceFixture::signingPath(document, index);
        const QJsonObject seen = ServiceFixture::json(m_service.call("GET", path + "/values"));
        QCOMPARE(m_service
                     .call("POST", path + "/finish",
                           ServiceFixture::bytes(
                               {{u"consent"_s, true}, {u"values"_s, ServiceFixture::valuesFor(seen)}}))
                     .status,
                 200);
    }
    /** The status of the answer to the page's own request. */
    static int statusOf(WebDriver& browser, const QString& path)
    {
        browser.run(u"window.answered = 0; fetch(location.pathname.replace(/\\/$/, '') + arguments[0])"
                    ".then((answer) => { window.answered = answer.status; })"_s,
                    {path});
        return browser.waitFor(u"window.answered > 0"_s) ? browser.run(u"return window.answered"_s).toInt()
                                                         : 0;
    }

    /** Returns the first characters and the size of a download. */
    static QString startOf(WebDriver& browser, const QString& path)
    {
        browser.run(
            u"window.got = ''; fetch(location.pathname.replace(/\\/$/, '') + arguments[0])"
            ".then((answer) => answer.arrayBuffer()).then((bytes) => { window.got = String.fromCharCode("
            "...new Uint8Array(bytes, 0, 4)) + ' ' + bytes.byteLength; })"_s,
            {path});
        return browser.waitFor(u"window.got !== ''"_s) ? browser.run(u"return window.got"_s).toString()
                                                       : QString();
    }

private Q_SLOTS:
    void pagesAndBytesAreAbsent()
    {
        const QJsonObject document = sent();
        const int all = static_cast<int>(2 * document.value("files"_L1)[0]["pages"_L1].toArray().size());
        QVERIFY(all > 0);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        QCOMPARE(browser.run(u"return document.querySelectorAll('.page').length"_s).toInt(), all / 2);
        QVERIFY(!browser.run(u"return document.body.textContent"_s).toString().contains(u"salaries"_s));
        QCOMPARE(statusOf(browser, u"/pages/1.png"_s), 200);
        for (const char* ending : {"png", "txt", "json"})
            QCOMPARE(statusOf(browser, u"/pages/%1.%2"_s.arg(all / 2 + 1).arg(QLatin1StringView(ending))),
                     404);
        // The bytes are those of one file, not an archive of two, whatever else is asked for.
        const QString one = startOf(browser, u"/download?content=original"_s);
        QCOMPARE(one, u"%PDF %1"_s.arg(ServiceFixture::sample().size()));
        const QString other = QString::number(document.value("files"_L1)[1]["id"_L1].toInteger());
        QVERIFY(statusOf(browser, u"/download?content=original&fileID="_s + other) >= 400);
        for (const char* path : {"/files/%1", "/files/%1/original", "/download/%1"})
            QCOMPARE(statusOf(browser, QString::fromLatin1(path).arg(other)), 404);

        // The other one reads both. When all is done, each sees what became of their files.
        finish(document, 0);
        finish(document, 1);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 60'000);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#results li').length === 1"_s));
        const QString result = textOf(browser, "results");
        QVERIFY2(result.contains(u"lease.pdf"_s) && result.contains(u"Ben, Cleo"_s), qPrintable(result));
        QVERIFY(!browser.run(u"return document.body.textContent"_s).toString().contains(u"salaries"_s));
        // The recipient gets a separate certificate.
        QVERIFY(startOf(browser, u"/download?content=audit"_s).startsWith(u"%PDF"_s));
        QCOMPARE(browser.run(u"return document.querySelectorAll('a[href*=audit]').length"_s).toInt(), 1);
        keep(browser, "hidden-file-done");
        const QString cleo = u"http://127.0.0.1:%1"_s.arg(m_service.port) +
                             QString::fromLatin1(ServiceFixture::signingPath(document, 1));
        browser.open(cleo);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#results li').length === 2"_s));
        QVERIFY(textOf(browser, "results").contains(u"salaries.pdf"_s));
        keep(browser, "two-files-done");
    }
};

INK_TEST(TestHiddenFile, "tst_hiddenfile")

} // namespace tst_hiddenfile

#include "tst_hiddenfile.moc"
