#include "app/base/reasons.h"
#include "app/domain/account/network.h"
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/accounts/accounts.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/notices.h"
#include "app/service/core/schedule.h"
#include "app/service/documents/documents.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/signers/signerpages.h"
#include "app/service/turns/agenda.h"
#include "app/wire/accountcodec.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QSqlQuery>
#include <QTest>

#include <thread>
#include <vector>

namespace tst_lifecycle {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using domain::ActionType;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

namespace {

/** The queued emails as `notice recipient`; marks them as sent. */
QStringList mails(World& world, const domain::Document& document)
{
    QStringList all;
    while (const auto job = world.takeJob(store::JobKind::Mail)) {
        const QString guid = job->payload.value(u"invitation"_s).toString();
        const int index = document.invitationIndexOf(guid);
        const QString copy = job->payload.value(u"copyTo"_s).toString();
        const QString to = !copy.isEmpty() ? copy
                           : index > 0     ? document.invitations.at(index - 1).recipientName
                                           : u"sender"_s;
        all.append(job->payload.value(u"notice"_s).toString() + u" "_s + to);
        auto transaction = store::Transaction::begin(*world.database).value();
        if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit()) qFatal("outbox");
    }
    all.sort();
    return all;
}

void pass(World& world, service::SigningService& service, std::chrono::hours step, std::chrono::hours whole)
{
    for (auto gone = 0h; gone < whole; gone += step) {
        world.clock.advance(step);
        if (!service.agenda().expireOverdue()) qFatal("expire");
        while (service.agenda().processBatch().value() == service::Agenda::batchSize) {
        }
    }
}

service::Documents::Creation threeGroups(World& world)
{
    auto creation = world.simple(SigningStatus::InProgress);
    auto& document = creation.document;
    document.invitations[0].sequence = 2;
    document.invitations.append(invitation(u"Bob"_s, u"bob@example.org"_s, ActionType::Signer, 2));
    document.invitations.append(invitation(u"Rita"_s, u"rita@example.org"_s, ActionType::Reviewer, 5));
    document.invitations.append(invitation(u"Cid"_s, u"cid@example.org"_s, ActionType::Signer, 900));
    document.invitations.append(invitation(u"Vic"_s, u"vic@example.org"_s, ActionType::Viewer, 5));
    document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
    document.tags.append(tag(TagType::Signature, u"Cid's"_s, 1, 4, 300, 500));
    return creation;
}

} // namespace

class TestLifecycle final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void groupsInOrder();
    void twoYears();
    void withoutMailNothingIsSaid();
    void warningOnce();
    void reminderByHand();
    void scheduleOfSeveralInstances();
    void choicesOfTheSender();
    void nobodyIsAskedTwice();
    void waitingHasAReason();
    void forgottenSealing();
    void editor();
    void hostedSigners();
    void codeByMail();
    void theMailedCodeIsNotTheOneOfTheSms();
    void codesAreCountedInTheDatabase();
    void goneIsTold();
    void settingsAct();
    void spendLimitIsExact();
    void networks();
    void agendaIsByIndex();
};

void TestLifecycle::groupsInOrder()
{
    World world;
    const auto service = world.withMail();
    const auto sent = service->documents().create(world.actor, {threeGroups(world)}).value().constFirst();
    const auto statuses = [&] {
        QList<int> all;
        const auto document = world.reload(sent.id);
        for (const auto& each : document.invitations)
            all.append(static_cast<int>(each.status));
        return all;
    };
    QCOMPARE(statuses(), (QList<int>{61, 61, 60, 60, 60}));
    QCOMPARE(mails(world, sent), QStringList({u"invitation Ada"_s, u"invitation Bob"_s}));
    QCOMPARE(world.reload(sent.id).waitingFor.english(), u"Waiting for Ada and Bob"_s);
    QCOMPARE(world.reload(sent.id).invitations.at(3).waitingFor.english(), u"Waiting for Ada and Bob"_s);
    QVERIFY(!service->signerOperations().finish(world.signer(sent, 3), {})); // not her turn
    QVERIFY(service->signerOperations().finish(world.signer(sent, 2), world.valuesFor(sent, 2)));
    QCOMPARE(statuses(), (QList<int>{61, 67, 60, 60, 60}));
    QVERIFY(service->signerOperations().finish(world.signer(sent, 1), world.valuesFor(sent, 1)));
    QCOMPARE(statuses(), (QList<int>{67, 67, 61, 60, 61})); // the viewer's turn comes with the group
    QVERIFY(mails(world, sent).contains(u"invitation Vic"_s));
    QVERIFY(service->signerOperations().finish(world.signer(sent, 3), {}));
    QCOMPARE(statuses(), (QList<int>{67, 67, 67, 61, 61}));
    QVERIFY(service->signerOperations().finish(world.signer(sent, 4), world.valuesFor(sent, 4)));
    const auto done = world.finalized(sent.id);
    QCOMPARE(done.status, SigningStatus::Completed);
    QVERIFY(service->signerPages().download(world.signer(sent, 5), u"esign"_s)); // readers get it too
    QVERIFY(events(done).contains(u"approved"_s));
}

