#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_signatures {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The signature dialog: the ways to make a signature, in windows of all sizes. */
class TestSignatures final : public BrowserTest
{
    Q_OBJECT

    QJsonObject sent() { return created(ServiceFixture::document(52, u"Lease 14B"_s)); }
    /** Opens the document and the dialog of its signature field, with this method selected. */
    bool openDialog(WebDriver& browser, const QJsonObject& document, QLatin1StringView tab)
    {
        browser.open(signingUrl(m_service, document));
        if (!isReady(browser)) return false;
        return showDialog(browser, document, tab);
    }
    /** The same on the page that is open. */
    static bool showDialog(WebDriver& browser, const QJsonObject& document, QLatin1StringView tab)
    {
        browser.run(u"document.querySelector(arguments[0]).click()"_s, {css(document, "Signature")});
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
    /** The offered styles, shown in their fonts. */
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
    /** Selects a photo of 1200 x 900 pixels: paper with a shadow, and optionally blue ink. */
    static bool choosePhotograph(WebDriver& browser, bool withInk)
    {
        browser.run(
            uR"(const canvas = document.createElement('canvas'); canvas.width = 1200; canvas.height = 900;
const context = canvas.getContext('2d');
const paper = context.createLinearGradient(0, 0, 1200, 900);
paper.addColorStop(0, 'rgb(236 232 222)'); paper.addColorStop(1, 'rgb(128 126 120)');
context.fillStyle = paper; context.fillRect(0, 0, 1200, 900);
const image = context.getImageData(0, 0, 1200, 900);
for (let i = 0; i < image.data.length; i++) if (i % 4 < 3) image.data[i] += (i * 7919 >> 3) % 9 - 4;
context.putImageData(image, 0, 0);
if (arguments[0]) {
  context.strokeStyle = 'rgb(24 40 120)'; context.lineWidth = 9; context.lineCap = 'round'; context.beginPath();
  context.moveTo(300, 450); for (let x = 300; x <= 900; x += 10) context.lineTo(x, 450 + 90 * Math.sin(x / 40)); context.stroke();
}
return new Promise((resolve) => canvas.toBlob((blob) => {
  const transfer = new DataTransfer(); transfer.items.add(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
  const input = document.getElementById('upload-file'); input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true })); resolve(true);
}, 'image/jpeg', 0.9)))"_s,
            {withInk});
        return browser.waitFor(u"!document.getElementById('upload-stage').hidden && "
                               "document.getElementById('upload-canvas').width > 300"_s);
    }
    /** Adopts the dialog's signature; returns width, height, alpha of a corner, and the mean colour of
     * opaque pixels. */
    QJsonObject adopted(WebDriver& browser, const QJsonObject& document)
    {
        const QString field = css(document, "Signature");
        const QString before =
            browser.run(u"return document.querySelector('%1 img')?.src ?? ''"_s.arg(field)).toString();
        browser.click(u"#signature-adopt"_s);
        if (!browser.waitFor(u"(document.querySelector('%1 img')?.src ?? '').length > 100 && "
                             "document.querySelector('%1 img').src !== '%2' && "
                             "document.querySelector('%1 img').naturalWidth > 0"_s.arg(field, before)))
            return {};
        return browser
            .run(uR"(const image = document.querySelector(arguments[0] + ' img');
const canvas = document.createElement('canvas'); canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
const context = canvas.getContext('2d'); context.drawImage(image, 0, 0);
const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
let count = 0; const sum = [0, 0, 0];
for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 200) { count++; for (let c = 0; c < 3; c++) sum[c] += data[i + c]; }
return { width: canvas.width, height: canvas.height, corner: data[(8 * canvas.width + 8) * 4 + 3], opaque: count / canvas.width / canvas.height,
  red: sum[0] / count, blue: sum[2] / count };)"_s,
                 {field})
            .toObject();
    }
    void openAgain(WebDriver& browser, const QJsonObject& document)
    {
        browser.run(u"document.querySelector(arguments[0]).click()"_s, {css(document, "Signature")});
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        browser.click(u"#tab-upload"_s);
    }
    static bool dialogFits(WebDriver& browser)
    {
        return browser
            .run(u"const box = document.getElementById('signature-dialog').getBoundingClientRect();"
                 "return document.documentElement.scrollWidth <= innerWidth && box.left >= 0 && box.right <= "
                 "innerWidth && box.top >= 0 && box.bottom <= innerHeight"_s)
            .toBool();
    }
    /** Returns whether the buttons of the dialog are visible without scrolling. */
    static bool canAdopt(WebDriver& browser)
    {
        return browser
            .run(u"const box = document.getElementById('signature-adopt').getBoundingClientRect();"
                 "const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / "
                 "2);"
                 "return at?.id === 'signature-adopt'"_s)
            .toBool();
    }
    /** The ink of the drawing area or of the adopted picture: its box in pixels, and how much of its
     * width has ink at the top, in the middle, and at the bottom. */
    static QJsonObject inkOf(WebDriver& browser, const QString& css)
    {
        return browser
            .run(uR"(const source = document.querySelector(arguments[0]);
const canvas = document.createElement('canvas');
canvas.width = source.naturalWidth ?? source.width; canvas.height = source.naturalHeight ?? source.height;
const context = canvas.getContext('2d'); context.drawImage(source, 0, 0);
const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
const isInk = (x, y) => data[(y * width + x) * 4 + 3] > 128;
let left = width, right = -1, top = height, bottom = -1;
for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isInk(x, y)) {
  left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y); }
