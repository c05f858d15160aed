// The skips that INKSTONE_COMPLETE=1 allows.
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_skips {

class TestSkips : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        qputenv("INKSTONE_SKIPS_SET", "1");
        qputenv("INKSTONE_SKIPS_EMPTY", "");
        qunsetenv("INKSTONE_SKIPS_UNSET");
    }
    void cleanupTestCase()
    {
        qunsetenv("INKSTONE_SKIPS_SET");
        qunsetenv("INKSTONE_SKIPS_EMPTY");
    }

    void allowed_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("a variable that isn't set") << QByteArray("INKSTONE_SKIPS_UNSET is not set.") << true;
        QTest::newRow("an empty variable") << QByteArray("INKSTONE_SKIPS_EMPTY is not set.") << true;
        QTest::newRow("a variable that is set")
            << QByteArray("INKSTONE_SKIPS_SET doesn't name the corpora.") << false;
        QTest::newRow("a missing program") << QByteArray("qpdf is missing.") << false;
        QTest::newRow("another test") << QByteArray("Elsewhere: another process.") << true;
        QTest::newRow("the system") << QByteArray("This system has no network.") << true;
    }
    void allowed()
    {
        QFETCH(QByteArray, message);
        QFETCH(bool, isAllowed);
        QCOMPARE(ink::test::isAllowedSkip("SKIP   : TestSome::test() " + message), isAllowed);
    }
};

INK_TEST(TestSkips, "tst_skips")

} // namespace tst_skips

#include "tst_skips.moc"
