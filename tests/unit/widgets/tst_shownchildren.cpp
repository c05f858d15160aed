// The children of stacks, splitters and scroll areas that screen readers find.
#include "tests/support/testmain.h"
#include "ui/widgets/layout/shownchildren.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTest>

namespace tst_shownchildren {

using namespace ink;

class TestShownChildren final : public QObject
{
    Q_OBJECT

    static QAccessibleInterface* interfaceOf(QObject& widget)
    {
        return QAccessible::queryAccessibleInterface(&widget);
    }
    static QList<QObject*> childrenOf(QObject& widget)
    {
        QList<QObject*> children;
        const QAccessibleInterface* parent = interfaceOf(widget);
        for (int i = 0; i < parent->childCount(); ++i)
            children.append(parent->child(i)->object());
        return children;
    }

private Q_SLOTS:
    void initTestCase() { ui::exposeVisibleChildrenOnly(); }

    void hiddenPagesAreNotListed()
    {
        QStackedWidget stack;
        stack.addWidget(new QLabel);
        stack.addWidget(new QLabel);
        stack.show();
        QCOMPARE(childrenOf(stack), QList<QObject*>{stack.widget(0)});
        QSplitter sides;
        sides.addWidget(new QLabel);
        sides.addWidget(new QLabel);
        sides.widget(1)->hide();
        sides.show();
        QVERIFY(!childrenOf(sides).contains(sides.widget(1)));
        QVERIFY(childrenOf(sides).contains(sides.widget(0)));
    }

    /** A reader may ask for a scroll bar that has just gone. */
    void anIndexOutOfRangeHasNothing()
    {
        QScrollArea form;
        auto* content = new QWidget;
        content->setFixedSize(50, 2000);
        form.setWidget(content);
        form.resize(200, 200);
        form.show();
        const QList<QObject*> scrolling{form.viewport(), form.verticalScrollBar()->parentWidget()};
        QTRY_COMPARE(childrenOf(form), scrolling);
        content->setFixedSize(50, 50);
        QTRY_COMPARE(childrenOf(form), QList<QObject*>{form.viewport()});
        QAbstractScrollArea plain;
        plain.show();
        for (QWidget* area : {static_cast<QWidget*>(&form), static_cast<QWidget*>(&plain)}) {
            const QAccessibleInterface* found = interfaceOf(*area);
            QCOMPARE(found->role(), QAccessible::Client);
            for (const int index : {-1, found->childCount(), 99})
                QVERIFY(!found->child(index));
        }
    }
};

INK_TEST(TestShownChildren, "tst_shownchildren")

} // namespace tst_shownchildren

#include "tst_shownchildren.moc"
