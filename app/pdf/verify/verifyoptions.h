#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <atomic>
#include <chrono>
#include <functional>
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
    std::chrono::milliseconds timeLimit{
        30'000};             ///< processor time for comparing revisions; then Indeterminate
    bool readHistory = true; ///< whether an attached history is recomputed
    std::shared_ptr<const StartDigest> start = {}; ///< of bytes that the file may begin with; may be null
    /** Compares the pages as they were signed with those of today, as a second line behind the rules; may be
     * null. Must outlive the call. */
    const PageRenderer* renderer = nullptr;
    /** Other programs that render the same pages when more than validation data came later. Must outlive the
     * call. */
    QList<const PageRenderer*> otherReaders = {};
    QStringList missingReaders = {}; ///< programs that this computer lacks: said where they would be asked
    // Index(pixelLimit): Verify: how much work it may take
    qint64 pixelLimit = 6'000'000'000; ///< pixels that are compared for a reader; then Indeterminate
    /** Called as pages are compared: how many are done, and how many there are. */
    std::function<void(int done, int all)> progress = {};
    const std::atomic_bool* cancelled = nullptr; ///< set from any thread, it ends the call soon; may be null
};

} // namespace ink::pdf
