// Files of a draft: moved, inserted, removed, replaced; the tags stay on their pages.
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/workflow/drafts/draftmerge.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/filesdesk.h"
#include "tests/unit/pdf/rawpdf.h"
#include "ui/commands/setfileorder.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/banner.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>
#include <QUrl>

namespace tst_files {

using namespace ink;
using namespace ink::ui;
using domain::TagType;

using test::annex;
using test::FilesDesk;
using test::namesOf;
using test::placesOf;

class TestFiles final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void movedByKeyWithTheirTags()
    {
        FilesDesk desk;
        QVERIFY(desk.open());
        QVERIFY(desk.settles());
        const auto places = placesOf(desk.document());
        const QStringList before = namesOf(desk.document());
        const domain::Document start = desk.document();
        auto* list = desk.page->findChild<ThumbnailList*>();
        list->setCurrentPage(1);
        list->setFocus();
        const int steps = desk.page->undoStack()->count();
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(namesOf(desk.document()), (QStringList{before.at(1), before.at(0)}));
        QCOMPARE(placesOf(desk.document()), places);
        QCOMPARE(desk.page->undoStack()->count(), steps + 1);
        QCOMPARE(list->currentIndex().row(), 2);                                  // still the same page
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier); // it is already the last
        QCOMPARE(desk.page->undoStack()->count(), steps + 1);
        QVERIFY(desk.settles());
        const domain::Document there = desk.elsewhere();
        QCOMPARE(namesOf(there), namesOf(desk.document()));
        QCOMPARE(placesOf(there), places);
        // An earlier step can be undone after it was undone.
        desk.page->undoStack()->undo();
        QCOMPARE(desk.document().tags, start.tags);
        desk.page->undoStack()->undo();
        QCOMPARE(desk.document().tags.size(), 2);
        desk.page->undoStack()->redo();
        desk.page->undoStack()->redo();
        QCOMPARE(placesOf(desk.document()), places);
        QVERIFY(desk.settles());
        QCOMPARE(namesOf(desk.elsewhere()), (QStringList{before.at(1), before.at(0)}));
    }

    void filesAreDroppedBetweenOthers()
    {
        FilesDesk desk;
        QVERIFY(desk.open());
        const auto places = placesOf(desk.document());
        auto* list = desk.page->findChild<ThumbnailList*>();
        const QRect first = list->visualRect(list->model()->index(3, 0)); // the annex begins
        QMimeData data;
        const QString one =
            desk.station.write(QStringLiteral("one.pdf"), test::sheetPdf({{{72, 80, "ONE"}}}));
        const QString two =
            desk.station.write(QStringLiteral("two.pdf"), test::sheetPdf({{{72, 80, "TWO"}}}));
        data.setUrls({QUrl::fromLocalFile(one), QUrl::fromLocalFile(two)});
        const QPoint at(first.center().x(), first.top() + 3);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(list->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        if (qEnvironmentVariableIsSet("INKSTONE_SHOTS"))
            desk.page->grab().save(
                QDir(qEnvironmentVariable("INKSTONE_SHOTS")).filePath(QStringLiteral("filedrop.png")));
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(list->viewport(), &drop);
        QTRY_COMPARE_WITH_TIMEOUT(desk.document().files.size(), 4, 20000);
        QTRY_COMPARE(namesOf(desk.document()).at(1), QStringLiteral("one.pdf"));
        QCOMPARE(namesOf(desk.document()).at(2), QStringLiteral("two.pdf"));
        QCOMPARE(placesOf(desk.document()), places);
        QVERIFY(desk.settles());
        QCOMPARE(namesOf(desk.elsewhere()), namesOf(desk.document()));
        QCOMPARE(placesOf(desk.elsewhere()), places);
    }

    /** A file whose content can change is named above the pages; one click ends that, and the tags stay. */
    void contentThatCanChange()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        const QString form = station.write(
            QStringLiteral("form.pdf"),
            test::rawPdf(
                {"<</Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm <</Fields [] /XFA 6 0 R>>>>",
                 "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                 "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources <</Font "
                 "<</F1 5 0 R>>>>>>",
                 test::rawStream("BT /F1 18 Tf 20 350 Td (Please wait) Tj ET"),
                 "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>", test::rawStream("<xdp/>")}));
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.createFrom({form}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        auto* notice = page.findChild<Banner*>(QStringLiteral("contentNotice"));
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(QStringLiteral("form.pdf")));
        PageView& view = page.workspace().view();
        view.editor().placeTag(domain::TagType::Text, {0, {100, 200}});
        const domain::Document before = view.document();
        QCOMPARE(domain::contentIssues(before.files.constFirst()), QList{domain::ContentIssue::DynamicForm});
        if (qEnvironmentVariableIsSet("INKSTONE_SHOTS"))
            page.grab().save(
                QDir(qEnvironmentVariable("INKSTONE_SHOTS")).filePath(QStringLiteral("contentnotice.png")));
        QPushButton* freeze = nullptr;
        for (QPushButton* each : notice->findChildren<QPushButton*>())
            if (each->isVisible()) freeze = each;
        QVERIFY(freeze);
        QCOMPARE(freeze->text(), QStringLiteral("Freeze visible content"));
        QTest::mouseClick(freeze, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!notice->isVisible() && page.workspace().isEnabled(), 20000);
        const domain::Document after = view.document();
        QVERIFY(domain::contentIssues(after.files.constFirst()).isEmpty());
        QCOMPARE(domain::contentTreatment(after.files.constFirst()), domain::ContentTreatment::Freeze);
        QVERIFY(after.files.constFirst().sha256 != before.files.constFirst().sha256);
        QCOMPARE(placesOf(after), placesOf(before));
        QVERIFY(!page.findChild<Banner*>(QStringLiteral("repairedFiles"))->isVisible()); // it wasn't damaged
    }

    void whatWasTakenOutComesBack()
    {
        FilesDesk desk;
        QVERIFY(desk.open());
        QVERIFY(desk.settles());
        const domain::Document before = desk.document();
        const auto places = placesOf(before);
        const int steps = desk.page->undoStack()->count();
        desk.station.prompts.willConfirm(QStringLiteral("removeFile"), true);
        desk.page->removeFile(before.files.first().id);
        QTRY_COMPARE_WITH_TIMEOUT(desk.document().files.size(), 1, 20000);
        QVERIFY(desk.settles());
        QCOMPARE(desk.document().tags.size(), 1);
        QCOMPARE(desk.page->undoStack()->count(), steps + 1);
        desk.page->undoStack()->undo();
        QTRY_COMPARE_WITH_TIMEOUT(desk.document().files.size(), 2, 20000);
        QVERIFY(desk.settles());
        QCOMPARE(namesOf(desk.document()), namesOf(before));
        QCOMPARE(placesOf(desk.document()), places);
        QCOMPARE(placesOf(desk.elsewhere()), places);
        // EarlierAttempt steps can still be undone, and all of them redone.
        while (desk.page->undoStack()->canUndo())
            desk.page->undoStack()->undo();
        QVERIFY(desk.document().tags.isEmpty());
        while (desk.page->undoStack()->index() < steps)
            desk.page->undoStack()->redo();
        QCOMPARE(placesOf(desk.document()), places);
        desk.page->undoStack()->redo();
        QTRY_COMPARE_WITH_TIMEOUT(desk.document().files.size(), 1, 20000);
        QVERIFY(desk.settles());
        QCOMPARE(desk.document().tags.size(), 1);
        QCOMPARE(namesOf(desk.elsewhere()), (QStringList{before.files.last().name}));
    }

    void aReplacementIsTakenBackAndMadeAgain()
    {
        FilesDesk desk;
        QVERIFY(desk.open());
        QVERIFY(desk.settles());
        const domain::Document before = desk.document();
        const auto places = placesOf(before);
        const int steps = desk.page->undoStack()->count();
        QFile old(annex);
        QVERIFY(old.open(QIODevice::ReadOnly));
        const QString newer = desk.station.write(QStringLiteral("newer.pdf"), old.readAll());
        desk.page->reviewReplacement(before.files.last().id, newer);
        auto* accept = desk.page->findChild<QPushButton*>(QStringLiteral("rebaseAccept"));
        QTRY_VERIFY_WITH_TIMEOUT(accept->isEnabled(), 20000);
        accept->click();
        QTRY_VERIFY_WITH_TIMEOUT(namesOf(desk.document()).contains(QStringLiteral("newer.pdf")), 20000);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.page->review(), 20000);
        QVERIFY(desk.settles());
        const auto after = placesOf(desk.document());
        QCOMPARE(desk.page->undoStack()->count(), steps + 1);
        desk.page->undoStack()->undo();
        QTRY_COMPARE_WITH_TIMEOUT(namesOf(desk.document()), namesOf(before), 20000);
        QVERIFY(desk.settles());
        QCOMPARE(placesOf(desk.document()), places);
        QCOMPARE(placesOf(desk.elsewhere()), places);
        desk.page->undoStack()->redo();
        QTRY_VERIFY_WITH_TIMEOUT(namesOf(desk.document()).contains(QStringLiteral("newer.pdf")), 20000);
        QVERIFY(desk.settles());
        QCOMPARE(placesOf(desk.document()), after);
    }

    void theOrderOutlivesAKill()
    {
        domain::Document document = test::emptyDraft();
        document.files = {test::file(QStringLiteral("a.pdf"), 2), test::file(QStringLiteral("b.pdf"), 1, 201),
                          test::file(QStringLiteral("c.pdf"), 3, 301)};
        for (qsizetype i = 0; i < 3; ++i) {
            document.files[i].id = domain::FileId(i + 1);
            document.files[i].sequence = static_cast<int>(i) + 1;
        }
        test::LocalDraft target(document);
        QUndoStack stack;
        stack.push(new SetFileOrder(target, SetFileOrder::orderAfterMove(document, domain::FileId(3), 0)));
        QCOMPARE(namesOf(target.document()),
                 (QStringList{QStringLiteral("c.pdf"), QStringLiteral("a.pdf"), QStringLiteral("b.pdf")}));
        // Only a changed order is sent to the service.
        domain::Document theirs = document;
        QCOMPARE(workflow::differences(target.document(), theirs, {}).fileOrder,
                 (QList<domain::FileId>{domain::FileId(3), domain::FileId(1), domain::FileId(2)}));
        QVERIFY(workflow::isEmpty(workflow::differences(document, theirs, {})));
        stack.undo();
        QCOMPARE(target.document().files, document.files);
    }
};

INK_TEST(TestFiles, "tst_files")

} // namespace tst_files

#include "tst_files.moc"
