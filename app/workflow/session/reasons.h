// Reasons used in app/workflow/session.
#if !defined(INK_REASONS_APP_WORKFLOW_SESSION) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_SESSION
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(otherAccountOpened, "other_account_opened", QT_TRANSLATE_NOOP("ink::Reason", "Another account was opened."))
INK_REASON(noAccountOpen, "no_account_open", QT_TRANSLATE_NOOP("ink::Reason", "No account is open."))
INK_REASON(keyNotStored, "key_not_stored", QT_TRANSLATE_NOOP("ink::Reason", "The key of this account is not stored here. Connect again."))
INK_REASON(addressNeeded, "address_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter an address."))
INK_REASON(notAnAddress, "not_an_address", QT_TRANSLATE_NOOP("ink::Reason", "This isn't a valid address."))
INK_REASON(addressWithCredentials, "address_with_credentials", QT_TRANSLATE_NOOP("ink::Reason", "The address must not contain a user name or password."))
INK_REASON(addressWithoutHttps, "address_without_https", QT_TRANSLATE_NOOP("ink::Reason", "The address must start with https://."))
INK_REASON(addressNotSecure, "address_not_secure", QT_TRANSLATE_NOOP("ink::Reason", "The address must start with https://. Otherwise others could read your data."))
INK_REASON(keyOfOtherAccount, "key_of_other_account", QT_TRANSLATE_NOOP("ink::Reason", "This key belongs to another account."))
INK_REASON(localKeyNotRotatable, "local_key_not_rotatable", QT_TRANSLATE_NOOP("ink::Reason", "Inkstone creates a new key for the workspace each time it starts, so this key can't be renewed."))
INK_REASON(keychainNotStoring, "keychain_not_storing", QT_TRANSLATE_NOOP("ink::Reason", "The keychain can't store keys at the moment. A new key would be lost when Inkstone closes."))
INK_REASON(keyInUseNotListed, "key_in_use_not_listed", QT_TRANSLATE_NOOP("ink::Reason", "The service doesn't list the key in use."))
INK_REASON(newKeyMissing, "new_key_missing", QT_TRANSLATE_NOOP("ink::Reason", "The service created a key but didn't return it."))
INK_REASON(keychainReturnedOtherKey, "keychain_returned_other_key", QT_TRANSLATE_NOOP("ink::Reason", "The keychain returned a different key from the one that was stored."))
INK_REASON(signatureNeedsNameAndPicture, "signature_needs_name_and_picture", QT_TRANSLATE_NOOP("ink::Reason", "Enter a name and add a picture of the signature."))
INK_REASON(signatureNotStored, "signature_not_stored", QT_TRANSLATE_NOOP("ink::Reason", "The signature could not be stored on this computer."))
INK_REASON(signatureNotRemoved, "signature_not_removed", QT_TRANSLATE_NOOP("ink::Reason", "The signature could not be removed."))
INK_REASON(serverSetByAdministrator, "server_set_by_administrator", QT_TRANSLATE_NOOP("ink::Reason", "Your administrator has set the service to %1. You can't connect to another one."), QString)
INK_REASON(localServiceNotAllowed, "local_service_not_allowed", QT_TRANSLATE_NOOP("ink::Reason", "Your administrator doesn't allow the service on this computer. Connect to your team's service."))
INK_REASON(keysNotKept, "keys_not_kept", QT_TRANSLATE_NOOP("ink::Reason", "Your administrator doesn't allow API keys to be stored on this computer."))
INK_REASON(listIncomplete, "list_incomplete", QT_TRANSLATE_NOOP("ink::Reason", "The list changed while it was read, and some documents are missing. Try again."))
INK_REASON(serverTakesNoData, "server_takes_no_data", QT_TRANSLATE_NOOP("ink::Reason", "This service doesn't support document data. Remove the data, then try again."))
INK_REASON(serverHasNoCustomFields, "server_has_no_custom_fields", QT_TRANSLATE_NOOP("ink::Reason", "This service doesn't support custom fields."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
