// The main function of every test executable: runs the registered classes, or the one named by `--case
// tst_x`. With INKSTONE_COMPLETE=1 a skipped test fails, unless its message names a variable (INKSTONE_…)
// that isn't set, or begins with “Elsewhere:” (another test or process shows it) or “This system” (its kernel
// or its user can't).
#include "tests/support/testmain.h"

#include "app/base/freedmemory.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <map>
#include <string>

namespace ink::test {

namespace {
std::map<std::string, std::function<std::unique_ptr<QObject>()>>& cases()
{
    static std::map<std::string, std::function<std::unique_ptr<QObject>()>> all;
    return all;
}

/** Runs the functions of a class; the messages of skipped ones that should have run are printed. */
int run(QObject& object, QStringList arguments)
{
    const bool isComplete = qEnvironmentVariableIntValue("INKSTONE_COMPLETE") != 0;
    if (!isComplete || arguments.contains(QStringLiteral("-o"))) return QTest::qExec(&object, arguments);
    const QTemporaryDir folder;
    const QString log = folder.filePath(QStringLiteral("log.txt"));
    arguments +=
        {QStringLiteral("-o"), QStringLiteral("-,txt"), QStringLiteral("-o"), log + QStringLiteral(",txt")};
    int failures = QTest::qExec(&object, arguments);
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly)) return failures + 1;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (!line.startsWith("SKIP") || isAllowedSkip(line)) continue;
        std::fprintf(stderr, "Skipped, although everything is installed: %s\n", line.constData());
        ++failures;
    }
    return failures;
}

} // namespace

std::function<QByteArray()>& afterEachCase()
{
    static std::function<QByteArray()> check;
    return check;
}

bool isAllowedSkip(const QByteArray& line)
{
    if (line.contains(" Elsewhere: ") || line.contains(" This system")) return true;
    static const QRegularExpression variable(QStringLiteral("\\bINKSTONE_[A-Z_]+"));
    const auto named = variable.match(QString::fromUtf8(line));
    return named.hasMatch() && qEnvironmentVariableIsEmpty(named.captured().toLatin1().constData());
}

bool registerCase(const char* file, std::function<std::unique_ptr<QObject>()> make)
{
    return cases().emplace(file, std::move(make)).second;
}

} // namespace ink::test

int main(int argc, char** argv)
{
    ink::retainFreedMemory(); // of pictures of pages
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && !qEnvironmentVariableIsSet("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
#ifdef Q_OS_WIN
    // The offscreen platform reads fonts from one folder only, which Qt doesn't have.
    if (!qEnvironmentVariableIsSet("QT_QPA_FONTDIR"))
        qputenv("QT_QPA_FONTDIR", qgetenv("SystemRoot") + "\\Fonts");
#endif
    QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QStringList args = QCoreApplication::arguments();
    std::string only;
    if (const auto at = args.indexOf(QStringLiteral("--case")); at > 0 && at + 1 < args.size()) {
        only = args.at(at + 1).toStdString();
        args.remove(at, 2);
    }
    int failures = 0;
    bool ran = false;
    for (const auto& [file, make] : ink::test::cases()) {
        if (!only.empty() && file != only) continue;
        ran = true;
        const auto object = make();
        failures += ink::test::run(*object, args);
        if (!ink::test::afterEachCase()) continue;
        const QByteArray faults = ink::test::afterEachCase()();
        if (faults.isEmpty()) continue;
        std::fprintf(stderr, "%s: %s\n", file.c_str(), faults.constData());
        ++failures;
    }
    if (!ran) {
        std::fprintf(stderr, "no test case named %s\n", only.c_str());
        return 2;
    }
    return failures == 0 ? 0 : 1;
}
