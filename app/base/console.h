#pragma once

#include <QString>
#include <QStringList>

namespace ink {

/** The program's arguments, starting with its own name; file names are intact in any language. */
[[nodiscard]] QStringList programArguments(int argc, char** argv);
/** Lets Qt render text without a display. Does nothing on Windows: the default platform requires no display
 * and has the system's fonts, whereas "offscreen" only loads the fonts of one folder there. */
void useHeadlessPlatform();
/** Prints to standard output or standard error, as UTF-8 unless it is a Windows console. Control characters
 * except line ends and tabs are escaped; see printableLines(). */
void printOut(const QString& text);
void printError(const QString& text);

} // namespace ink
