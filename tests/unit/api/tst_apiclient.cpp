#include "app/api/apiclient.h"
#include "app/domain/document/document.h"
#include "app/wire/accountcodec.h"
#include "app/wire/foldercodec.h"
#include "app/wire/listcodec.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/faketransport.h"
#include "tests/support/testmain.h"
#include "tests/unit/api/callresult.h"

#include <QJsonArray>
#include <QTest>

namespace tst_apiclient {

using namespace ink;
using namespace ink::api;
using namespace ink::domain;
using ink::test::bodyOf;
using ink::test::FakeTransport;
using ink::test::Got;
using namespace std::chrono_literals;

namespace {

/** A retry policy that records its delays and doesn't wait. */
RetryPolicy quick(QList<std::chrono::milliseconds>& pauses)
{
    RetryPolicy policy = RetryPolicy::standard();
    policy.randomFraction = [] { return 0.5; };
    policy.wait = [&pauses](std::chrono::milliseconds pause, QObject* context, std::function<void()> then) {
        pauses.append(pause);
        QMetaObject::invokeMethod(context, std::move(then), Qt::QueuedConnection);
    };
    return policy;
}

const QString guid = QStringLiteral("0a1b2c3d-1111-4222-8333-444455556666");

void learnThatKeysAreHonoured(FakeTransport& transport, ApiClient& client)
{
    domain::AccountDetails account;
    account.email = QStringLiteral("anna@example.com");
    account.limits.idempotencyDays = 7;
    transport.answer(QStringLiteral("/v1/user/"), wire::toJson(account));
    QObject context;
    Got<domain::AccountDetails> told;
    client.accountDetails(&context, told.done());
    QVERIFY(told.wait());
    QVERIFY(told.result);
}

} // namespace

class TestApiClient final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCallHasItsMethodAndPath();
    void bodies();
    void createsWithAMultipart();
    void goesOutOnceWhereKeysMeanNothing();
    void retriesWhatIsHarmless();
    void doesNotRepeatAWriteWithoutAKey();
    void honoursRetryAfter();
    void cancelEndsOnceAndLater();
    void nothingComesAfterTheContextIsGone();
    void aDyingClientCancelsItsCalls();
    void theClientMayDieInsideACallback();
    void asksWithTheKnownEtag();
    void oddAnswersAreProtocolErrors_data();
    void oddAnswersAreProtocolErrors();
    void namesOfDownloads();

private:
    QList<std::chrono::milliseconds> m_pauses;
};

