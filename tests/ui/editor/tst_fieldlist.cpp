// The list of placed tags: filtered, sorted, renamed in place, reordered, synchronized with the pages.
#include "app/domain/document/taborder.h"
#include "app/domain/document/tagplacement.h"
#include "tests/support/testmain.h"
#include "tests/ui/draggedonto.h"
#include "tests/ui/editor/gesturedesk.h"
#include "tests/ui/pointerdrag.h"
#include "ui/models/taglistmodel.h"

#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>

namespace tst_fieldlist {

using namespace ink;
using namespace ink::ui;
using domain::TagType;

class TestFieldList final : public test::GestureDesk
{
    Q_OBJECT

    QListView* list() { return m_page->findChild<QListView*>(QStringLiteral("placedTags")); }
    QLineEdit* filter() { return m_page->findChild<QLineEdit*>(QStringLiteral("filterFields")); }
    QStringList names()
    {
        QStringList shown;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            shown.append(list()->model()->index(row, 0).data().toString());
        return shown;
    }
    QPoint rowAt(int row) { return list()->visualRect(list()->model()->index(row, 0)).center(); }
    QLineEdit* editor() { return list()->viewport()->findChild<QLineEdit*>(); }
    bool drop(QPoint at)
    {
        const QAbstractItemModel& model = *list()->model();
        const std::unique_ptr<QMimeData> data(model.mimeData(list()->selectionModel()->selectedIndexes()));
        return test::draggedOnto(model, *data, *list(), at);
    }
    domain::Tag make(TagType type, int top, const QString& name,
                     const std::function<void(domain::Tag&)>& edit = {})
    {
        domain::Tag tag = domain::makeTag(view().document(), type, 1, {}, 1, QStringLiteral("en"));
        tag.rect = {150, top, 90, 18};
        tag.name = name;
        if (edit) edit(tag);
        return tag;
    }
    /** Adds ten tags, from top to bottom. */
    void putTen()
    {
        QList<domain::Tag> made;
        const QStringList wanted{QStringLiteral("Rent"),  QStringLiteral("City"),  QStringLiteral("Deposit"),
                                 QStringLiteral("Start"), QStringLiteral("Keys"),  QStringLiteral("Witness"),
                                 QStringLiteral("Meter"), QStringLiteral("Floor"), QStringLiteral("Cellar"),
                                 QStringLiteral("Yard")};
        for (const QString& name : wanted)
            made.append(make(name == QStringLiteral("Rent") ? TagType::Number : TagType::Text,
                             100 + static_cast<int>(made.size()) * 30, name));
        made.last().style.condition = {QStringLiteral("City"), QStringLiteral("Rome")};
        view().copyActions().placeBlock(made);
        view().selection().select({});
        stack().clear();
    }

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void init()
    {
        clearDesk();
        look(1, {250, 250});
        filter()->clear();
    }
    void cleanupTestCase() { closeDesk(); }

    void wordsFilter()
    {
        put({{150, 150, 90, 20}}, 1);
        QVERIFY(!filter()->isVisible()); // a few need no filter
        view().selection().selectAll();
        view().editor().removeSelected();
        putTen();
        QVERIFY(filter()->isVisible());
        filter()->setFocus();
        QTest::keyClicks(filter(), QStringLiteral("AR text"));
        QCOMPARE(names(),
                 (QStringList{QStringLiteral("Start"), QStringLiteral("Cellar"), QStringLiteral("Yard")}));
        QTest::keyClick(filter(), Qt::Key_Escape);
        QCOMPARE(names().size(), 10);
        QTest::keyClicks(filter(), QStringLiteral("number"));
        QCOMPARE(names(), QStringList{QStringLiteral("Rent")});
        // Selecting in the filtered list also selects on the page.
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowAt(0));
        QCOMPARE(view().selection().ids(), QList{tags().at(0).id});
        QTest::keyClick(filter(), Qt::Key_Escape);
        QCOMPARE(list()->selectionModel()->selectedIndexes().size(), 1);
    }

    void sorted()
    {
        putTen();
        auto* menu = m_page->findChild<QMenu*>(QStringLiteral("sortFieldsMenu"));
        QCOMPARE(menu->actions().size(), 4);
        menu->actions().at(1)->trigger();
        QStringList expected = names();
        std::sort(expected.begin(), expected.end());
        QCOMPARE(names(), expected);
        QCOMPARE(names().first(), QStringLiteral("Cellar"));
        view().selection().select({tags().at(8).id});
        QCOMPARE(list()->currentIndex().row(), 0);
        menu->actions().at(2)->trigger();
        QCOMPARE(names().first(), QStringLiteral("Rent"));
        menu->actions().at(0)->trigger();
        QCOMPARE(names().first(), QStringLiteral("Rent"));
        QCOMPARE(names().last(), QStringLiteral("Yard"));
    }

