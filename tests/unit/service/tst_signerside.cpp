#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/accounts/accounts.h"
#include "app/service/documents/documents.h"
#include "app/service/rules/signervalues.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/signers/signerpages.h"
#include "app/service/signingservice.h"
#include "app/service/turns/agenda.h"
#include "app/wire/accountcodec.h"
#include "app/wire/lookscodec.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_signerside {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::InvitationStatus;
using domain::SigningStatus;
using domain::TagType;

class TestSignerSide final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyOwnValues();
    void finishingNeedsValues();
    void radiosExclude();
    void freeSignatures();
    void accessCode();
    void rejectStops();
    void rejectContinues();
    void deadline();
    void noMoreChangesWhileSealing();
    void severalThreads();
    void picturesAreDecodedBeforeTheTransaction();
    void fewPixelsARequest();
    void littleTextADocument();
};

void TestSignerSide::onlyOwnValues()
{
    World world;
    auto creation = world.simple();
    creation.document.invitations.append(invitation(u"Bob"_s, u"bob@example.org"_s));
    creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
    creation.document.tags[1].style.readOnly = true;
    creation.document.tags[1].text = u"Bern"_s;
    creation.document.tags[0].image = signaturePng(); // a sender can't prefill signatures
    creation.document.status = SigningStatus::InProgress;
    const auto sent = world.create(creation);
    QVERIFY(sent.tags.at(0).image.isEmpty());
    QCOMPARE(sent.tags.at(1).text, u"Bern"_s);

    const auto save = [&](domain::TagId id, const QString& text, const QByteArray& image) {
        wire::SignerValues values;
        values.values = {{id, text, image}};
        return world.service->signerOperations().save(world.signer(sent, 1), values);
    };
    QCOMPARE(fieldsOf(save(sent.tags.at(4).id, {}, signaturePng())), QStringList{u"values[0].id"_s});
    QCOMPARE(fieldsOf(save(domain::TagId(999'999), u"x"_s, {})), QStringList{u"values[0].id"_s});
    QCOMPARE(fieldsOf(save(sent.tags.at(1).id, u"Basel"_s, {})), QStringList{u"values[0].id"_s});
    QVERIFY(save(sent.tags.at(1).id, u"Bern"_s, {})); // sent back unchanged
    QCOMPARE(fieldsOf(save(sent.tags.at(3).id, u"2020-01-01"_s, {})), QStringList{u"values[0].id"_s});
    QCOMPARE(fieldsOf(save(sent.tags.at(0).id, {}, "GIF89a")), QStringList{u"values[0].image"_s});
    QCOMPARE(fieldsOf(save(sent.tags.at(0).id, {}, signaturePng().first(60))),
             QStringList{u"values[0].image"_s});
    QCOMPARE(fieldsOf(save(sent.tags.at(0).id, {}, signaturePng(4001, 4))),
             QStringList{u"values[0].image"_s});
    QCOMPARE(fieldsOf(save(sent.tags.at(2).id, {}, signaturePng())), QStringList{u"values[0].image"_s});
    wire::SignerValues free;
    free.signatures = {tag(TagType::Signature, {}, 1, 1, 10, 10)};
    QCOMPARE(fieldsOf(world.service->signerOperations().save(world.signer(sent, 1), free)),
             QStringList{u"signatures"_s});
    QVERIFY(world.reload(sent.id).tags.at(0).image.isEmpty());
    QCOMPARE(codeOf(world.service->signerOperations().view({u"not-a-guid"_s, {}, {}, {}})),
             ErrorCode::NotFound);
}

void TestSignerSide::finishingNeedsValues()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    const auto refused = world.service->signerOperations().finish(world.signer(sent, 1), {});
    QCOMPARE(codeOf(refused), ErrorCode::Validation);
    QCOMPARE(fieldsOf(refused), QStringList({u"tags[0].image"_s, u"tags[1].text"_s, u"tags[2].text"_s}));
    QCOMPARE(world.reload(sent.id).invitations.at(0).status, InvitationStatus::WaitToOpen);
}

void TestSignerSide::radiosExclude()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    for (const int left : {100, 140}) {
        auto radio = tag(TagType::Radio, u"Size %1"_s.arg(left), 1, 1, left, 300);
        radio.groupName = u"Size"_s;
        creation.document.tags.append(radio);
    }
    const auto sent = world.create(creation);
    wire::SignerValues values;
    values.values = {{sent.tags.at(4).id, u"true"_s, {}}};
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
    values.values = {{sent.tags.at(5).id, u"true"_s, {}}};
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
    const auto now = world.reload(sent.id);
    QCOMPARE(now.tags.at(4).text, u"false"_s);
    QCOMPARE(now.tags.at(5).text, u"true"_s);
}

void TestSignerSide::freeSignatures()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.tags.clear();
    creation.document.invitations[0].canSignTags = true;
    const auto sent = world.create(creation);
    QCOMPARE(fieldsOf(world.service->signerOperations().finish(world.signer(sent, 1), {})),
             QStringList{u"signatures"_s});
    wire::SignerValues values;
    values.signatures = {tag(TagType::Signature, {}, 2, 1, 580, 10)};
    values.signatures[0].image = signaturePng();
    QCOMPARE(fieldsOf(world.service->signerOperations().save(world.signer(sent, 1), values)),
             QStringList{u"signatures[0].left"_s});
    values.signatures[0].rect.left = 100;
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
    QVERIFY(world.service->signerOperations().finish(world.signer(sent, 1),
                                                     values)); // a repetition replaces, it doesn't add
    // A repetition after a lost response.
    QVERIFY(world.service->signerOperations().finish(world.signer(sent, 1), values));
    wire::SignerValues others = values;
    others.signatures[0].rect.top = 300;
    const auto changed = world.service->signerOperations().finish(world.signer(sent, 1), others);
    QVERIFY(!changed);
    QCOMPARE(changed.error().code, ErrorCode::State);
    QCOMPARE(world.reload(sent.id).tags.size(), 1);
    QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);
}

