// All pointer gestures of the tag editor, in the real editor over the real service, at several zooms and on
// rotated pages. Also run at device pixel ratio 2 and in a real window (ctest ui.editor.gestures.*).
#include "app/domain/document/page.h"
#include "app/domain/document/taborder.h"
#include "app/domain/document/tag.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "tests/ui/pointerdrag.h"
#include "ui/pages/editor/workspace/editorplacementdialogs.h"
#include "ui/viewer/tools/placetagtool.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>

namespace tst_gestures {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestGestures final : public test::GestureDesk
{
    Q_OBJECT

    /** The bounds of the differences between two pictures of the same size. */
    static QRect changed(const QImage& before, const QImage& after)
    {
        QRect all;
        for (int y = 0; y < before.height(); ++y)
            for (int x = 0; x < before.width(); ++x)
                if (before.pixel(x, y) != after.pixel(x, y)) all |= QRect(x, y, 1, 1);
        return all;
    }

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void cleanupTestCase() { closeDesk(); }
    void init() { clearDesk(); }

    void dragFromThePalette_data() { addZooms(); }
    void dragFromThePalette()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        const QPoint where = at(page, 200, 400);
        const std::unique_ptr<QMimeData> data(PlaceTagTool::mimeData(domain::TagType::Signature));
        QDragEnterEvent enter(where, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view().viewport(), &enter);
        QDragMoveEvent move(where, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::ControlModifier);
        QCoreApplication::sendEvent(view().viewport(), &move);
        QDropEvent dropped(where, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::ControlModifier);
        QCoreApplication::sendEvent(view().viewport(), &dropped);
        QCOMPARE(tags().size(), 1);
        QCOMPARE(tags().first().pageIndex, page);
        QVERIFY(std::abs(rect(0).left + 75 - 200) <= slack());
        QCOMPARE(stack().count(), 1);
        QCOMPARE(stack().undoText(), QStringLiteral("Add Signature"));
        stack().undo();
        QVERIFY(tags().isEmpty());
    }

