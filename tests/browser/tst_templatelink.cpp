#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_templatelink {

using namespace ink;
using namespace ink::test;

/** A template link in a real browser: the form, by keyboard, at 320 px, in English and French, and its
 * target. */
class TestTemplateLink final : public BrowserTest
{
    Q_OBJECT

    [[nodiscard]] QJsonObject link(const QString& title) const
    {
        QJsonObject wanted = ServiceFixture::document(52, title);
        wanted.insert(QStringLiteral("documentType"), 6);
        QJsonArray roles = wanted.value(QLatin1String("invitations")).toArray();
        QJsonObject role = roles.at(0).toObject();
        role.insert(QStringLiteral("recipientName"), QStringLiteral("Tenant"));
        role.remove(QStringLiteral("recipientEmail"));
        role.insert(QStringLiteral("actionType"), 21);
        wanted.insert(QStringLiteral("invitations"), QJsonArray{role});
        return created(wanted);
    }

private Q_SLOTS:
    void aVisitorStartsByKeyboard()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(320, 640);
        const QJsonObject source = link(QStringLiteral("House rules of 14 Mill Lane, second edition"));
        browser.open(signingUrl(m_service, source));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'start-name'")));
        QVERIFY(fitsWindow(browser));
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('document').hidden")).toBool());
        QCOMPARE(textOf(browser, "start-go"), QStringLiteral("Open the document"));
        keep(browser, "320-link");

        browser.keys(QStringLiteral("\uE007")); // Return in the empty form
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('start-error').textContent")));
        QCOMPARE(
            browser
                .run(QStringLiteral("return document.activeElement.id + document.activeElement.ariaInvalid"))
                .toString(),
            QStringLiteral("start-nametrue"));
        browser.keys(QStringLiteral("Ben Ünal\uE004")); // Tab
        QCOMPARE(textOf(browser, "start-error"), QString());
        browser.keys(QStringLiteral("ben\uE007"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('start-error').textContent")));
        QCOMPARE(browser.run(QStringLiteral("return document.activeElement.id")).toString(),
                 QStringLiteral("start-email"));
        keep(browser, "320-link-fault");
        browser.keys(QStringLiteral("@example.com\uE007"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('bar')?.hidden && "
                                               "document.querySelector('.field')")));
        const QString there = browser.run(QStringLiteral("return location.href")).toString();
        QVERIFY(there.contains(QStringLiteral("/sign/")) && there != signingUrl(m_service, source));
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('start').hidden")).toBool());
        const QStringList complaints = browser.complaints();
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(QLatin1Char('\n'))));
    }

    void frenchAndClosed()
    {
        WebDriver browser;
        QVERIFY2(browser.start(QStringLiteral("fr")), qPrintable(browser.lastError()));
        browser.resize(1280, 900);
        const QJsonObject source = link(QStringLiteral("Règlement"));
        browser.open(signingUrl(m_service, source));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('start').hidden")));
        QCOMPARE(textOf(browser, "start-go"), QStringLiteral("Ouvrir le document"));
        keep(browser, "1280-link-fr");
        const QByteArray path =
            "/v1/documents/" + QByteArray::number(source.value(QLatin1String("id")).toInteger());
        QCOMPARE(m_service.mine("PUT", path, R"({"documentSetting":{"linkDocumentsPerHour":1}})").status,
                 200);
        const QByteArray start = QUrl(signingUrl(m_service, source)).path().toUtf8() + "/start";
        QCOMPARE(m_service.call("POST", start, R"({"name":"Eva","email":"eva@example.com"})").status, 201);
        browser.type(QStringLiteral("#start-name"), QStringLiteral("Ben"));
        browser.type(QStringLiteral("#start-email"), QStringLiteral("ben@example.com"));
        browser.click(QStringLiteral("#start-go"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('start-error').textContent.includes('trop souvent')")));
        browser.open(signingUrl(m_service, source));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('start').hidden")));
        QCOMPARE(m_service.mine("PUT", path, R"({"signingStatus":56})").status, 200);
        browser.type(QStringLiteral("#start-name"), QStringLiteral("Ben"));
        browser.type(QStringLiteral("#start-email"), QStringLiteral("ben@example.com"));
        browser.click(QStringLiteral("#start-go"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('start-error').textContent.includes('Anna')")));
        browser.open(signingUrl(m_service, source));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('state').hidden")));
        QCOMPARE(textOf(browser, "state-title"), QStringLiteral("Ce lien est fermé"));
        keep(browser, "1280-link-closed");
    }
};

INK_TEST(TestTemplateLink, "tst_templatelink")

} // namespace tst_templatelink

#include "tst_templatelink.moc"
