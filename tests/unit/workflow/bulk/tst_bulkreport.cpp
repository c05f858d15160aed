#include "app/store/schema/opendatabase.h"
#include "app/workflow/bulk/bulkreport.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_bulkreport {

using namespace ink;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using Journal = store::BulkJournal;

class TestBulkReport final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** Every document has a link: its URL on a server, which works for others, and one that this computer
     * opens. */
    void documentsHaveLinks_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<QString>("link");
        QTest::newRow("server") << u"5d2f"_s << u"https://sign.example.com/documents/70"_s;
        QTest::newRow("this computer") << u"local"_s << u"inkstone:open?service=local&documentId=70"_s;
    }
    void documentsHaveLinks()
    {
        QFETCH(QString, profile);
        QFETCH(QString, link);
        const QTemporaryDir dir;
        const auto database = store::openSqlite(dir.filePath(u"w.db"_s), store::Schema::Workstation);
        QVERIFY(database.has_value());
        Journal journal(**database);
        Journal::Run run;
        run.id = u"a"_s;
        run.profile = profile;
        run.chunkSize = 10;
        run.rows.total = 2;
        QVERIFY(journal.create(run));
        QVERIFY(journal.addRows(run.id, 0,
                                {{.line = 2, .content = {.recipient = {u"Ada"_s, u"ada@example.org"_s}}},
                                 {.line = 3, .content = {.recipient = {u"Ben"_s, u"ben@example.org"_s}}}}));
        QVERIFY(journal.setState(run.id, Journal::RunState::Open, {}));
        const auto chunk = journal.openChunk(run.id, {0, 1}, true, {});
        QVERIFY(chunk.has_value());
        QVERIFY(journal.recordOutcomes(run.id, chunk->number,
                                       {{0,
                                         {.state = Journal::RowState::Sent,
                                          .document = domain::DocumentId(70),
                                          .documentUrl = u"https://sign.example.com/documents/70"_s}},
                                        {1, {.state = Journal::RowState::Unknown}}}));

        const auto report = makeBulkReport(journal, run.id, BulkReportRows::All, u"en"_s);
        QVERIFY(report.has_value());
        QCOMPARE(report->constFirst(), (QStringList{u"Name"_s, u"Email"_s, u"Line"_s, u"Status"_s,
                                                    u"Document"_s, u"Link"_s, u"Field"_s, u"Reason"_s}));
        QCOMPARE(report->at(1), (QStringList{u"Ada"_s, u"ada@example.org"_s, u"2"_s, u"sent"_s, u"70"_s, link,
                                             QString(), QString()}));
        QCOMPARE(report->at(2), (QStringList{u"Ben"_s, u"ben@example.org"_s, u"3"_s, u"unknown"_s, QString(),
                                             QString(), QString(), QString()}));
    }
};

INK_TEST(TestBulkReport, "tst_bulkreport")

} // namespace tst_bulkreport

#include "tst_bulkreport.moc"
