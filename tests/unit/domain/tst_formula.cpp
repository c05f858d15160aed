#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_formula {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

using Fault = Formula::Fault;
using Problem = Formula::Problem;

const QHash<QString, Fault> faults{{u"empty"_s, Fault::Empty},
                                   {u"tooLong"_s, Fault::TooLong},
                                   {u"tooDeep"_s, Fault::TooDeep},
                                   {u"unexpected"_s, Fault::Unexpected},
                                   {u"valueExpected"_s, Fault::ValueExpected},
                                   {u"unknownFunction"_s, Fault::UnknownFunction},
                                   {u"unclosed"_s, Fault::Unclosed},
                                   {u"unclosedName"_s, Fault::UnclosedName},
                                   {u"emptyName"_s, Fault::EmptyName},
                                   {u"badNumber"_s, Fault::BadNumber},
                                   {u"badArguments"_s, Fault::BadArguments},
                                   {u"unclosedText"_s, Fault::UnclosedText}};
const QHash<QString, Problem> problems{{u"divisionByZero"_s, Problem::DivisionByZero},
                                       {u"noNumber"_s, Problem::NoNumber},
                                       {u"tooLarge"_s, Problem::TooLarge},
                                       {u"badPlaces"_s, Problem::BadPlaces},
                                       {u"missing"_s, Problem::Missing},
                                       {u"cycle"_s, Problem::Cycle},
                                       {u"noDate"_s, Problem::NoDate},
                                       {u"badDays"_s, Problem::BadDays}};

QJsonObject golden()
{
    QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/formulas.json")));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/** A tag of the golden file, in wire format. */
Tag tagFrom(const QJsonObject& object)
{
    Tag tag = test::tag(*tryFromCode<TagType>(object.value("type"_L1).toInteger()),
                        object.value("name"_L1).toString());
    tag.groupName = object.value("groupName"_L1).toString();
    tag.text = object.value("text"_L1).toString();
    const QJsonObject style = object.value("style"_L1).toObject();
    for (const QJsonValue& option : style.value("options"_L1).toArray())
        tag.style.options.append(option.toString());
    tag.style.checked = style.value("checked"_L1).toBool();
    if (style.contains("decimals"_L1)) tag.style.decimals = style.value("decimals"_L1).toInt();
    tag.style.formula = style.value("formula"_L1).toString();
    if (const QJsonObject condition = style.value("condition"_L1).toObject(); !condition.isEmpty())
        tag.style.condition = conditionFromJson(condition);
    return tag;
}

Formula parsed(const QString& text)
{
    return std::get<Formula>(Formula::parse(text));
}

} // namespace

/** Formulas and conditions; the signing page must match the same golden file (tests/browser). */
class TestFormula final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void golden_data()
    {
        QTest::addColumn<QJsonObject>("wanted");
        const QJsonArray all = tst_formula::golden().value("formulas"_L1).toArray();
        QVERIFY(all.size() > 1100);
        for (qsizetype i = 0; i < all.size(); ++i)
            QTest::addRow("%d %s", static_cast<int>(i),
                          qPrintable(all.at(i).toObject().value("formula"_L1).toString().left(60)))
                << all.at(i).toObject();
    }
    void golden();
    void documents_data()
    {
        QTest::addColumn<QJsonObject>("wanted");
        for (const QJsonValue& each : tst_formula::golden().value("documents"_L1).toArray())
            QTest::addRow("%s", qPrintable(each.toObject().value("name"_L1).toString())) << each.toObject();
    }
    void documents();
    void namesAreCollectedOnce();
    void tooManyNames();
    void renaming();
    void hostileFormulasEnd();
    void longChainsAreComputed();
    void resultsAreWritten();
    void cyclesNameTheirTags();
};

