#include "tests/browser/pagetools.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace tst_smscode {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The code by SMS that protects a document, in a real browser. */
class TestSmsCode final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void byKeyboardAt320()
    {
        if (!requireBrowser()) return;
        HookReceiver receiver;
        ServiceFixture service;
        QVERIFY(service.start([&receiver](service::ServiceHost::Options& options) {
            service::sms::SmsGateway gateway;
            gateway.url = receiver.url();
            gateway.body = uR"({"to":"{to}","text":"{text}"})"_s;
            gateway.allowsLocal = true;
            options.sms = gateway;
        }));
        QJsonObject wanted = ServiceFixture::document(52, u"Lease 14B"_s);
        QJsonObject signer = wanted.value("invitations"_L1)[0].toObject();
        signer.insert(u"authentications"_s,
                      QJsonArray{QJsonObject{{u"type"_s, 132}, {u"phone"_s, u"+49 151 23456789"_s}}});
        signer.insert(u"language"_s, u"de"_s);
        wanted.insert(u"invitations"_s, QJsonArray{signer});
        const QJsonObject document =
            ServiceFixture::json(service.create(wanted, "/documents")).value("document"_L1).toObject();

        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(320, 640);
        browser.open(signingUrl(service, document));
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'gate-send'"_s));
        QVERIFY(browser.run(u"return document.documentElement.scrollWidth <= innerWidth"_s).toBool());
        const QString said = browser.run(u"return document.body.innerText"_s).toString();
        QVERIFY(said.contains(u"+49 ••• 89"_s));
        QVERIFY(!said.contains(u"23456"_s));
        QVERIFY(said.contains(u"Lease 14B"_s) && said.contains(u"Anna"_s)); // what the code is for, and whose
        keep(browser, "320-sms-code");
        browser.keys(u"\uE007"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('gate-sent').textContent"_s));
        QVERIFY(textOf(browser, "gate-sent").contains(u"SMS"_s));
        QTRY_COMPARE(receiver.requests.size(), 1);
        const QString text =
            QJsonDocument::fromJson(receiver.requests.constFirst().body).object().value("text"_L1).toString();
        QVERIFY(text.contains(u"Geben Sie ihn nicht weiter"_s)); // in the recipient's language
        const QString code = QRegularExpression(u"\\d{6}"_s).match(text).captured();
        browser.keys((code == u"000000"_s ? u"000001"_s : u"000000"_s) + u"\uE007"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('gate-error').textContent"_s));
        keep(browser, "320-sms-code-fault");
        browser.keys(code + u"\uE007"_s); // the wrong one is selected
        QVERIFY(browser.waitFor(u"document.querySelector('.page img')?.complete"_s));
        QVERIFY(browser.run(u"return document.getElementById('gate').hidden"_s).toBool());
    }
};

INK_TEST(TestSmsCode, "tst_smscode")

} // namespace tst_smscode

#include "tst_smscode.moc"
