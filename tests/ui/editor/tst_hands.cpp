// Pointer operations on the pages: pan, copy by dragging, constrain, bring to front, lock, zoom far in.
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QWheelEvent>

namespace tst_hands {

using namespace ink;
using namespace ink::ui;
using domain::TagType;

class TestHands final : public test::GestureDesk
{
    Q_OBJECT

    QPoint middleOf(qsizetype i) { return view().tagViewportRect(tags().at(i).id).center().toPoint(); }
    QPoint scrolled() { return {view().horizontalScrollBar()->value(), view().verticalScrollBar()->value()}; }
    /** A drag with modifiers held from the press on. */
    void dragHolding(QPoint from, QPoint to, Qt::KeyboardModifiers keys,
                     Qt::MouseButton button = Qt::LeftButton)
    {
        QWidget* target = view().viewport();
        QTest::mousePress(target, button, keys, from);
        for (int step = 1; step <= 5; ++step)
            moveTo(from + (to - from) * step / 5, keys, button);
        QTest::mouseRelease(target, button, keys, to);
    }
    void wheel(int notches, Qt::KeyboardModifiers keys)
    {
        QWidget* target = view().viewport();
        const QPoint at = target->rect().center();
        QWheelEvent event(at, target->mapToGlobal(at), {}, {0, notches * 120}, Qt::NoButton, keys,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(target, &event);
    }

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void init()
    {
        clearDesk();
        look(1, {250, 250});
    }
    void cleanupTestCase() { closeDesk(); }

    void theMiddleButtonPans()
    {
        view().setZoomFactor(2);
        look(1, {300, 300});
        put({{280, 280, 60, 20}}, 1);
        view().selection().select({});
        const QPoint before = scrolled();
        dragHolding(middleOf(0), middleOf(0) + QPoint(-70, -90), {}, Qt::MiddleButton);
        QCOMPARE(scrolled(), before + QPoint(70, 90));
        QVERIFY(view().selection().isEmpty());
        QCOMPARE(rect(0), (domain::PageRect{280, 280, 60, 20}));
    }

    void spaceAndADragPan()
    {
        view().setZoomFactor(2);
        look(1, {300, 300});
        put({{280, 280, 60, 20}}, 1);
        view().selection().select({});
        const QPoint before = scrolled();
        QTest::keyPress(&view(), Qt::Key_Space);
        QCOMPARE(view().viewport()->cursor().shape(), Qt::OpenHandCursor);
        dragHolding(middleOf(0), middleOf(0) + QPoint(50, 60), {});
        QCOMPARE(scrolled(), before - QPoint(50, 60));
        QTest::keyRelease(&view(), Qt::Key_Space);
        QVERIFY(view().viewport()->cursor().shape() != Qt::OpenHandCursor);
        QVERIFY(view().selection().isEmpty());
        QVERIFY(!stack().canUndo());
        // Without Space the same drag moves the tag.
        drag(middleOf(0), middleOf(0) + QPoint(60, 0), Qt::ControlModifier);
        QVERIFY(rect(0).left > 290);
        // Also while a tool is active.
        view().modes().arm(TagType::Text, true);
        const QPoint armed = scrolled();
        QTest::keyPress(&view(), Qt::Key_Space);
        dragHolding({200, 200}, {180, 180}, {});
        QTest::keyRelease(&view(), Qt::Key_Space);
        QCOMPARE(scrolled(), armed + QPoint(20, 20));
        QCOMPARE(tags().size(), 1);
        view().modes().disarm();
    }

    void shiftTurnsTheWheelSideways()
    {
        view().setZoomFactor(3);
        look(1, {300, 300});
        const QPoint before = scrolled();
        wheel(-2, Qt::ShiftModifier);
        QVERIFY(scrolled().x() > before.x());
        QCOMPARE(scrolled().y(), before.y());
        wheel(2, Qt::ShiftModifier);
        QCOMPARE(scrolled(), before);
        wheel(-1, {});
        QVERIFY(scrolled().y() > before.y());
        QCOMPARE(scrolled().x(), before.x());
    }

    void aDragWithCtrlOrAltCopies_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("keys");
        QTest::newRow("ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("alt") << Qt::KeyboardModifiers(Qt::AltModifier);
    }
    void aDragWithCtrlOrAltCopies()
    {
        QFETCH(Qt::KeyboardModifiers, keys);
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        look(1, {250, 200});
        view().selection().selectAll();
        dragHolding(middleOf(1), middleOf(1) + QPoint(120, 90), keys);
        QCOMPARE(tags().size(), 4);
        QCOMPARE(rect(0), (domain::PageRect{150, 150, 90, 20}));
        QCOMPARE(rect(1), (domain::PageRect{150, 200, 90, 20}));
        QVERIFY(rect(2).left > 220);
        QCOMPARE(rect(3).top - rect(2).top, 50);
        QCOMPARE(view().selection().ids(), (QList{tags().at(2).id, tags().at(3).id}));
        QCOMPARE(stack().count(), 1);
        stack().undo();
        QCOMPARE(tags().size(), 2);
        // An unselected tag is copied alone.
        view().selection().select({tags().at(0).id});
        dragHolding(middleOf(1), middleOf(1) + QPoint(0, 100), keys);
        QCOMPARE(tags().size(), 3);
        // Esc drops the copy.
        QTest::mousePress(view().viewport(), Qt::LeftButton, keys, middleOf(0));
        moveTo(middleOf(0) + QPoint(40, 60), keys);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, keys, middleOf(0) + QPoint(40, 60));
        QCOMPARE(tags().size(), 3);
    }

