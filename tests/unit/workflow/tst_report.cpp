#include "app/domain/document/document.h"
#include "app/tables/csvreader.h"
#include "app/tables/xlsxreader.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/reports/report.h"
#include "app/workflow/reports/reportexport.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_report {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Office;
using ink::test::Outcome;

namespace {

const QString path = QStringLiteral("/v1/documents/7/childrentags");

Document offer()
{
    Document offer = test::templateDocument(QStringLiteral("Offer"));
    offer.id = DocumentId(7);
    Tag secret = test::tag(TagType::MaskedText, QStringLiteral("IBAN"), 1, 1, 72, 200);
    offer.tags.append(secret);
    for (const char* option : {"Full time", "Part time"}) {
        Tag radio = test::tag(TagType::Radio, QString::fromLatin1(option), 1, 1, 72, 250);
        radio.groupName = QStringLiteral("Hours");
        offer.tags.append(radio);
    }
    return offer;
}

wire::ReportRow row(qint64 id, const QString& name)
{
    wire::ReportRow row;
    row.document.id = DocumentId(id);
    row.document.title = QStringLiteral("Offer %1").arg(id);
    row.tags = offer().tags;
    row.tags[0].text = name;
    row.tags[3].text = QStringLiteral("•••");
    row.tags[5].text = QStringLiteral("true");
    return row;
}

QJsonObject pageOf(qint64 total, const QList<wire::ReportRow>& rows)
{
    return wire::toJson(wire::ReportPage{total, rows});
}

QList<wire::ReportRow> rows(qint64 from, qint64 to)
{
    QList<wire::ReportRow> made;
    for (qint64 id = from; id <= to; ++id)
        made.append(row(id, QStringLiteral("Person %1").arg(id)));
    return made;
}

} // namespace

