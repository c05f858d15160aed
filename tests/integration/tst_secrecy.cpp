// The API key is not in any file, log, argument list or settings, and only loopback is contacted.
#include "app/api/apiclient.h"
#include "app/api/networktransport.h"
#include "app/api/signercalls.h"
#include "app/secrets/keychainsecretstore.h"
#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "tests/integration/processes.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDirIterator>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_secrecy {

using namespace ink;
using namespace ink::test;

class TestSecrecy final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QProcess m_server;
    QByteArray m_key;
    QString m_url;
    QByteArray m_printed;

    [[nodiscard]] bool isInner() const { return qEnvironmentVariableIsSet("INKSTONE_SECRECY_INNER"); }

    /** All encodings in which careless code might have written the key. */
    [[nodiscard]] QList<QByteArray> disguises() const
    {
        const QString text = QString::fromLatin1(m_key);
        return {m_key, QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2),
                (m_key + ':').toBase64(QByteArray::OmitTrailingEquals).chopped(2),
                m_key.toBase64(QByteArray::OmitTrailingEquals).chopped(2), m_key.toHex()};
    }
    void searchForTheKey()
    {
        int files = 0;
        QDirIterator it(m_dir.path(), QDir::Files | QDir::Hidden | QDir::System,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QByteArray bytes = contentOf(it.next());
            ++files;
            for (const QByteArray& form : disguises())
                QVERIFY2(!bytes.contains(form), qPrintable(it.filePath()));
        }
        QVERIFY(files > 3);
        for (const QByteArray& form : disguises())
            QVERIFY(!m_printed.contains(form));
    }
    /** The rest of a complete run: opened, signed, sealed and downloaded with the same key. */
    void signAndDownload(const QByteArray& printed)
    {
        static const QRegularExpression link(
            QStringLiteral("http://127\\.0\\.0\\.1:\\d+/sign/[0-9a-f-]{36}"));
        const QString url = link.match(QString::fromUtf8(printed)).captured(0);
        QVERIFY(!url.isEmpty());
        api::NetworkTransport::Options options;
        options.baseUrl = QUrl(m_url);
        options.key = Secret(m_key);
        api::NetworkTransport transport(options);
        api::ApiClient client(transport);
        std::optional<Result<wire::SignerView>> view;
        std::optional<domain::DocumentId> done;
        std::optional<QByteArray> sealed;
        QObject scope; // destroyed first, so that late responses have no target
        client.signer(url).view(&scope, [&](Result<wire::SignerView> answer) { view = std::move(answer); });
        QTRY_VERIFY_WITH_TIMEOUT(view.has_value(), 10'000);
        QVERIFY(view->has_value() && !(*view)->tags.isEmpty());
        QImage image(60, 20, QImage::Format_ARGB32);
        image.fill(Qt::darkBlue);
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(image.save(&buffer, "PNG"));
        wire::SignerValues values;
        values.values = {{(*view)->tags.first().tag.id, {}, png}};
        view.reset();
        client.signer(url).finish(values, &scope,
                                  [&](Result<wire::SignerView> answer) { view = std::move(answer); });
        QTRY_VERIFY_WITH_TIMEOUT(view.has_value(), 10'000);
        QVERIFY2(view->has_value(), view->has_value() ? "" : qPrintable(view->error().detail.english()));
        domain::DocumentQuery query;
        query.status = domain::SigningStatus::Completed;
        QTRY_VERIFY_WITH_TIMEOUT((client.list(query, &scope,
                                              [&](const Result<domain::DocumentPage>& page) {
                                                  if (page && page->total > 0)
                                                      done = page->documents.first().id;
                                              }),
                                  done.has_value()),
                                 20'000);
        client.download(
            *done, QStringLiteral("esign"), {}, &scope,
            [&](const Result<api::ApiClient::Download>& got) { sealed = got ? got->bytes : QByteArray(); });
        QTRY_VERIFY_WITH_TIMEOUT(sealed.has_value(), 10'000);
        QVERIFY(sealed->startsWith("%PDF-"));
    }
    void searchTheProcessList()
    {
#ifdef Q_OS_LINUX
        for (const QString& pid : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs))
            QVERIFY2(!contentOf(QStringLiteral("/proc/%1/cmdline").arg(pid)).contains(m_key),
                     qPrintable(pid));
#endif
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (isInner()) return;
        const QProcessEnvironment env = ownHome(m_dir.filePath(QStringLiteral("serverhome")));
        const QString data = m_dir.filePath(QStringLiteral("server"));
        const Ended added =
            runToEnd(binary("inkstoned"),
                     {QStringLiteral("account"), QStringLiteral("add"), QStringLiteral("--data"), data,
                      QStringLiteral("--email"), QStringLiteral("sam@example.com"), QStringLiteral("--json")},
                     env);
        QVERIFY2(added.exitCode == 0, (added.out + added.err).constData());
        m_key =
            QJsonDocument::fromJson(added.out).object().value(QStringLiteral("apiKey")).toString().toLatin1();
        QVERIFY(m_key.size() >= 20);
        m_server.setProcessEnvironment(env);
        m_server.setProcessChannelMode(QProcess::MergedChannels);
        m_server.start(binary("inkstoned"), {QStringLiteral("serve"), QStringLiteral("--data"), data,
                                             QStringLiteral("--listen"), QStringLiteral("127.0.0.1:0")});
        static const QRegularExpression address(QStringLiteral("http://127\\.0\\.0\\.1:\\d+"));
        QTRY_VERIFY_WITH_TIMEOUT(
            (m_printed += m_server.readAll(), address.match(QString::fromUtf8(m_printed)).hasMatch()),
            20'000);
        m_url = address.match(QString::fromUtf8(m_printed)).captured(0);
    }
    void init()
    {
        const bool isInnerTest = QByteArrayView(QTest::currentTestFunction()).startsWith("inner");
        (void)runsHere(isInnerTest == isInner(), "in the other process.");
    }
    void cleanupTestCase()
    {
        if (isInner()) return;
        m_server.terminate();
        QVERIFY(m_server.waitForFinished(10'000));
        QCOMPARE(m_server.exitCode(), 0);
    }

    void withoutAKeychain()
    {
        QProcessEnvironment env = ownHome(m_dir.filePath(QStringLiteral("home1")));
        env.insert(QStringLiteral("INKSTONE_API_KEY"), QString::fromLatin1(m_key));
        QProcess send;
        send.setProcessEnvironment(env);
        send.setProcessChannelMode(QProcess::MergedChannels);
        send.start(binary("inkstone"), {QStringLiteral("send"),
                                        ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf")),
                                        QStringLiteral("--to"), QStringLiteral("anna@example.com"),
                                        QStringLiteral("--server"), m_url});
        QVERIFY(send.waitForStarted());
        searchTheProcessList();
        QVERIFY(send.waitForFinished(30'000));
        const QByteArray printed = send.readAll();
        QVERIFY2(send.exitCode() == 0, printed.constData());
        m_printed += printed;
        signAndDownload(printed);
        m_printed += m_server.readAll();
        searchForTheKey();
    }

    void withASecretService()
    {
        if (!requirePrograms({"gnome-keyring-daemon", "dbus-run-session"})) return;
        QProcessEnvironment env = ownHome(m_dir.filePath(QStringLiteral("home2")));
        env.insert(QStringLiteral("INKSTONE_SECRECY_INNER"), m_url);
        env.insert(QStringLiteral("INKSTONE_TEST_KEY"), QString::fromLatin1(m_key));
        env.insert(QStringLiteral("INKSTONE_TEST_SETTINGS"),
                   m_dir.filePath(QStringLiteral("home2/XDG_CONFIG_HOME/inkstone/settings.ini")));
        // First the session connects (in this test's own inner run), then the command line finds the key in
        // the keychain.
        const Ended ended = runToEnd(
            QStringLiteral("dbus-run-session"),
            {QStringLiteral("--"), QStringLiteral("sh"), QStringLiteral("-c"),
             QStringLiteral("printf x | gnome-keyring-daemon --unlock --components=secrets >/dev/null && "
                            "\"$1\" --case tst_secrecy innerConnect && unset INKSTONE_TEST_KEY && "
                            "exec \"$2\" send \"$3\" --to anna@example.com --server \"$4\""),
             QStringLiteral("sh"), QCoreApplication::applicationFilePath(), binary("inkstone"),
             ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf")), m_url},
            env);
        QVERIFY2(ended.exitCode == 0, (ended.out + ended.err).constData());
        QVERIFY2(ended.out.contains("Ready to sign"), ended.out.constData());
        m_printed += ended.out + ended.err + m_server.readAll();
        QVERIFY(contentOf(m_dir.filePath(QStringLiteral("home2/XDG_CONFIG_HOME/inkstone/settings.ini")))
                    .contains("127.0.0.1"));
        searchForTheKey();
    }

    void innerConnect()
    {
        settings::Settings settings(qEnvironmentVariable("INKSTONE_TEST_SETTINGS"));
        secrets::KeychainSecretStore store;
        workflow::Session session(settings, store, workflow::LocalServiceStarter());
        std::optional<Result<void>> connected;
        session.connectTo(QUrl(qEnvironmentVariable("INKSTONE_SECRECY_INNER")),
                          Secret(qgetenv("INKSTONE_TEST_KEY")), this,
                          [&](Result<void> result) { connected = std::move(result); });
        QTRY_VERIFY_WITH_TIMEOUT(connected.has_value(), 10'000);
        QVERIFY2(connected->has_value(),
                 connected->has_value() ? "" : qPrintable(connected->error().detail.english()));
        QVERIFY(!session.isKeyTemporary());
        QVERIFY(settings.sync());
    }

    void onlyLoopbackIsContacted()
    {
        if (!requireProgram("strace")) return;
        const QString log = m_dir.filePath(QStringLiteral("strace.log"));
        const Ended traced = runToEnd(QStringLiteral("strace"),
                                      {QStringLiteral("-f"), QStringLiteral("-qq"), QStringLiteral("-e"),
                                       QStringLiteral("trace=connect,sendto"), QStringLiteral("-o"), log,
                                       binary("inkstone"), QStringLiteral("demo"), QStringLiteral("--out"),
                                       m_dir.filePath(QStringLiteral("demo"))},
                                      ownHome(m_dir.filePath(QStringLiteral("home3"))));
        if (!requireSystem(!traced.err.contains("PTRACE"), "allows no tracing.")) return;
        QVERIFY2(traced.exitCode == 0, (traced.out + traced.err).constData());
        int inet = 0;
        for (const QByteArray& line : contentOf(log).split('\n')) {
            if (!line.contains("AF_INET")) continue;
            ++inet;
            QVERIFY2(line.contains("inet_addr(\"127.") || line.contains("\"::1\""), line.constData());
        }
        QVERIFY(inet > 0);
    }
};

INK_TEST(TestSecrecy, "tst_secrecy")

} // namespace tst_secrecy

#include "tst_secrecy.moc"
