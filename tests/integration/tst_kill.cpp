// Kill -9 at random moments of the demo: after a restart nothing is lost, duplicated or stuck.
#include "tests/integration/processes.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace tst_kill {

using namespace ink::test;

class TestKill final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QProcessEnvironment m_env;

    [[nodiscard]] QVariant ask(const QString& out, const QString& sql) const
    {
        QVariant answer;
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("ask"));
            db.setDatabaseName(out + QStringLiteral("/workspace/service/inkstone.db"));
            db.open();
            QSqlQuery query(db);
            if (query.exec(sql) && query.next()) answer = query.value(0);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("ask"));
        return answer;
    }

private Q_SLOTS:
    /** INKSTONE_KILLS sets the number of kills. */
    void killsOfTheDemo()
    {
        m_env = ownHome(m_dir.filePath(QStringLiteral("home")));
        const QString first = m_dir.filePath(QStringLiteral("first"));
        QElapsedTimer timer;
        timer.start();
        const Ended whole =
            runToEnd(binary("inkstone"), {QStringLiteral("demo"), QStringLiteral("--out"), first}, m_env);
        QVERIFY2(whole.exitCode == 0, (whole.out + whole.err).constData());
        const auto length = static_cast<quint32>(timer.elapsed());

        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u, a whole demo takes %u ms", seed, length);
        QRandomGenerator random(seed);
        const int kills =
            qEnvironmentVariableIsSet("INKSTONE_KILLS") ? qEnvironmentVariableIntValue("INKSTONE_KILLS") : 20;
        for (int round = 0; round < kills; ++round) {
            const QString out = m_dir.filePath(QStringLiteral("round%1").arg(round));
            const QStringList arguments{QStringLiteral("demo"), QStringLiteral("--out"), out};
            const auto moment = static_cast<int>(random.bounded(length));
            QProcess victim;
            victim.setProcessEnvironment(m_env);
            victim.start(binary("inkstone"), arguments);
            QVERIFY(victim.waitForStarted());
            if (!victim.waitForFinished(moment)) victim.kill();
            victim.waitForFinished();

            // The demo is complete if its last file exists and the note about the current document is gone:
            // then the next demo starts a new document.
            const bool wasDone = QFile::exists(out + QStringLiteral("/certificate.pdf")) &&
                                 !QFile::exists(out + QStringLiteral("/demo.json"));
            const Ended again = runToEnd(binary("inkstone"), arguments, m_env);
            const QByteArray story = QByteArray("killed after ") + QByteArray::number(moment) + " ms\n" +
                                     victim.readAllStandardOutput() + "--- again\n" + again.out + again.err;
            QVERIFY2(again.exitCode == 0, story.constData());
            // Nothing is duplicated (a demo that completed before the kill allows a second one), lost or
            // stuck.
            QVERIFY2(ask(out, QStringLiteral("SELECT count(*) FROM document")).toInt() == (wasDone ? 2 : 1),
                     story.constData());
            QCOMPARE(ask(out, QStringLiteral("SELECT count(*) FROM document WHERE status <> 53")).toInt(), 0);
            QCOMPARE(ask(out, QStringLiteral("SELECT count(*) FROM outbox")).toInt(), 0);
            QCOMPARE(ask(out, QStringLiteral("SELECT charges_cents FROM account")).toInt(),
                     wasDone ? 100 : 50);
            QCOMPARE(
                ask(out, QStringLiteral("SELECT count(*) FROM history WHERE event = 'finalized'")).toInt(),
                wasDone ? 2 : 1);
            QDir(out).removeRecursively();
        }
    }
};

INK_TEST(TestKill, "tst_kill")

} // namespace tst_kill

#include "tst_kill.moc"
