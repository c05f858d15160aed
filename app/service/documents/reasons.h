// Reasons used in app/service/documents.
#if !defined(INK_REASONS_APP_SERVICE_DOCUMENTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_DOCUMENTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(folderNameLength, "folder_name_length", QT_TRANSLATE_NOOP("ink::Reason", "A folder name must have 1 to 255 characters."))
INK_REASON(noSuchFolderOfKind, "no_such_folder_of_kind", QT_TRANSLATE_NOOP("ink::Reason", "There is no folder of this type with this ID."))
INK_REASON(linkOpenedTooOften, "link_opened_too_often", QT_TRANSLATE_NOOP("ink::Reason", "This form has been opened too often in the last hour. Try again later."))
INK_REASON(signaturesDecidedBeforeSending, "signatures_decided_before_sending", QT_TRANSLATE_NOOP("ink::Reason", "Digital signatures for each signer can be turned on or off only before sending."))
INK_REASON(useDeletionForTrash, "use_deletion_for_trash", QT_TRANSLATE_NOOP("ink::Reason", "To move a document to the trash, delete it."))
INK_REASON(senderMaySendOrCancel, "sender_may_send_or_cancel", QT_TRANSLATE_NOOP("ink::Reason", "A sender can only send (52) or cancel (56) a document."))
INK_REASON(noFileInRequest, "no_file_in_request", QT_TRANSLATE_NOOP("ink::Reason", "The request contains no file."))
INK_REASON(documentHasNoSuchRecipient, "document_has_no_such_recipient", QT_TRANSLATE_NOOP("ink::Reason", "This document has no such recipient."))
INK_REASON(recipientNotInTurn, "recipient_not_in_turn", QT_TRANSLATE_NOOP("ink::Reason", "It isn't this recipient's turn."))
INK_REASON(correctedByOther, "corrected_by_other", QT_TRANSLATE_NOOP("ink::Reason", "This document is being corrected by %1. Try again when they have finished."), QString)
INK_REASON_ENGLISH(editorMissing, "editor_missing", "The header X-Inkstone-Editor must hold a random identifier of 1 to 64 characters.")
INK_REASON(remindedTooOften, "reminded_too_often", QT_TRANSLATE_NOOP("ink::Reason", "The last reminder was sent less than ten minutes ago. Try again later."))
INK_REASON(moveToTrashFirst, "move_to_trash_first", QT_TRANSLATE_NOOP("ink::Reason", "Move this document to the trash first."))
INK_REASON(newDocumentStatus, "new_document_status", QT_TRANSLATE_NOOP("ink::Reason", "A new document is a draft (51) or is sent (52)."))
INK_REASON(tooManyFiles, "too_many_files", QT_TRANSLATE_NOOP("ink::Reason", "Too many files."))
INK_REASON(documentNeedsFileToSend, "document_needs_file_to_send", QT_TRANSLATE_NOOP("ink::Reason", "A document needs at least one file before it can be sent."))
INK_REASON(fileChangedMeanwhile, "file_changed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "This file was changed in the meantime. Try again."))
INK_REASON(historyDeadlineChanged, "history_deadline_changed", QT_TRANSLATE_NOOP("ink::Reason", "From %1 to %2 days after sending"), qint64, qint64)
INK_REASON(documentHasTooManyFiles, "document_has_too_many_files", QT_TRANSLATE_NOOP("ink::Reason", "A document can have at most %1 files."), qint64)
INK_REASON(nameNeeded, "name_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter your name."))
INK_REASON(emailNeeded, "email_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter your email address."))
INK_REASON(recipientNotAbsent, "recipient_not_absent", QT_TRANSLATE_NOOP("ink::Reason", "The list of absences has no deputy for %1 today."), Message)
INK_REASON(answerNeeded, "answer_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter your answer."))
INK_REASON(answersTooMany, "answers_too_many", QT_TRANSLATE_NOOP("ink::Reason", "A question can have at most %1 answers."), qint64)
INK_REASON(questionUnknown, "question_unknown", QT_TRANSLATE_NOOP("ink::Reason", "The document has no such question."))
INK_REASON(noRowInRequest, "no_row_in_request", QT_TRANSLATE_NOOP("ink::Reason", "The request contains no row."))
INK_REASON(templateBusy, "template_busy", QT_TRANSLATE_NOOP("ink::Reason", "The template is being changed. Try again in a moment."))
INK_REASON(tooManyStartedFromAddress, "too_many_started_from_address", QT_TRANSLATE_NOOP("ink::Reason", "Too many documents were started from your IP address. Try again later."))
INK_REASON(noSuchTemplateLink, "no_such_template_link", QT_TRANSLATE_NOOP("ink::Reason", "This template link doesn't exist."))
INK_REASON(startingPaused, "starting_paused", QT_TRANSLATE_NOOP("ink::Reason", "New documents can't be started here at the moment. Ask %1."), QString)
INK_REASON(copiesOfCompletedOnly, "copies_of_completed_only", QT_TRANSLATE_NOOP("ink::Reason", "A signed copy can be sent once the document is completed."))
INK_REASON(copyNeedsAddress, "copy_needs_address", QT_TRANSLATE_NOOP("ink::Reason", "Enter at least one email address."))
INK_REASON(copiesTooMany, "copies_too_many", QT_TRANSLATE_NOOP("ink::Reason", "Signed copies can be sent to at most %1 addresses at once."), qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