const part = (from, to) => { // of the columns, those with ink between two parts of the height
  let count = 0;
  for (let x = left; x <= right; x++) {
    let y = Math.round(top + from * (bottom - top));
    while (y <= top + to * (bottom - top) && !isInk(x, y)) y++;
    count += y <= top + to * (bottom - top);
  }
  return count / (right - left + 1);
};
return { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1, picture: width,
  topLine: part(0, 0.2), middle: part(0.4, 0.6), bottomLine: part(0.8, 1) };)"_s,
                 {css})
            .toObject();
    }

private Q_SLOTS:
    void typesInAChosenHand()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(390, 844);
        QVERIFY(show(browser, document));
        const QString fonts = u"performance.getEntriesByType('resource').filter((each) => "
                              "each.name.endsWith('.woff2')).length"_s;
        QCOMPARE(browser.run(u"return "_s + fonts).toInt(), 0); // not before somebody types a signature
        // Not opened again: now the page fetches the dialog's scripts, and Firefox complains about aborted
        // ones.
        QVERIFY(showDialog(browser, document, "type"_L1));
        typeName(browser, u"Ana-María Weiß-Kovač"_s);
        const QString all = u"quill lively brush felt ribbon marker"_s; // the style "note" has no č
        const QString ready = u"[...document.querySelectorAll('#type-styles .style.ready')].length === %1"_s;
        QVERIFY(browser.waitFor(ready.arg(6)));
        QCOMPARE(offered(browser), all);
        QVERIFY(browser.run(u"return "_s + fonts).toInt() >= 6);
        const QString first = pictureOf(browser, "type-canvas"_L1);
        browser.run(u"document.querySelector('#type-styles input[value=brush]').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('type-canvas').toDataURL() !== '%1'"_s.arg(first)));
        // Each style looks different: a missing font would look like the next one.
        QSet<QString> looks;
        for (const QString& style : all.split(u' ')) {
            const QString before = pictureOf(browser, "type-canvas"_L1);
            browser.run(u"document.querySelector('#type-styles input[value=%1]').click()"_s.arg(style));
            if (style != "quill"_L1 || before != first)
                QVERIFY(browser.waitFor(
                    u"document.getElementById('type-canvas').toDataURL() !== '%1'"_s.arg(before)));
            looks.insert(pictureOf(browser, "type-canvas"_L1));
        }
        QCOMPARE(looks.size(), 6);
        browser.run(u"document.querySelector('#type-styles input[value=felt]').click()"_s);
        QVERIFY(dialogFits(browser));
        keep(browser, "390x844-type");
        QVERIFY(canAdopt(browser));
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(
            u"document.querySelector('%1 img')?.naturalWidth > 100"_s.arg(css(document, "Signature"))));
        // Another document on this device starts with the same style.
        const QJsonObject other = sent();
        QVERIFY(openDialog(browser, other, "type"_L1));
        typeName(browser, u"Ana-María"_s);
        QVERIFY(browser.waitFor(ready.arg(7)));
        QCOMPARE(
            browser.run(u"return document.querySelector('#type-styles input:checked').value"_s).toString(),
            u"felt"_s);
        // By keyboard: the arrow keys switch styles.
        browser.run(u"document.querySelector('#type-styles input:checked').focus()"_s);
        browser.keys(QString(QChar(0xE015)));
        QVERIFY(browser.waitFor(u"document.querySelector('#type-styles input:checked').value === 'note'"_s));
        for (const QSize size : {QSize(320, 568), QSize(844, 390)}) {
            browser.resize(size.width(), size.height());
            QVERIFY(dialogFits(browser));
            keep(browser, qPrintable(u"%1x%2-type"_s.arg(size.width()).arg(size.height())));
            QVERIFY(canAdopt(browser));
        }
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    void keepsASignatureOnThisDevice()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        const QString picture = u"document.querySelector('%1 img')"_s;
        const QString hasSaved = u"!document.getElementById('tab-saved').hidden"_s;
        // Kept only when wanted.
        const QJsonObject plain = sent();
        QVERIFY(openDialog(browser, plain, "type"_L1));
        QVERIFY(!browser.run(u"return "_s + hasSaved).toBool());
        QVERIFY(!browser.run(u"return document.getElementById('signature-keep').checked"_s).toBool());
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(picture.arg(css(plain, "Signature")) + u"?.naturalWidth > 100"_s));
        const QString kept = u"return localStorage.getItem('inkstone-kept-signature') ?? ''"_s;
        QCOMPARE(browser.run(kept).toString(), QString());
        const QJsonObject first = sent();
        QVERIFY(openDialog(browser, first, "type"_L1));
        QVERIFY(dialogFits(browser));
        QVERIFY(canAdopt(browser));
        browser.click(u"#signature-keep"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(picture.arg(css(first, "Signature")) + u"?.naturalWidth > 100"_s));
        const QString adopted =
            browser.run(u"return "_s + picture.arg(css(first, "Signature")) + u".src"_s).toString();
        QVERIFY(browser.run(kept).toString().size() > 100);
        // In another document it is there at once.
        const QJsonObject second = sent();
        QVERIFY(openDialog(browser, second, "saved"_L1));
        QVERIFY(browser.waitFor(u"document.getElementById('saved-picture').naturalWidth > 100"_s));
        QVERIFY(browser.run(u"return document.getElementById('signature-keep-label').hidden"_s).toBool());
        QVERIFY(dialogFits(browser));
        QVERIFY(canAdopt(browser));
        keep(browser, "390x844-saved");
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(picture.arg(css(second, "Signature")) + u"?.naturalWidth > 100"_s));
        QCOMPARE(browser.run(u"return "_s + picture.arg(css(second, "Signature")) + u".src"_s).toString(),
                 adopted);
        // Somebody else on this device doesn't see it, and no other text is taken for a picture.
        for (const QString& other : {u"{...JSON.parse(k), name: 'somebody else'}"_s,
                                     u"{...JSON.parse(k), image: '\"><b>'}"_s, u"7"_s}) {
            const QJsonObject foreign = sent();
            browser.run(u"const k = localStorage.getItem('inkstone-kept-signature'); window.name = k; "
                        "localStorage.setItem('inkstone-kept-signature', JSON.stringify(%1))"_s.arg(other));
            QVERIFY(openDialog(browser, foreign, "type"_L1));
            QVERIFY(!browser.run(u"return "_s + hasSaved).toBool());
            browser.run(u"localStorage.setItem('inkstone-kept-signature', window.name)"_s);
        }
        // It goes when its owner wants.
        const QJsonObject third = sent();
        QVERIFY(openDialog(browser, third, "saved"_L1));
        browser.click(u"#saved-forget"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('panel-type').hidden"_s));
        QVERIFY(!browser.run(u"return "_s + hasSaved).toBool());
        QCOMPARE(browser.run(kept).toString(), QString());
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** A style without glyphs for the name isn't offered; a name that none supports stays readable. */
    void offersOnlyWhatCanWriteTheName()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(openDialog(browser, sent(), "type"_L1));
        typeName(browser, u"Łukasz Ądamczyk"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#type-styles .style.ready').length === 3"_s));
        QCOMPARE(offered(browser), u"quill brush ribbon"_s);
        for (const QString& name : {u"Γιώργος"_s, u"山田 太郎"_s}) {
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
        // The font of a style can't be loaded: the adopted signature is the displayed one.
        browser.run(u"FontFace.prototype.load = () => Promise.reject(new Error('cut'))"_s);
        typeName(browser, u"Ño Ñandú"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('type-canvas').getContext('2d').getImageData(0, 0, "
                                "1000, 360).data.some((each) => each)"_s));
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** Arabic, Persian and Urdu names have styles of their own, in the page's own fonts. */
    void arabicNamesHaveAHand()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        const QJsonObject document = sent();
        QVERIFY(openDialog(browser, document, "type"_L1));
        for (const QString& name : {u"پژمان گلچین"_s, u"لؤي الأسطى"_s, u"محمد علي"_s}) {
            typeName(browser, name);
            QVERIFY(browser.waitFor(
                u"document.getElementById('type-styles').dataset.name === '%1' && "
                "document.querySelectorAll('#type-styles .style.ready').length === 2"_s.arg(name)));
            QCOMPARE(offered(browser), u"reed scribe"_s);
            QVERIFY(browser.run(u"return document.getElementById('type-plain').hidden"_s).toBool());
        }
        const QString hand = pictureOf(browser, "type-canvas"_L1);
        keep(browser, "390x844-type-arabic");
        browser.run(u"document.querySelector('#type-styles input[value=scribe]').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('type-canvas').toDataURL() !== '%1'"_s.arg(hand)));
        browser.run(u"document.querySelector('#type-styles input[value=reed]').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('type-canvas').toDataURL() === '%1'"_s.arg(hand)));
        // Nothing of it is cut: no ink at the edges of the canvas.
        QVERIFY(
            browser
                .run(
                    u"const canvas = document.getElementById('type-canvas'); const { data, width, height } "
                    "= canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height); let ink = 0; "
                    "for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (data[(y * width + "
                    "x) "
                    "* 4 + 3] && (x < 4 || y < 4 || x >= width - 4 || y >= height - 4)) return false; "
                    "return data.some((each) => each)"_s)
                .toBool());
        QVERIFY(canAdopt(browser));
        const QJsonObject made = adopted(browser, document);
        QVERIFY(made.value("width"_L1).toInt() > 200);
        QVERIFY(made.value("opaque"_L1).toDouble() > 0.02);
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** A long name is shown whole in each style. */
    void longNamesFitTheirStyles()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        for (const int width : {390, 1280}) {
            browser.resize(width, 844);
            QVERIFY(openDialog(browser, sent(), "type"_L1));
            for (const QString& name : {u"Jürgen Großmüller-Weißenbach"_s,
                                        u"Maria Magdalena Theresia von und zu Hohenlohe-Schillingsfürst"_s}) {
                typeName(browser, name);
                QVERIFY(browser.waitFor(
                    u"document.getElementById('type-styles').dataset.name === '%1' && "
                    "document.querySelector('#type-styles .style') && "
                    "!document.querySelector('#type-styles .style:not(.ready)')"_s.arg(name)));
                const QString cut =
                    browser
                        .run(u"return [...document.querySelectorAll('#type-styles .style')].filter((each) => "
                             "{ const box = each.getBoundingClientRect(); const words = "
                             "each.querySelector('span').getBoundingClientRect(); return words.left < "
                             "box.left || words.right > box.right; }).map((each) => "
                             "each.querySelector('input').value).join(' ')"_s)
                        .toString();
                QVERIFY2(cut.isEmpty(), qPrintable(name + u": "_s + cut));
            }
            keep(browser, width < 700 ? "390x844-long-name" : "1280x844-long-name");
        }
    }

    /** The words of small places for initials and signatures are whole, in each language. */
    void wordsOfSmallPlacesAreWhole()
    {
        QJsonObject wanted = ServiceFixture::document(52, u"Lease 14D"_s);
        wanted.insert("tags"_L1,
                      QJsonArray{ServiceFixture::tag(251, u"Page 1"_s, {90, 120, 60, 28}, 1, true),
                                 ServiceFixture::tag(250, u"Below"_s, {90, 160, 70, 20}, 1, true),
                                 ServiceFixture::tag(251, u"Small"_s, {90, 200, 24, 16}, 1, true)});
        const QJsonObject document = created(wanted);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        for (const int width : {390, 1280}) {
            browser.resize(width, 844);
            QVERIFY(show(browser, document));
            for (const char* language : {"en", "fr", "de", "es", "ar"}) {
                browser.run(u"const menu = document.getElementById('language'); menu.value = arguments[0]; "
                            "menu.dispatchEvent(new Event('change'))"_s,
                            {QLatin1StringView(language)});
                QVERIFY(browser.waitFor(
                    u"document.documentElement.lang === '%1'"_s.arg(QLatin1StringView(language))));
                const QString cut =
                    browser
                        .run(u"return [...document.querySelectorAll('.field > button:not(.opener)')]"
                             ".filter((each) => each.scrollWidth > each.clientWidth || "
                             "each.scrollHeight > each.clientHeight)"
                             ".map((each) => each.textContent).join(' ')"_s)
                        .toString();
                QVERIFY2(cut.isEmpty(), qPrintable(QLatin1StringView(language) + u": "_s + cut));
            }
        }
    }

    /** Missing initials are called initials, not a signature. */
    void initialsAreAskedForAsInitials()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QJsonObject wanted = ServiceFixture::document(52, u"Lease 14C"_s);
        QJsonArray tags;
        for (const QJsonValue& tag : wanted.value("tags"_L1).toArray()) {
            QJsonObject each = tag.toObject();
            if (each.value("type"_L1).toInt() != 250) continue;
            each.insert("type"_L1, 251);
            tags.append(each);
        }
        QVERIFY(!tags.isEmpty());
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = created(wanted);
        browser.resize(390, 844);
        QVERIFY(show(browser, document));
        QVERIFY(showDialog(browser, document, "draw"_L1));
        QCOMPARE(textOf(browser, "signature-adopt"), u"Adopt initials"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(
            u"document.getElementById('signature-error').textContent === 'Draw your initials first.'"_s));
        browser.click(u"#tab-type"_s);
        typeName(browser, QString());
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(
            u"document.getElementById('signature-error').textContent === 'Type your initials first.'"_s));
        keep(browser, "390x844-initials");
    }

    /** A photo loses its paper despite a shadow; it can be cropped to the ink, rotated, or kept whole. */
    void aPhotographBecomesASignature()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(1280, 900);
        QVERIFY(openDialog(browser, document, "upload"_L1));
        browser.click(u"#signature-adopt"_s); // nothing was chosen yet
        QVERIFY(browser.waitFor(u"document.getElementById('signature-error').textContent"_s));
        QVERIFY(choosePhotograph(browser, true));
        QCOMPARE(textOf(browser, "signature-error"), QString());
        keep(browser, "1280-picture");
        QJsonObject image = adopted(browser, document);
        QCOMPARE(image.value("corner"_L1).toInt(-1), 0);
        QVERIFY(image.value("opaque"_L1).toDouble() > 0.02 && image.value("opaque"_L1).toDouble() < 0.3);
        QVERIFY(image.value("blue"_L1).toDouble() >
                image.value("red"_L1).toDouble() + 40); // the pen's colour
        // 600 x 180 and the width of the stroke: cropped to the ink.
        QVERIFY(std::abs(image.value("width"_L1).toInt() - 621) < 20);
        QVERIFY(std::abs(image.value("height"_L1).toInt() - 201) < 20);

        openAgain(browser, document);
        QVERIFY(choosePhotograph(browser, true));
        browser.click(u"#upload-rotate"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('upload-canvas').height === 1200"_s));
        image = adopted(browser, document);
        QVERIFY(image.value("height"_L1).toInt() > 2 * image.value("width"_L1).toInt());

        openAgain(browser, document);
        QVERIFY(choosePhotograph(browser, true));
        browser.click(u"#upload-paper"_s);
        image = adopted(browser, document);
        QVERIFY(image.value("opaque"_L1).toDouble() > 0.9);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** The crop area by keyboard, by pointer and by touch on a phone. */
    void thePictureIsCropped()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(390, 844);
        QVERIFY(openDialog(browser, document, "upload"_L1));
        QVERIFY(choosePhotograph(browser, true));
        const auto right = [&browser] {
            return browser
                .run(u"const area = document.getElementById('crop-area').getBoundingClientRect(), whole = "
                     "document.getElementById('upload-canvas').getBoundingClientRect(); return (area.right - "
                     "whole.left) / whole.width"_s)
                .toDouble();
        };
        const double begin = right();
        QVERIFY(begin > 0.7 && begin < 0.85); // around the ink
        browser.run(u"document.getElementById('crop-bottomRight').focus()"_s);
        browser.keys(QString(10, QChar(0xE012))); // ten times to the left
        QVERIFY(std::abs(right() - (begin - 0.1)) < 0.01);
        browser.draw(u"#crop-bottomRight"_s, {{0.5, 0.5}, {-0.2, 0.5}, {-1.0, 0.5}});
        QVERIFY(right() < begin - 0.2);
        const double cut = right();
        browser.run(u"document.getElementById('crop-move').focus()"_s);
        browser.keys(QString(5, QChar(0xE014))); // the whole area to the right
        QVERIFY(std::abs(right() - (cut + 0.05)) < 0.01);
        browser.keys(QString(200, QChar(0xE014))); // not out of the picture
        QVERIFY(right() <= 1.001);
        browser.keys(QString(200, QChar(0xE012)));
        QVERIFY(right() > 0.04);
        for (const QSize size : {QSize(390, 844), QSize(320, 568), QSize(844, 390)}) {
            browser.resize(size.width(), size.height());
            QVERIFY(dialogFits(browser));
            keep(browser, qPrintable(u"%1x%2-picture"_s.arg(size.width()).arg(size.height())));
            QVERIFY(canAdopt(browser));
        }
        browser.resize(390, 844);
        browser.run(u"document.getElementById('crop-move').focus()"_s);
        browser.keys(QString(30, QChar(0xE014)));
        const QJsonObject image = adopted(browser, document);
        QVERIFY(image.value("width"_L1).toInt() > 50 && image.value("width"_L1).toInt() < 500);
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** Blank paper isn't a signature, unless the paper is kept. */
    void blankPaperIsNoSignature()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(390, 844);
        QVERIFY(openDialog(browser, document, "upload"_L1));
        QVERIFY(choosePhotograph(browser, false));
        QVERIFY(browser.waitFor(u"document.getElementById('signature-error').textContent.length > 20"_s));
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.run(u"return document.getElementById('signature-dialog').open"_s).toBool());
        keep(browser, "390x844-picture-blank");
        browser.click(u"#upload-paper"_s);
        QCOMPARE(textOf(browser, "signature-error"), QString());
        QVERIFY(adopted(browser, document).value("opaque"_L1).toDouble() > 0.9);
    }

    /** A drawing that leaves the area is adopted whole: moved, or shrunk in proportion, never enlarged. */
    void nothingOfADrawingIsCut()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(1280, 900);
        QVERIFY(openDialog(browser, document, "draw"_L1));
        const QString canvas = u"#draw-canvas"_s;
        const auto number = [](const QJsonObject& ink, const char* key) {
            return ink.value(QLatin1StringView(key)).toDouble();
        };
        const auto isWhole = [&](const QJsonObject& ink) { // two lines, joined at one end
            return number(ink, "topLine") > 0.75 && number(ink, "bottomLine") > 0.75 &&
                   number(ink, "middle") < 0.1;
        };
        const auto aspect = [&](const QJsonObject& ink) {
            return number(ink, "width") / number(ink, "height");
        };
        const auto lines = [](double left, double right, double top, double bottom) {
            const double middle = (left + right) / 2;
            const double within = std::clamp((top + bottom) / 2, 0.1, 0.9); // where the pointer is pressed
            return QList<QPointF>{{middle, within}, {middle, top},   {left, top},      {middle, top},
                                  {right, top},     {right, bottom}, {middle, bottom}, {left, bottom}};
        };

        browser.draw(canvas, lines(0.3, 0.7, 0.2, 0.8));
        const QJsonObject inside = inkOf(browser, canvas);
        QVERIFY2(isWhole(inside), QJsonDocument(inside).toJson());
        QVERIFY(std::abs(number(inside, "left") - 300) < 10);
        browser.click(u"#draw-clear"_s);

        // Beyond one edge, small enough for the area: moved.
        browser.draw(canvas, lines(0.3, 0.7, 0.7, 1.3));
        const QJsonObject moved = inkOf(browser, canvas);
        QVERIFY2(isWhole(moved), QJsonDocument(moved).toJson());
        QVERIFY(std::abs(number(moved, "width") - number(inside, "width")) < 6);
        QVERIFY(std::abs(number(moved, "height") - number(inside, "height")) < 6);
        browser.click(u"#draw-clear"_s);

        // Beyond all edges: shrunk.
        browser.draw(canvas, lines(-0.2, 1.2, -0.4, 1.4));
        const QJsonObject shrunk = inkOf(browser, canvas);
        QVERIFY2(isWhole(shrunk), QJsonDocument(shrunk).toJson());
        QVERIFY2(std::abs(aspect(shrunk) - 1.4 / 1.8 / 0.36) < 0.05, QJsonDocument(shrunk).toJson());
        keep(browser, "1280-draw-beyond");
        // The next stroke is where the pointer was.
        browser.draw(canvas, {{0.45, 0.5}, {0.55, 0.5}});
        QVERIFY(browser
                    .run(u"const canvas = document.getElementById('draw-canvas');"
                         "const { data } = canvas.getContext('2d').getImageData(460, 170, 80, 20);"
                         "let count = 0; for (let i = 3; i < data.length; i += 4) count += data[i] > 128; "
                         "return count"_s)
                    .toInt() > 100);
        browser.click(u"#draw-undo"_s);
        QCOMPARE(inkOf(browser, canvas), shrunk);
        QVERIFY(!adopted(browser, document).isEmpty());
        const QJsonObject picture = inkOf(browser, css(document, "Signature") + u" img"_s);
        QVERIFY2(isWhole(picture), QJsonDocument(picture).toJson());
        QVERIFY(std::abs(aspect(picture) - 1.4 / 1.8 / 0.36) < 0.05);
        QVERIFY(number(picture, "height") <= 360);

        // On a phone, also when it is turned while somebody draws.
        const QJsonObject other = sent();
        browser.resize(390, 844);
        QVERIFY(openDialog(browser, other, "draw"_L1));
        browser.draw(canvas, lines(0.1, 0.9, 0.3, 2.2));
        const QJsonObject upright = inkOf(browser, canvas);
        QVERIFY2(isWhole(upright), QJsonDocument(upright).toJson());
        browser.resize(844, 390);
        QCOMPARE(inkOf(browser, canvas), upright);
        QVERIFY(browser
                    .run(u"const pad = document.getElementById('draw-canvas').getBoundingClientRect();"
                         "return pad.top >= 0 && pad.left >= 0 && pad.right <= innerWidth && pad.bottom <= "
                         "innerHeight"_s)
                    .toBool());
        browser.draw(canvas, {{0.2, 0.5}, {0.8, 0.5}, {0.8, 0.52}});
        QVERIFY(number(inkOf(browser, canvas), "middle") > 0.2);
        browser.click(u"#draw-undo"_s);
        browser.resize(390, 844);
        QVERIFY(!adopted(browser, other).isEmpty());
        const QJsonObject turned = inkOf(browser, css(other, "Signature") + u" img"_s);
        QVERIFY2(isWhole(turned), QJsonDocument(turned).toJson());
        QVERIFY(std::abs(aspect(turned) - aspect(upright)) < 0.05);
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** A second finger or the palm on the screen doesn't join the stroke. */
    void onlyOneFingerDraws()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(openDialog(browser, sent(), "draw"_L1));
        browser.run(
            uR"(const canvas = document.getElementById('draw-canvas'); const box = canvas.getBoundingClientRect();
canvas.setPointerCapture = () => {};
const tell = (type, pointerId, x, y) => canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, button: 0, pointerType: 'touch',
  clientX: box.left + box.width * x, clientY: box.top + box.height * y }));
