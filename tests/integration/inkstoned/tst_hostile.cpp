// All attacks that ever harmed the service, at once: attackers against two instances on one PostgreSQL
// database behind nginx, while people sign. INKSTONE_HOSTILE_MINUTES makes it long, optionally with
// INKSTONE_HOSTILE_SIGNERS (100), INKSTONE_HOSTILE_PAUSE_MS between a signer's steps (5000) and
// INKSTONE_HOSTILE_STRENGTH of the attacks (4). Figures are printed; times are not checked.
#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "tests/integration/inkstoned/hostileattackers.h"
#include "tests/integration/inkstoned/hostilesigners.h"
#include "tests/integration/inkstoned/hostilewatch.h"
#include "tests/integration/instances/instance.h"
#include "tests/integration/packagednginx.h"
#include "tests/support/basicauth.h"
#include "tests/support/heavypdfs.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/sanitizers.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QVariantList>

#include <array>
#include <memory>

namespace tst_hostile {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

class TestHostileHour final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    SmtpSink m_mail;
    std::unique_ptr<ink::store::Database> m_database;
    std::array<std::unique_ptr<Instance>, 2> m_instances;
    std::array<quint16, 2> m_ports{};
    QProcess m_nginx;
    quint16 m_port = 0;
    HostileFigures m_figures;
    bool m_hasMail = false;
    const int m_minutes = qEnvironmentVariableIntValue("INKSTONE_HOSTILE_MINUTES");

