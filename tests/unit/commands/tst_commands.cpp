#include "app/domain/rules.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/testmain.h"
#include "ui/commands/addtags.h"
#include "ui/commands/assigninvitation.h"
#include "ui/commands/removetags.h"
#include "ui/commands/setdocumentdetails.h"
#include "ui/commands/setinvitations.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/settagrects.h"

#include <QRandomGenerator>
#include <QUndoStack>
#include <QtTest>

#include <numeric>

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

/** Pushes one random edit; every kind of command has its turn. */
class Scribbler final
{
public:
    Scribbler(test::LocalDraft& target, QUndoStack& stack) : m_target(target), m_stack(stack) {}

    void scribble()
    {
        const domain::Document& document = m_target.document();
        const QList<domain::TagId> some = someTags();
        switch (m_random.bounded(some.isEmpty() ? 1 : 8)) {
        case 0: {
            QList<domain::Tag> tags;
            for (int i = 0; i <= m_random.bounded(3); ++i) {
                const QPointF at(m_random.bounded(600), m_random.bounded(850));
                const auto type = domain::allTagTypes().at(m_random.bounded(domain::allTagTypes().size()));
                tags.append(domain::makeTag(document, type, page(), at, owner()));
                tags.last().id = m_target.nextTagId();
            }
            m_stack.push(new AddTags(m_target, tags));
            break;
        }
        case 1:
            m_stack.push(new RemoveTags(m_target, some));
            break;
        case 2: {
            QHash<domain::TagId, TagPlace> places;
            for (const auto id : some)
                places.insert(id, {page(), {m_random.bounded(100), m_random.bounded(100), 80, 30}});
            m_stack.push(new SetTagRects(m_target, places, QStringLiteral("Move"),
                                         m_random.bounded(2) ? SetTagRects::Merge::WithSameTags
                                                             : SetTagRects::Merge::No));
            break;
        }
        case 3: {
            const QString text = QString::number(m_random.bounded(1000));
            m_stack.push(new SetTagProperties(
                m_target, some, QStringLiteral("text"), [&](domain::Tag& tag) { tag.text = text; },
                QStringLiteral("Value")));
            break;
        }
        case 4:
            m_stack.push(new AssignInvitation(m_target, some, owner()));
            break;
        case 5:
            people();
            break;
        case 6: {
            DocumentDetails details = detailsOf(document);
            details.title = QString::number(m_random.bounded(1000));
            details.setting.remindEveryDays = m_random.bounded(10);
            m_stack.push(
                new SetDocumentDetails(m_target, details, QStringLiteral("title"), QStringLiteral("Rename")));
            break;
        }
        default:
            if (m_random.bounded(3) == 0)
                m_stack.redo();
            else
                m_stack.undo();
        }
    }

private:
    QList<domain::TagId> someTags()
    {
        QList<domain::TagId> ids;
        for (const domain::Tag& tag : m_target.document().tags)
            if (m_random.bounded(4) == 0) ids.append(tag.id);
        return ids;
    }
    int page() { return m_random.bounded(1, 6); }
    int owner() { return m_random.bounded(1, int(m_target.document().invitations.size()) + 1); }
    void people()
    {
        QList<domain::Invitation> invitations = m_target.document().invitations;
        QList<int> origins(invitations.size());
        std::iota(origins.begin(), origins.end(), 1);
        switch (m_random.bounded(4)) {
        case 0:
            invitations.append(test::invitation(QStringLiteral("New"), QStringLiteral("new@example.org")));
            origins.append(0);
            break;
        case 1:
            if (invitations.size() > 1) {
                const int gone = m_random.bounded(int(invitations.size()));
                invitations.removeAt(gone);
                origins.removeAt(gone);
            }
            break;
        case 2:
            invitations.swapItemsAt(0, invitations.size() - 1);
            origins.swapItemsAt(0, origins.size() - 1);
            break;
        default:
            invitations[0].recipientName = QString::number(m_random.bounded(1000));
            m_stack.push(new SetInvitations(m_target, invitations, origins, QStringLiteral("Edit"),
                                            QStringLiteral("name:0")));
            return;
        }
        m_stack.push(new SetInvitations(m_target, invitations, origins, QStringLiteral("Edit")));
    }

    test::LocalDraft& m_target;
    QUndoStack& m_stack;
    QRandomGenerator m_random{20240611};
};

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
        Scribbler scribbler(target, stack);
        int edits = 0;
        while (edits < 500) {
            const domain::Document before = target.document();
            const int at = stack.index();
            const int count = stack.count();
            scribbler.scribble();
            ++edits;
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
        domain::Tag tag = domain::makeTag(target.document(), domain::TagType::Text, 1, {100, 100}, 1);
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
            tags.append(domain::makeTag(target.document(), domain::TagType::Signature, 1, {100, 100}, owner));
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

    void movingToAnotherPageTakesItsId()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        domain::Tag tag = domain::makeTag(target.document(), domain::TagType::Date, 1, {100, 100}, 1);
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
#include "tst_commands.moc"
