// The Edit menu while a document is edited: Undo names its step.
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/shell/usershortcuts.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/viewer/pageview.h"

#include <QAction>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>

namespace tst_editmenu {

using namespace ink;

namespace {
/** Opens the sample as a new draft in the active window. */
[[nodiscard]] bool editSample(test::WindowFixture& desk)
{
    test::DeskWindow& window = *desk.window;
    window.openFiles({test::WindowFixture::sample()});
    if (!QTest::qWaitFor([&window] { return !window.editorPage().documentId().isNull(); }, 20'000))
        return false;
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}
} // namespace

class TestEditMenu final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void stepsAreNamed()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.show();
        const auto text = [&window](const char* id) {
            return window.actions().action(QLatin1String(id))->text();
        };
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo"));
        QVERIFY(editSample(desk));
        ui::PageView& view = window.editorPage().workspace().view();
        view.editor().placeTag(domain::TagType::Signature, {0, {200, 300}});
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo: Add Signature"));
        view.editor().moveSelected({10, 0});
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo: Move 1 field"));
        QCOMPARE(text("edit.redo"), QStringLiteral("&Redo"));
        window.actions().action(QStringLiteral("edit.undo"))->trigger();
        QCOMPARE(text("edit.undo"), QStringLiteral("&Undo: Add Signature"));
        QCOMPARE(text("edit.redo"), QStringLiteral("&Redo: Move 1 field"));
        desk.settings().set(settings::options::language, QStringLiteral("de"));
        QTRY_VERIFY(text("edit.undo").contains(QStringLiteral("ckgängig: Add Signature")));
        view.selection().selectAll();
        view.copyActions().duplicateSelected();
        view.selection().selectAll();
        view.editor().removeSelected();
        QTRY_VERIFY(text("edit.undo").contains(QStringLiteral("ckgängig: ")));
        QVERIFY2(!text("edit.undo").contains(QStringLiteral("Delete")), qPrintable(text("edit.undo")));
        QVERIFY2(!text("edit.undo").contains(QStringLiteral("(s)")), qPrintable(text("edit.undo")));
        window.editorPage().undo();
        window.editorPage().undo();
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        // On other pages Undo applies to something else.
        window.actions().action(QStringLiteral("view.documents"))->trigger();
        QTRY_COMPARE(text("edit.undo"), QStringLiteral("&Undo"));
    }

