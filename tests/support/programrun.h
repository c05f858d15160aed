#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace ink::test {

/** How a program ended, and what it wrote. */
struct ProgramRun
{
    int exitCode = -1; ///< -1: it wasn't started, crashed, or took too long
    QByteArray out;
    QByteArray errors;
};

/** Runs a program. FILE in its arguments becomes the path of a PDF with these bytes. */
[[nodiscard]] inline ProgramRun runProgram(const QString& program, QStringList arguments,
                                           const QByteArray& pdf = {})
{
    const QTemporaryDir folder;
    if (!pdf.isEmpty()) {
        QFile file(folder.filePath(QStringLiteral("file.pdf")));
        if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()) return {};
        file.close();
        arguments.replaceInStrings(QStringLiteral("FILE"), file.fileName());
    }
    QProcess process;
    process.start(program, arguments);
    const bool hasEnded = process.waitForFinished(30'000) && process.exitStatus() == QProcess::NormalExit;
    return {hasEnded ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

/** The output and the errors of the same, and its exit code if it failed. */
[[nodiscard]] inline QString outputOf(const QString& program, const QStringList& arguments,
                                      const QByteArray& pdf = {})
{
    const ProgramRun run = runProgram(program, arguments, pdf);
    return QString::fromUtf8(run.out + run.errors) +
           (run.exitCode == 0 ? QString() : QStringLiteral(" exit %1").arg(run.exitCode));
}

} // namespace ink::test
