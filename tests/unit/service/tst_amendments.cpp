// Corrections of a running document: what can be changed, the consequences, and what stays.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/reasons.h"
#include "app/service/documents/documents.h"
#include "app/service/rules/amendments.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/signervalues.h"
#include "app/service/signers/reasons.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/signingservice.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_amendments {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

class TestAmendments final : public QObject
{
    Q_OBJECT

    /** A running document: Ada and Bob sign one after the other, Cleo gets a copy at the end. */
    static Document running(World& world)
    {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.invitations.append(
            invitation(u"Bob"_s, u"bob@example.org"_s, domain::ActionType::Signer, 2));
        creation.document.invitations.append(
            invitation(u"Cleo"_s, u"cleo@example.org"_s, domain::ActionType::Viewer, 3));
        creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
        return world.create(creation);
    }
    static Result<Document> change(World& world, const Document& document,
                                   const std::function<void(QList<Invitation>&)>& how)
    {
        QList<Invitation> wanted = world.reload(document.id).invitations;
        how(wanted);
        return world.service->documents().replaceInvitations(world.actor, document.id, wanted, std::nullopt);
    }
    static Result<Document> changeTags(World& world, const Document& document,
                                       const std::function<void(QList<domain::Tag>&)>& how)
    {
        QList<domain::Tag> wanted = world.reload(document.id).tags;
        how(wanted);
        return world.service->documents().replaceTags(world.actor, document.id, wanted, std::nullopt);
    }
    static domain::HistoryEntry lastOf(const Document& document, const QString& event)
    {
        for (auto entry = document.histories.crbegin(); entry != document.histories.crend(); ++entry)
            if (entry->event == domain::HistoryEvent::fromCode(event)) return *entry;
        return {};
    }

private Q_SLOTS:
    void wrongAddress();
    void anotherPersonSeesNothingOfTheFirst();
    void aNewNameKeepsTheLink();
    void codesEndTheLink();
    void whatIsSettledStays();
    void orderOfThoseWhoWait();
    void added();
    void removed();
    void theLastOpenOneRemoved();
    void whatCouldNotBeSent();
    void nothingChangedNothingWritten();
    void sealedOrEnded();
    void tagsAhead();
    void tagsOfTheSettled();
    void deadline();
    void twoEditorsAndASigner();
};

void TestAmendments::wrongAddress()
{
    World world;
    const Document sent = running(world);
    const auto oldLink = world.signer(sent, 1);
    const auto after =
        change(world, sent, [](auto& all) { all[0].recipientEmail = u"ada.lovelace@example.org"_s; });
    QVERIFY2(after, after ? "" : qPrintable(after.error().detail.english()));
    QCOMPARE(after->status, SigningStatus::InProgress);
    QCOMPARE(after->invitations.at(0).id, sent.invitations.at(0).id);
    QVERIFY(after->invitations.at(0).guid != sent.invitations.at(0).guid);
    QCOMPARE(after->invitations.at(0).status, InvitationStatus::WaitToOpen);
    QCOMPARE(after->invitations.at(1).guid, sent.invitations.at(1).guid);
    QCOMPARE(after->tags.at(0).invitationIndex, 1);

    const auto refused = world.service->signerOperations().view(oldLink);
    QCOMPARE(codeOf(refused), ErrorCode::Deleted);
    QVERIFY(refused.error().detail.is(reason::linkReplaced));
    QCOMPARE(
        codeOf(world.service->signerOperations().finish(oldLink, world.valuesFor(sent, 1), {}, 0, {}, {})),
        ErrorCode::Deleted);
    QVERIFY(world.sign(*after, 1));

    const auto entry = lastOf(*after, u"recipient_changed"_s);
    QCOMPARE(entry.detail, u"From Ada <ada@example.org> to Ada <ada.lovelace@example.org>"_s);
    QCOMPARE(entry.actor, world.actor.name);
    QCOMPARE(domain::firstBrokenLink(after->histories), -1);

    // Once the document is purged, the link says so.
    QVERIFY(world.service->documents().update(world.actor, sent.id, statusPatch(SigningStatus::Cancelled)));
    QVERIFY(world.service->documents().remove(world.actor, sent.id));
    QVERIFY(world.service->documents().purge(world.actor, sent.id));
    QVERIFY(world.service->signerOperations().view(oldLink).error().detail.is(reason::senderDeletedDocument));
}

