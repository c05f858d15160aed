#include "app/service/core/groupcommit.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

#include <atomic>
#include <semaphore>
#include <thread>
#include <vector>

namespace tst_gathering {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestGathering final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whoComesMeanwhileIsInTheNextRound();
    void documentsThatFinishTogether();
};

void TestGathering::whoComesMeanwhileIsInTheNextRound()
{
    constexpr int later = 5;
    std::counting_semaphore<> begun(0);
    std::counting_semaphore<> goOn(0);
    std::vector<size_t> rounds;
    std::atomic_int sum = 0;
    service::GroupCommit<int> gathering([&](const std::vector<int*>& together) {
        rounds.push_back(together.size());
        for (int* const each : together)
            sum += *each;
        if (rounds.size() > 1) return;
        begun.release();
        goOn.acquire();
    });
    std::vector<std::thread> all;
    const auto come = [&](int value) {
        all.emplace_back([&gathering, value] {
            int own = value;
            gathering.perform(own);
        });
    };
    come(1);
    begun.acquire(); // the first is running, alone
    for (int i = 0; i < later; ++i)
        come(10);
    QTRY_COMPARE(gathering.waitingCount(), static_cast<size_t>(later));
    goOn.release();
    for (std::thread& thread : all)
        thread.join();
    QCOMPARE(rounds, (std::vector<size_t>{1, later}));
    QCOMPARE(sum, 1 + later * 10);
}

void TestGathering::documentsThatFinishTogether()
{
    constexpr int count = 6;
    World world;
    auto creation = world.simple(domain::SigningStatus::InProgress);
    creation.document.setting.postBackUrl = u"https://example.org/done"_s;
    QList<domain::DocumentId> documents;
    std::vector<store::Job> jobs;
    for (int i = 0; i < count; ++i) {
        const auto sent = world.create(creation);
        QVERIFY(world.sign(sent, 1));
        documents.append(sent.id);
        jobs.push_back(*world.takeJob(store::JobKind::Finalize));
    }
    std::atomic_int failed = 0;
    std::vector<std::thread> all;
    for (const store::Job& job : jobs)
        all.emplace_back([&world, &failed, &job] {
            if (world.finalizer->run(job)) ++failed;
        });
    for (std::thread& thread : all)
        thread.join();
    QCOMPARE(failed, 0);
    for (const domain::DocumentId id : documents) {
        QCOMPARE(world.reload(id).status, domain::SigningStatus::Completed);
        QCOMPARE(world.stores->deliveries.list(id)->size(), 2);
        const auto artifacts = world.stores->documents.artifacts(id);
        QCOMPARE(artifacts->size(), 2);
        for (const auto& artifact : *artifacts)
            QCOMPARE(world.stores->blobs.read(artifact.sha256)->size(), artifact.size);
        QVERIFY(world.stores->outbox.jobsOf(id)->first().kind == store::JobKind::Callback);
    }
}

INK_TEST(TestGathering, "tst_groupcommit")

} // namespace tst_gathering

#include "tst_groupcommit.moc"
