#include "tests/browser/browsertest.h"
#include "tests/support/cuttingproxy.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <QThread>

namespace tst_slowline {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A CuttingProxy in a thread of its own: the test blocks while the browser loads through it. */
class Line final
{
public:
    explicit Line(quint16 target)
    {
        m_context.moveToThread(&m_thread);
        m_thread.start();
        QMetaObject::invokeMethod(
            &m_context, [this, target] { m_proxy = new CuttingProxy(target, whole(), 1); },
            Qt::BlockingQueuedConnection);
    }
    ~Line()
    {
        QMetaObject::invokeMethod(
            &m_context, [this] { delete m_proxy; }, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    [[nodiscard]] static CuttingProxy::Odds whole() { return {0, 0, 0, 0, {"PUT "}}; }
    void set(const CuttingProxy::Odds& odds)
    {
        QMetaObject::invokeMethod(
            &m_context, [&] { m_proxy->setOdds(odds); }, Qt::BlockingQueuedConnection);
    }
    [[nodiscard]] int cuts()
    {
        int count = 0;
        QMetaObject::invokeMethod(
            &m_context, [&] { count = m_proxy->cuts(); }, Qt::BlockingQueuedConnection);
        return count;
    }
    [[nodiscard]] QString address()
    {
        QString text;
        QMetaObject::invokeMethod(
            &m_context, [&] { text = m_proxy->url().toString(); }, Qt::BlockingQueuedConnection);
        return text;
    }

private:
    QThread m_thread;
    QObject m_context;
    CuttingProxy* m_proxy = nullptr;
};

/** The signing page on a mobile connection of 50 kB/s, and on one that dies. */
class TestSlowLine final : public BrowserTest
{
    Q_OBJECT

    QJsonObject sent() { return created(ServiceFixture::document(52)); }
    static void limit(WebDriver& browser, bool isOffline, int bytesPerSecond)
    {
        browser.devtools(u"Network.emulateNetworkConditions"_s, {{u"offline"_s, isOffline},
                                                                 {u"latency"_s, 100},
                                                                 {u"downloadThroughput"_s, bytesPerSecond},
                                                                 {u"uploadThroughput"_s, bytesPerSecond}});
    }
    /** Requests without a response fail after half a second instead of twenty. */
    static void shortenTimeLimit(WebDriver& browser)
    {
        QVERIFY(browser
                    .run(u"return import(document.querySelector('link[href$=\"timelimit.js\"]').href)"
                         ".then(({ limit }) => { limit.milliseconds = 500; return true; })"_s)
                    .toBool());
    }
    /** Returns whether the browser asks before the page is left. */
    static bool asksBeforeLeaving(WebDriver& browser)
    {
        return browser
            .run(u"const event = new Event('beforeunload', { cancelable: true }); dispatchEvent(event); "
                 "return event.defaultPrevented"_s)
            .toBool();
    }
    static QString kind() { return u"document.getElementById('saved').dataset.kind"_s; }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireChromium("only Chromium can be slowed down.")) return;
        QVERIFY(m_service.start());
    }

