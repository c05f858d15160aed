#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/routing/filevisibility.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/scribbler.h"
#include "tests/support/testmain.h"
#include "ui/commands/addtags.h"
#include "ui/commands/mergerecipients.h"
#include "ui/commands/removetags.h"
#include "ui/commands/setfilevisibility.h"
#include "ui/commands/setinvitations.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/settagrects.h"

#include <QTest>
#include <QUndoStack>

namespace tst_commands {

using namespace ink;
using namespace ink::ui;

namespace {

domain::Document draft()
{
    domain::Document document = test::emptyDraft();
    document.files = {test::file(QStringLiteral("a.pdf"), 3), test::file(QStringLiteral("b.pdf"), 2, 201)};
    document.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org")),
                            test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org")),
                            test::invitation(QStringLiteral("Cho"), QStringLiteral("cho@example.org"))};
    return document;
}

} // namespace

class TestCommands final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyEditCanBeTakenBackAndMadeAgain()
    {
        test::LocalDraft target(draft());
        const domain::Document start = target.document();
        QUndoStack stack;
        test::Scribbler scribbler(target, stack);
        scribbler.hidesFiles = true;
        int edits = 0;
        while (edits < 500) {
            const domain::Document before = target.document();
            const int at = stack.index();
            const int count = stack.count();
            scribbler.scribble();
            ++edits;
            const auto faults = domain::checkDraftVisibility(target.document());
            for (const domain::Finding& fault : faults) // faults in conditions are left to the sender
                QVERIFY2(fault.detail.english().contains(QLatin1String("depends on")),
                         qPrintable(fault.detail.english()));
            if (stack.count() != count + 1 || stack.index() != at + 1) continue; // merged, undone or redone
            const domain::Document after = target.document();
            stack.undo();
            QCOMPARE(target.document(), before);
            stack.redo();
            QCOMPARE(target.document(), after);
        }
        QVERIFY(stack.index() > 100);
        while (stack.canRedo())
            stack.redo();
        const domain::Document end = target.document();
        while (stack.canUndo())
            stack.undo();
        QCOMPARE(target.document(), start);
        while (stack.canRedo())
            stack.redo();
        QCOMPARE(target.document(), end);
    }

    void typingIsOneStep()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        domain::Tag tag =
            domain::makeTag(target.document(), domain::TagType::Text, 1, {100, 100}, 1, QStringLiteral("en"));
        tag.id = target.nextTagId();
        stack.push(new AddTags(target, {tag}));
        const auto type = [&](const QString& property, const QString& text) {
            stack.push(new SetTagProperties(
                target, {tag.id}, property,
                [&](domain::Tag& t) { (property == QLatin1String("name") ? t.name : t.text) = text; },
                property));
        };
        type(QStringLiteral("text"), QStringLiteral("a"));
        type(QStringLiteral("text"), QStringLiteral("ab"));
        QCOMPARE(stack.count(), 2);
        type(QStringLiteral("name"), QStringLiteral("n"));
        QCOMPARE(stack.count(), 3);
        stack.undo();
        stack.undo();
        QCOMPARE(target.document().tags.first(), tag);
        // Typing back to where it began leaves no step behind.
        type(QStringLiteral("text"), QStringLiteral("x"));
        type(QStringLiteral("text"), QString());
        QCOMPARE(stack.count(), 1);
    }

    void tagsFollowTheirRecipient()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        QList<domain::Tag> tags;
        for (const int owner : {1, 2, 3, 2}) {
            tags.append(domain::makeTag(target.document(), domain::TagType::Signature, 1, {100, 100}, owner,
                                        QStringLiteral("en")));
            tags.last().id = target.nextTagId();
        }
        stack.push(new AddTags(target, tags));
        QList<domain::Invitation> people = target.document().invitations;
        QCOMPARE(SetInvitations::tagCount(target.document(), 2), 2);
        people.removeAt(1);
        people.swapItemsAt(0, 1); // Cho, Ada
        stack.push(new SetInvitations(target, people, {3, 1}, QStringLiteral("Remove Ben")));
        QCOMPARE(target.document().tags.size(), 2);
        QCOMPARE(target.document().tags.at(0).invitationIndex, 2); // Ada's
        QCOMPARE(target.document().tags.at(1).invitationIndex, 1); // Cho's
        stack.undo();
        QCOMPARE(target.document().tags, tags);
        QCOMPARE(target.document().invitations.size(), 3);
    }

    /** The sender's fields survive while another recipient can own them, and aren't counted as removed. */
    void senderFieldsSurviveTheirRecipient()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        QList<domain::Tag> tags{domain::makeTag(target.document(), domain::TagType::Signature, 1, {100, 100},
                                                2, QStringLiteral("en")),
                                domain::makeTag(target.document(), domain::TagType::Note, 1, {100, 200}, 2,
                                                QStringLiteral("en"))};
        tags.last().style.format = QStringLiteral("page");
        for (domain::Tag& tag : tags)
            tag.id = target.nextTagId();
        stack.push(new AddTags(target, tags));
        const int counted = SetInvitations::tagCount(target.document(), 2);
        QList<domain::Invitation> people = target.document().invitations;
        people.removeAt(1);
        stack.push(new SetInvitations(target, people, {1, 3}, QStringLiteral("Remove Ben")));
        QCOMPARE(target.document().tags.size(), 1);
        QCOMPARE(counted, 1);
        domain::Document alone = target.document();
        alone.invitations.resize(1);
        QCOMPARE(SetInvitations::tagCount(alone, alone.tags.first().invitationIndex), 1);
    }

    void filesFollowTheirRecipients()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        const domain::FileId first = target.document().files.at(0).id;
        const domain::FileId second = target.document().files.at(1).id;
        stack.push(new SetFileVisibility(target, {{first, {1, 2}}, {second, {3}}}, QStringLiteral("Hide")));
        const domain::Document hidden = target.document();
        QCOMPARE(hidden.files.at(0).visibleTo, (QList<int>{1, 2}));
        QList<domain::Invitation> people = hidden.invitations;
        people.swapItemsAt(0, 2); // Cho, Ben, Ada
        stack.push(new SetInvitations(target, people, {3, 2, 1}, QStringLiteral("Move")));
        QCOMPARE(target.document().files.at(0).visibleTo, (QList<int>{2, 3}));
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{1}));
        stack.undo();
        QCOMPARE(target.document(), hidden);
        stack.push(new MergeRecipients(target, 1, 3)); // Ada sees what Cho saw
        QCOMPARE(target.document().files.at(0).visibleTo, (QList<int>{1, 2}));
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{1}));
        stack.undo();
        // Without Cho nobody sees the second file; it isn't shown to everybody.
        people = hidden.invitations.first(2);
        stack.push(new SetInvitations(target, people, {1, 2}, QStringLiteral("Remove")));
        QVERIFY(!domain::maySee(target.document().files.at(1), 1));
        QVERIFY(!domain::maySee(target.document().files.at(1), 2));
        stack.undo();
        stack.undo();
        QVERIFY(!domain::restrictsFiles(target.document().files));
        QCOMPARE(target.document().invitations, draft().invitations);
    }

    void aTagShowsItsFile()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        const domain::FileId second = target.document().files.at(1).id;
        stack.push(new SetFileVisibility(target, {{second, {2}}}, QStringLiteral("Hide")));
        domain::Tag tag =
            domain::makeTag(target.document(), domain::TagType::Text, 1, {100, 100}, 1, QStringLiteral("en"));
        tag.id = target.nextTagId();
        stack.push(new AddTags(target, {tag}));
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{2}));
        // Onto the hidden file, in two steps that are one.
        stack.push(new SetTagRects(target, {{tag.id, {2, tag.rect}}}, QStringLiteral("Move")));
        stack.push(new SetTagRects(target, {{tag.id, {4, tag.rect}}}, QStringLiteral("Move")));
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{1, 2}));
        stack.undo();
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{2}));
        stack.redo();
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{1, 2}));
        // A list of the sender's own doesn't go with the tag.
        stack.push(new SetFileVisibility(target, {{second, {1, 2, 3}}}, QStringLiteral("Show")));
        stack.push(new RemoveTags(target, {tag.id}));
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{1, 2, 3}));
    }

    void movingToAnotherPageTakesItsId()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        domain::Tag tag =
            domain::makeTag(target.document(), domain::TagType::Date, 1, {100, 100}, 1, QStringLiteral("en"));
        tag.id = target.nextTagId();
        stack.push(new AddTags(target, {tag}));
        stack.push(new SetTagRects(target, {{tag.id, {4, tag.rect}}}, QStringLiteral("Move")));
        QCOMPARE(target.document().tags.first().pageId, target.document().files.at(1).pages.at(0).id);
        stack.undo();
        QCOMPARE(target.document().tags.first(), tag);
    }

    void namesStayUnique()
    {
        domain::Document document = draft();
        document.tags = {test::tag(domain::TagType::Text, QStringLiteral("Total")),
                         test::tag(domain::TagType::Text, QStringLiteral("total 2"))};
        QCOMPARE(freeTagName(document, QStringLiteral("Total")), QStringLiteral("Total 3"));
        QCOMPARE(freeTagName(document, QStringLiteral("Sum")), QStringLiteral("Sum"));
    }
};

INK_TEST(TestCommands, "tst_commands")

} // namespace tst_commands

#include "tst_commands.moc"