tell('pointerdown', 1, 0.2, 0.3); tell('pointermove', 1, 0.4, 0.3);
tell('pointerdown', 2, 0.5, 0.9); tell('pointermove', 2, 0.5, 0.92); tell('pointerup', 2, 0.5, 0.92);
tell('pointermove', 1, 0.7, 0.3); tell('pointerup', 1, 0.7, 0.3);)"_s);
        const QJsonObject ink = inkOf(browser, u"#draw-canvas"_s);
        QVERIFY2(ink.value("height"_L1).toInt() < 20, QJsonDocument(ink).toJson());
        QVERIFY2(ink.value("width"_L1).toInt() > 480, QJsonDocument(ink).toJson());
    }

    /** A pen pressed harder draws a thicker line; the drawing fits each window. */
    void aPenWritesWithPressure()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(openDialog(browser, sent(), "draw"_L1));
        const auto penInk = [&browser](double pressure, QLatin1StringView pointer) {
            return browser
                .run(uR"(document.getElementById('draw-clear').click();
const canvas = document.getElementById('draw-canvas'); const box = canvas.getBoundingClientRect();
canvas.setPointerCapture = () => {};
const tell = (type, part) => canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, pointerType: arguments[1],
  pressure: arguments[0], clientX: box.left + box.width * part, clientY: box.top + box.height / 2 }));
