// The notice over the bottom of the window and what it offers.
#include "tests/support/testmain.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace tst_toast {

using namespace ink::ui;

class TestToast : public QObject
{
    Q_OBJECT
public:
    /** Receives the addresses that the program would hand to the system. */
    Q_SLOT void open(const QUrl& url) { m_opened.append(url); }

private Q_SLOTS:
    void init()
    {
        m_opened.clear();
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open");
        QVERIFY(m_folder.isValid());
    }
    void cleanup() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    void aSavedFileOffersItsFolder()
    {
        const QString path = m_folder.filePath(QStringLiteral("signed ж 漢.pdf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        Toast toast(&m_window);
        toast.showSavedFile(QStringLiteral("Saved."), path);
        QVERIFY(!button(toast, "toastOpenFolder").isHidden());
        QVERIFY(button(toast, "toastUndo").isHidden());
        button(toast, "toastOpenFolder").click();
        QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(m_folder.path())});
        QVERIFY(toast.isHidden());
        QVERIFY(!toast.undo());
    }

    void aSavedFolderIsOpenedItself()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("166 files")));
        Toast toast(&m_window);
        toast.showSavedFile(QStringLiteral("166 files exported."),
                            m_folder.filePath(QStringLiteral("166 files")));
        button(toast, "toastOpenFolder").click();
        QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("166 files")))});
    }

    void theNextNoticeOffersOnlyItsOwn()
    {
        Toast toast(&m_window);
        bool undone = false;
        toast.showSavedFile(QStringLiteral("Saved."), m_folder.path());
        toast.showMessage(QStringLiteral("Moved."), [&undone] { undone = true; });
        QVERIFY(button(toast, "toastOpenFolder").isHidden());
        QVERIFY(!button(toast, "toastUndo").isHidden());
        toast.showSavedFile(QStringLiteral("Saved."), m_folder.path());
        QVERIFY(!toast.undo());
        QVERIFY(!undone);
        toast.showMessage(QStringLiteral("Sent."));
        QVERIFY(button(toast, "toastOpenFolder").isHidden());
        QVERIFY(button(toast, "toastUndo").isHidden());
    }

    void followsThemeAndLanguage()
    {
        QWidget window;
        window.setPalette(paletteOf(lightTokens()));
        Toast toast(&window);
        bool undone = false;
        toast.showMessage(QStringLiteral("Moved."), [&undone] { undone = true; });
        const QColor light = toast.palette().color(QPalette::Window);
        window.setPalette(paletteOf(darkTokens()));
        const QColor dark = toast.palette().color(QPalette::Window);
        QVERIFY(dark != light);
        Toast later(&window); // shown after the change
        later.showMessage(QStringLiteral("Moved."));
        QCOMPARE(dark, later.palette().color(QPalette::Window));
        QVERIFY(!toast.isHidden());
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(&toast, &language);
        QVERIFY(toast.isHidden());
        QVERIFY(toast.undo());
        QVERIFY(undone);
    }

private:
    static QPushButton& button(Toast& toast, const char* name)
    {
        return *toast.findChild<QPushButton*>(QLatin1String(name));
    }

    QWidget m_window;
    QTemporaryDir m_folder;
    QList<QUrl> m_opened;
};

INK_TEST(TestToast, "tst_toast")

} // namespace tst_toast

#include "tst_toast.moc"
