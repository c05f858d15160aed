// The locked screen while another person signs: no key, click, file or command leaves it without the PIN.
#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "tests/ui/settled.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/viewer/pageview.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>

namespace tst_kiosk {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int patience = 20000;
const QString pin = QStringLiteral("4711");
} // namespace

class TestKiosk final : public QObject, private test::WindowTest
{
    Q_OBJECT

    domain::Document m_lease;

    template <typename T = QPushButton> T* find(const char* name) { return shown<T>(name); }
    QDialog* dialog(const char* name) { return find<QDialog>(name); }
    bool isHeld()
    {
        return window().kiosk().isLocked() && window().isFullScreen() && !window().isMinimized() &&
               window().isVisible() && window().currentPage() == &window().signingPage() &&
               !window().menuBar()->isVisible() && !find<QWidget>("helpPanel") &&
               !find<QWidget>("commandPalette");
    }
    /** Closes everything over the page like a signer would; only the PIN dialog and the page's menus are
     * allowed. */
    void shutWhatOpened()
    {
        for (int i = 0; i < 5 && QApplication::activePopupWidget(); ++i)
            QApplication::activePopupWidget()->close();
        if (QWidget* modal = QApplication::activeModalWidget()) {
            QVERIFY2(modal->objectName() == QLatin1String("kioskPinDialog") ||
                         modal->objectName() == QLatin1String("delegateDialog") ||
                         modal->objectName() == QLatin1String("askDialog"),
                     qPrintable(modal->objectName()));
            static_cast<QDialog*>(modal)->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }
    /** Sends a key to the focused widget as the system does. QTest::keyClick doesn't support media keys. */
    void strike(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        const bool writes = key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde;
        QTest::sendKeyEvent(QTest::Click, window().windowHandle(), key,
                            writes && modifiers == Qt::NoModifier ? QString(QChar(key)) : QString(),
                            modifiers);
    }
    void start()
    {
        makeDesk();
        QVERIFY(m_desk->startLocal());
        window().show();
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QVERIFY(waitForDocuments());
        m_lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!m_lease.id.isNull());
        window().documentsPage().refresh();
    }
    /** Hands the device over like the sender, from the details of the document. */
    void handOver()
    {
        start();
        QTRY_VERIFY_WITH_TIMEOUT((window().documentsPage().select(m_lease.id), find("signHere")), patience);
        find("signHere")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find("signingNext") && find("signingNext")->isEnabled(), patience);
        QTRY_VERIFY(dialog("kioskLockDialog"));
    }
    void lock()
    {
        handOver();
        find<QLineEdit>("kioskNewPin")->setText(pin);
        find<QLineEdit>("kioskRepeatPin")->setText(pin);
        find("kioskLock")->click();
        QVERIFY(window().kiosk().isLocked());
        QTRY_VERIFY(isHeld());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /** The names, descriptions and values of everything that a screen reader can get to. */
    static QStringList heardOf(QAccessibleInterface* from)
    {
        QStringList heard;
        for (const auto what : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            if (const QString text = from->text(what); !text.isEmpty()) heard.append(text);
        for (int i = 0; i < from->childCount(); ++i)
            if (QAccessibleInterface* child = from->child(i)) heard += heardOf(child);
        return heard;
    }
    void enter(const QString& text)
    {
        QTRY_VERIFY(dialog("kioskPinDialog"));
        auto* line = find<QLineEdit>("kioskPin");
        QCOMPARE(line->echoMode(), QLineEdit::Password);
        QTRY_VERIFY(line->hasFocus()); // a person's keys go where the focus is
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }

private Q_SLOTS:
    void cleanup()
    {
        m_desk.reset();
        m_lease = {};
    }

    void thePinIsChosenBeforeTheHandOver()
    {
        handOver();
        auto* first = find<QLineEdit>("kioskNewPin");
        auto* again = find<QLineEdit>("kioskRepeatPin");
        QTest::keyClicks(first, QStringLiteral("123"));
        find("kioskLock")->click();
        QVERIFY(!window().kiosk().isLocked());
        QVERIFY(find<QLabel>("kioskNewPinError"));
        first->setText(QStringLiteral("abcd"));
        find("kioskLock")->click();
        QVERIFY(!window().kiosk().isLocked());
        first->setText(pin);
        again->setText(QStringLiteral("4712"));
        find("kioskLock")->click();
        QVERIFY(!window().kiosk().isLocked());
        QVERIFY(find<QLabel>("kioskRepeatPinError"));
        // Without a lock, signing works as usual, and the screen can be locked later.
        find("kioskLeaveOpen")->click();
        QVERIFY(!window().isFullScreen());
        QVERIFY(find("leaveSigning")->text() == QLatin1String("Leave"));
        find("lockScreen")->click();
        QTRY_VERIFY(dialog("kioskLockDialog"));
    }

    void noKeyLeadsOut()
    {
        lock();
        for (const QAction* action : window().actions().actions()) {
            QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
            for (const QKeySequence& keys : action->shortcuts()) {
                for (uint i = 0; i < static_cast<uint>(keys.count()); ++i)
                    strike(keys[i].key(), keys[i].keyboardModifiers());
                shutWhatOpened();
                QVERIFY2(isHeld(), qPrintable(keys.toString()));
            }
        }
        for (QAction* action : window().actions().actions()) {
            action->trigger();
            QVERIFY2(isHeld(), qPrintable(action->objectName()));
        }
        QList<int> keys{Qt::Key_Escape, Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Left,
                        Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,    Qt::Key_Home,
                        Qt::Key_Help,   Qt::Key_Menu,  Qt::Key_Back,    Qt::Key_Close,
                        Qt::Key_Delete, Qt::Key_Space, Qt::Key_Forward, Qt::Key_HomePage};
        for (int key = Qt::Key_F1; key <= Qt::Key_F24; ++key)
            keys << key;
        for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
            keys << key;
        for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
            keys << key;
        // Ends without a modifier, because Qt remembers the last event's for the whole process.
        const QList<Qt::KeyboardModifiers> held{Qt::ControlModifier,
                                                Qt::AltModifier,
                                                Qt::MetaModifier,
                                                Qt::ControlModifier | Qt::ShiftModifier,
                                                Qt::ControlModifier | Qt::AltModifier,
                                                Qt::NoModifier};
        for (const Qt::KeyboardModifiers modifiers : held)
            for (const int key : std::as_const(keys)) {
                // Space presses the focused button.
                if (auto* button = qobject_cast<QAbstractButton*>(window().focusWidget());
                    button && button->objectName() == QLatin1String("rejectSigning"))
                    window().signingPage().setFocus();
                strike(static_cast<Qt::Key>(key), modifiers);
                shutWhatOpened();
                QVERIFY2(isHeld(),
                         qPrintable(
                             QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key))).toString()));
            }
    }

    /** A screen reader at the locked screen finds nothing of the sender's other documents. */
    void otherDocumentsAreHiddenFromScreenReaders()
    {
        handOver();
        const QString title = QStringLiteral("Dismissal of Zora Vex");
        QVERIFY(!m_desk->create(title, {QStringLiteral("Zora Vex")}, true).id.isNull());
        window().documentsPage().refresh();
        auto* table = window().documentsPage().table();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, patience);
        find<QLineEdit>("kioskNewPin")->setText(pin);
        find<QLineEdit>("kioskRepeatPin")->setText(pin);
        find("kioskLock")->click();
        QTRY_VERIFY(isHeld());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QStringList heard = heardOf(QAccessible::queryAccessibleInterface(&window()));
        QVERIFY(!heard.filter(m_lease.title).isEmpty()); // the page itself is read
        QVERIFY(heard.filter(QStringLiteral("Zora")).isEmpty());

        window().kiosk().askToUnlock([] {});
        enter(pin);
        QTRY_VERIFY(!window().kiosk().isLocked());
        window().showDocuments();
        heard = heardOf(QAccessible::queryAccessibleInterface(&window()));
        QVERIFY(!heard.filter(QStringLiteral("Zora")).isEmpty());
    }

    /** The window has the state and the size that it had before it was locked. */
    void theWindowComesBackAsItWas_data()
    {
        QTest::addColumn<int>("state");
        QTest::newRow("normal") << int(Qt::WindowNoState);
        QTest::newRow("maximized") << int(Qt::WindowMaximized);
        QTest::newRow("full screen") << int(Qt::WindowFullScreen);
        QTest::newRow("full screen, maximized before") << int(Qt::WindowFullScreen | Qt::WindowMaximized);
    }
    void theWindowComesBackAsItWas()
    {
        QFETCH(int, state);
        handOver();
        const QRect place(40, 30, 700, 520);
        window().setGeometry(place);
        window().setWindowState(static_cast<Qt::WindowStates>(state));
        test::settle(window());
        const Qt::WindowStates before = window().windowState();
        const QRect normal = window().normalGeometry();
        find<QLineEdit>("kioskNewPin")->setText(pin);
        find<QLineEdit>("kioskRepeatPin")->setText(pin);
        find("kioskLock")->click();
        QTRY_VERIFY(isHeld());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window().kiosk().askToUnlock([] {});
        enter(pin);
        QTRY_VERIFY(!window().kiosk().isLocked());
        test::settle(window());
        QCOMPARE(window().windowState() & ~Qt::WindowActive, before & ~Qt::WindowActive);
        QCOMPARE(window().normalGeometry(), normal);
        if (state == Qt::WindowNoState) QCOMPARE(window().geometry(), place);
        QCOMPARE(window().screen()->name(), QGuiApplication::primaryScreen()->name());
    }

    void closingAsksForThePin()
    {
        lock();
        QVERIFY(!window().close());
        QVERIFY(isHeld());
        QVERIFY(dialog("kioskPinDialog"));
        QVERIFY(!window().close()); // again, while the dialog is open
        find("kioskStay")->click();
        QVERIFY(isHeld());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        find("leaveSigning")->click();
        enter(QStringLiteral("0000"));
        QVERIFY(isHeld());
        QVERIFY(find<QLabel>("kioskPinError"));
        QTest::keyClick(dialog("kioskPinDialog"), Qt::Key_Escape);
        QVERIFY(isHeld());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // A window manager ends the full screen: it is restored.
        window().showNormal();
        QTRY_VERIFY(isHeld());
        window().showMinimized(); // likewise, as when it shows the desktop
        QTRY_VERIFY(isHeld());
    }

    void wrongPinsHaveToWait()
    {
        lock();
        find("leaveSigning")->click();
        for (int i = 0; i < 3; ++i)
            enter(QStringLiteral("111%1").arg(i));
        QVERIFY(!find("kioskUnlock")->isEnabled());
        QVERIFY(find<QLabel>("kioskPinError")->text().startsWith(QLatin1String("Too many wrong attempts.")));
        enter(pin); // the right one, too early
        QVERIFY(isHeld());
        find("kioskStay")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        find("leaveSigning")->click(); // asking again doesn't help
        QTRY_VERIFY(dialog("kioskPinDialog"));
        QVERIFY(!find("kioskUnlock")->isEnabled());
    }

    void filesAndRequestsWaitForTheSender()
    {
        lock();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(test::WindowFixture::sample())});
        for (QWidget* target : std::initializer_list<QWidget*>{
                 &window(), find<PageView>("signingView")->viewport(), &window().signingPage()}) {
            QDragEnterEvent over(QPoint(40, 40), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(target, &over);
            QDropEvent drop(QPointF(40, 40), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(target, &drop);
            QVERIFY(isHeld());
        }
        window().openFiles({test::WindowFixture::sample()}); // as another start of the program passes it on
        window().verifyFile(test::WindowFixture::sample());
        window().showDocuments();
        window().showHelp(QStringLiteral("signing"));
        window().signInPerson(m_lease.id, m_lease.invitations.first().guid);
        QVERIFY(isHeld());
        // Signature pictures are among the sender's files.
        find<QAbstractButton>("signaturePicture")->click();
        find("signatureChoose")->click();
        QVERIFY(dialog("kioskPinDialog"));
        find("kioskStay")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_desk->prompts.willBackOut(QStringLiteral("signaturePicture"));
        find("signatureChoose")->click();
        enter(pin);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QVERIFY(isHeld());
        // The sender is back: now the file is opened.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        find("leaveSigning")->click();
        enter(pin);
        QTRY_VERIFY_WITH_TIMEOUT(!window().kiosk().isLocked(), patience);
        QVERIFY(!window().isFullScreen());
        QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>("editorPage"), patience);
        QVERIFY(window().actions().action(QStringLiteral("file.quit"))->isEnabled());
        QVERIFY(window().actions().action(QStringLiteral("help.contents"))->isEnabled());
    }

    void noClickLeadsOut()
    {
        lock();
        const QSet<QString> spared{QStringLiteral("rejectSigning")}; // ends the signing, but not the lock
        for (int y = 4; y < window().height(); y += 22)
            for (int x = 4; x < window().width(); x += 22) {
                QWidget* under = window().childAt(x, y);
                if (!under || spared.contains(under->objectName())) continue;
                for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
                    under = window().childAt(x, y);
                    if (!under) continue;
                    QTest::mouseClick(under, button, {}, under->mapFrom(&window(), QPoint(x, y)));
                    shutWhatOpened();
                    QVERIFY2(isHeld(), qPrintable(under->objectName()));
                }
            }
    }

    void theSignerFinishesAndHandsTheDeviceBack()
    {
        lock();
        QTRY_VERIFY(find<SignaturePad>("signaturePad"));
        find<QAbstractButton>("signatureType")->click();
        find("signingNext")->click();
        QTRY_VERIFY(find<QLineEdit>("signingInput"));
        QTRY_VERIFY(find<QLineEdit>("signingInput")->hasFocus());
        QTest::keyClicks(find<QLineEdit>("signingInput"), QStringLiteral("Appleford"));
        QTest::keyClick(find<QLineEdit>("signingInput"), Qt::Key_Return);
        if (auto* consent = find<QAbstractButton>("signingConsent")) consent->click();
        QTRY_VERIFY(find("signingNext")->isEnabled());
        find("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone"), patience);
        find("signingDone")->click();
        QVERIFY(isHeld());
        enter(pin);
        QVERIFY(waitForDocuments());
        QVERIFY(!window().kiosk().isLocked());
    }

    void valuesThatSomebodyElseFilledInAreConfirmed()
    {
        start();
        workflow::InPersonSession before(m_desk->session());
        std::optional<Result<void>> opened;
        before.open(m_lease.id, m_lease.invitations.first().guid, &window(),
                    [&opened](const Result<void>& result) { opened = result; });
        QTRY_VERIFY_WITH_TIMEOUT(opened.has_value(), patience);
        for (const domain::Tag& tag : before.form().tags())
            before.setValue(tag.id,
                            domain::isSignatureLike(tag.type) ? QString() : QStringLiteral("Elsewhere"),
                            domain::isSignatureLike(tag.type)
                                ? ui::encodePng(ui::renderName(QStringLiteral("Anna Berg"), 96))
                                : QByteArray());
        before.leave();
        const auto isStored = [this] {
            workflow::InPersonSession look(m_desk->session());
            std::optional<Result<void>> looked;
            look.open(m_lease.id, m_lease.invitations.first().guid, &window(),
                      [&looked](const Result<void>& result) { looked = result; });
            if (!QTest::qWaitFor([&looked] { return looked.has_value(); }, patience)) return false;
            return std::any_of(look.form().tags().begin(), look.form().tags().end(),
                               [](const domain::Tag& tag) { return tag.text == QLatin1String("Elsewhere"); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isStored(), patience);
        window().signInPerson(m_lease.id, m_lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(find("signingNext") && find("signingNext")->isEnabled(), patience);
        window().kiosk().lock(pin);
        QTRY_VERIFY(find("signAgain"));
        find("signingNext")->click();
        QTRY_VERIFY(find<QLineEdit>("signingInput"));
        QCOMPARE(find<QLineEdit>("signingInput")->text(), QStringLiteral("Elsewhere"));
        QVERIFY(find<QLabel>("signingFieldProposed"));
        QVERIFY(find<QLineEdit>("signingInput")
                    ->accessibleDescription()
                    .contains(QLatin1String("before the device was handed to you")));
        find("signingNext")->click();
        if (auto* consent = find<QAbstractButton>("signingConsent")) consent->click();
        QTRY_VERIFY(find("signingNext")->isEnabled()); // Next has confirmed it
    }

    void aKilledRunDoesNotReopenTheDocuments()
    {
        lock();
        QVERIFY(m_desk->start()); // the window closes without the PIN, as after a kill
        window().hold();
        window().show();
        window().openFiles({test::WindowFixture::sample()});
        window().start();
        QTRY_VERIFY(find("openAfterInterruption"));
        QVERIFY(!m_desk->session().current());
        QVERIFY(!find<QWidget>("documentsPage"));
        for (QAction* action : window().actions().actions())
            action->trigger();
        QVERIFY(find("openAfterInterruption"));
        find("openAfterInterruption")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>("editorPage"), patience); // the requested file
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QVERIFY(m_desk->start());
        window().show();
        QVERIFY(!find("openAfterInterruption")); // once
    }
};

INK_TEST(TestKiosk, "tst_kiosk")

} // namespace tst_kiosk

#include "tst_kiosk.moc"
