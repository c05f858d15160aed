#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/base/result.h"
#include "app/pdf/seal/timestamp.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>

namespace ink::pdf {

/** Fetches data from an address in a certificate: a CRL if `ocspRequest` is empty, else the response to that
 * request. Addresses come from certificates, so the implementation must restrict them. */
using ValidationSource = std::function<Result<QByteArray>(const QString& url, const QByteArray& ocspRequest)>;

/** The data for validating some certificates, for a document security store. All DER. */
struct ValidationData
{
    QList<QByteArray> certificates;
    QList<QByteArray> ocspResponses;
    QList<QByteArray> crls;
    Message missingReason;    ///< set if something is unavailable: the data is then incomplete
    bool isRetryable = false; ///< missing data may become available later
};

/** Follows each of `leaves` (DER) to its root through `pool` and `trust`, and checks the revocation of every
 * certificate except the roots: OCSP first (RFC 6960, responses signed by the issuer or its delegate), then
 * CRLs (RFC 5280 §5), http addresses only. Responses are verified; "revoked" counts as missing. A chain ends
 * at the first certificate in `trust`. */
[[nodiscard]] ValidationData collectValidationData(const QList<QByteArray>& leaves,
                                                   const QList<QByteArray>& pool, const TrustAnchors& trust,
                                                   const ValidationSource& source, Timestamp now);

} // namespace ink::pdf
