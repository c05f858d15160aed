// Reasons used in app/workflow/outbox.
#if !defined(INK_REASONS_APP_WORKFLOW_OUTBOX) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_OUTBOX
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(valuesChangedSinceSigned, "values_changed_since_signed", QT_TRANSLATE_NOOP("ink::Reason", "Values of the document were changed after this was signed offline. It has to be signed again."))
INK_REASON(offlineNotTaken, "offline_not_taken", QT_TRANSLATE_NOOP("ink::Reason", "This service doesn't accept signatures that were made offline. The document has to be signed again."))
INK_REASON(draftNotQueued, "draft_not_queued", QT_TRANSLATE_NOOP("ink::Reason", "This draft is no longer in the outbox."))
INK_REASON(draftAlreadyUnderWay, "draft_already_under_way", QT_TRANSLATE_NOOP("ink::Reason", "This draft is already being sent."))
INK_REASON(alreadyUnderWay, "already_under_way", QT_TRANSLATE_NOOP("ink::Reason", "This is already being sent."))
INK_REASON(fileOfDraftNotHere, "file_of_draft_not_here", QT_TRANSLATE_NOOP("ink::Reason", "A file of this draft is no longer on this computer."))
INK_REASON(documentNotInTrash, "document_not_in_trash", QT_TRANSLATE_NOOP("ink::Reason", "This document is no longer in the trash."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
