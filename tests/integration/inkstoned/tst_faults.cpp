// Faults of the disk and the system, as real as this machine lets a test make them: a full and a read-only
// file system in a mount namespace (as root), limits of the process, and a library of our own that lets calls
// on files fail. Each has its true name in the answer, the log and the readiness.
#include "tests/integration/inkstoned/servingprocess.h"
#include "tests/support/rawhttp.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_faults {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

// Calls on files that arrive fail with INK_FAULT_ERRNO while the file INK_FAULT_WHILE exists. A file without
// a name is opened with the path of its folder.
constexpr char shim[] = R"(
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int isFaulty(const char* call, const char* path)
{
    const char* wanted = getenv("INK_FAULT_CALL");
    const char* when = getenv("INK_FAULT_WHILE");
    if (!wanted || !when || strcmp(wanted, call) != 0 || !strstr(path, "/incoming")) return 0;
    return access(when, F_OK) == 0;
}
static int fault(void)
{
    errno = atoi(getenv("INK_FAULT_ERRNO"));
    return -1;
}
static int isFaultyFile(const char* call, int fd)
{
    char link[64];
    char path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size <= 0) return 0;
    path[size] = 0;
    return isFaulty(call, path);
}
ssize_t write(int fd, const void* bytes, size_t size)
{
    static ssize_t (*next)(int, const void*, size_t);
    if (!next) next = dlsym(RTLD_NEXT, "write");
    if (fd > 2 && isFaultyFile("write", fd)) return fault();
    return next(fd, bytes, size);
}
int fsync(int fd)
{
    static int (*next)(int);
    if (!next) next = dlsym(RTLD_NEXT, "fsync");
    if (isFaultyFile("fsync", fd)) return fault();
    return next(fd);
}
static int makesFile(int flags)
{
    return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
}
static int opened(const char* name, const char* path, int flags, mode_t mode)
{
    int (*next)(const char*, int, mode_t) = dlsym(RTLD_NEXT, name);
    if (makesFile(flags) && isFaulty("open", path)) return fault();
    return next(path, flags, mode);
}
int open(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = makesFile(flags) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened("open", path, flags, mode);
}
int open64(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = makesFile(flags) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened("open64", path, flags, mode);
}
)";

QJsonObject json(const RawAnswer& answer)
{
    return QJsonDocument::fromJson(answer.body).object();
}

} // namespace

