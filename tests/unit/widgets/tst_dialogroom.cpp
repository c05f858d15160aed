// Dialogs get the height that their content needs, and content that scrolls leaves the buttons in view.
#include "tests/support/testmain.h"
#include "ui/widgets/layout/contentscroll.h"
#include "ui/widgets/layout/dialogresizer.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace tst_dialogroom {

using namespace ink::ui;

/** A dialog of a content of some height and a button. */
struct Room
{
    explicit Room(bool scrolls, int contentHeight = 400)
    {
        auto* all = new QVBoxLayout(&dialog);
        auto* content = new QWidget(&dialog);
        auto* parts = new QVBoxLayout(content);
        parts->setContentsMargins(0, 0, 0, 0);
        parts->setSpacing(0);
        auto* form = new QWidget(content);
        form->setFixedSize(300, contentHeight);
        added = new QWidget(content);
        added->setFixedSize(300, 40);
        added->hide();
        parts->addWidget(form);
        parts->addWidget(added);
        if (scrolls) {
            auto* scroll = new ContentScroll(&dialog);
            scroll->setWidget(content);
            all->addWidget(scroll, 1);
        } else {
            all->addWidget(content, 1);
        }
        button = new QPushButton(QStringLiteral("Send"), &dialog);
        all->addWidget(button);
        dialog.show();
        turn();
    }
    static void turn()
    {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] bool isButtonShown() const
    {
        return dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size()));
    }

    DialogResizer room;
    QDialog dialog;
    QWidget* added = nullptr;
    QPushButton* button = nullptr;
};

class TestDialogRoom final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAsTallAsItsContent()
    {
        for (const bool scrolls : {false, true}) {
            const Room room(scrolls);
            QVERIFY2(room.dialog.height() >= 440, qPrintable(QString::number(room.dialog.height())));
        }
    }
    /** Content that scrolls makes a dialog at most 600 px high by itself; the user may make it higher. */
    void isAtMost600PixelsHigh()
    {
        Room room(true, 900);
        QCOMPARE(room.dialog.height(), 600);
        QVERIFY(room.isButtonShown());
        room.added->show();
        Room::turn();
        QCOMPARE(room.dialog.height(), 600);
        room.dialog.resize(400, 700);
        Room::turn();
        QCOMPARE(room.dialog.height(), 700);
        room.added->hide();
        room.added->show();
        Room::turn();
        QCOMPARE(room.dialog.height(), 700);
        const Room whole(false, 700); // it has no content that scrolls
        QVERIFY(whole.dialog.height() >= 740);
    }
    void staysLowWhenItsContentScrolls()
    {
        Room room(true);
        room.dialog.resize(400, 300);
        Room::turn();
        QCOMPARE(room.dialog.height(), 300);
        QVERIFY(room.isButtonShown());
        // Another line, for example an error, doesn't need the whole height either.
        room.added->show();
        Room::turn();
        QCOMPARE(room.dialog.height(), 340);
        QVERIFY(room.isButtonShown());
    }
    void isNeverTooLow()
    {
        Room room(false);
        room.dialog.resize(400, 300);
        Room::turn();
        QVERIFY(room.dialog.height() >= 440);
        Room scrolling(true);
        scrolling.dialog.resize(400, 100);
        Room::turn();
        QVERIFY(scrolling.dialog.height() > 120);
        QVERIFY(scrolling.isButtonShown());
    }
    /** Content that is lower once it has its width leaves no gap. */
    void isNotTallerThanItsContentWhenItOpens()
    {
        struct Row final : QWidget
        {
            Row() { setFixedHeight(200); } // as a column
            void resizeEvent(QResizeEvent* event) override
            {
                setFixedHeight(event->size().width() > 300 ? 60 : 200);
            }
        };
        const DialogResizer room;
        QDialog dialog;
        auto* all = new QVBoxLayout(&dialog);
        all->addWidget(new Row);
        auto* form = new QWidget;
        form->setFixedSize(320, 100);
        all->addWidget(form);
        dialog.show();
        Room::turn();
        QCOMPARE(dialog.height(), all->totalSizeHint().height());
        QVERIFY(dialog.height() < 200);
    }

    void growsWithItsContent()
    {
        for (const bool scrolls : {false, true}) {
            Room room(scrolls);
            const int before = room.dialog.height();
            room.added->show();
            Room::turn();
            QCOMPARE(room.dialog.height(), before + 40);
        }
    }
};

INK_TEST(TestDialogRoom, "tst_dialogroom")

} // namespace tst_dialogroom

#include "tst_dialogroom.moc"
