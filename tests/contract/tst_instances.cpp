// Two hosts on one PostgreSQL database are one service.
#include "app/base/reasons.h"
#include "app/service/host/reasons.h"
#include "app/store/database/query.h"
#include "app/store/jobs/idempotency.h"
#include "app/store/jobs/outbox.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/seals/sealstore.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/requirements.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <atomic>
#include <thread>

namespace tst_instances {

using namespace ink;
using namespace ink::test;

class TestInstances final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    SystemClock m_clock;
    std::unique_ptr<service::ServiceHost> m_second;
    quint16 m_ports[2] = {0, 0};

    void useHost(int number) { m_service.port = m_ports[number]; }
    Result<std::unique_ptr<service::ServiceHost>> startAnother(const Secret& passphrase = {})
    {
        service::ServiceHost::Options options; // without a folder
        options.database = m_service.databaseAddress();
        options.keyPassphrase = passphrase;
        return service::ServiceHost::start(options, m_clock);
    }
    /** Simulates a killed process: its row, the lease of a job, a reservation. */
    void leaveDead(const QString& owner)
    {
        auto opened = store::openDatabase(m_service.databaseAddress(), store::Schema::Service);
        QVERIFY(opened);
        store::Database& database = **opened;
        QVERIFY(store::run(database, "instance_insert", {1'000'000 + owner.size(), owner, 1}));
        store::Outbox outbox(database);
        store::Job job(store::JobKind::Finalize);
        job.key = owner;
        job.documentId = domain::DocumentId(999);
        auto transaction = store::Transaction::begin(database);
        QVERIFY(outbox.queue(*transaction, job));
        QVERIFY(store::run(database, "outbox_take_free",
                           {owner, std::numeric_limits<qint64>::max(), lastJob(database), 1}));
        QVERIFY(transaction->commit());
        store::IdempotencyStore keys(database);
        keys.setOwner(owner);
        QVERIFY(keys.reserve(domain::AccountId(1), owner, "h", m_clock.now()));
    }
    static qint64 lastJob(const store::Database& database)
    {
        auto query = store::runText(database, QStringLiteral("SELECT max(id) FROM outbox"), {});
        return query && query->next() ? query->value(0).toLongLong() : 0;
    }
    [[nodiscard]] bool isGivenBack(const QString& owner) const
    {
        auto opened = store::openDatabase(m_service.databaseAddress(), store::Schema::Service);
        auto query =
            store::runText(**opened,
                           QStringLiteral("SELECT (SELECT count(*) FROM outbox WHERE owner = ?) + (SELECT "
                                          "count(*) FROM idempotency WHERE owner = ?) + (SELECT count(*) "
                                          "FROM instance WHERE owner = ?)"),
                           {owner, owner, owner});
        return query && query->next() && query->value(0).toInt() == 0;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!runsHere(qEnvironmentVariable("INKSTONE_TEST_DATABASE") == QLatin1StringView("postgresql"),
                      "only a PostgreSQL database is shared."))
            return;
        QVERIFY(m_service.start());
        auto second = startAnother(); // immediately, while the key of the seal is being generated
        QVERIFY2(second.has_value(), second ? "" : qPrintable(second.error().detail.english()));
        m_second = std::move(*second);
        m_ports[0] = m_service.port;
        m_ports[1] = static_cast<quint16>(QUrl(m_second->baseUrl()).port());
        QVERIFY(m_ports[0] != m_ports[1]);
    }

    void bothSealAlike()
    {
        QVERIFY(!m_service.host().sealFingerprint().isEmpty());
        QCOMPARE(m_service.host().sealFingerprint(), m_second->sealFingerprint());
    }

    void whatOneTookTheOtherServes()
    {
        useHost(0);
        const RawAnswer created = m_service.create(ServiceFixture::document(52));
        QCOMPARE(created.status, 201);
        const QJsonObject document =
            ServiceFixture::json(created).value(QLatin1String("documents"))[0].toObject();
        const QByteArray id = QByteArray::number(document.value(QLatin1String("id")).toInteger());
        useHost(1);
        const RawAnswer original =
            m_service.mine("GET", "/v1/documents/" + id + "/download?content=original");
        QCOMPARE(original.status, 200);
        QCOMPARE(original.body, ServiceFixture::sample());
        const RawAnswer part = m_service.mine("GET", "/v1/documents/" + id + "/download?content=original", {},
                                              "Range: bytes=100-299\r\n");
        QCOMPARE(part.status, 206);
        QCOMPARE(part.body, ServiceFixture::sample().mid(100, 200));
        const QByteArray page = ServiceFixture::signingPath(document);
        const RawAnswer picture = m_service.call("GET", page + "/pages/1.png?width=200");
        QCOMPARE(picture.status, 200);
        QVERIFY(picture.body.startsWith("\x89PNG"));
    }

    /** Events of all instances become visible in the order of their numbers, and each is delivered once. */
    void eventsOfBothAreReadInOrder()
    {
        constexpr int writers = 3;
        constexpr int each = 6;
        HookReceiver receiver;
        useHost(0);
        const QJsonObject wanted{{QStringLiteral("url"), receiver.url()},
                                 {QStringLiteral("events"), QJsonArray{QStringLiteral("sent")}}};
        QCOMPARE(m_service.mine("POST", "/v1/user/events", ServiceFixture::bytes(wanted)).status, 201);
        const auto changes = [this](qint64 after) {
            return ServiceFixture::json(
                m_service.mine("GET", "/v1/changes?limit=4&after=" + QByteArray::number(after)));
        };
        const qint64 before = ServiceFixture::json(m_service.mine("GET", "/v1/user/events"))
                                  .value(QLatin1String("last"))
                                  .toInteger();
        QJsonObject inlineFile{
            {QStringLiteral("name"), QStringLiteral("a.pdf")},
            {QStringLiteral("body"), QString::fromLatin1(ServiceFixture::sample().toBase64())}};
        QJsonObject document = ServiceFixture::document(52);
        document.insert(QStringLiteral("files"), QJsonArray{inlineFile});
        const QByteArray body = ServiceFixture::bytes(document);
        std::atomic<int> running = 2 * writers;
        std::atomic<int> failed = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 2 * writers; ++i)
            threads.emplace_back([&, port = m_ports[i % 2]] {
                for (int n = 0; n < each; ++n) {
                    RawClient client(port);
                    client.send("POST /documents HTTP/1.1\r\nHost: localhost\r\n" + m_service.auth +
                                "Content-Type: application/json\r\nContent-Length: " +
                                QByteArray::number(body.size()) + "\r\n\r\n" + body);
                    if (client.receive(false).status != 201) ++failed;
                }
                --running;
            });
        qint64 next = before;
        bool isGapless = true;
        for (int turn = 0; running > 0 || next < before + 2 * writers * each; ++turn) {
            useHost(turn % 2);
            const bool wasRunning = running > 0;
            const QJsonObject page = changes(next);
            for (const QJsonValue& event : page.value(QLatin1String("events")).toArray()) {
                isGapless = isGapless && event[QLatin1String("id")].toInteger() == next + 1;
                next = event[QLatin1String("id")].toInteger();
            }
            if (!wasRunning && page.value(QLatin1String("events")).toArray().isEmpty()) break;
        }
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(failed, 0);
        QVERIFY(isGapless);
        QCOMPARE(next, before + 2 * writers * each);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2 * writers * each, 45'000);
        QSet<QByteArray> deliveries;
        for (const Received& post : std::as_const(receiver.requests))
            deliveries.insert(post.header("X-Inkstone-Delivery"));
        QCOMPARE(deliveries.size(), 2 * writers * each);
    }

    void aKeyAnswersOnceEverywhere()
    {
        const QByteArray keyed = "Idempotency-Key: everywhere\r\n";
        useHost(0);
        const RawAnswer first = m_service.create(ServiceFixture::document(51), "/v1/documents/array", keyed);
        QCOMPARE(first.status, 201);
        useHost(1);
        const RawAnswer again = m_service.create(ServiceFixture::document(51), "/v1/documents/array", keyed);
        QCOMPARE(again.status, 201);
        QCOMPARE(again.body, first.body);
    }

    void theDeadGiveBackWhileOthersRun()
    {
        const QString owner = QStringLiteral("1:1:deadbeef-0000-4000-8000-000000000001");
        leaveDead(owner);
        QTRY_VERIFY_WITH_TIMEOUT(isGivenBack(owner), 12'000);
    }

    void aPassphraseEncryptsTheKeyForAll()
    {
        const QString fingerprint = m_second->sealFingerprint();
        m_second.reset();
        auto second = startAnother(Secret("open sesame"));
        QVERIFY2(second.has_value(), second ? "" : qPrintable(second.error().detail.english()));
        QCOMPARE((*second)->sealFingerprint(), fingerprint);
        auto database = store::openDatabase(m_service.databaseAddress(), store::Schema::Service);
        const auto pem = store::SealStore(**database).load();
        QVERIFY(pem && *pem && (*pem)->key.contains("ENCRYPTED PRIVATE KEY"));
        const Error missing = startAnother().error();
        QCOMPARE(missing.code, ErrorCode::Unavailable);
        QVERIFY(missing.detail.is(reason::sealKeyLocked));
        const Error wrong = startAnother(Secret("open barley")).error();
        QCOMPARE(wrong.code, ErrorCode::Crypto);
        QVERIFY(wrong.detail.is(reason::sealKeyPassphraseWrong));
    }

    void thisComputerHasNoAccountThere()
    {
        QCOMPARE(m_service.host().localKey().error().code, ErrorCode::State);
    }
};

INK_TEST(TestInstances, "tst_instances")

} // namespace tst_instances

#include "tst_instances.moc"
