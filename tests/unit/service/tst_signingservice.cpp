#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "app/service/accounts/accounts.h"
#include "app/service/documents/documentfiles.h"
#include "app/service/documents/documents.h"
#include "app/service/documents/folders.h"
#include "app/service/files/downloads.h"
#include "app/service/jobs/callbackdeliveries.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/signers/signerpages.h"
#include "app/service/signingservice.h"
#include "app/service/turns/agenda.h"
#include "app/wire/accountcodec.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

namespace tst_signingservice {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

class TestSigningService final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void wholeFlow();
    void aDraftIsNotSent();
    void unreadableUploads();
    void allOrNone();
    void limits();
    void illegalMoves_data();
    void illegalMoves();
    void staleVersions();
    void spendLimit();
    void foreignObjects();
    void reminders();
    void trash();
    void filesAndTags();
    void recipientsKeepTheirTags();
    void folders();
};

void TestSigningService::wholeFlow()
{
    World world;
    service::Documents::Creation creation;
    creation.document = emptyDraft();
    creation.document.setting.postBackUrl = u"https://example.org/done"_s;
    creation.document.invitations = {
        invitation(u"Ada"_s, u"ada@example.org"_s, domain::ActionType::Signer, 1),
        invitation(u"Bob"_s, u"bob@example.org"_s, domain::ActionType::Signer, 2),
        invitation(u"Vera"_s, u"vera@example.org"_s, domain::ActionType::Viewer, 1)};
    creation.document.tags = {
        tag(TagType::Signature, u"A"_s, 1, 1, 72, 600), tag(TagType::Date, u"When"_s, 1, 1, 72, 500),
        tag(TagType::SignDate, u"On"_s, 3, 1, 72, 500), tag(TagType::Signature, u"B"_s, 3, 2, 72, 600),
        tag(TagType::Initial, u"I"_s, 2, 2, 72, 600)};
    const QByteArray first = makePdf(2, u"One"_s);
    const QByteArray second = makePdf(1, u"Two"_s);
    creation.files = {world.stage(u"one.pdf"_s, first), world.stage(u"../two.pdf"_s, second)};
    const domain::Document draft = world.create(creation);
    QCOMPARE(draft.status, SigningStatus::Draft);
    QCOMPARE(draft.pageCount(), 3);
    QCOMPARE(draft.files.at(1).name, u"two.pdf"_s);
    QVERIFY(std::abs(draft.files.at(0).pages.at(0).size.width() - 595) < 1.5);
    QCOMPARE(draft.tags.at(2).pageId, draft.files.at(1).pages.at(0).id);
    QCOMPARE(draft.tags.at(3).invitationId, draft.invitations.at(1).id);
    QVERIFY(draft.invitations.at(0).signingUrl.endsWith(u"/sign/"_s + draft.invitations.at(0).guid));

    const auto sent =
        world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress));
    QVERIFY2(sent, sent ? "" : qPrintable(sent.error().detail.english()));
    QCOMPARE(sent->version, draft.version + 1);
    QCOMPARE(sent->invitations.at(0).status, InvitationStatus::WaitToOpen);
    QCOMPARE(sent->invitations.at(1).status, InvitationStatus::NotSent);
    QCOMPARE(sent->invitations.at(2).status, InvitationStatus::WaitToOpen);
    QCOMPARE(world.service->accounts().details(world.actor)->chargesCents, 50);

    // Bob sees that it isn't his turn yet, and nothing else.
    const auto early = world.service->signerOperations().view(world.signer(draft, 2));
    QVERIFY(early && !early->canFinish && early->pages.isEmpty() && early->tags.isEmpty());
    QVERIFY(!early->blockedReason.isEmpty());
    QCOMPARE(codeOf(world.sign(*sent, 2)), ErrorCode::State);
    QCOMPARE(codeOf(world.service->signerPages().page(world.signer(draft, 2), 1)), ErrorCode::State);

    const auto view = world.service->signerOperations().view(world.signer(draft, 1));
    QVERIFY(view && view->canFinish);
    QCOMPARE(view->myStatus, InvitationStatus::Viewed);
    QCOMPARE(view->pages.size(), 3);
    QCOMPARE(view->tags.size(), 3);
    wire::SignerValues half;
    half.values = {world.valuesFor(*sent, 1).values.at(1)};
    QCOMPARE(world.service->signerOperations().save(world.signer(draft, 1), half)->myStatus,
             InvitationStatus::WorkInProgress);
    QCOMPARE(world.sign(*sent, 1)->myStatus, InvitationStatus::Finalized);
    QCOMPARE(world.sign(*sent, 1)->myStatus, InvitationStatus::Finalized); // a repetition changes nothing
    QVERIFY(!world.takeJob(store::JobKind::Finalize));
    QCOMPARE(world.wakeCount, 0);

    QVERIFY(world.service->signerOperations().view(world.signer(draft, 3))->pages.size() == 3);
    QCOMPARE(codeOf(world.sign(*sent, 3)), ErrorCode::State); // a viewer can't finish
    const auto place = world.service->signerPages().page(world.signer(draft, 2), 3);
    QVERIFY(place);
    QCOMPARE(place->indexInFile, 1);
    QCOMPARE(place->sha256, draft.files.at(1).sha256);

    world.clock.advance(std::chrono::hours(30));
    QVERIFY(world.sign(*sent, 2));
    QCOMPARE(world.wakeCount, 1);
    QCOMPARE(world.reload(draft.id).status, SigningStatus::InProgress); // not before it is sealed and checked
    QCOMPARE(codeOf(world.service->downloads().download(world.actor, draft.id, u"esign"_s, {})),
             ErrorCode::State);

    const domain::Document done = world.finalized(draft.id);
    QCOMPARE(done.status, SigningStatus::Completed);
    QCOMPARE(done.completedTime, world.clock.now());
    QCOMPARE(done.tags.at(2).text, u"2026-01-01"_s);
    QCOMPARE(domain::firstBrokenLink(done.histories), -1);
    QCOMPARE(events(done),
             QStringList({u"created"_s, u"sent"_s, u"opened"_s, u"saved"_s, u"consented"_s, u"signed"_s,
                          u"opened"_s, u"opened"_s, u"consented"_s, u"signed"_s, u"finalized"_s}));
    QCOMPARE(done.histories.at(4).address, u"198.51.100.7"_s);
    QVERIFY(!world.takeJob(store::JobKind::Finalize));

    const QList<QByteArray> uploads{first, second};
    for (int i = 0; i < 2; ++i) {
        const auto file =
            world.service->downloads().download(world.actor, draft.id, u"esign"_s, done.files.at(i).id);
        QVERIFY(file);
        QVERIFY(file->content().startsWith(uploads.at(i)));
        pdf::VerifyOptions how;
        how.ownFingerprints = {testKey().fingerprint()};
        how.now = world.clock.now();
        const auto report = pdf::verifyPdf(file->content(), how);
        QCOMPARE(pdf::integrityName(report.integrity), u"intact"_s);
        QCOMPARE(report.trust, pdf::Trust::Own);
        QCOMPARE(report.signatures.size(), 1);
        QVERIFY(report.signatures.constFirst().coversWholeFile);
    }
    QCOMPARE(world.service->downloads().download(world.actor, draft.id, u"audit"_s, {})->contentType,
             "application/pdf");
    const auto all = world.service->downloads().download(world.actor, draft.id, {}, {});
    QVERIFY(all && all->contentType == "application/zip" && all->content().startsWith("PK\x03\x04"));
    QVERIFY(all->content().contains("one-signed.pdf") && all->content().contains("certificate.pdf"));
    QVERIFY(world.service->signerPages().download(world.signer(draft, 1), u"esign"_s));
    QVERIFY(world.service->signerPages().page(world.signer(draft, 1), 1)->sha256 != done.files.at(0).sha256);

    const auto deliveries = world.service->callbackDeliveries().list(world.actor, draft.id);
    QCOMPARE(deliveries->size(), 2);
    QVERIFY(world.takeJob(store::JobKind::Callback));
}

