#include "app/service/callbacks/transfers.h"
#include "tests/integration/callbacks/certificates.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace tst_transfers {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using namespace service::callbacks;
using Way = HookReceiver::Way;

namespace {

const Address loopback{127, 0, 0, 1};

/** POST requests in flight, and their results in order. */
class Posts final
{
public:
    explicit Posts(std::chrono::milliseconds timeout = 5s, Lookup lookup = {}, const QString& caFile = {},
                   service::CallbackPolicy policy = {true, false})
        : m_transfers({policy, timeout, caFile, std::move(lookup)})
    {
    }
    void start(const QString& url, const QByteArray& bytes = "hello")
    {
        auto body = std::make_shared<RequestBody>();
        body->add(bytes);
        m_transfers.start({url, {{"Content-Type", "text/plain"}}, body}, [this](TransferResult result) {
            const std::lock_guard lock(m_mutex);
            m_ends.append(std::move(result));
        });
    }
    [[nodiscard]] QList<TransferResult> ends() const
    {
        const std::lock_guard lock(m_mutex);
        return m_ends;
    }
    TransferResult one(const QString& url, const QByteArray& bytes = "hello")
    {
        const qsizetype before = ends().size();
        start(url, bytes);
        if (!QTest::qWaitFor([&] { return ends().size() > before; }, 20'000)) qFatal("hangs");
        return ends().last();
    }
    void stop() { m_transfers.stop(); }

private:
    mutable std::mutex m_mutex;
    QList<TransferResult> m_ends;
    Transfers m_transfers; // destroyed first
};

} // namespace

class TestTransfers final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ways_data();
    void ways();
    void anAnswerBeforeTheBodyDoesNotCount();
    void aHundredHangAndOneArrives();
    void stopIsQuick();
    void proxiesOfTheEnvironmentAreNotUsed();
    void whatMayBeConnectedTo_data();
    void whatMayBeConnectedTo();
    void theCheckedAddressIsTheOneConnectedTo();
    void aNameServerThatHangs();
    void certificates();
};

void TestTransfers::ways_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("arrives");
    const auto row = [](const char* name, Way way, int status, bool arrives) {
        QTest::newRow(name) << int(way) << status << arrives;
    };
    row("204", Way::Ok, 204, true);
    row("500", Way::Fault, 500, false);
    row("a redirect is not followed", Way::Redirect, 302, false);
    row("hangs", Way::Hang, 0, false);
    row("never reads", Way::Deaf, 0, false);
    row("cuts", Way::Reset, 0, false);
    row("endless body", Way::Flood, 200, true);
    row("endless head", Way::FatHead, 0, false);
    row("drips its head", Way::DripHead, 0, false);
    row("drips its body", Way::DripBody, 200, true);
    row("interim answers", Way::Interim, 200, true);
    row("not HTTP", Way::NotHttp, 0, false);
}

void TestTransfers::ways()
{
    QFETCH(int, way);
    QFETCH(int, status);
    QFETCH(bool, arrives);
    HookReceiver receiver;
    receiver.ways = {static_cast<Way>(way)};
    Posts posts(400ms);
    const TransferResult result = posts.one(receiver.url(), QByteArray(3'000'000, 'x'));
    QVERIFY2(result.isSuccess() == arrives, qPrintable(result.error.english()));
    QCOMPARE(result.status, status);
    QCOMPARE(result.error.isEmpty(), arrives);
    QVERIFY(!result.isStopped);
    QCOMPARE(receiver.requests.size(), 1);
    if (way != int(Way::Deaf)) QTRY_COMPARE(receiver.open, 0); // nothing is left open
}

void TestTransfers::anAnswerBeforeTheBodyDoesNotCount()
{
    HookReceiver receiver;
    receiver.ways = {Way::Early};
    Posts posts(500ms);
    QVERIFY(!posts.one(receiver.url(), QByteArray(30'000'000, 'x')).isSuccess());
}

void TestTransfers::aHundredHangAndOneArrives()
{
    HookReceiver dead;
    dead.ways = {Way::Hang};
    HookReceiver good;
    Posts posts(60s);
    for (int i = 0; i < 100; ++i)
        posts.start(dead.url());
    QTRY_COMPARE(dead.requests.size(), 100);
    QVERIFY(posts.one(good.url()).isSuccess());
    QCOMPARE(posts.ends().size(), 1); // before any of the others
}

