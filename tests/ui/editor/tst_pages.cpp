// Single pages of a draft: rotated, moved by drag and by key, inserted, extracted, deleted; their tags move
// with them.
#include "app/domain/document/document.h"
#include "app/pdf/pages/pageplan.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/filesdesk.h"
#include "tests/ui/pointerdrag.h"
#include "ui/pages/editor/pages/pageactions.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/viewer/thumbnailmodel.h"

#include <QAction>
#include <QDir>
#include <QElapsedTimer>
#include <QMenu>
#include <QPushButton>
#include <QUndoStack>

#include <cstdio>

namespace tst_pages {

using namespace ink;
using namespace ink::ui;
using test::agreement;
using test::FilesDesk;
using test::namesOf;
using test::placesOf;

namespace {

QList<int> pageCounts(const domain::Document& document)
{
    QList<int> counts;
    for (const domain::File& file : document.files)
        counts.append(static_cast<int>(file.pages.size()));
    return counts;
}

const domain::Tag* tagNamed(const domain::Document& document, const QString& name)
{
    for (const domain::Tag& tag : document.tags)
        if (tag.name.startsWith(name)) return &tag;
    return nullptr;
}

/** Tags with their places, but without page ids, which change when a file is exchanged. */
QList<domain::Tag> tagsOf(const domain::Document& document)
{
    QList<domain::Tag> tags = document.tags;
    for (domain::Tag& tag : tags)
        tag.pageId = {};
    return tags;
}

/** The file and page of the tag whose name begins with this. */
QString placeOf(const domain::Document& document, const QString& name)
{
    const domain::Tag* tag = tagNamed(document, name);
    return tag ? placesOf(document).value(tag->name) : QString();
}

/** The draft of two files, with helpers for its list of pages. */
struct PagesDesk : FilesDesk
{
    ThumbnailList* list = nullptr;

    bool begin()
    {
        if (!open() || !settles()) return false;
        list = page->findChild<ThumbnailList*>();
        page->activateWindow();
        list->setFocus();
        return list->isVisible() && QTest::qWaitForWindowActive(page.get());
    }
    [[nodiscard]] QPoint centre(int number) const
    {
        const QRect cell = list->visualRect(list->model()->index(number - 1, 0));
        return {cell.center().x(), (cell.top() + list->fileNameHeight(number - 1) + cell.bottom()) / 2};
    }
    void click(int number, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, keys, centre(number));
    }
    void key(int key, Qt::KeyboardModifiers keys = {})
    {
        QTest::keyClick(list, static_cast<Qt::Key>(key), keys);
    }
    bool becomes(const QList<int>& counts)
    {
        return QTest::qWaitFor([&] { return pageCounts(document()) == counts && settled(); }, 20000);
    }
    [[nodiscard]] bool settled() const { return page->workspace().isEnabled() && isSaved(); }
    bool undo()
    {
        page->undo();
        return settles();
    }
    bool redo()
    {
        page->redo();
        return settles();
    }
    void picture(const char* name) const
    {
        if (qEnvironmentVariableIsSet("INKSTONE_SHOTS"))
            page->grab().save(QDir(qEnvironmentVariable("INKSTONE_SHOTS")).filePath(QLatin1String(name)));
    }
};

} // namespace

