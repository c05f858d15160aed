#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QTest>

namespace tst_everysigner {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Elements that are outside of the window or cut off; empty when everything fits. */
constexpr QStringView misfits = uR"(const bad = [];
if (document.documentElement.scrollWidth > innerWidth) bad.push(`page ${document.documentElement.scrollWidth} > ${innerWidth}`);
for (const each of document.querySelectorAll('button, .button, h1, h2, label, p')) {
  const box = each.getBoundingClientRect();
  if (!box.width || each.closest('.sheet, .visually-hidden, .styles')) continue;
  if (box.left < -0.5 || box.right > innerWidth + 0.5 || each.scrollWidth > each.clientWidth + 1 && each.clientWidth) bad.push(`${each.id} ${each.textContent}`);
}
return bad.join('; ');)";

const QStringList& allLanguages()
{
    static const QStringList all{u"en"_s, u"fr"_s, u"de"_s, u"es"_s, u"ar"_s};
    return all;
}

} // namespace

/** The main story in every language and at every size: by touch on phones and tablets, by keyboard on a
 * desktop. */
class TestEverySigner final : public BrowserTest
{
    Q_OBJECT

    QString m_shots;

    QJsonObject sent(const QString& language, int action = 15)
    {
        const auto tag = [](int type, const QString& name, int top, int width, int height, int person) {
            return ServiceFixture::tag(type, name, {90, top, width, height}, person, true);
        };
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonObject first = wanted.value("invitations"_L1)[0].toObject();
        first.insert(u"language"_s, language);
        first.insert(u"actionType"_s, action);
        QJsonArray people{first};
        int signer = 1;
        if (action != 15 && action != 18) { // somebody has to sign
            people.append(QJsonObject{{u"recipientName"_s, u"Cleo"_s},
                                      {u"recipientEmail"_s, u"cleo@example.com"_s},
                                      {u"actionType"_s, 15},
                                      {u"sequence"_s, 2}});
            signer = 2;
        }
        if (action == 18) {
            first.insert(u"hostedSigners"_s, QJsonArray{u"Ann Lee"_s, u"Bo Kim"_s});
            people = {first};
        }
        wanted.insert(u"invitations"_s, people);
        QJsonArray tags{tag(252, u"City"_s, 120, 160, 22, signer),
                        tag(253, u"Pets allowed"_s, 160, 18, 18, signer),
                        tag(250, u"Signature"_s, 300, 180, 50, signer)};
        if (action == 18) tags.append(tag(250, u"Second signature"_s, 380, 180, 50, signer));
        wanted.insert(u"tags"_s, tags);
        return created(wanted);
    }
    void look(WebDriver& browser, const char* state)
    {
        if (qEnvironmentVariableIsSet("INKSTONE_SHOTS") || !axe().isEmpty())
            for (const bool isDark : {true, false}) { // ends as it began
                browser.setDark(isDark);
                keep(browser, qPrintable(u"every-%1-%2%3"_s.arg(m_shots, QLatin1StringView(state),
                                                                isDark ? u"-dark"_s : QString())));
            }
        const QString bad = browser.run(misfits.toString()).toString();
        QVERIFY2(bad.isEmpty(), qPrintable(QLatin1StringView(state) + u": "_s + bad));
    }
    void byTouch(WebDriver& browser, const QJsonObject& document)
    {
        const auto touch = [&](const QString& selector) {
            if (!QTest::currentTestFailed()) tap(browser, selector);
        };
        touch(u"#next"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('sheet-name').textContent.includes('City')"_s));
        look(browser, "field");
        browser.keys(u"Graz"_s); // of the screen
        touch(u"#sheet-next"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('sheet-name').textContent.includes('Pets')"_s));
        touch(u"#sheet-control input"_s);
        QVERIFY(
            browser.waitFor(u"document.querySelector('%1').checked"_s.arg(css(document, "Pets allowed"_L1))));
        look(browser, "box");
        touch(u"#sheet-next"_s);
        QVERIFY(
            browser.waitFor(u"document.getElementById('sheet-name').textContent.includes('Signature')"_s));
        touch(u"#sheet-control button"_s);
        QVERIFY(browser.waitFor(u"document.querySelector('#type-styles .style.ready')"_s));
        look(browser, "signature");
        touch(u"#signature-adopt"_s);
        QVERIFY(
            browser.waitFor(u"document.getElementById('finish-dialog').open"_s)); // nothing else is missing
        look(browser, "finish");
        touch(u"#finish-confirm"_s);
    }
    void byKeyboard(WebDriver& browser, const QJsonObject& document)
    {
        const QString enter = u"\uE007"_s;
        QVERIFY(tabTo(browser, u"#next"_s, 60));
        browser.keys(enter);
        QVERIFY(browser.waitFor(u"document.activeElement.matches('%1')"_s.arg(css(document, "City"_L1))));
        browser.keys(u"Graz"_s + enter);
        QVERIFY(
            browser.waitFor(u"document.activeElement.matches('%1')"_s.arg(css(document, "Pets allowed"_L1))));
        browser.keys(u" "_s);
        look(browser, "box");
        browser.keys(enter);
        QVERIFY(
            browser.waitFor(u"document.activeElement.matches('%1')"_s.arg(css(document, "Signature"_L1))));
        browser.keys(enter);
        QVERIFY(browser.waitFor(u"document.querySelector('#type-styles .style.ready')"_s));
        look(browser, "signature");
        QVERIFY(tabTo(browser, u"#signature-adopt"_s, 60));
        browser.keys(enter);
        QVERIFY(browser.waitFor(u"!document.getElementById('signature-dialog').open"_s));
        QVERIFY(tabTo(browser, u"#finish"_s, 60));
        browser.keys(enter);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        look(browser, "finish");
        QVERIFY(tabTo(browser, u"#finish-confirm"_s, 60));
        browser.keys(enter);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireChromium("touches are sent by the DevTools protocol.")) return;
        QVERIFY(m_service.start());
    }

    void fromTheFirstToTheLastStep_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        // Every size in English and every language at one size; all of them, and another, under the label
        // full.
        QList<QSize> sizes{{1366, 768}, {390, 844}, {844, 390}, {320, 568}};
        const bool all = qEnvironmentVariableIsSet("INKSTONE_ALL_ROWS");
        if (all) sizes.append({1280, 800});
        for (const QString& language : allLanguages())
            for (const QSize& size : sizes)
                if (all || language == u"en"_s || size == sizes.at(allLanguages().indexOf(language) % 4))
                    QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height())
                        << language << size;
    }
    void fromTheFirstToTheLastStep()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        m_shots = u"%1-%2x%3"_s.arg(language).arg(size.width()).arg(size.height());
        const QJsonObject document = sent(language);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(size.width(), size.height());
        const bool isTouch = size.width() < 1000;
        if (isTouch)
            browser.devtools(u"Emulation.setTouchEmulationEnabled"_s,
                             {{u"enabled"_s, true}, {u"maxTouchPoints"_s, 2}});
        QVERIFY(show(browser, document));
        QCOMPARE(browser.run(u"return document.documentElement.lang"_s).toString(), language);
        QCOMPARE(browser.run(u"return document.body.classList.contains('compact')"_s).toBool(), isTouch);
        look(browser, "begin");
        if (QTest::currentTestFailed()) return;
        if (isTouch)
            byTouch(browser, document);
        else
            byKeyboard(browser, document);
        if (QTest::currentTestFailed()) return;
        QVERIFY(browser.waitFor(
            u"!document.getElementById('state').hidden && "
            "document.querySelector('#state-actions [href$=\"content=esign\"]')"_s)); // sealed
        look(browser, "end");
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** Editors and reviewers agree to what they do, and nothing says that they sign. */
    void nobodySignsWhoApprovesOrFillsIn()
    {
        const QHash<int, QStringList> wanted{
            {17, {u"Approve the document"_s, u"Agree and approve"_s, u"agree to approve it"_s}},
            {23, {u"Finish your part"_s, u"Agree and finish"_s, u"agree to fill in this document"_s}}};
        for (const int action : {17, 23}) {
            m_shots = u"act-%1"_s.arg(action);
            WebDriver browser;
            QVERIFY2(browser.start(), qPrintable(browser.lastError()));
            browser.resize(390, 844);
            QVERIFY(show(browser, sent(u"en"_s, action)));
            browser.run(u"document.getElementById('reject').click()"_s);
            QCOMPARE(textOf(browser, "reject-title"), u"Decline the document"_s);
            browser.click(u"#reject-cancel"_s);
            browser.click(u"#finish"_s);
            QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
            look(browser, "finish");
            QCOMPARE(textOf(browser, "finish-title"), wanted[action].at(0));
            QVERIFY(!textOf(browser, "finish-text").contains(u"sign"_s));
            QCOMPARE(textOf(browser, "finish-confirm"), wanted[action].at(1));
            QVERIFY(textOf(browser, "consent-text").contains(wanted[action].at(2)));
            browser.click(u"#finish-confirm"_s);
            QVERIFY(browser.waitFor(
                u"document.getElementById('state-title').textContent === 'Thank you, you’re done'"_s));
            QCOMPARE(browser.complaints().join(u'\n'), QString());
        }
    }

    /** Whoever opens the link reads what is expected, in a sentence of their role and language. */
    void everyRoleIsToldItsTask()
    {
        QSet<QString> sentences;
        for (const QString& language : allLanguages()) {
            WebDriver browser;
            QVERIFY2(browser.start(), qPrintable(browser.lastError()));
            browser.resize(390, 844);
            for (const int action : {15, 16, 17, 18, 23}) {
                m_shots = u"%1-role-%2"_s.arg(language).arg(action);
                QVERIFY(show(browser, sent(language, action)));
                look(browser, "task");
                if (QTest::currentTestFailed()) return;
                const QString sentence = textOf(browser, "task");
                QVERIFY2(!sentence.isEmpty() && !sentences.contains(sentence),
                         qPrintable(m_shots + u": "_s + sentence));
                sentences.insert(sentence);
                QVERIFY(browser
                            .run(u"const box = document.getElementById('task').getBoundingClientRect(); "
                                 "return box.top >= 0 && box.bottom <= innerHeight"_s)
                            .toBool());
            }
        }
    }
};

INK_TEST(TestEverySigner, "tst_everysigner")

} // namespace tst_everysigner

#include "tst_everysigner.moc"