void TestTransfers::stopIsQuick()
{
    HookReceiver receiver;
    receiver.ways = {Way::Hang};
    Posts posts(60s);
    for (int i = 0; i < 10; ++i)
        posts.start(receiver.url());
    QTRY_COMPARE(receiver.requests.size(), 10);
    posts.stop();
    const QList<TransferResult> ends = posts.ends();
    QCOMPARE(ends.size(), 10);
    for (const TransferResult& end : ends)
        QVERIFY(end.isStopped);  // none has waited until it timed out
    posts.start(receiver.url()); // too late
    QVERIFY(posts.ends().last().isStopped);
}

void TestTransfers::proxiesOfTheEnvironmentAreNotUsed()
{
    HookReceiver proxy;
    HookReceiver receiver;
    for (const char* name : {"http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"})
        qputenv(name, proxy.url().toLatin1());
    Posts posts;
    QVERIFY(posts.one(receiver.url()).isSuccess());
    QCOMPARE(proxy.connections, 0);
    QVERIFY(receiver.requests.at(0).head.startsWith("POST /hook HTTP/1.1\r\n"));
    for (const char* name : {"http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"})
        qunsetenv(name);
}

void TestTransfers::whatMayBeConnectedTo_data()
{
    QTest::addColumn<QString>("url"); // %1 = the receiver's port
    const auto row = [](const char* url) { QTest::newRow(url) << QString::fromLatin1(url); };
    for (const char* url : {"http://127.0.0.1:%1/",
                            "http://localhost:%1/",
                            "http://localhost.:%1/",
                            "http://LOCALHOST:%1/",
                            "http://127.1:%1/",
                            "http://127.0.1:%1/",
                            "http://2130706433:%1/",
                            "http://0x7f000001:%1/",
                            "http://0x7f.0.0.1:%1/",
                            "http://0177.0.0.1:%1/",
                            "http://017700000001:%1/",
                            "http://127.0.0.1.:%1/",
                            "http://[::1]:%1/",
                            "http://[::ffff:127.0.0.1]:%1/",
                            "http://[::127.0.0.1]:%1/",
                            "http://[::]:%1/",
                            "http://0.0.0.0:%1/",
                            "http://0:%1/",
                            "http://10.0.0.1:%1/",
                            "http://169.254.169.254/latest/meta-data",
                            "http://[fe80::1%25lo]:%1/",
                            "http://[64:ff9b::7f00:1]:%1/",
                            "http://[2002:7f00:1::]:%1/",
                            "http://mixed.example:%1/",
                            "http://private.example:%1/",
                            "http://mapped.example:%1/",
                            "http://user@127.0.0.1:%1/",
                            "http://public.example@127.0.0.1:%1/",
                            "http://127.0.0.1:%1\\@public.example/",
                            "http://public.example:80@127.0.0.1:%1/",
                            "ftp://127.0.0.1:%1/",
                            "file:///etc/passwd",
                            "gopher://127.0.0.1:%1/",
                            "//127.0.0.1:%1/",
                            "http:///hook",
                            "http://",
                            ""})
        row(url);
    QTest::newRow("ideographic full stops") << u"http://127。0。0。1:%1/"_s;
    QTest::newRow("full-width digits") << u"http://１２７.0.0.1:%1/"_s;
    QTest::newRow("circled digits") << u"http://①②⑦.⓪.⓪.①:%1/"_s;
    QTest::newRow("a name in circles") << u"http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:%1/"_s;
}

/**
 * Without the operator's permission no request reaches this computer or its network, in any notation.
 */
void TestTransfers::whatMayBeConnectedTo()
{
    QFETCH(QString, url);
    HookReceiver receiver;
    const Lookup lookup = [](const std::string& host) -> std::vector<Address> {
        if (host == "mixed.example") return {{93, 184, 216, 34}, {127, 0, 0, 1}};
        if (host == "private.example") return {{192, 168, 1, 1}};
        if (host == "mapped.example") return {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 127, 0, 0, 1}};
        return systemLookup(host);
    };
    Posts posts(3s, lookup, {}, {});
    const TransferResult result = posts.one(
        url.contains(u"%1"_s) ? QString(url).replace(u"%1"_s, QString::number(receiver.port())) : url);
    QVERIFY(!result.isSuccess());
    QCOMPARE(result.status, 0);
    QVERIFY2(result.error.english().contains(u"not allowed"_s) ||
                 result.error.english().contains(u"address"_s),
             qPrintable(result.error.english()));
    QCOMPARE(receiver.connections, 0);
}