void TestLifecycle::twoYears()
{
    World world;
    const auto service = world.withMail();
    auto creation = threeGroups(world);
    creation.document.setting.expireDaysAfterSent = 730;
    creation.document.setting.remindEveryDays = 30;
    creation.document.setting.maxReminders = 4;
    const auto sent = service->documents().create(world.actor, {creation}).value().constFirst();
    (void)mails(world, sent);
    QElapsedTimer timer;
    timer.start();
    pass(world, *service, 12h, 24h * 365);
    QStringList told = mails(world, sent);
    QCOMPARE(told.count(u"reminder Ada"_s), 4);
    QCOMPARE(told.count(u"reminder Bob"_s), 4);
    QCOMPARE(told.size(), 8); // no other recipient is pending yet
    QVERIFY(service->signerOperations().finish(world.signer(sent, 1), world.valuesFor(sent, 1)));
    QVERIFY(service->signerOperations().finish(world.signer(sent, 2), world.valuesFor(sent, 2)));
    (void)mails(world, sent);
    pass(world, *service, 12h, 24h * 366);
    told = mails(world, sent);
    QCOMPARE(told.count(u"reminder Rita"_s), 4);
    QCOMPARE(told.count(u"expiryWarning Rita"_s), 1);
    QCOMPARE(told.count(u"expiryWarning Cid"_s), 0); // was never invited
    QCOMPARE(told.count(u"expired Ada"_s), 1);
    QCOMPARE(told.count(u"expired Cid"_s), 0);
    QCOMPARE(told.count(u"expired sender"_s), 1);
    QCOMPARE(told.count(u"reminder Vic"_s), 0);
    const auto ended = world.reload(sent.id);
    QCOMPARE(ended.status, SigningStatus::ReachDeadline);
    QCOMPARE(ended.invitations.at(0).status, InvitationStatus::Finalized);
    QCOMPARE(ended.invitations.at(2).status, InvitationStatus::ReachDeadline);
    QCOMPARE(ended.invitations.at(2).requestedReminderCount, 4);
    // No mail server accepted one of these emails: nobody was reminded, and nothing claims it.
    QCOMPARE(ended.invitations.at(2).reminderEmailCount, 0);
    QVERIFY(!events(ended).contains(u"reminded"_s) && !events(ended).contains(u"warned"_s));
    QCOMPARE(domain::firstBrokenLink(ended.histories), -1);
    pass(world, *service, 24h, 24h * 60);
    QVERIFY(mails(world, sent).isEmpty());
    qInfo("two years of one document: %lld ms", static_cast<long long>(timer.elapsed()));
}

void TestLifecycle::withoutMailNothingIsSaid()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.setting.remindEveryDays = 7;
    creation.document.setting.maxReminders = 3;
    const auto sent = world.create(creation);
    pass(world, *world.service, 24h, 24h * 100);
    const auto now = world.reload(sent.id);
    QVERIFY(!events(now).contains(u"reminded"_s));
    QCOMPARE(now.invitations.at(0).reminderEmailCount, 0);
    QVERIFY(!world.takeJob(store::JobKind::Mail));
    // Email is set up later: the next reminder comes on schedule, not all missed ones.
    const auto service = world.withMail();
    pass(world, *service, 12h, 24h * 7);
    QCOMPARE(mails(world, sent), QStringList{u"reminder Ada"_s});
}

void TestLifecycle::warningOnce()
{
    World world;
    const auto service = world.withMail();
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.setting.expireDaysAfterSent = 10;
    const auto sent = service->documents().create(world.actor, {creation}).value().constFirst();
    creation = world.simple(SigningStatus::InProgress);
    creation.document.setting.expireDaysAfterSent = 2;
    const auto brief = service->documents().create(world.actor, {creation}).value().constFirst();
    (void)mails(world, sent);
    pass(world, *service, 6h, 24h * 6);
    QVERIFY(!mails(world, sent).contains(u"expiryWarning Ada"_s));
    // The choice also applies to documents that were already sent.
    domain::NotificationSetting choices;
    choices.expiryWarningDays = 4;
    QVERIFY(service->accounts().updateSettings(world.actor, nullptr, &choices));
    QCOMPARE(service->agenda().processBatch().value(), 1);
    QCOMPARE(mails(world, sent), QStringList{u"expiryWarning Ada"_s});
    choices.expiryWarningDays = 3;
    QVERIFY(service->accounts().updateSettings(world.actor, nullptr, &choices));
    pass(world, *service, 6h, 24h * 3);
    QVERIFY(mails(world, sent).isEmpty());
    QCOMPARE(world.reload(brief.id).status, SigningStatus::ReachDeadline);
    QVERIFY(!events(world.reload(brief.id)).contains(u"warned"_s)); // the invitation had stated it
}