void TestAmendments::anotherPersonSeesNothingOfTheFirst()
{
    World world;
    const Document sent = running(world);
    wire::SignerValues values;
    values.values = {{sent.tags.at(0).id, {}, signaturePng()}, {sent.tags.at(1).id, u"Basel"_s, {}}};
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
    QCOMPARE(world.reload(sent.id).invitations.at(0).status, InvitationStatus::WorkInProgress);

    const auto after = change(world, sent, [](auto& all) {
        all[0].recipientName = u"Eve"_s;
        all[0].recipientEmail = u"eve@example.org"_s;
    });
    QVERIFY(after);
    QVERIFY(after->tags.at(0).image.isEmpty());
    QVERIFY(after->tags.at(1).text.isEmpty());
    QVERIFY(!after->invitations.at(0).openedTime);
    QVERIFY(lastOf(*after, u"recipient_changed"_s).detail.endsWith(u"Values entered before were removed."));
    QVERIFY(world.service->signerOperations().view(world.signer(*after, 1)));
}

void TestAmendments::aNewNameKeepsTheLink()
{
    World world;
    const Document sent = running(world);
    wire::SignerValues values;
    values.values = {{sent.tags.at(1).id, u"Basel"_s, {}}};
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
    const auto after = change(world, sent, [](auto& all) { all[0].recipientName = u"Ada Lovelace"_s; });
    QVERIFY(after);
    QCOMPARE(after->invitations.at(0).guid, sent.invitations.at(0).guid);
    QCOMPARE(after->tags.at(1).text, u"Basel"_s);
    QCOMPARE(world.service->signerOperations().view(world.signer(sent, 1))->recipientName, u"Ada Lovelace"_s);
}

void TestAmendments::codesEndTheLink()
{
    World world;
    const Document sent = running(world);
    domain::Authentication code;
    code.type = domain::AuthenticationType::AccessCode;
    code.code = u"blue horse"_s;
    const auto after = change(world, sent, [&](auto& all) { all[0].authentications = {code}; });
    QVERIFY(after);
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(sent, 1))), ErrorCode::Deleted);
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(*after, 1))), ErrorCode::Forbidden);
    // A weak access code, and a code by email without email support, are rejected as on sending.
    code.code = u"123"_s;
    const auto weak = change(world, sent, [&](auto& all) { all[1].authentications = {code}; });
    QCOMPARE(fieldsOf(weak), QStringList{u"invitations[1].authentications[0].code"_s});
    code.type = domain::AuthenticationType::Email;
    const auto unsent = change(world, sent, [&](auto& all) { all[1].authentications = {code}; });
    QCOMPARE(fieldsOf(unsent), QStringList{u"invitations[1].authentications[0].type"_s});
}

void TestAmendments::whatIsSettledStays()
{
    World world;
    const Document sent = running(world);
    QVERIFY(world.sign(sent, 1));
    const Document before = world.reload(sent.id);
    const auto refusedAt = [&](const QString& place, const auto& how) {
        const auto refused = change(world, sent, how);
        QCOMPARE(codeOf(refused), ErrorCode::State);
        QCOMPARE(fieldsOf(refused), QStringList{place});
        QCOMPARE(world.reload(sent.id), before);
    };
    refusedAt(u"invitations[0]"_s, [](auto& all) { all[0].recipientName = u"Eve"_s; });
    refusedAt(u"invitations[0]"_s, [](auto& all) { all[0].sequence = 9; });
    refusedAt(u"invitations"_s, [](auto& all) { all.removeFirst(); });
    // It is Bob's turn: his step and his action are fixed, his address isn't.
    refusedAt(u"invitations[1].sequence"_s, [](auto& all) { all[1].sequence = 3; });
    refusedAt(u"invitations[1].actionType"_s,
              [](auto& all) { all[1].actionType = domain::ActionType::Reviewer; });
    // Several faults are reported in the order of the recipients.
    const auto faults = change(world, sent, [](auto& all) {
        all[0].recipientName = u"Eve"_s;
        all[1].sequence = 3;
    });
    QCOMPARE(fieldsOf(faults), (QStringList{u"invitations[0]"_s, u"invitations[1].sequence"_s}));
    // With one of two faults nothing is changed.
    const auto both = change(world, sent, [](auto& all) {
        all[0].recipientName = u"Eve"_s;
        all[1].recipientEmail = u"robert@example.org"_s;
    });
    QCOMPARE(codeOf(both), ErrorCode::State);
    QCOMPARE(world.reload(sent.id), before);
}

