#include "app/store/database/query.h"
#include "app/store/database/statements.h"
#include "app/store/events/eventstore.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_eventstore {

using namespace ink;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

class TestEventStore final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }

    /** The first event since a time is the one with the smallest number, although a clock went back. */
    void eventsSinceATime()
    {
        const QTemporaryDir folder;
        auto made = ink::test::oneDocument(folder);
        QVERIFY(made.has_value());
        {
            auto transaction = Transaction::begin(*made->db);
            QVERIFY(transaction.has_value());
            const QList<qint64> times{100, 200, 150, 300};
            for (qsizetype i = 0; i < times.size(); ++i)
                QVERIFY(
                    runText(*made->db,
                            u"INSERT INTO event(account_id, number, type, time, document_id, guid, title, "
                            "status, data, actor, detail, hash, recipient_name, recipient_email) VALUES "
                            "(?, ?, 'sent', ?, 0, '', '', 0, '', '', '', '', '', '')"_s,
                            {made->account.value(), i + 1, times.at(i)}));
            QVERIFY(runText(*made->db, u"UPDATE account SET event_number = 4 WHERE id = ?"_s,
                            {made->account.value()}));
            QVERIFY(transaction->commit());
        }
        const EventStore events(*made->db);
        const auto before = [&](int time) {
            return events.lastBefore(made->account, Timestamp(std::chrono::milliseconds(time))).value_or(-1);
        };
        QCOMPARE(before(0), 0);
        QCOMPARE(before(120), 1);
        QCOMPARE(before(160), 1);
        QCOMPARE(before(250), 3);
        QCOMPARE(before(301), 4);

        // Not all events of the account are walked.
        if (made->db->isPostgreSql()) return; // plans for a few rows are others there
        auto plan =
            runText(*made->db, u"EXPLAIN QUERY PLAN "_s + statementSql(*made->db, "event_first_since"),
                    {made->account.value(), 120});
        QVERIFY(plan && plan->next());
        const QString text = plan->value(3).toString();
        QVERIFY2(text.contains(u"COVERING INDEX event_account_time (account_id=? AND time>?)"_s),
                 qPrintable(text));
    }
};

INK_TEST(TestEventStore, "tst_eventstore")

} // namespace tst_eventstore

#include "tst_eventstore.moc"