void TestLifecycle::reminderByHand()
{
    World world;
    const auto service = world.withMail();
    const auto sent = service->documents()
                          .create(world.actor, {world.simple(SigningStatus::InProgress)})
                          .value()
                          .constFirst();
    (void)mails(world, sent);
    const QString guid = sent.invitations.at(0).guid;
    QVERIFY(service->documents().remind(world.actor, sent.id, guid));
    const auto again = service->documents().remind(world.actor, sent.id, guid);
    QCOMPARE(codeOf(again), ErrorCode::RateLimit);
    QCOMPARE(again.error().retryAfterMs, 600'000);
    QCOMPARE(mails(world, sent), QStringList{u"reminder Ada"_s});
    world.clock.advance(10min);
    QVERIFY(service->documents().remind(world.actor, sent.id, guid));
    QCOMPARE(world.reload(sent.id).invitations.at(0).requestedReminderCount, 2);
    QCOMPARE(codeOf(service->documents().remind(world.actor, sent.id, u"nobody"_s)), ErrorCode::NotFound);
}

void TestLifecycle::scheduleOfSeveralInstances()
{
    World world;
    std::vector<std::unique_ptr<service::SigningService>> services;
    for (int i = 0; i < 4; ++i)
        services.push_back(world.withMail());
    QList<domain::Document> sent;
    for (int i = 0; i < 12; ++i) {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.setting.remindEveryDays = 5;
        creation.document.setting.maxReminders = 3;
        sent.append(services[0]->documents().create(world.actor, {creation}).value().constFirst());
    }
    while (world.takeJob(store::JobKind::Mail)) {
    }
    world.clock.advance(24h * 5);
    std::vector<std::thread> threads;
    std::atomic_int faults = 0;
    for (auto& each : services)
        threads.emplace_back([&] { faults += each->agenda().processBatch() ? 0 : 1; });
    for (auto& thread : threads)
        thread.join();
    QCOMPARE(faults.load(), 0);
    int reminders = 0;
    while (const auto job = world.takeJob(store::JobKind::Mail))
        reminders +=
            job->payload.value(u"notice"_s).toString() == u"reminder"_s && job->attempts == 1 ? 1 : 0;
    QCOMPARE(reminders, 12);
    for (const auto& each : sent)
        QCOMPARE(world.reload(each.id).invitations.at(0).requestedReminderCount, 1);
}

void TestLifecycle::choicesOfTheSender()
{
    World world;
    const auto service = world.withMail();
    domain::NotificationSetting choices;
    choices.onViewed = true;
    choices.onSigned = false;
    choices.copyTo = {u"archive@example.org"_s};
    QVERIFY(service->accounts().updateSettings(world.actor, nullptr, &choices));
    const auto send = [&] {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.invitations.append(
            invitation(u"Bob"_s, u"bob@example.org"_s, ActionType::Signer, 2));
        creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
        const auto sent = service->documents().create(world.actor, {creation}).value().constFirst();
        (void)mails(world, sent);
        return sent;
    };
    auto sent = send();
    QVERIFY(service->signerOperations().view(world.signer(sent, 1)));
    QVERIFY(service->signerOperations().view(world.signer(sent, 1)));
    QCOMPARE(mails(world, sent), QStringList({u"viewed archive@example.org"_s, u"viewed sender"_s}));
    QVERIFY(service->signerOperations().finish(world.signer(sent, 1), world.valuesFor(sent, 1)));
    QCOMPARE(mails(world, sent), QStringList{u"invitation Bob"_s});
    QVERIFY(service->signerOperations().reject(world.signer(sent, 2), u"too dear"_s));
    QCOMPARE(mails(world, sent),
             QStringList({u"rejected Ada"_s, u"rejected archive@example.org"_s, u"rejected sender"_s}));
    sent = send();
    auto patch = statusPatch(SigningStatus::Cancelled);
    patch.reason = u"wrong file"_s;
    QVERIFY(service->documents().update(world.actor, sent.id, patch));
    QCOMPARE(mails(world, sent), QStringList{u"cancelled Ada"_s}); // Bob was never notified
    const auto view = service->signerOperations().view(world.signer(sent, 1)).value();
    QCOMPARE(view.reason, u"wrong file"_s);
    QVERIFY(view.pages.isEmpty() && !view.canFinish);
    choices = {};
    choices.completionMail = domain::CompletionMail::None;
    const auto completed = service::completedNotices(world.reload(sent.id), choices);
    QCOMPARE(completed.size(), 1);
    QVERIFY(completed.constFirst().invitation.isEmpty());
}

void TestLifecycle::nobodyIsAskedTwice()
{
    World world;
    const auto service = world.withMail();
    const auto sent = service->documents().create(world.actor, {threeGroups(world)}).value().constFirst();
    QCOMPARE(mails(world, sent).size(), 2);
    QVERIFY(service->signerOperations().view(world.signer(sent, 1)));
    QVERIFY(service->signerOperations().save(world.signer(sent, 1), world.valuesFor(sent, 1)));
    QVERIFY(mails(world, sent).isEmpty());
}

void TestLifecycle::waitingHasAReason()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QCOMPARE(sent.waitingFor.english(), u"Waiting for Ada"_s);
    QCOMPARE(sent.invitations.at(0).waitingFor.english(), u"Waiting for Ada to open it"_s);
    QVERIFY(world.service->signerOperations().view(world.signer(sent, 1)));
    QCOMPARE(world.reload(sent.id).invitations.at(0).waitingFor.english(), u"Waiting for Ada to sign"_s);
    QVERIFY(world.sign(sent, 1));
    QCOMPARE(world.reload(sent.id).waitingFor, reasons::beingSealed());
    for (int i = 0; i < 3; ++i) { // never abandoned
        const auto job = world.takeJob(store::JobKind::Finalize);
        QVERIFY(job);
        QVERIFY(world.stores->outbox.retryLater(job->id, world.clock.now(),
                                                Message::literal(u"the disk is full"_s)));
    }
    QCOMPARE(world.reload(sent.id).waitingFor.english(), u"Being sealed, attempt 3: the disk is full"_s);
    const auto page = world.service->documents().list(world.actor, {}).value();
    QCOMPARE(page.documents.constFirst().waitingFor.english(),
             u"Being sealed, attempt 3: the disk is full"_s);
    QCOMPARE(codeOf(world.service->documents().update(world.actor, sent.id,
                                                      statusPatch(SigningStatus::Cancelled))),
             ErrorCode::State);
    const auto done = world.finalized(sent.id);
    QVERIFY(done.waitingFor.isEmpty());
}

