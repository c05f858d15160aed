#include "tests/support/requirements.h"

#include <QStandardPaths>
#include <QTest>

#include <algorithm>

namespace ink::test {

namespace {
bool skip(const QString& reason, const CallPlace& place)
{
    QTest::qSkip(qPrintable(reason), place.file, place.line);
    return false;
}
} // namespace

bool requirePrograms(std::initializer_list<const char*> names, CallPlace place)
{
    return std::all_of(names.begin(), names.end(),
                       [&](const char* name) { return requireProgram(name, place); });
}

bool requireProgram(const char* name, CallPlace place)
{
    return require(!QStandardPaths::findExecutable(QLatin1String(name)).isEmpty(), name, place);
}

bool require(bool isAvailable, const char* name, CallPlace place)
{
    return isAvailable || skip(QLatin1String(name) + QStringLiteral(" is missing."), place);
}

bool requireVariable(const char* name, CallPlace place)
{
    return !qEnvironmentVariableIsEmpty(name) ||
           skip(QLatin1String(name) + QStringLiteral(" is not set."), place);
}

bool requireCorpus(bool isAvailable, CallPlace place)
{
    return isAvailable || skip(QStringLiteral("INKSTONE_CORPUS doesn't name the corpora."), place);
}

bool requireSystem(bool isSupported, const char* problem, CallPlace place)
{
    return isSupported || skip(QStringLiteral("This system ") + QLatin1String(problem), place);
}

bool runsHere(bool isHere, const char* reason, CallPlace place)
{
    return isHere || skip(QStringLiteral("Elsewhere: ") + QLatin1String(reason), place);
}

} // namespace ink::test
