#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/testmain.h"
#include "ui/pages/editor/recipients/filematrixmodel.h"
#include "ui/pages/editor/recipients/filematrixview.h"
#include "ui/pages/editor/recipients/filevisibilitydialog.h"
#include "ui/pages/editor/recipients/filevisibilitypanel.h"

#include <QAccessible>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QUndoStack>

namespace tst_filevisibility {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Three files, each with a page, and three people; Ada signs the first file. */
domain::Document draft(int files = 3, int people = 3)
{
    domain::Document document = test::emptyDraft();
    for (int i = 1; i <= files; ++i)
        document.files.append(test::file(u"file %1.pdf"_s.arg(i), 1, 100 * i));
    const QStringList names{u"Ada"_s, u"Ben"_s, u"Cho"_s};
    for (int i = 0; i < people; ++i) {
        const QString name = names.value(i, u"Person %1"_s.arg(i + 1));
        document.invitations.append(test::invitation(name, u"p%1@example.org"_s.arg(i + 1)));
    }
    document.tags = {test::tag(domain::TagType::Signature, u"Sign here"_s)};
    return document;
}

/** A panel with its draft. */
struct Desk
{
    explicit Desk(const domain::Document& document,
                  FileVisibilityPanel::Layout layout = FileVisibilityPanel::Layout::Folded)
        : target(document), panel(target, stack, layout, &window)
    {
        panel.resize(520, 400);
        window.resize(520, 400);
        window.show();
    }
    [[nodiscard]] FileMatrixView& table() { return *panel.findChild<FileMatrixView*>(); }
    [[nodiscard]] QString text(const char* label)
    {
        return panel.findChild<QLabel*>(QLatin1String(label))->text();
    }
    [[nodiscard]] QList<int> list(int file) const { return target.document().files.at(file).visibleTo; }
    void press(int row, int column, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        table().setCurrentIndex(table().model()->index(row, column));
        QTest::keyClick(&table(), Qt::Key_Space, keys);
    }

    test::LocalDraft target;
    QUndoStack stack;
    QWidget window;
    FileVisibilityPanel panel;
};

} // namespace

