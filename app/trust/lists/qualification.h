#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"

#include <QString>

#include <optional>

namespace ink::trust {

/** The legal status of a signature according to trusted lists (ETSI TS 119 615 §4.6, Regulation (EU) No
 * 910/2014). */
enum class QualifiedStatus {
    QualifiedSignature, ///< QESig: qualified certificate for signatures, key in a qualified device
    QualifiedSeal,      ///< QESeal
    SignatureWithQualifiedCertificate, ///< AdESig-QC: without a qualified device
    SealWithQualifiedCertificate,      ///< AdESeal-QC
    NotQualified,
    Indeterminate ///< the lists don't suffice or contradict each other
};

/** The status of a certificate at a point in time according to the trusted lists. */
struct CertificateQualification
{
    QualifiedStatus status = QualifiedStatus::Indeterminate;
    Timestamp at{}; ///< the time for which this is so
    Message reason; ///< why it isn't a qualified signature or seal; empty if it is
    Message doubt;  ///< a condition that could not be checked; empty = none
    // The service that issued the certificate; empty if none is listed.
    QString service;
    QString provider;
    QString territory;
    // The list with that service.
    qint64 listSequence = 0;
    Timestamp listIssued{};
    std::optional<Timestamp> listNextUpdate;
};

/** The name of a status on the wire and the command line, as in ETSI TS 119 615: `QESig`, `AdESeal-QC` … */
[[nodiscard]] QString qualifiedStatusName(QualifiedStatus status);
/** The status as text for people. */
[[nodiscard]] Message qualifiedStatusText(QualifiedStatus status);

} // namespace ink::trust
