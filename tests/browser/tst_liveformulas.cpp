#include "tests/browser/browsertest.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_liveformulas {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Formulas and conditions on the signing page: the golden examples of the service, and live updates while
 * typing. */
class TestLiveFormulas final : public BrowserTest
{
    Q_OBJECT

    static QJsonObject tag(int type, const QString& name, int top, const QJsonObject& style = {},
                           bool mandatory = false)
    {
        return ServiceFixture::tag(type, name, {330, top, 150, type == 253 ? 18 : 24}, 1, mandatory,
                                   {{"style"_L1, style}});
    }
    QJsonObject sent()
    {
        QJsonObject wanted = ServiceFixture::document(52, u"Order 7"_s);
        const QJsonObject when{{"tag"_L1, u"Discount?"_s}, {"equals"_L1, u"true"_s}};
        wanted.insert(
            "tags"_L1,
            QJsonArray{tag(269, u"Net"_s, 200, {}, true),
                       tag(257, u"Pieces"_s, 235, {{"options"_L1, QJsonArray{u"1"_s, u"2"_s, u"10"_s}}}),
                       tag(253, u"Discount?"_s, 270),
                       tag(269, u"Discount"_s, 300, {{"condition"_L1, when}}, true),
                       tag(269, u"Each"_s, 335, {{"formula"_L1, u"{Net} / {Pieces}"_s}, {"decimals"_L1, 2}}),
                       tag(269, u"Total"_s, 370,
                           {{"formula"_L1, u"({Net} - {Discount}) * 1.19"_s},
                            {"decimals"_L1, 2},
                            {"align"_L1, u"right"_s}}),
                       tag(250, u"Signature"_s, 420, {}, true)});
        return created(wanted);
    }
    static QString css(const QJsonObject& document, const QString& name,
                       const char* what = "[data-tag=\"%1\"]")
    {
        return QString::fromLatin1(what).arg(idOf(document, name));
    }
    static QString shows(const QString& css, const QString& words)
    {
        return u"document.querySelector('%1').textContent === '%2'"_s.arg(css, words);
    }

private Q_SLOTS:
    void goldenExamples()
    {
        QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/formulas.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject golden = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(golden.value("formulas"_L1).toArray().size() > 1100);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.open(signingUrl(m_service, sent()));
        const QJsonArray faults =
            browser
                .run(QStringLiteral(
                         R"(return import('/signingpage/formula.js').then(({ Evaluation, parse }) => {
  const faults = [];
  const check = (what, is, wanted) => { if (is !== wanted) faults.push(`${what}: ${is} instead of ${wanted}`); };
  for (const each of arguments[0].formulas) {
    if (each.fault) {
      const { fault, at, length } = parse(each.formula);
      check(each.formula, `${fault} ${at} ${length}`, `${each.fault} ${each.at} ${each.length}`);
      continue;
    }
    const result = { name: 'Result', type: each.type ?? 269, text: '', style: { formula: each.formula, decimals: each.decimals } };
    const tags = [...Object.entries(each.values).map(([name, text]) => ({ name, text, type: each.types?.[name] ?? 252, style: { dateFormat: each.forms?.[name] } })), result];
    const evaluation = new Evaluation(tags);
    check(each.formula, evaluation.textOf(result), each.result ?? '');
    check(each.formula, evaluation.problem(result), each.problem ?? '');
  }
  for (const each of arguments[0].documents) {
    const evaluation = new Evaluation(each.tags);
    const of = (name) => each.tags.find((tag) => tag.name === name);
    for (const [name, shown] of Object.entries(each.shown)) check(`${each.name}: ${name}`, evaluation.isShown(of(name)), shown);
    for (const [name, words] of Object.entries(each.computed)) check(`${each.name}: ${name}`, evaluation.textOf(of(name)), words);
  }
  return faults;
}))"),
                     {golden})
                .toArray();
        QStringList words;
        for (const QJsonValue& fault : faults)
            words.append(fault.toString());
        QVERIFY2(faults.isEmpty(), qPrintable(words.join(u'\n').left(4000)));
        // Ensures that examples were run.
        QCOMPARE(
            browser
                .run(
                    u"return import('/signingpage/formula.js').then((m) => m.textOf(m.numberFrom('0.30')))"_s)
                .toString(),
            u"0.3"_s);
    }

    void liveWhileTyping()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        const QString total = css(document, u"Total"_s);
        const QString each = css(document, u"Each"_s);
        const QString hidden = u"document.querySelector('%1').hidden"_s.arg(css(document, u"Discount"_s));
        browser.resize(1100, 900);
        QVERIFY(show(browser, document));
        QVERIFY(browser.waitFor(hidden));
        QVERIFY(browser.waitFor(shows(total, {})));
        QCOMPARE(textOf(browser, "progress-text"), u"0 of 2 required fields"_s);

        // Immediately, before anything is saved.
        browser.type(css(document, u"Net"_s, "#tag-%1"), u"100"_s);
        QVERIFY(browser.run(u"return "_s + shows(total, u"119.00"_s)).toBool());
        QVERIFY(browser.run(u"return "_s + shows(each, u"—"_s)).toBool()); // division by zero so far
        QVERIFY(browser.run(u"return document.querySelector('%1 .value').title"_s.arg(each))
                    .toString()
                    .startsWith(u"can’t"_s));
        QVERIFY(
            browser.run(u"return document.querySelector('%1 .value').getAttribute('aria-label')"_s.arg(total))
                .toString()
                .endsWith(u"computed"_s));
        browser.run(
            u"const e = document.querySelector(arguments[0]); e.value = '10'; e.dispatchEvent(new Event('change'))"_s,
            {css(document, u"Pieces"_s, "#tag-%1")});
        QVERIFY(browser.run(u"return "_s + shows(each, u"10.00"_s)).toBool());

        // A condition shows a field, which counts only while it is visible.
        browser.click(css(document, u"Discount?"_s, "#tag-%1"));
        QVERIFY(browser.waitFor(u"!"_s + hidden));
        QCOMPARE(textOf(browser, "progress-text"), u"1 of 3 required fields"_s);
        browser.type(css(document, u"Discount"_s, "#tag-%1"), u"20"_s);
        QVERIFY(browser.waitFor(shows(total, u"95.20"_s)));
        keep(browser, "formulas-live");
        browser.click(css(document, u"Discount?"_s, "#tag-%1"));
        QVERIFY(browser.waitFor(hidden));
        QVERIFY(browser.waitFor(shows(total, u"119.00"_s)));
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s));

        // The service has the same result.
        const QJsonObject kept = now(document);
        for (const QJsonValue& one : kept.value("tags"_L1).toArray()) {
            const QJsonObject found = one.toObject();
            if (found.value("name"_L1).toString() == u"Total"_s)
                QCOMPARE(found.value("text"_L1).toString(), u"119.00"_s);
            if (found.value("name"_L1).toString() == u"Each"_s)
                QCOMPARE(found.value("text"_L1).toString(), u"10.00"_s);
        }
        QCOMPARE(browser.complaints().join(u'\n'), QString());
    }
};

INK_TEST(TestLiveFormulas, "tst_liveformulas")

} // namespace tst_liveformulas

#include "tst_liveformulas.moc"
