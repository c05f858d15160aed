#include "app/store/database/query.h"
#include "app/store/journals/bulkjournal.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_bulkjournal {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Journal = BulkJournal;

const Timestamp noon(std::chrono::milliseconds(1'900'000'000'000));

Journal::Run newRun(const QString& id, int total)
{
    Journal::Run run;
    run.id = id;
    run.profile = u"local"_s;
    run.templateId = DocumentId(5);
    run.templateTitle = u"Offer"_s;
    run.title = u"people.csv"_s;
    run.callback = u"https://example.com/in"_s;
    run.created = noon;
    run.chunkSize = 2;
    run.rows.total = total;
    return run;
}

QList<Journal::Row> newRows(int total)
{
    QList<Journal::Row> rows;
    for (int i = 0; i < total; ++i)
        rows.append({.line = i + 2,
                     .content = {.recipient = {u"Ünal %1"_s.arg(i), u"p%1@example.com"_s.arg(i)},
                                 .values = {{u"City"_s, u"Zürich \"%1\"\n"_s.arg(i)},
                                            {u"Salary"_s, QString::number(i)}}}});
    if (total > 1) rows[1].content.others = {{u"Zoë"_s, u"zoe@example.com"_s}};
    return rows;
}

Journal::Outcome sentAs(qint64 document)
{
    return {.state = Journal::RowState::Sent, .document = DocumentId(document)};
}

const Journal::Outcome unknown{.state = Journal::RowState::Unknown};

} // namespace

class TestBulkJournal final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
    int m_files = 0;

    Journal whole(const QString& id, int total)
    {
        Journal journal(*m_database);
        [&] {
            QVERIFY(journal.create(newRun(id, total)));
            QVERIFY(journal.addRows(id, 0, newRows(total)));
            QVERIFY(journal.setState(id, Journal::RunState::Open, noon));
        }();
        return journal;
    }

