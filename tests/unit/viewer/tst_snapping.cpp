// Pure geometry: the alignment of a moved or stretched rectangle.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/geometry/snapping.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pagemarks.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_snapping {

using namespace ink;
using namespace ink::ui;

namespace {

constexpr QSizeF a4(595, 842);
constexpr double reach = 4; // points

bool tells(const SnapResult& snapped, SnapKind kind)
{
    return std::any_of(snapped.guides.begin(), snapped.guides.end(),
                       [kind](const SnapGuide& guide) { return guide.kind == kind; });
}

} // namespace

class TestSnapping final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void edgesAndCentresOfOtherTags()
    {
        SnapTargets targets(a4);
        targets.addTags({QRectF(100, 200, 80, 30)});
        // Left edge, three points off.
        const SnapResult left = targets.snapMove({103, 400, 50, 20}, reach);
        QCOMPARE(left.rect, (domain::PageRect{100, 400, 50, 20}));
        QVERIFY(tells(left, SnapKind::Tag));
        QCOMPARE(left.guides.first().distance, 170.0); // from 230 down to 400
        QCOMPARE(left.guides.first().line, QLineF(100, 200, 100, 420));
        // Centre to centre.
        QCOMPARE(targets.snapMove({118, 400, 40, 20}, reach).rect.left, 120);
        // Right edge to right edge; top edges at the same time.
        const SnapResult both = targets.snapMove({132, 198, 50, 60}, reach);
        QCOMPARE(both.rect, (domain::PageRect{130, 200, 50, 60}));
        // Beyond the reach nothing snaps and no guide appears.
        const SnapResult far = targets.snapMove({106, 400, 51, 21}, reach);
        QCOMPARE(far.rect, (domain::PageRect{106, 400, 51, 21}));
        QVERIFY(far.guides.isEmpty());
        // Edges may meet: the left edge at the other's right edge.
        QCOMPARE(targets.snapMove({183, 205, 51, 21}, reach).rect.left, 180);
    }

    void theNearestOfSeveralWins()
    {
        SnapTargets targets(a4);
        targets.addTags({QRectF(100, 100, 50, 20), QRectF(103, 150, 50, 20)});
        QCOMPARE(targets.snapMove({104, 400, 77, 20}, reach).rect.left, 103);
        QCOMPARE(targets.snapMove({101, 400, 77, 20}, reach).rect.left, 100);
    }

    void equalGaps()
    {
        SnapTargets targets(a4);
        targets.addTags({QRectF(50, 300, 60, 20), QRectF(140, 300, 60, 20)}); // 30 between them
        const SnapResult right = targets.snapMove({232, 303, 71, 14}, reach);
        QCOMPARE(right.rect.left, 230);
        QVERIFY(tells(right, SnapKind::Gap));
        for (const SnapGuide& guide : right.guides)
            if (guide.kind == SnapKind::Gap) QCOMPARE(guide.distance, 30.0);
        QCOMPARE(std::count_if(right.guides.begin(), right.guides.end(),
                               [](const SnapGuide& guide) { return guide.kind == SnapKind::Gap; }),
                 2);
        // Before the first.
        SnapTargets later(a4);
        later.addTags({QRectF(250, 300, 60, 20), QRectF(340, 300, 60, 20)});
        QCOMPARE(later.snapMove({150, 303, 71, 14}, reach).rect.left, 149); // 220 - 71
        // Between two with enough space.
        SnapTargets wide(a4);
        wide.addTags({QRectF(50, 300, 60, 20), QRectF(310, 300, 60, 20)});
        QCOMPARE(wide.snapMove({177, 303, 60, 14}, reach).rect.left, 180);
        // The same down a column.
        SnapTargets column(a4);
        column.addTags({QRectF(50, 100, 60, 20), QRectF(50, 150, 60, 20)});
        QCOMPARE(column.snapMove({57, 203, 43, 14}, reach).rect.top, 200);
    }

    void pageCentreAndMargins()
    {
        SnapTargets targets(a4);
        const SnapResult centre = targets.snapMove({249, 500, 100, 20}, reach);
        QVERIFY(std::abs(centre.rect.left + 50 - 297.5) <= 0.5);
        QVERIFY(tells(centre, SnapKind::Page));
        QCOMPARE(targets.snapMove({38, 500, 100, 20}, reach).rect.left, 36);
        // The printed content defines the page's margins.
        PageMarks marks;
        marks.textBounds = QRectF(72, 90, 450, 600);
        targets.addMarks(marks);
        QCOMPARE(targets.snapMove({38, 500, 100, 20}, reach).rect.left, 38);
        QCOMPARE(targets.snapMove({74, 500, 100, 20}, reach).rect.left, 72);
    }

    void baseLinesAndRules()
    {
        SnapTargets targets(a4);
        PageMarks marks;
        marks.baselines = {QLineF(72, 300.2, 200, 300.2)};
        marks.rules = {QLineF(72, 500, 250, 500), QLineF(400, 100, 400, 200)};
        marks.boxes = {QRectF(450.5, 600.5, 12, 12)};
        targets.addMarks(marks);
        // The bottom snaps to the base line next to the text.
        const SnapResult text = targets.snapMove({210, 278, 90, 20}, reach);
        QCOMPARE(text.rect.bottom(), 300);
        QVERIFY(tells(text, SnapKind::Text));
        // Far away from it, the line has no effect.
        QCOMPARE(targets.snapMove({450, 278, 90, 20}, reach).rect.bottom(), 298);
        QCOMPARE(targets.snapMove({80, 463, 150, 40}, reach).rect.bottom(), 500);
        QCOMPARE(targets.snapMove({402, 120, 50, 20}, reach).rect.left, 400);
        // A check box snaps into the printed box.
        const SnapResult box = targets.snapMove({448, 602, 14, 14}, reach);
        QVERIFY(std::abs(box.rect.left + 7 - 456.5) <= 0.5);
        QVERIFY(std::abs(box.rect.top + 7 - 606.5) <= 0.5);
    }

    void staysOnThePage()
    {
        SnapTargets targets(QSizeF(200, 200));
        targets.addTags({QRectF(180, 50, 60, 20)}); // reaches beyond
        const SnapResult snapped = targets.snapMove({138, 100, 60, 20}, reach);
        QVERIFY(snapped.rect.right() <= 200);
    }

    void onlyTheStretchedEdgesSnap()
    {
        SnapTargets targets(a4);
        targets.addTags({QRectF(100, 200, 80, 30)});
        const SnapResult right = targets.snapResize({60, 400, 118, 20}, Qt::RightEdge, reach);
        QCOMPARE(right.rect, (domain::PageRect{60, 400, 120, 20}));
        const SnapResult corner =
            targets.snapResize({60, 100, 42, 102}, Qt::RightEdge | Qt::BottomEdge, reach);
        QCOMPARE(corner.rect, (domain::PageRect{60, 100, 40, 100}));
        const SnapResult left = targets.snapResize({103, 400, 118, 20}, Qt::LeftEdge, reach);
        QCOMPARE(left.rect, (domain::PageRect{100, 400, 121, 20}));
        // The other edges stay although a tag is near.
        QCOMPARE(targets.snapResize({103, 400, 118, 20}, Qt::BottomEdge, reach).rect,
                 (domain::PageRect{103, 400, 118, 20}));
    }

    void aFullPageIsQuick()
    {
        SnapTargets targets(a4);
        QList<QRectF> tags;
        for (int i = 0; i < 5000; ++i)
            tags.append(QRectF(i * 37 % 560, i * 53 % 820, 30, 12));
        targets.addTags(tags);
        test::WorkTimer clock;
        int moved = 0;
        for (int i = 0; i < 200; ++i)
            moved += targets.snapMove({100 + i % 50, 100 + i, 60, 20}, reach).rect.left;
        QVERIFY(moved > 0);
        QVERIFY2(clock.elapsed() < 200 * 4, qPrintable(QString::number(clock.elapsed())));
    }

    void whatIsPrintedIsReadBesideTheWork()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            writer.setPageSize(QPageSize(QPageSize::A4));
            writer.setPageMargins(QMarginsF());
            writer.setResolution(72);
            QPainter painter(&writer);
            painter.setFont(QFont(QStringLiteral("sans"), 12));
            painter.drawText(100, 200, QStringLiteral("Name of the tenant"));
            painter.drawLine(100, 300, 300, 300);
        }
        domain::Document document = test::emptyDraft();
        document.files = {test::file(QStringLiteral("a.pdf"), 1)};
        PageMarksReader reader;
        reader.setDocument(document);
        QVERIFY(!reader.marks(0)); // no bytes yet
        reader.setFileBytes(document.files.first().id, buffer.data());
        QSignalSpy ready(&reader, &PageMarksReader::ready);
        QVERIFY(!reader.marks(0)); // requested, not waited for
        QTRY_COMPARE(ready.count(), 1);
        const PageMarks* marks = reader.marks(0);
        QVERIFY(marks);
        QCOMPARE(marks->baselines.size(), 1);
        QVERIFY2(std::abs(marks->baselines.first().y1() - 200) < 1,
                 qPrintable(QString::number(marks->baselines.first().y1())));
        QVERIFY(std::any_of(marks->rules.begin(), marks->rules.end(),
                            [](const QLineF& rule) { return std::abs(rule.y1() - 300) < 1; }));
        QVERIFY(!reader.marks(1)); // no such page
        reader.setFileBytes(document.files.first().id, "nonsense");
        QVERIFY(!reader.marks(0));
        QTRY_COMPARE(ready.count(), 2);
        QCOMPARE(*reader.marks(0), PageMarks());
    }

    void handlesCanBeGrabbedAtAnySize()
    {
        for (const double extent : {2.0, 5.0, 12.0, 24.0, 60.0, 400.0}) {
            const QRectF tag(100, 100, extent, extent);
            for (const Handle handle : allHandles) {
                // At least 12 by 12 px that belong to this handle alone.
                int hits = 0;
                const QPointF centre = handleCentre(tag, handle);
                for (double x = -15; x <= 15; x += 0.5)
                    for (double y = -15; y <= 15; y += 0.5)
                        if (handleAt(tag, centre + QPointF(x, y)) == handle) ++hits;
                QVERIFY2(hits / 4 >= 120, qPrintable(QStringLiteral("%1: %2").arg(extent).arg(hits)));
                QVERIFY(handleAt(tag, centre) == handle);
                QVERIFY(handleAt(tag, centre + QPointF(-15, 0), handleTouchExtent).has_value() ||
                        handleAt(tag, centre + QPointF(15, 0), handleTouchExtent).has_value());
            }
            QVERIFY(!handleAt(tag, tag.center())); // the middle moves it
        }
    }
};

INK_TEST(TestSnapping, "tst_snapping")

} // namespace tst_snapping

#include "tst_snapping.moc"
