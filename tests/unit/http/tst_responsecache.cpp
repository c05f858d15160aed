#include "app/domain/document/document.h"
#include "app/service/http/routes/routes.h"
#include "app/service/http/server/httpserver.h"
#include "app/service/http/server/responsecache.h"
#include "app/service/signingpage/pagepictures.h"
#include "app/service/signingservice.h"
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/questioncodec.h"
#include "tests/support/rawhttp.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>
#include <QVariantList>

#include <mutex>
#include <thread>

namespace tst_responsecache {

using namespace ink;
using namespace ink::service;
using namespace ink::service::http;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {
const QByteArray listPath("/v2/documents/search2?pageSize=20");
} // namespace

/** Lists and documents are cached for one revision of their account, and uses of API keys are recorded
 * without a write. */
class TestResponseCache final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<Stores> m_stores;
    SystemClock m_clock;
    std::unique_ptr<SigningService> m_service;
    std::unique_ptr<Authenticator> m_authenticator;
    signingpage::PagePictures m_pictures;
    Router m_router;
    std::unique_ptr<HttpServer> m_server;
    quint16 m_port = 0;
    domain::AccountId m_account;
    Secret m_key;
    QByteArray m_auth;

    static QByteArray authOf(const Secret& key) { return basicAuth(key.reveal()); }
    Secret addKey()
    {
        auto transaction = store::Transaction::begin(*m_database);
        const auto key = m_stores->accounts.addKey(*transaction, m_account, u"test"_s, m_clock.now(), {});
        (void)transaction->commit();
        return *key;
    }
    domain::Document add(const QString& title, domain::SigningStatus status, domain::InvitationStatus signer)
    {
        domain::Document document;
        document.accountId = m_account;
        document.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        document.title = title;
        document.status = status;
        domain::Invitation invitation;
        invitation.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        invitation.recipientName = u"Ben"_s;
        invitation.status = signer;
        document.invitations.append(invitation);
        auto transaction = store::Transaction::begin(*m_database);
        auto stored = m_stores->documents.insert(*transaction, document);
        (void)transaction->commit();
        return *stored;
    }
    [[nodiscard]] RawAnswer ask(const QByteArray& path, const QByteArray& headers = {}) const
    {
        RawClient client(m_port);
        return client.ask(tst_responsecache::get(path, m_auth + headers));
    }
    [[nodiscard]] static QJsonObject first(const RawAnswer& answer)
    {
        return QJsonDocument::fromJson(answer.body).object().value("documents"_L1).toArray().at(0).toObject();
    }
    [[nodiscard]] QString titleAt(const QByteArray& path) const
    {
        const QJsonObject answer = QJsonDocument::fromJson(ask(path).body).object();
        return answer.value("document"_L1).toObject().value("title"_L1).toString();
    }
    void rename(const domain::Document& document, const QString& title)
    {
        write(u"UPDATE document SET title = ? WHERE id = ?"_s, {title, document.id.value()});
    }
    void queueJob(store::JobKind kind, const domain::Document& document)
    {
        store::Job job(kind);
        job.key = QString::number(document.id.value());
        job.documentId = document.id;
        job.notBefore = Timestamp::max();
        auto transaction = store::Transaction::begin(*m_database);
        QVERIFY(m_stores->outbox.queue(*transaction, job));
        QVERIFY(transaction->commit());
    }
    [[nodiscard]] static QByteArray pathOf(const domain::Document& document)
    {
        return "/v1/documents/" + QByteArray::number(document.id.value());
    }
    /** Bypasses the service, without a new revision. */
    void write(const QString& sql, const QVariantList& values)
    {
        QVERIFY(store::runText(*m_database, sql, values));
    }
    [[nodiscard]] std::optional<Timestamp> lastUse(const Secret& key) const
    {
        const auto hash = QCryptographicHash::hash(key.reveal(), QCryptographicHash::Sha256);
        const auto state = store::keyState(*m_database, hash, m_clock.now());
        return state && *state ? (*state)->lastUsed : std::nullopt;
    }

private Q_SLOTS:
    void init()
    {
        const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
        auto database = store::openSqlite(m_folder.filePath(name), store::Schema::Service);
        auto blobs = store::BlobStore::open(m_folder.filePath(u"blobs"_s));
        QVERIFY(database && blobs);
        m_database = std::move(*database);
        m_stores = std::make_unique<Stores>(*m_database, *blobs);
        {
            auto transaction = store::Transaction::begin(*m_database);
            m_account = m_stores->accounts.create(*transaction, u"anna@example.com"_s, u"Anna"_s)->id;
            QVERIFY(transaction->commit());
        }
        m_key = addKey();
        m_auth = authOf(m_key);
        m_service = std::make_unique<SigningService>(*m_stores, m_clock, ServiceOptions{});
        m_authenticator = std::make_unique<Authenticator>(*m_stores, m_clock);
        m_router = {};
        addRoutes(m_router, *m_service, *m_authenticator, *m_stores, m_pictures);
        m_server = std::make_unique<HttpServer>(m_router, *m_authenticator, *m_stores, m_clock,
                                                HttpServer::Options());
        m_port = *m_server->start();
    }
    void cleanup() { m_server.reset(); }