/** Who sees which file: the table in the send dialog. */
class TestFileVisibility final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyWhereThereIsAChoice()
    {
        QVERIFY(Desk(draft(1, 3)).panel.isHidden());
        QVERIFY(Desk(draft(3, 1)).panel.isHidden());
        Desk desk(draft());
        QVERIFY(desk.panel.isVisible() && desk.table().isHidden());
        QCOMPARE(desk.text("visibilitySummary"), u"Everyone sees all files."_s);
        auto* choose = desk.panel.findChild<QPushButton*>(u"visibilityChoose"_s);
        QVERIFY(choose->isVisible());
        choose->click();
        QVERIFY(desk.table().isVisible() && choose->isHidden());
        // What is hidden already is shown at once.
        domain::Document hidden = draft();
        hidden.files[1].visibleTo = {1, 3};
        QVERIFY(Desk(hidden).table().isVisible());
    }

    void aServerThatCannotHideFiles()
    {
        Desk desk(draft());
        desk.panel.setSupported(false);
        QVERIFY(desk.panel.isVisible() && desk.table().isHidden());
        QVERIFY(desk.text("visibilitySummary").contains(u"can't hide files"_s));
        QVERIFY(desk.panel.findChild<QPushButton*>(u"visibilityChoose"_s)->isHidden());
    }

    void keysAndUndo()
    {
        Desk desk(draft(), FileVisibilityPanel::Layout::Open);
        desk.press(1, 1);
        QCOMPARE(desk.list(1), (QList<int>{1, 3}));
        QCOMPARE(desk.stack.count(), 1);
        QVERIFY(desk.text("visibilitySummary").contains(u"file 2.pdf"_s));
        desk.press(2, 0, Qt::ShiftModifier); // all of the file were shown: one has to remain
        QCOMPARE(desk.list(2), (QList<int>{1}));
        desk.press(2, 1, Qt::ControlModifier); // all of the recipient
        QVERIFY(desk.list(1).isEmpty());
        QCOMPARE(desk.list(2), (QList<int>{1, 2}));
        QCOMPARE(desk.stack.count(), 3);
        while (desk.stack.canUndo())
            desk.stack.undo();
        QCOMPARE(desk.target.document(), draft());
        QCOMPARE(desk.text("visibilitySummary"), u"Everyone sees all files."_s);
        desk.stack.redo();
        QCOMPARE(desk.list(1), (QList<int>{1, 3}));
        desk.window.activateWindow();
        desk.table().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QTest::keyClick(&desk.table(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(desk.list(1).isEmpty());
        // Several cells at once are one step.
        desk.table().setCurrentIndex(desk.table().model()->index(1, 1));
        desk.table().selectionModel()->select(
            QItemSelection(desk.table().model()->index(1, 1), desk.table().model()->index(2, 2)),
            QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(&desk.table(), Qt::Key_Space);
        QCOMPARE(desk.list(1), (QList<int>{1}));
        QCOMPARE(desk.list(2), (QList<int>{1}));
        QCOMPARE(desk.stack.count(), 1);
    }

    void aCellThatCannotChangeSaysWhy()
    {
        Desk desk(draft(), FileVisibilityPanel::Layout::Open);
        desk.press(0, 0);
        QCOMPARE(desk.stack.count(), 0);
        const QString why = desk.text("visibilityCell");
        QVERIFY2(why.contains(u"Ada"_s) && why.contains(u"Sign here"_s) && why.contains(u"can't be hidden"_s),
                 qPrintable(why));
        const QModelIndex cell = desk.table().model()->index(0, 0);
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), why);
        QVERIFY(!cell.flags().testFlag(Qt::ItemIsUserCheckable));
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&desk.table());
        QVERIFY(table && table->tableInterface());
        QCOMPARE(table->text(QAccessible::Name), u"Who sees which file"_s);
        QVERIFY(table->text(QAccessible::Description).contains(u"Space"_s));
        QCOMPARE(table->tableInterface()->cellAt(0, 0)->text(QAccessible::Name), why);
        QVERIFY(table->tableInterface()->cellAt(1, 1)->text(QAccessible::Name).contains(u"Ben"_s));
    }

    void pointer()
    {
        Desk desk(draft(), FileVisibilityPanel::Layout::Open);
        const auto click = [&](const QModelIndex& cell) {
            QTest::mouseClick(desk.table().viewport(), Qt::LeftButton, {},
                              desk.table().visualRect(cell).center());
        };
        click(desk.table().model()->index(1, 2));
        QCOMPARE(desk.list(1), (QList<int>{1, 2}));
        click(desk.table().model()->index(1, 2));
        QVERIFY(desk.list(1).isEmpty());
        const auto clickHeader = [&](QHeaderView* header, int section) {
            const int at = header->sectionViewportPosition(section) + 12;
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              header->orientation() == Qt::Horizontal ? QPoint(at, 10) : QPoint(14, at));
        };
        clickHeader(desk.table().verticalHeader(), 2);
        QCOMPARE(desk.list(2), (QList<int>{1}));
        clickHeader(desk.table().horizontalHeader(), 1);
        QVERIFY(!domain::maySee(desk.target.document().files.at(2), 3));
        QVERIFY(domain::maySee(desk.target.document().files.at(2), 2));
    }

    /** 30 files and 20 people, with long names. */
    void manyFilesAndPeople()
    {
        domain::Document document = draft(30, 20);
        document.files[0].name = u"A name of a file that is much longer than the column "_s.repeated(3);
        document.invitations[19].recipientName = u"Maximiliane von und zu Hohenberg-Lichtenstein"_s;
        Desk desk(document, FileVisibilityPanel::Layout::Open);
        FileMatrixView& table = desk.table();
        QVERIFY(table.verticalHeader()->width() < desk.panel.width() / 2 + 40);
        QVERIFY(table.horizontalScrollBar()->maximum() > 0 && table.verticalScrollBar()->maximum() > 0);
        table.setCurrentIndex(table.model()->index(29, 19));
        QVERIFY(table.horizontalScrollBar()->value() > 0 && table.verticalScrollBar()->value() > 0);
        QVERIFY(table.horizontalHeader()->isVisible() && table.verticalHeader()->isVisible());
        QCOMPARE(table.model()->headerData(19, Qt::Horizontal).toString().left(12), u"Maximiliane "_s);
        QVERIFY(table.model()
                    ->headerData(0, Qt::Vertical, Qt::ToolTipRole)
                    .toString()
                    .contains(document.files.at(0).name));
        desk.press(29, 19);
        QCOMPARE(desk.list(29).size(), 19);
        QCOMPARE(table.currentIndex(), table.model()->index(29, 19));
    }

    void inADialogOfItsOwn()
    {
        test::LocalDraft target(draft());
        QUndoStack stack;
        FileVisibilityDialog dialog(target, stack, true);
        dialog.open();
        auto* table = dialog.findChild<FileMatrixView*>();
        QVERIFY(table->isVisible());
        table->setCurrentIndex(table->model()->index(1, 1));
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(target.document().files.at(1).visibleTo, (QList<int>{1, 3}));
        dialog.findChild<QPushButton*>(u"visibilityClose"_s)->click();
        QVERIFY(!dialog.isVisible());
        stack.undo();
        QVERIFY(!domain::restrictsFiles(target.document().files));
    }
};

INK_TEST(TestFileVisibility, "tst_filevisibility")

} // namespace tst_filevisibility

#include "tst_filevisibility.moc"
