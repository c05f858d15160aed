// Reasons used in app/workflow/documents.
#if !defined(INK_REASONS_APP_WORKFLOW_DOCUMENTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_DOCUMENTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(serverTakesNoCorrections, "server_takes_no_corrections", QT_TRANSLATE_NOOP("ink::Reason", "This server can't correct a document after it was sent. Cancel it and send it again."))
INK_REASON(noSuchOpenRecipient, "no_such_open_recipient", QT_TRANSLATE_NOOP("ink::Reason", "No one with the address %1 still has to act on this document."), QString)
INK_REASON(stoppedBeforeTurn, "stopped_before_turn", QT_TRANSLATE_NOOP("ink::Reason", "Cancelled before it was sent."))
INK_REASON(anotherListingOpened, "another_listing_opened", QT_TRANSLATE_NOOP("ink::Reason", "Another listing was opened."))
INK_REASON(folderNeedsExport, "folder_needs_export", QT_TRANSLATE_NOOP("ink::Reason", "Choose a folder to export to."))
INK_REASON(nothingExportChosen, "nothing_export_chosen", QT_TRANSLATE_NOOP("ink::Reason", "Choose what to export."))
INK_REASON(unknownPlaceholder, "unknown_placeholder", QT_TRANSLATE_NOOP("ink::Reason", "The placeholder {%1} isn't supported. Supported placeholders: {%2}."), QString, QString)
INK_REASON(notFinishedYet, "not_finished_yet", QT_TRANSLATE_NOOP("ink::Reason", "The document isn't completed, so there is no signed file yet."))
INK_REASON(exportFolderNotMade, "export_folder_not_made", QT_TRANSLATE_NOOP("ink::Reason", "The folder %1 can't be created."), QString)
INK_REASON(tooManyFilesOfName, "too_many_files_of_name", QT_TRANSLATE_NOOP("ink::Reason", "There are too many files with this name."))
INK_REASON(noDocumentOfLink, "no_document_of_link", QT_TRANSLATE_NOOP("ink::Reason", "The document of this link isn't in this account. It may have been deleted, or it belongs to another account."))
INK_REASON(folderGone, "folder_gone", QT_TRANSLATE_NOOP("ink::Reason", "This folder no longer exists."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
