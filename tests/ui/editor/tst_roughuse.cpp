// Unintended but common input: keys during a drag, closing with a button down, invalid files.
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "ui/pages/editor/tagpanel/editortagpanel.h"
#include "ui/viewer/pagecache.h"
#include "ui/widgets/banner.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QWheelEvent>

namespace tst_roughuse {

using namespace ink;
using namespace ink::ui;

namespace {

/** One page of this size, or no pages. */
QByteArray pdfOf(int pages, const QByteArray& box)
{
    QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>", {}};
    QByteArray kids;
    for (int i = 0; i < pages; ++i) {
        objects.append("<</Type /Page /Parent 2 0 R /MediaBox " + box + " /Contents " +
                       QByteArray::number(objects.size() + 2) + " 0 R>>");
        kids += QByteArray::number(objects.size()) + " 0 R ";
        objects.append(test::rawStream("0 0 1 rg 0 0 200 200 re f 19000 19000 500 500 re f"));
    }
    objects[1] = "<</Type /Pages /Count " + QByteArray::number(pages) + " /Kids [" + kids + "]>>";
    return test::rawPdf(objects);
}

} // namespace

class TestRoughUse final : public test::GestureDesk
{
    Q_OBJECT

    void letGo(QPoint at) { QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&view(), static_cast<Qt::Key>(key), modifiers);
    }

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void cleanupTestCase() { closeDesk(); }
    void init() { clearDesk(); }

