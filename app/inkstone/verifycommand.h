#pragma once

#include "app/inkstone/command.h"
#include "app/pdf/verifier.h"

#include <QJsonObject>

namespace ink {

/** `inkstone verify FILE [--json]`: 0 intact, 1 not intact, 2 no signature, 3 unreadable. */
class VerifyCommand final : public Command
{
    Q_OBJECT
public:
    VerifyCommand(QStringList files, bool json, QStringList ownFingerprints);
    void start() override;

private:
    QStringList m_files;
    bool m_json;
    QStringList m_ownFingerprints;
};

/** The report as the command line's JSON. */
[[nodiscard]] QJsonObject toJson(const pdf::VerifyReport& report);
[[nodiscard]] int exitCodeOf(pdf::Integrity integrity);

} // namespace ink
