// Reasons used in app/workflow/drafts.
#if !defined(INK_REASONS_APP_WORKFLOW_DRAFTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_DRAFTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(serverKnowsNoRouting, "server_knows_no_routing", QT_TRANSLATE_NOOP("ink::Reason", "This server doesn't support groups, witnesses, recipients named by others, delays or scheduled sending."))
INK_REASON(documentClosed, "document_closed", QT_TRANSLATE_NOOP("ink::Reason", "The document was closed."))
INK_REASON(draftChangedElsewhere, "draft_changed_elsewhere", QT_TRANSLATE_NOOP("ink::Reason", "This draft was changed elsewhere after the last edit here."))
INK_REASON(filesNotChangeableYet, "files_not_changeable_yet", QT_TRANSLATE_NOOP("ink::Reason", "The files can be changed once the draft is saved on the service."))
INK_REASON(fileUnreadableBecause, "file_unreadable_because", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't be read: %2"), QString, QString)
INK_REASON(noDraftOpen, "no_draft_open", QT_TRANSLATE_NOOP("ink::Reason", "No draft is open."))
INK_REASON(draftHasNoSuchFile, "draft_has_no_such_file", QT_TRANSLATE_NOOP("ink::Reason", "The draft doesn't have this file."))
INK_REASON(accountOfDocumentNotOpen, "account_of_document_not_open", QT_TRANSLATE_NOOP("ink::Reason", "The account of this document isn't open."))
INK_REASON(serviceHasOtherFileOrder, "service_has_other_file_order", QT_TRANSLATE_NOOP("ink::Reason", "The service has the files in a different order."))
INK_REASON(draftChangedBySomebody, "draft_changed_by_somebody", QT_TRANSLATE_NOOP("ink::Reason", "Someone else changed this draft in the meantime."))
INK_REASON(documentAlreadySent, "document_already_sent", QT_TRANSLATE_NOOP("ink::Reason", "This document was sent in the meantime."))
INK_REASON(draftInTrash, "draft_in_trash", QT_TRANSLATE_NOOP("ink::Reason", "This draft is in the trash."))
INK_REASON(documentMaybeSent, "document_maybe_sent", QT_TRANSLATE_NOOP("ink::Reason", "No response from the service. The document may or may not have been sent."))
INK_REASON(serverSentNoDocument, "server_sent_no_document", QT_TRANSLATE_NOOP("ink::Reason", "The server didn't return the document."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