    void aListHoldsWhileTheRevisionDoes()
    {
        const auto document =
            add(u"Lease"_s, domain::SigningStatus::Draft, domain::InvitationStatus::NotSent);
        QCOMPARE(first(ask(listPath)).value("title"_L1).toString(), u"Lease"_s);
        write(u"UPDATE document SET title = 'Hidden', version = version + 1 WHERE id = ?"_s,
              {document.id.value()});
        const RawAnswer again = ask(listPath);
        QCOMPARE(first(again).value("title"_L1).toString(), u"Lease"_s); // cached
        QCOMPARE(ask(listPath, "If-None-Match: " + again.header("ETag") + "\r\n").status, 304);
        write(u"UPDATE account SET revision = revision + 1 WHERE id = ?"_s, {m_account.value()});
        const RawAnswer fresh = ask(listPath, "If-None-Match: " + again.header("ETag") + "\r\n");
        QCOMPARE(fresh.status, 200);
        QCOMPARE(first(fresh).value("title"_L1).toString(), u"Hidden"_s);
        QCOMPARE(first(ask("/documents")).value("title"_L1).toString(), u"Hidden"_s);
    }

    void anUnmodifiedListIsNotRememberedWithoutItsRows()
    {
        add(u"Lease"_s, domain::SigningStatus::Draft, domain::InvitationStatus::NotSent);
        const QByteArray etag = ask(listPath).header("ETag");
        m_server = std::make_unique<HttpServer>(m_router, *m_authenticator, *m_stores, m_clock,
                                                HttpServer::Options()); // without a cache
        m_port = *m_server->start();
        QCOMPARE(ask(listPath, "If-None-Match: " + etag + "\r\n").status, 304);
        QCOMPARE(first(ask(listPath)).value("title"_L1).toString(), u"Lease"_s);
    }

    void aDocumentHoldsWhileTheRevisionDoes()
    {
        const auto document =
            add(u"Lease"_s, domain::SigningStatus::InProgress, domain::InvitationStatus::WaitToOpen);
        const QByteArray path = pathOf(document);
        QCOMPARE(titleAt(path), u"Lease"_s);
        rename(document, u"Second"_s);
        QCOMPARE(titleAt(path), u"Lease"_s); // cached
        queueJob(store::JobKind::Mail, document);
        QCOMPARE(titleAt(path), u"Second"_s); // a new job changes what is shown
        rename(document, u"Third"_s);
        QCOMPARE(titleAt(path), u"Third"_s); // while a job is pending, nothing is cached
    }

    void aJobThatIsNotShownKeepsTheCache()
    {
        const auto document =
            add(u"Lease"_s, domain::SigningStatus::InProgress, domain::InvitationStatus::WaitToOpen);
        const QByteArray path = pathOf(document);
        QCOMPARE(titleAt(path), u"Lease"_s);
        rename(document, u"Second"_s);
        for (const store::JobKind kind : {store::JobKind::Callback, store::JobKind::Signature})
            queueJob(kind, document);
        QCOMPARE(titleAt(path), u"Lease"_s); // the revision is the same
        write(u"UPDATE account SET revision = revision + 1 WHERE id = ?"_s, {m_account.value()});
        QCOMPARE(titleAt(path), u"Second"_s);
        rename(document, u"Third"_s);
        QCOMPARE(titleAt(path), u"Second"_s); // cached, although the jobs are pending
    }