    void undoneWhileDragged()
    {
        put({{150, 360, 60, 30}}, 1);
        look(1, {200, 400});
        drag(at(1, 180, 375), at(1, 230, 375), Qt::ControlModifier);
        const domain::PageRect moved = rect(0);
        // Undoing the earlier step during the drag cancels the drag without a trace.
        drag(at(1, 230, 375), at(1, 300, 450), Qt::ControlModifier, false);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rect(0), (domain::PageRect{150, 360, 60, 30}));
        moveTo(at(1, 320, 470));
        letGo(at(1, 320, 470));
        QCOMPARE(rect(0), (domain::PageRect{150, 360, 60, 30}));
        QCOMPARE(stack().index(), 0);
        press(Qt::Key_Y, Qt::ControlModifier);
        if (stack().index() == 0) stack().redo();
        QCOMPARE(rect(0), moved);
    }

    void theDraggedTagIsUndoneAway()
    {
        view().editor().placeTag(domain::TagType::Text, {0, {180, 375}});
        look(1, {200, 400});
        QCOMPARE(stack().count(), 1);
        drag(at(1, 180, 375), at(1, 260, 430), Qt::ControlModifier, false);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(tags().isEmpty());
        moveTo(at(1, 280, 450));
        letGo(at(1, 280, 450));
        QVERIFY(tags().isEmpty());
        QVERIFY(view().selection().isEmpty());
        stack().redo();
        QCOMPARE(tags().size(), 1);
        QVERIFY(std::abs(rect(0).left + rect(0).width / 2 - 180) <= 1);
    }

    void keysDuringADragDoNothingToTheTags()
    {
        put({{150, 360, 60, 30}, {300, 360, 60, 30}}, 1);
        look(1, {200, 400});
        drag(at(1, 180, 375), at(1, 220, 415), Qt::ControlModifier, false);
        for (const int key : {int(Qt::Key_Delete), int(Qt::Key_Backspace), int(Qt::Key_Right),
                              int(Qt::Key_F8), int(Qt::Key_Return)})
            press(key);
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_V, Qt::ControlModifier);
        press(Qt::Key_D, Qt::ControlModifier);
        press(Qt::Key_2, Qt::AltModifier);
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tags().size(), 2);
        letGo(at(1, 220, 415));
        QCOMPARE(tags().size(), 2);
        for (int i = stack().index(); i > 0; --i)
            stack().undo();
        QCOMPARE(rect(0), (domain::PageRect{150, 360, 60, 30}));
        QCOMPARE(rect(1), (domain::PageRect{300, 360, 60, 30}));
        QVERIFY(!view().modes().isTabOrderMode());
    }

    void zoomedWhileDragged_data()
    {
        QTest::addColumn<double>("to");
        QTest::addRow("in") << 2.0;
        QTest::addRow("out") << 0.5;
    }
    /** The tag stays under the pointer when the zoom changes. */
    void zoomedWhileDragged()
    {
        QFETCH(double, to);
        const auto under = [this](QPoint hand) {
            return view().pagePointAt(view().viewport()->mapToGlobal(hand)).value_or(PagePoint{}).point;
        };
        put({{150, 360, 60, 30}}, 2);
        look(2, {200, 400});
        QPoint hand = at(2, 230, 415);
        drag(at(2, 180, 375), hand, Qt::ControlModifier, false); // grabbed at (30, 15) from its corner
        view().zoomAround(to, hand);
        moveTo(hand, Qt::ControlModifier);
        letGo(hand);
        QVERIFY2(std::abs(rect(0).left + 30 - under(hand).x()) <= slack(),
                 qPrintable(QString::number(rect(0).left)));
        QVERIFY(std::abs(rect(0).top + 15 - under(hand).y()) <= slack());
        stack().undo();
        // A handle as well.
        view().setZoomFactor(1);
        look(2, {200, 400});
        view().selection().select({tags().at(0).id});
        const QPoint grip =
            handleCentre(view().tagViewportRect(tags().at(0).id), Handle::BottomRight).toPoint();
        hand = grip + QPoint(40, 40);
        drag(grip, hand, Qt::ControlModifier, false);
        view().zoomAround(to, hand);
        moveTo(hand, Qt::ControlModifier);
        letGo(hand);
        QVERIFY2(std::abs(rect(0).right() - under(hand).x()) <= slack(),
                 qPrintable(QString::number(rect(0).width)));
        QVERIFY(std::abs(rect(0).bottom() - under(hand).y()) <= slack());
        stack().undo();
        // And a rubber band.
        view().setZoomFactor(1);
        look(2, {200, 400});
        view().selection().select({});
        drag(at(2, 100, 340), at(2, 120, 350), {}, false);
        QVERIFY(view().selection().isEmpty());
        view().zoomAround(to, at(2, 120, 350));
        hand = at(2, 230, 410);
        moveTo(hand);
        QCOMPARE(view().selection().size(), 1);
        letGo(hand);
        QCOMPARE(stack().index(), 0);
    }

    void theReleaseWentElsewhere()
    {
        put({{150, 360, 60, 30}}, 1);
        look(1, {200, 400});
        drag(at(1, 180, 375), at(1, 230, 415), Qt::ControlModifier, false);
        // A dialog swallowed the release: the next move has no button.
        moveTo(at(1, 300, 500), {}, Qt::NoButton);
        QCOMPARE(rect(0), (domain::PageRect{150, 360, 60, 30}));
        QCOMPARE(view().tagViewportRect(tags().at(0).id).topLeft().toPoint(), at(1, 150, 360));
        letGo(at(1, 300, 500));
        QCOMPARE(stack().count(), 0);
    }

    void deletedWhileItsNameIsWritten()
    {
        put({{150, 360, 60, 30}}, 1);
        view().selection().select({tags().at(0).id});
        auto* name = m_page->findChild<QLineEdit*>(QStringLiteral("tagName"));
        QVERIFY(name);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Rent"));
        view().editor().removeSelected();
        QVERIFY(tags().isEmpty());
        QVERIFY(!name->isVisible());
        QTest::keyClicks(name, QStringLiteral("ed"));
        view().setFocus();
        QVERIFY(tags().isEmpty());
        QCOMPARE(stack().count(), 2); // the name, and the tag
        stack().undo();
        QCOMPARE(tags().size(), 1);
        QCOMPARE(tags().at(0).name, QStringLiteral("Rent"));
        // Undone while typing: the field shows the current value.
        view().selection().select({tags().at(0).id});
        name->setFocus();
        const QString before = name->text();
        QCOMPARE(before, QStringLiteral("Rent"));
        stack().undo();
        QVERIFY(name->text() != before);
        QCOMPARE(name->text(), tags().at(0).name);
    }

    void closedWithTheButtonDown()
    {
        const auto page = test::editorOf(*m_desk);
        QVERIFY(page);
        PageView& there = page->workspace().view();
        there.editor().placeTag(domain::TagType::Text, {0, {180, 375}});
        const QPoint from = there.tagViewportRect(there.document().tags.first().id).center().toPoint();
        QTest::mousePress(there.viewport(), Qt::LeftButton, {}, from);
        for (const int way : {10, 20, 40})
            QTest::mouseMove(there.viewport(), from + QPoint(way, way));
        page->closeDocument();
        QVERIFY(page->isEmpty());
        QTest::mouseMove(there.viewport(), from + QPoint(60, 60));
        QTest::mouseRelease(there.viewport(), Qt::LeftButton, {}, from + QPoint(60, 60));
        QCOMPARE(page->undoStack()->count(), 0);
        QVERIFY(there.document().tags.isEmpty());
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void whatIsInHandStaysWithItsDocument()
    {
        const auto page = test::editorOf(*m_desk);
        QVERIFY(page);
        PageView& there = page->workspace().view();
        QSignalSpy armed(&there.modes(), &EditorModes::armedChanged);
        there.modes().arm(domain::TagType::Signature, true);
        QCOMPARE(armed.count(), 1);
        page->openDocument(m_page->documentId());
        QTRY_COMPARE_WITH_TIMEOUT(page->documentId(), m_page->documentId(), 20000);
        QVERIFY(!there.modes().armedType());
        QCOMPARE(armed.count(), 2);
        there.modes().setTabOrderMode(true);
        there.modes().setPickMode(true);
        page->closeDocument();
        QVERIFY(!there.modes().isTabOrderMode());
        QVERIFY(!there.modes().isPickMode());
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void addedFilesThatAreNone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addRow("no PDF") << QByteArray("not a pdf at all");
        QTest::addRow("nothing") << QByteArray();
        QTest::addRow("cut off") << pdfOf(3, "[0 0 595 842]").left(120);
        QTest::addRow("no pages") << pdfOf(0, "[0 0 595 842]");
        QTest::addRow("a header and nothing else") << QByteArray("%PDF-1.7\n%%EOF\n");
    }
    /** The error is shown and the draft is unchanged; also together with a valid file. */
    void addedFilesThatAreNone()
    {
        QFETCH(QByteArray, bytes);
        put({{150, 360, 60, 30}}, 1);
        const QString bad = m_desk->write(QStringLiteral("bad.pdf"), bytes);
        const QString good = m_desk->write(QStringLiteral("good.pdf"), pdfOf(2, "[0 0 595 842]"));
        auto* told = m_page->findChild<ErrorBanner*>();
        QVERIFY(told);
        for (const QStringList& paths : {QStringList{bad}, QStringList{good, bad}}) {
            m_page->addFiles(paths);
            QTRY_VERIFY_WITH_TIMEOUT(told->isVisible(), 20000);
            QCOMPARE(view().document().files.size(), 1);
            QCOMPARE(view().pageCount(), 4);
            QCOMPARE(tags().size(), 1);
            QVERIFY(view().editor().isActive());
            told->setError(std::nullopt);
        }
        // Editing continues.
        view().editor().placeTag(domain::TagType::Text, {1, {200, 200}});
        QCOMPARE(tags().size(), 2);
        // A new draft can't be started with one either.
        EditorPage fresh(m_desk->session, *m_desk->journal, m_desk->settings, m_desk->prompts);
        fresh.show();
        fresh.createFrom({bad}, domain::FolderId());
        auto* there = fresh.findChild<ErrorBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(there->isVisible(), 20000);
        QVERIFY(fresh.isEmpty());
    }

    void aPageAsLargeAsAWall()
    {
        EditorPage page(m_desk->session, *m_desk->journal, m_desk->settings, m_desk->prompts);
        page.resize(1200, 800);
        page.show();
        page.createFrom({m_desk->write(QStringLiteral("wall.pdf"), pdfOf(1, "[0 0 20000 20000]"))},
                        domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        PageView& wall = page.workspace().view();
        QCOMPARE(wall.pageLayout().pageSize(0), QSizeF(20000, 20000));
        page.workspace().recipients().addRecipient();
        for (const double zoom : {0.1, 0.25, 1.0, 4.0, 8.0}) {
            wall.setZoomFactor(zoom);
            // The far corner has a blue square.
            wall.horizontalScrollBar()->setValue(wall.horizontalScrollBar()->maximum());
            wall.verticalScrollBar()->setValue(wall.verticalScrollBar()->minimum());
            QTRY_VERIFY_WITH_TIMEOUT(wall.isPagePainted(1), 20000);
            const auto colour = [&] {
                const QPoint at = wall.toViewport({0, {19250, 750}}).toPoint();
                if (!wall.viewport()->rect().contains(at)) {
                    wall.horizontalScrollBar()->setValue(wall.horizontalScrollBar()->value() + at.x() - 300);
                    wall.verticalScrollBar()->setValue(wall.verticalScrollBar()->value() + at.y() - 300);
                }
                const QPoint there = wall.toViewport({0, {19250, 750}}).toPoint();
                return wall.viewport()->grab().toImage().pixelColor(there *
                                                                    wall.viewport()->devicePixelRatio());
            };
            QTRY_COMPARE_WITH_TIMEOUT(colour(), QColor(Qt::blue), 20000);
            QVERIFY2(wall.pageCache().byteCount() <= 100'000'000,
                     qPrintable(QString::number(wall.pageCache().byteCount())));
            wall.editor().placeTag(domain::TagType::Signature, {0, {19990, 19990}});
            const domain::PageRect placed = wall.document().tags.last().rect;
            QCOMPARE(placed.right(), 20000);
            QCOMPARE(placed.bottom(), 20000);
        }
        QTRY_COMPARE_WITH_TIMEOUT(page.findChild<QLabel*>(QStringLiteral("saveState"))->text(),
                                  QStringLiteral("draft, saved"), 20000);
        page.closeDocument();
    }

    void manyFilesAtOnceKeepTheirOrder()
    {
        const auto page = test::editorOf(*m_desk);
        QVERIFY(page);
        QStringList paths;
        for (int i = 0; i < 12; ++i)
            paths.append(m_desk->write(QStringLiteral("part%1.pdf").arg(i, 2, 10, QLatin1Char('0')),
                                       pdfOf(1 + i % 2, "[0 0 595 842]")));
        page->workspace().view().editor().placeTag(domain::TagType::Text, {3, {200, 200}});
        page->addFiles(paths);
        QTRY_COMPARE_WITH_TIMEOUT(page->workspace().view().document().files.size(), 13, 20000);
        const auto& files = page->workspace().view().document().files;
        for (int i = 0; i < 12; ++i)
            QCOMPARE(files.at(i + 1).name, QFileInfo(paths.at(i)).fileName());
        QCOMPARE(page->workspace().view().document().tags.first().pageIndex, 4);
        page->closeDocument();
    }
};

INK_TEST(TestRoughUse, "tst_roughuse")

} // namespace tst_roughuse

#include "tst_roughuse.moc"
