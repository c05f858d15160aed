#include "app/service/http/routes/signingpagetext.h"
#include "tests/browser/browsertest.h"
#include "tests/support/mailedcode.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QUrl>

#include <functional>
#include <utility>

namespace tst_everystate {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Changes the answers about the document: `?end={"signingStatus":55}`. `http` is the status of the answer,
 * `at` the end of the addresses whose answers change, 0 = no connection. */
constexpr QStringView changedAnswers = uR"(
const real = window.fetch;
window.fetch = async (address, how) => {
  const end = JSON.parse(new URLSearchParams(location.search).get('end') ?? '{}');
  const { http = 200, at = '/values', method = 'GET', ...changes } = end;
  if (!Object.keys(end).length || !String(address).endsWith(at) || (how?.method ?? 'GET') !== method) return real(address, how);
  if (http === 0) throw new TypeError('offline');
  const answer = http === 200 ? await (await real(address, how)).json() : {};
  return new Response(JSON.stringify({ ...answer, ...changes }), { status: http });
};)";

/** The sections, dialogs and panels that are visible, and the titles of what is on the screen. */
constexpr QStringView visibleParts = uR"(
const isVisible = (each) => each.checkVisibility() && each.getClientRects().length > 0;
const ids = [...document.querySelectorAll('section[id], dialog[open], [role=tabpanel], #banner')].filter(isVisible).map((each) => each.id);
const titles = [...document.querySelectorAll('h1, h2, h3, legend')].filter(isVisible).map((each) => each.textContent);
return [...ids, ...titles.map((each) => '=' + each)];)";

/** Date formats such as `dd.MM.yyyy` in what people read or hear; empty = none. */
constexpr QStringView datePatterns = uR"(
const said = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) => ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''));
return [document.body.innerText, ...said].join(' ').match(/yyyy|dd[.\/-]MM|MM[.\/-]dd/i)?.[0] ?? '';)";

/** Opens a dialog by its script, as the page does: the module, the function, its arguments. */
QString byScript(const char* module, const char* function, const char* arguments)
{
    return uR"(import(new URL('signingpage/%1', new URL(document.documentElement.dataset.root, location.href)).href)
  .then((script) => script.%2(...%3));)"_s.arg(QLatin1StringView(module), QLatin1StringView(function),
                                               QLatin1StringView(arguments));
}

QString isOpen(const char* dialog)
{
    return u"document.getElementById('%1')?.open"_s.arg(QLatin1StringView(dialog));
}

QString isShown(const char* id)
{
    return u"document.getElementById('%1')?.checkVisibility()"_s.arg(QLatin1StringView(id));
}

QString hasText(const char* id)
{
    return u"document.getElementById('%1')?.textContent"_s.arg(QLatin1StringView(id));
}

QString clicks(const char* id)
{
    return u"document.getElementById('%1').click()"_s.arg(QLatin1StringView(id));
}

const QString opensSignature = u"document.querySelector('.field > button:not(.opener)').click()"_s;

} // namespace

/**
 * axe-core finds no issues in any state of the signing page: with the pointer's and a phone's layout, light
 * and dark, from left to right and from right to left. The states are data (`states()`); a section, dialog or
 * title of the page's sources that none of them shows is a fault. Without axe-core (INKSTONE_AXE) the states
 * are walked all the same.
 */
class TestEveryState final : public BrowserTest
{
    Q_OBJECT

    enum class Kind {
        Plain,
        Fields,
        Free,
        Reviewer,
        Editor,
        Viewer,
        AccessCode,
        EmailCode,
        NextPeople,
        TemplateLink,
        Unknown
    };
    /** Runs a script, and waits until an expression is true. */
    struct Step
    {
        QString script;
        QString isDone;
    };
    struct State
    {
        const char* name;
        Kind kind = Kind::Plain;
        QJsonObject end = {}; ///< see changedAnswers
        QString isReady = {}; ///< empty = the first page is painted
        QList<Step> steps = {};
    };

