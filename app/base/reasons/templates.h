// Templates, their links, their rows, and bulk runs.
#if !defined(INK_REASONS_TEMPLATES) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_TEMPLATES
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(bulkCallTooManyRows, "bulk_call_too_many_rows", QT_TRANSLATE_NOOP("ink::Reason", "A bulk request can have at most %1 rows."), qint64)
INK_REASON(templateWithoutSigner, "template_without_signer", QT_TRANSLATE_NOOP("ink::Reason", "This template has no signer."))
INK_REASON(templateLinkNotForBulk, "template_link_not_for_bulk", QT_TRANSLATE_NOOP("ink::Reason", "A template link can't be used for a bulk run."))
INK_REASON(documentIsNotTemplate, "document_is_not_template", QT_TRANSLATE_NOOP("ink::Reason", "This is a document, not a template."))
INK_REASON(anotherRowIsSame, "another_row_is_same", QT_TRANSLATE_NOOP("ink::Reason", "Another row is identical."))
INK_REASON(otherRowsAreSame, "other_rows_are_same", QT_TRANSLATE_NOOP("ink::Reason", "%1 other rows are identical."), qint64)
INK_REASON(anotherRowHasEmail, "another_row_has_email", QT_TRANSLATE_NOOP("ink::Reason", "Another row has the same email address."))
INK_REASON(anotherRowHasPeople, "another_row_has_people", QT_TRANSLATE_NOOP("ink::Reason", "Another row goes to the same people."))
INK_REASON(otherRowsHavePeople, "other_rows_have_people", QT_TRANSLATE_NOOP("ink::Reason", "%1 other rows go to the same people."), qint64)
INK_REASON(otherRowsHaveEmail, "other_rows_have_email", QT_TRANSLATE_NOOP("ink::Reason", "%1 other rows have the same email address."), qint64)
INK_REASON(namedFieldTakesTrueOrFalse, "named_field_takes_true_or_false", QT_TRANSLATE_NOOP("ink::Reason", "“%1” must be true or false."), QString)
INK_REASON(recipientNeedsName, "recipient_needs_name", QT_TRANSLATE_NOOP("ink::Reason", "Enter a name for the recipient."))
INK_REASON(recipientNeedsEmail, "recipient_needs_email", QT_TRANSLATE_NOOP("ink::Reason", "Enter an email address for the recipient."))
INK_REASON(notAnEmail, "not_an_email", QT_TRANSLATE_NOOP("ink::Reason", "“%1” is not an email address."), QString)
INK_REASON(needsValue, "needs_value", QT_TRANSLATE_NOOP("ink::Reason", "“%1” requires a value."), Message)
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
INK_REASON(folderOfDocuments, "folder_of_documents", QT_TRANSLATE_NOOP("ink::Reason", "This folder holds documents, not templates."))
INK_REASON(folderOfTemplates, "folder_of_templates", QT_TRANSLATE_NOOP("ink::Reason", "This folder holds templates, not documents."))
INK_REASON(templateInTrash, "template_in_trash", QT_TRANSLATE_NOOP("ink::Reason", "This template is in the trash. Restore it first."))
INK_REASON(linkClosed, "link_closed", QT_TRANSLATE_NOOP("ink::Reason", "This link is closed."))
INK_REASON(templateLinkNeedsOpenSigner, "template_link_needs_open_signer", QT_TRANSLATE_NOOP("ink::Reason", "A link template needs exactly one recipient with the role “Open signer”. Choose the role in the editor."))
INK_REASON(rowNamesTooMany, "row_names_too_many", QT_TRANSLATE_NOOP("ink::Reason", "A row names more people than the template has open roles (%1)."), qint64)
INK_REASON(templateHasFewerRoles, "template_has_fewer_roles", QT_TRANSLATE_NOOP("ink::Reason", "The template has only %1 roles."), qint64)
INK_REASON(roleNotTaken, "role_not_taken", QT_TRANSLATE_NOOP("ink::Reason", "Nobody is assigned to role %1 (%2). The template has %3 roles, and %4 people are given."), qint64, QString, qint64, qint64)
INK_REASON(noRowInRequest, "no_row_in_request", QT_TRANSLATE_NOOP("ink::Reason", "The request contains no row."))
INK_REASON(templateBusy, "template_busy", QT_TRANSLATE_NOOP("ink::Reason", "The template is being changed. Try again in a moment."))
INK_REASON(templateInTrashNotOpened, "template_in_trash_not_opened", QT_TRANSLATE_NOOP("ink::Reason", "A template in the trash can't be opened."))
INK_REASON(onlyDraftLinksAreOpened, "only_draft_links_are_opened", QT_TRANSLATE_NOOP("ink::Reason", "Only a draft can be opened; this template link is %1."), CodeWord)
INK_REASON(tooManyStartedFromAddress, "too_many_started_from_address", QT_TRANSLATE_NOOP("ink::Reason", "Too many documents were started from your IP address. Try again later."))
INK_REASON(noSuchTemplateLink, "no_such_template_link", QT_TRANSLATE_NOOP("ink::Reason", "This template link doesn't exist."))
INK_REASON(startingPaused, "starting_paused", QT_TRANSLATE_NOOP("ink::Reason", "New documents can't be started here at the moment. Ask %1."), QString)
INK_REASON(templateHasNoTagNamed, "template_has_no_tag_named", QT_TRANSLATE_NOOP("ink::Reason", "The template has no tag named “%1”."), QString)
INK_REASON(tagNameAmbiguous, "tag_name_ambiguous", QT_TRANSLATE_NOOP("ink::Reason", "“%1” could mean several tags: %2. Write the name exactly."), QString, QString)
INK_REASON(optionNameAmbiguous, "option_name_ambiguous", QT_TRANSLATE_NOOP("ink::Reason", "Several options are named “%1”. Use the ID of the one you mean."), QString)
INK_REASON(templateHasNoTagWithId, "template_has_no_tag_with_id", QT_TRANSLATE_NOOP("ink::Reason", "The template has no tag with the ID %1."), QString)
INK_REASON(valueGivenTwice, "value_given_twice", QT_TRANSLATE_NOOP("ink::Reason", "%1 appears more than once."), Message)
INK_REASON(fieldNotPrefillable, "field_not_prefillable", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't be prefilled."), Message)
INK_REASON(fieldTakesTrueOrFalse, "field_takes_true_or_false", QT_TRANSLATE_NOOP("ink::Reason", "%1 must be true or false."), Message)
INK_REASON(onlyOneChoice, "only_one_choice", QT_TRANSLATE_NOOP("ink::Reason", "Only one of %1 and %2 can be chosen."), Message, Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
