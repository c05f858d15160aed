// `inkstone mcp` asks in the running window: see mcpwindow.py.
#include "tests/support/testmain.h"
#include "tests/ui/readersession.h"

#include <QTest>

namespace tst_mcpwindow {

class TestMcpWindow final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPersonAnswersInTheWindow()
    {
        if (!ink::test::requireReaders()) return;
        ink::test::runReader(QStringLiteral("mcpwindow.py"), {});
    }
};

INK_TEST(TestMcpWindow, "tst_mcpwindow")

} // namespace tst_mcpwindow

#include "tst_mcpwindow.moc"
