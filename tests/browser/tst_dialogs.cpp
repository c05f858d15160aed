#include "tests/browser/pagetools.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <QUuid>

namespace tst_dialogs {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Dialogs and states in small windows, in the longest language and from right to left. */
class TestDialogs final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    QJsonObject sent(const QString& language)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags;
        for (const QJsonValue& each : wanted.value("tags"_L1).toArray()) {
            QJsonObject tag = each.toObject();
            tag.insert(u"isMandatory"_s, tag.value("type"_L1).toInt() == 250);
            tags.append(tag);
        }
        wanted.insert(u"tags"_s, tags);
        QJsonObject first = wanted.value("invitations"_L1)[0].toObject();
        first.insert(u"language"_s, language);
        wanted.insert(u"invitations"_s, QJsonArray{first});
        return ServiceFixture::json(m_service.create(wanted, "/documents")).value("document"_L1).toObject();
    }
    static void press(WebDriver& browser, const char* id)
    {
        browser.run(u"document.getElementById('%1').click()"_s.arg(QLatin1StringView(id)));
    }
    /** The dialog uses the window's width, no button cuts its text, and its first line is visible. */
    static void check(WebDriver& browser, const char* id, const QString& shot)
    {
        keep(browser, qPrintable(shot));
        const QString faults =
            browser
                .run(
                    uR"(const dialog = document.getElementById(arguments[0]); const box = dialog.getBoundingClientRect();
const faults = [];
if (innerWidth < 584 && (Math.abs(box.left - 12) > 1 || Math.abs(innerWidth - box.right - 12) > 1)) faults.push(`from ${box.left} to ${box.right}`);
if (box.top < 0 || box.bottom > innerHeight) faults.push(`from ${box.top} down to ${box.bottom}`);
if (dialog.scrollTop) faults.push('scrolled');
if (dialog.scrollWidth > dialog.clientWidth) faults.push('too wide');
for (const button of dialog.querySelectorAll('button'))
  if (button.offsetWidth && button.scrollWidth > button.clientWidth + 1) faults.push(`cut: ${button.textContent}`);
return faults.join('; ');)"_s,
                    {QLatin1StringView(id)})
                .toString();
        QVERIFY2(faults.isEmpty(), qPrintable(shot + u": "_s + faults));
    }
    static bool isAtHand(WebDriver& browser, const char* id)
    {
        return browser
            .run(u"const box = document.getElementById(arguments[0]).getBoundingClientRect();"
                 "return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / "
                 "2)?.id === arguments[0]"_s,
                 {QLatin1StringView(id)})
            .toBool();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!WebDriver::isInstalled()) QSKIP("chromium and chromedriver are not installed");
        QVERIFY(m_service.start());
        const QJsonObject words{{u"language"_s, u"de"_s},
                                {u"disclosure"_s, u"Eins.\nZwei.\n"_s.repeated(30)}};
        const RawAnswer saved = m_service.mine(
            "PUT", "/v1/user/userSettings",
            ServiceFixture::bytes({{u"userSetting"_s, QJsonObject{{u"signerWords"_s, QJsonArray{words}}}}}));
        QVERIFY2(saved.status == 200, saved.body.constData());
    }

    void fitSmallWindows_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"de", "ar"})
            for (const QSize size : {QSize(320, 568), QSize(390, 844), QSize(844, 390), QSize(1366, 768)})
                QTest::addRow("%s %dx%d", language, size.width(), size.height())
                    << QString::fromLatin1(language) << size;
    }
    void fitSmallWindows()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const QString shot = u"dialogs-%1-%2x%3-"_s.arg(language).arg(size.width()).arg(size.height());
        WebDriver browser;
        QVERIFY2(browser.start(language), qPrintable(browser.lastError()));
        browser.resize(size.width(), size.height());
        browser.open(signingUrl(m_service, sent(language)));
        QVERIFY(browser.waitFor(u"document.querySelector('.page img')?.naturalWidth > 0"_s));

        press(browser, "overview-open");
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.thumbnail').length > 1"_s));
        check(browser, "overview-dialog", shot + u"overview"_s);
        QVERIFY(isAtHand(browser, "overview-close"));
        QVERIFY2(browser
                     .run(u"const list = document.getElementById('overview-list'); "
                          "return innerHeight > 500 || list.scrollHeight <= list.clientHeight + 1"_s)
                     .toBool(),
                 "a list that scrolls within a low dialog");
        press(browser, "overview-close");

        press(browser, "reject");
        QVERIFY(browser.waitFor(u"document.getElementById('reject-dialog').open"_s));
        check(browser, "reject-dialog", shot + u"decline"_s);
        press(browser, "reject-cancel");

        browser.run(u"document.querySelector('.field > button:not(.opener)').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        for (const char* tab : {"tab-draw", "tab-upload", "tab-type"}) {
            press(browser, tab);
            if (QLatin1StringView(tab) == "tab-type"_L1)
                QVERIFY(browser.waitFor(u"document.querySelector('#type-styles .style.ready')"_s));
            check(browser, "signature-dialog", shot + QLatin1StringView(tab));
            QVERIFY(isAtHand(browser, "signature-adopt"));
            QVERIFY2(browser
                         .run(u"return document.getElementById('signature-cancel').offsetTop === "
                              "document.getElementById('signature-adopt').offsetTop"_s)
                         .toBool(),
                     "the buttons are side by side");
        }
        press(browser, "signature-adopt");
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        browser.run(u"document.getElementById('sheet-close').click()"_s);
        press(browser, "finish");
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        check(browser, "finish-dialog", shot + u"finish"_s);

        browser.open(u"http://127.0.0.1:%1/sign/%2"_s.arg(m_service.port)
                         .arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        keep(browser, qPrintable(shot + u"unknown"_s));
        QVERIFY2(browser.run(u"return document.getElementById('state').getBoundingClientRect().bottom - "
                             "document.getElementById('state-text').getBoundingClientRect().bottom"_s)
                         .toDouble() < 40,
                 "empty room below the text");
    }
};

INK_TEST(TestDialogs, "tst_dialogs")

} // namespace tst_dialogs

#include "tst_dialogs.moc"