class TestPages final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void turnedWithTheirTags()
    {
        PagesDesk desk;
        QVERIFY(desk.begin());
        const domain::Document before = desk.document();
        const domain::PageRect rect = tagNamed(before, QStringLiteral("Text"))->rect;
        const QSizeF size = before.files.first().pages.first().size;
        const int steps = desk.page->undoStack()->count();
        desk.click(1);
        desk.key(Qt::Key_Right, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(desk.document().files.first().pages.first().size, size.transposed(), 20000);
        QVERIFY(desk.settles());
        const domain::PageRect turned = tagNamed(desk.document(), QStringLiteral("Text"))->rect;
        QCOMPARE(turned, workflow::rotatedRect(rect, size, 90));
        QCOMPARE(namesOf(desk.document()), namesOf(before));
        QCOMPARE(placesOf(desk.document()), placesOf(before));
        QCOMPARE(desk.page->undoStack()->count(), steps + 1);
        QCOMPARE(desk.list->selectedPages(), QList<int>{1});
        QVERIFY(desk.list->hasFocus());
        desk.picture("pages-turned.png");
        const domain::Document there = desk.elsewhere();
        QCOMPARE(tagNamed(there, QStringLiteral("Text"))->rect, turned);
        QVERIFY(desk.undo());
        QCOMPARE(tagsOf(desk.document()), tagsOf(before));
        QCOMPARE(desk.document().files.first().pages.first().size, size);
        QVERIFY(desk.redo());
        QCOMPARE(tagNamed(desk.document(), QStringLiteral("Text"))->rect, turned);
        // Back again by hand.
        desk.list->setFocus();
        desk.click(1);
        desk.key(Qt::Key_Left, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(desk.document().files.first().pages.first().size, size, 20000);
        QVERIFY(desk.settles());
        QCOMPARE(tagNamed(desk.document(), QStringLiteral("Text"))->rect, rect);
    }

    void draggedWithinAndAcrossFiles()
    {
        if (!test::requireDrags()) return;
        PagesDesk desk;
        QVERIFY(desk.begin());
        const domain::Document before = desk.document();
        const QString first = before.files.at(0).name;
        const QString second = before.files.at(1).name;
        // Moves the first page after the second.
        test::dragByPointer(*desk.list->viewport(), desk.centre(1), *desk.list->viewport(),
                            [&desk] { return desk.centre(2) + QPoint(0, 12); });
        QTRY_COMPARE_WITH_TIMEOUT(placeOf(desk.document(), QStringLiteral("Text")),
                                  first + QStringLiteral("/2"), 20000);
        QVERIFY(desk.settles());
        QCOMPARE(placeOf(desk.document(), QStringLiteral("Date")), first + QStringLiteral("/3"));
        QCOMPARE(desk.list->selectedPages(), QList<int>{2});
        // Two pages into the other file.
        desk.click(2);
        desk.click(3, Qt::ControlModifier);
        QCOMPARE(desk.list->selectedPages(), (QList<int>{2, 3}));
        test::dragByPointer(*desk.list->viewport(), desk.centre(3), *desk.list->viewport(),
                            [&desk] { return desk.centre(4) + QPoint(0, 12); });
        QVERIFY(desk.becomes({1, 4}));
        QCOMPARE(placeOf(desk.document(), QStringLiteral("Text")), second + QStringLiteral("/2"));
        QCOMPARE(placeOf(desk.document(), QStringLiteral("Date")), second + QStringLiteral("/3"));
        QCOMPARE(placeOf(desk.document(), QStringLiteral("Signature")), second + QStringLiteral("/1"));
        QCOMPARE(placesOf(desk.elsewhere()), placesOf(desk.document()));
        desk.picture("pages-moved.png");
        QVERIFY(desk.undo());
        QCOMPARE(pageCounts(desk.document()), (QList<int>{3, 2}));
        QVERIFY(desk.undo());
        QCOMPARE(placesOf(desk.document()), placesOf(before));
        QCOMPARE(tagsOf(desk.document()), tagsOf(before));
        QVERIFY(desk.redo());
        QVERIFY(desk.redo());
        QCOMPARE(pageCounts(desk.document()), (QList<int>{1, 4}));
        QCOMPARE(placeOf(desk.elsewhere(), QStringLiteral("Date")), second + QStringLiteral("/3"));
    }

    void aFileThatLosesAllItsPagesGoesAndComesBack()
    {
        PagesDesk desk;
        QVERIFY(desk.begin());
        const domain::Document before = desk.document();
        desk.click(4);
        desk.click(5, Qt::ShiftModifier);
        QCOMPARE(desk.list->selectedPages(), (QList<int>{4, 5}));
        for (int i = 0; i < 2; ++i) { // after the agreement, then before its last page
            desk.key(Qt::Key_Up, Qt::AltModifier);
            QVERIFY(desk.settles());
        }
        QCOMPARE(pageCounts(desk.document()), QList<int>{5});
        QCOMPARE(placeOf(desk.document(), QStringLiteral("Signature")),
                 before.files.first().name + QStringLiteral("/3"));
        QVERIFY(desk.undo());
        QVERIFY(desk.undo());
        QCOMPARE(namesOf(desk.document()), namesOf(before));
        QCOMPARE(pageCounts(desk.document()), (QList<int>{3, 2}));
        QCOMPARE(placesOf(desk.document()), placesOf(before));
        QCOMPARE(placesOf(desk.elsewhere()), placesOf(before));
    }

    void deletedWithTheirTags()
    {
        PagesDesk desk;
        QVERIFY(desk.begin());
        const domain::Document before = desk.document();
        desk.click(2); // without tags: no confirmation
        desk.key(Qt::Key_Delete);
        QVERIFY(desk.becomes({2, 2}));
        QCOMPARE(desk.document().tags.size(), 3);
        desk.click(1);
        desk.click(2, Qt::ControlModifier);
        desk.station.prompts.willConfirm(QStringLiteral("deletePages"), true);
        desk.key(Qt::Key_Delete);
        QVERIFY(desk.station.prompts.isDone());
        QVERIFY(desk.station.prompts.lastConfirm().text.contains(QLatin1Char('2')));
        QVERIFY(desk.becomes({2}));
        QCOMPARE(desk.document().tags.size(), 1);
        QVERIFY(desk.undo());
        QVERIFY(desk.undo());
        QCOMPARE(tagsOf(desk.document()), tagsOf(before));
        QCOMPARE(placesOf(desk.elsewhere()), placesOf(before));
        // The last pages stay.
        desk.list->setFocus();
        QTest::keyClick(desk.list, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(desk.list->selectedPages().size(), 5);
        desk.key(Qt::Key_Delete);
        QCOMPARE(pageCounts(desk.document()), (QList<int>{3, 2}));
        QVERIFY(desk.settles());
    }

    void insertedAndExtracted()
    {
        PagesDesk desk;
        QVERIFY(desk.begin());
        const auto places = placesOf(desk.document());
        PageActions& acts = desk.page->workspace().pageActions();
        desk.click(1);
        acts.insertBlank();
        QVERIFY(desk.becomes({4, 2}));
        QCOMPARE(desk.list->selectedPages(), QList<int>{2});
        QCOMPARE(placeOf(desk.document(), QStringLiteral("Date")),
                 desk.document().files.first().name + QStringLiteral("/4"));
        const QString other = desk.station.write(QStringLiteral("other.pdf"),
                                                 test::sheetPdf({{{72, 80, "ONE"}}, {{72, 80, "TWO"}}}));
        desk.station.prompts.willChoose(QStringLiteral("insertPages"), {other});
        acts.insertFile();
        QVERIFY(desk.becomes({6, 2}));
        QCOMPARE(desk.list->selectedPages(), (QList<int>{3, 4}));
        const QString out = desk.station.dir.filePath(QStringLiteral("out.pdf"));
        desk.station.prompts.willChoose(QStringLiteral("extractPages"), {out});
        acts.extract();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(out), 20000);
        QVERIFY(desk.settles());
        QFile written(out);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto sizes = pdf::arrangeablePages(written.readAll());
        QVERIFY(sizes);
        QCOMPARE(sizes->size(), 2);
        QVERIFY(desk.undo());
        QVERIFY(desk.undo());
        QCOMPARE(placesOf(desk.document()), places);
        // The source file is unchanged.
        QVERIFY(QFile::exists(other));
        QFile sample(agreement);
        QVERIFY(sample.open(QIODevice::ReadOnly));
        QCOMPARE(pdf::arrangeablePages(sample.readAll())->size(), 3);
    }

    void whatIsNoPdfIsRefused()
    {
        PagesDesk desk;
        QVERIFY(desk.begin());
        const QString text = desk.station.write(QStringLiteral("text.pdf"), "not a PDF");
        desk.page->workspace().pageActions().insertFrom(text);
        auto* banner = desk.page->findChild<QWidget*>(QStringLiteral("errorBanner"));
        if (banner) QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 10000);
        QCOMPARE(pageCounts(desk.document()), (QList<int>{3, 2}));
        QVERIFY(desk.page->workspace().isEnabled());
    }

    void aFileIsDraggedByItsName()
    {
        if (!test::requireDrags()) return;
        PagesDesk desk;
        QVERIFY(desk.begin());
        const QStringList names = namesOf(desk.document());
        const QRect cell = desk.list->visualRect(desk.list->model()->index(3, 0));
        test::dragByPointer(*desk.list->viewport(), QPoint(cell.center().x(), cell.top() + 4),
                            *desk.list->viewport(), [&desk] { return desk.centre(1); });
        QTRY_COMPARE(namesOf(desk.document()), (QStringList{names.at(1), names.at(0)}));
        QVERIFY(desk.settles());
    }

    void theListShowsTagsAndFiles()
    {
        PagesDesk desk;
        QVERIFY(desk.begin());
        auto* model = desk.list->model();
        const auto name = [model](int row) {
            return model->index(row, 0).data(ThumbnailModel::FileNameRole).toString();
        };
        QCOMPARE(name(0), desk.document().files.at(0).name);
        QCOMPARE(name(1), QString());
        QCOMPARE(name(3), desk.document().files.at(1).name);
        QCOMPARE(model->index(0, 0).data(ThumbnailModel::TagCountRole).toInt(), 1);
        QCOMPARE(model->index(1, 0).data(ThumbnailModel::TagCountRole).toInt(), 0);
    }

    void threeHundredPagesAreMovedAtOnce()
    {
        PagesDesk desk;
        QVERIFY(desk.station.open());
        QList<QList<test::SheetLine>> sheets;
        for (int i = 1; i <= 300; ++i)
            sheets.append(QList<test::SheetLine>{{72, 80, "PAGE " + QByteArray::number(i)}});
        const QString path = desk.station.write(QStringLiteral("long.pdf"), test::sheetPdf(sheets));
        desk.page = std::make_unique<EditorPage>(desk.station.session, *desk.station.journal,
                                                 desk.station.settings, desk.station.prompts);
        desk.page->resize(1360, 860);
        desk.page->show();
        desk.page->createFrom({path}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!desk.page->documentId().isNull(), 30000);
        desk.view().editor().placeTag(domain::TagType::Text, {299, {200, 200}});
        QVERIFY(desk.settles());
        QElapsedTimer timer;
        timer.start();
        desk.page->workspace().pageActions().move({300}, 0, 0);
        auto* stop = desk.page->findChild<QPushButton*>(QStringLiteral("stopPageWork"));
        bool wasOffered = false;
        QVERIFY(QTest::qWaitFor(
            [&] {
                wasOffered = wasOffered || stop->isVisible();
                return desk.document().tags.first().pageIndex == 1 && desk.page->workspace().isEnabled();
            },
            30000));
        const qint64 took = timer.elapsed();
        std::printf("300 pages: moved after %lld ms\n", static_cast<long long>(took));
        QVERIFY(took < 500 || wasOffered);
        QVERIFY(desk.settles());
    }
};

INK_TEST(TestPages, "tst_pages")

} // namespace tst_pages

#include "tst_pages.moc"
