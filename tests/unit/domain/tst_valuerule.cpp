#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/text/numbertext.h"
#include "app/domain/text/pattern.h"
#include "app/domain/values/validation.h"
#include "app/domain/values/valuerule.h"
#include "app/domain/values/values.h"
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

namespace tst_valuerule {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

using Rejection = ValueRule::Rejection;

const QHash<QString, Rejection> wrongs{
    {QString(), Rejection::None},           {u"tooLong"_s, Rejection::TooLong},
    {u"noDate"_s, Rejection::NoDate},       {u"noNumber"_s, Rejection::NoNumber},
    {u"ambiguous"_s, Rejection::Ambiguous}, {u"decimals"_s, Rejection::Decimals},
    {u"tooSmall"_s, Rejection::TooSmall},   {u"tooLarge"_s, Rejection::TooLarge},
    {u"noOption"_s, Rejection::NoOption},   {u"unchecked"_s, Rejection::Unchecked},
    {u"form"_s, Rejection::Format}};
const QHash<QString, Pattern::Fault> patternFaults{
    {u"tooLong"_s, Pattern::Fault::TooLong},         {u"tooLarge"_s, Pattern::Fault::TooLarge},
    {u"unsupported"_s, Pattern::Fault::Unsupported}, {u"unclosed"_s, Pattern::Fault::Unclosed},
    {u"unmatched"_s, Pattern::Fault::Unmatched},     {u"nothingToRepeat"_s, Pattern::Fault::NothingToRepeat},
    {u"badCount"_s, Pattern::Fault::BadCount},       {u"badRange"_s, Pattern::Fault::BadRange},
    {u"badEscape"_s, Pattern::Fault::BadEscape}};

QJsonArray goldenRules(QLatin1StringView key)
{
    static const QJsonObject all = [] {
        QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/rules.json")));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return all.value(key).toArray();
}

QByteArray written(const QJsonObject& wanted)
{
    return QJsonDocument(wanted).toJson(QJsonDocument::Compact);
}

Tag ruleTag(const QJsonObject& object)
{
    Tag tag = test::tag(*tryFromCode<TagType>(object.value("type"_L1).toInteger()),
                        object.value("name"_L1).toString());
    tag.groupName = object.value("groupName"_L1).toString();
    tag.text = object.value("text"_L1).toString();
    const QJsonObject style = object.value("style"_L1).toObject();
    for (const QJsonValue& option : style.value("options"_L1).toArray())
        tag.style.options.append(option.toString());
    if (style.contains("decimals"_L1)) tag.style.decimals = style.value("decimals"_L1).toInt();
    if (style.contains("maxLength"_L1)) tag.style.maxLength = style.value("maxLength"_L1).toInt();
    if (style.contains("min"_L1)) tag.style.min = style.value("min"_L1).toDouble();
    if (style.contains("max"_L1)) tag.style.max = style.value("max"_L1).toDouble();
    tag.style.pattern = style.value("pattern"_L1).toString();
    tag.style.dateFormat = style.value("dateFormat"_L1).toString();
    tag.style.formula = style.value("formula"_L1).toString();
    if (const QJsonObject condition = style.value("condition"_L1).toObject(); !condition.isEmpty())
        tag.style.condition =
            TagCondition{condition.value("tag"_L1).toString(), condition.value("equals"_L1).toString()};
    return tag;
}

} // namespace

/** Results of values, patterns and conditions; the signing page must match the same golden file
 * (tests/browser). */
class TestValueRule final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers()
    {
        QVERIFY(goldenRules("numbers"_L1).size() > 1000);
        for (const QJsonValue& each : goldenRules("numbers"_L1)) {
            const QJsonObject wanted = each.toObject();
            const auto number = NumberText::parse(wanted.value("text"_L1).toString());
            QVERIFY2(number.has_value() == wanted.value("plain"_L1).isString(), written(wanted));
            if (!number) continue;
            QVERIFY2(number->plain == wanted.value("plain"_L1).toString(), written(wanted));
            QVERIFY2(number->alternative == wanted.value("other"_L1).toString(), written(wanted));
        }
    }

