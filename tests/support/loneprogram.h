#pragma once

#include <QFile>
#include <QFileInfo>
#include <QString>

#include <filesystem>

namespace ink::test {

/** The program in a folder where nothing lies that it comes with, its fonts for example; empty when that
 * fails. */
inline QString loneProgram(const QString& program, const QString& folder)
{
    const QString alone = folder + QLatin1Char('/') + QFileInfo(program).fileName();
    std::error_code error;
    std::filesystem::create_hard_link(program.toStdString(), alone.toStdString(), error);
    return !error || QFile::copy(program, alone) ? alone : QString();
}

} // namespace ink::test
