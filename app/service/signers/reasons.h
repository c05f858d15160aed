// Reasons used in app/service/signers.
#if !defined(INK_REASONS_APP_SERVICE_SIGNERS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_SIGNERS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(filesChangedTooOften, "files_changed_too_often", QT_TRANSLATE_NOOP("ink::Reason", "The files of this document were changed too often. Ask the sender for a new document."))
INK_REASON(tooMuchUploaded, "too_much_uploaded", QT_TRANSLATE_NOOP("ink::Reason", "The upload limit has been reached. Try again later."))
INK_REASON(paperOnlySigners, "paper_only_signers", QT_TRANSLATE_NOOP("ink::Reason", "Only the signature of a single signer can be recorded from paper."))
INK_REASON(historyFileAttached, "history_file_attached", QT_TRANSLATE_NOOP("ink::Reason", "SHA-256 %1, %2 bytes, “%3”: %4"), QString, qint64, QString, QString)
INK_REASON(historyFileDetached, "history_file_detached", QT_TRANSLATE_NOOP("ink::Reason", "“%1”: %2"), QString, QString)
INK_REASON(historyCodesLocked, "history_codes_locked", QT_TRANSLATE_NOOP("ink::Reason", "%1: %2 wrong codes, locked for %3 minutes"), Message, qint64, qint64)
INK_REASON(historyNamed, "history_named", QT_TRANSLATE_NOOP("ink::Reason", "%1, step %2"), Message, qint64)
INK_REASON(noCodeByMailNeeded, "no_code_by_mail_needed", QT_TRANSLATE_NOOP("ink::Reason", "No code by email is required."))
INK_REASON(mailNotAvailable, "mail_not_available", QT_TRANSLATE_NOOP("ink::Reason", "This service can't send email at the moment. Ask the sender for help."))
INK_REASON(valuesTooLongToDraw, "values_too_long_to_draw", QT_TRANSLATE_NOOP("ink::Reason", "These values are too long to be rendered together. Request fewer of them."))
INK_REASON(senderDeletedDocument, "sender_deleted_document", QT_TRANSLATE_NOOP("ink::Reason", "The sender deleted this document."))
INK_REASON(consentTextChanged, "consent_text_changed", QT_TRANSLATE_NOOP("ink::Reason", "The consent text has changed. Read it again, then agree and finish."))
INK_REASON(otherHostedSignerInTurn, "other_hosted_signer_in_turn", QT_TRANSLATE_NOOP("ink::Reason", "It's now %1's turn. Reload the page."), QString)
INK_REASON(inPersonOnlyBySender, "in_person_only_by_sender", QT_TRANSLATE_NOOP("ink::Reason", "Only the sender's account can host in-person signing."))
INK_REASON(offlineOnlyInPerson, "offline_only_in_person", QT_TRANSLATE_NOOP("ink::Reason", "Only in-person signatures can be submitted later."))
INK_REASON_ENGLISH(offlineNeedsFiles, "offline_needs_files", "List the SHA-256 of every file that was shown to the signer.")
INK_REASON(certificateNeeded, "certificate_needed", QT_TRANSLATE_NOOP("ink::Reason", "You need a certificate of your own to sign this document. Open it in Inkstone on a computer with your card, token or certificate file."))
INK_REASON(certificateNotUsedHere, "certificate_not_used_here", QT_TRANSLATE_NOOP("ink::Reason", "This document isn't set up for signatures with your own certificate. Sign it without one, or ask the sender."))
INK_REASON(nothingPrepared, "nothing_prepared", QT_TRANSLATE_NOOP("ink::Reason", "Nothing is prepared for your signature. Prepare the document, then sign it."))
INK_REASON(preparedExpired, "prepared_expired", QT_TRANSLATE_NOOP("ink::Reason", "The prepared document has expired. Prepare it again, check it and sign it again."))
INK_REASON_ENGLISH(valuesArePrepared, "values_are_prepared", "The values were already prepared and signed. Send none with the signature.")
INK_REASON(paperNotWithCertificate, "paper_not_with_certificate", QT_TRANSLATE_NOOP("ink::Reason", "This recipient must sign with a certificate of their own, not on paper. Change the requirement first."))
INK_REASON(signedInFuture, "signed_in_future", QT_TRANSLATE_NOOP("ink::Reason", "The device states that this was signed at %1 (UTC), which is in the future. Check the clock of the device."), QString)
INK_REASON(signedBeforeTurn, "signed_before_turn", QT_TRANSLATE_NOOP("ink::Reason", "The device states that this was signed at %1 (UTC), before the document was opened for signing. Check the clock of the device."), QString)
INK_REASON(filesChangedSinceSigned, "files_changed_since_signed", QT_TRANSLATE_NOOP("ink::Reason", "The files of the document were changed after this was signed offline. It has to be signed again."))
INK_REASON(declineReasonNeeded, "decline_reason_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter a reason of 1 to 2000 characters."))
INK_REASON(pagesNotShownNow, "pages_not_shown_now", QT_TRANSLATE_NOOP("ink::Reason", "The pages can't be shown at the moment."))
INK_REASON(documentNotDownloadable, "document_not_downloadable", QT_TRANSLATE_NOOP("ink::Reason", "This document can't be downloaded at the moment."))
INK_REASON(notYourTurn, "not_your_turn", QT_TRANSLATE_NOOP("ink::Reason", "It isn't your turn yet. Someone else signs first."))
INK_REASON(invitedToReadOnly, "invited_to_read_only", QT_TRANSLATE_NOOP("ink::Reason", "You are invited to read this document; there is nothing to sign."))
INK_REASON(youHaveFinished, "you_have_finished", QT_TRANSLATE_NOOP("ink::Reason", "You have finished. Thank you."))
INK_REASON(youDeclined, "you_declined", QT_TRANSLATE_NOOP("ink::Reason", "You declined to sign."))
INK_REASON(everybodyHasSigned, "everybody_has_signed", QT_TRANSLATE_NOOP("ink::Reason", "Everyone has signed. The document is complete."))
INK_REASON(recipientDeclined, "recipient_declined", QT_TRANSLATE_NOOP("ink::Reason", "A recipient declined, so this document can no longer be signed."))
INK_REASON(senderCancelledDocument, "sender_cancelled_document", QT_TRANSLATE_NOOP("ink::Reason", "The sender cancelled this document."))
INK_REASON(othersHaveActed, "others_have_acted", QT_TRANSLATE_NOOP("ink::Reason", "Others have already done this; you don't need to do anything."))
INK_REASON(linkReplaced, "link_replaced", QT_TRANSLATE_NOOP("ink::Reason", "This invitation was changed or passed on to another person. This link is no longer valid."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
