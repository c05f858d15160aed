// Reasons used in app/service/sealing.
#if !defined(INK_REASONS_APP_SERVICE_SEALING) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_SEALING
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(historySignatureAdded, "history_signature_added", QT_TRANSLATE_NOOP("ink::Reason", "%1: in every file, by %2, certificate SHA-256 %3"), Message, QString, QString)
INK_REASON(historySignatureStamped, "history_signature_stamped", QT_TRANSLATE_NOOP("ink::Reason", "%1: in every file, by %2, certificate SHA-256 %3, time-stamp by %4"), Message, QString, QString, QString)
INK_REASON(historySignedWithCertificate, "history_signed_with_certificate", QT_TRANSLATE_NOOP("ink::Reason", "%1: in every file, with the certificate of %2"), Message, Message)
INK_REASON(historyCertificate, "history_certificate", QT_TRANSLATE_NOOP("ink::Reason", "%1, issuer %2, serial number %3, SHA-256 %4"), QString, QString, QString, QString)
INK_REASON(historyTimestampedBy, "history_timestamped_by", QT_TRANSLATE_NOOP("ink::Reason", "%1, time-stamp by %2"), Message, QString)
INK_REASON(certificateOfOtherPerson, "certificate_of_other_person", QT_TRANSLATE_NOOP("ink::Reason", "This document must be signed with the certificate of “%2”, but this is the certificate of “%1”. Choose another certificate."), QString, QString)
INK_REASON(certificateNotQualified, "certificate_not_qualified", QT_TRANSLATE_NOOP("ink::Reason", "This document needs a qualified certificate for electronic signatures, and the certificate of “%1” isn't one. Choose another certificate."), QString)
INK_REASON(certificateOfOtherIssuer, "certificate_of_other_issuer", QT_TRANSLATE_NOOP("ink::Reason", "The certificate of “%1” was issued by “%2”. This document needs one issued by %3. Choose another certificate."), QString, QString, QString)
INK_REASON(certificateIssuerUntrusted, "certificate_issuer_untrusted", QT_TRANSLATE_NOOP("ink::Reason", "The certificate of “%1” was issued by “%2”, which this service doesn't trust. Choose another certificate, or ask the sender to accept this issuer."), QString, QString)
INK_REASON(earlierSignatureMissing, "earlier_signature_missing", QT_TRANSLATE_NOOP("ink::Reason", "The signature of %1 is still being added to the document. Try again in a moment."), QString)
INK_REASON(preparedFilesOutdated, "prepared_files_outdated", QT_TRANSLATE_NOOP("ink::Reason", "The document has changed since it was prepared for your signature. Prepare it again, check it and sign it again."))
INK_REASON(signatureOfFileMissing, "signature_of_file_missing", QT_TRANSLATE_NOOP("ink::Reason", "The signature for “%1” is missing."), QString)
INK_REASON_ENGLISH(signatureOfNoFile, "signature_of_no_file", "A signature doesn't belong to a prepared file, or a file has two.")
INK_REASON(historySealRaised, "history_seal_raised", QT_TRANSLATE_NOOP("ink::Reason", "From %1 to %2"), QString, QString)
INK_REASON(historySealRaisedBy, "history_seal_raised_by", QT_TRANSLATE_NOOP("ink::Reason", "From %1 to %2, time-stamp by %3"), QString, QString, QString)
INK_REASON(historySealReached, "history_seal_reached", QT_TRANSLATE_NOOP("ink::Reason", "At %1, the requested level"), QString)
INK_REASON(historySealStays, "history_seal_stays", QT_TRANSLATE_NOOP("ink::Reason", "At %1: %2"), QString, Message)
INK_REASON(sealingInterrupted, "sealing_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Sealing was interrupted: %1"), QString)
INK_REASON(sealCertificateNotValidNow, "seal_certificate_not_valid_now", QT_TRANSLATE_NOOP("ink::Reason", "The seal certificate “%1” has expired or isn't valid yet."), QString)
INK_REASON(storingSealedInterrupted, "storing_sealed_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Storing a sealed document was interrupted: %1"), QString)
INK_REASON(sealedFileInvalid, "sealed_file_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The sealed file failed verification: %1"), Message)
INK_REASON(sealedFileOfOtherUpload, "sealed_file_of_other_upload", QT_TRANSLATE_NOOP("ink::Reason", "The sealed file doesn't begin with the uploaded file."))
INK_REASON(documentChangedWhileSealed, "document_changed_while_sealed", QT_TRANSLATE_NOOP("ink::Reason", "The document changed while it was being sealed."))
INK_REASON(raisedSealInvalid, "raised_seal_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The time-stamped file failed verification: %1"), Message)
INK_REASON(raisedSealOfOtherFile, "raised_seal_of_other_file", QT_TRANSLATE_NOOP("ink::Reason", "The time-stamped file doesn't begin with the delivered file."))
INK_REASON(filesChangedWhileRaised, "files_changed_while_raised", QT_TRANSLATE_NOOP("ink::Reason", "The files changed while they were being time-stamped."))
INK_REASON(earlierSignatureBroken, "earlier_signature_broken", QT_TRANSLATE_NOOP("ink::Reason", "An earlier signature (%1) would become invalid: %2"), QString, Message)
INK_REASON(sealBesideSignaturesInvalid, "seal_beside_signatures_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The seal next to the earlier signatures failed verification."))
INK_REASON(otherSignedMeanwhile, "other_signed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "Someone else signed in the meantime."))
INK_REASON(documentChangedWhileSigned, "document_changed_while_signed", QT_TRANSLATE_NOOP("ink::Reason", "The document was changed while it was being signed."))
INK_REASON(signatureInvalid, "signature_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The signature of %1 failed verification: %2"), QString, Message)
INK_REASON(signingInterrupted, "signing_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Signing was interrupted: %1"), QString)
INK_REASON(timestampingInterrupted, "timestamping_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Time-stamping was interrupted: %1"), QString)
INK_REASON(sealLevelOnly, "seal_level_only", QT_TRANSLATE_NOOP("ink::Reason", "level %1"), QString)
INK_REASON(sealLevelStamped, "seal_level_stamped", QT_TRANSLATE_NOOP("ink::Reason", "level %1, time-stamp by %2"), QString, QString)
INK_REASON(sealLevelWillRise, "seal_level_will_rise", QT_TRANSLATE_NOOP("ink::Reason", "%1; it will be raised to %2: %3"), Message, QString, Message)
INK_REASON(sealLevelStays, "seal_level_stays", QT_TRANSLATE_NOOP("ink::Reason", "%1; level %2 was not reached: %3"), Message, QString, Message)
INK_REASON(sealedPageDiffers, "sealed_page_differs", QT_TRANSLATE_NOOP("ink::Reason", "Page %1 of “%2” looks different in the sealed file from what its signers were shown, so the document isn't completed."), qint64, QString)
INK_REASON(sealedPageNotCompared, "sealed_page_not_compared", QT_TRANSLATE_NOOP("ink::Reason", "Page %1 of “%2” couldn't be compared with what its signers were shown: %3"), qint64, QString, Message)
INK_REASON(historySealedUncompared, "history_sealed_uncompared", QT_TRANSLATE_NOOP("ink::Reason", "%1. These pages can't be rendered, so they weren't compared with what the signers were shown: %2"), Message, QString)
INK_REASON(historySealedWithoutFiles, "history_sealed_without_files", QT_TRANSLATE_NOOP("ink::Reason", "%1. Nothing is attached to “%2”, because PDF/A-%3 doesn't allow that; the certificate has the history"), Message, QString, qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