void TestTransfers::theCheckedAddressIsTheOneConnectedTo()
{
    HookReceiver receiver;
    std::atomic_int asked = 0;
    Posts posts(3s, [&](const std::string& host) -> std::vector<Address> {
        ++asked;
        return host == "hook.example" ? std::vector<Address>{loopback} : std::vector<Address>();
    });
    QVERIFY(posts.one(receiver.url(u"hook.example"_s))
                .isSuccess()); // no DNS server has it: the address was pinned
    QCOMPARE(asked.load(), 1);
    QCOMPARE(receiver.requests.at(0).header("Host"), "hook.example:" + QByteArray::number(receiver.port()));
    QVERIFY(posts.one(receiver.url(u"Hook.Example."_s)).isSuccess());
    QCOMPARE(asked.load(), 2); // one look-up per POST
    QVERIFY(posts.one(receiver.url(u"nowhere.example"_s)).error.english().contains(u"not found"_s));
}

void TestTransfers::aNameServerThatHangs()
{
    HookReceiver receiver;
    struct Gate
    {
        std::mutex mutex;
        std::condition_variable wake;
        bool open = false;
    };
    const auto gate = std::make_shared<Gate>(); // a look-up may outlive the test
    Posts posts(800ms, [gate](const std::string& host) -> std::vector<Address> {
        if (host == "good.example") return {loopback};
        std::unique_lock lock(gate->mutex);
        gate->wake.wait(lock, [&] { return gate->open; });
        return {loopback};
    });
    for (int i = 0; i < 40; ++i)
        posts.start(u"http://dead-%1.example:%2/"_s.arg(i).arg(receiver.port()));
    QVERIFY(posts.one(receiver.url(u"good.example"_s)).isSuccess());
    QCOMPARE(posts.ends().size(), 1);
    QTRY_COMPARE(posts.ends().size(), 41); // they have timed out although their look-ups are still running
    {
        const std::lock_guard lock(gate->mutex);
        gate->open = true;
    }
    gate->wake.notify_all();
    QVERIFY(posts.one(receiver.url(u"good.example"_s)).isSuccess());
    QCOMPARE(receiver.connections, 2); // late look-up results are ignored
}

void TestTransfers::certificates()
{
    const QTemporaryDir folder;
    const ServerCertificate right("IP:127.0.0.1,DNS:hook.example");
    const ServerCertificate other("DNS:other.example");
    const auto kept = [&](const QString& name, const QByteArray& pem) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(pem) != pem.size()) qFatal("not written");
        return file.fileName();
    };
    const QString rightFile = kept(u"right.pem"_s, right.certificatePem);
    const QString otherFile = kept(u"other.pem"_s, other.certificatePem);
    const auto post = [](HookReceiver& receiver, const QString& caFile) {
        Posts posts(3s, {}, caFile);
        return posts.one(receiver.url());
    };
    HookReceiver receiver(right.configuration());
    QVERIFY2(post(receiver, rightFile).isSuccess(), qPrintable(post(receiver, rightFile).error.english()));
    const qsizetype arrived = receiver.requests.size();
    QVERIFY(post(receiver, {}).error.english().contains(u"certificate"_s)); // not trusted by the system
    QVERIFY(post(receiver, otherFile).error.english().contains(u"certificate"_s));
    HookReceiver wrongName(other.configuration());
    QVERIFY(post(wrongName, otherFile).error.english().contains(u"certificate"_s));
    QSslConfiguration old = right.configuration();
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    old.setProtocol(QSsl::TlsV1_1);
    QT_WARNING_POP
    HookReceiver outdated(old);
    QVERIFY(!post(outdated, rightFile).isSuccess());
    QCOMPARE(receiver.requests.size(), arrived);
    QCOMPARE(wrongName.requests.size(), 0);
    QCOMPARE(outdated.requests.size(), 0);
}

INK_TEST(TestTransfers, "tst_transfers")

} // namespace tst_transfers

#include "tst_transfers.moc"