tell('pointerdown', 0.1); for (let part = 0.1; part < 0.9; part += 0.02) tell('pointermove', part); tell('pointerup', 0.9);
const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
let count = 0; for (let i = 3; i < data.length; i += 4) count += data[i] > 128; return count;)"_s,
                     {pressure, pointer})
                .toInt();
        };
        const int light = penInk(0.1, "pen"_L1);
        const int firm = penInk(0.9, "pen"_L1);
        QVERIFY2(light > 1000 && firm > 2 * light, qPrintable(u"%1 %2"_s.arg(light).arg(firm)));
        // A mouse always reports 0.5, and a finger arbitrary values: the speed counts.
        QVERIFY(std::abs(penInk(0.1, "touch"_L1) - penInk(0.9, "touch"_L1)) < light);
        for (const QSize size : {QSize(390, 844), QSize(320, 568), QSize(844, 390)}) {
            browser.resize(size.width(), size.height());
            QVERIFY(dialogFits(browser));
            keep(browser, qPrintable(u"%1x%2-draw"_s.arg(size.width()).arg(size.height())));
            QVERIFY(canAdopt(browser));
            // The whole pad is visible, so that nobody signs under the buttons.
            QVERIFY(browser
                        .run(u"const pad = document.getElementById('draw-canvas').getBoundingClientRect();"
                             "return pad.top >= 0 && pad.bottom <= "
                             "document.getElementById('signature-adopt').getBoundingClientRect().top"_s)
                        .toBool());
        }
    }
};

INK_TEST(TestSignatures, "tst_signatures")

} // namespace tst_signatures

#include "tst_signatures.moc"
