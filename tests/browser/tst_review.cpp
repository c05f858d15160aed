// A stack of documents that wait for one address: reviewed one after the other and signed together.
#include "tests/browser/browsertest.h"
#include "tests/support/mailedcode.h"
#include "tests/support/testmain.h"

#include <QDeadlineTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <functional>

namespace tst_review {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestReview final : public BrowserTest
{
    Q_OBJECT

    [[nodiscard]] static QJsonObject tag(int type, const QString& name, int top, bool isMandatory)
    {
        return ServiceFixture::tag(type, name, {90, top, 160, 30}, 1, isMandatory);
    }
    [[nodiscard]] static QJsonObject person(const QString& email)
    {
        return {{u"recipientName"_s, u"Ben Ünal"_s},
                {u"recipientEmail"_s, email},
                {u"actionType"_s, 15},
                {u"sequence"_s, 1}};
    }
    [[nodiscard]] QJsonObject made(const QString& title, const QString& email, const QJsonArray& tags)
    {
        QJsonObject wanted = ServiceFixture::document(52, title);
        wanted.insert(u"invitations"_s, QJsonArray{person(email)});
        wanted.insert(u"tags"_s, tags);
        return created(wanted);
    }
    [[nodiscard]] QJsonObject simple(const QString& title, const QString& email)
    {
        return made(title, email, {tag(250, u"Signature"_s, 300, true)});
    }
    /** Documents of one bulk run that differ in their rent. */
    [[nodiscard]] QJsonArray series(const QString& email, const QStringList& rents)
    {
        QJsonObject wanted = ServiceFixture::document(51, u"Lease"_s);
        wanted.insert("documentType"_L1, 7);
        wanted.insert("invitations"_L1,
                      QJsonArray{QJsonObject{
                          {"recipientName"_L1, u"Tenant"_s}, {"actionType"_L1, 15}, {"sequence"_L1, 1}}});
        wanted.insert("tags"_L1,
                      QJsonArray{tag(267, u"Rent"_s, 120, false), tag(252, u"Remark"_s, 180, false),
                                 tag(250, u"Signature"_s, 300, true)});
        const QJsonObject blank = created(wanted);
        QJsonArray rows;
        for (const QString& rent : rents)
            rows.append(QJsonObject{
                {"recipientName"_L1, u"Ben Ünal"_s}, {"recipientEmail"_L1, email}, {"Rent"_L1, rent}});
        const RawAnswer answer = m_service.mine(
            "POST", "/v1/templates/use/" + QByteArray::number(blank.value("id"_L1).toInteger()) + '/',
            ServiceFixture::bytes({{"Invitations"_L1, rows}}));
        if (answer.status != 200 && answer.status != 201) qWarning("%s", answer.body.constData());
        return ServiceFixture::json(answer).value("documents"_L1).toArray();
    }
    [[nodiscard]] bool isSigned(const QJsonObject& document)
    {
        return view(document).value("status"_L1).toInt() == 67;
    }
    static QString enter() { return u"\uE007"_s; }
    static bool isAt(WebDriver& browser, const QString& place)
    {
        return browser.waitFor(
            u"document.getElementById('review-count')?.textContent === '%1' && "
            "document.readyState === 'complete' && document.querySelector('.page img')?.naturalWidth > 0"_s
                .arg(place));
    }
    static QJsonObject kept(WebDriver& browser, int index)
    {
        return browser
            .run(u"return JSON.parse(sessionStorage.getItem('inkstone-review')).items[%1]"_s.arg(index))
            .toObject();
    }
    static bool isPast(WebDriver& browser, const QString& place)
    {
        return browser
            .run(u"return (document.getElementById('review-count')?.textContent ?? '%1') !== '%1' || "
                 "document.body.classList.contains('review-ending')"_s.arg(place))
            .toBool();
    }
    /** Does it until the document is marked: it leads from part to part, and pictures take their time. */
    static bool repeat(WebDriver& browser, const QString& place, const std::function<void()>& act)
    {
        const QDeadlineTimer end(60'000);
        while (!isPast(browser, place)) {
            if (end.hasExpired()) return false;
            act();
        }
        return true;
    }
    static bool markByKey(WebDriver& browser, const QString& place)
    {
        return repeat(browser, place, [&browser] { browser.keys(u"s"_s); });
    }
    /** From now on no answer arrives, once `finishes` documents have been signed. */
    static void cutAfter(WebDriver& browser, int finishes)
    {
        browser.run(
            u"window.finished = []; window.isCut = false; const real = window.fetch; "
            "window.fetch = async (address, options) => { "
            "if (window.isCut) throw new TypeError('cut'); "
            "const isFinish = String(address).endsWith('/finish'); "
            "const answer = await real(address, options); "
            "if (isFinish) { window.finished.push(String(address)); "
            "if (window.finished.length === %1) { window.isCut = true; throw new TypeError('cut'); } } "
            "return answer; };"_s.arg(finishes));
    }
    bool startService() override { return m_service.startWithQueuedMail(); }

private Q_SLOTS:
    void byKeyboard()
    {
        const QString email = u"keys@example.com"_s;
        const QJsonArray leases = series(email, {u"950"_s, u"1010"_s, u"1010"_s});
        QCOMPARE(leases.size(), 3);
        const QJsonObject order =
            made(u"Order"_s, email, {tag(252, u"City"_s, 120, true), tag(250, u"Signature"_s, 300, true)});
        const QJsonObject annex = simple(u"Annex"_s, email);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1366, 768);
        browser.open(signingUrl(m_service, leases.at(0).toObject()));
        QVERIFY(isReady(browser));
        QVERIFY(tabTo(browser, u"#overview-open"_s));
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"document.getElementById('others-open')"_s));
        QVERIFY(tabTo(browser, u"#others-open"_s));
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'others-code'"_s));
        browser.keys(waitingCode(m_service.databasePath(), u"listCode"_s) + enter());
        QVERIFY(browser.waitFor(u"document.getElementById('others-review')"_s));
        QCOMPARE(textOf(browser, "others-review"), u"Review and sign 5 documents"_s);
        QVERIFY(tabTo(browser, u"#others-review"_s));
        keep(browser, "review-1366-offer");
        browser.keys(enter());

