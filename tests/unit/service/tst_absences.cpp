// An account's list of absences, and the deputies who are invited in the place of absent recipients.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/reasons.h"
#include "app/service/accounts/absences.h"
#include "app/service/accounts/accounts.h"
#include "app/service/documents/documents.h"
#include "app/service/documents/reasons.h"
#include "app/service/signers/signeroperations.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

namespace tst_absences {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::Absence;
using domain::Document;
using domain::HistoryEvent;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

class TestAbsences final : public QObject
{
    Q_OBJECT

    static void mailing(World& world)
    {
        service::ServiceOptions options;
        options.baseUrl = u"https://sign.example.com"_s;
        options.hasMail = true;
        world.service = std::make_unique<service::SigningService>(*world.stores, world.clock, options);
    }
    static QDate today(World& world) { return world.service->absences().list(world.actor)->today; }
    /** Ada is absent for a week from today; Eve is her deputy. */
    static Absence adas(World& world)
    {
        const QDate from = today(world);
        return {
            0, u"Ada"_s, u"ada@example.org"_s, from, from.addDays(7), u"Eve Stone"_s, u"eve@example.org"_s};
    }
    /** Ada before Bob. */
    static service::Documents::Creation twoSteps(World& world, SigningStatus status)
    {
        auto creation = world.simple(status);
        creation.document.invitations[0].privateMessage = u"Ada, as agreed by phone."_s;
        creation.document.invitations.append(
            invitation(u"Bob"_s, u"bob@example.org"_s, domain::ActionType::Signer, 2));
        creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
        return creation;
    }
    static const domain::HistoryEntry* deputyEntry(const Document& document)
    {
        const auto found =
            std::find_if(document.histories.begin(), document.histories.end(),
                         [](const auto& each) { return each.event == HistoryEvent::DeputyInvited; });
        return found == document.histories.end() ? nullptr : &*found;
    }
    static QStringList notices(World& world)
    {
        QStringList all;
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            all.append(job->payload.value(u"notice"_s).toString() + u' ' +
                       job->payload.value(u"invitation"_s).toString() +
                       job->payload.value(u"copyTo"_s).toString());
            auto transaction = store::Transaction::begin(*world.database).value();
            if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit()) break;
        }
        all.sort();
        return all;
    }
    static void allowOnlyDelegates(World& world)
    {
        auto settings = world.service->accounts().details(world.actor)->userSetting;
        settings.deputiesByDefault = false;
        QVERIFY(world.service->accounts().updateSettings(world.actor, &settings, nullptr));
    }