void TestApiClient::everyCallHasItsMethodAndPath()
{
    FakeTransport transport;
    transport.setHandler([](const Request&) { return FakeTransport::json({}); });
    ApiClient client(transport, RetryPolicy::never());
    const DocumentId id(7);
    const auto nobody = [](const auto&) {};
    Folder folder;
    folder.id = FolderId(3);
    folder.name = QStringLiteral("Leases");
    client.accountDetails(this, nobody);
    client.list({}, this, nobody);
    client.retrieve(id, this, nobody);
    client.create(test::emptyDraft(), {}, QStringLiteral("k"), this, nobody);
    client.update(id, {}, {}, this, nobody);
    client.replaceTags(id, {}, this, nobody);
    client.invitations(id, this, nobody);
    client.replaceInvitations(id, {}, std::nullopt, this, nobody);
    client.remind(id, guid, this, nobody);
    client.addFiles(id, {{QStringLiteral("a"), QStringLiteral("/a")}}, this, nobody);
    client.removeFile(id, FileId(9), this, nobody);
    client.fileBytes(id, FileId(9), this, nobody);
    client.download(id, QStringLiteral("esign"), FileId(9), this, nobody);
    client.remove({id}, this, nobody);
    client.folders(FolderType::Documents, this, nobody);
    client.folders(FolderType::Templates, this, nobody);
    client.createFolder(folder, this, nobody);
    client.updateFolder(folder, this, nobody);
    client.removeFolder(folder.id, this, nobody);
    client.updateSettings({}, this, nobody);
    client.logout(this, nobody);
    client.deliveries(id, this, nobody);
    client.redeliver(id, guid, this, nobody);
    client.useTemplate(id, {}, QStringLiteral("k"), this, nobody);
    client.sendBulk(id, {}, QStringLiteral("k"), this, nobody);
    client.report(id, 2, 50, this, nobody);
    client.login(this, nobody);
    client.files(id, this, nobody);
    client.reportCsv(id, true, this, nobody);
    client.checkReady(this, nobody);
    const QStringList expected{QStringLiteral("GET /v1/user/"),
                               QStringLiteral("GET /v2/documents/search2"),
                               QStringLiteral("GET /v1/documents/7"),
                               QStringLiteral("POST /v1/documents/array"),
                               QStringLiteral("PUT /v1/documents/7"),
                               QStringLiteral("PUT /v1/documents/7/tags"),
                               QStringLiteral("GET /v1/documents/7/invitations"),
                               QStringLiteral("PUT /v1/documents/7/invitations"),
                               QStringLiteral("POST /v1/documents/7/resend/") + guid,
                               QStringLiteral("POST /v1/documents/7/files"),
                               QStringLiteral("DELETE /v1/documents/7/files/9"),
                               QStringLiteral("GET /v1/documents/7/files/9"),
                               QStringLiteral("GET /v1/documents/7/download"),
                               QStringLiteral("DELETE /documents/array"),
                               QStringLiteral("GET /v1/folders"),
                               QStringLiteral("GET /v1/folders/template"),
                               QStringLiteral("POST /v1/folders"),
                               QStringLiteral("PUT /v1/folders/3"),
                               QStringLiteral("DELETE /v1/folders/3"),
                               QStringLiteral("PUT /v1/user/userSettings"),
                               QStringLiteral("POST /user/logout"),
                               QStringLiteral("GET /v1/documents/7/deliveries"),
                               QStringLiteral("POST /v1/documents/7/deliveries/") + guid +
                                   QStringLiteral("/redeliver"),
                               QStringLiteral("POST /v2/templates/sign/7"),
                               QStringLiteral("POST /v1/templates/use/7/"),
                               QStringLiteral("GET /v1/documents/7/childrentags"),
                               QStringLiteral("GET /v1/user/login"),
                               QStringLiteral("GET /v1/documents/7/files"),
                               QStringLiteral("GET /v1/documents/7/childrentags"),
                               QStringLiteral("GET /health/ready")};
    QCOMPARE(transport.log(), expected);
    QCOMPARE(transport.requests().at(12).query, QByteArray("content=esign&fileId=9"));
    QCOMPARE(transport.requests().at(25).query, QByteArray("pageIndex=2&pageSize=50"));
    QCOMPARE(transport.requests().at(28).query, QByteArray("masked=show"));
    QCOMPARE(transport.requests().at(28).accept, QByteArray("text/csv"));
    QCOMPARE(transport.requests().at(26).query, QByteArray()); // never a password in a query
    for (const Request& request : transport.requests())
        QCOMPARE(request.isAnonymous, request.path.startsWith(QStringLiteral("/health/")));
    client.redeliver(guid, this, nobody); // any of the account
    QCOMPARE(transport.log().constLast(), QStringLiteral("POST /v1/user/deliveries/%1/redeliver").arg(guid));
}

void TestApiClient::bodies()
{
    FakeTransport transport;
    transport.setHandler([](const Request&) { return FakeTransport::json({}); });
    ApiClient client(transport, RetryPolicy::never());
    const auto nobody = [](const auto&) {};
    wire::DocumentPatch patch;
    patch.version = 4;
    patch.signingStatus = SigningStatus::InProgress;
    client.update(DocumentId(7), patch, QStringLiteral("key-1"), this, nobody);
    QCOMPARE(transport.last().idempotencyKey, QByteArray("key-1"));
    QCOMPARE(bodyOf(transport.last()),
             (QJsonObject{{QStringLiteral("document"), QJsonObject{{QStringLiteral("version"), 4},
                                                                   {QStringLiteral("signingStatus"), 52}}}}));
    client.remove({DocumentId(7), DocumentId(8)}, this, nobody);
    QCOMPARE(bodyOf(transport.last()), (QJsonObject{{QStringLiteral("ids"), QJsonArray{7, 8}}}));
    QCOMPARE(transport.last().query, QByteArray());
    client.purge({DocumentId(7)}, this, nobody);
    QCOMPARE(bodyOf(transport.last()), (QJsonObject{{QStringLiteral("ids"), QJsonArray{7}}}));
    QCOMPARE(transport.last().query, QByteArray("purge=true"));
    QVERIFY(transport.last().isSentOnce);
    client.replaceTags(DocumentId(7), {test::tag(TagType::Text, QStringLiteral("Name"))}, this, nobody);
    QCOMPARE(bodyOf(transport.last()).value(QStringLiteral("tags")).toArray().size(), 1);
    Folder folder;
    folder.name = QStringLiteral("Leases");
    folder.parent = FolderId(2);
    client.createFolder(folder, this, nobody);
    const auto sent = bodyOf(transport.last()).value(QStringLiteral("folder")).toObject();
    QCOMPARE(sent.value(QStringLiteral("name")).toString(), QStringLiteral("Leases"));
    QCOMPARE(sent.value(QStringLiteral("parent")).toInt(), 2);
    QCOMPARE(sent.value(QStringLiteral("folderType")).toInt(), 1);
}

