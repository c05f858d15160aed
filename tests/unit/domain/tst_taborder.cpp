#include "app/domain/document/facts.h"
#include "app/domain/document/taborder.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QJsonValue>
#include <QTest>

namespace tst_taborder {

using namespace ink;
using namespace ink::domain;

namespace {

Tag at(int page, int left, int top, int turn = 0)
{
    Tag tag = test::tag(TagType::Text, QStringLiteral("t"), page, 1, left, top);
    tag.rect = {left, top, 80, 20};
    tag.facts.tabPosition = turn;
    return tag;
}

} // namespace

class TestTabOrder final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readingDirection()
    {
        // Two tags in one row although one is slightly higher; the next page comes last.
        const QList<Tag> tags{at(2, 10, 10), at(1, 200, 98), at(1, 10, 100), at(1, 10, 50)};
        QCOMPARE(readingOrder(tags), (QList<qsizetype>{3, 2, 1, 0}));
        QCOMPARE(tabOrder(tags), readingOrder(tags));
        QVERIFY(tabOrder({}).isEmpty());
    }

    void turnsGoFirst()
    {
        const QList<Tag> tags{at(1, 10, 10, 3), at(1, 10, 50, 1), at(1, 10, 90, 2)};
        QCOMPARE(tabOrder(tags), (QList<qsizetype>{1, 2, 0}));
    }

    void newTagsFollowTheOneAbove()
    {
        // The second and the last have no position: they follow their predecessors in reading order.
        QList<Tag> tags{at(1, 10, 10, 2), at(1, 10, 30), at(1, 10, 50, 1), at(2, 10, 10)};
        QCOMPARE(tabOrder(tags), (QList<qsizetype>{2, 3, 0, 1}));
        tags.append(at(1, 10, 0)); // above all others
        QCOMPARE(tabOrder(tags).first(), 4);
    }

    void everyTagOnce()
    {
        QList<Tag> tags;
        for (int i = 0; i < 300; ++i)
            tags.append(at(i % 7 + 1, i * 37 % 500, i * 91 % 800, i % 3 == 0 ? (i * 13) % 40 : 0));
        QList<qsizetype> order = tabOrder(tags);
        std::sort(order.begin(), order.end());
        for (qsizetype i = 0; i < order.size(); ++i)
            QCOMPARE(order.at(i), i);
        QCOMPARE(order.size(), tags.size());
    }

    void whatIsSentStrangelyIsNoTurn()
    {
        Tag tag = at(1, 1, 1);
        const QString name = QStringLiteral("tabOrder");
        for (const QJsonValue& strange : {QJsonValue(QStringLiteral("first")), QJsonValue(-4)}) {
            setAdditionalMembers(tag, {{name, strange}});
            QCOMPARE(tag.facts.tabPosition, 0);
            QVERIFY(additionalMembers(tag).value(name) == strange); // sent back unchanged
        }
        setAdditionalMembers(tag, {{name, 2}});
        QCOMPARE(tag.facts.tabPosition, 2);
        QVERIFY(tag.extra.isEmpty());
    }
};

INK_TEST(TestTabOrder, "tst_taborder")

} // namespace tst_taborder

#include "tst_taborder.moc"
