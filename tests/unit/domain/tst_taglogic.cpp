#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/values/validation.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <ctime>

namespace tst_taglogic {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;
using Kind = Finding::Kind;

namespace {

QString errorsAt(const QList<Finding>& findings, Kind kind, Severity severity)
{
    QStringList fields;
    for (const Finding& finding : findings)
        if (finding.kind == kind && finding.severity == severity && !finding.detail.english().isEmpty())
            fields.append(finding.field);
    return fields.join(u' ');
}

} // namespace

/** Findings about formulas, conditions, defaults and limits. */
class TestTagLogic final : public QObject
{
    Q_OBJECT

    Document m_document;
    Tag& add(TagType type, const QString& name, int owner = 1)
    {
        m_document.tags.append(
            test::tag(type, name, 1, owner, 72, 200 + 30 * static_cast<int>(m_document.tags.size())));
        return m_document.tags.last();
    }
    QString found(Kind kind, Severity severity = Severity::Error)
    {
        return errorsAt(validate(m_document), kind, severity);
    }

private Q_SLOTS:
    void init() { m_document = test::sendableDraft(); } // tags[0] is the signature

    void unreadableFormulasAreRefusedInDrafts()
    {
        add(TagType::Number, u"Total"_s).style.formula = u"sum(1, 2"_s;
        const QList<Finding> findings = checkDraft(m_document);
        QCOMPARE(errorsAt(findings, Kind::BadFormula, Severity::Error), u"tags[1].style.formula"_s);
        QCOMPARE(findings.first().detail.english(),
                 u"The formula of “Total” isn't valid. Unmatched parenthesis (character 4)."_s);
        add(TagType::Signature, u"Second"_s).style.formula = u"1 + 1"_s;
        QCOMPARE(errorsAt(checkDraft(m_document), Kind::BadFormula, Severity::Error),
                 u"tags[1].style.formula tags[2].style.formula"_s);
    }

    /** As many tags depend on a group as the group has buttons: twenty times as many of both take about
     * twenty times as long, not four hundred times. */
    void manyWaitForAGroupOfMany()
    {
        const auto timeFor = [](int size) {
            Document document;
            for (int i = 0; i < size; ++i) {
                Tag button = test::tag(TagType::Radio, u"r%1"_s.arg(i), 1, 1, 0, 0);
                button.groupName = u"g"_s;
                button.style.condition = TagCondition(u"h"_s, u"true"_s);
                document.tags.append(button);
                Tag reader = test::tag(TagType::Text, u"c%1"_s.arg(i), 1, 1, 0, 0);
                reader.style.condition = TagCondition(u"g"_s, u"r1"_s);
                document.tags.append(reader);
            }
            Tag last = test::tag(TagType::Checkbox, u"h"_s, 1, 1, 0, 0);
            last.style.condition = TagCondition(u"g"_s, u"r1"_s);
            document.tags.append(last);
            const std::clock_t begin = std::clock();
            const Evaluation evaluation(document);
            const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
            // The buttons and the box depend on one another, the readers only on the cycle.
            return evaluation.conditionCycles().size() == size + 1 && !evaluation.isShown(1) ? seconds : -1.0;
        };
        const double few = timeFor(200);
        const double many = timeFor(4000);
        QVERIFY(few >= 0 && many >= 0);
        QVERIFY2(many < 100 * std::max(few, 0.001), qPrintable(u"%1 s, %2 s"_s.arg(few).arg(many)));
    }

    void circlesAreRefusedInDrafts()
    {
        add(TagType::Number, u"A"_s).style.formula = u"{B} + 1"_s;
        add(TagType::Number, u"B"_s).style.formula = u"{a} * 2"_s;
        add(TagType::Text, u"C"_s).style.condition = TagCondition{u"C"_s, u"x"_s};
        QCOMPARE(errorsAt(checkDraft(m_document), Kind::FormulaCycle, Severity::Error),
                 u"tags[1].style.formula tags[2].style.formula"_s);
        QCOMPARE(errorsAt(checkDraft(m_document), Kind::ConditionCycle, Severity::Error),
                 u"tags[3].style.condition.tag"_s);
    }

    void allFormulasTogetherAreBounded()
    {
        for (int i = 0; i < 101; ++i)
            add(TagType::Number, u"N%1"_s.arg(i)).style.formula = u"1+"_s.repeated(499) + u"1"_s;
        QCOMPARE(errorsAt(checkDraft(m_document), Kind::BadFormula, Severity::Error),
                 u"tags[101].style.formula"_s);
    }