void TestApiClient::createsWithAMultipart()
{
    FakeTransport transport;
    Document made = test::emptyDraft();
    made.id = DocumentId(11);
    transport.answer(QStringLiteral("/v1/documents/array"), wire::documentsResponse({made}), 201);
    ApiClient client(transport, RetryPolicy::never());
    Got<Document> got;
    client.create(test::emptyDraft(), {{QStringLiteral("a.pdf"), QStringLiteral("/x/a.pdf")}},
                  QStringLiteral("key"), this, got.done());
    QCOMPARE(got.calls, 0);
    QVERIFY(got.wait());
    QVERIFY(got.result);
    QCOMPARE(got.result->id, DocumentId(11));
    const Request request = transport.last();
    QCOMPARE(request.jsonPart, QStringLiteral("document"));
    QCOMPARE(request.kind, Request::Kind::Transfer);
    QCOMPARE(request.files, (QList<api::BodyFile>{{QStringLiteral("a.pdf"), QStringLiteral("/x/a.pdf")}}));
    QCOMPARE(bodyOf(request).value(QStringLiteral("title")).toString(), test::emptyDraft().title);
}

void TestApiClient::goesOutOnceWhereKeysMeanNothing()
{
    FakeTransport transport;
    transport.setHandler([](const Request&) { return FakeTransport::json({}); });
    ApiClient client(transport, RetryPolicy::never());
    const auto nobody = [](const auto&) {};
    const auto create = [&] {
        client.create(test::emptyDraft(), {}, QStringLiteral("key"), this, nobody);
        return transport.last().isSentOnce;
    };
    const auto use = [&] {
        client.useTemplate(DocumentId(7), {}, QStringLiteral("key"), this, nobody);
        return transport.last().isSentOnce;
    };
    QVERIFY(create());
    QVERIFY(use());
    client.addFiles(DocumentId(7), {}, this, nobody);
    QVERIFY(transport.last().isSentOnce); // it has no key
    client.remind(DocumentId(7), QUuid::createUuid().toString(), this, nobody);
    QVERIFY(transport.last().isSentOnce);
    client.retrieve(DocumentId(7), this, nobody);
    QVERIFY(!transport.last().isSentOnce);

    FakeTransport keyed;
    ApiClient other(keyed, RetryPolicy::never());
    learnThatKeysAreHonoured(keyed, other);
    other.create(test::emptyDraft(), {}, QStringLiteral("key"), this, nobody);
    QVERIFY(!keyed.last().isSentOnce);
    other.create(test::emptyDraft(), {}, {}, this, nobody);
    QVERIFY(keyed.last().isSentOnce);
}

void TestApiClient::retriesWhatIsHarmless()
{
    FakeTransport transport;
    m_pauses.clear();
    const QString path = QStringLiteral("/v1/documents/7");
    transport.err(path, ErrorCode::Network);
    transport.answer(path, {}, 503);
    transport.answer(path, wire::documentResponse(test::emptyDraft()));
    ApiClient client(transport, quick(m_pauses));
    Got<Document> got;
    client.retrieve(DocumentId(7), this, got.done());
    QVERIFY(got.wait());
    QVERIFY(got.result);
    QCOMPARE(m_pauses, (QList{400ms, 800ms}));
    // A write with a key is sent once if the server hasn't announced support for keys.
    transport.clearLog();
    m_pauses.clear();
    for (int i = 0; i < 5; ++i)
        transport.answer(path, {}, 503);
    Got<Document> early;
    client.update(DocumentId(7), {}, QStringLiteral("key"), this, early.done());
    QVERIFY(early.wait());
    QCOMPARE(early.result.error().code, ErrorCode::Unavailable);
    QCOMPARE(transport.requests().size(), 1);
    // If keys are supported: at most four attempts.
    learnThatKeysAreHonoured(transport, client);
    transport.clearLog();
    Got<Document> write;
    client.update(DocumentId(7), {}, QStringLiteral("key"), this, write.done());
    QVERIFY(write.wait());
    QCOMPARE(write.result.error().code, ErrorCode::Unavailable);
    QCOMPARE(transport.requests().size(), 4);
    QCOMPARE(write.calls, 1);
    for (const auto& request : transport.requests())
        QCOMPARE(request.idempotencyKey, QByteArray("key"));
}

