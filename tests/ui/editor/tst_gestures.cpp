// Each gesture of the tag editor in the real editor over the real service: by pointer at several zooms and on
// rotated pages, and by keyboard. Runs a second time with two pixels for each (ctest
// ui.editor.gestures.dpr2).
#include "app/domain/rules.h"
#include "app/domain/taborder.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "ui/pages/editorarrange.h"
#include "ui/pages/editorpage.h"
#include "ui/pages/editorpalette.h"
#include "ui/pages/editorplacedialogs.h"
#include "ui/pages/editorrecipients.h"
#include "ui/pages/editorworkspace.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tools/placetagtool.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QtTest>

#include <memory>

using namespace ink;
using namespace ink::ui;

namespace {

/** Four pages, each turned a quarter more, with a line of text and a rule. */
QByteArray turnedPages()
{
    QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>",
                              "<</Type /Pages /Count 4 /Kids [4 0 R 5 0 R 6 0 R 7 0 R]>>",
                              "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>"};
    for (int i = 0; i < 4; ++i)
        objects.append("<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Rotate " +
                       QByteArray::number(i * 90) + " /Resources <</Font <</F1 3 0 R>>>> /Contents " +
                       QByteArray::number(8 + i) + " 0 R>>");
    // What the page's matrix makes upright again, so that the line reads to the right as displayed.
    const QByteArray upright[] = {"1 0 0 1 0 0", "0 1 -1 0 600 0", "-1 0 0 -1 600 800", "0 -1 1 0 0 800"};
    for (const QByteArray& matrix : upright)
        objects.append(test::rawStream("q " + matrix +
                                       " cm BT /F1 12 Tf 300 200 Td (Signed by the tenant) Tj ET "
                                       "1 w 100 100 m 260 100 l S Q"));
    return test::rawPdf(objects);
}

/** The turned pages open as a draft of two signers. */
std::unique_ptr<EditorPage> editorOf(test::EditorStation& desk)
{
    const QString path = desk.write(QStringLiteral("turned.pdf"), turnedPages());
    if (path.isEmpty()) return nullptr;
    auto page = std::make_unique<EditorPage>(desk.session, *desk.journal, desk.settings, desk.prompts);
    page->resize(1360, 900);
    page->show();
    page->activateWindow();
    page->createFrom({path}, domain::FolderId());
    if (!QTest::qWaitFor([&] { return !page->documentId().isNull(); }, 20000)) return nullptr;
    for (int i = 0; i < 2; ++i)
        page->workspace().recipients().addRecipient();
    page->workspace().recipients().setActive(1);
    page->undoStack()->clear();
    if (!QTest::qWaitForWindowActive(page.get())) return nullptr;
    return page;
}

} // namespace

