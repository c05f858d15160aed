#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_questions {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A recipient asks about a place of a page in a real browser, by keyboard and by pointer, and reads the
 * answer. */
class TestPageQuestions final : public BrowserTest
{
    Q_OBJECT

    [[nodiscard]] QJsonObject sent(const QString& title)
    {
        return created(ServiceFixture::document(52, title));
    }
    static void openQuestions(WebDriver& browser)
    {
        browser.click(u"#overview-open"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('overview-ask').hidden"_s));
        browser.click(u"#overview-ask"_s);
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'ask-question'"_s));
    }
    [[nodiscard]] QJsonArray questionsOf(const QJsonObject& document)
    {
        const QByteArray path = ServiceFixture::pathOf(document) + "/questions";
        return ServiceFixture::json(m_service.mine("GET", path)).value("questions"_L1).toArray();
    }
    void answer(const QJsonObject& document, const QByteArray& words)
    {
        const QByteArray path = ServiceFixture::pathOf(document) + "/questions/1/answers";
        QCOMPARE(m_service.mine("POST", path, "{\"text\":\"" + words + "\"}").status, 200);
    }

private Q_SLOTS:
    void asksByKeyboardOnAPhone()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(320, 640);
        const QJsonObject document = sent(u"Lease of 14 Mill Lane"_s);
        openDocument(browser, signingUrl(m_service, document));
        QVERIFY(!browser
                     .run(u"return performance.getEntriesByType('resource').some((each) => "
                          "each.name.endsWith('questions.js'))"_s)
                     .toBool());
        openQuestions(browser);
        QVERIFY(fitsWindow(browser));
        browser.click(u"#ask-send"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('ask-error').textContent"_s));
        browser.keys(u"Is <b>this</b> the right flat?"_s);
        keep(browser, "320-question");
        browser.keys(u"\uE004\uE007"_s); // Tab to the button that marks a place, Return
        QVERIFY(browser.waitFor(u"document.activeElement.matches('.ask-pin.moving')"_s));
        // What has to be done is in a landmark of its own, named by its words.
        QVERIFY(browser
                    .run(u"const bar = document.querySelector('.ask-hint'); return bar.role === 'region' && "
                         "bar.contains(document.getElementById(bar.getAttribute('aria-labelledby')))"_s)
                    .toBool());
        keep(browser, "320-question-mark");
        browser.keys(u"\uE012\uE012\uE013"_s); // left, left, up
        browser.keys(u"\uE007"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('ask-dialog').open"_s));
        QVERIFY(browser.run(u"return !document.querySelector('.ask-pin.moving')"_s).toBool());
        browser.click(u"#ask-send"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#ask-list > li').length === 1"_s));
        keep(browser, "320-question-sent");
        const QJsonObject asked = questionsOf(document).at(0).toObject();
        QCOMPARE(asked.value("text"_L1).toString(), u"Is <b>this</b> the right flat?"_s);
        QCOMPARE(asked.value("pageIndex"_L1).toInt(), 1);
        QVERIFY(browser.run(u"return !document.querySelector('#ask-list b')"_s).toBool());
        QVERIFY(browser.run(u"return document.querySelectorAll('.ask-pin').length === 1"_s).toBool());
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join(u'\n')));
    }

    /** A click on a page sets the mark at that place without opening a field; the answer arrives while the
     * page is open, and its pin after a reload. */
    void marksByPointerAndReadsTheAnswer()
    {
        WebDriver browser;
        QVERIFY2(browser.start(u"de"_s), qPrintable(browser.lastError()));
        browser.resize(1280, 900);
        const QJsonObject document = sent(u"Mietvertrag"_s);
        const QString url = signingUrl(m_service, document);
        openDocument(browser, url);
        openQuestions(browser);
        browser.keys(u"Welche Wohnung ist gemeint?"_s);
        browser.click(u"#ask-mark"_s);
        QVERIFY(browser.waitFor(u"document.activeElement.matches('.ask-pin.moving')"_s));
        browser.click(u".field"_s);
        keep(browser, "1280-question-mark-de");
        QVERIFY(browser.run(u"return !document.querySelector('dialog[open]')"_s).toBool());
        browser.click(u"#ask-mark-done"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('ask-dialog').open"_s));
        browser.click(u"#ask-send"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#ask-list > li').length === 1"_s));
        const QJsonObject asked = questionsOf(document).at(0).toObject();
        const QJsonObject tag = document.value("tags"_L1)[0].toObject();
        const int left = asked.value("left"_L1).toInt() - tag.value("left"_L1).toInt();
        const int top = asked.value("top"_L1).toInt() - tag.value("top"_L1).toInt();
        QVERIFY2(left >= 0 && left <= tag.value("width"_L1).toInt(), qPrintable(QString::number(left)));
        QVERIFY2(top >= 0 && top <= tag.value("height"_L1).toInt(), qPrintable(QString::number(top)));
        browser.click(u"#ask-close"_s);

        answer(document, "Die im zweiten Stock.");
        QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden"_s));
        keep(browser, "1280-question-answered-de");
        browser.click(u"#banner-action"_s);
        QVERIFY(browser.waitFor(u"document.querySelector('#ask-list blockquote')"_s));
        keep(browser, "1280-question-answer-de");
        QVERIFY(textOf(browser, "ask-list").contains(u"Die im zweiten Stock."_s));
        openDocument(browser, url);
        QVERIFY(browser.waitFor(u"document.querySelector('.ask-pin')"_s));
        browser.click(u".ask-pin"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('ask-dialog').open"_s));
        QVERIFY2(browser.complaints().isEmpty(), qPrintable(browser.complaints().join(u'\n')));
    }
};

INK_TEST(TestPageQuestions, "tst_questions")

} // namespace tst_questions

#include "tst_questions.moc"