void TestLifecycle::forgottenSealing()
{
    World world;
    const auto lose = [&] {
        const auto sent = world.create(world.simple(SigningStatus::InProgress));
        if (!world.sign(sent, 1)) qFatal("sign");
        const auto job = world.takeJob(store::JobKind::Finalize);
        auto transaction = store::Transaction::begin(*world.database).value();
        if (!job || !world.stores->outbox.complete(transaction, job->id) || !transaction.commit())
            qFatal("outbox");
        return sent;
    };
    const auto first = lose();
    QCOMPARE(world.service->agenda().processBatch().value(), 0);
    world.clock.advance(1min);
    QCOMPARE(world.service->agenda().processBatch().value(), 1);
    QCOMPARE(world.finalized(first.id).status, SigningStatus::Completed);
    const auto second = lose(); // even if the agenda has lost it
    {
        auto transaction = store::Transaction::begin(*world.database).value();
        QVERIFY(world.stores->agenda.remove(transaction, second.id));
        QVERIFY(transaction.commit());
    }
    QVERIFY(world.service->agenda().addMissing());
    QCOMPARE(world.finalized(second.id).status, SigningStatus::Completed);
    QVERIFY(world.service->agenda().addMissing());
    QVERIFY(!world.takeJob(store::JobKind::Finalize));
}

