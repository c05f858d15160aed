#pragma once

#include "app/pdf/verify/verifier.h"

#include <QJsonObject>
#include <QString>

namespace ink {

/** The report in the JSON format of `inkstone verify --json`. */
[[nodiscard]] QJsonObject reportJson(const pdf::VerifyReport& report);
/** The level of a finding: `info`, `warning` or `error`. */
[[nodiscard]] QString findingLevelName(pdf::VerifyFinding::Level level);
/** The name of the proof of a recipient's identity, e.g. `email-code`. */
[[nodiscard]] QString proofName(domain::HistoryVerdict::Proof proof);

} // namespace ink
