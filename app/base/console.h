#pragma once

#include <QString>
#include <QStringList>

namespace ink {

/** The words that the program was started with, its own name first; file names are whole in any language. */
[[nodiscard]] QStringList programArguments(int argc, char** argv);
/**
 * Has Qt draw text without a display. On Windows that is the usual platform, which needs none and has the
 * fonts of the system; "offscreen" there reads the fonts of one folder only.
 */
void useHeadlessPlatform();
/** Prints to standard output or standard error as UTF-8; a terminal shows it as such. Control characters but
 * ends of lines and tabs are escaped; see printableLines(). */
void printOut(const QString& text);
void printError(const QString& text);

} // namespace ink
