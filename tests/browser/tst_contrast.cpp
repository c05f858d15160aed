#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_contrast {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The contrast of two colours as WCAG defines it, 1 to 21. */
double contrastOf(QRgb a, QRgb b)
{
    const auto luminance = [](QRgb colour) {
        const auto linear = [](int value) {
            const double part = value / 255.0;
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) +
               0.0722 * linear(qBlue(colour));
    };
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

/** Every border and every state is visible with the system's colours (forced colours) and with more contrast.
 */
class TestContrast final : public BrowserTest
{
    Q_OBJECT

    WebDriver m_browser;

    QJsonObject sent()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        for (const auto& [name, left] : {std::pair{"Small", 90}, std::pair{"Large", 130}})
            tags.append(ServiceFixture::tag(254, QLatin1String(name), {left, 270, 18, 18}, 1, {},
                                            {{u"groupName"_s, u"Size"_s}}));
        wanted.insert(u"tags"_s, tags);
        return created(wanted);
    }
    QRect boxOf(const QString& selector)
    {
        const QJsonObject box =
            m_browser
                .run(u"const b = document.querySelector(arguments[0])"
                     ".getBoundingClientRect(); return {x: b.x, y: b.y, w: b.width, h: b.height}"_s,
                     {selector})
                .toObject();
        return QRectF(box.value("x"_L1).toDouble(), box.value("y"_L1).toDouble(),
                      box.value("w"_L1).toDouble(), box.value("h"_L1).toDouble())
            .toRect();
    }
    QImage shot() { return QImage::fromData(m_browser.screenshot(), "PNG"); }
    QImage shotOf(const QString& selector) { return shot().copy(boxOf(selector)); }
    /** The part of the pixels that differ clearly. */
    static double difference(const QImage& a, const QImage& b)
    {
        if (a.size() != b.size() || a.isNull()) return -1;
        int count = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                count += contrastOf(a.pixel(x, y), b.pixel(x, y)) > 2 ? 1 : 0;
        return static_cast<double>(count) / (a.width() * a.height());
    }
    /** The highest contrast of a pixel in `area` with the pixel at `other`. */
    static double highest(const QImage& image, const QRect& area, QPoint other)
    {
        double best = 1;
        const QRect seen = area & image.rect();
        for (int y = seen.top(); y <= seen.bottom(); ++y)
            for (int x = seen.left(); x <= seen.right(); ++x)
                best = std::max(best, contrastOf(image.pixel(x, y), image.pixel(other)));
        return best;
    }
    /** The contrast of the border with what is around it, at the middle of the left side. */
    double border(const QString& selector)
    {
        const QRect box = boxOf(selector);
        const int y = box.center().y();
        return highest(shot(), QRect(box.left() - 1, y, 4, 1), {box.left() - 5, y});
    }
    void borderIsVisible(const QString& selector)
    {
        const double contrast = border(selector);
        QVERIFY2(contrast >= 3, qPrintable(u"%1: %2"_s.arg(selector).arg(contrast)));
    }
    void click(const QString& selector)
    {
        m_browser.run(u"document.querySelector(arguments[0]).click(); document.activeElement.blur()"_s,
                      {selector});
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireChromium("only Chromium can emulate the colours.")) return;
        QVERIFY(m_service.start());
        QVERIFY2(m_browser.start(), qPrintable(m_browser.lastError()));
    }

    void everythingStaysVisible_data()
    {
        QTest::addColumn<bool>("forced");
        QTest::addColumn<bool>("dark");
        QTest::newRow("forced, light") << true << false;
        QTest::newRow("forced, dark") << true << true;
        QTest::newRow("more, light") << false << false;
        QTest::newRow("more, dark") << false << true;
    }
    void everythingStaysVisible()
    {
        QFETCH(bool, forced);
        QFETCH(bool, dark);
        const QString kind = QLatin1StringView(QTest::currentDataTag()).toString().replace(u", "_s, u"-"_s);
        setContrast(m_browser, forced, dark);
        m_browser.resize(1366, 900);
        const QJsonObject document = sent();
        m_browser.open(signingUrl(m_service, document));
        QVERIFY(isReady(m_browser));
        const QString name = css(document, "Full name"_L1);
        const QString pets = css(document, "Pets"_L1);
        const QString small = css(document, "Small"_L1);
        const QString signature = css(document, "Signature"_L1);

        for (const QString& each :
             {name, css(document, "Move in"_L1), css(document, "Rooms"_L1), pets, signature, u"#finish"_s,
              u"#reject"_s, u"#zoom-in"_s, u".language"_s, u"#progress"_s})
            borderIsVisible(each);
        // The mark of a required field, on white paper.
        const QRect field = boxOf(name);
        QVERIFY(highest(shot(), QRect(field.right() + 2, field.top() - 8, 8, 8),
                        field.topRight() + QPoint(14, -20)) >= 4);
        // The button that leads on stands out from the others.
        const QImage bar = shot();
        QVERIFY(contrastOf(bar.pixel(boxOf(u"#next"_s).topLeft() + QPoint(8, 8)),
                           bar.pixel(boxOf(u"#finish"_s).topLeft() + QPoint(8, 8))) > 2);
        // The current field.
        m_browser.run(u"document.querySelector('#next').click()"_s);
        QVERIFY(m_browser.waitFor(u"document.activeElement === document.querySelector('%1')"_s.arg(name)));
        const QRect around = boxOf(name).adjusted(-5, -5, 5, 5);
        QVERIFY(highest(shot(), QRect(around.left(), around.center().y(), 5, 1),
                        {around.left() - 3, around.center().y()}) >= 3);
        const QImage none = shotOf(u"#progress"_s);
        // Checked and unchecked.
        for (const QString& each : {pets, small}) {
            m_browser.run(u"document.activeElement.blur()"_s);
            const QImage unchecked = shotOf(each);
            click(each);
            QVERIFY(m_browser.run(u"return document.querySelector('%1').checked"_s.arg(each)).toBool());
            const double part = difference(unchecked, shotOf(each));
            QVERIFY2(part > 0.03, qPrintable(u"%1: %2"_s.arg(each).arg(part)));
        }
        // Progress.
        m_browser.type(name, u"Ben"_s);
        QVERIFY(m_browser.waitFor(u"document.getElementById('progress').value > 0"_s));
        // The answer to a save that is still under way would set the bar back: it keeps what it is given
        // here.
        m_browser.run(
            u"const bar = document.getElementById('progress'); bar.value = bar.max;"
            "Object.defineProperty(bar, 'value', {configurable: true, get: () => bar.max, set() {}})"_s);
        QTRY_VERIFY(difference(none, shotOf(u"#progress"_s)) > 0.5);
        m_browser.run(u"delete document.getElementById('progress').value"_s);
        // A wrong value.
        m_browser.type(css(document, "Rooms"_L1), u"three"_s);
        m_browser.run(u"document.activeElement.blur()"_s);
        QVERIFY(m_browser.waitFor(u"document.querySelector('.field.wrong .fault')"_s));
        const QRect fault = boxOf(u".field.wrong .fault"_s);
        QVERIFY(highest(shot(), fault.adjusted(4, 3, -4, -3), fault.topLeft() + QPoint(3, 3)) >= 4.5);
        keep(m_browser, qPrintable(kind + u"-page"_s));

        // The signature dialog: selected tab, selected style, ink.
        m_browser.click(signature);
        QVERIFY(m_browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        QVERIFY(m_browser.waitFor(u"document.querySelectorAll('#type-styles .style.ready').length > 2"_s));
        m_browser.run(u"document.activeElement.blur()"_s);
        const QImage dialog = shot();
        const auto underline = [&](const QString& tab) {
            const QRect box = boxOf(tab);
            return highest(dialog, QRect(box.center().x(), box.bottom() - 2, 1, 2),
                           box.topLeft() + QPoint(4, 4));
        };
        QVERIFY2(underline(u"#tab-type"_s) >= 3, qPrintable(QString::number(underline(u"#tab-type"_s))));
        QVERIFY2(underline(u"#tab-draw"_s) < 1.5, qPrintable(QString::number(underline(u"#tab-draw"_s))));
        for (const QString& each : {u"#type-text"_s, u"#signature-cancel"_s, u"#signature-keep"_s})
            borderIsVisible(each);
        const auto edge = [&](int number) { // how much of the left edge of a choice is border
            const QRect box = boxOf(u"#type-styles .style:nth-child(%1)"_s.arg(number));
            const QPoint inside = box.topLeft() + QPoint(10, 10);
            int count = 0;
            for (int x = box.left(); x < box.left() + 6; ++x)
                count += contrastOf(dialog.pixel(x, box.center().y()), dialog.pixel(inside)) > 2 ? 1 : 0;
            return count;
        };
        QVERIFY2(edge(1) > edge(2), qPrintable(u"%1 %2"_s.arg(edge(1)).arg(edge(2))));
        const QRect canvas = boxOf(u"#type-canvas"_s);
        QVERIFY(highest(dialog, canvas.adjusted(10, 10, -10, -10), canvas.topLeft() + QPoint(6, 6)) >= 4.5);
        keep(m_browser, qPrintable(kind + u"-signature"_s));
        m_browser.click(u"#signature-adopt"_s);
        QVERIFY(m_browser.waitFor(u"document.querySelector('%1 img')"_s.arg(signature)));

        // On a phone: the sheet, with the signature and its choices.
        m_browser.resize(390, 844);
        QVERIFY(m_browser.waitFor(u"document.body.classList.contains('compact')"_s));
        for (const auto& [tag, shown] :
             {std::pair{signature, u"img"_s}, std::pair{small, u"input[type=radio]"_s},
              std::pair{pets, u"input[type=checkbox]"_s}, std::pair{name, u"input[type=text]"_s}}) {
            m_browser.run(
                u"document.querySelector('%1').parentElement.querySelector('.opener').click()"_s.arg(tag));
            QVERIFY(m_browser.waitFor(u"document.querySelector('#sheet-control %1')"_s.arg(shown)));
            if (shown == "img"_L1) {
                const QRect ink = boxOf(u"#sheet-control img"_s);
                QVERIFY(highest(shot(), ink.adjusted(4, 4, -4, -4), ink.topLeft() + QPoint(2, 2)) >= 4.5);
            }
            keep(m_browser, qPrintable(kind + u"-sheet-"_s + shown.left(3) + shown.mid(11, 3)));
        }
        borderIsVisible(u"#sheet-control input"_s);
        borderIsVisible(u"#sheet-next"_s);
    }
};

INK_TEST(TestContrast, "tst_contrast")

} // namespace tst_contrast

#include "tst_contrast.moc"