    void dates()
    {
        QVERIFY(goldenRules("dates"_L1).size() > 600);
        for (const QJsonValue& each : goldenRules("dates"_L1)) {
            const QJsonObject wanted = each.toObject();
            const auto date =
                DateFormat(wanted.value("form"_L1).toString()).parse(wanted.value("text"_L1).toString());
            const QString shown = date ? date->toString(Qt::ISODate) : QString();
            QVERIFY2(shown == wanted.value("date"_L1).toString(), written(wanted));
        }
    }

    void patterns()
    {
        QVERIFY(goldenRules("patterns"_L1).size() > 380);
        for (const QJsonValue& each : goldenRules("patterns"_L1)) {
            const QJsonObject wanted = each.toObject();
            const QString text = wanted.value("pattern"_L1).toString();
            const auto parsed = Pattern::parse(text);
            const auto* error = std::get_if<Pattern::Error>(&parsed);
            if (wanted.contains("fault"_L1)) {
                QVERIFY2(error, written(wanted));
                QVERIFY2(error->fault == patternFaults.value(wanted.value("fault"_L1).toString()),
                         written(wanted) + qPrintable(describe(*error).english()));
                QVERIFY2(error->position == wanted.value("at"_L1).toInt(), written(wanted));
                QVERIFY(!isUsablePattern(text));
                continue;
            }
            QVERIFY2(!error, written(wanted));
            Tag tag = test::tag(TagType::Text, u"Text"_s);
            tag.style.pattern = text;
            const ValueRule rule(tag);
            for (const QJsonValue& pair : wanted.value("texts"_L1).toArray()) {
                const QString value = pair.toArray().at(0).toString();
                const auto verdict =
                    pair.toArray().at(1).toBool() ? Pattern::Verdict::Matches : Pattern::Verdict::Differs;
                QVERIFY2(std::get<Pattern>(parsed).match(value) == verdict,
                         written({{"pattern"_L1, text}, {"text"_L1, value}}));
                QVERIFY2(value.isEmpty() || text.isEmpty() ||
                             rule.accepts(value) == (verdict == Pattern::Verdict::Matches),
                         written({{"pattern"_L1, text}, {"text"_L1, value}}));
            }
        }
    }

    void textsWithoutRegardToCase()
    {
        QVERIFY(goldenRules("same"_L1).size() > 600);
        for (const QJsonValue& each : goldenRules("same"_L1)) {
            const QJsonObject wanted = each.toObject();
            QVERIFY2(isSameText(wanted.value("a"_L1).toString(), wanted.value("b"_L1).toString()) ==
                         wanted.value("same"_L1).toBool(),
                     written(wanted));
        }
    }

    void values()
    {
        QVERIFY(goldenRules("values"_L1).size() > 150);
        for (const QJsonValue& each : goldenRules("values"_L1)) {
            const QJsonObject wanted = each.toObject();
            const Tag tag = ruleTag(wanted);
            const ValueRule rule(tag);
            QVERIFY2(rule.check(tag.text) == wrongs.value(wanted.value("wrong"_L1).toString()),
                     written(wanted) +
                         qPrintable(rule.fault(tag.text, Message::literal(tag.name)).english()));
            QCOMPARE(valueFault(tag).isEmpty(), rule.accepts(tag.text));
            if (wanted.contains("tidied"_L1))
                QVERIFY2(rule.normalized(tag.text) == wanted.value("tidied"_L1).toString(), written(wanted));
        }
    }