void TestApiClient::doesNotRepeatAWriteWithoutAKey()
{
    FakeTransport transport;
    m_pauses.clear();
    transport.err(QStringLiteral("/v1/documents/7/tags"), ErrorCode::Network);
    ApiClient client(transport, quick(m_pauses));
    Got<QList<Tag>> got;
    client.replaceTags(DocumentId(7), {}, this, got.done());
    QVERIFY(got.wait());
    QCOMPARE(got.result.error().code, ErrorCode::Network);
    QCOMPARE(transport.requests().size(), 1);
    // Nor a GET that can't succeed, nor one that has timed out.
    transport.answer(QStringLiteral("/v1/documents/7"), {}, 500);
    Got<Document> broken;
    client.retrieve(DocumentId(7), this, broken.done());
    QVERIFY(broken.wait());
    transport.err(QStringLiteral("/v1/documents/7"), ErrorCode::Timeout);
    Got<Document> hung;
    client.retrieve(DocumentId(7), this, hung.done());
    QVERIFY(hung.wait());
    QCOMPARE(hung.result.error().code, ErrorCode::Timeout);
    QCOMPARE(transport.requests().size(), 3);
    QVERIFY(m_pauses.isEmpty());
}

void TestApiClient::honoursRetryAfter()
{
    FakeTransport transport;
    m_pauses.clear();
    const QString path = QStringLiteral("/v1/user/");
    transport.answer(path, {}, 429).response.headers.emplaceBack("Retry-After", "7");
    transport.answer(path, {}, 429).response.headers.emplaceBack("Retry-After", "600");
    ApiClient client(transport, quick(m_pauses));
    Got<AccountDetails> got;
    client.accountDetails(this, got.done());
    QVERIFY(got.wait());
    QCOMPARE(m_pauses, (QList<std::chrono::milliseconds>{7s})); // ten minutes are reported, not waited for
    QCOMPARE(got.result.error().code, ErrorCode::RateLimit);
    QCOMPARE(got.result.error().retryAfterMs, 600'000);
}

void TestApiClient::cancelEndsOnceAndLater()
{
    FakeTransport transport;
    transport.hang(QStringLiteral("/v1/user/"));
    ApiClient client(transport, RetryPolicy::never());
    Got<AccountDetails> got;
    const Call call = client.accountDetails(this, got.done());
    QCOMPARE(transport.open(), 1);
    call.cancel();
    call.cancel();
    QCOMPARE(got.calls, 0);
    QCOMPARE(transport.open(), 0);
    QVERIFY(got.wait());
    QCOMPARE(got.result.error().code, ErrorCode::Cancelled);
    call.cancel();
    test::processEvents();
    QCOMPARE(got.calls, 1);
    // While it waits for a retry.
    transport.err(QStringLiteral("/v1/user/"), ErrorCode::Network);
    RetryPolicy slow = RetryPolicy::standard();
    slow.baseDelay = 10s;
    ApiClient patient(transport, slow);
    Got<AccountDetails> second;
    const Call other = patient.accountDetails(this, second.done());
    QCOMPARE(transport.open(), 1);
    test::processEvents();
    QCOMPARE(transport.open(), 0); // the first attempt has failed
    QCOMPARE(second.calls, 0);
    other.cancel();
    QVERIFY(second.wait());
    QCOMPARE(second.result.error().code, ErrorCode::Cancelled);
}

void TestApiClient::nothingComesAfterTheContextIsGone()
{
    FakeTransport transport;
    transport.hang(QStringLiteral("/v1/user/"));
    ApiClient client(transport, RetryPolicy::never());
    Got<AccountDetails> got;
    auto context = std::make_unique<QObject>();
    client.accountDetails(context.get(), got.done());
    context.reset();
    QCOMPARE(transport.open(), 0); // and the request is ended
    // Cancelled, and destroyed before the notification.
    transport.hang(QStringLiteral("/v1/user/"));
    context = std::make_unique<QObject>();
    client.accountDetails(context.get(), got.done()).cancel();
    context.reset();
    test::processEvents();
    QCOMPARE(got.calls, 0);
}

void TestApiClient::aDyingClientCancelsItsCalls()
{
    auto transport = std::make_unique<FakeTransport>();
    transport->hang({});
    transport->hang({});
    auto client = std::make_unique<ApiClient>(*transport, RetryPolicy::never());
    Got<AccountDetails> first;
    Got<Document> second;
    client->accountDetails(this, first.done());
    client->retrieve(DocumentId(1), this, second.done());
    client.reset();
    transport.reset();
    QCOMPARE(first.calls, 0);
    QVERIFY(first.wait() && second.wait());
    QCOMPARE(first.result.error().code, ErrorCode::Cancelled);
    QCOMPARE(second.result.error().code, ErrorCode::Cancelled);
}

void TestApiClient::theClientMayDieInsideACallback()
{
    FakeTransport transport;
    transport.setHandler([](const Request&) { return FakeTransport::json({}); });
    auto client = std::make_unique<ApiClient>(transport, RetryPolicy::never());
    bool done = false;
    client->list({}, this, [&](const Result<DocumentPage>&) {
        client.reset();
        done = true;
    });
    QVERIFY(QTest::qWaitFor([&] { return done; }));
    test::processEvents();
}

void TestApiClient::asksWithTheKnownEtag()
{
    FakeTransport transport;
    DocumentPage page;
    page.total = 1;
    page.documents = {summaryOf(test::emptyDraft())};
    const QString path = QStringLiteral("/v2/documents/search2");
    transport.answer(path, wire::toJson(page)).response.headers.emplaceBack("ETag", "\"v1\"");
    transport.answerBytes(path, {}, 304);
    transport.answer(path, wire::toJson(page));
    ApiClient client(transport, RetryPolicy::never());
    Got<DocumentPage> first;
    client.list({}, this, first.done());
    QVERIFY(first.wait());
    Got<DocumentPage> second;
    client.list({}, this, second.done());
    QVERIFY(second.wait());
    QCOMPARE(transport.last().ifNoneMatch, QByteArray("\"v1\""));
    QVERIFY(second.result);
    QCOMPARE(second.result->documents, first.result->documents);
    DocumentQuery other;
    other.text = QStringLiteral("lease");
    Got<DocumentPage> third;
    client.list(other, this, third.done());
    QVERIFY(third.wait());
    QVERIFY(transport.last().ifNoneMatch.isEmpty());
}

void TestApiClient::oddAnswersAreProtocolErrors_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("html") << QByteArray("<html>Welcome to the hotel</html>");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("array") << QByteArray("[1]");
    QTest::newRow("types") << QByteArray("{\"document\":{\"title\":[]}}");
    QTest::newRow("no documents") << QByteArray("{\"documents\":[]}");
}

