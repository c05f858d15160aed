// Reasons used in app/pdf/crypto.
#if !defined(INK_REASONS_APP_PDF_CRYPTO) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_CRYPTO
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(keyTooShortBits, "key_too_short_bits", QT_TRANSLATE_NOOP("ink::Reason", "The key is too short: %1 bits."), qint64)
INK_REASON(dsaWeak, "dsa_weak", QT_TRANSLATE_NOOP("ink::Reason", "DSA is no longer recommended."))
INK_REASON(digestWeak, "digest_weak", QT_TRANSLATE_NOOP("ink::Reason", "The digest algorithm %1 is no longer secure."), QString)
INK_REASON(pssParametersWeak, "pss_parameters_weak", QT_TRANSLATE_NOOP("ink::Reason", "The parameters of the RSA-PSS signature are weaker than its digest."))
INK_REASON(signedBytesChanged, "signed_bytes_changed", QT_TRANSLATE_NOOP("ink::Reason", "The signed bytes were changed. Their digest doesn't match the signed one."))
INK_REASON(signerCertificateMissing, "signer_certificate_missing", QT_TRANSLATE_NOOP("ink::Reason", "The signer's certificate is missing."))
INK_REASON(signedBytesDoNotMatch, "signed_bytes_do_not_match", QT_TRANSLATE_NOOP("ink::Reason", "The signed bytes do not match the signature."))
INK_REASON(digestAlgorithmUnknown, "digest_algorithm_unknown", QT_TRANSLATE_NOOP("ink::Reason", "The digest algorithm is unknown."))
INK_REASON(signatureNotByKey, "signature_not_by_key", QT_TRANSLATE_NOOP("ink::Reason", "The signature was not created with the signer's key."))
INK_REASON(signatureNamesOtherCertificate, "signature_names_other_certificate", QT_TRANSLATE_NOOP("ink::Reason", "The signature names a different certificate from the one it contains."))
INK_REASON(signatureNotCms, "signature_not_cms", QT_TRANSLATE_NOOP("ink::Reason", "The signature is not a CMS signature."))
INK_REASON(signatureWithoutSigner, "signature_without_signer", QT_TRANSLATE_NOOP("ink::Reason", "The signature has no signer."))
INK_REASON(signatureOverOtherContent, "signature_over_other_content", QT_TRANSLATE_NOOP("ink::Reason", "The signature covers a different type of content than it states."))
INK_REASON(signatureWithSeveralSigners, "signature_with_several_signers", QT_TRANSLATE_NOOP("ink::Reason", "The signature has more than one signer."))
INK_REASON(bytesHashedWithSha1, "bytes_hashed_with_sha1", QT_TRANSLATE_NOOP("ink::Reason", "The covered bytes are hashed with SHA-1, which is no longer secure."))
INK_REASON(notATimestamp, "not_a_timestamp", QT_TRANSLATE_NOOP("ink::Reason", "An entry marked as a time-stamp isn't a valid time-stamp."))
INK_REASON(timestampedBytesChanged, "timestamped_bytes_changed", QT_TRANSLATE_NOOP("ink::Reason", "The time-stamped bytes were changed. Their digest doesn't match the stamped one."))
INK_REASON(signatureUnreadable, "signature_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The signature or its certificate can't be read."))
INK_REASON(signerCertificateUnreadable, "signer_certificate_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The signer's certificate can't be read."))
INK_REASON(signatureByOtherCertificate, "signature_by_other_certificate", QT_TRANSLATE_NOOP("ink::Reason", "The signature was created with a different certificate from the one that was prepared."))
INK_REASON(signedAttributesDiffer, "signed_attributes_differ", QT_TRANSLATE_NOOP("ink::Reason", "The signature covers different data from the prepared document."))
INK_REASON_ENGLISH(signedAttributesUnreadable, "signed_attributes_unreadable", "The signed attributes are not a SET in DER.")
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