void TestSigningService::aDraftIsNotSent()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.tags.removeFirst(); // nobody can sign
    const auto refused = world.service->documents().create(world.actor, {creation});
    QCOMPARE(codeOf(refused), ErrorCode::Validation);
    QCOMPARE(fieldsOf(refused), QStringList{u"invitations[0]"_s});
    QCOMPARE(world.service->documents().list(world.actor, {})->total, 0);

    auto outside = world.simple();
    outside.document.tags[2].rect.left = 590;
    QCOMPARE(fieldsOf(world.service->documents().create(world.actor, {outside})),
             QStringList{u"tags[2].left"_s});

    auto codes = world.simple(SigningStatus::InProgress);
    codes.document.invitations[0].authentications = {{domain::AuthenticationType::Email, {}, {}, {}}};
    QCOMPARE(fieldsOf(world.service->documents().create(world.actor, {codes})),
             QStringList{u"invitations[0].authentications[0].type"_s});

    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QCOMPARE(sent.status, SigningStatus::InProgress);
    QCOMPARE(events(sent), QStringList({u"created"_s, u"sent"_s}));
    auto asTemplate = world.simple(SigningStatus::InProgress);
    asTemplate.document.type = domain::DocumentType::RegularTemplate;
    QCOMPARE(codeOf(world.service->documents().create(world.actor, {asTemplate})), ErrorCode::State);
    QCOMPARE(world.service->accounts().details(world.actor)->chargesCents, 50);
}

