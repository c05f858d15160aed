#include "tests/support/builders.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/templatetablemodel.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

namespace tst_templatetablemodel {

using namespace ink;
using namespace ink::ui;
using domain::DocumentId;
using domain::DocumentSummary;
using domain::DocumentType;

namespace {

DocumentSummary row(int id, const char* title, qint64 changed = 0,
                    DocumentType type = DocumentType::RegularTemplate)
{
    DocumentSummary summary;
    summary.id = DocumentId(id);
    summary.title = QString::fromUtf8(title);
    summary.type = type;
    summary.lastModifiedTime = Timestamp(std::chrono::milliseconds(changed));
    summary.invitations = {test::invitation(QStringLiteral("Tenant"), {})};
    return summary;
}

struct Spies
{
    explicit Spies(QAbstractItemModel& model)
        : inserted(&model, &QAbstractItemModel::rowsInserted),
          removed(&model, &QAbstractItemModel::rowsRemoved),
          changed(&model, &QAbstractItemModel::dataChanged), reset(&model, &QAbstractItemModel::modelReset)
    {
    }
    QList<int> counts() const
    {
        return {int(inserted.size()), int(removed.size()), int(changed.size()), int(reset.size())};
    }
    QSignalSpy inserted;
    QSignalSpy removed;
    QSignalSpy changed;
    QSignalSpy reset;
};

} // namespace

class TestTemplateTableModel final : public QObject
{
    Q_OBJECT
    SystemClock m_clock;

private Q_SLOTS:
    void onlyWhatDiffersIsTold()
    {
        TemplateTableModel model(m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.apply({row(1, "Lease"), row(2, "Offer"), row(3, "NDA")});
        Spies spies(model);
        model.apply({row(1, "Lease"), row(2, "Offer"), row(3, "NDA")});
        QCOMPARE(spies.counts(), QList<int>({0, 0, 0, 0}));
        model.apply({row(3, "NDA"), row(1, "Lease"), row(2, "Offer")}); // the proxy sorts
        QCOMPARE(spies.counts(), QList<int>({0, 0, 0, 0}));
        model.apply({row(1, "Lease 2"), row(3, "NDA"), row(4, "Order"), row(5, "Will")});
        QCOMPARE(spies.counts(), QList<int>({1, 1, 1, 0}));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.rowOf(DocumentId(2)), -1);
    }

    void rolesWithoutANameAreNumbered()
    {
        TemplateTableModel model(m_clock);
        auto lease = row(1, "Lease");
        lease.invitations = {domain::Invitation(), domain::Invitation()};
        lease.invitations[1].recipientName = QStringLiteral("Landlord");
        model.apply({lease});
        QCOMPARE(model.index(0, int(TemplateTableModel::Column::Roles)).data().toString(),
                 QStringLiteral("Role 1, Landlord"));
    }

    void countsAreToldForTheirRowsOnly()
    {
        TemplateTableModel model(m_clock);
        model.apply({row(1, "Lease"), row(2, "Offer")});
        Spies spies(model);
        model.applyCounts({{DocumentId(2), 12}});
        QCOMPARE(spies.changed.size(), 1);
        QCOMPARE(spies.changed.first().first().toModelIndex(),
                 model.index(1, int(TemplateTableModel::Column::Uses)));
        QCOMPARE(model.index(1, int(TemplateTableModel::Column::Uses)).data().toString(),
                 QStringLiteral("12"));
        QCOMPARE(model.index(0, int(TemplateTableModel::Column::Uses)).data().toString(), QString());
        model.applyCounts({{DocumentId(2), 12}});
        QCOMPARE(spies.changed.size(), 1);
    }

    void theFilterChoosesAndSorts()
    {
        TemplateTableModel model(m_clock);
        TemplateFilter filter(model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        DocumentSummary inFolder = row(2, "apfel", 20);
        inFolder.folderId = domain::FolderId(7);
        DocumentSummary gone = row(3, "Gone", 30);
        gone.deleted = true;
        model.apply({row(1, "Zebra", 10), inFolder, gone});
        filter.sort(int(TemplateTableModel::Column::Title), Qt::AscendingOrder);
        QCOMPARE(filter.rowCount(), 2);
        QCOMPARE(filter.at(filter.index(0, 0))->id, DocumentId(2)); // as a person sorts
        filter.sort(int(TemplateTableModel::Column::Modified), Qt::AscendingOrder);
        QCOMPARE(filter.at(filter.index(0, 0))->id, DocumentId(1));
        filter.setFolder(domain::FolderId(7));
        QCOMPARE(filter.rowCount(), 1);
        filter.setFolder(std::nullopt);
        filter.setText(QStringLiteral("tenant"));
        QCOMPARE(filter.rowCount(), 2);
        filter.setText(QStringLiteral("zeb"));
        QCOMPARE(filter.rowCount(), 1);
        filter.setText({});
        filter.setTrash(true);
        QCOMPARE(filter.rowCount(), 1);
        QCOMPARE(filter.at(filter.index(0, 0))->id, DocumentId(3));
    }

    void titlesAreRenamedInPlaceWhileTheyMayBe()
    {
        TemplateTableModel model(m_clock);
        DocumentSummary open = row(2, "Public", 0, DocumentType::TemplateLink);
        open.status = domain::SigningStatus::InProgress;
        model.apply({row(1, "Lease"), open});
        QSignalSpy wanted(&model, &TemplateTableModel::renameRequested);
        QVERIFY(model.setData(model.index(0, 0), QStringLiteral(" Lease 2 "), Qt::EditRole));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().at(1).toString(), QStringLiteral("Lease 2"));
        QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("  "), Qt::EditRole));
        QVERIFY(!model.setData(model.index(1, 0), QStringLiteral("Other"), Qt::EditRole));
        QCOMPARE(model.index(1, int(TemplateTableModel::Column::Type)).data().toString(),
                 QStringLiteral("Link, open"));
    }

    void whatIsDraggedIsAFileToo()
    {
        TemplateTableModel model(m_clock);
        model.setFileExporter([](DocumentId id) {
            return id == DocumentId(1) ? QStringLiteral("/tmp/lease.inkstone-template") : QString();
        });
        model.apply({row(1, "Lease"), row(2, "Offer")});
        const std::unique_ptr<QMimeData> data(model.mimeData({model.index(0, 0), model.index(1, 0)}));
        QCOMPARE(documentsOf(data.get()), QList<DocumentId>({DocumentId(1), DocumentId(2)}));
        QCOMPARE(data->urls(),
                 QList<QUrl>{QUrl::fromLocalFile(QStringLiteral("/tmp/lease.inkstone-template"))});
    }
};

INK_TEST(TestTemplateTableModel, "tst_templatetablemodel")

} // namespace tst_templatetablemodel

#include "tst_templatetablemodel.moc"
