// A recipient delegates: only if the sender allows it, to one person, and it is recorded everywhere.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/documents/documents.h"
#include "app/service/rules/reasons.h"
#include "app/service/signers/signeroperations.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

namespace tst_delegation {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

class TestDelegation final : public QObject
{
    Q_OBJECT

    static void mailing(World& world, bool mail = true)
    {
        service::ServiceOptions options;
        options.baseUrl = u"https://sign.example.com"_s;
        options.hasMail = mail;
        world.service = std::make_unique<service::SigningService>(*world.stores, world.clock, options);
    }
    /** Ada, who may delegate, before Bob, who may not; Ada has a private message. */
    static Document running(World& world)
    {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.invitations[0].mayDelegate = true;
        creation.document.invitations[0].privateMessage = u"Ada, as agreed by phone."_s;
        creation.document.invitations.append(
            invitation(u"Bob"_s, u"bob@example.org"_s, domain::ActionType::Signer, 2));
        creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
        return world.create(creation);
    }
    static wire::DelegateRequest eve(const QString& reason = {})
    {
        return {u"Eve Stone"_s, u"eve@example.org"_s, reason};
    }

private Q_SLOTS:
    void oldLinkEndsAndANewOneGoesOut()
    {
        World world;
        mailing(world);
        const Document sent = running(world);
        const auto ada = world.signer(sent, 1);
        const auto view = world.service->signerOperations().view(ada);
        QVERIFY(view && view->canDelegate);
        QCOMPARE(view->privateMessage, u"Ada, as agreed by phone."_s);
        wire::SignerValues values = world.valuesFor(sent, 1);
        QVERIFY(world.service->signerOperations().save(ada, values));
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            auto transaction = store::Transaction::begin(*world.database).value();
            QVERIFY(world.stores->outbox.complete(transaction, job->id) && transaction.commit());
        }

        QVERIFY(world.service->signerOperations().delegate(ada, eve(u"I am on leave."_s)));
        const Document after = world.reload(sent.id);
        const Invitation& person = after.invitations.at(0);
        QCOMPARE(person.recipientName, u"Eve Stone"_s);
        QCOMPARE(person.recipientEmail, u"eve@example.org"_s);
        QCOMPARE(person.status, InvitationStatus::WaitToOpen);
        QCOMPARE(person.sequence, 1);
        QVERIFY(person.guid != sent.invitations.at(0).guid);
        QVERIFY(!person.mayDelegate);
        QVERIFY(person.privateMessage.isEmpty());
        for (const domain::Tag& each : after.tags)
            QVERIFY(each.invitationIndex != 1 || each.image.isEmpty());
        const auto refused = world.service->signerOperations().view(ada);
        QCOMPARE(codeOf(refused), ErrorCode::Deleted);

        const auto entry = std::find_if(after.histories.begin(), after.histories.end(), [](const auto& each) {
            return each.event == domain::HistoryEvent::Delegated;
        });
        QVERIFY(entry != after.histories.end());
        QCOMPARE(entry->detail,
                 u"From Ada <ada@example.org> to Eve Stone <eve@example.org>. Reason: I am on leave."_s);
        QVERIFY(entry->actor.contains(u"Ada"_s));
        QCOMPARE(domain::firstBrokenLink(after.histories), -1);
        QStringList told;
        while (const auto job = world.takeJob(store::JobKind::Mail))
            told.append(job->payload.value(u"notice"_s).toString() + u' ' +
                        job->payload.value(u"invitation"_s).toString());
        told.sort();
        QCOMPARE(told, QStringList({u"delegated "_s, u"invitation "_s + person.guid}));

        // The new person signs, and can't delegate further.
        const auto eves = world.signer(after, 1);
        QVERIFY(!world.service->signerOperations().view(eves)->canDelegate);
        const auto again =
            world.service->signerOperations().delegate(eves, {u"Zoe"_s, u"zoe@example.org"_s, {}});
        QCOMPARE(codeOf(again), ErrorCode::Forbidden);
        QVERIFY(world.sign(after, 1));
        QVERIFY(world.sign(after, 2));
        QCOMPARE(codeOf(world.service->signerOperations().delegate(eves, eve())), ErrorCode::State);
    }

    void onlyWhatTheSenderAllows()
    {
        World world;
        mailing(world);
        const Document sent = running(world);
        QVERIFY(world.sign(sent, 1));
        const auto bob = world.signer(sent, 2);
        QVERIFY(!world.service->signerOperations().view(bob)->canDelegate);
        const auto refused = world.service->signerOperations().delegate(bob, eve());
        QCOMPARE(codeOf(refused), ErrorCode::Forbidden);
        QVERIFY(refused.error().detail.is(reason::delegationNotAllowed));
        QVERIFY(!events(world.reload(sent.id)).contains(u"delegated"_s));
        // Nor a recipient who has signed, nor one whose turn it isn't.
        QCOMPARE(codeOf(world.service->signerOperations().delegate(world.signer(sent, 1), eve())),
                 ErrorCode::State);
        const Document other = running(world);
        QCOMPARE(codeOf(world.service->signerOperations().delegate(world.signer(other, 2), eve())),
                 ErrorCode::State);
    }

    void onlyToAPersonWhoCanBeOne_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("email");
        QTest::addColumn<QString>("field");
        QTest::newRow("no name") << u"  "_s << u"eve@example.org"_s << u"recipientName"_s;
        QTest::newRow("no address") << u"Eve"_s << u"eve"_s << u"recipientEmail"_s;
        QTest::newRow("oneself") << u"Ada"_s << u"ADA@example.org"_s << u"recipientEmail"_s;
        QTest::newRow("another recipient") << u"Bob"_s << u"bob@example.org"_s << u"recipientEmail"_s;
    }
    void onlyToAPersonWhoCanBeOne()
    {
        QFETCH(QString, name);
        QFETCH(QString, email);
        QFETCH(QString, field);
        World world;
        mailing(world);
        const Document sent = running(world);
        const auto refused =
            world.service->signerOperations().delegate(world.signer(sent, 1), {name, email, {}});
        QCOMPARE(codeOf(refused), ErrorCode::Validation);
        QCOMPARE(fieldsOf(refused), QStringList(field));
        QCOMPARE(world.reload(sent.id).version, sent.version);
    }

    /** A link that can't be emailed isn't created. */
    void needsMail()
    {
        World world;
        mailing(world, false);
        const Document sent = running(world);
        QVERIFY(!world.service->signerOperations().view(world.signer(sent, 1))->canDelegate);
        QCOMPARE(codeOf(world.service->signerOperations().delegate(world.signer(sent, 1), eve())),
                 ErrorCode::State);
    }

    /** The permission can be changed while the document runs. */
    void allowedLater()
    {
        World world;
        mailing(world);
        const Document sent = running(world);
        QList<Invitation> wanted = world.reload(sent.id).invitations;
        wanted[1].mayDelegate = true;
        wanted[1].privateMessage = u"Only for Bob"_s;
        QVERIFY(world.service->documents().replaceInvitations(world.actor, sent.id, wanted, std::nullopt));
        QVERIFY(world.sign(sent, 1));
        const Document after = world.reload(sent.id);
        const auto view = world.service->signerOperations().view(world.signer(after, 2));
        QVERIFY(view->canDelegate);
        QCOMPARE(view->privateMessage, u"Only for Bob"_s);
        QVERIFY(world.service->signerOperations().delegate(world.signer(after, 2), eve()));
    }
};

INK_TEST(TestDelegation, "tst_delegation")

} // namespace tst_delegation

#include "tst_delegation.moc"
