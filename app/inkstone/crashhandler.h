#pragma once

#include <QString>

namespace ink {

/**
 * Writes a report when the program crashes, then lets the system end it as usual: version, signal and the
 * addresses of the functions that were running; no data of a document. The report stays on this computer.
 */
class CrashHandler final
{
public:
    /** Call once per process. `folder` must exist. */
    static void install(const QString& folder);
    /** The report of the last crash, renamed so that it is offered once; empty for none. */
    [[nodiscard]] static QString takeReport(const QString& folder);
};

} // namespace ink
