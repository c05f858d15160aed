// `inkstone bulk` and `inkstone template` on the command line, with a real service.
#include "app/tables/tablefile.h"
#include "app/tables/xlsxwriter.h"
#include "tests/integration/bulk/bulkbench.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include <csignal>

namespace tst_bulkcommand {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestBulkCommand final : public QObject
{
    Q_OBJECT

    ServerProcess m_server;
    QTemporaryDir m_folder;
    QProcessEnvironment m_env;
    qint64 m_template = 0;

    [[nodiscard]] QStringList at(QStringList arguments) const
    {
        return arguments << u"--server"_s << u"http://127.0.0.1:%1"_s.arg(m_server.port);
    }
    [[nodiscard]] Ended inkstone(const QStringList& arguments) const
    {
        return runToEnd(binary("inkstone"), arguments, m_env);
    }
    [[nodiscard]] static QJsonObject json(const Ended& ended)
    {
        return QJsonDocument::fromJson(ended.out).object();
    }
    [[nodiscard]] QString csv(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(name);
        return writeContent(path, bytes) ? path : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.start());
        m_env = ownHome(m_folder.filePath(u"home"_s));
        m_env.insert(u"INKSTONE_DATA"_s, m_folder.filePath(u"data"_s));
        m_env.insert(u"INKSTONE_API_KEY"_s, QString::fromLatin1(m_server.key));
        m_template = makeBulkTemplate(m_server.port, m_server.auth, u"Offer letter"_s);
        QVERIFY(m_template > 0);
    }

    void templatesAreListedAndUsed()
    {
        const Ended listed = inkstone(at({u"template"_s, u"list"_s, u"--json"_s}));
        QVERIFY2(listed.exitCode == 0, listed.err.constData());
        const QJsonArray all = QJsonDocument::fromJson(listed.out).array();
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.at(0)[u"id"].toInteger(), m_template);
        QCOMPARE(all.at(0)[u"title"].toString(), u"Offer letter"_s);
        QVERIFY(inkstone(at({u"template"_s, u"list"_s, u"--text"_s, u"nothing"_s})).out.isEmpty());

