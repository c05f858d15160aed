#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_languages {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The signing page in the signers' languages: its texts, its direction, and that everything still fits. */
class TestLanguages final : public BrowserTest
{
    Q_OBJECT

    QJsonObject sent(const QJsonObject& changes)
    {
        return created(documentFor(changes, u"Lease 14B (draft 2)"_s));
    }
    int status(const QJsonObject& document) const { return now(document).value("signingStatus"_L1).toInt(); }
    /** Elements that are outside of the window or cut off, as ids and texts; empty when everything fits. */
    static QString misfits(WebDriver& browser)
    {
        return browser
            .run(uR"(const bad = [];
if (document.documentElement.scrollWidth > innerWidth) bad.push(`page ${document.documentElement.scrollWidth} > ${innerWidth}`);
for (const each of document.querySelectorAll('button, .button, h1, h2, label, p')) {
  const box = each.getBoundingClientRect();
  if (!box.width || each.closest('.sheet, .visually-hidden')) continue;
  if (box.left < -0.5 || box.right > innerWidth + 0.5 || each.scrollWidth > each.clientWidth + 1 && each.clientWidth) bad.push(`${each.id} ${each.textContent}`);
}
return bad.join('; '))"_s)
            .toString();
    }
    static QJsonValue root(WebDriver& browser, QLatin1StringView property)
    {
        return browser.run(u"return document.documentElement.%1"_s.arg(property));
    }

private Q_SLOTS:
    /** The sender corrects the address while the page is open: the page says so, in the signer's language. */
    void aLinkThatWasReplaced()
    {
        const QJsonObject document = sent({{"language"_L1, u"de"_s}});
        WebDriver browser;
        QVERIFY2(browser.start(u"de"_s), qPrintable(browser.lastError()));
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.querySelector('.page-text').textContent"_s));
        const QByteArray path = ServiceFixture::pathOf(document);
        QJsonArray people = document.value("invitations"_L1).toArray();
        QJsonObject person = people.at(0).toObject();
        person.insert("recipientEmail"_L1, u"someone.else@example.org"_s);
        people.replace(0, person);
        QCOMPARE(m_service
                     .mine("PUT", path + "/invitations",
                           QJsonDocument(QJsonObject{{"invitation"_L1, people}}).toJson())
                     .status,
                 200);
        browser.type(css(document, "Full name"_L1), u"Ben"_s);
        const QString replaced =
            u"document.getElementById('state-title').textContent === 'Dieser Link wurde ersetzt'"_s;
        QVERIFY(browser.waitFor(replaced));
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(replaced));
    }

    void signsOnPhones_data()
    {
        QTest::addColumn<QString>("browserLanguage");
        QTest::addColumn<QString>("invitationLanguage");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("start");
        QTest::addColumn<int>("width");
        QTest::newRow("German invitation, 390") << u"en"_s << u"de-AT"_s << u"de"_s << u"Beginnen"_s << 390;
        QTest::newRow("German browser, 320") << u"de-CH"_s << QString() << u"de"_s << u"Beginnen"_s << 320;
        QTest::newRow("Spanish browser, 320") << u"es-MX"_s << QString() << u"es"_s << u"Empezar"_s << 320;
        QTest::newRow("Arabic invitation, 390") << u"en"_s << u"ar"_s << u"ar"_s << u"ابدأ"_s << 390;
        QTest::newRow("Arabic browser, 320") << u"ar-EG"_s << QString() << u"ar"_s << u"ابدأ"_s << 320;
    }

    void signsOnPhones()
    {
        QFETCH(QString, browserLanguage);
        QFETCH(QString, invitationLanguage);
        QFETCH(QString, language);
        QFETCH(QString, start);
        QFETCH(int, width);
        const QByteArray shot = language.toLatin1() + '-' + QByteArray::number(width) + '-';
        WebDriver browser;
        QVERIFY2(browser.start(browserLanguage), qPrintable(browser.lastError()));
        const QJsonObject document = sent({{u"language"_s, invitationLanguage}});
        browser.resize(width, 700);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0 && "
                                "document.querySelector('.page-text').textContent"_s));
        QCOMPARE(root(browser, "lang"_L1).toString(), language);
        QCOMPARE(root(browser, "dir"_L1).toString(), language == "ar"_L1 ? u"rtl"_s : u"ltr"_s);
        QCOMPARE(textOf(browser, "next"), start);
        QCOMPARE(misfits(browser), QString());
        keep(browser, (shot + "begin").constData());

        // The document isn't mirrored: it starts on the left, and fields are where the sender put them.
        const QString name = css(document, "Full name"_L1);
        QCOMPARE(browser
                     .run(uR"(const page = document.querySelector('.page').getBoundingClientRect();
const field = document.querySelector(arguments[0]).closest('.field');
const wanted = page.left + page.width * parseFloat(field.style.left) / 100;
return `${document.querySelector('.sheet').scrollLeft} ${page.left >= 0} ${Math.abs(field.getBoundingClientRect().left - wanted) < 3}`)"_s,
                          {name})
                     .toString(),
                 u"0 true true"_s);

        browser.click(u"#finish"_s); // too early: the banner and the field's error
        QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('.field.wrong .fault')"_s));
        QCOMPARE(misfits(browser), QString());
        keep(browser, (shot + "fault").constData());
        // On a small screen fields are filled in in the sheet.
        const bool isSmall = width <= 700;
        const auto control = [&](QLatin1String tag) {
            const QString onPage = css(document, tag);
            if (!isSmall) return onPage;
            browser.run(
                u"document.querySelector(arguments[0]).closest('.field').querySelector('.opener').click()"_s,
                {onPage});
            return QString(onPage).replace(u"#tag"_s, u"#sheet"_s);
        };
        browser.type(control("Full name"_L1), u"Ben Ünal"_s);
        keep(browser, (shot + "field").constData());
        QCOMPARE(misfits(browser), QString());
        browser.run(u"const e=document.querySelector(arguments[0]); e.value='2026-03-01'; "
                    "e.dispatchEvent(new Event('input',{bubbles:true}))"_s,
                    {control("Move in"_L1)});
        browser.type(control("Rooms"_L1), u"3"_s);
        browser.click(control("Signature"_L1));
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        QCOMPARE(misfits(browser), QString());
        // The next tab is in reading direction.
        browser.click(u"#tab-draw"_s);
        browser.keys(QString(QChar(language == "ar"_L1 ? 0xE012 : 0xE014)));
        QVERIFY(browser.waitFor(u"!document.getElementById('panel-type').hidden"_s));
        keep(browser, (shot + "signature").constData());
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(
            u"document.querySelector('%1 img')?.naturalWidth > 50"_s.arg(css(document, "Signature"_L1))));
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QVERIFY(browser.waitFor(u"document.getElementById('next').hidden"_s));
        // Otherwise it comes automatically.
        if (!isSmall) browser.run(u"document.getElementById('finish').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        QCOMPARE(browser.run(u"return document.getElementById('consent-text').lang"_s).toString(), language);
        QCOMPARE(misfits(browser), QString());
        keep(browser, (shot + "finish").constData());
        browser.click(u"#finish-confirm"_s);
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
        QVERIFY(browser.waitFor(u"document.querySelector('#state-actions a[href*=esign]')"_s));
        QCOMPARE(misfits(browser), QString());
        keep(browser, (shot + "completed").constData());
        QCOMPARE(browser.complaints().join(u'\n'), QString());

        const QByteArray path = ServiceFixture::pathOf(document);
        QVERIFY(m_service.mine("GET", path).body.contains(language.toLatin1() + ": "));
    }

    /** The code is requested in the invitation's language before anything is disclosed. */
    void asksForTheCodeInTheSignersLanguage()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent(
            {{u"language"_s, u"ar"_s},
             {u"authentications"_s, QJsonArray{QJsonObject{{u"type"_s, 133}, {u"code"_s, u"471147"_s}}}}});
        browser.resize(320, 640);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"!document.getElementById('gate').hidden"_s));
        QCOMPARE(root(browser, "dir"_L1).toString(), u"rtl"_s);
        QCOMPARE(textOf(browser, "gate-title"), u"هذا المستند محمي"_s);
        QCOMPARE(misfits(browser), QString());
        keep(browser, "ar-320-gate");
    }

    /** The signer's own choice: immediately, with the typed values, permanently for this link, and in the
     * evidence. */
    void theSignerChoosesTheLanguage()
    {
        WebDriver browser;
        QVERIFY2(browser.start(u"en"_s), qPrintable(browser.lastError()));
        const QJsonObject document = sent({{u"language"_s, u"en"_s}});
        browser.resize(1280, 900);
        browser.open(signingUrl(m_service, document));
        const QString ready = u"document.querySelector('.page img')?.naturalWidth > 0"_s;
        QVERIFY(browser.waitFor(ready));
        QCOMPARE(
            browser
                .run(
                    u"return [...document.getElementById('language').options].map((each) => each.text).join('|')"_s)
                .toString(),
            u"English|Deutsch|Español|Français|العربية"_s);
        const QString name = css(document, "Full name"_L1);
        browser.type(name, u"Ben Ünal"_s);
        const auto choose = [&browser](const QString& language) {
            browser.run(u"const e = document.getElementById('language'); e.value = arguments[0]; "
                        "e.dispatchEvent(new Event('change', {bubbles: true}))"_s,
                        {language});
            return browser.waitFor(u"document.documentElement.lang === '%1'"_s.arg(language));
        };
        QVERIFY(choose(u"ar"_s));
        QCOMPARE(root(browser, "dir"_L1).toString(), u"rtl"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('next').textContent === 'التالي'"_s));
        QCOMPARE(browser.run(u"return document.querySelector(arguments[0]).value"_s, {name}).toString(),
                 u"Ben Ünal"_s);
        QVERIFY(
            browser.run(u"return document.querySelector(arguments[0]).getAttribute('aria-label')"_s, {name})
                .toString()
                .contains(u"إلزامي"_s));
        QVERIFY(browser.waitFor(ready)); // the pictures are kept
        QCOMPARE(misfits(browser), QString());
        keep(browser, "1280-language-ar");
        QVERIFY(choose(u"de"_s));
        for (const QSize size : {QSize(390, 844), QSize(320, 568), QSize(844, 390)}) {
            browser.resize(size.width(), size.height());
            QCOMPARE(misfits(browser), QString());
            QVERIFY(browser
                        .run(u"const box = document.querySelector('.language').getBoundingClientRect(); "
                             "return box.width >= 44 && box.height >= 44"_s)
                        .toBool());
            keep(browser, qPrintable(u"%1x%2-language-de"_s.arg(size.width()).arg(size.height())));
        }
        browser.resize(1280, 900);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));

        // Remembered for this link, though the browser and the sender say English; another link is English.
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(ready));
        QCOMPARE(root(browser, "lang"_L1).toString(), u"de"_s);
        QCOMPARE(browser.run(u"return document.querySelector(arguments[0]).value"_s, {name}).toString(),
                 u"Ben Ünal"_s);

        browser.run(u"const e=document.querySelector(arguments[0]); e.value='2026-03-01'; "
                    "e.dispatchEvent(new Event('input',{bubbles:true}))"_s,
                    {css(document, "Move in"_L1)});
        browser.type(css(document, "Rooms"_L1), u"3"_s);
        browser.click(css(document, "Signature"_L1));
        browser.click(u"#tab-type"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('next').hidden"_s));
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        const QString agreed = textOf(browser, "consent-text");
        QVERIFY2(agreed.startsWith(u"Ich "_s), qPrintable(agreed));
        QCOMPARE(browser.run(u"return document.getElementById('consent-text').lang"_s).toString(), u"de"_s);
        browser.click(u"#finish-confirm"_s);
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
        QVERIFY(browser.waitFor(u"document.getElementById('state-icon').dataset.kind === 'good'"_s));
        const RawAnswer whole = m_service.mine("GET", ServiceFixture::pathOf(document));
        QVERIFY2(whole.body.contains((u"de: "_s + agreed).toUtf8()), whole.body.constData());
        // Switches back, too.
        QVERIFY(choose(u"fr"_s));
        QVERIFY(browser.waitFor(
            u"document.getElementById('state-title').textContent === 'Tout le monde a signé'"_s));
        QCOMPARE(browser.complaints().join(u'\n'), QString());

        browser.open(signingUrl(m_service, sent({})));
        QVERIFY(browser.waitFor(ready));
        QCOMPARE(root(browser, "lang"_L1).toString(), u"en"_s);
    }

    /** Also before a code is entered; and a language that can't be loaded has no effect. */
    void theLanguageIsChosenBeforeTheCode()
    {
        WebDriver browser;
        QVERIFY2(browser.start(u"en"_s), qPrintable(browser.lastError()));
        const QJsonObject document = sent(
            {{u"authentications"_s, QJsonArray{QJsonObject{{u"type"_s, 133}, {u"code"_s, u"471147"_s}}}}});
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"!document.getElementById('gate').hidden"_s));
        const QString english = textOf(browser, "gate-title");
        browser.run(
            u"window.realFetch = window.fetch; window.fetch = () => Promise.reject(new TypeError('cut')); "
            "const e = document.getElementById('language'); e.value = 'es'; "
            "e.dispatchEvent(new Event('change'))"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden"_s));
        QCOMPARE(textOf(browser, "gate-title"), english);
        QCOMPARE(browser.run(u"return document.getElementById('language').value"_s).toString(), u"en"_s);
        browser.run(u"window.fetch = window.realFetch"_s);
        browser.click(u"#banner-action"_s);
        QVERIFY(browser.waitFor(u"document.documentElement.lang === 'es'"_s));
        QVERIFY(textOf(browser, "gate-title") != english);
        QVERIFY(browser.run(u"return document.getElementById('banner').hidden"_s).toBool());
        browser.type(u"#gate-code"_s, u"471147"_s);
        browser.click(u"#gate-open"_s);
        QVERIFY(isReady(browser));
        QCOMPARE(root(browser, "lang"_L1).toString(), u"es"_s);
    }
};

INK_TEST(TestLanguages, "tst_languages")

} // namespace tst_languages

#include "tst_languages.moc"
