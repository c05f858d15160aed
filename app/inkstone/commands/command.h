#pragma once

#include "app/base/error.h"

#include <QJsonValue>
#include <QObject>
#include <QString>
#include <QStringList>

namespace ink {

/** A subcommand of the command line: started once by main, ends by `finished` with the process's exit code.
 */
class Command : public QObject
{
    Q_OBJECT
public:
    virtual void start() = 0;

Q_SIGNALS:
    void finished(int exitCode);
};

/** Exit code for words that the program does not understand. */
inline constexpr int exitUsage = 64;
/** Exit code for a file that cannot be read or is not supported. */
inline constexpr int exitUnreadable = 3;

/** Prints to standard output, one line: names and titles in it can't begin another one; see printable(). */
void say(const QString& line);
/** Prints each of them as a line. */
void sayLines(const QStringList& lines);
/** Prints an object or an array to standard output, indented. */
void sayJson(const QJsonValue& value);
/** Prints to standard error, a line. */
void complain(const QString& line);
/** An error as a sentence with its places, for the command line. */
[[nodiscard]] QString sentence(const Error& error);

} // namespace ink
