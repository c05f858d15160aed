#pragma once

#include <QList>

struct x509_st;

namespace ink::pdf {

/** The uses for which qualified certificates are issued (Regulation (EU) No 910/2014). */
enum class CertificateUse {
    Signature, ///< electronic signatures of natural persons
    Seal,      ///< electronic seals of legal persons
    Website    ///< website authentication
};

/** The claims of a certificate's QCStatements (RFC 3739 §3.2.6, ETSI EN 319 412-5 §4.2 and §4.3). */
struct QcStatements
{
    bool isQualified = false;   ///< QcCompliance
    bool isOnDevice = false;    ///< QcSSCD: the key is in a qualified device
    bool hasTypes = false;      ///< QcType is present, possibly with unknown values
    QList<CertificateUse> uses; ///< the known values of QcType, in order
    bool isMalformed = false;   ///< a part couldn't be read; the others are reported nevertheless
};

/** Reads the extension; no claims if it is missing. */
[[nodiscard]] QcStatements readQcStatements(const x509_st* certificate);

} // namespace ink::pdf
