// Two services on one PostgreSQL database; one of them is stopped (SIGSTOP) while it writes for an account,
// like a paused virtual machine: the other one must still be able to write for this account.
#include "tests/integration/instances/instance.h"
#include "tests/support/postgres.h"
#include "tests/support/rawhttp.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>
#include <vector>

namespace tst_paused {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestPaused final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::array<std::unique_ptr<Instance>, 2> m_instances;
    std::array<quint16, 2> m_ports{};
    QByteArray m_auth;

    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    static quint16 freePort()
    {
        QTcpServer server;
        return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
    }
    [[nodiscard]] QByteArray folder(const QByteArray& name) const
    {
        return post("/v1/folders", R"({"folder":{"name":")" + name + R"(","folderType":1}})",
                    "Content-Type: application/json\r\n" + m_auth);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!require(Postgres::shared(), "PostgreSQL")) return;
        QVERIFY(writeContent(path(u"database"_s), Postgres::shared()->newDatabase().toUtf8()));
        QVERIFY(QFile::setPermissions(path(u"database"_s), QFile::ReadOwner | QFile::WriteOwner));
        for (std::size_t i = 0; i < m_instances.size(); ++i) {
            m_ports.at(i) = freePort();
            m_instances.at(i) = std::make_unique<Instance>(
                QStringList{u"--listen"_s, u"127.0.0.1:%1"_s.arg(m_ports.at(i)), u"--database-file"_s,
                            path(u"database"_s), u"--no-rate-limit"_s},
                path(u"instance%1.log"_s.arg(i)));
            m_instances.at(i)->start();
            QVERIFY2(m_instances.at(i)->isListening(), m_instances.at(i)->logText().constData());
        }
        const Ended added = runToEnd(program("inkstoned"),
                                     {u"account"_s, u"add"_s, u"--email"_s, u"ada@example.org"_s, u"--name"_s,
                                      u"Ada"_s, u"--database-file"_s, path(u"database"_s), u"--json"_s},
                                     ownHome(path(u"home"_s)), 60'000);
        const QByteArray key =
            QJsonDocument::fromJson(added.out).object().value(u"apiKey"_s).toString().toLatin1();
        QVERIFY2(!key.isEmpty(), (added.out + added.err).constData());
        m_auth = basicAuth(key);
    }

    void theOtherOneWrites()
    {
        std::atomic_bool isOver = false;
        std::atomic_int written = 0;
        std::atomic_int other = 0; // responses of the stopped one: 503 while it recovers
        std::vector<std::thread> writers;
        for (int t = 0; t < 6; ++t)
            writers.emplace_back([&, t] {
                for (int i = 0; !isOver; ++i) {
                    RawClient client(m_ports.at(0));
                    client.send(folder("first " + QByteArray::number(t) + ' ' + QByteArray::number(i)));
                    const int status = client.receive(false, 60'000).status;
                    written += status == 200 || status == 201 ? 1 : 0;
                    other += status != 200 && status != 201 && status != 503 ? 1 : 0;
                }
            });
        QList<qint64> took;
        QStringList refused;
        for (int round = 0; round < 5; ++round) {
            const int before = written;
            const bool goesOn = QTest::qWaitFor([&] { return written > before + 20; }, 60'000);
            if (!goesOn) refused.append(u"the first one writes no more"_s);
            ::kill(static_cast<pid_t>(m_instances.at(0)->pid()), SIGSTOP);
            for (int i = 0; i < 20; ++i) {
                QElapsedTimer since;
                since.start();
                RawClient client(m_ports.at(1));
                client.send(folder("second " + QByteArray::number(round) + ' ' + QByteArray::number(i)));
                const RawAnswer answer = client.receive(false, 60'000);
                took.append(since.elapsed());
                if (answer.status != 200 && answer.status != 201)
                    refused.append(u"%1: %2"_s.arg(answer.status).arg(QString::fromUtf8(answer.body)));
            }
            ::kill(static_cast<pid_t>(m_instances.at(0)->pid()), SIGCONT);
        }
        const int before = written;
        const bool isBack = QTest::qWaitFor([&] { return written > before + 20; }, 60'000);
        isOver = true;
        for (std::thread& each : writers)
            each.join();
        std::sort(took.begin(), took.end());
        qInfo("100 writes beside a stopped instance: median %lld ms, slowest %lld ms",
              took.at(took.size() / 2), took.constLast());
        QVERIFY2(refused.isEmpty(), qPrintable(refused.join(u'\n')));
        QVERIFY(isBack);
        QCOMPARE(other, 0);
        QVERIFY(!m_instances.at(0)->hasCrashed());
        for (const auto& each : m_instances)
            QCOMPARE(each->stop(), 0);
    }
};

INK_TEST(TestPaused, "tst_paused")

} // namespace tst_paused

#include "tst_paused.moc"
