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

/** Brings what stands at an address that a certificate names: a CRL when `ocspRequest` is empty, else the
 * answer to that request. Addresses come from certificates: the carrier decides where it may go. */
using ValidationSource = std::function<Result<QByteArray>(const QString& url, const QByteArray& ocspRequest)>;

/** The data for validating some certificates, for a document security store. All DER. */
struct ValidationData
{
    QList<QByteArray> certificates;
    QList<QByteArray> ocspResponses;
    QList<QByteArray> crls;
    Message missing;          ///< when something is not to be had; then it is not complete
    bool worthTrying = false; ///< something is missing that may be had later
};

/**
 * Follows each of `leaves` (DER) to its root through `pool` and `trust`, and asks for every certificate but
 * the roots whether it was revoked: OCSP first (RFC 6960, answers signed by the issuer or its delegate), then
 * CRLs (RFC 5280 §5), http addresses only. Answers are verified; one that says "revoked" counts as missing.
 * A chain that ends in what `trust` has needs nothing beyond it.
 */
[[nodiscard]] ValidationData collectValidationData(const QList<QByteArray>& leaves,
                                                   const QList<QByteArray>& pool, const TrustAnchors& trust,
                                                   const ValidationSource& source, Timestamp now);

} // namespace ink::pdf
