#pragma once

#include <QString>

namespace ink {

/**
 * Writes a report when the program crashes, then lets the system end the process as usual. The report
 * contains the version, the signal and the addresses of the functions on the stack, but no document data. It
 * stays on this computer.
 */
class CrashHandler final
{
public:
    /** Call once per process. `folder` must exist. */
    static void install(const QString& folder);
    /** Returns the path of the report of the last crash, and renames the file so that the report is offered
     * only once. Empty if there is none. */
    [[nodiscard]] static QString takeReport(const QString& folder);
};

} // namespace ink
