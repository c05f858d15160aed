#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/words.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_documenttablemodel {

using namespace ink;
using namespace ink::ui;

namespace {

QList<domain::DocumentSummary> rowsOf(std::initializer_list<int> ids)
{
    QList<domain::DocumentSummary> rows;
    for (const int id : ids) {
        domain::DocumentSummary row;
        row.id = domain::DocumentId(id);
        row.title = QStringLiteral("Document %1").arg(id);
        rows.append(row);
    }
    return rows;
}

/** Counts every structural signal of a model. */
struct Signals
{
    explicit Signals(DocumentTableModel& model)
        : inserted(&model, &QAbstractItemModel::rowsInserted),
          removed(&model, &QAbstractItemModel::rowsRemoved), moved(&model, &QAbstractItemModel::rowsMoved),
          changed(&model, &QAbstractItemModel::dataChanged),
          layout(&model, &QAbstractItemModel::layoutChanged), reset(&model, &QAbstractItemModel::modelReset)
    {
    }
    QList<qsizetype> take()
    {
        QList<qsizetype> counts;
        for (QSignalSpy* spy : {&inserted, &removed, &moved, &changed, &layout, &reset}) {
            counts.append(spy->size());
            spy->clear();
        }
        return counts;
    }
    QSignalSpy inserted, removed, moved, changed, layout, reset;
};
using Counts = QList<qsizetype>;

} // namespace

