#include "tests/browser/pagetools.h"
#include "tests/support/testmain.h"

#include <QtTest>

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The signature dialog: the ways to make a signature, on windows of all sizes. */
class TestSignatures final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    QJsonObject sent()
    {
        return ServiceFixture::json(
                   m_service.create(ServiceFixture::document(52, u"Lease 14B"_s), "/documents"))
            .value("document"_L1)
            .toObject();
    }
    static QString signatureCss(const QJsonObject& document)
    {
        for (const QJsonValue& each : document.value("tags"_L1).toArray())
            if (each.toObject().value("name"_L1).toString() == "Signature"_L1)
                return u"#tag-%1"_s.arg(each.toObject().value("id"_L1).toInteger());
        return {};
    }
    /** Opens the document and the dialog of its signature field, with this way chosen. */
    bool openDialog(WebDriver& browser, const QJsonObject& document, QLatin1StringView tab)
    {
        browser.open(signingUrl(m_service, document));
        if (!browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0"_s)) return false;
        browser.run(u"document.querySelector(arguments[0]).click()"_s, {signatureCss(document)});
        if (!browser.waitFor(u"document.getElementById('signature-dialog').open"_s)) return false;
        browser.click(u"#tab-"_s + tab);
        return browser.waitFor(u"!document.getElementById('panel-%1').hidden"_s.arg(tab));
    }
    static void typeName(WebDriver& browser, const QString& name)
    {
        browser.run(u"const e = document.getElementById('type-text'); e.value = arguments[0]; "
                    "e.dispatchEvent(new Event('input', {bubbles: true}))"_s,
                    {name});
    }
    /** The styles that are offered and shown in their fonts. */
    static QString offered(WebDriver& browser)
    {
        return browser
            .run(u"return [...document.querySelectorAll('#type-styles:not([hidden]) .style.ready input')]"
                 ".map((each) => each.value).join(' ')"_s)
            .toString();
    }
    static QString pictureOf(WebDriver& browser, QLatin1StringView canvas)
    {
        return browser.run(u"return document.getElementById('%1').toDataURL()"_s.arg(canvas)).toString();
    }
    static bool fitsWindow(WebDriver& browser)
    {
        return browser
            .run(u"const box = document.getElementById('signature-dialog').getBoundingClientRect();"
                 "return document.documentElement.scrollWidth <= innerWidth && box.left >= 0 && box.right <= "
                 "innerWidth && box.top >= 0 && box.bottom <= innerHeight"_s)
            .toBool();
    }
    /** Whether the buttons at the end of the dialog are seen without scrolling it. */
    static bool canAdopt(WebDriver& browser)
    {
        return browser
            .run(u"const box = document.getElementById('signature-adopt').getBoundingClientRect();"
                 "const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / "
                 "2);"
                 "return at?.id === 'signature-adopt'"_s)
            .toBool();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!WebDriver::isInstalled()) QSKIP("chromium and chromedriver are not installed");
        QVERIFY(m_service.start());
    }

    void typesInAChosenHand()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(390, 844);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0"_s));
        const QString fonts = u"performance.getEntriesByType('resource').filter((each) => "
                              "each.name.endsWith('.woff2')).length"_s;
        QCOMPARE(browser.run(u"return "_s + fonts).toInt(), 0); // not before somebody types a signature
        QVERIFY(openDialog(browser, document, "type"_L1));
        typeName(browser, u"Ana-María Weiß-Kovač"_s);
        const QString all = u"chorus dancing kaushan kristi lobster leckerli"_s; // Breip has no č
        const QString ready = u"[...document.querySelectorAll('#type-styles .style.ready')].length === %1"_s;
        QVERIFY(browser.waitFor(ready.arg(6)));
        QCOMPARE(offered(browser), all);
        QVERIFY(browser.run(u"return "_s + fonts).toInt() >= 6);
        const QString first = pictureOf(browser, "type-canvas"_L1);
        browser.run(u"document.querySelector('#type-styles input[value=kaushan]').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('type-canvas').toDataURL() !== '%1'"_s.arg(first)));
        // Each style looks different: a font that was not there would look like the next.
        QSet<QString> looks;
        for (const QString& style : all.split(u' ')) {
            const QString before = pictureOf(browser, "type-canvas"_L1);
            browser.run(u"document.querySelector('#type-styles input[value=%1]').click()"_s.arg(style));
            if (style != "chorus"_L1 || before != first)
                QVERIFY(browser.waitFor(
                    u"document.getElementById('type-canvas').toDataURL() !== '%1'"_s.arg(before)));
            looks.insert(pictureOf(browser, "type-canvas"_L1));
        }
        QCOMPARE(looks.size(), 6);
        browser.run(u"document.querySelector('#type-styles input[value=kristi]').click()"_s);
        QVERIFY(fitsWindow(browser));
        keep(browser, "390x844-type");
        QVERIFY(canAdopt(browser));
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(
            u"document.querySelector('%1 img')?.naturalWidth > 100"_s.arg(signatureCss(document))));
        // Another document on this device begins with the same style.
        const QJsonObject other = sent();
        QVERIFY(openDialog(browser, other, "type"_L1));
        typeName(browser, u"Ana-María"_s);
        QVERIFY(browser.waitFor(ready.arg(7)));
        QCOMPARE(
            browser.run(u"return document.querySelector('#type-styles input:checked').value"_s).toString(),
            u"kristi"_s);
        // By keys: the arrows go from style to style.
        browser.run(u"document.querySelector('#type-styles input:checked').focus()"_s);
        browser.keys(QString(QChar(0xE015)));
        QVERIFY(browser.waitFor(u"document.querySelector('#type-styles input:checked').value === 'breip'"_s));
        for (const QSize size : {QSize(320, 568), QSize(844, 390)}) {
            browser.resize(size.width(), size.height());
            QVERIFY(fitsWindow(browser));
            keep(browser, qPrintable(u"%1x%2-type"_s.arg(size.width()).arg(size.height())));
            QVERIFY(canAdopt(browser));
        }
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** A style that can't write the name is not offered; a name that none can write stays readable. */
    void offersOnlyWhatCanWriteTheName()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(openDialog(browser, sent(), "type"_L1));
        typeName(browser, u"Łukasz Ądamczyk"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#type-styles .style.ready').length === 3"_s));
        QCOMPARE(offered(browser), u"chorus kaushan lobster"_s);
        for (const QString& name : {u"محمد علي"_s, u"Γιώργος"_s, u"山田 太郎"_s}) {
            typeName(browser, name);
            QVERIFY(browser.waitFor(u"document.getElementById('type-styles').hidden && "
                                    "!document.getElementById('type-plain').hidden"_s));
            QVERIFY(
                browser.waitFor(u"document.getElementById('type-canvas').getContext('2d').getImageData(0, 0, "
                                "1000, 360).data.some((each) => each)"_s));
            QVERIFY(textOf(browser, "type-plain").size() > 20);
        }
        keep(browser, "390x844-type-plain");
        QVERIFY(canAdopt(browser));
        // The font of a style can't be had: what is adopted is what is shown.
        browser.run(u"FontFace.prototype.load = () => Promise.reject(new Error('cut'))"_s);
        typeName(browser, u"Ño Ñandú"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('type-canvas').getContext('2d').getImageData(0, 0, "
                                "1000, 360).data.some((each) => each)"_s));
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }
};

INK_TEST(TestSignatures, "tst_signatures")
#include "tst_signatures.moc"
