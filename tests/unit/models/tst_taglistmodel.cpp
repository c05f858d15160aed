#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/models/taglistmodel.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

namespace tst_taglistmodel {

using namespace ink;
using namespace ink::ui;

namespace {

domain::Document draft()
{
    domain::Document document = test::emptyDraft();
    document.files = {test::file(QStringLiteral("a.pdf"), 3)};
    document.invitations = {test::invitation(QStringLiteral("Anna"), QStringLiteral("anna@example.org"))};
    return document;
}

domain::Tag placed(qint64 id, int page, int left, int top)
{
    domain::Tag tag = test::tag(domain::TagType::Text, QStringLiteral("T%1").arg(id), page, 1, left, top);
    tag.id = domain::TagId(id);
    return tag;
}

QList<qint64> idsOf(const TagListModel& model)
{
    QList<qint64> ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids.append(model.tagAt(row).value());
    return ids;
}

} // namespace

class TestTagListModel final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsByPageThenRowThenFromTheLeft()
    {
        domain::Document document = draft();
        // 3 and 2 are in one row although 2 begins slightly higher.
        document.tags = {placed(1, 2, 10, 10), placed(2, 1, 300, 100), placed(3, 1, 50, 104),
                         placed(4, 1, 10, 200)};
        TagListModel model;
        const QAbstractItemModelTester tester(&model);
        model.setDocument(document, readingOrder(document));
        QCOMPARE(idsOf(model), (QList<qint64>{3, 2, 4, 1}));
        QCOMPARE(model.rowOf(domain::TagId(4)), 2);
        QCOMPARE(model.index(0, 0).data(TagListModel::DescriptionRole).toString(),
                 QStringLiteral("Text for Anna, page 1, required"));
    }

    void tellsTheLeast()
    {
        domain::Document document = draft();
        document.tags = {placed(1, 1, 10, 10), placed(2, 1, 10, 100), placed(3, 1, 10, 200)};
        TagListModel model;
        const QAbstractItemModelTester tester(&model);
        model.setDocument(document, readingOrder(document));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setDocument(document, readingOrder(document));
        document.tags[1].rect.left = 40; // a move that changes neither order nor text
        model.setDocument(document, readingOrder(document));
        QCOMPARE(inserted.count() + removed.count() + changed.count(), 0);
        document.tags[1].name = QStringLiteral("Rent");
        model.setDocument(document, readingOrder(document));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().first().toModelIndex().row(), 1);
        document.tags.insert(2, placed(9, 1, 10, 150));
        model.setDocument(document, readingOrder(document));
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(inserted.first().at(1).toInt(), 2);
        document.tags.removeAt(0);
        model.setDocument(document, readingOrder(document));
        QCOMPARE(removed.count(), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(reset.count(), 0);
    }

    void followsAnyChange()
    {
        QRandomGenerator random(3);
        TagListModel model;
        const QAbstractItemModelTester tester(&model);
        domain::Document document = draft();
        for (int i = 1; i <= 300; ++i) {
            if (random.bounded(3) == 0 && !document.tags.isEmpty())
                document.tags.removeAt(random.bounded(document.tags.size()));
            else
                document.tags.append(
                    placed(i, random.bounded(1, 4), random.bounded(500), random.bounded(800)));
            model.setDocument(document, readingOrder(document));
            QCOMPARE(model.rowCount(), int(document.tags.size()));
            const QList<qsizetype> order = readingOrder(document);
            for (int row = 0; row < model.rowCount(); ++row)
                QCOMPARE(model.tagAt(row), document.tags.at(order.at(row)).id);
        }
    }
};

INK_TEST(TestTagListModel, "tst_taglistmodel")

} // namespace tst_taglistmodel

#include "tst_taglistmodel.moc"
