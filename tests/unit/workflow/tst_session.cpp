#include "app/domain/document/document.h"
#include "app/workflow/session/peoplebook.h"
#include "app/workflow/session/session.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_session {

using namespace ink;
using namespace ink::workflow;
using ink::test::FakeTransport;
using ink::test::Outcome;

namespace {

/** A session whose transports are all FakeTransports to the same service. */
struct Place
{
    QTemporaryDir dir;
    QString path = dir.filePath(QStringLiteral("a.ini"));
    std::unique_ptr<settings::Settings> settings = std::make_unique<settings::Settings>(path, QString());
    secrets::MemorySecretStore secrets;
    test::FakeService service;
    QList<std::pair<QUrl, QByteArray>> lines;
    FakeTransport* last = nullptr;
    std::function<Result<api::Response>(const api::Request&)> handler = [this](const api::Request& request) {
        return service.handle(request);
    };
    Result<LocalService> local =
        LocalService{QUrl(QStringLiteral("http://127.0.0.1:4711")), Secret("local-key")};
    int localStarts = 0;
    std::unique_ptr<Session> session;

    Place() { start(); }
    /** Like a restart of the program: only settings and keychain are kept. */
    void start()
    {
        session.reset();
        settings->sync();
        settings = std::make_unique<settings::Settings>(path, QString());
        session = std::make_unique<Session>(
            *settings, secrets,
            [this] {
                ++localStarts;
                return local;
            },
            [this](const QUrl& url, const Secret& key) {
                lines.append({url, key.reveal()});
                auto fake = std::make_unique<FakeTransport>(url);
                fake->setHandler([this](const api::Request& request) { return handler(request); });
                last = fake.get();
                return fake;
            });
    }
    Result<void> open(const QString& id)
    {
        Outcome<void> outcome;
        session->open(id, session.get(), outcome.done());
        if (outcome.calls != 0 || !outcome.wait()) return fail(ErrorCode::Internal);
        return outcome.result;
    }
    Result<void> connectTo(const QString& url, const QByteArray& key = "remote-key")
    {
        Outcome<void> outcome;
        session->connectTo(QUrl(url), Secret(key), session.get(), outcome.done());
        if (outcome.calls != 0 || !outcome.wait()) return fail(ErrorCode::Internal);
        return outcome.result;
    }
    QByteArray settingsText()
    {
        settings->sync();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

} // namespace

class TestSession final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void checksAddresses_data();
    void checksAddresses();
    void opensTheLocalWorkspace();
    void connectsAndRemembers();
    void worksForThisRunWithoutAKeychain();
    void aWrongKeyKeepsNothing();
    void connectsWithRetriesOnRequest();
    void theLastOneToOpenWins();
    void switchingCancelsOldCalls();
    void removesAnAccountWhole();
    void testKeepsNothingAndMayBeAbandoned();
    void remembersPeople();
};

void TestSession::checksAddresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("url"); // empty = rejected
    const auto row = [](const char* text, const char* url) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(url);
    };
    row("https://sign.example.com", "https://sign.example.com");
    row("  sign.example.com/ ", "https://sign.example.com");
    row("https://example.com:8443/api//", "https://example.com:8443/api");
    row("https://example.com/api/v1/", "https://example.com/api");
    row("https://example.com/?key=1#x", "https://example.com");
    row("localhost:8080", "http://localhost:8080");
    row("127.0.0.1:8080", "http://127.0.0.1:8080");
    row("http://[::1]:8080", "http://[::1]:8080");
    row("http://sign.example.com", "");
    row("http://localhost.example.com", "");
    row("http://192.168.1.5", "");
    row("ftp://127.0.0.1", "");
    row("file:///etc/passwd", "");
    row("https://user:secret@example.com", "");
    row("javascript:alert(1)", "");
    row("https://", "");
    row("", "");
    row("a b", "");
}

void TestSession::checksAddresses()
{
    QFETCH(QString, text);
    QFETCH(QString, url);
    const auto checked = Session::checkBaseUrl(text);
    if (url.isEmpty()) {
        QVERIFY2(!checked, checked ? qPrintable(checked->toString()) : "");
        QCOMPARE(checked.error().code, ErrorCode::Validation);
        QCOMPARE(checked.error().fields.first().field, QStringLiteral("baseUrl"));
        QVERIFY(!checked.error().detail.english().contains(QStringLiteral("secret")));
    } else {
        QVERIFY2(checked, checked ? "" : qPrintable(checked.error().detail.english()));
        QCOMPARE(checked->toString(), url);
    }
}

