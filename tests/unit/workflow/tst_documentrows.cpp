#include "app/workflow/documents/documentrows.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_documentrows {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using Kind = RowsEdit::Kind;

namespace {

QList<DocumentSummary> rowsOf(const QList<int>& ids)
{
    QList<DocumentSummary> rows;
    for (const int id : ids) {
        DocumentSummary row;
        row.id = DocumentId(id);
        row.title = QStringLiteral("Document %1").arg(id);
        rows.append(row);
    }
    return rows;
}

QList<int> idsFrom(int first, int count)
{
    QList<int> ids;
    for (int i = 0; i < count; ++i)
        ids.append(first + i);
    return ids;
}

/** Every edit of rows, in order. */
struct Edits
{
    explicit Edits(DocumentRows& rows)
    {
        QObject::connect(&rows, &DocumentRows::edited, &rows,
                         [this](const RowsEdit& edit) { list.append(edit); });
    }
    QList<RowsEdit> take() { return std::exchange(list, {}); }
    QList<RowsEdit> list;
};

} // namespace

class TestDocumentRows final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFirstPageOfMany()
    {
        DocumentRows rows;
        Edits edits(rows);
        rows.setRows(0, rowsOf({1, 2, 3}), 1'000'000);
        QCOMPARE(rows.size(), 1'000'000);
        QCOMPARE(rows.knownCount(), 3);
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Insert, 0, 2, 0}, {Kind::Insert, 3, 999'999, 0}}));
        QVERIFY(!rows.at(3));
        QVERIFY(rows.isKnown(0, 2));
        QVERIFY(!rows.isKnown(0, 3));
        rows.setRows(500, rowsOf({501, 502}), 1'000'000);
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Change, 500, 501, 0}}));
        QCOMPARE(rows.rowOf(DocumentId(502)), 501);
        rows.setRows(0, rowsOf({1, 2, 3}), 1'000'000);
        QVERIFY(edits.take().isEmpty());
    }

    void aNewOneOnTopPushesEverythingDown()
    {
        DocumentRows rows;
        rows.setRows(0, rowsOf(idsFrom(1, 10)), 100);
        rows.setRows(50, rowsOf(idsFrom(51, 10)), 100);
        Edits edits(rows);
        rows.setRows(0, rowsOf(QList<int>{999} + idsFrom(1, 9)), 101);
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Insert, 0, 0, 0}}));
        QCOMPARE(rows.size(), 101);
        QCOMPARE(rows.rowOf(DocumentId(10)), 10); // not in the page, but still loaded
        QCOMPARE(rows.rowOf(DocumentId(51)), 51); // far below, moved along
    }

    void aDocumentFromFarBelowComesUp()
    {
        DocumentRows rows;
        rows.setRows(0, rowsOf(idsFrom(1, 10)), 100);
        rows.setRows(50, rowsOf(idsFrom(51, 10)), 100);
        Edits edits(rows);
        rows.setRows(0, rowsOf(QList<int>{55} + idsFrom(1, 9)), 100);
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Move, 54, 54, 0}}));
        QCOMPARE(rows.rowOf(DocumentId(51)), 51);
        QCOMPARE(rows.rowOf(DocumentId(56)), 55);
    }

    void oneThatWasNotKnownComesUp()
    {
        DocumentRows rows;
        rows.setRows(0, rowsOf(idsFrom(1, 10)), 100);
        rows.setRows(50, rowsOf(idsFrom(51, 10)), 100);
        Edits edits(rows);
        rows.setRows(0, rowsOf(QList<int>{77} + idsFrom(1, 9)), 100);
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Insert, 0, 0, 0}, {Kind::Remove, 100, 100, 0}}));
    }

    void whatIsGoneIsTakenOut()
    {
        DocumentRows rows;
        rows.setRows(0, rowsOf(idsFrom(1, 10)), 100);
        Edits edits(rows);
        rows.setRows(0, rowsOf(QList<int>{1, 2, 3} + idsFrom(6, 7)),
                     98); // 4 and 5 are gone, 11 and 12 follow
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Remove, 3, 4, 0}, {Kind::Change, 8, 9, 0}}));
        QCOMPARE(rows.size(), 98);
    }

    void aPageBelowTellsThatOneCameAbove()
    {
        DocumentRows rows;
        rows.setRows(0, rowsOf(idsFrom(1, 10)), 100);
        rows.setRows(10, rowsOf(idsFrom(11, 10)), 100);
        rows.setRows(20, rowsOf(idsFrom(21, 10)), 100);
        rows.evictOutside(10, 29);
        Edits edits(rows);
        rows.setRows(20, rowsOf(idsFrom(20, 10)), 101);
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Insert, 10, 10, 0}}));
        QCOMPARE(rows.rowOf(DocumentId(20)), 20);
        QCOMPARE(rows.rowOf(DocumentId(11)), 11);
        QCOMPARE(rows.rowOf(DocumentId(30)), 30);
    }

    void manyAtOtherPlacesAreOneRearrangement()
    {
        DocumentRows rows;
        QList<int> ids = idsFrom(1, 60);
        rows.setRows(0, rowsOf(ids), 60);
        std::reverse(ids.begin(), ids.end());
        Edits edits(rows);
        rows.setRows(0, rowsOf(ids), 60);
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Reorder, 0, 59, 0}}));
        QCOMPARE(rows.rowOf(DocumentId(60)), 0);
    }

    void nothingIsShownTwiceAndCountsMayLie()
    {
        DocumentRows rows;
        rows.setRows(0, rowsOf({1, 2, 2, 3}), 2);
        QCOMPARE(rows.size(), 3);
        rows.setRows(3, {}, 3);
        QCOMPARE(rows.size(), 3);
        rows.setRows(0, {}, 0);
        QCOMPARE(rows.size(), 0);
        QCOMPARE(rows.knownCount(), 0);
    }

    void memoryIsBounded()
    {
        DocumentRows rows;
        for (int page = 0; page < 50; ++page)
            rows.setRows(page * 100, rowsOf(idsFrom(1 + page * 100, 100)), 5000);
        rows.evictOutside(1000, 1999);
        QCOMPARE(rows.knownCount(), 1000);
        QCOMPARE(rows.size(), 5000);
        QCOMPARE(rows.rowOf(DocumentId(1)), -1);
        QCOMPARE(rows.rowOf(DocumentId(1001)), 1000);
    }

    void anUpdateAndATakeAreSmall()
    {
        DocumentRows rows;
        rows.setRows(0, rowsOf(idsFrom(1, 10)), 10);
        Edits edits(rows);
        auto changed = rowsOf({4}).constFirst();
        changed.title = QStringLiteral("Lease");
        rows.update(changed);
        rows.update(rowsOf({77}).constFirst());
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Change, 3, 3, 0}}));
        rows.removeDocuments({DocumentId(2), DocumentId(3), DocumentId(9), DocumentId(77)});
        QCOMPARE(edits.take(), (QList<RowsEdit>{{Kind::Remove, 8, 8, 0}, {Kind::Remove, 1, 2, 0}}));
    }

    /** A server whose documents are added, removed and moved, read through any page: each loaded page is
     * exact, and other loaded rows stay in order. */
    void anyPageFollowsAnyChange()
    {
        QRandomGenerator random(11);
        DocumentRows rows;
        QList<int> server = idsFrom(1, 80);
        int last = 80;
        for (int round = 0; round < 3000; ++round) {
            for (int change = random.bounded(4); change > 0; --change) {
                const int kind = random.bounded(3);
                if (kind == 0) server.insert(random.bounded(static_cast<int>(server.size()) + 1), ++last);
                if (kind == 1 && server.size() > 20)
                    server.removeAt(random.bounded(static_cast<int>(server.size())));
                if (kind == 2)
                    server.move(random.bounded(static_cast<int>(server.size())),
                                random.bounded(static_cast<int>(server.size())));
            }
            const int size = random.bounded(2) == 0 ? 10 : 25;
            const int page = random.bounded(static_cast<int>(server.size()) / size + 1);
            const QList<int> window = server.mid(static_cast<qsizetype>(page) * size, size);
            auto given = rowsOf(window);
            for (auto& row : given)
                row.version = random.bounded(3);
            rows.setRows(static_cast<qsizetype>(page) * size, given, server.size());
            QCOMPARE(rows.size(), server.size());
            QSet<DocumentId> seen;
            qsizetype known = 0;
            for (qsizetype row = 0; row < rows.size(); ++row) {
                const DocumentSummary* one = rows.at(row);
                if (!one) continue;
                ++known;
                QVERIFY(!seen.contains(one->id));
                seen.insert(one->id);
            }
            QCOMPARE(known, rows.knownCount());
            for (qsizetype i = 0; i < given.size(); ++i) {
                QVERIFY(rows.at(page * size + i));
                QVERIFY(*rows.at(page * size + i) == given.at(i));
            }
            if (random.bounded(20) == 0) rows.evictOutside(20, 60);
        }
    }
};

INK_TEST(TestDocumentRows, "tst_documentrows")

} // namespace tst_documentrows

#include "tst_documentrows.moc"