    void namesOfNothing()
    {
        add(TagType::Number, u"Total"_s).style.formula = u"{Net} * 2"_s;
        add(TagType::Text, u"Why"_s).style.condition = TagCondition{u"Gone"_s, u"true"_s};
        // A tag may be deleted before the formula that refers to it.
        QVERIFY(checkDraft(m_document).isEmpty());
        QCOMPARE(found(Kind::FormulaOnMissingTag), u"tags[1].style.formula"_s);
        QCOMPARE(found(Kind::ConditionOnMissingTag), u"tags[2].style.condition.tag"_s);
        // Of several terms, the one that names it.
        m_document.tags[2].style.condition->terms = {
            {u"Net"_s, u"1"_s}, {u"Total"_s, u"2"_s, Comparison::Equals, true}, {u"Gone"_s, u"3"_s}};
        add(TagType::Number, u"Net"_s);
        QCOMPARE(found(Kind::ConditionOnMissingTag), u"tags[2].style.condition.any[1].all[1].tag"_s);
    }

    void formulasTakeOnlyValues()
    {
        add(TagType::Number, u"Total"_s).style.formula = u"{Signature} + days({When}; {Due}) + {Signed}"_s;
        add(TagType::Date, u"When"_s);
        add(TagType::Date, u"Due"_s).style.formula = u"{When} + 14"_s;
        add(TagType::SignDate, u"Signed"_s); // filled in only by signing
        m_document.tags[0].name = u"Signature"_s;
        QCOMPARE(found(Kind::BadFormula), u"tags[1].style.formula tags[1].style.formula"_s);
        m_document.tags[1].style.formula = u"{Secret}"_s;
        add(TagType::MaskedText, u"Secret"_s);
        QCOMPARE(found(Kind::BadFormula), u"tags[1].style.formula"_s);
    }

