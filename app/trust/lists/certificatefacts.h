#pragma once

#include "app/base/clock.h"
#include "app/trust/lists/trustedlist.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace ink::trust {

/** The contents of a certificate that decide whether it is qualified. */
struct CertificateFacts
{
    Timestamp validFrom{};
    Timestamp validTo{};
    QHash<QString, bool> keyUsage;   ///< by X.509's names; empty = the extension is missing
    QSet<QString> policies;          ///< OIDs
    QSet<QString> purposes;          ///< extended key usages, OIDs
    QSet<QString> subjectAttributes; ///< OIDs
    // The statements of ETSI EN 319 412-5.
    bool claimsQualified = false;      ///< esi4-qcStatement-1, QcCompliance
    bool claimsDevice = false;         ///< esi4-qcStatement-4, QcSSCD
    QList<CertificateUse> claimedUses; ///< esi4-qcStatement-6, QcType
};

/** Reads a certificate from DER; nothing if it is malformed, or if an extension that is needed is. */
[[nodiscard]] std::optional<CertificateFacts> readCertificateFacts(const QByteArray& der);

/** Returns whether `issuer`'s key signed `certificate`, and `issuer`'s subject is `certificate`'s issuer.
 * Both DER. */
[[nodiscard]] bool isIssuedBy(const QByteArray& certificate, const QByteArray& issuer);

/** The names by which isIssuedBy() candidates are found: the DER of a certificate's subject and of its
 * issuer; empty if it is malformed. */
struct CertificateNames
{
    QByteArray subject;
    QByteArray issuer;
};
[[nodiscard]] CertificateNames namesOf(const QByteArray& der);

} // namespace ink::trust