void TestSignerSide::accessCode()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.invitations[0].authentications = {
        {domain::AuthenticationType::AccessCode, {}, {}, u"471147"_s}};
    const auto sent = world.create(creation);
    const auto finish = [&](const QString& code) {
        return world.service->signerOperations().finish(world.signer(sent, 1), world.valuesFor(sent, 1),
                                                        code);
    };
    for (int i = 0; i < 5; ++i)
        QCOMPARE(codeOf(finish(u"0000"_s)), ErrorCode::Forbidden);
    QCOMPARE(codeOf(finish(u"471147"_s)), ErrorCode::RateLimit);
    world.clock.advance(std::chrono::minutes(6));
    QVERIFY(finish(u"471147"_s));
}

void TestSignerSide::rejectStops()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.invitations.append(invitation(u"Bob"_s, u"bob@example.org"_s));
    creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
    const auto sent = world.create(creation);
    QCOMPARE(codeOf(world.service->signerOperations().reject(world.signer(sent, 2), u"  "_s)),
             ErrorCode::Validation);
    QCOMPARE(world.service->signerOperations().reject(world.signer(sent, 2), u"Wrong flat"_s)->myStatus,
             InvitationStatus::Rejected);
    const auto ended = world.reload(sent.id);
    QCOMPARE(ended.status, SigningStatus::Rejected);
    QCOMPARE(ended.invitations.at(0).status, InvitationStatus::Cancelled);
    QCOMPARE(ended.invitations.at(1).rejectReason, u"Wrong flat"_s);
    QCOMPARE(ended.histories.constLast().detail, u"Wrong flat"_s);
    QVERIFY(!world.takeJob(store::JobKind::Finalize));
}

void TestSignerSide::rejectContinues()
{
    World world;
    auto setting = world.service->accounts().details(world.actor)->userSetting;
    setting.onReject = domain::OnReject::Continue;
    QVERIFY(world.service->accounts().updateSettings(world.actor, &setting, nullptr));
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.invitations.append(
        invitation(u"Bob"_s, u"bob@example.org"_s, domain::ActionType::Signer, 2));
    creation.document.tags.append(tag(TagType::Signature, u"Bob's"_s, 1, 2, 300, 600));
    auto both = world.create(creation);
    QVERIFY(world.service->signerOperations().reject(world.signer(both, 1), u"Not me"_s));
    QCOMPARE(world.reload(both.id).status, SigningStatus::InProgress);
    QCOMPARE(world.reload(both.id).invitations.at(1).status, InvitationStatus::WaitToOpen); // it was his turn
    QVERIFY(world.sign(both, 2));
    QCOMPARE(world.finalized(both.id).status, SigningStatus::Completed);

    both = world.create(creation);
    QVERIFY(world.service->signerOperations().reject(world.signer(both, 1), u"Not me"_s));
    QVERIFY(world.service->signerOperations().reject(world.signer(both, 2), u"Nor me"_s));
    QCOMPARE(world.reload(both.id).status, SigningStatus::Rejected); // no signers are left
}