        QVERIFY(isAt(browser, u"1 of 5"_s));
        QVERIFY(kept(browser, 0).value("decision"_L1).toString().isEmpty());
        // No key marks what was not on the screen.
        QVERIFY(browser.run(u"return document.getElementById('review-sign').dataset.words"_s)
                    .toString()
                    .startsWith(u"Continue reading"_s));
        keep(browser, "review-1366-read");
        browser.keys(u"s"_s);
        QVERIFY(kept(browser, 0).value("decision"_L1).toString().isEmpty());
        QVERIFY(markByKey(browser, u"1 of 5"_s));
        QVERIFY(isAt(browser, u"2 of 5"_s));
        QCOMPARE(kept(browser, 0).value("decision"_L1).toString(), u"sign"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('review-differences')"_s));
        QVERIFY2(textOf(browser, "review-differences").contains(u"950"_s),
                 qPrintable(textOf(browser, "review-differences")));
        QCOMPARE(browser.run(u"return document.querySelectorAll('.review-differs').length"_s).toInt(), 1);
        keep(browser, "review-1366-differs");
        browser.click(u"#review-count"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('review-dialog').open"_s));
        keep(browser, "review-1366-list");
        browser.click(u"#review-close"_s);
        browser.keys(u"k"_s);
        QVERIFY(isAt(browser, u"3 of 5"_s));
        QVERIFY(browser.waitFor(u"document.getElementById('review-differences')"_s));
        QVERIFY(textOf(browser, "review-differences").startsWith(u"Same values"_s));
        QVERIFY(markByKey(browser, u"3 of 5"_s));
        QVERIFY(isAt(browser, u"4 of 5"_s));

        // A reload loses no decision.
        browser.run(u"location.reload()"_s);
        QVERIFY(isAt(browser, u"4 of 5"_s));
        QCOMPARE(kept(browser, 0).value("decision"_L1).toString(), u"sign"_s);
        QCOMPARE(kept(browser, 1).value("decision"_L1).toString(), u"skip"_s);
        // The key leads to the value that is missing; in its field it is a letter.
        browser.keys(u"s"_s);
        QVERIFY(browser.waitFor(u"document.activeElement.matches('.field input')"_s));
        browser.keys(u"Kos"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        browser.run(u"document.activeElement.blur()"_s);
        QVERIFY(markByKey(browser, u"4 of 5"_s));
        QVERIFY(isAt(browser, u"5 of 5"_s));

        // RelatedRowsWriter the third is changed on another device.
        const QJsonObject third = leases.at(2).toObject();
        for (const QJsonValue& each : view(third).value("tags"_L1).toArray())
            if (each["name"_L1].toString() == u"Remark"_s)
                QCOMPARE(m_service
                             .call("PUT", ServiceFixture::signingPath(third) + "/values",
                                   ServiceFixture::bytes(
                                       {{u"values"_s, QJsonArray{QJsonObject{{u"id"_s, each["id"_L1]},
                                                                             {u"text"_s, u"Dog"_s}}}}}))
                             .status,
                         200);
        QVERIFY(markByKey(browser, u"5 of 5"_s));
        QVERIFY(browser.waitFor(u"document.getElementById('review-confirm')"_s));
        QCOMPARE(textOf(browser, "review-confirm"), u"Sign 3 documents"_s);
        QVERIFY(textOf(browser, "review-results").contains(u"It was changed after you reviewed it"_s));
        QCOMPARE(
            browser.run(u"return document.querySelectorAll('#review-summary .consent').length"_s).toInt(), 1);
        QVERIFY(tabTo(browser, u"#review-confirm"_s));
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'review-adopt-signature'"_s)); // it says why
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open && "
                                "document.querySelector('.style.ready')"_s));
        QVERIFY(tabTo(browser, u"#signature-adopt"_s));
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"document.querySelector('#review-summary .signatures img')"_s));
        keep(browser, "review-1366-summary");

        // The second answer never arrives, and then nothing does.
        cutAfter(browser, 2);
        QVERIFY(tabTo(browser, u"#review-confirm"_s));
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"document.getElementById('review-error').textContent"_s));
        QVERIFY(isSigned(order));
        QVERIFY(!isSigned(annex));
        keep(browser, "review-1366-cut");
        browser.run(u"window.isCut = false"_s);
        QVERIFY(tabTo(browser, u"#review-confirm"_s));
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"document.getElementById('review-finish')"_s));
        QCOMPARE(textOf(browser, "review-summary-title"), u"3 of 5 documents signed"_s);
        QCOMPARE(browser.run(u"return window.finished.length"_s).toInt(), 3);
        QCOMPARE(browser.run(u"return new Set(window.finished).size"_s).toInt(), 3);
        keep(browser, "review-1366-result");
        QVERIFY(isSigned(leases.at(0).toObject()) && isSigned(order) && isSigned(annex));
        QVERIFY(!isSigned(leases.at(1).toObject()) && !isSigned(third));
        QVERIFY(tabTo(browser, u"#review-finish"_s));
        browser.keys(enter());
        QVERIFY(browser.waitFor(u"!document.getElementById('review') && "
                                "sessionStorage.getItem('inkstone-review') === null"_s));
    }

    void byTouch()
    {
        const QString email = u"touch@example.com"_s;
        const QJsonObject lease = simple(u"Lease"_s, email);
        const QJsonObject order = simple(u"Order"_s, email);
        const QJsonObject annex = simple(u"Annex"_s, email);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        if (!WebDriver::isFirefox())
            browser.devtools(u"Emulation.setTouchEmulationEnabled"_s,
                             {{u"enabled"_s, true}, {u"maxTouchPoints"_s, 2}});
        QVERIFY(show(browser, lease));
        browser.click(u"#overview-open"_s);
        browser.click(u"#others-open"_s);
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'others-code'"_s));
        browser.keys(waitingCode(m_service.databasePath(), u"listCode"_s) + enter());
        QVERIFY(browser.waitFor(u"document.getElementById('others-review')"_s));
        keep(browser, "review-390-offer");
        browser.click(u"#others-review"_s);
        for (const QString& place : {u"1 of 3"_s, u"2 of 3"_s, u"3 of 3"_s}) {
            QVERIFY(isAt(browser, place));
            if (place == u"2 of 3"_s) {
                keep(browser, "review-390-read");
                browser.click(u"#review-count"_s);
                QVERIFY(browser.waitFor(u"document.getElementById('review-dialog').open"_s));
                keep(browser, "review-390-list");
                browser.click(u"#review-close"_s);
                QVERIFY(browser
                            .run(u"return document.documentElement.scrollWidth <= innerWidth && "
                                 "document.getElementById('review-sign').offsetHeight >= 44"_s)
                            .toBool());
                browser.click(u"#review-skip"_s);
                continue;
            }
            QVERIFY(repeat(browser, place, [&browser] {
                browser.run(u"document.getElementById('review-sign')?.click()"_s);
            }));
        }
        QVERIFY(browser.waitFor(u"document.getElementById('review-adopt-signature')"_s));
        browser.click(u"#review-adopt-signature"_s);
        QVERIFY(browser.waitFor(u"document.querySelector('.style.ready')"_s));
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.querySelector('#review-summary .signatures img')"_s));
        QVERIFY(fitsWindow(browser));
        QVERIFY(!browser.run(u"return document.querySelector('.skip').checkVisibility()"_s).toBool());
        keep(browser, "review-390-summary");
        browser.click(u"#review-confirm"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('review-finish')"_s));
        keep(browser, "review-390-result");
        // What was signed can be read and kept.
        const QString copies = u"[...document.querySelectorAll('#review-results a')]"_s;
        QCOMPARE(browser.run(u"return %1.length"_s.arg(copies)).toInt(), 2);
        const QJsonObject copy = browser
                                     .run(u"return fetch(%1[0].href).then(async (answer) => ({ status: "
                                          "answer.status, size: (await answer.blob()).size }))"_s.arg(copies))
                                     .toObject();
        QCOMPARE(copy.value("status"_L1).toInt(), 200);
        QVERIFY(copy.value("size"_L1).toInt() > 1000);
        QVERIFY(fitsWindow(browser));
        QVERIFY(isSigned(lease) && isSigned(annex));
        QVERIFY(!isSigned(order));
    }
};

INK_TEST(TestReview, "tst_review")

} // namespace tst_review

#include "tst_review.moc"
