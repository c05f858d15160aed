// Reasons used in app/store/documents.
#if !defined(INK_REASONS_APP_STORE_DOCUMENTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_DOCUMENTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(noSuchDocument, "no_such_document", QT_TRANSLATE_NOOP("ink::Reason", "This document doesn't exist."))
INK_REASON(documentChangedMeanwhile, "document_changed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "Someone else changed the document in the meantime. Reload it."))
INK_REASON(documentDeletedForGood, "document_deleted_for_good", QT_TRANSLATE_NOOP("ink::Reason", "This document was permanently deleted."))
INK_REASON(folderNameTaken, "folder_name_taken", QT_TRANSLATE_NOOP("ink::Reason", "There is already a folder named “%1” here."), QString)
INK_REASON(nameTaken, "name_taken", QT_TRANSLATE_NOOP("ink::Reason", "This name is already in use."))
INK_REASON(parentFolderMissing, "parent_folder_missing", QT_TRANSLATE_NOOP("ink::Reason", "The parent folder doesn't exist."))
INK_REASON(noSuchParentFolder, "no_such_parent_folder", QT_TRANSLATE_NOOP("ink::Reason", "The target folder doesn't exist."))
INK_REASON(folderIntoItself, "folder_into_itself", QT_TRANSLATE_NOOP("ink::Reason", "A folder can't be moved into itself."))
INK_REASON(insideFolderItself, "inside_folder_itself", QT_TRANSLATE_NOOP("ink::Reason", "The parent folder is inside this folder."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
