// Kill -9 at random moments of bulk runs, with a service behind a proxy that cuts connections, also after the
// service has acted: every row is sent exactly once. INKSTONE_KILLS sets the number of kills.
#include "tests/integration/bulk/bulkbench.h"
#include "tests/support/cuttingproxy.h"
#include "tests/support/foreignserver.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>

namespace tst_bulkkill {

using namespace ink::test;

namespace {

constexpr int people = 2'000;

/** Hundreds of kills exceed QtTest's time limit for a function; read before main. */
[[maybe_unused]] const bool isPatient =
    !qEnvironmentVariableIsSet("INKSTONE_KILLS") || qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");

/** `inkstone bulk` in a separate process. */
class Runner final
{
public:
    Runner(const QUrl& server, const QByteArray& key)
    {
        m_env = ownHome(m_folder.filePath(QStringLiteral("home")));
        m_env.insert(QStringLiteral("INKSTONE_API_KEY"), QString::fromLatin1(key));
        m_env.insert(QStringLiteral("INKSTONE_DATA"), m_folder.filePath(QStringLiteral("data")));
        m_server = server.toString();
    }
    /** Starts or resumes; killed after this many milliseconds, or never (-1). Nothing when it was killed. */
    std::optional<int> run(const QString& csv, qint64 templateId, const QString& title, int killAfter)
    {
        const auto kept = keptRun(title);
        QStringList arguments{QStringLiteral("bulk")};
        if (kept)
            arguments += {QStringLiteral("resume"), *kept};
        else
            arguments +=
                {QStringLiteral("run"),     csv,  QStringLiteral("--template"), QString::number(templateId),
                 QStringLiteral("--title"), title};
        arguments += {QStringLiteral("--server"), m_server, QStringLiteral("--json")};
        QProcess process;
        process.setProcessEnvironment(m_env);
        process.start(binary("inkstone"), arguments);
        // The proxy lives in this thread.
        const auto ended = [&] { return process.state() == QProcess::NotRunning; };
        if (!QTest::qWaitFor(ended, killAfter < 0 ? 120'000 : killAfter)) {
            process.kill();
            (void)QTest::qWaitFor(ended, 10'000);
        }
        out = process.readAllStandardOutput();
        err = process.readAllStandardError();
        if (process.exitStatus() != QProcess::NormalExit) return std::nullopt;
        return process.exitCode();
    }
    /** The journal's run of this title, once it is complete. */
    [[nodiscard]] std::optional<QString> keptRun(const QString& title) const
    {
        const QVariant id =
            ask(QStringLiteral("SELECT id FROM bulk_run WHERE state <> 0 AND title = '%1'").arg(title));
        return id.isValid() ? std::optional(id.toString()) : std::nullopt;
    }
    [[nodiscard]] QVariant ask(const QString& sql) const
    {
        QVariant answer;
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("ask"));
            db.setDatabaseName(m_folder.filePath(QStringLiteral("data/workstation.db")));
            db.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000"));
            if (QFile::exists(db.databaseName()) && db.open()) {
                QSqlQuery query(db);
                if (query.exec(sql) && query.next()) answer = query.value(0);
            }
        }
        QSqlDatabase::removeDatabase(QStringLiteral("ask"));
        return answer;
    }
    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }

    QByteArray out;
    QByteArray err;

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_env;
    QString m_server;
};

} // namespace