void TestSigningService::unreadableUploads()
{
    World world;
    auto creation = world.simple();
    creation.files.append(world.stage(u"picture.pdf"_s, signaturePng()));
    const auto refused = world.service->documents().create(world.actor, {creation});
    QCOMPARE(codeOf(refused), ErrorCode::UnreadablePdf);
    QCOMPARE(fieldsOf(refused), QStringList{u"files[1]"_s});
    QVERIFY(refused.error().detail.english().contains(u"picture.pdf"_s));
    const auto draft = world.create(world.simple());
    QCOMPARE(
        codeOf(world.service->documentFiles().add(world.actor, draft.id, {world.stage(u"x.pdf"_s, "no")})),
        ErrorCode::UnreadablePdf);
    QCOMPARE(world.reload(draft.id), draft);
}

void TestSigningService::allOrNone()
{
    World world;
    auto bad = world.simple();
    bad.document.title.clear();
    const auto refused = world.service->documents().create(world.actor, {world.simple(), bad});
    QCOMPARE(fieldsOf(refused), QStringList{u"[1].title"_s});
    QCOMPARE(world.service->documents().list(world.actor, {})->total, 0);
    QCOMPARE(world.service->documents().create(world.actor, {world.simple(), world.simple()})->size(), 2);
}

void TestSigningService::limits()
{
    World world;
    service::ServiceOptions options;
    options.limits.pages = 3;
    options.limits.tags = 5;
    service::SigningService small(*world.stores, world.clock, options);
    const auto draft = small.documents().create(world.actor, {world.simple()})->constFirst();
    QCOMPARE(codeOf(small.documentFiles().add(world.actor, draft.id,
                                              {world.stage(u"x.pdf"_s, makePdf(2, u"x"_s))})),
             ErrorCode::TooLarge);
    QCOMPARE(codeOf(small.documents().replaceTags(world.actor, draft.id, draft.tags + draft.tags, {})),
             ErrorCode::TooLarge);
    QCOMPARE(world.reload(draft.id), world.reload(draft.id));
    QCOMPARE(world.reload(draft.id).version, draft.version);
}

void TestSigningService::illegalMoves_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {52, 53, 54, 55, 56})
        QTest::newRow(qPrintable(QString::number(status))) << status;
}

