// The signer names a witness and the next recipient in the finish dialog.
#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_nextpeople {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestNextPeople final : public BrowserTest
{
    Q_OBJECT

    [[nodiscard]] QJsonObject sent()
    {
        QJsonObject wanted = ServiceFixture::document(52, u"Lease"_s);
        const QJsonObject witness{
            {"actionType"_L1, 15}, {"sequence"_L1, 1}, {"witness"_L1, true}, {"namedByPrevious"_L1, true}};
        const QJsonObject manager{{"actionType"_L1, 15}, {"sequence"_L1, 2}, {"namedByPrevious"_L1, true}};
        const QJsonValue first = wanted.value("invitations"_L1)[0];
        wanted.insert("invitations"_L1, QJsonArray{first, witness, manager});
        QJsonArray tags;
        for (int person = 1; person <= 3; ++person)
            tags.append(ServiceFixture::tag(250, u"Signature"_s, {90, 120 + 80 * person, 160, 48}, person));
        wanted.insert("tags"_L1, tags);
        return created(wanted);
    }
    static void openFinish(WebDriver& browser)
    {
        QVERIFY(browser.waitFor(u"document.getElementById('finish') && "
                                "!document.getElementById('finish').hidden && "
                                "!document.getElementById('bar').hidden"_s));
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
    }

private Q_SLOTS:
    void signersNameTheNextPeople_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("390x844") << 390 << 844;
        QTest::newRow("1366x768") << 1366 << 768;
    }
    void signersNameTheNextPeople()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const QJsonObject document = sent();
        QVERIFY(!document.isEmpty());
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(width, height);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(u"document.querySelector('.field > button:not(.opener)')"_s));
        browser.run(u"document.querySelector('.field > button:not(.opener)').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        browser.click(u"#tab-type"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        openFinish(browser);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(browser
                     .run(u"return [...document.querySelectorAll('#next-people legend')].map((each) => "
                          "each.textContent).join()"_s)
                     .toString(),
                 u"Your witness,Next recipient"_s);
        keep(browser, qPrintable(u"%1-next-people"_s.arg(width)));
        QVERIFY(fitsWindow(browser));

        browser.click(u"#finish-confirm"_s); // nobody is named yet
        QCOMPARE(textOf(browser, "finish-error"), u"Enter the person’s name."_s);
        keep(browser, qPrintable(u"%1-next-people-fault"_s.arg(width)));
        QCOMPARE(browser.run(u"return document.activeElement.id"_s).toString(), u"next-name-0"_s);
        browser.type(u"#next-name-0"_s, u"Wim Lee"_s);
        browser.type(u"#next-email-0"_s, u"wim@example.com"_s);
        browser.type(u"#next-name-1"_s, u"Mia Park"_s);

        // Changing the language keeps the input.
        browser.click(u"#finish-cancel"_s);
        browser.run(u"const menu = document.getElementById('language'); menu.value = 'de';"
                    "menu.dispatchEvent(new Event('change'))"_s);
        QVERIFY(browser.waitFor(u"document.documentElement.lang === 'de'"_s));
        openFinish(browser);
        if (QTest::currentTestFailed()) return;
        QVERIFY(browser.run(u"return document.querySelector('#next-people legend').textContent"_s) !=
                QJsonValue(u"Your witness"_s));
        QCOMPARE(browser.run(u"return document.getElementById('next-name-0').value"_s).toString(),
                 u"Wim Lee"_s);

        browser.type(u"#next-email-1"_s, u"mia@example.com"_s);
        browser.click(u"#finish-confirm"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('state-icon').dataset.kind === 'good'"_s));

        // The witness sees whose signature it is.
        const QJsonObject after = now(document);
        browser.open(after.value("invitations"_L1)[1]["signingURL"_L1].toString());
        QVERIFY(browser.waitFor(u"document.getElementById('witness') && "
                                "!document.getElementById('witness').hidden"_s));
        const QString signer = after.value("invitations"_L1)[0]["recipientName"_L1].toString();
        QVERIFY2(!signer.isEmpty() && textOf(browser, "witness").contains(signer),
                 qPrintable(textOf(browser, "witness")));
        QVERIFY(browser.run(u"return document.getElementById('behalf').hidden"_s).toBool());
        keep(browser, qPrintable(u"%1-witness"_s.arg(width)));
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }
};

INK_TEST(TestNextPeople, "tst_nextpeople")

} // namespace tst_nextpeople

#include "tst_nextpeople.moc"