void TestSignerSide::deadline()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.setting.expireDaysAfterSent = 2;
    const auto sent = world.create(creation);
    world.clock.advance(std::chrono::hours(47));
    QCOMPARE(world.service->agenda().expireOverdue().value(), 0);
    world.clock.advance(std::chrono::hours(1));
    QCOMPARE(codeOf(world.sign(sent, 1)), ErrorCode::State); // expired, although no check has run yet
    QCOMPARE(world.service->agenda().expireOverdue().value(), 1);
    QCOMPARE(world.service->agenda().expireOverdue().value(), 0);
    const auto expired = world.reload(sent.id);
    QCOMPARE(expired.status, SigningStatus::ReachDeadline);
    QCOMPARE(expired.invitations.at(0).status, InvitationStatus::ReachDeadline);
    QCOMPARE(events(expired).constLast(), u"expired"_s);
}

void TestSignerSide::noMoreChangesWhileSealing()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QVERIFY(world.sign(sent, 1));
    QCOMPARE(codeOf(world.service->documents().update(world.actor, sent.id,
                                                      statusPatch(SigningStatus::Cancelled))),
             ErrorCode::State);
    QCOMPARE(codeOf(world.service->documents().remove(world.actor, sent.id)), ErrorCode::State);
    world.clock.advance(std::chrono::days(400));
    QCOMPARE(world.service->agenda().expireOverdue().value(), 0);
    QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);
}

void TestSignerSide::severalThreads()
{
    constexpr int people = 6;
    World world;
    auto creation = world.simple();
    creation.document.invitations.clear();
    creation.document.tags.clear();
    for (int i = 1; i <= people; ++i) {
        const QString name = u"Person %1"_s.arg(i);
        creation.document.invitations.append(invitation(name, u"p%1@example.org"_s.arg(i)));
        creation.document.tags.append(tag(TagType::Signature, u"Signature of "_s + name, 1, i, 20, 60 * i));
    }
    creation.document.status = SigningStatus::InProgress;
    const auto sent = world.create(creation);
    std::atomic_int failed = 0;
    std::vector<std::thread> threads;
    for (int i = 1; i <= people; ++i) {
        threads.emplace_back([&, i] {
            if (!world.service->signerOperations().view(world.signer(sent, i))) ++failed;
            if (!world.sign(sent, i)) ++failed;
        });
        threads.emplace_back([&] { // while the sender sends more
            if (!world.service->documents().create(world.actor, {world.simple(SigningStatus::InProgress)}))
                ++failed;
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(failed.load(), 0);
    const auto done = world.finalized(sent.id);
    QCOMPARE(done.status, SigningStatus::Completed);
    QCOMPARE(domain::firstBrokenLink(done.histories), -1);
    QCOMPARE(events(done).count(u"signed"_s), people);
    QVERIFY(!world.takeJob(store::JobKind::Finalize)); // one job, whoever was last
    QCOMPARE(world.service->accounts().details(world.actor)->chargesCents, 50 * (people + 1));
}

void TestSignerSide::picturesAreDecodedBeforeTheTransaction()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    const QByteArray picture = signaturePng(700, 300);
    // Only decoding reveals the missing end; only fonts reveal that U+E000 can't be written.
    wire::SignerValues broken;
    broken.values = {{sent.tags.at(0).id, {}, picture.first(picture.size() / 2)}};
    wire::SignerValues unwritable;
    unwritable.values = {{sent.tags.at(1).id, QString(QChar(0xE000)), {}}};
    wire::SignerValues many;
    for (int i = 0; i < 47; ++i) // different bytes of the same size, identified by their first bytes
        many.signatures.append(tag(TagType::Signature, {}, 1, 1, 10 + i, 10));
    QImage large(4000, 4000, QImage::Format_Mono);
    large.fill(0);
    QByteArray largest;
    QBuffer buffer(&largest);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && large.save(&buffer, "PNG"));
    for (qsizetype i = 0; i < many.signatures.size(); ++i)
        many.signatures[i].image = largest + QByteArray::number(i);

    // While another writer holds the lock, all checks that don't need the database still run.
    auto writer = store::Transaction::begin(*world.database);
    QVERIFY(writer);
    const auto tooMany = world.service->signerOperations().save(world.signer(sent, 1), many);
    QCOMPARE(codeOf(tooMany), ErrorCode::Validation);
    QCOMPARE(tooMany.error().reason, u"too_many_pixels"_s);
    QCOMPARE(fieldsOf(tooMany), QStringList{u"signatures[4].image"_s}); // after 64 megapixels
    QVERIFY(service::signervalues::checkContent(broken)->pictureFaults.at(0).english().contains(
        u"can't be read"_s));
    QCOMPARE(service::signervalues::checkContent(unwritable)->characters.at(0), QList<char32_t>{0xE000});
    writer = fail(ErrorCode::Cancelled);
    QCOMPARE(fieldsOf(world.service->signerOperations().save(world.signer(sent, 1), broken)),
             QStringList{u"values[0].image"_s});
    QCOMPARE(fieldsOf(world.service->signerOperations().save(world.signer(sent, 1), unwritable)),
             QStringList{u"values[0].text"_s});
    // Validated values are not checked again by `apply`.
    domain::Document document = world.reload(sent.id);
    service::signervalues::ContentCheck content{{Message()}, {{}}, {}};
    QVERIFY(service::signervalues::apply(document, 1, broken, content));
}

void TestSignerSide::fewPixelsARequest()
{
    World world;
    auto creation = world.simple();
    creation.document.invitations[0].canSignTags = true;
    creation.document.status = SigningStatus::InProgress;
    const auto sent = world.create(creation);
    // One adopted signature in many places is one picture, and a known one isn't checked again.
    const QByteArray adopted = signaturePng(3900, 2000);
    wire::SignerValues values;
    for (int i = 0; i < 40; ++i) {
        values.signatures.append(tag(TagType::Signature, {}, 1, 1, 10 + i * 4, 10 + i * 4));
        values.signatures.last().image = adopted;
    }
    const auto saved = world.service->signerOperations().save(world.signer(sent, 1), values);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail.english()));
    QVERIFY(world.service->signerOperations().save(world.signer(sent, 1), values));
}

