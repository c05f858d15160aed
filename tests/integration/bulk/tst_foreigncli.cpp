// The command line with a foreign server of the contract.
#include "tests/integration/processes.h"
#include "tests/support/foreignserver.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

namespace tst_foreigncli {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestForeignCli final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    ForeignServer m_server;

    /** Runs a command with `--server`; the server responds meanwhile, because it runs in this process. */
    Ended run(QStringList words)
    {
        words << u"--server"_s << m_server.baseUrl().toString();
        QProcess process;
        QProcessEnvironment home = ownHome(m_dir.filePath(u"home"_s));
        home.insert(u"INKSTONE_API_KEY"_s, QString::fromLatin1(ForeignServer::key()));
        process.setProcessEnvironment(home);
        process.start(binary("inkstone"), words);
        Ended ended;
        if (QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 60'000))
            ended.exitCode = process.exitCode();
        else
            process.kill();
        ended.out = process.readAllStandardOutput();
        ended.err = process.readAllStandardError();
        return ended;
    }
    static QJsonObject object(const Ended& ended) { return QJsonDocument::fromJson(ended.out).object(); }

private Q_SLOTS:
    void documents()
    {
        const QString sample = ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf"));
        const Ended sent = run({u"send"_s, sample, u"--title"_s, u"Lease"_s, u"--to"_s,
                                u"Anna <anna@example.org>"_s, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, (sent.err + sent.out).constData());
        const qint64 lease = object(sent).value("id"_L1).toInteger();
        QCOMPARE(m_server.document(lease).value(u"signingStatus"_s).toInt(), 52);
        const QString id = QString::number(lease);
        // The account is German, but the contract has no German documents.
        QCOMPARE(m_server.document(lease).value(u"documentSetting"_s)[u"languageCode"_s].toInt(), 550);
        const Ended german =
            run({u"send"_s, sample, u"--to"_s, u"a@example.org"_s, u"--language"_s, u"de"_s});
        QVERIFY(german.exitCode != 0);
        QVERIFY2(german.err.contains("English and French only"), german.err.constData());
        QCOMPARE(m_server.documents().size(), 1);

        const Ended listed = run({u"list"_s, u"--json"_s});
        QVERIFY2(listed.exitCode == 0, listed.err.constData());
        QCOMPARE(object(listed).value("documents"_L1).toArray().size(), 1);
        QCOMPARE(object(run({u"show"_s, id, u"--json"_s})).value("title"_L1).toString(), u"Lease"_s);
        QVERIFY(run({u"show"_s, id}).out.contains("has not opened it"));
        QCOMPARE(run({u"remind"_s, id}).exitCode, 0);
        QCOMPARE(run({u"folders"_s, u"--json"_s}).exitCode, 0);
        QCOMPARE(run({u"cancel"_s, id, u"--reason"_s, u"Wrong"_s}).exitCode, 0);
        QCOMPARE(m_server.document(lease).value(u"signingStatus"_s).toInt(), 56);
        const QString out = m_dir.filePath(u"out"_s);
        const Ended saved = run({u"download"_s, id, u"--out"_s, out, u"--what"_s, u"original"_s});
        QVERIFY2(saved.exitCode == 0, (saved.err + saved.out).constData());
        QCOMPARE(run({u"delete"_s, id}).exitCode, 0);
        QVERIFY(m_server.document(lease).value(u"deleted"_s).toBool());
        QCOMPARE(run({u"show"_s, u"999"_s, u"--json"_s}).exitCode, 1);
    }

    void templatesAndBulkRuns()
    {
        QFile pdf(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const qint64 source = m_server.addTemplate(pdf.readAll());
        const QString id = QString::number(source);
        const Ended listed = run({u"template"_s, u"list"_s, u"--json"_s});
        QVERIFY2(listed.exitCode == 0, listed.err.constData());
        QCOMPARE(QJsonDocument::fromJson(listed.out).array().size(), 1);
        const Ended used =
            run({u"template"_s, u"use"_s, id, u"--to"_s, u"Ben <ben@example.org>"_s, u"--json"_s});
        QVERIFY2(used.exitCode == 0, (used.err + used.out).constData());
        QCOMPARE(m_server.childrenOf(source).size(), 1);

        const QString csv = m_dir.filePath(u"people.csv"_s);
        QVERIFY(writeContent(csv, "Full name,E-mail,Name,Salary\nAnna,anna@example.org,Anna,4100\n"
                                  "Cara,cara@example.org,Cara,3900\n"));
        const Ended planned = run({u"bulk"_s, u"plan"_s, csv, u"--template"_s, id, u"--json"_s});
        QVERIFY2(planned.exitCode == 0, (planned.err + planned.out).constData());
        const Ended sent = run({u"bulk"_s, u"run"_s, csv, u"--template"_s, id, u"--json"_s});
        QVERIFY2(sent.exitCode == 0, (sent.err + sent.out).constData());
        QCOMPARE(m_server.childrenOf(source).size(), 3);
        const Ended report = run({u"bulk"_s, u"report"_s, u"--json"_s});
        QVERIFY2(report.exitCode == 0, (report.err + report.out).constData());
        QCOMPARE(QJsonDocument::fromJson(report.out).array().size(), 1);
    }
};

INK_TEST(TestForeignCli, "tst_foreigncli")

} // namespace tst_foreigncli

#include "tst_foreigncli.moc"
