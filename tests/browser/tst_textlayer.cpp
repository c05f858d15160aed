#include "tests/browser/browsertest.h"
#include "tests/support/heavypdfs.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_textlayer {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The words of a page lie over its picture: they can be selected and copied, and get in nobody's way. */
class TestTextLayer final : public BrowserTest
{
    Q_OBJECT

    /** Opens a document at this size, with the lines of its first page. */
    void open(WebDriver& browser, int width, int height, bool isPhone = false,
              const QByteArray& pdf = ServiceFixture::sample())
    {
        const QJsonObject document = m_service.created(ServiceFixture::document(52), pdf);
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(width, height);
        if (isPhone) {
            browser.devtools(u"Emulation.setDeviceMetricsOverride"_s, {{u"width"_s, width},
                                                                       {u"height"_s, height},
                                                                       {u"deviceScaleFactor"_s, 2},
                                                                       {u"mobile"_s, true}});
            browser.devtools(u"Emulation.setTouchEmulationEnabled"_s,
                             {{u"enabled"_s, true}, {u"maxTouchPoints"_s, 2}});
        }
        browser.open(signingUrl(m_service, document));
        QVERIFY(
            browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0 && "
                            "document.querySelector('.page').querySelector('.page-text.layer > .line')"_s));
    }
    /** A selector for the line with these words. */
    static QString lineWith(WebDriver& browser, const QString& words)
    {
        return browser
            .run(u"const line = [...document.querySelectorAll('.page-text.layer > .line')]"
                 ".find((each) => each.textContent.includes(arguments[0]));"
                 "line.id = arguments[0].replaceAll(' ', '-'); return '#' + line.id"_s,
                 {words})
            .toString();
    }
    static QString selected(WebDriver& browser)
    {
        return browser.run(u"return getSelection().toString()"_s).toString();
    }
    /** Upright lines over the whole page, and one in each of the other directions. */
    static QByteArray withRotatedLines()
    {
        QByteArray content = "BT /F 12 Tf 1 0 0 1 120 760 Tm 20 TL";
        for (int i = 0; i < 34; ++i)
            content += " (Upright words of line " + QByteArray::number(i + 1) + ") '";
        content += " 0 1 -1 0 40 260 Tm (Upwards in the left margin) Tj"
                   " 0 -1 1 0 560 560 Tm (Downwards in the right margin) Tj"
                   " -1 0 0 -1 480 60 Tm (Upside down at the bottom) Tj ET";
        return pdfOfPages(streamOf({}, content),
                          "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>");
    }