class TestFaults final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;
    QString m_data;
    QByteArray m_auth;

    /** A service's data with an account. */
    void makeData(const char* name)
    {
        m_data = m_home.filePath(QString::fromLatin1(name));
        QProcess program;
        program.start(binary("inkstoned"), {u"account"_s, u"add"_s, u"--data"_s, m_data, u"--email"_s,
                                            u"anna@example.com"_s, u"--json"_s});
        QVERIFY(program.waitForFinished(60'000));
        const auto key =
            QJsonDocument::fromJson(program.readAllStandardOutput()).object().value("apiKey"_L1).toString();
        QVERIFY(!key.isEmpty());
        m_auth = basicAuth(key.toLatin1());
    }
    /** Uploads a file that is no PDF: it is stored before anybody looks at it. */
    RawAnswer upload(quint16 port, qsizetype size)
    {
        const QByteArray document = R"({"title":"A","senderName":"A","senderEmail":"a@example.com",)"
                                    R"("documentType":5,"signingStatus":51})";
        const QByteArray body =
            part("document", document) + part("files[]", QByteArray(size, 'x'), "a.pdf") + "--BB--";
        RawClient client(port);
        return client.ask("POST /documents HTTP/1.1\r\nHost: localhost\r\n" + m_auth +
                          "Content-Type: multipart/form-data; boundary=BB\r\nContent-Length: " +
                          QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    static RawAnswer ready(quint16 port)
    {
        RawClient client(port);
        return client.ask("GET /health/ready HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    void expectFault(ServingProcess& served, const RawAnswer& answer, const char* reason, int error)
    {
        QVERIFY2(answer.status == 503, answer.head + answer.body);
        QCOMPARE(json(answer).value("code"_L1).toString(), u"unavailable"_s);
        QCOMPARE(json(answer).value("reason"_L1).toString(), QString::fromLatin1(reason));
        const QByteArray line = "(errno " + QByteArray::number(error) + ")";
        QTRY_VERIFY2_WITH_TIMEOUT(served.logText().contains(line), served.logText(), 10'000);
    }

private Q_SLOTS:
    void limitOfFileSizes()
    {
        makeData("size");
        ServingProcess served(m_data, {}, QProcessEnvironment::systemEnvironment(), [] {
            const rlimit limit{3'000'000, 3'000'000};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        QVERIFY(served.port != 0);
        QCOMPARE(upload(served.port, 1'000'000).status, 422); // no PDF
        expectFault(served, upload(served.port, 5'000'000), "file_size_limited", EFBIG);
        QCOMPARE(upload(served.port, 1'000'000).status, 422);
        QCOMPARE(served.stop(), 0);
    }

    void aFullFileSystem()
    {
        makeData("full");
        const QByteArray blobs = QFile::encodeName(m_data + u"/blobs/incoming"_s);
        if (!requireSystem(mayMount(), "lets nobody mount file systems.")) return;
        ServingProcess served(m_data, {}, QProcessEnvironment::systemEnvironment(), [blobs] {
            if (::unshare(CLONE_NEWNS) != 0 ||
                ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
                ::mount("tmpfs", blobs.constData(), "tmpfs", 0, "size=3m") != 0)
                ::_exit(99);
        });
        QVERIFY(served.port != 0);
        QCOMPARE(upload(served.port, 1'000'000).status, 422);
        expectFault(served, upload(served.port, 5'000'000), "disk_full", ENOSPC);
        QCOMPARE(upload(served.port, 1'000'000).status, 422); // what was refused takes no room
        QTRY_COMPARE_WITH_TIMEOUT(ready(served.port).status, 200, 20'000);
        QCOMPARE(served.stop(), 0);
    }

    void aReadOnlyFileSystem()
    {
        makeData("readonly");
        const QByteArray blobs = QFile::encodeName(m_data + u"/blobs/incoming"_s);
        if (!requireSystem(mayMount(), "lets nobody mount file systems.")) return;
        ServingProcess served(m_data, {}, QProcessEnvironment::systemEnvironment(), [blobs] {
            if (::unshare(CLONE_NEWNS) != 0 ||
                ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
                ::mount("tmpfs", blobs.constData(), "tmpfs", MS_RDONLY, "size=3m") != 0)
                ::_exit(99);
        });
        QVERIFY(served.port != 0);
        QCOMPARE(ready(served.port).status, 200); // nothing was stored yet
        expectFault(served, upload(served.port, 1'000), "disk_read_only", EROFS);
        const RawAnswer now = ready(served.port);
        QCOMPARE(now.status, 503);
        QCOMPARE(json(now).value("reason"_L1).toString(), u"disk_read_only"_s);
        QCOMPARE(served.stop(), 0);
    }

    void callsThatFail_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("error");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("write EIO") << u"write"_s << EIO << QByteArray("disk_faulty");
        QTest::newRow("write EDQUOT") << u"write"_s << EDQUOT << QByteArray("disk_quota_reached");
        QTest::newRow("write ENOSPC") << u"write"_s << ENOSPC << QByteArray("disk_full");
        QTest::newRow("fsync EIO") << u"fsync"_s << EIO << QByteArray("disk_faulty");
        QTest::newRow("open EMFILE") << u"open"_s << EMFILE << QByteArray("too_many_open_files");
        QTest::newRow("open ENFILE") << u"open"_s << ENFILE << QByteArray("too_many_open_files");
        QTest::newRow("open EROFS") << u"open"_s << EROFS << QByteArray("disk_read_only");
        QTest::newRow("open EDQUOT") << u"open"_s << EDQUOT << QByteArray("disk_quota_reached");
    }
    void callsThatFail()
    {
        QFETCH(QString, call);
        QFETCH(int, error);
        QFETCH(QByteArray, reason);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer must be the first library.");
#endif
        const QString library = m_home.filePath(u"faults.so"_s);
        if (!QFile::exists(library)) {
            QFile source(m_home.filePath(u"faults.c"_s));
            QVERIFY(source.open(QIODevice::WriteOnly));
            source.write(shim);
            source.close();
            const QString compiler = QStandardPaths::findExecutable(u"cc"_s);
            if (!require(!compiler.isEmpty(), "cc")) return;
            QCOMPARE(QProcess::execute(compiler, {u"-shared"_s, u"-fPIC"_s, u"-O1"_s, u"-o"_s, library,
                                                  source.fileName(), u"-ldl"_s}),
                     0);
        }
        makeData(qPrintable(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-')));
        const QString whileExists = m_home.filePath(u"faulty"_s);
        QFile::remove(whileExists);
        QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
        env.insert(u"LD_PRELOAD"_s, library);
        env.insert(u"INK_FAULT_CALL"_s, call);
        env.insert(u"INK_FAULT_ERRNO"_s, QString::number(error));
        env.insert(u"INK_FAULT_WHILE"_s, whileExists);
        ServingProcess served(m_data, {}, env);
        QVERIFY(served.port != 0);
        QCOMPARE(upload(served.port, 1'000).status, 422);
        QFile mark(whileExists);
        QVERIFY(mark.open(QIODevice::WriteOnly));
        expectFault(served, upload(served.port, 1'000), reason.constData(), error);
        const RawAnswer now = ready(served.port);
        QCOMPARE(now.status, 503);
        QCOMPARE(json(now).value("reason"_L1).toString(), QString::fromLatin1(reason));
        QVERIFY(mark.remove());
        QTRY_COMPARE_WITH_TIMEOUT(ready(served.port).status, 200, 20'000);
        QCOMPARE(upload(served.port, 1'000).status, 422);
        QCOMPARE(served.stop(), 0);
    }

    /** A service that can't start says so where its manager looks, also with a log file of its own. */
    void aFailedStartIsTold()
    {
        QTemporaryDir home;
        QFile occupied(home.filePath(u"data"_s));
        QVERIFY(occupied.open(QIODevice::WriteOnly));
        QProcess program;
        program.start(binary("inkstoned"), {u"serve"_s, u"--data"_s, occupied.fileName(), u"--listen"_s,
                                            u"127.0.0.1:0"_s, u"--log"_s, home.filePath(u"own.log"_s)});
        QVERIFY(program.waitForFinished(60'000));
        QVERIFY(program.exitCode() != 0);
        QVERIFY(!program.readAllStandardError().trimmed().isEmpty());
    }

private:
    /** Returns whether this process may mount file systems in a namespace of its own. */
    static bool mayMount()
    {
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(::unshare(CLONE_NEWNS) == 0 &&
                            ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
                        ? 0
                        : 1);
        int status = 1;
        return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) &&
               WEXITSTATUS(status) == 0;
    }
};

INK_TEST(TestFaults, "tst_faults")

} // namespace tst_faults

#include "tst_faults.moc"
