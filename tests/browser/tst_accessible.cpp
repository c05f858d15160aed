#include "tests/browser/browsertest.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QTest>
#include <QUrl>

#include <iterator>
#include <utility>

namespace tst_accessible {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/**
 * axe-core finds no issues in the main story of the signing page, in every language and at every size, nor
 * at its ends and in the sheet of each kind of field. Other tests check the states they reach by keep().
 * Without axe-core (INKSTONE_AXE) the test is skipped.
 */
class TestAccessiblePage final : public BrowserTest
{
    Q_OBJECT

    QString m_shots;

    QJsonObject sent(const QJsonObject& changes)
    {
        QJsonObject wanted = withOptionalFields(documentFor(changes));
        const QJsonObject second{{u"recipientName"_s, u"Cleo"_s},
                                 {u"recipientEmail"_s, u"cleo@example.com"_s},
                                 {u"actionType"_s, 17},
                                 {u"sequence"_s, 2}};
        wanted.insert(u"invitations"_s, QJsonArray{wanted.value("invitations"_L1)[0], second});
        return created(wanted);
    }
    void check(WebDriver& browser, const QString& state)
    {
        keep(browser, qPrintable(u"axe-%1-%2"_s.arg(m_shots, state)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireBrowser()) return;
        if (!requireVariable("INKSTONE_AXE")) return;
        QVERIFY(m_service.start());
        const QJsonObject words{{u"language"_s, u"en"_s},
                                {u"disclosure"_s, u"One.\nTwo.\n"_s.repeated(30)},
                                {u"thanks"_s, u"Thank you from the mill."_s}};
        const RawAnswer saved =
            m_service.mine("PUT", "/v1/user/userSettings",
                           ServiceFixture::bytes(
                               {{u"userSetting"_s,
                                 QJsonObject{{u"signerWords"_s, QJsonArray{words}},
                                             {u"returnAddresses"_s, QJsonArray{u"https://mill.example/"_s}},
                                             {u"returnAddress"_s, u"https://mill.example/"_s}}}}));
        QVERIFY2(saved.status == 200, saved.body.constData());
    }

    /** axe-core is at work, also in a dialog: it finds a picture without words and pale letters. */
    void findsFaults()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.open(signingUrl(m_service, sent({})));
        QVERIFY(isReady(browser));
        press(browser, "reject");
        QVERIFY(browser.waitFor(u"document.getElementById('reject-dialog').open"_s));
        QCOMPARE(axeFindings(browser), QString());
        browser.run(u"const title = document.getElementById('reject-title'); title.style.color = '#ccc'; "
                    "title.after(Object.assign(document.createElement('img'), { src: 'data:,' }))"_s);
        const QString found = axeFindings(browser);
        QVERIFY2(found.contains("color-contrast"_L1) && found.contains("image-alt"_L1), qPrintable(found));
    }

    void everyState_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("contrast");
        for (const char* language : {"en", "fr", "de", "es", "ar"})
            for (const auto& [width, height] :
                 {std::pair{1366, 768}, std::pair{390, 844}, std::pair{844, 390}, std::pair{320, 568}})
                QTest::addRow("%s %dx%d", language, width, height)
                    << QString::fromLatin1(language) << width << height << (width == 390 || width == 844)
                    << QString();
        if (WebDriver::isFirefox()) return;
        for (const char* contrast : {"forced", "more"})
            for (const bool dark : {false, true})
                for (const auto& [width, height] : {std::pair{1366, 768}, std::pair{390, 844}})
                    QTest::addRow("%s contrast %s %dx%d", contrast, dark ? "dark" : "light", width, height)
                        << u"en"_s << width << height << dark << QString::fromLatin1(contrast);
    }
    void everyState()
    {
        QFETCH(QString, language);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, dark);
        QFETCH(QString, contrast);
        m_shots =
            u"%1-%2x%3"_s.arg(contrast.isEmpty() ? language : contrast + (dark ? u"-dark"_s : QString()))
                .arg(width)
                .arg(height);
        WebDriver browser;
        QVERIFY2(browser.start(language), qPrintable(browser.lastError()));
        browser.resize(width, height);
        if (contrast.isEmpty())
            browser.setDark(dark);
        else
            setContrast(browser, contrast == "forced"_L1, dark);
        const auto step = [&](const char* state) {
            if (!QTest::currentTestFailed()) check(browser, QLatin1StringView(state));
        };