void TestAmendments::orderOfThoseWhoWait()
{
    World world;
    const Document sent = running(world);
    // Bob is moved to the current step, and is invited immediately.
    const auto after = change(world, sent, [](auto& all) { all[1].sequence = 1; });
    QVERIFY(after);
    QCOMPARE(after->invitations.at(1).status, InvitationStatus::WaitToOpen);
    QVERIFY(after->invitations.at(1).invitedTime);
    QCOMPARE(lastOf(*after, u"order_changed"_s).detail, u"Bob <bob@example.org>: from step 2 to step 1"_s);
    QVERIFY(world.sign(*after, 1));
    QVERIFY(world.sign(*after, 2));
    const Document second = running(world);
    QVERIFY(world.sign(second, 1));
    const auto early = change(world, second, [](auto& all) { all[2].sequence = 1; });
    QCOMPARE(fieldsOf(early), QStringList{u"invitations[2].sequence"_s});
}

void TestAmendments::added()
{
    World world;
    const Document sent = running(world);
    const auto after = change(world, sent, [](auto& all) {
        all.append(invitation(u"Dora"_s, u"dora@example.org"_s, domain::ActionType::Reviewer, 1));
        all.append(invitation(u"Emil"_s, u"emil@example.org"_s, domain::ActionType::Viewer, 5));
    });
    QVERIFY2(after, after ? "" : qPrintable(after.error().detail.english()));
    QCOMPARE(after->invitations.size(), 5);
    QCOMPARE(after->invitations.at(3).status, InvitationStatus::WaitToOpen); // approves in parallel with Ada
    QCOMPARE(after->invitations.at(4).status, InvitationStatus::NotSent);
    QCOMPARE(lastOf(*after, u"recipient_added"_s).detail, u"Emil <emil@example.org>, step 5"_s);
    QVERIFY(world.sign(*after, 1));
    QCOMPARE(world.reload(sent.id).invitations.at(1).status, InvitationStatus::NotSent);
    QVERIFY(world.sign(*after, 4));
    QCOMPARE(world.reload(sent.id).invitations.at(1).status, InvitationStatus::WaitToOpen);
    QVERIFY(world.sign(*after, 2));
    QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);
}

void TestAmendments::removed()
{
    World world;
    const Document sent = running(world);
    const auto owner = change(world, sent, [](auto& all) { all.removeAt(1); });
    QCOMPARE(codeOf(owner), ErrorCode::State);
    QVERIFY(owner.error().detail.is(reason::recipientOwnsTags));
    const auto after = change(world, sent, [](auto& all) { all.removeAt(2); });
    QVERIFY(after);
    QCOMPARE(after->invitations.size(), 2);
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(sent, 3))), ErrorCode::Deleted);
    // Tags follow their owners across a gap.
    const auto first = change(world, sent, [](auto& all) {
        all.append(invitation(u"Dora"_s, u"dora@example.org"_s, domain::ActionType::Viewer, 1));
        all.move(2, 0);
    });
    QVERIFY(first);
    // Existing ones keep their place, new ones come last.
    QCOMPARE(first->invitations.at(0).recipientName, u"Ada"_s);
    QCOMPARE(first->tags.at(4).invitationIndex, 2);
}

void TestAmendments::theLastOpenOneRemoved()
{
    World world;
    const Document sent = running(world);
    QVERIFY(change(world, sent, [](auto& all) {
        all.append(invitation(u"Dora"_s, u"dora@example.org"_s, domain::ActionType::Reviewer, 4));
    }));
    QVERIFY(world.sign(sent, 1));
    QVERIFY(world.sign(sent, 2));
    QVERIFY(!world.takeJob(store::JobKind::Finalize));
    QVERIFY(change(world, sent, [](auto& all) { all.removeLast(); }));
    QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);
}

