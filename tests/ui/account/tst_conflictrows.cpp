// Two versions of a draft side by side: what is the same on both sides is recognised wherever it stands.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/pages/outbox/conflictrows.h"

#include <QTest>

#include <algorithm>

namespace tst_conflictrows {

using namespace ink;
using namespace ink::domain;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Two files with a page each, two recipients, and tags of the same name for each of them. */
Document draft()
{
    Document made;
    made.invitations = {test::invitation(u"Anna Berg"_s, u"anna@example.com"_s),
                        test::invitation(u"Ben Okafor"_s, u"ben@example.com"_s)};
    made.invitations[0].id = InvitationId(11);
    made.invitations[1].id = InvitationId(12);
    for (const int number : {1, 2}) {
        Tag tag = test::tag(TagType::Text, u"Town"_s, number, number, 40, 50);
        tag.id = TagId(20 + number);
        made.tags.append(tag);
        File file;
        file.id = FileId(30 + number);
        file.name = u"part%1.pdf"_s.arg(number);
        file.sequence = number;
        file.pages = {Page{PageId(40 + number), 1, {595, 842}}};
        made.files.append(file);
    }
    return made;
}

} // namespace

class TestConflictRows final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalVersionsHaveNone() { QVERIFY(conflictRows(draft(), draft()).isEmpty()); }

    void tagsOfOneNameAreComparedById()
    {
        Document theirs = draft();
        theirs.tags[1].rect.left += 7;
        const auto rows = conflictRows(draft(), theirs);
        QCOMPARE(rows.size(), 1);
        QVERIFY2(rows.first().mine.contains(u"page 2 at 40,"_s), qPrintable(rows.first().mine));
        QVERIFY2(rows.first().theirs.contains(u"page 2 at 47,"_s), qPrintable(rows.first().theirs));
    }

    void aTagWithoutTheServicesIdIsComparedByName()
    {
        Document mine = draft();
        mine.tags[1].id = TagId::local(1);
        mine.tags[1].rect.left += 7;
        const auto rows = conflictRows(mine, draft());
        QCOMPARE(rows.size(), 1);
        QVERIFY(rows.first().theirs.contains(u"page 2 at 40,"_s));
    }

    void whatDiffersIsNamed()
    {
        Document theirs = draft();
        theirs.invitations[0].jobTitle = u"Head of sales"_s;
        theirs.tags[1].isMandatory = !theirs.tags.at(1).isMandatory;
        theirs.tags[0].style.fontSize = 17; // has no words of its own
        const auto rows = conflictRows(draft(), theirs);
        QCOMPARE(rows.size(), 3);
        QVERIFY2(rows.at(0).theirs.contains(u"Head of sales"_s), qPrintable(rows.at(0).theirs));
        QVERIFY(rows.at(0).mine.contains(u"Job title"_s) && !rows.at(0).mine.contains(u"Company"_s));
        QVERIFY(rows.at(1).theirs.endsWith(u"Other properties differ"_s));
        const bool isRequired = draft().tags.at(1).isMandatory;
        QVERIFY(rows.at(2).mine.endsWith(isRequired ? u"Required"_s : u"Optional"_s));
        QVERIFY(rows.at(2).theirs.endsWith(isRequired ? u"Optional"_s : u"Required"_s));
        // A difference with words doesn't hide one without.
        theirs.tags[1].style.fontSize = 17;
        QVERIFY(conflictRows(draft(), theirs).at(2).theirs.endsWith(u"Other properties differ"_s));
    }

    void aRecipientInFrontChangesNoOther()
    {
        Document theirs = draft();
        Invitation cleo = test::invitation(u"Cleo"_s, u"cleo@example.com"_s);
        cleo.id = InvitationId(13);
        theirs.invitations.prepend(cleo);
        const auto rows = conflictRows(draft(), theirs);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.first().mine, u"Missing"_s);
        QVERIFY(rows.first().theirs.contains(u"Cleo"_s));
    }

    void anotherOrderIsARow()
    {
        Document theirs = draft();
        theirs.files.swapItemsAt(0, 1);
        auto rows = conflictRows(draft(), theirs);
        QCOMPARE(rows.size(), 1);
        QVERIFY(rows.first().mine.indexOf(u"part1"_s) < rows.first().mine.indexOf(u"part2"_s));
        QVERIFY(rows.first().theirs.indexOf(u"part2"_s) < rows.first().theirs.indexOf(u"part1"_s));
        theirs = draft();
        theirs.invitations.swapItemsAt(0, 1);
        rows = conflictRows(draft(), theirs);
        QCOMPARE(rows.size(), 1);
        QVERIFY(rows.first().mine != rows.first().theirs);
        theirs = draft();
        theirs.tags.swapItemsAt(0, 1);
        QCOMPARE(conflictRows(draft(), theirs).size(), 1);
    }
};

INK_TEST(TestConflictRows, "tst_conflictrows")

} // namespace tst_conflictrows

#include "tst_conflictrows.moc"
