#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <QUrl>

namespace tst_rows_list {

using namespace ink;
using namespace ink::test;

/** The row "List" of contract §5: both addresses, every filter, every order, every invalid value. */
class TestRowsList final : public ContractTest
{
    Q_OBJECT

    QJsonObject m_folder;
    qint64 m_noon = 0; ///< between the first three documents and the others

    QStringList titles(const QByteArray& query)
    {
        const RawAnswer answer = m_client.mine("GET", "/v2/documents/search2?" + query);
        if (answer.status != 200) return {QString::fromUtf8(answer.body)};
        QStringList list;
        for (const QJsonValue& each : json(answer).value(QLatin1String("documents")).toArray())
            list << each[QLatin1String("title")].toString();
        return list;
    }
    static QStringList words(const char* text)
    {
        return QString::fromUtf8(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }
    static QStringList sorted(QStringList list)
    {
        list.sort();
        return list;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        m_folder = ContractClient::object(
            m_client.mine("POST", "/folders", R"({"folder":{"name":"Clients"}})"), "data");
        // Titles without spaces, so that a row can list them in one line.
        const auto make = [&](const char* title, int status, bool inFolder = false, int type = 5) {
            QJsonObject wanted = ServiceFixture::document(status, QString::fromUtf8(title));
            wanted.insert(QStringLiteral("documentType"), type);
            if (inFolder) wanted.insert(QStringLiteral("folderId"), m_folder.value(QLatin1String("id")));
            return m_client.created(wanted);
        };
        make("Delta", 51);
        make("alpha", 52);
        const QJsonObject cancelled = make("Charlie", 52);
        m_noon = json(m_client.mine("GET", ContractClient::pathOf(cancelled)))
                     .value(QLatin1String("document"))[QLatin1String("createdTime")]
                     .toInteger() +
                 2;
        QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > m_noon);
        make("Bravo", 51, true);
        make("Form", 51, false, 7);
        const QJsonObject trash = make("Echo", 51);
        make("Größe%_", 51, true);
        QCOMPARE(m_client.mine("PUT", ContractClient::pathOf(cancelled), R"({"signingStatus":56})").status,
                 200);
        QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + ContractClient::idOf(trash)).status, 200);
        QVERIFY(!m_client.createdByOther().isEmpty());
    }
    void filters_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QString>("titles");
        const QByteArray folder = ContractClient::idOf(m_folder);
        const QByteArray noon = QByteArray::number(m_noon);
        const auto row = [](const QByteArray& query, const char* found) {
            QTest::newRow(query.constData()) << query << QString::fromUtf8(found);
        };
        row("deleted=false", "Delta alpha Charlie Bravo Form Größe%_");
        row("deleted=true", "Echo");
        row("deleted=1", "Echo");
        row("signingStatus=51&deleted=false", "Delta Bravo Form Größe%_");
        row("signingStatus=52", "alpha");
        row("signingStatus=56", "Charlie");
        row("signingStatus=53", "");
        row("documentType=7", "Form");
        row("documentType=6", "");
        row("folderId=" + folder, "Bravo Größe%_");
        row("folderId=0&deleted=false", "Delta alpha Charlie Form");
        row("folderId=999999", "");
        row("createdFrom=" + noon + "&deleted=false", "Bravo Form Größe%_");
        row("createdTo=" + noon, "Delta alpha Charlie");
        row("createdFrom=2000-01-01%2000:00:00&createdTo=2001-01-01%2000:00:00.0", "");
        row("createdFrom=2000-01-01%2000:00:00.5&createdTo=" + noon, "Delta alpha Charlie");
        const QByteArray farAway = QByteArray::number(m_noon + 400LL * 24 * 3600 * 1000);
        row("expiresTo=" + farAway, "alpha"); // neither drafts nor what has ended
        row("expiresTo=" + farAway + "&signingStatus=52", "alpha");
        row("expiresTo=" + farAway + "&signingStatus=51", "");
        row("expiresTo=" + farAway + "&text=alp", "alpha");
        row("expiresTo=" + noon, "");
        row("lastActionFrom=2000-01-01%2000:00:00", "Charlie alpha"); // what was sent, whatever became of it
        row("lastActionFrom=" + farAway, "");
        row("lastActionTo=" + farAway, "Charlie alpha");
        row("lastActionTo=" + farAway + "&signingStatus=52", "alpha");
        row("lastActionTo=" + farAway + "&text=alp", "alpha");
        row("lastActionTo=2000-01-01%2000:00:00", "");
        row("lastActionFrom=2000-01-01%2000:00:00&lastActionTo=" + farAway, "Charlie alpha");
        row("text=ALPHA", "alpha");
        row("text=del", "Delta");
        row("text=DEL%20lea", "");
        row("text=elt", ""); // words are matched by prefix
        row("text=Gr%C3%B6%C3%9Fe", "Größe%_");
        row("text=%25", "");
        row("text=no+such+thing", "");
        row("text=%27%3B%20drop%20table%20documents%3B--", "");
        row("text=a&signingStatus=52&documentType=5&folderId=0", "alpha");
        row("TEXT=alpha", "alpha");
        row("text=&signingStatus=&sort=&deleted=false", "Delta alpha Charlie Bravo Form Größe%_");
    }
    void filters()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QString, titles);
        const QStringList wanted = sorted(words(titles.toUtf8().constData()));
        QCOMPARE(sorted(this->titles(query)), wanted);
        for (const char* path :
             {"/v2/documents/search2?", "/documents?", "/v1/documents?", "/v1/documents/?"}) {
            const RawAnswer answer = m_client.mine("GET", path + query);
            QCOMPARE(answer.status, 200);
            QCOMPARE(json(answer).value(QLatin1String("documentCount")).toInt(), int(wanted.size()));
        }
    }

    void orders_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QString>("titles");
        const auto row = [](const QByteArray& query, const char* found) {
            QTest::newRow(query.constData()) << query << QString::fromUtf8(found);
        };
        row("sort=title&order=asc", "alpha Bravo Charlie Delta Form Größe%_");
        row("sort=title&order=desc", "Größe%_ Form Delta Charlie Bravo alpha");
        row("sort=created&order=asc", "Delta alpha Charlie Bravo Form Größe%_");
        row("sort=created&order=desc", "Größe%_ Form Bravo Charlie alpha Delta");
        row("sort=CREATED&order=ASC", "Delta alpha Charlie Bravo Form Größe%_");
        row("sort=title&order=asc&pageSize=2&pageIndex=1", "alpha Bravo");
        row("sort=title&order=asc&pageSize=2&pageIndex=3", "Form Größe%_");
        row("sort=title&order=asc&pageSize=2&pageIndex=4", "");
        row("sort=title&order=asc&pageSize=4&pageIndex=2", "Form Größe%_");
        row("sort=title&order=asc&pageSize=500", "alpha Bravo Charlie Delta Form Größe%_");
        row("pageIndex=10000000", "");
    }
    void orders()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QString, titles);
        QCOMPARE(this->titles(query + "&deleted=false"), words(titles.toUtf8().constData()));
    }
    void ordersByWhatMayBeAbsent()
    {
        for (const char* sort : {"sent", "status", "modified"})
            for (const char* order : {"asc", "desc"}) {
                const QByteArray query = QByteArray("deleted=false&sort=") + sort + "&order=" + order;
                const QStringList all = titles(query);
                QCOMPARE(sorted(all), sorted(words("Delta alpha Charlie Bravo Form Größe%_")));
                QStringList paged; // pages never overlap or leave a gap, even with ties
                for (int page = 1; page <= 6; ++page)
                    paged += titles(query + "&pageSize=1&pageIndex=" + QByteArray::number(page));
                QCOMPARE(paged, all);
            }
        QCOMPARE(titles("deleted=false&sort=modified&order=desc").at(0), QStringLiteral("Charlie"));
    }

    void badValues_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* field, const QByteArrayList& values) {
            for (const QByteArray& value : values)
                QTest::addRow("%s=%s", field, value.constData())
                    << QByteArray(field) + '=' + value << QString::fromLatin1(field);
        };
        const QByteArray huge("9223372036854775808");
        row("pageIndex", {"0", "-1", "x", "1.5", "10000001", huge, "1e3", "%00", "null"});
        row("pageSize", {"0", "-1", "501", "5000", "x", "1.5", huge, "true"});
        row("signingStatus", {"50", "57", "0", "-52", "x", "52.0", huge, "DRAFT"});
        row("documentType", {"4", "9", "x", huge});
        row("folderId", {"-1", "x", "1.5", huge});
        row("deleted", {"2", "yes", "x", "-1"});
        row("createdFrom", {"x", "1.5", "2020-13-01%2000:00:00", "2020-01-01", "2020-01-01%2025:00:00", huge,
                            "2020-01-01%2000:00:00.x"});
        row("createdTo", {"x", "tomorrow", huge});
        row("expiresTo", {"x", "soon", huge});
        row("lastActionFrom", {"x", "yesterday", huge});
        row("lastActionTo", {"x", "1.5", huge});
        row("sort", {"x", "id", "title;", "created%20desc"});
        row("order", {"up", "1", "ascending"});
        row("text", {QByteArray(1025, 'a'), "%00"});
    }
    void badValues()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QString, field);
        for (const char* path : {"/v2/documents/search2?", "/documents?"}) {
            const RawAnswer answer = m_client.mine("GET", path + query);
            QVERIFY2(answer.status == 400, answer.body.left(300));
            QCOMPARE(answer.code(), QStringLiteral("validation"));
            QVERIFY2(ContractClient::names(answer, field), answer.body.constData());
        }
    }
    void everyBadValueIsNamed()
    {
        const RawAnswer answer = m_client.mine("GET", "/documents?pageSize=0&sort=x&deleted=maybe");
        for (const char* field : {"pageSize", "sort", "deleted"})
            QVERIFY(ContractClient::names(answer, QString::fromLatin1(field)));
    }

    void aSummaryIsADocumentWithoutItsInside()
    {
        const QJsonObject row = json(m_client.mine("GET", "/documents?text=Delta"))
                                    .value(QLatin1String("documents"))[0]
                                    .toObject();
        const QJsonObject whole = now(row);
        for (const QString& name : row.keys())
            if (name != QLatin1String("files")) QCOMPARE(row.value(name), whole.value(name));
        for (const char* name : {"tags", "histories"})
            QVERIFY(!row.contains(QLatin1String(name)) && whole.contains(QLatin1String(name)));
    }

    void itsTagFollowsEveryChange()
    {
        const QByteArray path = "/documents?text=Delta";
        const RawAnswer first = m_client.mine("GET", path);
        const QByteArray unchanged = "If-None-Match: " + first.header("ETag") + "\r\n";
        QCOMPARE(m_client.mine("GET", path, {}, unchanged).status, 304);
        QVERIFY(m_client.mine("GET", "/documents?text=alpha").header("ETag") != first.header("ETag"));
        QVERIFY(m_client.other("GET", path).header("ETag") != first.header("ETag"));
        const QJsonObject row = json(first).value(QLatin1String("documents"))[0].toObject();
        QCOMPARE(m_client.mine("PUT", ContractClient::pathOf(row), R"({"message":"changed"})").status, 200);
        QCOMPARE(m_client.mine("GET", path, {}, unchanged).status, 200);
    }
};

INK_TEST(TestRowsList, "tst_rows_list")

} // namespace tst_rows_list

#include "tst_rows_list.moc"
