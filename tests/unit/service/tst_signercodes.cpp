#include "app/service/documents/documents.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signeroperations.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

namespace tst_signercodes {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using domain::AuthenticationType;
using domain::SigningStatus;

/** The codes that protect an invitation: the number of guesses, and the rules for access codes. */
class TestSignerCodes final : public QObject
{
    Q_OBJECT

    static service::Documents::Creation guarded(World& world, const QString& accessCode, bool byMail)
    {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.invitations[0].authentications = {
            {AuthenticationType::AccessCode, {}, {}, accessCode}};
        if (byMail)
            creation.document.invitations[0].authentications.append({AuthenticationType::Email, {}, {}, {}});
        return creation;
    }
    /** Empties the queue of mails. */
    static QList<store::Job> mails(World& world)
    {
        QList<store::Job> all;
        while (const auto job = world.takeJob(store::JobKind::Mail)) {
            auto transaction = store::Transaction::begin(*world.database).value();
            if (!world.stores->outbox.complete(transaction, job->id) || !transaction.commit()) return {};
            all.append(*job);
        }
        return all;
    }
    static bool wasJudged(const Result<service::SignerAuthenticator::UnlockResult>& answer)
    {
        return !answer && answer.error().code == ErrorCode::Forbidden;
    }

private Q_SLOTS:
    void oneCodeGivesNoNewAttemptsAtTheOther()
    {
        World world;
        const auto service = world.withMail();
        const auto sent = service->documents()
                              .create(world.actor, {guarded(world, u"471147"_s, true)})
                              .value()
                              .constFirst();
        auto signer = world.signer(sent, 1);
        const service::SignerActor fresh = signer;
        int judged = 0;
        for (int i = 0; i < 100'000; ++i) {
            if (i % 2 == 0) { // the right access code, without the pass obtained before
                if (const auto half = service->signerAuthenticator().unlock(fresh, u"471147"_s))
                    signer.token = half->token;
                (void)service->signerAuthenticator().sendCode(signer);
            } else if (wasJudged(service->signerAuthenticator().unlock(signer, u"no code"_s))) {
                ++judged;
            }
            world.clock.advance(100ms);
        }
        // 10,000 s: five immediately, five after 5 min, five after another 15 min, five after each hour.
        QVERIFY2(judged <= 25, qPrintable(QString::number(judged)));
        QVERIFY(judged >= 15);
        QCOMPARE(codeOf(service->signerAuthenticator().unlock(signer, u"no code"_s)), ErrorCode::RateLimit);
    }