    void renamedInPlace()
    {
        putTen();
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowAt(1));
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_F2);
        QVERIFY(editor());
        QTest::keyClicks(editor(), QStringLiteral("Town"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_COMPARE(tags().at(1).name, QStringLiteral("Town"));
        QCOMPARE(tags().at(9).style.condition->terms.at(0).tag,
                 QStringLiteral("Town")); // references are updated
        QCOMPARE(stack().count(), 1);
        stack().undo();
        QCOMPARE(tags().at(1).name, QStringLiteral("City"));
        QCOMPARE(tags().at(9).style.condition->terms.at(0).tag, QStringLiteral("City"));
        QTRY_VERIFY(!editor());
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowAt(2));
        QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, rowAt(2));
        QVERIFY(editor());
        QTest::keyClicks(editor(), QStringLiteral("Bond"));
        QTest::keyClick(editor(), Qt::Key_Escape);
        QCOMPARE(tags().at(2).name, QStringLiteral("Deposit"));
        QTRY_VERIFY(!editor());
    }

    void renamedFromThePages()
    {
        putTen();
        view().selection().select({tags().at(2).id});
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_F2);
        QVERIFY(editor());
        QTest::keyClicks(editor(), QStringLiteral("Bond"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_COMPARE(tags().at(2).name, QStringLiteral("Bond"));
        QTRY_VERIFY(!editor());
        // Without the list, the name in the properties
        action("show-tools")->trigger();
        QVERIFY(!list()->isVisible());
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_F2);
        QVERIFY(m_page->findChild<QLineEdit*>(QStringLiteral("tagName"))->hasFocus());
        action("show-tools")->trigger();
    }

    void draggedIntoAnotherOrder()
    {
        putTen();
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowAt(3));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, Qt::ControlModifier, rowAt(4));
        QCOMPARE(view().selection().size(), 2);
        QVERIFY(list()->dragEnabled());
        QVERIFY(drop(rowAt(1) - QPoint(0, 6))); // above City
        QCOMPARE(names().mid(0, 5),
                 (QStringList{QStringLiteral("Rent"), QStringLiteral("Start"), QStringLiteral("Keys"),
                              QStringLiteral("City"), QStringLiteral("Deposit")}));
        QCOMPARE(stack().count(), 1);
        QCOMPARE(view().selection().size(), 2);
        QCOMPARE(list()->selectionModel()->selectedIndexes().size(), 2);
        stack().undo();
        QCOMPARE(names().at(1), QStringLiteral("City"));
        // By key, too.
        view().selection().select({tags().at(0).id});
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(names().at(1), QStringLiteral("Rent"));
        QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(names().at(0), QStringLiteral("Rent"));
        // A position in a filtered list is ambiguous.
        QTest::keyClicks(filter(), QStringLiteral("te"));
        QVERIFY(!list()->dragEnabled());
    }

    void draggedByThePointer()
    {
        if (!test::requireDrags()) return;
        putTen();
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowAt(3));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, Qt::ControlModifier, rowAt(4));
        // Released at the line between Rent and City.
        test::dragByPointer(*list()->viewport(), rowAt(3), *list()->viewport(), [this] {
            return QPoint(rowAt(1).x(), list()->visualRect(list()->model()->index(1, 0)).top() + 1);
        });
        QCOMPARE(names().mid(0, 5),
                 (QStringList{QStringLiteral("Rent"), QStringLiteral("Start"), QStringLiteral("Keys"),
                              QStringLiteral("City"), QStringLiteral("Deposit")}));
        QCOMPARE(stack().count(), 1);
        QCOMPARE(view().selection().size(), 2);
        QCOMPARE(tags().size(), 10);
    }

    void enterGoesToThePages()
    {
        putTen();
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowAt(3));
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Return);
        QVERIFY(view().hasFocus());
        QCOMPARE(view().selection().ids(), QList{tags().at(3).id});
    }
};

INK_TEST(TestFieldList, "tst_fieldlist")

} // namespace tst_fieldlist

#include "tst_fieldlist.moc"