    void aClickWithCtrlOrShiftToggles()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        look(1, {250, 200});
        view().selection().select({tags().at(0).id});
        for (const Qt::KeyboardModifier key : {Qt::ControlModifier, Qt::ShiftModifier}) {
            QTest::mouseClick(view().viewport(), Qt::LeftButton, key, middleOf(1));
            QCOMPARE(view().selection().size(), 2);
            QTest::mouseClick(view().viewport(), Qt::LeftButton, key, middleOf(1));
            QCOMPARE(view().selection().ids(), QList{tags().at(0).id});
        }
        QVERIFY(!stack().canUndo());
    }

    void shiftKeepsAMoveStraight()
    {
        put({{150, 150, 90, 20}}, 1);
        look(1, {250, 200});
        view().modes().setSnapping(false);
        dragHolding(middleOf(0), middleOf(0) + QPoint(120, 25), Qt::ShiftModifier);
        QCOMPARE(rect(0).top, 150);
        QVERIFY(rect(0).left > 220);
        const int left = rect(0).left;
        // Pressed after the drag began, too.
        drag(middleOf(0), middleOf(0) + QPoint(20, 90), Qt::ShiftModifier);
        QCOMPARE(rect(0).left, left);
        QVERIFY(rect(0).top > 190);
    }

    void shiftDrawsASquare()
    {
        view().modes().arm(TagType::Text, false);
        drag(at(1, 200, 200), at(1, 300, 250), Qt::ShiftModifier);
        QCOMPARE(tags().size(), 1);
        QCOMPARE(rect(0).width, rect(0).height);
        QVERIFY(std::abs(rect(0).width - 50) <= 2);
    }

