// Groups, witnesses, recipients named by others, delayed steps and scheduled sending, on a real database.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/routing/routing.h"
#include "app/service/core/notices.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/records/reasons.h"
#include "app/service/rules/reasons.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/turns/agenda.h"
#include "app/service/turns/reasons.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

namespace tst_routing {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;
using service::Documents;
using service::ServiceOptions;
using service::SigningService;

namespace {

void restart(World& world)
{
    ServiceOptions options;
    options.baseUrl = u"https://sign.example.com"_s;
    options.hasMail = true;
    world.service = std::make_unique<SigningService>(*world.stores, world.clock, options);
}

/** Ada of `simple`, and these people, each with a signature. */
Documents::Creation with(World& world, const QList<Invitation>& people,
                         SigningStatus status = SigningStatus::InProgress)
{
    auto creation = world.simple(status);
    for (const Invitation& each : people) {
        creation.document.invitations.append(each);
        const int index = static_cast<int>(creation.document.invitations.size());
        creation.document.tags.append(
            tag(TagType::Signature, u"Signature %1"_s.arg(index), 2, index, 60, 60 * index));
    }
    return creation;
}

/** The recipients invited since the last call. */
QStringList invited(World& world)
{
    QStringList guids;
    while (const auto job = world.takeJob(store::JobKind::Mail)) {
        if (job->payload.value(u"notice"_s).toString() == u"invitation"_s)
            guids.append(job->payload.value(u"invitation"_s).toString());
        auto transaction = store::Transaction::begin(*world.database).value();
        if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit())
            qFatal("not taken");
    }
    return guids;
}

QString detailOf(const Document& document, const QString& event)
{
    for (const domain::HistoryEntry& entry : document.histories)
        if (entry.event.code() == event) return entry.detail;
    return {};
}

} // namespace

