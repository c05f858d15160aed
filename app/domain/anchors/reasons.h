// Reasons used in app/domain/anchors.
#if !defined(INK_REASONS_APP_DOMAIN_ANCHORS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_ANCHORS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(multipleChoiceDropped, "multiple_choice_dropped", QT_TRANSLATE_NOOP("ink::Reason", "Multiple selection isn't imported. The field allows one choice."))
INK_REASON(choiceNeedsOptions, "choice_needs_options", QT_TRANSLATE_NOOP("ink::Reason", "A choice requires options, as in options=Yes,No."))
INK_REASON(acrobatChoiceNeedsOptions, "acrobat_choice_needs_options", QT_TRANSLATE_NOOP("ink::Reason", "A drop-down list requires options, as in dropdown(options=\"Yes,No\")."))
INK_REASON(bracketsWithoutOptions, "brackets_without_options", QT_TRANSLATE_NOOP("ink::Reason", "“%1” requires options, which an anchor in square brackets can't list. Use {{Name;type=select;options=Yes,No}}."), QString)
INK_REASON(rulePartNotImported, "rule_part_not_imported", QT_TRANSLATE_NOOP("ink::Reason", "“%1” isn't imported. Set the formula or condition in the field's properties."), QString)
INK_REASON(fieldTypeNotImported, "field_type_not_imported", QT_TRANSLATE_NOOP("ink::Reason", "Fields of the type “%1” aren't imported."), QString)
INK_REASON(noSuchAnchorType, "no_such_anchor_type", QT_TRANSLATE_NOOP("ink::Reason", "The type “%1” isn't supported."), QString)
INK_REASON(recipientNumberOutOfRange, "recipient_number_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "Recipients are numbered from 1 to 200."))
INK_REASON(choiceWithoutOptions, "choice_without_options", QT_TRANSLATE_NOOP("ink::Reason", "This choice has no options. It was imported as a text field."))
INK_REASON(linkNotFillable, "link_not_fillable", QT_TRANSLATE_NOOP("ink::Reason", "A link can't be filled in."))
INK_REASON(noSuchTextTagType, "no_such_text_tag_type", QT_TRANSLATE_NOOP("ink::Reason", "The type “%1” isn't supported. Supported types: sig, initial, text, check, date."), QString)
INK_REASON(signerNumberOutOfRange, "signer_number_out_of_range", QT_TRANSLATE_NOOP("ink::Reason", "Signers are numbered from 1 to 200."))
INK_REASON(textTagWithoutSigner, "text_tag_without_signer", QT_TRANSLATE_NOOP("ink::Reason", "It must name a signer, for example signer1."))
INK_REASON(groupCountDropped, "group_count_dropped", QT_TRANSLATE_NOOP("ink::Reason", "The number of boxes to check in this group isn't imported."))
INK_REASON(anchorWithoutNameAndType, "anchor_without_name_and_type", QT_TRANSLATE_NOOP("ink::Reason", "It has neither a name nor a type."))
INK_REASON(anchorNeedsRecipient, "anchor_needs_recipient", QT_TRANSLATE_NOOP("ink::Reason", "An anchor requires the number of the recipient, as in \\s1\\."))
INK_REASON(noSuchAnchorKind, "no_such_anchor_kind", QT_TRANSLATE_NOOP("ink::Reason", "This kind of anchor isn't supported. Supported kinds: s i d r c t mt n a."))
INK_REASON(radioAnchorNeedsGroup, "radio_anchor_needs_group", QT_TRANSLATE_NOOP("ink::Reason", "A radio button requires a group and a number within the group, as in \\r1_size_1\\."))
INK_REASON(onlyRadioButtonsHaveGroups, "only_radio_buttons_have_groups", QT_TRANSLATE_NOOP("ink::Reason", "Only radio buttons can have a group. Remove the group from this anchor."))
INK_REASON(anchorWithoutEnd, "anchor_without_end", QT_TRANSLATE_NOOP("ink::Reason", "This anchor doesn't end with a backslash."))
INK_REASON(anchorNameUndefined, "anchor_name_undefined", QT_TRANSLATE_NOOP("ink::Reason", "This name isn't defined in the file."))
INK_REASON(importedRecipient, "imported_recipient", QT_TRANSLATE_NOOP("ink::Reason", "recipient %1"), qint64)
INK_REASON(importedRole, "imported_role", QT_TRANSLATE_NOOP("ink::Reason", "“%1” (recipient %2)"), QString, qint64)
INK_REASON(importedForNonFiller, "imported_for_non_filler", QT_TRANSLATE_NOOP("ink::Reason", "It belongs to %1, who doesn't fill in fields."), Message)
INK_REASON(importedForNobody, "imported_for_nobody", QT_TRANSLATE_NOOP("ink::Reason", "It belongs to %1, who doesn't exist."), Message)
INK_REASON(importedForTooManyRecipients, "imported_for_too_many_recipients", QT_TRANSLATE_NOOP("ink::Reason", "It belongs to %1, but at most %2 recipients are allowed."), Message, qint64)
INK_REASON(importFault, "import_fault", QT_TRANSLATE_NOOP("ink::Reason", "Page %1, “%2”: %3"), qint64, QString, Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
