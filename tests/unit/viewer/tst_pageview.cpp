#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "tests/support/builders.h"
#include "tests/support/filledform.h"
#include "tests/support/localdraft.h"
#include "tests/support/testmain.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagecomparer.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tools/placetagtool.h"

#include <QAccessible>
#include <QBuffer>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace tst_pageview {

using namespace ink;
using namespace ink::ui;

namespace {

QByteArray pdf(int pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setResolution(72);
        QPainter painter(&writer);
        for (int i = 0; i < pages; ++i) {
            if (i > 0) writer.newPage();
            painter.fillRect(QRect(0, 0, 200, 200), QColor(200, 20 * (i % 10), 40));
        }
    }
    return buffer.data();
}

struct Desk
{
    test::LocalDraft target;
    QUndoStack stack;
    PageView view;

    explicit Desk(int pages = 3) : target(draft(pages))
    {
        target.onChange = [this] { view.setDocument(target.document()); };
        view.resize(800, 900);
        view.setDraft(&target, &stack);
        view.modes().setSnapping(false); // places are exact here; tst_snapping covers snapping
        view.setDocument(target.document());
        view.setZoomFactor(72.0 / 96.0); // one pixel a point
        view.show();
    }
    static domain::Document draft(int pages)
    {
        domain::Document document = test::emptyDraft();
        document.id = domain::DocumentId(7);
        document.files = {test::file(QStringLiteral("a.pdf"), pages)};
        document.invitations = {test::invitation(QStringLiteral("Ada"), QStringLiteral("ada@example.org")),
                                test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org"))};
        return document;
    }
    const QList<domain::Tag>& tags() const { return target.document().tags; }
    QPoint at(int page, double x, double y) const { return view.toViewport({page - 1, {x, y}}).toPoint(); }

    void drop(domain::TagType type, QPoint where)
    {
        const std::unique_ptr<QMimeData> data(PlaceTagTool::mimeData(type));
        QDragEnterEvent enter(where, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(where, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &move);
        QDropEvent dropped(where, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &dropped);
        QVERIFY(dropped.isAccepted());
    }
    void drag(QPoint from, QPoint to, bool let = true)
    {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), (from + to) / 2);
        QTest::mouseMove(view.viewport(), to);
        if (let) QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
    }
};

} // namespace