void TestSignerSide::littleTextADocument()
{
    World world;
    auto creation = world.simple();
    constexpr qsizetype length = 10'000; // the longest value
    constexpr int fields = 101;
    const int first = static_cast<int>(creation.document.tags.size());
    for (int i = 0; i < fields; ++i)
        creation.document.tags.append(tag(TagType::Text, u"Long %1"_s.arg(i), 1, 1, 10 + i, 10 + i));
    creation.document.status = SigningStatus::InProgress;
    const auto sent = world.create(creation);
    const auto save = [&](int from, int count, const QString& text) {
        wire::SignerValues values;
        for (int i = from; i < from + count; ++i)
            values.values.append({sent.tags.at(first + i).id, text, {}});
        return world.service->signerOperations().save(world.signer(sent, 1), values);
    };
    QVERIFY(save(0, 60, QString(length, u'W')));
    const auto tooMuch = save(60, 41, QString(length, u'W'));
    QCOMPARE(codeOf(tooMuch), ErrorCode::Validation);
    QCOMPARE(tooMuch.error().reason, u"too_much_text"_s);
    QCOMPARE(fieldsOf(tooMuch), QStringList{u"values"_s});
    QVERIFY(save(60, 40, QString(length, u'W')));
    QVERIFY(save(0, 1, u"short"_s)); // shortening is always accepted

    // A sender's prefilled values count too.
    auto prefilled = world.simple();
    for (int i = 0; i < 11; ++i) {
        prefilled.document.tags.append(tag(TagType::Text, u"Long %1"_s.arg(i), 1, 1, 10 + i, 10 + i));
        prefilled.document.tags.last().text = QString(100'000, u'W');
    }
    const auto refused = world.service->documents().create(world.actor, {prefilled});
    QVERIFY2(codeOf(refused) == ErrorCode::TooLarge,
             refused ? "made" : qPrintable(refused.error().detail.english()));

    // Previews are rendered immediately, so fewer are accepted at a time.
    QList<wire::SignerValue> looks;
    for (int i = 0; i < 6; ++i)
        looks.append({sent.tags.at(first + i).id, QString(length, u'x'), {}});
    QCOMPARE(codeOf(world.service->signerPages().renderValues(world.signer(sent, 1), looks)),
             ErrorCode::TooLarge);
    looks.removeLast();
    QVERIFY(world.service->signerPages().renderValues(world.signer(sent, 1), looks));
}

INK_TEST(TestSignerSide, "tst_signerside")

} // namespace tst_signerside

#include "tst_signerside.moc"
