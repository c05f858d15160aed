// Events over raw HTTP: reading them in order, and subscriptions (contract §11).
#include "app/store/database/query.h"
#include "app/store/events/eventstore.h"
#include "app/store/schema/opendatabase.h"
#include "tests/contract/contracttest.h"
#include "tests/contract/support/operationmatrix.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <atomic>
#include <set>
#include <thread>

namespace tst_events {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using Way = HookReceiver::Way;

namespace {

const QStringList everyEvent{u"sent"_s,        u"opened"_s,  u"signed"_s,    u"declined"_s,
                             u"undelivered"_s, u"expired"_s, u"corrected"_s, u"completed"_s};

QJsonObject eventIn(const Received& post)
{
    return QJsonDocument::fromJson(post.body).object().value("event"_L1).toObject();
}

QStringList typesIn(const QJsonArray& events)
{
    QStringList types;
    for (const QJsonValue& event : events)
        types << event["type"_L1].toString();
    return types;
}

QStringList typesIn(const QList<Received>& posts)
{
    QStringList types;
    for (const Received& post : posts)
        types << eventIn(post).value("type"_L1).toString();
    return types;
}

} // namespace

class TestEvents final : public ContractTest
{
    Q_OBJECT

    static QJsonObject wanted(int status, const QString& title = u"Lease 14B"_s)
    {
        QJsonObject document = ServiceFixture::document(status, title);
        const QJsonObject signature = document.value("tags"_L1)[4].toObject();
        document.insert("tags"_L1, QJsonArray{signature});
        return document;
    }
    QJsonObject sent(const QString& title = u"Lease 14B"_s) { return m_client.created(wanted(52, title)); }
    void open(const QJsonObject& document)
    {
        QCOMPARE(m_client.nobody("GET", signingPath(document) + "/values").status, 200);
    }
    void finish(const QJsonObject& document)
    {
        QCOMPARE(m_client.finish(signingPath(document)).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 20'000);
    }
    QJsonObject changes(const QByteArray& query = {}, const QByteArray& auth = {})
    {
        return json(m_client.as(auth.isEmpty() ? m_client.service.auth : auth, "GET", "/v1/changes" + query));
    }
    qint64 last() { return json(m_client.mine("GET", "/v1/user/events")).value("last"_L1).toInteger(); }
    QJsonArray after(qint64 number)
    {
        return changes("?limit=1000&after=" + QByteArray::number(number)).value("events"_L1).toArray();
    }
    RawAnswer subscribe(const QString& url, const QStringList& events = everyEvent,
                        const QJsonObject& more = {})
    {
        QJsonObject body{{"url"_L1, url}, {"events"_L1, QJsonArray::fromStringList(events)}};
        for (auto each = more.begin(); each != more.end(); ++each)
            body.insert(each.key(), each.value());
        return m_client.mine("POST", "/v1/user/events", ServiceFixture::bytes(body));
    }
    /** The path of a new subscription. */
    QByteArray subscribed(const QString& url, const QStringList& events = everyEvent,
                          const QJsonObject& more = {})
    {
        const RawAnswer answer = subscribe(url, events, more);
        if (answer.status != 201) qFatal("%s", answer.body.constData());
        return "/v1/user/events/" + ContractClient::idOf(ContractClient::object(answer, "subscription"));
    }
    QJsonArray deliveries(const QJsonObject& document)
    {
        return json(m_client.mine("GET", ContractClient::pathOf(document) + "/deliveries"))
            .value("deliveries"_L1)
            .toArray();
    }
    QByteArray keyWith(const QJsonObject& rights)
    {
        QJsonObject body = rights;
        body.insert("name"_L1, u"Events"_s);
        const RawAnswer made = m_client.mine("POST", "/v1/user/keys", ServiceFixture::bytes(body));
        if (made.status != 201) qFatal("%s", made.body.constData());
        const QByteArray key = ContractClient::object(made, "key").value("secret"_L1).toString().toLatin1();
        return basicAuth(key);
    }

private Q_SLOTS:
    void init()
    {
        for (const QJsonValue& one :
             json(m_client.mine("GET", "/v1/user/events")).value("subscriptions"_L1).toArray())
            QCOMPARE(
                m_client.mine("DELETE", "/v1/user/events/" + ContractClient::idOf(one.toObject())).status,
                200);
    }

    void eachEventOnceInOrder()
    {
        const qint64 before = last();
        QJsonObject draft = wanted(51);
        draft.insert("data"_L1, QJsonObject{{"caseNo"_L1, u"A 17"_s}});
        QJsonObject document = m_client.created(draft);
        QCOMPARE(after(before).size(), 0); // a draft has no events
        QCOMPARE(m_client
                     .mine("PUT", ContractClient::pathOf(document),
                           ServiceFixture::bytes({{"signingStatus"_L1, 52}}))
                     .status,
                 200);
        document = now(document);
        open(document);
        open(document); // once is enough
        finish(document);
        const QJsonArray events = after(before);
        QCOMPARE(typesIn(events), (QStringList{u"sent"_s, u"opened"_s, u"signed"_s, u"completed"_s}));
        const QList<int> states{52, 52, 52, 53};
        QSet<QString> proven;
        for (const QJsonValue& entry : now(document).value("histories"_L1).toArray())
            proven.insert(entry["hash"_L1].toString());
        for (qsizetype i = 0; i < events.size(); ++i) {
            const QJsonObject event = events.at(i).toObject();
            QCOMPARE(event.value("id"_L1).toInteger(), before + 1 + i); // without gaps
            const QJsonObject of = event.value("document"_L1).toObject();
            QCOMPARE(of.value("id"_L1), document.value("id"_L1));
            QCOMPARE(of.value("GUID"_L1), document.value("GUID"_L1));
            QCOMPARE(of.value("title"_L1), document.value("title"_L1));
            QCOMPARE(of.value("documentURL"_L1), document.value("documentURL"_L1));
            QCOMPARE(of.value("signingStatus"_L1).toInt(), states.at(i));
            QCOMPARE(of.value("data"_L1)["caseNo"_L1].toString(), u"A 17"_s);
            QVERIFY(proven.contains(event.value("hash"_L1).toString()));
            const bool isOfRecipient = i == 1 || i == 2;
            QCOMPARE(event.value("invitation"_L1)["id"_L1].toInteger(),
                     isOfRecipient ? document.value("invitations"_L1)[0]["id"_L1].toInteger() : 0);
        }
        // Events contain no signing links, because they go to other programs.
        QVERIFY(!ServiceFixture::bytes({{"events"_L1, events}})
                     .contains(document.value("invitations"_L1)[0]["GUID"_L1].toString().toLatin1()));
    }

    void declinedAndCorrected()
    {
        const qint64 before = last();
        const QJsonObject document = sent();
        QJsonArray people = document.value("invitations"_L1).toArray();
        QJsonObject first = people.at(0).toObject();
        first.insert("recipientName"_L1, u"Benedikt Ünal"_s);
        people[0] = first;
        QCOMPARE(m_client
                     .mine("PUT", ContractClient::pathOf(document) + "/invitations",
                           ServiceFixture::bytes({{"invitation"_L1, people}}))
                     .status,
                 200);
        QCOMPARE(m_client
                     .nobody("POST", signingPath(now(document)) + "/reject",
                             ServiceFixture::bytes({{"reason"_L1, u"Too expensive"_s}}))
                     .status,
                 200);
        const QJsonArray events = after(before);
        QVERIFY2(typesIn(events).contains(u"corrected"_s), qPrintable(typesIn(events).join(u' ')));
        QCOMPARE(typesIn(events).last(), u"declined"_s);
        QCOMPARE(events.last()["document"_L1]["signingStatus"_L1].toInt(), 54);
        QVERIFY(events.last()["detail"_L1].toString().contains(u"Too expensive"_s));
    }

    void aChangeThatFailsHasNoEvent()
    {
        const qint64 before = last();
        QJsonObject incomplete = wanted(52);
        incomplete.remove(u"invitations"_s);
        incomplete.remove(u"tags"_s);
        QVERIFY(m_client.mine("POST", "/documents", ServiceFixture::bytes(incomplete)).status >= 400);
        QCOMPARE(last(), before);
    }

    void pagesOfChanges()
    {
        const qint64 before = last();
        for (int i = 0; i < 5; ++i)
            (void)sent();
        const QByteArray from = QByteArray::number(before);
        QJsonObject page = changes("?limit=2&after=" + from);
        QList<qint64> numbers;
        while (true) {
            const QJsonArray events = page.value("events"_L1).toArray();
            for (const QJsonValue& event : events)
                numbers << event["id"_L1].toInteger();
            if (!page.value("more"_L1).toBool()) break;
            QCOMPARE(events.size(), 2);
            page = changes("?limit=2&after=" + QByteArray::number(page.value("next"_L1).toInteger()));
        }
        QCOMPARE(numbers.size(), 5);
        QCOMPARE(numbers.last(), before + 5);
        QCOMPARE(page.value("next"_L1).toInteger(), before + 5);
        QCOMPARE(after(before + 5).size(), 0); // nothing new
        // A number that no event has yet is one from before a backup was restored.
        for (const qint64 ahead : {before + 6, before + 1000}) {
            const RawAnswer unknown = m_client.mine("GET", "/v1/changes?after=" + QByteArray::number(ahead));
            QCOMPARE(unknown.status, 410);
            QCOMPARE(json(unknown).value("reason"_L1).toString(), u"no_such_event_yet"_s);
            QCOMPARE(json(unknown).value("args"_L1)["1"_L1].toInteger(), before + 5);
        }
        for (const char* query :
             {"?after=-1", "?after=x", "?after=1.5", "?after=", "?limit=0", "?limit=1001", "?limit=a",
              "?from=1", "?after=1&after=2", "?since=x", "?after=1&since=1"}) {
            const RawAnswer answer = m_client.mine("GET", QByteArray("/v1/changes") + query);
            QVERIFY2(answer.status == 400, query);
            QCOMPARE(answer.code(), u"validation"_s);
        }
    }

    void changesSinceATime()
    {
        (void)sent(u"Earlier"_s);
        const qint64 before = last();
        (void)sent(u"First"_s);
        (void)sent(u"Second"_s);
        const auto opened = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        QVERIFY(opened);
        constexpr qint64 hour = 3'600'000;
        const qint64 future = SystemClock().now().time_since_epoch().count() + hour;
        {
            auto transaction = store::Transaction::begin(**opened);
            QVERIFY(transaction);
            for (const qint64 number : {before + 1, before + 2})
                QVERIFY(store::runText(**opened, u"UPDATE event SET time = ? WHERE number = ?"_s,
                                       {future + (number - before) * hour, number}));
            QVERIFY(transaction->commit());
        }
        const auto titlesSince = [&](qint64 time) {
            const QJsonObject page = changes("?since=" + QByteArray::number(time));
            QStringList titles;
            for (const QJsonValue& event : page.value("events"_L1).toArray())
                titles << event["document"_L1]["title"_L1].toString();
            return page.value("next"_L1).toInteger() == before + 2 ? titles : QStringList{u"next"_s};
        };
        QCOMPARE(titlesSince(future), (QStringList{u"First"_s, u"Second"_s}));
        QCOMPARE(titlesSince(future + hour), (QStringList{u"First"_s, u"Second"_s})); // at this time
        QCOMPARE(titlesSince(future + hour + 1), QStringList{u"Second"_s});
        QCOMPARE(titlesSince(future + 3 * hour), QStringList());
        const auto all = changes("?limit=1000&since=0").value("events"_L1).toArray();
        QCOMPARE(all, changes("?limit=1000").value("events"_L1).toArray()); // from the oldest one on
        QCOMPARE(m_client.other("GET", "/v1/changes?since=0").status, 200);
        auto transaction = store::Transaction::begin(**opened);
        QVERIFY(transaction);
        QVERIFY(
            store::runText(**opened, u"UPDATE event SET time = ? WHERE time > ?"_s, {future - hour, future}));
        QVERIFY(transaction->commit());
    }

    void whatIsNoLongerStoredIsTold()
    {
        (void)sent();
        (void)sent();
        const qint64 newest = last();
        auto opened = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        QVERIFY(opened);
        {
            auto transaction = store::Transaction::begin(**opened);
            QVERIFY(transaction);
            QVERIFY(store::runText(**opened, u"UPDATE event SET time = 5 WHERE number < ?"_s, {newest}));
            QVERIFY(transaction->commit());
        }
        QVERIFY(store::EventStore(**opened).removeBefore(Timestamp(std::chrono::milliseconds(10))));
        const RawAnswer gone = m_client.mine("GET", "/v1/changes?after=0");
        QCOMPARE(gone.status, 410);
        QCOMPARE(json(gone).value("reason"_L1).toString(), u"events_removed"_s);
        QCOMPARE(json(gone).value("args"_L1)["1"_L1].toInteger(), newest - 1);
        QCOMPARE(after(newest - 1).size(), 1);
        QCOMPARE(changes().value("events"_L1)[0]["id"_L1].toInteger(), newest); // the oldest that is stored
        const QByteArray path = subscribed(u"http://127.0.0.1:9/"_s);
        QCOMPARE(m_client.mine("POST", path + "/replay?after=0").status, 410);
        // Nothing at all is stored.
        QVERIFY(store::EventStore(**opened).removeBefore(SystemClock().now() + std::chrono::hours(1)));
        QCOMPARE(m_client.mine("GET", "/v1/changes?after=" + QByteArray::number(newest - 1)).status, 410);
        QCOMPARE(changes().value("next"_L1).toInteger(), newest);
        QCOMPARE(after(newest).size(), 0);
    }

    void subscriptionsAreValidated_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QString>("field");
        const QString url = u"https://example.org/hook"_s;
        const QJsonArray all{u"sent"_s};
        const auto row = [](const char* name, const QJsonObject& body, const char* field) {
            QTest::newRow(name) << body << QString::fromLatin1(field);
        };
        row("unknown event", {{"url"_L1, url}, {"events"_L1, QJsonArray{u"sent"_s, u"viewed"_s}}},
            "events[1]");
        row("test isn't subscribed", {{"url"_L1, url}, {"events"_L1, QJsonArray{u"test"_s}}}, "events[0]");
        row("capitals", {{"url"_L1, url}, {"events"_L1, QJsonArray{u"Sent"_s}}}, "events[0]");
        row("twice", {{"url"_L1, url}, {"events"_L1, QJsonArray{u"sent"_s, u"sent"_s}}}, "events[1]");
        row("no events", {{"url"_L1, url}, {"events"_L1, QJsonArray()}}, "events");
        row("events missing", {{"url"_L1, url}}, "events");
        row("events of another type", {{"url"_L1, url}, {"events"_L1, u"sent"_s}}, "events");
        row("no address", {{"events"_L1, all}}, "url");
        row("unknown member", {{"url"_L1, url}, {"events"_L1, all}, {"secret"_L1, u"x"_s}}, "secret");
        row("no such folder", {{"url"_L1, url}, {"events"_L1, all}, {"folderId"_L1, 999'999}}, "folderId");
        for (const char* bad : {"example.org", "ftp://example.org/", "http://", "http://user@example.org/",
                                "http://2130706433/", "http://0x7f.1/", "http://example.org:0/",
                                "http://exa mple.org/", "http://169.254.169.254/latest", "http://224.0.0.1/",
                                "http://0.0.0.0/", "http://[fe80::1]/", "http://[::]/", "http://a.b/#c"})
            row(bad, {{"url"_L1, QString::fromLatin1(bad)}, {"events"_L1, all}}, "url");
    }
    void subscriptionsAreValidated()
    {
        QFETCH(QJsonObject, body);
        QFETCH(QString, field);
        m_client.strict = false;
        const RawAnswer answer = m_client.mine("POST", "/v1/user/events", ServiceFixture::bytes(body));
        m_client.strict = true;
        QCOMPARE(answer.status, 400);
        QCOMPARE(answer.code(), u"validation"_s);
        QVERIFY2(ContractClient::names(answer, field), answer.body.constData());
        QCOMPARE(json(m_client.mine("GET", "/v1/user/events")).value("subscriptions"_L1).toArray().size(), 0);
    }

    void subscriptionsAreListedAndLimited()
    {
        const RawAnswer first =
            subscribe(u"https://example.org/hook"_s, {u"completed"_s, u"sent"_s, u"declined"_s});
        QCOMPARE(first.status, 201);
        const QJsonObject made = ContractClient::object(first, "subscription");
        QCOMPARE(first.header("Location"), "/v1/user/events/" + ContractClient::idOf(made));
        QCOMPARE(made.value("events"_L1).toArray(),
                 (QJsonArray{u"sent"_s, u"declined"_s, u"completed"_s})); // in the order of the contract
        QCOMPARE(json(m_client.mine("GET", "/v1/user/events")).value("subscriptions"_L1).toArray(),
                 QJsonArray{made});
        for (int i = 1; i < 20; ++i)
            QCOMPARE(subscribe(u"https://example.org/%1"_s.arg(i)).status, 201);
        const RawAnswer tooMany = subscribe(u"https://example.org/more"_s);
        QCOMPARE(tooMany.status, 409);
        QCOMPARE(json(tooMany).value("reason"_L1).toString(), u"too_many_subscriptions"_s);
    }

    void nobodyElseReachesThem()
    {
        (void)sent();
        const QByteArray path = subscribed(u"https://example.org/hook"_s);
        const auto& otherAuth = m_client.service.otherAuth;
        for (const char* act : {"/pause", "/resume", "/test", "/replay?after=0"})
            QCOMPARE(m_client.as(otherAuth, "POST", path + act).status, 404);
        QCOMPARE(m_client.as(otherAuth, "DELETE", path).status, 404);
        QCOMPARE(
            json(m_client.as(otherAuth, "GET", "/v1/user/events")).value("subscriptions"_L1).toArray().size(),
            0);
        QCOMPARE(changes({}, otherAuth).value("events"_L1).toArray().size(), 0);
        QCOMPARE(m_client.nobody("GET", "/v1/changes").status, 401);
        QCOMPARE(m_client.nobody("GET", "/v1/user/events").status, 401);
        for (const char* id : {"0", "-1", "abc", "999999"})
            QCOMPARE(m_client.mine("POST", QByteArray("/v1/user/events/") + id + "/pause").status, 404);
    }

    void rightsOfKeys()
    {
        const QJsonObject folder = ContractClient::object(
            m_client.mine("POST", "/v1/folders",
                          ServiceFixture::bytes(
                              {{"folder"_L1, QJsonObject{{"name"_L1, u"Clients"_s}, {"folderType"_L1, 1}}}})),
            "data");
        const QByteArray reader = keyWith({{"scopes"_L1, QJsonArray{u"read"_s}}});
        QCOMPARE(m_client.as(reader, "GET", "/v1/changes").status, 200);
        QCOMPARE(m_client.as(reader, "GET", "/v1/user/events").status, 403);
        const QByteArray manager = keyWith({{"scopes"_L1, QJsonArray{u"manage"_s}}});
        QCOMPARE(m_client.as(manager, "GET", "/v1/changes").status, 403);
        QCOMPARE(m_client.as(manager, "GET", "/v1/user/events").status, 200);
        const QByteArray limited = keyWith({{"folderId"_L1, folder.value("id"_L1)}});
        QCOMPARE(m_client.as(limited, "GET", "/v1/user/events").status, 403);

        const qint64 before = last();
        const QByteArray from = "?after=" + QByteArray::number(before);
        (void)sent(u"Elsewhere"_s);
        QJsonObject inside = wanted(52, u"Inside"_s);
        inside.insert("folderId"_L1, folder.value("id"_L1));
        const QJsonObject document = m_client.created(inside);
        (void)sent(u"Elsewhere too"_s);
        const QJsonObject page = changes(from, limited);
        const QJsonArray seen = page.value("events"_L1).toArray();
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen.at(0)["document"_L1]["title"_L1].toString(), u"Inside"_s);
        QCOMPARE(page.value("next"_L1).toInteger(), before + 3); // what it may not see is skipped
        // Events of a document that was moved out of the folder are no longer visible.
        QCOMPARE(
            m_client
                .mine("PUT", ContractClient::pathOf(document), ServiceFixture::bytes({{"folderId"_L1, 0}}))
                .status,
            200);
        QCOMPARE(changes(from, limited).value("events"_L1).toArray().size(), 0);
    }

    /** Subscriptions, and so their addresses, are the whole account's. */
    void keysOfAFolderDoNotSeeSubscriptions()
    {
        const QJsonObject folder = ContractClient::object(
            m_client.mine("POST", "/v1/folders",
                          ServiceFixture::bytes(
                              {{"folder"_L1, QJsonObject{{"name"_L1, u"Tenants"_s}, {"folderType"_L1, 1}}}})),
            "data");
        const QByteArray limited = keyWith({{"folderId"_L1, folder.value("id"_L1)}});
        HookReceiver receiver;
        (void)subscribed(receiver.url());
        QJsonObject inside = wanted(52);
        inside.insert("folderId"_L1, folder.value("id"_L1));
        inside.insert("documentSetting"_L1, QJsonObject{{"postBackURL"_L1, receiver.url()}});
        const QJsonObject document = m_client.created(inside);
        finish(document);
        QTRY_VERIFY(deliveries(document).size() > 2);
        const QByteArray path = ContractClient::pathOf(document) + "/deliveries";
        const QJsonArray theirs = json(m_client.as(limited, "GET", path)).value("deliveries"_L1).toArray();
        QCOMPARE(theirs.size(), 2); // of the callback
        for (const QJsonValue& delivery : theirs)
            QVERIFY(delivery["subscriptionId"_L1].isUndefined() || delivery["subscriptionId"_L1].isNull());
        for (const QJsonValue& delivery : deliveries(document)) {
            const bool isOfEvent = delivery["kind"_L1].toString() == u"event"_s;
            const QByteArray again = path + '/' + delivery["id"_L1].toString().toLatin1() + "/redeliver";
            QCOMPARE(m_client.as(limited, "POST", again).status, isOfEvent ? 404 : 200);
        }
    }

    /** Everything is queued, each document once, and has all its attempts again. */
    void resumingQueuesEverything()
    {
        const QByteArray path = subscribed(u"http://127.0.0.1:9/hook"_s);
        QCOMPARE(m_client.mine("POST", path + "/pause").status, 200);
        const QJsonObject failed = sent(u"Failed"_s);
        const QJsonObject waiting = sent(u"Waiting"_s);
        const QJsonObject delivered = sent(u"Delivered"_s);
        open(waiting);
        const auto database = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        QVERIFY(database);
        store::EventStore events(**database);
        const qint64 id = path.mid(path.lastIndexOf('/') + 1).toLongLong();
        const auto subscription = events.subscription(id);
        QVERIFY(subscription && *subscription);
        auto transaction = store::Transaction::begin(**database);
        QVERIFY(transaction);
        QVERIFY(transaction->touchAccount((*subscription)->account.value()));
        const auto set = [&](const QJsonObject& document, const char* state) {
            QVERIFY(store::runText(**database,
                                   u"UPDATE delivery SET state = ?, attempts = 7 WHERE document_id = ?"_s,
                                   {QString::fromLatin1(state), document.value("id"_L1).toInteger()}));
        };
        set(failed, "failed");
        set(waiting, "waiting");
        set(delivered, "delivered");
        const auto now = SystemClock().now();
        for (const auto time : {now + std::chrono::hours(1), now, now + std::chrono::hours(2)})
            QVERIFY(events.resume(*transaction, **subscription, time));
        auto jobs = store::runText(**database,
                                   u"SELECT document_id, job_key, payload, not_before, lane, account_id "
                                   "FROM outbox WHERE kind = 'callback' AND job_key LIKE ? ORDER BY "
                                   "document_id"_s,
                                   {u"%/"_s + QString::number(id)});
        QVERIFY(jobs);
        for (const QJsonObject& document : {failed, waiting}) {
            QVERIFY(jobs->next());
            const qint64 documentId = document.value("id"_L1).toInteger();
            QCOMPARE((*jobs)["document_id"].toLongLong(), documentId);
            QCOMPARE((*jobs)["job_key"].toString(), u"%1/%2"_s.arg(documentId).arg(id));
            QCOMPARE((*jobs)["payload"].toString(), u"{\"subscription\":%1}"_s.arg(id));
            QCOMPARE((*jobs)["not_before"].toLongLong(), now.time_since_epoch().count());
            QCOMPARE((*jobs)["lane"].toString(), (*subscription)->lane);
            QCOMPARE((*jobs)["account_id"].toLongLong(), (*subscription)->account.value());
        }
        QVERIFY(!jobs->next());
        auto rows = store::runText(
            **database,
            u"SELECT document_id, state, attempts FROM delivery WHERE subscription_id = ? ORDER BY event_number"_s,
            {id});
        QVERIFY(rows);
        int count = 0;
        for (; rows->next(); ++count) {
            const bool stays = (*rows)["document_id"].toLongLong() == delivered.value("id"_L1).toInteger();
            QCOMPARE((*rows)["state"].toString(), stays ? u"delivered"_s : u"waiting"_s);
            QCOMPARE((*rows)["attempts"].toInt(), stays ? 7 : 0);
        }
        QCOMPARE(count, 4);
    }

    void eventsOfAFolder()
    {
        const auto made = [this](const QString& name, const QJsonValue& parent) {
            QJsonObject folder{{"name"_L1, name}, {"folderType"_L1, 1}};
            if (!parent.isUndefined()) folder.insert("parent"_L1, parent);
            return ContractClient::object(
                m_client.mine("POST", "/v1/folders", ServiceFixture::bytes({{"folder"_L1, folder}})), "data");
        };
        const QJsonObject top = made(u"Contracts"_s, QJsonValue(QJsonValue::Undefined));
        const QJsonObject below = made(u"2026"_s, top.value("id"_L1));
        HookReceiver receiver;
        (void)subscribed(receiver.url(), {u"sent"_s}, {{"folderId"_L1, top.value("id"_L1)}});
        (void)sent(u"Outside"_s);
        QJsonObject inside = wanted(52, u"Inside"_s);
        inside.insert("folderId"_L1, below.value("id"_L1));
        (void)m_client.created(inside);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 10'000);
        QCOMPARE(eventIn(receiver.requests.at(0)).value("document"_L1)["title"_L1].toString(), u"Inside"_s);
    }

    void deliveredSignedAndInOrder()
    {
        HookReceiver receiver;
        (void)subscribed(receiver.url());
        const QJsonObject document = sent();
        open(document);
        finish(document);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 4, 20'000);
        QCOMPARE(typesIn(receiver.requests),
                 (QStringList{u"sent"_s, u"opened"_s, u"signed"_s, u"completed"_s}));
        const QByteArray secret =
            json(m_client.mine("GET", "/v1/user/callbackSecret")).value("secret"_L1).toString().toLatin1();
        QSet<QByteArray> ids;
        qint64 before = 0;
        for (const Received& post : std::as_const(receiver.requests)) {
            QCOMPARE(post.header("Content-Type"), "application/json");
            const QByteArray digest = QCryptographicHash::hash(post.body, QCryptographicHash::Sha256).toHex();
            QCOMPARE(post.header("X-Inkstone-Signature"),
                     "v1=" +
                         QMessageAuthenticationCode::hash(post.header("X-Inkstone-Timestamp") + '.' + digest,
                                                          secret, QCryptographicHash::Sha256)
                             .toHex());
            ids.insert(post.header("X-Inkstone-Delivery"));
            QVERIFY(eventIn(post).value("id"_L1).toInteger() > before);
            before = eventIn(post).value("id"_L1).toInteger();
        }
        QCOMPARE(ids.size(), 4);
        QTRY_COMPARE(deliveries(document).last()["state"_L1].toString(), u"delivered"_s);
        const QJsonArray list = deliveries(document);
        QCOMPARE(list.size(), 4);
        for (qsizetype i = 0; i < 4; ++i) {
            QCOMPARE(list.at(i)["kind"_L1].toString(), u"event"_s);
            QCOMPARE(list.at(i)["eventId"_L1], eventIn(receiver.requests.at(i)).value("id"_L1));
            QCOMPARE(list.at(i)["eventType"_L1], eventIn(receiver.requests.at(i)).value("type"_L1));
            QCOMPARE(list.at(i)["id"_L1].toString().toLatin1(),
                     receiver.requests.at(i).header("X-Inkstone-Delivery"));
        }
        // The POST contains the same event as /v1/changes.
        QCOMPARE(after(before - 1)[0].toObject(), eventIn(receiver.requests.last()));
        const QJsonArray all =
            json(m_client.mine("GET", "/v1/user/deliveries")).value("deliveries"_L1).toArray();
        QCOMPARE(all.at(0)["kind"_L1].toString(), u"event"_s);
        QCOMPARE(all.at(0)["title"_L1], document.value("title"_L1));
    }

    void bothPostsOfCallbacksStay()
    {
        HookReceiver receiver;
        HookReceiver callbacks;
        (void)subscribed(receiver.url(), {u"completed"_s});
        QJsonObject document = wanted(52);
        document.insert("documentSetting"_L1, QJsonObject{{"postBackURL"_L1, callbacks.url()}});
        document = m_client.created(document);
        finish(document);
        QTRY_COMPARE_WITH_TIMEOUT(callbacks.requests.size(), 2, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 20'000);
        QVERIFY(QJsonDocument::fromJson(callbacks.requests.at(0).body).object().contains("document"_L1));
        QVERIFY(callbacks.requests.at(1).header("Content-Type").startsWith("multipart/form-data"));
        QTRY_COMPARE(deliveries(document).size(), 3);
    }

    void aLaterEventWaitsForTheEarlier()
    {
        HookReceiver receiver;
        receiver.ways = {Way::Fault};
        (void)subscribed(receiver.url());
        const QJsonObject document = sent();
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 10'000);
        QTRY_VERIFY(!deliveries(document).at(0)["tries"_L1].toArray().isEmpty());
        open(document);
        receiver.ways = {Way::Ok};
        // Another document doesn't wait.
        const QJsonObject another = sent(u"Another"_s);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2, 10'000);
        QCOMPARE(eventIn(receiver.requests.at(1)).value("document"_L1)["id"_L1], another.value("id"_L1));
        // The first one is due again after ten seconds, and not earlier because of the second one.
        const QJsonArray list = deliveries(document);
        QCOMPARE(list.size(), 2);
        for (const QJsonValue& delivery : list)
            QCOMPARE(delivery["state"_L1].toString(), u"waiting"_s);
        const qint64 pause =
            list.at(0)["nextTry"_L1].toInteger() - list.at(0)["tries"_L1][0]["time"_L1].toInteger();
        QVERIFY2(pause >= 8'900 && pause <= 11'500, qPrintable(QString::number(pause)));
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 4, 20'000);
        QCOMPARE(typesIn(receiver.requests.mid(2)), (QStringList{u"sent"_s, u"opened"_s}));
        QCOMPARE(receiver.requests.at(2).header("X-Inkstone-Delivery"),
                 receiver.requests.at(0).header("X-Inkstone-Delivery")); // the same on a retry
        QCOMPARE(receiver.requests.at(2).body, receiver.requests.at(0).body);
    }

    void redelivered()
    {
        HookReceiver receiver;
        const QByteArray path = subscribed(receiver.url());
        const QJsonObject document = sent();
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 10'000);
        QTRY_COMPARE(deliveries(document).at(0)["state"_L1].toString(), u"delivered"_s);
        const QByteArray again = ContractClient::pathOf(document) + "/deliveries/" +
                                 deliveries(document).at(0)["id"_L1].toString().toLatin1() + "/redeliver";
        QCOMPARE(m_client.mine("POST", again).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2, 10'000);
        QCOMPARE(receiver.requests.at(1).header("X-Inkstone-Delivery"),
                 receiver.requests.at(0).header("X-Inkstone-Delivery"));
        QCOMPARE(m_client.as(m_client.service.otherAuth, "POST", again).status, 404);
        QCOMPARE(m_client.mine("POST", path + "/pause").status, 200);
        const RawAnswer paused = m_client.mine("POST", again);
        QCOMPARE(paused.status, 409);
        QCOMPARE(json(paused).value("reason"_L1).toString(), u"subscription_is_paused"_s);
    }

    void pausedEventsWait()
    {
        HookReceiver receiver;
        const QByteArray path = subscribed(receiver.url());
        const RawAnswer paused = m_client.mine("POST", path + "/pause");
        QCOMPARE(paused.status, 200);
        QCOMPARE(ContractClient::object(paused, "subscription").value("paused"_L1).toBool(), true);
        const QJsonObject document = sent();
        open(document);
        for (const char* act : {"/test", "/replay?after=0"})
            QCOMPARE(m_client.mine("POST", path + act).status, 409);
        QCOMPARE(m_client.mine("POST", path + "/pause").status, 200); // again changes nothing
        QCOMPARE(deliveries(document).size(), 2);
        QCOMPARE(receiver.requests.size(), 0);
        const RawAnswer resumed = m_client.mine("POST", path + "/resume");
        QCOMPARE(ContractClient::object(resumed, "subscription").value("paused"_L1).toBool(), false);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2, 10'000);
        QCOMPARE(typesIn(receiver.requests), (QStringList{u"sent"_s, u"opened"_s}));
    }

    void testEvents()
    {
        HookReceiver receiver;
        HookReceiver other;
        const QByteArray path = subscribed(receiver.url(), {u"completed"_s});
        (void)subscribed(other.url());
        const qint64 before = last();
        QCOMPARE(m_client.mine("POST", path + "/test").status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 10'000);
        const QJsonObject event = eventIn(receiver.requests.at(0));
        QCOMPARE(event.value("type"_L1).toString(), u"test"_s);
        QCOMPARE(event.value("id"_L1).toInteger(-1), 0);
        QVERIFY(event.value("document"_L1).isNull());
        QCOMPARE(other.requests.size(), 0);
        QCOMPARE(after(before).size(), 0); // nothing has happened
        QCOMPARE(last(), before);
        (void)sent();
        QCOMPARE(after(before).at(0)["id"_L1].toInteger(), before + 1); // without a gap
        QTRY_COMPARE_WITH_TIMEOUT(other.requests.size(), 1, 10'000);
        const auto ofTest = [&] {
            for (const QJsonValue& each :
                 json(m_client.mine("GET", "/v1/user/deliveries")).value("deliveries"_L1).toArray())
                if (each["id"_L1].toString().toLatin1() ==
                    receiver.requests.at(0).header("X-Inkstone-Delivery"))
                    return each.toObject();
            return QJsonObject();
        };
        QTRY_COMPARE(ofTest().value("state"_L1).toString(), u"delivered"_s);
        QCOMPARE(ofTest().value("eventType"_L1).toString(), u"test"_s);
        QCOMPARE(ofTest().value("eventId"_L1).toInteger(-1), 0);
        QCOMPARE(ofTest().value("documentId"_L1).toInteger(-1), 0);
        // Several tests in a row arrive as well, each with a delivery of its own.
        QCOMPARE(m_client.mine("POST", path + "/test").status, 200);
        QCOMPARE(m_client.mine("POST", path + "/test").status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 3, 10'000);
        QSet<QByteArray> ids;
        for (const Received& post : std::as_const(receiver.requests))
            ids.insert(post.header("X-Inkstone-Delivery"));
        QCOMPARE(ids.size(), 3);
        QCOMPARE(last(), before + 1);
    }

    void anyDeliveryIsSentAgain()
    {
        HookReceiver receiver;
        const QByteArray path = subscribed(receiver.url());
        QCOMPARE(m_client.mine("POST", path + "/test").status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 10'000);
        QJsonObject document = wanted(52);
        document.insert("documentSetting"_L1, QJsonObject{{"postBackURL"_L1, receiver.url()}});
        document = m_client.created(document);
        finish(document);
        // The test, four events and both POSTs of the callback.
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 7, 20'000);
        const auto pathOf = [](const Received& post) {
            return "/v1/user/deliveries/" + post.header("X-Inkstone-Delivery") + "/redeliver";
        };
        const auto isDelivered = [this](const Received& post) {
            for (const QJsonValue& each :
                 json(m_client.mine("GET", "/v1/user/deliveries")).value("deliveries"_L1).toArray())
                if (each["id"_L1].toString().toLatin1() == post.header("X-Inkstone-Delivery"))
                    return each["state"_L1].toString() == u"delivered"_s;
            return false;
        };
        const QByteArray absent = QByteArray("/v1/user/deliveries/") + absentGuid + "/redeliver";
        const RawAnswer none = m_client.mine("POST", absent);
        QCOMPARE(none.status, 404);
        const QByteArray limited = keyWith(
            {{"folderId"_L1,
              ContractClient::object(
                  m_client.mine("POST", "/v1/folders",
                                ServiceFixture::bytes({{"folder"_L1, QJsonObject{{"name"_L1, u"Letters"_s},
                                                                                 {"folderType"_L1, 1}}}})),
                  "data")
                  .value("id"_L1)}});
        const QByteArray reader = keyWith({{"scopes"_L1, QJsonArray{u"read"_s}}});
        const QList<Received> posts = receiver.requests;
        for (qsizetype i = 0; i < posts.size(); ++i) {
            QTRY_VERIFY(isDelivered(posts.at(i)));
            const RawAnswer strange = m_client.as(m_client.service.otherAuth, "POST", pathOf(posts.at(i)));
            QCOMPARE(strange.status, 404); // as if there were none
            QCOMPARE(json(strange).value("reason"_L1), json(none).value("reason"_L1));
            for (const QByteArray& key : {limited, reader})
                QCOMPARE(m_client.as(key, "POST", pathOf(posts.at(i))).status, 403);
            const RawAnswer again = m_client.mine("POST", pathOf(posts.at(i)));
            QCOMPARE(again.status, 200);
            QCOMPARE(json(again), (QJsonObject{{"success"_L1, true}}));
            QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), posts.size() + i + 1, 10'000);
            const Received& repeated = receiver.requests.last();
            QCOMPARE(repeated.header("X-Inkstone-Delivery"), posts.at(i).header("X-Inkstone-Delivery"));
            if (!eventIn(posts.at(i)).isEmpty()) QCOMPARE(repeated.body, posts.at(i).body);
        }
        QCOMPARE(m_client.nobody("POST", pathOf(posts.at(0))).status, 401);
        QCOMPARE(m_client.mine("POST", path + "/pause").status, 200);
        const RawAnswer paused = m_client.mine("POST", pathOf(posts.at(0)));
        QCOMPARE(paused.status, 409);
        QCOMPARE(json(paused).value("reason"_L1).toString(), u"subscription_is_paused"_s);
        QCOMPARE(m_client.mine("POST", path + "/resume").status, 200);
        // Events of a document that was deleted for good can still be sent again; its callbacks can't.
        const QByteArray ids = "?ids=" + ContractClient::idOf(document);
        QCOMPARE(m_client.mine("DELETE", "/documents/array" + ids).status, 200);
        QCOMPARE(m_client.mine("DELETE", "/documents/array" + ids + "&purge=true").status, 200);
        const qsizetype sofar = receiver.requests.size();
        int sentAgain = 0;
        for (const Received& post : posts) {
            const bool isEvent = !eventIn(post).isEmpty();
            QCOMPARE(m_client.mine("POST", pathOf(post)).status, isEvent ? 200 : 404);
            sentAgain += isEvent ? 1 : 0;
        }
        QCOMPARE(sentAgain, 5);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), sofar + 5, 10'000);
    }

    void replayed()
    {
        const qint64 before = last();
        const QJsonObject early = sent(u"Early"_s);
        HookReceiver receiver;
        const QByteArray path = subscribed(receiver.url(), {u"sent"_s});
        const QJsonObject late = sent(u"Late"_s);
        open(late); // isn't subscribed
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 10'000);
        QTRY_COMPARE(deliveries(late).at(0)["state"_L1].toString(), u"delivered"_s);
        const RawAnswer answer = m_client.mine("POST", path + "/replay?after=" + QByteArray::number(before));
        QCOMPARE(answer.status, 200);
        QCOMPARE(json(answer).value("events"_L1).toInteger(), 2);
        QCOMPARE(json(answer).value("next"_L1).toInteger(), last());
        QCOMPARE(json(answer).value("more"_L1).toBool(), false);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 3, 10'000);
        QMap<qint64, QByteArray> sentAgain;
        for (const Received& post : receiver.requests.mid(1))
            sentAgain.insert(eventIn(post).value("document"_L1)["id"_L1].toInteger(),
                             post.header("X-Inkstone-Delivery"));
        QCOMPARE(sentAgain.size(), 2);
        QVERIFY(sentAgain.contains(early.value("id"_L1).toInteger()));
        QCOMPARE(sentAgain.value(late.value("id"_L1).toInteger()),
                 receiver.requests.at(0).header("X-Inkstone-Delivery"));
        const RawAnswer ahead =
            m_client.mine("POST", path + "/replay?after=" + QByteArray::number(last() + 1));
        QCOMPARE(ahead.status, 410);
        QCOMPARE(json(ahead).value("reason"_L1).toString(), u"no_such_event_yet"_s);
        QCOMPARE(json(ahead).value("args"_L1)["1"_L1].toInteger(), last());
        for (const char* query : {"/replay", "/replay?after=x", "/replay?after=1&limit=3"})
            QCOMPARE(m_client.mine("POST", path + query).status, 400);
    }

    void removedSubscriptionsGetNothing()
    {
        HookReceiver receiver;
        receiver.ways = {Way::Fault};
        const QByteArray path = subscribed(receiver.url());
        const QJsonObject document = sent();
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 1, 10'000);
        QCOMPARE(m_client.mine("DELETE", path).status, 200);
        QCOMPARE(m_client.mine("DELETE", path).status, 404);
        QCOMPARE(deliveries(document).size(), 0);
        open(document);
        QCOMPARE(deliveries(document).size(), 0);
    }

    void purgedDocumentsKeepTheirEvents()
    {
        const qint64 before = last();
        const QJsonObject document = sent(u"Purged"_s);
        const QByteArray ids = "?ids=" + ContractClient::idOf(document);
        QCOMPARE(m_client.mine("DELETE", "/documents/array" + ids).status, 200);
        QCOMPARE(m_client.mine("DELETE", "/documents/array" + ids + "&purge=true").status, 200);
        const QJsonArray events = after(before);
        QCOMPARE(typesIn(events), QStringList{u"sent"_s});
        QCOMPARE(events.at(0)["document"_L1]["title"_L1].toString(), u"Purged"_s);
    }

    void aReaderMissesNothingWhileOthersWrite()
    {
        constexpr int writers = 6;
        constexpr int each = 8;
        const qint64 before = last();
        std::atomic<int> running = writers;
        std::atomic<int> failed = 0;
        std::vector<std::thread> threads;
        const ServiceFixture& service = m_client.service;
        for (int i = 0; i < writers; ++i)
            threads.emplace_back([&] {
                for (int n = 0; n < each; ++n) {
                    const RawAnswer answer = service.create(wanted(52));
                    if (answer.status != 201) ++failed;
                }
                --running;
            });
        qint64 next = before;
        std::set<qint64> documents;
        bool isGapless = true;
        for (bool isLast = false; !isLast;) {
            isLast = running == 0;
            const QJsonObject page = changes("?limit=5&after=" + QByteArray::number(next));
            for (const QJsonValue& event : page.value("events"_L1).toArray()) {
                isGapless = isGapless && event["id"_L1].toInteger() == next + 1;
                next = event["id"_L1].toInteger();
                documents.insert(event["document"_L1]["id"_L1].toInteger());
            }
            isGapless = isGapless && page.value("next"_L1).toInteger() == next;
            if (page.value("more"_L1).toBool()) isLast = false;
        }
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(failed, 0);
        QVERIFY(isGapless);
        QCOMPARE(next, before + writers * each);
        QCOMPARE(static_cast<int>(documents.size()), writers * each);
    }

    void sameKeySubscribesOnce()
    {
        const QByteArray body = ServiceFixture::bytes(
            {{"url"_L1, u"https://example.org/"_s}, {"events"_L1, QJsonArray{u"sent"_s}}});
        const QByteArray key = "Idempotency-Key: subscribe-once\r\n";
        const RawAnswer first = m_client.mine("POST", "/v1/user/events", body, key);
        const RawAnswer second = m_client.mine("POST", "/v1/user/events", body, key);
        QCOMPARE(second.status, 201);
        QCOMPARE(json(first), json(second));
        QCOMPARE(json(m_client.mine("GET", "/v1/user/events")).value("subscriptions"_L1).toArray().size(), 1);
    }
};

INK_TEST(TestEvents, "tst_events")

} // namespace tst_events

#include "tst_events.moc"
