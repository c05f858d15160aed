#include "tests/support/paths.h"

namespace ink::test {

namespace {
QString below(const QString& root, const QString& relative)
{
    return relative.isEmpty() ? root : root + QLatin1Char('/') + relative;
}
} // namespace

QString sourcePath(const QString& relative)
{
    return below(QStringLiteral(INKSTONE_SOURCE_DIR), relative);
}

QString corpusPath(const QString& relative)
{
    return below(qEnvironmentVariable("INKSTONE_CORPUS", QStringLiteral(":/no corpus")), relative);
}

QString programPath(const QString& relative)
{
    return below(QStringLiteral(INKSTONE_BIN_DIR), relative);
}

} // namespace ink::test
