// Faults of the system have their own names. Where the system can't be made to have one, the test says so.
#include "app/base/systemfault.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <vector>

#ifdef __linux__
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tst_systemfault {

using namespace ink;

class TestSystemFault final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void names_data()
    {
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("reason");
        QTest::newRow("ENOSPC") << ENOSPC << "disk_full";
        QTest::newRow("EROFS") << EROFS << "disk_read_only";
        QTest::newRow("EIO") << EIO << "disk_faulty";
        QTest::newRow("EMFILE") << EMFILE << "too_many_open_files";
        QTest::newRow("ENFILE") << ENFILE << "too_many_open_files";
        QTest::newRow("EFBIG") << EFBIG << "file_size_limited";
        QTest::newRow("EACCES") << EACCES << "storing_forbidden";
#ifdef EDQUOT
        QTest::newRow("EDQUOT") << EDQUOT << "disk_quota_reached";
#endif
        QTest::newRow("another") << ENOTDIR << "disk_refused_file_because";
    }
    void names()
    {
        QFETCH(int, error);
        QFETCH(QString, reason);
        QTest::ignoreMessage(
            QtWarningMsg,
            QRegularExpression(QStringLiteral("^Storing a file failed: .+ \\(errno %1\\)\\.$").arg(error)));
        const Error fault = systemFault("Storing a file", error);
        QCOMPARE(fault.code, ErrorCode::Unavailable);
        QVERIFY(fault.retryable);
        QCOMPARE(fault.detail.key(), reason);
    }

    /** One line for a fault that goes on, not one for each request. */
    void theLogIsNotFlooded()
    {
        (void)systemFault("Storing a file", ENOSPC);
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        for (int i = 0; i < 100; ++i)
            (void)systemFault("Storing a file", ENOSPC);
    }

#ifdef __linux__
    void aFullDisk()
    {
        QFile full(QStringLiteral("/dev/full"));
        if (!test::require(full.open(QIODevice::WriteOnly), "/dev/full")) return;
        const QByteArray much(1024 * 1024, 'x');
        QVERIFY(!writeAll(full, much.constData(), much.size()) || !full.flush());
        QCOMPARE(systemFault("Storing a file", full).detail.key(), QStringLiteral("disk_full"));
    }

    /** The system writes some bytes, then no more: QFile reports no error for the first part. */
    void aShortWrite()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("short")));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = before;
        small.rlim_cur = 10'000;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const QByteArray much(1024 * 1024, 'x');
        const bool isWritten = writeAll(file, much.constData(), much.size());
        const Error fault = systemFault("Storing a file", file);
        const int error = testStorage(folder.path(), 100'000);
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!isWritten);
        QCOMPARE(fault.detail.key(), QStringLiteral("file_size_limited"));
        QCOMPARE(error, EFBIG);
        QCOMPARE(testStorage(folder.path(), 100'000), 0);
    }

    void tooManyOpenFiles()
    {
        QTemporaryDir folder;
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
        rlimit small = before;
        small.rlim_cur = 64;
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &small), 0);
        std::vector<int> open;
        for (int fd = ::open("/dev/null", O_RDONLY); fd >= 0; fd = ::open("/dev/null", O_RDONLY))
            open.push_back(fd);
        clearSystemError();
        QFile file(folder.filePath(QStringLiteral("one more")));
        const bool isOpen = file.open(QIODevice::WriteOnly);
        const Error fault = systemFault("Storing a file", file);
        const int error = testStorage(folder.path(), 10);
        for (const int fd : open)
            ::close(fd);
        ::setrlimit(RLIMIT_NOFILE, &before);
        QVERIFY(!isOpen);
        QCOMPARE(fault.detail.key(), QStringLiteral("too_many_open_files"));
        QCOMPARE(error, EMFILE);
    }
#endif

    /** Not ready while the folder can't be written, and again when it can. */
    void readinessFollows()
    {
        QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("data"));
        (void)systemFault("Storing a file", EIO);
        QVERIFY(!storageFault({place})); // there is no such folder
        QVERIFY(!storageFault({place})); // within the same second it isn't tried again
        QVERIFY(QDir().mkpath(place));
        QTRY_VERIFY_WITH_TIMEOUT(storageFault({place}).has_value(), 10'000);
        QVERIFY(storageFault({place}));
        QCOMPARE(QDir(place).entryList(QDir::Files | QDir::Hidden).size(), qsizetype(0));
    }
};

INK_TEST(TestSystemFault, "tst_systemfault")

} // namespace tst_systemfault

#include "tst_systemfault.moc"
