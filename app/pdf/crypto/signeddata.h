#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>

namespace ink::pdf {

struct SigningAlgorithm;

/**
 * Puts a signature that was made with a key elsewhere (a card, a token, a server) into a CMS SignedData
 * without content (RFC 5652, in DER).
 *
 * `signedAttributes` is the DER of the SET OF attributes, exactly the bytes that the key signed. `chain` is
 * DER: the signer's certificate first, then its issuers. `signatureValue` is as the key returned it: for
 * ECDSA either DER or r‖s, as PKCS#11 has it. Crypto error if the signer's certificate can't be read or its
 * key didn't make the signature, so that a token that used another key is noticed.
 */
[[nodiscard]] Result<QByteArray> makeSignedData(const SigningAlgorithm& algorithm,
                                                const QByteArray& signedAttributes,
                                                const QList<QByteArray>& chain,
                                                const QByteArray& signatureValue);

/** The form of a signature value that belongs into a CMS, if the key of `certificate` (DER) made it over
 * `signedAttributes`; otherwise a Crypto error. */
[[nodiscard]] Result<QByteArray> checkedSignatureValue(const SigningAlgorithm& algorithm,
                                                       const QByteArray& signedAttributes,
                                                       const QByteArray& certificate,
                                                       const QByteArray& signatureValue);

/** The signature value in a CMS over these attributes, which must be the only signed ones of its only signer,
 * and `certificate` (DER) the signer's. Crypto error with the difference otherwise. */
[[nodiscard]] Result<QByteArray> signatureValueOf(const QByteArray& cms, const SigningAlgorithm& algorithm,
                                                  const QByteArray& signedAttributes,
                                                  const QByteArray& certificate);

} // namespace ink::pdf
