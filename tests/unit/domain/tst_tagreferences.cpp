#include "app/domain/logic/tagreferences.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_tagreferences {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

Tag button(const QString& name, const QString& group, int recipient = 1)
{
    Tag tag = test::tag(TagType::Radio, name, 1, recipient);
    tag.groupName = group;
    return tag;
}

Tag shownIf(const QString& name, const QString& on, const QString& equals)
{
    Tag tag = test::tag(TagType::Text, name);
    tag.style.condition = TagCondition{on, equals};
    return tag;
}

Tag computed(const QString& name, const QString& formula)
{
    Tag tag = test::tag(TagType::Number, name);
    tag.style.formula = formula;
    return tag;
}

} // namespace

class TestTagReferences final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aTagsNameIsFollowed()
    {
        QList<Tag> tags{test::tag(TagType::Number, u"Net"_s), computed(u"Gross"_s, u"{net} * 1.19 + {Fee}"_s),
                        shownIf(u"Why"_s, u"NET"_s, u"0"_s)};
        renameTag(tags, 0, u"Net price"_s);
        QCOMPARE(tags.at(1).style.formula, u"{Net price} * 1.19 + {Fee}"_s);
        QCOMPARE(tags.at(2).style.condition->terms.at(0).tag, u"Net price"_s);
        renameTag(tags, 0, u"a } brace"_s); // formulas can't refer to it, so they stay
        QCOMPARE(tags.at(1).style.formula, u"{Net price} * 1.19 + {Fee}"_s);
        QCOMPARE(tags.at(2).style.condition->terms.at(0).tag, u"a } brace"_s);
    }

    void everyTermFollows()
    {
        QList<Tag> tags{test::tag(TagType::Number, u"Net"_s), button(u"Yes"_s, u"Choice"_s),
                        test::tag(TagType::Text, u"Why"_s)};
        tags[2].style.condition.emplace().terms = {{u"net"_s, u"5"_s, Comparison::Less, false},
                                                   {u"Choice"_s, u"Yes"_s, Comparison::Differs, false},
                                                   {u"Net"_s, u"9"_s, Comparison::Greater, true}};
        renameTag(tags, 0, u"Gross"_s);
        renameTag(tags, 1, u"Sure"_s);
        renameGroup(tags, 1, u"Answer"_s);
        const QList<ConditionTerm> terms{{u"Gross"_s, u"5"_s, Comparison::Less, false},
                                         {u"Answer"_s, u"Sure"_s, Comparison::Differs, false},
                                         {u"Gross"_s, u"9"_s, Comparison::Greater, true}};
        QVERIFY(tags.at(2).style.condition->terms == terms);
        dropCondition(tags[2]);
        QCOMPARE(droppedCondition(tags.at(2)), u"Gross, Answer"_s);
    }

    void theSecondOfANameIsNotMeant()
    {
        QList<Tag> tags{test::tag(TagType::Number, u"Net"_s), test::tag(TagType::Number, u"net"_s),
                        shownIf(u"Why"_s, u"Net"_s, u"0"_s)};
        renameTag(tags, 1, u"Other"_s);
        QCOMPARE(tags.at(2).style.condition->terms.at(0).tag, u"Net"_s);
    }

    void aRadioButtonsNameIsFollowed()
    {
        QList<Tag> tags{button(u"Option 1"_s, u"Choice"_s), button(u"Option 2"_s, u"Choice"_s),
                        shownIf(u"A"_s, u"choice"_s, u"option 2"_s),
                        shownIf(u"B"_s, u"Choice"_s, u"Option 1"_s),
                        shownIf(u"C"_s, u"Option 2"_s, u"true"_s),
                        // a dropdown with the same text among its options
                        shownIf(u"D"_s, u"List"_s, u"Option 2"_s), test::tag(TagType::Dropdown, u"List"_s)};
        renameTag(tags, 1, u"Yes"_s);
        QCOMPARE(*tags.at(2).style.condition, (TagCondition{u"choice"_s, u"Yes"_s}));
        QCOMPARE(*tags.at(3).style.condition, (TagCondition{u"Choice"_s, u"Option 1"_s}));
        QCOMPARE(*tags.at(4).style.condition, (TagCondition{u"Yes"_s, u"true"_s}));
        QCOMPARE(*tags.at(5).style.condition, (TagCondition{u"List"_s, u"Option 2"_s}));
    }

    void aGroupIsRenamedAsAWhole()
    {
        QList<Tag> tags{button(u"Cat"_s, u"Choice"_s),          button(u"Dog"_s, u"choice"_s),
                        button(u"Red"_s, u"Choice"_s, 2),       shownIf(u"A"_s, u"Choice"_s, u"Dog"_s),
                        shownIf(u"B"_s, u"Choice"_s, u"Red"_s), computed(u"N"_s, u"{Choice} * 2"_s)};
        renameGroup(tags, 1, u"Pets"_s);
        QCOMPARE(tags.at(0).groupName, u"Pets"_s);
        QCOMPARE(tags.at(1).groupName, u"Pets"_s);
        QCOMPARE(tags.at(2).groupName, u"Choice"_s); // of another recipient
        QCOMPARE(tags.at(3).style.condition->terms.at(0).tag, u"Pets"_s);
        QCOMPARE(tags.at(4).style.condition->terms.at(0).tag, u"Choice"_s);
        QCOMPARE(tags.at(5).style.formula, u"{Pets} * 2"_s);
    }

    void aTagOfTheGroupsNameIsMeantInstead()
    {
        QList<Tag> tags{test::tag(TagType::Checkbox, u"Choice"_s), button(u"Cat"_s, u"Choice"_s),
                        shownIf(u"A"_s, u"Choice"_s, u"true"_s)};
        renameGroup(tags, 1, u"Pets"_s);
        QCOMPARE(tags.at(2).style.condition->terms.at(0).tag, u"Choice"_s);
    }

    void aButtonTakesItsConditionsToAnotherGroup()
    {
        QList<Tag> tags{button(u"Cat"_s, u"Choice"_s), button(u"Dog"_s, u"Choice"_s),
                        shownIf(u"A"_s, u"Choice"_s, u"Dog"_s), shownIf(u"B"_s, u"Choice"_s, u"Cat"_s)};
        moveToGroup(tags, {1}, u"Choice 2"_s);
        QCOMPARE(tags.at(0).groupName, u"Choice"_s);
        QCOMPARE(tags.at(1).groupName, u"Choice 2"_s);
        QCOMPARE(tags.at(2).style.condition->terms.at(0).tag, u"Choice 2"_s);
        QCOMPARE(tags.at(3).style.condition->terms.at(0).tag, u"Choice"_s);
    }

    void optionsOfAListAreFollowed()
    {
        Tag list = test::tag(TagType::Dropdown, u"Colour"_s);
        list.style.options = {u"Red"_s, u"Green"_s, u"Blue"_s};
        list.text = u"Green"_s;
        QList<Tag> tags{list, shownIf(u"A"_s, u"colour"_s, u"green"_s),
                        shownIf(u"B"_s, u"Colour"_s, u"Red"_s), shownIf(u"C"_s, u"Other"_s, u"Green"_s)};
        // Swapped names are not confused.
        setOptions(tags, 0, {u"Green"_s, u"Red"_s, u"Blue"_s},
                   {{u"Red"_s, u"Green"_s}, {u"Green"_s, u"Red"_s}});
        QCOMPARE(tags.at(0).text, u"Red"_s);
        QCOMPARE(tags.at(1).style.condition->terms.at(0).value, u"Red"_s);
        QCOMPARE(tags.at(2).style.condition->terms.at(0).value, u"Green"_s);
        QCOMPARE(tags.at(3).style.condition->terms.at(0).value, u"Green"_s);
    }

    void whatWasDroppedStaysKnown()
    {
        Tag tag = shownIf(u"A"_s, u"Choice"_s, u"Dog"_s);
        dropCondition(tag);
        QVERIFY(!tag.style.condition);
        QCOMPARE(droppedCondition(tag), u"Choice"_s);
        tag.style.condition = TagCondition{u"Other"_s, u"1"_s};
        QVERIFY(droppedCondition(tag).isEmpty());
        tag.style.condition.reset();
        clearDroppedCondition(tag);
        QVERIFY(droppedCondition(tag).isEmpty());
        Tag sum = computed(u"Sum"_s, u"{a} + 1"_s);
        dropFormula(sum);
        QVERIFY(sum.style.formula.isEmpty());
        QCOMPARE(droppedFormula(sum), u"{a} + 1"_s);
        clearDroppedFormula(sum);
        QVERIFY(droppedFormula(sum).isEmpty());
    }
};

INK_TEST(TestTagReferences, "tst_tagreferences")

} // namespace tst_tagreferences

#include "tst_tagreferences.moc"
