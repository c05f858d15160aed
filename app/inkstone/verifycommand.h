#pragma once

#include "app/inkstone/commands/command.h"
#include "app/inkstone/options/commandline.h"
#include "app/pdf/verify/verifier.h"

#include <QJsonObject>

namespace ink {

/** Exit code with --strict: intact, but values were filled in or replaced, comments were added or the
 * description was changed after a signature, or the signature is weak. */
inline constexpr int exitChangedLater = 4;

/** `inkstone verify FILE…`: 0 intact, 1 not intact (also when an attached history does not hold), 2 no
 * signature, 3 unreadable; with --strict also exitChangedLater. */
class VerifyCommand final : public Command
{
    Q_OBJECT
public:
    VerifyCommand(RunVerify run, QStringList ownFingerprints);
    void start() override;

private:
    RunVerify m_run;
    QStringList m_ownFingerprints;
};

/** The report as the command line's JSON. */
[[nodiscard]] QJsonObject toJson(const pdf::VerifyReport& report);
[[nodiscard]] int exitCodeOf(const pdf::VerifyReport& report, bool strict = false);

} // namespace ink