void TestApiClient::oddAnswersAreProtocolErrors()
{
    QFETCH(QByteArray, body);
    FakeTransport transport;
    transport.answerBytes(QStringLiteral("/v1/documents/7"), body);
    ApiClient client(transport, RetryPolicy::never());
    Got<Document> got;
    client.retrieve(DocumentId(7), this, got.done());
    QVERIFY(got.wait());
    QVERIFY(!got.result);
    QCOMPARE(got.result.error().code, ErrorCode::Protocol);
}

void TestApiClient::namesOfDownloads()
{
    FakeTransport transport;
    ApiClient client(transport, RetryPolicy::never());
    const QList<std::pair<QByteArray, QString>> cases{
        {"attachment; filename=\"lease.pdf\"", QStringLiteral("lease.pdf")},
        {"attachment; filename=\"x.pdf\"; filename*=UTF-8''b%C3%A4r.pdf", QStringLiteral("bär.pdf")},
        {"attachment; filename=\"../../etc/passwd\"", QStringLiteral("passwd")},
        {"attachment; filename*=UTF-8''..%5C..%5Cevil%2Fa.pdf", QStringLiteral("a.pdf")},
        {"attachment; filename=..", QString()},
        {"", QString()}};
    for (const auto& [header, name] : cases) {
        transport.answerBytes(QStringLiteral("/v1/documents/7/download"), "%PDF")
            .response.headers.emplaceBack("Content-Disposition", header);
        Got<ApiClient::Download> got;
        client.download(DocumentId(7), {}, {}, this, got.done());
        QVERIFY(got.wait());
        QVERIFY(got.result);
        QCOMPARE(got.result->fileName, name);
        QCOMPARE(got.result->bytes, QByteArray("%PDF"));
    }
}

INK_TEST(TestApiClient, "tst_apiclient")

} // namespace tst_apiclient

#include "tst_apiclient.moc"
