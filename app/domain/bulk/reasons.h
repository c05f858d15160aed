// Reasons used in app/domain/bulk.
#if !defined(INK_REASONS_APP_DOMAIN_BULK) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_BULK
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(rowHasSurplusCells, "row_has_surplus_cells", QT_TRANSLATE_NOOP("ink::Reason", "This row has more cells than the header. A value may contain the delimiter without quotation marks."))
INK_REASON(emailWithoutDomain, "email_without_domain", QT_TRANSLATE_NOOP("ink::Reason", "“%1” has no domain such as example.com after the @."), QString)
INK_REASON(templateWithoutSigner, "template_without_signer", QT_TRANSLATE_NOOP("ink::Reason", "This template has no signer."))
INK_REASON(templateLinkNotForBulk, "template_link_not_for_bulk", QT_TRANSLATE_NOOP("ink::Reason", "A template link can't be used for a bulk run."))
INK_REASON(anotherRowIsSame, "another_row_is_same", QT_TRANSLATE_NOOP("ink::Reason", "Another row is identical."))
INK_REASON(otherRowsAreSame, "other_rows_are_same", QT_TRANSLATE_NOOP("ink::Reason", "%1 other rows are identical."), qint64)
INK_REASON(anotherRowHasEmail, "another_row_has_email", QT_TRANSLATE_NOOP("ink::Reason", "Another row has the same email address."))
INK_REASON(anotherRowHasPeople, "another_row_has_people", QT_TRANSLATE_NOOP("ink::Reason", "Another row goes to the same people."))
INK_REASON(otherRowsHavePeople, "other_rows_have_people", QT_TRANSLATE_NOOP("ink::Reason", "%1 other rows go to the same people."), qint64)
INK_REASON(otherRowsHaveEmail, "other_rows_have_email", QT_TRANSLATE_NOOP("ink::Reason", "%1 other rows have the same email address."), qint64)
INK_REASON(namedFieldTakesTrueOrFalse, "named_field_takes_true_or_false", QT_TRANSLATE_NOOP("ink::Reason", "“%1” must be true or false."), QString)
INK_REASON(recipientNeedsName, "recipient_needs_name", QT_TRANSLATE_NOOP("ink::Reason", "Enter a name for the recipient."))
INK_REASON(recipientNeedsEmail, "recipient_needs_email", QT_TRANSLATE_NOOP("ink::Reason", "Enter an email address for the recipient."))
INK_REASON(leftToRecipient, "left_to_recipient", QT_TRANSLATE_NOOP("ink::Reason", "“%1” is empty. The recipient must fill it in."), QString)
INK_REASON(braceUnmatched, "brace_unmatched", QT_TRANSLATE_NOOP("ink::Reason", "Unmatched brace. Write a column as {Name}, and a brace as {{ or }}."))
INK_REASON(noColumnForPlaceholder, "no_column_for_placeholder", QT_TRANSLATE_NOOP("ink::Reason", "The file has no column “%1”."), QString)
INK_REASON(rowTitleEmpty, "row_title_empty", QT_TRANSLATE_NOOP("ink::Reason", "The document title is empty for this row."))
INK_REASON(rowMessageTooLong, "row_message_too_long", QT_TRANSLATE_NOOP("ink::Reason", "A message can have at most %1 characters."), qint64)
INK_REASON(roleNeedsName, "role_needs_name", QT_TRANSLATE_NOOP("ink::Reason", "“%1” requires a name."), Message)
INK_REASON(roleNeedsEmail, "role_needs_email", QT_TRANSLATE_NOOP("ink::Reason", "“%1” requires an email address."), Message)
INK_REASON(chooseEmailColumnFor, "choose_email_column_for", QT_TRANSLATE_NOOP("ink::Reason", "Choose the column that holds the email addresses for “%1”."), Message)
INK_REASON(chooseNameColumnFor, "choose_name_column_for", QT_TRANSLATE_NOOP("ink::Reason", "Choose the column that holds the names for “%1”."), Message)
INK_REASON(choosePhoneColumn, "choose_phone_column", QT_TRANSLATE_NOOP("ink::Reason", "Choose the column that holds the phone numbers for codes by SMS."))
INK_REASON(choosePhoneColumnFor, "choose_phone_column_for", QT_TRANSLATE_NOOP("ink::Reason", "Choose the column that holds the phone numbers for “%1”."), Message)
INK_REASON(chooseEmailColumn, "choose_email_column", QT_TRANSLATE_NOOP("ink::Reason", "Choose the column that holds the email addresses."))
INK_REASON(chooseNameColumn, "choose_name_column", QT_TRANSLATE_NOOP("ink::Reason", "Choose the column that holds the recipients' names."))
INK_REASON(chooseColumnFor, "choose_column_for", QT_TRANSLATE_NOOP("ink::Reason", "Choose the column for “%1”. The template requires it."), QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