    /** A number from the environment in a long run, `otherwise` if it isn't set. */
    [[nodiscard]] int told(const char* name, int whenShort, int otherwise) const
    {
        if (m_minutes <= 0) return whenShort;
        return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
    }
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    static quint16 freePort()
    {
        QTcpServer server;
        return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
    }
    [[nodiscard]] Ended tool(const QStringList& arguments) const
    {
        return runToEnd(program("inkstoned"),
                        arguments + QStringList{u"--database-file"_s, path(u"database"_s), u"--json"_s},
                        ownHome(path(u"home"_s)), 3'600'000);
    }
    /** The Basic header of a new account. */
    [[nodiscard]] QByteArray account(const QString& email) const
    {
        const Ended added = tool({u"account"_s, u"add"_s, u"--email"_s, email});
        const QByteArray key =
            QJsonDocument::fromJson(added.out).object().value(u"apiKey"_s).toString().toLatin1();
        if (key.isEmpty()) return {};
        return basicAuth(key);
    }
    /** The first column of all rows. */
    [[nodiscard]] QVariantList column(const QString& sql) const
    {
        QSqlQuery query(m_database->connection());
        if (!query.exec(sql)) qFatal("%s", qPrintable(query.lastError().text()));
        QVariantList all;
        while (query.next())
            all.append(query.value(0));
        return all;
    }
    [[nodiscard]] qint64 number(const QString& sql) const { return column(sql).value(0).toLongLong(); }
    [[nodiscard]] bool isReady(quint16 port) const
    {
        return callFrom(0, port, {"GET", "/health/ready"}).status == 200;
    }
    [[nodiscard]] bool startNginx();
    void checkDocuments(const HostileSigners& signers, const HostileAttackers& attackers);
    void checkLogs();

public:
    TestHostileHour()
    {
        if (m_minutes > 0 && !qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
            qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number((m_minutes + 90) * 60'000));
    }

private Q_SLOTS:
    void initTestCase();
    void signersFinishMeanwhile();
    void cleanupTestCase();
};

bool TestHostileHour::startNginx()
{
    m_port = freePort();
    return ink::test::startPackagedNginx(m_nginx, m_dir.path(), m_port, freePort(), m_ports, 8192);
}

void TestHostileHour::initTestCase()
{
    if (!requireNginx() || !require(Postgres::shared(), "PostgreSQL")) return;
    const QString address = Postgres::shared()->newDatabase();
    QVERIFY(writeContent(path(u"database"_s), address.toUtf8()));
    QVERIFY(QFile::setPermissions(path(u"database"_s), QFile::ReadOwner | QFile::WriteOwner));
    auto database = ink::store::openDatabase(address, ink::store::Schema::Service);
    QVERIFY2(database.has_value(), database ? "" : qPrintable(database.error().detail.english()));
    m_database = std::move(*database);
    m_hasMail = m_minutes <= 0 && m_mail.start();
    for (std::size_t i = 0; i < m_instances.size(); ++i) {
        m_ports.at(i) = freePort();
        QStringList arguments{u"--listen"_s,        u"127.0.0.1:%1"_s.arg(m_ports.at(i)),
                              u"--database-file"_s, path(u"database"_s),
                              u"--data"_s,          path(u"temporary%1"_s.arg(i)),
                              u"--trusted-proxy"_s, u"127.0.0.1"_s,
                              u"--public-url"_s,    u"http://localhost"_s};
        if (m_hasMail)
            arguments << u"--smtp-url"_s << u"smtp://127.0.0.1:%1"_s.arg(m_mail.port()) << u"--smtp-from"_s
                      << u"Inkstone <inkstone@example.org>"_s;
        m_instances.at(i) = std::make_unique<Instance>(arguments, path(u"instance%1.log"_s.arg(i)));
        m_instances.at(i)->start();
        QVERIFY2(m_instances.at(i)->isListening(), m_instances.at(i)->logText().constData());
    }
    QVERIFY(startNginx());
    QTRY_COMPARE_WITH_TIMEOUT(callFrom(0, m_port, {"GET", "/health/live"}).status, 200, 10'000);
}

void TestHostileHour::signersFinishMeanwhile()
{
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(Qt::black);
    QBuffer picture;
    QVERIFY(image.save(&picture, "PNG"));
    const QByteArray honest = account(u"ada@example.org"_s);
    const QByteArray hostile = account(u"mallory@example.org"_s);
    QVERIFY(!honest.isEmpty() && !hostile.isEmpty());

    HostileAttackers attackers(
        {m_port, hostile, honest, m_hasMail, told("INKSTONE_HOSTILE_STRENGTH", 1, 4), m_minutes > 0},
        m_figures);
    QVERIFY2(attackers.prepare(), m_figures.faults().join('\n').constData());
    HostileSigners signers({m_port, honest, plainPages(2, "Lease"), picture.data().toBase64(),
                            std::chrono::milliseconds(told("INKSTONE_HOSTILE_PAUSE_MS", 0, 5000))},
                           m_figures);
    HostileWatch watch({HostileWatch::Watched{m_ports.at(0), m_instances.at(0)->pid()},
                        HostileWatch::Watched{m_ports.at(1), m_instances.at(1)->pid()}},
                       m_figures);
    QElapsedTimer since;
    since.start();
    attackers.start();
    signers.start(told("INKSTONE_HOSTILE_SIGNERS", 8, 100));
    const auto isEnough = [&] {
        if (!m_figures.faults().isEmpty() || m_instances.at(0)->hasCrashed() ||
            m_instances.at(1)->hasCrashed())
            return true;
        return since.elapsed() >= m_minutes * 60'000LL && signers.haveAllSigned(1) &&
               attackers.haveAllStruck(1);
    };
    const bool isDone = QTest::qWaitFor(isEnough, m_minutes * 60'000 + 240'000);
    signers.finish();
    signers.join();
    const qint64 attackedMs = since.elapsed();
    attackers.stop();
    std::array<qint64, 2> peaks{watch.peakOf(0), watch.peakOf(1)};
    watch.stop();

    const QList<qint64> finished = signers.finished();
    qInfo("%.1f s of attack: %lld documents sent, %lld finished by their signers%s",
          double(attackedMs) / 1000, qint64(signers.sent().size()), qint64(finished.size()),
          m_figures.table().constData());
    constexpr qint64 mib = 1024 * 1024;
    qInfo("resident memory, MiB: peaks %lld and %lld; largest helper %lld", peaks[0] / mib, peaks[1] / mib,
          watch.peakOfHelpers() / mib);
    QVERIFY2(!m_instances.at(0)->hasCrashed() && !m_instances.at(1)->hasCrashed(), "an instance ended");
    QVERIFY2(m_figures.faults().isEmpty(), m_figures.faults().join("\n---\n").constData());
    QVERIFY2(isDone, ("not everything has struck: " + attackers.missing()).constData());
    QCOMPARE(finished.size(), signers.sent().size());
    if (!isSanitized) { // helpers have their own limit of 1 GiB; instances hold 256 MiB of bodies at most
        QVERIFY(peaks[0] < 1024 * mib && peaks[1] < 1024 * mib);
        QVERIFY(watch.peakOfHelpers() < 1536 * mib);
    }
    // Five codes are checked immediately, five after 5 min, five after another 15 min, five after each hour.
    const qint64 minutes = attackedMs / 60'000;
    QVERIFY(m_figures.requests("attack: codes, guessed") >= 4);
    QVERIFY(m_figures.counted("codes that were judged") <=
            5 * (1 + (minutes >= 5 ? 1 : 0) + (minutes >= 20 ? 1 : 0) + minutes / 60));
    QCOMPARE(m_figures.counted("codes that were guessed right"), 0);

    for (const quint16 port : m_ports)
        QTRY_VERIFY_WITH_TIMEOUT(isReady(port), 30'000);
    QTRY_COMPARE_WITH_TIMEOUT(number(u"SELECT count(*) FROM outbox"_s), 0, 240'000);
    for (std::size_t i = 0; i < m_instances.size(); ++i) {
        qInfo("instance %zu at rest: %lld MiB of its own, %lld MiB of mapped files", i,
              watch.ownMemoryOf(i) / mib, watch.mappedMemoryOf(i) / mib);
        QVERIFY(isSanitized || watch.ownMemoryOf(i) < 512 * mib);
    }
    qInfo("connections to the database: %lld",
          number(u"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"_s));
    checkDocuments(signers, attackers);
    if (QTest::currentTestFailed()) return;
    const Ended checked = tool({u"check"_s});
    qInfo("check: %s", checked.out.trimmed().constData());
    QVERIFY2(checked.exitCode == 0, (checked.out + checked.err).constData());
    QCOMPARE(QJsonDocument::fromJson(checked.out).object().value(u"findings"_s).toArray().size(), 0);
    for (const quint16 port : m_ports)
        QVERIFY(isReady(port));
    for (const auto& each : m_instances)
        QCOMPARE(each->stop(), 0);
    checkLogs();
}

/** Each finished document is sealed once; the honest account has no other documents, and no rejections. */
void TestHostileHour::checkDocuments(const HostileSigners& signers, const HostileAttackers& attackers)
{
    QSet<qint64> completed;
    for (const QVariant& id : column(u"SELECT id FROM document WHERE status = 53"_s))
        completed.insert(id.toLongLong());
    for (const qint64 id : signers.finished() + attackers.finished())
        QVERIFY2(completed.contains(id), qPrintable(QString::number(id)));
    QCOMPARE(completed.size(), signers.finished().size() + attackers.finished().size());
    QCOMPARE(number(u"SELECT count(*) FROM document WHERE title LIKE 'honest-%'"_s),
             signers.sent().size()); // repeated requests had no second effect
    for (const auto* once : {"finalized", "signed", "sent"})
        QCOMPARE(number(u"SELECT count(*) FROM (SELECT document_id FROM history WHERE event = '%1' GROUP BY "
                        "document_id HAVING count(*) > 1) AS twice"_s.arg(QLatin1StringView(once))),
                 0);
    QCOMPARE(number(u"SELECT count(*) FROM history WHERE event = 'finalized'"_s), completed.size());
    QCOMPARE(number(u"SELECT count(DISTINCT document_id) FROM artifact"_s), completed.size());
    QCOMPARE(number(u"SELECT count(*) FROM folder WHERE name = 'forged'"_s), 0);
    // Rejected attachments are not stored, neither in the database nor in the folders.
    const QSet<QByteArray> offered = attackers.offeredFiles();
    QVERIFY(!offered.isEmpty());
    for (const QVariant& sha256 : column(u"SELECT sha256 FROM blob"_s))
        QVERIFY(!offered.contains(sha256.toByteArray()));
    qint64 left = 0;
    for (const int i : {0, 1})
        for (QDirIterator each(path(u"temporary%1"_s.arg(i)), QDir::Files, QDirIterator::Subdirectories);
             each.hasNext();) {
            const QFileInfo file(each.next());
            if (offered.contains(file.fileName().toLatin1()) || file.size() == 2LL * 1024 * 1024) ++left;
        }
    QCOMPARE(left, 0);
}

/** No request ended in an internal error of the service. */
void TestHostileHour::checkLogs()
{
    std::map<QByteArray, int> statuses;
    std::map<QByteArray, int> warnings;
    for (const auto& instance : m_instances)
        for (const QByteArray& line : instance->logText().split('\n')) {
            if (line.isEmpty()) continue;
            const QJsonObject entry = QJsonDocument::fromJson(line).object();
            const QString message = entry.value(u"message"_s).toString();
            if (message == u"request"_s) {
                const int status = entry.value(u"status"_s).toInt();
                if (status >= 400) ++statuses[QByteArray::number(status)];
                QVERIFY2(status != 500, line.constData());
            } else if (entry.value(u"level"_s) != u"info"_s) {
                ++warnings[(entry.value(u"level"_s).toString() + u": "_s + message).left(160).toUtf8()];
            }
        }
    for (const auto& [status, times] : statuses)
        qInfo("refused with %s: %d", status.constData(), times);
    int shown = 0;
    for (const auto& [words, times] : warnings)
        if (++shown <= 30) qInfo("in the logs: %d x %s", times, words.constData());
    for (const auto& [words, times] : warnings)
        QVERIFY2(!words.startsWith("error"), words.constData());
    QVERIFY(warnings.size() < 30); // attackers don't fill the log
}

void TestHostileHour::cleanupTestCase()
{
    for (auto& instance : m_instances)
        instance.reset();
    if (m_nginx.state() != QProcess::NotRunning) {
        m_nginx.terminate();
        m_nginx.waitForFinished();
    }
    m_mail.stop();
    m_database.reset();
    if (QTest::currentTestFailed() && qEnvironmentVariableIsSet("INKSTONE_KEEP")) m_dir.setAutoRemove(false);
}

INK_TEST(TestHostileHour, "tst_hostile")

} // namespace tst_hostile

#include "tst_hostile.moc"
