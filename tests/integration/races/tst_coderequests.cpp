// A code request and another writer of the account wait for each other in a PostgreSQL database.
#include "app/domain/document/document.h"
#include "app/service/documents/documents.h"
#include "app/service/signers/signerauthenticator.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

#include <thread>

namespace tst_coderequests {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestCodeRequests final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRequestThatLosesIsRepeated()
    {
        auto* const postgres = Postgres::shared();
        if (!test::require(postgres, "PostgreSQL")) return;
        const QString database = postgres->newDatabase();
        World world(database);
        const auto service = world.withMail();
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.document.invitations[0].authentications = {{domain::AuthenticationType::Email, {}, {}, {}}};
        const auto sent = service->documents().create(world.actor, {creation}).value().constFirst();
        const service::SignerActor signer = world.signer(sent, 1);
        auto other = store::Transaction::begin(*world.database).value();
        QVERIFY(other.touchAccount(world.actor.account.value()));
        Result<void> answer = fail(ErrorCode::Internal);
        std::thread asking([&] { answer = service->signerAuthenticator().sendCode(signer); });
        // The request holds the row of its attempts, and waits for that of the account.
        const QString name = database.section(u'/', -1);
        const QString waiting =
            u"SELECT count(*) FROM pg_stat_activity WHERE datname = '%1' AND wait_event_type = 'Lock'"_s.arg(
                name);
        const bool waits = QTest::qWaitFor([&] { return postgres->ask(waiting) == u"1"_s; }, 60'000);
        const auto locked = world.stores->accessCodes.lockAttempts(other, sent.invitations.constFirst().guid,
                                                                   world.clock.now());
        const auto committed = locked ? other.commit() : Result<void>(fail(locked.error()));
        asking.join();
        QVERIFY(waits);
        QVERIFY2(committed, committed ? "" : qPrintable(committed.error().detail.english()));
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().detail.english()));
    }
};

INK_TEST(TestCodeRequests, "tst_coderequests")

} // namespace tst_coderequests

#include "tst_coderequests.moc"
