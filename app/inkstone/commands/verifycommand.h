#pragma once

#include "app/base/clock.h"
#include "app/inkstone/commandbase/command.h"

#include <QJsonObject>
#include <QString>

namespace ink {

/** `inkstone verify FILE…`: exits with 0 if intact, 1 if not (or if an attached history is invalid), 2
 * without a signature, 3 if unreadable; with --strict 4 if an intact file was changed later, or a signature
 * is weak. */
[[nodiscard]] ParsedCommand parseVerify(SubcommandLine& line);
/** The report of `inkstone verify --json` about a file, with the default options. `ownSeal`: the fingerprint
 * of this workplace's seal. Can be called in any thread. */
[[nodiscard]] QJsonObject verifyReport(const QString& path, const QString& ownSeal, Timestamp now);

} // namespace ink
