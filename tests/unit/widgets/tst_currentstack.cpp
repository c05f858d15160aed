// A stack that is as large as its current page only.
#include "tests/support/testmain.h"
#include "ui/widgets/layout/currentstack.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

namespace tst_currentstack {

using namespace ink::ui;

class TestCurrentStack final : public QObject
{
    Q_OBJECT

    /** A page with a text that wraps and a list that can shrink. */
    static QWidget* page()
    {
        auto* made = new QWidget;
        auto* column = new QVBoxLayout(made);
        column->setContentsMargins(0, 0, 0, 0);
        auto* text = new QLabel;
        text->setWordWrap(true);
        text->setText(
            QStringLiteral("The outbox is empty. Documents that you prepare offline wait here until "
                           "the connection is back."));
        column->addWidget(text);
        auto* list = new QScrollArea;
        auto* content = new QWidget;
        content->setFixedSize(300, 400);
        list->setWidget(content);
        list->setMinimumHeight(40);
        column->addWidget(list, 1);
        return made;
    }

private Q_SLOTS:
    void theHiddenPagesNeedNoRoom()
    {
        CurrentStack stack;
        auto* small = new QWidget;
        small->setMinimumSize(100, 50);
        auto* large = new QWidget;
        large->setMinimumSize(900, 700);
        stack.addWidget(small);
        stack.addWidget(large);
        QCOMPARE(stack.minimumSizeHint(), QSize(100, 50));
        stack.setCurrentWidget(large);
        QCOMPARE(stack.minimumSizeHint(), QSize(900, 700));
    }
    void thePageMayShrinkToItsLeastHeight()
    {
        QScrollArea room;
        room.setFrameShape(QFrame::NoFrame);
        room.setWidgetResizable(true);
        auto* stack = new CurrentStack;
        stack->addWidget(page());
        room.setWidget(stack);
        room.resize(500, 200);
        room.show();
        QVERIFY(QTest::qWaitForWindowExposed(&room));
        QCOMPARE(room.verticalScrollBar()->maximum(), 0); // the preferred height is larger
        QCOMPARE(stack->height(), room.viewport()->height());
        room.resize(500, 60); // less than a line and the list
        QTRY_VERIFY(room.verticalScrollBar()->maximum() > 0);
        const auto* text = stack->findChild<QLabel*>();
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
    }
    void aNarrowPageKeepsItsText()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        auto* stack = new CurrentStack;
        stack->addWidget(page());
        column->addWidget(stack, 1);
        column->addStretch(100);
        window.resize(160, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto* text = stack->findChild<QLabel*>();
        QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
    }
};

INK_TEST(TestCurrentStack, "tst_currentstack")

} // namespace tst_currentstack

#include "tst_currentstack.moc"