private Q_SLOTS:
    void theListIsKept()
    {
        World world;
        auto& absences = world.service->absences();
        Absence wanted = adas(world);
        wanted.email = u"  ada@example.org "_s;
        const auto added = absences.add(world.actor, wanted);
        QVERIFY(added && added->id > 0);
        QCOMPARE(added->email, u"ada@example.org"_s);
        QCOMPARE(absences.list(world.actor)->absences, QList<Absence>{*added});
        Absence longer = *added;
        longer.until = longer.until.addDays(7);
        QCOMPARE(*absences.update(world.actor, longer), longer);
        const auto stranger = world.addAccount(u"else@example.org"_s);
        QVERIFY(absences.list(stranger)->absences.isEmpty());
        QCOMPARE(codeOf(absences.update(stranger, longer)), ErrorCode::NotFound);
        QCOMPARE(codeOf(absences.remove(stranger, longer.id)), ErrorCode::NotFound);
        QVERIFY(absences.remove(world.actor, longer.id));
        QVERIFY(absences.list(world.actor)->absences.isEmpty());
        QCOMPARE(codeOf(absences.remove(world.actor, longer.id)), ErrorCode::NotFound);
    }

    void whatCantBeIsRefused_data()
    {
        using Change = std::function<void(Absence&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const Change& change, const QString& field) {
            QTest::newRow(name) << change << field;
        };
        row(
            "no address", [](Absence& a) { a.email = u"ada"_s; }, u"email"_s);
        row(
            "no days", [](Absence& a) { a.from = {}; }, u"from"_s);
        row(
            "no deputy", [](Absence& a) { a.deputyName.clear(); }, u"deputyName"_s);
        row(
            "no deputy's address", [](Absence& a) { a.deputyEmail = u"eve"_s; }, u"deputyEmail"_s);
        row(
            "backwards", [](Absence& a) { a.until = a.from.addDays(-1); }, u"until"_s);
        row(
            "over",
            [](Absence& a) {
                a.from = a.from.addDays(-9);
                a.until = a.from.addDays(2);
            },
            u"until"_s);
        row(
            "oneself", [](Absence& a) { a.deputyEmail = u"ADA@example.org"_s; }, u"deputyEmail"_s);
        row(
            "overlapping", [](Absence& a) { a.email = u"BOB@example.org"_s; }, u"from"_s);
    }
    void whatCantBeIsRefused()
    {
        QFETCH(std::function<void(Absence&)>, change);
        QFETCH(QString, field);
        World world;
        Absence bobs = adas(world);
        bobs.email = u"bob@example.org"_s;
        bobs.from = bobs.until;
        QVERIFY(world.service->absences().add(world.actor, bobs));
        Absence wanted = adas(world);
        change(wanted);
        const auto refused = world.service->absences().add(world.actor, wanted);
        QCOMPARE(codeOf(refused), ErrorCode::Validation);
        QVERIFY(fieldsOf(refused).contains(field));
        QCOMPARE(world.service->absences().list(world.actor)->absences.size(), 1);
    }

    void theDeputyIsInvitedInstead()
    {
        World world;
        mailing(world);
        QVERIFY(world.service->absences().add(world.actor, adas(world)));
        const Document draft = world.create(twoSteps(world, SigningStatus::Draft));
        const auto ada = world.signer(draft, 1);
        QVERIFY(
            world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress)));
        const Document sent = world.reload(draft.id);
        const Invitation& deputy = sent.invitations.at(0);
        QCOMPARE(deputy.recipientName, u"Eve Stone"_s);
        QCOMPARE(deputy.recipientEmail, u"eve@example.org"_s);
        QCOMPARE(deputy.status, InvitationStatus::WaitToOpen);
        QVERIFY(deputy.invitedTime.has_value());
        QVERIFY(deputy.privateMessage.isEmpty() && !deputy.mayDelegate);
        QCOMPARE(deputy.onBehalfOf, (domain::AbsentPerson{u"Ada"_s, u"ada@example.org"_s}));
        QVERIFY(deputy.guid != draft.invitations.at(0).guid);
        QCOMPARE(codeOf(world.service->signerOperations().view(ada)), ErrorCode::Deleted);
        QCOMPARE(notices(world),
                 QStringList({u"deputyInvited ada@example.org"_s, u"invitation "_s + deputy.guid}));

        const auto* entry = deputyEntry(sent);
        QVERIFY(entry);
        QVERIFY(
            entry->detail.startsWith(u"Eve Stone <eve@example.org> on behalf of Ada <ada@example.org>"_s));
        QCOMPARE(entry->reason, u"history_deputy_invited"_s);
        QCOMPARE(domain::firstBrokenLink(sent.histories), -1);
        const auto view = world.service->signerOperations().view(world.signer(sent, 1));
        QVERIFY(view);
        QCOMPARE(view->onBehalfOf, u"Ada"_s);
        QVERIFY(!view->canDelegate);
        QVERIFY(world.sign(sent, 1));
        QVERIFY(world.sign(world.reload(draft.id), 2));
        QCOMPARE(world.reload(draft.id).invitations.at(0).onBehalfOf->name, u"Ada"_s);
    }

    /** Sent on creation: nobody has seen the first link. */
    void alsoWhenSentAtOnce()
    {
        World world;
        mailing(world);
        QVERIFY(world.service->absences().add(world.actor, adas(world)));
        const Document sent = world.create(twoSteps(world, SigningStatus::InProgress));
        QCOMPARE(sent.invitations.at(0).recipientEmail, u"eve@example.org"_s);
        QCOMPARE(sent.invitations.at(0).status, InvitationStatus::WaitToOpen);
        QVERIFY(world.sign(sent, 1));
    }

    /** Later recipients are checked when their turn comes. */
    void whenTheTurnComes()
    {
        World world;
        mailing(world);
        const Document sent = world.create(twoSteps(world, SigningStatus::InProgress));
        Absence bobs = adas(world);
        bobs.name = u"Bob"_s;
        bobs.email = u"BOB@example.org"_s;
        bobs.from = bobs.from.addDays(1);
        QVERIFY(world.service->absences().add(world.actor, bobs));
        world.clock.advance(std::chrono::days(1));
        QVERIFY(world.sign(sent, 1));
        const Document after = world.reload(sent.id);
        QCOMPARE(after.invitations.at(1).recipientEmail, u"eve@example.org"_s);
        QCOMPARE(after.invitations.at(1).onBehalfOf->email, u"bob@example.org"_s);
        QCOMPARE(after.invitations.at(1).status, InvitationStatus::WaitToOpen);
    }

    void nobodyOutsideTheDays()
    {
        World world;
        mailing(world);
        Absence later = adas(world);
        later.from = later.from.addDays(1);
        QVERIFY(world.service->absences().add(world.actor, later));
        const Document sent = world.create(twoSteps(world, SigningStatus::InProgress));
        QCOMPARE(sent.invitations.at(0).recipientEmail, u"ada@example.org"_s);
        world.clock.advance(std::chrono::days(9)); // the absence is over
        const Document again = world.create(twoSteps(world, SigningStatus::InProgress));
        QCOMPARE(again.invitations.at(0).recipientEmail, u"ada@example.org"_s);
        QVERIFY(!deputyEntry(again));
    }

    void onlyWhoMayDelegateWhenTheAccountSaysSo()
    {
        World world;
        mailing(world);
        allowOnlyDelegates(world);
        QVERIFY(!world.service->absences().list(world.actor)->deputiesByDefault);
        QVERIFY(world.service->absences().add(world.actor, adas(world)));
        const Document sent = world.create(twoSteps(world, SigningStatus::InProgress));
        QCOMPARE(sent.invitations.at(0).recipientEmail, u"ada@example.org"_s);
        auto allowed = twoSteps(world, SigningStatus::InProgress);
        allowed.document.invitations[0].mayDelegate = true;
        QCOMPARE(world.create(allowed).invitations.at(0).recipientEmail, u"eve@example.org"_s);
    }

    void theDeputyOfADeputy()
    {
        World world;
        mailing(world);
        QVERIFY(world.service->absences().add(world.actor, adas(world)));
        Absence eves = adas(world);
        eves.email = u"eve@example.org"_s;
        eves.deputyName = u"Zoe"_s;
        eves.deputyEmail = u"zoe@example.org"_s;
        const auto added = world.service->absences().add(world.actor, eves);
        QVERIFY(added);
        QCOMPARE(world.create(twoSteps(world, SigningStatus::InProgress)).invitations.at(0).recipientEmail,
                 u"zoe@example.org"_s);
        // In a cycle there is no deputy, and the recipient gets it.
        eves = *added;
        eves.deputyEmail = u"ada@example.org"_s;
        QVERIFY(world.service->absences().update(world.actor, eves));
        QCOMPARE(world.create(twoSteps(world, SigningStatus::InProgress)).invitations.at(0).recipientEmail,
                 u"ada@example.org"_s);
    }

    void notWhereTheDeputyIsARecipient()
    {
        World world;
        mailing(world);
        Absence wanted = adas(world);
        wanted.deputyEmail = u"bob@example.org"_s;
        QVERIFY(world.service->absences().add(world.actor, wanted));
        const Document sent = world.create(twoSteps(world, SigningStatus::InProgress));
        QCOMPARE(sent.invitations.at(0).recipientEmail, u"ada@example.org"_s);
        const auto list = world.service->absences().list(world.actor);
        QVERIFY(domain::deputyPlan(sent, 0, *list).message.is(reason::absentDeputyIsRecipient));
    }

    void handedOverWhileItWaits()
    {
        World world;
        mailing(world);
        const Document sent = world.create(twoSteps(world, SigningStatus::InProgress));
        auto& documents = world.service->documents();
        const QString guid = sent.invitations.at(0).guid;
        const auto tooEarly = documents.delegateToDeputy(world.actor, sent.id, guid);
        QCOMPARE(codeOf(tooEarly), ErrorCode::State);
        QVERIFY(tooEarly.error().detail.is(reason::recipientNotAbsent));

        allowOnlyDelegates(world); // the sender still may
        const auto absence = world.service->absences().add(world.actor, adas(world));
        QVERIFY(absence);
        wire::SignerValues values = world.valuesFor(sent, 1);
        QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
        (void)notices(world);
        QVERIFY(documents.delegateToDeputy(world.actor, sent.id, guid));
        const Document after = world.reload(sent.id);
        QCOMPARE(after.invitations.at(0).recipientEmail, u"eve@example.org"_s);
        QCOMPARE(after.invitations.at(0).status, InvitationStatus::WaitToOpen);
        for (const domain::Tag& each : after.tags)
            QVERIFY(each.invitationIndex != 1 || each.image.isEmpty());
        const auto* entry = deputyEntry(after);
        QVERIFY(entry);
        QCOMPARE(entry->actor, world.actor.name);
        QCOMPARE(notices(world), QStringList({u"deputyInvited ada@example.org"_s,
                                              u"invitation "_s + after.invitations.at(0).guid}));
        QCOMPARE(codeOf(documents.delegateToDeputy(world.actor, sent.id, guid)), ErrorCode::NotFound);
        QCOMPARE(codeOf(documents.delegateToDeputy(world.actor, sent.id, after.invitations.at(0).guid)),
                 ErrorCode::State);
        // Bob's turn has not come.
        QCOMPARE(codeOf(documents.delegateToDeputy(world.actor, sent.id, after.invitations.at(1).guid)),
                 ErrorCode::State);

        // A reassigned part stays with the deputy, also after a correction of the authentication.
        QVERIFY(world.service->absences().remove(world.actor, absence->id));
        QList<Invitation> wanted = world.reload(sent.id).invitations;
        wanted[0].authentications = {{domain::AuthenticationType::AccessCode, {}, {}, u"4711-eve"_s}};
        QVERIFY(documents.replaceInvitations(world.actor, sent.id, wanted, std::nullopt));
        const Document corrected = world.reload(sent.id);
        QCOMPARE(corrected.invitations.at(0).recipientEmail, u"eve@example.org"_s);
        QCOMPARE(corrected.invitations.at(0).onBehalfOf->name, u"Ada"_s);
        // Another person in that place acts in their own name.
        wanted = corrected.invitations;
        wanted[0].recipientName = u"Ada"_s;
        wanted[0].recipientEmail = u"ada@example.org"_s;
        QVERIFY(documents.replaceInvitations(world.actor, sent.id, wanted, std::nullopt));
        QVERIFY(!world.reload(sent.id).invitations.at(0).onBehalfOf);
    }
};

INK_TEST(TestAbsences, "tst_absences")

} // namespace tst_absences

#include "tst_absences.moc"