    void theRightCodesEndTheCount()
    {
        World world;
        const auto sent = world.create(guarded(world, u"471147"_s, false));
        for (int i = 0; i < 4; ++i)
            QVERIFY(
                wasJudged(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"000000"_s)));
        QVERIFY(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"471147"_s));
        for (int i = 0; i < 5; ++i)
            QVERIFY(
                wasJudged(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"000000"_s)));
        QCOMPARE(codeOf(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"471147"_s)),
                 ErrorCode::RateLimit);
        world.clock.advance(24h);
        for (int i = 0; i < 5; ++i) // a day later nothing of it is left
            QVERIFY(
                wasJudged(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"000000"_s)));
        world.clock.advance(5min);
        QVERIFY(world.service->signerAuthenticator().unlock(world.signer(sent, 1), u"471147"_s));
    }

    void theSenderIsToldOfALock()
    {
        World world;
        const auto service = world.withMail();
        const auto sent = service->documents()
                              .create(world.actor, {guarded(world, u"471147"_s, true)})
                              .value()
                              .constFirst();
        auto signer = world.signer(sent, 1);
        signer.address = u"192.0.2.7"_s;
        signer.token = service->signerAuthenticator().unlock(signer, u"471147"_s)->token;
        QVERIFY(service->signerAuthenticator().sendCode(signer));
        const QString code = mails(world).constLast().payload.value(u"code"_s).toString();
        QCOMPARE(code.size(), 6);
        const auto lock = [&] {
            for (int left = 4; left >= 0; --left) {
                const auto wrong = service->signerAuthenticator().unlock(signer, u"no code"_s);
                QVERIFY(wasJudged(wrong));
                QCOMPARE(wrong.error().fields.constLast().message.english(), QString::number(left));
            }
        };
        lock();
        const auto refused = service->signerAuthenticator().unlock(signer, code);
        QCOMPARE(codeOf(refused), ErrorCode::RateLimit);
        QCOMPARE(refused.error().retryAfterMs, 300'000);
        QVERIFY2(refused.error().detail.english().contains(u"in 5 min"_s) &&
                     refused.error().detail.english().contains(u"ask the sender"_s),
                 qPrintable(refused.error().detail.english()));
        QCOMPARE(codeOf(service->signerAuthenticator().sendCode(signer)), ErrorCode::RateLimit);
        const auto entry = world.reload(sent.id).histories.constLast();
        QCOMPARE(entry.event, domain::HistoryEvent(domain::HistoryEvent::CodesLocked));
        QCOMPARE(entry.address, u"192.0.2.7"_s);
        QVERIFY2(entry.detail.contains(u"Ada"_s) && entry.detail.contains(u"5 minutes"_s),
                 qPrintable(entry.detail));
        QVERIFY(!entry.detail.contains(sent.invitations.at(0).guid));
        const auto told = mails(world);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.at(0).payload.value(u"notice"_s).toString(), u"codesLocked"_s);
        QCOMPARE(told.at(0).payload.value(u"invitation"_s).toString(), QString());

        world.clock.advance(5min); // the earlier code is no longer valid
        QVERIFY(wasJudged(service->signerAuthenticator().unlock(signer, code)));
        QVERIFY(service->signerAuthenticator().sendCode(signer));
        const QString second = mails(world).constLast().payload.value(u"code"_s).toString();
        for (int i = 0; i < 4; ++i)
            QVERIFY(wasJudged(service->signerAuthenticator().unlock(signer, u"no code"_s)));
        QCOMPARE(service->signerAuthenticator().unlock(signer, second).error().retryAfterMs, 900'000);
        QCOMPARE(world.reload(sent.id).histories.constLast().event,
                 domain::HistoryEvent(domain::HistoryEvent::CodesLocked));
        QVERIFY(mails(world).isEmpty()); // one per series
        world.clock.advance(15min);
        QVERIFY(service->signerAuthenticator().sendCode(signer));
        const QString third = mails(world).constLast().payload.value(u"code"_s).toString();
        QVERIFY(service->signerAuthenticator().unlock(signer, third).value().isComplete);
        QVERIFY(service->signerOperations().view(signer));
    }

    void newAccessCodesHaveALength()
    {
        World world;
        const QStringList place{u"invitations[0].authentications[0].code"_s};
        QCOMPARE(fieldsOf(world.service->documents().create(world.actor, {guarded(world, u"4711"_s, false)})),
                 place);
        QCOMPARE(
            fieldsOf(world.service->documents().create(world.actor, {guarded(world, u" 12345 "_s, false)})),
            place);
        const auto refused = world.service->documents().create(world.actor, {guarded(world, u"1"_s, false)});
        QVERIFY2(refused.error().detail.english().contains(u"at least 6 characters"_s),
                 qPrintable(refused.error().detail.english()));
        QVERIFY(world.service->documents().create(world.actor, {guarded(world, u"şifre6"_s, false)}));
        auto draft = guarded(world, u"4711"_s, false);
        draft.document.status = SigningStatus::Draft;
        const auto kept = world.create(draft); // not finished yet
        QCOMPARE(fieldsOf(world.service->documents().update(world.actor, kept.id,
                                                            statusPatch(SigningStatus::InProgress))),
                 place);
    }

    void whatWasSentBeforeKeepsItsCode()
    {
        World world;
        auto old = world.create(guarded(world, u"471147"_s, false));
        old.invitations[0].authentications[0].code = u"4711"_s;
        auto transaction = store::Transaction::begin(*world.database).value();
        const qint64 version = old.version;
        QVERIFY(world.stores->documents.replace(transaction, old, version));
        QVERIFY(transaction.commit());
        QVERIFY(wasJudged(world.service->signerAuthenticator().unlock(world.signer(old, 1), u"4712"_s)));
        QVERIFY(world.service->signerAuthenticator().unlock(world.signer(old, 1), u"4711"_s));
    }
};

INK_TEST(TestSignerCodes, "tst_signercodes")

} // namespace tst_signercodes

#include "tst_signercodes.moc"