class TestDocumentTableModel final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_rows = std::make_unique<workflow::DocumentRows>();
        m_model = std::make_unique<DocumentTableModel>(*m_rows, m_clock);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_rows.reset();
    }

    void sameRowsAreSilent()
    {
        apply(rowsOf({1, 2, 3}));
        Signals counts(*m_model);
        apply(rowsOf({1, 2, 3}));
        QCOMPARE(counts.take(), (Counts{0, 0, 0, 0, 0, 0}));
    }

    void neighboursComeAndGoInOneSignal()
    {
        Signals counts(*m_model);
        apply(rowsOf({1, 2, 3}));
        QCOMPARE(counts.take(), (Counts{1, 0, 0, 0, 0, 0}));
        apply(rowsOf({1, 2, 3, 4, 5, 6}));
        QCOMPARE(counts.take(), (Counts{1, 0, 0, 0, 0, 0}));
        apply(rowsOf({1, 4, 6}));
        QCOMPARE(counts.take(), (Counts{0, 2, 0, 0, 0, 0}));
    }

    void aTouchedDocumentGoesToTheTopInOneMove()
    {
        apply(rowsOf({1, 2, 3, 4}));
        const QPersistentModelIndex third = m_model->index(2, 0);
        Signals counts(*m_model);
        auto rows = rowsOf({3, 1, 2, 4});
        rows[0].title = QStringLiteral("Changed");
        apply(rows);
        QCOMPARE(counts.take(), (Counts{0, 0, 1, 1, 0, 0}));
        QCOMPARE(third.row(), 0);
        QCOMPARE(third.data().toString(), QStringLiteral("Changed"));
        apply(rowsOf({1, 2, 4, 3})); // front to back: also one move
        QCOMPARE(counts.take(), (Counts{0, 0, 1, 1, 0, 0}));
    }

    void anotherOrderIsOneLayoutChange()
    {
        QList<domain::DocumentSummary> rows;
        for (int i = 1; i <= 40; ++i)
            rows.append(rowsOf({i}).first());
        apply(rows);
        const QPersistentModelIndex first = m_model->index(0, 0);
        std::reverse(rows.begin(), rows.end());
        Signals counts(*m_model);
        apply(rows);
        QCOMPARE(counts.take(), (Counts{0, 0, 0, 0, 1, 0}));
        QCOMPARE(first.row(), 39);
    }

    void anyListFollowsAnyOther()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 200; ++round) {
            QList<domain::DocumentSummary> rows;
            const int size = random.bounded(12);
            for (int i = 0; i < size; ++i) { // sometimes with duplicates
                auto row = rowsOf({random.bounded(1, 16)}).first();
                row.version = random.bounded(3);
                rows.append(row);
            }
            apply(rows);
            QList<domain::DocumentId> seen;
            for (const auto& row : rows)
                if (!seen.contains(row.id)) seen.append(row.id);
            QList<domain::DocumentId> shown;
            for (const auto& row : m_rows->knownRows())
                shown.append(row.id);
            QCOMPARE(shown, seen);
            for (const auto& row : m_rows->knownRows()) {
                const auto wanted =
                    std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.id == row.id; });
                QVERIFY(*wanted == row);
            }
        }
    }

    void wishesGoOut()
    {
        apply(rowsOf({1, 2}));
        QSignalSpy sort(m_model.get(), &DocumentTableModel::sortRequested);
        m_model->sort(static_cast<int>(DocumentTableModel::Column::Recipients), Qt::AscendingOrder);
        QCOMPARE(sort.size(), 0);
        m_model->sort(static_cast<int>(DocumentTableModel::Column::Sent), Qt::DescendingOrder);
        QCOMPARE(sort.size(), 1);
        QCOMPARE(sort.at(0).at(0).value<domain::SortField>(), domain::SortField::Sent);
        m_model->setDataNames({QStringLiteral("caseNo"), QStringLiteral("dept")});
        m_model->sort(DocumentTableModel::columns + 1, Qt::AscendingOrder);
        QCOMPARE(sort.at(1).at(0).value<domain::SortField>(), domain::SortField::Data);
        QCOMPARE(sort.at(1).at(1).toString(), QStringLiteral("dept"));
        QSignalSpy rename(m_model.get(), &DocumentTableModel::renameRequested);
        QVERIFY(!m_model->setData(m_model->index(0, 0), QStringLiteral("  "), Qt::EditRole));
        QVERIFY(m_model->setData(m_model->index(0, 0), QStringLiteral(" Lease "), Qt::EditRole));
        QCOMPARE(rename.at(0).at(1).toString(), QStringLiteral("Lease"));
    }

    void dataHasColumnsOfItsOwn()
    {
        QList<domain::DocumentSummary> rows = rowsOf({1, 2, 3});
        rows[0].data = {{QStringLiteral("caseNo"), QStringLiteral("A 1")},
                        {QStringLiteral("dept"), QStringLiteral("legal\nEU")}};
        rows[2].data = {{QStringLiteral("Area"), QStringLiteral("7")}};
        apply(rows);
        QCOMPARE(m_model->dataNamesInUse(),
                 (QStringList{QStringLiteral("Area"), QStringLiteral("caseNo"), QStringLiteral("dept")}));
        const int first = DocumentTableModel::columns;
        QCOMPARE(m_model->columnCount(), first);
        m_model->setDataNames({QStringLiteral("dept"), QStringLiteral("caseNo")});
        QCOMPARE(m_model->columnCount(), first + 2);
        QCOMPARE(m_model->headerData(first, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("dept"));
        QCOMPARE(m_model->index(0, first).data().toString(), QStringLiteral("legal EU"));
        QCOMPARE(m_model->index(0, first).data(Qt::ToolTipRole).toString(), QStringLiteral("legal\nEU"));
        QCOMPARE(m_model->index(2, first).data().toString(), QString());
        QVERIFY(!m_model->flags(m_model->index(0, first)).testFlag(Qt::ItemIsEditable));
        m_model->setDataNames({QStringLiteral("caseNo"), QStringLiteral("Area")});
        QCOMPARE(m_model->dataNames(), (QStringList{QStringLiteral("caseNo"), QStringLiteral("Area")}));
        QCOMPARE(m_model->index(0, first).data().toString(), QStringLiteral("A 1"));
        m_model->setDataNames({});
        QCOMPARE(m_model->columnCount(), first);
    }

    void dragCarriesEachDocumentOnce()
    {
        apply(rowsOf({7, 8}));
        std::unique_ptr<QMimeData> data(
            m_model->mimeData({m_model->index(0, 0), m_model->index(0, 1), m_model->index(1, 3)}));
        QCOMPARE(documentsOf(data.get()),
                 (QList<domain::DocumentId>{domain::DocumentId(7), domain::DocumentId(8)}));
        QMimeData cut;
        cut.setData(documentsMimeType(), QByteArray("\x00\x00\x01", 3));
        QVERIFY(documentsOf(&cut).isEmpty());
    }

    void deadlinesAndLastActivity()
    {
        using namespace std::chrono_literals;
        using Column = DocumentTableModel::Column;
        QList<domain::DocumentSummary> rows = rowsOf({1, 2, 3});
        const Timestamp now = m_clock.now();
        for (domain::DocumentSummary& row : rows) {
            row.status = domain::SigningStatus::InProgress;
            row.sentTime = now - std::chrono::days(5);
            row.setting.expireDaysAfterSent = 10;
        }
        domain::Invitation anna;
        anna.openedTime = now - std::chrono::days(3);
        domain::Invitation ben;
        ben.lastReminderSent = now - 5min;
        rows[0].invitations = {anna};
        rows[1].invitations = {anna, ben};
        rows[1].setting.expireDaysAfterSent = 300;
        rows[2].status = domain::SigningStatus::Draft;
        rows[2].sentTime.reset();
        m_rows->setRows(0, rows, 3);
        const auto text = [this](int row, Column column) {
            return m_model->index(row, static_cast<int>(column)).data().toString();
        };
        QCOMPARE(text(0, Column::Expires), QStringLiteral("In 5 days"));
        QCOMPARE(text(0, Column::LastAction), QStringLiteral("3 days ago"));
        QCOMPARE(text(1, Column::Expires), relativeTime(now + std::chrono::days(295), now));
        QCOMPARE(text(1, Column::LastAction), QStringLiteral("5 min ago"));
        QVERIFY(text(2, Column::Expires).isEmpty());
        QVERIFY(text(2, Column::LastAction).isEmpty());
        rows[0].status = domain::SigningStatus::Completed;
        m_rows->setRows(0, rows, 3);
        QVERIFY(text(0, Column::Expires).isEmpty());
        QVERIFY(!DocumentTableModel::sortFieldOf(Column::Expires));
    }

    void whoeverIsFoundByTheAddressIsShownWithIt()
    {
        QList<domain::DocumentSummary> rows = rowsOf({1});
        domain::Invitation anna;
        anna.recipientName = QStringLiteral("Anna Berg");
        anna.recipientEmail = QStringLiteral("ab@contoso.com");
        rows[0].invitations = {anna};
        m_rows->setRows(0, rows, 1);
        const auto shown = [this] {
            const auto people = m_model->index(0, 0)
                                    .data(DocumentTableModel::RecipientsRole)
                                    .value<QList<domain::Invitation>>();
            return people.value(0).recipientName;
        };
        QCOMPARE(shown(), QStringLiteral("Anna Berg"));
        m_model->setSearch(QStringLiteral("Contoso"));
        QCOMPARE(shown(), QStringLiteral("ab@contoso.com"));
        m_model->setSearch(QStringLiteral("berg"));
        QCOMPARE(shown(), QStringLiteral("Anna Berg"));
    }

    void theColumnNamesThePeopleOnly()
    {
        QList<domain::DocumentSummary> rows = rowsOf({1});
        domain::Invitation anna;
        anna.recipientName = QStringLiteral("Anna Berg");
        anna.status = domain::InvitationStatus::Viewed;
        rows[0].status = domain::SigningStatus::InProgress;
        rows[0].invitations = {anna};
        m_rows->setRows(0, rows, 1);
        const auto at = [this](DocumentTableModel::Column column) {
            return m_model->index(0, static_cast<int>(column));
        };
        QCOMPARE(at(DocumentTableModel::Column::WaitingFor).data().toString(), QStringLiteral("Anna Berg"));
        QCOMPARE(at(DocumentTableModel::Column::Status).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Waiting for Anna Berg"));
    }

    void deadlinesAreToldAsDays()
    {
        using namespace std::chrono_literals;
        const QDateTime noon(QDate(2026, 11, 26), QTime(12, 0));
        const Timestamp now{std::chrono::milliseconds(noon.toMSecsSinceEpoch())};
        QCOMPARE(deadlineText(now + 3h, now), QStringLiteral("Today"));
        QCOMPARE(deadlineText(now + 23h, now), QStringLiteral("Tomorrow"));
        QCOMPARE(deadlineText(now + 48h, now), QStringLiteral("In 2 days"));
        QCOMPARE(deadlineText(now + std::chrono::days(15), now),
                 relativeTime(now + std::chrono::days(15), now));
        QCOMPARE(deadlineText(now - 1h, now), relativeTime(now - 1h, now));
    }

    void rowsThatAreNotKnownAreQuiet()
    {
        Signals counts(*m_model);
        m_rows->setRows(0, rowsOf({1, 2}), 1000);
        QCOMPARE(counts.take(), (Counts{2, 0, 0, 0, 0, 0}));
        QCOMPARE(m_model->rowCount(), 1000);
        const QModelIndex far = m_model->index(500, 0);
        QVERIFY(far.data(DocumentTableModel::PlaceholderRole).toBool());
        QVERIFY(!far.data().isValid());
        QVERIFY(!m_model->flags(far).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!m_model->flags(far).testFlag(Qt::ItemIsEditable));
        m_rows->setRows(500, rowsOf({501, 502}), 1000);
        QCOMPARE(counts.take(), (Counts{0, 0, 0, 1, 0, 0}));
        QCOMPARE(far.data().toString(), QStringLiteral("Document 501"));
        m_rows->reset();
        QCOMPARE(counts.take(), (Counts{0, 0, 0, 0, 0, 1}));
    }

    void aSelectedRowStaysSelectedWhereverItGoes()
    {
        m_rows->setRows(0, rowsOf({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}), 12);
        QItemSelectionModel selection(m_model.get());
        selection.select(m_model->index(10, 0),
                         QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_rows->setRows(0, rowsOf({11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12}), 12);
        QCOMPARE(selection.selectedRows(), QModelIndexList{m_model->index(0, 0)});
        m_rows->setRows(0, rowsOf({12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 11}), 12);
        QCOMPARE(selection.selectedRows(), QModelIndexList{m_model->index(11, 0)});
    }

private:
    void apply(const QList<domain::DocumentSummary>& rows) { m_rows->setRows(0, rows, 0); }

    test::ManualClock m_clock;
    std::unique_ptr<workflow::DocumentRows> m_rows;
    std::unique_ptr<DocumentTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

INK_TEST(TestDocumentTableModel, "tst_documenttablemodel")

} // namespace tst_documenttablemodel

#include "tst_documenttablemodel.moc"