void TestSigningService::illegalMoves()
{
    QFETCH(int, status);
    World world;
    const auto draft = world.create(world.simple());
    QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id,
                                                      statusPatch(SigningStatus::Cancelled))),
             ErrorCode::State);
    QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id,
                                                      statusPatch(SigningStatus::Completed))),
             ErrorCode::State);
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(draft, 1))),
             ErrorCode::NotFound); // not sent yet
    QVERIFY(world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::InProgress)));
    if (status == 53) {
        QVERIFY(world.sign(draft, 1));
        QCOMPARE(world.finalized(draft.id).status, SigningStatus::Completed);
    } else if (status == 54) {
        QVERIFY(world.service->signerOperations().reject(world.signer(draft, 1), u"No"_s));
    } else if (status == 55) {
        world.clock.advance(std::chrono::days(181));
        QCOMPARE(world.service->agenda().expireOverdue().value(), 1);
    } else if (status == 56) {
        QVERIFY(
            world.service->documents().update(world.actor, draft.id, statusPatch(SigningStatus::Cancelled)));
    }
    const auto before = world.reload(draft.id);
    QCOMPARE(static_cast<int>(before.status), status);

    for (const int to : {51, 52, 53, 54, 55, 56}) {
        if ((status == 52 && to == 56) || to == status) continue;
        QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id,
                                                          statusPatch(static_cast<SigningStatus>(to)))),
                 ErrorCode::State);
    }
    QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id,
                                                      statusPatch(SigningStatus::InProgress))),
             ErrorCode::State);
    QCOMPARE(codeOf(world.service->documents().replaceTags(world.actor, draft.id, {}, {})),
             status == 52 ? ErrorCode::Validation : ErrorCode::State); // nobody would sign
    QCOMPARE(codeOf(world.service->documents().replaceInvitations(world.actor, draft.id, {}, {})),
             ErrorCode::State);
    QCOMPARE(codeOf(world.service->documentFiles().remove(world.actor, draft.id, before.files.at(0).id)),
             ErrorCode::State);
    QCOMPARE(codeOf(world.service->documentFiles().add(world.actor, draft.id,
                                                       {world.stage(u"x.pdf"_s, makePdf(1, u"x"_s))})),
             ErrorCode::State);
    wire::DocumentPatch title;
    title.title = u"Another title"_s;
    QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id, title)), ErrorCode::State);
    if (status != 52) {
        QCOMPARE(codeOf(world.service->signerOperations().save(world.signer(draft, 1), {})),
                 ErrorCode::State);
        QCOMPARE(codeOf(world.service->signerOperations().reject(world.signer(draft, 1), u"No"_s)),
                 ErrorCode::State);
        QCOMPARE(
            codeOf(world.service->documents().remind(world.actor, draft.id, before.invitations.at(0).guid)),
            ErrorCode::State);
        if (status != 53) QCOMPARE(codeOf(world.sign(draft, 1)), ErrorCode::State);
        const auto view = world.service->signerOperations().view(world.signer(draft, 1));
        QVERIFY(view && !view->canFinish && !view->blockedReason.isEmpty());
    }
    QCOMPARE(world.reload(draft.id), before);
    QCOMPARE(world.service->accounts().details(world.actor)->chargesCents, 50);
}

void TestSigningService::staleVersions()
{
    World world;
    const auto draft = world.create(world.simple());
    wire::DocumentPatch patch;
    patch.version = draft.version;
    patch.title = u"Second"_s;
    const auto second = world.service->documents().update(world.actor, draft.id, patch);
    QCOMPARE(second->version, draft.version + 1);
    patch.title = u"Third"_s;
    QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id, patch)), ErrorCode::Version);
    QCOMPARE(codeOf(world.service->documents().replaceTags(world.actor, draft.id, {}, draft.version)),
             ErrorCode::Version);
    QCOMPARE(codeOf(world.service->documents().replaceInvitations(world.actor, draft.id, {}, draft.version)),
             ErrorCode::Version);
    QCOMPARE(world.reload(draft.id).title, u"Second"_s);
    patch.version = second->version;
    patch.title = u"Second"_s; // no change, so no charge
    QCOMPARE(world.service->documents().update(world.actor, draft.id, patch)->version, second->version);
}

void TestSigningService::spendLimit()
{
    World world;
    auto setting = world.service->accounts().details(world.actor)->userSetting;
    setting.spendLimitCents = 99;
    QVERIFY(world.service->accounts().updateSettings(world.actor, &setting, nullptr));
    QVERIFY(world.service->documents().create(world.actor, {world.simple(SigningStatus::InProgress)}));
    QCOMPARE(
        codeOf(world.service->documents().create(world.actor, {world.simple(SigningStatus::InProgress)})),
        ErrorCode::SpendLimit);
    QCOMPARE(world.service->documents().list(world.actor, {})->total, 1);
    const auto draft = world.create(world.simple()); // drafts are not charged
    QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id,
                                                      statusPatch(SigningStatus::InProgress))),
             ErrorCode::SpendLimit);
    QCOMPARE(world.reload(draft.id), draft);
    QCOMPARE(world.service->accounts().details(world.actor)->chargesCents, 50);
}