void TestLifecycle::editor()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    auto& document = creation.document;
    document.invitations[0].sequence = 2;
    document.invitations.append(invitation(u"Eve"_s, u"eve@example.org"_s, ActionType::Editor, 1));
    document.tags.append(tag(TagType::PrefillableText, u"Rent"_s, 1, 1, 300, 500));
    document.tags.last().style.readOnly = true;
    document.tags.append(tag(TagType::MaskedText, u"IBAN"_s, 1, 1, 300, 400));
    document.tags.append(tag(TagType::Text, u"Object"_s, 1, 2, 300, 300));
    const auto sent = world.create(creation);
    const auto idOf = [&](const QString& name) {
        for (const auto& each : sent.tags)
            if (each.name == name) return each.id;
        return domain::TagId();
    };
    const auto view = world.service->signerOperations().view(world.signer(sent, 2)).value();
    QStringList editable;
    for (const auto& each : view.tags)
        if (each.isEditable) editable.append(each.tag.name);
    editable.sort();
    QCOMPARE(editable, QStringList({u"Agreed"_s, u"City"_s, u"Object"_s, u"Rent"_s}));
    wire::SignerValues values;
    values.values = {{idOf(u"Signature 1"_s), {}, signaturePng()}};
    QCOMPARE(codeOf(world.service->signerOperations().save(world.signer(sent, 2), values)),
             ErrorCode::Validation);
    values.values = {{idOf(u"IBAN"_s), u"x"_s, {}}};
    QCOMPARE(codeOf(world.service->signerOperations().save(world.signer(sent, 2), values)),
             ErrorCode::Validation);
    values.values = {{idOf(u"City"_s), u"Chur"_s, {}}, {idOf(u"Rent"_s), u"1200"_s, {}}};
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 2), values));
    QCOMPARE(codeOf(world.service->signerOperations().finish(world.signer(sent, 2), {})),
             ErrorCode::Validation); // its own is empty
    values.values = {{idOf(u"Object"_s), u"Flat 3"_s, {}}};
    QVERIFY(world.service->signerOperations().finish(world.signer(sent, 2), values));
    // A repetition after a lost response.
    QVERIFY(world.service->signerOperations().finish(world.signer(sent, 2), values));
    const auto edited = world.reload(sent.id);
    QCOMPARE(edited.tags.at(1).text, u"Chur"_s);
    QVERIFY(events(edited).contains(u"edited"_s));
    const auto corrected =
        std::find_if(edited.histories.begin(), edited.histories.end(),
                     [](const auto& entry) { return entry.event == domain::HistoryEvent::Corrected; });
    QVERIFY(corrected != edited.histories.end());
    QCOMPARE(corrected->detail, u"City, Rent"_s);
    values.values = {{idOf(u"City"_s), u"Bern"_s, {}}};
    QCOMPARE(codeOf(world.service->signerOperations().save(world.signer(sent, 2), values)), ErrorCode::State);
    values.values = {{idOf(u"Rent"_s), u"1"_s, {}}}; // read-only for its owner
    QCOMPARE(codeOf(world.service->signerOperations().save(world.signer(sent, 1), values)),
             ErrorCode::Validation);
}

void TestLifecycle::hostedSigners()
{
    World world;
    auto creation = world.simple();
    auto& document = creation.document;
    document.invitations[0].actionType = ActionType::SigningHost;
    document.invitations[0].hostedSigners = {u"Kim"_s, u"Lee"_s};
    const auto draft = world.create(creation);
    const auto refused =
        world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress));
    QCOMPARE(fieldsOf(refused), QStringList{u"invitations[0].hostedSigners"_s}); // Lee has nothing to sign
    document.status = SigningStatus::InProgress;
    document.tags.append(tag(TagType::Signature, u"Signature 2"_s, 1, 1, 300, 600));
    document.tags.append(tag(TagType::Text, u"Town"_s, 1, 1, 300, 500));
    document.tags.last().facts.hostedSigner = 2;
    const auto sent = world.create(creation);
    QCOMPARE(sent.waitingFor.english(), u"Waiting for Kim (hosted by Ada)"_s);
    const auto names = [](const wire::SignerView& view, bool editable) {
        QStringList all;
        for (const auto& each : view.tags)
            if (each.isEditable == editable) all.append(each.tag.name);
        return all;
    };
    auto view = world.service->signerOperations().view(world.signer(sent, 1)).value();
    QCOMPARE(view.hostedSigner, u"Kim"_s);
    QCOMPARE(view.hostedIndex, 1);
    QCOMPARE(view.hostedCount, 2);
    QCOMPARE(names(view, true), QStringList({u"Signature 1"_s, u"City"_s, u"Agreed"_s}));
    const auto all = world.valuesFor(sent, 1);
    const auto some = [&](const QList<qsizetype>& places) {
        wire::SignerValues values;
        for (const qsizetype place : places)
            values.values.append(*std::find_if(all.values.begin(), all.values.end(), [&](const auto& value) {
                return value.id == sent.tags.at(place).id;
            }));
        return values;
    };
    QCOMPARE(codeOf(world.service->signerOperations().finish(world.signer(sent, 1), all)),
             ErrorCode::Validation); // also Lee's
    QCOMPARE(codeOf(world.service->signerOperations().finish(world.signer(sent, 1), some({0, 1, 2}), {}, 2)),
             ErrorCode::State);
    view = world.service->signerOperations().finish(world.signer(sent, 1), some({0, 1, 2}), {}, 1).value();
    QVERIFY(world.service->signerOperations().finish(world.signer(sent, 1), some({0, 1, 2}), {},
                                                     1)); // a repetition after a lost response
    QVERIFY(world.service->signerOperations().finish(world.signer(sent, 1), some({0, 1, 2})));
    QCOMPARE(view.hostedSigner, u"Lee"_s);
    QVERIFY(view.canFinish);
    QCOMPARE(names(view, true), QStringList({u"Signature 2"_s, u"Town"_s}));
    QVERIFY(names(view, false).contains(u"Signature 1"_s)); // Kim's, read-only
    QCOMPARE(codeOf(world.service->signerOperations().finish(world.signer(sent, 1), {}, {}, 2)),
             ErrorCode::Validation);
    QCOMPARE(world.reload(sent.id).invitations.at(0).finishedHostedSigners, 1);
    world.clock.advance(24h);
    view = world.service->signerOperations().finish(world.signer(sent, 1), some({4, 5}), {}, 2).value();
    QVERIFY(world.service->signerOperations().finish(world.signer(sent, 1), some({4, 5}), {}, 2));
    QCOMPARE(view.myStatus, InvitationStatus::Finalized);
    const auto done = world.finalized(sent.id);
    QCOMPARE(done.tags.at(3).text, u"2026-01-01"_s); // the date when Kim signed
    QStringList actors;
    for (const auto& entry : done.histories)
        if (entry.event == domain::HistoryEvent::Signed) actors.append(entry.actor);
    QCOMPARE(actors, QStringList({u"Kim, hosted by Ada <ada@example.org>"_s,
                                  u"Lee, hosted by Ada <ada@example.org>"_s}));
}

