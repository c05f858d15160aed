#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <chrono>
#include <memory>

namespace ink::pdf {

class PageRenderer;
class StartDigest;

struct VerifyOptions
{
    QStringList ownFingerprints;           ///< certificates of this workspace
    QList<QByteArray> trustedCertificates; ///< extra roots, PEM
    Timestamp now{};
    QStringList pinnedFingerprints = {}; ///< SHA-256 of certificates that are trusted whoever issued them
    bool useSystemStore = true;          ///< whether the system's roots are trusted
    std::chrono::milliseconds timeLimit{10'000};   ///< for comparing revisions; then an error finding
    bool readHistory = true;                       ///< whether an attached history is recomputed
    std::shared_ptr<const StartDigest> start = {}; ///< of bytes that the file may begin with; may be null
    /** Compares the pages as they were signed with those of today, as a second line behind the rules; may be
     * null. Must outlive the call. */
    const PageRenderer* renderer = nullptr;
    std::chrono::milliseconds renderLimit{1'500}; ///< for comparing pages beyond the first one
};

} // namespace ink::pdf