class TestPageView final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void dropPlacesATagWhereItFalls()
    {
        Desk desk;
        desk.view.editor().setActiveInvitation(2);
        desk.drop(domain::TagType::Signature, desk.at(1, 300, 400));
        QCOMPARE(desk.tags().size(), 1);
        const domain::Tag tag = desk.tags().first();
        QCOMPARE(tag.type, domain::TagType::Signature);
        QCOMPARE(tag.invitationIndex, 2);
        QCOMPARE(tag.pageIndex, 1);
        QVERIFY(std::abs(tag.rect.left + tag.rect.width / 2 - 300) <= 1);
        QVERIFY(std::abs(tag.rect.top + tag.rect.height / 2 - 400) <= 1);
        QCOMPARE(desk.stack.count(), 1);
        QCOMPARE(desk.view.selection().ids(), QList{tag.id});
        desk.stack.undo();
        QVERIFY(desk.tags().isEmpty());
        desk.stack.redo();
        QCOMPARE(desk.tags().first(), tag);
    }

    void whatIsGivenToAHiddenViewIsRenderedWhenItIsShown()
    {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowExposed(&desk.view));
        desk.view.setFileBytes(desk.target.document().files.first().id, pdf(3));
        QTRY_VERIFY(desk.view.isPagePainted(1));
        desk.view.hide();
        domain::Document other = Desk::draft(2);
        other.id = domain::DocumentId(8);
        other.files.first().id = domain::FileId(99);
        desk.view.setDocument(other);
        desk.view.setFileBytes(domain::FileId(99), pdf(2));
        QVERIFY(!desk.view.isPagePainted(1));
        desk.view.show();
        QTRY_VERIFY(desk.view.isPagePainted(1));
    }

    void dropNearTheEdgeStaysOnThePage()
    {
        Desk desk;
        desk.drop(domain::TagType::Signature, desk.at(1, 2, 2));
        QCOMPARE(desk.tags().first().rect.left, 0);
        QCOMPARE(desk.tags().first().rect.top, 0);
        // Nothing is placed outside of the page.
        const QPoint beside(2, 200);
        const std::unique_ptr<QMimeData> data(PlaceTagTool::mimeData(domain::TagType::Text));
        QDragEnterEvent enter(beside, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.view.viewport(), &enter);
        QDropEvent dropped(beside, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.view.viewport(), &dropped);
        QCOMPARE(desk.tags().size(), 1);
    }

    void theFirstTagBringsTheFirstRecipient()
    {
        Desk desk;
        domain::Document nobody = desk.target.document();
        nobody.invitations.clear();
        desk.target.apply(nobody);
        desk.view.editor().placeTagInView(domain::TagType::Signature);
        QCOMPARE(desk.target.document().invitations.size(), 1);
        QCOMPARE(desk.tags().size(), 1);
        QCOMPARE(desk.stack.count(), 1);
        desk.stack.undo();
        QVERIFY(desk.tags().isEmpty());
        QVERIFY(desk.target.document().invitations.isEmpty());
    }

    void moveIsOneCommandAndEscDropsIt()
    {
        Desk desk;
        desk.drop(domain::TagType::Text, desk.at(1, 200, 200));
        const domain::PageRect before = desk.tags().first().rect;
        const int applied = desk.target.applied;
        desk.drag(desk.at(1, 200, 200), desk.at(1, 260, 230));
        QCOMPARE(desk.stack.count(), 2);
        QCOMPARE(desk.target.applied, applied + 1); // the draft changed once, on release
        QCOMPARE(desk.tags().first().rect.left, before.left + 60);
        QCOMPARE(desk.tags().first().rect.top, before.top + 30);
        desk.stack.undo();
        QCOMPARE(desk.tags().first().rect, before);

        desk.drag(desk.at(1, 200, 200), desk.at(1, 300, 300), false);
        QVERIFY(desk.view.tagViewportRect(desk.tags().first().id).center().x() > desk.at(1, 290, 0).x());
        QTest::keyClick(&desk.view, Qt::Key_Escape);
        QTest::mouseRelease(desk.view.viewport(), Qt::LeftButton, {}, desk.at(1, 300, 300));
        QCOMPARE(desk.tags().first().rect, before);
        QCOMPARE(desk.stack.index(), 1);
        QVERIFY(std::abs(desk.view.tagViewportRect(desk.tags().first().id).center().x() -
                         desk.at(1, 200, 0).x()) <= 1);
    }

    void movesAcrossPagesAndStaysInside()
    {
        Desk desk;
        desk.drop(domain::TagType::Text, desk.at(1, 300, 700));
        desk.view.verticalScrollBar()->setValue(desk.view.pageLayout().pageRect(0).bottom() - 450);
        desk.drag(desk.at(1, 300, 700), desk.at(2, 300, 100));
        QCOMPARE(desk.tags().first().pageIndex, 2);
        QCOMPARE(desk.tags().first().pageId, desk.target.document().files.first().pages.at(1).id);
        QVERIFY(std::abs(desk.tags().first().rect.top + 10 - 100) <= 1);
        desk.drag(desk.at(2, 300, 100), QPoint(-400, desk.at(2, 300, 120).y()));
        QCOMPARE(desk.tags().first().rect.left, 0);
    }

    void handlesResize()
    {
        Desk desk;
        desk.drop(domain::TagType::Signature, desk.at(1, 300, 300));
        const domain::PageRect before = desk.tags().first().rect;
        const QRectF shown = desk.view.tagViewportRect(desk.tags().first().id);
        const QPoint corner = handleCentre(shown, Handle::BottomRight).toPoint();
        desk.drag(corner, corner + QPoint(40, 20));
        QCOMPARE(desk.tags().first().rect,
                 (domain::PageRect{before.left, before.top, before.width + 40, before.height + 20}));
        // 6 px beside the handle's centre still hits it.
        const QPoint left =
            handleCentre(desk.view.tagViewportRect(desk.tags().first().id), Handle::TopLeft).toPoint();
        desk.drag(left - QPoint(6, 6), left - QPoint(16, 16));
        QCOMPARE(desk.tags().first().rect.left, before.left - 10);
        QCOMPARE(desk.tags().first().rect.top, before.top - 10);
        // It never turns inside out.
        const QPoint again =
            handleCentre(desk.view.tagViewportRect(desk.tags().first().id), Handle::TopLeft).toPoint();
        desk.drag(again, again + QPoint(500, 500));
        QCOMPARE(desk.tags().first().rect.width, domain::minimumTagExtent);
        QCOMPARE(desk.tags().first().rect.height, domain::minimumTagExtent);
        desk.stack.undo();
        desk.stack.undo();
        desk.stack.undo();
        QCOMPARE(desk.tags().first().rect, before);
    }

    void rubberBandSelectsAndGroupMovesTogether()
    {
        Desk desk;
        desk.drop(domain::TagType::Checkbox, desk.at(1, 100, 100));
        desk.drop(domain::TagType::Checkbox, desk.at(1, 140, 100));
        desk.drop(domain::TagType::Checkbox, desk.at(1, 400, 400));
        desk.drag(desk.at(1, 60, 60), desk.at(1, 200, 160));
        QCOMPARE(desk.view.selection().size(), 2);
        desk.drag(desk.at(1, 100, 100), desk.at(1, -300, 110));
        QCOMPARE(desk.tags().at(0).rect.left, 0);  // the group stopped at the edge …
        QCOMPARE(desk.tags().at(1).rect.left, 40); // … and kept its distances
        QCOMPARE(desk.stack.count(), 4);
    }

    void keyboardAlone()
    {
        Desk desk;
        desk.view.setFocus();
        desk.view.editor().placeTagInView(domain::TagType::Signature);
        desk.view.editor().placeTagInView(domain::TagType::Date);
        QCOMPARE(desk.tags().size(), 2);
        QVERIFY(!desk.tags().at(0).rect.intersects(desk.tags().at(1).rect));
        QTest::keyClick(&desk.view, Qt::Key_Escape);
        QVERIFY(desk.view.selection().isEmpty());
        QTest::keyClick(&desk.view, Qt::Key_Tab);
        QCOMPARE(desk.view.selection().ids(), QList{desk.tags().at(0).id});
        const domain::PageRect before = desk.tags().at(0).rect;
        QTest::keyClick(&desk.view, Qt::Key_Right);
        QTest::keyClick(&desk.view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(desk.tags().at(0).rect.left, before.left + 1);
        QCOMPARE(desk.tags().at(0).rect.top, before.top + 10);
        QTest::keyClick(&desk.view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(desk.tags().at(0).rect.width, before.width + 1);
        desk.stack.undo(); // the resize
        desk.stack.undo(); // both nudges: one step
        QCOMPARE(desk.tags().at(0).rect, before);

        QTest::keyClick(&desk.view, Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&desk.view, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.tags().size(), 3);
        QVERIFY(desk.tags().at(2).name != desk.tags().at(0).name);
        QVERIFY(desk.tags().at(2).rect != desk.tags().at(0).rect);
        QTest::keyClick(&desk.view, Qt::Key_D, Qt::ControlModifier);
        QTest::keyClick(&desk.view, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(desk.view.selection().size(), 4);
        QTest::keyClick(&desk.view, Qt::Key_X, Qt::ControlModifier);
        QVERIFY(desk.tags().isEmpty());
        QTest::keyClick(&desk.view, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.tags().size(), 4);
        QTest::keyClick(&desk.view, Qt::Key_Delete);
        QVERIFY(desk.tags().isEmpty());
        desk.stack.undo();
        QCOMPARE(desk.tags().size(), 4);
    }

    void readOnlyDoesNotChange()
    {
        Desk desk;
        desk.drop(domain::TagType::Text, desk.at(1, 200, 200));
        desk.view.setDraft(nullptr, nullptr);
        const domain::Document before = desk.target.document();
        desk.drag(desk.at(1, 200, 200), desk.at(1, 300, 300));
        QTest::keyClick(&desk.view, Qt::Key_Delete);
        desk.view.editor().placeTagInView(domain::TagType::Text);
        QCOMPARE(desk.target.document(), before);
    }

    void zoomKeepsThePlaceUnderThePointer()
    {
        Desk desk;
        const QPointF pointer(310, 420);
        const PagePoint before =
            *desk.view.pageLayout().hitTest(pointer + QPointF(0, desk.view.verticalScrollBar()->value()));
        for (const double factor : {1.3, 2.7, 4.0}) {
            desk.view.zoomAround(factor, pointer);
            const QPointF now = desk.view.toViewport(before);
            QVERIFY2((now - pointer).manhattanLength() <= 2, qPrintable(QString::number(factor)));
        }
    }

    void pagesAreWalkedByKey()
    {
        Desk desk(5);
        QSignalSpy pages(&desk.view, &PageView::currentPageChanged);
        QTest::keyClick(&desk.view, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(desk.view.currentPage(), 2);
        QTest::keyClick(&desk.view, Qt::Key_End);
        QCOMPARE(desk.view.currentPage(), 5);
        QTest::keyClick(&desk.view, Qt::Key_Home);
        QCOMPARE(desk.view.currentPage(), 1);
        QVERIFY(pages.count() >= 3);
    }

    void paintsThePdfSharply()
    {
        Desk desk(3);
        desk.view.setFileBytes(desk.target.document().files.first().id, pdf(3));
        QTRY_VERIFY(desk.view.isPagePainted(1));
        const QImage shown = desk.view.viewport()->grab().toImage();
        const double ratio = shown.devicePixelRatio();
        const QPoint inside = desk.at(1, 60, 60) * ratio;
        const QColor colour = shown.pixelColor(inside);
        QVERIFY2(colour.red() > 150 && colour.green() < 60, qPrintable(colour.name()));
    }

    void brokenPdfIsToldNotCrashed()
    {
        Desk desk(1);
        desk.view.setFileBytes(desk.target.document().files.first().id, "%PDF-1.7\nnonsense");
        QTRY_VERIFY(desk.view.pageCache().isUnreadable(0));
        QVERIFY(!desk.view.grab().isNull());
    }

    void formFieldsShowWhatTheyHold()
    {
        domain::Document document = Desk::draft(1);
        document.files[0].pages[0].size = {200, 200};
        PageCache cache;
        cache.setDocument(document);
        const QByteArray bytes = test::filledForm();
        cache.setFileBytes(document.files.first().id, bytes);
        const auto colour = [&cache] { return cache.picture(0, QSize(200, 200)).image.pixelColor(60, 60); };
        const auto isShown = [&cache] { return cache.picture(0, QSize(200, 200)).isExact; };
        cache.setRequests(Lane::View, {{0, QSize(200, 200)}});
        QTRY_VERIFY(isShown());
        QCOMPARE(colour(), QColor(0, 0, 255));
        // A tag that represents the field shows its value instead; without the tag the field is back.
        domain::Document tagged = document;
        domain::Tag tag =
            domain::makeTag(document, domain::TagType::Text, 1, {60, 60}, 1, QStringLiteral("en"));
        tag.facts.origin.source = domain::TagOrigin::Source::FormField;
        tag.facts.origin.formField = QStringLiteral("name");
        QVERIFY(domain::isFromField(tag));
        tagged.tags.append(tag);
        cache.setDocument(tagged);
        QTRY_VERIFY(isShown());
        QCOMPARE(colour(), QColor(Qt::white));
        cache.setDocument(document);
        QTRY_VERIFY(isShown());
        QCOMPARE(colour(), QColor(0, 0, 255));
        // A completed document contains its values.
        tagged.status = domain::SigningStatus::Completed;
        cache.setDocument(tagged);
        QVERIFY(isShown());
        QCOMPARE(colour(), QColor(0, 0, 255));
    }

    void comparedWithFormsShown()
    {
        // The second revision changes the field's appearance.
        const QByteArray before = test::filledForm();
        const QByteArray look = "1 0 0 rg 0 0 120 40 re f";
        const QByteArray start = before.mid(before.lastIndexOf("startxref") + 10).split('\n').first();
        QByteArray after = before;
        const QByteArray at = QByteArray::number(after.size()).rightJustified(10, '0');
        after += "5 0 obj\n<</Type /XObject /Subtype /Form /BBox [0 0 120 40] /Resources <<>> /Length " +
                 QByteArray::number(look.size()) + ">>\nstream\n" + look + "\nendstream\nendobj\n";
        const QByteArray table = QByteArray::number(after.size());
        after += "xref\n5 1\n" + at + " 00000 n \ntrailer\n<</Size 7 /Root 1 0 R /Prev " + start +
                 ">>\nstartxref\n" + table + "\n%%EOF\n";
        PageComparer comparer({});
        comparer.start();
        QSignalSpy compared(&comparer, &PageComparer::compared);
        comparer.compare(after, before.size(), after.size());
        QTRY_COMPARE(compared.size(), 1);
        const auto difference = compared.first().at(2).value<PageDifference>();
        QCOMPARE(difference.kind, PageDifference::Kind::Changed);
        QVERIFY(QRectF(24, 24, 152, 72).contains(difference.areas.first()));
    }

    void cacheStaysInItsLimit()
    {
        PageCache cache(nullptr, 6 * 1024 * 1024);
        cache.setDocument(Desk::draft(20));
        cache.setFileBytes(domain::FileId(Desk::draft(20).files.first().id), pdf(20));
        for (int page = 0; page < 20; ++page) {
            cache.setRequests(Lane::View, {{page, QSize(600, 800)}});
            QTRY_VERIFY(cache.picture(page, QSize(600, 800)).isExact);
            QVERIFY(cache.byteCount() <= 6 * 1024 * 1024);
        }
        QVERIFY(!cache.picture(0, QSize(600, 800)).isExact);
    }

    void assistiveToolsSeeEachTag()
    {
        Desk desk;
        desk.drop(domain::TagType::Signature, desk.at(3, 300, 300).y() > 0 ? desk.at(1, 300, 300) : QPoint());
        QAccessibleInterface* pages = QAccessible::queryAccessibleInterface(&desk.view);
        QVERIFY(pages);
        QCOMPARE(pages->childCount(), 1);
        QCOMPARE(pages->child(0)->text(QAccessible::Name),
                 QStringLiteral("Signature for Ada, page 1, required"));
        QVERIFY(pages->child(0)->state().selected);
        QCOMPARE(pages->indexOfChild(pages->child(0)), 0);
        desk.stack.undo();
        QCOMPARE(pages->childCount(), 0);
    }
};

INK_TEST(TestPageView, "tst_pageview")

} // namespace tst_pageview

#include "tst_pageview.moc"
