#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/taborder.h"
#include "app/domain/logic/formula.h"
#include "app/domain/logic/tagreferences.h"
#include "app/domain/values/validation.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "ui/commands/tagcopies.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_tagcopies {

using namespace ink;
using namespace ink::ui;

namespace {

domain::Document document()
{
    domain::Document draft = test::emptyDraft();
    draft.files = {test::file(QStringLiteral("a.pdf"), 3)};
    draft.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
    return draft;
}

/** The target of a name in a condition or formula: a tag, a radio group with or without a button, or
 * nothing. */
struct Reference
{
    qsizetype tag = -1;
    QList<qsizetype> group; ///< all its buttons
    qsizetype button = -1;  ///< the one in the condition
    bool operator==(const Reference&) const = default;
};

bool isSame(const QString& a, const QString& b)
{
    return a.trimmed().compare(b.trimmed(), Qt::CaseInsensitive) == 0;
}

Reference resolve(const QList<domain::Tag>& tags, const QString& name, const QString& equals = {})
{
    Reference reference;
    for (qsizetype i = 0; i < tags.size() && reference.tag < 0; ++i)
        if (isSame(tags.at(i).name, name)) reference.tag = i;
    if (reference.tag >= 0) return reference;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        if (tags.at(i).type != domain::TagType::Radio || !isSame(tags.at(i).groupName, name)) continue;
        reference.group.append(i);
        if (isSame(tags.at(i).name, equals)) reference.button = i;
    }
    return reference;
}

QStringList namesIn(const QString& formula)
{
    const auto parsed = domain::Formula::parse(formula);
    return std::holds_alternative<domain::Formula>(parsed) ? std::get<domain::Formula>(parsed).names()
                                                           : QStringList();
}

/** Random groups, lists, conditions and formulas that refer to one another. */
domain::Document randomDocument(QRandomGenerator& random, int number)
{
    domain::Document draft = document();
    draft.guid = QStringLiteral("document-%1").arg(number);
    draft.invitations.append(test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org")));
    const int count = random.bounded(3, 16);
    for (int i = 0; i < count; ++i) {
        static constexpr std::array types{domain::TagType::Radio,   domain::TagType::Radio,
                                          domain::TagType::Radio,   domain::TagType::Text,
                                          domain::TagType::Number,  domain::TagType::Checkbox,
                                          domain::TagType::Dropdown};
        auto tag =
            test::tag(types.at(static_cast<std::size_t>(random.bounded(static_cast<int>(types.size())))),
                      QStringLiteral("Field %1").arg(i + 1), random.bounded(1, 4), 1, 10, 10 + i * 20);
        if (tag.type == domain::TagType::Radio) {
            // Each group has one recipient, as in the editor.
            const int group = random.bounded(1, 4);
            tag.groupName = QStringLiteral("Choice %1").arg(group);
            tag.invitationIndex = 1 + group % 2;
        }
        if (tag.type == domain::TagType::Dropdown)
            tag.style.options = {QStringLiteral("Red"), QStringLiteral("Green")};
        draft.tags.append(tag);
    }
    for (domain::Tag& tag : draft.tags) {
        const auto target = [&] {
            return draft.tags.at(random.bounded(static_cast<int>(draft.tags.size())));
        };
        if (random.bounded(2) == 0) {
            const domain::Tag on = target();
            const bool byGroup = on.type == domain::TagType::Radio && random.bounded(4) > 0;
            const QString equals = byGroup                                ? on.name
                                   : on.type == domain::TagType::Dropdown ? QStringLiteral("green")
                                                                          : QStringLiteral("true");
            tag.style.condition = domain::TagCondition{byGroup ? on.groupName.toUpper() : on.name, equals};
        }
        if (tag.type == domain::TagType::Number && random.bounded(2) == 0) {
            const domain::Tag one = target();
            const domain::Tag other = target();
            tag.style.formula =
                QStringLiteral("{%1} * 2 + {%2}")
                    .arg(one.type == domain::TagType::Radio ? one.groupName : one.name, other.name.toLower());
        }
    }
    return draft;
}

} // namespace