private Q_SLOTS:
    void init()
    {
        auto opened = openSqlite(m_folder.filePath(u"w%1.db"_s.arg(m_files++)), Schema::Workstation);
        QVERIFY(opened);
        m_database = std::move(*opened);
    }

    void aRunIsReadAsItWasWritten()
    {
        const Journal journal = whole(u"a"_s, 3);
        const auto run = journal.run(u"a"_s);
        QVERIFY(run);
        Journal::Run expected = newRun(u"a"_s, 3);
        expected.state = Journal::RunState::Open;
        QCOMPARE(*run, expected);
        QCOMPARE(run->rows.pending(), 3);
        const auto rows = journal.rows(u"a"_s);
        QVERIFY(rows);
        QCOMPARE(*rows, newRows(3));
        QCOMPARE(journal.run(u"nobody"_s).error().code, ErrorCode::NotFound);
    }

    /** The forms of `fields` and the columns stay as they are: an upgrade continues the runs before it. */
    void storedRowsAreReadByLaterVersions()
    {
        Journal journal = whole(u"a"_s, 0);
        const auto add = [&](int number, const QByteArray& fields, const QString& outcome) {
            auto transaction = Transaction::begin(*m_database);
            QVERIFY(transaction);
            QVERIFY(runText(
                *m_database,
                u"INSERT INTO bulk_row(run, number, line, name, email, fields, state, chunk, document_id, "
                "error_field, error_message) VALUES (1, ?, ?, 'Ada', 'ada@example.com', ?, "_s +
                    outcome + u')',
                {number, number + 2, fields}));
            QVERIFY(transaction->commit());
        };
        add(0, R"([["City","Bern"]])", u"0, NULL, NULL, '', ''"_s);
        add(1,
            R"({"message":"Dear Ada","others":[["Ben","ben@example.com"],["Cem","cem@example.com","+49 1"]],)"
            R"("phone":"+49 2","title":"Contract","values":[["City","Bern"],["Zip","1"]]})",
            u"1, 0, 70, '', ''"_s);
        add(2, "[]", u"2, 0, NULL, 'City', 'No.'"_s);
        add(3, R"({"data":{"caseNumber":"7"},"others":[],"values":[]})", u"0, NULL, NULL, '', ''"_s);
        QList<Journal::Row> expected(4);
        for (int i = 0; i < 4; ++i) {
            expected[i].line = i + 2;
            expected[i].content.recipient = {u"Ada"_s, u"ada@example.com"_s};
        }
        expected[0].content.values = {{u"City"_s, u"Bern"_s}};
        expected[1].content = {
            .recipient = {.name = u"Ada"_s, .email = u"ada@example.com"_s, .phone = u"+49 2"_s},
            .others = {{.name = u"Ben"_s, .email = u"ben@example.com"_s},
                       {.name = u"Cem"_s, .email = u"cem@example.com"_s, .phone = u"+49 1"_s}},
            .values = {{u"City"_s, u"Bern"_s}, {u"Zip"_s, u"1"_s}},
            .title = u"Contract"_s,
            .message = u"Dear Ada"_s};
        expected[1].outcome = sentAs(70);
        expected[2].outcome = {.state = Journal::RowState::Rejected,
                               .errorField = u"City"_s,
                               .errorMessage = Message::literal(u"No."_s)};
        expected[3].content.data = {{u"caseNumber"_s, u"7"_s}};
        QCOMPARE(*journal.rows(u"a"_s), expected);
        QVERIFY(journal.openChunk(u"a"_s, {0}, true, noon));
        QCOMPARE(journal.rows(u"a"_s)->at(0).outcome.state, Journal::RowState::Sending);
        // Rows that were read are written with the same columns.
        QVERIFY(journal.addRows(u"a"_s, 4, expected));
        auto written = runText(
            *m_database,
            u"SELECT count(*) FROM bulk_row a JOIN bulk_row b ON b.number = a.number + 4 AND b.line = a.line "
            "AND b.name = a.name AND b.email = a.email AND b.fields = a.fields AND b.state = a.state AND "
            "b.document_id IS a.document_id AND b.error_field = a.error_field AND "
            "b.error_message = a.error_message"_s,
            {});
        QVERIFY(written && written->next());
        QCOMPARE(written->value(0).toInt(), 4);
    }

    void unknownStatesAreErrors()
    {
        const Journal journal = whole(u"a"_s, 2);
        const auto execute = [&](const QString& sql) {
            auto transaction = Transaction::begin(*m_database);
            QVERIFY(transaction);
            QVERIFY(runText(*m_database, sql, {}));
            QVERIFY(transaction->commit());
        };
        for (const QString& state : {u"99"_s, u"4294967296"_s}) { // the second is 0 in its lower 32 bits
            execute(u"UPDATE bulk_row SET state = %1 WHERE number = 1"_s.arg(state));
            const auto rows = journal.rows(u"a"_s);
            QVERIFY(!rows);
            QCOMPARE(rows.error().code, ErrorCode::Database);
            QVERIFY2(rows.error().detail.english().contains(
                         u"bulk_row.state is %1 where id is 1 of run a"_s.arg(state)),
                     qPrintable(rows.error().detail.english()));
        }
        QVERIFY(journal.run(u"a"_s));
        execute(u"UPDATE bulk_run SET state = -1"_s);
        const auto run = journal.run(u"a"_s);
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::Database);
        QVERIFY2(run.error().detail.english().contains(u"bulk_run.state is -1 where id is a"_s),
                 qPrintable(run.error().detail.english()));
        QVERIFY(!journal.runs(u"local"_s));
        QVERIFY(!journal.allRuns());
    }

    void whatIsNotWholeIsNotListed()
    {
        Journal journal = whole(u"a"_s, 1);
        QVERIFY(journal.create(newRun(u"b"_s, 9)));
        QCOMPARE(journal.runs(u"local"_s)->size(), 1);
        QVERIFY(journal.runs(u"other"_s)->isEmpty());
        QVERIFY(journal.removeIncompleteRuns(noon));
        QVERIFY(journal.run(u"b"_s));
        QVERIFY(journal.removeIncompleteRuns(noon + 1ms));
        QVERIFY(!journal.run(u"b"_s));
        QVERIFY(journal.run(u"a"_s));
    }

    void chunksSettle()
    {
        Journal journal = whole(u"a"_s, 5);
        const auto first = journal.openChunk(u"a"_s, {0, 1}, true, noon);
        QVERIFY(first);
        QCOMPARE(first->number, 0);
        QCOMPARE(first->key, u"bulk-a-0"_s);
        const auto second = journal.openChunk(u"a"_s, {2, 4}, false, noon + 1s);
        QVERIFY(second);
        QCOMPARE(second->key, u"bulk-a-1"_s);
        // A row is in one open chunk at most.
        QCOMPARE(journal.openChunk(u"a"_s, {3, 4}, true, noon).error().code, ErrorCode::State);
        QCOMPARE(journal.rows(u"a"_s)->at(3).outcome.state, Journal::RowState::Waiting);
        QCOMPARE(journal.rows(u"a"_s)->at(4).outcome.state, Journal::RowState::Sending);
        QCOMPARE(*journal.openChunks(u"a"_s), (QList<Journal::Chunk>{*first, *second}));

        QVERIFY(journal.recordOutcomes(u"a"_s, 0,
                                       {{0, sentAs(70)},
                                        {1,
                                         {.state = Journal::RowState::Rejected,
                                          .errorField = u"recipientEmail"_s,
                                          .errorMessage = Message::literal(u"no address"_s)}}}));
        QCOMPARE(*journal.openChunks(u"a"_s), QList<Journal::Chunk>{*second});
        auto run = journal.run(u"a"_s);
        QCOMPARE(run->rows.sent, 1);
        QCOMPARE(run->rows.rejected, 1);
        QCOMPARE(run->rows.unknown, 0);
        const auto rows = journal.rows(u"a"_s);
        QCOMPARE(rows->at(0).outcome.document, DocumentId(70));
        QCOMPARE(rows->at(1).outcome.errorField, u"recipientEmail"_s);
        QCOMPARE(*journal.createdDocuments(u"local"_s, DocumentId(5)), QList<DocumentId>{DocumentId(70)});
        QVERIFY(journal.createdDocuments(u"other"_s, DocumentId(5))->isEmpty());

        // Rejected as a whole: available for another chunk, with another key.
        QVERIFY(journal.releaseChunk(u"a"_s, 1));
        QVERIFY(journal.openChunks(u"a"_s)->isEmpty());
        const auto third = journal.openChunk(u"a"_s, {2, 3, 4}, false, noon);
        QVERIFY(third);
        QCOMPARE(third->key, u"bulk-a-2"_s);
        QVERIFY(journal.recordOutcomes(u"a"_s, 2, {{2, unknown}, {3, unknown}, {4, unknown}}));
        QCOMPARE(journal.run(u"a"_s)->rows.unknown, 3);
        QVERIFY(journal.correctOutcomes(u"a"_s, {{3, sentAs(71)}}));
        QVERIFY(journal.requeue(u"a"_s, {2, 3})); // 3 is resolved by now
        run = journal.run(u"a"_s);
        QCOMPARE(run->rows.sent, 2);
        QCOMPARE(run->rows.unknown, 1);
        QCOMPARE(run->rows.pending(), 1);
        QVERIFY(journal.openChunk(u"a"_s, {2}, false, noon));
    }

    /** The server named some rows of a refused call, and the process ended before the others were released.
     */
    void rowsOfAClosedChunkAreAvailable()
    {
        Journal journal = whole(u"a"_s, 2);
        const auto chunk = journal.openChunk(u"a"_s, {0, 1}, true, noon);
        QVERIFY(chunk);
        QVERIFY(journal.recordOutcomes(u"a"_s, chunk->number, {{0, {.state = Journal::RowState::Rejected}}}));
        QCOMPARE(journal.rows(u"a"_s)->at(1).outcome.state, Journal::RowState::Waiting);
        QVERIFY(journal.openChunk(u"a"_s, {1}, true, noon));
        QCOMPARE(journal.rows(u"a"_s)->at(1).outcome.state, Journal::RowState::Sending);
    }

    void aPowerCutDoesNotTakeAChunkBack()
    {
        Journal journal = whole(u"a"_s, 1);
        // The only commit that waits for the disk; afterwards the setting is restored.
        QVERIFY(journal.openChunk(u"a"_s, {0}, true, noon));
        auto level = runText(*m_database, u"PRAGMA synchronous"_s, {});
        QVERIFY(level && level->next());
        QCOMPARE(level->value(0).toInt(), 1);
    }

    void removingTakesEverything()
    {
        Journal journal = whole(u"a"_s, 2);
        QVERIFY(journal.openChunk(u"a"_s, {0}, true, noon));
        QVERIFY(journal.remove(u"a"_s));
        for (const QString& table : {u"bulk_run"_s, u"bulk_row"_s, u"bulk_chunk"_s}) {
            auto count = runText(*m_database, u"SELECT count(*) FROM "_s + table, {});
            QVERIFY(count && count->next());
            QCOMPARE(count->value(0).toInt(), 0);
        }
    }
};

INK_TEST(TestBulkJournal, "tst_bulkjournal")

} // namespace tst_bulkjournal

#include "tst_bulkjournal.moc"