    void unreachable_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("equals");
        QTest::addColumn<bool>("reachable");
        const auto type = [](TagType t) { return static_cast<int>(t); };
        QTest::newRow("box on") << type(TagType::Checkbox) << u"TRUE"_s << true;
        QTest::newRow("box yes") << type(TagType::Checkbox) << u"yes"_s << false;
        QTest::newRow("option") << type(TagType::Dropdown) << u"b"_s << true;
        QTest::newRow("no option") << type(TagType::Dropdown) << u"c"_s << false;
        QTest::newRow("number") << type(TagType::Number) << u"5"_s << true;
        QTest::newRow("out of range") << type(TagType::Number) << u"11"_s << false;
        QTest::newRow("no number") << type(TagType::Number) << u"five"_s << false;
        QTest::newRow("empty number") << type(TagType::Number) << QString() << true;
        QTest::newRow("text") << type(TagType::Text) << u"anything"_s << true;
        QTest::newRow("signature") << type(TagType::Signature) << u"anything"_s << false;
    }
    void unreachable()
    {
        QFETCH(int, type);
        QFETCH(QString, equals);
        QFETCH(bool, reachable);
        Tag& on = add(static_cast<TagType>(type), u"On"_s);
        on.style.options = {u"a"_s, u"b"_s};
        if (on.type == TagType::Number) on.style.max = 10;
        add(TagType::Text, u"Why"_s).style.condition = TagCondition{u"on"_s, equals};
        add(TagType::Text, u"Then"_s).style.condition = TagCondition{u"Why"_s, u"x"_s}; // a chain
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning),
                 reachable ? QString() : u"tags[2].style.condition.equals tags[3].style.condition.equals"_s);
        m_document.tags[2].isMandatory = m_document.tags[3].isMandatory = false;
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), QString());
    }

    void unreachableComparisons()
    {
        Tag& amount = add(TagType::Number, u"Amount"_s); // tags[1]
        amount.style.min = 10;
        amount.style.max = 20;
        add(TagType::Dropdown, u"List"_s).style.options = {u"a"_s, u"b"_s};
        add(TagType::Checkbox, u"Box"_s);
        const auto ask = [](const QString& tag, Comparison comparison, const QString& value,
                            bool orElse = false) {
            return ConditionTerm{tag, value, comparison, orElse};
        };
        const auto isReachable = [&](const QList<ConditionTerm>& terms) {
            const qsizetype count = m_document.tags.size();
            add(TagType::Text, u"Why"_s).style.condition.emplace().terms = terms;
            const QString told = found(Kind::UnreachableMandatory, Severity::Warning);
            m_document.tags.resize(count);
            return told.isEmpty();
        };
        QVERIFY(isReachable({ask(u"Amount"_s, Comparison::Less, u"11"_s)}));
        QVERIFY(!isReachable({ask(u"Amount"_s, Comparison::Less, u"10"_s)}));
        QVERIFY(isReachable({ask(u"Amount"_s, Comparison::AtMost, u"10"_s)}));
        QVERIFY(!isReachable({ask(u"Amount"_s, Comparison::Greater, u"20"_s)}));
        QVERIFY(isReachable({ask(u"Amount"_s, Comparison::AtLeast, u"20"_s)}));
        QVERIFY(isReachable({ask(u"Amount"_s, Comparison::Differs, u"15"_s)}));
        QVERIFY(isReachable({ask(u"List"_s, Comparison::Differs, u"a"_s)}));
        QVERIFY(!isReachable({ask(u"List"_s, Comparison::Contains, u"c"_s)}));
        QVERIFY(isReachable({ask(u"List"_s, Comparison::Filled, {})}));
        QVERIFY(isReachable({ask(u"Box"_s, Comparison::Filled, {})}));
        const ConditionTerm never = ask(u"List"_s, Comparison::Equals, u"c"_s);
        const ConditionTerm can = ask(u"Box"_s, Comparison::Equals, u"true"_s);
        ConditionTerm orCan = can;
        orCan.isAlternative = true;
        QVERIFY(!isReachable({can, never}));
        QVERIFY(isReachable({never, orCan}));
        add(TagType::Text, u"Which"_s).style.condition =
            TagCondition{u"List"_s, u"c"_s}; // never shown itself
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), u"tags[4].style.condition.equals"_s);
        m_document.tags.last().isMandatory = false;
        QVERIFY(!isReachable({ask(u"Which"_s, Comparison::Empty, {})}));
    }

    void unreachableInGroups()
    {
        add(TagType::Radio, u"Red"_s).groupName = u"Colour"_s;
        add(TagType::Text, u"Why"_s).style.condition = TagCondition{u"Colour"_s, u"red"_s};
        add(TagType::Text, u"Never"_s).style.condition = TagCondition{u"Colour"_s, u"green"_s};
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), u"tags[3].style.condition.equals"_s);
    }

    void laterSignersCannotOpenWhatEarlierOnesFill()
    {
        m_document.invitations.append(
            test::invitation(u"Ben"_s, u"ben@example.com"_s, ActionType::Signer, 2));
        add(TagType::Signature, u"Ben's"_s, 2);
        add(TagType::Checkbox, u"Agreed"_s, 2);
        add(TagType::Text, u"Why"_s, 1).style.condition = TagCondition{u"Agreed"_s, u"true"_s};
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), u"tags[3].style.condition.equals"_s);
        m_document.invitations[1].sequence = 1;
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), QString());
        m_document.invitations[1].sequence = 2;
        m_document.tags[2].style.checked = true; // the default
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), QString());
    }

    void whatIsReadOnlyStaysAsItIs()
    {
        Tag& on = add(TagType::Text, u"On"_s);
        on.text = u"a"_s;
        on.style.readOnly = true;
        add(TagType::Text, u"Why"_s).style.condition = TagCondition{u"On"_s, u"b"_s};
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), u"tags[2].style.condition.equals"_s);
        m_document.type = DocumentType::RegularTemplate; // filled in when the template is used
        QCOMPARE(found(Kind::UnreachableMandatory, Severity::Warning), QString());
    }

    void defaultsMustBeTaken()
    {
        add(TagType::Number, u"N"_s).text = u"many"_s;
        Tag& fixed = add(TagType::Dropdown, u"L"_s);
        fixed.style.options = {u"a"_s};
        fixed.text = u"b"_s;
        fixed.style.readOnly = true;
        QCOMPARE(found(Kind::BadDefault, Severity::Warning), u"tags[1].text"_s);
        QCOMPARE(found(Kind::BadDefault), u"tags[2].text"_s);
    }

    void resultsMustBeTaken()
    {
        add(TagType::Number, u"Rooms"_s).text = u"12"_s;
        Tag& total = add(TagType::Number, u"Total"_s);
        total.style.formula = u"{Rooms} * 100"_s;
        total.style.max = 1000;
        QCOMPARE(found(Kind::BadDefault, Severity::Warning), u"tags[2].style.formula"_s);
        m_document.tags[1].text = u"9"_s;
        QCOMPARE(found(Kind::BadDefault, Severity::Warning), QString());
        m_document.tags[1].text.clear(); // a result without inputs is empty
        QCOMPARE(found(Kind::BadDefault, Severity::Warning), QString());
    }

    void limitsMustLeaveSomething()
    {
        Tag& number = add(TagType::Number, u"N"_s);
        number.style.min = 10;
        number.style.max = 9.5;
        add(TagType::Text, u"T"_s).style.maxLength = 0;
        QCOMPARE(found(Kind::BadLimits), u"tags[1].style.min tags[2].style.maxLength"_s);
    }
};

INK_TEST(TestTagLogic, "tst_taglogic")

} // namespace tst_taglogic

#include "tst_taglogic.moc"
