#include "tests/support/testmain.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/foldertreemodel.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_foldertreemodel {

using namespace ink;
using namespace ink::ui;
using domain::FolderId;

namespace {
domain::Folder folder(int id, const char* name, int parent = 0, int count = 0)
{
    domain::Folder f;
    f.id = FolderId(id);
    f.name = QString::fromUtf8(name);
    f.parent = FolderId(parent);
    f.documentCount = count;
    return f;
}
FolderView viewOf(int id)
{
    return {.kind = FolderView::Kind::Folder, .folder = FolderId(id)};
}
} // namespace

class TestFolderTreeModel final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void foldersKeepTheirPlaceThroughChanges()
    {
        FolderTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applyFolders({folder(1, "Clients"), folder(2, "Archive"), folder(3, "North", 1, 4)});
        QCOMPARE(model.rowCount(model.foldersIndex()), 2);
        QCOMPARE(model.index(0, 0, model.foldersIndex()).data().toString(), QStringLiteral("Archive"));
        const QPersistentModelIndex north = model.indexOf(viewOf(3));
        QCOMPARE(north.parent().data().toString(), QStringLiteral("Clients"));
        QCOMPARE(north.data(FolderTreeModel::CountRole).toInt(), 4);

        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.applyFolders({folder(1, "Clients"), folder(2, "Archive"), folder(3, "North", 1, 4)});
        QCOMPARE(inserted.size() + removed.size() + moved.size() + changed.size(), 0);

        model.applyFolders({folder(1, "A clients"), folder(2, "Archive"), folder(3, "North", 1, 5)});
        QCOMPARE(moved.size(), 1); // before "Archive" now
        QCOMPARE(changed.size(), 2);
        QCOMPARE(inserted.size() + removed.size(), 0);
        QVERIFY(north.isValid());

        model.applyFolders({folder(2, "Archive")});
        QCOMPARE(removed.size(), 1);
        QVERIFY(!north.isValid());
    }

    void anOrphanIsShownAtTheTop()
    {
        FolderTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applyFolders({folder(5, "Lost", 99), folder(6, "Self", 6)});
        QCOMPARE(model.rowCount(model.foldersIndex()), 2);
    }

    void countsTellOnlyWhatChanged()
    {
        FolderTreeModel model;
        model.applyCounts({{domain::SigningStatus::Draft, 3}, {domain::SigningStatus::InProgress, 9}});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.applyCounts({{domain::SigningStatus::Draft, 3}, {domain::SigningStatus::InProgress, 8}});
        QCOMPARE(changed.size(), 1);
        const QModelIndex drafts = model.indexOf(
            FolderView{.kind = FolderView::Kind::Status, .status = domain::SigningStatus::Draft});
        QCOMPARE(drafts.data(FolderTreeModel::CountRole).toInt(), 3);
    }

    void documentsDropOnFoldersOnly()
    {
        FolderTreeModel model;
        model.applyFolders({folder(1, "Clients")});
        const std::unique_ptr<QMimeData> data(
            documentsMimeData({domain::DocumentId(4), domain::DocumentId(5)}));
        QSignalSpy dropped(&model, &FolderTreeModel::documentsDropped);
        const QModelIndex drafts = model.index(1, 0, model.index(0, 0));
        QVERIFY(!model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, drafts));
        QVERIFY(!model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.foldersIndex()));
        QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.indexOf(viewOf(1))));
        QCOMPARE(dropped.size(), 1);
        QCOMPARE(dropped.at(0).at(0).value<QList<domain::DocumentId>>().size(), 2);
        QCOMPARE(dropped.at(0).at(1).value<FolderView>(), viewOf(1));
    }

    void foldersDropOnFoldersButNotIntoThemselves()
    {
        FolderTreeModel model;
        model.applyFolders({folder(1, "Clients"), folder(2, "North", 1), folder(3, "Lease", 2)});
        QSignalSpy dropped(&model, &FolderTreeModel::folderDropped);
        QSignalSpy refused(&model, &FolderTreeModel::folderRefused);
        const auto drop = [&model](int id, const QModelIndex& onto) {
            const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf(viewOf(id))}));
            return data && model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, onto);
        };
        QVERIFY(drop(3, model.indexOf(viewOf(1))));
        QCOMPARE(dropped.at(0).at(0).value<FolderId>(), FolderId(3));
        QCOMPARE(dropped.at(0).at(1).value<FolderId>(), FolderId(1));
        QVERIFY(drop(2, model.foldersIndex()));
        QVERIFY(dropped.at(1).at(1).value<FolderId>().isNull());

        QVERIFY(!drop(2, model.indexOf(viewOf(1)))); // already there
        QVERIFY(!drop(2, model.indexOf(viewOf(2))));
        QVERIFY(!drop(2, model.index(0, 0, model.index(0, 0))));
        QVERIFY(refused.isEmpty());
        QVERIFY(!drop(1, model.indexOf(viewOf(3))));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.at(0).at(1).toString(), QStringLiteral("Lease"));
        QCOMPARE(dropped.size(), 2);
        QVERIFY(!model.mimeData({model.foldersIndex()}));
    }

    void renamingInPlaceAsksOnce()
    {
        FolderTreeModel model;
        model.applyFolders({folder(1, "Clients")});
        const QModelIndex index = model.indexOf(viewOf(1));
        QSignalSpy rename(&model, &FolderTreeModel::renameRequested);
        QVERIFY(!model.setData(index, QStringLiteral(" "), Qt::EditRole));
        QVERIFY(!model.setData(index, QStringLiteral("Clients"), Qt::EditRole));
        QVERIFY(model.setData(index, QStringLiteral("Customers"), Qt::EditRole));
        QCOMPARE(rename.size(), 1);
        QVERIFY(!(model.flags(model.index(0, 0, model.index(0, 0))) & Qt::ItemIsEditable));
    }
};

INK_TEST(TestFolderTreeModel, "tst_foldertreemodel")

} // namespace tst_foldertreemodel

#include "tst_foldertreemodel.moc"
