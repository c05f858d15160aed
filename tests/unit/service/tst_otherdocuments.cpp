#include "app/domain/document/document.h"
#include "app/service/documents/documents.h"
#include "app/service/signers/otherdocuments.h"
#include "app/service/signers/signeroperations.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

namespace tst_otherdocuments {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using domain::SigningStatus;

/** Other documents pending for the same address: disclosed only after a code sent to it, which can't be
 * guessed. */
class TestOtherDocuments final : public QObject
{
    Q_OBJECT

    static domain::Document sent(World& world, service::SigningService& service, const service::Actor& actor,
                                 const QString& title, const QString& email,
                                 SigningStatus status = SigningStatus::InProgress)
    {
        auto creation = world.simple(status);
        creation.document.title = title;
        creation.document.invitations[0].recipientEmail = email;
        auto made = service.documents().create(actor, {creation});
        if (!made) qFatal("%s", qPrintable(made.error().detail.english()));
        return made->constFirst();
    }
    /** The last code sent by email. */
    static QString mailedCode(World& world)
    {
        QString code;
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            auto transaction = store::Transaction::begin(*world.database).value();
            if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit()) return {};
            if (job->payload.value(u"notice"_s).toString() == u"listCode"_s)
                code = job->payload.value(u"code"_s).toString();
        }
        return code;
    }
    static QStringList titles(const service::OtherDocuments::Listing& others)
    {
        QStringList all;
        for (const auto& each : others.documents.value_or(QList<service::OtherDocuments::Item>()))
            all.append(each.title);
        return all;
    }