void TestSigningService::foreignObjects()
{
    World world;
    const auto other = world.addAccount(u"other@example.org"_s);
    const auto draft = world.create(world.simple());
    QCOMPARE(codeOf(world.service->documents().retrieve(other, draft.id)), ErrorCode::NotFound);
    QCOMPARE(codeOf(world.service->documents().update(other, draft.id, {})), ErrorCode::NotFound);
    QCOMPARE(codeOf(world.service->documents().replaceTags(other, draft.id, {}, {})), ErrorCode::NotFound);
    QCOMPARE(codeOf(world.service->documents().remove(other, draft.id)), ErrorCode::NotFound);
    QCOMPARE(codeOf(world.service->downloads().original(other, draft.id, draft.files.at(0).id)),
             ErrorCode::NotFound);
    QCOMPARE(codeOf(world.service->callbackDeliveries().list(other, draft.id)), ErrorCode::NotFound);
    QCOMPARE(world.service->documents().list(other, {})->total, 0);

    // Ids of another document have no access to this one.
    auto second = world.create(world.simple());
    QList<domain::Tag> stolen = second.tags;
    stolen[0].id = draft.tags.at(0).id;
    const auto replaced = world.service->documents().replaceTags(world.actor, second.id, stolen, {});
    QVERIFY2(replaced, replaced ? "" : qPrintable(replaced.error().detail.english()));
    QVERIFY(replaced->tags.at(0).id != draft.tags.at(0).id);
    QCOMPARE(world.reload(draft.id), draft);
}

void TestSigningService::reminders()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    const QString guid = sent.invitations.at(0).guid;
    QVERIFY(world.service->documents().remind(world.actor, sent.id, guid));
    world.clock.advance(std::chrono::minutes(9));
    const auto refused = world.service->documents().remind(world.actor, sent.id, guid);
    QCOMPARE(codeOf(refused), ErrorCode::RateLimit);
    QCOMPARE(refused.error().retryAfterMs, 60'000);
    world.clock.advance(std::chrono::minutes(1));
    QCOMPARE(world.service->documents().remind(world.actor, sent.id, guid).value(),
             service::Documents::Reminder::NoMail);
    // Without email nobody was reminded.
    QCOMPARE(world.reload(sent.id).invitations.at(0).reminderEmailCount, 0);
    QVERIFY(!world.reload(sent.id).invitations.at(0).lastReminderSent);
    QVERIFY(!events(world.reload(sent.id)).contains(u"reminded"_s));
    QCOMPARE(codeOf(world.service->documents().remind(world.actor, sent.id, u"no"_s)), ErrorCode::NotFound);
}

void TestSigningService::trash()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QVERIFY(world.service->documents().remove(world.actor, sent.id));
    auto trashed = world.reload(sent.id);
    QVERIFY(trashed.deleted);
    QCOMPARE(trashed.status, SigningStatus::Cancelled);
    QCOMPARE(codeOf(world.service->signerOperations().view(world.signer(sent, 1))), ErrorCode::Deleted);
    wire::DocumentPatch restore;
    restore.deleted = false;
    QVERIFY(!world.service->documents().update(world.actor, sent.id, restore)->deleted);
    QCOMPARE(codeOf(world.service->documents().purge(world.actor, sent.id)), ErrorCode::State);
    QVERIFY(world.service->documents().remove(world.actor, sent.id));
    QVERIFY(world.service->documents().remove(world.actor, sent.id)); // a repetition changes nothing
    QVERIFY(world.service->documents().retrieve(world.actor, sent.id)->deleted);
    QVERIFY(world.service->documents().purge(world.actor, sent.id));
    QCOMPARE(codeOf(world.service->documents().retrieve(world.actor, sent.id)), ErrorCode::Deleted);
    QCOMPARE(codeOf(world.service->documents().remove(world.actor, sent.id)), ErrorCode::Deleted);
}

