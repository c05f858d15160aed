// Databases of every earlier schema are opened, after a backup.
#include "app/store/accounts/accountstore.h"
#include "app/store/accounts/chargestore.h"
#include "app/store/database/database.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/journals/bulkjournal.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/journals/pendingwork.h"
#include "app/store/journals/stackjournal.h"
#include "app/store/journals/templatehistory.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/schema/upgradebackup.h"
#include "app/store/search/documentsearch.h"
#include "tests/support/goldendata.h"
#include "tests/support/paths.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/resource.h>
#endif

namespace tst_upgrades {

using namespace ink;
using namespace ink::store;
using namespace ink::domain;
using ink::test::executeSqlite;
using ink::test::goldenFolder;
using ink::test::goldenStatements;
using ink::test::restorePostgres;

namespace {

/** Tables, columns, indexes and triggers, however they were created. */
QStringList schemaOf(Database& database)
{
    QStringList parts;
    auto objects =
        runText(database,
                QStringLiteral("SELECT type, name, tbl_name FROM sqlite_master WHERE name NOT LIKE "
                               "'sqlite_%' ORDER BY type, name"),
                {});
    while (objects && objects->next()) {
        const QString type = objects->value(0).toString();
        const QString name = objects->value(1).toString();
        parts.append(type + QLatin1Char(' ') + name + QLatin1Char(' ') + objects->value(2).toString());
        if (type != QLatin1StringView("table")) continue;
        auto columns = runText(database, QStringLiteral("PRAGMA table_info(%1)").arg(name), {});
        while (columns && columns->next())
            parts.append(name + QLatin1Char('.') + columns->value(1).toString() + QLatin1Char(' ') +
                         columns->value(2).toString());
    }
    std::sort(parts.begin(), parts.end());
    return parts;
}

/** Columns, indexes and triggers of a database on PostgreSQL. */
QStringList postgresSchemaOf(Database& database)
{
    QStringList parts;
    auto found = runText(
        database,
        QStringLiteral(
            "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || "
            "coalesce(column_default, '') FROM information_schema.columns WHERE table_schema = 'public' "
            "UNION ALL SELECT tablename || ': ' || indexdef FROM pg_indexes WHERE schemaname = 'public' "
            "UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal "
            "UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE pronamespace = "
            "'public'::regnamespace"),
        {});
    while (found && found->next())
        parts.append(found->value(0).toString());
    std::sort(parts.begin(), parts.end());
    return parts;
}

QStringList backupsOf(const QString& path)
{
    const QFileInfo file(path);
    return file.absoluteDir().entryList({file.fileName() + QStringLiteral(".schema-*")}, QDir::Files,
                                        QDir::Name);
}

/**
 * Numbers of migrations that came to the main branch together with a later one: no data is of such a schema.
 * Append here only a number that `git log --first-parent` never shows as the last one.
 */
const QMap<QString, QSet<int>> neverLast{
    {QStringLiteral("service"), {2, 4, 5, 6, 10, 22, 35, 36, 37}},
    {QStringLiteral("workstation"), {2, 3, 4}},
};

QSet<int> numbersIn(const QString& folder, const QString& prefix)
{
    QSet<int> numbers;
    for (const QString& name : QDir(folder).entryList({prefix + QStringLiteral("*.sql")}, QDir::Files))
        numbers.insert(name.sliced(prefix.size(), 3).toInt());
    return numbers;
}

void addGolden(const QString& kind)
{
    QTest::addColumn<QString>("golden");
    for (const QString& name : QDir(goldenFolder()).entryList({kind + QStringLiteral("-*.sql")}))
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace

class TestUpgrades final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachSchemaHasOldData_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("service") << QStringLiteral("service");
        QTest::newRow("workstation") << QStringLiteral("workstation");
    }
    void eachSchemaHasOldData()
    {
        QFETCH(QString, kind);
        const QSet<int> migrations =
            numbersIn(ink::test::sourcePath(QStringLiteral("resources/sql/sqlite/") + kind), QString());
        QVERIFY(migrations.contains(1));
        QSet<int> golden = numbersIn(goldenFolder(), kind + QLatin1Char('-'));
        QStringList missing;
        for (const int number : migrations - neverLast.value(kind) - golden)
            missing.append(QString::number(number));
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("tests/tools/makeolddata.py %1 writes what is "
                                                              "missing in tests/golden/upgrade: %2")
                                                   .arg(kind, missing.join(QLatin1Char(' ')))));
        QVERIFY((golden - migrations).isEmpty()); // migrations are append only
    }

    void aServicesDataOfEachSchemaOpens_data() { addGolden(QStringLiteral("service")); }
    void aServicesDataOfEachSchemaOpens()
    {
        QFETCH(QString, golden);
        const QString path = make(golden);
        const qint64 before = numberIn(path, QStringLiteral("PRAGMA user_version"));
        const auto opened = openSqlite(path, Schema::Service);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        Database& database = **opened;
        const auto fresh = openSqlite(m_dir.filePath(QStringLiteral("fresh.db")), Schema::Service);
        QCOMPARE(schemaOf(database), schemaOf(**fresh));
        auto broken = runText(database, QStringLiteral("PRAGMA foreign_key_check"), {});
        QVERIFY(broken && !broken->next());

        holdsTheSignedDocument(database);
        ledgerIsExact(database);
        QCOMPARE(backupsOf(path).size(),
                 before < numberIn(path, QStringLiteral("PRAGMA user_version")) ? 1 : 0);
    }

    void keysOfBeforeKeepAllRights()
    {
        const QString path = make(QStringLiteral("service-031.sql"));
        executeSqlite(
            path, {QStringLiteral("INSERT INTO api_key(account_id, name, hash, last_four, created) SELECT "
                                  "id, 'Old', x'00', 'abcd', 1 FROM account"),
                   QStringLiteral("INSERT INTO session(cookie_hash, account_id, created, last_used) SELECT "
                                  "x'01', id, 1, 1 FROM account")});
        const auto opened = openSqlite(path, Schema::Service);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        AccountStore accounts(**opened);
        const AccountId owner = accounts.list()->constFirst().id;
        const auto keys = accounts.keys(owner);
        QVERIFY(keys && keys->size() == 1);
        QCOMPARE(keys->constFirst().rights == KeyRights(), true);
        QVERIFY(!keys->constFirst().lastDeprecatedUse); // unknown before the upgrade
        auto transaction = Transaction::begin(**opened);
        const auto session =
            accounts.loadSession(*transaction, QByteArray("\x01"), Timestamp(std::chrono::milliseconds(2)));
        QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().detail.english()));
        QCOMPARE(session->rights == KeyRights(), true);
        QVERIFY(transaction->commit());
    }

    void chargesOfBeforeBecomeRows_data()
    {
        QTest::addColumn<QString>("golden");
        QTest::newRow("sqlite") << QStringLiteral("service-032.sql");
        QTest::newRow("postgresql") << QStringLiteral("postgresql-018.sql");
    }
    void chargesOfBeforeBecomeRows()
    {
        QFETCH(QString, golden);
        // Besides the document that is there: one that was purged, one without a trace, and an account whose
        // total is less than its histories tell.
        const QStringList more{
            QStringLiteral("INSERT INTO tombstone(document_id, account_id, guid, title) SELECT 900, id, 'g', "
                           "'Purged' FROM account"),
            QStringLiteral(
                "INSERT INTO history(document_id, time, event, actor, address, user_agent, detail, "
                "hash) VALUES (900, 1700000000000, 'sent', '', '', '', '', '')"),
            QStringLiteral("UPDATE account SET documents_sent = 3, charges_cents = 150"),
            QStringLiteral("INSERT INTO account(email, email_key, user_setting, notification_setting, "
                           "callback_secret) SELECT 'b@example.com', 'b@example.com', user_setting, "
                           "notification_setting, callback_secret FROM account"),
            QStringLiteral("INSERT INTO tombstone(document_id, account_id, guid, title) SELECT 901, max(id), "
                           "'h', 'Never charged' FROM account"),
            QStringLiteral(
                "INSERT INTO history(document_id, time, event, actor, address, user_agent, detail, "
                "hash) VALUES (901, 1700000000000, 'sent', '', '', '', '', '')")};
        QString address;
        if (golden.startsWith(QLatin1StringView("postgresql"))) {
            auto* const postgres = ink::test::Postgres::shared();
            if (!test::require(postgres, "PostgreSQL")) return;
            address = postgres->newDatabase();
            restorePostgres(address, golden, more);
        } else {
            address = make(golden);
            executeSqlite(address, more);
        }
        if (QTest::currentTestFailed()) return;
        const auto opened = openDatabase(address, Schema::Service);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        ledgerIsExact(**opened);
        const auto accounts = AccountStore(**opened).list();
        QVERIFY(accounts && accounts->size() == 2);
        const ChargeStore charges(**opened);
        const auto rows = charges.list({accounts->constFirst().id}, {});
        QVERIFY(rows.has_value());
        QCOMPARE(rows->size(), 3);
        int opening = 0;
        QStringList titles;
        for (const Charge& row : *rows) {
            QCOMPARE(row.sum.cents, 50);
            QCOMPARE(row.sum.documents, 1);
            opening += row.document.isNull() ? 1 : 0;
            titles << row.title;
        }
        QCOMPARE(opening, 1);
        QVERIFY(titles.contains(QStringLiteral("Purged")));
        QVERIFY(titles.contains(QStringLiteral("Services agreement HP-2026-014")));
        // What is told twice differently stays visible: the opening balance has a negative amount.
        const auto others = charges.list({accounts->constLast().id}, {});
        QVERIFY(others.has_value());
        QCOMPARE(others->size(), 2);
        QCOMPARE(others->at(0).sum.cents + others->at(1).sum.cents, 0);
        // A document that was charged before isn't charged again.
        auto transaction = Transaction::begin(**opened);
        QVERIFY(!ChargeStore(**opened).charge(*transaction, accounts->constFirst().id, {},
                                              {{DocumentId(900), {}}}, 50));
    }

    void dataOfBeforeIsFound()
    {
        const QString path = make(QStringLiteral("service-032.sql"));
        executeSqlite(path,
                      {QStringLiteral(
                          "UPDATE document SET extra = '{\"Data\":{\"caseNo\":\"A 1\"},\"more\":[true]}'")});
        {
            const auto opened = openSqlite(path, Schema::Service);
            QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
            const AccessScope reach{AccountStore(**opened).list()->constFirst().id, {}};
            DocumentQuery query;
            query.data = {{QStringLiteral("caseNo"), QStringLiteral("A 1")}};
            const auto found = DocumentSearch(**opened).search(reach, query);
            QVERIFY(found && found->total == 1);
            QCOMPARE(found->documents.constFirst().data, query.data);
            const auto document = DocumentStore(**opened).loadAny(found->documents.constFirst().id);
            QVERIFY(document.has_value());
            QCOMPARE(document->data, query.data);
            QCOMPARE(document->extra.keys(), QStringList{QStringLiteral("more")});
        }
        // What isn't data stays, under another name.
        const QString other = make(QStringLiteral("service-032.sql"));
        executeSqlite(other, {QStringLiteral("UPDATE document SET extra = '{\"data\":{\"caseNo\":7}}'")});
        const auto opened = openSqlite(other, Schema::Service);
        QVERIFY(opened.has_value());
        auto rows = runText(**opened, QStringLiteral("SELECT id FROM document"), {});
        QVERIFY(rows && rows->next());
        const auto document = DocumentStore(**opened).loadAny(DocumentId((*rows)["id"].toLongLong()));
        QVERIFY(document && document->data.isEmpty());
        QCOMPARE(document->extra.keys(), QStringList{QStringLiteral("dataBefore")});
    }

    /** After an upgrade, lists can be read by cursor at once, and a change stores the previous position. */
    void walksThroughDataOfBeforeBegin()
    {
        const QString path = make(QStringLiteral("service-034.sql"));
        const auto opened = openSqlite(path, Schema::Service);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        const auto places = [&opened](const QString& more) {
            auto rows = runText(
                **opened, QStringLiteral("SELECT count(*) AS rows_found FROM document_place p WHERE ") + more,
                {});
            return rows && rows->next() ? (*rows)["rows_found"].toInt() : -1;
        };
        const auto accounts = AccountStore(**opened).list();
        QVERIFY(accounts && !accounts->isEmpty());
        QCOMPARE(places(QStringLiteral("document_id = 0")), int(accounts->size()));
        auto transaction = Transaction::begin(**opened);
        QVERIFY(transaction);
        QVERIFY(runText(**opened, QStringLiteral("UPDATE document SET title_key = 'zzz'"), {}));
        QVERIFY(transaction->commit());
        QCOMPARE(places(QStringLiteral("document_id > 0 AND title_key <> 'zzz'")), 1);
    }

    void whatWasGivenAsACustomFieldBeforeIsNoReference()
    {
        const QString path = make(QStringLiteral("service-034.sql"));
        executeSqlite(
            path, {QStringLiteral("UPDATE tag SET extra = '{\"customField\":\"x\",\"CustomFieldDefault\":[1],"
                                  "\"externalId\":\"e\"}'")});
        const auto opened = openSqlite(path, Schema::Service);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        auto rows = runText(**opened, QStringLiteral("SELECT document_id FROM tag"), {});
        QVERIFY(rows && rows->next());
        const auto document =
            DocumentStore(**opened).loadAny(DocumentId((*rows)["document_id"].toLongLong()));
        QVERIFY(document && !document->tags.isEmpty());
        const Tag& tag = document->tags.constFirst();
        QVERIFY(tag.facts.customField.isEmpty() && tag.facts.customFieldDefault.isEmpty());
        QCOMPARE(tag.facts.externalId, QStringLiteral("e"));
        QCOMPARE(tag.extra.keys(), (QStringList{QStringLiteral("CustomFieldDefaultBefore"),
                                                QStringLiteral("customFieldBefore")}));
    }

    void aServicesDataOnPostgreSqlOpens_data() { addGolden(QStringLiteral("postgresql")); }
    void aServicesDataOnPostgreSqlOpens()
    {
        QFETCH(QString, golden);
        auto* const postgres = ink::test::Postgres::shared();
        if (!test::require(postgres, "PostgreSQL")) return;
        const QString address = postgres->newDatabase();
        restorePostgres(address, golden);
        if (QTest::currentTestFailed()) return;
        const auto opened = openDatabase(address, Schema::Service);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        const auto fresh = openDatabase(postgres->newDatabase(), Schema::Service);
        QCOMPARE(postgresSchemaOf(**opened), postgresSchemaOf(**fresh));
        holdsTheSignedDocument(**opened);
        ledgerIsExact(**opened);
        // New rows get new numbers.
        auto next =
            runText(**opened, QStringLiteral("SELECT nextval(pg_get_serial_sequence('document', 'id'))"), {});
        QVERIFY(next && next->next());
        QCOMPARE(next->value(0).toLongLong(), 2);
    }

    void aWorkstationsDataOfEachSchemaOpens_data() { addGolden(QStringLiteral("workstation")); }
    void aWorkstationsDataOfEachSchemaOpens()
    {
        QFETCH(QString, golden);
        const QString path = make(golden);
        const auto opened = openSqlite(path, Schema::Workstation);
        QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().detail.english()));
        const auto fresh = openSqlite(m_dir.filePath(QStringLiteral("fresh.db")), Schema::Workstation);
        QCOMPARE(schemaOf(**opened), schemaOf(**fresh));
        const DraftJournal journal(**opened);
        const auto drafts = journal.all(QStringLiteral("local"));
        QVERIFY(drafts.has_value());
        QCOMPARE(drafts->size(), 1);
        QVERIFY(drafts->constFirst().body.contains("Lease 14B"));
        QCOMPARE(drafts->constFirst().baseVersion, 3);
        QCOMPARE(*journal.loadValue(QStringLiteral("send/local/7")), std::optional<QByteArray>("5a1f"));

        // Journals that came later.
        const int schema = golden.section(QLatin1Char('-'), 1).first(3).toInt();
        const bool hasJournals = schema >= 5;
        const auto pending = PendingWork(**opened).all(QStringLiteral("local"));
        QVERIFY(pending.has_value());
        QCOMPARE(pending->size(), hasJournals ? 1 : 0);
        const BulkJournal bulk(**opened);
        const auto run = bulk.run(QStringLiteral("run-1"));
        QCOMPARE(run.has_value(), hasJournals);
        if (hasJournals) {
            QCOMPARE(pending->constFirst().title, QStringLiteral("NDA"));
            const auto rows = bulk.rows(run->id);
            QVERIFY(rows.has_value());
            QCOMPARE(rows->size(), 2);
            QCOMPARE(rows->constLast().content.recipient.email, QStringLiteral("p2@example.com"));
        }
        const auto versions = TemplateHistory(**opened).versions(QStringLiteral("local"), DocumentId(12));
        QVERIFY(versions.has_value());
        QCOMPARE(versions->size(), hasJournals ? 1 : 0);
        const auto stack = StackJournal(**opened).rows();
        QVERIFY(stack.has_value());
        QCOMPARE(stack->size(), schema >= 6 ? 1 : 0);
        if (schema >= 6) QCOMPARE(stack->constFirst().decision, StackJournal::Decision::Sign);
    }

    void theBackupIsWhatWasThereAndOldOnesGo()
    {
        const QString path = make(QStringLiteral("service-007.sql"));
        for (const int old : {1, 2, 3, 4}) {
            QFile earlier(path + QStringLiteral(".schema-%1.backup").arg(old));
            QVERIFY(earlier.open(QIODevice::WriteOnly));
            QVERIFY(earlier.setFileTime(QDateTime::fromSecsSinceEpoch(1'600'000'000 + old),
                                        QFileDevice::FileModificationTime));
        }
        QTest::ignoreMessage(QtInfoMsg,
                             QRegularExpression(QStringLiteral("was backed up as data.*schema-7")));
        QVERIFY(openSqlite(path, Schema::Service).has_value());
        const QStringList kept = backupsOf(path);
        QCOMPARE(kept.size(), keptUpgradeBackups);
        QVERIFY(kept.contains(QFileInfo(path).fileName() + QStringLiteral(".schema-7.backup")));
        QVERIFY(!kept.contains(QFileInfo(path).fileName() + QStringLiteral(".schema-1.backup")));
        // The backup has the old data in the old schema: the old version can open it.
        const QString backup = path + QStringLiteral(".schema-7.backup");
        QCOMPARE(numberIn(backup, QStringLiteral("PRAGMA user_version")), 7);
        QCOMPARE(numberIn(backup, QStringLiteral("SELECT count(*) FROM document")), 1);
        // The next start has nothing to upgrade.
        QVERIFY(openSqlite(path, Schema::Service).has_value());
        QCOMPARE(backupsOf(path), kept);
    }

    void newerDataIsRefusedAndLeftAlone()
    {
        const QString path = make(QStringLiteral("service-018.sql"));
        executeSqlite(path, {QStringLiteral("PRAGMA user_version = 999")});
        const auto refused = openSqlite(path, Schema::Service);
        QVERIFY(!refused);
        QCOMPARE(refused.error().detail.english(),
                 QStringLiteral(
                     "This data was written by a newer version of Inkstone. Update Inkstone to open it."));
        QCOMPARE(numberIn(path, QStringLiteral("PRAGMA user_version")), 999);
        QVERIFY(backupsOf(path).isEmpty());
    }

#ifdef Q_OS_LINUX
    void withoutRoomForTheBackupNothingChanges()
    {
        const QString path = make(QStringLiteral("service-011.sql"));
        // Like a full disk: limits the size of files.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{64 * 1024, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto refused = openSqlite(path, Schema::Service);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!refused);
        QVERIFY2(refused.error().detail.english().contains(QStringLiteral("couldn't be backed up")),
                 qPrintable(refused.error().detail.english()));
        QCOMPARE(numberIn(path, QStringLiteral("PRAGMA user_version")), 11);
        QVERIFY(backupsOf(path).isEmpty());
        // With enough space it opens.
        QVERIFY(openSqlite(path, Schema::Service).has_value());
        QCOMPARE(backupsOf(path).size(), 1);
    }
#endif

private:
    /** The rows of each account's statement sum up to its total. */
    static void ledgerIsExact(Database& database)
    {
        const auto accounts = AccountStore(database).list();
        QVERIFY(accounts && !accounts->isEmpty());
        for (const AccountStore::Account& account : *accounts) {
            const auto total = ChargeStore(database).total({account.id}, {});
            QVERIFY2(total.has_value(), total ? "" : qPrintable(total.error().detail.english()));
            QCOMPARE(total->sum.cents, account.chargesCents);
            QCOMPARE(total->sum.documents, account.documentsSent);
        }
    }
    /** The document of the demo, found by its words and its last action. */
    static void holdsTheSignedDocument(Database& database)
    {
        const DocumentStore store(database);
        auto account = runText(database, QStringLiteral("SELECT id FROM account"), {});
        QVERIFY(account && account->next());
        const AccountId owner(account->value(0).toLongLong());
        DocumentQuery query;
        query.text = QStringLiteral("lindqvist"); // found by a word: the search index was rebuilt
        const auto found = DocumentSearch(database).search({owner}, query);
        QVERIFY2(found.has_value(), found ? "" : qPrintable(found.error().detail.english()));
        QCOMPARE(found->total, 1);
        // The last action is filled in for older documents.
        query.lastActionFrom = query.lastActionTo = lastActionOf(found->documents.constFirst());
        QVERIFY(query.lastActionFrom);
        const auto acted = DocumentSearch(database).search({owner}, query);
        QVERIFY(acted.has_value());
        QCOMPARE(acted->total, 1);
        const auto document = store.load({owner}, found->documents.constFirst().id);
        QVERIFY2(document.has_value(), document ? "" : qPrintable(document.error().detail.english()));
        QCOMPARE(document->title, QStringLiteral("Services agreement HP-2026-014"));
        QCOMPARE(document->status, SigningStatus::Completed);
        QCOMPARE(document->invitations.size(), 3);
        QCOMPARE(document->tags.size(), 21);
        QCOMPARE(document->files.size(), 2);
        QVERIFY(document->histories.size() > 5);
    }
    /** A database from a golden file, in a separate folder. */
    QString make(const QString& golden)
    {
        const QString folder = m_dir.filePath(QString::number(++m_count));
        [&] { QVERIFY(QDir().mkpath(folder)); }();
        const QString path = folder + QStringLiteral("/data.db");
        const QStringList statements = goldenStatements(golden);
        [&] { QVERIFY2(statements.size() > 5, qPrintable(golden)); }();
        executeSqlite(path, statements);
        QFile::remove(m_dir.filePath(QStringLiteral("fresh.db")));
        return path;
    }
    static int numberIn(const QString& path, const QString& sql)
    {
        int number = -1;
        {
            auto raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("looked"));
            raw.setDatabaseName(path);
            QSqlQuery query(raw.open() ? raw : QSqlDatabase());
            if (query.exec(sql) && query.next()) number = query.value(0).toInt();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("looked"));
        return number;
    }

    QTemporaryDir m_dir;
    int m_count = 0;
};

INK_TEST(TestUpgrades, "tst_upgrades")

} // namespace tst_upgrades

#include "tst_upgrades.moc"
