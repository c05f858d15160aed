// Rules for tests: they wait for events instead of for a time, and limits don't depend on the machine's load.
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <utility>

namespace tst_testrules {

namespace {

/** A test or what belongs to it. */
struct TestFile
{
    QString path; ///< relative, e.g. tests/support/testmain.cpp
    QStringList lines;
};

QList<TestFile> readTests(const QStringList& patterns)
{
    QList<TestFile> all;
    const QDir root(ink::test::sourcePath(QString()));
    QDirIterator it(root.filePath(QStringLiteral("tests")), patterns, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        all.append({root.relativeFilePath(file.fileName()),
                    QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))});
    }
    return all;
}

/** Files or folders that a rule doesn't bind, each with the reason. */
class Exceptions final
{
public:
    explicit Exceptions(QMap<QString, QString> reasons) : m_reasons(std::move(reasons)) {}
    /** Returns true if the rule doesn't bind this file. */
    [[nodiscard]] bool take(const QString& path)
    {
        const auto found = std::find_if(m_reasons.keyBegin(), m_reasons.keyEnd(),
                                        [&path](const QString& each) { return path.startsWith(each); });
        if (found == m_reasons.keyEnd()) return false;
        m_used.insert(*found);
        return true;
    }
    [[nodiscard]] QStringList unused() const
    {
        QStringList faults;
        for (auto each = m_reasons.cbegin(); each != m_reasons.cend(); ++each)
            if (!m_used.contains(each.key()))
                faults << QStringLiteral("%1 needs no exception (%2)").arg(each.key(), each.value());
        return faults;
    }

private:
    QMap<QString, QString> m_reasons;
    QSet<QString> m_used;
};

/** The numbers of the lines that compare wall-clock time, or a value computed from it, with a limit. */
QList<qsizetype> wallClockAssertions(const QStringList& lines)
{
    static const QRegularExpression declared(
        QStringLiteral("\\b(QElapsedTimer|WorkTimer|ThreadTimer) (\\w+)"));
    static const QRegularExpression read(QStringLiteral("\\b(\\w+)\\.(?:elapsed|nsecsElapsed)\\(\\)"));
    static const QRegularExpression assigned(QStringLiteral("\\b(\\w+) = "));
    static const QRegularExpression assertion(QStringLiteral("\\bQ(?:VERIFY|COMPARE)\\w*\\("));
    static const QRegularExpression name(QStringLiteral("\\b[a-z]\\w*"));
    QSet<QString> timers;
    QSet<QString> values;
    QList<qsizetype> found;
    for (qsizetype n = 0; n < lines.size(); ++n) {
        const QString& line = lines.at(n);
        if (const auto match = declared.match(line); match.hasMatch()) {
            timers.remove(match.captured(2));
            if (match.captured(1) == QLatin1String("QElapsedTimer")) timers.insert(match.captured(2));
        }
        const auto reading = read.match(line);
        const bool isOfWall = reading.hasMatch() && timers.contains(reading.captured(1));
        if (const auto match = assigned.match(line); reading.hasMatch() && match.hasMatch()) {
            values.remove(match.captured(1));
            if (isOfWall) values.insert(match.captured(1));
        }
        if (!assertion.match(line).hasMatch()) continue;
        bool usesIt = isOfWall;
        for (auto each = name.globalMatch(line); each.hasNext();)
            usesIt = values.contains(each.next().captured(0)) || usesIt;
        if (usesIt) found.append(n + 1);
    }
    return found;
}

} // namespace

class TestTestRules final : public QObject
{
    Q_OBJECT

    void report(const QStringList& faults)
    {
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }

private Q_SLOTS:
    /** The tests compile with later versions of Qt as well. */
    void testsAvoidDeprecatedCalls()
    {
        static const QRegularExpression deprecated(QStringLiteral("\\bQt::UTC\\b|\\bsetTimeSpec\\b"));
        static const QRegularExpression rules(QStringLiteral("^tests/arch/tst_(?:house|testrules)\\.cpp$"));
        QStringList faults;
        for (const TestFile& file : readTests({QStringLiteral("*.cpp"), QStringLiteral("*.h")}))
            for (const QString& line : file.lines)
                if (const auto match = deprecated.match(line);
                    match.hasMatch() && !rules.match(file.path).hasMatch())
                    faults << file.path + QLatin1Char(' ') + match.captured(0);
        report(faults);
    }

