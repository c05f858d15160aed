// Accounts: keys, settings, folders, limits, callbacks.
#if !defined(INK_REASONS_ACCOUNT) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_ACCOUNT
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(keyNeedsName, "key_needs_name", QT_TRANSLATE_NOOP("ink::Reason", "Enter a name for the key."))
INK_REASON(alreadyAccountAddress, "already_account_address", QT_TRANSLATE_NOOP("ink::Reason", "There is already an account for this address."))
INK_REASON(spendLimitReached, "spend_limit_reached", QT_TRANSLATE_NOOP("ink::Reason", "Sending this would exceed the account's spending limit. Raise the limit in the account settings."))
INK_REASON(noSuchKey, "no_such_key", QT_TRANSLATE_NOOP("ink::Reason", "This key doesn't exist."))
INK_REASON(sessionEnded, "session_ended", QT_TRANSLATE_NOOP("ink::Reason", "The session has ended. Sign in again."))
INK_REASON(tooManyKeys, "too_many_keys", QT_TRANSLATE_NOOP("ink::Reason", "An account can have at most 100 keys. Revoke one that is no longer used."))
INK_REASON(keyEndNotInFuture, "key_end_not_in_future", QT_TRANSLATE_NOOP("ink::Reason", "The expiry date of the key must be in the future."))
INK_REASON(nameTooLong, "name_too_long", QT_TRANSLATE_NOOP("ink::Reason", "A name can have at most 255 characters."))
INK_REASON(languageTagInvalid, "language_tag_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The language must be a tag such as en or fr."))
INK_REASON(timeZoneUnknown, "time_zone_unknown", QT_TRANSLATE_NOOP("ink::Reason", "Unknown time zone."))
INK_REASON(timeZoneOfComputer, "time_zone_of_computer", QT_TRANSLATE_NOOP("ink::Reason", "The workspace uses the time zone of this computer, %1. Change it in the system's settings."), QString)
INK_REASON(dateFormatIncomplete, "date_format_incomplete", QT_TRANSLATE_NOOP("ink::Reason", "The date format must contain day, month and year, such as yyyy-MM-dd or d MMMM yyyy."))
INK_REASON(deadlineOutOfRange, "deadline_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "The deadline must be between 1 and 3650 days."))
INK_REASON(callbackAddressNotWhole, "callback_address_not_whole", QT_TRANSLATE_NOOP("ink::Reason", "The callback address must be a complete http or https address."))
INK_REASON(limitNegative, "limit_negative", QT_TRANSLATE_NOOP("ink::Reason", "The limit can't be negative."))
INK_REASON(networksInvalid, "networks_invalid", QT_TRANSLATE_NOOP("ink::Reason", "Enter at most 100 IP addresses or networks such as 192.0.2.0/24."))
INK_REASON(daysOutOfRange, "days_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "Enter a number of days from 0 to 3650."))
INK_REASON(countOutOfRange, "count_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "Enter a number from 0 to 1000."))
INK_REASON(emailListInvalid, "email_list_invalid", QT_TRANSLATE_NOOP("ink::Reason", "Enter at most 50 email addresses."))
INK_REASON(folderNameLength, "folder_name_length", QT_TRANSLATE_NOOP("ink::Reason", "A folder name must have 1 to 255 characters."))
INK_REASON(noSuchFolderOfKind, "no_such_folder_of_kind", QT_TRANSLATE_NOOP("ink::Reason", "There is no folder of this type with this ID."))
INK_REASON(documentHasNoSuchDelivery, "document_has_no_such_delivery", QT_TRANSLATE_NOOP("ink::Reason", "This document has no delivery with this ID."))
INK_REASON(callbackHostNotPlain, "callback_host_not_plain", QT_TRANSLATE_NOOP("ink::Reason", "The host of the callback address must be a host name or a dotted IPv4 address."))
INK_REASON(callbackHostInvalid, "callback_host_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The callback address has no valid host name."))
INK_REASON(callbackWithCredentials, "callback_with_credentials", QT_TRANSLATE_NOOP("ink::Reason", "The callback address must not contain a user name or a password."))
INK_REASON(callbackIpv6Invalid, "callback_ipv6_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The callback address has no valid IPv6 address."))
INK_REASON(callbackPortInvalid, "callback_port_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The callback address has no valid port."))
INK_REASON(callbackAddressTooLong, "callback_address_too_long", QT_TRANSLATE_NOOP("ink::Reason", "The callback address has more than 2048 characters."))
INK_REASON(callbackAddressHasSpaces, "callback_address_has_spaces", QT_TRANSLATE_NOOP("ink::Reason", "The callback address must not contain spaces, backslashes or control characters."))
INK_REASON(callbackAddressHasFragment, "callback_address_has_fragment", QT_TRANSLATE_NOOP("ink::Reason", "The callback address must not contain “#”: what follows it is never sent."))
INK_REASON(keyScopesNotSupported, "key_scopes_not_supported", QT_TRANSLATE_NOOP("ink::Reason", "Keys have no scopes in this version: each has all rights of its account. Leave “scopes” out."))
INK_REASON(keyHasExpired, "key_has_expired", QT_TRANSLATE_NOOP("ink::Reason", "This key has expired. Create a new key instead."))
INK_REASON(callbackAddressReserved, "callback_address_reserved", QT_TRANSLATE_NOOP("ink::Reason", "The callback address is in a reserved network."))
INK_REASON(linkOpenedTooOften, "link_opened_too_often", QT_TRANSLATE_NOOP("ink::Reason", "This form has been opened too often in the last hour. Try again later."))
INK_REASON(accountFullStorage, "account_full_storage", QT_TRANSLATE_NOOP("ink::Reason", "This account is full: its files can take up %1. Delete documents permanently, or ask the operator for more."), ByteCount)
INK_REASON(accountFullDocuments, "account_full_documents", QT_TRANSLATE_NOOP("ink::Reason", "This account is full: it can hold %1 documents, including templates and the trash. Delete documents permanently, or ask the operator for more."), qint64)
INK_REASON(tooManyCorrections, "too_many_corrections", QT_TRANSLATE_NOOP("ink::Reason", "Other people's fields were corrected too often in this document. Finish your part, or ask the sender for a new document."))
INK_REASON(linkHourlyLimitOutOfRange, "link_hourly_limit_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "The hourly limit must be between 0 and 100000 documents."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
