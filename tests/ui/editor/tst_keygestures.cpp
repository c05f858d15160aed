// All keyboard gestures of the tag editor, in the real editor over the real service, at several zooms and on
// rotated pages. Also run at device pixel ratio 2 and in a real window (ctest ui.editor.keygestures.*).
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "ui/pages/editor/workspace/editorplacementdialogs.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/inputs/fixedkeys.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace tst_keygestures {

using namespace ink;
using namespace ink::ui;

class TestKeyGestures final : public test::GestureDesk
{
    Q_OBJECT

    void choose(domain::TagType type)
    {
        palette()->setFocus();
        for (int row = 0; row < palette()->count(); ++row)
            if (palette()->item(row)->data(Qt::UserRole).toInt() == static_cast<int>(type))
                palette()->setCurrentRow(row);
    }
    /** Goes to the page by its number, at this zoom. */
    void standOn(double zoom, int page)
    {
        view().setZoomFactor(zoom);
        view().goToPage(page);
        QCOMPARE(view().currentPage(), page);
        view().setFocus();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&view(), static_cast<Qt::Key>(key), modifiers);
    }
    [[nodiscard]] bool isSeen(qsizetype i)
    {
        return QRectF(view().viewport()->rect()).contains(view().tagViewportRect(tags().at(i).id));
    }
    static constexpr auto both = Qt::ControlModifier | Qt::ShiftModifier;

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void cleanupTestCase() { closeDesk(); }
    void init() { clearDesk(); }

    void placed_data() { addZooms(); }
    void placed()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        standOn(zoom, page);
        choose(domain::TagType::Signature);
        QTest::keyClick(palette(), Qt::Key_Return);
        QTest::keyClick(palette(), Qt::Key_Return);
        QCOMPARE(tags().size(), 2);
        for (const domain::Tag& tag : tags())
            QCOMPARE(tag.pageIndex, page);
        QVERIFY(!rect(0).intersects(rect(1)));
        // It lies completely on the rotated page.
        const QSizeF size = view().pageLayout().pageSize(page - 1);
        QVERIFY(rect(1).left >= 0 && rect(1).right() <= size.width());
        QVERIFY(rect(1).top >= 0 && rect(1).bottom() <= size.height());
        QCOMPARE(stack().count(), 2);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tags().size(), 1);
    }

    /** The menu key opens the menu at the tag, wherever the pointer is. */
    void theMenuKeyOpensAtTheTag()
    {
        put({{150, 360, 80, 20}}, 1);
        turnTo(1, 1, {200, 400});
        view().selection().select({tags().at(0).id});
        QSignalSpy asked(&view(), &PageView::contextMenuRequested);
        const QPoint middle = view().viewport()->rect().center();
        QContextMenuEvent key(QContextMenuEvent::Keyboard, middle, view().viewport()->mapToGlobal(middle));
        QCoreApplication::sendEvent(view().viewport(), &key);
        QCOMPARE(asked.count(), 1);
        const QPoint at = view().viewport()->mapFromGlobal(asked.first().first().toPoint());
        QVERIFY(view().tagViewportRect(tags().at(0).id).contains(at));
        if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
    }

    void movedAndResized_data() { addZooms(); }
    void movedAndResized()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 200, 60, 20}, {153, 240, 60, 20}}, page);
        standOn(zoom, page);
        view().goToTag(tags().at(1).id);
        press(Qt::Key_Left); // one point, even if an edge is near
        QCOMPARE(rect(1).left, 152);
        press(Qt::Key_Right, Qt::ShiftModifier, 12);
        QCOMPARE(rect(1).left, 272);
        press(Qt::Key_Down, Qt::ShiftModifier, 25);
        QCOMPARE(rect(1).top, 490);
        QVERIFY(isSeen(1)); // the view scrolls with it
        press(Qt::Key_Down, Qt::ControlModifier, 3);
        press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(rect(1).height, 23);
        QCOMPARE(rect(1).width, 70);
        QCOMPARE(rect(0), (domain::PageRect{150, 200, 60, 20}));
        QCOMPARE(stack().count(), 2);
        stack().undo();
        stack().undo();
        QCOMPARE(rect(1), (domain::PageRect{153, 240, 60, 20}));
        // No key moves it off its page.
        view().selection().select({tags().at(1).id});
        press(Qt::Key_Down, Qt::ShiftModifier, 100);
        QCOMPARE(rect(1).bottom(), int(view().pageLayout().pageSize(page - 1).height()));
        press(Qt::Key_Right, Qt::ShiftModifier, 100);
        QCOMPARE(rect(1).right(), int(view().pageLayout().pageSize(page - 1).width()));
        QVERIFY(isSeen(1));
    }

    void walked_data() { addZooms(); }
    void walked()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 40, 20}, {150, 400, 40, 20}, {150, 40, 40, 20}}, page);
        standOn(zoom, page);
        view().selection().select({});
        for (const int i : {2, 0, 1}) {
            press(Qt::Key_Tab);
            QCOMPARE(view().selection().ids(), QList{tags().at(i).id});
            QVERIFY(isSeen(i));
        }
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(view().selection().ids(), QList{tags().at(0).id});
        // Its tab position.
        press(Qt::Key_F8);
        view().selection().select({tags().at(2).id});
        press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(view().tags().readingOrder(), (QList<qsizetype>{0, 2, 1}));
        press(Qt::Key_Escape);
        QVERIFY(!view().modes().isTabOrderMode());
        stack().undo();
        QCOMPARE(view().tags().readingOrder(), (QList<qsizetype>{2, 0, 1}));
    }

    void changedAndDeleted_data() { addZooms(); }
    void changedAndDeleted()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 200, 60, 20}, {170, 240, 80, 20}}, page);
        standOn(zoom, page);
        press(Qt::Key_A, both);
        QCOMPARE(view().selection().size(), 2);
        press(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(tags().at(0).invitationIndex, 2);
        QCOMPARE(tags().at(1).invitationIndex, 2);
        press(Qt::Key_L, both);
        QCOMPARE(rect(1).left, 150);
        press(Qt::Key_S, both);
        QCOMPARE(rect(1).width, 60);
        press(Qt::Key_Delete);
        QVERIFY(tags().isEmpty());
        QCOMPARE(stack().count(), 4);
        for (int i = 0; i < 4; ++i)
            press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tags().size(), 2);
        QCOMPARE(rect(1), (domain::PageRect{170, 240, 80, 20}));
        QCOMPARE(tags().at(1).invitationIndex, 1);
    }

    void copied_data() { addZooms(); }
    void copied()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 200, 60, 20}}, page);
        standOn(zoom, page);
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_C, Qt::ControlModifier);
        const int other = page % 4 + 1;
        view().goToPage(other);
        press(Qt::Key_V, Qt::ControlModifier); // the same place of the other page
        QCOMPARE(tags().size(), 2);
        QCOMPARE(tags().at(1).pageIndex, other);
        QCOMPARE(rect(1), rect(0));
        press(Qt::Key_D, Qt::ControlModifier); // with an offset
        QCOMPARE(tags().size(), 3);
        QCOMPARE(tags().at(2).pageIndex, other);
        QVERIFY(rect(2) != rect(1));
        // On all pages at once.
        view().selection().select({tags().at(0).id});
        press(Qt::Key_D, both);
        auto* dialog = m_page->findChild<EditorDuplicateDialog*>();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(tags().size(), 6);
        QCOMPARE(stack().count(), 3);
        QTRY_VERIFY(!m_page->findChild<EditorDuplicateDialog*>());
    }

    // ---- independent of zoom and page

    /** The pointer that rests over the pages says nothing about a page that was reached by key. */
    void pastedOnThePageThatWasGoneTo()
    {
        put({{150, 200, 60, 20}}, 1);
        standOn(1.0, 1);
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_C, Qt::ControlModifier);
        moveTo(view().viewport()->rect().center() + QPoint(90, 60), {}, Qt::NoButton);
        press(Qt::Key_G, Qt::ControlModifier);
        auto* number = m_page->findChild<QLineEdit*>(QStringLiteral("pageNumberEdit"));
        QTRY_VERIFY(number->hasFocus());
        QTest::keyClicks(number, QStringLiteral("3"));
        QTest::keyClick(number, Qt::Key_Return);
        QVERIFY(view().hasFocus());
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tags().size(), 2);
        QCOMPARE(tags().at(1).pageIndex, 3);
        QCOMPARE(rect(1), rect(0));
        // After the next movement the pointer counts again.
        moveTo(view().viewport()->rect().center() + QPoint(90, 50), {}, Qt::NoButton);
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(rect(2).left != rect(0).left);
    }

    void thePaletteByKeyboard()
    {
        palette()->setFocus();
        palette()->setCurrentRow(0);
        QTest::keyClick(palette(), Qt::Key_Insert);
        QCOMPARE(tags().size(), 1);
        QCOMPARE(tags().first().type, domain::TagType::Signature);
        QTest::keyClick(palette(), Qt::Key_Return);
        QCOMPARE(tags().size(), 2);
        QVERIFY(!rect(0).intersects(rect(1)));
        // Several check boxes at once.
        for (int row = 0; row < palette()->count(); ++row)
            if (palette()->item(row)->data(Qt::UserRole).toInt() ==
                static_cast<int>(domain::TagType::Checkbox))
                palette()->setCurrentRow(row);
        QTest::keyClick(palette(), Qt::Key_Return, Qt::ShiftModifier);
        auto* dialog = m_page->findChild<EditorGridDialog*>();
        QVERIFY(dialog);
        auto* rows = dialog->findChild<QSpinBox*>(QStringLiteral("gridRows"));
        rows->selectAll();
        QTest::keyClicks(rows, QStringLiteral("4"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(tags().size(), 6);
        QCOMPARE(stack().undoText(), QStringLiteral("Add 4 checkbox(es)"));
    }

    void nudging()
    {
        put({{100, 100, 60, 20}, {103, 140, 60, 20}}, 1);
        view().selection().select({tags().at(1).id});
        QTest::keyClick(&view(), Qt::Key_Left); // one point, even if an edge is near
        QCOMPARE(rect(1).left, 102);
        QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(rect(1).left, 112);
        QTest::keyClick(&view(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(rect(1).height, 21);
        QCOMPARE(stack().count(), 2);
    }

    void arrangingByShortcut()
    {
        put({{100, 100, 60, 20}, {130, 140, 80, 30}, {300, 300, 40, 40}}, 1);
        QVERIFY(!action("distributeAcross")->isEnabled());
        view().selection().selectAll();
        QVERIFY(action("distributeAcross")->isEnabled());
        const auto press = [this](Qt::Key key) {
            QTest::keyClick(&view(), key, Qt::ControlModifier | Qt::ShiftModifier);
        };
        press(Qt::Key_L);
        QCOMPARE(rect(2).left, 100);
        stack().undo();
        press(Qt::Key_R);
        QCOMPARE(rect(0).right(), 340);
        stack().undo();
        press(Qt::Key_B);
        QCOMPARE(rect(0).bottom(), 340);
        stack().undo();
        press(Qt::Key_H);
        QCOMPARE(rect(1).left, 190); // 240 wide, 180 of it tags
        stack().undo();
        press(Qt::Key_S);
        QCOMPARE(rect(2).width, 60);
        QCOMPARE(rect(2).height, 20);
        QCOMPARE(stack().undoText(), QStringLiteral("Make 3 field(s) the same size"));
        stack().undo();
        QCOMPARE(stack().index(), 0);
        QCOMPARE(rect(2), (domain::PageRect{300, 300, 40, 40}));
    }

    void selectingByShortcut()
    {
        put({{100, 100, 60, 20}, {130, 140, 80, 30}}, 1);
        put({{100, 100, 60, 20}}, 2);
        put({{200, 200, 150, 40}}, 2, domain::TagType::Signature);
        view().editor().setActiveInvitation(2);
        put({{200, 300, 150, 40}}, 2, domain::TagType::Signature);
        view().editor().setActiveInvitation(1);
        const auto press = [this](Qt::Key key) {
            QTest::keyClick(&view(), key, Qt::ControlModifier | Qt::ShiftModifier);
        };
        view().selection().select({tags().at(0).id});
        press(Qt::Key_Y);
        QCOMPARE(view().selection().size(), 3);
        view().selection().select({tags().at(3).id});
        press(Qt::Key_Y);
        QCOMPARE(view().selection().size(), 2);
        view().selection().select({tags().at(3).id});
        press(Qt::Key_P);
        QCOMPARE(view().selection().size(), 4);
        view().goToPage(2);
        press(Qt::Key_A);
        QCOMPARE(view().selection().size(), 3);
    }

    void duplicatesOnOtherPages()
    {
        put({{100, 100, 60, 20}, {130, 140, 80, 30}}, 1);
        view().selection().selectAll();
        QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_page->findChild<EditorDuplicateDialog*>();
        QVERIFY(dialog);
        auto* accept = dialog->findChild<QPushButton*>(QStringLiteral("placeAccept"));
        auto* range = dialog->findChild<QLineEdit*>(QStringLiteral("duplicateRange"));
        QCOMPARE(dialog->pages(), (QList<int>{1, 2, 3, 4}));
        dialog->findChild<QRadioButton*>(QStringLiteral("duplicateOdd"))->click();
        QCOMPARE(dialog->pages(), (QList<int>{1, 3}));
        QTest::keyClicks(range, QStringLiteral("2-9"));
        QVERIFY(!accept->isEnabled());
        range->selectAll();
        QTest::keyClicks(range, QStringLiteral("2-3"));
        QTest::keyClick(range, Qt::Key_Return);
        QCOMPARE(tags().size(), 6);
        for (qsizetype i = 2; i < 6; ++i) {
            QCOMPARE(rect(i), rect(i % 2));
            QCOMPARE(tags().at(i).pageIndex, i < 4 ? 2 : 3);
        }
        QCOMPARE(stack().count(), 1);
        stack().undo();
        QCOMPARE(tags().size(), 2);
        QTRY_VERIFY(!m_page->findChild<EditorDuplicateDialog*>());
    }

    void copiesGoToAnotherWindow()
    {
        put({{100, 100, 60, 20}}, 1);
        view().selection().selectAll();
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        // At the pointer if it is over a page …
        look(1, {300, 300});
        moveTo(at(1, 300, 300), {}, Qt::NoButton);
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tags().size(), 2);
        QVERIFY(std::abs(rect(1).left + 30 - 300) <= 1);
        QVERIFY(std::abs(rect(1).top + 10 - 300) <= 1);
        // … and at the same place in another document's window, with recipients by number.
        const auto other = editorOf(*m_desk);
        QVERIFY(other);
        PageView& there = other->workspace().view();
        there.setFocus();
        there.goToPage(3);
        QTest::keyClick(&there, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(there.document().tags.size(), 1);
        QCOMPARE(there.document().tags.first().pageIndex, 3);
        QCOMPARE(there.document().tags.first().rect, (domain::PageRect{100, 100, 60, 20}));
        QCOMPARE(other->undoStack()->count(), 1);
        other->closeDocument();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void theOrderByKeyboard()
    {
        put({{100, 100, 60, 20}, {100, 140, 80, 30}, {100, 200, 80, 30}}, 1);
        const domain::TagId first = tags().at(0).id;
        QTest::keyClick(&view(), Qt::Key_F8);
        QVERIFY(view().modes().isTabOrderMode());
        view().selection().select({first});
        QTest::keyClick(&view(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(view().tags().readingOrder(), (QList<qsizetype>{1, 0, 2}));
        QTest::keyClick(&view(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(view().tags().readingOrder(), (QList<qsizetype>{1, 2, 0}));
        QTest::keyClick(&view(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(view().tags().readingOrder(), (QList<qsizetype>{1, 0, 2}));
        QCOMPARE(stack().count(), 3);
        // It is saved with the draft, and stays.
        QTRY_COMPARE_WITH_TIMEOUT(m_page->findChild<QLabel*>(QStringLiteral("saveState"))->text(),
                                  QStringLiteral("draft, saved"), 20000);
        EditorPage other(m_desk->session, *m_desk->journal, m_desk->settings, m_desk->prompts);
        other.openDocument(m_page->documentId());
        QTRY_COMPARE_WITH_TIMEOUT(other.documentId(), m_page->documentId(), 20000);
        QCOMPARE(other.workspace().view().tags().readingOrder(), (QList<qsizetype>{1, 0, 2}));
        other.closeDocument();
    }

    /** Otherwise a shortcut of the user's would do something else than the pages or a list. */
    void handledCommandKeysAreFixed()
    {
        QList<int> keys{Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Home,
                        Qt::Key_End,      Qt::Key_PageUp, Qt::Key_Space,  Qt::Key_Return, Qt::Key_Enter,
                        Qt::Key_PageDown, Qt::Key_Insert, Qt::Key_Delete, Qt::Key_Plus,   Qt::Key_Backspace,
                        Qt::Key_Minus,    Qt::Key_Equal,  Qt::Key_Comma,  Qt::Key_Slash};
        for (int key = Qt::Key_0; key <= Qt::Key_Z; ++key)
            keys.append(key);
        for (int key = Qt::Key_F1; key <= Qt::Key_F12; ++key)
            keys.append(key);
        const auto handles = [](QWidget* at, QEvent::Type type, QKeyCombination pressed) {
            QKeyEvent event(type, pressed.key(), pressed.keyboardModifiers());
            event.setAccepted(type == QEvent::KeyPress);
            return static_cast<QObject*>(at)->event(&event) && event.isAccepted();
        };
        auto* thumbnails = m_page->findChild<ThumbnailList*>();
        thumbnails->setCurrentPage(2);
        const QSignalBlocker quiet(thumbnails); // no page is rotated
        QStringList free;
        for (const int key : std::as_const(keys)) {
            QList<Qt::KeyboardModifiers> modifiers{Qt::ControlModifier, both};
            if (key >= Qt::Key_F1) modifiers << Qt::NoModifier << Qt::ShiftModifier;
            for (const Qt::KeyboardModifiers with : std::as_const(modifiers)) {
                const QKeyCombination pressed(with, static_cast<Qt::Key>(key));
                for (QWidget* at : {static_cast<QWidget*>(&view()), static_cast<QWidget*>(thumbnails)})
                    for (const auto type : {QEvent::ShortcutOverride, QEvent::KeyPress}) {
                        if (tags().isEmpty()) put({{150, 150, 90, 20}}, 1);
                        view().selection().selectAll();
                        if (handles(at, type, pressed) && !isFixedKey(pressed))
                            free << QKeySequence(pressed).toString() + u' ' + at->objectName();
                    }
            }
        }
        QVERIFY2(free.isEmpty(), qPrintable(free.join(QStringLiteral(", "))));
        QVERIFY(isFixedKey(Qt::CTRL | Qt::Key_Down));
        QVERIFY(!isFixedKey(Qt::CTRL | Qt::Key_B));
    }
};

INK_TEST(TestKeyGestures, "tst_keygestures")

} // namespace tst_keygestures

#include "tst_keygestures.moc"
