#include "app/store/database/batchinsert.h"
#include "app/store/database/query.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QSqlField>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_query {

using namespace ink;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

/** Columns are read and values are bound by name: their order doesn't matter. */
class TestQuery final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    qint64 m_account = 0;
    qint64 m_document = 0;

    [[nodiscard]] BoundValues absence() const
    {
        return {{"account_id", m_account},
                {"name", u"Anna"_s},
                {"email", u"anna@example.com"_s},
                {"first_day", u"2026-01-02"_s},
                {"last_day", u"2026-01-03"_s},
                {"deputy_name", u"Ben"_s},
                {"deputy_email", u"ben@example.com"_s}};
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto made = test::oneDocument(m_dir);
        QVERIFY2(made, made ? "" : qPrintable(made.error().detail.english()));
        m_db = std::move(made->db);
        m_account = made->account.value();
        m_document = made->document.value();
    }

    void columnsAreReadByName_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::newRow("in one order") << u"d.id, d.title, d.sent, count(*) AS documents"_s;
        QTest::newRow("in another") << u"count(*) AS documents, d.sent, d.title, d.id"_s;
    }
    void columnsAreReadByName()
    {
        QFETCH(const QString, columns);
        for (int again = 0; again < 2; ++again) { // the second time with the cached statement
            auto row = runText(
                *m_db,
                u"SELECT %1 FROM document d WHERE d.id = ? GROUP BY d.id, d.title, d.sent"_s.arg(columns),
                {m_document});
            QVERIFY(row && row->next());
            QCOMPARE((*row)["id"].toLongLong(), m_document);
            QCOMPARE((*row)["title"].toString(), u"Lease"_s);
            QVERIFY((*row)["sent"].isNull());
            QCOMPARE((*row)["documents"].toInt(), 1);
        }
    }

    void aColumnThatIsNotThereHasNoPosition()
    {
        QSqlRecord record;
        QVERIFY(Columns().isEmpty());
        for (const auto& name : {u"id"_s, u"title"_s, u"page_index"_s})
            record.append(QSqlField(name));
        const Columns columns(record);
        QCOMPARE(columns.positionOf("id"), 0);
        QCOMPARE(columns.positionOf("title"), 1);
        QCOMPARE(columns.positionOf("page_index"), 2);
        QCOMPARE(columns.positionOf("titles"), -1);
        QCOMPARE(Columns(QSqlRecord()).positionOf("id"), -1);
    }

    void valuesAreBoundInAnyOrder()
    {
        BoundValues values = absence();
        std::reverse(values.begin(), values.end());
        values.append({"unknown", 1}); // ignored
        auto transaction = Transaction::begin(*m_db);
        const auto id = runForId(*m_db, "absence_insert", values);
        QVERIFY2(id, id ? "" : qPrintable(id.error().detail.english()));
        auto row = run(*m_db, "absence_list", {m_account});
        QVERIFY(row && row->next());
        QCOMPARE((*row)["id"].toLongLong(), *id);
        for (const Bound& value : absence())
            if (value.name.hash() != Column("account_id").hash()) QCOMPARE((*row)[value.name], value.value);
        row->finish();
        QVERIFY(transaction->commit());
    }

    void aNameStandsForEveryPlaceOfItsValue()
    {
        const Statement& charge = namedStatement(*m_db, "account_charge");
        QCOMPARE(charge.sql.count(u'?'), charge.parameters.size());
        const QVariantList ordered = charge.inOrder({{"id", 3}, {"documents", 2}, {"cents", 1}});
        QCOMPARE(ordered, (QVariantList{1, 2, 3, 1}));
    }

    void theStarOfAnInsertHasTheNamesOfItsColumns()
    {
        const Statement& insert = namedStatement(*m_db, "tag_insert");
        QCOMPARE(insert.parameters.size(), 17);
        QCOMPARE(insert.parameters.constFirst().name, "id");
        QCOMPARE(insert.parameters.at(1).name, "name");
        QCOMPARE(insert.parameters.constLast().name, "extra");
        const QString row = insert.sql.mid(insert.rowAt, insert.rowSize);
        QVERIFY2(row.startsWith(u'(') && row.endsWith(u')'), qPrintable(row));
        QCOMPARE(row.count(u'?'), insert.parameters.size());
        QVERIFY(!namedStatement(*m_db, "document_load").sql.contains(u'{'));
    }

    void aBatchWritesAllRows()
    {
        constexpr int rows = 700; // more than one statement holds
        auto transaction = Transaction::begin(*m_db);
        QList<qint64> ids;
        BatchInsert insert(*m_db, "absence_insert",
                           [&](const Query& row) { ids.append(row["id"].toLongLong()); });
        for (int i = 0; i < rows; ++i)
            QVERIFY(insert.add(absence()));
        QVERIFY(insert.flush());
        QVERIFY(insert.flush()); // nothing is left
        QCOMPARE(ids.size(), rows);
        auto count = runText(*m_db, u"SELECT count(*) AS rows FROM absence"_s, {});
        QVERIFY(count && count->next());
        QCOMPARE((*count)["rows"].toInt(), rows);
        count->finish();
        QVERIFY(transaction->commit());
    }
};

INK_TEST(TestQuery, "tst_query")

} // namespace tst_query

#include "tst_query.moc"
