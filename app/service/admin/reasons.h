// Reasons used in app/service/admin.
#if !defined(INK_REASONS_APP_SERVICE_ADMIN) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_ADMIN
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON_ENGLISH(cannotMade, "cannot_made", "%1 cannot be created.", QString)
INK_REASON_ENGLISH(backupFolderExists, "backup_folder_exists", "%1 already exists. Name a folder that the backup can create.", QString)
INK_REASON_ENGLISH(notBackup, "not_backup", "%1 is not a backup.", QString)
INK_REASON_ENGLISH(documentsRemovedTooFast, "documents_removed_too_fast", "Documents are being removed faster than they can be copied. Try again.")
INK_REASON_ENGLISH(cannotBeDone, "cannot_be_done", "%1 cannot be %2.", QString, QString)
INK_REASON_ENGLISH(unreadableBackup, "unreadable_backup", "%1 cannot be read. It may not be a backup.", QString)
INK_REASON_ENGLISH(backupFileDamaged, "backup_file_damaged", "%1 is damaged or missing in this backup. Nothing was restored.", QString)
INK_REASON_ENGLISH(backupManifestDamaged, "backup_manifest_damaged", "The manifest of this backup is damaged.")
INK_REASON_ENGLISH(notABackupFolder, "not_a_backup_folder", "This folder is not an Inkstone backup.")
INK_REASON_ENGLISH(backupFromNewerVersion, "backup_from_newer_version", "This backup was made by a newer version of Inkstone. Update Inkstone.")
INK_REASON_ENGLISH(manifestBackupDamaged, "manifest_backup_damaged", "The manifest of this backup is damaged.")
INK_REASON_ENGLISH(restoredRowCountDiffers, "restored_row_count_differs", "The table %1 should have %2 rows, but has %3. Empty the database and try again.", QString, qint64, qint64)
INK_REASON_ENGLISH(backupFileChanged, "backup_file_changed", "A file of the backup changed while it was being read.")
INK_REASON_ENGLISH(restoreFolderNotEmpty, "restore_folder_not_empty", "%1 is not empty. A restore needs an empty folder.", QString)
INK_REASON_ENGLISH(restoreDatabaseNotEmpty, "restore_database_not_empty", "This database is already in use. A restore needs an empty one.")
INK_REASON_ENGLISH(cannotPutInto, "cannot_put_into", "%1 cannot be written to %2.", QString, QString)
INK_REASON_ENGLISH(pathNotRemoved, "path_not_removed", "%1 cannot be removed. Remove it by hand.", QString)
INK_REASON_ENGLISH(tableRefersToItself, "table_refers_to_itself", "The table %1 contains a circular reference. Run inkstoned check.", QString)
INK_REASON_ENGLISH(tablesReferToEachOther, "tables_refer_to_each_other", "The tables contain a circular reference.")
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