void TestLifecycle::codeByMail()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.invitations[0].authentications = {
        {domain::AuthenticationType::AccessCode, {}, {}, u"471147"_s},
        {domain::AuthenticationType::Email, {}, {}, {}}};
    QCOMPARE(fieldsOf(world.service->documents().create(world.actor, {creation})),
             QStringList{u"invitations[0].authentications[1].type"_s}); // the service can't send email
    const auto service = world.withMail();
    const auto sent = service->documents().create(world.actor, {creation}).value().constFirst();
    while (world.takeJob(store::JobKind::Mail)) {
    }
    auto signer = world.signer(sent, 1);
    const auto asked = [&](const auto& result) { return fieldsOf(result).value(0); };
    QCOMPARE(asked(service->signerOperations().view(signer)), u"code"_s);
    QCOMPARE(asked(service->signerPages().page(signer, 1)), u"code"_s);
    QCOMPARE(asked(service->signerPages().download(signer, u"original"_s)), u"code"_s);
    QCOMPARE(asked(service->signerOperations().save(signer, world.valuesFor(sent, 1))), u"code"_s);
    QCOMPARE(asked(service->signerOperations().reject(signer, u"no"_s)), u"code"_s);
    QCOMPARE(asked(service->signerOperations().finish(signer, world.valuesFor(sent, 1))), u"code"_s);
    QCOMPARE(codeOf(service->signerAuthenticator().sendCode(signer)),
             ErrorCode::State); // first the sender's access code
    auto unlocked = service->signerAuthenticator().unlock(signer, u"471147"_s).value();
    QVERIFY(!unlocked.isComplete);
    signer.token = unlocked.token;
    QCOMPARE(asked(service->signerOperations().view(signer)), u"emailCode"_s);
    QVERIFY(service->signerAuthenticator().sendCode(signer));
    QCOMPARE(codeOf(service->signerAuthenticator().sendCode(signer)), ErrorCode::RateLimit);
    const auto mailed = [&] {
        QString code;
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            auto transaction = store::Transaction::begin(*world.database).value();
            if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit())
                return QString();
            code = job->payload.value(u"code"_s).toString();
        }
        return code;
    };
    const QString code = mailed();
    QCOMPARE(code.size(), 6);
    QCOMPARE(codeOf(service->signerAuthenticator().unlock(signer, u"471147"_s)), ErrorCode::Forbidden);
    world.clock.advance(10min);
    QCOMPARE(codeOf(service->signerAuthenticator().unlock(signer, code)), ErrorCode::Forbidden); // too late
    const auto second = service->signerAuthenticator().sendCode(signer);
    QVERIFY2(second, qPrintable(second ? QString() : second.error().detail.english()));
    const QString fresh = mailed();
    const auto opened = service->signerAuthenticator().unlock(signer, fresh);
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().detail.english()));
    unlocked = *opened;
    QVERIFY(unlocked.isComplete);
    QVERIFY(service->signerOperations().view(signer));
    QVERIFY(service->signerPages().page(signer, 1));
    auto stranger = signer;
    stranger.token = "x";
    QCOMPARE(asked(service->signerOperations().view(stranger)), u"code"_s);
    QCOMPARE(codeOf(service->signerAuthenticator().unlock(stranger, fresh)), ErrorCode::Forbidden);
    world.clock.advance(5h);
    QCOMPARE(asked(service->signerOperations().view(signer)), u"code"_s); // the pass is short-lived
}