    QSet<QString> m_seen;

    static QList<State> states()
    {
        const QString state = isShown("state");
        const QString gate = isShown("gate");
        const QList<Step> sign{{opensSignature, isOpen("signature-dialog")}};
        const Step typed{clicks("tab-type"), isShown("panel-type")};
        const Step adopted{clicks("signature-adopt"),
                           u"document.getElementById('saved').dataset.kind === 'saved'"_s};
        const Step toFinish{u"document.getElementById('sheet-close').click(); "
                            "document.getElementById('finish').click()"_s,
                            isOpen("finish-dialog")};
        const Step toOverview{clicks("overview-open"), isOpen("overview-dialog")};
        return {
            // the document
            {"document"},
            {"viewer", Kind::Viewer},
            {"reviewer", Kind::Reviewer},
            {"approve", Kind::Reviewer, {}, {}, {{clicks("finish"), isOpen("finish-dialog")}}},
            {"editor", Kind::Editor},
            {"finish a part", Kind::Editor, {}, {}, {{clicks("finish"), isOpen("finish-dialog")}}},
            {"missing", Kind::Plain, {}, {}, {{clicks("finish"), isShown("banner")}}},
            {"overview", Kind::Plain, {}, {}, {toOverview}},
            {"saved for later",
             Kind::Plain,
             {},
             {},
             {toOverview, {clicks("overview-later"), isShown("state")}}},
            {"offline",
             Kind::Plain,
             {{u"http"_s, 0}, {u"method"_s, u"PUT"_s}},
             {},
             {{u"const input = document.querySelector('.field input[type=text]'); input.value = 'Ben'; "
               "input.dispatchEvent(new Event('input', { bubbles: true }))"_s,
               u"document.getElementById('saved').dataset.kind === 'error'"_s}}},
            {"never loaded", Kind::Plain, {{u"http"_s, 0}}, isShown("banner")},
            // fields and their faults: the sheet of a phone and the fields on the pages
            {"fields", Kind::Fields},
            {"faults", Kind::Fields, {}, {}, {{clicks("finish"), isShown("banner")}}},
            {"sheet",
             Kind::Fields,
             {},
             {},
             {{byScript("fieldsheet.js", "openSheet", "[document.querySelector('.opener')]") +
                   u"; document.querySelector('.opener:not([hidden])')?.click()"_s,
               u"innerWidth > 600 || %1"_s.arg(isShown("sheet"))}}},
            {"attachment",
             Kind::Plain,
             {},
             {},
             {{byScript(
                   "attachments.js", "askForFile",
                   "[{ send() {}, remove() {}, accepted() {} }, { id: 1, text: 'Passport.pdf', fileSize: "
                   "123456, style: {} }, 'Lease, signed by both', 0]"),
               isOpen("attachment-dialog")}}},
            // the signature
            {"drawn", Kind::Plain, {}, {}, sign + QList<Step>{{clicks("tab-draw"), isShown("panel-draw")}}},
            {"typed", Kind::Plain, {}, {}, sign + QList<Step>{typed}},
            {"uploaded",
             Kind::Plain,
             {},
             {},
             sign + QList<Step>{{clicks("tab-upload"), isShown("panel-upload")}}},
            {"on a phone",
             Kind::Plain,
             {},
             {},
             sign + QList<Step>{{u"document.getElementById('tab-phone').hidden = false; "
                                 "document.getElementById('tab-phone').click()"_s,
                                 isShown("panel-phone")}}},
            {"saved signature",
             Kind::Plain,
             {},
             {},
             sign + QList<Step>{{u"document.getElementById('tab-saved').hidden = false; "
                                 "document.getElementById('tab-saved').click()"_s,
                                 isShown("panel-saved")}}},
            {"initials",
             Kind::Fields,
             {},
             {},
             {{u"document.querySelectorAll('.field > button:not(.opener)')[1].click()"_s,
               isOpen("signature-dialog")}}},
            {"nothing adopted",
             Kind::Plain,
             {},
             {},
             sign + QList<Step>{{clicks("tab-draw"), isShown("panel-draw")},
                                {clicks("signature-adopt"), hasText("signature-error")}}},
            {"placed freely",
             Kind::Free,
             {},
             {},
             {{clicks("place"), isOpen("signature-dialog")},
              typed,
              {clicks("signature-adopt"), u"document.querySelector('.free')"_s}}},
            {"menu of a mark",
             Kind::Free,
             {},
             {},
             {{clicks("place"), isOpen("signature-dialog")},
              typed,
              {clicks("signature-adopt"), u"document.querySelector('.free')"_s},
              {u"(document.querySelector('.free button') ?? document.querySelector('.free')).click()"_s,
               isOpen("mark-dialog")}}},
            // consent, conflict and the end
            {"consent", Kind::Plain, {}, {}, sign + QList<Step>{typed, adopted, toFinish}},
            {"next people", Kind::NextPeople, {}, {}, sign + QList<Step>{typed, adopted, toFinish}},
            {"nobody named",
             Kind::NextPeople,
             {},
             {},
             sign +
                 QList<Step>{typed, adopted, toFinish, {clicks("finish-confirm"), hasText("finish-error")}}},
            {"conflict",
             Kind::Plain,
             {},
             {},
             {{byScript("difference.js", "askWhichHolds",
                        "[[{ tag: { id: 1, type: 252, style: {} }, name: 'Rent', editable: true, shown: { "
                        "text: '100 EUR' }, stored: { text: '999 EUR' } }]]"),
               isOpen("difference-dialog")}}},
            {"conflict, nothing chosen",
             Kind::Plain,
             {},
             {},
             {{byScript("difference.js", "askWhichHolds",
                        "[[{ tag: { id: 1, type: 252, style: {} }, name: 'Rent', editable: true, shown: { "
                        "text: '100 EUR' }, stored: { text: '999 EUR' } }]]"),
               isOpen("difference-dialog")},
              {clicks("difference-continue"), hasText("difference-error")}}},
            {"conflict with the sender",
             Kind::Plain,
             {},
             {},
             {{byScript("difference.js", "askWhichHolds",
                        "[[{ tag: { id: 1, type: 252, style: {} }, name: 'Rent', isDocument: true, shown: { "
                        "text: '100 EUR' }, stored: { text: '999 EUR' } }]]"),
               isOpen("difference-dialog")}}},
            {"thanks",
             Kind::Plain,
             {},
             {},
             sign + QList<Step>{typed, adopted, toFinish, {clicks("finish-confirm"), isShown("state")}}},
            {"completed", Kind::Plain, {{u"signingStatus"_s, 53}}, state},
            {"declined by others", Kind::Plain, {{u"signingStatus"_s, 54}}, state},
            {"declined by me", Kind::Plain, {{u"status"_s, 65}}, state},
            {"expired", Kind::Plain, {{u"signingStatus"_s, 55}}, state},
            {"cancelled",
             Kind::Plain,
             {{u"signingStatus"_s, 56}, {u"reason"_s, u"no longer needed"_s}},
             state},
            {"draft", Kind::Plain, {{u"signingStatus"_s, 51}}, state},
            {"already signed", Kind::Plain, {{u"status"_s, 67}}, state},
            {"not yet", Kind::Plain, {{u"status"_s, 60}}, state},
            {"replaced", Kind::Plain, {{u"http"_s, 410}, {u"reason"_s, u"link_replaced"_s}}, state},
            {"deleted", Kind::Plain, {{u"http"_s, 410}}, state},
            {"not found", Kind::Unknown, {}, state},
            // dialogs
            {"decline", Kind::Plain, {}, {}, {{clicks("reject"), isOpen("reject-dialog")}}},
            {"decline without a reason",
             Kind::Plain,
             {},
             {},
             {{clicks("reject"), isOpen("reject-dialog")},
              {clicks("reject-confirm"), hasText("reject-error")}}},
            {"delegate",
             Kind::Plain,
             {},
             {},
             {{byScript("delegate.js", "askWhom", "[{ call() {}, delegated() {} }]"),
               isOpen("delegate-dialog")}}},
            {"delegate to nobody",
             Kind::Plain,
             {},
             {},
             {{byScript("delegate.js", "askWhom", "[{ call() {}, delegated() {} }]"),
               isOpen("delegate-dialog")},
              {clicks("delegate-confirm"), hasText("delegate-error")}}},
            {"delegated",
             Kind::Plain,
             {},
             {},
             {toOverview,
              {clicks("overview-delegate"), isOpen("delegate-dialog")},
              {u"document.getElementById('delegate-name').value = 'Eve Stone'; "
               "document.getElementById('delegate-email').value = 'eve@example.org'; "
               "document.getElementById('delegate-confirm').click()"_s,
               isShown("state")}}},
            {"questions",
             Kind::Plain,
             {},
             {},
             {{byScript(
                   "questions.js", "openQuestions",
                   "[{ call() {}, goToPage() {}, announce() {}, view: () => ({ senderName: 'Anna', "
                   "canAsk: true, pages: [{ width: 595, height: 842 }], questions: [{ number: 1, text: "
                   "'Does the rent include heating?', pageIndex: 1, left: 90, top: 90, answers: [{ text: "
                   "'Yes, it does.' }] }] }) }]"),
               isOpen("ask-dialog")}}},
            {"empty question",
             Kind::Plain,
             {},
             {},
             {toOverview,
              {clicks("overview-ask"), isOpen("ask-dialog")},
              {clicks("ask-send"), hasText("ask-error")}}},
            {"hand over",
             Kind::Plain,
             {},
             {},
             {{byScript(
                   "handover.js", "handOver",
                   "['Anna Berg', { hostedSigner: 'Bea Hohenstaufen', hostedIndex: 2, hostedCount: 3 }]"),
               isOpen("handover-dialog")}}},
            // before the document
            {"access code", Kind::AccessCode, {}, gate},
            {"no code", Kind::AccessCode, {}, gate, {{clicks("gate-open"), hasText("gate-error")}}},
            {"wrong code",
             Kind::AccessCode,
             {},
             gate,
             {{u"document.getElementById('gate-code').value = '0000'; "
               "document.getElementById('gate-open').click()"_s,
               hasText("gate-error")}}},
            {"code by email", Kind::EmailCode, {}, gate},
            {"code sent", Kind::EmailCode, {}, gate, {{clicks("gate-send"), hasText("gate-sent")}}},
            {"template link", Kind::TemplateLink, {}, isShown("start")},
            {"template link, no name",
             Kind::TemplateLink,
             {},
             isShown("start"),
             {{clicks("start-go"), hasText("start-error")}}},
            {"closed template link", Kind::TemplateLink, {{u"signingStatus"_s, 56}}, state},
        };
    }

