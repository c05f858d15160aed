#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_phonesignature {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A signature drawn on a phone while the page on the desktop waits. */
class TestPhoneSignature final : public BrowserTest
{
    Q_OBJECT

    /** A host name that browsers resolve to this computer but that the page treats as a network address. */
    [[nodiscard]] QString networkUrl(const QJsonObject& document) const
    {
        return QString(signingUrl(m_service, document)).replace(u"127.0.0.1"_s, u"sign.localhost"_s);
    }

private Q_SLOTS:
    void theCodeIsTheSigningLink()
    {
        const QJsonObject document = created(ServiceFixture::document(52));
        const QByteArray path = ServiceFixture::signingPath(document);
        const RawAnswer answer = m_service.call("GET", path + "/qr.svg");
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Type"), QByteArray("image/svg+xml"));
        QCOMPARE(answer.header("Cache-Control"), QByteArray("no-store"));
        QVERIFY(answer.body.startsWith("<svg"));
        // With a tag the page opens there: another code.
        QVERIFY(m_service.call("GET", path + "/qr.svg?tag=12").body != answer.body);
        QCOMPARE(m_service.call("GET", path + "/qr.svg?tag=x").body, answer.body);
        QCOMPARE(
            m_service
                .call("GET", "/sign/" + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + "/qr.svg")
                .status,
            404);
    }

    void drawnOnAPhone()
    {
        const QJsonObject document = created(ServiceFixture::document(52));
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
        const QString tag =
            desktop.run(u"return document.querySelector('%1').dataset.tag"_s.arg(signature)).toString();
        QVERIFY(desktop.run(u"return document.getElementById('phone-code').src"_s)
                    .toString()
                    .endsWith(u"/qr.svg?tag="_s + tag));
        phone.open(signingUrl(m_service, document) + u"#tag="_s + tag);
        QVERIFY(phone.waitFor(shown));
        QVERIFY(phone.waitFor(u"document.getElementById('sheet-name').textContent === 'Signature'"_s));
        phone.click(u"#sheet-control button"_s); // it opens at this field
        QVERIFY(phone.waitFor(u"document.getElementById('signature-dialog').open"_s));
        phone.click(u"#tab-draw"_s);
        phone.draw(u"#draw-canvas"_s, {{0.2, 0.5}, {0.4, 0.2}, {0.6, 0.8}, {0.8, 0.4}});
        phone.click(u"#signature-adopt"_s);
        QVERIFY(phone.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));

        QVERIFY(desktop.waitFor(u"!document.getElementById('signature-dialog').open"_s));
        QVERIFY(desktop.waitFor(u"document.querySelector('%1 img')?.naturalWidth > 50"_s.arg(signature)));
        QCOMPARE(desktop.complaints().join(u'\n'), QString());
    }

    /** Whoever waits for a phone learns what has become of the document. */
    void waitsNoLongerThanTheDocument_data()
    {
        QTest::addColumn<bool>("isDeleted");
        QTest::addColumn<QString>("end");
        QTest::newRow("deleted") << true << u"This document was deleted"_s;
        QTest::newRow("cancelled") << false << u"The document was cancelled"_s;
    }
    void waitsNoLongerThanTheDocument()
    {
        QFETCH(bool, isDeleted);
        QFETCH(QString, end);
        QJsonObject wanted = documentFor({{u"canSignTags"_s, true}});
        wanted.insert(u"tags"_s, QJsonArray());
        const QJsonObject document = created(wanted);
        WebDriver desktop;
        QVERIFY2(desktop.start(), qPrintable(desktop.lastError()));
        desktop.resize(1366, 900);
        desktop.open(networkUrl(document));
        QVERIFY(desktop.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0"_s));
        desktop.click(u"#place"_s); // also for a signature without a tag
        desktop.click(u"#tab-phone"_s);
        QVERIFY(desktop.waitFor(u"document.getElementById('phone-code').src.endsWith('?tag=0')"_s));
        keep(desktop, "phone-code-free");

        if (!isDeleted) { // a connection that fails meanwhile is mentioned, and not the end
            const auto setOffline = [&desktop](bool isOffline) {
                desktop.devtools(u"Network.enable"_s);
                desktop.devtools(u"Network.emulateNetworkConditions"_s, {{u"offline"_s, isOffline},
                                                                         {u"latency"_s, 0},
                                                                         {u"downloadThroughput"_s, -1},
                                                                         {u"uploadThroughput"_s, -1}});
            };
            setOffline(true);
            QVERIFY(desktop.waitFor(
                u"document.getElementById('signature-error').textContent.includes('reached')"_s));
            setOffline(false);
            QVERIFY(desktop.waitFor(u"!document.getElementById('signature-error').textContent"_s));
            QVERIFY(desktop.run(u"return document.getElementById('signature-dialog').open"_s).toBool());
        }
        const QByteArray path = ServiceFixture::pathOf(document);
        if (!isDeleted)
            QCOMPARE(m_service.mine("PUT", path, R"({"signingStatus":56,"reason":"no"})").status, 200);
        else
            QVERIFY(deleteDocument(m_service, document));
        QVERIFY(desktop.waitFor(u"document.getElementById('state-title').textContent === '%1'"_s.arg(end)));
        QVERIFY(!desktop.run(u"return document.getElementById('signature-dialog').open"_s).toBool());
    }
};

INK_TEST(TestPhoneSignature, "tst_phonesignature")

} // namespace tst_phonesignature

#include "tst_phonesignature.moc"
