// The update check with a real HTTP server on this computer.
#include "app/api/networktransport.h"
#include "app/settings/settings.h"
#include "app/updates/updatecheck.h"
#include "tests/support/manualclock.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/api/rawserver.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_updatecheck {

using namespace ink;
using namespace ink::updates;
using namespace std::chrono_literals;
namespace options = settings::options;

namespace {

// Made with openssl genpkey -algorithm ed25519, for this test only.
constexpr char makerKey[] = "-----BEGIN PRIVATE KEY-----\n"
                            "MC4CAQAwBQYDK2VwBCIEIGQYns5ptXhl+CFN4XnaG1uNb4oEoBI1qOrqRg63dURR\n"
                            "-----END PRIVATE KEY-----\n";
constexpr char otherKey[] = "-----BEGIN PRIVATE KEY-----\n"
                            "MC4CAQAwBQYDK2VwBCIEIAPtJFUXG1VzC3yeQQqXiw0k+DOYwONp2DlgPVKZ704E\n"
                            "-----END PRIVATE KEY-----\n";

QByteArray feed(int sequence, const QByteArray& version,
                const QByteArray& page = "https://example.org/download")
{
    return "{\"format\":1,\"sequence\":" + QByteArray::number(sequence) + ",\"version\":\"" + version +
           "\",\"page\":\"" + page + "\",\"notes\":{\"en\":\"Faster.\",\"de\":\"Schneller.\"}}";
}

} // namespace

class TestUpdateCheck final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;
    test::ManualClock m_clock;
    std::unique_ptr<test::RawServer> m_server;
    QHash<QByteArray, QByteArray> m_files;
    int m_runs = 0;

    void publish(const QByteArray& announced, const QByteArray& key = makerKey)
    {
        m_files[QByteArrayLiteral("/news/release.json")] = announced;
        m_files[QByteArrayLiteral("/news/release.json.sig")] = signFeed(announced, key) + '\n';
    }

    std::unique_ptr<UpdateCheck> checkWith(settings::Settings& settings, const QUrl& server)
    {
        FeedSource source{server, publicKeyOf(makerKey)};
        source.feed.setPath(QStringLiteral("/news/release.json"));
        return std::make_unique<UpdateCheck>(
            settings, source,
            [](const QUrl& baseUrl) -> std::unique_ptr<api::Transport> {
                api::NetworkTransport::Options chosen;
                chosen.baseUrl = baseUrl;
                chosen.isAnonymized = true;
                return std::make_unique<api::NetworkTransport>(std::move(chosen));
            },
            m_clock, QStringLiteral("1.1.0"));
    }
    std::unique_ptr<UpdateCheck> checkWith(settings::Settings& settings)
    {
        return checkWith(settings, m_server->url());
    }
    QString settingsPath() { return m_home.filePath(QStringLiteral("settings-%1.ini").arg(++m_runs)); }

    static bool run(UpdateCheck& check)
    {
        QSignalSpy checked(&check, &UpdateCheck::checked);
        check.start();
        return checked.wait(5000);
    }

    /** A check of a new workstation, from start to end: all earlier due checks have run. */
    void anotherAsks()
    {
        settings::Settings settings(settingsPath(), QString());
        QVERIFY(run(*checkWith(settings)));
    }

