// Reasons used in app/store/journals.
#if !defined(INK_REASONS_APP_STORE_JOURNALS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_JOURNALS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(versionNotStored, "version_not_stored", QT_TRANSLATE_NOOP("ink::Reason", "The version couldn't be stored."))
INK_REASON(bulkRunInUse, "bulk_run_in_use", QT_TRANSLATE_NOOP("ink::Reason", "Another window or program is working on this bulk run."))
INK_REASON(noSuchBulkRun, "no_such_bulk_run", QT_TRANSLATE_NOOP("ink::Reason", "This bulk run doesn't exist."))
INK_REASON(stackDocumentNotOpen, "stack_document_not_open", QT_TRANSLATE_NOOP("ink::Reason", "This document is already being signed, or it isn't the one that was shown to you. Refresh the list."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
