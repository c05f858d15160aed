#include "tests/support/testmain.h"
#include "ui/widgets/inputs/enterguard.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace tst_enterguard {

using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/** A dialog with the kinds of controls that dialogs have, and a button that must not be pressed by accident.
 */
struct Form
{
    QDialog dialog;
    QVBoxLayout column{&dialog};
    QPushButton send{u"Send"_s};
    QPushButton cancel{u"Cancel"_s};
    QToolButton tool;
    QCheckBox check{u"Digital signature"_s};
    QRadioButton radio{u"One"_s};
    QComboBox box;
    QSpinBox spin;
    QLineEdit line;
    QListWidget list;
    QSignalSpy sent{&send, &QPushButton::clicked};
    QSignalSpy cancelled{&cancel, &QPushButton::clicked};
    QSignalSpy used{&tool, &QToolButton::clicked};

    Form()
    {
        box.addItems({u"One"_s, u"Two"_s});
        list.addItems({u"One"_s, u"Two"_s});
        list.setCurrentRow(0);
        send.setDefault(true);
        cancel.setAutoDefault(false);
        for (QWidget* part : std::initializer_list<QWidget*>{&line, &check, &radio, &box, &spin, &list, &tool,
                                                             &cancel, &send})
            column.addWidget(part);
    }
    [[nodiscard]] bool show()
    {
        dialog.show();
        dialog.activateWindow();
        return QTest::qWaitForWindowActive(&dialog);
    }
    [[nodiscard]] bool enterOn(QWidget& part, Qt::Key key = Qt::Key_Return,
                               Qt::KeyboardModifiers modifiers = {})
    {
        part.setFocus();
        if (!part.hasFocus()) return false;
        QTest::keyClick(&part, key, modifiers);
        return true;
    }
};

} // namespace

class TestEnterGuard final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /** What Qt does, so that the tests below prove something. */
    void withoutTheGuardTheDefaultIsPressed()
    {
        Form form;
        QVERIFY(form.show());
        QVERIFY(form.enterOn(form.cancel));
        QCOMPARE(form.sent.count(), 1);
        QCOMPARE(form.cancelled.count(), 0);
    }
    void theFocusedButtonIsPressed()
    {
        const EnterGuard guard;
        Form form;
        QVERIFY(form.show());
        QVERIFY(form.enterOn(form.cancel));
        QCOMPARE(form.cancelled.count(), 1);
        QVERIFY(form.enterOn(form.cancel, Qt::Key_Enter, Qt::KeypadModifier));
        QCOMPARE(form.cancelled.count(), 2);
        QVERIFY(form.enterOn(form.tool));
        QCOMPARE(form.used.count(), 1);
        QCOMPARE(form.sent.count(), 0);
        QVERIFY(form.enterOn(form.send));
        QCOMPARE(form.sent.count(), 1);
    }
    void nothingElsePressesTheDefault()
    {
        const EnterGuard guard;
        Form form;
        QVERIFY(form.show());
        for (QWidget* part : std::initializer_list<QWidget*>{&form.line, &form.check, &form.radio, &form.box,
                                                             &form.spin, &form.list})
            for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
                QVERIFY(form.enterOn(*part, key));
                QVERIFY2(form.sent.isEmpty(), part->metaObject()->className());
            }
        QVERIFY(form.dialog.isVisible());
        QVERIFY(!form.check.isChecked());
    }
    void anInputThatConfirms()
    {
        const EnterGuard guard;
        Form form;
        pressOnEnter(form.line, form.send);
        pressOnEnter(form.spin, form.send);
        QVERIFY(form.show());
        QVERIFY(form.enterOn(form.line));
        QCOMPARE(form.sent.count(), 1);
        QVERIFY(form.enterOn(form.spin));
        QCOMPARE(form.sent.count(), 2);
        form.send.setEnabled(false);
        QVERIFY(form.enterOn(form.line));
        QCOMPARE(form.sent.count(), 2);
    }
    /** A key that is held down doesn't answer the question that its press opened. */
    void aHeldKeyPressesOnce()
    {
        const EnterGuard guard;
        Form form;
        QVERIFY(form.show());
        form.cancel.setFocus();
        for (const bool repeated : {false, true, true}) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, {}, QString(), repeated);
            QApplication::sendEvent(&form.cancel, &press);
        }
        QCOMPARE(form.cancelled.count(), 1);
        form.send.setFocus();
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, QString(), true);
        QApplication::sendEvent(&form.send, &held);
        QCOMPARE(form.sent.count(), 0);
    }
    /** Outside of dialogs, Qt's buttons don't take Enter. */
    void buttonsOfPagesAreDeafNoMore()
    {
        QWidget page;
        QVBoxLayout column(&page);
        QPushButton button(u"New bulk run"_s);
        column.addWidget(&button);
        const QSignalSpy pressed(&button, &QPushButton::clicked);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Return);
        QCOMPARE(pressed.count(), 0);
        const EnterGuard guard;
        QTest::keyClick(&button, Qt::Key_Return);
        QCOMPARE(pressed.count(), 1);
    }
    /** Its default button takes Enter in the file name. */
    void theFileDialogOfQtStays()
    {
        const EnterGuard guard;
        QFileDialog dialog(nullptr, u"Save"_s, QDir::tempPath());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.selectFile(u"a-name-that-nobody-has.pdf"_s);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* name = dialog.findChild<QLineEdit*>(u"fileNameEdit"_s);
        QVERIFY(name);
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(dialog.result(), int{QDialog::Accepted});
    }
};

INK_TEST(TestEnterGuard, "tst_enterguard")

} // namespace tst_enterguard

#include "tst_enterguard.moc"
