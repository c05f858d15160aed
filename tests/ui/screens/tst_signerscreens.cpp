// The dialogs around a signature in person: locking the screen, its PIN, paper, delegating, the next people.
// Checked against the visual rules; INKSTONE_SHOTS=<folder> saves pictures.
#include "app/workflow/signing/kioskpin.h"
#include "tests/support/testmain.h"
#include "tests/ui/screens/screencheck.h"
#include "tests/ui/settled.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/paper/paperdialog.h"
#include "ui/pages/signing/delegatedialog.h"
#include "ui/pages/signing/nextpeopledialog.h"
#include "ui/shell/kiosk/kioskdialogs.h"

#include <QDir>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

namespace tst_signerscreens {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestSignerScreens final : public QObject
{
    Q_OBJECT

    const QString m_folder = qEnvironmentVariable("INKSTONE_SHOTS");
    QString m_row;
    QStringList m_faults;

    void shoot(QDialog& shown, const char* name)
    {
        shown.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown));
        test::settle(shown);
        if (!m_folder.isEmpty()) {
            QVERIFY(QDir().mkpath(m_folder));
            QVERIFY(shown.grab().save(u"%1/%2-%3.png"_s.arg(m_folder, QLatin1StringView(name), m_row)));
        }
        for (const QString& fault : test::faultsOf(shown))
            m_faults << QLatin1StringView(name) + u": "_s + fault;
        const QString picture = u"%1/%2-%3-911.png"_s.arg(m_folder, QLatin1StringView(name), m_row);
        for (const QString& fault :
             test::smallScreenFaultsOf(shown, m_folder.isEmpty() ? QString() : picture))
            m_faults << QLatin1StringView(name) + u' ' + fault;
    }
    static void press(QDialog& dialog, const char* button)
    {
        dialog.findChild<QPushButton*>(QLatin1StringView(button))->click();
    }
    static PaperScan::Sheet sheet(std::optional<domain::PaperMark> mark)
    {
        QImage image(420, 594, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        for (int y = 60; y < 500; y += 24)
            painter.fillRect(50, y, y % 5 == 0 ? 240 : 320, 6, QColor(120, 120, 120));
        return {image, mark};
    }

private Q_SLOTS:
    void everyDialog_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        using settings::Theme;
        QTest::newRow("en-light") << u"en"_s << Theme::Light;
        QTest::newRow("de-dark") << u"de"_s << Theme::Dark;
        QTest::newRow("ar-light") << u"ar"_s << Theme::Light;
        QTest::newRow("fr-contrast") << u"fr"_s << Theme::HighContrast;
    }
    void everyDialog()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        m_row = QString::fromLatin1(QTest::currentDataTag());
        m_faults.clear();
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.start());
        desk.window->start();
        desk.window->show();

        KioskLockDialog lock(desk.window.get());
        shoot(lock, "kiosk-lock");
        lock.findChild<QLineEdit*>(u"kioskNewPin"_s)->setText(u"12"_s);
        press(lock, "kioskLock");
        shoot(lock, "kiosk-lock-fault");
        lock.hide();

        const SystemClock clock;
        workflow::KioskPin pin(clock);
        pin.set(u"471147"_s);
        KioskPinDialog unlock(pin, desk.window.get());
        shoot(unlock, "kiosk-pin");
        for (int i = 0; i <= workflow::KioskPin::attemptsBeforeDelay; ++i) {
            unlock.findChild<QLineEdit*>(u"kioskPin"_s)->setText(u"0000"_s);
            press(unlock, "kioskUnlock");
        }
        shoot(unlock, "kiosk-pin-wait");
        unlock.hide();

        const domain::DocumentId id(14);
        const auto mark = [&id](int page) { return domain::PaperMark{id, page, u"a1b2c3"_s}; };
        PaperDialog paper(id, 4, u"Lease 14B, Port Ellery, third floor with garden"_s,
                          u"Wilhelmina von Hohenberg-Ünal"_s, desk.window.get());
        PaperScan scan;
        scan.sheets = {sheet(mark(1)), sheet(std::nullopt), sheet(mark(1)), sheet(mark(3))};
        paper.setScan(scan);
        shoot(paper, "paper");
        paper.setFault(u"scan.pdf: 403 Forbidden"_s);
        shoot(paper, "paper-fault");
        paper.hide();

        DelegateDialog delegate(desk.window.get());
        shoot(delegate, "delegate");
        delegate.hide();
        NextPeopleDialog next({{2, u"Witness"_s, {}, true}, {3, {}, {}, false}}, desk.window.get());
        shoot(next, "next-people");
        QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
    }
};

INK_TEST(TestSignerScreens, "tst_signerscreens")

} // namespace tst_signerscreens

#include "tst_signerscreens.moc"