class TestGestures final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::EditorStation> m_desk;
    std::unique_ptr<EditorPage> m_page;

    PageView& view() { return m_page->workspace().view(); }
    QUndoStack& stack() { return *m_page->undoStack(); }
    const QList<domain::Tag>& tags() { return view().document().tags; }
    QListWidget* palette() { return m_page->findChild<QListWidget*>(QStringLiteral("tagPalette")); }
    QAction* action(const char* name) { return m_page->findChild<QAction*>(QLatin1String(name)); }

    /** Brings a place into the middle of the view. */
    void look(int page, QPointF point)
    {
        const QPointF at = view().toViewport({page - 1, point});
        QScrollBar* x = view().horizontalScrollBar();
        QScrollBar* y = view().verticalScrollBar();
        x->setValue(x->value() + static_cast<int>(at.x()) - view().viewport()->width() / 2);
        y->setValue(y->value() + static_cast<int>(at.y()) - view().viewport()->height() / 2);
    }
    QPoint at(int page, double x, double y) { return view().toViewport({page - 1, {x, y}}).toPoint(); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers during = {}, bool let = true)
    {
        QWidget* target = view().viewport();
        QTest::mousePress(target, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            moveTo(from + (to - from) * step / 4, during);
        if (let) QTest::mouseRelease(target, Qt::LeftButton, {}, to);
    }
    void moveTo(QPoint to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QWidget* target = view().viewport();
        QMouseEvent move(QEvent::MouseMove, to, target->mapToGlobal(to), Qt::NoButton, buttons, modifiers);
        QCoreApplication::sendEvent(target, &move);
    }
    void chooseInPalette(domain::TagType type, bool twice)
    {
        for (int row = 0; row < palette()->count(); ++row) {
            QListWidgetItem* entry = palette()->item(row);
            if (entry->data(Qt::UserRole).toInt() != static_cast<int>(type)) continue;
            palette()->scrollToItem(entry);
            const QPoint centre = palette()->visualItemRect(entry).center();
            QTest::mouseClick(palette()->viewport(), Qt::LeftButton, {}, centre);
            if (twice) QTest::mouseDClick(palette()->viewport(), Qt::LeftButton, {}, centre);
            palette()->setCurrentItem(entry);
        }
    }
    /** Tags as a test wants them, without the undo stack. */
    void put(const QList<domain::PageRect>& rects, int page, domain::TagType type = domain::TagType::Text)
    {
        for (const domain::PageRect& rect : rects)
            view().placeTagIn(type, {page, rect});
        stack().clear();
    }
    domain::PageRect rect(qsizetype i) { return tags().at(i).rect; }
    /** How far a pixel is at this zoom, in whole points. */
    int slack() { return std::max(1, static_cast<int>(std::ceil(1.5 / view().pageLayout().zoom()))); }

    static void addZooms()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<int>("page");
        for (const double zoom : {0.25, 1.0, 4.0})
            for (const int page : {1, 2, 3, 4})
                QTest::addRow("%d %% page %d", static_cast<int>(zoom * 100), page) << zoom << page;
    }
    void turnTo(double zoom, int page, QPointF middle)
    {
        view().setZoomFactor(zoom);
        look(page, middle);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<test::EditorStation>();
        QVERIFY(m_desk->open());
        m_page = editorOf(*m_desk);
        QVERIFY(m_page);
        QCOMPARE(view().pageCount(), 4);
        QCOMPARE(view().pageLayout().pageSize(1), QSizeF(800, 600));
    }
    void cleanupTestCase()
    {
        m_page.reset();
        m_desk.reset();
    }
    void init()
    {
        view().disarm();
        view().setTabOrderMode(false);
        view().selectAll();
        view().removeSelected();
        action("snapping")->setChecked(true);
        view().setSnapping(true);
        stack().clear();
        view().setZoomFactor(1);
        QGuiApplication::clipboard()->clear();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        view().setFocus();
    }

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

    void clickPlacesOne_data() { addZooms(); }
    void clickPlacesOne()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        turnTo(zoom, page, {200, 400});
        chooseInPalette(domain::TagType::Text, false);
        QCOMPARE(view().armedType(), domain::TagType::Text);
        moveTo(at(page, 190, 390), {}, Qt::NoButton); // what would be placed is shown
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier, at(page, 200, 400));
        QCOMPARE(tags().size(), 1);
        QCOMPARE(tags().first().pageIndex, page);
        QVERIFY(std::abs(rect(0).left + 70 - 200) <= slack());
        QVERIFY(std::abs(rect(0).top + 10 - 400) <= slack());
        QVERIFY(!view().armedType());
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
        QVERIFY(view().isArmedRepeatedly());
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier,
                              at(page, 180 + 30 * i, 400));
        QCOMPARE(tags().size(), 3);
        QCOMPARE(stack().count(), 3);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().armedType());
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
        // Esc drops what is being drawn, and then the tool.
        chooseInPalette(domain::TagType::Text, true);
        drag(at(page, 170, 330), at(page, 260, 360), {}, false);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at(page, 260, 360));
        QCOMPARE(tags().size(), 1);
        QVERIFY(view().armedType());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().armedType());
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
        // Switched off neither.
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

    void textBelowPullsTheTag_data() { addZooms(); }
    void textBelowPullsTheTag()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        // The line of text is 200 up from the bottom, from 300 on.
        const int baseline = static_cast<int>(view().pageLayout().pageSize(page - 1).height()) - 200;
        put({{200, baseline - 40, 91, 20}}, page);
        turnTo(zoom, page, {240, double(baseline)});
        const QPoint from = at(page, 245, baseline - 30);
        moveTo(from, {}, Qt::NoButton); // hovering has the page read
        QTRY_VERIFY(static_cast<ToolHost&>(view()).pageMarks(page));
        const double pixel = 1 / view().pageLayout().zoom();
        drag(from, from + QPoint(0, static_cast<int>(std::lround((20 - 3 * pixel) / pixel))));
        QCOMPARE(rect(0).bottom(), baseline);
    }

    void resizingSnaps_data() { addZooms(); }
    void resizingSnaps()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        put({{150, 360, 100, 20}, {150, 420, 70, 40}}, page);
        view().selectTags({tags().at(1).id});
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
        view().selectAll();
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
        view().selectTags({});
        turnTo(zoom, page, {200, 400});
        drag(at(page, 120, 340), at(page, 240, 390));
        QCOMPARE(view().selectedTags().size(), 2);
        // Shift adds, and a click with Ctrl takes one away.
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ShiftModifier, at(page, 170, 440));
        QCOMPARE(view().selectedTags().size(), 3);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier, at(page, 230, 370));
        QCOMPARE(view().selectedTags().size(), 2);
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
        dialog->findChild<QPushButton*>(QStringLiteral("placeAccept"))->click();
        QCOMPARE(tags().size(), 6);
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
        QVERIFY(view().isTabOrderMode());
        for (const int y : {450, 370, 410})
            QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(page, 170, y));
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().isTabOrderMode());
        view().selectTags({});
        for (const int i : {2, 0, 1}) {
            QTest::keyClick(&view(), Qt::Key_Tab);
            QCOMPARE(view().selectedTags(), QList{ids.at(i)});
        }
        // By reading direction again.
        action("tabOrderAutomatic")->trigger();
        view().selectTags({});
        QTest::keyClick(&view(), Qt::Key_Tab);
        QCOMPARE(view().selectedTags(), QList{ids.at(0)});
        while (stack().canUndo())
            stack().undo();
        QCOMPARE(domain::tabTurn(tags().at(0)), 0);
    }

    // ---- the keyboard

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
        QCOMPARE(stack().undoText(), QStringLiteral("Add 4 check box(es)"));
    }

    void nudging()
    {
        put({{100, 100, 60, 20}, {103, 140, 60, 20}}, 1);
        view().selectTags({tags().at(1).id});
        QTest::keyClick(&view(), Qt::Key_Left); // one point, although an edge is near
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
        view().selectAll();
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
        QCOMPARE(stack().undoText(), QStringLiteral("Make 3 tag(s) the same size"));
        stack().undo();
        QCOMPARE(stack().index(), 0);
        QCOMPARE(rect(2), (domain::PageRect{300, 300, 40, 40}));
    }

    void selectingByShortcut()
    {
        put({{100, 100, 60, 20}, {130, 140, 80, 30}}, 1);
        put({{100, 100, 60, 20}}, 2);
        put({{200, 200, 150, 40}}, 2, domain::TagType::Signature);
        view().setActiveInvitation(2);
        put({{200, 300, 150, 40}}, 2, domain::TagType::Signature);
        view().setActiveInvitation(1);
        const auto press = [this](Qt::Key key) {
            QTest::keyClick(&view(), key, Qt::ControlModifier | Qt::ShiftModifier);
        };
        view().selectTags({tags().at(0).id});
        press(Qt::Key_Y);
        QCOMPARE(view().selectedTags().size(), 3);
        view().selectTags({tags().at(3).id});
        press(Qt::Key_Y);
        QCOMPARE(view().selectedTags().size(), 2);
        view().selectTags({tags().at(3).id});
        press(Qt::Key_P);
        QCOMPARE(view().selectedTags().size(), 4);
        view().goToPage(2);
        press(Qt::Key_A);
        QCOMPARE(view().selectedTags().size(), 3);
    }

    void duplicatesOnOtherPages()
    {
        put({{100, 100, 60, 20}, {130, 140, 80, 30}}, 1);
        view().selectAll();
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
        view().selectAll();
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        // At the pointer when it lies on a page …
        look(1, {300, 300});
        moveTo(at(1, 300, 300), {}, Qt::NoButton);
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(tags().size(), 2);
        QVERIFY(std::abs(rect(1).left + 30 - 300) <= 1);
        QVERIFY(std::abs(rect(1).top + 10 - 300) <= 1);
        // … and at the same place in another document's window, whose recipients it finds by number.
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
        QVERIFY(view().isTabOrderMode());
        view().selectTags({first});
        QTest::keyClick(&view(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(view().tagsInReadingOrder(), (QList<qsizetype>{1, 0, 2}));
        QTest::keyClick(&view(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(view().tagsInReadingOrder(), (QList<qsizetype>{1, 2, 0}));
        QTest::keyClick(&view(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(view().tagsInReadingOrder(), (QList<qsizetype>{1, 0, 2}));
        QCOMPARE(stack().count(), 3);
        // It is saved with the draft, and stays.
        QTRY_COMPARE_WITH_TIMEOUT(m_page->findChild<QLabel*>(QStringLiteral("saveState"))->text(),
                                  QStringLiteral("draft, saved"), 20000);
        EditorPage other(m_desk->session, *m_desk->journal, m_desk->settings, m_desk->prompts);
        other.openDocument(m_page->documentId());
        QTRY_COMPARE_WITH_TIMEOUT(other.documentId(), m_page->documentId(), 20000);
        QCOMPARE(other.workspace().view().tagsInReadingOrder(), (QList<qsizetype>{1, 0, 2}));
        other.closeDocument();
    }

    void whatItLooksLike()
    {
        const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
        if (folder.isEmpty()) QSKIP("pictures are made when INKSTONE_SHOTS names a folder");
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
            view().selectTags({tags().at(3).id});
            drag(at(1, 375, 342), at(1, 452, 263), {}, false);
            shoot("guides-gap");
            QTest::keyClick(&view(), Qt::Key_Escape);
            QTest::mouseRelease(view().viewport(), Qt::LeftButton);
            drag(at(1, 375, 342), at(1, 136, 443), {}, false);
            shoot("guides-tag");
            QTest::keyClick(&view(), Qt::Key_Escape);
            QTest::mouseRelease(view().viewport(), Qt::LeftButton);
            view().selectTags({tags().at(0).id, tags().at(1).id, tags().at(2).id});
            shoot("group");
            view().setTabOrderMode(true);
            shoot("order");
            view().setTabOrderMode(false);
            view().selectTags({});
            chooseInPalette(domain::TagType::Text, true);
            drag(at(1, 300, 420), at(1, 420, 450), {}, false);
            shoot("drawing");
            QTest::keyClick(&view(), Qt::Key_Escape);
            QTest::keyClick(&view(), Qt::Key_Escape);
            view().selectAll();
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
#include "tst_gestures.moc"
