#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/trust/lists/certificatefacts.h"
#include "app/trust/lists/trustedlist.h"

#include <optional>

namespace ink::trust {

/** The verdict of one service's entry on a certificate at a point in time. */
struct ServiceVerdict
{
    enum class Kind {
        Qualified,
        NotQualified,
        Unclear, ///< the entry contradicts itself or isn't supported
        Unlisted ///< the service wasn't listed yet
    };
    Kind kind = Kind::Unlisted;
    std::optional<CertificateUse> use; ///< of a qualified certificate; nothing = unknown
    bool hasDevice = false;            ///< the key is in a qualified device
    Message reason;                    ///< unless Qualified
    bool operator==(const ServiceVerdict& other) const
    {
        return kind == other.kind && use == other.use && hasDevice == other.hasDevice;
    }
};

/** The day of a time in UTC, e.g. `2026-01-31`. */
[[nodiscard]] QString dayText(Timestamp time);

/** Returns whether the certificate matches; nothing if a criterion isn't supported and could decide. */
[[nodiscard]] std::optional<bool> isMatch(const CriteriaList& criteria, const CertificateFacts& certificate);

/** Judges a certificate by the period of its issuing service at a time (ETSI TS 119 615 §4.4.4 and §4.5.4).
 * `territory` is that of the list, for the reasons. */
[[nodiscard]] ServiceVerdict judgeByService(const TrustService& service, const QString& territory,
                                            const CertificateFacts& certificate, Timestamp at);

} // namespace ink::trust
