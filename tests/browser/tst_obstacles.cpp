// What stands between a person and a signature: small windows, blocked cookies, lost scripts, wrong
// sentences.
#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_obstacles {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestObstacles final : public BrowserTest
{
    Q_OBJECT

    static QJsonObject tag(int type, const char* name, int top, const QJsonObject& more = {})
    {
        return ServiceFixture::tag(type, QLatin1StringView(name), {90, top, 160, 22}, 1, true, more);
    }
    QJsonObject sent(const QJsonArray& tags = {}, const QJsonObject& person = {})
    {
        QJsonObject wanted = documentFor(person);
        if (!tags.isEmpty()) wanted.insert("tags"_L1, tags);
        return created(wanted);
    }
    static void onPhone(WebDriver& browser, int width, int height)
    {
        browser.devtools(
            u"Emulation.setDeviceMetricsOverride"_s,
            {{u"width"_s, width}, {u"height"_s, height}, {u"deviceScaleFactor"_s, 2}, {u"mobile"_s, true}});
        browser.devtools(u"Emulation.setTouchEmulationEnabled"_s, {{u"enabled"_s, true}});
    }
    /** True if the middle of this element is what a finger there would touch. */
    static QString isReachable(const QString& css)
    {
        return u"((e) => { const b = e?.getBoundingClientRect(); return b && b.width > 20 && b.height > 20 "
               u"&& "
               "e.contains(document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2)); })"
               "(document.querySelector('%1'))"_s.arg(css);
    }

private Q_SLOTS:
    /** On a phone on its side the sheet can be left: what else can be done is behind it. */
    void aPhoneOnItsSideIsNoTrap()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        onPhone(browser, 844, 390);
        browser.open(signingUrl(m_service, sent()));
        QVERIFY(isReady(browser));
        tap(browser, u"#next"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('sheet').hidden"_s));
        keep(browser, "844x390-sheet");
        QVERIFY2(browser.waitFor(isReachable(u"#sheet-close"_s)), "the sheet can be closed");
        tap(browser, u"#sheet-close"_s);
        QVERIFY(browser.waitFor(isReachable(u"#overview-open"_s)));
        tap(browser, u"#overview-open"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('overview-dialog').open"_s));
        QVERIFY(browser.waitFor(isReachable(u"#overview-close"_s)));
        QVERIFY(!browser.run(u"return document.getElementById('overview-reject').hidden"_s).toBool());
    }

    /** On a phone there is a button that looks like one for everything else. */
    void whatElseCanBeDoneIsAButton()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        onPhone(browser, 390, 844);
        browser.open(signingUrl(m_service, sent()));
        QVERIFY(isReady(browser));
        keep(browser, "390x844-bar");
        QVERIFY(
            browser
                .run(
                    u"const more = document.querySelector('.more'); const { borderTopWidth } = "
                    "getComputedStyle(more); return more.offsetWidth > 30 && parseFloat(borderTopWidth) > 0"_s)
                .toBool());
        tap(browser, u".more"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('overview-dialog').open"_s));
    }

    /** A finger opens the field that it touches, also where a neighbour's area for fingers lies over it. */
    void touchesOpenTheirOwnField()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        onPhone(browser, 390, 844);
        QJsonArray tags{tag(250, "Signature", 300)};
        const QStringList names{u"One"_s, u"Two"_s, u"Three"_s};
        for (const QString& name : names)
            tags.append(ServiceFixture::tag(
                253, name, {90 + 16 * static_cast<int>(names.indexOf(name)), 120, 14, 14}, 1, false));
        const QJsonObject document = sent(tags);
        browser.open(signingUrl(m_service, document));
        QVERIFY(isReady(browser));
        for (const QString& name : names) {
            const QJsonObject place =
                browser
                    .run(u"const { left, right, top, bottom } = document.querySelector('%1').parentElement."
                         "getBoundingClientRect(); return { x: (left + right) / 2, y: (top + bottom) / 2 }"_s
                             .arg(css(document, name)))
                    .toObject();
            for (const auto& [type, points] :
                 {std::pair(u"touchStart"_s, QJsonArray{place}), {u"touchEnd"_s, QJsonArray()}})
                browser.devtools(u"Input.dispatchTouchEvent"_s,
                                 {{u"type"_s, type}, {u"touchPoints"_s, points}});
            QVERIFY(browser.waitFor(u"!document.getElementById('sheet').hidden"_s));
            QCOMPARE(textOf(browser, "sheet-name"), name);
            tap(browser, u"#sheet-close"_s);
            QVERIFY(browser.waitFor(u"document.getElementById('sheet').hidden"_s));
        }
    }

    /** On paper each page has a sheet of its own. */
    void printsAPageOnEachSheet()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1280, 800);
        const QJsonObject document = sent();
        browser.open(signingUrl(m_service, document));
        QVERIFY(isReady(browser));
        const int pages = browser.run(u"return document.querySelectorAll('.page').length"_s).toInt();
        QVERIFY(pages > 0);
        for (const auto& [width, height] : {std::pair(8.27, 11.69), {8.5, 11.0}}) {
            const QByteArray paper = QByteArray::fromBase64(
                browser.devtools(u"Page.printToPDF"_s, {{u"paperWidth"_s, width}, {u"paperHeight"_s, height}})
                    .value("data"_L1)
                    .toString()
                    .toLatin1());
            QVERIFY(paper.startsWith("%PDF"));
            QCOMPARE(paper.count("/Type /Page\n"), pages);
        }
    }

    /** At 400 % the way on stays in view. */
    void theWayOnStaysInViewAt400Percent()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        onPhone(browser, 320, 256);
        browser.open(signingUrl(m_service, sent()));
        QVERIFY(isReady(browser));
        keep(browser, "320x256-bar");
        for (const char* button : {"#next", "#finish", "#overview-open"})
            QVERIFY2(browser.waitFor(isReachable(QString::fromLatin1(button))), button);
        QVERIFY(browser.run(u"return document.getElementById('bar').offsetHeight <= 64"_s).toBool());
        QVERIFY(fitsWindow(browser));
    }

    /** Without cookies the page itself keeps the pass. */
    void cookiesBlocked()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        browser.devtools(u"Emulation.setDocumentCookieDisabled"_s, {{u"disabled"_s, true}});
        const QJsonObject code{{"type"_L1, 133}, {"code"_L1, u"471147"_s}};
        const QJsonObject document = sent({}, {{"authentications"_L1, QJsonArray{code}}});
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'gate-code'"_s));
        keep(browser, "gate");
        QCOMPARE(textOf(browser, "sender"), u"from Anna"_s);
        browser.keys(u"0000\uE007"_s);
        QVERIFY(browser.waitFor(
            u"document.getElementById('gate-error').textContent.includes('Attempts left: 4')"_s));
        browser.run(u"window.cookies = 0; const real = window.fetch; window.fetch = (url, how) => real(url, "
                    "{ ...how, credentials: 'omit' })"_s); // as if none were kept
        browser.keys(u"471147\uE007"_s);
        QVERIFY(isReady(browser));
        QVERIFY(
            browser.run(u"return document.querySelector('.page img').src.startsWith('blob:')"_s).toBool());
        const QString name = u"#tag-%1"_s.arg(idOf(document, u"Full name"_s));
        browser.type(name, u"Ben"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QCOMPARE(now(document).value("tags"_L1)[0]["text"_L1].toString(), u"Ben"_s);
    }

    /** A program that runs the page doesn't open the document; a person who does something does. */
    void opensAtTheFirstGesture()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        const QJsonObject document = sent();
        const auto status = [&] { return now(document).value("invitations"_L1)[0]["status"_L1].toInt(); };
        browser.open(signingUrl(m_service, document));
        QVERIFY(isReady(browser));
        browser.run(u"document.getElementById('next').click(); dispatchEvent(new Event('pointerdown'))"_s);
        QCOMPARE(status(), 61);
        browser.keys(QString(QChar(0xE004))); // Tab
        QTRY_COMPARE_WITH_TIMEOUT(status(), 64, 10000);
    }

    /** An attached file is shown once, and wrong values aren't called empty. */
    void saysWhatIsSo()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        const QJsonObject document = sent(
            {tag(252, "Email", 120, {{"style"_L1, QJsonObject{{"format"_L1, u"email"_s}}}}),
             tag(269, "Share", 160, {{"style"_L1, QJsonObject{{"max"_L1, 50}}}}), tag(256, "Passport", 220),
             tag(254, "Basic", 260, {{"groupName"_L1, u"Plan"_s}}), tag(250, "Signature", 300)});
        const QByteArray path = ServiceFixture::signingPath(document);
        QCOMPARE(m_service
                     .call("PUT",
                           path + "/attachments/" + QByteArray::number(idOf(document, u"Passport"_s)) +
                               "?name=pass.txt",
                           "I am Ben", {}, "application/octet-stream")
                     .status,
                 200);
        browser.open(signingUrl(m_service, document));
        QVERIFY(isReady(browser));
        const QString passport = u"#tag-%1"_s.arg(idOf(document, u"Passport"_s));
        QVERIFY(browser.waitFor(
            u"document.querySelector('%1').parentElement.matches('.looked')"_s.arg(passport)));
        QCOMPARE(browser.run(u"return getComputedStyle(document.querySelector('%1')).color"_s.arg(passport))
                     .toString(),
                 u"rgba(0, 0, 0, 0)"_s);
        QVERIFY(browser
                    .run(u"return document.querySelector('#tag-%1').getAttribute('aria-label')"_s.arg(
                        idOf(document, u"Basic"_s)))
                    .toString()
                    .startsWith(u"Plan: Basic"_s));

        browser.type(u"#tag-%1"_s.arg(idOf(document, u"Email"_s)), u"ben@"_s);
        browser.type(u"#tag-%1"_s.arg(idOf(document, u"Share"_s)), u"99"_s);
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden"_s));
        QVERIFY2(textOf(browser, "banner-text").contains(u"need your attention"_s),
                 qPrintable(textOf(browser, "banner-text")));
        keep(browser, "attention");
        // What is said about a state doesn't contradict what stays from before.
        for (const auto& [name, value] :
             {std::pair(u"Email"_s, u"ben@example.com"_s), {u"Share"_s, u"9"_s}}) {
            const QString control = u"document.getElementById('tag-%1')"_s.arg(idOf(document, name));
            browser.run(control + u".focus(); "_s + control + u".select()"_s);
            browser.keys(value);
        }
        browser.click(u"#finish"_s);
        const QString faults = u"return [...document.querySelectorAll('[aria-invalid=true]')].map("
                               "(each) => each.id + '=' + each.value).join(' ')"_s;
        QVERIFY2(browser.waitFor(u"document.getElementById('banner-text').textContent.includes('empty')"_s),
                 qPrintable(textOf(browser, "banner-text") + u' ' + browser.run(faults).toString()));
        browser.click(u"#overview-open"_s);
        browser.click(u"#overview-later"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        QVERIFY(browser.run(u"return document.getElementById('banner').hidden"_s).toBool());
    }

    /** A script that never comes leaves a way on. */
    void aLostScript()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.devtools(u"Network.enable"_s);
        browser.devtools(u"Network.setBlockedURLs"_s,
                         {{u"urls"_s, QJsonArray{u"*signingpage/fields.js*"_s}}});
        browser.open(signingUrl(m_service, sent()));
        QVERIFY(browser.waitFor(
            u"getComputedStyle(document.querySelector('#stuck')).visibility === 'visible'"_s));
        keep(browser, "lost-script");
        browser.devtools(u"Network.setBlockedURLs"_s, {{u"urls"_s, QJsonArray()}});
        browser.click(u"#stuck a"_s);
        QVERIFY(isReady(browser));
        QVERIFY(browser.run(u"return !document.getElementById('stuck')"_s).toBool());
    }

    /** The sender moves fields while the page is open: it follows within seconds and says so. */
    void followsCorrections()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        const QJsonObject document = sent();
        browser.open(signingUrl(m_service, document));
        QVERIFY(isReady(browser));
        const QString name = u"#tag-%1"_s.arg(idOf(document, u"Full name"_s));
        browser.type(name, u"Ben"_s); // and stays in the field
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QJsonArray tags = now(document).value("tags"_L1).toArray();
        for (const qsizetype at : {0, 3}) { // the field with the focus, and the box
            QJsonObject moved = tags.at(at).toObject();
            moved.insert("top"_L1, moved.value("top"_L1).toInt() + 250);
            tags[at] = moved;
        }
        const QByteArray path = ServiceFixture::pathOf(document);
        QCOMPARE(m_service.mine("PUT", path + "/tags", ServiceFixture::bytes({{"tags"_L1, tags}})).status,
                 200);
        QVERIFY(
            browser.waitFor(u"document.getElementById('banner-text').textContent.includes('Pets')"_s, 10000));
        keep(browser, "corrected");
        QVERIFY(textOf(browser, "banner-text").contains(u"Full name"_s));
        QVERIFY(
            browser
                .run(u"return Math.abs(parseFloat(document.querySelector('%1').parentElement.style.top) - "
                     "100 * 370 / 842) < 0.5 && document.activeElement === document.querySelector('%1') && "
                     "document.activeElement.value === 'Ben'"_s.arg(name))
                .toBool());
        // An autosave doesn't take the sentence away.
        browser.type(name, u" Ünal"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QVERIFY(!browser.run(u"return document.getElementById('banner').hidden"_s).toBool());
        QCOMPARE(now(document).value("tags"_L1)[0]["text"_L1].toString(), u"Ben Ünal"_s);
    }

    /** The same behind the confirmation: both are shown side by side, and nothing is signed before. */
    void asksSideBySide()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        const QJsonObject document =
            sent({tag(253, "Newsletter", 240, {{"isMandatory"_L1, false}, {"width"_L1, 22}}),
                  tag(250, "Signature", 300)});
        QImage image(120, 40, QImage::Format_ARGB32);
        image.fill(qRgb(20, 34, 78));
        QBuffer buffer;
        image.save(&buffer, "PNG");
        const QJsonArray values{
            QJsonObject{{"id"_L1, idOf(document, u"Newsletter"_s)}, {"text"_L1, u"true"_s}},
            QJsonObject{{"id"_L1, idOf(document, u"Signature"_s)},
                        {"image"_L1, QString::fromLatin1(buffer.data().toBase64())}}};
        QCOMPARE(m_service
                     .call("PUT", ServiceFixture::signingPath(document) + "/values",
                           ServiceFixture::bytes({{"values"_L1, values}}))
                     .status,
                 200);
        browser.open(signingUrl(m_service, document));
        QVERIFY(isReady(browser));
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        const QString box = u"document.querySelector('.field[data-tag=\"%1\"]').style.top"_s.arg(
            idOf(document, u"Newsletter"_s));
        const QString before = browser.run(u"return "_s + box).toString();
        QJsonArray tags = now(document).value("tags"_L1).toArray();
        QJsonObject moved = tags.at(0).toObject();
        moved.insert("top"_L1, 500);
        tags[0] = moved;
        const QByteArray path = ServiceFixture::pathOf(document);
        QCOMPARE(m_service.mine("PUT", path + "/tags", ServiceFixture::bytes({{"tags"_L1, tags}})).status,
                 200);
        browser.click(u"#finish-confirm"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('difference-dialog').open"_s));
        keep(browser, "difference-moved");
        QCOMPARE(browser.run(u"return document.querySelectorAll('#difference-rows .place').length"_s).toInt(),
                 2);
        QCOMPARE(browser.run(u"return "_s + box).toString(),
                 before); // behind the dialogs nothing has changed
        QCOMPARE(now(document).value("invitations"_L1)[0]["status"_L1].toInt(), 63);
        browser.click(u"#difference-continue"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        QVERIFY(browser.run(u"return "_s + box).toString() != before);
        browser.click(u"#finish-confirm"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('state-icon').dataset.kind === 'good'"_s));
    }
};

INK_TEST(TestObstacles, "tst_obstacles")

} // namespace tst_obstacles

#include "tst_obstacles.moc"
