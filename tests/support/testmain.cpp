// The main function of every test executable: runs the registered classes, or the one named by `--case
// tst_x`.
#include "tests/support/testmain.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>
#include <map>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace ink::test {

namespace {
std::map<std::string, std::function<std::unique_ptr<QObject>()>>& cases()
{
    static std::map<std::string, std::function<std::unique_ptr<QObject>()>> all;
    return all;
}
} // namespace

bool registerCase(const char* file, std::function<std::unique_ptr<QObject>()> make)
{
    return cases().emplace(file, std::move(make)).second;
}

} // namespace ink::test

int main(int argc, char** argv)
{
#ifdef __GLIBC__
    // Pictures of pages are freed and made all the time: giving each back to the system costs more than
    // painting.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
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
        failures += QTest::qExec(object.get(), args);
    }
    if (!ran) {
        std::fprintf(stderr, "no test case named %s\n", only.c_str());
        return 2;
    }
    return failures == 0 ? 0 : 1;
}
