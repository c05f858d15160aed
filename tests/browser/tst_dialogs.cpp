#include "tests/browser/browsertest.h"
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

namespace {

/** Returns faults of the dialog arguments[0]: all of it lies in the window, whatever ends it is visible
 * without scrolling, and each control can be clicked where it is once it has been scrolled to. */
constexpr QStringView faultsOfDialog = uR"(
const dialog = document.getElementById(arguments[0]);
const body = dialog.querySelector('.body');
const faults = [];
const box = dialog.getBoundingClientRect();
const near = (one, other) => Math.abs(one - other) <= 1;
if (!dialog.open) faults.push('closed');
if (innerWidth < 584 && !(near(box.left, 12) && near(innerWidth - box.right, 12))) faults.push(`from ${box.left} to ${box.right}`);
if (box.top < 0 || box.bottom > innerHeight + 1) faults.push(`from ${box.top} down to ${box.bottom}`);
for (const each of [dialog, body]) if (each.scrollWidth > each.clientWidth) faults.push(`too wide: ${each.className || each.id}`);
const nameOf = (control) => control.id || control.textContent || control.outerHTML.slice(0, 60);
const isHit = (control) => {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(hit) && (control.contains(hit) || hit.control === control);
};
const shown = (selector) => [...dialog.querySelectorAll(selector)].filter((each) => each.offsetWidth && !each.disabled);
if (innerHeight > 320) {
  const ends = shown('.actions.end button');
  if (!ends.length) faults.push('nothing ends it');
  for (const button of ends) if (!isHit(button)) faults.push(`out of view: ${nameOf(button)}`);
}
for (const button of shown('button')) if (button.scrollWidth > button.clientWidth + 1) faults.push(`cut: ${nameOf(button)}`);
const before = [dialog.scrollTop, body.scrollTop];
for (const control of shown('button:not(#crop-area *), a[href], input, textarea, [tabindex="0"]').filter((each) => each.offsetHeight < Math.min(body.clientHeight, dialog.clientHeight)))
  for (const block of ['nearest', 'start', 'end']) {
    control.scrollIntoView({ block, behavior: 'instant' });
    if (!isHit(control)) faults.push(`covered after scrolling (${block}): ${nameOf(control)}`);
  }
[dialog.scrollTop, body.scrollTop] = before;
return faults.join('; ');)";

constexpr QStringView isAtTitle =
    u"return [document.getElementById(arguments[0]), ...document.querySelectorAll(`#${"
    "arguments[0]} .body`)].every((each) => !each.scrollTop)";

/** Opens a dialog by its script: %1 the module, %2 its function, %3 the list of its arguments. */
constexpr QStringView byScript = uR"(
window.opened = '';
import(new URL('signingpage/%1', new URL(document.documentElement.dataset.root, location.href)).href)
  .then((script) => { script.%2(...%3); window.opened = 'yes'; }).catch((error) => { window.opened = String(error); });)";

} // namespace

/** Dialogs and states in small windows. */
class TestDialogs final : public BrowserTest
{
    Q_OBJECT

    QString m_shots;