    void draggedFromThePaletteByThePointer_data()
    {
        if (!test::requireDrags()) return;
        addZooms();
    }
    void draggedFromThePaletteByThePointer()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        view().modes().setSnapping(false);
        test::dragByPointer(*palette()->viewport(), palette()->visualItemRect(palette()->item(0)).center(),
                            *view().viewport(), [this, page] { return at(page, 200, 400); });
        QCOMPARE(tags().size(), 1);
        QCOMPARE(tags().first().type, domain::TagType::Signature);
        QCOMPARE(tags().first().pageIndex, page);
        QVERIFY(std::abs(rect(0).left + 75 - 200) <= slack());
        QVERIFY(std::abs(rect(0).top + rect(0).height / 2 - 400) <= slack() + 1);
        QCOMPARE(stack().count(), 1);
        QVERIFY(!view().modes().armedType());
    }

    void clickPlacesOne_data() { addZooms(); }
    void clickPlacesOne()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        chooseInPalette(domain::TagType::Text, false);
        QCOMPARE(view().modes().armedType(), domain::TagType::Text);
        moveTo(at(page, 190, 390), {}, Qt::NoButton); // shows a preview
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier, at(page, 200, 400));
        QCOMPARE(tags().size(), 1);
        QCOMPARE(tags().first().pageIndex, page);
        QVERIFY(std::abs(rect(0).left + 70 - 200) <= slack());
        QVERIFY(std::abs(rect(0).top + 10 - 400) <= slack());
        QVERIFY(!view().modes().armedType());
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(page, 200, 300));
        QCOMPARE(tags().size(), 1); // the next click places nothing
    }

    void doubleClickPlacesUntilEsc_data() { addZooms(); }
    void doubleClickPlacesUntilEsc()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        chooseInPalette(domain::TagType::Checkbox, true);
        QVERIFY(view().modes().isArmedRepeatedly());
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier,
                              at(page, 180 + 30 * i, 400));
        QCOMPARE(tags().size(), 3);
        QCOMPARE(stack().count(), 3);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().modes().armedType());
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(page, 180, 420));
        QCOMPARE(tags().size(), 3);
    }

    void drawing_data() { addZooms(); }
    void drawing()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        chooseInPalette(domain::TagType::Text, false);
        drag(at(page, 170, 380), at(page, 260, 420), Qt::ControlModifier);
        QCOMPARE(tags().size(), 1);
        QVERIFY(std::abs(rect(0).left - 170) <= slack());
        QVERIFY(std::abs(rect(0).width - 90) <= 2 * slack());
        QVERIFY(std::abs(rect(0).height - 40) <= 2 * slack());
        QCOMPARE(stack().count(), 1);
        // Esc cancels the drawing, and then the tool.
        chooseInPalette(domain::TagType::Text, true);
        drag(at(page, 170, 330), at(page, 260, 360), {}, false);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at(page, 260, 360));
        QCOMPARE(tags().size(), 1);
        QVERIFY(view().modes().armedType());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().modes().armedType());
    }

    void movingSnaps_data() { addZooms(); }
    void movingSnaps()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 60, 20}, {230, 420, 75, 20}}, page);
        turnTo(zoom, page, {200, 400});
        const double pixel = 1 / view().pageLayout().zoom();
        // Four pixels short of flush with the other's left edge.
        const QPoint from = at(page, 267, 430);
        const QPoint to = from - QPoint(static_cast<int>(std::lround((80 - 4 * pixel) / pixel)), 0);
        drag(from, to);
        QCOMPARE(rect(1).left, 150);
        QCOMPARE(stack().count(), 1);
        QVERIFY(stack().undoText().startsWith(QLatin1String("Move")));
        stack().undo();
        QCOMPARE(rect(1), (domain::PageRect{230, 420, 75, 20}));
        // With Ctrl nothing snaps.
        drag(from, to, Qt::ControlModifier);
        if (pixel * 4 >= 1) QVERIFY2(rect(1).left > 150, qPrintable(QString::number(rect(1).left)));
        stack().undo();
        // Nor when snapping is turned off.
        action("snapping")->trigger();
        QVERIFY(!m_desk->settings.value(settings::options::snapping));
        drag(from, to);
        if (pixel * 4 >= 1) QVERIFY(rect(1).left > 150);
        action("snapping")->trigger();
        QVERIFY(m_desk->settings.value(settings::options::snapping));
    }

    void escDropsAMove_data() { addZooms(); }
    void escDropsAMove()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 60, 30}}, page);
        turnTo(zoom, page, {200, 400});
        drag(at(page, 180, 375), at(page, 240, 420), {}, false);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at(page, 240, 420));
        QCOMPARE(rect(0), (domain::PageRect{150, 360, 60, 30}));
        QCOMPARE(stack().count(), 0);
    }

    /** Only the tags' places change: the recipients' cards aren't painted again. */
    void movedTagsLeaveTheCardsAlone()
    {
        struct Paints final : QObject
        {
            int count = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                if (event->type() == QEvent::Paint) ++count;
                return false;
            }
        };
        put({{150, 360, 60, 30}}, 1);
        auto* card = m_page->findChild<QWidget*>(u"recipient1"_s);
        QVERIFY(card && card->isVisible());
        view().selection().select({tags().first().id});
        QCoreApplication::processEvents();
        Paints paints;
        card->installEventFilter(&paints);
        card->update();
        QCoreApplication::processEvents();
        QVERIFY(paints.count > 0);
        paints.count = 0;
        view().editor().moveSelected({20, 0});
        QCOMPARE(rect(0).left, 170);
        QCoreApplication::processEvents();
        QCOMPARE(paints.count, 0);
    }

    void textBelowPullsTheTag_data() { addZooms(); }
    void textBelowPullsTheTag()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        // The base line is 200 points from the bottom and starts at 300.
        const int baseline = static_cast<int>(view().pageLayout().pageSize(page - 1).height()) - 200;
        put({{200, baseline - 40, 91, 20}}, page);
        turnTo(zoom, page, {240, double(baseline)});
        const QPoint from = at(page, 245, baseline - 30);
        moveTo(from, {}, Qt::NoButton); // hovering triggers reading the page
        QTRY_VERIFY(view().modes().toolHost().pageMarks(page));
        const double pixel = 1 / view().pageLayout().zoom();
        drag(from, from + QPoint(0, static_cast<int>(std::lround((20 - 3 * pixel) / pixel))));
        QCOMPARE(rect(0).bottom(), baseline);
    }

    /** A check box placed in a small printed box takes its size. */
    void aPrintedBoxIsFilled()
    {
        const QString path = m_desk->write(
            u"box.pdf"_s,
            test::rawPdf({"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[4 0 R]/Count 1>>",
                          test::rawStream("1 w 100.2 699.8 10 10 re S 300 600 90 60 re S"),
                          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 3 0 R>>"}));
        EditorPage page(m_desk->session, *m_desk->journal, m_desk->settings, m_desk->prompts);
        page.resize(1360, 900);
        page.show();
        page.createFrom({path}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        PageView& pages = page.workspace().view();
        pages.setZoomFactor(1);
        const auto place = [&](domain::TagType type, QPointF where, Qt::KeyboardModifiers modifiers = {}) {
            pages.modes().arm(type, false);
            const QPoint at = pages.toViewport({0, where}).toPoint();
            QTest::mouseMove(pages.viewport(), at);
            QTest::mouseClick(pages.viewport(), Qt::LeftButton, modifiers, at);
            return pages.document().tags.last().rect;
        };
        QTRY_VERIFY(pages.modes().toolHost().pageMarks(1));
        const domain::PageRect printed{100, 90, 10, 10};
        QCOMPARE(place(domain::TagType::Checkbox, {103, 96}), printed);
        QCOMPARE(place(domain::TagType::Radio, {107, 93}), printed);
        QCOMPARE(place(domain::TagType::Checkbox, {103, 96}, Qt::ControlModifier).width, 14); // no snapping
        QCOMPARE(place(domain::TagType::Checkbox, {345, 170}).width, 14); // not a box to tick
        QVERIFY(place(domain::TagType::Text, {103, 96}).width > 10);
    }

    void resizingSnaps_data() { addZooms(); }
    void resizingSnaps()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 100, 20}, {150, 420, 70, 40}}, page);
        view().selection().select({tags().at(1).id});
        turnTo(zoom, page, {200, 400});
        const double pixel = 1 / view().pageLayout().zoom();
        const QRectF shown = view().tagViewportRect(tags().at(1).id);
        const QPoint corner = handleCentre(shown, Handle::BottomRight).toPoint();
        drag(corner, corner + QPoint(static_cast<int>(std::lround((30 - 3 * pixel) / pixel)), 0));
        QCOMPARE(rect(1).right(), 250);
        QCOMPARE(rect(1).left, 150);
        QCOMPARE(stack().count(), 1);
        QVERIFY(stack().undoText().startsWith(QLatin1String("Resize")));
        stack().undo();
        QCOMPARE(rect(1), (domain::PageRect{150, 420, 70, 40}));
    }

    void severalAreResizedTogether_data() { addZooms(); }
    void severalAreResizedTogether()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 40, 20}, {210, 400, 40, 20}}, page);
        view().selection().selectAll();
        turnTo(zoom, page, {200, 400});
        const QRectF shown =
            view().tagViewportRect(tags().at(0).id).united(view().tagViewportRect(tags().at(1).id));
        const QPoint corner = handleCentre(shown, Handle::BottomRight).toPoint();
        const QPoint way = (QPointF(100, 60) * view().pageLayout().zoom()).toPoint();
        drag(corner, corner + way, Qt::ControlModifier);
        QVERIFY(std::abs(rect(0).width - 80) <= slack());
        QVERIFY(std::abs(rect(1).left - 270) <= slack());
        QVERIFY(std::abs(rect(1).bottom() - 480) <= slack());
        QCOMPARE(rect(0).left, 150);
        QCOMPARE(stack().count(), 1);
        stack().undo();
        QCOMPARE(rect(0), (domain::PageRect{150, 360, 40, 20}));
    }

    void rubberBand_data() { addZooms(); }
    void rubberBand()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 40, 20}, {210, 360, 40, 20}, {150, 430, 40, 20}}, page);
        view().selection().select({});
        turnTo(zoom, page, {200, 400});
        drag(at(page, 120, 340), at(page, 240, 390));
        QCOMPARE(view().selection().size(), 2);
        // Shift adds a tag, and Ctrl with a click removes one.
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ShiftModifier, at(page, 170, 440));
        QCOMPARE(view().selection().size(), 3);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier, at(page, 230, 370));
        QCOMPARE(view().selection().size(), 2);
        QCOMPARE(stack().count(), 0);
    }

    void aGridInOneGesture_data() { addZooms(); }
    void aGridInOneGesture()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        chooseInPalette(domain::TagType::Radio, false);
        drag(at(page, 160, 380), at(page, 240, 430), Qt::ControlModifier);
        auto* dialog = m_page->findChild<EditorGridDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QSpinBox*>(QStringLiteral("gridRows"))->setValue(2);
        dialog->findChild<QSpinBox*>(QStringLiteral("gridColumns"))->setValue(3);
        QCOMPARE(view().proposals().tags().size(), 6); // previewed before they exist
        const QRectF drawn = contentRect(view().pageLayout(), {page, {160, 380, 80, 50}});
        const QRect area = drawn.translated(-view().scrollOffset()).toRect();
        QVERIFY(!dialog->frameGeometry().intersects(
            QRect(view().viewport()->mapToGlobal(area.topLeft()), area.size())));
        dialog->findChild<QPushButton*>(QStringLiteral("placeAccept"))->click();
        QCOMPARE(tags().size(), 6);
        QVERIFY(view().proposals().tags().isEmpty());
        QCOMPARE(stack().count(), 1);
        QSet<QString> groups;
        QSet<QString> names;
        for (const domain::Tag& tag : tags()) {
            groups.insert(tag.groupName);
            names.insert(tag.name);
        }
        QCOMPARE(groups.size(), 2); // each row is a question
        QCOMPARE(names.size(), 6);
        QCOMPARE(tags().at(0).groupName, tags().at(2).groupName);
        QVERIFY(std::abs(rect(0).left - 160) <= slack());
        QVERIFY(std::abs(rect(5).right() - 240) <= 2 * slack());
        stack().undo();
        QVERIFY(tags().isEmpty());
        QTRY_VERIFY(!m_page->findChild<EditorGridDialog*>());
    }

    void clicksSetTheOrder_data() { addZooms(); }
    void clicksSetTheOrder()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 40, 20}, {150, 400, 40, 20}, {150, 440, 40, 20}}, page);
        const QList<domain::TagId> ids{tags().at(0).id, tags().at(1).id, tags().at(2).id};
        turnTo(zoom, page, {180, 400});
        action("tabOrder")->trigger();
        QVERIFY(view().modes().isTabOrderMode());
        for (const int y : {450, 370, 410})
            QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(page, 170, y));
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().modes().isTabOrderMode());
        view().selection().select({});
        for (const int i : {2, 0, 1}) {
            QTest::keyClick(&view(), Qt::Key_Tab);
            QCOMPARE(view().selection().ids(), QList{ids.at(i)});
        }
        // Back to reading order.
        action("tabOrderAutomatic")->trigger();
        view().selection().select({});
        QTest::keyClick(&view(), Qt::Key_Tab);
        QCOMPARE(view().selection().ids(), QList{ids.at(0)});
        while (stack().canUndo())
            stack().undo();
        QCOMPARE(tags().at(0).facts.tabPosition, 0);
    }

    void eachOfTheEightHandles_data() { addZooms(); }
    void eachOfTheEightHandles()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{200, 400, 14, 14}}, page, domain::TagType::Checkbox); // smaller than its handles
        turnTo(zoom, page, {207, 407});
        view().selection().select({tags().at(0).id});
        const domain::PageRect before = rect(0);
        const double pixels = view().pageLayout().zoom();
        const QPoint way = (QPointF(24, 24) * pixels).toPoint();
        for (const Handle handle : allHandles) {
            const QPoint grip = handleCentre(view().tagViewportRect(tags().at(0).id), handle).toPoint();
            const Qt::Edges edges = edgesOf(handle);
            const QPoint to = grip + QPoint(edges.testFlag(Qt::LeftEdge) ? -way.x() : way.x(),
                                            edges.testFlag(Qt::TopEdge) ? -way.y() : way.y());
            drag(grip, to, Qt::ControlModifier);
            const bool across = edges & (Qt::LeftEdge | Qt::RightEdge);
            const bool down = edges & (Qt::TopEdge | Qt::BottomEdge);
            QVERIFY2(std::abs(rect(0).width - before.width - (across ? 24 : 0)) <= slack(),
                     qPrintable(QString::number(rect(0).width)));
            QVERIFY(std::abs(rect(0).height - before.height - (down ? 24 : 0)) <= slack());
            if (!edges.testFlag(Qt::LeftEdge)) QCOMPARE(rect(0).left, before.left);
            if (!edges.testFlag(Qt::TopEdge)) QCOMPARE(rect(0).top, before.top);
            stack().undo();
            QCOMPARE(rect(0), before);
        }
        // Its middle still moves it.
        drag(at(page, 207, 407), at(page, 247, 447), Qt::ControlModifier);
        QCOMPARE(rect(0).width, before.width);
        QVERIFY(std::abs(rect(0).left - 240) <= slack());
    }

    void aFingerHasMoreRoom_data() { addZooms(); }
    void aFingerHasMoreRoom()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 380, 100, 40}}, page);
        turnTo(zoom, page, {200, 400});
        view().selection().select({tags().at(0).id});
        static QPointingDevice* screen = QTest::createTouchDevice();
        QWidget* target = view().viewport();
        const QRectF shown = view().tagViewportRect(tags().at(0).id);
        const QPoint from = handleCentre(shown, Handle::TopLeft).toPoint() - QPoint(12, 12);
        const QPoint way =
            (QPointF(-40, -30) * view().pageLayout().zoom()).toPoint(); // a touch must be on the screen
        if (!test::runsHere(QGuiApplication::primaryScreen()->geometry().contains(target->mapToGlobal(from)),
                            "this screen is too small to be touched there."))
            return;
        view().modes().setSnapping(false);
        QTest::touchEvent(target, screen).press(0, from, target);
        for (int step = 1; step <= 4; ++step)
            QTest::touchEvent(target, screen).move(0, from + way * step / 4, target);
        QTest::touchEvent(target, screen).release(0, from + way, target);
        QVERIFY2(std::abs(rect(0).width - 140) <= slack(), qPrintable(QString::number(rect(0).width)));
        QVERIFY(std::abs(rect(0).height - 70) <= slack());
        QCOMPARE(stack().count(), 1);
    }

    void aNeighbourUnderAHandleIsSelectedByAClick()
    {
        put({{200, 400, 14, 14}, {240, 400, 14, 14}}, 1, domain::TagType::Checkbox);
        turnTo(0.25, 1, {207, 407});
        view().selection().select({tags().at(0).id});
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(1, 247, 407));
        QCOMPARE(view().selection().ids(), QList{tags().at(1).id});
        QCOMPARE(stack().count(), 0);
    }

    void movingToAnotherPage_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<int>("page");
        for (const double zoom : {0.25, 1.0, 4.0})
            for (const int page : {1, 2, 3})
                QTest::addRow("%d %% page %d", static_cast<int>(zoom * 100), page) << zoom << page;
    }
    void movingToAnotherPage()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        const int bottom = static_cast<int>(view().pageLayout().pageSize(page - 1).height());
        put({{300, bottom - 40, 60, 20}}, page);
        turnTo(zoom, page, {330, double(bottom)});
        drag(at(page, 330, bottom - 30), at(page + 1, 330, 30), Qt::ControlModifier, false);
        // The drag preview is at the new place, with the tag's size.
        const QRectF ghost = view().tagViewportRect(tags().at(0).id);
        QVERIFY(std::abs(ghost.center().x() - at(page + 1, 330, 30).x()) <=
                2 * view().pageLayout().zoom() + 2);
        QVERIFY(std::abs(ghost.width() - 60 * view().pageLayout().zoom()) <= 2);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at(page + 1, 330, 30));
        QCOMPARE(tags().at(0).pageIndex, page + 1);
        QVERIFY(std::abs(rect(0).left - 300) <= slack());
        QVERIFY(std::abs(rect(0).top - 20) <= slack());
        QCOMPARE(stack().count(), 1);
        stack().undo();
        QCOMPARE(tags().at(0).pageIndex, page);
    }

    void pastedAtThePointer_data() { addZooms(); }
    void pastedAtThePointer()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{100, 100, 60, 20}}, page);
        view().selection().selectAll();
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        turnTo(zoom, page, {300, 300});
        moveTo(at(page, 300, 300), {}, Qt::NoButton);
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tags().size(), 2);
        QCOMPARE(tags().at(1).pageIndex, page);
        QVERIFY(std::abs(rect(1).left + 30 - 300) <= slack());
        QVERIFY(std::abs(rect(1).top + 10 - 300) <= slack());
    }

    void pastedInPlace_data() { addZooms(); }
    void pastedInPlace()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{100, 100, 60, 20}}, page % 4 + 1);
        view().selection().selectAll();
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        view().setZoomFactor(zoom);
        view().goToPage(page);
        QCOMPARE(view().currentPage(), page);
        moveTo(view().viewport()->rect().center(), {}, Qt::NoButton); // doesn't matter here
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tags().size(), 2);
        QCOMPARE(tags().at(1).pageIndex, page);
        QCOMPARE(rect(1), rect(0));
        QCOMPARE(stack().count(), 1);
    }

    void whatIsDraggedIsDrawnWhereItWillLie_data() { addZooms(); }
    /** The pixels of a drag preview: its frame is exactly where the tag will be. */
    void whatIsDraggedIsDrawnWhereItWillLie()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        QTRY_VERIFY(view().isPagePainted(page));
        const QImage empty = view().viewport()->grab().toImage();
        chooseInPalette(domain::TagType::Signature, false);
        moveTo(at(page, 200, 400), Qt::ControlModifier, Qt::NoButton);
        const QRect ghost = changed(empty, view().viewport()->grab().toImage());
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier, at(page, 200, 400));
        QCOMPARE(tags().size(), 1);
        const double ratio = empty.devicePixelRatio();
        const QRectF shown = view().tagViewportRect(tags().at(0).id);
        const QRectF lies(shown.topLeft() * ratio, shown.size() * ratio);
        const QRectF inside = lies.intersected(QRectF(empty.rect()));
        QVERIFY2(QRectF(ghost).contains(inside.adjusted(2, 2, -2, -2)) &&
                     inside.adjusted(-14 * ratio, -14 * ratio, 14 * ratio, 14 * ratio).contains(ghost),
                 qPrintable(QStringLiteral("%1,%2 %3x%4 beside %5,%6 %7x%8")
                                .arg(ghost.x())
                                .arg(ghost.y())
                                .arg(ghost.width())
                                .arg(ghost.height())
                                .arg(inside.x())
                                .arg(inside.y())
                                .arg(inside.width())
                                .arg(inside.height())));
    }

    void whatItLooksLike()
    {
        if (!test::requireVariable("INKSTONE_SHOTS")) return;
        const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
        Theme theme(*qApp);
        put({{90, 250, 120, 24}, {250, 250, 120, 24}, {90, 330, 160, 40}, {330, 330, 90, 24}}, 1);
        for (const auto& [mode, name] :
             {std::pair(ThemeMode::Light, "light"), std::pair(ThemeMode::Dark, "dark")}) {
            theme.setMode(mode);
            const auto shoot = [&](const char* what) {
                QVERIFY(m_page->grab().save(
                    QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(what), QLatin1String(name))));
            };
            look(1, {300, 350});
            QTRY_VERIFY(view().isPagePainted(1));
            view().selection().select({tags().at(3).id});
            drag(at(1, 375, 342), at(1, 452, 263), {}, false);
            shoot("guides-gap");
            QTest::keyClick(&view(), Qt::Key_Escape);
            QTest::mouseRelease(view().viewport(), Qt::LeftButton);
            drag(at(1, 375, 342), at(1, 136, 443), {}, false);
            shoot("guides-tag");
            QTest::keyClick(&view(), Qt::Key_Escape);
            QTest::mouseRelease(view().viewport(), Qt::LeftButton);
            view().selection().select({tags().at(0).id, tags().at(1).id, tags().at(2).id});
            shoot("group");
            view().modes().setTabOrderMode(true);
            shoot("order");
            view().modes().setTabOrderMode(false);
            view().selection().select({});
            chooseInPalette(domain::TagType::Text, true);
            drag(at(1, 300, 420), at(1, 420, 450), {}, false);
            shoot("drawing");
            QTest::keyClick(&view(), Qt::Key_Escape);
            QTest::keyClick(&view(), Qt::Key_Escape);
            view().selection().selectAll();
            action("duplicateToPages")->trigger();
            auto* dialog = m_page->findChild<EditorDuplicateDialog*>();
            QVERIFY(dialog->grab().save(QStringLiteral("%1/pages-%2.png").arg(folder, QLatin1String(name))));
            delete dialog;
            EditorGridDialog grid(domain::TagType::Radio, QSize(3, 2));
            QVERIFY(grid.grab().save(QStringLiteral("%1/grid-%2.png").arg(folder, QLatin1String(name))));
        }
    }
};

INK_TEST(TestGestures, "tst_gestures")

} // namespace tst_gestures

#include "tst_gestures.moc"