    void aJobOfALaterVersionHidesNoDocument()
    {
        const auto document =
            add(u"Lease"_s, domain::SigningStatus::InProgress, domain::InvitationStatus::WaitToOpen);
        const QByteArray path = pathOf(document);
        queueJob(store::JobKind::Mail, document);
        write(u"UPDATE outbox SET kind = 'fax'"_s, {});
        for (const char* part : {"", "/invitations", "/questions"})
            QCOMPARE(ask(path + part).status, 200);
        rename(document, u"Second"_s);
        QCOMPARE(titleAt(path), u"Second"_s); // not cached: its effect on responses is unknown
    }

    void aDocumentWithoutItsSealStateIsAnError()
    {
        const auto document =
            add(u"Lease"_s, domain::SigningStatus::Completed, domain::InvitationStatus::Finalized);
        const QByteArray path = pathOf(document);
        write(u"INSERT INTO seal_level(document_id, level) VALUES (?, 'B-LT')"_s, {document.id.value()});
        write(u"ALTER TABLE seal_level RENAME TO hidden"_s, {});
        QCOMPARE(ask(path).status, 500);
        write(u"ALTER TABLE hidden RENAME TO seal_level"_s, {});
        const RawAnswer answer = ask(path);
        QCOMPARE(answer.status, 200);
        QVERIFY2(answer.body.contains("\"B-LT\""), answer.body.constData());
    }

    void aDocumentThatIsBeingSealedIsAlwaysLookedAt()
    {
        const auto document =
            add(u"Lease"_s, domain::SigningStatus::InProgress, domain::InvitationStatus::Finalized);
        store::Job job(store::JobKind::Finalize);
        job.key = QString::number(document.id.value());
        job.documentId = document.id;
        {
            auto transaction = store::Transaction::begin(*m_database);
            QVERIFY(m_stores->outbox.queue(*transaction, job));
            QVERIFY(transaction->commit());
        }
        const RawAnswer before = ask(listPath);
        QCOMPARE(first(before).value("waitingFor"_L1).toString(), u"Being sealed"_s);
        QCOMPARE(ask(listPath, "If-None-Match: " + before.header("ETag") + "\r\n").status, 304);
        write(u"UPDATE outbox SET tries = 3, last_error = 'The disk is full.'"_s, {});
        const RawAnswer after = ask(listPath, "If-None-Match: " + before.header("ETag") + "\r\n");
        QCOMPARE(after.status, 200);
        QCOMPARE(first(after).value("waitingFor"_L1).toString(),
                 u"Being sealed, attempt 3: The disk is full."_s);
    }

    void aClearedCacheIsFilledAgain()
    {
        const auto document =
            add(u"Lease"_s, domain::SigningStatus::InProgress, domain::InvitationStatus::WaitToOpen);
        const QByteArray path = pathOf(document);
        QCOMPARE(titleAt(path), u"Lease"_s);
        rename(document, u"Second"_s);
        m_server->clearResponseCache();
        QCOMPARE(titleAt(path), u"Second"_s);
        rename(document, u"Third"_s);
        QCOMPARE(titleAt(path), u"Second"_s); // cached
    }

    void aListWithOtherLinksIsModified()
    {
        add(u"Lease"_s, domain::SigningStatus::InProgress, domain::InvitationStatus::WaitToOpen);
        const QByteArray condition = "If-None-Match: " + ask(listPath).header("ETag") + "\r\n";
        QCOMPARE(ask(listPath, condition).status, 304);
        m_service->setBaseUrl(u"http://127.0.0.1:4711"_s);
        m_server->clearResponseCache();
        const RawAnswer answer = ask(listPath, condition);
        QCOMPARE(answer.status, 200);
        QVERIFY2(answer.body.contains("127.0.0.1:4711"), answer.body.constData());
    }

