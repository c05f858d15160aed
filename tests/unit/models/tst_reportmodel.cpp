#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/models/reportmodel.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace tst_reportmodel {

using namespace ink;
using namespace ink::ui;
using namespace ink::domain;
using workflow::ReportTable;

namespace {

Document source()
{
    Document lease = test::emptyDraft(QStringLiteral("Lease"));
    lease.type = DocumentType::RegularTemplate;
    lease.tags = {test::tag(TagType::Text, QStringLiteral("City")),
                  test::tag(TagType::Number, QStringLiteral("Rent")),
                  test::tag(TagType::MaskedText, QStringLiteral("IBAN")),
                  test::tag(TagType::Signature, QStringLiteral("Signature"))};
    lease.tags[1].rect.top = 100;
    lease.tags[2].rect.top = 140;
    return lease;
}

wire::ReportRow answer(qint64 id, const QString& city, const QString& rent, const QString& iban = {},
                       SigningStatus status = SigningStatus::Completed)
{
    wire::ReportRow row;
    row.document.id = DocumentId(id);
    row.document.title = QStringLiteral("Lease %1").arg(id);
    row.document.status = status;
    row.document.sentTime = Timestamp(std::chrono::hours(id));
    if (status == SigningStatus::Completed)
        row.document.completedTime = Timestamp(std::chrono::hours(id * 3));
    row.recipientName = QStringLiteral("Person %1").arg(id);
    row.tags = source().tags;
    row.tags[0].text = city;
    row.tags[1].text = rent;
    row.tags[2].text = iban;
    return row;
}

QStringList column(const ReportModel& model, int column)
{
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row)
        cells.append(model.index(row, column).data().toString());
    return cells;
}

constexpr int city = ReportModel::fixedColumns;
constexpr int rent = city + 1;
constexpr int iban = city + 2;

} // namespace

class TestReportModel final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pagesAreAppendedAndThenPutInOrder()
    {
        ReportTable table;
        table.begin(source());
        ReportModel model(table);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.reset();
        QCOMPARE(model.columnCount(), ReportModel::fixedColumns + 3); // a signature has no value
        model.sort(rent, Qt::AscendingOrder);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy layout(&model, &QAbstractItemModel::layoutChanged);
        table.add({answer(1, QStringLiteral("Aachen"), QStringLiteral("950")),
                   answer(2, QStringLiteral("Bonn"), QString())});
        model.appendLines(0);
        const QPersistentModelIndex aachen = model.index(0, city);
        table.add({answer(3, QStringLiteral("Köln"), QStringLiteral("80"))});
        model.appendLines(2);
        QCOMPARE(inserted.size(), 2);
        QCOMPARE(column(model, rent), QStringList({QStringLiteral("950"), QString(), QStringLiteral("80")}));
        model.finishLoading();
        QCOMPARE(layout.size(), 1);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(column(model, rent),
                 QStringList({QStringLiteral("80"), QStringLiteral("950"), QString()})); // empty ones last
        QCOMPARE(aachen.row(), 1);
        model.sort(rent, Qt::DescendingOrder);
        QCOMPARE(column(model, rent), QStringList({QStringLiteral("950"), QStringLiteral("80"), QString()}));
    }

    void aNewTagOfALaterDocumentIsAColumn()
    {
        ReportTable table;
        table.begin(source());
        ReportModel model(table);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.reset();
        auto row = answer(1, QStringLiteral("Aachen"), QStringLiteral("950"));
        row.tags.append(test::tag(TagType::Text, QStringLiteral("Garden")));
        row.tags.last().text = QStringLiteral("yes");
        table.add({row});
        QSignalSpy columns(&model, &QAbstractItemModel::columnsInserted);
        model.appendLines(0);
        QCOMPARE(columns.size(), 1);
        QCOMPARE(model.headerData(iban + 1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Garden"));
        QCOMPARE(model.index(0, iban + 1).data().toString(), QStringLiteral("yes"));
    }

    void maskedValuesAreHiddenUntilAsked()
    {
        ReportTable table;
        table.begin(source());
        table.add({answer(1, QStringLiteral("Aachen"), QStringLiteral("950"), QStringLiteral("DE89"))});
        ReportModel model(table);
        model.reset();
        QVERIFY(model.isMasked(2));
        QCOMPARE(model.index(0, iban).data().toString(), QStringLiteral("•••"));
        model.setFilter({QStringLiteral("de89"), std::nullopt});
        QCOMPARE(model.rowCount(), 0); // masked values are not found either
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setRevealed(2, true);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, iban).data().toString(), QStringLiteral("DE89"));
    }

    void itFiltersByTextAndStatus()
    {
        ReportTable table;
        table.begin(source());
        table.add({answer(1, QStringLiteral("Aachen"), QStringLiteral("950")),
                   answer(2, QStringLiteral("Bonn"), QString(), {}, SigningStatus::InProgress)});
        ReportModel model(table);
        model.reset();
        model.setFilter({QStringLiteral("bonn"), std::nullopt});
        QCOMPARE(column(model, 0), QStringList{QStringLiteral("Lease 2")});
        model.setFilter({{}, SigningStatus::Completed});
        QCOMPARE(column(model, 0), QStringList{QStringLiteral("Lease 1")});
        QCOMPARE(model.index(0, int(ReportModel::Field::TimeToSign)).data().toString(),
                 QStringLiteral("2.0 h"));
        const auto figures = table.figures(model.order());
        QCOMPARE(figures.documents, 1);
        QCOMPARE(figures.byStatus.at(2), 1);
        QCOMPARE(figures.bySpan.at(1), 1);
    }

    void aHundredThousandAreSortedAtOnce()
    {
        ReportTable table;
        table.begin(source());
        constexpr int count = 100'000;
        QList<wire::ReportRow> rows;
        for (int i = 1; i <= count; ++i)
            rows.append(
                answer(i, QStringLiteral("City %1").arg(i % 977), QString::number((i * 7919) % 100'003)));
        table.add(rows);
        ReportModel model(table);
        model.reset();
        QElapsedTimer timer;
        timer.start();
        model.sort(rent, Qt::AscendingOrder);
        const auto byNumber = timer.restart();
        model.sort(city, Qt::AscendingOrder);
        const auto byText = timer.restart();
        model.setFilter({QStringLiteral("city 12"), std::nullopt});
        const auto filtered = timer.elapsed();
        qInfo("100,000 lines: sorted by number %lld ms, by text %lld ms, filtered %lld ms", byNumber, byText,
              filtered);
        QVERIFY(model.rowCount() > 0 && model.rowCount() < count);
    }
};

INK_TEST(TestReportModel, "tst_reportmodel")

} // namespace tst_reportmodel

#include "tst_reportmodel.moc"