private Q_SLOTS:
    void listedAfterTheCode()
    {
        World world;
        const auto service = world.withMail();
        const auto lease = sent(world, *service, world.actor, u"Lease"_s, u"ada@example.org"_s);
        world.clock.advance(1s);
        (void)sent(world, *service, world.addAccount(u"carl@example.org"_s), u"Order"_s,
                   u"Ada@Example.org"_s);
        (void)sent(world, *service, world.actor, u"Offer"_s, u"ben@example.org"_s);
        (void)sent(world, *service, world.actor, u"Draft"_s, u"ada@example.org"_s, SigningStatus::Draft);
        const auto done = sent(world, *service, world.actor, u"Signed"_s, u"ada@example.org"_s);
        QVERIFY(service->signerOperations().finish(world.signer(done, 1), world.valuesFor(done, 1)));
        const auto signer = world.signer(lease, 1);

        const auto before = service->otherDocuments().list(signer, {});
        QVERIFY(before && before->canSendCode);
        QVERIFY(!before->documents && before->token.isEmpty());
        QVERIFY(!service->otherDocuments().list(signer, "guess")->documents);
        QCOMPARE(codeOf(service->otherDocuments().unlock(signer, {})), ErrorCode::Forbidden); // none was sent
        QVERIFY(service->otherDocuments().sendCode(signer));
        QCOMPARE(codeOf(service->otherDocuments().sendCode(signer)), ErrorCode::RateLimit);
        const QString code = mailedCode(world);
        QCOMPARE(code.size(), 6);
        const auto listed = service->otherDocuments().unlock(signer, code);
        QVERIFY(listed);
        QCOMPARE(titles(*listed), QStringList{u"Order"_s});
        QVERIFY(listed->documents->constFirst().signingUrl.startsWith(u"http://127.0.0.1:1/sign/"_s));
        QCOMPARE(codeOf(service->otherDocuments().unlock(signer, code)),
                 ErrorCode::Forbidden); // valid only once

        // The token is valid for every link of this address, also after the document was signed.
        QVERIFY(service->signerOperations().finish(signer, world.valuesFor(lease, 1)));
        QCOMPARE(titles(*service->otherDocuments().list(signer, listed->token)), QStringList{u"Order"_s});
        QCOMPARE(titles(*service->otherDocuments().list(world.signer(done, 1), listed->token)),
                 QStringList{u"Order"_s});
        world.clock.advance(5h);
        QVERIFY(!service->otherDocuments().list(signer, listed->token)->documents);
    }

    void anothersTokenOpensNothing()
    {
        World world;
        const auto service = world.withMail();
        const auto adas = sent(world, *service, world.actor, u"Lease"_s, u"ada@example.org"_s);
        const auto bens = sent(world, *service, world.actor, u"Offer"_s, u"ben@example.org"_s);
        (void)sent(world, *service, world.actor, u"Order"_s, u"ben@example.org"_s);
        QVERIFY(service->otherDocuments().sendCode(world.signer(adas, 1)));
        const QString code = mailedCode(world);
        QCOMPARE(codeOf(service->otherDocuments().unlock(world.signer(bens, 1), code)), ErrorCode::Forbidden);
        const auto listed = service->otherDocuments().unlock(world.signer(adas, 1), code);
        QVERIFY(listed && listed->documents->isEmpty());
        QVERIFY(!service->otherDocuments().list(world.signer(bens, 1), listed->token)->documents);
    }

    /** Guesses are counted across all links of the address. */
    void guessesAreCounted()
    {
        World world;
        const auto service = world.withMail();
        const auto first = sent(world, *service, world.actor, u"Lease"_s, u"ada@example.org"_s);
        const auto second = sent(world, *service, world.actor, u"Order"_s, u"ada@example.org"_s);
        QVERIFY(service->otherDocuments().sendCode(world.signer(first, 1)));
        const QString code = mailedCode(world);
        for (int left = 4; left >= 0; --left) {
            const auto wrong = service->otherDocuments().unlock(
                world.signer(left % 2 == 0 ? first : second, 1), u"no code"_s);
            QCOMPARE(codeOf(wrong), ErrorCode::Forbidden);
            QCOMPARE(wrong.error().fields.constLast().message.english(), QString::number(left));
        }
        const auto locked = service->otherDocuments().unlock(world.signer(second, 1), code);
        QCOMPARE(codeOf(locked), ErrorCode::RateLimit);
        QCOMPARE(locked.error().retryAfterMs, 300'000);
        QCOMPARE(codeOf(service->otherDocuments().sendCode(world.signer(second, 1))), ErrorCode::RateLimit);
        world.clock.advance(5min);
        QCOMPARE(codeOf(service->otherDocuments().unlock(world.signer(first, 1), code)),
                 ErrorCode::Forbidden); // gone
        QVERIFY(service->otherDocuments().sendCode(world.signer(first, 1)));
        QVERIFY(service->otherDocuments().unlock(world.signer(second, 1), mailedCode(world)));
    }

    void onlyWhereMailCanBeSent()
    {
        World world;
        const auto lease = world.create(world.simple(SigningStatus::InProgress));
        QVERIFY(!world.service->otherDocuments().list(world.signer(lease, 1), {})->canSendCode);
        QCOMPARE(codeOf(world.service->otherDocuments().sendCode(world.signer(lease, 1))), ErrorCode::State);
    }

    /** Nothing is offered before the document's own code was entered. */
    void behindTheDocumentsOwnCode()
    {
        World world;
        const auto service = world.withMail();
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.invitations[0].authentications = {
            {domain::AuthenticationType::AccessCode, {}, {}, u"471147"_s}};
        const auto guarded = service->documents().create(world.actor, {creation}).value().constFirst();
        const auto signer = world.signer(guarded, 1);
        QCOMPARE(codeOf(service->otherDocuments().list(signer, {})), ErrorCode::Forbidden);
        QCOMPARE(codeOf(service->otherDocuments().sendCode(signer)), ErrorCode::Forbidden);
        QCOMPARE(codeOf(service->otherDocuments().unlock(signer, u"000000"_s)), ErrorCode::Forbidden);
        QCOMPARE(mailedCode(world), QString());
    }
};

INK_TEST(TestOtherDocuments, "tst_otherdocuments")

} // namespace tst_otherdocuments

#include "tst_otherdocuments.moc"