class TestTagCopies final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTermOfAConditionFollows()
    {
        domain::Document draft = document();
        const auto amount = test::tag(domain::TagType::Number, QStringLiteral("Amount"), 1, 1, 10, 10);
        const auto other = test::tag(domain::TagType::Number, QStringLiteral("Other"), 1, 1, 10, 40);
        auto note = test::tag(domain::TagType::Text, QStringLiteral("Why"), 1, 1, 10, 70);
        note.style.condition.emplace().terms = {
            {QStringLiteral("Amount"), QStringLiteral("5"), domain::Comparison::Less, false},
            {QStringLiteral("Other"), {}, domain::Comparison::Filled, true}};
        draft.tags = {amount, other, note};
        TagCopier copier(draft);
        const auto copies = copier.copy({amount, note}); // "Other" still refers to the existing tag
        const auto& terms = copies.at(1).style.condition->terms;
        QCOMPARE(terms.at(0).tag, QStringLiteral("Amount 2"));
        QCOMPARE(terms.at(0).comparison, domain::Comparison::Less);
        QCOMPARE(terms.at(1).tag, QStringLiteral("Other"));
        QVERIFY(terms.at(1).isAlternative);
    }

    void namesAreFreeAndTiesFollow()
    {
        domain::Document draft = document();
        auto amount = test::tag(domain::TagType::Number, QStringLiteral("Amount"), 1, 1, 10, 10);
        auto total = test::tag(domain::TagType::Number, QStringLiteral("Total"), 1, 1, 10, 40);
        total.style.formula = QStringLiteral("{amount} * 2 + {Other}");
        auto note = test::tag(domain::TagType::Text, QStringLiteral("Why"), 1, 1, 10, 70);
        note.style.condition = domain::TagCondition{QStringLiteral("Amount"), QStringLiteral("5")};
        draft.tags = {amount, total, note};
        TagCopier copier(draft);
        const auto copies = copier.copy(draft.tags);
        QCOMPARE(copies.at(0).name, QStringLiteral("Amount 2"));
        QCOMPARE(copies.at(1).style.formula, QStringLiteral("{Amount 2} * 2 + {Other}"));
        QCOMPARE(copies.at(2).style.condition->terms.at(0).tag, QStringLiteral("Amount 2"));
        // The next set does not share a name with the first.
        QCOMPARE(copier.copy(draft.tags).at(0).name, QStringLiteral("Amount 3"));
        // A copy without its target still refers to the original target.
        QCOMPARE(copier.copy({note}).first().style.condition->terms.at(0).tag, QStringLiteral("Amount"));
    }

    /** Otherwise the copy would depend on itself. */
    void aCopyDoesNotTakeTheNameOfADeletedTagThatIsAskedFor()
    {
        domain::Document draft = document();
        auto first = test::tag(domain::TagType::Dropdown, QStringLiteral("Dropdown 2"), 1, 1, 10, 10);
        first.style.condition = {QStringLiteral("Dropdown 3"), QStringLiteral("Red")}; // was deleted
        draft.tags = {first};
        TagCopier copier(draft);
        const auto copies = copier.copy({first});
        QCOMPARE(copies.at(0).name, QStringLiteral("Dropdown 4"));
        QCOMPARE(copies.at(0).style.condition->terms.at(0).tag, QStringLiteral("Dropdown 3"));
        // A cut tag is pasted with its own name, and the reference is valid again.
        const auto cut = test::tag(domain::TagType::Dropdown, QStringLiteral("Dropdown 3"), 1, 1, 10, 40);
        QCOMPARE(copier.copy({cut}).at(0).name, QStringLiteral("Dropdown 3"));
    }

    void wholeGroupsBecomeGroupsOfTheirOwn()
    {
        domain::Document draft = document();
        for (int i = 0; i < 3; ++i) {
            auto button =
                test::tag(domain::TagType::Radio, QStringLiteral("Button %1").arg(i + 1), 1, 1, 10, i * 20);
            button.groupName = QStringLiteral("Size");
            draft.tags.append(button);
        }
        TagCopier copier(draft);
        const auto whole = copier.copy(draft.tags);
        QCOMPARE(whole.first().groupName, QStringLiteral("Size 2"));
        QCOMPARE(whole.last().groupName, QStringLiteral("Size 2"));
        // A copied single button stays in the same question.
        QCOMPARE(copier.copy({draft.tags.first()}).first().groupName, QStringLiteral("Size"));
    }

    void whatIsTrueOfOneTagOnlyIsLeftOut()
    {
        domain::Document draft = document();
        auto tag = test::tag(domain::TagType::Text, QStringLiteral("Name"), 1, 1, 10, 10);
        tag.id = domain::TagId(9);
        tag.image = "png";
        tag.facts.origin.source = domain::TagOrigin::Source::FormField;
        tag.facts.origin.formField = QStringLiteral("form.name");
        tag.extra.insert(QStringLiteral("vendor"), 5);
        tag.facts.tabPosition = 4;
        draft.tags = {tag};
        const domain::Tag copy = TagCopier(draft).copy(draft.tags).first();
        QVERIFY(copy.id.isNull());
        QVERIFY(copy.image.isEmpty());
        QVERIFY(!domain::isFromField(copy));
        QCOMPARE(copy.facts.tabPosition, 0);
        QCOMPARE(copy.extra.value(QStringLiteral("vendor")).toInt(), 5);
    }

    void aConditionAsksForTheCopiedButton()
    {
        domain::Document draft = document();
        for (int i = 1; i <= 2; ++i) {
            auto button =
                test::tag(domain::TagType::Radio, QStringLiteral("Option %1").arg(i), 1, 1, 10, i * 20);
            button.groupName = QStringLiteral("Choice");
            draft.tags.append(button);
        }
        auto text = test::tag(domain::TagType::Text, QStringLiteral("Text"), 1, 1, 10, 80);
        text.style.condition = domain::TagCondition{QStringLiteral("Choice"), QStringLiteral("Option 2")};
        draft.tags.append(text);
        const auto copies = TagCopier(draft).copy(draft.tags);
        QCOMPARE(copies.at(2).style.condition->terms.at(0).tag, copies.at(1).groupName);
        QCOMPARE(copies.at(2).style.condition->terms.at(0).value, copies.at(1).name);
        QCOMPARE(copies.at(1).groupName, QStringLiteral("Choice 2"));
        // A button that stays in its group keeps its own condition.
        const auto some = TagCopier(draft).copy({draft.tags.at(1), text});
        QCOMPARE(some.at(1).style.condition->terms.at(0).tag, QStringLiteral("Choice"));
        QCOMPARE(some.at(1).style.condition->terms.at(0).value, some.at(0).name);
    }

    void whatIsCutInPartComesBackIntoItsGroup()
    {
        domain::Document draft = document();
        for (int i = 1; i <= 3; ++i) {
            auto button =
                test::tag(domain::TagType::Radio, QStringLiteral("Option %1").arg(i), 1, 1, 10, i * 20);
            button.groupName = QStringLiteral("Choice");
            draft.tags.append(button);
        }
        const QList<domain::Tag> cut = draft.tags.mid(1);
        const CopyOrigin origin = copyOrigin(draft, cut);
        draft.tags.resize(1);
        const auto back = TagCopier(draft).copy(cut, origin);
        QCOMPARE(back.first().groupName, QStringLiteral("Choice"));
        QCOMPARE(back.first().name, QStringLiteral("Option 2"));
    }

    void anotherDocumentsNamesAreNotMeant()
    {
        domain::Document other = document();
        other.tags = {test::tag(domain::TagType::Checkbox, QStringLiteral("Agree"))};
        auto text = test::tag(domain::TagType::Text, QStringLiteral("Why"));
        text.style.condition = domain::TagCondition{QStringLiteral("Agree"), QStringLiteral("true")};
        auto sum = test::tag(domain::TagType::Number, QStringLiteral("Sum"));
        sum.style.formula = QStringLiteral("{Agree} * 5");
        const auto copies =
            TagCopier(other).copy({text, sum}, CopyOrigin{.isSameDocument = false, .partialGroups = {}});
        QVERIFY(!copies.at(0).style.condition);
        QCOMPARE(domain::droppedCondition(copies.at(0)), QStringLiteral("Agree"));
        QVERIFY(copies.at(1).style.formula.isEmpty());
        other.tags += copies;
        int told = 0;
        for (const domain::Finding& finding : domain::validate(other))
            told += finding.kind == domain::Finding::Kind::ConditionOnMissingTag ||
                            finding.kind == domain::Finding::Kind::FormulaOnMissingTag
                        ? 1
                        : 0;
        QCOMPARE(told, 2);
    }

    /** A copy refers to the copies of the original's targets. */
    void logicOfRandomCopiesIsTheOriginals()
    {
        QRandomGenerator random(20261123);
        int own = 0;
        int outside = 0;
        int dropped = 0;
        for (int number = 0; number < 1000; ++number) {
            const domain::Document source = randomDocument(random, number);
            const bool all = random.bounded(2) == 0;
            QList<qsizetype> chosen;
            for (qsizetype i = 0; i < source.tags.size(); ++i)
                if (all || random.bounded(2) == 0) chosen.append(i);
            if (chosen.isEmpty()) chosen.append(0);
            QList<domain::Tag> originals;
            for (const qsizetype i : std::as_const(chosen))
                originals.append(source.tags.at(i));

            const bool isHere = random.bounded(2) == 0;
            domain::Document into = isHere ? source : randomDocument(random, 5000 + number);
            CopyOrigin origin = copyOrigin(source, originals);
            origin.isSameDocument = isHere;
            const bool isTold = !isHere || random.bounded(2) == 0; // a duplicate has no clipboard
            const qsizetype first = into.tags.size();
            into.tags += TagCopier(into).copy(originals, isTold ? std::optional(origin) : std::nullopt);

            QSet<QString> names;
            for (const domain::Tag& tag : std::as_const(into.tags))
                names.insert(tag.name.toLower());
            QCOMPARE(names.size(), into.tags.size());

            const auto copyOf = [&](qsizetype i) {
                const qsizetype place = chosen.indexOf(i);
                return place < 0 ? qsizetype{-1} : first + place;
            };
            const auto check = [&](const Reference& before, const Reference& now, bool& isGone) {
                const bool isGroup = before.tag < 0 && !before.group.isEmpty();
                const bool wholeGroup = isGroup && std::all_of(before.group.begin(), before.group.end(),
                                                               [&](qsizetype i) { return copyOf(i) >= 0; });
                const qsizetype meant = isGroup ? before.button : before.tag;
                if (isGroup && meant < 0) { // a formula about a group
                    const bool some = std::any_of(before.group.begin(), before.group.end(),
                                                  [&](qsizetype i) { return copyOf(i) >= 0; });
                    if (!some && !isHere) return isGone = true;
                    for (const qsizetype i : before.group) {
                        const bool copied = copyOf(i) >= 0;
                        const bool expected = wholeGroup || !isHere ? copied : true;
                        if (expected != now.group.contains(wholeGroup || !isHere ? copyOf(i) : i))
                            return false;
                    }
                    return true;
                }
                const qsizetype copy = meant < 0 ? -1 : copyOf(meant);
                if (copy < 0 && !isHere) return isGone = true;
                const qsizetype wanted = copy >= 0 ? copy : meant;
                ++(copy >= 0 ? own : outside);
                return (isGroup ? now.button : now.tag) == wanted;
            };
            for (qsizetype place = 0; place < chosen.size(); ++place) {
                const domain::Tag& original = originals.at(place);
                const domain::Tag& copy = into.tags.at(first + place);
                const QString where = QStringLiteral("%1, %2").arg(number).arg(original.name);
                if (original.style.condition) {
                    const auto& asked = *original.style.condition;
                    const auto& now = copy.style.condition;
                    bool isGone = false;
                    const Reference after =
                        now ? resolve(into.tags, now->terms.at(0).tag, now->terms.at(0).value) : Reference();
                    QVERIFY2(check(resolve(source.tags, asked.terms.at(0).tag, asked.terms.at(0).value),
                                   after, isGone),
                             qPrintable(where));
                    QCOMPARE(!now.has_value(), isGone);
                    QCOMPARE(!domain::droppedCondition(copy).isEmpty(), isGone);
                    dropped += isGone ? 1 : 0;
                }
                if (original.style.formula.isEmpty()) continue;
                const QStringList before = namesIn(original.style.formula);
                const QStringList now = namesIn(copy.style.formula);
                bool isGone = false;
                for (qsizetype i = 0; i < before.size(); ++i) {
                    bool gone = false;
                    const bool good =
                        check(resolve(source.tags, before.at(i)),
                              i < now.size() ? resolve(into.tags, now.at(i)) : Reference(), gone);
                    isGone = isGone || gone;
                    QVERIFY2(good || isGone || now.isEmpty(), qPrintable(where));
                }
                QCOMPARE(now.isEmpty(), isGone);
                dropped += isGone ? 1 : 0;
            }
        }
        QVERIFY2(own > 1000 && outside > 200 && dropped > 200,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(own).arg(outside).arg(dropped)));
    }

    void thousandsAreQuick()
    {
        domain::Document draft = document();
        for (int i = 0; i < 10; ++i)
            draft.tags.append(
                test::tag(domain::TagType::Text, QStringLiteral("Text %1").arg(i + 1), 1, 1, 10, i * 20));
        TagCopier copier(draft);
        test::WorkTimer clock;
        QSet<QString> names;
        for (int page = 0; page < 900; ++page)
            for (const domain::Tag& copy : copier.copy(draft.tags))
                names.insert(copy.name);
        QCOMPARE(names.size(), 9000);
        QVERIFY2(clock.elapsed() < 1500, qPrintable(QString::number(clock.elapsed())));
    }
};

INK_TEST(TestTagCopies, "tst_tagcopies")

} // namespace tst_tagcopies

#include "tst_tagcopies.moc"
