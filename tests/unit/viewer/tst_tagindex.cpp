// The index of a draft's tags: the same as one made anew after any edit, and kept where an edit doesn't touch
// it. Its thumbnails: one signal for neighbouring pages.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/models/taglistmodel.h"
#include "ui/viewer/editing/tagindex.h"
#include "ui/viewer/thumbnailmodel.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

namespace tst_tagindex {

using namespace ink;
using namespace ink::ui;

namespace {

constexpr int pages = 6;

domain::Tag placed(qint64 id, int page, int left, int top)
{
    domain::Tag tag = test::tag(domain::TagType::Text, QStringLiteral("tag%1").arg(id), page, 1, left, top);
    tag.id = domain::TagId(id);
    return tag;
}

domain::Document draft(int tags)
{
    domain::Document document = test::emptyDraft();
    document.id = domain::DocumentId(7);
    document.files = {test::file(QStringLiteral("a.pdf"), pages)};
    document.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
    for (int i = 0; i < tags; ++i)
        document.tags.append(placed(i + 1, i % pages + 1, 40 + i % 5 * 80, 40 + i % 11 * 60));
    return document;
}

} // namespace

class TestTagIndex final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAsMadeAnew()
    {
        QRandomGenerator random(19);
        TagIndex index;
        domain::Document document = draft(30);
        for (int round = 0; round < 400; ++round) {
            const qsizetype at = random.bounded(document.tags.size());
            switch (random.bounded(7)) {
            case 0:
                document.tags.append(placed(1000 + round, random.bounded(1, pages + 1), random.bounded(500),
                                            random.bounded(800)));
                break;
            case 1:
                if (document.tags.size() > 5) document.tags.removeAt(at);
                break;
            case 2:
                document.tags[at].rect.left = random.bounded(500);
                break;
            case 3:
                document.tags[at].pageIndex = random.bounded(1, pages + 1);
                break;
            case 4:
                document.tags.swapItemsAt(at, random.bounded(document.tags.size()));
                break;
            case 5:
                document.tags[at].facts.tabPosition = random.bounded(4);
                break;
            default:
                document.tags[at].name += QLatin1Char('x');
                break;
            }
            index.setDocument(document);
            TagIndex fresh;
            fresh.setDocument(document);
            QCOMPARE(index.readingOrder(), readingOrder(document));
            for (int page = 1; page <= pages; ++page)
                QCOMPARE(index.tagsOnPage(page), fresh.tagsOnPage(page));
            for (const domain::Tag& tag : std::as_const(document.tags))
                QCOMPARE(index.find(tag.id)->name, tag.name);
            QVERIFY(!index.contains(domain::TagId(9999)));
        }
    }
    void anEditOfAValueKeepsTheOrder()
    {
        TagIndex index;
        domain::Document document = draft(50);
        index.setDocument(document);
        const qsizetype* const order = index.readingOrder().constData();
        document.tags[7].text = QStringLiteral("Ada");
        document.tags[9].isMandatory = false;
        index.setDocument(document);
        QCOMPARE(index.readingOrder().constData(), order); // not sorted again
        document.tags[7].rect.top = 0;
        index.setDocument(document);
        QVERIFY(index.readingOrder().constData() != order);
    }
    void neighbouringThumbnailsChangeTogether()
    {
        ThumbnailModel model;
        const QAbstractItemModelTester tester(&model);
        domain::Document document = draft(60);
        model.setDocument(document);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setDocument(document);
        QCOMPARE(changed.count(), 0);
        for (domain::Tag& tag : document.tags)
            tag.rect.left += 5;
        model.setDocument(document); // a view updates its layout for each signal
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().at(0).toModelIndex().row(), 0);
        QCOMPARE(changed.first().at(1).toModelIndex().row(), pages - 1);
        changed.clear();
        for (domain::Tag& tag : document.tags)
            if (tag.pageIndex != 3) tag.rect.left += 5;
        model.setDocument(document);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(changed.at(1).at(0).toModelIndex().row(), 3);
        QCOMPARE(reset.count(), 0);
    }
};

INK_TEST(TestTagIndex, "tst_tagindex")

} // namespace tst_tagindex

#include "tst_tagindex.moc"
