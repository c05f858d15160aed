#pragma once

#include <QFile>
#include <QFileInfo>
#include <QString>

#include <filesystem>

namespace ink::test {

/** Copies the program into a folder without its accompanying files, such as fonts; empty on failure. */
inline QString loneProgram(const QString& program, const QString& folder)
{
    const QString alone = folder + QLatin1Char('/') + QFileInfo(program).fileName();
    std::error_code error;
    std::filesystem::create_hard_link(program.toStdString(), alone.toStdString(), error);
    return !error || QFile::copy(program, alone) ? alone : QString();
}

} // namespace ink::test