    /** What is transferred decides about the time: machines are too noisy for close limits in seconds. */
    void isLightEnough()
    {
        WebDriver browser;
        QVERIFY2(browser.start(u"de"_s), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        browser.devtools(u"Network.enable"_s);
        limit(browser, false, 50'000);
        const QJsonObject document = sent();
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"!document.getElementById('document').hidden"_s, 60'000));
        // Filling in doesn't wait for the picture.
        const QString name = css(document, "Full name"_L1);
        browser.run(
            u"document.querySelector('%1').parentElement.querySelector('.opener').click()"_s.arg(name));
        QVERIFY(browser.waitFor(u"document.querySelector('#sheet-control input')"_s));
        browser.type(u"#sheet-control input"_s, u"Ben Ünal"_s);
        QTRY_COMPARE_WITH_TIMEOUT(stored(document, "Full name"_L1), u"Ben Ünal"_s, 60'000);
        QVERIFY(browser.waitFor(u"performance.getEntriesByType('resource').some((each) => "
                                "each.name.includes('/pages/1.png'))"_s,
                                60'000));
        const QJsonObject loaded = browser
                                       .run(uR"(const [page] = performance.getEntriesByType('navigation');
const all = performance.getEntriesByType('resource');
const picture = all.find((each) => each.name.includes('/pages/1.png'));
const before = all.filter((each) => !each.name.includes('/pages/') && each.startTime < picture.startTime);
const bytes = (list) => list.reduce((sum, each) => sum + each.encodedBodySize, 0);
const blocking = before.filter((each) => each.renderBlockingStatus === 'blocking');
return { first: page.encodedBodySize + bytes(blocking), all: page.encodedBodySize + bytes(before), count: before.length + 1,
  blocking: blocking.map((each) => each.name.split('/').pop()).join(), pictures: all.filter((each) => each.name.includes('.png')).length,
  words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1, picture: picture.responseEnd };)"_s)
                                       .toObject();
        qInfo("%s", ServiceFixture::bytes(loaded).constData());
        // Compressed, without headers. First words within 0.5 s: 15 kB at 50 kB/s after a round trip.
        QCOMPARE(loaded.value("blocking"_L1).toString(), QString());
        QVERIFY2(loaded.value("first"_L1).toInt() < 15'000, "before the first words");
        QVERIFY2(loaded.value("all"_L1).toInt() < 60'000, "before the first picture is requested");
        QVERIFY(loaded.value("all"_L1).toInt() > 30'000); // nothing came from a cache
        QVERIFY(loaded.value("words"_L1).toDouble() > 0);
        QVERIFY2(loaded.value("words"_L1).toDouble() < 5'000, "ms until the first words");
        QVERIFY2(loaded.value("count"_L1).toInt() <= 22, "requests before the first picture");
        QVERIFY(loaded.value("pictures"_L1).toInt() <= 4); // only those near the view
        keep(browser, "390x844-slow");
    }

    void aDyingConnectionLosesNothing_data()
    {
        QTest::addColumn<double>("beforeActing");
        QTest::addColumn<double>("afterActing");
        QTest::addColumn<double>("inAnswer");
        QTest::addColumn<double>("swallowed");
        QTest::newRow("within the request") << 1.0 << 0.0 << 0.0 << 0.0;
        QTest::newRow("without a response") << 0.0 << 1.0 << 0.0 << 0.0;
        QTest::newRow("within the response") << 0.0 << 0.0 << 1.0 << 0.0;
        QTest::newRow("without an end") << 0.0 << 0.0 << 0.0 << 1.0;
    }
    void aDyingConnectionLosesNothing()
    {
        QFETCH(double, beforeActing);
        QFETCH(double, afterActing);
        QFETCH(double, inAnswer);
        QFETCH(double, swallowed);
        Line line(m_service.port);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        const QString url = line.address() + QString::fromLatin1(ServiceFixture::signingPath(document));
        const QString name = css(document, "Full name"_L1);
        const QString rooms = css(document, "Rooms"_L1);
        browser.open(url);
        QVERIFY(isReady(browser));

        // The page stays open: it saves again by itself.
        const CuttingProxy::Odds dying{beforeActing, afterActing, inAnswer, 0, {"PUT "}, swallowed};
        line.set(dying);
        if (swallowed > 0) shortenTimeLimit(browser);
        browser.type(name, u"Ben Ünal"_s);
        QVERIFY(browser.waitFor(kind() + u" === 'error' && !document.getElementById('banner').hidden"_s));
        QVERIFY(line.cuts() > 0);
        browser.type(rooms, u"3"_s); // one can go on meanwhile
        line.set(Line::whole());
        QVERIFY(
            browser.waitFor(kind() + u" === 'saved' && document.getElementById('banner').hidden"_s, 40'000));
        QCOMPARE(stored(document, "Full name"_L1), u"Ben Ünal"_s);
        QCOMPARE(stored(document, "Rooms"_L1), u"3"_s);
        QCOMPARE(browser.run(u"return document.querySelector('%1').value"_s.arg(name)).toString(),
                 u"Ben Ünal"_s);

        // The page is closed meanwhile: the device keeps the value.
        line.set(dying);
        browser.type(name, u" Junior"_s);
        QVERIFY(browser.waitFor(kind() + u" === 'error'"_s));
        browser.open(u"about:blank"_s);
        line.set(Line::whole());
        browser.open(url);
        QVERIFY(browser.waitFor(u"document.querySelector('%1')?.value === 'Ben Ünal Junior'"_s.arg(name)));
        QTRY_COMPARE_WITH_TIMEOUT(stored(document, "Full name"_L1), u"Ben Ünal Junior"_s, 40'000);
        QVERIFY(browser.waitFor(kind() + u" !== 'saving' && document.getElementById('banner').hidden"_s));
        QVERIFY(browser.run(u"return !document.querySelector('.elsewhere:not([hidden])')?.textContent"_s)
                    .toBool());
    }

    /** A free signature is on its way when the connection stalls: what is typed meanwhile doesn't replace it.
     */
    void aStallingConnectionLosesNoFreeSignature()
    {
        Line line(m_service.port);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        QJsonObject wanted = documentFor({{u"canSignTags"_s, true}});
        wanted.insert(u"tags"_s, QJsonArray{wanted.value("tags"_L1)[0]});
        const QJsonObject document = created(wanted);
        const QString url = line.address() + QString::fromLatin1(ServiceFixture::signingPath(document));
        browser.open(url);
        QVERIFY(isReady(browser));
        QVERIFY(!asksBeforeLeaving(browser));
        line.set({0, 0, 0, 0, {"PUT "}, 1});
        browser.click(u"#place"_s);
        browser.click(u"#tab-type"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.querySelector('.free')"_s));
        QTRY_VERIFY(line.cuts() > 0);
        browser.type(css(document, "Full name"_L1), u"Ben"_s);
        QCOMPARE(browser.run(u"return "_s + kind()).toString(), u"saving"_s);
        QTRY_VERIFY(!asksBeforeLeaving(browser)); // the device has it
        browser.open(u"about:blank"_s);
        line.set(Line::whole());
        browser.open(url);
        QVERIFY(browser.waitFor(u"document.querySelector('.free')"_s));
        QVERIFY(browser.waitFor(kind() + u" === 'saved'"_s));
        QCOMPARE(stored(document, "Full name"_L1), u"Ben"_s);
        const QByteArray view = m_service.call("GET", ServiceFixture::signingPath(document) + "/values").body;
        QVERIFY(view.contains("\"free\":true"));
    }

    /** What the device doesn't keep isn't left without a question, also while it is being saved. */
    void asksBeforeWhatIsNotKeptIsLeft()
    {
        Line line(m_service.port);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        const QJsonObject document = sent();
        browser.open(line.address() + QString::fromLatin1(ServiceFixture::signingPath(document)));
        QVERIFY(isReady(browser));
        browser.run(u"IDBObjectStore.prototype.put = () => { throw new Error('full'); }"_s);
        line.set({0, 0, 0, 0, {"PUT "}, 1});
        browser.type(css(document, "Full name"_L1), u"Ben"_s);
        QTRY_VERIFY(line.cuts() > 0);
        QCOMPARE(browser.run(u"return "_s + kind()).toString(), u"saving"_s);
        QVERIFY(asksBeforeLeaving(browser));
        shortenTimeLimit(browser); // for the next attempt
        browser.run(u"dispatchEvent(new Event('pagehide'))"_s);
    }

    /** No connection at all, and then again one: a signature is saved once the browser is online. */
    void goesOnWhenTheConnectionIsBack()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1280, 900);
        const QJsonObject document = sent();
        QVERIFY(show(browser, document));
        const QString signature = css(document, "Signature"_L1);
        browser.devtools(u"Network.enable"_s);
        browser.click(signature);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        browser.click(u"#tab-draw"_s);
        browser.draw(u"#draw-canvas"_s, {{0.1, 0.5}, {0.3, 0.2}, {0.5, 0.8}, {0.9, 0.4}});
        limit(browser, false, 100); // so slow that the connection dies on the way
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(kind() + u" === 'saving'"_s));
        limit(browser, true, 0);
        QVERIFY(browser.waitFor(kind() + u" === 'error'"_s));
        browser.type(css(document, "Full name"_L1), u"Ben"_s);
        limit(browser, false, 1'000'000);
        QVERIFY(
            browser.waitFor(kind() + u" === 'saved' && document.getElementById('banner').hidden"_s, 40'000));
        QCOMPARE(stored(document, "Full name"_L1), u"Ben"_s);
        const QJsonObject view =
            ServiceFixture::json(m_service.call("GET", ServiceFixture::signingPath(document) + "/values"));
        QVERIFY(ServiceFixture::bytes(view).contains("\"image\":\"iVBOR"));
    }
};

INK_TEST(TestSlowLine, "tst_slowline")

} // namespace tst_slowline

#include "tst_slowline.moc"
