#include "tests/browser/browsertest.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_fieldrules {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Field validation in the signing page: the golden file of the service, and the display while typing. */
class TestFieldRulesPage final : public BrowserTest
{
    Q_OBJECT

    static QJsonObject fieldTag(int type, const QString& name, int top, const QJsonObject& style = {},
                                bool mandatory = false, int owner = 1)
    {
        return ServiceFixture::tag(type, name, {330, top, 150, 24}, owner, mandatory, {{"style"_L1, style}});
    }
    QJsonObject sentWith(const QJsonArray& tags, const QJsonArray& invitations = {})
    {
        QJsonObject wanted = ServiceFixture::document(52, u"Order 7"_s);
        wanted.insert("tags"_L1, tags);
        if (!invitations.isEmpty()) wanted.insert("invitations"_L1, invitations);
        return created(wanted);
    }
    static QString valueIs(const QString& css, const QString& text)
    {
        return u"document.querySelector('%1').value === '%2'"_s.arg(css, text);
    }
    static void clear(WebDriver& browser, const QString& css)
    {
        browser.run(u"const e = document.querySelector(arguments[0]); e.value = '';"
                    u"e.dispatchEvent(new Event('input', {bubbles: true}))"_s,
                    {css});
    }
    void openPage(WebDriver& browser, const QJsonObject& document)
    {
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 900);
        QVERIFY(show(browser, document));
    }

