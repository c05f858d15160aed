// The database and the files in it.
#if !defined(INK_REASONS_STORAGE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_STORAGE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(noTemporaryFolder, "no_temporary_folder", QT_TRANSLATE_NOOP("ink::Reason", "A temporary folder can't be created."))
INK_REASON(storedFileUnreadable, "stored_file_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "A stored file can't be read."))
INK_REASON(diskRefusedFile, "disk_refused_file", QT_TRANSLATE_NOOP("ink::Reason", "A file could not be written to the disk."))
INK_REASON(cannotCreateFolder, "cannot_create_folder", QT_TRANSLATE_NOOP("ink::Reason", "The folder %1 can't be created."), QString)
INK_REASON(storedFileMissing, "stored_file_missing", QT_TRANSLATE_NOOP("ink::Reason", "A stored file is missing: %1"), QString)
INK_REASON(storedFileNotPutBack, "stored_file_not_put_back", QT_TRANSLATE_NOOP("ink::Reason", "A stored file couldn't be restored: %1"), QString)
INK_REASON(temporaryFileNotMade, "temporary_file_not_made", QT_TRANSLATE_NOOP("ink::Reason", "A temporary file can't be created."))
INK_REASON(temporaryFileUnwritable, "temporary_file_unwritable", QT_TRANSLATE_NOOP("ink::Reason", "A temporary file can't be written."))
INK_REASON(storedFileUnreadableBecause, "stored_file_unreadable_because", QT_TRANSLATE_NOOP("ink::Reason", "A stored file can't be read: %1"), QString)
INK_REASON(storedFileNotHashed, "stored_file_not_hashed", QT_TRANSLATE_NOOP("ink::Reason", "A file couldn't be hashed."))
INK_REASON(notSuchRow, "not_such_row", QT_TRANSLATE_NOOP("ink::Reason", "This row doesn't exist."))
INK_REASON(databaseRefusedPart, "database_refused_part", QT_TRANSLATE_NOOP("ink::Reason", "The database rejected part of this change."))
INK_REASON_ENGLISH(databaseAddressInvalid, "database_address_invalid", "The database address is invalid: %1.", Message)
INK_REASON_ENGLISH(portNumber, "port_number", "the port must be a number from 1 to 65535")
INK_REASON_ENGLISH(namesSeveralHosts, "names_several_hosts", "it names several hosts")
INK_REASON_ENGLISH(bracketNotClosed, "bracket_not_closed", "a bracket is not closed")
INK_REASON_ENGLISH(hostPortMalformed, "host_port_malformed", "a host or port is malformed")
INK_REASON_ENGLISH(unknownOption, "unknown_option", "“%1” is not a supported option", QString)
INK_REASON_ENGLISH(optionValueInvalid, "option_value_invalid", "the value of “%1” has a character that is not allowed", QString)
INK_REASON_ENGLISH(beginsPostgresql, "begins_postgresql", "it must begin with postgresql://")
INK_REASON_ENGLISH(optionNoValue, "option_no_value", "an option has no value")
INK_REASON_ENGLISH(namesNoDatabase, "names_no_database", "it names no database")
INK_REASON(diskFull, "disk_full", QT_TRANSLATE_NOOP("ink::Reason", "The disk is full. Free some space, then try again."))
INK_REASON(documentsChangedMeanwhile, "documents_changed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "The documents were changed in the meantime. Try again."))
INK_REASON(noSuchDocument, "no_such_document", QT_TRANSLATE_NOOP("ink::Reason", "This document doesn't exist."))
INK_REASON(documentChangedMeanwhile, "document_changed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "Somebody else changed the document in the meantime. Reload it."))
INK_REASON(documentDeletedForGood, "document_deleted_for_good", QT_TRANSLATE_NOOP("ink::Reason", "This document was permanently deleted."))
INK_REASON(folderNameTaken, "folder_name_taken", QT_TRANSLATE_NOOP("ink::Reason", "There is already a folder named “%1” here."), QString)
INK_REASON(nameTaken, "name_taken", QT_TRANSLATE_NOOP("ink::Reason", "This name is taken."))
INK_REASON(noSuchFolder, "no_such_folder", QT_TRANSLATE_NOOP("ink::Reason", "This folder doesn't exist."))
INK_REASON(parentFolderMissing, "parent_folder_missing", QT_TRANSLATE_NOOP("ink::Reason", "The parent folder doesn't exist."))
INK_REASON(noSuchParentFolder, "no_such_parent_folder", QT_TRANSLATE_NOOP("ink::Reason", "The target folder doesn't exist."))
INK_REASON(folderIntoItself, "folder_into_itself", QT_TRANSLATE_NOOP("ink::Reason", "A folder can't be moved into itself."))
INK_REASON(insideFolderItself, "inside_folder_itself", QT_TRANSLATE_NOOP("ink::Reason", "This is inside the folder itself."))
INK_REASON(requestTakenOver, "request_taken_over", QT_TRANSLATE_NOOP("ink::Reason", "Another instance has taken over this request. Try again."))
INK_REASON(databaseHoldsCodeVersionUnknown, "database_holds_code_version_unknown", QT_TRANSLATE_NOOP("ink::Reason", "The database contains a code that this version doesn't know: %1 is %2 where %3 is %4."), QString, QString, QString, QString)
INK_REASON(migrationMissingBuild, "migration_missing_build", QT_TRANSLATE_NOOP("ink::Reason", "A migration is missing from this build."))
INK_REASON_ENGLISH(databaseNotUtf8, "database_not_utf8", "The database must use the encoding UTF8. Create it again with that encoding.")
INK_REASON(dataFromNewerVersion, "data_from_newer_version", QT_TRANSLATE_NOOP("ink::Reason", "This data was written by a newer version of Inkstone. Update Inkstone to open it."))
INK_REASON(notSuchDelivery, "not_such_delivery", QT_TRANSLATE_NOOP("ink::Reason", "This delivery doesn't exist."))
INK_REASON_ENGLISH(instanceNumberTaken, "instance_number_taken", "Another instance uses the same number.")
INK_REASON(textHasNul, "text_has_nul", QT_TRANSLATE_NOOP("ink::Reason", "A text contains the character U+0000."))
INK_REASON(databaseGaveNoNumber, "database_gave_no_number", QT_TRANSLATE_NOOP("ink::Reason", "The database returned no number."))
INK_REASON(databaseBusy, "database_busy", QT_TRANSLATE_NOOP("ink::Reason", "The database is busy. Try again in a moment."))
INK_REASON(databaseConnectionBroke, "database_connection_broke", QT_TRANSLATE_NOOP("ink::Reason", "The connection to the database was lost. Try again."))
INK_REASON(cannotOpenDatabase, "cannot_open_database", QT_TRANSLATE_NOOP("ink::Reason", "The database %1 can't be opened: %2"), QString, QString)
INK_REASON(databaseRefused, "database_refused", QT_TRANSLATE_NOOP("ink::Reason", "The database rejected the request: %1"), QString)
INK_REASON(oneLikeAlready, "one_like_already", QT_TRANSLATE_NOOP("ink::Reason", "An entry like this already exists."))
INK_REASON(versionNotStored, "version_not_stored", QT_TRANSLATE_NOOP("ink::Reason", "The version couldn't be stored."))
INK_REASON(wordIndexDamaged, "word_index_damaged", QT_TRANSLATE_NOOP("ink::Reason", "The search index is damaged."))
INK_REASON(diskRefusedFileBecause, "disk_refused_file_because", QT_TRANSLATE_NOOP("ink::Reason", "A file couldn't be written to the disk: %1"), QString)
INK_REASON(storedFileShorter, "stored_file_shorter", QT_TRANSLATE_NOOP("ink::Reason", "A stored file is shorter than it should be."))
INK_REASON(reportUnwritable, "report_unwritable", QT_TRANSLATE_NOOP("ink::Reason", "The report couldn't be saved."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
