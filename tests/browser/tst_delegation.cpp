#include "tests/browser/pagetools.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTcpServer>
#include <QTest>

namespace tst_delegation {

using namespace ink;
using namespace ink::test;

/** A recipient delegates in a real browser: by keyboard, on a phone, and in Arabic and German. */
class TestPageDelegation final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    QTcpServer m_silent; ///< a mail server that never responds: emails stay queued

    [[nodiscard]] QJsonObject sent(const QString& title, bool mayDelegate)
    {
        QJsonObject wanted = ServiceFixture::document(52, title);
        QJsonArray people = wanted.value(QLatin1String("invitations")).toArray();
        QJsonObject first = people.at(0).toObject();
        first.insert(QStringLiteral("mayDelegate"), mayDelegate);
        first.insert(QStringLiteral("privateMessage"), QStringLiteral("As agreed by phone.\n– Anna"));
        people[0] = first;
        wanted.insert(QStringLiteral("invitations"), people);
        return ServiceFixture::json(m_service.create(wanted, "/documents"))
            .value(QLatin1String("document"))
            .toObject();
    }
    static void openDocument(WebDriver& browser, const QString& url)
    {
        browser.open(url);
        QVERIFY(browser.waitFor(
            QStringLiteral("!document.getElementById('bar').hidden && document.querySelector('.field')")));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!WebDriver::isInstalled()) QSKIP("chromium and chromedriver are not installed");
        QVERIFY(m_silent.listen(QHostAddress::LocalHost));
        QVERIFY(m_service.start([this](service::ServiceHost::Options& options) {
            service::mail::MailOptions mail;
            mail.host = QStringLiteral("127.0.0.1");
            mail.port = m_silent.serverPort();
            mail.security = service::mail::Security::None;
            mail.from = {QStringLiteral("Mill Lane"), QStringLiteral("sign@example.com")};
            options.mail = mail;
        }));
    }

    void passesOnByKeyboard()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(320, 640);
        const QJsonObject document = sent(QStringLiteral("Lease of 14 Mill Lane"), true);
        const QString url = signingUrl(m_service, document);
        openDocument(browser, url);
        QCOMPARE(textOf(browser, "private-message-text"), QStringLiteral("As agreed by phone.\n– Anna"));
        keep(browser, "320-private-message");
        browser.click(QStringLiteral("#overview-open"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('overview-delegate').hidden")));
        keep(browser, "320-overview-delegate");
        browser.click(QStringLiteral("#overview-delegate"));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'delegate-name'")));
        QVERIFY(browser.run(QStringLiteral("return document.documentElement.scrollWidth <= innerWidth"))
                    .toBool());
        browser.keys(QStringLiteral("\uE007")); // Return in the empty form
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('delegate-error').textContent")));
        browser.keys(QStringLiteral("Eve Stone\uE004ben@\uE007"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('delegate-email').ariaInvalid === 'true'")));
        keep(browser, "320-delegate");
        browser.keys(QStringLiteral("example.org\uE004On leave\uE004\uE004\uE007"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('state').hidden")));
        QCOMPARE(textOf(browser, "state-title"), QStringLiteral("You delegated the document"));
        QVERIFY(textOf(browser, "state-text").contains(QStringLiteral("ben@example.org")));
        keep(browser, "320-delegated");
        browser.open(url);
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('state').hidden")));
        const QByteArray path =
            "/v1/documents/" + QByteArray::number(document.value(QLatin1String("id")).toInteger());
        const QJsonObject person = ServiceFixture::json(m_service.mine("GET", path))
                                       .value(QLatin1String("document"))
                                       .toObject()
                                       .value(QLatin1String("invitations"))
                                       .toArray()
                                       .at(0)
                                       .toObject();
        QCOMPARE(person.value(QLatin1String("recipientEmail")).toString(), QStringLiteral("ben@example.org"));
        QVERIFY(!person.contains(QLatin1String("mayDelegate")));
    }

    void onlyWhereItIsAllowed()
    {
        WebDriver browser;
        QVERIFY2(browser.start(QStringLiteral("de")), qPrintable(browser.lastError()));
        browser.resize(1280, 900);
        openDocument(browser, signingUrl(m_service, sent(QStringLiteral("Mietvertrag"), false)));
        browser.click(QStringLiteral("#overview-open"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('overview-dialog').open")));
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('overview-delegate').hidden"))
                    .toBool());
        openDocument(browser, signingUrl(m_service, sent(QStringLiteral("Mietvertrag"), true)));
        browser.click(QStringLiteral("#overview-open"));
        browser.click(QStringLiteral("#overview-delegate"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('delegate-dialog').open")));
        keep(browser, "1280-delegate-de");
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join(QLatin1Char('\n'))));
    }
};

INK_TEST(TestPageDelegation, "tst_delegation")

} // namespace tst_delegation

#include "tst_delegation.moc"