private Q_SLOTS:
    /** Browsers complete a field by the last words of its name, unless these are about something else. */
    void purposesByName()
    {
        const QJsonObject expected{{u"Email"_s, u"email email"_s},
                                   {u"E-mail address *"_s, u"email email"_s},
                                   {u"Phone number (mobile)"_s, u"tel tel"_s},
                                   {u"Numéro de téléphone"_s, u"tel tel"_s},
                                   {u"Telefonnummer 2"_s, u"tel tel"_s},
                                   {u"رقم الهاتف"_s, u"tel tel"_s},
                                   {u"Business address"_s, u"address-line1 "_s},
                                   {u"Dirección"_s, u"address-line1 "_s},
                                   {u"PLZ"_s, u"postal-code "_s},
                                   {u"Full name"_s, u"name "_s},
                                   {u"Nachname"_s, u"family-name "_s},
                                   {u"Company name"_s, u"organization "_s},
                                   {u"Nom de l’entreprise"_s, u"organization "_s},
                                   // About something else:
                                   {u"IP address"_s, u"off "_s},
                                   {u"Business address of phone shop"_s, u"off "_s},
                                   {u"Adresse de l’entreprise"_s, u"off "_s},
                                   {u"Name of landlord"_s, u"off "_s},
                                   {u"Phone model"_s, u"off "_s},
                                   {u"Landesgesetz"_s, u"off "_s},
                                   {u"Village"_s, u"off "_s},
                                   {u"Zipper"_s, u"off "_s}};
        QJsonArray tags{fieldTag(250, u"Signature"_s, 40, {}, true),
                        fieldTag(252, u"Email or phone"_s, 60, {{"format"_L1, u"phone"_s}})};
        for (const QString& name : expected.keys())
            tags.append(fieldTag(252, name, 90 + 26 * static_cast<int>(tags.size())));
        WebDriver browser;
        openPage(browser, sentWith(tags));
        QVERIFY(browser.waitFor(u"document.querySelector('.field > input[autocomplete=\"name\"]')"_s));
        const QJsonObject found =
            browser
                .run(u"return Object.fromEntries([...document.querySelectorAll('.field > input')].map((each) "
                     "=> [each.ariaLabel.replace(/[\\u2066-\\u2069]/g, '').replace(/ \\(Text\\), .*/, ''), "
                     "`${each.autocomplete} "
                     "${each.inputMode}`]))"_s)
                .toObject();
        for (const QString& name : expected.keys())
            QVERIFY2(found.value(name) == expected.value(name),
                     qPrintable(name + u": "_s + found.value(name).toString()));
        QCOMPARE(found.value("Email or phone"_L1).toString(), u"tel tel"_s);
    }

    void megabytesArePasted_data()
    {
        QTest::addColumn<QString>("character");
        QTest::addColumn<int>("count");
        QTest::newRow("letters") << u"x"_s << 5'000'000;
        QTest::newRow("emoji") << u"😀"_s << 1'000'000;
    }
    /** Megabytes are not taken into a field: only so much that it is called too long. */
    void megabytesArePasted()
    {
        QFETCH(QString, character);
        QFETCH(int, count);
        if (!requireChromium("text is inserted by the DevTools protocol.")) return;
        const QJsonObject document = sentWith({fieldTag(252, u"Remark"_s, 120), fieldTag(252, u"City"_s, 160),
                                               fieldTag(250, u"Signature"_s, 420, {}, true)});
        const QString remark = css(document, u"Remark"_s);
        WebDriver browser;
        openPage(browser, document);
        const auto paste = [&](int length) {
            browser.run(u"const e = document.querySelector(arguments[0]); e.focus(); e.select()"_s, {remark});
            browser.devtools(u"Input.insertText"_s, {{u"text"_s, character.repeated(length)}});
            return browser.run(u"return [...document.querySelector(arguments[0]).value].length"_s, {remark})
                .toInt();
        };
        QCOMPARE(paste(10'000), 10'000);
        QCOMPARE(paste(count), 10'001);
        browser.run(u"document.querySelector('%1').focus()"_s.arg(css(document, u"City"_s)));
        const QString fault =
            u"document.querySelector('%1').parentElement.querySelector('.fault')?.textContent"_s.arg(remark);
        QVERIFY(browser.waitFor(fault + u" === 'Maximum number of characters: 10000.'"_s));
        // The service refuses it with words of its own, for programs: the page's stay.
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'error'"_s));
        QCOMPARE(browser.run(u"return "_s + fault).toString(), u"Maximum number of characters: 10000."_s);
        QCOMPARE(textOf(browser, "saved"), u"Not saved. Correct the marked field."_s);
        QCOMPARE(paste(4), 4);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QCOMPARE(stored(document, u"Remark"_s), character.repeated(4));
    }

    /** A value that the service refuses is reported before the signer leaves, in the page's language. */
    void finishLaterShowsWhatIsRefused()
    {
        const QJsonObject document = sentWith({fieldTag(252, u"Remark"_s, 120), fieldTag(252, u"City"_s, 160),
                                               fieldTag(250, u"Signature"_s, 420, {}, true)});
        const QString remark = css(document, u"Remark"_s);
        WebDriver browser;
        openPage(browser, document);
        browser.type(css(document, u"City"_s), u"Berlin"_s);
        browser.run(u"const e = document.querySelector(arguments[0]); e.value = 'x'.repeat(10001); "
                    "e.dispatchEvent(new Event('input', { bubbles: true })); "
                    "document.getElementById('overview-open').click()"_s,
                    {remark});
        browser.click(u"#overview-later"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden && "
                                "document.activeElement === document.querySelector('%1')"_s.arg(remark)));
        QVERIFY(textOf(browser, "banner-text").startsWith(u"Remark: "_s));
        QVERIFY(browser.run(u"return document.getElementById('state').hidden"_s).toBool());
        QVERIFY(browser.run(u"return document.getElementById('saved').dataset.kind === 'error'"_s).toBool());
        QCOMPARE(stored(document, u"City"_s), u"Berlin"_s); // it keeps nothing else from being saved
        keep(browser, "1100-later-refused");
        const QString fault =
            u"document.querySelector('%1').parentElement.querySelector('.fault')?.textContent"_s.arg(remark);
        const QString english = browser.run(u"return "_s + fault).toString();
        QVERIFY(!english.isEmpty());
        browser.run(u"const menu = document.getElementById('language'); menu.value = 'de'; "
                    "menu.dispatchEvent(new Event('change'))"_s);
        QVERIFY(browser.waitFor(
            u"document.documentElement.lang === 'de' && %1 && %1 !== '%2'"_s.arg(fault, english)));
    }

    void goldenRules()
    {
        QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/rules.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray golden = file.readAll();
        WebDriver browser;
        openPage(browser, sentWith({fieldTag(250, u"Signature"_s, 420, {}, true)}));
        // As text: the driver's JSON would lose half of a surrogate pair.
        const QJsonArray told =
            browser
                .run(
                    QStringLiteral(
                        R"(return Promise.all(['characters', 'pattern', 'rules', 'formula'].map((each) => import(`/signingpage/${each}.js`)))
  .then(([{ isSameText }, patterns, { readNumber, readDate, judge, tidied, more }, { Evaluation }]) => {
  more.pattern = patterns; // as the page loads it with the first pattern
  const { parsePattern, matchPattern } = patterns;
  const golden = JSON.parse(arguments[0]);
  const faults = [];
  let count = 0;
  const check = (what, is, wanted) => {
    count += 1;
    if (is !== wanted) faults.push(`${JSON.stringify(what)}: ${is} instead of ${wanted}`);
  };
  for (const each of golden.numbers) {
    const number = readNumber(each.text);
    check(each, number && `${number.plain} ${number.other}`, each.plain === null ? null : `${each.plain} ${each.other ?? ''}`);
  }
  const padded = (number, length) => String(number).padStart(length, '0');
  for (const each of golden.dates) {
    const date = readDate(each.text, each.form);
    check(each, date && [padded(date.year, 4), padded(date.month, 2), padded(date.day, 2)].join('-'), each.date);
  }
  for (const each of golden.patterns) {
    const pattern = parsePattern(each.pattern);
    if (each.fault) check(each, `${pattern.fault} ${pattern.at}`, `${each.fault} ${each.at}`);
    for (const [words, fits] of each.texts ?? [])
      check([each.pattern, words], pattern.fault ?? matchPattern(pattern, words), fits ? 'matches' : 'differs');
  }
  for (const each of golden.same) check(each, isSameText(each.a, each.b), each.same);
  for (const each of golden.values) {
    check(each, judge(each, each.text)?.wrong ?? null, each.wrong);
    if ('tidied' in each) check(each, tidied(each, each.text), each.tidied);
  }
  for (const each of golden.documents) {
    const evaluation = new Evaluation(each.tags);
    const of = (name) => each.tags.find((tag) => tag.name === name);
    for (const [name, shown] of Object.entries(each.shown ?? {})) check(each, evaluation.isShown(of(name)), shown);
    for (const [name, words] of Object.entries(each.computed ?? {})) check(each, evaluation.textOf(of(name)), words);
  }
  return [count, golden.count, faults.join('\n')];
}))"),
                    {QString::fromUtf8(golden)})
                .toArray();
        QVERIFY2(told.size() == 3, qPrintable(browser.lastError()));
        QVERIFY2(told.at(2).toString().isEmpty(), qPrintable(told.at(2).toString().left(4000)));
        QVERIFY(told.at(1).toInt() >= 3'000);
        QVERIFY(told.at(0).toInt() >= told.at(1).toInt());
    }

    void goldenFormats()
    {
        QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/formats.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        WebDriver browser;
        openPage(browser, sentWith({fieldTag(250, u"Signature"_s, 420, {}, true)}));
        const QJsonArray told =
            browser
                .run(
                    QStringLiteral(
                        R"(return Promise.all(['formats', 'rules', 'pattern'].map((each) => import(`/signingpage/${each}.js`)))
  .then(([formats, { judge, tidied, more, dayOf, writeDate }, patterns]) => {
  more.formats = formats;
  more.pattern = patterns;
  const golden = JSON.parse(arguments[0]);
  const faults = [];
  let count = 0;
  const check = (what, is, wanted) => {
    count += 1;
    if (JSON.stringify(is) !== JSON.stringify(wanted)) faults.push(`${JSON.stringify(what)}: ${is} instead of ${wanted}`);
  };
  for (const each of golden.samples) {
    const format = formats.readSample(each.sample);
    check(each, format && formats.writeNumber(format, each.plain), each.printed);
  }
  for (const each of golden.read) check(each, formats.readNumberIn(formats.readSample(each.sample), each.text), each.plain);
  const now = dayOf('2026-05-10', '');
  for (const each of golden.values) {
    const fault = judge(each, each.text, now);
    check(each, fault?.wrong ?? null, each.wrong);
    if (each.values) check(each, fault?.values, each.values);
    if ('tidied' in each) check(each, tidied(each, each.text), each.tidied);
  }
  for (const each of golden.limits) {
    const day = formats.limitDay(each.limit, dayOf(each.today, ''));
    check(each, Number.isNaN(day) ? null : writeDate(day), each.day);
  }
  for (const each of golden.groups) {
    const boxes = each.boxes.map((style) => ({ type: 253, style }));
    check(each, formats.judgeGroup({ boxes, min: each.min ?? 0, max: each.max ?? Infinity })?.wrong ?? null, each.wrong);
  }
  return [count, faults.join('\n')];
}))"),
                    {QString::fromUtf8(file.readAll())})
                .toArray();
        QVERIFY2(told.size() == 2, qPrintable(browser.lastError()));
        QVERIFY2(told.at(1).toString().isEmpty(), qPrintable(told.at(1).toString().left(4000)));
        QVERIFY(told.at(0).toInt() > 80);
    }

    /** Formats, limits, groups and help by hand: messages, stored values, and finishing. */
    void formatsLimitsAndGroups()
    {
        const QJsonObject group{{"minChosen"_L1, 1}, {"maxChosen"_L1, 1}};
        const auto box = [&](const QString& name, int top) {
            QJsonObject tag = fieldTag(253, name, top, group);
            tag.insert("groupName"_L1, u"Interests"_s);
            return tag;
        };
        const QJsonObject document = sentWith(
            {fieldTag(252, u"Mail"_s, 100, {{"format"_L1, u"email"_s}, {"help"_L1, u"Where we write to."_s}}),
             fieldTag(269, u"Price"_s, 140, {{"format"_L1, u"1.234,50 €"_s}, {"decimals"_L1, 2}}),
             fieldTag(255, u"Born"_s, 180, {{"latest"_L1, u"today-18y"_s}}),
             fieldTag(252, u"Story"_s, 220, {{"multiline"_L1, true}}),
             fieldTag(252, u"Code"_s, 260, {{"comb"_L1, true}, {"maxLength"_L1, 6}}), box(u"Art"_s, 300),
             box(u"Bees"_s, 340), fieldTag(252, u"Me"_s, 380, {{"fill"_L1, u"name"_s}}),
             fieldTag(250, u"Signature"_s, 420, {}, true)});
        QVERIFY(!document.isEmpty());
        WebDriver browser;
        openPage(browser, document);
        QCOMPARE(
            browser.run(u"return document.querySelector(arguments[0]).value"_s, {css(document, u"Me"_s)}),
            QJsonValue(u"Ben Ünal"_s));
        QVERIFY(browser
                    .run(u"const e = document.querySelector(arguments[0]);"
                         u"return e.inputMode === 'email' && document.getElementById(e.getAttribute("
                         u"'aria-describedby')).textContent === 'Where we write to.'"_s,
                         {css(document, u"Mail"_s)})
                    .toBool());
        QCOMPARE(browser.run(u"return document.querySelector(arguments[0]).tagName"_s,
                             {css(document, u"Story"_s)}),
                 QJsonValue(u"TEXTAREA"_s));
        browser.type(css(document, u"Price"_s), u"1.234"_s);
        browser.type(css(document, u"Mail"_s), u"nobody"_s);
        QVERIFY(browser.waitFor(valueIs(css(document, u"Price"_s), u"1234"_s)));
        browser.click(css(document, u"Art"_s));
        QVERIFY(browser.waitFor(u"[...document.querySelectorAll('.fault')].some((each) => "
                                u"each.textContent.includes('name@example.com'))"_s));
        browser.click(css(document, u"Bees"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('.help, .fault') && "
                                u"[...document.querySelectorAll('.fault, .help')].some((each) => "
                                u"each.textContent.includes('Interests'))"_s));
        QTRY_COMPARE(stored(document, u"Price"_s), u"1234"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.field.looked').length > 3"_s));
        browser.type(css(document, u"Code"_s), u"AB12"_s);
        keep(browser, "1100-formats");
        browser.click(css(document, u"Mail"_s));
        keep(browser, "1100-help");
    }

    /** On a small screen, check boxes with a common limit are one step; a checked one doesn't block the
     * next. */
    void boxesOfAGroupAreOneStep()
    {
        const QJsonObject group{{"minChosen"_L1, 2}};
        QJsonArray tags;
        for (const auto& [name, top] :
             {std::pair{u"Art"_s, 100}, std::pair{u"Bees"_s, 140}, std::pair{u"Cats"_s, 180}}) {
            QJsonObject tag = fieldTag(253, name, top, group);
            tag.insert("groupName"_L1, u"Interests"_s);
            tags.append(tag);
        }
        tags.append(fieldTag(269, u"Price"_s, 260, {{"format"_L1, u"1.234,50 €"_s}}));
        tags.append(fieldTag(250, u"Signature"_s, 420, {}, true));
        const QJsonObject document = sentWith(tags);
        QVERIFY(!document.isEmpty());
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(show(browser, document));
        browser.click(u"#next"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('sheet').hidden"_s));
        QCOMPARE(textOf(browser, "sheet-name"), u"Interests"_s);
        QCOMPARE(textOf(browser, "sheet-kind"), u"required · 1 / 3"_s);
        QCOMPARE(textOf(browser, "sheet-help"), u"Select at least 2 of “Interests”."_s);
        QCOMPARE(browser.run(u"return document.querySelectorAll('#sheet-control .choice').length"_s).toInt(),
                 3);
        browser.click(u"#sheet-control .choice:nth-child(2)"_s);
        browser.click(u"#sheet-next"_s); // one is not enough
        QCOMPARE(textOf(browser, "sheet-fault"), u"Select at least 2 of “Interests”."_s);
        keep(browser, "390-boxes");
        browser.click(u"#sheet-control .choice:nth-child(3)"_s);
        QCOMPARE(textOf(browser, "sheet-fault"), QString());
        browser.click(u"#sheet-next"_s);
        QCOMPARE(textOf(browser, "sheet-name"), u"Price"_s);
        keep(browser, "390-number");
        QTRY_COMPARE(stored(document, u"Cats"_s), u"true"_s);
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** Text that shrinks until it is hard to read is told of where it is typed, and on the page afterwards.
     */
    void smallLettersAreToldOfOnAPhone()
    {
        QJsonObject narrow = fieldTag(252, u"Street"_s, 200, {}, true);
        narrow.insert("width"_L1, 60);
        narrow.insert("height"_L1, 12);
        const QJsonObject document = sentWith(
            {narrow, fieldTag(252, u"Reference"_s, 240), fieldTag(250, u"Signature"_s, 420, {}, true)});
        QVERIFY(!document.isEmpty());
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(390, 844);
        QVERIFY(show(browser, document));
        browser.click(u"#next"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('sheet').hidden"_s));
        QCOMPARE(textOf(browser, "sheet-name"), u"Street"_s);
        QCOMPARE(textOf(browser, "sheet-small"), QString());
        const QString words = u"Lower Great Northern Embankment Road 1284, Building 7"_s;
        browser.type(u"#sheet-control input"_s, words);
        QVERIFY(browser.waitFor(
            u"document.getElementById('sheet-small').textContent.startsWith('This text will be printed')"_s));
        keep(browser, "390-small");
        browser.click(u"#sheet-next"_s); // the next field has nothing of it
        QCOMPARE(textOf(browser, "sheet-name"), u"Reference"_s);
        QCOMPARE(textOf(browser, "sheet-small"), QString());
        const QString onPage = u"document.querySelector('.field > .small')?.checkVisibility() ?? false"_s;
        QVERIFY(!browser.run(u"return "_s + onPage).toBool()); // nothing lies over the page beside the sheet
        browser.click(u"#sheet-close"_s);
        QVERIFY(browser.waitFor(onPage));
        keep(browser, "390-small-page");
        // Shorter text takes it away in both places.
        browser.run(u"document.querySelector('.field:has(> .small) > .opener').click()"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('sheet').hidden"_s));
        QCOMPARE(textOf(browser, "sheet-name"), u"Street"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('sheet-small').textContent.length > 20"_s));
        clear(browser, u"#sheet-control input"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('sheet-small').textContent === '' && "
                                "!document.querySelector('.field > .small')"_s));
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }

    /** A comma visibly becomes a decimal point, but never if it may separate thousands. */
    void numbersAreShownAsTheyAreStored()
    {
        const QJsonObject document =
            sentWith({fieldTag(269, u"Price"_s, 200, {}, true), fieldTag(252, u"Reference"_s, 240),
                      fieldTag(250, u"Signature"_s, 420, {}, true)});
        WebDriver browser;
        openPage(browser, document);
        const QString price = css(document, u"Price"_s);
        browser.type(price, u"19,99"_s);
        QVERIFY(browser.run(u"return "_s + valueIs(price, u"19,99"_s)).toBool());
        browser.click(css(document, u"Reference"_s));
        QVERIFY(browser.run(u"return "_s + valueIs(price, u"19.99"_s)).toBool());
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));
        QTRY_COMPARE(stored(document, u"Price"_s), u"19.99"_s);

        clear(browser, price);
        browser.type(price, u"1,234"_s);
        browser.click(css(document, u"Reference"_s));
        QVERIFY(browser.run(u"return "_s + valueIs(price, u"1,234"_s)).toBool());
        QVERIFY(browser.waitFor(u"document.querySelector('.field.wrong .fault')?.textContent"
                                u" === 'This could mean 1234 or 1.234. Enter one of them.'"_s));
        keep(browser, "rules-ambiguous");
        QTRY_COMPARE(stored(document, u"Price"_s), u"1,234"_s);
        QVERIFY(browser.complaints().isEmpty());
    }

    /** Nothing is cut off: a text that is too long is reported. */
    void longTextsAreNotCutOff()
    {
        const QJsonObject document =
            sentWith({fieldTag(252, u"Code"_s, 200, {{"maxLength"_L1, 3}}),
                      fieldTag(252, u"Reference"_s, 240), fieldTag(250, u"Signature"_s, 420, {}, true)});
        WebDriver browser;
        openPage(browser, document);
        browser.type(css(document, u"Code"_s), u"abcde"_s);
        browser.click(css(document, u"Reference"_s));
        QVERIFY(browser.run(u"return "_s + valueIs(css(document, u"Code"_s), u"abcde"_s)).toBool());
        QVERIFY(browser.waitFor(u"document.querySelector('.field.wrong .fault')?.textContent === "
                                u"'Maximum number of characters: 3.'"_s));
    }

    void enterLeadsToTheNextField()
    {
        const QJsonObject document =
            sentWith({fieldTag(252, u"First"_s, 200, {}, true), fieldTag(269, u"Second"_s, 240, {}, true),
                      fieldTag(250, u"Signature"_s, 420, {}, true)});
        WebDriver browser;
        openPage(browser, document);
        const auto focused = [&] {
            return browser.run(u"return '#' + document.activeElement.id"_s).toString();
        };
        const QString enter(QChar(0xE007));
        browser.type(css(document, u"First"_s), u"Ben"_s);
        browser.keys(enter);
        QCOMPARE(focused(), css(document, u"Second"_s));
        browser.keys(u"1,234"_s + enter); // stays, because it is ambiguous
        QCOMPARE(focused(), css(document, u"Second"_s));
        QVERIFY(browser.waitFor(
            u"document.querySelector('.field.wrong .fault')?.textContent.includes('1234')"_s));
        clear(browser, css(document, u"Second"_s));
        browser.keys(u"12,5"_s + enter);
        QVERIFY(browser.run(u"return "_s + valueIs(css(document, u"Second"_s), u"12.5"_s)).toBool());
        QCOMPARE(focused(), css(document, u"Signature"_s));
    }

    /** Editors need not fill in the signer's required fields. */
    void editorsNeedNotFillForOthers()
    {
        const auto person = [](const QString& name, int action, int sequence) {
            return QJsonObject{{"recipientName"_L1, name},
                               {"recipientEmail"_L1, name.toLower() + "@example.com"_L1},
                               {"actionType"_L1, action},
                               {"sequence"_L1, sequence}};
        };
        const QJsonObject document = sentWith(
            {fieldTag(269, u"Price"_s, 200, {}, true, 2), fieldTag(250, u"Signature"_s, 420, {}, true, 2)},
            {person(u"Eva"_s, 23, 1), person(u"Ben"_s, 15, 2)});
        QVERIFY(!document.isEmpty());
        WebDriver browser;
        openPage(browser, document);
        browser.type(css(document, u"Price"_s), u"abc"_s);
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(
            u"document.querySelector('.field.wrong .fault')?.textContent.includes('number')"_s));
        clear(browser, css(document, u"Price"_s));
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('finish-dialog').open"_s));
        browser.click(u"#finish-confirm"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
    }

    /** If a signature is placed freely, that comes first. */
    void freeSigningAsksForTheSignatureFirst()
    {
        const QJsonArray invitations{QJsonObject{{"recipientName"_L1, u"Ben"_s},
                                                 {"recipientEmail"_L1, u"ben@example.com"_s},
                                                 {"actionType"_L1, 15},
                                                 {"sequence"_L1, 1},
                                                 {"canSignTags"_L1, true}}};
        const QJsonObject document = sentWith({}, invitations);
        QVERIFY(!document.isEmpty());
        WebDriver browser;
        openPage(browser, document);
        QCOMPARE(textOf(browser, "progress-text"), u"Place your signature on a page."_s);
        QVERIFY(browser
                    .run(u"return document.getElementById('place').classList.contains('primary')"
                         u" && !document.getElementById('finish').classList.contains('primary')"_s)
                    .toBool());
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('banner').hidden"_s));
        QCOMPARE(textOf(browser, "banner-text"), u"Place your signature on a page."_s);
        QVERIFY(!browser.run(u"return document.getElementById('finish-dialog').open"_s).toBool());
        QCOMPARE(browser.run(u"return document.activeElement.id"_s).toString(), u"place"_s);
        keep(browser, "rules-free");
    }
};

INK_TEST(TestFieldRulesPage, "tst_fieldrules")

} // namespace tst_fieldrules

#include "tst_fieldrules.moc"
