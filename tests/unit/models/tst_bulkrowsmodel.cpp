#include "app/tables/csvreader.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "ui/models/bulkrowsmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_bulkrowsmodel {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

using Fault = BulkRowsModel::Severity;

/** A file's rows as cells with their faults. */
class TestBulkRowsModel final : public QObject
{
    Q_OBJECT

    std::unique_ptr<BulkRowsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    domain::BulkForm m_form = domain::bulkForm(test::templateDocument()); // tags Name and Amount

    void fill(const QByteArray& csv, bool plan = true)
    {
        const auto read = tables::readCsv(csv);
        QVERIFY(read);
        m_model->setTable(read->table);
        if (plan) planNow();
    }
    void planNow()
    {
        const TableCells rows(m_model->table());
        const auto mapping = domain::guessMapping(m_form, m_model->table().header(), rows);
        m_model->setPlan(mapping, *domain::BulkPlan::make(m_form, mapping, rows));
    }
    [[nodiscard]] Fault fault(int row, int column) const
    {
        return static_cast<Fault>(m_model->index(row, column).data(BulkRowsModel::SeverityRole).toInt());
    }
    [[nodiscard]] QList<QPair<int, int>> changed(QSignalSpy& spy) const
    {
        QList<QPair<int, int>> ranges;
        for (const auto& signal : spy)
            ranges.append({signal.at(0).toModelIndex().row(), signal.at(1).toModelIndex().row()});
        spy.clear();
        return ranges;
    }

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<BulkRowsModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void numbersAreAlignedRight()
    {
        fill("Name,Amount,Date\nAda,\"1,200.50\",2026-11-27\nBen,,2026-11-28\nCy,7,\n", false);
        const auto alignment = [this](int column) {
            return Qt::Alignment(m_model->index(0, column + 1).data(Qt::TextAlignmentRole).toInt());
        };
        QVERIFY(alignment(0).testFlag(Qt::AlignLeft));
        QVERIFY(alignment(1).testFlag(Qt::AlignRight));
        QVERIFY(alignment(2).testFlag(Qt::AlignLeft));
    }