void TestAmendments::whatCouldNotBeSent()
{
    World world;
    const Document sent = running(world);
    const Document before = world.reload(sent.id);
    QCOMPARE(fieldsOf(change(world, sent, [](auto& all) { all[0].recipientEmail = u"ada@"_s; })),
             QStringList{u"invitations[0].recipientEmail"_s});
    QCOMPARE(fieldsOf(change(world, sent, [](auto& all) { all[0].recipientName.clear(); })),
             QStringList{u"invitations[0].recipientName"_s});
    QCOMPARE(fieldsOf(change(world, sent,
                             [](auto& all) {
                                 all.append(invitation(u"Dora"_s, u"dora@example.org"_s,
                                                       domain::ActionType::Signer, 4));
                             })),
             QStringList{u"invitations[3]"_s}); // nothing to sign
    QCOMPARE(world.reload(sent.id), before);
    QCOMPARE(
        codeOf(world.service->documents().replaceInvitations(world.actor, sent.id, before.invitations, 7)),
        ErrorCode::Version);
    QCOMPARE(codeOf(world.service->documents().replaceInvitations(world.addAccount(u"other@example.org"_s),
                                                                  sent.id, before.invitations, std::nullopt)),
             ErrorCode::NotFound);
}

void TestAmendments::nothingChangedNothingWritten()
{
    World world;
    const Document sent = running(world);
    const Document before = world.reload(sent.id);
    QVERIFY(change(world, sent, [](auto& all) { std::reverse(all.begin(), all.end()); }));
    QVERIFY(changeTags(world, sent, [](auto& all) { std::reverse(all.begin(), all.end()); }));
    QCOMPARE(world.reload(sent.id).version, before.version);
}

void TestAmendments::sealedOrEnded()
{
    World world;
    const Document sealing = running(world);
    QVERIFY(world.sign(sealing, 1));
    QVERIFY(world.sign(sealing, 2));
    const auto late = change(world, sealing, [](auto& all) { all[2].recipientName = u"Clea"_s; });
    QCOMPARE(codeOf(late), ErrorCode::State);
    QVERIFY(late.error().detail.is(reason::documentBeingSealed));
    const Document cancelled = running(world);
    QVERIFY(
        world.service->documents().update(world.actor, cancelled.id, statusPatch(SigningStatus::Cancelled)));
    QCOMPARE(codeOf(change(world, cancelled, [](auto& all) { all[0].recipientName = u"Eve"_s; })),
             ErrorCode::State);
    QCOMPARE(codeOf(changeTags(world, cancelled, [](auto& all) { all.removeLast(); })), ErrorCode::State);
}

void TestAmendments::tagsAhead()
{
    World world;
    const Document sent = running(world);
    wire::SignerValues values;
    values.values = {{sent.tags.at(0).id, {}, signaturePng()}, {sent.tags.at(1).id, u"Basel"_s, {}}};
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
    const auto after = changeTags(world, sent, [](auto& all) {
        all[0].rect.left = 100; // entered values move along
        all.removeAt(2);
        all.append(tag(TagType::Text, u"Position"_s, 1, 2, 300, 500));
    });
    QVERIFY2(after, after ? "" : qPrintable(after.error().detail.english()));
    QCOMPARE(after->tags.at(0).rect.left, 100);
    QVERIFY(!after->tags.at(0).image.isEmpty());
    QCOMPARE(after->tags.at(1).text, u"Basel"_s);
    QCOMPARE(after->tags.size(), 5);
    QCOMPARE(lastOf(*after, u"tags_changed"_s).detail, u"Added: 1, changed: 1, removed: 1"_s);
    // Nobody is left without a signature field, and signatures can't be prefilled.
    QCOMPARE(fieldsOf(changeTags(world, sent, [](auto& all) { all.removeAt(0); })),
             QStringList{u"invitations[0]"_s});
    const auto forged = changeTags(world, sent, [](auto& all) {
        all.append(tag(TagType::Signature, u"Second"_s, 1, 2, 300, 400));
        all.last().image = signaturePng();
    });
    QVERIFY(forged);
    QVERIFY(forged->tags.last().image.isEmpty());
}

