// Two services on one PostgreSQL database behind nginx; one of them is killed repeatedly under load.
// INKSTONE_KILLS sets the number of kills (default 20), INKSTONE_SEED repeats a run's choices;
// INKSTONE_DATABASE_CRASHES=1 also crashes the database server now and then.
#include "app/base/clock.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "tests/integration/instances/deliveryreceiver.h"
#include "tests/integration/instances/instance.h"
#include "tests/integration/instances/load.h"
#include "tests/integration/packagednginx.h"
#include "tests/support/paths.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDeadlineTimer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QVariantList>

#include <algorithm>
#include <array>
#include <set>

namespace tst_killed {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestKilled final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<ink::store::Database> m_database;
    QProcess m_nginx;
    std::array<std::unique_ptr<Instance>, 2> m_instances;
    std::array<quint16, 2> m_ports{};
    std::vector<std::unique_ptr<DeliveryReceiver>> m_receivers;
    Tally m_tally;
    std::unique_ptr<Load> m_load;
    std::set<quint16> m_given;
    QRandomGenerator m_random;
    QList<qint64> m_heldUntil;    ///< ms from a kill until the dead process held nothing
    QList<qint64> m_survivorTook; ///< the same with only the other one alive
    QList<qint64> m_restarts;     ///< ms from a start to listening
    int m_heldJobs = 0;
    int m_kills = 0;
    int m_crashes = 0;
    QString m_address;

    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] Ended tool(const QStringList& arguments) const
    {
        return runToEnd(program("inkstoned"),
                        arguments + QStringList{u"--database-file"_s, path(u"database"_s), u"--json"_s},
                        ownHome(path(u"home"_s)), 600'000);
    }
    /** Below the system's ephemeral ports, so that it is free again after a kill. */
    [[nodiscard]] quint16 freePort()
    {
        while (true) {
            const auto port = static_cast<quint16>(20'000 + QRandomGenerator::global()->bounded(12'000));
            QTcpServer server;
            if (server.listen(QHostAddress::LocalHost, port) && m_given.insert(port).second) return port;
        }
    }
    /** All rows of a query with their values. */
    [[nodiscard]] QList<QVariantList> rows(const QString& sql, const QVariantList& values = {}) const
    {
        QSqlQuery query(m_database->connection());
        query.prepare(sql);
        for (const QVariant& value : values)
            query.addBindValue(value);
        if (!query.exec()) qFatal("%s", qPrintable(query.lastError().text()));
        QList<QVariantList> all;
        while (query.next()) {
            QVariantList row;
            for (int i = 0; i < query.record().count(); ++i)
                row.append(query.value(i));
            all.append(row);
        }
        return all;
    }
    [[nodiscard]] qint64 count(const QString& sql, const QVariantList& values = {}) const
    {
        return rows(sql, values).value(0).value(0).toLongLong();
    }
    /** The jobs and idempotency keys that a dead process still holds. */
    [[nodiscard]] qint64 jobsOf(qint64 pid) const
    {
        return count(u"SELECT count(*) FROM outbox WHERE owner LIKE ?"_s, {u"%1:%"_s.arg(pid)});
    }
    [[nodiscard]] bool holdsNothing(qint64 pid) const
    {
        return jobsOf(pid) == 0 &&
               count(u"SELECT count(*) FROM idempotency WHERE status = 0 AND owner LIKE ?"_s,
                     {u"%1:%"_s.arg(pid)}) == 0;
    }
    [[nodiscard]] static bool startAgain(Instance& instance, QList<qint64>* times = nullptr)
    {
        QElapsedTimer since;
        since.start();
        instance.start();
        if (!instance.isListening()) return false;
        if (times) times->append(since.elapsed());
        return true;
    }
    [[nodiscard]] bool startNginx();
    void killOnce(int number);
    void crashDatabase();
    void tellFigures(qint64 loadMs, qint64 drainMs);
    void checkDocuments();
    void checkDeliveries();
    void checkLogs();

private Q_SLOTS:
    void initTestCase();
    void nothingIsLostOrDoubled();
    void cleanupTestCase();
};

