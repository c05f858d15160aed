// Repeated requests on the ledger of charges.
#include "app/store/accounts/chargestore.h"
#include "app/store/database/query.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QTemporaryDir>
#include <QTest>

#include <semaphore>
#include <thread>

namespace tst_repeats {

using namespace ink;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

class TestRepeats final : public QObject
{
    Q_OBJECT

    static Timestamp at(qint64 time) { return Timestamp(std::chrono::milliseconds(time)); }

private Q_SLOTS:
    void initTestCase_data() { test::addDialects(); }
    void onlyChargesAreWritten()
    {
        const QTemporaryDir folder;
        const auto made = test::oneDocument(folder);
        QVERIFY(made.has_value());
        ChargeStore charges(*made->db);
        {
            auto transaction = Transaction::begin(*made->db);
            ChargeStore::Origin origin;
            origin.time = at(50);
            origin.requestKey = u"paid"_s;
            QVERIFY(charges.charge(*transaction, made->account, origin, {{made->document, {}}}, 50));
            QVERIFY(transaction->commit());
        }
        // While another thread writes, a request that charged nothing is repeated without waiting.
        std::binary_semaphore entered(0);
        std::binary_semaphore goOn(0);
        std::thread writer([&] {
            auto transaction = Transaction::begin(*made->db);
            entered.release();
            goOn.acquire();
            (void)transaction->commit();
        });
        entered.acquire();
        const auto free = charges.noteRepeat(made->account, u"free"_s, at(1), at(60));
        const auto old =
            charges.noteRepeat(made->account, u"paid"_s, at(50), at(60)); // the key was used again
        goOn.release();
        writer.join();
        QVERIFY(free.has_value());
        QVERIFY(old.has_value());
        const auto repeats = [&] { return charges.total({made->account}, {})->sum.repeats; };
        QCOMPARE(repeats(), 0);
        QVERIFY(charges.noteRepeat(made->account, u"paid"_s, at(1), at(60)));
        QVERIFY(charges.noteRepeat(made->account, u"paid"_s, at(1), at(70)));
        QCOMPARE(repeats(), 2);
        const auto rows = charges.list({made->account}, {});
        QCOMPARE(rows->constFirst().lastRepeat, std::optional(at(70)));
    }
};

INK_TEST(TestRepeats, "tst_repeats")

} // namespace tst_repeats

#include "tst_repeats.moc"