/** Access to the email alone must not be enough to enter its code as the phone's. */
void TestLifecycle::theMailedCodeIsNotTheOneOfTheSms()
{
    World world;
    service::ServiceOptions options;
    options.baseUrl = u"http://127.0.0.1:1"_s;
    options.hasMail = true;
    options.hasSms = true;
    const auto service = std::make_unique<service::SigningService>(*world.stores, world.clock, options);
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.invitations[0].authentications = {
        {domain::AuthenticationType::Email, {}, {}, {}},
        {domain::AuthenticationType::Sms, u"+4915123456789"_s, {}, {}}};
    const auto sent = service->documents().create(world.actor, {creation}).value().constFirst();
    const auto last = [&world](store::JobKind kind) {
        QString code;
        while (const auto job = world.takeJob(kind)) {
            auto transaction = store::Transaction::begin(*world.database).value();
            if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit())
                return QString();
            code = job->payload.value(u"code"_s).toString();
        }
        return code;
    };
    auto mine = world.signer(sent, 1);
    QCOMPARE(fieldsOf(service->signerOperations().view(mine)).value(0), u"emailCode"_s);
    QVERIFY(service->signerAuthenticator().sendCode(mine));
    const auto first = service->signerAuthenticator().unlock(mine, last(store::JobKind::Mail));
    QVERIFY(first && !first->isComplete);
    mine.token = first->token;
    QCOMPARE(fieldsOf(service->signerOperations().view(mine)).value(0), u"smsCode"_s);
    // Another browser requests a second email, whose code is useless here.
    world.clock.advance(2min);
    const auto other = world.signer(sent, 1);
    QVERIFY(service->signerAuthenticator().sendCode(other));
    const QString mailed = last(store::JobKind::Mail);
    QCOMPARE(mailed.size(), 6);
    QCOMPARE(codeOf(service->signerAuthenticator().unlock(mine, mailed)), ErrorCode::Forbidden);
    QVERIFY(service->signerAuthenticator().sendCode(mine));
    const QString texted = last(store::JobKind::Sms);
    QCOMPARE(texted.size(), 6);
    if (texted != mailed)
        QCOMPARE(codeOf(service->signerAuthenticator().unlock(other, texted)), ErrorCode::Forbidden);
    const auto second = service->signerAuthenticator().unlock(mine, texted);
    QVERIFY(second && second->isComplete);
    QVERIFY(service->signerOperations().view(mine));
}

void TestLifecycle::codesAreCountedInTheDatabase()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.invitations[0].authentications = {
        {domain::AuthenticationType::AccessCode, {}, {}, u"471147"_s}};
    const auto sent = world.create(creation);
    std::vector<std::thread> threads;
    std::atomic_int forbidden = 0;
    std::atomic_int limited = 0;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&] { // each like another process
            service::ServiceOptions options;
            service::SigningService other(*world.stores, world.clock, options);
            const auto tried = codeOf(other.signerAuthenticator().unlock(world.signer(sent, 1), u"0000"_s));
            forbidden += tried == ErrorCode::Forbidden ? 1 : 0;
            limited += tried == ErrorCode::RateLimit ? 1 : 0;
        });
    for (auto& thread : threads)
        thread.join();
    QCOMPARE(forbidden.load(), 5);
    QCOMPARE(limited.load(), 3);
    QCOMPARE(codeOf(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"471147"_s)),
             ErrorCode::RateLimit);
    world.clock.advance(5min);
    QVERIFY(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"471147"_s));
}

void TestLifecycle::goneIsTold()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QVERIFY(world.service->documents().remove(world.actor, sent.id));
    QCOMPARE(world.reload(sent.id).status, SigningStatus::Cancelled);
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(sent, 1))), ErrorCode::Deleted);
    QVERIFY(world.service->documents().purge(world.actor, sent.id));
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(sent, 1))), ErrorCode::Deleted);
    QCOMPARE(codeOf(world.service->documents().retrieve(world.actor, sent.id)), ErrorCode::Deleted);
    const auto draft = world.create(world.simple());
    QVERIFY(world.service->documents().remove(world.actor, draft.id));
    QVERIFY(world.service->documents().purge(world.actor, draft.id));
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(draft, 1))), ErrorCode::NotFound);
}

