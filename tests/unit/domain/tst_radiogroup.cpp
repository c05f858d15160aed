#include "app/domain/document/radiogroup.h"
#include "app/domain/document/taborder.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_radiogroup {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

Tag button(const QString& group, const QString& name, int top, const QString& option = {}, int recipient = 1)
{
    Tag made = test::tag(TagType::Radio, name, 1, recipient, 72, top);
    made.groupName = group;
    if (!option.isEmpty()) made.style.options = {option};
    return made;
}

} // namespace

/** Radio buttons as questions, and the texts that select their answers. */
class TestRadioGroup final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatChoosesAButton_data()
    {
        QTest::addColumn<QList<Tag>>("tags");
        QTest::addColumn<QStringList>("choices");
        QTest::addColumn<bool>("byPlace");
        const auto add = [](const char* what, const QList<Tag>& tags, const QStringList& choices,
                            bool byPlace) { QTest::newRow(what) << tags << choices << byPlace; };
        add("names", {button(u"G"_s, u"red"_s, 100), button(u"G"_s, u"blue"_s, 200)}, {u"red"_s, u"blue"_s},
            false);
        add("options before names",
            {button(u"G"_s, u"a"_s, 100, u"Red"_s), button(u"G"_s, u"b"_s, 200, u"Blue"_s)},
            {u"Red"_s, u"Blue"_s}, false);
        add("names where options are the same",
            {button(u"G"_s, u"a"_s, 100, u"On"_s), button(u"G"_s, u"b"_s, 200, u"On"_s)}, {u"a"_s, u"b"_s},
            false);
        add("places of nameless ones", {button(u"G"_s, {}, 200), button(u"G"_s, {}, 100)}, {u"1"_s, u"2"_s},
            true);
        add("places of one name", {button(u"G"_s, u"G"_s, 200), button(u"G"_s, u"G"_s, 100)},
            {u"1"_s, u"2"_s}, true);
        add("places when one has no name",
            {button(u"G"_s, u"red"_s, 100), button(u"G"_s, {}, 200), button(u"G"_s, u"blue"_s, 300)},
            {u"1"_s, u"2"_s, u"3"_s}, true);
    }

    void whatChoosesAButton()
    {
        QFETCH(QList<Tag>, tags);
        QFETCH(QStringList, choices);
        QFETCH(bool, byPlace);
        const auto groups = radioGroups(tags);
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups.constFirst().choices, choices);
        QCOMPARE(groups.constFirst().isByPosition, byPlace);
    }

    void groupsAreOfOneRecipientEach()
    {
        const QList<Tag> tags{button(u"G"_s, u"a"_s, 100), button(u"g"_s, u"b"_s, 200),
                              button(u"G"_s, u"a"_s, 300, {}, 2), button({}, u"alone"_s, 50),
                              test::tag(TagType::Checkbox, u"box"_s)};
        const auto groups = radioGroups(tags);
        QCOMPARE(groups.size(), 2);
        QCOMPARE(groups.at(0).buttons.size(), 2);
        QCOMPARE(groups.at(1).invitationIndex, 2);
        QCOMPARE(groups.at(1).buttons.constFirst().tagIndex, 2);
        QVERIFY(radioGroups({test::tag(TagType::Text, u"T"_s)}).isEmpty());
    }

    void placesFollowTheOrderOfTab()
    {
        QList<Tag> tags{button(u"G"_s, {}, 300), button(u"G"_s, {}, 100), button(u"G"_s, {}, 200)};
        const auto places = [&tags] {
            QList<qsizetype> all;
            for (const RadioGroup::Button& each : radioGroups(tags).constFirst().buttons)
                all.append(each.tagIndex);
            return all;
        };
        QCOMPARE(places(), (QList<qsizetype>{1, 2, 0}));
        tags[0].facts.tabPosition = 1;
        tags[2].facts.tabPosition = 2;
        tags[1].facts.tabPosition = 3;
        QCOMPARE(places(), (QList<qsizetype>{0, 2, 1}));
    }

    void textsFindTheirButton()
    {
        const auto named =
            radioGroups({button(u"G"_s, u"a"_s, 100, u"Yes"_s), button(u"G"_s, u"b"_s, 200, u"No"_s),
                         button(u"G"_s, u"c"_s, 300, u"no"_s)})
                .constFirst();
        QCOMPARE(named.find(u"Yes"_s), 0);
        QCOMPARE(named.find(u" yes "_s), 0);
        QCOMPARE(named.find(u"no"_s), 2);  // exact case
        QCOMPARE(named.find(u"NO"_s), -1); // ambiguous: No or no
        QCOMPARE(named.find(u"b"_s), 1);   // also by name
        QCOMPARE(named.find(u"1"_s), -1);  // positions count only for buttons without names
        QCOMPARE(named.find(QString()), -1);
        QCOMPARE(named.choiceFault(u"G"_s).english(), u"“G” must be one of these: Yes, No, no."_s);
        const auto byPlace = radioGroups({button(u"G"_s, {}, 100), button(u"G"_s, {}, 200)}).constFirst();
        QCOMPARE(byPlace.find(u"2"_s), 1);
        QCOMPARE(byPlace.find(u"3"_s), -1);
        QCOMPARE(byPlace.choiceFault(u"G"_s).english(),
                 u"“G” must be the position of one of its buttons, from 1 to 2."_s);
        QList<Tag> many;
        for (int i = 1; i <= 21; ++i)
            many.append(button(u"G"_s, u"n%1"_s.arg(i), 10 * i));
        QVERIFY(radioGroups(many).constFirst().choiceFault(u"G"_s).english().endsWith(u"n20, …."_s));
    }
};

INK_TEST(TestRadioGroup, "tst_radiogroup")

} // namespace tst_radiogroup

#include "tst_radiogroup.moc"