    void editActsOnTextsOutsideTheEditorToo()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* menu = window.menuBar()->findChild<QMenu*>(QStringLiteral("editMenu"));
        QVERIFY(menu);
        const auto action = [&window](const char* id) { return window.actions().action(QLatin1String(id)); };
        auto* search = window.documentsPage().findChild<QLineEdit*>(QStringLiteral("documentSearch"));
        QVERIFY(search);
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("Lease"));
        QVERIFY(!action("tags.selectAll")->isEnabled()); // the palette doesn't list it
        const auto choose = [&](const char* id) {
            menu->popup(window.mapToGlobal(QPoint(40, 40)));
            QTRY_VERIFY(menu->isVisible());
            QVERIFY2(action(id)->isVisible() && action(id)->isEnabled(), id);
            menu->setActiveAction(action(id));
            QTest::keyClick(menu, Qt::Key_Return);
            QTRY_VERIFY(!menu->isVisible());
            QTRY_VERIFY(!action(id)->isEnabled());
        };
        choose("tags.selectAll");
        QCOMPARE(search->selectedText(), QStringLiteral("Lease"));
        choose("tags.cut");
        QCOMPARE(search->text(), QString());
        choose("tags.paste");
        QCOMPARE(search->text(), QStringLiteral("Lease"));
        window.documentsPage().table()->setFocus();
        menu->popup(window.mapToGlobal(QPoint(40, 40)));
        QTRY_VERIFY(menu->isVisible());
        QVERIFY(!action("tags.copy")->isEnabled());
        QVERIFY(action("tags.selectAll")->isEnabled()); // all documents
        menu->close();
    }

    void editActsOnWhatHasTheFocus()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal() && editSample(desk));
        auto& window = *desk.window;
        ui::PageView& view = window.editorPage().workspace().view();
        view.editor().placeTag(domain::TagType::Text, {0, {200, 300}});
        const auto act = [&window](const char* id) { window.actions().action(QLatin1String(id))->trigger(); };
        auto* name = window.findChild<QLineEdit*>(QStringLiteral("tagName"));
        name->setFocus();
        name->setText(QStringLiteral("Salary"));
        act("tags.selectAll");
        QCOMPARE(name->selectedText(), QStringLiteral("Salary"));
        act("tags.copy");
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Salary"));
        act("tags.delete");
        QCOMPARE(name->text(), QString());
        QCOMPARE(view.document().tags.size(), 1);
        act("tags.paste");
        QCOMPARE(name->text(), QStringLiteral("Salary"));
        view.setFocus();
        act("tags.selectAll");
        act("tags.copy");
        act("tags.paste");
        QCOMPARE(view.document().tags.size(), 2);
        act("tags.selectAll");
        act("tags.delete");
        QVERIFY(view.document().tags.isEmpty());
    }

    void thePaletteKnowsTheEditorAndOtherWords()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal() && editSample(desk));
        auto& window = *desk.window;
        ui::PageView& view = window.editorPage().workspace().view();
        for (const double y : {200.0, 300.0})
            view.editor().placeTag(domain::TagType::Text, {0, {200 + y / 10, y}});
        view.selection().selectAll();
        const auto found = [&window](const char* words) {
            window.actions().action(QStringLiteral("view.palette"))->trigger();
            auto* input = window.findChild<QLineEdit*>(QStringLiteral("commandInput"));
            QTest::keyClicks(input, QLatin1String(words));
            QStringList lines;
            auto* list = window.findChild<QListWidget*>(QStringLiteral("commandList"));
            for (int row = 0; row < list->count(); ++row)
                lines.append(list->item(row)->text());
            return lines;
        };
        QVERIFY(found("align").contains(QStringLiteral("Align left")));
        QVERIFY(found("zoom").contains(QStringLiteral("Zoom in")));
        QVERIFY(found("zoom").contains(QStringLiteral("Fit width")));
        QCOMPARE(found("dupl").value(0), QStringLiteral("Duplicate"));
        QVERIFY(found("clone").contains(QStringLiteral("Duplicate")));
        QVERIFY(found("magnify").contains(QStringLiteral("Zoom in")));
        QVERIFY(found("protect").contains(QStringLiteral("Lock")));
        QVERIFY(found("thumb").contains(QStringLiteral("Page thumbnails")));
        QVERIFY(found("suggest").contains(QStringLiteral("Suggest fields")));
        QVERIFY(found("rename").contains(QStringLiteral("Rename field")));
        QVERIFY(found("add files").contains(QStringLiteral("Add files…")));
        QCOMPARE(found("place dropdown").value(0), QStringLiteral("Place: Dropdown"));
        // It does what it says.
        QVERIFY(view.document().tags.at(0).rect.left != view.document().tags.at(1).rect.left);
        found("align left");
        QTest::keyClick(window.findChild<QLineEdit*>(QStringLiteral("commandInput")), Qt::Key_Return);
        QCOMPARE(view.document().tags.at(0).rect.left, view.document().tags.at(1).rect.left);
        found("place check");
        QTest::keyClick(window.findChild<QLineEdit*>(QStringLiteral("commandInput")), Qt::Key_Return);
        QCOMPARE(view.document().tags.size(), 3);
        QCOMPARE(view.document().tags.last().type, domain::TagType::Checkbox);
        // In the listing the editor's are not offered.
        window.actions().action(QStringLiteral("view.documents"))->trigger();
        QVERIFY(!found("align").contains(QStringLiteral("Align left")));
    }

    void theSheetOfShortcuts()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal() && editSample(desk));
        auto& window = *desk.window;
        QTest::keyClick(&window.editorPage().workspace().view(), Qt::Key_Slash, Qt::ControlModifier);
        auto* sheet = window.findChild<QDialog*>(QStringLiteral("shortcutSheet"));
        QVERIFY(sheet);
        auto* tree = sheet->findChild<QTreeWidget*>(QStringLiteral("shortcutList"));
        const auto shown = [tree] {
            QStringList lines;
            for (int i = 0; i < tree->topLevelItemCount(); ++i)
                for (int row = 0; row < tree->topLevelItem(i)->childCount(); ++row)
                    if (const auto* item = tree->topLevelItem(i)->child(row); !item->isHidden())
                        lines.append(item->text(0) + QStringLiteral(": ") + item->text(1));
            return lines;
        };
        for (const char* line : {"Undo: Ctrl+Z", "Duplicate: Ctrl+D", "Align left: Ctrl+Shift+L",
                                 "Pan: Space+drag, middle button", "Lock: Ctrl+Shift+K", "Copy: Ctrl+C",
                                 "Bring to front: Ctrl+Shift+Home"})
            QVERIFY2(shown().contains(QLatin1String(line)), line);
        const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
        if (!folder.isEmpty()) QVERIFY(sheet->grab().save(folder + QStringLiteral("/shortcuts.png")));
        QTest::keyClicks(sheet->findChild<QLineEdit*>(QStringLiteral("shortcutFilter")),
                         QStringLiteral("align"));
        QCOMPARE(shown().size(), 6);
        QTest::keyClick(sheet, Qt::Key_Escape);
        QTRY_VERIFY(!window.findChild<QDialog*>(QStringLiteral("shortcutSheet")));
        // The panels are in the View menu while a document is edited.
        auto* panels = window.findChild<QMenu*>(QStringLiteral("panelsMenu"));
        QVERIFY(panels && panels->menuAction()->isVisible());
        QCOMPARE(panels->actions().size(), 4);
        window.actions().action(QStringLiteral("view.documents"))->trigger();
        QTRY_VERIFY(!panels->menuAction()->isVisible());
    }

    void shortcutsAreChanged()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal() && editSample(desk));
        auto& window = *desk.window;
        ui::PageView& view = window.editorPage().workspace().view();
        for (const double y : {200.0, 300.0})
            view.editor().placeTag(domain::TagType::Text, {0, {200 + y / 10, y}});
        view.selection().selectAll();
        const auto isAligned = [&view] {
            return view.document().tags.at(0).rect.left == view.document().tags.at(1).rect.left;
        };
        const auto* align = window.editorPage().findChild<QAction*>(QStringLiteral("alignLeft"));
        const auto* suggest = window.editorPage().findChild<QAction*>(QStringLiteral("suggestCommand"));
        QVERIFY(align && suggest);
        const QKeySequence before = align->shortcut();
        const QKeySequence after(Qt::CTRL | Qt::ALT | Qt::Key_Y);
        QDialog* sheet = nullptr;
        const auto part = [&sheet](const char* name) {
            return sheet->findChild<QWidget*>(QLatin1String(name));
        };
        const auto open = [&] {
            view.setFocus();
            QTest::keyClick(&view, Qt::Key_Slash, Qt::ControlModifier);
            sheet = window.findChild<QDialog*>(QStringLiteral("shortcutSheet"));
        };
        const auto close = [&] {
            QTest::keyClick(sheet, Qt::Key_Escape);
            const bool isGone = QTest::qWaitFor(
                [&window] { return !window.findChild<QDialog*>(QStringLiteral("shortcutSheet")); });
            window.activateWindow();
            return isGone && QTest::qWaitForWindowActive(&window);
        };
        const auto select = [&sheet](const char* words) {
            auto* tree = sheet->findChild<QTreeWidget*>(QStringLiteral("shortcutList"));
            const auto rows = tree->findItems(QLatin1String(words), Qt::MatchExactly | Qt::MatchRecursive);
            tree->setCurrentItem(rows.value(0));
            return rows.value(0);
        };
        open();
        QVERIFY(sheet);
        auto* keys = sheet->findChild<QLineEdit*>(QStringLiteral("shortcutKeys"));
        auto* fault = sheet->findChild<QLabel*>(QStringLiteral("shortcutFault"));
        QVERIFY(!keys->isEnabled());
        QVERIFY(select("Copy"));
        QVERIFY(!keys->isEnabled()); // the pages handle it
        const QTreeWidgetItem* row = select("Align left");
        QVERIFY(row && keys->isEnabled());
        QCOMPARE(keys->text(), QStringLiteral("Ctrl+Shift+L"));
        keys->setFocus();
        // A shortcut that is in use, or is needed for typing, is refused, with the reason.
        QTest::keyClick(keys, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(fault->isVisible() && fault->text().contains(QStringLiteral("Commands")));
        QTest::keyClick(keys, Qt::Key_D, Qt::ControlModifier);
        QVERIFY(fault->isVisible() && fault->text().contains(QStringLiteral("Duplicate")));
        for (const int key : {Qt::Key_X, Qt::Key_Space, Qt::Key_F4}) {
            QTest::keyClick(keys, static_cast<Qt::Key>(key));
            QVERIFY(fault->isVisible());
        }
        QTest::keyClick(keys, Qt::Key_Up, Qt::ControlModifier); // resizes tags
        QVERIFY(fault->text().contains(QStringLiteral("is reserved and can't be assigned")));
        QTest::keyClick(keys, Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(fault->text().contains(QStringLiteral("otate")));
        QCOMPARE(align->shortcut(), before);
        QTest::keyClick(keys, Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!fault->isVisible());
        QCOMPARE(align->shortcut(), after);
        QCOMPARE(row->text(1), QStringLiteral("Ctrl+Alt+Y"));
        QVERIFY(align->toolTip().contains(QStringLiteral("Ctrl+Alt+Y")));
        // A command that had none
        QVERIFY(select("Suggest fields"));
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_F12);
        QCOMPARE(suggest->shortcut(), QKeySequence(Qt::Key_F12));
        QVERIFY(close());
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!isAligned());
        QTest::keyClick(&view, Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(isAligned());
        // The next start; a default of a newer version gives way.
        ui::UserShortcuts next(desk.settings());
        QAction again;
        again.setObjectName(align->objectName());
        again.setShortcut(before);
        QAction newer;
        newer.setObjectName(QStringLiteral("newer"));
        newer.setShortcut(after);
        next.add({&again, &newer});
        QCOMPARE(again.shortcut(), after);
        QVERIFY(newer.shortcut().isEmpty());
        // Back to the defaults, one or all
        open();
        QVERIFY(select("Align left"));
        QTest::mouseClick(part("shortcutDefault"), Qt::LeftButton);
        QCOMPARE(align->shortcut(), before);
        QTest::mouseClick(part("shortcutRemove"), Qt::LeftButton);
        QVERIFY(align->shortcut().isEmpty());
        QTest::mouseClick(part("shortcutResetAll"), Qt::LeftButton);
        QCOMPARE(align->shortcut(), before);
        QVERIFY(suggest->shortcut().isEmpty());
        QVERIFY(!part("shortcutResetAll")->isEnabled());
        QVERIFY(close());
    }
};

INK_TEST(TestEditMenu, "tst_editmenu")

} // namespace tst_editmenu

#include "tst_editmenu.moc"
