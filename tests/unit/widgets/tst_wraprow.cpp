// Rows of controls that wrap: which items share a line, where the end is, and both reading directions.
#include "tests/support/testmain.h"
#include "ui/widgets/layout/wraprow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTest>

namespace tst_wraprow {

using namespace ink::ui;

class TestWrapRow final : public QObject
{
    Q_OBJECT

    QWidget* m_window = nullptr;
    WrapRow* m_row = nullptr;

    QWidget* box(int width, int height = 20)
    {
        auto* made = new QWidget(m_window);
        made->setFixedSize(width, height);
        return made;
    }
    void setWidth(int width)
    {
        m_window->resize(width, std::max(1, m_row->heightForWidth(width)));
        m_row->setGeometry(QRect(QPoint(), m_window->size()));
    }

private Q_SLOTS:
    void init()
    {
        m_window = new QWidget;
        m_row = new WrapRow(m_window);
        m_row->setSpacing(10);
        m_row->setLineSpacing(4);
    }
    void cleanup() { delete m_window; }

    void itemsThatFitShareALine()
    {
        QWidget* const first = box(100);
        QWidget* const second = box(100);
        m_row->add(first);
        m_row->add(second);
        QCOMPARE(m_row->sizeHint(), QSize(210, 20));
        QCOMPARE(m_row->minimumSize(), QSize(100, 20));
        QCOMPARE(m_row->heightForWidth(210), 20);
        setWidth(210);
        QCOMPARE(first->pos(), QPoint(0, 0));
        QCOMPARE(second->pos(), QPoint(110, 0));
        QCOMPARE(m_row->heightForWidth(209), 44);
        setWidth(209);
        QCOMPARE(second->pos(), QPoint(0, 24));
    }
    void hiddenItemsNeedNoRoom()
    {
        QWidget* const first = box(100);
        QWidget* const second = box(100);
        for (QWidget* each : {first, second})
            m_row->add(each);
        first->hide();
        QCOMPARE(m_row->sizeHint().width(), 100);
        setWidth(120);
        QCOMPARE(second->pos(), QPoint(0, 0));
    }
    void whatFollowsAStretchStandsAtTheEndOfEachLine()
    {
        QWidget* const first = box(100);
        QWidget* const send = box(80);
        m_row->add(first);
        m_row->addStretch();
        m_row->add(send);
        setWidth(300);
        QCOMPARE(send->pos(), QPoint(220, 0));
        setWidth(150);
        QCOMPARE(send->pos(), QPoint(70, 24));
    }
    void aGroupWrapsAsAWholeBeforeItWrapsItself()
    {
        QWidget* const first = box(100);
        QWidget* const back = box(60);
        QWidget* const next = box(60);
        m_row->add(first);
        WrapRow* group = m_row->addGroup();
        group->add(back);
        group->add(next);
        setWidth(240);
        QCOMPARE(next->mapTo(m_window, QPoint()), QPoint(180, 0));
        setWidth(200); // enough for one of the group
        QCOMPARE(back->pos(), QPoint(0, 24));
        QCOMPARE(next->pos(), QPoint(70, 24));
        QCOMPARE(m_row->minimumSize().width(), 100);
        setWidth(120);
        QCOMPARE(back->pos(), QPoint(0, 24));
        QCOMPARE(next->pos(), QPoint(0, 48));
    }
    void anItemWithAStretchFactorFillsItsLineAndShrinksFirst()
    {
        auto* search = new QWidget(m_window);
        search->setMinimumSize(80, 20);
        QWidget* const button = box(60);
        m_row->add(search, 1);
        m_row->add(button);
        setWidth(300);
        QCOMPARE(search->width(), 230);
        QCOMPARE(button->x(), 240);
        setWidth(150);
        QCOMPARE(search->width(), 80);
        QCOMPARE(button->y(), 0);
        setWidth(149);
        QCOMPARE(search->width(), 149);
        QCOMPARE(button->y(), 24);
    }
    void stretchFactorsShareALineLikeABoxLayout()
    {
        QList<QWidget*> fields;
        for (const int minimum : {40, 90}) {
            fields.append(new QWidget(m_window));
            fields.last()->setMinimumSize(minimum, 20);
            m_row->add(fields.last(), 1);
        }
        setWidth(310);
        QCOMPARE(fields.at(0)->width(), 150); // the same, whatever their minimum is
        QCOMPARE(fields.at(1)->width(), 150);
        setWidth(150);
        QCOMPARE(fields.at(0)->width(), 50);
        QCOMPARE(fields.at(1)->width(), 90);
        fields.at(0)->setMaximumWidth(100);
        setWidth(310);
        QCOMPARE(fields.at(0)->width(), 100);
        QCOMPARE(fields.at(1)->width(), 200);
    }
    void aTextThatWrapsTakesItsHeight()
    {
        auto* hint = new QLabel(m_window);
        hint->setWordWrap(true);
        hint->setText(
            QStringLiteral("Rows with errors are not sent. Correct them here, or send the others now."));
        QWidget* const send = box(100);
        m_row->add(hint, 1);
        m_row->add(send);
        for (const int width : {220, 320, 900}) {
            setWidth(width);
            QVERIFY(hint->height() >= hint->heightForWidth(hint->width()));
            QVERIFY(send->geometry().right() < width);
        }
    }
    void itIsMirroredForRightToLeft()
    {
        m_window->setLayoutDirection(Qt::RightToLeft);
        QWidget* const first = box(100);
        QWidget* const send = box(80);
        m_row->add(first);
        m_row->addStretch();
        m_row->add(send);
        setWidth(300);
        QCOMPARE(first->x(), 200);
        QCOMPARE(send->x(), 0);
        setWidth(150);
        QCOMPARE(first->x(), 50);
        QCOMPARE(send->pos(), QPoint(0, 24));
    }
    void aLayoutAboveFollowsItsHeight()
    {
        auto* outer = new QWidget;
        delete m_window;
        m_window = outer;
        auto* column = new QVBoxLayout(outer);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        m_row = new WrapRow;
        m_row->setSpacing(10);
        column->addLayout(m_row);
        auto* below = new QWidget(outer);
        column->addWidget(below, 1);
        for (int i = 0; i < 4; ++i)
            m_row->add(box(100));
        QVERIFY(column->hasHeightForWidth());
        QCOMPARE(column->totalMinimumHeightForWidth(430), 20);
        QCOMPARE(column->totalMinimumHeightForWidth(220), 50);
        outer->resize(220, 100);
        column->activate();
        QCOMPARE(below->geometry(), QRect(0, 50, 220, 50));
    }
    void itemsCanBeTakenAgain()
    {
        auto* group = m_row->addGroup();
        group->add(box(10));
        m_row->addStretch();
        QWidget* const last = box(20);
        m_row->add(last);
        QCOMPARE(m_row->count(), 2);
        QCOMPARE(m_row->itemAt(1)->widget(), last);
        QCOMPARE(m_row->itemAt(2), nullptr);
        delete last;
        QCOMPARE(m_row->count(), 1);
        delete m_row->takeAt(0);
        QCOMPARE(m_row->count(), 0);
    }
};

INK_TEST(TestWrapRow, "tst_wraprow")

} // namespace tst_wraprow

#include "tst_wraprow.moc"
