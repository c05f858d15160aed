// Reasons used in app/service/accounts.
#if !defined(INK_REASONS_APP_SERVICE_ACCOUNTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_ACCOUNTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(tooManyKeys, "too_many_keys", QT_TRANSLATE_NOOP("ink::Reason", "An account can have at most 100 keys. Revoke one that is no longer used."))
INK_REASON(keyEndNotInFuture, "key_end_not_in_future", QT_TRANSLATE_NOOP("ink::Reason", "The expiry date of the key must be in the future."))
INK_REASON(keyRightsExceeded, "key_rights_exceeded", QT_TRANSLATE_NOOP("ink::Reason", "A key can't give another key more rights than it has itself. Missing here: %1."), QString)
INK_REASON(keyRightsOutsideFolder, "key_rights_outside_folder", QT_TRANSLATE_NOOP("ink::Reason", "This API key is limited to a folder, so it can only create keys for that folder or one of its subfolders."))
INK_REASON(keyOutlivesItsMaker, "key_outlives_its_maker", QT_TRANSLATE_NOOP("ink::Reason", "This API key has an expiry date. Keys that it creates can't expire later."))
INK_REASON(keyNameReserved, "key_name_reserved", QT_TRANSLATE_NOOP("ink::Reason", "Names that start with “%1” are reserved. Enter another name."), QString)
INK_REASON(timeZoneUnknown, "time_zone_unknown", QT_TRANSLATE_NOOP("ink::Reason", "Unknown time zone."))
INK_REASON(timeZoneOfComputer, "time_zone_of_computer", QT_TRANSLATE_NOOP("ink::Reason", "The workspace uses the time zone of this computer, %1. Change it in the system's settings."), QString)
INK_REASON(limitNegative, "limit_negative", QT_TRANSLATE_NOOP("ink::Reason", "The limit can't be negative."))
INK_REASON(networksInvalid, "networks_invalid", QT_TRANSLATE_NOOP("ink::Reason", "Enter at most 100 IP addresses or networks such as 192.0.2.0/24."))
INK_REASON(daysOutOfRange, "days_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "Enter a number of days from 0 to 3650."))
INK_REASON(countOutOfRange, "count_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "Enter a number from 0 to 1000."))
INK_REASON(emailListInvalid, "email_list_invalid", QT_TRANSLATE_NOOP("ink::Reason", "Enter at most 50 email addresses."))
INK_REASON(keyHasExpired, "key_has_expired", QT_TRANSLATE_NOOP("ink::Reason", "This key has expired. Create a new key instead."))
INK_REASON(customFieldInUse, "custom_field_in_use", QT_TRANSLATE_NOOP("ink::Reason", "The custom field “%1” is in use (templates: %2, drafts: %3). Confirm that the fields based on it may change, or leave it as it is."), QString, qint64, qint64)
INK_REASON(tooManyAbsences, "too_many_absences", QT_TRANSLATE_NOOP("ink::Reason", "The list can hold at most %1 absences. Remove some that are over."), qint64)
INK_REASON(signerWordsLanguage, "signer_words_language", QT_TRANSLATE_NOOP("ink::Reason", "Each text must have a different language. Supported languages: %1."), QString)
INK_REASON(signerWordsTooLong, "signer_words_too_long", QT_TRANSLATE_NOOP("ink::Reason", "This text can have at most %1 characters."), qint64)
INK_REASON(signerWordsCharacters, "signer_words_characters", QT_TRANSLATE_NOOP("ink::Reason", "This text can't contain control characters."))
INK_REASON(signerWordsParagraph, "signer_words_paragraph", QT_TRANSLATE_NOOP("ink::Reason", "A consent text must be a single paragraph without line breaks."))
INK_REASON(returnAddressInvalid, "return_address_invalid", QT_TRANSLATE_NOOP("ink::Reason", "Return addresses must be full https addresses without a user name. At most %1 are allowed."), qint64)
INK_REASON(frameOriginInvalid, "frame_origin_invalid", QT_TRANSLATE_NOOP("ink::Reason", "“%1” isn't the address of a website. Enter https:// and the host, with the port if it isn't 443, such as https://app.example.com."), QString)
INK_REASON(tooManyFrameOrigins, "too_many_frame_origins", QT_TRANSLATE_NOOP("ink::Reason", "At most %1 websites can show the signing page."), qint64)
INK_REASON(returnAddressNotListed, "return_address_not_listed", QT_TRANSLATE_NOOP("ink::Reason", "This isn't one of the return addresses of the account."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