void TestFormula::golden()
{
    QFETCH(QJsonObject, wanted);
    const auto result = Formula::parse(wanted.value("formula"_L1).toString());
    if (wanted.contains("fault"_L1)) {
        const auto* error = std::get_if<Formula::Error>(&result);
        QVERIFY(error);
        QCOMPARE(static_cast<int>(error->fault),
                 static_cast<int>(faults.value(wanted.value("fault"_L1).toString())));
        QCOMPARE(error->position, wanted.value("at"_L1).toInteger());
        QCOMPARE(error->length, wanted.value("length"_L1).toInteger());
        QVERIFY(!describe(*error).isEmpty());
        return;
    }
    if (const auto* error = std::get_if<Formula::Error>(&result))
        QFAIL(qPrintable(describe(*error).english()));
    // As tags of a document: the whole path of a value.
    Document document = test::sendableDraft();
    const QJsonObject values = wanted.value("values"_L1).toObject();
    for (auto each = values.begin(); each != values.end(); ++each) {
        const auto type = wanted.value("types"_L1)[each.key()].toInteger(static_cast<int>(TagType::Text));
        Tag tag = test::tag(*tryFromCode<TagType>(type), each.key());
        tag.text = each.value().toString();
        tag.style.dateFormat = wanted.value("forms"_L1)[each.key()].toString();
        document.tags.append(tag);
    }
    const auto type = wanted.value("type"_L1).toInteger(static_cast<int>(TagType::Number));
    Tag computed = test::tag(*tryFromCode<TagType>(type), u"Result"_s);
    computed.style.formula = wanted.value("formula"_L1).toString();
    if (wanted.contains("decimals"_L1)) computed.style.decimals = wanted.value("decimals"_L1).toInt();
    document.tags.append(computed);
    const Evaluation evaluation(document);
    const qsizetype last = document.tags.size() - 1;
    QCOMPARE(evaluation.computedTexts().value(last), wanted.value("result"_L1).toString());
    const auto problem = evaluation.problem(last);
    QCOMPARE(problem.has_value(), wanted.contains("problem"_L1));
    if (problem)
        QCOMPARE(static_cast<int>(*problem),
                 static_cast<int>(problems.value(wanted.value("problem"_L1).toString())));
}

void TestFormula::documents()
{
    QFETCH(QJsonObject, wanted);
    Document document = test::sendableDraft();
    document.tags.clear();
    for (const QJsonValue& each : wanted.value("tags"_L1).toArray())
        document.tags.append(tagFrom(each.toObject()));
    const Evaluation evaluation(document);
    const QJsonObject shown = wanted.value("shown"_L1).toObject();
    const QJsonObject computed = wanted.value("computed"_L1).toObject();
    qsizetype checked = 0;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const QString name = document.tags.at(i).name;
        if (shown.contains(name)) {
            QVERIFY2(evaluation.isShown(i) == shown.value(name).toBool(), qPrintable(name));
            ++checked;
        }
        if (computed.contains(name)) {
            QCOMPARE(evaluation.computedTexts().value(i, u"none"_s), computed.value(name).toString());
            ++checked;
        }
    }
    QCOMPARE(checked, shown.size() + computed.size());
}

void TestFormula::namesAreCollectedOnce()
{
    QCOMPARE(parsed(u"{Net} + { net } * {Rate}"_s).names(), (QStringList{u"Net"_s, u"Rate"_s}));
}

void TestFormula::tooManyNames()
{
    QStringList names;
    for (int i = 0; i <= Formula::maxNames; ++i)
        names.append(u"{%1}"_s.arg(i));
    const auto result = Formula::parse(names.join(u'+'));
    QVERIFY(std::get_if<Formula::Error>(&result));
    QCOMPARE(static_cast<int>(std::get<Formula::Error>(result).fault), static_cast<int>(Fault::TooManyNames));
    names.removeLast();
    QVERIFY(std::holds_alternative<Formula>(Formula::parse(names.join(u'+'))));
}

void TestFormula::renaming()
{
    QCOMPARE(Formula::replaceNames(u"{Net} + { NET }*{Netto}"_s, u"net"_s, u"Base price"_s),
             u"{Base price} + {Base price}*{Netto}"_s);
    QCOMPARE(Formula::replaceNames(u"{Net} + {Ne"_s, u"Net"_s, u"X"_s), u"{X} + {Ne"_s);
    Tag tag = test::tag(TagType::Number, u"Total"_s);
    tag.style.formula = u"{Net} * 2"_s;
    tag.style.condition = TagCondition{u"net"_s, u"5"_s};
    QCOMPARE(referencedNames(tag), (QStringList{u"Net"_s, u"net"_s}));
    renameReferences(tag, u"Net"_s, u"Base"_s);
    QCOMPARE(referencedNames(tag), (QStringList{u"Base"_s, u"Base"_s}));
    QCOMPARE(Formula::replaceNames(u"if({Net} > 0; \"{Net} is \"\"{Net}\"\"\" & {Net}; \"{Net"_s, u"Net"_s,
                                   u"X"_s),
             u"if({X} > 0; \"{Net} is \"\"{Net}\"\"\" & {X}; \"{Net"_s);
    QCOMPARE(Formula::replaceNames(u"{a\"b} & \"{c}\""_s, u"a\"b"_s, u"c"_s), u"{c} & \"{c}\""_s);
    QVERIFY(!Formula::isUsableName(u"a{b"_s) && !Formula::isUsableName(u" "_s) &&
            Formula::isUsableName(u"a b"_s));
}

