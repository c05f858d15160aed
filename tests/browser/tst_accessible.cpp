#include "tests/browser/pagetools.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_accessible {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/**
 * axe-core finds no issues in any state of the signing page, in every language and at every size. It isn't
 * part of this repository: INKSTONE_AXE=<path of axe.min.js> (npm install axe-core) locates it; without it
 * the test is skipped.
 */
class TestAccessiblePage final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    QString m_axe;
    QString m_shots;

    QJsonObject sent(const QJsonObject& changes)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags;
        for (const QJsonValue& each : wanted.value("tags"_L1).toArray()) {
            QJsonObject tag = each.toObject();
            tag.insert(u"isMandatory"_s, tag.value("type"_L1).toInt() == 250);
            tags.append(tag);
        }
        wanted.insert(u"tags"_s, tags);
        QJsonArray people = wanted.value("invitations"_L1).toArray();
        QJsonObject first = people.at(0).toObject();
        for (auto it = changes.begin(); it != changes.end(); ++it)
            first.insert(it.key(), it.value());
        const QJsonObject second{{u"recipientName"_s, u"Cleo"_s},
                                 {u"recipientEmail"_s, u"cleo@example.com"_s},
                                 {u"actionType"_s, 17},
                                 {u"sequence"_s, 2}};
        wanted.insert(u"invitations"_s, QJsonArray{first, second});
        return ServiceFixture::json(m_service.create(wanted, "/documents")).value("document"_L1).toObject();
    }
    /** axe-core's violations in the current state of the page. */
    QString faults(WebDriver& browser)
    {
        browser.run(m_axe +
                    u"; window.axeResult = null; axe.run(document, { resultTypes: ['violations'] })"
                    ".then((found) => { window.axeResult = found.violations.map((each) => each.id + ': ' "
                    "+ each.nodes.map((node) => node.html.slice(0, 160) + ' ' + "
                    "node.any.concat(node.all).map((check) => check.message).join(' ')).join(' | '))"
                    ".join('; '); }, (error) => { window.axeResult = String(error); })"_s);
        if (!browser.waitFor(u"window.axeResult !== null"_s, 30'000)) return u"axe-core didn't answer"_s;
        return browser.run(u"return window.axeResult"_s).toString();
    }
    void check(WebDriver& browser, const QString& state)
    {
        const QString found = faults(browser);
        keep(browser, qPrintable(u"axe-%1-%2"_s.arg(m_shots, state)));
        QVERIFY2(found.isEmpty(), qPrintable(state + u": "_s + found));
    }
    static void press(WebDriver& browser, const char* id)
    {
        browser.run(u"document.getElementById('%1').click()"_s.arg(QLatin1StringView(id)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!WebDriver::isInstalled()) QSKIP("chromium and chromedriver are not installed");
        QFile axe(qEnvironmentVariable("INKSTONE_AXE"));
        if (!axe.open(QIODevice::ReadOnly)) QSKIP("INKSTONE_AXE names no axe.min.js");
        m_axe = QString::fromUtf8(axe.readAll());
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
        QVERIFY(browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0"_s));
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
};

INK_TEST(TestAccessiblePage, "tst_accessible")

} // namespace tst_accessible

#include "tst_accessible.moc"
