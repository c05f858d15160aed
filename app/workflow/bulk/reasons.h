// Reasons used in app/workflow/bulk.
#if !defined(INK_REASONS_APP_WORKFLOW_BULK) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_BULK
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON_ENGLISH(sentencesTogether, "sentences_together", "%1 %2", Message, Message)
INK_REASON(cellShowsError, "cell_shows_error", QT_TRANSLATE_NOOP("ink::Reason", "The spreadsheet shows the error %1 in this cell."), QString)
INK_REASON(formulaHasNoResult, "formula_has_no_result", QT_TRANSLATE_NOOP("ink::Reason", "The formula in this cell has no stored result. Open the workbook in a spreadsheet program and save it."))
INK_REASON(rolesWithoutCallback, "roles_without_callback", QT_TRANSLATE_NOOP("ink::Reason", "This service supports several people per row only for documents without a callback address."))
INK_REASON(textsWithoutCallback, "texts_without_callback", QT_TRANSLATE_NOOP("ink::Reason", "This service supports a title or message for each row only for documents without a callback address."))
INK_REASON(buttonsWithoutNames, "buttons_without_names", QT_TRANSLATE_NOOP("ink::Reason", "This service requires different names for the radio buttons of a group when documents have a callback address."))
INK_REASON(accountOfBulkRunNotOpen, "account_of_bulk_run_not_open", QT_TRANSLATE_NOOP("ink::Reason", "The account of this bulk run isn't open."))
INK_REASON(dataFolderUnwritable, "data_folder_unwritable", QT_TRANSLATE_NOOP("ink::Reason", "Nothing can be written to Inkstone's data folder."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