void TestSession::opensTheLocalWorkspace()
{
    Place place;
    QVERIFY(!place.session->hasLastProfile());
    QVERIFY(!place.session->client());
    QVERIFY(!place.session->isLocal() && !place.session->isRemote());
    QSignalSpy spy(place.session.get(), &Session::currentChanged);
    QVERIFY(place.open(QStringLiteral("local")));
    QCOMPARE(spy.count(), 1);
    QVERIFY(place.session->isLocal() && !place.session->isRemote());
    QCOMPARE(place.session->current()->baseUrl, QUrl(QStringLiteral("http://127.0.0.1:4711")));
    QCOMPARE(place.lines.last().second, QByteArray("local-key"));
    QVERIFY(!place.settingsText().contains("local-key"));
    QVERIFY(!place.settingsText().contains("4711")); // another port each time
    place.start();
    QVERIFY(place.session->hasLastProfile());
    Outcome<void> last;
    place.session->openLastProfile(this, last.done());
    QVERIFY(last.wait());
    QVERIFY(last.result && place.session->isLocal());
    QCOMPARE(place.localStarts, 2);
    place.local = fail(ErrorCode::Database, Message::literal(QStringLiteral("disk full")));
    QCOMPARE(place.open(QStringLiteral("local")).error().code, ErrorCode::Database);
    QVERIFY(place.session->client()); // the old one stays
}

void TestSession::connectsAndRemembers()
{
    Place place;
    QVERIFY(place.connectTo(QStringLiteral("https://sign.example.com/")));
    const auto profile = place.session->current();
    QVERIFY(profile);
    QVERIFY(place.session->isRemote() && !place.session->isLocal());
    QCOMPARE(profile->email, QStringLiteral("grace@example.com"));
    QVERIFY(place.secrets.contains(profile->id));
    QVERIFY(!place.session->isKeyTemporary());
    QVERIFY(!place.settingsText().contains("remote-key"));
    // The same account again is the same profile, with the newer key.
    QVERIFY(place.connectTo(QStringLiteral("https://sign.example.com"), "newer-key"));
    QCOMPARE(place.session->profiles().size(), 1);
    place.start();
    QCOMPARE(place.session->profiles(), QList{*profile});
    Outcome<void> last;
    place.session->openLastProfile(this, last.done());
    QVERIFY(last.wait());
    QVERIFY(last.result);
    QCOMPARE(place.lines.last(),
             (std::pair<QUrl, QByteArray>(QUrl(QStringLiteral("https://sign.example.com")), "newer-key")));
}

void TestSession::worksForThisRunWithoutAKeychain()
{
    Place place;
    place.secrets.setFailure(ErrorCode::Keychain);
    QVERIFY(place.connectTo(QStringLiteral("https://sign.example.com")));
    QVERIFY(place.session->isKeyTemporary());
    const QString id = place.session->current()->id;
    QVERIFY(place.open(QStringLiteral("local")));
    QVERIFY(!place.session->isKeyTemporary());
    QVERIFY(place.open(id)); // the key is still available in this run
    QCOMPARE(place.lines.last().second, QByteArray("remote-key"));
    QVERIFY(!place.settingsText().contains("remote-key"));
    place.start();
    QCOMPARE(place.open(id).error().code, ErrorCode::Keychain);
    place.secrets.setFailure(std::nullopt);
    QCOMPARE(place.open(id).error().code, ErrorCode::Auth);
    QVERIFY(!place.session->client());
}

void TestSession::aWrongKeyKeepsNothing()
{
    Place place;
    place.handler = [](const api::Request&) { return FakeTransport::json({}, 401); };
    const auto result = place.connectTo(QStringLiteral("https://sign.example.com"));
    QCOMPARE(result.error().code, ErrorCode::Auth);
    QVERIFY(place.session->profiles().isEmpty());
    QVERIFY(!place.session->client());
    QVERIFY(!place.session->hasLastProfile());
    QCOMPARE(place.connectTo(QStringLiteral("http://sign.example.com")).error().code, ErrorCode::Validation);
}

void TestSession::connectsWithRetriesOnRequest()
{
    Place place;
    int requests = 0;
    place.handler = [&](const api::Request& request) -> Result<api::Response> {
        if (++requests == 1) return FakeTransport::json({}, 503);
        return place.service.handle(request);
    };
    QCOMPARE(place.connectTo(QStringLiteral("https://sign.example.com")).error().code,
             ErrorCode::Unavailable);
    QCOMPARE(requests, 1);
    requests = 0;
    api::RetryPolicy retry = api::RetryPolicy::standard();
    retry.baseDelay = std::chrono::milliseconds(1);
    Outcome<void> outcome;
    place.session->connectTo(QUrl(QStringLiteral("https://sign.example.com")), Secret("remote-key"), this,
                             outcome.done(), retry);
    QVERIFY(outcome.wait());
    QVERIFY(outcome.result);
    QCOMPARE(requests, 2);
    QVERIFY(place.session->isRemote());
}