void TestAmendments::tagsOfTheSettled()
{
    World world;
    const Document sent = running(world);
    QVERIFY(world.sign(sent, 1));
    const Document before = world.reload(sent.id);
    const auto refusedAt = [&](const QString& place, const auto& how) {
        const auto refused = changeTags(world, sent, how);
        QCOMPARE(codeOf(refused), ErrorCode::State);
        QCOMPARE(fieldsOf(refused), QStringList{place});
        QVERIFY(refused.error().detail.is(reason::tagOwnerHasActed));
        QCOMPARE(world.reload(sent.id), before);
    };
    refusedAt(u"tags[0]"_s, [](auto& all) { all[0].rect.left = 100; });
    refusedAt(u"tags"_s, [](auto& all) { all.removeFirst(); });
    refusedAt(u"tags[1]"_s, [](auto& all) { all[1].invitationIndex = 2; });
    refusedAt(u"tags[4]"_s, [](auto& all) { all[4].invitationIndex = 1; });
    refusedAt(u"tags[5]"_s, [](auto& all) { all.append(tag(TagType::Text, u"Late"_s, 1, 1, 300, 500)); });
    const auto text = changeTags(world, sent, [](auto& all) { all[1].text = u"Bern"_s; });
    QVERIFY(text); // values belong to the signer, whatever is sent
    QCOMPARE(world.reload(sent.id), before);
}

void TestAmendments::deadline()
{
    World world;
    const Document sent = running(world);
    wire::DocumentPatch patch;
    patch.setting.emplace().fields.set(&domain::DocumentSetting::expireDaysAfterSent, 200);
    const auto after = world.service->documents().update(world.actor, sent.id, patch);
    QVERIFY(after);
    QCOMPARE(lastOf(*after, u"deadline_changed"_s).detail, u"From 180 to 200 days after sending"_s);
}

/** INKSTONE_RACES = number of documents; each step happens once, whoever is first. */
void TestAmendments::twoEditorsAndASigner()
{
    const int races =
        qEnvironmentVariableIsSet("INKSTONE_RACES") ? qEnvironmentVariableIntValue("INKSTONE_RACES") : 150;
    World world;
    const service::StagedFile file = world.simple().files.constFirst();
    std::atomic<int> signedFirst = 0;
    for (int race = 0; race < races; ++race) {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.files = {file};
        creation.document.invitations.append(invitation(u"Bob"_s, u"bob@example.org"_s));
        creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
        const Document sent = world.create(creation);
        const auto editor = [&](int number) {
            for (int head = 0; head < race % 12; ++head) // the signer wins now and then
                (void)world.reload(sent.id);
            QList<Invitation> wanted = sent.invitations;
            wanted[0].recipientEmail = u"ada%1@example.org"_s.arg(number);
            return world.service->documents()
                .replaceInvitations(world.actor, sent.id, wanted, std::nullopt)
                .has_value();
        };
        std::atomic<int> amended = 0;
        bool hasSigned = false;
        std::vector<std::thread> threads;
        threads.emplace_back([&] { amended += editor(1) ? 1 : 0; });
        threads.emplace_back([&] { hasSigned = world.sign(sent, 1).has_value(); });
        threads.emplace_back([&] { amended += editor(2) ? 1 : 0; });
        for (std::thread& thread : threads)
            thread.join();
        const Document after = world.reload(sent.id);
        QCOMPARE(domain::firstBrokenLink(after.histories), -1);
        QCOMPARE(events(after).count(u"recipient_changed"_s), amended.load());
        QCOMPARE(events(after).count(u"signed"_s), hasSigned ? 1 : 0);
        if (hasSigned) {
            ++signedFirst;
            QCOMPARE(amended.load(), 0); // the link would have ended
            QCOMPARE(after.invitations.at(0).recipientEmail, u"ada@example.org"_s);
        } else {
            QCOMPARE(amended.load(), 2);
            QVERIFY(after.tags.at(0).image.isEmpty());
            QVERIFY(world.sign(after, 1));
        }
        QVERIFY(world.sign(after, 2));
        QVERIFY(world.takeJob(store::JobKind::Finalize));
    }
    qInfo("%d races, %d won by the signer", races, signedFirst.load());
}

INK_TEST(TestAmendments, "tst_amendments")

} // namespace tst_amendments

#include "tst_amendments.moc"