bool TestKilled::startNginx()
{
    const quint16 port = freePort();
    if (!ink::test::startPackagedNginx(m_nginx, m_dir.path(), port, freePort(),
                                       {m_ports.at(0), m_ports.at(1)}, 512))
        return false;
    Load::World world;
    world.port = port;
    const Ended added = tool({u"account"_s, u"add"_s, u"--email"_s, u"ada@example.org"_s});
    world.key = QJsonDocument::fromJson(added.out).object().value(u"apiKey"_s).toString().toLatin1();
    const Ended secret = tool({u"account"_s, u"secret"_s, u"--email"_s, u"ada@example.org"_s});
    const QByteArray callbackSecret =
        QJsonDocument::fromJson(secret.out).object().value(u"callbackSecret"_s).toString().toLatin1();
    for (int i = 0; i < 3; ++i) {
        m_receivers.push_back(
            std::make_unique<DeliveryReceiver>(callbackSecret, m_dir.path(), i == 0 ? 6 : 0));
        world.receivers.push_back(m_receivers.back()->port());
    }
    world.pdf = contentOf(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(Qt::black);
    QBuffer buffer;
    image.save(&buffer, "PNG");
    world.picture = buffer.data().toBase64();
    m_load = std::make_unique<Load>(std::move(world), m_tally, m_random.generate());
    return !callbackSecret.isEmpty();
}

void TestKilled::initTestCase()
{
    if (!requireNginx() || !require(Postgres::shared(), "PostgreSQL")) return;
    const quint32 seed = qEnvironmentVariableIsSet("INKSTONE_SEED")
                             ? qEnvironmentVariable("INKSTONE_SEED").toUInt()
                             : QRandomGenerator::global()->generate();
    m_random.seed(seed);
    qInfo("seed %u", seed);
    m_address = Postgres::shared()->newDatabase();
    QVERIFY(writeContent(path(u"database"_s), m_address.toUtf8()));
    QVERIFY(QFile::setPermissions(path(u"database"_s), QFile::ReadOwner | QFile::WriteOwner));
    auto database = ink::store::openDatabase(m_address, ink::store::Schema::Service);
    QVERIFY2(database.has_value(), database ? "" : qPrintable(database.error().detail.english()));
    m_database = std::move(*database);
    for (std::size_t i = 0; i < m_instances.size(); ++i) {
        m_ports.at(i) = freePort();
        m_instances.at(i) = std::make_unique<Instance>(
            QStringList{u"--listen"_s, u"127.0.0.1:%1"_s.arg(m_ports.at(i)), u"--database-file"_s,
                        path(u"database"_s), u"--trusted-proxy"_s, u"127.0.0.1"_s, u"--public-url"_s,
                        u"http://localhost"_s, u"--no-rate-limit"_s, u"--allow-loopback-callbacks"_s},
            path(u"instance%1.log"_s.arg(i)));
        QVERIFY(startAgain(*m_instances.at(i)));
    }
    QVERIFY(startNginx());
    QVERIFY2(m_load->prepare(), m_tally.faults().join('\n').constData());
}

void TestKilled::crashDatabase()
{
    m_tally.expectUnavailable();
    QVERIFY(Postgres::shared()->restart());
    ++m_crashes;
    m_database.reset();
    auto database = ink::store::openDatabase(m_address, ink::store::Schema::Service);
    QVERIFY2(database.has_value(), database ? "" : qPrintable(database.error().detail.english()));
    m_database = std::move(*database);
}

void TestKilled::killOnce(int number)
{
    if (number % 7 == 6 && qEnvironmentVariableIsSet("INKSTONE_DATABASE_CRASHES")) crashDatabase();
    Instance& victim = *m_instances.at(m_random.bounded(2));
    const QDeadlineTimer moment(30 + m_random.bounded(600));
    (void)QTest::qWaitFor([&] { return moment.hasExpired(); }, 5'000);
    QVERIFY2(!m_instances.at(0)->hasCrashed() && !m_instances.at(1)->hasCrashed(), "one ended by itself");
    QElapsedTimer since;
    since.start();
    const qint64 pid = victim.kill();
    ++m_kills;
    const qint64 held = jobsOf(pid);
    m_heldJobs += int(held);
    const bool alone = number % 10 == 5; // the other one has to detect it by itself
    if (alone) {
        QVERIFY2(QTest::qWaitFor([&] { return holdsNothing(pid); }, 60'000), "the dead one's leases stay");
        m_survivorTook.append(since.elapsed());
    } else if (number % 8 == 3) { // and again during its start
        victim.start();
        const QDeadlineTimer soon(m_random.bounded(250));
        (void)QTest::qWaitFor([&] { return soon.hasExpired(); }, 5'000);
        (void)victim.kill();
        ++m_kills;
    }
    QVERIFY2(startAgain(victim, &m_restarts), victim.logText().right(2000).constData());
    if (alone) return;
    QVERIFY2(QTest::qWaitFor([&] { return holdsNothing(pid); }, 60'000), "the dead one's leases stay");
    m_heldUntil.append(since.elapsed());
}

void TestKilled::nothingIsLostOrDoubled()
{
    const int kills = std::max(1, qEnvironmentVariable("INKSTONE_KILLS", u"20"_s).toInt());
    QElapsedTimer time;
    time.start();
    m_load->start(6);
    for (int number = 0; m_kills < kills; ++number) {
        killOnce(number);
        if (QTest::currentTestFailed()) return;
    }
    for (const auto& receiver : m_receivers)
        receiver->isFriendly = true;
    m_load->stop();
    const qint64 loadMs = time.restart();
    QTRY_VERIFY_WITH_TIMEOUT(count(u"SELECT count(*) FROM outbox"_s) == 0, 240'000);
    tellFigures(loadMs, time.elapsed());

    QVERIFY2(m_tally.faults().isEmpty(), m_tally.faults().join("\n---\n").constData());
    checkDocuments();
    if (!QTest::currentTestFailed()) checkDeliveries();
    if (!QTest::currentTestFailed()) checkLogs();
    if (QTest::currentTestFailed()) return;

    const Ended checked = tool({u"check"_s});
    qInfo("check: %s", checked.out.trimmed().constData());
    QVERIFY2(checked.exitCode == 0, (checked.out + checked.err).constData());
    QCOMPARE(QJsonDocument::fromJson(checked.out).object().value(u"findings"_s).toArray().size(), 0);
    ink::pdf::VerifyOptions options;
    options.now = ink::SystemClock().now();
    for (const QString& file : m_receivers.front()->sampled()) {
        const ink::pdf::VerifyReport report = ink::pdf::verifyPdf(contentOf(file), options);
        QCOMPARE(ink::pdf::integrityName(report.integrity), u"intact"_s);
    }
    for (const auto& instance : m_instances)
        QCOMPARE(instance->stop(), 0);
    QCOMPARE(count(u"SELECT count(*) FROM instance"_s), 0);
}

void TestKilled::tellFigures(qint64 loadMs, qint64 drainMs)
{
    const auto spread = [](QList<qint64> all) {
        std::sort(all.begin(), all.end());
        if (all.isEmpty()) return u"none"_s;
        return u"median %1, longest %2 (of %3)"_s.arg(all.at(all.size() / 2))
            .arg(all.constLast())
            .arg(all.size());
    };
    qInfo("%d kills and %d crashes of the database in %.1f s of load; the outbox was empty %.1f s after it",
          m_kills, m_crashes, double(loadMs) / 1000, double(drainMs) / 1000);
    qInfo("start to listening, ms: %s", qPrintable(spread(m_restarts)));
    qInfo("kill to nothing held, started again at once, ms: %s", qPrintable(spread(m_heldUntil)));
    qInfo("kill to nothing held, only the other one lives, ms: %s", qPrintable(spread(m_survivorTook)));
    qInfo("jobs that the dead held when they were killed: %d", m_heldJobs);
    QByteArray seen;
    for (const auto& [what, times] : m_tally.counts())
        seen += "\n  " + what + ": " + QByteArray::number(times);
    qInfo("what clients saw through nginx:%s", seen.constData());
    for (const auto& row : rows(u"SELECT status, count(*) FROM document GROUP BY status ORDER BY status"_s))
        qInfo("documents in state %d: %d", row.at(0).toInt(), row.at(1).toInt());
}

/** Every acknowledged effect exists, in its final state, and nothing else. */
void TestKilled::checkDocuments()
{
    const QList<Acknowledged> known = m_load->acknowledged();
    QVERIFY(known.size() > 5);
    QHash<qint64, QVariantList> stored;
    for (const auto& row :
         rows(u"SELECT d.id, d.title, d.status, (SELECT count(*) FROM file f WHERE f.document_id "
              "= d.id), (SELECT i.recipient_email FROM invitation i WHERE i.document_id = d.id "
              "ORDER BY i.position LIMIT 1) FROM document d WHERE d.type = 5"_s))
        stored.insert(row.at(0).toLongLong(), row);
    std::set<qint64> ids;
    std::set<QByteArray> emails;
    qint64 sent = 0;
    for (const Acknowledged& one : known) {
        const QByteArray what = one.title + ' ' + one.email + " #" + QByteArray::number(one.id);
        QVERIFY2(ids.insert(one.id).second, what.constData());
        QVERIFY2(stored.contains(one.id), what.constData());
        const QVariantList row = stored.value(one.id);
        if (!one.title.isEmpty()) QCOMPARE(row.at(1).toString().toLatin1(), one.title);
        QVERIFY2(row.at(2).toInt() == one.status,
                 (what + ": " + row.at(2).toByteArray() + " instead of " + QByteArray::number(one.status))
                     .constData());
        QVERIFY2(row.at(3).toInt() == one.files, (what + " files: " + row.at(3).toByteArray()).constData());
        QCOMPARE(row.at(4).toString().toLatin1(), one.email);
        QVERIFY2(emails.insert(one.email).second, what.constData());
        if (one.isSent) ++sent;
    }
    QCOMPARE(stored.size(), known.size()); // one each, and no unacknowledged ones
    QCOMPARE(count(u"SELECT count(*) FROM document WHERE type = 7"_s), 2);
    const auto account = rows(u"SELECT documents_sent, charges_cents FROM account"_s);
    QCOMPARE(account.size(), 1);
    QCOMPARE(account.at(0).at(0).toLongLong(), sent);
    QCOMPARE(account.at(0).at(1).toLongLong(), sent * 50);
    QCOMPARE(count(u"SELECT count(*) FROM history WHERE event = 'sent'"_s), sent);
    for (const auto* once : {"finalized", "sent", "created", "cancelled"})
        QCOMPARE(
            count(
                u"SELECT count(*) FROM (SELECT document_id FROM history WHERE event = ? GROUP BY document_id "
                "HAVING count(*) > 1) AS twice"_s,
                {QString::fromLatin1(once)}),
            0);
    QCOMPARE(
        count(u"SELECT count(*) FROM (SELECT document_id, actor FROM history WHERE event = 'signed' GROUP BY "
              "document_id, actor HAVING count(*) > 1) AS twice"_s),
        0);
    // A response that was sent while the database was away is built again on the next request.
    if (m_crashes == 0) QCOMPARE(count(u"SELECT count(*) FROM idempotency WHERE status = 0"_s), 0);
    QTRY_COMPARE_WITH_TIMEOUT(count(u"SELECT count(*) FROM instance"_s), 2, 10'000);
}

/** Every completed document with a callback: two deliveries, both received, in order, with the same id in
 * each attempt. */
void TestKilled::checkDeliveries()
{
    QHash<qint64, QList<Arrival>> arrived;
    for (const auto& receiver : m_receivers) {
        QVERIFY2(receiver->faults().isEmpty(), receiver->faults().join('\n').constData());
        for (const Arrival& arrival : receiver->arrivals())
            arrived[arrival.documentId].append(arrival);
    }
    QHash<qint64, QHash<int, QVariantList>> kept;
    for (const auto& row : rows(u"SELECT document_id, part, id, state FROM delivery"_s)) {
        QVERIFY(!kept[row.at(0).toLongLong()].contains(row.at(1).toInt()));
        kept[row.at(0).toLongLong()].insert(row.at(1).toInt(), row);
    }
    QHash<qint64, QList<QByteArray>> artifacts;
    for (const auto& row :
         rows(u"SELECT a.document_id, a.sha256 FROM artifact a LEFT JOIN file f ON f.id = a.file_id "
              "ORDER BY a.document_id, a.kind DESC, f.sequence"_s))
        artifacts[row.at(0).toLongLong()].append(row.at(1).toString().toLatin1());
    qsizetype expected = 0;
    qsizetype posts = 0;
    for (const Acknowledged& one : m_load->acknowledged()) {
        if (one.status != 53 || !one.callsBack) continue;
        ++expected;
        const QByteArray what = one.title + ' ' + one.email + " #" + QByteArray::number(one.id);
        const auto rowsOf = kept.value(one.id);
        QVERIFY2(rowsOf.size() == 2, what.constData());
        const QList<Arrival> all = arrived.value(one.id);
        posts += all.size();
        std::array<bool, 2> isTaken{};
        for (const Arrival& arrival : all) {
            const std::size_t place = arrival.isMultipart ? 1 : 0;
            QCOMPARE(arrival.deliveryId, rowsOf.value(int(place) + 1).at(2).toString().toLatin1());
            QVERIFY2(arrival.path ==
                         "/hook/" + (one.title.isEmpty() ? QByteArray::number(one.id) : one.title),
                     arrival.path.constData());
            QVERIFY2(place == 0 ? !isTaken[1] : isTaken[0], what + " out of order");
            if (place == 0) QCOMPARE(arrival.status, 53);
            if (place == 1) QCOMPARE(arrival.sha256s, artifacts.value(one.id));
            isTaken.at(place) = isTaken.at(place) || arrival.isTaken;
        }
        QVERIFY2(isTaken[0] && isTaken[1], (what + " was not delivered").constData());
        for (const auto& row : rowsOf)
            QCOMPARE(row.at(3).toString(), u"delivered"_s);
    }
    QVERIFY(expected > 0);
    QCOMPARE(kept.size(), expected);
    QCOMPARE(arrived.size(), expected);
    qInfo("%lld documents delivered by %lld POSTs", qint64(expected), qint64(posts));
}

/** No request ended in an internal error of the service. */
void TestKilled::checkLogs()
{
    std::map<QByteArray, int> statuses;
    std::map<QByteArray, int> warnings;
    for (const auto& instance : m_instances)
        for (const QByteArray& line : instance->logText().split('\n')) {
            if (line.isEmpty()) continue;
            const QJsonObject entry = QJsonDocument::fromJson(line).object();
            const QString message = entry.value(u"message"_s).toString();
            if (entry.isEmpty()) {
                ++warnings["no JSON: " + line.left(200)];
            } else if (message == u"request"_s) {
                const int status = entry.value(u"status"_s).toInt();
                if (status >= 500)
                    ++statuses[QByteArray::number(status) + ' ' +
                               entry.value(u"method"_s).toString().toLatin1() + ' ' +
                               entry.value(u"route"_s).toString().toLatin1()];
                QVERIFY2(status != 500, line.constData());
            } else if (entry.value(u"level"_s) != u"info"_s) {
                ++warnings[entry.value(u"level"_s).toString().toLatin1() + ": " +
                           message.section(u':', 0, 0).toUtf8()];
            }
        }
    for (const auto& [what, times] : statuses)
        qInfo("in the logs: %d × %s", times, what.constData());
    for (const auto& [what, times] : warnings)
        qInfo("in the logs: %d × %s", times, what.constData());
    for (const auto& [what, times] : warnings)
        QVERIFY2(!what.startsWith("error"), what.constData());
    for (const quint16 port : m_ports) {
        Client direct(port, m_tally);
        const HttpAnswer metrics = direct.ask({"GET", "/metrics", {}, {}, false});
        QCOMPARE(metrics.status, 200);
        QVERIFY(!metrics.body.contains("status=\"500\""));
        QVERIFY2(metrics.body.contains("inkstone_outbox_jobs{kind=\"callback\"} 0"),
                 metrics.body.constData());
        QVERIFY(metrics.body.contains("inkstone_outbox_jobs{kind=\"finalize\"} 0"));
    }
}

void TestKilled::cleanupTestCase()
{
    m_tally.giveUp();
    m_load.reset();
    for (auto& instance : m_instances)
        instance.reset();
    if (m_nginx.state() != QProcess::NotRunning) {
        m_nginx.terminate();
        m_nginx.waitForFinished();
    }
    m_receivers.clear();
    m_database.reset();
    if (QTest::currentTestFailed() && qEnvironmentVariableIsSet("INKSTONE_KEEP")) m_dir.setAutoRemove(false);
}

INK_TEST(TestKilled, "tst_killed")

} // namespace tst_killed

#include "tst_killed.moc"