    void faultsAreInTheirCells()
    {
        fill("Name,Email,Amount,Note\nAnna,a@x.org,12,x\nBen,bad,much,\n,c@x.org,1,\n");
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(m_model->columnCount(), 5);
        QCOMPARE(m_model->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"Line"_s);
        QCOMPARE(m_model->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), u"Email"_s);
        QCOMPARE(fault(0, 0), Fault::None);
        QCOMPARE(fault(1, 0), Fault::Error);
        QCOMPARE(fault(1, 1), Fault::None);
        QCOMPARE(fault(1, 2), Fault::Error);
        QCOMPARE(fault(1, 3), Fault::Error);
        QCOMPARE(fault(2, 1), Fault::Error);
        QCOMPARE(m_model->index(1, 2).data(Qt::ToolTipRole).toString(),
                 u"“bad” isn't a valid email address."_s);
        QVERIFY(m_model->index(1, 2).data(Qt::AccessibleTextRole).toString().contains(u"error"_s));
        QCOMPARE(m_model->index(1, 0).data(Qt::ToolTipRole).toString().count(u'\n'), 1);
        QVERIFY(m_model->index(0, 3).data(BulkRowsModel::MappedRole).toBool());
        QVERIFY(!m_model->index(0, 4).data(BulkRowsModel::MappedRole).toBool());
        QCOMPARE(m_model->rowsToSend(), QList<int>{0});
    }

    void anEditTellsItsRowOnly()
    {
        fill("Name,Email,Amount\nAnna,a@x.org,1\nBen,b@x.org,2\nCara,bad,3\n");
        QSignalSpy data(m_model.get(), &QAbstractItemModel::dataChanged);
        QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
        QSignalSpy counts(m_model.get(), &BulkRowsModel::countsChanged);
        QVERIFY(m_model->setData(m_model->index(2, 2), u"c@x.org"_s, Qt::EditRole));
        QCOMPARE(changed(data), (QList<QPair<int, int>>{{2, 2}}));
        QCOMPARE(counts.size(), 1);
        QCOMPARE(m_model->plan()->counts().ready, 3);
        // The same address as another row: both are marked, and no others.
        QVERIFY(m_model->setData(m_model->index(2, 2), u"A@x.org"_s, Qt::EditRole));
        QCOMPARE(changed(data), (QList<QPair<int, int>>{{2, 2}, {0, 0}}));
        QCOMPARE(fault(0, 2), Fault::Warning);
        // No change: no signal.
        QVERIFY(m_model->setData(m_model->index(2, 2), u"A@x.org"_s, Qt::EditRole));
        QCOMPARE(changed(data), (QList<QPair<int, int>>{}));
        m_model->undoStack()->undo();
        QCOMPARE(changed(data), (QList<QPair<int, int>>{{2, 2}, {0, 0}}));
        m_model->undoStack()->undo();
        QCOMPARE(m_model->index(2, 2).data().toString(), u"bad"_s);
        QCOMPARE(fault(2, 2), Fault::Error);
        QCOMPARE(resets.size(), 0);
    }

    /** Undoing an edit isn't another edit: the cell is the error again that the spreadsheet displays. */
    void anUndoneEditIsTheCellAsItWasRead()
    {
        fill("Name,Email,Amount\n#N/A,a@x.org,1\n");
        QCOMPARE(fault(0, 1), Fault::Error);
        QVERIFY(m_model->setData(m_model->index(0, 1), u"Anna"_s, Qt::EditRole));
        QVERIFY(m_model->setData(m_model->index(0, 1), u"Ann"_s, Qt::EditRole));
        QCOMPARE(fault(0, 1), Fault::None);
        m_model->undoStack()->undo();
        QCOMPARE(m_model->index(0, 1).data().toString(), u"Anna"_s);
        m_model->undoStack()->undo();
        QCOMPARE(m_model->index(0, 1).data().toString(), u"#N/A"_s);
        QCOMPARE(fault(0, 1), Fault::Error);
        QCOMPARE(m_model->plan()->counts().ready, 0);
        m_model->undoStack()->redo();
        QCOMPARE(m_model->plan()->counts().ready, 1);
    }

    void rowsCanBeLeftOut()
    {
        fill("Name,Email,Amount\nAnna,a@x.org,1\nAnna,a@x.org,1\nCara,bad,3\nDev,d@x.org,4\n");
        QSignalSpy data(m_model.get(), &QAbstractItemModel::dataChanged);
        QVERIFY(m_model->setData(m_model->index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(changed(data), (QList<QPair<int, int>>{{0, 1}}));
        QCOMPARE(m_model->index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QCOMPARE(m_model->plan()->counts(), (domain::BulkPlan::Counts{4, 2, 1, 1, 0, 0}));
        m_model->setExcluded({0, 1, 2}, true);
        QCOMPARE(changed(data), (QList<QPair<int, int>>{{0, 0}, {2, 2}}));
        QCOMPARE(m_model->rowsToSend(), QList<int>{3});
        // Mapping again keeps all of it.
        planNow();
        QCOMPARE(m_model->plan()->counts().excluded, 3);
        m_model->undoStack()->undo();
        m_model->undoStack()->undo();
        QCOMPARE(m_model->plan()->counts(), (domain::BulkPlan::Counts{4, 3, 1, 0, 2, 2}));
    }

    void nextFaultWalksTheCells()
    {
        fill("Name,Email,Amount\nAnna,a@x.org,1\nBen,bad,much\nCara,c@x.org,3\n,d@x.org,4\n");
        const auto next = [this](const QModelIndex& from, bool forward = true) {
            const QModelIndex found = m_model->nextFinding(from, forward);
            return QPair<int, int>(found.row(), found.column());
        };
        QCOMPARE(next({}), (QPair<int, int>{1, 2}));
        QCOMPARE(next(m_model->index(1, 2)), (QPair<int, int>{1, 3}));
        QCOMPARE(next(m_model->index(1, 3)), (QPair<int, int>{3, 1}));
        QCOMPARE(next(m_model->index(3, 1)), (QPair<int, int>{1, 2})); // wraps around
        QCOMPARE(next(m_model->index(1, 2), false), (QPair<int, int>{3, 1}));
        // Warnings if there are no errors left.
        fill("Name,Email,Amount\nAnna,a@x.org,1\nBen,a@x.org,2\n");
        QCOMPARE(next({}), (QPair<int, int>{0, 2}));
        fill("Name,Email,Amount\nAnna,a@x.org,1\n");
        QVERIFY(!m_model->nextFinding({}).isValid());
    }

    void editsWhileAPlanIsUnderWayCount()
    {
        fill("Name,Email,Amount\nAnna,bad,1\nBen,b@x.org,2\n", false);
        QCOMPARE(fault(0, 2), Fault::None);
        const tables::Table before = m_model->table();
        QVERIFY(m_model->setData(m_model->index(0, 2), u"a@x.org"_s, Qt::EditRole));
        const TableCells rows(before);
        const auto mapping = domain::guessMapping(m_form, before.header(), rows);
        QSignalSpy data(m_model.get(), &QAbstractItemModel::dataChanged);
        m_model->setPlan(mapping, *domain::BulkPlan::make(m_form, mapping, rows));
        QCOMPARE(changed(data), (QList<QPair<int, int>>{{0, 1}}));
        QCOMPARE(m_model->plan()->counts().ready, 2);
    }

    void theFilterKeepsWhatWasMended()
    {
        fill("Name,Email,Amount\nAnna,a@x.org,1\nBen,bad,2\nCara,worse,3\n");
        BulkFindingFilter filter(*m_model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(filter.rowCount(), 3);
        filter.setFindingsOnly(true);
        QCOMPARE(filter.rowCount(), 2);
        QVERIFY(filter.setData(filter.index(0, 2), u"b@x.org"_s, Qt::EditRole));
        QCOMPARE(filter.rowCount(), 2);
        filter.setFindingsOnly(true);
        QCOMPARE(filter.rowCount(), 1);
        filter.setFindingsOnly(false);
        QCOMPARE(filter.rowCount(), 3);
    }

    void hundredThousandRows()
    {
        QByteArray csv("Name,Email,Amount\n");
        for (int i = 0; i < 100'000; ++i)
            csv += "Person " + QByteArray::number(i) + ",p" + QByteArray::number(i) +
                   (i % 10'000 == 0 ? "" : "@x.org") + ",1\n";
        m_tester.reset(); // it would visit all rows at every reset
        fill(csv);
        QCOMPARE(m_model->plan()->counts().faulty, 10);
        test::WorkTimer clock;
        for (int i = 0; i < 1000; ++i)
            QVERIFY(m_model->setData(m_model->index(i * 7, 1), u"Somebody"_s, Qt::EditRole));
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    }
};

INK_TEST(TestBulkRowsModel, "tst_bulkrowsmodel")

} // namespace tst_bulkrowsmodel

#include "tst_bulkrowsmodel.moc"
