#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_senderwords {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The sender's own consent, disclosure and thanks on the signing page, and the link to the sender's page. */
class TestSenderWords final : public BrowserTest
{
    Q_OBJECT

    void save(const QJsonObject& setting)
    {
        const RawAnswer answer = m_service.mine("PUT", "/v1/user/userSettings",
                                                ServiceFixture::bytes({{u"userSetting"_s, setting}}));
        QVERIFY2(answer.status == 200, answer.body.constData());
    }
    /** One signer, at most with a check box. */
    QJsonObject sent(const QString& language)
    {
        return created(withOptionalFields(documentFor({{u"language"_s, language}})));
    }
    [[nodiscard]] bool signs(WebDriver& browser, const QJsonObject& document)
    {
        browser.click(css(document, "Signature"));
        if (!browser.waitFor(u"document.getElementById('signature-dialog').open"_s)) return false;
        browser.click(u"#signature-adopt"_s);
        if (!browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s)) return false;
        browser.click(u"#finish"_s);
        return browser.waitFor(u"document.getElementById('finish-dialog').open"_s);
    }
    static QJsonObject words()
    {
        QString longText = u"Sie erhalten Unterlagen elektronisch.\n"_s;
        for (int i = 1; i <= 30; ++i)
            longText += u"\n%1. Auf Wunsch senden wir Ihnen jede Unterlage auch auf Papier."_s.arg(i);
        return {{u"language"_s, u"de"_s},
                {u"consent"_s, u"Ich stimme den Bedingungen der Mühle zu."_s},
                {u"disclosure"_s, longText},
                {u"thanks"_s, u"Vielen Dank!\nIhre Mühle am Bach"_s}};
    }

