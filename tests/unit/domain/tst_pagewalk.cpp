#include "app/domain/document/pagewalk.h"
#include "tests/support/testmain.h"

#include <QList>
#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>

namespace tst_pagewalk {

using namespace ink::domain;

namespace {

struct PageQuery
{
    int pageIndex = 0;
    QString cursor;
};

/** A list that changes between two requests. */
struct ChangingList
{
    QList<qint64> rows;
    int pageSize = 5;
    bool givesCursors = false;
    bool ignoresPages = false;
    std::function<void(ChangingList&)> change = {}; ///< after each page
    int requests = 0;
    PageWalk walk = {};
    QList<qint64> taken = {}; ///< without those that were there before

    void read()
    {
        for (bool more = true; more && requests < 100; ++requests) {
            PageQuery query;
            walk.apply(query);
            qsizetype first = ignoresPages ? 0 : qsizetype(query.pageIndex - 1) * pageSize;
            if (!query.cursor.isEmpty()) {
                const qint64 last = query.cursor.toLongLong();
                first = std::count_if(rows.cbegin(), rows.cend(), [last](qint64 id) { return id <= last; });
            }
            const QList<qint64> page = rows.mid(first, pageSize);
            for (const qint64 id : page)
                if (walk.take(id)) taken.append(id);
            const bool isLast = first + page.size() >= rows.size();
            more = walk.advance(rows.size(),
                                givesCursors && !isLast ? QString::number(page.constLast()) : QString());
            if (change) change(*this);
        }
    }
};

QList<qint64> numbers(qint64 first, qint64 last)
{
    QList<qint64> all(last - first + 1);
    std::iota(all.begin(), all.end(), first);
    return all;
}

} // namespace

class TestPageWalk final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aListThatStaysIsReadOnce()
    {
        for (const bool cursors : {false, true}) {
            ChangingList list{numbers(1, 20), 5, cursors};
            list.read();
            QCOMPARE(list.taken, numbers(1, 20));
            QCOMPARE(list.requests, 4);
            QCOMPARE(list.walk.missed(), 0);
            QCOMPARE(list.walk.seen().size(), 20);
        }
        ChangingList none{{}};
        none.read();
        QCOMPARE(none.requests, 1);
        QCOMPARE(none.walk.missed(), 0);
    }

    /** Regression test: five of thirty rows were skipped, because deleting rows moves others to earlier
     * pages. */
    void deletedRowsHideNoOthers()
    {
        for (const bool cursors : {false, true}) {
            ChangingList list{numbers(1, 30), 5, cursors};
            list.change = [left = 5](ChangingList& of) mutable {
                if (left-- > 0) of.rows.removeFirst();
            };
            list.read();
            QList<qint64> all = list.taken;
            std::sort(all.begin(), all.end());
            QCOMPARE(all, numbers(1, 30));
            QCOMPARE(list.walk.missed(), 0);
        }
    }

    void newRowsRepeatNoOthers()
    {
        ChangingList list{numbers(1, 30)};
        list.change = [next = 100](ChangingList& of) mutable { of.rows.prepend(next++); };
        list.read();
        QList<qint64> all = list.taken;
        std::sort(all.begin(), all.end());
        QCOMPARE(std::adjacent_find(all.cbegin(), all.cend()), all.cend());
        QCOMPARE(all.mid(0, 30), numbers(1, 30));
    }

    void aServerThatIgnoresPagesMissesRows()
    {
        ChangingList list{numbers(1, 30)};
        list.ignoresPages = true;
        list.read();
        QCOMPARE(list.taken, numbers(1, 5));
        QCOMPARE(list.walk.missed(), 25);
        QVERIFY(list.requests <= 4);
    }

    void aCursorThatIsRepeatedEndsTheWalk()
    {
        PageWalk walk;
        QVERIFY(walk.take(1));
        QVERIFY(walk.advance(3, QStringLiteral("a")));
        QCOMPARE(walk.cursor(), QStringLiteral("a"));
        QVERIFY(walk.take(2));
        QVERIFY(!walk.advance(3, QStringLiteral("a")));
        QCOMPARE(walk.missed(), 1);
    }

    /** Whatever is added during a walk by cursors needn't be in it. */
    void aTotalThatGrowsMissesNothing()
    {
        PageWalk walk;
        QVERIFY(walk.take(1));
        QVERIFY(walk.advance(2, QStringLiteral("a")));
        QVERIFY(walk.take(2));
        QVERIFY(!walk.advance(5, {}));
        QCOMPARE(walk.missed(), 0);
    }
};

INK_TEST(TestPageWalk, "tst_pagewalk")

} // namespace tst_pagewalk

#include "tst_pagewalk.moc"