private Q_SLOTS:
    /** Each line covers exactly the ink that it stands for, whatever fonts the browser has. */
    void linesLieOverTheirInk()
    {
        WebDriver browser;
        open(browser, 1366, 768);
        if (QTest::currentTestFailed()) return;
        const QString worst = browser
                                  .run(uR"(
const figure = document.querySelector('.page');
const image = figure.querySelector('img');
const canvas = document.createElement('canvas');
canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
const context = canvas.getContext('2d');
context.drawImage(image, 0, 0);
const scale = image.naturalWidth / figure.clientWidth;
const outer = image.getBoundingClientRect();
let worst = 0, which = '', count = 0;
for (const line of figure.querySelectorAll('.page-text.layer > .line')) {
  const range = document.createRange();
  range.selectNodeContents(line);
  const box = range.getBoundingClientRect();
  const slack = 12;
  const left = Math.round((box.left - outer.left - slack) * scale), top = Math.round((box.top + 0.4 * box.height - outer.top) * scale); // without the letters above and below
  const width = Math.round((box.width + 2 * slack) * scale), height = Math.round(0.35 * box.height * scale);
  const { data } = context.getImageData(left, top, width, height);
  let first = width, last = 0;
  for (let x = 0; x < width; x++) for (let y = 0; y < height; y++)
    if (data[4 * (y * width + x) + 1] < 160) { first = Math.min(first, x); last = Math.max(last, x); }
  const off = Math.max(Math.abs(first / scale - slack), Math.abs((width - last) / scale - slack));
  count++;
  if (off > worst) { worst = off; which = line.textContent; }
}
return count < 10 ? 'only ' + count : worst > 6 ? worst + ': ' + which : '';)"_s)
                                  .toString();
        QVERIFY2(worst.isEmpty(), qPrintable(worst));
    }

    /** A page made to stop the browser has its words read out only. */
    void tooManyLinesAreWordsOnly()
    {
        WebDriver browser;
        open(browser, 1366, 768);
        if (QTest::currentTestFailed()) return;
        browser.run(uR"(
const layer = document.querySelector('.page-text.layer > .line').parentElement;
layer.id = 'crowded';
const lines = Array.from({ length: 400000 }, (_, i) => [1, i, 1, 1, 'word' + i]);
import('/signingpage/textlayer.js').then(({ showLines }) => showLines(layer, lines, { width: 600, height: 800 }));)"_s);
        QVERIFY(browser.waitFor(u"document.querySelector('#crowded').textContent.endsWith('word399999')"_s));
        QCOMPARE(browser.run(u"return document.querySelectorAll('#crowded .line').length"_s).toInt(), 0);
    }

    void isSelectedAndCopied()
    {
        WebDriver browser;
        open(browser, 1366, 768);
        if (QTest::currentTestFailed()) return;
        const QString first = lineWith(browser, u"visitor guide"_s);
        const QString other = lineWith(browser, u"Services agreement"_s);
        const QString words =
            browser.run(u"return document.querySelector(arguments[0]).textContent"_s, {first}).toString();
        // Lines reach to the page's edges and to the next line: the words are a part of their boxes.
        const QJsonObject at = browser
                                   .run(uR"(
const line = document.querySelector(arguments[0]), all = [...document.querySelectorAll('.page-text.layer > .line')];
const box = line.getBoundingClientRect(), range = document.createRange();
const across = (x) => (x - box.left) / box.width, down = (y) => (y - box.top) / box.height;
range.selectNodeContents(line);
const own = range.getBoundingClientRect();
const later = all.slice(all.indexOf(line), all.indexOf(line) + 3);
range.selectNodeContents(later[2]);
const last = range.getBoundingClientRect();
return { start: across(own.left + 1), end: across(own.right - 1), middle: down(own.top + own.height / 2), below: down(own.bottom + 4),
  x: across(last.right - 1), y: down(last.top + last.height / 2), words: later.map((each) => each.textContent).join('\n') };)"_s,
                                        {first})
                                   .toObject();
        const auto number = [&at](QLatin1StringView name) { return at.value(name).toDouble(); };
        const QPointF start(number("start"_L1), number("middle"_L1));
        browser.draw(first, {start, {0.4, start.y()}, {number("end"_L1), start.y()}});
        QCOMPARE(selected(browser), words);
        keep(browser, "text-selected");
        if (!WebDriver::isFirefox()) {
            browser.devtools(u"Browser.grantPermissions"_s,
                             {{u"permissions"_s, QJsonArray{u"clipboardReadWrite"_s}}});
            browser.devtools(u"Input.dispatchKeyEvent"_s, {{u"type"_s, u"rawKeyDown"_s},
                                                           {u"modifiers"_s, 2},
                                                           {u"key"_s, u"c"_s},
                                                           {u"code"_s, u"KeyC"_s},
                                                           {u"windowsVirtualKeyCode"_s, 67},
                                                           {u"commands"_s, QJsonArray{u"copy"_s}}});
            QCOMPARE(browser.run(u"return navigator.clipboard.readText()"_s).toString(), words);
        }
        browser.draw(other, {{0.9, 0.3}}); // a click elsewhere ends it
        QCOMPARE(selected(browser), QString());
        // To a later line: what lies between is in, nothing else is.
        const QPointF way = QPointF(number("x"_L1), number("y"_L1)) - start;
        browser.draw(first, {start, start + way / 4, start + way / 2, start + way});
        QCOMPARE(selected(browser), at.value("words"_L1).toString());
        browser.draw(other, {{0.9, 0.3}});
        // Let go in the blank between two lines, right of the words.
        QVERIFY(number("below"_L1) < 1);
        browser.draw(first, {start, {0.6, start.y()}, {0.95, number("below"_L1)}});
        QCOMPARE(selected(browser), words);
    }

    /** Words in the margins are selected along their own direction, and cover their ink. */
    void rotatedLinesAreSelected()
    {
        WebDriver browser;
        open(browser, 1366, 1000, false, withRotatedLines());
        if (QTest::currentTestFailed()) return;
        const QList<std::pair<QString, QPointF>> lines{{u"Upwards in the left margin"_s, {0, -1}},
                                                       {u"Downwards in the right margin"_s, {0, 1}},
                                                       {u"Upside down at the bottom"_s, {-1, 0}}};
        for (const auto& [words, way] : lines) {
            const QString line = lineWith(browser, words);
            QVERIFY2(!line.isEmpty(), qPrintable(words));
            // The ink of the picture is where the line is, from end to end.
            const QString off = browser
                                    .run(uR"(
const line = document.querySelector(arguments[0]);
line.scrollIntoView({ block: 'center', behavior: 'instant' });
const figure = line.closest('.page'), image = figure.querySelector('img');
const canvas = document.createElement('canvas');
canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
const context = canvas.getContext('2d');
context.drawImage(image, 0, 0);
const scale = image.naturalWidth / figure.clientWidth, slack = 12;
const outer = image.getBoundingClientRect(), box = line.getBoundingClientRect();
const isAlong = box.height > box.width;
const left = Math.round((box.left - outer.left - (isAlong ? 0 : slack)) * scale), top = Math.round((box.top - outer.top - (isAlong ? slack : 0)) * scale);
const width = Math.round((box.width + (isAlong ? 0 : 2 * slack)) * scale), height = Math.round((box.height + (isAlong ? 2 * slack : 0)) * scale);
const { data } = context.getImageData(left, top, width, height);
let first = Infinity, last = -1, ink = 0;
for (let x = 0; x < width; x++) for (let y = 0; y < height; y++)
  if (data[4 * (y * width + x) + 1] < 160) { const at = isAlong ? y : x; first = Math.min(first, at); last = Math.max(last, at); ink++; }
const from = first / scale - slack, to = (isAlong ? height : width) / scale - last / scale - slack;
return ink > 100 && Math.abs(from) < 5 && Math.abs(to) < 5 ? '' : `${ink} pixels, off by ${from} and ${to}`;)"_s,
                                         {line})
                                    .toString();
            QVERIFY2(off.isEmpty(), qPrintable(words + u": "_s + off));
            const QPointF middle(0.5, 0.5);
            browser.draw(line, {middle - 0.49 * way, middle, middle + 0.49 * way});
            QCOMPARE(selected(browser), words);
            browser.run(u"getSelection().removeAllRanges()"_s); // or the words themselves would be dragged
            browser.draw(line, {middle - 0.49 * way, middle - 0.3 * way, middle - 0.2 * way});
            QVERIFY2(!selected(browser).isEmpty() && words.startsWith(selected(browser)) &&
                         selected(browser).size() < words.size() / 2,
                     qPrintable(selected(browser)));
        }
        keep(browser, "text-rotated");
        // The upright lines between them are selected as before.
        const QString upright = lineWith(browser, u"line 12"_s);
        browser.run(u"document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })"_s, {upright});
        const QJsonObject at = browser
                                   .run(uR"(
const line = document.querySelector(arguments[0]), box = line.getBoundingClientRect(), range = document.createRange();
range.selectNodeContents(line);
const own = range.getBoundingClientRect();
return { start: (own.left + 1 - box.left) / box.width, end: (own.right - 1 - box.left) / box.width, middle: (own.top + own.height / 2 - box.top) / box.height };)"_s,
                                        {upright})
                                   .toObject();
        const double middle = at.value("middle"_L1).toDouble();
        browser.draw(upright, {{at.value("start"_L1).toDouble(), middle},
                               {0.3, middle},
                               {at.value("end"_L1).toDouble(), middle}});
        QCOMPARE(selected(browser), u"Upright words of line 12"_s);
    }

    /** On a touch screen, a long press selects a word: of upright and of rotated lines. */
    void aLongPressSelectsAWord()
    {
        if (!requireChromium("only Chromium has fingers here.")) return;
        WebDriver browser;
        open(browser, 390, 844, true, withRotatedLines());
        if (QTest::currentTestFailed()) return;
        // Chromium tells only the touches of this kind from long presses; those of Input.dispatchTouchEvent
        // remain taps.
        browser.devtools(u"Emulation.setEmitTouchEventsForMouse"_s,
                         {{u"enabled"_s, true}, {u"configuration"_s, u"mobile"_s}});
        const auto finger = [&browser](const char* type, const QJsonObject& place) {
            browser.devtools(u"Input.emulateTouchFromMouseEvent"_s, {{u"type"_s, QString::fromLatin1(type)},
                                                                     {u"x"_s, place.value("x"_L1).toInt()},
                                                                     {u"y"_s, place.value("y"_L1).toInt()},
                                                                     {u"button"_s, u"left"_s},
                                                                     {u"clickCount"_s, 1}});
        };
        for (const QString& words :
             {u"line 30"_s, u"Upwards in the left margin"_s, u"Downwards in the right margin"_s}) {
            const QString line = lineWith(browser, words);
            // In the middle of the second word.
            const QJsonObject place = browser
                                          .run(uR"(
getSelection().removeAllRanges();
const line = document.querySelector(arguments[0]), node = line.firstChild, range = document.createRange();
line.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
const from = node.data.indexOf(' ') + 1;
range.setStart(node, from);
range.setEnd(node, node.data.indexOf(' ', from));
const box = range.getBoundingClientRect();
return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2), word: range.toString() };)"_s,
                                               {line})
                                          .toObject();
            finger("mousePressed", place);
            const bool isChosen = browser.waitFor(u"getSelection().toString().length > 0"_s, 5000);
            finger("mouseReleased", place);
            QVERIFY2(isChosen, qPrintable(words));
            QCOMPARE(selected(browser).trimmed(), place.value("word"_L1).toString());
            keep(browser, "text-long-press");
        }
        // A tap ends it, and selects nothing.
        const QJsonObject blank = browser
                                      .run(uR"(
const line = document.querySelector('.page-text.layer > .line.rotated'), box = line.getBoundingClientRect();
return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };)"_s)
                                      .toObject();
        finger("mousePressed", blank);
        finger("mouseReleased", blank);
        QVERIFY(browser.waitFor(u"getSelection().toString() === ''"_s));
    }

    /** Fields lie above the words, and nothing is read out twice. */
    void getsInNobodysWay()
    {
        WebDriver browser;
        open(browser, 1366, 768);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(browser
                     .run(u"return [...document.querySelectorAll('.field')].filter((each) => {"
                          "each.scrollIntoView({ block: 'center' }); const b = each.getBoundingClientRect();"
                          "return !each.contains(document.elementFromPoint(b.left + b.width / 2, b.top + "
                          "b.height / 2)); }).length"_s)
                     .toInt(),
                 0);
        QVERIFY(browser
                    .run(u"const page = document.querySelector('.page');"
                         "return page.querySelectorAll('.page-text').length === 1 && "
                         "!page.querySelector('img').hasAttribute('aria-describedby')"_s)
                    .toBool());
        // Pictures and page numbers are no part of what is selected.
        browser.run(u"getSelection().selectAllChildren(document.getElementById('pages'))"_s);
        const QString all = selected(browser);
        QVERIFY(all.contains(u"visitor guide"_s));
        QVERIFY2(!all.contains(u"1 / 3"_s), qPrintable(all));
    }

    /** Two fingers make a page larger: its picture comes again in more pixels, for those who see it. */
    void isSharpWhenPinched()
    {
        if (!requireChromium("only Chromium has two fingers.")) return;
        WebDriver browser;
        open(browser, 390, 844, true);
        if (QTest::currentTestFailed()) return;
        const auto pixels = [&browser] {
            return browser.run(u"return document.querySelector('.page img').naturalWidth"_s).toInt();
        };
        const int before = pixels();
        QVERIFY(before > 0);
        const auto touch = [&browser](const char* type, int apart) {
            QJsonArray fingers;
            for (const int side : {-1, 1})
                if (apart > 0)
                    fingers.append(
                        QJsonObject{{u"x"_s, 195 + side * apart}, {u"y"_s, 400}, {u"id"_s, side + 1}});
            browser.devtools(u"Input.dispatchTouchEvent"_s,
                             {{u"type"_s, QString::fromLatin1(type)}, {u"touchPoints"_s, fingers}});
        };
        touch("touchStart", 20);
        for (int apart = 24; apart <= 160; apart += 8)
            touch("touchMove", apart);
        touch("touchEnd", 0);
        QVERIFY(browser.waitFor(u"visualViewport.scale > 2"_s));
        QVERIFY2(browser.waitFor(u"document.querySelector('.page img').naturalWidth > %1"_s.arg(before)),
                 qPrintable(QString::number(before)));
        // Enough for each pixel of the screen, within the service's limit.
        QVERIFY2(browser.waitFor(u"document.querySelector('.page img').naturalWidth >= "
                                 "Math.min(2000, document.querySelector('.page').clientWidth * "
                                 "devicePixelRatio * visualViewport.scale) - 1"_s),
                 qPrintable(QString::number(pixels())));
        keep(browser, "pinched");
    }
};

INK_TEST(TestTextLayer, "tst_textlayer")

} // namespace tst_textlayer

#include "tst_textlayer.moc"