    [[nodiscard]] QJsonObject documentOf(Kind kind, const QString& language)
    {
        QJsonObject person{{u"language"_s, language},
                           {u"mayDelegate"_s, true},
                           {u"privateMessage"_s, u"As agreed by phone."_s}};
        const auto code = [&person](int type) {
            person.insert(u"authentications"_s,
                          QJsonArray{QJsonObject{{u"type"_s, type},
                                                 {u"code"_s, type == 133 ? u"471147"_s : QString()}}});
        };
        const auto another = [](int action, const QJsonObject& more = {}) {
            QJsonObject one{{u"recipientName"_s, u"Cleo"_s},
                            {u"recipientEmail"_s, u"cleo@example.com"_s},
                            {u"actionType"_s, action},
                            {u"sequence"_s, 2}};
            for (auto each = more.begin(); each != more.end(); ++each)
                one.insert(each.key(), each.value());
            return one;
        };
        QJsonObject second = another(15);
        bool isOthersTag = false;
        switch (kind) {
        case Kind::AccessCode:
            code(133);
            break;
        case Kind::EmailCode:
            code(131);
            break;
        case Kind::Free:
            person.insert(u"canSignTags"_s, true);
            break;
        case Kind::Reviewer:
        case Kind::Editor:
        case Kind::Viewer:
            person.insert(u"actionType"_s, kind == Kind::Reviewer ? 17 : kind == Kind::Editor ? 23 : 16);
            isOthersTag = true;
            break;
        case Kind::NextPeople:
            second = {{u"actionType"_s, 15}, {u"sequence"_s, 2}, {u"namedByPrevious"_s, true}};
            break;
        default:
            break;
        }
        QJsonObject wanted = withOptionalFields(documentFor(person));
        const QJsonObject first = wanted.value("invitations"_L1)[0].toObject();
        if (kind == Kind::TemplateLink) {
            QJsonObject role{{u"recipientName"_s, u"Tenant"_s}, {u"actionType"_s, 21}, {u"sequence"_s, 1}};
            role.insert(u"language"_s, language);
            wanted.insert(u"documentType"_s, 6);
            wanted.insert(u"invitations"_s, QJsonArray{role});
            return created(wanted);
        }
        wanted.insert(u"invitations"_s, QJsonArray{first, second});
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        if (kind == Kind::Free || isOthersTag) tags = {};
        if (kind == Kind::Fields) tags = everyKind();
        tags.append(ServiceFixture::tag(250, u"Signature of the next one"_s, {320, 600, 160, 48}, 2));
        wanted.insert(u"tags"_s, tags);
        return created(wanted);
    }
    /** Two documents of a bulk run that differ in their rent. */
    [[nodiscard]] QJsonArray seriesOf(const QString& email, const QString& language)
    {
        QJsonObject wanted = ServiceFixture::document(51, u"Lease"_s);
        wanted.insert(u"documentType"_s, 7);
        wanted.insert(u"invitations"_s, QJsonArray{QJsonObject{{u"recipientName"_s, u"Tenant"_s},
                                                               {u"actionType"_s, 15},
                                                               {u"sequence"_s, 1},
                                                               {u"language"_s, language}}});
        wanted.insert(u"tags"_s,
                      QJsonArray{ServiceFixture::tag(267, u"Rent"_s, {90, 120, 160, 30}, 1, false),
                                 ServiceFixture::tag(250, u"Signature"_s, {90, 300, 160, 40}, 1, true)});
        const QJsonObject blank = created(wanted);
        QJsonArray rows;
        for (const QString& rent : {u"950"_s, u"1010"_s})
            rows.append(QJsonObject{
                {u"recipientName"_s, u"Ben Ünal"_s}, {u"recipientEmail"_s, email}, {u"Rent"_s, rent}});
        const RawAnswer answer = m_service.mine(
            "POST", "/v1/templates/use/" + QByteArray::number(blank.value("id"_L1).toInteger()) + '/',
            ServiceFixture::bytes({{u"Invitations"_s, rows}}));
        return ServiceFixture::json(answer).value("documents"_L1).toArray();
    }
    /** A required field of each kind; the values that a sender has entered are wrong. */
    static QJsonArray everyKind()
    {
        QJsonArray tags;
        const auto add = [&tags](int type, const QString& name, const QJsonObject& style = {},
                                 const QString& group = {}) {
            tags.append(ServiceFixture::tag(type, name, {300, 60 + 40 * int(tags.size()), 120, 24}, 1, true,
                                            {{u"groupName"_s, group}, {u"style"_s, style}}));
        };
        add(250, u"Signature"_s);
        add(251, u"Initials"_s);
        add(252, u"City"_s, {{u"help"_s, u"As in your passport"_s}});
        add(255, u"Move in"_s, {{u"earliest"_s, u"2026-01-31"_s}, {u"dateFormat"_s, u"dd.MM.yyyy"_s}});
        add(267, u"Rooms"_s);
        add(266, u"Secret"_s);
        add(257, u"Colour"_s, {{u"options"_s, QJsonArray{u"red"_s, u"blue"_s}}});
        add(254, u"Small"_s, {}, u"size"_s);
        add(254, u"Large"_s, {}, u"size"_s);
        add(253, u"Pets"_s);
        add(253, u"Cat"_s, {{u"minChosen"_s, 1}}, u"animals"_s);
        add(253, u"Dog"_s, {{u"minChosen"_s, 1}}, u"animals"_s);
        add(256, u"Passport"_s);
        return tags;
    }
    void show(WebDriver& browser, const State& state, const QString& language)
    {
        QString url = u"http://127.0.0.1:%1/sign/%2"_s.arg(m_service.port)
                          .arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
        if (state.kind != Kind::Unknown) {
            const QJsonObject document = documentOf(state.kind, language);
            QVERIFY2(!document.isEmpty(), state.name);
            url = signingUrl(m_service, document);
        }
        const QByteArray end = QJsonDocument(state.end).toJson(QJsonDocument::Compact);
        browser.open(url + u"?end="_s + QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(end))));
        QVERIFY2(browser.waitFor(state.isReady.isEmpty()
                                     ? u"document.querySelector('.page img')?.naturalWidth > 0"_s
                                     : state.isReady),
                 state.name);
        for (const Step& step : state.steps) {
            browser.run(step.script);
            QVERIFY2(browser.waitFor(step.isDone),
                     qPrintable(QLatin1StringView(state.name) + u": "_s + step.isDone));
        }
    }
    void noteParts(WebDriver& browser)
    {
        for (const QJsonValue& part : browser.run(visibleParts.toString()).toArray())
            m_seen.insert(part.toString());
    }
    void walk(WebDriver& browser, const QList<State>& all, const QString& language, const QString& shots)
    {
        for (const State& state : all) {
            show(browser, state, language);
            if (QTest::currentTestFailed()) return;
            noteParts(browser);
            const QString pattern = browser.run(datePatterns.toString()).toString();
            QVERIFY2(pattern.isEmpty(), qPrintable(QLatin1StringView(state.name) + u": "_s + pattern));
            keep(browser, qPrintable(u"state-%1-%2"_s.arg(shots, QLatin1StringView(state.name))));
            if (QTest::currentTestFailed()) return;
        }
    }

    bool startService() override { return m_service.startWithQueuedMail(); }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireChromium("the answers are changed by the DevTools protocol.")) return;
        QVERIFY(startService());
    }
    void everyState_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::newRow("en-1366") << u"en"_s << QSize(1366, 768);
        QTest::newRow("en-320") << u"en"_s << QSize(320, 568);
        QTest::newRow("ar-390") << u"ar"_s << QSize(390, 844);
    }
    void everyState()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        WebDriver browser;
        QVERIFY2(browser.start(language), qPrintable(browser.lastError()));
        browser.resize(size.width(), size.height());
        browser.devtools(u"Page.addScriptToEvaluateOnNewDocument"_s,
                         {{u"source"_s, changedAnswers.toString()}});
        walk(browser, states(), language, QString::fromLatin1(QTest::currentDataTag()));
    }

    /** Several documents at once: the offer, its code, each document, the list, the end. */
    void everyStateOfAReview_data() { everyState_data(); }
    void everyStateOfAReview()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const QString shots = QString::fromLatin1(QTest::currentDataTag());
        WebDriver browser;
        QVERIFY2(browser.start(language), qPrintable(browser.lastError()));
        browser.resize(size.width(), size.height());
        const auto look = [&](const char* name) {
            if (QTest::currentTestFailed()) return;
            noteParts(browser);
            keep(browser, qPrintable(u"state-%1-%2"_s.arg(shots, QLatin1StringView(name))));
        };
        const QJsonArray series = seriesOf(u"stack-%1@example.com"_s.arg(shots), language);
        QCOMPARE(series.size(), 2);
        const QJsonObject first = series.at(0).toObject();
        QVERIFY(BrowserTest::show(browser, first));
        press(browser, "overview-open");
        QVERIFY(browser.waitFor(u"document.getElementById('others-open')"_s));
        look("others offered");
        press(browser, "others-open");
        QVERIFY(browser.waitFor(u"document.activeElement.id === 'others-code'"_s));
        look("others' code");
        browser.keys(waitingCode(m_service.databasePath(), u"listCode"_s) + u"\uE007"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('others-review')"_s));
        look("others listed");
        press(browser, "others-review");
        for (int i = 1; i <= 2; ++i) {
            const QString at = u"document.getElementById('review-count')?.textContent"_s;
            const QString before = u"%1 of 2"_s.arg(i);
            QVERIFY(
                browser.waitFor(u"%1 && document.querySelector('.page img')?.naturalWidth > 0"_s.arg(at)));
            const QString count = browser.run(u"return "_s + at).toString();
            if (i == 2) QVERIFY(browser.waitFor(isShown("review-differences")));
            look(i == 1 ? "review" : "second of a review");
            if (i == 1) {
                press(browser, "review-count");
                QVERIFY(browser.waitFor(isOpen("review-dialog")));
                look("list of a review");
                press(browser, "review-close");
            }
            const QString isPast =
                u"(%1 ?? '') !== '%2' || document.body.classList.contains('review-ending')"_s.arg(at, count);
            for (int tries = 0; tries < 60 && !browser.run(u"return "_s + isPast).toBool(); ++tries)
                browser.keys(u"s"_s); // leads through the pages, then marks the document
            QVERIFY2(browser.waitFor(isPast), qPrintable(before));
        }
        QVERIFY(browser.waitFor(isShown("review-summary")));
        look("end of a review");
    }

    /** A section, dialog or title of the page's sources that no state has shown is a state that is missing.
     */
    void noStateIsLeftOut()
    {
        QSet<QString> parts{u"banner"_s};
        static const QRegularExpression patterns[] = {
            QRegularExpression(u"<(?:dialog|section)[^>]* id=\"([\\w-]+)\""_s),
            QRegularExpression(u"role=\"tabpanel\" id=\"([\\w-]+)\""_s),
            QRegularExpression(u"(?:make|element)\\(\"(?:dialog|section)\", \\{ id: \"([\\w-]+)\""_s),
            QRegularExpression(u"dialog\\.id = \"([\\w-]+)\""_s)};
        const QDir folder(u":/signingpage"_s);
        for (const QString& name : folder.entryList({u"index.html"_s, u"*.js"_s})) {
            QFile file(folder.filePath(name));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            const QString text = QString::fromUtf8(file.readAll());
            for (const QRegularExpression& pattern : patterns)
                for (auto each = pattern.globalMatch(text); each.hasNext();)
                    parts.insert(each.next().captured(1));
        }
        QVERIFY2(parts.size() > 20, qPrintable(QString::number(parts.size())));
        QStringList missing = (parts - m_seen).values();
        int titles = 0;
        for (const QString& key : service::http::signingPageKeys()) {
            static const QRegularExpression isTitle(u"Title(?:[A-Z]\\w*)?$"_s);
            if (!isTitle.match(key).hasMatch()) continue;
            ++titles;
            QString words = QRegularExpression::escape(service::http::signingPageText(u"en"_s, key));
            words.replace(QRegularExpression(u"\\\\%\\d"_s), u".*"_s);
            const QRegularExpression pattern(QRegularExpression::anchoredPattern(u"="_s + words));
            if (std::none_of(m_seen.cbegin(), m_seen.cend(),
                             [&pattern](const QString& each) { return pattern.match(each).hasMatch(); }))
                missing << key;
        }
        QVERIFY2(titles > 25, qPrintable(QString::number(titles)));
        missing.sort();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    }
};

INK_TEST(TestEveryState, "tst_everystate")

} // namespace tst_everystate

#include "tst_everystate.moc"
