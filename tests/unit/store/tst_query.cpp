#include "app/store/database/batchinsert.h"
#include "app/store/database/query.h"
#include "tests/support/testmain.h"
#include "tests/unit/store/onedocument.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QSqlField>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <utility>

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

    /** A new invitation, whose GUID is its name. */
    [[nodiscard]] BoundValues invitation(const QString& name, int position) const
    {
        return {{"id", QVariant()},
                {"guid", name},
                {"recipient_name", name},
                {"recipient_email", u"a@example.com"_s},
                {"action_type", 1},
                {"sequence", 0},
                {"status", 1},
                {"detail", u"{}"_s},
                {"document_id", m_document},
                {"position", position}};
    }

    /** Names the fault in a statement's text; empty when there is none. */
    [[nodiscard]] static QString faultOf(const Statement& statement)
    {
        static const QRegularExpression literal(u"'[^']*'"_s);
        static const QRegularExpression fragment(u"[{}]"_s);
        static const QRegularExpression star(u"(?<!count)\\(\\*\\)|, ?\\*\\)"_s); // of an INSERT
        static const QRegularExpression name(u"(?<!:):(?!:)"_s);                  // casts have two colons
        static const QRegularExpression argument(u"%(?![1-9](?!\\d))"_s);
        if (statement.sql.isEmpty()) return u"no text"_s;
        const QString sql = QString(statement.sql).remove(literal);
        if (sql.contains(u'\'')) return u"an open literal"_s;
        for (const auto& [pattern, fault] :
             {std::pair(&fragment, u"a malformed {fragment}"_s),
              std::pair(&star, u"a star that was not replaced"_s), std::pair(&name, u"a malformed :name"_s),
              std::pair(&argument, u"a malformed %1"_s)})
            if (sql.contains(*pattern)) return fault;
        if (sql.count(u'(') != sql.count(u')')) return u"an open parenthesis"_s;
        const bool isMixed =
            !statement.parameters.isEmpty() && sql.count(u'?') != statement.parameters.size();
        return isMixed ? u"parameters with and without names"_s : QString();
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

    void unknownColumnsHaveNoPosition()
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
        for (const BoundValue& value : absence())
            if (value.name.hash() != Column("account_id").hash()) QCOMPARE((*row)[value.name], value.value);
        row->finish();
        QVERIFY(transaction->commit());
    }

    void aNamedValueIsBoundAtEachPlaceholder()
    {
        const Statement& charge = namedStatement(*m_db, "account_charge");
        QCOMPARE(charge.sql.count(u'?'), charge.parameters.size());
        const QVariantList ordered = charge.positionalValues({{"id", 3}, {"documents", 2}, {"cents", 1}});
        QCOMPARE(ordered, (QVariantList{1, 2, 3, 1}));
    }

    void theStarOfAnInsertExpandsToColumnNames()
    {
        const Statement& insert = namedStatement(*m_db, "tag_insert");
        QCOMPARE(insert.parameters.size(), 18);
        QCOMPARE(insert.parameters.constFirst().name, "id");
        QCOMPARE(insert.parameters.at(1).name, "name");
        QCOMPARE(insert.parameters.constLast().name, "custom_field");
        QCOMPARE(insert.sql.count(u'?'), insert.parameters.size());
        QVERIFY(!namedStatement(*m_db, "document_load").sql.contains(u'{'));
    }

    void allStatementsAreWellFormed()
    {
        QFETCH_GLOBAL(const bool, postgres);
        (void)namedStatement(*m_db, "account_load"); // loads the files; ends the test at an unknown fragment
        const auto own = postgres ? u":/sql/postgresql/statements.sql"_s : u":/sql/sqlite/statements.sql"_s;
        for (const QString& path : {u":/sql/statements.sql"_s, own}) {
            QFile file(path);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
            QSet<QByteArray> names;
            for (const QByteArray& line : file.readAll().split('\n')) {
                if (!line.startsWith("--: ")) continue;
                const QByteArray name = line.mid(4).trimmed();
                QVERIFY2(!names.contains(name), name.constData()); // its texts would be joined
                names.insert(name);
                const QString fault = faultOf(namedStatement(*m_db, name.constData()));
                QVERIFY2(fault.isEmpty(), qPrintable(QString::fromLatin1(name) + u": "_s + fault));
            }
            QVERIFY2(names.size() > 10, qPrintable(path));
        }
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

    void aRowOfABatchMayHaveParentheses()
    {
        // On PostgreSQL, an id that is NULL is replaced by an expression.
        auto transaction = Transaction::begin(*m_db);
        QList<qint64> ids;
        BatchInsert insert(*m_db, "invitation_insert",
                           [&](const Query& row) { ids.append(row["id"].toLongLong()); });
        const QStringList names{u"Anna"_s, u"Ben"_s, u"Cem"_s};
        for (int position = 0; position < names.size(); ++position)
            QVERIFY(insert.add(invitation(names.at(position), position)));
        QVERIFY(insert.flush());
        QCOMPARE(QSet<qint64>(ids.cbegin(), ids.cend()).size(), names.size());
        auto row = run(*m_db, "invitation_list", {m_document});
        QVERIFY(row);
        for (const QString& name : names) {
            QVERIFY(row->next());
            QCOMPARE((*row)["recipient_name"].toString(), name);
        }
        row->finish();
        QVERIFY(transaction->commit());
    }

    void aBatchThatFailedIsNotWrittenAgain()
    {
        BatchInsert insert(*m_db, "invitation_insert");
        {
            auto transaction = Transaction::begin(*m_db);
            QVERIFY(transaction);
            QVERIFY(insert.add(invitation(u"Anna"_s, 0)));
            const auto added = insert.add(invitation(u"Anna"_s, 1)); // SQLite writes each row at once
            const bool isWritten = added && insert.flush();
            QVERIFY(!isWritten);
        }
        auto transaction = Transaction::begin(*m_db);
        QVERIFY(transaction);
        const auto added = insert.add(invitation(u"Ben"_s, 0));
        QVERIFY2(added, added ? "" : qPrintable(added.error().detail.english()));
        QVERIFY(insert.flush());
        QVERIFY(transaction->commit());
        auto row = run(*m_db, "invitation_list", {m_document});
        QVERIFY(row && row->next());
        QCOMPARE((*row)["recipient_name"].toString(), u"Ben"_s);
        QVERIFY(!row->next());
    }
};

INK_TEST(TestQuery, "tst_query")

} // namespace tst_query

#include "tst_query.moc"