    QJsonObject sent(const QString& language)
    {
        QJsonObject wanted = withOptionalFields(documentFor({{u"language"_s, language}}));
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        for (int i = 1; i <= 12; ++i) // more than a small window's height holds
            tags.append(
                ServiceFixture::tag(252, u"Remark %1"_s.arg(i), {320, 100 + 30 * i, 120, 20}, 1, false));
        tags.append(ServiceFixture::tag(250, u"Signature of the next one"_s, {320, 600, 160, 48}, 2));
        wanted.insert(u"tags"_s, tags);
        const QJsonObject next{{u"actionType"_s, 15}, {u"sequence"_s, 2}, {u"namedByPrevious"_s, true}};
        wanted.insert(u"invitations"_s, QJsonArray{wanted.value("invitations"_L1)[0], next});
        return created(wanted);
    }
    [[nodiscard]] static bool opens(WebDriver& browser, const char* module, const char* function,
                                    const QString& given)
    {
        browser.run(byScript.toString().arg(QLatin1StringView(module), QLatin1StringView(function), given));
        if (!browser.waitFor(u"window.opened"_s)) return false;
        const QString answer = browser.run(u"return window.opened"_s).toString();
        if (answer != "yes"_L1) qWarning("%s: %s", module, qPrintable(answer));
        return answer == "yes"_L1;
    }
    void check(WebDriver& browser, const char* id, const char* state)
    {
        if (qEnvironmentVariableIsSet("INKSTONE_SHOTS") || !axe().isEmpty())
            keep(browser, qPrintable(u"dialogs-%1-%2"_s.arg(m_shots, QLatin1StringView(state))));
        const QString faults = browser.run(faultsOfDialog.toString(), {QLatin1StringView(id)}).toString();
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1StringView(state) + u": "_s + faults));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireBrowser()) return;
        QVERIFY(m_service.start());
        const QJsonObject words{{u"language"_s, u"de"_s},
                                {u"disclosure"_s, u"Eins.\nZwei.\n"_s.repeated(30)}};
        const RawAnswer saved = m_service.mine(
            "PUT", "/v1/user/userSettings",
            ServiceFixture::bytes({{u"userSetting"_s, QJsonObject{{u"signerWords"_s, QJsonArray{words}}}}}));
        QVERIFY2(saved.status == 200, saved.body.constData());
    }

    void everyControlCanBeClicked_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        const auto add = [](const char* language, QSize size) {
            QTest::addRow("%s %dx%d", language, size.width(), size.height())
                << QString::fromLatin1(language) << size;
        };
        for (const char* language : {"en", "fr", "de", "es", "ar"})
            add(language, {320, 568});
        for (const char* language : {"de", "ar"}) {
            if (language[0] == 'a' && !qEnvironmentVariableIsSet("INKSTONE_ALL_ROWS")) continue;
            for (const QSize size :
                 {QSize(390, 844), QSize(844, 390), QSize(320, 256)}) // and 1280×1024 at 400 %
                add(language, size);
        }
        add("en", {1366, 768});
    }
    void everyControlCanBeClicked()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        m_shots = u"%1-%2x%3"_s.arg(language).arg(size.width()).arg(size.height());
        WebDriver browser;
        QVERIFY2(browser.start(language), qPrintable(browser.lastError()));
        browser.resize(size.width(), size.height());
        browser.open(signingUrl(m_service, sent(language)));
        QVERIFY(isReady(browser));
        const auto step = [&](const char* id, const char* state) {
            if (!QTest::currentTestFailed()) check(browser, id, state);
        };

        press(browser, "overview-open");
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.thumbnail').length > 1"_s));
        QVERIFY(browser.run(u"return document.activeElement.matches('#overview-list button')"_s).toBool());
        step("overview-dialog", "overview");
        QVERIFY2(browser
                     .run(u"const list = document.getElementById('overview-list'); "
                          "return innerHeight > 500 || list.scrollHeight <= list.clientHeight + 1"_s)
                     .toBool(),
                 "a list that scrolls within a low dialog");
        press(browser, "overview-close");

        press(browser, "reject");
        QVERIFY(browser.waitFor(u"document.getElementById('reject-dialog').open"_s));
        press(browser, "reject-confirm");
        step("reject-dialog", "decline");
        press(browser, "reject-cancel");

        browser.run(u"document.querySelector('.field > button:not(.opener)').click()"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('signature-dialog').open"_s));
        for (const char* tab : {"tab-draw", "tab-upload", "tab-type"}) {
            press(browser, tab);
            if (QLatin1StringView(tab) == "tab-type"_L1)
                QVERIFY(
                    browser.waitFor(u"document.querySelectorAll('#type-styles .style.ready').length > 2"_s));
            step("signature-dialog", tab);
        }
        press(browser, "tab-upload");
        browser.run(
            uR"(const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
const context = canvas.getContext('2d');
context.fillStyle = '#fff'; context.fillRect(0, 0, 300, 400); context.fillStyle = '#000'; context.fillRect(60, 150, 180, 12);
canvas.toBlob((blob) => {
  const carried = new DataTransfer();
  carried.items.add(new File([blob], 'ink.png', { type: 'image/png' }));
  const input = document.getElementById('upload-file');
  input.files = carried.files;
  input.dispatchEvent(new Event('change'));
});)"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('upload-stage').hidden"_s));
        step("signature-dialog", "picture");
        press(browser, "tab-type");
        press(browser, "signature-adopt");
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        browser.run(u"document.getElementById('sheet-close').click()"_s);

        press(browser, "finish");
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        QVERIFY(browser.run(isAtTitle.toString(), {u"finish-dialog"_s}).toBool());
        step("finish-dialog", "finish");
        press(browser, "finish-confirm"); // nobody is named
        QVERIFY(browser.waitFor(u"document.getElementById('finish-error').textContent"_s));
        step("finish-dialog", "finish-error");
        press(browser, "finish-cancel");

        // What takes another document, a mail account or other people: by the same functions as the page.
        QVERIFY(opens(
            browser, "attachments.js", "askForFile",
            u"[{ send() {}, remove() {}, accepted() {} }, { id: 1, text: 'A lease with a long name.pdf', "
            "fileSize: 123456, style: {} }, 'Lease, signed by both', 0]"_s));
        step("attachment-dialog", "attachment");
        press(browser, "attachment-close");
        QVERIFY(opens(browser, "difference.js", "askWhichHolds",
                      u"[Array.from({ length: 8 }, (_, n) => ({ tag: { id: n, type: 252, style: {} }, name: "
                      u"`Rent ${n}`, editable: "
                      "true, shown: { text: '100 EUR' }, stored: { text: '999 EUR' } }))]"_s));
        press(browser, "difference-continue");
        step("difference-dialog", "difference");
        press(browser, "difference-cancel");
        QVERIFY(opens(browser, "delegate.js", "askWhom", u"[{ call() {}, delegated() {} }]"_s));
        press(browser, "delegate-confirm");
        step("delegate-dialog", "delegate");
        press(browser, "delegate-cancel");
        QVERIFY(opens(
            browser, "questions.js", "openQuestions",
            u"[{ call() {}, goToPage() {}, announce() {}, view: () => ({ senderName: 'Anna', canAsk: true, "
            u"pages: "
            "[{ width: 595, height: 842 }], questions: [1, 2, 3].map((number) => ({ number, text: 'Does the "
            "rent "
            "include heating?', pageIndex: 1, left: 90, top: 90, answers: [{ text: 'Yes, it does.' }] })) }) }]"_s));
        step("ask-dialog", "ask");
        press(browser, "ask-close");
        QVERIFY(opens(
            browser, "handover.js", "handOver",
            u"['Anna Berg', { hostedSigner: 'Bea-Cornelia Hohenstaufen-Berg', hostedIndex: 2, hostedCount: 3 }]"_s));
        step("handover-dialog", "handover");

        browser.open(u"http://127.0.0.1:%1/sign/%2"_s.arg(m_service.port)
                         .arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        QVERIFY2(browser.run(u"return document.getElementById('state').getBoundingClientRect().bottom - "
                             "document.getElementById('state-text').getBoundingClientRect().bottom"_s)
                         .toDouble() < 40,
                 "empty room below the text");
    }
};

INK_TEST(TestDialogs, "tst_dialogs")

} // namespace tst_dialogs

#include "tst_dialogs.moc"