class TestReport final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pagesComeOneAfterTheOther()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(offer());
        office.transport->answer(path, pageOf(450, rows(1, 200)));
        // One came twice, because a document was added.
        office.transport->answer(path, pageOf(450, rows(200, 399)));
        office.transport->answer(path, pageOf(450, rows(400, 450)));
        Report report(office.session);
        QSignalSpy added(&report, &Report::linesAdded);
        report.open(DocumentId(7));
        QTRY_VERIFY(!report.isLoading() && report.table().lines().size() > 0);
        QCOMPARE(report.table().lines().size(), 450U);
        QCOMPARE(report.total(), 450);
        QCOMPARE(added.size(), 3);
        QCOMPARE(report.title(), QStringLiteral("Offer"));
        QStringList columns;
        for (const auto& column : report.table().columns())
            columns.append(column.name);
        QCOMPARE(columns, QStringList({QStringLiteral("Name"), QStringLiteral("Amount"),
                                       QStringLiteral("IBAN"), QStringLiteral("Hours")}));
        QVERIFY(report.table().columns().at(2).isMasked);
        QCOMPARE(report.table().line(0).value(3), QStringLiteral("Part time"));
    }

    void itGoesOnAfterAFailure()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(offer());
        office.transport->answer(path, pageOf(300, rows(1, 200)));
        office.transport->err(path, ErrorCode::Forbidden);
        Report report(office.session);
        report.open(DocumentId(7));
        QTRY_VERIFY(report.error().has_value());
        QCOMPARE(report.table().lines().size(), 200U); // loaded lines stay
        office.transport->answer(path, pageOf(300, rows(201, 300)));
        report.resume();
        QTRY_COMPARE(report.table().lines().size(), 300U);
        QVERIFY(office.transport->last().query.contains("pageIndex=2"));
    }

    void aServerThatIgnoresPagingEnds()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(offer());
        for (int i = 0; i < 5; ++i)
            office.transport->answer(path, pageOf(1000, rows(1, 20)));
        Report report(office.session);
        report.open(DocumentId(7));
        QTRY_VERIFY(!report.isLoading() && report.table().lines().size() == 20U);
        QCOMPARE(report.total(), 20);
    }

    void maskedValuesAreAskedForOnce()
    {
        Office office;
        QVERIFY(office.open());
        office.service.add(offer());
        office.transport->answer(path, pageOf(2, rows(1, 2)));
        Report report(office.session);
        report.open(DocumentId(7));
        QTRY_VERIFY(!report.isLoading());
        QTRY_COMPARE(report.table().lines().size(), 2U);
        QVERIFY(!office.transport->last().query.contains("masked"));
        auto shown = rows(1, 1);
        shown[0].tags[3].text = QStringLiteral("DE89");
        office.transport->answer(path, pageOf(1, shown)); // and one document is gone meanwhile
        QSignalSpy removed(&report, &Report::linesRemoved);
        report.fetchMasked();
        QTRY_COMPARE(removed.size(), 1);
        QVERIFY(office.transport->last().query.contains("masked=show"));
        QCOMPARE(report.table().lines().size(), 1U);
        QCOMPARE(report.table().line(0).value(2), QStringLiteral("DE89"));
        report.fetchMasked();
        QVERIFY(!report.isLoading());
    }

    void aValueHasItsPlace()
    {
        Office office;
        QVERIFY(office.open());
        Document made = offer();
        made.id = DocumentId(50);
        made.type = DocumentType::Document;
        made.status = SigningStatus::InProgress;
        made.files = {test::file(QStringLiteral("a.pdf"), 2, 101),
                      test::file(QStringLiteral("b.pdf"), 1, 201)};
        made.tags[1].pageIndex = 3; // on the second file
        office.service.add(made);
        Report report(office.session);
        Outcome<Report::ValueLocation> place;
        report.locate(DocumentId(50), QStringLiteral("amount"), this, place.done());
        QVERIFY(place.wait());
        QVERIFY(place.result);
        QCOMPARE(place.result->document.files.size(), 1);
        QCOMPARE(place.result->document.files.first().name, QStringLiteral("b.pdf"));
        QCOMPARE(place.result->document.tags.first().pageIndex, 1);
        QVERIFY(!place.result->isSigned);
        QVERIFY(place.result->bytes.startsWith("%PDF"));
        Outcome<Report::ValueLocation> none;
        report.locate(DocumentId(50), QStringLiteral("nothing"), this, none.done());
        QVERIFY(none.wait());
        QCOMPARE(none.result.error().code, ErrorCode::NotFound);
    }

    void exportsHaveTheUrlOfEachDocument_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("CSV") << QStringLiteral(".csv");
        if (canExportWorkbooks()) QTest::newRow("XLSX") << QStringLiteral(".xlsx");
    }
    void exportsHaveTheUrlOfEachDocument()
    {
        QFETCH(QString, suffix);
        QList<wire::ReportRow> documents = rows(1, 3);
        for (wire::ReportRow& each : documents)
            each.document.documentUrl =
                QStringLiteral("https://sign.example.com/documents/%1").arg(each.document.id.value());
        documents[2].document.documentUrl.clear(); // a service without such URLs
        ReportWords words;
        words.header = {QStringLiteral("Document"), QStringLiteral("Status"),  QStringLiteral("Recipient"),
                        QStringLiteral("Email"),    QStringLiteral("Created"), QStringLiteral("Sent"),
                        QStringLiteral("Completed")};
        words.sheet = QStringLiteral("Report");
        words.link = QStringLiteral("Link");
        const QTemporaryDir folder;
        const auto exported = [&](const QList<wire::ReportRow>& from) {
            ReportTable table;
            table.begin(offer());
            table.add(from);
            QList<qsizetype> lines;
            for (qsizetype i = 0; i < from.size(); ++i)
                lines.append(i);
            const QString file = folder.filePath(QStringLiteral("report") + suffix);
            [&] { QVERIFY(exportReport(table, lines, {}, words, file)); }();
            if (suffix == QStringLiteral(".csv")) return tables::readCsvFile(file)->table;
            return tables::XlsxReader::openFile(file)->read(0).value();
        };
        const tables::Table table = exported(documents);
        QCOMPARE(table.header().constLast(), words.link);
        const int last = table.columnCount() - 1;
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.cell(0, 0).toString(), documents.at(0).document.title);
        QCOMPARE(table.cell(0, last).toString(), documents.at(0).document.documentUrl);
        QCOMPARE(table.cell(1, last).toString(), documents.at(1).document.documentUrl);
        QVERIFY(table.cell(2, last).isEmpty());

        // Nobody else can open the URLs of a service on this computer: no column.
        for (wire::ReportRow& each : documents)
            each.document.documentUrl = QStringLiteral("http://127.0.0.1:43211/documents/1");
        QVERIFY(!exported(documents).header().contains(words.link));
    }
};

INK_TEST(TestReport, "tst_report")

} // namespace tst_report

#include "tst_report.moc"
