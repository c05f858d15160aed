// The running program with a locked screen, attacked by a real keyboard and pointer: see kioskbreakout.py.
#include "tests/support/testmain.h"
#include "tests/ui/readersession.h"

#include <QTest>

namespace tst_kioskbreakout {

class TestKioskBreakout final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingButThePinLeadsOut()
    {
        if (!ink::test::requireReaders()) return;
        ink::test::runReader(QStringLiteral("kioskbreakout.py"), "[app]\nstartPage=documents\n");
    }
};

INK_TEST(TestKioskBreakout, "tst_kioskbreakout")

} // namespace tst_kioskbreakout

#include "tst_kioskbreakout.moc"
