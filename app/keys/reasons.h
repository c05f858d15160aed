// Reasons used in app/keys.
#if !defined(INK_REASONS_APP_KEYS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_KEYS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(keyHelperMissing, "key_helper_missing", QT_TRANSLATE_NOOP("ink::Reason", "The program inkstone-keys is missing or belongs to another version. Install Inkstone again."))
INK_REASON(keyModuleCrashed, "key_module_crashed", QT_TRANSLATE_NOOP("ink::Reason", "The software “%1” crashed (%2). Nothing was signed. Try again, and update the software if it happens again."), QString, QString)
INK_REASON(keyModuleHung, "key_module_hung", QT_TRANSLATE_NOOP("ink::Reason", "The software “%1” didn't respond (%2) and was stopped. Remove the card, insert it again, and try again."), QString, QString)
INK_REASON(keyAnswerInvalid, "key_answer_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The software “%1” returned an invalid result (%2). Nothing was signed. Update the software."), QString, QString)
INK_REASON(keySignatureWrong, "key_signature_wrong", QT_TRANSLATE_NOOP("ink::Reason", "The signature was not created with the key of this certificate, so it wasn't used. Choose another certificate, or contact the issuer of the card."))
INK_REASON(keyModuleMissing, "key_module_missing", QT_TRANSLATE_NOOP("ink::Reason", "The software “%1” isn't installed."), QString)
INK_REASON(keyModuleNotLoaded, "key_module_not_loaded", QT_TRANSLATE_NOOP("ink::Reason", "The software “%1” can't be loaded: %2"), QString, QString)
INK_REASON(keyModuleNotPkcs11, "key_module_not_pkcs11", QT_TRANSLATE_NOOP("ink::Reason", "“%1” isn't a PKCS#11 module."), QString)
INK_REASON(keyTokenGone, "key_token_gone", QT_TRANSLATE_NOOP("ink::Reason", "The card was removed or replaced. Insert the card again, then try again."))
INK_REASON(keyPinNeeded, "key_pin_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter the PIN."))
INK_REASON(keyPinIncorrect, "key_pin_incorrect", QT_TRANSLATE_NOOP("ink::Reason", "The PIN is incorrect. Check it, then try again."))
INK_REASON(keyPinIncorrectLow, "key_pin_incorrect_low", QT_TRANSLATE_NOOP("ink::Reason", "The PIN is incorrect. Few attempts are left before it is blocked."))
INK_REASON(keyPinIncorrectFinal, "key_pin_incorrect_final", QT_TRANSLATE_NOOP("ink::Reason", "The PIN is incorrect. One attempt is left; after another wrong PIN, it is blocked."))
INK_REASON(keyPinBlocked, "key_pin_blocked", QT_TRANSLATE_NOOP("ink::Reason", "The PIN is blocked. Unblock it with the PUK in the software of the card, or contact its issuer."))
INK_REASON(keyPinForm, "key_pin_form", QT_TRANSLATE_NOOP("ink::Reason", "The card doesn't accept a PIN of this length or with these characters. Check it, then try again. (%1)"), QString)
INK_REASON(keyPinExpired, "key_pin_expired", QT_TRANSLATE_NOOP("ink::Reason", "The PIN must be changed before the card can be used. Change it in the software of the card. (%1)"), QString)
INK_REASON(keyPinNotSet, "key_pin_not_set", QT_TRANSLATE_NOOP("ink::Reason", "The card has no PIN yet. Set one in the software of the card."))
INK_REASON(keyPinAgain, "key_pin_again", QT_TRANSLATE_NOOP("ink::Reason", "The card requires the PIN again."))
INK_REASON(keyRejected, "key_rejected", QT_TRANSLATE_NOOP("ink::Reason", "The signature was cancelled on the card reader. (%1)"), QString)
INK_REASON(keyTokenInUse, "key_token_in_use", QT_TRANSLATE_NOOP("ink::Reason", "Another program is using the card. Close it, then try again. (%1)"), QString)
INK_REASON(keyConnectionLost, "key_connection_lost", QT_TRANSLATE_NOOP("ink::Reason", "The connection to the card was lost. Insert the card again, then try again. (%1)"), QString)
INK_REASON(keyTokenNotRecognized, "key_token_not_recognized", QT_TRANSLATE_NOOP("ink::Reason", "The software “%1” doesn't support this card. Check that the card is inserted the right way, and install the software of its issuer."), QString)
INK_REASON(keyMayNotSign, "key_may_not_sign", QT_TRANSLATE_NOOP("ink::Reason", "The card doesn't allow this key to sign. Choose another certificate. (%1)"), QString)
INK_REASON(keyAlgorithmRefused, "key_algorithm_refused", QT_TRANSLATE_NOOP("ink::Reason", "The card doesn't support this signature algorithm. Choose another certificate. (%1)"), QString)
INK_REASON(keyTokenOutOfMemory, "key_token_out_of_memory", QT_TRANSLATE_NOOP("ink::Reason", "The card or its software has run out of memory. Close other programs that use the card, then try again. (%1)"), QString)
INK_REASON(keyTokenUsedUp, "key_token_used_up", QT_TRANSLATE_NOOP("ink::Reason", "The key has created as many signatures as it is allowed to. Contact the issuer of the card. (%1)"), QString)
INK_REASON(keyTokenDamaged, "key_token_damaged", QT_TRANSLATE_NOOP("ink::Reason", "The self-test of the card failed. The card may be damaged: contact its issuer. (%1)"), QString)
INK_REASON(keyModuleFault, "key_module_fault", QT_TRANSLATE_NOOP("ink::Reason", "The software “%1” isn't working correctly (%2). Update or reinstall it."), QString, QString)
INK_REASON(keyTokenFault, "key_token_fault", QT_TRANSLATE_NOOP("ink::Reason", "The card or the reader reported an error (%1). Remove the card, insert it again, and try again."), QString)
INK_REASON(keyPrivateKeyMissing, "key_private_key_missing", QT_TRANSLATE_NOOP("ink::Reason", "The private key of this certificate isn't on the card. Choose another certificate."))
INK_REASON(keyFileUnreadable, "key_file_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The certificate file can't be read. Check that it exists and that you may open it."))
INK_REASON(keyFileTooLarge, "key_file_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The file is too large for a certificate file."))
INK_REASON(pkcs12Invalid, "pkcs12_invalid", QT_TRANSLATE_NOOP("ink::Reason", "This isn't a valid certificate file (PKCS#12). Files end with .p12 or .pfx."))
INK_REASON(keyFileOutdated, "key_file_outdated", QT_TRANSLATE_NOOP("ink::Reason", "The certificate file is encrypted with an outdated algorithm (%1). Export it again with AES encryption."), QString)
INK_REASON(keyFileCostly, "key_file_costly", QT_TRANSLATE_NOOP("ink::Reason", "Opening the certificate file would take too long: it uses too many iterations. Export it again."))
INK_REASON(keyFilePasswordNeeded, "key_file_password_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter the password of the certificate file."))
INK_REASON(keyFilePasswordWrong, "key_file_password_wrong", QT_TRANSLATE_NOOP("ink::Reason", "The password of the certificate file is incorrect. Check it, then try again."))
INK_REASON(keyFileWithoutKey, "key_file_without_key", QT_TRANSLATE_NOOP("ink::Reason", "The certificate file has no private key, so it can't sign. Export the certificate together with its key."))
INK_REASON(keyNoCertificate, "key_no_certificate", QT_TRANSLATE_NOOP("ink::Reason", "This key has no certificate. Ask the issuer of the card to add it."))
INK_REASON(keyCertificateInvalid, "key_certificate_invalid", QT_TRANSLATE_NOOP("ink::Reason", "This certificate is damaged."))
INK_REASON(keyCertificateExpired, "key_certificate_expired", QT_TRANSLATE_NOOP("ink::Reason", "This certificate has expired. Renew it with its issuer."))
INK_REASON(keyCertificateNotYetValid, "key_certificate_not_yet_valid", QT_TRANSLATE_NOOP("ink::Reason", "This certificate isn't valid yet. Check the date of this computer."))
INK_REASON(keyForEncryptionOnly, "key_for_encryption_only", QT_TRANSLATE_NOOP("ink::Reason", "This certificate is for encryption only, not for signing."))
INK_REASON(keyUsageForbidsSigning, "key_usage_forbids_signing", QT_TRANSLATE_NOOP("ink::Reason", "The key usage of this certificate doesn't allow signing."))
INK_REASON(keyForOtherPurpose, "key_for_other_purpose", QT_TRANSLATE_NOOP("ink::Reason", "This certificate is for another purpose, such as signing in to websites, not for signing documents."))
INK_REASON(keyNotOfCertificate, "key_not_of_certificate", QT_TRANSLATE_NOOP("ink::Reason", "The private key on the card doesn't belong to this certificate. Contact the issuer of the card."))
INK_REASON(keyTypeUnsupported, "key_type_unsupported", QT_TRANSLATE_NOOP("ink::Reason", "The algorithm of this key isn't supported for signing documents."))
INK_REASON(keySmartCardServiceMissing, "key_smart_card_service_missing", QT_TRANSLATE_NOOP("ink::Reason", "The smart card service (pcscd) isn't running. Install the package pcscd, or start its service, then try again."))
INK_REASON(keySoftwareMissing, "key_software_missing", QT_TRANSLATE_NOOP("ink::Reason", "No card software was found. Install the software of the card's issuer, or OpenSC."))
INK_REASON(keyReaderMissing, "key_reader_missing", QT_TRANSLATE_NOOP("ink::Reason", "No card reader was found. Connect one, or install its driver."))
INK_REASON(keyCardMissing, "key_card_missing", QT_TRANSLATE_NOOP("ink::Reason", "No card is inserted. Insert the card, then try again."))
INK_REASON(keyTokenEmpty, "key_token_empty", QT_TRANSLATE_NOOP("ink::Reason", "The token in “%1” hasn't been set up. Set it up in the software of its issuer."), QString)
INK_REASON(keyTokenWithoutKeys, "key_token_without_keys", QT_TRANSLATE_NOOP("ink::Reason", "“%1” has no certificate. Ask its issuer to add one."), QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
