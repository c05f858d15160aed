// Sealing, and signatures of signers in the files.
#if !defined(INK_REASONS_SEALING) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_SEALING
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(sealingInterrupted, "sealing_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Sealing was interrupted: %1"), QString)
INK_REASON(sealCertificateNotValidNow, "seal_certificate_not_valid_now", QT_TRANSLATE_NOOP("ink::Reason", "The seal certificate, “%1”, is not valid now."), QString)
INK_REASON(storingSealedInterrupted, "storing_sealed_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Storing a sealed document was interrupted: %1"), QString)
INK_REASON(sealedFileInvalid, "sealed_file_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The sealed file failed verification: %1"), Message)
INK_REASON(sealedFileOfOtherUpload, "sealed_file_of_other_upload", QT_TRANSLATE_NOOP("ink::Reason", "The sealed file doesn't begin with the uploaded file."))
INK_REASON(documentChangedWhileSealed, "document_changed_while_sealed", QT_TRANSLATE_NOOP("ink::Reason", "The document changed while it was being sealed."))
INK_REASON(raisedSealInvalid, "raised_seal_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The time-stamped file failed verification: %1"), Message)
INK_REASON(raisedSealOfOtherFile, "raised_seal_of_other_file", QT_TRANSLATE_NOOP("ink::Reason", "The time-stamped file doesn't begin with the delivered file."))
INK_REASON(filesChangedWhileRaised, "files_changed_while_raised", QT_TRANSLATE_NOOP("ink::Reason", "The files changed while they were being time-stamped."))
INK_REASON(storedValueDiffers, "stored_value_differs", QT_TRANSLATE_NOOP("ink::Reason", "The stored value isn't the one that was shown."))
INK_REASON(signedFilePageTakesNothing, "signed_file_page_takes_nothing", QT_TRANSLATE_NOOP("ink::Reason", "Nothing can be added to this page of a signed file."))
INK_REASON(tagOverSignedText, "tag_over_signed_text", QT_TRANSLATE_NOOP("ink::Reason", "This covers text of a file that is already signed. Move it to a blank area."))
INK_REASON(tagOutsideOpenField, "tag_outside_open_field", QT_TRANSLATE_NOOP("ink::Reason", "This file is certified so that only its form can be filled in. Place this on one of its form fields of the same type."))
INK_REASON(coversOthersFiles, "covers_others_files", QT_TRANSLATE_NOOP("ink::Reason", "This covers content that other people sign as well. Move it to a blank area."))
INK_REASON(earlierSignatureBroken, "earlier_signature_broken", QT_TRANSLATE_NOOP("ink::Reason", "An earlier signature (%1) would become invalid: %2"), QString, Message)
INK_REASON(sealBesideSignaturesInvalid, "seal_beside_signatures_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The seal next to the earlier signatures failed verification."))
INK_REASON(otherSignedMeanwhile, "other_signed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "Somebody else signed in the meantime."))
INK_REASON(documentChangedWhileSigned, "document_changed_while_signed", QT_TRANSLATE_NOOP("ink::Reason", "The document was changed while it was being signed."))
INK_REASON(signatureInvalid, "signature_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The signature of %1 failed verification: %2"), QString, Message)
INK_REASON_ENGLISH(timestampAuthorityFault, "timestamp_authority_fault", "Time-stamp authority “%1”: %2.", QString, QString)
INK_REASON(noAnswerJustNow, "no_answer_just_now", QT_TRANSLATE_NOOP("ink::Reason", "it didn't respond a moment ago"))
INK_REASON_ENGLISH(levelNeedsTimestampAuthority, "level_needs_timestamp_authority", "Level %1 requires a time-stamp authority.", QString)
INK_REASON_ENGLISH(tooManyTimestampAuthorities, "too_many_timestamp_authorities", "There are too many time-stamp authorities.")
INK_REASON(diskFullOrReadOnly, "disk_full_or_read_only", QT_TRANSLATE_NOOP("ink::Reason", "The disk is full or read-only."))
INK_REASON(sealKeyUnusable, "seal_key_unusable", QT_TRANSLATE_NOOP("ink::Reason", "The seal key can't be used."))
INK_REASON(sealKeyLocked, "seal_key_locked", QT_TRANSLATE_NOOP("ink::Reason", "The seal key is locked: its passphrase isn't available. Documents are sealed as soon as it is."))
INK_REASON(sealKeyPassphraseWrong, "seal_key_passphrase_wrong", QT_TRANSLATE_NOOP("ink::Reason", "This passphrase doesn't open the seal key."))
INK_REASON(beingSealed, "being_sealed", QT_TRANSLATE_NOOP("ink::Reason", "Being sealed"))
INK_REASON(sealingRetried, "sealing_retried", QT_TRANSLATE_NOOP("ink::Reason", "Being sealed, attempt %1: %2"), qint64, Message)
INK_REASON(sealBeingRaised, "seal_being_raised", QT_TRANSLATE_NOOP("ink::Reason", "Sealed at %1, waiting for %2: %3"), QString, QString, Message)
INK_REASON(signingInterrupted, "signing_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Signing was interrupted: %1"), QString)
INK_REASON(timestampingInterrupted, "timestamping_interrupted", QT_TRANSLATE_NOOP("ink::Reason", "Time-stamping was interrupted: %1"), QString)
INK_REASON(sealLevelOnly, "seal_level_only", QT_TRANSLATE_NOOP("ink::Reason", "level %1"), QString)
INK_REASON(sealLevelStamped, "seal_level_stamped", QT_TRANSLATE_NOOP("ink::Reason", "level %1, time-stamp by %2"), QString, QString)
INK_REASON(sealLevelWillRise, "seal_level_will_rise", QT_TRANSLATE_NOOP("ink::Reason", "%1; it will be raised to %2: %3"), Message, QString, Message)
INK_REASON(sealLevelStays, "seal_level_stays", QT_TRANSLATE_NOOP("ink::Reason", "%1; not %2: %3"), Message, QString, Message)
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