void TestSession::theLastOneToOpenWins()
{
    Place place;
    QVERIFY(place.connectTo(QStringLiteral("https://sign.example.com")));
    const QString remote = place.session->current()->id;
    QVERIFY(place.open(QStringLiteral("local")));
    Outcome<void> first;
    Outcome<void> second;
    place.session->open(remote, this, first.done());
    place.session->open(QStringLiteral("local"), this, second.done());
    QVERIFY(first.wait() && second.wait());
    QCOMPARE(first.result.error().code, ErrorCode::Cancelled);
    QVERIFY(second.result);
    QVERIFY(place.session->isLocal());
}

void TestSession::switchingCancelsOldCalls()
{
    Place place;
    QVERIFY(place.open(QStringLiteral("local")));
    place.last->hang({});
    Outcome<domain::Document> call;
    place.session->client()->retrieve(domain::DocumentId(1), this, call.done());
    QVERIFY(place.connectTo(QStringLiteral("https://sign.example.com")));
    QVERIFY(call.wait());
    QCOMPARE(call.result.error().code, ErrorCode::Cancelled);
}

void TestSession::removesAnAccountWhole()
{
    Place place;
    QVERIFY(place.connectTo(QStringLiteral("https://sign.example.com")));
    const QString id = place.session->current()->id;
    place.session->remove(id);
    QVERIFY(!place.session->client());
    QVERIFY(!place.session->current());
    QVERIFY(place.session->profiles().isEmpty());
    QVERIFY(!place.secrets.contains(id));
    QVERIFY(!place.session->hasLastProfile());
    QVERIFY(!place.settingsText().contains("sign.example.com"));
}

void TestSession::testKeepsNothingAndMayBeAbandoned()
{
    Place place;
    Outcome<domain::AccountDetails> tested;
    place.session->testConnection(QUrl(QStringLiteral("https://sign.example.com")), Secret("k"), this,
                                  tested.done());
    QCOMPARE(tested.calls, 0);
    QVERIFY(tested.wait());
    QVERIFY(tested.result);
    QVERIFY(place.session->profiles().isEmpty() && !place.session->client());
    // The dialog is closed while the server doesn't respond.
    place.handler = [](const api::Request&) { return FakeTransport::json({}); };
    Outcome<domain::AccountDetails> abandoned;
    auto dialog = std::make_unique<QObject>();
    place.session->testConnection(QUrl(QStringLiteral("https://sign.example.com")), Secret("k"), dialog.get(),
                                  abandoned.done());
    dialog.reset();
    test::processEvents();
    QCOMPARE(abandoned.calls, 0);
}

void TestSession::remembersPeople()
{
    QTemporaryDir dir;
    settings::Settings settings(dir.filePath(QStringLiteral("p.ini")), {});
    PeopleBook book(settings);
    QSignalSpy spy(&book, &PeopleBook::changed);
    book.remember({QStringLiteral("Ada Lovelace"), QStringLiteral("ada@example.com")});
    book.remember({QStringLiteral("Bo"), QStringLiteral("bo@example.com")});
    book.remember({QStringLiteral("no address"), QStringLiteral("nonsense")});
    book.remember({QStringLiteral(" Ada King "), QStringLiteral("ADA@example.com")});
    QCOMPARE(spy.count(), 3);
    QCOMPARE(book.people().size(), 2);
    QCOMPARE(book.people().first().name, QStringLiteral("Ada King"));
    QCOMPARE(book.findMatches(QStringLiteral("ki")).size(), 1);
    QCOMPARE(book.findMatches(QStringLiteral("BO@")).size(), 1);
    QCOMPARE(book.findMatches(QString()).size(), 2);
    QVERIFY(book.findMatches(QStringLiteral("x")).isEmpty());
    PeopleBook again(settings);
    QCOMPARE(again.people(), book.people());
    for (int i = 0; i < 250; ++i)
        again.remember({QStringLiteral("P"), QStringLiteral("p%1@example.com").arg(i)});
    QCOMPARE(again.people().size(), PeopleBook::maxPeople);
    again.forget(QStringLiteral("P249@example.com"));
    QCOMPARE(again.people().first().email, QStringLiteral("p248@example.com"));
}

INK_TEST(TestSession, "tst_session")

} // namespace tst_session

#include "tst_session.moc"
