#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <memory>

namespace tst_embedding {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A website that shows a signing page in a frame and keeps the messages from it. It has a thread of its own:
 * the test blocks while the browser loads it. */
class FramingSite final
{
public:
    FramingSite()
    {
        m_context.moveToThread(&m_thread);
        m_thread.start();
        QMetaObject::invokeMethod(
            &m_context, [this] { listen(); }, Qt::BlockingQueuedConnection);
    }
    ~FramingSite()
    {
        QMetaObject::invokeMethod(
            &m_context, [this] { delete m_server; }, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    FramingSite(const FramingSite&) = delete;
    FramingSite& operator=(const FramingSite&) = delete;

    /** Another website than 127.0.0.1, where the service is. */
    [[nodiscard]] QString origin(const QString& host = u"localhost"_s) const
    {
        return u"http://%1:%2"_s.arg(host).arg(m_port);
    }
    void show(const QString& url, const QByteArray& attributes = {})
    {
        const QByteArray page =
            "<!doctype html><html lang=en><title>Shop</title><link rel=icon href='data:,'><script>"
            "window.events = []; addEventListener('message', (event) => { events.push({ data: event.data, "
            "origin: event.origin, isFrame: event.source === "
            "document.querySelector('iframe').contentWindow }); });</script><iframe title=Contract " +
            attributes + " width=1100 height=700 src='" + url.toUtf8() + "'></iframe>";
        QMetaObject::invokeMethod(
            &m_context, [this, page] { m_page = page; }, Qt::BlockingQueuedConnection);
    }

private:
    void listen()
    {
        m_server = new QTcpServer;
        QObject::connect(m_server, &QTcpServer::newConnection, m_server, [this] {
            while (QTcpSocket* client = m_server->nextPendingConnection()) {
                QObject::connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
                QObject::connect(client, &QTcpSocket::readyRead, client, [this, client] {
                    if (!client->readAll().contains("\r\n\r\n")) return;
                    client->write("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"
                                  "Connection: close\r\nContent-Length: " +
                                  QByteArray::number(m_page.size()) + "\r\n\r\n" + m_page);
                    client->disconnectFromHost();
                });
            }
        });
        // `localhost` may also be ::1.
        if (!m_server->listen(QHostAddress::Any)) qFatal("The website doesn't listen");
        m_port = m_server->serverPort();
    }

    QThread m_thread;
    QObject m_context;
    QTcpServer* m_server = nullptr; ///< these belong to the thread
    QByteArray m_page;
    quint16 m_port = 0;
};

/** The signing page within a website: shown to allowed websites only, which receive messages about events. */
class TestEmbedding final : public BrowserTest
{
    Q_OBJECT

    FramingSite m_site;
    /** One browser for all rows of refusedElsewhere: most of their time would be its start. */
    std::unique_ptr<WebDriver> m_refusing;

    void allow(const QByteArray& auth, const QStringList& origins)
    {
        const RawAnswer answer = m_service.call(
            "PUT", "/v1/user/userSettings",
            ServiceFixture::bytes(
                {{u"userSetting"_s, QJsonObject{{u"frameOrigins"_s, QJsonArray::fromStringList(origins)}}}}),
            auth);
        QVERIFY2(answer.status == 200, answer.body.constData());
    }
    void allow(const QStringList& origins) { allow(m_service.auth, origins); }
    static QString events(WebDriver& browser)
    {
        const QJsonArray list = browser.run(u"return window.events ?? []"_s).toArray();
        QStringList names;
        for (const QJsonValue& each : list)
            names << each["data"_L1]["event"_L1].toString();
        return names.join(u' ');
    }
    static bool waitForEvents(WebDriver& browser, const QString& names)
    {
        return browser.waitFor(
            u"window.events.map(({ data }) => data.event).join(' ') === '%1'"_s.arg(names));
    }
    /** In the frame: waits for the page that the browser shows instead of one that it refuses. */
    static bool showsRefusal(WebDriver& browser)
    {
        return browser.waitFor(u"/^(chrome-error|about:neterror)/.test(document.documentURI)"_s);
    }
    /** Opens the website with the page in its frame, and goes into the frame. */
    static void enter(WebDriver& browser, const QString& url)
    {
        browser.open(url);
        QVERIFY(browser.waitFor(u"document.querySelector('iframe')"_s));
        browser.enterFrame(u"iframe"_s);
    }

private Q_SLOTS:
    void signedWithinAnAllowedWebsite()
    {
        // Of several allowed ones, only the one around the page gets the messages.
        allow({u"https://app.example.com"_s, m_site.origin(), u"http://localhost:1"_s});
        const QJsonObject document = created(withOptionalFields(documentFor({})));
        m_site.show(signingUrl(m_service, document));
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1200, 800);
        enter(browser, m_site.origin());
        QVERIFY(isReady(browser));
        browser.click(u"#next"_s); // leads to the signature
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        browser.leaveFrame();
        QVERIFY(waitForEvents(browser, u"opened"_s));
        keep(browser, "framed");
        browser.enterFrame(u"iframe"_s);
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        browser.click(u"#finish-confirm"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        // Documents of other senders aren't offered here.
        QVERIFY(browser.waitFor(u"document.getElementById('read-document')"_s));
        QVERIFY(browser.run(u"return !document.getElementById('others')"_s).toBool());
        browser.leaveFrame();
        QVERIFY(waitForEvents(browser, u"opened finished"_s));
        // The event, and nothing else.
        const QJsonArray all = browser.run(u"return window.events"_s).toArray();
        for (const QJsonValue& each : all) {
            QCOMPARE(each["origin"_L1].toString(), u"http://127.0.0.1:%1"_s.arg(m_service.port));
            QVERIFY(each["isFrame"_L1].toBool());
            QCOMPARE(each["data"_L1].toObject().keys(), (QStringList{u"event"_s, u"source"_s}));
            QCOMPARE(each["data"_L1]["source"_L1].toString(), u"inkstone"_s);
        }
        // Opened again later, the website learns what it may have missed.
        enter(browser, m_site.origin());
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        browser.leaveFrame();
        QVERIFY(waitForEvents(browser, u"finished"_s));
    }

    void declinedWithinAnAllowedWebsite()
    {
        allow({m_site.origin()});
        const QJsonObject document = created(documentFor({}));
        m_site.show(signingUrl(m_service, document), "sandbox='allow-scripts allow-same-origin allow-forms'");
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1200, 800);
        enter(browser, m_site.origin());
        QVERIFY(isReady(browser));
        browser.click(u"#reject"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('reject-dialog').open"_s));
        browser.type(u"#reject-reason"_s, u"Not mine"_s);
        browser.click(u"#reject-confirm"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        browser.leaveFrame();
        QVERIFY(waitForEvents(browser, u"opened declined"_s));
    }

    /** Browsers keep cookies from the service there. */
    void codeWithoutCookies()
    {
        allow({m_site.origin()});
        const QJsonObject code{{u"type"_s, 133}, {u"code"_s, u"471147"_s}};
        const QJsonObject document = created(documentFor({{u"authentications"_s, QJsonArray{code}}}));
        m_site.show(signingUrl(m_service, document));
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1200, 800);
        enter(browser, m_site.origin());
        QVERIFY(browser.waitFor(u"!document.getElementById('gate').hidden"_s));
        browser.leaveFrame();
        QCOMPARE(events(browser), QString()); // nothing is open yet
        browser.enterFrame(u"iframe"_s);
        browser.type(u"#gate-code"_s, u"471147"_s);
        browser.click(u"#gate-open"_s);
        QVERIFY(isReady(browser));
        browser.leaveFrame();
        QVERIFY(waitForEvents(browser, u"opened"_s));
    }

    void refusedElsewhere_data()
    {
        QTest::addColumn<QStringList>("mine");
        QTest::addColumn<QStringList>("others");
        QTest::newRow("nobody") << QStringList() << QStringList();
        QTest::newRow("another port") << QStringList{u"http://localhost:1"_s} << QStringList();
        QTest::newRow("another host") << QStringList{m_site.origin(u"127.0.0.1"_s)} << QStringList();
        QTest::newRow("of another account") << QStringList() << QStringList{m_site.origin()};
    }
    void refusedElsewhere()
    {
        QFETCH(QStringList, mine);
        QFETCH(QStringList, others);
        allow(mine);
        allow(m_service.otherAuth, others);
        const QJsonObject document = created(documentFor({}));
        m_site.show(signingUrl(m_service, document));
        if (!m_refusing) {
            m_refusing = std::make_unique<WebDriver>();
            QVERIFY2(m_refusing->start(), qPrintable(m_refusing->lastError()));
            m_refusing->resize(1200, 800);
        } else {
            m_refusing->clearCookies();
        }
        WebDriver& browser = *m_refusing;
        enter(browser, m_site.origin());
        QVERIFY(showsRefusal(browser));
        QVERIFY(!browser.run(u"return Boolean(document.getElementById('pages'))"_s).toBool());
        browser.leaveFrame();
        QCOMPARE(events(browser), QString());
        (void)browser.complaints(); // that it refused
        // By itself the page opens as always.
        QVERIFY(show(browser, document));
        QVERIFY(browser.run(u"return parent === window"_s).toBool());
    }

    void cleanupTestCase() { m_refusing.reset(); }

    /** All websites around the page must be allowed, not only the nearest. */
    void aWebsiteAroundAnAllowedOne()
    {
        allow({m_site.origin()});
        const QJsonObject document = created(documentFor({}));
        m_site.show(signingUrl(m_service, document));
        FramingSite outer;
        outer.show(m_site.origin());
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        enter(browser, outer.origin());
        QVERIFY(browser.waitFor(u"document.querySelector('iframe')"_s));
        browser.enterFrame(u"iframe"_s);
        QVERIFY(showsRefusal(browser));
        QVERIFY(!browser.run(u"return Boolean(document.getElementById('pages'))"_s).toBool());
        (void)browser.complaints();
    }
};

INK_TEST(TestEmbedding, "tst_embedding")

} // namespace tst_embedding

#include "tst_embedding.moc"
