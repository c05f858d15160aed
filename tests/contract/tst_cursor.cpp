// Walks through lists by cursors while their rows change (contract §11).
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <functional>

namespace tst_cursor {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Returns whether a parameter is for paging, by any common name. */
bool isOfPaging(const QJsonObject& parameter)
{
    static const QStringList names{u"pageindex"_s, u"pagesize"_s, u"page"_s,   u"perpage"_s,
                                   u"limit"_s,     u"offset"_s,   u"cursor"_s, u"count"_s};
    return parameter.value("in"_L1) == "query"_L1 &&
           names.contains(parameter.value("name"_L1).toString().toLower());
}

} // namespace

class TestCursor final : public ContractTest
{
    Q_OBJECT

    QRandomGenerator m_random{41}; // the same changes in each run
    QList<qint64> m_drafts;        ///< may be sent
    QSet<qint64> m_sent;           ///< can't be changed anymore
    QByteArray m_folder;
    QByteArray m_template;
    int m_made = 0;

    using Change = std::function<void()>;
    struct Walk
    {
        QList<qint64> ids; ///< in the order of the answers
        int pages = 0;
        QByteArray fault;
        [[nodiscard]] QSet<qint64> set() const { return QSet<qint64>(ids.cbegin(), ids.cend()); }
    };
    static QList<qint64> idsIn(const RawAnswer& answer, const QString& list, const QString& id)
    {
        QList<qint64> ids;
        for (const QJsonValue& each : json(answer).value(list).toArray())
            ids.append(each[id].toInteger());
        return ids;
    }
    /** Reads all pages; `change` runs between two of them. */
    Walk walk(const QByteArray& path, int pageSize, const Change& change = {},
              const QString& list = u"documents"_s, const QString& id = u"id"_s)
    {
        Walk walk;
        QByteArray cursor;
        const QByteArray sized =
            path + (path.contains('?') ? '&' : '?') + "pageSize=" + QByteArray::number(pageSize);
        for (;;) {
            const RawAnswer answer =
                m_client.mine("GET", sized + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
            if (answer.status != 200 || walk.pages > 1000) {
                walk.fault = answer.body.isEmpty() ? QByteArray("no end") : answer.body;
                return walk;
            }
            ++walk.pages;
            walk.ids += idsIn(answer, list, id);
            cursor = json(answer).value("nextCursor"_L1).toString().toLatin1();
            const QByteArray link = answer.header("Link");
            const bool isLinked = link.contains("rel=\"next\"") && link.contains("cursor=" + cursor);
            if (cursor.isEmpty() == isLinked) walk.fault = "Link and nextCursor differ: " + link;
            if (cursor.isEmpty()) return walk;
            if (change) change();
        }
    }
    QByteArray put(qint64 id, const QJsonObject& document)
    {
        const RawAnswer answer = m_client.mine("PUT", "/v1/documents/" + QByteArray::number(id),
                                               ServiceFixture::bytes({{u"document"_s, document}}));
        return answer.status == 200 ? QByteArray() : answer.body;
    }
    QJsonObject wanted(int status = 51)
    {
        // Several have the same title, the same value and, made at once, the same time.
        QJsonObject document = ServiceFixture::document(status, title());
        document.insert(u"data"_s, QJsonObject{{u"rank"_s, QString::number(m_random.bounded(5))}});
        return document;
    }
    QString title()
    {
        static const QStringList names{u"Lease"_s, u"lease"_s, u"Änderung"_s, u"Zusatz"_s, u"Contract"_s};
        return u"%1 lease %2"_s.arg(names.at(m_random.bounded(5))).arg(m_random.bounded(6));
    }
    /** Documents without files, several in each request. */
    void makeMany(int count)
    {
        QJsonArray all;
        for (int i = 0; i < count; ++i) {
            QJsonObject one = wanted();
            one.remove(u"tags"_s);
            if (m_made++ % 3 == 0) one.insert(u"folderId"_s, m_folder.toLongLong());
            all.append(one);
        }
        const RawAnswer answer =
            m_client.mine("POST", "/v1/documents/array", QJsonDocument(all).toJson(QJsonDocument::Compact));
        QVERIFY2(answer.status == 201, answer.body.constData());
    }
    QList<qint64> all(const QByteArray& query)
    {
        QList<qint64> ids;
        for (int page = 1;; ++page) {
            const auto more =
                idsIn(m_client.mine("GET", "/v2/documents/search2?" + query +
                                               "&pageSize=500&pageIndex=" + QByteArray::number(page)),
                      u"documents"_s, u"id"_s);
            ids += more;
            if (more.size() < 500) return ids;
        }
    }
    qint64 any(const QList<qint64>& ids) { return ids.at(m_random.bounded(int(ids.size()))); }
    /** Renames a document, or gives it other data. */
    void edit(const QList<qint64>& ids, const QJsonObject& change)
    {
        QList<qint64> drafts = ids;
        drafts.removeIf([this](qint64 id) { return m_sent.contains(id); });
        if (!drafts.isEmpty()) QCOMPARE(put(any(drafts), change), QByteArray());
    }
    /** Changes several documents; removes those from `kept` that didn't stay in the list. */
    void changeSome(QList<qint64>& kept, bool isOfFolder)
    {
        for (int i = 0; i < 5; ++i)
            edit(kept, {{u"title"_s, title()}});
        for (int i = 0; i < 2; ++i)
            edit(kept, {{u"data"_s, QJsonObject{{u"rank"_s, QString::number(m_random.bounded(5))}}}});
        for (int i = 0; i < 2; ++i) {
            const qint64 moved = any(kept);
            QCOMPARE(put(moved, {{u"folderId"_s, i == 0 ? 0 : m_folder.toLongLong()}}), QByteArray());
            if (isOfFolder && i == 0) kept.removeAll(moved);
        }
        const qint64 gone = any(kept);
        kept.removeAll(gone);
        m_drafts.removeAll(gone);
        QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + QByteArray::number(gone)).status, 200);
        if (m_random.bounded(2) == 0)
            QCOMPARE(
                m_client.mine("DELETE", "/documents/array?purge=true&ids=" + QByteArray::number(gone)).status,
                200);
        else
            QCOMPARE(put(gone, {{u"deleted"_s, false}}), QByteArray()); // it may be seen, but needn't
        if (!m_drafts.isEmpty()) {
            QCOMPARE(put(m_drafts.constFirst(), {{u"signingStatus"_s, 52}}), QByteArray());
            m_sent.insert(m_drafts.takeFirst());
        }
        makeMany(2);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        m_folder = ContractClient::idOf(ContractClient::object(
            m_client.mine("POST", "/folders", R"({"folder":{"name":"Leases"}})"), "data"));
        for (int i = 0; i < 12; ++i)
            makeMany(20);
        for (int i = 0; i < 30; ++i)
            m_drafts.append(ContractClient::idOf(m_client.created(wanted())).toLongLong());
        for (int i = 0; i < 20; ++i)
            m_sent.insert(ContractClient::idOf(m_client.created(wanted(52))).toLongLong());
    }

    void aWalkHasEachRowOnce_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<int>("pageSize");
        const auto add = [](const QByteArray& query, int pageSize) {
            QTest::newRow(query.constData()) << query << pageSize;
        };
        for (const char* sort : {"title", "created", "modified", "sent", "status", "data.rank"})
            for (const char* order : {"asc", "desc"}) {
                const QByteArray sorted = QByteArray("sort=") + sort + "&order=" + order;
                add(sorted, 53);
                if (order == QByteArray("asc"))
                    add(sorted + "&folderId=" + m_folder, 25);
                else
                    add(sorted + "&text=lease", 71);
            }
        add("", 29);
        add("signingStatus=51&sort=title&order=asc", 31);
        add("text=lease%20chang", 10); // nothing
        add("createdFrom=1&sort=title", 43);
        add("modifiedFrom=2020-01-01T00:00:00Z&sort=title", 43);
        add("text=%C3%A4nderung&sort=modified", 7);
    }
    /** Documents are renamed, moved, sent, created and deleted between the pages. */
    void aWalkHasEachRowOnce()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const int, pageSize);
        const bool isOfFolder = query.contains("folderId");
        const bool isOfStatus = query.contains("signingStatus");
        const bool isOfTitle = query.contains("text=%");
        QList<qint64> kept = all(query);
        const auto change = [&] {
            if (isOfTitle) { // keeps the word, moves by the time
                return edit(kept, {{u"message"_s, QString::number(m_made++)}});
            }
            const QList<qint64> drafts = m_drafts;
            changeSome(kept, isOfFolder);
            if (isOfStatus && !drafts.isEmpty()) kept.removeAll(drafts.constFirst());
        };
        const Walk seen =
            walk("/v2/documents/search2?" + query, pageSize, kept.isEmpty() ? Change() : change);
        QVERIFY2(seen.fault.isEmpty(), seen.fault.constData());
        const QSet<qint64> found = seen.set();
        QCOMPARE(seen.ids.size(), found.size()); // none twice
        const QSet<qint64> missed = QSet<qint64>(kept.cbegin(), kept.cend()) - found;
        QVERIFY2(
            missed.isEmpty(),
            qPrintable(u"missed %1 of %2 in %3 pages"_s.arg(missed.size()).arg(kept.size()).arg(seen.pages)));
        QVERIFY(kept.isEmpty() || seen.pages > 2);
    }

    void withoutChangesTheOrderIsThatOfPages_data()
    {
        QTest::addColumn<QByteArray>("query");
        for (const char* sort : {"title", "created", "modified", "sent", "status", "data.rank"})
            for (const char* order : {"asc", "desc"})
                for (const QByteArray& more :
                     order == QByteArray("asc")
                         ? QList{QByteArray(), QByteArray("&text=lease")}
                         : QList{QByteArray("&text=contract"), "&folderId=" + m_folder}) {
                    const QByteArray query = QByteArray("sort=") + sort + "&order=" + order + more;
                    QTest::newRow(query.constData()) << query;
                }
    }
    void withoutChangesTheOrderIsThatOfPages()
    {
        QFETCH(const QByteArray, query);
        const Walk seen = walk("/v2/documents/search2?" + query, 67);
        QVERIFY2(seen.fault.isEmpty(), seen.fault.constData());
        QCOMPARE(seen.ids, all(query));
    }

    void aDocumentThatChangesAgainAndAgainIsThereOnce()
    {
        for (const QByteArray& order : {QByteArray("asc"), QByteArray("desc")}) {
            const QByteArray query = "sort=modified&order=" + order;
            const QList<qint64> before = all(query);
            QList<qint64> drafts = before;
            drafts.removeIf([this](qint64 id) { return m_sent.contains(id); });
            const qint64 first = drafts.at(3);
            const qint64 last = drafts.at(drafts.size() - 4);
            const Walk seen = walk("/v2/documents/search2?" + query, 50, [&] {
                for (const qint64 id : {first, last, first})
                    QCOMPARE(put(id, {{u"message"_s, QString::number(m_made++)}}), QByteArray());
            });
            QVERIFY2(seen.fault.isEmpty(), seen.fault.constData());
            QCOMPARE(seen.ids, before);
        }
    }

    /** Checks all lists in openapi.json, including future ones. */
    void everyPagedListHasACursor()
    {
        QJsonObject source = ServiceFixture::document(51, u"Form"_s);
        source.insert(u"documentType"_s, 7);
        m_template = ContractClient::idOf(m_client.created(source));
        int lists = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            QStringList names;
            bool isPaged = false;
            for (const QJsonObject& parameter : m_client.api().parameters(operation)) {
                names << parameter.value("name"_L1).toString();
                isPaged = isPaged || isOfPaging(parameter);
            }
            // A feed continues after the number of its last event, which never changes.
            if (!isPaged || names.contains(u"after"_s)) continue;
            ++lists;
            const QByteArray name = operation.id().toUtf8();
            QVERIFY2(names.contains(u"cursor"_s) && names.contains(u"pageIndex"_s) &&
                         names.contains(u"pageSize"_s),
                     name.constData());
            QString path = operation.path;
            path.replace(u"{docID}"_s, QString::fromLatin1(m_template));
            QVERIFY2(!path.contains(u'{'), name.constData()); // give it a value above
            const auto get = [&](const QByteArray& query) {
                return m_client.mine("GET", path.toUtf8() + '?' + query);
            };
            const RawAnswer plain = get("pageSize=1");
            QVERIFY2(plain.status == 200, name.constData());
            for (const QByteArray& bad : {QByteArray("nonsense"), QByteArray("AAAA"), QByteArray("%20"),
                                          QByteArray(2000, 'A'), QByteArray(7000, 'A')}) {
                const RawAnswer refused = get("cursor=" + bad);
                QVERIFY2(refused.status == 400 && ContractClient::names(refused, u"cursor"_s),
                         (name + ": " + refused.body).constData());
            }
            const RawAnswer both = get("cursor=AAAA&pageIndex=2");
            QVERIFY2(both.status == 400, name.constData());
            QVERIFY2(
                operation.object.value("responses"_L1)["200"_L1]["headers"_L1].toObject().contains("Link"_L1),
                name.constData());
        }
        QVERIFY(lists >= 5);
    }

    void aCursorBelongsToItsList()
    {
        const QByteArray query = "sort=title&order=asc&pageSize=10";
        const auto get = [&](const QByteArray& rest, const QByteArray& path = "/v2/documents/search2?") {
            return m_client.mine("GET", path + rest);
        };
        const QByteArray cursor = json(get(query)).value("nextCursor"_L1).toString().toLatin1();
        QVERIFY(!cursor.isEmpty());
        const auto isRefused = [](const RawAnswer& answer) {
            return answer.status == 400 && ContractClient::names(answer, u"cursor"_s) &&
                   json(answer).value("reason"_L1) == "cursor_not_of_list"_L1;
        };
        QCOMPARE(get(query + "&cursor=" + cursor).status, 200);
        QCOMPARE(get(query + "&cursor=" + cursor, "/v2/documents/search2/?").status, 200);
        QCOMPARE(get("ORDER=asc&text=&pageSize=50&sort=title&Cursor=" + cursor).status, 200);
        for (const QByteArray& other :
             {QByteArray("sort=title&order=desc"), QByteArray("sort=created&order=asc"),
              QByteArray("sort=title&order=asc&text=lease"), QByteArray("sort=title&order=asc&deleted=true"),
              QByteArray("sort=title&order=asc&data.a=b")})
            QVERIFY2(isRefused(get(other + "&cursor=" + cursor)), other.constData());
        QVERIFY(isRefused(get(query + "&cursor=" + cursor, "/documents?")));
        QVERIFY(isRefused(get("cursor=" + cursor, "/v1/user/usage?")));
        QVERIFY(isRefused(m_client.other("GET", "/v2/documents/search2?" + query + "&cursor=" + cursor)));
        for (qsizetype i = 0; i < cursor.size(); i += 3) {
            QByteArray changed = cursor;
            changed[i] = changed.at(i) == 'x' ? 'y' : 'x';
            QVERIFY(isRefused(get(query + "&cursor=" + changed)));
        }
        QVERIFY(isRefused(get(query + "&cursor=" + cursor.chopped(1))));
        QVERIFY(isRefused(get(query + "&cursor=" + cursor + "A")));
        const RawAnswer both = get(query + "&pageIndex=2&cursor=" + cursor);
        QVERIFY(both.status == 400 && ContractClient::names(both, u"pageIndex"_s));
        // A key that is limited to a folder has another list.
        const QJsonObject key = ContractClient::object(
            m_client.mine("POST", "/v1/user/keys",
                          R"({"name":"Folder","scopes":["read"],"folderId":)" + m_folder + "}"),
            "key");
        const QByteArray limited = basicAuth(key.value("secret"_L1).toString().toLatin1());
        QVERIFY(
            isRefused(m_client.as(limited, "GET", "/v2/documents/search2?" + query + "&cursor=" + cursor)));
    }

    void pageNumbersAndCursorsMeet()
    {
        const QByteArray query = "/v2/documents/search2?sort=created&order=asc&pageSize=9";
        const RawAnswer third = m_client.mine("GET", query + "&pageIndex=3");
        const QByteArray cursor = json(third).value("nextCursor"_L1).toString().toLatin1();
        QCOMPARE(idsIn(m_client.mine("GET", query + "&cursor=" + cursor), u"documents"_s, u"id"_s),
                 idsIn(m_client.mine("GET", query + "&pageIndex=4"), u"documents"_s, u"id"_s));
        const RawAnswer beyond = m_client.mine("GET", query + "&pageIndex=999");
        QCOMPARE(beyond.status, 200);
        QVERIFY(!json(beyond).contains("nextCursor"_L1));
        QVERIFY(beyond.header("Link").isEmpty());
        // The old list says both: what replaces it, and its next page.
        const RawAnswer old = m_client.mine("GET", "/documents?pageSize=9");
        QVERIFY(old.head.contains("rel=\"next\"") && old.head.contains("rel=\"successor-version\""));
    }

    void changesSinceATime()
    {
        const auto changed = [&](const QByteArray& from) {
            return m_client.mine("GET", "/v2/documents/search2?pageSize=500&modifiedFrom=" + from);
        };
        const QJsonObject document = m_client.created(51, u"Changed later"_s);
        const qint64 made = document.value("lastModifiedTime"_L1).toInteger();
        QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > made + 2);
        QCOMPARE(put(document.value("id"_L1).toInteger(), {{u"title"_s, u"Changed"_s}}), QByteArray());
        const qint64 then = now(document).value("lastModifiedTime"_L1).toInteger();
        const qint64 id = document.value("id"_L1).toInteger();
        const QDateTime moment = QDateTime::fromMSecsSinceEpoch(then).toUTC();
        const QByteArray iso = moment.toString(Qt::ISODateWithMs).toLatin1();
        const QByteArray shifted =
            moment.toOffsetFromUtc(7200).toString(Qt::ISODateWithMs).toUtf8().toPercentEncoding();
        for (const QByteArray& from : {QByteArray::number(then), iso, shifted}) {
            const RawAnswer answer = changed(from);
            QVERIFY2(answer.status == 200, answer.body.constData());
            QCOMPARE(idsIn(answer, u"documents"_s, u"id"_s), QList<qint64>{id});
            QCOMPARE(json(answer).value("documentCount"_L1).toInteger(), 1);
        }
        QVERIFY(idsIn(changed(QByteArray::number(then + 1)), u"documents"_s, u"id"_s).isEmpty());
        for (const QByteArray& bad : {QByteArray("yesterday"), QByteArray("2026-13-01T00:00:00Z"),
                                      QByteArray("2026-11-30"), QByteArray("1.5")}) {
            for (const QByteArray& path : {QByteArray("/v2/documents/search2"), QByteArray("/documents"),
                                           "/v1/documents/" + m_template + "/childrentags"}) {
                const RawAnswer refused = m_client.mine("GET", path + "?modifiedFrom=" + bad);
                QVERIFY2(refused.status == 400 && ContractClient::names(refused, u"modifiedFrom"_s),
                         refused.body.constData());
            }
        }
    }

    void chargesAreThereOnceWhileDocumentsAreSent()
    {
        const auto charges =
            idsIn(m_client.mine("GET", "/v1/user/usage?pageSize=500"), u"charges"_s, u"id"_s);
        QVERIFY(charges.size() > 20);
        const Walk seen = walk(
            "/v1/user/usage", 7, [&] { (void)m_client.created(52); }, u"charges"_s);
        QVERIFY2(seen.fault.isEmpty(), seen.fault.constData());
        QCOMPARE(seen.ids, charges);
        // The CSV of a page names the next one, too.
        const RawAnswer csv = m_client.mine("GET", "/v1/user/usage?pageSize=5", {}, "Accept: text/csv\r\n");
        QCOMPARE(csv.body.count('\n'), 6);
        const QByteArray next = csv.header("Link").mid(1).split('>').constFirst();
        const RawAnswer second = m_client.mine("GET", next, {}, "Accept: text/csv\r\n");
        QCOMPARE(second.status, 200);
        QCOMPARE(second.body.count('\n'), 6);
        QVERIFY(second.body.split('\n').at(1) != csv.body.split('\n').at(1));
    }

    void aReportHasEachDocumentOnce()
    {
        const auto make = [&](int count) {
            QJsonArray rows;
            for (int i = 0; i < count; ++i)
                rows.append(QJsonObject{{u"recipientName"_s, u"P"_s},
                                        {u"recipientEmail"_s, u"p%1@example.com"_s.arg(i)}});
            const RawAnswer made = m_client.mine("POST", "/v1/templates/use/" + m_template,
                                                 ServiceFixture::bytes({{u"Invitations"_s, rows}}));
            return idsIn(made, u"documents"_s, u"id"_s);
        };
        QList<qint64> kept = make(60);
        QCOMPARE(kept.size(), 60);
        const QByteArray path = "/v1/documents/" + m_template + "/childrentags";
        const Walk seen = walk(path, 8, [&] {
            (void)make(2);
            const qint64 gone = any(kept);
            kept.removeAll(gone);
            QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + QByteArray::number(gone)).status, 200);
        });
        QVERIFY2(seen.fault.isEmpty(), seen.fault.constData());
        QCOMPARE(seen.ids.size(), seen.set().size());
        QVERIFY((QSet<qint64>(kept.cbegin(), kept.cend()) - seen.set()).isEmpty());
        // As CSV: all rows since a time, or a page and the address of the next one.
        const qint64 since =
            now(QJsonObject{{u"id"_s, kept.constFirst()}}).value("lastModifiedTime"_L1).toInteger();
        const RawAnswer whole = m_client.mine("GET", path + "?modifiedFrom=" + QByteArray::number(since), {},
                                              "Accept: text/csv\r\n");
        QVERIFY(whole.body.count('\n') > 50);
        QVERIFY(whole.header("Link").isEmpty());
        const RawAnswer page = m_client.mine("GET", path + "?pageSize=5", {}, "Accept: text/csv\r\n");
        QCOMPARE(page.body.count('\n'), 6);
        const QByteArray next = page.header("Link").mid(1).split('>').constFirst();
        QCOMPARE(m_client.mine("GET", next, {}, "Accept: text/csv\r\n").body.count('\n'), 6);
    }

    void deliveriesAreThereOnce()
    {
        const auto database = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        QVERIFY(database);
        const auto add = [&](qint64 document, int part, qint64 created) {
            auto transaction = store::Transaction::begin(**database);
            QVERIFY(transaction);
            QVERIFY(store::runText(
                **database,
                u"INSERT INTO delivery(id, document_id, part, url, state, tries, created, attempts) VALUES "
                "(?, ?, ?, 'https://example.com', 'delivered', '[]', ?, 1)"_s,
                {QUuid::createUuid().toString(QUuid::WithoutBraces), document, part, created}));
            QVERIFY(transaction->commit());
        };
        const QList<qint64> documents = all("").mid(0, 20);
        for (const qint64 document : documents)
            for (const int part : {1, 2})
                add(document, part, 1000 + document % 3); // several at the same time
        const auto before =
            idsIn(m_client.mine("GET", "/v1/user/deliveries?pageSize=500"), u"deliveries"_s, u"documentId"_s);
        QCOMPARE(before.size(), 40);
        for (const QByteArray& path :
             {QByteArray("/v1/user/deliveries"), QByteArray("/v1/user/deliveries?state=delivered")}) {
            qint64 time = 2000;
            const auto rows =
                idsIn(m_client.mine("GET", path + (path.contains('?') ? '&' : '?') + "pageSize=500"),
                      u"deliveries"_s, u"documentId"_s);
            const Walk seen = walk(
                path, 7, [&] { add(documents.at(3), 1, ++time); }, u"deliveries"_s, u"documentId"_s);
            QVERIFY2(seen.fault.isEmpty(), seen.fault.constData());
            QCOMPARE(seen.ids, rows);
        }
    }

    void nothingOfAPurgedDocumentStays()
    {
        const QJsonObject document = m_client.created(51, u"Unforgettable"_s);
        const qint64 id = document.value("id"_L1).toInteger();
        QCOMPARE(put(id, {{u"title"_s, u"Forgettable"_s}}), QByteArray());
        const QByteArray query = "/v2/documents/search2?sort=title&pageSize=10";
        const QByteArray cursor =
            json(m_client.mine("GET", query)).value("nextCursor"_L1).toString().toLatin1();
        const QByteArray ids = QByteArray::number(id);
        QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + ids).status, 200);
        QCOMPARE(m_client.mine("DELETE", "/documents/array?purge=true&ids=" + ids).status, 200);
        const auto database = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        QVERIFY(database);
        auto left = store::runText(
            **database,
            u"SELECT count(*) AS rows_left FROM document_place WHERE document_id = ? OR title_key LIKE '%forgettable'"_s,
            {id});
        QVERIFY(left && left->next());
        QCOMPARE((*left)["rows_left"].toInt(), 0);
        QCOMPARE(m_client.mine("GET", query + "&cursor=" + cursor).status, 200);
    }

    /** The time of an account's last change doesn't matter: a cursor that is taken now is new. */
    void aCursorOfAQuietAccountIsNew()
    {
        const auto database = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        QVERIFY(database);
        const auto writing = [&](const auto& write) {
            auto transaction = store::Transaction::begin(**database);
            QVERIFY(transaction);
            QVERIFY(write());
            QVERIFY(transaction->commit());
        };
        constexpr qint64 day = 24LL * 3600 * 1000;
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        edit(all("signingStatus=51"), {{u"title"_s, title()}}); // otherwise the cache answers
        writing([&] {
            return store::runText(**database, u"UPDATE document_place SET changed = ?"_s, {now - 3 * day})
                .has_value();
        });
        const QByteArray query = "/v2/documents/search2?sort=title&pageSize=10";
        const QByteArray cursor =
            json(m_client.mine("GET", query)).value("nextCursor"_L1).toString().toLatin1();
        edit(all("signingStatus=51"), {{u"title"_s, title()}});
        writing([&] {
            return store::run(**database, "place_forget", {{"before", now - 2 * day}, {"row_count", 100'000}})
                .has_value();
        });
        edit(all("signingStatus=51"), {{u"title"_s, title()}});
        const RawAnswer answer = m_client.mine("GET", query + "&cursor=" + cursor);
        QVERIFY2(answer.status == 200, answer.body.constData());
    }

    void onlyPlacesThatNobodyNeedsLoseTheirContent()
    {
        const auto database = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        QVERIFY(database);
        const store::DocumentSearch search(**database);
        const Timestamp future = SystemClock().now() + std::chrono::hours(1);
        const auto lastHasContent = [&] {
            auto row = store::runText(
                **database, u"SELECT document_id FROM document_place ORDER BY id DESC LIMIT 1"_s, {});
            return row && row->next() && (*row)["document_id"].toLongLong() != 0;
        };
        edit(all("signingStatus=51"), {{u"title"_s, u"Of old"_s}});
        edit(all("signingStatus=51"), {{u"title"_s, u"Of late"_s}});
        auto transaction = store::Transaction::begin(**database);
        QVERIFY(transaction);
        QCOMPARE(search.forgetPlaces(*transaction, future, 1).value_or(0), 1);
        QVERIFY(lastHasContent()); // older cursors are still there
        QVERIFY(search.forgetPlaces(*transaction, future, 100'000));
        QVERIFY(search.blankPlaces(*transaction, future));
        QVERIFY(!lastHasContent());
    }

    void anExpiredCursorSaysSo()
    {
        const QByteArray query = "/v2/documents/search2?sort=title&pageSize=10";
        const QByteArray cursor =
            json(m_client.mine("GET", query)).value("nextCursor"_L1).toString().toLatin1();
        const auto forget = [&] {
            const auto database =
                store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
            QVERIFY(database);
            auto transaction = store::Transaction::begin(**database);
            QVERIFY(transaction);
            const auto future = QDateTime::currentMSecsSinceEpoch() + 100'000;
            QVERIFY(store::run(**database, "place_forget", {{"before", future}, {"row_count", 100'000}}));
            QVERIFY(transaction->commit());
        };
        forget();
        QCOMPARE(m_client.mine("GET", query + "&cursor=" + cursor).status, 200); // nothing has changed since
        edit(all("signingStatus=51"), {{u"title"_s, title()}});
        QCOMPARE(m_client.mine("GET", query + "&cursor=" + cursor).status, 200);
        forget();
        // Removing positions doesn't invalidate the response cache, which is used until the next change.
        edit(all("signingStatus=51"), {{u"title"_s, title()}});
        const RawAnswer refused = m_client.mine("GET", query + "&cursor=" + cursor);
        QCOMPARE(refused.status, 400);
        QCOMPARE(json(refused).value("reason"_L1).toString(), u"cursor_expired"_s);
        QVERIFY(ContractClient::names(refused, u"cursor"_s));
    }
};

INK_TEST(TestCursor, "tst_cursor")

} // namespace tst_cursor

#include "tst_cursor.moc"