class TestBulkKill final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyRowExactlyOnce()
    {
        const int wanted =
            qEnvironmentVariableIsSet("INKSTONE_KILLS") ? qEnvironmentVariableIntValue("INKSTONE_KILLS") : 10;
        const quint32 seed = QRandomGenerator::global()->generate();
        QRandomGenerator random(seed);
        ServerProcess server;
        QVERIFY(server.start());
        CuttingProxy::Odds odds;
        odds.delayMs = 120;
        CuttingProxy proxy(server.port, odds, seed);
        Runner runner(proxy.url(), server.key);
        int kills = 0;
        int runs = 0;
        int replays = 0;
        while (kills < wanted) {
            const QString title = QStringLiteral("round%1").arg(runs);
            const qint64 templateId = makeBulkTemplate(server.port, server.auth, title);
            QVERIFY(templateId > 0);
            const QString csv = runner.file(title + QStringLiteral(".csv"));
            QVERIFY(writeContent(csv, peopleCsv(people, "r" + QByteArray::number(runs) + "p")));
            std::optional<int> code;
            int here = 0;
            while (!code || *code == 2) {
                // After many kills in one run it may finish.
                const int moment =
                    here < 40 && kills < wanted ? static_cast<int>(random.bounded(60, 1'600)) : -1;
                code = runner.run(csv, templateId, title, moment);
                if (!code) {
                    ++kills;
                    ++here;
                }
                QVERIFY2(moment >= 0 || code, "it neither ended nor was killed");
            }
            const QByteArray story = "seed " + QByteArray::number(seed) + ", " + title.toLatin1() + '\n' +
                                     runner.out.left(2000) + runner.err.left(2000);
            QVERIFY2(*code == 0, story.constData());
            const QHash<QString, int> count = documentsPerPerson(server.port, server.auth, templateId);
            QVERIFY2(count.size() == people,
                     (QByteArray::number(count.size()) + " people\n" + story).constData());
            QVERIFY2(std::all_of(count.begin(), count.end(), [](int n) { return n == 1; }),
                     story.constData());
            QCOMPARE(runner
                         .ask(QStringLiteral("SELECT sent FROM bulk_run WHERE state <> 0 AND title = '%1'")
                                  .arg(title))
                         .toInt(),
                     people);
            QCOMPARE(runner
                         .ask(QStringLiteral(
                                  "SELECT count(DISTINCT document_id) FROM bulk_row WHERE run = (SELECT "
                                  "number FROM bulk_run WHERE state <> 0 AND title = '%1')")
                                  .arg(title))
                         .toInt(),
                     people);
            replays += here;
            ++runs;
            if (runs % 10 == 0) qInfo("%d kills in %d runs, %d connections cut", kills, runs, proxy.cuts());
        }
        qInfo("%d kills -9 in %d runs of %d rows, %d connections cut, seed %u: every row exactly once", kills,
              runs, people, proxy.cuts(), seed);
        QVERIFY(replays >= wanted);
    }

    /** A server without idempotency keys: a row is never sent twice, and missing ones are reported. */
    void aForeignServerNeverTwice()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        QRandomGenerator random(seed);
        ForeignServer server;
        server.setDelay(30);
        server.setFate([&random](const ForeignServer::Seen& seen) {
            if (!seen.isWrite()) return ForeignServer::Fate::Answer;
            const double n = random.generateDouble();
            return n < 0.1    ? ForeignServer::Fate::DropAfter
                   : n < 0.2  ? ForeignServer::Fate::ErrorAfter
                   : n < 0.25 ? ForeignServer::Fate::DropBefore
                              : ForeignServer::Fate::Answer;
        });
        const qint64 templateId = server.addTemplate("%PDF-1.7 /Type /Page ");
        Runner runner(server.baseUrl(), ForeignServer::key());
        const QString csv = runner.file(QStringLiteral("people.csv"));
        QVERIFY(writeContent(csv, peopleCsv(people, "f")));
        std::optional<int> code;
        for (int kills = 0; !code || *code == 2;) {
            const int moment = kills < 6 ? static_cast<int>(random.bounded(300, 2'500)) : -1;
            code = runner.run(csv, templateId, QStringLiteral("foreign"), moment);
            if (!code) ++kills;
        }
        const QByteArray story = "seed " + QByteArray::number(seed) + '\n' + runner.out + runner.err;
        QHash<QString, int> count;
        for (const QJsonObject& document : server.childrenOf(templateId))
            ++count[document.value(QLatin1String("invitations"))
                        .toArray()
                        .at(0)[QLatin1String("recipientEmail")]
                        .toString()];
        QVERIFY2(std::all_of(count.begin(), count.end(), [](int n) { return n == 1; }), story.constData());
        const int unknown =
            runner.ask(QStringLiteral("SELECT unknown FROM bulk_run WHERE state <> 0")).toInt();
        const int sent = runner.ask(QStringLiteral("SELECT sent FROM bulk_run WHERE state <> 0")).toInt();
        QCOMPARE(sent + unknown, people);
        QCOMPARE(count.size(), sent);
        QVERIFY2(*code == (unknown > 0 ? 1 : 0), story.constData());
        for (const ForeignServer::Seen& seen : server.seen())
            QVERIFY(seen.path.startsWith(QStringLiteral("/api/")));
        qInfo("%d sent, %d unknown and not repeated, seed %u", sent, unknown, seed);
    }
};

INK_TEST(TestBulkKill, "tst_bulkkill")

} // namespace tst_bulkkill

#include "tst_bulkkill.moc"