void TestLifecycle::settingsAct()
{
    World world;
    domain::UserSetting user;
    user.postBackBase = u"https://example.org/hooks/"_s;
    user.language = u"fr-CA"_s;
    user.dateFormat = u"dd.MM.yyyy"_s;
    user.timeZone = u"Pacific/Kiritimati"_s; // +14
    user.defaultExpireDays = 12;
    domain::NotificationSetting choices;
    choices.remindEveryDays = 9;
    choices.maxReminders = 2;
    QVERIFY(world.service->accounts().updateSettings(world.actor, &user, &choices));
    auto creation = world.simple(SigningStatus::InProgress);
    creation.usesDefaultExpiry = creation.usesDefaultLanguage = creation.usesDefaultReminders = true;
    const auto sent = world.create(creation);
    const QString url = u"https://example.org/hooks/%1"_s.arg(sent.id.value());
    QCOMPARE(sent.setting.postBackUrl, url);
    QCOMPARE(world.reload(sent.id).setting.postBackUrl, url);
    QCOMPARE(sent.setting.language, domain::LanguageCode::French);
    QCOMPARE(sent.setting.expireDaysAfterSent, 12);
    QCOMPARE(sent.setting.remindEveryDays, 9);
    QCOMPARE(sent.setting.maxReminders, 2);
    QCOMPARE(sent.tags.at(3).style.dateFormat, u"dd.MM.yyyy"_s);
    world.clock.set(ManualClock::epoch + 11h);
    QVERIFY(world.sign(sent, 1));
    QCOMPARE(world.reload(sent.id).tags.at(3).text, u"2026-01-02"_s);
    const auto draft = world.create(world.simple());
    QVERIFY(draft.setting.postBackUrl.isEmpty());
    const auto later =
        world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress));
    QCOMPARE(later->setting.postBackUrl, u"https://example.org/hooks/%1"_s.arg(draft.id.value()));
    const auto fault = [&](auto&& change) {
        domain::UserSetting wrong = user;
        change(wrong);
        return fieldsOf(world.service->accounts().updateSettings(world.actor, &wrong, nullptr)).value(0);
    };
    QCOMPARE(fault([](auto& s) { s.timeZone = u"Mars/Olympus"_s; }), u"userSetting.timeZone"_s);
    QCOMPARE(fault([](auto& s) { s.dateFormat = u"hh:mm"_s; }), u"userSetting.dateFormat"_s);
    QCOMPARE(fault([](auto& s) { s.dateFormat = u"'day' d 'of' MMMM yyyy"_s; }), QString());
    QCOMPARE(fault([](auto& s) { s.defaultExpireDays = 0; }), u"userSetting.defaultExpireDays"_s);
    QCOMPARE(fault([](auto& s) { s.spendLimitCents = -1; }), u"userSetting.spendLimitCents"_s);
    QCOMPARE(fault([](auto& s) { s.allowedAddresses = {u"10.0.0.0/33"_s}; }),
             u"userSetting.allowedAddresses"_s);
    QCOMPARE(fault([](auto& s) { s.postBackBase = u"ftp://x"_s; }), u"userSetting.postBackBase"_s);
}

void TestLifecycle::spendLimitIsExact()
{
    World world;
    domain::UserSetting user;
    user.spendLimitCents = 500; // ten documents
    QVERIFY(world.service->accounts().updateSettings(world.actor, &user, nullptr));
    std::atomic_int good = 0;
    std::atomic_int refused = 0;
    const auto creation = world.simple(SigningStatus::InProgress);
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&] { // three at a time, all or none
            const auto made = world.service->documents().create(world.actor, {creation, creation, creation});
            good += made ? 3 : 0;
            refused += !made && made.error().code == ErrorCode::SpendLimit ? 1 : 0;
        });
    for (auto& thread : threads)
        thread.join();
    QCOMPARE(good.load(), 9);
    QCOMPARE(refused.load(), 3);
    const auto account = world.service->accounts().details(world.actor).value();
    QCOMPARE(account.chargesCents, 450);
    QCOMPARE(account.documentsSent, 9);
    QCOMPARE(world.service->documents().list(world.actor, {})->total, 9);
}

void TestLifecycle::networks()
{
    for (const auto& good :
         {u"192.0.2.1"_s, u"192.0.2.0/24"_s, u"0.0.0.0/0"_s, u"::1"_s, u"2001:db8::/32"_s, u"::/0"_s,
          u"::ffff:192.0.2.1"_s, u"1:2:3:4:5:6:7:8"_s, u"::ffff:192.0.2.0/120"_s})
        QVERIFY2(domain::isNetwork(good), qPrintable(good));
    for (const auto& bad :
         {u""_s, u"/8"_s, u"192.0.2"_s, u"192.0.2.256"_s, u"192.0.2.01"_s, u"192.0.2.1/33"_s, u"::::"_s,
          u"1:2:3:4:5:6:7:8:9"_s, u"1::2::3"_s, u"::/129"_s, u"localhost"_s, u"fe80::1%eth0"_s, u"12345::"_s,
          u"1:2:3:4:5:6:7"_s, u"192.0.2.0/-1"_s, u"0x7f.0.0.1"_s, u"2130706433"_s})
        QVERIFY2(!domain::isNetwork(bad), qPrintable(bad));
}

void TestLifecycle::agendaIsByIndex()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QVERIFY(!sent.id.isNull());
    QSqlQuery query(world.database->connection());
    QVERIFY(query.exec(
        u"EXPLAIN QUERY PLAN SELECT document_id FROM agenda WHERE due <= 5 ORDER BY due LIMIT 9"_s));
    QVERIFY(query.next());
    QVERIFY2(query.value(3).toString().contains(u"agenda_due"_s), qPrintable(query.value(3).toString()));
    QVERIFY(!query.next()); // and without sorting
}

INK_TEST(TestLifecycle, "tst_lifecycle")

} // namespace tst_lifecycle

#include "tst_lifecycle.moc"