private Q_SLOTS:
    void shownInFullAndAgreedTo_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("desktop") << 1366 << 768;
        QTest::newRow("phone") << 390 << 844;
        QTest::newRow("phone on its side") << 844 << 390;
        QTest::newRow("small phone") << 320 << 568;
    }
    void shownInFullAndAgreedTo()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QJsonObject own = words();
        save({{u"signerWords"_s, QJsonArray{own}},
              {u"returnAddresses"_s, QJsonArray{u"https://mill.example/thanks"_s}},
              {u"returnAddress"_s, u"https://mill.example/thanks"_s}});
        const QJsonObject document = sent(u"de"_s);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(width, height);
        QVERIFY(show(browser, document));
        if (width < 900) { // the sheet leads there
            browser.click(u"#next"_s);
            QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
            browser.click(u"#signature-adopt"_s);
            QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
            browser.run(
                u"document.getElementById(document.getElementById('finish').hidden ? 'sheet-next' : 'finish').click()"_s);
            QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        } else {
            QVERIFY(signs(browser, document));
        }
        QCOMPARE(textOf(browser, "disclosure-text"), own.value("disclosure"_L1).toString());
        QCOMPARE(textOf(browser, "consent-text"), own.value("consent"_L1).toString());
        QCOMPARE(browser.run(u"return document.activeElement.id"_s).toString(), u"disclosure-text"_s);
        // All text is reachable, and so are the buttons.
        QVERIFY(
            browser
                .run(u"const d = document.getElementById('finish-dialog'), b = d.getBoundingClientRect(); "
                     "return b.top >= 0 && b.bottom <= innerHeight + 1 && d.scrollWidth <= d.clientWidth"_s)
                .toBool());
        keep(browser, qPrintable(u"words-consent-%1x%2"_s.arg(width).arg(height)));

        // The sender changes the texts while they are being read: they are shown again, and nothing is
        // signed.
        own.insert(u"consent"_s, u"Ich stimme den neuen Bedingungen zu."_s);
        save({{u"signerWords"_s, QJsonArray{own}}});
        browser.run(u"document.getElementById('finish-confirm').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-error').textContent"_s));
        QVERIFY(browser.waitFor(u"document.getElementById('consent-text').textContent.includes('neuen')"_s));
        browser.run(u"document.getElementById('finish-confirm').click()"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        QVERIFY(browser.waitFor(u"document.getElementById('return-link')"_s));
        QCOMPARE(textOf(browser, "state-thanks"), own.value("thanks"_L1).toString());
        QCOMPARE(browser.run(u"return document.getElementById('return-link').href"_s).toString(),
                 u"https://mill.example/thanks"_s);
        keep(browser, qPrintable(u"words-thanks-%1x%2"_s.arg(width).arg(height)));
        browser.click(u"#return-stay"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('return-stay')"_s));
        QCOMPARE(browser.run(u"return document.activeElement.id"_s).toString(), u"return-link"_s);
    }

    void wordsInAnotherLanguageSayWhich_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("signer");
        QTest::addColumn<QString>("note");
        QTest::newRow("own language") << u"de"_s << u"de"_s << QString();
        QTest::newRow("en") << u"de"_s << u"en"_s
                            << u"The sender provided this text in German, not in your language."_s;
        QTest::newRow("fr") << u"de"_s << u"fr"_s
                            << u"L’expéditeur a fourni ce texte en allemand, et non dans votre langue."_s;
        QTest::newRow("es") << u"de"_s << u"es"_s
                            << u"El remitente ha facilitado este texto en alemán, no en su idioma."_s;
        QTest::newRow("ar") << u"de"_s << u"ar"_s << u"قدّم المرسل هذا النص باللغة الألمانية، وليس بلغتك."_s;
        QTest::newRow("from right to left")
            << u"ar"_s << u"de"_s
            << u"Der Absender hat diesen Text auf Arabisch bereitgestellt, nicht in Ihrer Sprache."_s;
    }
    void wordsInAnotherLanguageSayWhich()
    {
        QFETCH(QString, words);
        QFETCH(QString, signer);
        QFETCH(QString, note);
        // The first letters of a text say nothing about its direction.
        const QString consent = words == "ar"_L1 ? u"Mühle GmbH: أوافق على الشروط."_s : u"Ich stimme zu."_s;
        save({{u"signerWords"_s,
               QJsonArray{QJsonObject{
                   {u"language"_s, words}, {u"consent"_s, consent}, {u"disclosure"_s, consent}}}}});
        const QJsonObject document = sent(signer);
        WebDriver browser;
        QVERIFY2(browser.start(signer), qPrintable(browser.lastError()));
        browser.resize(1366, 768);
        QVERIFY(show(browser, document));
        QVERIFY(signs(browser, document));
        keep(browser, qPrintable(u"words-%1-for-%2"_s.arg(words, signer)));
        QCOMPARE(browser.run(u"return document.getElementById('consent-language').hidden"_s).toBool(),
                 note.isEmpty());
        QCOMPARE(textOf(browser, "consent-language").remove(QChar(0x2068)).remove(QChar(0x2069)), note);
        QCOMPARE(browser.run(u"return document.documentElement.lang"_s).toString(), signer);
        for (const char* id : {"consent-text", "disclosure-text"}) {
            QCOMPARE(textOf(browser, id), consent);
            QCOMPARE(
                browser
                    .run(
                        u"const { lang, dir } = document.getElementById(arguments[0]); return `${lang} ${dir}`"_s,
                        {QLatin1StringView(id)})
                    .toString(),
                words + (words == "ar"_L1 ? " rtl"_L1 : " ltr"_L1));
        }

        // Another language on the page: the note follows, the words don't change.
        browser.click(u"#finish-cancel"_s);
        browser.run(u"const menu = document.getElementById('language'); menu.value = arguments[0]; "
                    "menu.dispatchEvent(new Event('change'))"_s,
                    {words});
        QVERIFY(browser.waitFor(u"document.documentElement.lang === '%1'"_s.arg(words)));
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        QVERIFY(browser.run(u"return document.getElementById('consent-language').hidden"_s).toBool());
        browser.run(u"document.getElementById('finish-confirm').click()"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    void leavesForTheSendersPage()
    {
        save({{u"signerWords"_s, QJsonArray{}},
              {u"returnAddresses"_s, QJsonArray{u"https://127.0.0.1:1/done"_s}},
              {u"returnAddress"_s, u"https://127.0.0.1:1/done"_s}});
        const QJsonObject document = sent(u"en"_s);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1366, 768);
        QVERIFY(show(browser, document));
        QVERIFY(signs(browser, document));
        QVERIFY(browser.run(u"return document.getElementById('disclosure').hidden"_s).toBool());
        browser.run(u"document.getElementById('finish-confirm').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('return-stay')"_s));
        QVERIFY(browser.waitFor(u"!location.pathname.includes('/sign/')"_s, 20'000));
        // A signer who comes back later decides by themselves.
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.getElementById('return-link')"_s));
        QVERIFY(browser.run(u"return !document.getElementById('return-stay')"_s).toBool());
        (void)browser.complaints(); // of the page that does not exist
    }

    /** The page only links to https, whatever it receives. */
    void noOtherAddressIsALink()
    {
        const QJsonObject document = sent(u"en"_s);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        for (const QString& address : {u"javascript:alert(1)"_s, u"http://mill.example/"_s, u"/sign/x"_s,
                                       u"data:text/html,x"_s, u"https://mill.example@evil.example/"_s}) {
            browser.run(u"window.told = null; import(new URL('signingpage/after.js', new "
                        "URL(document.documentElement.dataset.root, location.href)).href).then((m) => { "
                        "m.showAfterwards({ view: { pages: [], returnAddress: arguments[0] }, leaves: true "
                        "}); window.told = "
                        "document.getElementById('state-more').children.length; })"_s,
                        {address});
            QVERIFY(browser.waitFor(u"window.told !== null"_s));
            QVERIFY2(browser.run(u"return window.told"_s).toInt() == 0, qPrintable(address));
        }
    }
};

INK_TEST(TestSenderWords, "tst_senderwords")

} // namespace tst_senderwords

#include "tst_senderwords.moc"
