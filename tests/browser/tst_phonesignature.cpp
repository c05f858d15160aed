#include "tests/browser/pagetools.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_phonesignature {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A signature drawn on a phone while the page on the desktop waits. */
class TestPhoneSignature final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    /** A host name that browsers resolve to this computer but that the page treats as a network address. */
    [[nodiscard]] QString networkUrl(const QJsonObject& document) const
    {
        return QString(signingUrl(m_service, document)).replace(u"127.0.0.1"_s, u"sign.localhost"_s);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!WebDriver::isInstalled()) QSKIP("chromium and chromedriver are not installed");
        QVERIFY(m_service.start());
    }

    void theCodeIsTheSigningLink()
    {
        const QJsonObject document =
            ServiceFixture::json(m_service.create(ServiceFixture::document(52), "/documents"))
                .value("document"_L1)
                .toObject();
        const QByteArray path = ServiceFixture::signingPath(document);
        const RawAnswer answer = m_service.call("GET", path + "/qr.svg");
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Type"), QByteArray("image/svg+xml"));
        QCOMPARE(answer.header("Cache-Control"), QByteArray("no-store"));
        QVERIFY(answer.body.startsWith("<svg"));
        QCOMPARE(
            m_service
                .call("GET", "/sign/" + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + "/qr.svg")
                .status,
            404);
    }

    void drawnOnAPhone()
    {
        const QJsonObject document =
            ServiceFixture::json(m_service.create(ServiceFixture::document(52), "/documents"))
                .value("document"_L1)
                .toObject();
        const QString shown = u"document.querySelector('.page img')?.naturalWidth > 0"_s;
        const QString signature = u".field > button:not(.opener)"_s;
        WebDriver desktop;
        QVERIFY2(desktop.start(), qPrintable(desktop.lastError()));
        desktop.resize(1366, 900);
        // Phones can't reach a page that is only on this computer.
        desktop.open(signingUrl(m_service, document));
        QVERIFY(desktop.waitFor(shown));
        desktop.click(signature);
        QVERIFY(desktop.waitFor(u"document.getElementById('signature-dialog').open"_s));
        QVERIFY(desktop.run(u"return document.getElementById('tab-phone').hidden"_s).toBool());

        desktop.open(networkUrl(document));
        QVERIFY(desktop.waitFor(shown));
        desktop.click(signature);
        QVERIFY(desktop.waitFor(u"document.getElementById('signature-dialog').open"_s));
        desktop.click(u"#tab-phone"_s);
        QVERIFY(desktop.waitFor(u"document.getElementById('phone-code').naturalWidth > 0"_s));
        QVERIFY(desktop.run(u"return document.getElementById('signature-adopt').hidden"_s).toBool());
        keep(desktop, "phone-code");

        WebDriver phone;
        QVERIFY2(phone.start(), qPrintable(phone.lastError()));
        phone.resize(390, 844);
        phone.open(signingUrl(m_service, document));
        QVERIFY(phone.waitFor(shown));
        phone.run(u"document.querySelector('.field > button:not(.opener)').click()"_s);
        QVERIFY(phone.waitFor(u"document.getElementById('signature-dialog').open"_s));
        phone.click(u"#tab-draw"_s);
        phone.draw(u"#draw-canvas"_s, {{0.2, 0.5}, {0.4, 0.2}, {0.6, 0.8}, {0.8, 0.4}});
        phone.click(u"#signature-adopt"_s);
        QVERIFY(phone.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));

        QVERIFY(desktop.waitFor(u"!document.getElementById('signature-dialog').open"_s));
        QVERIFY(desktop.waitFor(u"document.querySelector('%1 img')?.naturalWidth > 50"_s.arg(signature)));
        QCOMPARE(desktop.complaints().join(u'\n'), QString());
    }
};

INK_TEST(TestPhoneSignature, "tst_phonesignature")

} // namespace tst_phonesignature

#include "tst_phonesignature.moc"