class TestServiceRouting final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersOfAGroupAreReleased()
    {
        World world;
        restart(world);
        auto creation =
            with(world, {invitation(u"Bob"_s, u"bob@example.org"_s),
                         invitation(u"Cy"_s, u"cy@example.org"_s, domain::ActionType::Signer, 2)});
        creation.document.invitations[0].group = creation.document.invitations[1].group = u"Board"_s;
        const Document sent = world.create(creation);
        QCOMPARE(invited(world).size(), 2);
        wire::SignerValues typed = world.valuesFor(sent, 1);
        QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), typed));
        QVERIFY(world.sign(sent, 2));

        const Document after = world.reload(sent.id);
        const Invitation& ada = after.invitations.at(0);
        QVERIFY(ada.isReleased && ada.status == InvitationStatus::Cancelled);
        QCOMPARE(after.invitations.at(2).status, InvitationStatus::WaitToOpen);
        for (const domain::Tag& each : after.tags)
            QVERIFY(each.invitationIndex != 1 || (each.text.isEmpty() && each.image.isEmpty()));
        QCOMPARE(detailOf(after, u"released"_s), u"Ada <ada@example.org> no longer has to act"_s);
        QCOMPARE(domain::firstBrokenLink(after.histories), -1);
        const auto view = world.service->signerOperations().view(world.signer(sent, 1));
        QVERIFY(view && !view->canFinish && view->pages.isEmpty());
        QCOMPARE(view->blockedReason, u"Others have already done this; you don't need to do anything."_s);
        QCOMPARE(codeOf(world.sign(sent, 1)), ErrorCode::State);
        QVERIFY(world.sign(sent, 3));
        QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);
    }

    void aGroupDoesWithoutWhoeverDeclines()
    {
        World world;
        restart(world);
        auto creation = with(world, {invitation(u"Bob"_s, u"bob@example.org"_s)});
        creation.document.invitations[0].group = creation.document.invitations[1].group = u"Board"_s;
        const Document sent = world.create(creation);
        QVERIFY(world.service->signerOperations().reject(world.signer(sent, 1), u"On leave"_s));
        QCOMPARE(world.reload(sent.id).status, SigningStatus::InProgress);
        QVERIFY(world.sign(sent, 2));
        QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);

        const Document other = world.create(creation);
        QVERIFY(world.service->signerOperations().reject(world.signer(other, 1), u"On leave"_s));
        QVERIFY(world.service->signerOperations().reject(world.signer(other, 2), u"Me too"_s));
        QCOMPARE(world.reload(other.id).status, SigningStatus::Rejected);
    }

    void signersNameWhoComesNext()
    {
        World world;
        restart(world);
        Invitation witness = invitation({}, {});
        witness.isWitness = witness.isNamedByPrevious = true;
        Invitation manager = invitation({}, {}, domain::ActionType::Signer, 2);
        manager.isNamedByPrevious = true;
        const Document sent = world.create(with(world, {witness, manager}));
        QCOMPARE(invited(world), QStringList{sent.invitations.at(0).guid});
        const auto ada = world.signer(sent, 1);
        const auto view = world.service->signerOperations().view(ada);
        QVERIFY(view.has_value());
        QCOMPARE(view->nextPeople.size(), 2);
        QVERIFY(view->nextPeople.at(0).isWitness && view->nextPeople.at(0).invitationIndex == 2);
        const auto values = world.valuesFor(sent, 1);
        const auto finish = [&](const QList<wire::NextPerson>& people) {
            return world.service->signerOperations().finish(ada, values, {}, 0, {}, {}, people);
        };

        QCOMPARE(codeOf(finish({})), ErrorCode::Validation);
        const auto half = finish({{2, u"Wim"_s, u"wim@example.org"_s}, {3, u"Mia"_s, u"mia"_s}});
        QCOMPARE(fieldsOf(half), QStringList{u"nextPeople[1].recipientEmail"_s});
        const auto self = finish({{2, u"Ada"_s, u"ADA@example.org"_s}, {3, u"Mia"_s, u"mia@example.org"_s}});
        QVERIFY(self.error().detail.is(reason::nextIsRecipient));
        const auto twice = finish({{2, u"Wim"_s, u"w@example.org"_s}, {3, u"Mia"_s, u"w@example.org"_s}});
        QVERIFY(twice.error().detail.is(reason::nextIsRecipient));
        QVERIFY(world.reload(sent.id).invitations.at(1).recipientName.isEmpty());
        QVERIFY(finish({{2, u" Wim  Lee "_s, u"wim@example.org"_s}, {3, u"Mia"_s, u"mia@example.org"_s}}));

        const Document after = world.reload(sent.id);
        QCOMPARE(after.invitations.at(1).recipientName, u"Wim Lee"_s);
        QCOMPARE(after.invitations.at(1).status, InvitationStatus::WaitToOpen);
        QCOMPARE(after.invitations.at(2).status, InvitationStatus::NotSent);
        QCOMPARE(detailOf(after, u"named"_s), u"Wim Lee <wim@example.org>, step 1"_s);
        QCOMPARE(invited(world), QStringList{after.invitations.at(1).guid});
        QCOMPARE(world.service->signerOperations().view(world.signer(after, 2))->witnessOf, u"Ada"_s);
        QVERIFY(world.sign(after, 2));
        QVERIFY(world.sign(after, 3));
        const Document done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(domain::firstBrokenLink(done.histories), -1);
    }

    void stepsBeginLater()
    {
        World world;
        restart(world);
        Invitation later = invitation(u"Bob"_s, u"bob@example.org"_s, domain::ActionType::Signer, 2);
        later.startAfterDays = 10;
        const Document sent = world.create(with(world, {later}));
        QVERIFY(world.sign(sent, 1));
        invited(world);
        world.clock.advance(std::chrono::days(9));
        restart(world);
        QVERIFY(world.service->agenda().processBatch());
        QCOMPARE(world.reload(sent.id).invitations.at(1).status, InvitationStatus::NotSent);
        QCOMPARE(codeOf(world.sign(sent, 2)), ErrorCode::State);
        world.clock.advance(std::chrono::days(1));
        QVERIFY(world.service->agenda().processBatch());
        QCOMPARE(world.reload(sent.id).invitations.at(1).status, InvitationStatus::WaitToOpen);
        QCOMPARE(invited(world), QStringList{sent.invitations.at(1).guid});
        QVERIFY(world.sign(sent, 2));
    }

    void copiesComeAtTheEnd()
    {
        World world;
        restart(world);
        auto creation = world.simple(SigningStatus::InProgress);
        Invitation archive = invitation(u"Archive"_s, u"archive@example.org"_s, domain::ActionType::Viewer);
        archive.receivesCopyAtEnd = true;
        creation.document.invitations.append(archive);
        const Document sent = world.create(creation);
        QCOMPARE(invited(world), QStringList{sent.invitations.at(0).guid});
        QVERIFY(world.service->signerOperations().view(world.signer(sent, 2))->pages.isEmpty());
        QVERIFY(world.sign(sent, 1));
        const Document done = world.finalized(sent.id);
        QVERIFY(!world.service->signerOperations().view(world.signer(done, 2))->pages.isEmpty());
        const auto told = service::completedNotices(done, {});
        QVERIFY(std::any_of(told.begin(), told.end(), [&](const service::Notice& notice) {
            return notice.invitation == done.invitations.at(1).guid;
        }));
    }

    void draftsAreSentAtTheirTime()
    {
        World world;
        restart(world);
        const Document draft = world.create(world.simple());
        const Timestamp at = world.clock.now() + std::chrono::hours(30);
        wire::DocumentPatch patch;
        patch.setting.emplace().sendAt = world.clock.now();
        QVERIFY(world.service->documents()
                    .update(world.actor, draft.id, patch)
                    .error()
                    .detail.is(reason::sendAtPassed));
        patch.setting->sendAt = at;
        const auto planned = world.service->documents().update(world.actor, draft.id, patch);
        QVERIFY(planned && planned->status == SigningStatus::Draft);
        QVERIFY(planned->waitingFor.is(reason::sentLater));
        world.clock.advance(std::chrono::hours(29));
        restart(world); // another process continues
        QVERIFY(world.service->agenda().processBatch());
        QCOMPARE(world.reload(draft.id).status, SigningStatus::Draft);

        patch.setting->sendAt = at + std::chrono::hours(24); // rescheduled
        QVERIFY(world.service->documents().update(world.actor, draft.id, patch));
        world.clock.advance(std::chrono::hours(2));
        QVERIFY(world.service->agenda().processBatch());
        QCOMPARE(world.reload(draft.id).status, SigningStatus::Draft);
        world.clock.advance(std::chrono::hours(24));
        QVERIFY(world.service->agenda().processBatch());
        const Document sent = world.reload(draft.id);
        QCOMPARE(sent.status, SigningStatus::InProgress);
        QVERIFY(!sent.setting.sendAt);
        QCOMPARE(invited(world).size(), 1);
        QVERIFY(world.service->agenda().processBatch());
        QVERIFY(invited(world).isEmpty()); // once
        QCOMPARE(domain::firstBrokenLink(sent.histories), -1);
        const QStringList told = events(sent);
        QCOMPARE(told.count(u"scheduled"_s), 2);
        QCOMPARE(told.count(u"sent"_s), 1);
    }

    void schedulesAreCalledOffAndFailVisibly()
    {
        World world;
        restart(world);
        wire::DocumentPatch patch;
        patch.setting.emplace().sendAt = world.clock.now() + std::chrono::hours(1);
        const Document first = world.create(world.simple());
        const Document second = world.create(world.simple());
        QVERIFY(world.service->documents().update(world.actor, first.id, patch));
        QVERIFY(world.service->documents().update(world.actor, second.id, patch));
        wire::DocumentPatch off;
        off.setting.emplace().sendAt.emplace();
        QVERIFY(world.service->documents().update(world.actor, first.id, off));
        wire::DocumentPatch emptied;
        emptied.tags.emplace(); // nothing left to sign
        QVERIFY(world.service->documents().update(world.actor, second.id, emptied));
        world.clock.advance(std::chrono::hours(2));
        QVERIFY(world.service->agenda().processBatch());
        QCOMPARE(world.reload(first.id).status, SigningStatus::Draft);
        QVERIFY(events(world.reload(first.id)).contains(u"schedule_cancelled"_s));
        const auto failed = world.service->documents().retrieve(world.actor, second.id);
        QVERIFY(failed && failed->status == SigningStatus::Draft && !failed->setting.sendAt);
        QVERIFY(failed->waitingFor.is(reason::notSentAtTime));
        QVERIFY(events(*failed).contains(u"schedule_failed"_s));
        QVERIFY(invited(world).isEmpty());
        // Nor can a document be scheduled that couldn't be sent.
        QCOMPARE(codeOf(world.service->documents().update(world.actor, second.id, patch)),
                 ErrorCode::Validation);
    }

    void theTrashHoldsScheduledDraftsBack()
    {
        World world;
        restart(world);
        const Document draft = world.create(world.simple());
        wire::DocumentPatch patch;
        patch.setting.emplace().sendAt = world.clock.now() + std::chrono::hours(1);
        QVERIFY(world.service->documents().update(world.actor, draft.id, patch));
        QVERIFY(world.service->documents().remove(world.actor, draft.id));
        world.clock.advance(std::chrono::hours(2));
        QVERIFY(world.service->agenda().processBatch());
        wire::DocumentPatch back;
        back.deleted = false;
        QVERIFY(world.service->documents().update(world.actor, draft.id, back));
        QVERIFY(world.service->agenda().processBatch());
        QCOMPARE(world.reload(draft.id).status, SigningStatus::Draft); // its time was missed
        QVERIFY(invited(world).isEmpty());
    }

    void preflightHoldsSendingUp()
    {
        World world;
        restart(world);
        auto creation = with(world, {invitation(u"Bob"_s, u"bob@example.org"_s)}, SigningStatus::Draft);
        creation.document.invitations[0].group = u"Board"_s;
        creation.document.invitations[0].requiredGroupMembers = 2;
        const Document draft = world.create(creation);
        const auto refused =
            world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress));
        QVERIFY(!refused && refused.error().detail.is(reason::groupNeedsTooMany));
    }

    void filesAreReplacedBeforeAnybodyActs()
    {
        World world;
        restart(world);
        const auto creation = with(world, {invitation(u"Bob"_s, u"bob@example.org"_s)});
        const Document sent = world.create(creation);
        const auto ada = world.signer(sent, 1);
        QVERIFY(world.service->signerOperations().save(ada, world.valuesFor(sent, 1)));
        invited(world);
        const domain::FileId file = sent.files.constFirst().id;
        const auto other = world.stage(u"second.pdf"_s, makePdf(3, u"second version"_s));
        const auto replaced = world.service->documentFiles().replace(world.actor, sent.id, file, other);
        QVERIFY(replaced.has_value());
        QCOMPARE(replaced->files.size(), 1);
        QCOMPARE(replaced->files.constFirst().name, u"second.pdf"_s);
        QCOMPARE(replaced->files.constFirst().pages.size(), 3);
        QCOMPARE(replaced->tags.size(), sent.tags.size());
        const QString told = detailOf(world.reload(sent.id), u"file_replaced"_s);
        QVERIFY(told.contains(sent.files.constFirst().sha256) && told.contains(other.sha256));
        QCOMPARE(codeOf(world.service->signerOperations().view(ada)),
                 ErrorCode::Deleted); // nobody signs unseen pages
        QCOMPARE(invited(world).size(), 2);
        QVERIFY(world.service->documentFiles().replace(world.actor, sent.id, file, other)); // a repetition
        QVERIFY(invited(world).isEmpty());

        const auto small = world.stage(u"small.pdf"_s, makePdf(1, u"one page"_s));
        QCOMPARE(codeOf(world.service->documentFiles().replace(world.actor, sent.id, file, small)),
                 ErrorCode::State);
        QCOMPARE(codeOf(world.service->documentFiles().replace(world.actor, sent.id, domain::FileId(987654),
                                                               other)),
                 ErrorCode::NotFound);
        const Document now = world.reload(sent.id);
        QVERIFY(world.sign(now, 1));
        const auto third = world.stage(u"third.pdf"_s, makePdf(3, u"third version"_s));
        const auto late = world.service->documentFiles().replace(world.actor, sent.id, file, third);
        QVERIFY(!late && late.error().detail.is(reason::recipientHasActed));
        QVERIFY(world.sign(now, 2));
        const Document done = world.finalized(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(domain::firstBrokenLink(done.histories), -1);
    }

    void correctionsKeepWitnesses()
    {
        World world;
        restart(world);
        Invitation bob = invitation(u"Bob"_s, u"bob@example.org"_s);
        Invitation witness = invitation(u"Wim"_s, u"wim@example.org"_s);
        witness.isWitness = true;
        auto creation = with(world, {bob, witness});
        creation.document.tags.removeIf([](const domain::Tag& each) { return each.invitationIndex == 2; });
        creation.document.invitations[1].canSignTags = true;
        const Document sent = world.create(creation);
        QList<Invitation> wanted = sent.invitations;
        wanted.removeAt(1);
        const auto refused = world.service->documents().replaceInvitations(world.actor, sent.id, wanted, {});
        QVERIFY(!refused && refused.error().detail.is(reason::recipientWitnessed));
    }
};

INK_TEST(TestServiceRouting, "tst_routing")

} // namespace tst_routing

#include "tst_routing.moc"
