// Access control: sessions, failed sign-ins, rate limits, authentication as the first part, TLS, and reverse
// proxies.
#include "app/service/host/servicehost.h"
#include "app/service/http/passwordhash.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/manualclock.h"
#include "tests/support/rawsocket.h"
#include "tests/support/requirements.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QDateTime>
#include <QJsonObject>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTest>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <algorithm>
#include <limits>

namespace tst_access {

using namespace ink;
using namespace ink::test;
using namespace std::chrono_literals;

namespace {

/** A self-signed certificate for this name, and its key, as PEM files. */
bool writeCertificate(const QString& certificateFile, const QString& keyFile, const char* name, long serial)
{
    EVP_PKEY* key = EVP_EC_gen("P-256");
    X509* certificate = X509_new();
    X509_set_version(certificate, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), serial);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -60);
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
    X509_set_pubkey(certificate, key);
    X509_NAME* subject = X509_get_subject_name(certificate);
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char*>(name), -1,
                               -1, 0);
    X509_set_issuer_name(certificate, subject);
    X509_sign(certificate, key, EVP_sha256());
    const auto toFile = [](const QString& path, auto&& write) {
        BIO* bio = BIO_new(BIO_s_mem());
        write(bio);
        char* data = nullptr;
        const long size = BIO_get_mem_data(bio, &data);
        QFile file(path);
        const bool good = file.open(QIODevice::WriteOnly) && file.write(data, size) == size;
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        BIO_free(bio);
        return good;
    };
    const bool good = toFile(certificateFile, [&](BIO* bio) { PEM_write_bio_X509(bio, certificate); }) &&
                      toFile(keyFile, [&](BIO* bio) {
                          PEM_write_bio_PrivateKey(bio, key, nullptr, nullptr, 0, nullptr, nullptr);
                      });
    X509_free(certificate);
    EVP_PKEY_free(key);
    return good;
}

} // namespace

class TestAccess final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    ManualClock m_clock;
    std::unique_ptr<service::ServiceHost> m_host;
    service::ServiceHost::Options m_options;
    QByteArray m_auth;
    QByteArray m_key;

    [[nodiscard]] static quint16 portOf(const service::ServiceHost& host)
    {
        return static_cast<quint16>(QUrl(host.baseUrl()).port());
    }
    [[nodiscard]] quint16 port() const { return portOf(*m_host); }
    [[nodiscard]] bool start()
    {
        auto host = service::ServiceHost::start(m_options, m_clock);
        if (!host) qWarning("%s", qPrintable(host.error().detail.english()));
        if (host) m_host = std::move(*host);
        return host.has_value();
    }
    [[nodiscard]] std::unique_ptr<store::Database> database() const
    {
        auto opened =
            store::openSqlite(m_options.dataFolder + QStringLiteral("/inkstone.db"), store::Schema::Service);
        return opened ? std::move(*opened) : nullptr;
    }
    [[nodiscard]] RawAnswer ask(const QByteArray& request) const
    {
        RawClient client(port());
        return client.ask(request);
    }
    [[nodiscard]] static QByteArray cookieOf(const RawAnswer& login)
    {
        return "Cookie: " + login.header("Set-Cookie").split(';').first() + "\r\n";
    }