    /** Tests wait for what they expect (QTRY_…, QTest::qWaitFor, events.h): a fixed time is too short on a
     * busy machine and too long on every other. */
    void testsDoNotSleep()
    {
        const QString polls = QStringLiteral("polls a program that it has started");
        Exceptions exceptions({
            {QStringLiteral("tests/bench/"),
             QStringLiteral(
                 "lets everything come to rest before it measures; polls another program's window")},
            {QStringLiteral("tests/integration/http/tst_load.cpp"),
             QStringLiteral("asks a service at a pace while the service's own timeouts run")},
            {QStringLiteral("tests/ui/tst_signingraces.cpp"),
             QStringLiteral("random delays between the steps of a race")},
            {QStringLiteral("tests/integration/tst_twowindows.py"),
             QStringLiteral("ends a window at a random moment, and polls the other")},
            {QStringLiteral("tests/integration/tst_singleinstance.py"), polls},
            {QStringLiteral("tests/integration/tst_mcp.py"), polls},
            {QStringLiteral("tests/integration/clients/"),
             QStringLiteral("polls a service, as integrators do")},
            {QStringLiteral("tests/package/servicejob.py"), polls},
            {QStringLiteral("tests/package/windowshows.py"), polls},
            {QStringLiteral("tests/tools/inputs.py"), polls},
            {QStringLiteral("tests/ui/editor/screenreader.py"), polls},
            {QStringLiteral("tests/tools/smtpsink.py"),
             QStringLiteral("keeps a connection open until the client closes it")},
        });
        static const QRegularExpression pause(
            QStringLiteral("\\b(?:qWait|qSleep|sleep|msleep|usleep|nanosleep|sleep_for|sleep_until)\\s*\\("));
        QStringList faults;
        const QList<TestFile> files =
            readTests({QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.py")});
        QVERIFY(files.size() > 500);
        for (const TestFile& file : files)
            for (qsizetype n = 0; n < file.lines.size(); ++n)
                if (pause.match(file.lines.at(n)).hasMatch() && !exceptions.take(file.path))
                    faults << QStringLiteral("%1:%2 waits for a time").arg(file.path).arg(n + 1);
        report(faults + exceptions.unused());
    }

    /** Limits on work are counts of steps or CPU time (worktimer.h): wall-clock time depends on what else the
     * machine does. */
    void testsDoNotMeasureTime()
    {
        Exceptions exceptions({
            {QStringLiteral("tests/arch/tst_testrules.cpp"), QStringLiteral("the examples below")},
            {QStringLiteral("tests/integration/http/tst_load.cpp"),
             QStringLiteral("others wait for slow clients, or they don't")},
            {QStringLiteral("tests/integration/inkstoned/tst_running.cpp"),
             QStringLiteral("--stop-timeout isn't cut short")},
            {QStringLiteral("tests/integration/keychain/tst_keychain.cpp"),
             QStringLiteral("the keychain's timeout isn't cut short, and it isn't waited for")},
            {QStringLiteral("tests/ui/editor/tst_pages.cpp"),
             QStringLiteral("a button is offered only for what takes long")},
            {QStringLiteral("tests/unit/http/tst_httpserver.cpp"),
             QStringLiteral("timeouts of the server: which of them ends a connection")},
        });
        QCOMPARE(wallClockAssertions(
                     {QStringLiteral("QElapsedTimer timer;"), QStringLiteral("QVERIFY(timer.elapsed() < 5);"),
                      QStringLiteral("const qint64 took = timer.elapsed();"),
                      QStringLiteral("QVERIFY2(took < 5, text);"), QStringLiteral("test::WorkTimer timer;"),
                      QStringLiteral("QVERIFY(timer.elapsed() < 5);")}),
                 (QList<qsizetype>{2, 4}));
        QStringList faults;
        for (const TestFile& file : readTests({QStringLiteral("*.cpp"), QStringLiteral("*.h")}))
            for (const qsizetype line : wallClockAssertions(file.lines))
                if (!file.path.startsWith(QLatin1String("tests/bench/")) && !exceptions.take(file.path))
                    faults << QStringLiteral("%1:%2 measures time").arg(file.path).arg(line);
        report(faults + exceptions.unused());
    }
};

INK_TEST(TestTestRules, "tst_testrules")

} // namespace tst_testrules

#include "tst_testrules.moc"
