#include "app/store/journals/pendingwork.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pendingwork {

using namespace ink;
using namespace ink::store;

/** Pending work keeps its order, its state and its keys after a restart. */
class TestPendingWork final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] std::unique_ptr<Database> open() const
    {
        auto database = openSqlite(m_folder.filePath(QStringLiteral("w.db")), Schema::Workstation);
        return database ? std::move(*database) : nullptr;
    }
    static PendingWork::Entry entry(const QString& profile, const QString& title)
    {
        PendingWork::Entry one;
        one.profile = profile;
        one.kind = QStringLiteral("create");
        one.title = title;
        one.body = R"({"a":1})";
        one.key = QStringLiteral("key ") + title;
        one.created = Timestamp(std::chrono::milliseconds(1'700'000'000'123));
        return one;
    }
    static QStringList titles(const PendingWork& work, const QString& profile)
    {
        QStringList all;
        const auto entries = work.all(profile);
        if (!entries) return {QStringLiteral("failed")};
        for (const auto& one : *entries)
            all.append(one.title);
        return all;
    }

private Q_SLOTS:
    void orderAndContentSurvive()
    {
        const QString a = QStringLiteral("a");
        const QString b = QStringLiteral("b");
        {
            const auto database = open();
            QVERIFY(database);
            PendingWork work(*database);
            const auto first = work.add(entry(a, QStringLiteral("first")));
            const auto second = work.add(entry(a, QStringLiteral("second")));
            const auto third = work.add(entry(a, QStringLiteral("third")));
            QVERIFY(work.add(entry(b, QStringLiteral("other"))));
            QVERIFY(first && second && third);
            QVERIFY(work.setOrder({*third, *first, *second}));
            QVERIFY(work.setBody(*first, QStringLiteral("First"), R"({"a":2})"));
            QVERIFY(work.setError(*second, R"({"code":"state"})"));
            QVERIFY(work.setKey(*second, QStringLiteral("another")));
        }
        const auto database = open();
        QVERIFY(database);
        PendingWork work(*database);
        QCOMPARE(titles(work, a),
                 QStringList({QStringLiteral("third"), QStringLiteral("First"), QStringLiteral("second")}));
        QCOMPARE(titles(work, b), QStringList{QStringLiteral("other")});
        const auto all = work.all(a);
        QCOMPARE(all->at(1).body, QByteArray(R"({"a":2})"));
        QCOMPARE(all->at(1).key, QStringLiteral("key first"));
        QCOMPARE(all->at(1).created, Timestamp(std::chrono::milliseconds(1'700'000'000'123)));
        QCOMPARE(all->at(2).error, QByteArray(R"({"code":"state"})"));
        QCOMPARE(all->at(2).key, QStringLiteral("another"));
        // A new entry goes to the end, whatever the order.
        QVERIFY(work.add(entry(a, QStringLiteral("last"))));
        QCOMPARE(titles(work, a).last(), QStringLiteral("last"));
        QVERIFY(work.remove(all->at(0).id));
        QVERIFY(work.remove(all->at(0).id)); // a repetition is no error
        QCOMPARE(titles(work, a).size(), 3);
    }
};

INK_TEST(TestPendingWork, "tst_pendingwork")

} // namespace tst_pendingwork

#include "tst_pendingwork.moc"