private Q_SLOTS:
    void init()
    {
        m_options = {};
        m_options.dataFolder = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()));
        QVERIFY(start());
        const auto key = m_host->addAccount(QStringLiteral("anna@example.com"), QStringLiteral("Anna"));
        QVERIFY(key.has_value());
        m_key = key->reveal();
        m_auth = basicAuth(m_key);
        const auto db = database();
        QVERIFY(db);
        store::AccountStore accounts(*db);
        auto transaction = store::Transaction::begin(*db);
        const auto account = accounts.loadByEmail(QStringLiteral("anna@example.com"));
        QVERIFY(accounts
                    .setPasswordHash(*transaction, account->id,
                                     *service::http::hashPassword(Secret("correct horse")))
                    .has_value());
        QVERIFY(transaction->commit().has_value());
    }
    void cleanup() { m_host.reset(); }

    void sessions()
    {
        const RawAnswer login = ask(get("/v1/user/login?email=anna@example.com&password=correct%20horse"));
        QCOMPARE(login.status, 200);
        QVERIFY(ServiceFixture::json(login).value(QLatin1String("success")).toBool());
        QCOMPARE(ServiceFixture::json(login).value(QLatin1String("user"))[QLatin1String("email")].toString(),
                 QStringLiteral("anna@example.com"));
        const QByteArray rules = login.header("Set-Cookie");
        QVERIFY2(rules.startsWith("JSESSIONID=") && rules.contains("; HttpOnly") &&
                     rules.contains("; SameSite=Strict") && rules.contains("; Path=/") &&
                     !rules.contains("Secure"),
                 rules.constData());
        const QByteArray cookie = cookieOf(login);
        const auto status = [&] { return ask(get("/v1/user", cookie)).status; };
        QCOMPARE(status(), 200);
        m_clock.advance(29min);
        QCOMPARE(status(), 200); // the period starts again here
        m_clock.advance(29min);
        QCOMPARE(status(), 200);
        m_clock.advance(31min);
        QCOMPARE(status(), 401);

        // Twelve hours at most, however active.
        const QByteArray long_ =
            cookieOf(ask(get("/user/login", basicAuth("anna@example.com", "correct horse"))));
        int good = 0;
        for (int i = 0; i < 30; ++i) {
            m_clock.advance(25min);
            if (ask(get("/v1/user", long_)).status == 200) ++good;
        }
        QCOMPARE(good, 28); // 28 × 25 min = 11 h 40 min

        // Signing in with the key works, also without a password in the URL; signing out ends it, and a
        // second time is no error.
        const RawAnswer byKey = ask(get("/v1/user/login?email=" + m_key + "&password="));
        QCOMPARE(byKey.status, 200);
        const QByteArray third = cookieOf(byKey);
        QCOMPARE(ask(get("/v1/user", third)).status, 200);
        for (int i = 0; i < 2; ++i) {
            const RawAnswer out = ask(post("/user/logout", {}, third));
            QCOMPARE(out.status, 200);
            QVERIFY(out.header("Set-Cookie").contains("Max-Age=0"));
        }
        QCOMPARE(ask(get("/v1/user", third)).status, 401);
        QCOMPARE(ask(post("/v1/user/logout", {}, {})).status, 200);
        QCOMPARE(ask(get("/v1/user/login?email=anna@example.com&password=wrong")).status, 401);
    }

    void failedLoginsAreCountedForAllProcesses()
    {
        service::ServiceHost::Options other = m_options;
        const auto second = service::ServiceHost::start(other, m_clock);
        QVERIFY(second.has_value());
        const QByteArray wrong = get("/v1/user", basicAuth("anna@example.com", "wrong"));
        const QByteArray right = get("/v1/user", basicAuth("anna@example.com", "correct horse"));
        for (int i = 0; i < 10; ++i) {
            RawClient client(i % 2 == 0 ? port() : portOf(**second));
            const RawAnswer answer = client.ask(wrong);
            QCOMPARE(answer.status, 401);
            QVERIFY(answer.header("WWW-Authenticate").startsWith("Basic realm=\"inkstone\""));
        }
        for (const quint16 at : {port(), portOf(**second)}) {
            RawClient client(at);
            const RawAnswer answer = client.ask(right);
            QCOMPARE(answer.status, 429);
            QCOMPARE(answer.code(), QStringLiteral("rate_limit"));
            QCOMPARE(answer.header("Retry-After").toInt(), 300);
        }
        // Keys can't be guessed, so they are not throttled.
        QCOMPARE(ask(get("/v1/user", m_auth)).status, 200);
        m_clock.advance(5min + 1s);
        QCOMPARE(ask(right).status, 200);
    }

    void unknownAccountsTakeAsLongAsWrongPasswords()
    {
        // The processor time of the process, alternately, and the minimum of each: other load makes times
        // longer, never shorter.
        qint64 known = std::numeric_limits<qint64>::max();
        qint64 unknown = known;
        for (int i = 0; i < 12; ++i) {
            const bool isKnown = i % 2 == 0;
            m_clock.advance(6min); // not throttled
            const test::WorkTimer work;
            const QByteArray auth = basicAuth(isKnown ? "anna@example.com" : "nobody@example.com", "wrong");
            QCOMPARE(ask(get("/v1/user", auth)).status, 401);
            qint64& shortest = isKnown ? known : unknown;
            shortest = std::min(shortest, work.usecsElapsed());
        }
        QVERIFY2(known < 2 * unknown && unknown < 2 * known,
                 qPrintable(QStringLiteral("%1 and %2 µs").arg(known).arg(unknown)));
    }

    void ratesCountByKey()
    {
        m_host.reset();
        m_options.hasRateLimit = true;
        QVERIFY(start());
        QByteArray otherKey;
        {
            const auto db = database();
            store::AccountStore accounts(*db);
            auto transaction = store::Transaction::begin(*db);
            const auto account = accounts.loadByEmail(QStringLiteral("anna@example.com"));
            otherKey = accounts.addKey(*transaction, account->id, QStringLiteral("two"), m_clock.now(), {})
                           ->reveal();
            QVERIFY(transaction->commit().has_value());
        }
        RawClient client(port());
        for (int i = 0; i < 200; ++i)
            QCOMPARE(client.ask(get(i % 2 == 0 ? "/v1/folders" : "/v1/user", m_auth)).status, 200);
        const RawAnswer refused = client.ask(get("/v1/folders", m_auth));
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.code(), QStringLiteral("rate_limit"));
        QCOMPARE(refused.header("Retry-After"), QByteArray("1"));
        QCOMPARE(client.ask(get("/v1/folders", basicAuth(otherKey))).status, 200);
        QCOMPARE(client.ask(get("/health/live")).status, 200);
        m_clock.advance(20ms);
        QCOMPARE(client.ask(get("/v1/folders", m_auth)).status, 200);
        QCOMPARE(client.ask(get("/v1/folders", m_auth)).status, 429);
    }

    void revokedKeysEndAtOnce()
    {
        RawClient client(port());
        for (int i = 0; i < 3; ++i)
            QCOMPARE(client.ask(get("/v1/folders", m_auth)).status, 200);
        {
            const auto db = database(); // another process
            store::AccountStore accounts(*db);
            auto transaction = store::Transaction::begin(*db);
            const auto account = accounts.loadByEmail(QStringLiteral("anna@example.com"));
            QVERIFY(accounts.revokeKey(*transaction, account->id, accounts.keys(account->id)->first().id)
                        .has_value());
            QVERIFY(transaction->commit().has_value());
        }
        QCOMPARE(client.ask(get("/v1/folders", m_auth)).status, 401);
    }

    void rememberedListsFollowEveryChange()
    {
        RawClient client(port());
        const RawAnswer empty = client.ask(get("/v1/folders", m_auth));
        QCOMPARE(client.ask(get("/v1/folders", m_auth)).body, empty.body);
        const QByteArray etag = "If-None-Match: " + empty.header("ETag") + "\r\n";
        QCOMPARE(client.ask(get("/v1/folders", m_auth + etag)).status, 304);
        const QByteArray folder = R"({"folder":{"name":"New"}})";
        const RawAnswer made =
            client.ask(post("/v1/folders", folder, m_auth + "Content-Type: application/json\r\n"));
        QCOMPARE(made.status, 201);
        const RawAnswer changed = client.ask(get("/v1/folders", m_auth + etag));
        QCOMPARE(changed.status, 200);
        QVERIFY(changed.body.contains("\"New\"") && changed.body.contains("\"documentCount\":0"));
        const qint64 id =
            ServiceFixture::json(made).value(QLatin1String("data"))[QLatin1String("id")].toInteger();
        QJsonObject document = ServiceFixture::document(51);
        document.insert(QStringLiteral("folderId"), id);
        const QByteArray body = part("document", ServiceFixture::bytes(document)) +
                                part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--";
        QCOMPARE(client
                     .ask(post("/v1/documents", body,
                               m_auth + "Content-Type: multipart/form-data; boundary=BB\r\n"))
                     .status,
                 201);
        QVERIFY(client.ask(get("/v1/folders", m_auth)).body.contains("\"documentCount\":1"));
    }

    void authenticationAsTheFirstPart()
    {
        const auto other = m_host->addAccount(QStringLiteral("other@example.com"), QStringLiteral("Other"));
        const QByteArray type = "Content-Type: multipart/form-data; boundary=BB\r\n";
        const QByteArray rest = part("document", ServiceFixture::bytes(ServiceFixture::document(51))) +
                                part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--";
        const QByteArray byKey = part("authentication", "{\"apiKey\":\"" + m_key + "\"}");
        const QByteArray byPassword =
            part("authentication", R"({"email":"anna@example.com","password":"correct horse"})");
        const auto create = [&](const QByteArray& body, const QByteArray& headers = {}) {
            return ask(post("/v1/documents/array", body, type + headers)).status;
        };
        QCOMPARE(create(byKey + rest), 201);
        QCOMPARE(create(byPassword + rest), 201);
        QCOMPARE(create(byKey + rest, m_auth), 201);
        QCOMPARE(create(byKey + rest, basicAuth(other->reveal())), 401);
        QCOMPARE(create(rest), 401);
        QCOMPARE(create(part("authentication", R"({"apiKey":"nonsense"})") + rest), 401);
        QCOMPARE(create(part("authentication", "not json") + rest), 400);
        QCOMPARE(create(part("document", "{}") + byKey + "--BB--"), 401); // not the first
        QCOMPARE(create(part("document", "{}") + byKey + "--BB--", m_auth), 400);
    }

    void tls()
    {
        if (!require(QSslSocket::supportsSsl(), "A TLS client")) return;
        m_host.reset();
        m_options.tlsCertFile = m_folder.filePath(QStringLiteral("cert.pem"));
        m_options.tlsKeyFile = m_folder.filePath(QStringLiteral("key.pem"));
        QVERIFY(writeCertificate(m_options.tlsCertFile, m_options.tlsKeyFile, "first", 1));
        QVERIFY(start());
        QVERIFY(m_host->baseUrl().startsWith(QLatin1String("https://")));
        const auto exchange = [&](const QByteArray& request, QSsl::SslProtocol protocol, QSslSocket& socket) {
            socket.setPeerVerifyMode(QSslSocket::VerifyNone);
            socket.setProtocol(protocol);
            QSslConfiguration how = socket.sslConfiguration();
            how.setAllowedNextProtocols({"h2", "http/1.1"});
            socket.setSslConfiguration(how);
            socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), port());
            if (!socket.waitForEncrypted(5000)) return RawAnswer();
            socket.write(request);
            QByteArray all;
            RawAnswer answer;
            while (answer.status == 0 && (socket.bytesAvailable() > 0 || socket.waitForReadyRead(5000))) {
                all += socket.readAll();
                const qsizetype end = all.indexOf("\r\n\r\n");
                if (end < 0) continue;
                answer.head = all.left(end + 2);
                if (all.size() < end + 4 + answer.header("Content-Length").toLongLong()) continue;
                answer.body = all.mid(end + 4);
                answer.status = all.mid(9, 3).toInt();
            }
            return answer;
        };
        for (const auto protocol : {QSsl::TlsV1_2, QSsl::TlsV1_3}) {
            QSslSocket socket;
            const RawAnswer login = exchange(
                get("/v1/user/login?email=anna@example.com&password=correct%20horse"), protocol, socket);
            QCOMPARE(login.status, 200);
            QVERIFY(login.header("Set-Cookie").endsWith("; Secure"));
            QVERIFY(login.header("Strict-Transport-Security").startsWith("max-age="));
            QCOMPARE(socket.sslConfiguration().nextNegotiatedProtocol(), QByteArray("http/1.1"));
            QCOMPARE(socket.peerCertificate().subjectInfo(QSslCertificate::CommonName).value(0),
                     QStringLiteral("first"));
        }
        // More than a record in both directions.
        QSslSocket large;
        const QByteArray body =
            part("document", ServiceFixture::bytes(ServiceFixture::document(51))) +
            part("files[]", ServiceFixture::sample() + QByteArray(300'000, '\n'), "a.pdf") + "--BB--";
        QCOMPARE(exchange(post("/v1/documents", body,
                               m_auth + "Content-Type: multipart/form-data; boundary=BB\r\n"),
                          QSsl::TlsV1_3, large)
                     .status,
                 201);
        // Without TLS there is no response, and others are not affected.
        RawSocket plain(port());
        (void)plain.send(get("/health/live"));
        plain.endSending();
        QVERIFY(!plain.readAll().startsWith("HTTP/"));
        // A new certificate is loaded; a broken one is not.
        QVERIFY(writeCertificate(m_options.tlsCertFile, m_options.tlsKeyFile, "second", 2));
        QFile second(m_options.tlsCertFile); // its time differs, however coarse the file system's times are
        QVERIFY(second.open(QIODevice::ReadWrite));
        QVERIFY(second.setFileTime(QDateTime::currentDateTime().addSecs(10), QFile::FileModificationTime));
        second.close();
        const auto nameNow = [&] {
            QSslSocket socket;
            (void)exchange(get("/health/live"), QSsl::TlsV1_3, socket);
            return socket.peerCertificate().subjectInfo(QSslCertificate::CommonName).value(0);
        };
        QTRY_COMPARE_WITH_TIMEOUT(nameNow(), QStringLiteral("second"), 12'000);
        m_host.reset();
        QFile broken(m_options.tlsCertFile);
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("nonsense") > 0);
        broken.close();
        const auto refused = service::ServiceHost::start(m_options, m_clock);
        QVERIFY(!refused && refused.error().detail.english().contains(QLatin1String("cert.pem")));
    }

    void proxiesAreBelievedOnlyWhenTrusted()
    {
        const QByteArray far = "X-Forwarded-For: 127.0.0.1, 203.0.113.9\r\nX-Forwarded-Proto: https\r\n";
        QCOMPARE(ask(get("/metrics", far)).status, 200); // headers from untrusted addresses are ignored
        QVERIFY(ask(get("/health/live", far)).header("Strict-Transport-Security").isEmpty());
        m_host.reset();
        m_options.trustedProxies = {QStringLiteral("127.0.0.0/8"), QStringLiteral("10.0.0.0/8")};
        QVERIFY(start());
        QCOMPARE(ask(get("/metrics")).status, 200);
        QCOMPARE(ask(get("/metrics", far)).status, 403);
        QCOMPARE(ask(get("/metrics", "X-Forwarded-For: 203.0.113.9, 10.1.2.3\r\n")).status, 403);
        QCOMPARE(ask(get("/metrics", "X-Forwarded-For: nonsense, 10.1.2.3\r\n")).status, 403);
        const RawAnswer login = ask(get("/v1/user/login", far + m_auth));
        QVERIFY(login.header("Set-Cookie").endsWith("; Secure"));
        QVERIFY(!login.header("Strict-Transport-Security").isEmpty());
        m_host.reset();
        m_options.trustedProxies = {QStringLiteral("nonsense")};
        QVERIFY(!service::ServiceHost::start(m_options, m_clock));
    }
};

INK_TEST(TestAccess, "tst_access")

} // namespace tst_access

#include "tst_access.moc"