void TestFormula::hostileFormulasEnd()
{
    test::WorkTimer time;
    for (const QString& piece : {u"("_s, u"-"_s, u"sum("_s, u"{"_s, u"1/"_s, u"1,"_s, u"min(1,"_s, u")"_s,
                                 u"{a}"_s, u"9"_s, u"\""_s, u"\"a\"&"_s, u"if(1;"_s, u"1<"_s, u"not("_s})
        for (const int times : {1, 31, 32, 33, 200, 1000, 100'000})
            (void)Formula::parse(piece.repeated(times));
    // The most expensive formula that fits: endless divisions, many times.
    Document document = test::sendableDraft();
    for (int i = 0; i < 100; ++i) {
        Tag tag = test::tag(TagType::Number, u"N%1"_s.arg(i));
        tag.style.formula = u"1"_s + u"/7"_s.repeated(499);
        document.tags.append(tag);
    }
    // Texts that would double with each tag.
    Tag first = test::tag(TagType::Text, u"T0"_s);
    first.text = u"x"_s;
    document.tags.append(first);
    for (int i = 1; i < 100; ++i) {
        Tag tag = test::tag(TagType::Text, u"T%1"_s.arg(i));
        tag.style.formula = u"{T%1}"_s.arg(i - 1) + u" & {T%1}"_s.arg(i - 1).repeated(90);
        document.tags.append(tag);
    }
    QVERIFY(computeValues(document));
    QVERIFY(document.tags.last().text.isEmpty());
    QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
}

void TestFormula::longChainsAreComputed()
{
    Document document = test::sendableDraft();
    document.tags.clear();
    for (int i = 0; i < 5000;
         ++i) { // each needs the next, so nothing can be computed in the order of the tags
        Tag tag = test::tag(TagType::Number, u"N%1"_s.arg(i));
        tag.style.formula = u"{N%1} + 1"_s.arg(i + 1);
        document.tags.append(tag);
    }
    document.tags.append(test::tag(TagType::Number, u"N5000"_s));
    document.tags.last().text = u"1"_s;
    QVERIFY(computeValues(document));
    QCOMPARE(document.tags.first().text, u"5001"_s);
    QVERIFY(!computeValues(document));
}

void TestFormula::resultsAreWritten()
{
    Document document = test::sendableDraft();
    Tag net = test::tag(TagType::Number, u"Net"_s);
    net.text = u"12.5"_s;
    Tag total = test::tag(TagType::Number, u"Total"_s);
    total.style.formula = u"{Net} * 2"_s;
    total.text = u"7"_s;
    document.tags += {net, total};
    QVERIFY(computeValues(document));
    QCOMPARE(document.tags.last().text, u"25"_s);
    QCOMPARE(document.tags.at(1).text, u"12.5"_s);
}

void TestFormula::cyclesNameTheirTags()
{
    Document document = test::sendableDraft();
    const auto add = [&](const QString& name, const QString& formula,
                         const std::optional<TagCondition>& condition = {}) {
        Tag tag = test::tag(TagType::Number, name);
        tag.style.formula = formula;
        tag.style.condition = condition;
        document.tags.append(tag);
    };
    add(u"Before"_s, u"{A}"_s); // depends on the cycle, but isn't part of it
    add(u"A"_s, u"{B}"_s);
    add(u"B"_s, u"{A} + {Free}"_s);
    add(u"Free"_s, {});
    add(u"C"_s, {}, TagCondition{u"D"_s, u"1"_s});
    add(u"D"_s, {}, TagCondition{u"C"_s, u"1"_s});
    add(u"E"_s, {}, TagCondition{u"D"_s, u"1"_s});
    const Evaluation evaluation(document);
    QCOMPARE(evaluation.formulaCycles(), (QList<qsizetype>{2, 3}));
    QCOMPARE(evaluation.conditionCycles(), (QList<qsizetype>{5, 6}));
}

INK_TEST(TestFormula, "tst_formula")

} // namespace tst_formula

#include "tst_formula.moc"