private Q_SLOTS:
    void init()
    {
        m_files.clear();
        m_server =
            std::make_unique<test::RawServer>([this](QTcpSocket* socket, const test::RawServer::Seen& seen) {
                const QByteArray path = seen.line().split(' ').value(1);
                if (m_files.contains(path))
                    test::RawServer::answer(socket, "200 OK", m_files.value(path));
                else
                    test::RawServer::answer(socket, "404 Not Found", "no such file");
            });
    }

    void aNewerVersionIsAnnounced()
    {
        settings::Settings settings(settingsPath(), QString());
        publish(feed(3, "1.2.0"));
        const auto check = checkWith(settings);
        QSignalSpy changed(check.get(), &UpdateCheck::availableChanged);
        QVERIFY(!check->availableRelease());
        QVERIFY(run(*check));
        QCOMPARE(changed.size(), 1);
        const auto release = check->availableRelease();
        QVERIFY(release);
        QCOMPARE(release->version, QStringLiteral("1.2.0"));
        QCOMPARE(release->page, QUrl(QStringLiteral("https://example.org/download")));
        QCOMPARE(release->notesIn(QStringLiteral("de_AT")), QStringLiteral("Schneller."));
        QCOMPARE(release->notesIn(QStringLiteral("fr")), QStringLiteral("Faster."));
        // The next start has the result without a request.
        QVERIFY(checkWith(settings)->availableRelease());
        check->dismiss();
        QVERIFY(!check->availableRelease());
        QVERIFY(!checkWith(settings)->availableRelease());
    }

    void nothingIsToldOfWhoAsks()
    {
        settings::Settings settings(settingsPath(), QString());
        publish(feed(3, "1.2.0"));
        QVERIFY(run(*checkWith(settings)));
        QCOMPARE(m_server->seen().size(), 2);
        for (const auto& seen : m_server->seen()) {
            QCOMPARE(seen.header("User-Agent"), QByteArrayLiteral("Inkstone"));
            QCOMPARE(seen.header("Accept-Language"), QByteArrayLiteral("*"));
            for (const char* name : {"Cookie", "Authorization", "X-Request-Id", "Referer", "From"})
                QVERIFY2(seen.header(name).isEmpty(), name);
            QVERIFY(!seen.line().contains('?'));
            QVERIFY(seen.body.isEmpty());
        }
    }

    void theSameOrAnOlderVersionIsNoNews()
    {
        for (const char* version : {"1.1.0", "1.1", "1.0.9"}) {
            settings::Settings settings(settingsPath(), QString());
            publish(feed(3, version));
            const auto check = checkWith(settings);
            QVERIFY(run(*check));
            QVERIFY2(!check->availableRelease(), version);
        }
        QVERIFY(isNewer(QStringLiteral("1.10"), QStringLiteral("1.9.9")));
    }

    void whatWasChangedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("announced");
        QTest::addColumn<QByteArray>("signature");
        const QByteArray right = feed(3, "1.2.0");
        QTest::newRow("another version") << feed(3, "1.3.0") << signFeed(right, makerKey);
        QTest::newRow("another page")
            << feed(3, "1.2.0", "https://example.net/") << signFeed(right, makerKey);
        QTest::newRow("a blank more") << right + ' ' << signFeed(right, makerKey);
        QTest::newRow("another key") << right << signFeed(right, otherKey);
        QTest::newRow("no signature") << right << QByteArray();
        QTest::newRow("no Base64") << right << QByteArrayLiteral("not a signature");
        QTest::newRow("a short signature") << right << signFeed(right, makerKey).left(40);
    }
    void whatWasChangedIsRefused()
    {
        QFETCH(QByteArray, announced);
        QFETCH(QByteArray, signature);
        settings::Settings settings(settingsPath(), QString());
        m_files[QByteArrayLiteral("/news/release.json")] = announced;
        if (!signature.isEmpty()) m_files[QByteArrayLiteral("/news/release.json.sig")] = signature;
        const auto check = checkWith(settings);
        QTest::ignoreMessage(QtWarningMsg,
                             "The announcement of new versions was refused: its signature is invalid.");
        QVERIFY(run(*check));
        QVERIFY(!check->availableRelease());
        QVERIFY(settings.value(options::updateFeed).isEmpty());
    }

    void whatIsMalformedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("announced");
        QTest::newRow("no JSON") << QByteArrayLiteral("hello");
        QTest::newRow("empty object") << QByteArrayLiteral("{}");
        QTest::newRow("another format") << feed(3, "1.2.0").replace("\"format\":1", "\"format\":2");
        QTest::newRow("no number") << feed(0, "1.2.0");
        QTest::newRow("no version") << feed(3, "newest");
        QTest::newRow("a program as the page") << feed(3, "1.2.0", "file:///usr/bin/true");
        QTest::newRow("a page without TLS") << feed(3, "1.2.0", "http://example.org/");
        QTest::newRow("a page with a password") << feed(3, "1.2.0", "https://a:b@example.org/");
        QTest::newRow("no words") << feed(3, "1.2.0").replace("\"en\"", "\"xx\"");
    }
    void whatIsMalformedIsRefused()
    {
        QFETCH(QByteArray, announced);
        const auto read = readFeed(announced, signFeed(announced, makerKey), publicKeyOf(makerKey));
        QVERIFY(!read);
        QCOMPARE(read.error(), FeedProblem::Malformed);
    }

    void anOldAnnouncementDoesNotComeBack()
    {
        const QString path = settingsPath();
        settings::Settings settings(path, QString());
        publish(feed(5, "1.3.0"));
        const auto check = checkWith(settings);
        QVERIFY(run(*check));
        QCOMPARE(check->availableRelease()->version, QStringLiteral("1.3.0"));
        publish(feed(4, "1.2.0"));
        m_clock.advance(25h);
        QTest::ignoreMessage(QtWarningMsg,
                             "The announcement of new versions was refused: it is older than the last one.");
        QVERIFY(run(*check));
        QCOMPARE(check->availableRelease()->version, QStringLiteral("1.3.0"));
        // A release can be withdrawn by a feed with a higher number.
        publish(feed(6, "1.2.0"));
        m_clock.advance(25h);
        QVERIFY(run(*check));
        QCOMPARE(check->availableRelease()->version, QStringLiteral("1.2.0"));
    }

    void onceADay()
    {
        settings::Settings settings(settingsPath(), QString());
        publish(feed(3, "1.2.0"));
        QVERIFY(run(*checkWith(settings)));
        m_clock.advance(23h);
        const auto second = checkWith(settings);
        second->start();
        anotherAsks();
        QCOMPARE(m_server->seen().size(), 4); // two of the first, two of the other
        m_clock.advance(1h);
        QVERIFY(run(*second));
        QCOMPARE(m_server->seen().size(), 6);
        m_clock.advance(-1000h); // the clock was set back
        QVERIFY(run(*checkWith(settings)));
        QCOMPARE(m_server->seen().size(), 8);
    }

    void offlineIsNoError()
    {
        settings::Settings settings(settingsPath(), QString());
        publish(feed(3, "1.2.0"));
        const QUrl gone = m_server->url();
        m_server.reset();
        const auto check = checkWith(settings, gone);
        QVERIFY(run(*check));
        QVERIFY(!check->availableRelease());
    }

    void theSwitchAndThePolicyTurnItOff()
    {
        publish(feed(3, "1.2.0"));
        const QString path = settingsPath();
        const QString policy = m_home.filePath(QStringLiteral("locked.ini"));
        QFile file(policy);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[updates]\ncheck=false\n");
        file.close();
        {
            settings::Settings settings(path, policy);
            QVERIFY(settings.isLocked(options::checkForUpdates));
            const auto check = checkWith(settings);
            check->start();
            anotherAsks();
            QCOMPARE(m_server->seen().size(), 2);
            QVERIFY(!check->availableRelease());
        }
        settings::Settings settings(path, QString());
        const auto check = checkWith(settings);
        QVERIFY(run(*check));
        QVERIFY(check->availableRelease());
        QSignalSpy changed(check.get(), &UpdateCheck::availableChanged);
        QVERIFY(settings.set(options::checkForUpdates, false));
        QCOMPARE(changed.size(), 1);
        QVERIFY(!check->availableRelease());
        m_clock.advance(25h);
        check->start();
        anotherAsks();
        QCOMPARE(m_server->seen().size(), 6);
    }

    void aProgramWithoutAFeedNeverAsks()
    {
        settings::Settings settings(settingsPath(), QString());
        bool isAsked = false;
        UpdateCheck check(
            settings, {},
            [&](const QUrl&) {
                isAsked = true;
                return std::unique_ptr<api::Transport>();
            },
            m_clock, QStringLiteral("1.0"));
        check.start();
        publish(feed(3, "1.2.0"));
        anotherAsks();
        QVERIFY(!isAsked);
        QVERIFY(!check.availableRelease());
    }

    void theToolSigns()
    {
        const QString tool = ink::test::programPath(QStringLiteral("inkstone-signfeed"));
        if (!test::require(QFile::exists(tool), "inkstone-signfeed")) return;
        const auto write = [this](const QString& name, const QByteArray& bytes) {
            QFile file(m_home.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const QString feedFile = m_home.filePath(QStringLiteral("release.json"));
        const QString keyFile = m_home.filePath(QStringLiteral("key.pem"));
        QVERIFY(write(QStringLiteral("key.pem"), makerKey));
        QVERIFY(write(QStringLiteral("release.json"), feed(3, "1.2.0")));
        QProcess process;
        process.start(tool, {keyFile, feedFile});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QFile signature(feedFile + QStringLiteral(".sig"));
        QVERIFY(signature.open(QIODevice::ReadOnly));
        QVERIFY(readFeed(feed(3, "1.2.0"), signature.readAll(), publicKeyOf(makerKey)));
        process.start(tool, {QStringLiteral("--public"), keyFile});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput().trimmed(), publicKeyOf(makerKey));
        QVERIFY(write(QStringLiteral("release.json"), feed(3, "1.2.0", "http://example.org/")));
        process.start(tool, {keyFile, feedFile});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
    }
};

INK_TEST(TestUpdateCheck, "tst_updatecheck")

} // namespace tst_updatecheck

#include "tst_updatecheck.moc"
