// Reasons used in app/workflow/signing.
#if !defined(INK_REASONS_APP_WORKFLOW_SIGNING) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_SIGNING
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(signDayChanged, "sign_day_changed", QT_TRANSLATE_NOOP("ink::Reason", "The date of signing has changed since this document was opened. Close the document, open it again to see today's date, and sign."))
INK_REASON(anotherDocumentOpened, "another_document_opened", QT_TRANSLATE_NOOP("ink::Reason", "Another document was opened."))
INK_REASON(recipientNotDocument, "recipient_not_document", QT_TRANSLATE_NOOP("ink::Reason", "This recipient isn't in the document."))
INK_REASON(stackNotShown, "stack_not_shown", QT_TRANSLATE_NOOP("ink::Reason", "Go through all pages of this document before you sign it."))
INK_REASON(stackNeedsInput, "stack_needs_input", QT_TRANSLATE_NOOP("ink::Reason", "This document needs more than your signature. Fill it in on its signing page."))
INK_REASON(stackNeedsCode, "stack_needs_code", QT_TRANSLATE_NOOP("ink::Reason", "This document requires a code. Open it on its signing page."))
INK_REASON(stackChanged, "stack_changed", QT_TRANSLATE_NOOP("ink::Reason", "This document changed after it was shown to you. Go through it again."))
INK_REASON(stackConsentMissing, "stack_consent_missing", QT_TRANSLATE_NOOP("ink::Reason", "You haven't agreed to the consent text of this document."))
INK_REASON(nothingToSign, "nothing_to_sign", QT_TRANSLATE_NOOP("ink::Reason", "There is nothing to sign."))
INK_REASON(fileStillUploading, "file_still_uploading", QT_TRANSLATE_NOOP("ink::Reason", "A file is still being uploaded."))
INK_REASON(nothingToReject, "nothing_to_reject", QT_TRANSLATE_NOOP("ink::Reason", "There is nothing to decline."))
INK_REASON(reasonNeeded, "reason_needed", QT_TRANSLATE_NOOP("ink::Reason", "Enter a reason."))
INK_REASON(filesNotStored, "files_not_stored", QT_TRANSLATE_NOOP("ink::Reason", "The files could not be stored on this computer."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
