#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/testmain.h"
#include "ui/viewer/pageview.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace tst_editormodes {

using namespace ink;
using namespace ink::ui;
using domain::TagType;

namespace {

struct Desk
{
    test::LocalDraft target;
    QUndoStack stack;
    PageView view;

    Desk() : target(draft())
    {
        target.onChange = [this] { view.setDocument(target.document()); };
        view.resize(800, 900);
        view.setDocument(target.document());
        view.setZoomFactor(72.0 / 96.0); // one pixel a point
        view.setDraft(&target, &stack);
        view.modes().setSnapping(false);
        view.show();
    }
    static domain::Document draft()
    {
        domain::Document document = test::emptyDraft();
        document.id = domain::DocumentId(7);
        document.files = {test::file(QStringLiteral("a.pdf"), 2)};
        document.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org"))};
        return document;
    }
    EditorMode::Kind kind() const { return view.modes().mode().kind(); }
    domain::TagId place(double x, double y)
    {
        view.editor().placeTag(TagType::Text, {0, {x, y}});
        return target.document().tags.last().id;
    }
    QPoint at(double x, double y) const { return view.toViewport({0, {x, y}}).toPoint(); }
    void press(QPoint where, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        QTest::mousePress(view.viewport(), Qt::LeftButton, keys, where);
    }
    void release(QPoint where, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, keys, where);
    }
};

} // namespace

class TestEditorModes final : public QObject
{
    Q_OBJECT
    using Kind = EditorMode::Kind;

private Q_SLOTS:
    void pagesAreReadWithoutADraftAndSelectedWithOne()
    {
        Desk desk;
        QCOMPARE(desk.kind(), Kind::Select);
        desk.view.setDraft(nullptr, nullptr);
        QCOMPARE(desk.kind(), Kind::Read);
        desk.view.modes().arm(TagType::Text, false);
        desk.view.modes().setPickMode(true);
        desk.view.modes().setTabOrderMode(true);
        QCOMPARE(desk.kind(), Kind::Read);
    }

    void eachModeEndsTheOneBefore()
    {
        Desk desk;
        EditorModes& modes = desk.view.modes();
        QSignalSpy armed(&modes, &EditorModes::armedChanged);
        QSignalSpy order(&modes, &EditorModes::tabOrderModeChanged);
        modes.arm(TagType::Date, true);
        QCOMPARE(modes.armedType(), std::optional(TagType::Date));
        QVERIFY(modes.isArmedRepeatedly());
        QCOMPARE(armed.size(), 1);
        modes.setTabOrderMode(true);
        QCOMPARE(modes.armedType(), std::nullopt);
        QVERIFY(modes.isTabOrderMode());
        QCOMPARE(armed.size(), 2);
        QCOMPARE(order.size(), 1);
        modes.setPickMode(true);
        QVERIFY(modes.isPickMode() && !modes.isTabOrderMode());
        QCOMPARE(order.size(), 2);
        QTest::keyClick(&desk.view, Qt::Key_Escape);
        QCOMPARE(desk.kind(), Kind::Select);
    }

    void anotherDocumentAndTheEndOfEditingEndAMode()
    {
        Desk desk;
        desk.view.modes().setTabOrderMode(true);
        domain::Document other = desk.target.document();
        other.id = domain::DocumentId(8);
        desk.view.setDocument(other);
        QCOMPARE(desk.kind(), Kind::Select);
        desk.view.modes().setPickMode(true);
        desk.view.setDraft(nullptr, nullptr);
        QCOMPARE(desk.kind(), Kind::Read);
    }

    void aPressBesideThePagesEndsPlacing()
    {
        Desk desk;
        desk.view.modes().arm(TagType::Text, false);
        desk.press(QPoint(2, 2));
        QCOMPARE(desk.kind(), Kind::Select);
        desk.release(QPoint(2, 2));
        QCOMPARE(desk.target.document().tags.size(), 0);
    }

    void aPressWithCtrlIsAClickUntilItMoves()
    {
        Desk desk;
        const domain::TagId first = desk.place(200, 200);
        const domain::TagId second = desk.place(200, 400);
        desk.view.selection().select({first});
        const QPoint on = desk.at(200, 400);
        desk.press(on, Qt::ControlModifier);
        QVERIFY(!desk.view.modes().tool()); // it may still become a click
        QTest::mouseMove(desk.view.viewport(), on + QPoint(1, 1));
        desk.release(on, Qt::ControlModifier);
        QCOMPARE(desk.view.selection().ids(), (QList<domain::TagId>{first, second}));
        QCOMPARE(desk.target.document().tags.size(), 2);
    }

    void pickingNamesATagAndIsOver()
    {
        Desk desk;
        const domain::TagId tag = desk.place(200, 200);
        desk.view.selection().select({});
        QSignalSpy picked(&desk.view.modes(), &EditorModes::tagPicked);
        desk.view.modes().setPickMode(true);
        desk.press(desk.at(400, 600)); // next to tags: picking continues
        desk.release(desk.at(400, 600));
        QVERIFY(desk.view.modes().isPickMode());
        desk.press(desk.at(200, 200));
        desk.release(desk.at(200, 200));
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked.first().first().value<domain::TagId>(), tag);
        QCOMPARE(desk.kind(), Kind::Select);
        QVERIFY(desk.view.selection().isEmpty());
    }

    void theSelectionKnowsItsFrame()
    {
        domain::Document document = Desk::draft();
        document.tags = {test::tag(TagType::Text, QStringLiteral("a")),
                         test::tag(TagType::Date, QStringLiteral("b")),
                         test::tag(TagType::Date, QStringLiteral("c"))};
        for (int i = 0; i < 3; ++i) {
            document.tags[i].id = domain::TagId(i + 1);
            document.tags[i].pageIndex = i < 2 ? 1 : 2;
            document.tags[i].rect = {100 * (i + 1), 50, 40, 20};
        }
        TagIndex tags;
        tags.setDocument(document);
        TagSelection selection(tags);
        QSignalSpy changed(&selection, &TagSelection::changed);
        QVERIFY(!selection.frame());
        selection.selectPage(1);
        QCOMPARE(selection.size(), 2);
        QCOMPARE(selection.frame(), std::optional(TagGeometry{1, {100, 50, 140, 20}}));
        selection.selectSameType();
        QVERIFY(!selection.frame()); // on two pages
        selection.select({domain::TagId(3)});
        QCOMPARE(selection.nextTag(true), domain::TagId());
        QCOMPARE(selection.nextTag(false), domain::TagId(2));
        QCOMPARE(changed.size(), 3);
        document.tags.removeLast();
        tags.setDocument(document);
        selection.prune();
        QVERIFY(selection.isEmpty());
        document.tags[0].facts.isLocked = true;
        tags.setDocument(document);
        selection.select({domain::TagId(1)});
        QVERIFY(selection.isLocked() && !selection.frame() && selection.geometries().isEmpty());
    }
};

INK_TEST(TestEditorModes, "tst_editormodes")

} // namespace tst_editormodes

#include "tst_editormodes.moc"