        browser.open(signingUrl(m_service, sent({{u"language"_s, language}})));
        QVERIFY(browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0 && "
                                "document.querySelector('.page-text').textContent"_s));
        step("document");
        press(browser, "overview-open");
        QVERIFY(browser.waitFor(u"document.getElementById('overview-dialog').open"_s));
        step("overview");
        press(browser, "overview-close");
        press(browser, "reject");
        QVERIFY(browser.waitFor(u"document.getElementById('reject-dialog').open"_s));
        press(browser, "reject-confirm");
        step("decline");
        press(browser, "reject-cancel");
        press(browser, "finish");
        QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden"_s));
        step("missing");
        browser.run(u"document.querySelector('.field > button:not(.opener)').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        for (const char* tab : {"tab-draw", "tab-upload", "tab-type"}) {
            press(browser, tab);
            step(tab);
        }
        press(browser, "signature-adopt");
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        browser.run(u"document.getElementById('sheet-close').click()"_s);
        step("filled");
        press(browser, "finish");
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        step("consent");
        press(browser, "finish-confirm");
        QVERIFY(browser.waitFor(u"document.getElementById('return-stay')"_s));
        step("thanks");
        press(browser, "return-stay");
        press(browser, "read-document");
        QVERIFY(isReady(browser));
        step("reading");
        press(browser, "read-close");
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));

        const QJsonObject coded = sent(
            {{u"language"_s, language},
             {u"authentications"_s, QJsonArray{QJsonObject{{u"type"_s, 133}, {u"code"_s, u"mill-2026"_s}}}}});
        browser.open(signingUrl(m_service, coded));
        QVERIFY(browser.waitFor(u"!document.getElementById('gate').hidden"_s));
        step("code");
        browser.open(u"http://127.0.0.1:%1/sign/%2"_s.arg(m_service.port)
                         .arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        step("unknown");
    }

    /** What the page says instead of a document that can't be filled in (any more), on a phone. */
    void everyEnd()
    {
        if (!requireChromium("the answers are changed by the DevTools protocol.")) return;
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        browser.devtools(u"Page.addScriptToEvaluateOnNewDocument"_s, {{u"source"_s, uR"(
const real = window.fetch;
window.fetch = async (address, how) => {
  const answer = await real(address, how);
  const end = new URLSearchParams(location.search).get('end');
  if (!end || !String(address).endsWith('/values')) return answer;
  const { http: status = 200, ...changes } = JSON.parse(end);
  return new Response(JSON.stringify({ ...(status === 200 ? await answer.json() : {}), ...changes }), { status });
};)"_s}});
        const QString url = signingUrl(m_service, sent({{u"language"_s, u"en"_s}}));
        const std::pair<const char*, QJsonObject> ends[] = {
            {"completed", {{u"signingStatus"_s, 53}}},
            {"rejected", {{u"signingStatus"_s, 54}}},
            {"expired", {{u"signingStatus"_s, 55}}},
            {"cancelled", {{u"signingStatus"_s, 56}, {u"reason"_s, u"no longer needed"_s}}},
            {"draft", {{u"signingStatus"_s, 51}}},
            {"waiting", {{u"status"_s, 67}}},
            {"not yet", {{u"status"_s, 60}}},
            {"replaced", {{u"http"_s, 410}, {u"reason"_s, u"link_replaced"_s}}},
            {"gone", {{u"http"_s, 410}}},
        };
        m_shots = u"end"_s;
        QSet<QString> titles; // each says something else
        for (const auto& [state, end] : ends) {
            browser.open(url + u"?end="_s +
                         QString::fromLatin1(QUrl::toPercentEncoding(
                             QString::fromUtf8(QJsonDocument(end).toJson(QJsonDocument::Compact)))));
            QVERIFY2(browser.waitFor(u"!document.getElementById('state').hidden"_s), state);
            titles.insert(textOf(browser, "state-title"));
            check(browser, QLatin1StringView(state));
        }
        QCOMPARE(titles.size(), qsizetype(std::size(ends)));
    }

    /** Each kind of field in the sheet of a phone: empty, and then what its fault says. */
    void everyKindInTheSheet()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags;
        const auto add = [&tags](int type, const QString& name, const QJsonObject& style = {},
                                 const QString& group = {}) {
            tags.append(ServiceFixture::tag(type, name, {300, 60 + 40 * int(tags.size()), 120, 22}, 1, true,
                                            {{u"groupName"_s, group}, {u"style"_s, style}}));
        };
        add(252, u"City"_s, {{u"help"_s, u"Where the flat is"_s}});
        add(255, u"Move in"_s);
        add(267, u"Rooms"_s);
        add(266, u"Secret"_s);
        add(257, u"Colour"_s, {{u"options"_s, QJsonArray{u"red"_s, u"blue"_s}}});
        add(254, u"Small"_s, {}, u"size"_s);
        add(254, u"Large"_s, {}, u"size"_s);
        add(253, u"Pets"_s);
        add(253, u"Cat"_s, {{u"minChosen"_s, 1}}, u"animals"_s);
        add(253, u"Dog"_s, {{u"minChosen"_s, 1}}, u"animals"_s);
        add(256, u"Passport"_s);
        add(251, u"Initials"_s);
        add(250, u"Signature"_s);
        wanted.insert(u"tags"_s, tags);
        const RawAnswer made = m_service.create(wanted, "/documents");
        QVERIFY2(made.status == 201, made.body.constData());
        const QJsonObject document = ServiceFixture::json(made).value("document"_L1).toObject();
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        for (const bool hasFaults : {false, true}) {
            m_shots = hasFaults ? u"sheet-faults"_s : u"sheet"_s;
            browser.resize(390, 844);
            QVERIFY(show(browser, document));
            if (hasFaults) {
                press(browser, "finish"); // says what is missing
                QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden"_s));
            }
            const int count =
                browser.run(u"return document.querySelectorAll('.field > .opener').length"_s).toInt();
            QCOMPARE(count, int(tags.size()));
            for (int i = 0; i < count; ++i) {
                browser.run(u"document.querySelectorAll('.field > .opener')[arguments[0]].click()"_s, {i});
                QVERIFY(browser.waitFor(u"!document.getElementById('sheet').hidden"_s));
                check(browser, tags.at(i)["name"_L1].toString());
                press(browser, "sheet-close");
            }
        }
    }
};

INK_TEST(TestAccessiblePage, "tst_accessible")

} // namespace tst_accessible

#include "tst_accessible.moc"