    void documents()
    {
        QVERIFY(goldenRules("documents"_L1).size() > 200);
        for (const QJsonValue& each : goldenRules("documents"_L1)) {
            const QJsonObject wanted = each.toObject();
            Document document;
            for (const QJsonValue& tag : wanted.value("tags"_L1).toArray())
                document.tags.append(ruleTag(tag.toObject()));
            const Evaluation evaluation(document);
            const auto indexOf = [&](const QString& name) {
                return std::find_if(document.tags.begin(), document.tags.end(),
                                    [&](const Tag& tag) { return tag.name == name; }) -
                       document.tags.begin();
            };
            const QJsonObject shown = wanted.value("shown"_L1).toObject();
            for (auto one = shown.begin(); one != shown.end(); ++one)
                QVERIFY2(evaluation.isShown(indexOf(one.key())) == one->toBool(), written(wanted));
            const QJsonObject computed = wanted.value("computed"_L1).toObject();
            for (auto one = computed.begin(); one != computed.end(); ++one)
                QVERIFY2(evaluation.computedTexts().value(indexOf(one.key())) == one->toString(),
                         written(wanted));
        }
    }

    /** A pattern with catastrophic backtracking, and one with many empty repetitions. */
    void hostilePatternsEnd()
    {
        test::WorkTimer clock;
        const auto hard = Pattern::parse(u"(?:[a-z]{65,1000}){2,9}x");
        QCOMPARE(std::get<Pattern>(hard).match(QString(9'000, u'a')), Pattern::Verdict::TooComplex);
        QVERIFY(std::holds_alternative<Pattern>(Pattern::parse(u"(?:(?:(?:){99999}){99999}){99999}")));
        const auto looking = Pattern::parse(u"(?:(?=[^b]*b)[\\s\\S])*");
        QCOMPARE(std::get<Pattern>(looking).match(QString(400, u'a')), Pattern::Verdict::Differs);
        QVERIFY(clock.elapsed() < 5'000);
        Tag tag = test::tag(TagType::Text, u"Text"_s);
        tag.style.pattern = u"(?:[a-z]{65,1000}){2,9}x"_s;
        tag.text = QString(9'000, u'a');
        QCOMPARE(valueFault(tag, Message::literal(u"x"_s)).english(),
                 u"The pattern of “x” can\'t be checked."_s);
    }

    void sentencesNameTheReadingsAndThePlace()
    {
        Tag tag = test::tag(TagType::Number, u"Amount"_s);
        tag.text = u"1,234"_s;
        QCOMPARE(valueFault(tag, Message::literal(u"x"_s)).english(),
                 u"“x” can be read as 1234 or 1.234. Enter one of them."_s);
        QCOMPARE(patternFault(u"ab{,3}"_s).english(),
                 u"“{,3}” (character 3) isn't a valid count. Write {0,3} or {2,}."_s);
        QCOMPARE(patternFault(u"x(?>a)"_s).english(), u"“(?>” (character 2) isn't supported in patterns."_s);
        QVERIFY(patternFault(u"\\w+"_s).isEmpty());
    }

    /** Names that formulas and conditions treat as equal are reported as duplicates. */
    void namesThatDifferInCaseOnlyAreDuplicates()
    {
        Document document;
        document.tags = {test::tag(TagType::Text, u"Straße"_s), test::tag(TagType::Text, u"STRASSE"_s)};
        const QList<Finding> findings = validate(document);
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.kind == Finding::Kind::DuplicateTagName && finding.tagIndex == 1;
        }));
    }

    /** An editor need not fill in others' required fields, but corrections are validated. */
    void editorsCorrections()
    {
        Document document;
        document.invitations = {Invitation(), Invitation()};
        document.invitations[0].actionType = ActionType::Editor;
        document.invitations[1].actionType = ActionType::Signer;
        document.invitations[1].sequence = document.invitations.at(0).sequence + 1;
        Tag amount = test::tag(TagType::Number, u"Amount"_s);
        amount.invitationIndex = 2;
        amount.isMandatory = true;
        document.tags = {amount};
        QCOMPARE(checkValues(document, 1), QList<FieldIssue>());
        document.tags[0].text = u"19,99"_s;
        QCOMPARE(checkValues(document, 1), QList<FieldIssue>());
        document.tags[0].text = u"1,999"_s;
        QCOMPARE(checkValues(document, 1).size(), 1);
    }
};

INK_TEST(TestValueRule, "tst_valuerule")

} // namespace tst_valuerule

#include "tst_valuerule.moc"