    void whatLiesOnTop()
    {
        put({{150, 150, 90, 40}, {180, 160, 90, 40}, {210, 170, 90, 40}}, 1);
        const QList<domain::TagId> ids{tags().at(0).id, tags().at(1).id, tags().at(2).id};
        look(1, {250, 200});
        view().selection().select({ids.at(0)});
        QTest::keyClick(&view(), Qt::Key_Home, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tags().last().id, ids.at(0));
        // A click on the overlap selects the top one.
        view().selection().select({});
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(1, 225, 180));
        QCOMPARE(view().selection().ids(), QList{ids.at(0)});
        QTest::keyClick(&view(), Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tags().first().id, ids.at(0));
        view().selection().select({});
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(1, 225, 180));
        QCOMPARE(view().selection().ids(), QList{ids.at(2)});
        QCOMPARE(stack().count(), 2);
        stack().undo();
        stack().undo();
        QCOMPARE(tags().first().id, ids.at(0));
        QCOMPARE(tags().last().id, ids.at(2));
    }

    void aLockedTagStays()
    {
        put({{150, 150, 90, 20}, {150, 200, 90, 20}}, 1);
        look(1, {250, 200});
        const domain::PageRect was = rect(0);
        view().selection().select({tags().at(0).id});
        QTest::keyClick(&view(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(tags().at(0).facts.isLocked);
        QVERIFY(action("lockTags")->isChecked());
        drag(middleOf(0), middleOf(0) + QPoint(60, 60), Qt::ControlModifier);
        QTest::keyClick(&view(), Qt::Key_Right);
        QTest::keyClick(&view(), Qt::Key_Right, Qt::ControlModifier);
        drag(view().tagViewportRect(tags().at(0).id).bottomRight().toPoint(), {400, 400});
        view().selection().select({tags().at(0).id});
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(tags().size(), 2);
        QCOMPARE(rect(0), was);
        // With several tags, only the unlocked ones are moved and deleted.
        view().selection().selectAll();
        QTest::keyClick(&view(), Qt::Key_Down);
        QCOMPARE(rect(0), was);
        QCOMPARE(rect(1).top, 201);
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(tags().size(), 1);
        QCOMPARE(rect(0), was);
        // A copy is unlocked, and so is an unlocked tag.
        view().selection().selectAll();
        QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(!tags().at(1).facts.isLocked);
        view().selection().select({tags().at(0).id});
        QTest::keyClick(&view(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(&view(), Qt::Key_Down);
        QCOMPARE(rect(0).top, 151);
        view().selection().selectAll();
        view().editor().removeSelected();
    }

    void whateverIsFoundIsToldBeforeSending()
    {
        EditorRecipients& people = m_page->workspace().recipients();
        for (int i = 1; i <= 2; ++i) {
            people.edit(i, QStringLiteral("recipientName"));
            auto* row = people.findChild<QWidget*>(QStringLiteral("recipient%1").arg(i));
            QTest::keyClicks(row->findChild<QLineEdit*>(QStringLiteral("recipientName")),
                             QStringLiteral("Person %1").arg(i));
            QTest::keyClicks(row->findChild<QLineEdit*>(QStringLiteral("recipientEmail")),
                             QStringLiteral("p%1@example.org").arg(i));
            people.setActiveIndex(i);
            view().editor().setActiveInvitation(i);
            view().editor().placeTagIn(TagType::Signature, {1, {100 + 200 * i, 600, 120, 40}});
        }
        view().editor().placeTagIn(TagType::Note, {1, {150, 300, 90, 20}}); // without a text
        view().editor().placeTagIn(TagType::Text, {1, {150, 350, 90, 20}});
        view().editor().placeTagIn(TagType::Text, {1, {160, 355, 90, 20}}); // on another
        m_page->send();
        auto* dialog = m_page->findChild<QDialog*>(QStringLiteral("sendDialog"));
        QVERIFY(dialog);
        const QString told = dialog->findChild<QLabel*>(QStringLiteral("sendFindings"))->text();
        QVERIFY2(told.contains(QStringLiteral("Note 1")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Text 2")), qPrintable(told));
        QVERIFY(told.count(QLatin1Char('\n')) >= 1);
        // A step stands on the line of its first recipient, however high the dialog is.
        dialog->resize(dialog->width(), dialog->height() + 160);
        test::processEvents();
        const auto labelWith = [dialog](const QString& text) {
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                if (label->text() == text) return label->geometry();
            return QRect();
        };
        const QRect step = dialog->findChild<QLabel*>(QStringLiteral("sendOrder"))->geometry();
        const QRect first = labelWith(QStringLiteral("Person 1"));
        QVERIFY(first.isValid() && std::abs(first.center().y() - step.center().y()) <= 1);
        QVERIFY(labelWith(QStringLiteral("Person 2")).top() - first.bottom() < 16);
        dialog->reject();
    }

    void zoomsToEightHundredPercent()
    {
        view().setZoomFactor(100);
        QCOMPARE(view().zoomFactor(), 8.0);
        auto* slider = m_page->findChild<QSlider*>(QStringLiteral("zoom"));
        QCOMPARE(slider->value(), slider->maximum());
        slider->setValue(slider->minimum());
        QCOMPARE(view().zoomFactor(), 0.25);
        slider->setValue(slider->maximum());
        QCOMPARE(view().zoomFactor(), 8.0);
        // With Ctrl and the wheel, around the place under the pointer.
        view().setZoomFactor(1);
        look(1, {300, 300});
        const QPoint middle = view().viewport()->rect().center();
        const QPointF place = view().pageLayout().nearestPoint(middle + view().scrollOffset()).point;
        wheel(60, Qt::ControlModifier);
        QCOMPARE(view().zoomFactor(), 8.0);
        const QPointF now = view().pageLayout().nearestPoint(middle + view().scrollOffset()).point;
        QVERIFY((now - place).manhattanLength() < 2);
        view().setZoomFactor(1);
    }
};

INK_TEST(TestHands, "tst_hands")

} // namespace tst_hands

#include "tst_hands.moc"
