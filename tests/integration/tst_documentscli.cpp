#include "app/tables/csvreader.h"
#include "tests/integration/processes.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace tst_documentscli {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The document subcommands of `inkstone`, in the local workspace. */
class TestDocumentsCli final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    Ended run(const QStringList& words) const
    {
        return runToEnd(binary("inkstone"), words, ownHome(m_dir.filePath(u"home"_s)), 60'000);
    }
    static QJsonObject object(const Ended& ended) { return QJsonDocument::fromJson(ended.out).object(); }
    qint64 send(const QString& title) const
    {
        const Ended sent =
            run({u"send"_s, ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf")),
                 u"--title"_s, title, u"--to"_s, u"Anna <anna@example.org>"_s, u"--json"_s});
        return object(sent).value("id"_L1).toInteger();
    }

private Q_SLOTS:
    /** A computer that doesn't tell the user's name: nothing is sent without a name, and it is given once. */
    void theSendersNameIsGivenOnce()
    {
        QProcessEnvironment env = ownHome(m_dir.filePath(u"nameless"_s));
        env.remove(u"USER"_s);
        env.remove(u"USERNAME"_s);
        const auto inkstone = [&env](const QStringList& words) {
            return runToEnd(binary("inkstone"), words, env, 60'000);
        };
        const QStringList send{u"send"_s,
                               ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf")),
                               u"--to"_s, u"Anna <anna@example.org>"_s, u"--json"_s};
        if (::getuid() != 0) QSKIP("The system knows the name of this user.");
        const Ended nameless = inkstone(send);
        QCOMPARE(nameless.exitCode, 1);
        QVERIFY2(nameless.err.contains("--sender-name"), nameless.err.constData());
        QCOMPARE(object(inkstone({u"list"_s, u"--json"_s})).value("documentCount"_L1).toInteger(), 0);
        QCOMPARE(inkstone(send + QStringList{u"--sender-name"_s, u"Nora Lind"_s}).exitCode, 0);
        const Ended again = inkstone(send);
        QVERIFY2(again.exitCode == 0, again.err.constData());
        const QString id = QString::number(object(again).value("id"_L1).toInteger());
        QVERIFY(inkstone({u"show"_s, id, u"--json"_s}).out.contains("\"senderName\": \"Nora Lind\""));
    }

    void aDayWithDocuments()
    {
        const qint64 lease = send(u"Lease: A/B"_s);
        const qint64 order = send(u"Order"_s);
        QVERIFY(lease > 0 && order > 0);
        const Ended listed = run({u"list"_s, u"--json"_s});
        QVERIFY2(listed.exitCode == 0, listed.err.constData());
        QCOMPARE(object(listed).value("documentCount"_L1).toInteger(), 2);
        for (const QJsonValue& each : object(listed).value("documents"_L1).toArray())
            QVERIFY(each["documentURL"_L1].toString().endsWith(
                u"/documents/%1"_s.arg(each["id"_L1].toInteger())));
        const Ended found = run({u"list"_s, u"--text"_s, u"order"_s, u"--status"_s, u"in-progress"_s});
        QCOMPARE(found.exitCode, 0);
        QVERIFY(found.out.contains("Order") && !found.out.contains("Lease"));

        const Ended annas = run({u"list"_s, u"--waiting-for"_s, u"Anna@example.org"_s, u"--json"_s});
        QVERIFY2(annas.exitCode == 0, annas.err.constData());
        QCOMPARE(object(annas).value("documentCount"_L1).toInteger(), 2);
        QCOMPARE(object(run({u"list"_s, u"--waiting-for"_s, u"me"_s, u"--json"_s}))
                     .value("documentCount"_L1)
                     .toInteger(),
                 0);
        QVERIFY(run({u"list"_s, u"--waiting-for"_s, u"nobody"_s}).exitCode != 0);

        // Neither is completed.
        for (const QStringList& filter :
             {QStringList{u"--completed"_s, u"this-year"_s}, QStringList{u"--completed"_s, u"2025-01-01.."_s},
              QStringList{u"--content"_s, u"lease"_s}}) {
            const Ended none = run(QStringList{u"list"_s, u"--json"_s} + filter);
            QVERIFY2(none.exitCode == 0, none.err.constData());
            QCOMPARE(object(none).value("documentCount"_L1).toInteger(-1), 0);
        }

        // Only a completed document has signed files.
        const Ended copy =
            run({u"send-copy"_s, QString::number(lease), u"--to"_s, u"a@example.org"_s, u"--json"_s});
        QCOMPARE(copy.exitCode, 1);
        QVERIFY2(copy.out.contains("once the document is completed"), copy.out.constData());
        QCOMPARE(run({u"send-copy"_s, QString::number(lease)}).exitCode, 64);
        QCOMPARE(run({u"send-copy"_s, QString::number(lease), u"--to"_s, u"nobody"_s}).exitCode, 64);

        const Ended shown = run({u"show"_s, QString::number(lease), u"--json"_s});
        QCOMPARE(object(shown).value("title"_L1).toString(), u"Lease: A/B"_s);
        QCOMPARE(run({u"show"_s, u"999999"_s}).exitCode, 1);

        const QString out = m_dir.filePath(u"out"_s);
        const QStringList download{
            u"download"_s, QString::number(lease), QString::number(order),   u"--out"_s, out, u"--what"_s,
            u"original"_s, u"--pattern"_s,         u"{recipient}/{title}"_s, u"--json"_s};
        const Ended saved = run(download);
        QVERIFY2(saved.exitCode == 0, (saved.err + saved.out).constData());
        QVERIFY(QFile::exists(out + u"/Anna/Lease_ A_B.pdf"_s));
        const auto manifest = tables::readCsvFile(out + u"/manifest.csv"_s);
        QVERIFY(manifest);
        QCOMPARE(manifest->table.rowCount(), 2);
        // Each document's link, as `link` prints it: it opens the document in this computer's workspace.
        QCOMPARE(manifest->table.header().constLast(), u"link"_s);
        const Ended links = run({u"link"_s, QString::number(lease), QString::number(order)});
        QCOMPARE(links.exitCode, 0);
        QStringList printed = QString::fromUtf8(links.out).trimmed().split(u'\n');
        QStringList saidInManifest{manifest->table.row(0).constLast(), manifest->table.row(1).constLast()};
        printed.sort();
        saidInManifest.sort();
        QCOMPARE(saidInManifest, printed);
        QVERIFY(printed.constFirst().startsWith(u"inkstone:open?"));
        QCOMPARE(object(run(download)).value("skipped"_L1).toInteger(), 2);
        // There is no signed file of an unsigned document.
        const Ended none = run({u"download"_s, QString::number(lease), u"--out"_s, out});
        QCOMPARE(none.exitCode, 1);

        const QStringList correct{u"correct"_s,   QString::number(lease), QString::number(order),
                                  u"--from"_s,    u"anna@example.org"_s,  u"--name"_s,
                                  u"Anna Berg"_s, u"--email"_s,           u"a.berg@example.org"_s};
        const Ended corrected = run(correct);
        QVERIFY2(corrected.exitCode == 0, corrected.err.constData());
        QVERIFY(run({u"show"_s, QString::number(order)}).out.contains("Anna Berg <a.berg@example.org>"));
        const Ended again = run(correct);
        QCOMPARE(again.exitCode, 1);
        QVERIFY2(again.err.contains("No one with the address"), again.err.constData());

        QCOMPARE(run({u"cancel"_s, QString::number(lease), u"999999"_s, u"--reason"_s, u"Wrong"_s}).exitCode,
                 2);
        QCOMPARE(run({u"cancel"_s, QString::number(lease)}).exitCode, 1);
        QCOMPARE(
            object(run({u"show"_s, QString::number(lease), u"--json"_s})).value("signingStatus"_L1).toInt(),
            56);
        const Ended waits = run({u"show"_s, QString::number(order)});
        QVERIFY2(waits.out.contains("asked, has not opened it"), waits.out.constData());
        QCOMPARE(run({u"delete"_s, QString::number(lease), u"--purge"_s}).exitCode, 1); // not in the trash
        QCOMPARE(run({u"delete"_s, QString::number(lease)}).exitCode, 0);
        // Deleting it twice doesn't purge it.
        const Ended twice = run({u"delete"_s, QString::number(lease)});
        QCOMPARE(twice.exitCode, 1);
        QVERIFY2(twice.err.contains("--purge"), twice.err.constData());
        QCOMPARE(object(run({u"list"_s, u"--json"_s})).value("documentCount"_L1).toInteger(), 1);
        QCOMPARE(object(run({u"list"_s, u"--trash"_s, u"--json"_s})).value("documentCount"_L1).toInteger(),
                 1);
        const Ended folders = run({u"folders"_s, u"--json"_s});
        QCOMPARE(folders.exitCode, 0);
        // Like the list of documents: a count and the rows.
        QCOMPARE(object(folders).keys(), (QStringList{u"folderCount"_s, u"folders"_s}));
        QCOMPARE(object(folders).value("folderCount"_L1).toInteger(-1), 0);
        const Ended noFolders = run({u"folders"_s});
        QCOMPARE(noFolders.exitCode, 0);
        QVERIFY(noFolders.err.contains("no folders"));
        const Ended noTemplates = run({u"template"_s, u"list"_s});
        QCOMPARE(noTemplates.exitCode, 0);
        QVERIFY(noTemplates.err.contains("No templates"));
        const auto empty = QJsonDocument::fromJson(run({u"template"_s, u"list"_s, u"--json"_s}).out);
        QVERIFY(empty.isArray() && empty.array().isEmpty());
        QCOMPARE(run({u"delete"_s, QString::number(lease), u"--purge"_s}).exitCode, 0);
        QCOMPARE(object(run({u"list"_s, u"--trash"_s, u"--json"_s})).value("documentCount"_L1).toInteger(),
                 0);
    }

    void absences()
    {
        const QString last = QDate::currentDate().addDays(10).toString(Qt::ISODate);
        const QStringList add{u"absences"_s, u"add"_s, u"Ada <ada@example.org>"_s, u"--deputy"_s,
                              u"Eve <eve@example.org>"_s};
        const Ended added = run(add + QStringList{u"--until"_s, last, u"--json"_s});
        QVERIFY2(added.exitCode == 0, added.err.constData());
        const QJsonObject absence = object(added);
        QVERIFY(absence.value("id"_L1).toInteger() > 0);
        QCOMPARE(absence.value("name"_L1).toString(), u"Ada"_s);
        QCOMPARE(absence.value("email"_L1).toString(), u"ada@example.org"_s);
        QCOMPARE(absence.value("until"_L1).toString(), last);
        QVERIFY(absence.contains("from"_L1));
        QCOMPARE(absence.value("deputyName"_L1).toString(), u"Eve"_s);
        QCOMPARE(absence.value("deputyEmail"_L1).toString(), u"eve@example.org"_s);
        const QJsonArray listed =
            QJsonDocument::fromJson(run({u"absences"_s, u"list"_s, u"--json"_s}).out).array();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed.at(0).toObject(), absence);
        QVERIFY(run({u"absences"_s, u"list"_s}).out.contains("Ada <ada@example.org>, deputy: Eve"));

        QCOMPARE(run(add).exitCode, 64); // without the last day
        QCOMPARE(run({u"absences"_s, u"add"_s}).exitCode, 64);
        QCOMPARE(run({u"absences"_s, u"remove"_s, u"Ada"_s}).exitCode, 64);
        const QString id = QString::number(absence.value("id"_L1).toInteger());
        QCOMPARE(run({u"absences"_s, u"remove"_s, id}).exitCode, 0);
        QCOMPARE(run({u"absences"_s, u"remove"_s, id}).exitCode, 1);
        QVERIFY(run({u"absences"_s, u"list"_s}).err.contains("There are no absences."));
    }

    void eventsAndChanges()
    {
        const qint64 id = send(u"Told"_s);
        QVERIFY(id > 0);
        const Ended lines = run({u"changes"_s, u"--json"_s});
        QVERIFY2(lines.exitCode == 0, lines.err.constData());
        const QByteArrayList all = lines.out.trimmed().split('\n');
        const QJsonObject event = QJsonDocument::fromJson(all.last()).object();
        QCOMPARE(event.value("type"_L1).toString(), u"sent"_s);
        QCOMPARE(event.value("document"_L1)["id"_L1].toInteger(), id);
        const QString number = QString::number(event.value("id"_L1).toInteger());
        QCOMPARE(run({u"changes"_s, u"--after"_s, number}).out, QByteArray());
        QVERIFY(run({u"changes"_s}).out.contains("Told"));
        // Titles can't control the terminal (C1: CSI).
        QVERIFY(send(u"A\u009b31mB"_s) > 0);
        for (const QStringList& more : {QStringList{}, QStringList{u"--json"_s}}) {
            const QByteArray out = run(QStringList{u"changes"_s, u"--after"_s, number} + more).out;
            QVERIFY(out.contains("31mB"));
            QVERIFY(!out.contains("\xc2\x9b"));
        }

        const QStringList add{u"events"_s,         u"add"_s,   u"https://example.org/hook"_s, u"--events"_s,
                              u"completed,sent"_s, u"--json"_s};
        const QJsonObject added = object(run(add));
        QCOMPARE(added.value("events"_L1).toArray(), (QJsonArray{u"sent"_s, u"completed"_s}));
        const QString subscription = QString::number(added.value("id"_L1).toInteger());
        QVERIFY(run({u"events"_s, u"pause"_s, subscription}).out.contains("paused"));
        QVERIFY(
            run({u"events"_s, u"list"_s}).out.contains("https://example.org/hook  sent,completed, paused"));
        QCOMPARE(run({u"events"_s, u"test"_s, subscription}).exitCode, 1);
        QVERIFY(!run({u"events"_s, u"resume"_s, subscription}).out.contains("paused"));
        const Ended replayed = run({u"events"_s, u"replay"_s, subscription, u"--after"_s, u"0"_s});
        QVERIFY2(replayed.exitCode == 0 && replayed.out.contains("events are sent again"),
                 replayed.err.constData());
        QCOMPARE(run({u"events"_s, u"remove"_s, subscription}).exitCode, 0);
        QCOMPARE(run({u"events"_s, u"remove"_s, subscription}).exitCode, 1);
        QVERIFY(run({u"events"_s, u"list"_s}).err.contains("There are no event subscriptions."));
        for (const QStringList& wrong :
             {QStringList{u"events"_s, u"add"_s}, QStringList{u"events"_s, u"replay"_s, subscription},
              QStringList{u"events"_s, u"add"_s, u"https://a.b/"_s, u"--events"_s, u"viewed"_s},
              QStringList{u"changes"_s, u"--after"_s, u"x"_s}, QStringList{u"changes"_s, u"x"_s}})
            QCOMPARE(run(wrong).exitCode, 64);
    }

    void customFields()
    {
        QVERIFY(run({u"fields"_s, u"list"_s}).err.contains("There are no custom fields."));
        const QString path = m_dir.filePath(u"fields.json"_s);
        const auto write = [&path](const QByteArray& json) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(json) == json.size();
        };
        QVERIFY(write(R"({"customFields":[{"name":"region","type":257,"options":["EMEA","APAC"]},
                                          {"name":"amount","type":269,"check":{"min":5}}]})"));
        const Ended imported = run({u"fields"_s, u"import"_s, path});
        QVERIFY2(imported.exitCode == 0, imported.err.constData());
        QVERIFY(imported.out.contains("The account has 2 custom fields."));
        QVERIFY(run({u"fields"_s, u"list"_s}).out.contains("region  DROPDOWN  (EMEA, APAC)"));
        const QJsonArray listed =
            QJsonDocument::fromJson(run({u"fields"_s, u"list"_s, u"--json"_s}).out).array();
        QCOMPARE(listed.size(), 2);
        QCOMPARE(listed.at(1)["check"_L1]["min"_L1].toInt(), 5);
        QCOMPARE(run({u"fields"_s, u"export"_s, path}).exitCode, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject exported = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(exported.value("customFields"_L1).toArray().size(), 2);
        QVERIFY(!exported.value("customFields"_L1)[0].toObject().contains("templateCount"_L1));
        QVERIFY(write(R"({"customFields":[{"name":"1","type":257}]})"));
        const Ended refused = run({u"fields"_s, u"import"_s, path});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY(refused.err.contains("customFields[0].name"));
        QCOMPARE(run({u"fields"_s, u"import"_s}).exitCode, 64);
        QVERIFY(write(R"({"customFields":[]})"));
        QCOMPARE(run({u"fields"_s, u"import"_s, path}).exitCode, 0);
    }

    void charges()
    {
        const qint64 id = send(u"Charged"_s);
        QVERIFY(id > 0);
        const Ended months = run({u"usage"_s});
        QVERIFY2(months.exitCode == 0, months.err.constData());
        QVERIFY2(months.out.contains("Total: ") && months.out.contains(" documents, "),
                 months.out.constData());
        const QJsonObject keys = object(run({u"usage"_s, u"--group"_s, u"key"_s, u"--json"_s}));
        QCOMPARE(keys.value("group"_L1).toString(), u"key"_s);
        QVERIFY(keys.value("cents"_L1).toInteger() > 0);
        const QJsonObject rows = object(run({u"usage"_s, u"--group"_s, u"document"_s, u"--json"_s}));
        QCOMPARE(rows.value("charges"_L1).toArray().size(), rows.value("chargeCount"_L1).toInteger());
        QCOMPARE(rows.value("charges"_L1)[0]["documentId"_L1].toInteger(), id);
        const Ended csv = run({u"usage"_s, u"--group"_s, u"document"_s, u"--csv"_s});
        QVERIFY2(csv.out.startsWith("id,time,documentId,"), csv.out.constData());
        QVERIFY(csv.out.contains("Charged"));
        const Ended before = run({u"usage"_s, u"--to"_s, u"2001-01-01"_s});
        QVERIFY2(before.out.contains("Total: 0 documents, 0.00"), before.out.constData());
        for (const QStringList& wrong :
             {QStringList{u"--group"_s, u"year"_s}, QStringList{u"--from"_s, u"soon"_s},
              QStringList{u"--csv"_s, u"--json"_s},
              QStringList{u"--from"_s, u"2026-02-01"_s, u"--to"_s, u"2026-01-01"_s}, QStringList{u"x"_s}})
            QCOMPARE(run(QStringList{u"usage"_s} + wrong).exitCode, 64);
    }

    void keys()
    {
        const Ended added = run({u"key"_s, u"add"_s, u"Reports"_s, u"--scope"_s, u"read,manage"_s,
                                 u"--expires"_s, u"30"_s, u"--json"_s});
        QVERIFY2(added.exitCode == 0, added.err.constData());
        const QJsonObject key = object(added);
        QCOMPARE(key.value("scopes"_L1).toArray(), (QJsonArray{u"read"_s, u"manage"_s}));
        QVERIFY(key.value("expires"_L1).toInteger() > 0);
        QVERIFY(key.value("secret"_L1).toString().endsWith(key.value("lastFour"_L1).toString()));
        const QString id = QString::number(key.value("id"_L1).toInteger());
        QVERIFY(run({u"key"_s, u"list"_s}).out.contains("Reports  created "));
        QVERIFY(run({u"key"_s, u"list"_s}).out.contains(", scopes read,manage"));
        const QJsonObject next = object(run({u"key"_s, u"rotate"_s, id, u"--json"_s}));
        QCOMPARE(next.value("scopes"_L1), key.value("scopes"_L1));
        QCOMPARE(run({u"key"_s, u"revoke"_s, id}).exitCode, 0);
        QCOMPARE(run({u"key"_s, u"revoke"_s, id}).exitCode, 1);
        const QStringList add{u"key"_s, u"add"_s, u"Wrong"_s};
        QCOMPARE(run({u"key"_s, u"add"_s}).exitCode, 64);
        QCOMPARE(run(add + QStringList{u"--scope"_s, u"write"_s}).exitCode, 64);
        QCOMPARE(run(add + QStringList{u"--scope"_s, QString()}).exitCode, 64);
        QCOMPARE(run(add + QStringList{u"--folder"_s, u"Clients"_s}).exitCode, 64);
        QCOMPARE(run(add + QStringList{u"--expires"_s, u"0"_s}).exitCode, 64);
        QCOMPARE(run(add + QStringList{u"--folder"_s, u"99999"_s}).exitCode, 1);
    }

    /** A killed command's files are below the data folder, and the next command removes them. */
    void aKilledCommandLeavesNoFolders()
    {
        QTcpServer server; // accepts connections but never responds
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const QString data = m_dir.filePath(u"data"_s);
        const QString temporary = m_dir.filePath(u"temporary"_s);
        QVERIFY(QDir().mkpath(temporary));
        QProcessEnvironment env = ownHome(m_dir.filePath(u"home"_s));
        env.insert(u"INKSTONE_DATA"_s, data);
        env.insert(u"TMPDIR"_s, temporary);
        const auto workFolders = [&data] { return QDir(data).entryList({u"work-*"_s}, QDir::Dirs); };

        QProcessEnvironment withKey = env;
        withKey.insert(u"INKSTONE_API_KEY"_s, u"a-key"_s);
        QProcess victim;
        victim.setProcessEnvironment(withKey);
        victim.start(binary("inkstone"),
                     {u"list"_s, u"--server"_s, u"http://127.0.0.1:%1"_s.arg(server.serverPort())});
        QVERIFY(server.waitForNewConnection(60'000)); // it is running
        victim.kill();
        QVERIFY(victim.waitForFinished());
        QCOMPARE(QDir(temporary).entryList({u"inkstone*"_s}), QStringList());
        QCOMPARE(workFolders().size(), 1);

        const Ended next = runToEnd(binary("inkstone"), {u"list"_s}, env, 60'000);
        QVERIFY2(next.exitCode == 0, next.err.constData());
        QCOMPARE(workFolders(), QStringList());
        QCOMPARE(QDir(temporary).entryList({u"inkstone*"_s}), QStringList());
    }

    void wordsThatAreNotUnderstood()
    {
        for (const QString& command : {u"list"_s, u"show"_s, u"download"_s, u"cancel"_s, u"remind"_s,
                                       u"correct"_s, u"delete"_s, u"folders"_s}) {
            const Ended help = run({command, u"--help"_s});
            QCOMPARE(help.exitCode, 0);
            QVERIFY(help.out.contains("--server") && help.out.contains("--json"));
            QCOMPARE(run({command, u"--nonsense"_s}).exitCode, 64);
        }
        QCOMPARE(run({u"shwo"_s}).exitCode, 64); // a typo must not open a window
        QCOMPARE(run({u"show"_s}).exitCode, 64);
        QCOMPARE(run({u"cancel"_s, u"abc"_s}).exitCode, 64);
        QCOMPARE(run({u"list"_s, u"--status"_s, u"odd"_s}).exitCode, 64);
        for (const QString& when : {u"yesterday"_s, u"1899"_s, u"2025-02-30"_s, u".."_s,
                                    u"2025-02-01..2025-01-01"_s, u"2025-02-01..odd"_s})
            QCOMPARE(run({u"list"_s, u"--completed"_s, when}).exitCode, 64);
        const Ended noLimit = run({u"list"_s, u"--limit"_s, u"0"_s});
        QCOMPARE(noLimit.exitCode, 64);
        QVERIFY2(noLimit.err.startsWith("--limit needs a number from 1."), noLimit.err.constData());
        const Ended never =
            run({u"send"_s, u"a.pdf"_s, u"--to"_s, u"a@example.org"_s, u"--expires"_s, u"0"_s});
        QCOMPARE(never.exitCode, 64);
        QVERIFY2(never.err.startsWith("--expires takes a number from 1 to 3650."), never.err.constData());
        QVERIFY(run({u"absences"_s, u"--help"_s}).out.startsWith("Usage: inkstone absences VERB"));
        QCOMPARE(run({u"correct"_s, u"1"_s, u"--from"_s, u"a@example.org"_s}).exitCode, 64);
        QCOMPARE(run({u"correct"_s, u"1"_s, u"--from"_s, u"a@example.org"_s, u"--name"_s, u"A"_s,
                      u"--email"_s, u"nobody"_s})
                     .exitCode,
                 64);
        QCOMPARE(run({u"download"_s, u"--pattern"_s, u"{odd}"_s}).exitCode, 64);
    }
};

INK_TEST(TestDocumentsCli, "tst_documentscli")

} // namespace tst_documentscli

#include "tst_documentscli.moc"
