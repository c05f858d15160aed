#include "app/base/files.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_files {

using namespace ink;
using namespace Qt::Literals::StringLiterals;

/** File operations that differ between systems. */
class TestFiles final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(bytes);
        return flushToDisk(file) ? file.fileName() : QString();
    }

private Q_SLOTS:
    void removesReadOnlyFiles()
    {
        const QString path = write(u"ж 漢.pdf"_s, "bytes");
        QCOMPARE(test::contentOf(path), QByteArray("bytes"));
        makeReadOnly(path);
        QVERIFY(!(QFileInfo(path).permissions() & QFileDevice::WriteOwner));
        QVERIFY(removeFile(path));
        QVERIFY(!QFile::exists(path));
        QVERIFY(!removeFile(path));
    }
    void renamesOverNothing()
    {
        const QString from = write(u"from"_s, "1");
        const QString to = write(u"to"_s, "2");
        makeReadOnly(from);
        QVERIFY(!renameFile(from, to));
        QCOMPARE(test::contentOf(to), QByteArray("2"));
        QVERIFY(removeFile(to));
        QVERIFY(renameFile(from, to));
        QCOMPARE(test::contentOf(to), QByteArray("1"));
    }
    void touchesReadOnlyFiles()
    {
        const QString path = write(u"old"_s, "1");
        const QDateTime longAgo = QDateTime::currentDateTimeUtc().addDays(-30);
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(longAgo, QFileDevice::FileModificationTime));
        }
        makeReadOnly(path);
        QVERIFY(setModifiedNow(path));
        QVERIFY(QFileInfo(path).lastModified() > longAgo.addDays(1));
        QVERIFY(!setModifiedNow(m_dir.filePath(u"none"_s)));
    }
    void makesFoldersPrivate()
    {
        const QString folder = m_dir.filePath(u"private"_s);
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(makePrivate(folder));
        constexpr auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
#ifdef Q_OS_UNIX
        QVERIFY(!(QFileInfo(folder).permissions() & others));
#else
        Q_UNUSED(others)
#endif
        QVERIFY(!makePrivate(m_dir.filePath(u"none"_s)));
    }
    void givesUpWhenNoOtherProgramIsAtFault()
    {
        int calls = 0;
        QVERIFY(!retryWhileShared([&calls] {
            ++calls;
            return false;
        }));
        QCOMPARE(calls, 1);
    }
};

INK_TEST(TestFiles, "tst_files")

} // namespace tst_files

#include "tst_files.moc"