void TestSigningService::filesAndTags()
{
    World world;
    auto creation = world.simple();
    creation.files.append(world.stage(u"annex.pdf"_s, makePdf(1, u"Annex"_s)));
    creation.document.tags.append(tag(TagType::Text, u"On annex"_s, 3, 1, 10, 10));
    const auto draft = world.create(creation);

    wire::DocumentPatch turned;
    turned.fileOrder = {draft.files.at(1).id, draft.files.at(0).id};
    const auto other = world.service->documents().update(world.actor, draft.id, turned);
    QVERIFY2(other, other ? "" : qPrintable(other.error().detail.english()));
    QCOMPARE(other->files.at(0).name, u"annex.pdf"_s);
    QCOMPARE(other->tags.at(4).pageIndex, 1); // tags stay on their pages
    QCOMPARE(other->tags.at(0).pageIndex, 2);
    turned.fileOrder = {draft.files.at(1).id, draft.files.at(1).id};
    QCOMPARE(codeOf(world.service->documents().update(world.actor, draft.id, turned)), ErrorCode::Validation);

    const auto fewer = world.service->documentFiles().remove(world.actor, draft.id, draft.files.at(1).id);
    QCOMPARE(fewer->tags.size(), 4);
    QCOMPARE(fewer->tags.at(0).pageIndex, 1);
    QCOMPARE(codeOf(world.service->documentFiles().remove(world.actor, draft.id, draft.files.at(1).id)),
             ErrorCode::NotFound);
    const auto original = world.service->downloads().original(world.actor, draft.id, draft.files.at(0).id);
    QCOMPARE(original->etag, draft.files.at(0).sha256);
}

void TestSigningService::recipientsKeepTheirTags()
{
    World world;
    auto creation = world.simple();
    creation.document.invitations.append(invitation(u"Bob"_s, u"bob@example.org"_s));
    creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
    const auto draft = world.create(creation);
    auto turned = draft.invitations;
    turned.swapItemsAt(0, 1);
    turned[0].recipientName = u"Robert"_s;
    const auto changed =
        world.service->documents().replaceInvitations(world.actor, draft.id, turned, draft.version);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().detail.english()));
    QCOMPARE(changed->invitations.at(0).guid, draft.invitations.at(1).guid);
    QCOMPARE(changed->tags.at(4).invitationIndex, 1);
    QCOMPARE(changed->tags.at(0).invitationIndex, 2);
    // A recipient with tags can't be omitted.
    QCOMPARE(
        fieldsOf(world.service->documents().replaceInvitations(world.actor, draft.id, {turned.at(1)}, {})),
        QStringList{u"tags[4].invitationIndex"_s});
}

void TestSigningService::folders()
{
    World world;
    domain::Folder folder;
    folder.name = u"  Leases "_s;
    const auto made = world.service->folders().create(world.actor, folder);
    QCOMPARE(made->name, u"Leases"_s);
    QCOMPARE(codeOf(world.service->folders().create(world.actor, folder)), ErrorCode::Duplicate);
    auto creation = world.simple();
    creation.document.folderId = made->id;
    const auto draft = world.create(creation);
    domain::Folder templates;
    templates.name = u"Forms"_s;
    templates.type = domain::FolderType::Templates;
    wire::DocumentPatch move;
    move.folderId = world.service->folders().create(world.actor, templates)->id;
    QCOMPARE(fieldsOf(world.service->documents().update(world.actor, draft.id, move)),
             QStringList{u"folderId"_s});
    const auto other = world.addAccount(u"other@example.org"_s);
    QCOMPARE(codeOf(world.service->folders().remove(other, made->id)), ErrorCode::NotFound);
    QVERIFY(world.service->folders().remove(world.actor, made->id));
    QCOMPARE(world.reload(draft.id).folderId, domain::FolderId());
    move.folderId = domain::FolderId();
    QVERIFY(world.service->documents().update(world.actor, draft.id, move));
}

INK_TEST(TestSigningService, "tst_signingservice")

} // namespace tst_signingservice

#include "tst_signingservice.moc"
