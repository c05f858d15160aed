#include "app/base/rarewarnings.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_rarewarnings {

using namespace ink;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;

class TestRareWarnings final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneInEachIntervalTellsOfTheOthers()
    {
        RareWarnings warnings{1min};
        const RareWarnings::Time start{};
        QCOMPARE(warnings.registerWarning(u"down"_s, start), 0);
        QCOMPARE(warnings.registerWarning(u"down"_s, start + 1s), std::nullopt);
        QCOMPARE(warnings.registerWarning(u"down"_s, start + 59s), std::nullopt);
        QCOMPARE(warnings.registerWarning(u"full"_s, start + 59s), 0); // another kind
        QCOMPARE(warnings.registerWarning(u"down"_s, start + 60s), 2);
        QCOMPARE(warnings.registerWarning(u"down"_s, start + 61s), std::nullopt);
        QCOMPARE(warnings.registerWarning(u"down"_s, start + 3min), 1);
    }

    void anyNumberOfKinds()
    {
        RareWarnings warnings{1min};
        for (int i = 0; i < 10'000; ++i)
            QCOMPARE(warnings.registerWarning(QString::number(i), RareWarnings::Time{}), 0);
        QCOMPARE(warnings.registerWarning(u"9999"_s, RareWarnings::Time{}), std::nullopt);
    }
};

INK_TEST(TestRareWarnings, "tst_rarewarnings")

} // namespace tst_rarewarnings

#include "tst_rarewarnings.moc"