    void aResponseBegunBeforeTheCacheIsClearedIsNotCached()
    {
        ResponseCache cache(1'000'000);
        const domain::AccountId account(1);
        const quint64 old = cache.generation();
        cache.insert(account, "/a", 1, old, Response());
        QVERIFY(cache.find(account, "/a", 1));
        cache.clear();
        QVERIFY(!cache.find(account, "/a", 1));
        cache.insert(account, "/a", 1, old, Response());
        QVERIFY(!cache.find(account, "/a", 1));
        cache.insert(account, "/a", 1, cache.generation(), Response());
        QVERIFY(cache.find(account, "/a", 1));
    }

    void aVerifiedResponseTakesTheSamePath()
    {
        std::mutex mutex;
        QList<std::thread::id> threads;
        const auto record = [&](const Request&) {
            const std::lock_guard lock(mutex);
            threads.append(std::this_thread::get_id());
            return Response();
        };
        Router router;
        Router::Route connection{"GET", u"/connection"_s, Router::Access::Public, Router::Body::None, record};
        connection.workers = Router::Workers::Connection;
        router.add(connection);
        router.add({"GET", u"/cached"_s, Router::Access::Read, Router::Body::None, record,
                    Router::Caching::ByRevision});
        HttpServer::Options options;
        options.threads = 1; // one thread for all connections
        options.verifiesCache = true;
        HttpServer server(router, *m_authenticator, *m_stores, m_clock, options);
        m_port = *server.start();
        add(u"Lease"_s, domain::SigningStatus::Draft, domain::InvitationStatus::NotSent); // a revision
        for (const char* path : {"/connection", "/cached", "/cached"})
            QCOMPARE(ask(path).status, 200);
        server.stop();
        QCOMPARE(threads.size(), 3);
        QVERIFY(threads.at(1) != threads.at(0)); // not cached yet: a worker
        QCOMPARE(threads.at(2), threads.at(0));  // cached, and created again by the connection's thread
    }

    void entityTagAndVersionAreCompared()
    {
        Response response;
        response.body = "{}";
        response.version = 3;
        response.setHeader("ETag", "\"a\"");
        QVERIFY(hasSameContent(response, response));
        Response other = response;
        other.version = 4;
        QVERIFY(!hasSameContent(response, other));
        other = response;
        other.setHeader("ETag", "\"b\"");
        QVERIFY(!hasSameContent(response, other));
        other = response;
        other.body = "[]";
        QVERIFY(!hasSameContent(response, other));
    }

    void aKeyIsUsedWhileOthersWrite()
    {
        const auto writing = store::Transaction::begin(*m_database);
        RawClient client(m_port);
        client.send(tst_responsecache::get(listPath, m_auth));
        QCOMPARE(client.receive(false, 4'000).status, 200); // a writer would wait for ten seconds
        QVERIFY(!lastUse(m_key));
    }

    void theLastUseOfKeysIsSaved()
    {
        const Secret other = addKey();
        QCOMPARE(ask(listPath).status, 200);
        QCOMPARE(ask(listPath).status, 200);
        QVERIFY(!lastUse(m_key));
        QVERIFY(m_authenticator->saveKeyUses());
        QVERIFY(lastUse(m_key));
        QVERIFY(!lastUse(other));
        // The list of keys includes the use by this request.
        RawClient client(m_port);
        QCOMPARE(client.ask(tst_responsecache::get("/v1/user/keys", authOf(other))).status, 200);
        QVERIFY(lastUse(other));
    }

    void aUseThatCouldNotBeSavedIsSavedLater()
    {
        QCOMPARE(ask(listPath).status, 200);
        write(u"CREATE TRIGGER refused BEFORE UPDATE ON api_key BEGIN SELECT RAISE(ABORT, 'no'); END"_s, {});
        QVERIFY(!m_authenticator->saveKeyUses());
        write(u"DROP TRIGGER refused"_s, {});
        QVERIFY(m_authenticator->saveKeyUses());
        QVERIFY(lastUse(m_key));
    }
};

INK_TEST(TestResponseCache, "tst_responsecache")

} // namespace tst_responsecache

#include "tst_responsecache.moc"
