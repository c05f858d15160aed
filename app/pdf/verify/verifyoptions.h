#pragma once

#include "app/base/clock.h"
#include "app/base/secret.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

namespace ink::trust {
class TrustedLists;
}

namespace ink::pdf {

class PageRenderer;
class StartDigest;

struct VerifyOptions
{
    Secret password = {};                  ///< opens an encrypted file; UTF-8; empty = none
    QStringList ownFingerprints;           ///< certificates of this workspace
    QList<QByteArray> trustedCertificates; ///< extra roots, PEM
    Timestamp now{};
    QStringList pinnedFingerprints =
        {};                     ///< SHA-256 of certificates that are trusted regardless of their issuer
    bool useSystemStore = true; ///< the system's roots are trusted
    /** Decide which signatures are qualified; null = not asked. */
    std::shared_ptr<const trust::TrustedLists> trustedLists = {};
    std::chrono::milliseconds timeLimit{
        30'000}; ///< processor time for comparing revisions; beyond it, the result is Indeterminate
    bool verifyHistory = true; ///< recomputes an attached history
    std::shared_ptr<const StartDigest> startDigest =
        {}; ///< digest of the bytes that the file may begin with; may be null
    /** Renders the pages as signed and the current ones, to compare them as a second check after the rules;
     * may be null. Must outlive the call. */
    const PageRenderer* renderer = nullptr;
    /** Other programs that render the same pages if more than validation data was added later. Must outlive
     * the call. */
    QList<const PageRenderer*> otherReaders = {};
    QStringList missingReaders = {}; ///< programs that are not installed: mentioned where they would be used
    // Index(pixelLimit): Verify: how much work it may take
    qint64 pixelLimit = 6'000'000'000; ///< maximum number of pixels compared per reader; beyond it, the
                                       ///< result is Indeterminate
    /** Called while pages are compared, with the number of completed pages and the total. */
    std::function<void(int done, int all)> progress = {};
    const std::atomic_bool* cancelled =
        nullptr; ///< may be set from any thread to abort the call; may be null
};

} // namespace ink::pdf