        const Ended used = inkstone(
            at({u"template"_s, u"use"_s, QString::number(m_template), u"--to"_s, u"Ada <ada@example.com>"_s,
                u"--value"_s, u"Salary=41000"_s, u"--title"_s, u"Offer for {1}"_s, u"--json"_s}));
        QVERIFY2(used.exitCode == 0, used.err.constData());
        QCOMPARE(json(used).value(u"signingStatus"_s).toInt(), 52);
        QVERIFY(!json(used).value(u"recipients"_s).toArray().at(0)[u"signingURL"].toString().isEmpty());
        const Ended wrong = inkstone(at({u"template"_s, u"use"_s, QString::number(m_template), u"--to"_s,
                                         u"ada@example.com"_s, u"--value"_s, u"Wage=1"_s}));
        QCOMPARE(wrong.exitCode, 1);
        QVERIFY(wrong.err.contains("Wage"));
        // Fields of requests are named in words.
        const Ended empty =
            inkstone(at({u"template"_s, u"use"_s, QString::number(m_template), u"--to"_s, u"nobody"_s}));
        QVERIFY(empty.exitCode != 0);
        QVERIFY2(!empty.err.contains("people["), empty.err.constData());
        // A role without a name has its number.
        const QByteArray line = inkstone(at({u"template"_s, u"list"_s})).out;
        QVERIFY2(!line.contains("; )"), line.constData());
    }

    void plansWithoutSending()
    {
        QByteArray rows = peopleCsv(3, "plan");
        rows += "Nobody;no address;1\r\n";
        const QString file = csv(u"plan.csv"_s, rows);
        const Ended planned = inkstone(
            at({u"bulk"_s, u"plan"_s, file, u"--template"_s, QString::number(m_template), u"--json"_s}));
        QVERIFY2(planned.exitCode == 1, (planned.out + planned.err).constData());
        const QJsonObject plan = json(planned);
        QCOMPARE(plan.value(u"rows"_s).toInt(), 4);
        QCOMPARE(plan.value(u"ready"_s).toInt(), 3);
        QCOMPARE(plan.value(u"faulty"_s).toInt(), 1);
        QCOMPARE(plan.value(u"columns"_s).toArray().at(2)[u"meaning"].toString(), u"Salary"_s);
        QCOMPARE(plan.value(u"findings"_s).toArray().at(0)[u"line"].toInt(), 5);
        // An error stops a run; an option sends the other rows.
        const QStringList run{u"bulk"_s,  u"run"_s, file, u"--template"_s, QString::number(m_template),
                              u"--json"_s};
        QCOMPARE(inkstone(at(run)).exitCode, 1);
        QVERIFY(
            QJsonDocument::fromJson(inkstone({u"bulk"_s, u"report"_s, u"--json"_s}).out).array().isEmpty());
        const Ended sent = inkstone(at(run + QStringList{u"--skip-faulty"_s}));
        QVERIFY2(sent.exitCode == 0, (sent.out + sent.err).constData());
        QCOMPARE(json(sent).value(u"sent"_s).toInt(), 3);
        // The row that was not sent is in the run, the report and both tables, and the counts add up to the
        // file.
        const auto addsUp = [](const QJsonObject& counts) {
            int sum = 0;
            for (const char* state : {"sent", "refused", "unknown", "faulty", "leftOut", "waiting"})
                sum += counts.value(QLatin1StringView(state)).toInt(-1000);
            return sum == counts.value(u"total"_s).toInt() && counts.value(u"total"_s).toInt() == 4 &&
                   counts.value(u"faulty"_s).toInt() == 1;
        };
        QVERIFY2(addsUp(json(sent)), sent.out.constData());
        const QString run1 = json(sent).value(u"run"_s).toString();
        const QString all = m_folder.filePath(u"everything.csv"_s);
        const QString failed = m_folder.filePath(u"tocorrect.csv"_s);
        const Ended reported =
            inkstone({u"bulk"_s, u"report"_s, run1, u"--json"_s, u"--out"_s, all, u"--failed"_s, failed});
        QVERIFY2(addsUp(json(reported)), reported.out.constData());
        const QJsonArray reportedRows = json(reported).value(u"rows"_s).toArray();
        QCOMPARE(reportedRows.size(), 4);
        QList<int> lines;
        for (const QJsonValue row : reportedRows)
            lines.append(row[u"line"].toInt());
        QCOMPARE(lines, (QList<int>{2, 3, 4, 5})); // without a gap
        QCOMPARE(reportedRows.at(3)[u"state"].toString(), u"faulty"_s);
        QVERIFY(!reportedRows.at(3)[u"message"].toString().isEmpty());
        QCOMPARE(contentOf(all).trimmed().split('\n').size(), 5);
        QVERIFY(contentOf(all).contains(",faulty,"));
        QCOMPARE(contentOf(failed).trimmed().split('\n').size(), 2);
        QVERIFY2(inkstone({u"bulk"_s, u"report"_s, run1}).out.contains("1 faulty"), reported.out.constData());
        QCOMPARE(inkstone(at({u"bulk"_s, u"plan"_s, u"/nowhere.csv"_s, u"--template"_s, u"1"_s})).exitCode,
                 3);
    }

    void plansSayWhatAQuestionsColumnHolds()
    {
        QJsonObject wanted = QJsonDocument::fromJson(bulkTemplateBody(u"Lease"_s)).object();
        QJsonArray tags = wanted.value(u"tags"_s).toArray();
        for (const int top : {400, 440}) {
            QJsonObject button = tags.at(0).toObject();
            button.insert(u"type"_s, 254);
            button.insert(u"name"_s, QString());
            button.insert(u"groupName"_s, u"Floor"_s);
            button.insert(u"top"_s, top);
            tags.append(button);
        }
        wanted.insert(u"tags"_s, tags);
        RawClient client(m_server.port);
        const RawAnswer made = client.ask(post("/documents", QJsonDocument(wanted).toJson(),
                                               m_server.auth + "Content-Type: application/json\r\n"));
        const qint64 id =
            QJsonDocument::fromJson(made.body).object()[u"document"_s].toObject()[u"id"_s].toInteger();
        QVERIFY2(id > 0, made.body.constData());
        const QString file = csv(u"floors.csv"_s, "Name,Email,Floor\nAda,ada@example.com,3\n");
        const QStringList plan = at({u"bulk"_s, u"plan"_s, file, u"--template"_s, QString::number(id)});
        const Ended told = inkstone(plan);
        QVERIFY2(told.out.contains("Floor \xE2\x86\x92 Floor (1, 2)"), told.out.constData());
        QVERIFY2(told.out.contains("from 1 to 2"), told.out.constData());
        QCOMPARE(json(inkstone(plan + QStringList{u"--json"_s}))
                     .value(u"columns"_s)
                     .toArray()
                     .at(2)[u"options"]
                     .toArray(),
                 (QJsonArray{u"1"_s, u"2"_s}));
    }

    void runsPausesResumesAndReports()
    {
        const QString file = csv(u"people.csv"_s, peopleCsv(4000, "run"));
        QProcess process;
        process.setProcessEnvironment(m_env);
        process.start(binary("inkstone"),
                      at({u"bulk"_s, u"run"_s, file, u"--template"_s, QString::number(m_template)}));
        // Ctrl+C once the run has printed its name.
        QByteArray out;
        while (!out.contains("Run ") && process.waitForReadyRead(20'000))
            out += process.readAllStandardOutput();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        out += process.readAllStandardOutput();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, out.constData());
        QVERIFY2(process.exitCode() == 2 || process.exitCode() == 0, out.constData());
        QVERIFY2(process.exitCode() == 0 || out.contains("inkstone bulk resume"), out.constData());

        const QJsonArray runs =
            QJsonDocument::fromJson(inkstone({u"bulk"_s, u"report"_s, u"--json"_s}).out).array();
        const QString id = runs.at(0)[u"run"].toString();
        QCOMPARE(runs.at(0)[u"title"].toString(), u"people.csv"_s);
        if (process.exitCode() == 2) {
            const Ended resumed = inkstone(at({u"bulk"_s, u"resume"_s}));
            QVERIFY2(resumed.exitCode == 0, (resumed.out + resumed.err).constData());
            QVERIFY(resumed.out.contains("4000 of 4000 sent"));
        }
        QCOMPARE(inkstone({u"bulk"_s, u"resume"_s}).exitCode, 1); // nothing is left
        QHash<QString, int> count = documentsPerPerson(m_server.port, m_server.auth, m_template);
        count.removeIf([](const auto& it) { return !it.key().startsWith(u"run"_s); });
        QCOMPARE(count.size(), 4000);
        QVERIFY(std::all_of(count.begin(), count.end(), [](int n) { return n == 1; }));

        const QString all = m_folder.filePath(u"all.csv"_s);
        QCOMPARE(inkstone({u"bulk"_s, u"report"_s, id, u"--out"_s, all}).exitCode, 0);
        const QList<QByteArray> lines = contentOf(all).split('\n');
        QCOMPARE(lines.size(), 4002);
        QVERIFY(lines.at(1).contains("\"Person 0, Zürich\",run0@example.com,"));
        QVERIFY(lines.at(1).contains(",2,sent,"));
    }

    void documentsHaveTitlesOfTheirRows()
    {
        const QString file = csv(u"titles.csv"_s, "Name,E-mail,Salary,Department\r\n"
                                                  "Ada,titled0@example.com,1,Sales\r\n"
                                                  "Ben,titled1@example.com,2,\"R&D <1>\"\r\n");
        const QStringList source{u"--template"_s, QString::number(m_template)};
        const Ended wrong = inkstone(at(QStringList{u"bulk"_s, u"run"_s, file} + source +
                                        QStringList{u"--document-title"_s, u"Contract {Team}"_s}));
        QCOMPARE(wrong.exitCode, 64);
        QVERIFY2(wrong.err.contains("The file has no column “Team”."), wrong.err.constData());
        const QStringList texts{u"--document-title"_s, u"Contract {department} – {name}"_s, u"--message"_s,
                                u"Dear {name}, welcome to {Department}."_s};
        const Ended planned =
            inkstone(at(QStringList{u"bulk"_s, u"plan"_s, file} + source + texts + QStringList{u"--json"_s}));
        QCOMPARE(json(planned).value(u"firstTitle"_s).toString(), u"Contract Sales – Ada"_s);
        const Ended ran =
            inkstone(at(QStringList{u"bulk"_s, u"run"_s, file} + source + texts + QStringList{u"--json"_s}));
        QVERIFY2(ran.exitCode == 0, (ran.out + ran.err).constData());
        const QString all = m_folder.filePath(u"titled.csv"_s);
        QCOMPARE(inkstone({u"bulk"_s, u"report"_s, json(ran).value(u"run"_s).toString(), u"--out"_s, all})
                     .exitCode,
                 0);
        QVERIFY(contentOf(all).contains("Contract R&D <1> – Ben"));
        const Ended listed = inkstone(at({u"list"_s, u"--text"_s, u"Contract Sales"_s, u"--json"_s}));
        QVERIFY2(listed.out.contains("Contract Sales – Ada"), listed.out.constData());
        // A file with a column for them needs no pattern.
        const QString own = csv(u"own.csv"_s, "Name,E-mail,Salary,Document title\r\n"
                                              "Cem,titled2@example.com,3,Offer for Cem\r\n");
        const Ended itsOwn =
            inkstone(at(QStringList{u"bulk"_s, u"plan"_s, own} + source + QStringList{u"--json"_s}));
        QCOMPARE(json(itsOwn).value(u"firstTitle"_s).toString(), u"Offer for Cem"_s);
    }

    /** The total cost of the rows counts, before the first one is sent. */
    void theSpendingLimitIsAnnounced()
    {
        const auto account = [&] {
            RawClient client(m_server.port);
            return QJsonDocument::fromJson(client.ask(get("/user", m_server.auth)).body).object();
        };
        const auto limitTo = [&](const QByteArray& cents) {
            const QByteArray body = R"({"userSetting":{"spendLimitCents":)" + cents + "}}";
            RawClient client(m_server.port);
            return client
                .ask("PUT /user/userSettings HTTP/1.1\r\nHost: localhost\r\n" + m_server.auth +
                     "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) +
                     "\r\n\r\n" + body)
                .status;
        };
        const auto money = [](qint64 cents) { return QByteArray::number(double(cents) / 100, 'f', 2); };
        const auto run = [&](const QString& name) {
            const QString file = csv(name + u".csv"_s, peopleCsv(3, name.toLatin1()));
            return inkstone(
                at({u"bulk"_s, u"run"_s, file, u"--template"_s, QString::number(m_template), u"--json"_s}));
        };
        const qint64 price = account().value("feePerDocumentCents"_L1).toInteger();
        const qint64 charged = account().value("chargesCents"_L1).toInteger();
        QVERIFY(price > 0);

        // One more document stays below four fifths of the limit; three don't.
        const qint64 after = charged + 3 * price;
        const qint64 limit = after * 10 / 8;
        QCOMPARE(limitTo(QByteArray::number(limit)), 200);
        const Ended announced = run(u"near"_s);
        QVERIFY2(announced.exitCode == 0, (announced.out + announced.err).constData());
        QVERIFY2(announced.err.contains("Sending costs " + money(3 * price) + ". Then " + money(after) +
                                        " of the spending limit of " + money(limit) + " is used.\n"),
                 announced.err.constData());
        QCOMPARE(json(announced).value("sent"_L1).toInt(), 3);

        // A single use of the template says so, too; a draft costs nothing.
        const auto use = [&](const QStringList& more) {
            return inkstone(at(QStringList{u"template"_s, u"use"_s, QString::number(m_template), u"--to"_s,
                                           u"Ada <ada@example.com>"_s, u"--json"_s} +
                               more));
        };
        const Ended draft = use({u"--draft"_s});
        QVERIFY2(draft.exitCode == 0 && !draft.err.contains("spending limit"), draft.err.constData());
        const Ended used = use({});
        QVERIFY2(used.exitCode == 0, used.err.constData());
        QVERIFY2(used.err.contains("Sending costs " + money(price) + ". Then " + money(after + price) +
                                   " of the spending limit of " + money(limit) + " is used.\n"),
                 used.err.constData());

        QCOMPARE(limitTo("null"), 200);
        const Ended quiet = run(u"far"_s);
        QVERIFY2(quiet.exitCode == 0 && !quiet.err.contains("spending limit"), quiet.err.constData());
    }

    void refusedRowsComeBackToBeCorrected()
    {
        // A value that only the service rejects, not the plan.
        const QString file = csv(u"refused.csv"_s, "Name,E-mail,Salary\r\nAda,ada@example.com,1\r\n"
                                                   "Ben,ben@exa_mple.com,2\r\n");
        const Ended ran = inkstone(at({u"bulk"_s, u"run"_s, file, u"--template"_s,
                                       QString::number(m_template), u"--skip-faulty"_s, u"--json"_s}));
        const QString id = json(ran).value(u"run"_s).toString();
        QVERIFY2(!id.isEmpty(), (ran.out + ran.err).constData());
        const QString failed = m_folder.filePath(u"failed.csv"_s);
        const Ended reported = inkstone({u"bulk"_s, u"report"_s, id, u"--failed"_s, failed, u"--json"_s});
        QCOMPARE(reported.exitCode, json(ran).value(u"refused"_s).toInt() > 0 ? 1 : 0);
        QVERIFY(contentOf(failed).startsWith("Name,Email,"));
    }

    void speaksOfWhatItDoesNotUnderstand()
    {
        QCOMPARE(inkstone({u"bulk"_s}).exitCode, 64);
        QCOMPARE(inkstone({u"bulk"_s, u"frob"_s}).exitCode, 64);
        QCOMPARE(inkstone({u"bulk"_s, u"run"_s, u"a.csv"_s}).exitCode, 64);
        QCOMPARE(inkstone({u"template"_s, u"use"_s, u"x"_s}).exitCode, 64);
        QVERIFY(inkstone({u"bulk"_s, u"--help"_s}).out.contains("resume"));
        for (const QString& verb : {u"plan"_s, u"run"_s, u"resume"_s, u"report"_s}) {
            const Ended help = inkstone({u"bulk"_s, verb, u"--help"_s});
            QCOMPARE(help.exitCode, 0);
            QVERIFY(help.out.startsWith("Usage: inkstone bulk " + verb.toLatin1()));
        }
        QCOMPARE(inkstone({u"bulk"_s, u"report"_s, u"nothing"_s}).exitCode, 1);
    }

    /** The window's copy of the workbook with results, without a window; no file is overwritten unasked. */
    void aCopyOfTheWorkbookHasTheResults()
    {
        if (!ink::tables::XlsxWriter::isAvailable()) QSKIP("This build writes no workbooks.");
        const QString workbook = m_folder.filePath(u"people.xlsx"_s);
        ink::tables::XlsxWriter writer;
        writer.beginSheet(u"People"_s, {u"Name"_s, u"Email"_s, u"Salary"_s});
        writer.addRow({u"Ada Quist"_s, u"ada.quist@example.com"_s, 41'000.0});
        writer.addRow({u"Bo Quist"_s, u"bo.quist@example.com"_s, 42'000.0});
        QVERIFY(writer.write(workbook));
        const QString copy = m_folder.filePath(u"results.xlsx"_s);
        const auto statuses = [&copy] {
            const auto read = ink::tables::readTableFile(copy);
            QStringList all;
            for (int row = 0; read && row < read->table.rowCount(); ++row)
                all << read->table.row(row).value(3);
            return all;
        };
        const QStringList run{
            u"bulk"_s,           u"run"_s, workbook, u"--template"_s, QString::number(m_template),
            u"--workbook-copy"_s};
        const auto countRuns = [&] {
            return QJsonDocument::fromJson(inkstone({u"bulk"_s, u"report"_s, u"--json"_s}).out)
                .array()
                .size();
        };
        const qsizetype runs = countRuns();
        // A file that exists stops the run before anything is sent.
        QVERIFY(writeContent(copy, "precious"));
        const Ended refused = inkstone(at(run + QStringList{copy}));
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.err.contains("--force"), refused.err.constData());
        QCOMPARE(inkstone(at(run + QStringList{workbook, u"--force"_s})).exitCode, 1);
        QCOMPARE(countRuns(), runs);
        QFile kept(copy);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("precious"));
        kept.close();
        const QString text = csv(u"people-copy.csv"_s, peopleCsv(1, "copy"));
        QCOMPARE(inkstone(at({u"bulk"_s, u"run"_s, text, u"--template"_s, QString::number(m_template),
                              u"--workbook-copy"_s, m_folder.filePath(u"other.xlsx"_s)}))
                     .exitCode,
                 64);

        const Ended sent = inkstone(at(run + QStringList{copy, u"--force"_s, u"--json"_s}));
        QVERIFY2(sent.exitCode == 0, (sent.out + sent.err).constData());
        QCOMPARE(statuses(), (QStringList{u"In progress"_s, u"In progress"_s}));
        const auto read = ink::tables::readTableFile(copy);
        QVERIFY(read && read->table.row(0).value(5).contains(u"/documents/"));
        // Later, the report brings the copy up to date.
        const QString id = json(sent).value(u"run"_s).toString();
        const QStringList report{u"bulk"_s, u"report"_s, id, u"--workbook-copy"_s, copy};
        QCOMPARE(inkstone(report).exitCode, 1);
        const qint64 document = json(inkstone({u"bulk"_s, u"report"_s, id, u"--json"_s}))
                                    .value(u"rows"_s)[0][u"document"]
                                    .toInteger();
        QCOMPARE(inkstone(at({u"cancel"_s, QString::number(document)})).exitCode, 0);
        const Ended reported = inkstone(report + QStringList{u"--force"_s});
        QVERIFY2(reported.exitCode == 0, (reported.out + reported.err).constData());
        QCOMPARE(statuses(), (QStringList{u"Cancelled"_s, u"In progress"_s}));
        QCOMPARE(inkstone({u"bulk"_s, u"report"_s, u"--workbook-copy"_s, copy}).exitCode, 64);
    }
};

INK_TEST(TestBulkCommand, "tst_bulkcommand")

} // namespace tst_bulkcommand

#include "tst_bulkcommand.moc"
